import { ExampleGrid } from './ExampleGrid.tsx';
import { Outcomes } from './Outcomes.tsx';

/** In the place of the verdict while there is nothing to decide. */
export default function StartHere() {
  return (
    <>
      <Outcomes />
      <ExampleGrid />
    </>
  );
}
