const MB = 1024 * 1024;

/** Bytes as `41.6 MB`, small ones as `812 kB`. */
export function size(bytes: number): string {
  return bytes < MB / 10 ? `${kB(bytes)} kB` : `${mB(bytes)} MB`;
}

/** `26.4 of 41.6 MB`, both in the unit of the whole. */
export function sizeOf(done: number, whole: number): string {
  return whole < MB / 10 ? `${kB(done)} of ${kB(whole)} kB` : `${mB(done)} of ${mB(whole)} MB`;
}

function kB(bytes: number): string {
  return Math.ceil(bytes / 1024).toLocaleString('en');
}

function mB(bytes: number): string {
  return (bytes / MB).toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** `under a second left`, `about 12 seconds left`, `about 3 minutes left`. */
export function timeLeft(seconds: number): string {
  if (seconds < 1) return 'under a second left';
  const [n, unit] = seconds < 90 ? [Math.ceil(seconds), 'second'] : [Math.round(seconds / 60), 'minute'];
  return `about ${n.toLocaleString('en')} ${unit}${n === 1 ? '' : 's'} left`;
}

/** A count that is only about right, in two digits. */
export function about(n: number): string {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, n))) - 1);
  return (Math.round(n / step) * step).toLocaleString('en');
}
