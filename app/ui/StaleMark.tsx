/** Marks what is shown from before the last edit, since a box is not read any more. */
export function StaleMark({ words }: { words: string }) {
  return (
    <span className="stale-mark" title={words}>
      <span className="hatch" />
      old
      <span className="vh">: {words}</span>
    </span>
  );
}
