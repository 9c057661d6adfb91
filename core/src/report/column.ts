/** Numbers, one a call, in an array that grows. */
export class Column<Kind extends Uint32Array | Float64Array = Uint32Array> {
  readonly #make: (length: number) => Kind;
  #values: Kind;
  #length = 0;

  constructor(make: (length: number) => Kind) {
    this.#make = make;
    this.#values = make(1_024);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) {
      const grown = this.#make(this.#length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  at(index: number): number {
    const value = index < this.#length ? this.#values[index] : undefined;
    if (value === undefined) throw new RangeError(`No number ${index}`);
    return value;
  }

  /** Changes a number that is there. */
  set(index: number, value: number): void {
    if (index >= this.#length) throw new RangeError(`No number ${index}`);
    this.#values[index] = value;
  }

  /** The numbers themselves, until the next `push`; behind `length` of them stands nothing. */
  get values(): Kind {
    return this.#values;
  }
}
