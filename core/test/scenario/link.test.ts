import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  decodeLink,
  encodeLink,
  fitsLink,
  LINK_LIMIT,
  readScenario,
  type Scenario,
  ScenarioError,
  writeScenario,
} from '../../src/index.ts';
import { anyScenario } from './any-scenario.ts';

const scenario: Scenario = {
  rung: 1,
  title: 'Déjà vu',
  tools: '{"convert":{"type":"object","properties":{"to":{"type":"string"}},"required":["to"]}}',
  calls: '{"tool":"convert","args":{"_positional":[9007199254740993, "\\u0041"]}}',
  aliases: { convert: { target: 'to' } },
};

function linkOf(text: string | Uint8Array): string {
  return `#v1.${deflateSync(text).toString('base64url')}z`;
}

describe('a link', () => {
  it('gives back the scenario it was made of, with a hash sign or without', async () => {
    const link = await encodeLink(scenario);
    expect(link).toMatch(/^#v1\.[\w-]+z$/);
    expect(await decodeLink(link)).toEqual({ kind: 'ok', scenario });
    expect(await decodeLink(link.slice(1))).toEqual({ kind: 'ok', scenario });
  });

  it('gives back any scenario', async () => {
    await fc.assert(
      fc.asyncProperty(anyScenario, async (any) => {
        const decoded = await decodeLink(await encodeLink(any));
        expect(decoded.kind === 'ok' && writeScenario(decoded.scenario)).toBe(writeScenario(any));
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it.each(['', '#', '#example=four-outcomes', 'example=', '# '])('%j is none', async (hash) => {
    expect(await decodeLink(hash)).toEqual({ kind: 'none' });
  });

  it.each([')', '.', '"', "'", ' ', '%20', '%22', '%22)', '").', '”', '%E2%80%9D', ',', '>', '%3E', '\n'])(
    'is read with %j behind it',
    async (rest) => {
      expect(await decodeLink((await encodeLink(scenario)) + rest)).toEqual({ kind: 'ok', scenario });
    },
  );
});

describe('a scenario that no link could give back', () => {
  /** As a program without types may call it. */
  const encode = (fields: object): Promise<string> => encodeLink({ ...scenario, ...fields });

  it.each([
    ['an alias that is no object', { aliases: { t: 5 } }, '`aliases/t` should be an object'],
    ['an alias to no name', { aliases: { t: { s: null } } }, '`aliases/t/s` should be a text'],
    ['aliases that are a number', { aliases: 5 }, '`aliases` should be an object'],
    ['aliases that are a list', { aliases: [['t', 's', 'p']] }, '`aliases` should be an object'],
    ['tools that are no text', { tools: [{ name: 't' }] }, '`tools` should be a text'],
    ['a synonym group of one text', { synonyms: ['path'] }, '`synonyms/0` should be a list'],
    ['synonyms that are a text', { synonyms: '' }, '`synonyms` should be a list'],
    ['an unknown profile', { profile: 'strict' }, '`profile` should be "fak" or "sound"'],
    ['an index between calls', { selected: 0.5 }, '`selected` should be a whole number from 0'],
    ['no expectations', { expect: 5 }, 'not plain data'],
    ['an expectation without a kind', { expect: [{}] }, '`expect/0` should be null or an object'],
    ['another version', { rung: 2 }, 'newer Rung'],
    ['an unknown key that holds no JSON', { unknown: { later: 'x y' } }, 'not JSON'],
    ['a number that JSON has not', { title: 1n }, 'not plain data'],
  ])('is refused: %s', async (_, fields, sentence) => {
    const refusal = await encode(fields).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ScenarioError);
    expect(String(refusal)).toContain(sentence);
  });

  it('what has nothing wrong is encoded, defaults left out or not', async () => {
    for (const fields of [{}, { aliases: {} }, { synonyms: [] }, { expect: [] }, { title: undefined }])
      expect(await encode(fields)).toMatch(/^#v1\..+z$/);
  });
});

describe('where the runtime has no streams that pack', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('a link is told to be unsupported, not damaged', async () => {
    const link = await encodeLink(scenario);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await decodeLink(link)).toEqual({ kind: 'rejected', reason: 'unsupported' });
    expect(await decodeLink(link.slice(0, -1))).toEqual({ kind: 'rejected', reason: 'cut' });
    expect(await decodeLink('#example=two-names')).toEqual({ kind: 'none' });
  });

  it('encoding is refused', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    await expect(encodeLink(scenario)).rejects.toThrow();
  });
});

describe('a link that is not understood', () => {
  const cases: [string, string, string][] = [
    ['without its end', '#v1.eJyrVip', 'cut'],
    ['with nothing but its beginning', '#v1.', 'cut'],
    ['cut in its beginning', '#v1', 'cut'],
    ['with nothing inside', '#v1.z', 'damaged'],
    ['with a character of another alphabet', '#v1.eJyrVi+z', 'damaged'],
    ['of an impossible length', '#v1.abcdez', 'damaged'],
    ['that is not deflated', `#v1.${Buffer.from('{"rung":1}').toString('base64url')}z`, 'damaged'],
    ['with bytes that are no UTF-8', linkOf(Uint8Array.of(0x7b, 0xff, 0x7d)), 'damaged'],
    ['of the next format', '#v2.abcz', 'newer'],
    ['of a far format', '#v10.abcz', 'newer'],
    ['of a newer document', linkOf('{"rung":2,"tools":{"new":"shape"}}'), 'newer'],
    ['of a document between versions', linkOf('{"rung":1.5}'), 'newer'],
    ['of another page', '#/settings', 'foreign'],
    ['of no format', '#v0.abcz', 'foreign'],
    ['with a stray percent sign', '#%zz', 'foreign'],
    ['that holds another JSON object', linkOf('{"hello":1}'), 'foreign'],
    ['that holds no JSON', linkOf('hello'), 'foreign'],
    ['with a field of the wrong type', linkOf('{"rung":1,"tools":[]}'), 'foreign'],
    ['with a byte order mark', linkOf('\uFEFF{"rung":1}'), 'foreign'],
    ['that inflates past the limit', linkOf(`{"rung":1,"calls":"${'x'.repeat(LINK_LIMIT)}"}`), 'too-large'],
  ];
  it.each(cases)('%s', async (_, link, reason) => {
    expect(await decodeLink(link)).toEqual({ kind: 'rejected', reason });
  });

  it('is rejected in linear time, whatever is repeated', async () => {
    for (const piece of [')', ' ', '%', '%29', 'v1.', '#'])
      expect((await decodeLink(`#x${piece.repeat(300_000)}x`)).kind).toBe('rejected');
  });
});

describe('damage', () => {
  it('is noticed, or harmless: every character flipped in each of its bits', async () => {
    const link = await encodeLink(scenario);
    for (let at = 0; at < link.length; at++)
      for (let bit = 0; bit < 7; bit++) {
        const flipped = String.fromCharCode(link.charCodeAt(at) ^ (1 << bit));
        const decoded = await decodeLink(link.slice(0, at) + flipped + link.slice(at + 1));
        if (decoded.kind === 'ok') expect(decoded.scenario).toEqual(scenario);
        else expect(decoded.kind).toBe('rejected');
      }
  });

  it('is noticed for every bit of what was deflated', async () => {
    const link = await encodeLink(scenario);
    const bytes = Buffer.from(link.slice(4, -1), 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const damaged = Buffer.from(bytes);
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const decoded = await decodeLink(`#v1.${damaged.toString('base64url')}z`);
      if (decoded.kind === 'ok') expect(decoded.scenario).toEqual(scenario);
      else expect(decoded).toEqual({ kind: 'rejected', reason: 'damaged' });
    }
  });

  it('by cutting is told as such: every beginning of a link', async () => {
    const link = await encodeLink(scenario);
    for (let length = 2; length < link.length; length++) {
      const beginning = link.slice(0, length);
      // A beginning that ends in the end letter by chance looks like a whole link; its checksum is wrong.
      const reason = length > 4 && beginning.endsWith('z') ? 'damaged' : 'cut';
      expect(await decodeLink(beginning)).toEqual({ kind: 'rejected', reason });
    }
  });

  it.each([' ', '+', '%20', '=', '\n'])('by putting %j into it is noticed', async (piece) => {
    const link = await encodeLink(scenario);
    const damaged = `${link.slice(0, 40)}${piece}${link.slice(40)}`;
    expect(await decodeLink(damaged)).toEqual({ kind: 'rejected', reason: 'damaged' });
  });

  it('never throws for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), fc.boolean(), async (text, ours) => {
        expect(['none', 'ok', 'rejected']).toContain((await decodeLink(ours ? `#v1.${text}z` : text)).kind);
      }),
      { seed: 12, numRuns: 2000 },
    );
  });
});

describe('a scenario over the limit', () => {
  it.each([
    [LINK_LIMIT - 50, true],
    [LINK_LIMIT + 1, false],
  ])('of %d characters fits: %s', async (length, fits) => {
    const large: Scenario = { rung: 1, tools: '', calls: 'x'.repeat(length) };
    expect(fitsLink(large)).toBe(fits);
    expect((await decodeLink(await encodeLink(large))).kind).toBe(fits ? 'ok' : 'rejected');
  });
});

interface Frozen {
  readonly name: string;
  readonly link: string;
  readonly document: string;
}
const frozen: readonly Frozen[] = JSON.parse(
  readFileSync(new URL('frozen-links.json', import.meta.url), 'utf8'),
);

describe('a link that was once made', () => {
  it.each(frozen)('still opens: $name', async ({ link, document }) => {
    const read = readScenario(document);
    expect(read.kind).toBe('ok');
    expect(await decodeLink(link)).toEqual(read);
  });
});
