// Before the first paint, so that a theme chosen by hand does not flash in the other one.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem('rung.preferences') ?? '{}');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  } catch {
    // No storage, or not ours: the page follows the system.
  }
})();
