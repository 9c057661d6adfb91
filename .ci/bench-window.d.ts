/** What the page's bench keeps in the page. */
interface Window {
  /** When the first verdict came, in milliseconds since the page was opened. */
  verdictAt: number;
  /** How long after the last key each verdict came. */
  verdicts: number[];
  /** How long each key waited for the page. */
  keyDelays: number[];
  current?: { readonly state: string | undefined; readonly calls: string };
}
