import { type ComponentType, lazy } from 'react';

/** A part of the page whose code is fetched when it is first shown. */
export function onUse<Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => load().catch((): { readonly default: ComponentType<Props> } => ({ default: NotLoaded })));
}

/** A browser does not fetch a module again that has failed once; a new page does. */
export function reload(): void {
  location.reload();
}

/** Stands in the place of a part that did not come: the network is gone, or the page has a newer version. */
function NotLoaded() {
  return (
    <p className="strip">
      <span className="grow">This part of the page could not be loaded. Your work is kept.</span>
      <button type="button" className="btn line sm" onClick={reload}>
        Reload the page
      </button>
    </p>
  );
}
