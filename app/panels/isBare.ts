/** Whether a reading took objects that no format knows for arguments; `format` is what was recognised, in words. */
export function isBare(format: string | undefined): boolean {
  return format !== undefined && /^arguments\b/u.test(format);
}
