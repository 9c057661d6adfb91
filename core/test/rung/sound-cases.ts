import { type Grammar, type Profile, Rung, type Verdict } from '../../src/index.ts';

/** The verdict of a profile, `sound` unless said otherwise. */
export function decide(known: Grammar | undefined, args: string, profile: Profile = 'sound'): Verdict {
  const rung = new Rung({ profile });
  if (known !== undefined) rung.add('t', known);
  return rung.adjudicate({ tool: 't', args });
}

/** The verdict in a few words: what passes why, the repaired args, or the cause with what is missing and still missing. */
export function decided(known: Grammar | undefined, args: string, profile: Profile = 'sound'): string {
  const verdict = decide(known, args, profile);
  switch (verdict.kind) {
    case 'DEFER':
      return verdict.because;
    case 'TRANSFORM':
      return `${verdict.repair} ${verdict.newArgs}`;
    case 'DENY':
      return `${verdict.cause} ${verdict.missing.join()} / ${verdict.stillMissing.join()}`;
  }
}

/** `a:string* b c:number*`: params in order with their types, `*` behind the required ones. */
export function grammar(params: string, aliases: Record<string, string> = {}, ordered = true): Grammar {
  return {
    params: params
      .split(' ')
      .filter((param) => param !== '')
      .map((param) => {
        const [name = '', type = ''] = param.replace('*', '').split(':');
        return { name, type, required: param.endsWith('*') };
      }),
    aliases,
    ...(ordered ? {} : { ordered: false }),
  };
}

export type Case = readonly [title: string, known: Grammar | undefined, args: string, expected: string];
