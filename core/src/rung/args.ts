import { JsonScanner } from './json-scanner.ts';
import type { JsonMember } from './json-value.ts';

/** What the text of a call's arguments is. All but `object` count as `{}`. */
export type ArgsForm = 'object' | 'empty' | 'null' | 'not-an-object' | 'not-json';

/** Up to this many members are looked through faster than they are put into a table. */
const FEW = 8;

/** The arguments of a call, read once. Nothing of them is parsed: members are places in the text. */
export class Args {
  readonly text: string;
  readonly form: ArgsForm;
  /** The members of the object in the order of the text, repeated keys included. */
  readonly members: readonly JsonMember[];
  private table: Map<string, JsonMember> | undefined;

  constructor(text: string, form: ArgsForm, members: readonly JsonMember[] = []) {
    this.text = text;
    this.form = form;
    this.members = members;
  }

  /** The member that counts for a key: the last one. */
  get(key: string): JsonMember | undefined {
    const { members } = this;
    if (members.length > FEW) {
      this.table ??= new Map(members.map((member) => [member.key, member]));
      return this.table.get(key);
    }
    let last: JsonMember | undefined;
    for (const member of members) if (member.key === key) last = member;
    return last;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  hasDoubledKey(): boolean {
    return new Set(this.members.map(({ key }) => key)).size < this.members.length;
  }
}

/** Args that are not even the lack of arguments. */
export function isMalformed({ form }: Args): boolean {
  return form === 'not-json' || form === 'not-an-object';
}

/** Reads the text of a call's arguments, whatever it is, in time linear in its length. */
export function readArgs(text: string): Args {
  const scanner = new JsonScanner(text);
  const kind = scanner.kind();
  if (kind === 'object') {
    const members = scanner.members();
    return members && scanner.end() ? new Args(text, 'object', members) : new Args(text, 'not-json');
  }
  if (scanner.offset === text.length) return new Args(text, 'empty');
  if (!scanner.value() || !scanner.end()) return new Args(text, 'not-json');
  return new Args(text, kind === 'null' ? 'null' : 'not-an-object');
}
