import { CallsFilter } from './CallsFilter.tsx';
import { ExpectedCounters } from './ExpectedCounters.tsx';
import { ExpectMenu } from './ExpectMenu.tsx';
import { ListingSwitch } from './ListingSwitch.tsx';
import { SaveMenu } from './SaveMenu.tsx';

/** What is done with the list of calls: how it is shown, what is left out of it, and taken out of the page. */
export default function DockTools() {
  return (
    <>
      <ExpectedCounters />
      <ListingSwitch />
      <CallsFilter />
      <ExpectMenu />
      <SaveMenu />
    </>
  );
}
