import { isArray, isObject, type JsonObject, own } from './json-object.ts';
import { stepsOf } from './places.ts';
import { target } from './schemas-at.ts';

/** The references of one schema, where ajv resolves them in another way than JSON Schema says. */
export class Refs {
  private readonly root: JsonObject;
  /** How often each dynamic anchor is declared. */
  private readonly dynamic = new Map<string, number>();

  constructor(root: JsonObject) {
    this.root = root;
    const open: unknown[] = [root];
    while (open.length > 0) {
      const part = open.pop();
      if (isArray(part)) for (const item of part) open.push(item);
      if (!isObject(part)) continue;
      const anchor = own(part, '$dynamicAnchor');
      if (typeof anchor === 'string') this.dynamic.set(anchor, (this.dynamic.get(anchor) ?? 0) + 1);
      for (const value of Object.values(part)) open.push(value);
    }
  }

  /**
   * The keyword and the reference as ajv gets them right. It knows no anchor of the root, and takes a `$dynamicRef` for one
   * to the schema around it until it has met the anchor; with one anchor of the name it is an ordinary reference.
   */
  rewritten(keyword: string, ref: string): [string, string] {
    const anchor = ref.slice(1);
    const isDynamic = keyword === '$dynamicRef' && (this.dynamic.get(anchor) ?? 0) > 1;
    const anchors = [own(this.root, '$anchor'), own(this.root, '$dynamicAnchor')];
    const isRoot = ref.startsWith('#') && anchor !== '' && anchors.includes(anchor);
    return isDynamic ? [keyword, ref] : ['$ref', isRoot ? '#' : ref];
  }

  /** Whether a reference leads to a list or text, or to what every JavaScript object inherits; ajv takes both for schemas. */
  leadsToNoSchema(ref: string): boolean {
    if (ref in Object.prototype) return true;
    const hash = ref.indexOf('#');
    const fragment = hash === -1 ? '' : ref.slice(hash);
    const found = target(this.root, fragment);
    if (found === undefined) return stepsOf(fragment).some((step) => step in Object.prototype);
    return !isObject(found) && typeof found !== 'boolean';
  }
}
