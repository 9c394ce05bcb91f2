import { popcount } from './bytes.ts';
import { arena } from './kernel/kernel.ts';

/** Documents of one segment: a sorted array when few, a bitmap when many. Immutable. */
export class DocSet {
  /** Documents of the segment. */
  readonly size: number;
  readonly count: number;
  readonly array: Uint32Array | undefined;
  readonly bits: Uint32Array | undefined;

  constructor(size: number, count: number, array: Uint32Array | undefined, bits: Uint32Array | undefined) {
    this.size = size;
    this.count = count;
    this.array = array;
    this.bits = bits;
  }

  static empty(size: number): DocSet {
    return new DocSet(size, 0, new Uint32Array(0), undefined);
  }

  static all(size: number): DocSet {
    const bits = new Uint32Array((size + 31) >> 5).fill(0xffffffff);
    if (size % 32) bits[bits.length - 1] = (1 << (size % 32)) - 1;
    return new DocSet(size, size, undefined, bits);
  }

  /** @param array Sorted, without duplicates. */
  static ofArray(size: number, array: Uint32Array): DocSet {
    if (array.length * 32 <= size || size < 64) return new DocSet(size, array.length, array, undefined);
    const bits = new Uint32Array((size + 31) >> 5);
    for (let i = 0; i < array.length; i++) {
      const doc = array[i]!;
      bits[doc >>> 5]! |= 1 << (doc & 31);
    }
    return new DocSet(size, array.length, undefined, bits);
  }

  static ofBits(size: number, bits: Uint32Array): DocSet {
    let count = 0;
    for (let i = 0; i < bits.length; i++) count += popcount(bits[i]!);
    return DocSet.#counted(size, count, bits);
  }

