// INTERIM until core exports it.
export interface Candidate {
  readonly pointer: string;
  readonly sample: string;
}
export function fieldCandidates(text: string): {
  readonly tool: readonly Candidate[];
  readonly args: readonly Candidate[];
} {
  const tool = new Map<string, Candidate>();
  const args = new Map<string, Candidate>();
  for (const line of text.split('\n').slice(0, 50)) {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      continue;
    }
    walk(value, '', 0);
  }
  function walk(value: unknown, pointer: string, depth: number): void {
    if (pointer !== '') {
      const sample = JSON.stringify(value).slice(0, 60);
      if (typeof value === 'string' && !tool.has(pointer)) tool.set(pointer, { pointer, sample });
      if (
        (typeof value === 'object' && value !== null && !Array.isArray(value)) ||
        (typeof value === 'string' && value.startsWith('{'))
      )
        if (!args.has(pointer)) args.set(pointer, { pointer, sample });
    }
    if (depth < 4 && typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [key, inner] of Object.entries(value))
        walk(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1);
  }
  return { tool: [...tool.values()], args: [...args.values()] };
}
