/** The ladder: rails and rungs are hairlines, one rung is heavy. */
export function Logo() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M5 1.5v17M15 1.5v17M5 5h10M5 10h10" stroke="var(--border-strong)" strokeWidth="1.5" />
      <path d="M2 15h16" stroke="var(--text)" strokeWidth="3" />
    </svg>
  );
}