  static #counted(size: number, count: number, bits: Uint32Array): DocSet {
    if (count * 64 > size) return new DocSet(size, count, undefined, bits);
    const array = new Uint32Array(count);
    let n = 0;
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i]!; word !== 0; word &= word - 1) array[n++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
    return new DocSet(size, count, array, undefined);
  }

  /** Whether it is gone when the search ends. */
  get passing(): boolean {
    return arena.holds((this.array ?? this.bits)!);
  }

  /** Itself, or a copy that is there when the search has ended. */
  lasting(): DocSet {
    return this.passing ? new DocSet(this.size, this.count, arena.lasting(this.array), arena.lasting(this.bits)) : this;
  }

  /** Bytes held. */
  get bytes(): number {
    return (this.array ?? this.bits!).byteLength + 64;
  }

  has(doc: number): boolean {
    if (this.bits) return (this.bits[doc >>> 5]! & (1 << (doc & 31))) !== 0;
    const array = this.array!;
    let low = 0;
    let high = array.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (array[middle]! < doc) low = middle + 1;
      else if (array[middle]! > doc) high = middle - 1;
      else return true;
    }
    return false;
  }

  /** Whether a bitmap holds all the documents. */
  inside(bits: Uint32Array): boolean {
    if (this.bits) {
      const own = this.bits;
      for (let i = 0; i < own.length; i++) if ((own[i]! & ~bits[i]!) !== 0) return false;
      return true;
    }
    for (const doc of this.array!) if (!(bits[doc >>> 5]! & (1 << (doc & 31)))) return false;
    return true;
  }

  /** The documents in ascending order. */
  toArray(): Uint32Array {
    if (this.array) return this.array;
    const array = new Uint32Array(this.count);
    const bits = this.bits!;
    let n = 0;
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i]!; word !== 0; word &= word - 1) array[n++] = (i << 5) + 31 - Math.clz32(word & -word);
    }
    return array;
  }

  /** Visits the documents in ascending order. */
  each(visit: (doc: number) => void): void {
    if (this.array) {
      for (let i = 0; i < this.count; i++) visit(this.array[i]!);
      return;
    }
    const bits = this.bits!;
    for (let i = 0; i < bits.length; i++) {
      for (let word = bits[i]!; word !== 0; word &= word - 1) visit((i << 5) + 31 - Math.clz32(word & -word));
    }
  }

  /** A bitmap, shared if there is one: not to be written. */
  toBits(): Uint32Array {
    if (this.bits) return this.bits;
    const bits = new Uint32Array((this.size + 31) >> 5);
    const array = this.array!;
    for (let i = 0; i < array.length; i++) bits[array[i]! >>> 5]! |= 1 << (array[i]! & 31);
    return bits;
  }

  and(other: DocSet): DocSet {
    if (this.count === 0) return this;
    if (other.count === 0) return other;
    if (this.count === this.size) return other;
    if (other.count === other.size) return this;
    if (this.bits && other.bits) {
      const [a, b] = [this.bits, other.bits];
      const bits = new Uint32Array(a.length);
      let count = 0;
      for (let i = 0; i < bits.length; i++) {
        const word = a[i]! & b[i]!;
        bits[i] = word;
        count += popcount(word);
      }
      return DocSet.#counted(this.size, count, bits);
    }
    const [few, many] = this.array && (!other.array || this.count <= other.count) ? [this, other] : [other, this];
    const array = few.array!;
    const kept = new Uint32Array(array.length);
    let n = 0;
    if (many.bits) {
      const bits = many.bits;
      for (let i = 0; i < array.length; i++) {
        const doc = array[i]!;
        if (bits[doc >>> 5]! & (1 << (doc & 31))) kept[n++] = doc;
      }
    } else {
      n = intersect(array, many.array!, kept);
    }
    return new DocSet(this.size, n, kept.subarray(0, n), undefined);
  }

  andNot(other: DocSet): DocSet {
    if (this.count === 0 || other.count === 0) return this;
    if (this.array) {
      const array = this.array;
      const kept = new Uint32Array(array.length);
      let n = 0;
      if (other.bits) {
        for (let i = 0; i < array.length; i++) {
          const doc = array[i]!;
          if (!(other.bits[doc >>> 5]! & (1 << (doc & 31)))) kept[n++] = doc;
        }
      } else {
        const without = other.array!;
        let j = 0;
        for (let i = 0; i < array.length; i++) {
          const doc = array[i]!;
          while (j < without.length && without[j]! < doc) j++;
          if (without[j] !== doc) kept[n++] = doc;
        }
      }
      return new DocSet(this.size, n, kept.subarray(0, n), undefined);
    }
    if (other.bits) {
      const [a, b] = [this.bits!, other.bits];
      const bits = new Uint32Array(a.length);
      let count = 0;
      for (let i = 0; i < bits.length; i++) {
        const word = a[i]! & ~b[i]!;
        bits[i] = word;
        count += popcount(word);
      }
      return DocSet.#counted(this.size, count, bits);
    }
    const bits = this.bits!.slice();
    const without = other.array!;
    let count = this.count;
    for (let i = 0; i < without.length; i++) {
      const doc = without[i]!;
      const bit = 1 << (doc & 31);
      if (bits[doc >>> 5]! & bit) {
        bits[doc >>> 5]! &= ~bit;
        count--;
      }
    }
    return DocSet.#counted(this.size, count, bits);
  }

  not(): DocSet {
    return DocSet.all(this.size).andNot(this);
  }

  /** Union of sets of one segment. */
  static or(size: number, sets: readonly DocSet[]): DocSet {
    const some = sets.filter((set) => set.count > 0);
    if (some.length === 0) return DocSet.empty(size);
    if (some.length === 1) return some[0]!;
    const sum = some.reduce((n, set) => n + set.count, 0);
    if (sum * 32 <= size && some.every((set) => set.array)) {
      const joined = new Uint32Array(sum);
      let n = 0;
      for (const set of some) {
        joined.set(set.array!, n);
        n += set.count;
      }
      return new DocSet(size, ...dedupe(joined.sort()), undefined);
    }
    const bits = new Uint32Array((size + 31) >> 5);
    for (const set of some) {
      if (set.bits) for (let i = 0; i < bits.length; i++) bits[i]! |= set.bits[i]!;
      else {
        const array = set.array!;
        for (let i = 0; i < array.length; i++) bits[array[i]! >>> 5]! |= 1 << (array[i]! & 31);
      }
    }
    return DocSet.ofBits(size, bits);
  }
}

function dedupe(sorted: Uint32Array): [number, Uint32Array] {
  let n = 0;
  for (let i = 0; i < sorted.length; i++) if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[n++] = sorted[i]!;
  return [n, sorted.subarray(0, n)];
}

/** Sorted arrays, the shorter first: gallops through the longer. */
function intersect(few: Uint32Array, many: Uint32Array, into: Uint32Array): number {
  let n = 0;
  let j = 0;
  const last = many.length;
  const gallop = many.length > few.length * 8;
  for (let i = 0; i < few.length; i++) {
    const doc = few[i]!;
    if (gallop) {
      let step = 1;
      while (j + step < last && many[j + step]! < doc) {
        j += step;
        step *= 2;
      }
      let high = Math.min(j + step, last - 1);
      while (j < high) {
        const middle = (j + high) >> 1;
        if (many[middle]! < doc) j = middle + 1;
        else high = middle;
      }
      if (many[j]! < doc) break;
    } else {
      while (j < last && many[j]! < doc) j++;
      if (j === last) break;
    }
    if (many[j] === doc) into[n++] = doc;
  }
  return n;
}
