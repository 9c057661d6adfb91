import { actions } from '../state/store.ts';
import { Seg } from '../ui/Seg.tsx';
import { useListedAs } from './useListedAs.ts';

/** Kinds of call, or the single calls. */
export function ListingSwitch() {
  return (
    <Seg
      label="List"
      choices={[
        { value: 'groups', label: 'Groups', title: 'Calls of one tool with the same names and one outcome' },
        { value: 'calls', label: 'Calls', title: 'One line a call' },
      ]}
      chosen={useListedAs()}
      choose={actions.listAs}
    />
  );
}
