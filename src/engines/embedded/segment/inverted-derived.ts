import { type DerivedArrays, derivedValues, isSeen, type Seen, see } from './derived.ts';

/** Documents of a segment are below this: a value and a document fit one double. */
const DOCS = 2 ** 24;

/**
 * Documents by value of one derived column. Values change in place, so the sorted list is made only when a second
 * search finds the column as the first one left it; until then, and for small segments, the column is scanned.
 */
export class InvertedDerived {
  #seen: Seen | undefined;
  #sorted: Float64Array | 'too many' | undefined;

  /** Documents, unordered, with any of the values of a field; undefined if its column has to be scanned. */
  find(field: number, derived: readonly DerivedArrays[], values: readonly number[]): number[] | undefined {
    if (!this.#seen || !isSeen(this.#seen, derived)) {
      this.#seen = see(field, derived);
      this.#sorted = undefined;
      return undefined;
    }
    const sorted = this.#sorted ?? sortedPairs(derived[field]!);
    // what was sorted while a value changed may hold neither the old nor the new one
    if (!isSeen(this.#seen, derived)) return undefined;
    this.#sorted = sorted;
    if (sorted === 'too many') return undefined;
    const docs: number[] = [];
    for (const value of values) {
      let low = 0;
      let high = sorted.length;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (sorted[middle]! < value * DOCS) low = middle + 1;
        else high = middle;
      }
      for (; low < sorted.length && sorted[low]! < (value + 1) * DOCS; low++) docs.push(sorted[low]! - value * DOCS);
    }
    return docs;
  }
}

/**
 * Pairs per document, beyond which the column is scanned: all members of a family of thousands have thousands of
 * values.
 */
const MOST_PAIRS = 64;

function sortedPairs(column: DerivedArrays): Float64Array | 'too many' {
  const most = column.slots.length * MOST_PAIRS;
  let pairs = new Float64Array(column.slots.length);
  let n = 0;
  const values: number[] = [];
  for (let doc = 0; doc < column.slots.length; doc++) {
    values.length = 0;
    derivedValues(column, doc, values);
    if (n + values.length > most) return 'too many';
    for (const value of values) {
      if (n === pairs.length) {
        const grown = new Float64Array(n * 2);
        grown.set(pairs);
        pairs = grown;
      }
      pairs[n++] = value * DOCS + doc;
    }
  }
  return pairs.slice(0, n).sort();
}

/** Documents with any of the values, by looking at every slot. `wanted` answers 1 for wanted values. */
export function scanDerived(column: DerivedArrays, wanted: Uint8Array): Uint32Array {
  const { slots, lists } = column;
  const found = new Uint32Array(slots.length);
  // documents that share a list mostly stand together
  let last = 0;
  let lastFits = false;
  let n = 0;
  for (let doc = 0; doc < slots.length; doc++) {
    const slot = slots[doc]!;
    if (slot === 0) continue;
    if (slot & 1) {
      if (wanted[slot >>> 1] === 1) found[n++] = doc;
      continue;
    }
    if (slot !== last) {
      last = slot;
      lastFits = false;
      const at = slot >>> 1;
      const end = at + lists[at]!;
      for (let i = at + 1; i <= end && !lastFits; i++) lastFits = wanted[lists[i]!] === 1;
    }
    if (lastFits) found[n++] = doc;
  }
  return found.slice(0, n);
}
