import { wordsOf } from '../format/postings-layout.ts';
import { arena, filledWords, kernel } from '../kernel/kernel.ts';

/** Sets of at least one document in so many are bitmaps. */
const MANY = 64;
/** Words of a bitmap that are copied in the time in which one is looked at out of order. */
const FEW = 16;
/** Lists so many times longer than the other are searched rather than put into a bitmap. */
const FAR = 16;
/** Where copies of what is not in the arena go (see `Arena.scratch`). */
const A = 0;
const B = 1;
const BITS = 2;

/** Documents of one segment: a sorted array when few, a bitmap when many. Immutable. */
export class DocSet {
  /** Documents of the segment. */
  readonly size: number;
  readonly count: number;
  #array: Uint32Array | undefined;
  readonly #bits: Uint32Array | undefined;
  /** The documents of a bitmap, once they have been listed. */
  #list: Uint32Array | undefined;
  /** Few documents in a bitmap of the arena: a list is made of them when somebody asks for more than their number. */
  readonly #unlisted: boolean;

  constructor(size: number, count: number, array: Uint32Array | undefined, bits: Uint32Array | undefined) {
    this.size = size;
    this.count = count;
    this.#array = array;
    this.#bits = bits;
    this.#unlisted = bits !== undefined && count * MANY <= size && arena.holds(bits);
  }

