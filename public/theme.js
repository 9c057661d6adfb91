// Before the first paint. Inside another page, that page chooses; without storage, the system does.
(() => {
  try {
    const query = new URLSearchParams(location.search);
    const { theme } = query.has('embed')
      ? { theme: query.get('theme') }
      : JSON.parse(localStorage.getItem('rung.preferences') ?? '{}');
    if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme;
  } catch {}
})();
