/** A colour of tokens.css as the browser computes it under the present theme, for example `rgb(20, 24, 26)`. */
export function tokenColor(name: `--${string}`): string {
  const probe = document.createElement('i');
  probe.style.color = `var(${name})`;
  document.documentElement.append(probe);
  const color = getComputedStyle(probe).color;
  probe.remove();
  return color;
}
