/** What the address of an embed asks for: `?embed=1&theme=dark&call=2#v1.…`. */
export interface Asked {
  readonly theme?: 'light' | 'dark';
  /** The call to show, from 1. */
  readonly call?: number;
}

/** A parameter that is not understood asks for nothing. */
export function askedIn(search: string): Asked {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  const call = /^[1-9]\d{0,8}$/.test(query.get('call') ?? '') ? Number(query.get('call')) : undefined;
  return {
    ...(theme === 'light' || theme === 'dark' ? { theme } : {}),
    ...(call === undefined ? {} : { call }),
  };
}

const OWN = new Set(['embed', 'theme', 'call']);

/** The address of the whole page with this hash; what else the address says is kept. */
export function wholePage({ pathname, search }: Pick<Location, 'pathname' | 'search'>, hash: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => !OWN.has(name));
  const query = new URLSearchParams(kept).toString();
  return `${pathname}${query === '' ? '' : `?${query}`}${hash}`;
}
