/** "1 name", "2 names", "63,412 names". */
export function number(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
}