  /** A list, of few documents. */
  get array(): Uint32Array | undefined {
    if (this.#unlisted) this.#array ??= listOf(this.#bits!, this.count);
    return this.#array;
  }

  /** A bitmap, of many. */
  get bits(): Uint32Array | undefined {
    return this.#unlisted ? undefined : this.#bits;
  }

  static empty(size: number): DocSet {
    return new DocSet(size, 0, new Uint32Array(0), undefined);
  }

  static all(size: number): DocSet {
    const bits = filledWords(wordsOf(size), 0xff);
    if (size % 32) bits[bits.length - 1] = (1 << (size % 32)) - 1;
    return new DocSet(size, size, undefined, bits);
  }

  /** @param array Sorted, without duplicates. */
  static ofArray(size: number, array: Uint32Array): DocSet {
    if (array.length * 32 <= size || size < 64) return new DocSet(size, array.length, array, undefined);
    const bits = filledWords(wordsOf(size));
    kernel.listSet(arena.address(array, A), array.length, bits.byteOffset);
    return new DocSet(size, array.length, undefined, bits);
  }

  static ofBits(size: number, bits: Uint32Array): DocSet {
    const count = kernel.bitsCount(arena.address(bits, A), bits.length);
    const few = count * MANY <= size && !arena.holds(bits);
    return few ? new DocSet(size, count, listOf(bits, count), undefined) : new DocSet(size, count, undefined, bits);
  }

  /** Whether it is gone when the search ends. */
  get passing(): boolean {
    return arena.holds((this.#array ?? this.#bits)!);
  }

  /** Itself, or a copy that is there when the search has ended. */
  lasting(): DocSet {
    return this.passing ? new DocSet(this.size, this.count, arena.lasting(this.array), arena.lasting(this.bits)) : this;
  }

  /** Bytes held. */
  get bytes(): number {
    return (this.bits ? this.bits.byteLength : this.count * 4) + 64;
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
    if (this.bits) return kernel.bitsInside(arena.address(this.bits, A), arena.address(bits, B), bits.length) === 1;
    const list = arena.address(this.array!, A);
    return kernel.listInBitsCount(list, this.count, arena.address(bits, B)) === this.count;
  }

  /** The documents in ascending order. */
  toArray(): Uint32Array {
    if (this.array) return this.array;
    if (this.#list) return this.#list;
    const list = listOf(this.bits!, this.count);
    // sets that last are there longer than the list
    if (this.passing) this.#list = list;
    return list;
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
    const bits = filledWords(wordsOf(this.size));
    kernel.listSet(arena.address(this.array!, A), this.count, bits.byteOffset);
    return bits;
  }

  and(other: DocSet): DocSet {
    if (this.count === 0) return this;
    if (other.count === 0) return other;
    if (this.count === this.size) return other;
    if (other.count === other.size) return this;
    if (this.bits && other.bits) {
      const words = wordsOf(this.size);
      const into = arena.room(words);
      const count = kernel.bitsAnd(arena.address(this.bits, A), arena.address(other.bits, B), words, into);
      return new DocSet(this.size, count, undefined, arena.keep(words));
    }
    const [few, many] = this.array && (!other.array || this.count <= other.count) ? [this, other] : [other, this];
    if (many.bits) return few.#filtered(many.bits, 1);
    if (many.#long && many.count < few.count * FAR) return few.#filtered(many.#scratchBits(), 1);
    const into = arena.room(few.count);
    const n = kernel.listsAnd(arena.address(few.array!, A), few.count, arena.address(many.array!, B), many.count, into);
    return new DocSet(this.size, n, arena.keep(n), undefined);
  }

  andNot(other: DocSet): DocSet {
    if (this.count === 0 || other.count === 0) return this;
    const list = this.array;
    const without = other.array;
    if (list) {
      if (!without) return this.#filtered(other.bits!, 0);
      if (other.#long && other.count < this.count * FAR) return this.#filtered(other.#scratchBits(), 0);
      const into = arena.room(this.count);
      const n = kernel.listsAndNot(arena.address(list, A), this.count, arena.address(without, B), other.count, into);
      return new DocSet(this.size, n, arena.keep(n), undefined);
    }
    const words = wordsOf(this.size);
    const into = arena.room(words);
    if (!without) {
      const count = kernel.bitsAndNot(arena.address(this.bits!, A), arena.address(other.bits!, B), words, into);
      return new DocSet(this.size, count, undefined, arena.keep(words));
    }
    const bits = arena.keep(words);
    bits.set(this.bits!);
    const count = this.count - kernel.listClear(arena.address(without, B), other.count, into);
    return new DocSet(this.size, count, undefined, bits);
  }

  /**
   * Whether a list has so many documents that looking them up in a bitmap costs less than walking through them, the
   * bitmap included.
   */
  get #long(): boolean {
    return this.count * 32 > wordsOf(this.size);
  }

  /** A bitmap of a list, for the next call of a kernel. */
  #scratchBits(): Uint32Array {
    const words = wordsOf(this.size);
    const bits = arena.scratch(words, BITS).subarray(0, words);
    kernel.wordsFill(bits.byteOffset, words, 0);
    kernel.listSet(arena.address(this.array!, B), this.count, bits.byteOffset);
    return bits;
  }

  /** Those of a list whose bit is `wanted`. */
  #filtered(bits: Uint32Array, wanted: 0 | 1): DocSet {
    const { size, count } = this;
    const array = this.array!;
    if (!arena.holds(bits) && count * FEW < bits.length) {
      // copying the bitmap would cost more than looking at a few words of it
      const kept = array.filter((doc) => ((bits[doc >>> 5]! >>> (doc & 31)) & 1) === wanted);
      return new DocSet(size, kept.length, kept, undefined);
    }
    const into = arena.room(count);
    const n = kernel.listInBits(arena.address(array, A), count, arena.address(bits, B), wanted, into);
    return new DocSet(size, n, arena.keep(n), undefined);
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
    // merging looks at each document once a round
    if (sum * 32 <= size && sum * Math.log2(some.length) < wordsOf(size) && !some.some((set) => set.#bits))
      return merged(size, some);
    const words = wordsOf(size);
    const all = filledWords(words);
    const into = all.byteOffset;
    let count = -1;
    for (const set of some) if (!set.#bits) kernel.listSet(arena.address(set.array!, A), set.count, into);
    for (const set of some) if (set.#bits) count = kernel.bitsOr(into, arena.address(set.#bits, A), words, into);
    if (count < 0) count = kernel.bitsCount(into, words);
    return new DocSet(size, count, undefined, all);
  }
}

/** The documents of a bitmap, until the search ends. */
function listOf(bits: Uint32Array, count: number): Uint32Array {
  const list = arena.words(count);
  kernel.bitsToList(arena.address(bits, A), bits.length, list.byteOffset);
  return list;
}

/** The union of lists, two and two at a time. */
function merged(size: number, sets: readonly DocSet[]): DocSet {
  let lists = sets.map(({ array }) => array!);
  while (lists.length > 1) {
    const next: Uint32Array[] = [];
    for (let i = 0; i < lists.length; i += 2) {
      const [a, b] = [lists[i]!, lists[i + 1]];
      if (!b) {
        next.push(a);
        continue;
      }
      const into = arena.room(a.length + b.length);
      const n = kernel.listsOr(arena.address(a, A), a.length, arena.address(b, B), b.length, into);
      next.push(arena.keep(n));
    }
    lists = next;
  }
  return new DocSet(size, lists[0]!.length, lists[0], undefined);
}
