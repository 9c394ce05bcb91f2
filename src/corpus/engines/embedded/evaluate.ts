import { compareKeywords } from '#corpus/query/values.ts';
import { stem } from '#corpus/text/stem.ts';
import { SECTION } from './build.ts';
import type { Clock } from './clock.ts';
import { columnRange } from './columns.ts';
import { type DerivedArrays, derivedValues } from './derived.ts';
import type { Dictionary } from './dictionary.ts';
import { DocSet } from './docset.ts';
import { eventTerms } from './events.ts';
import { InvertedDerived, scanDerived } from './inverted-derived.ts';
import { pairOf } from './pairs.ts';
import { Pattern } from './pattern.ts';
import type { Plan, Slot, SpanPlan, TextLeaf } from './plan.ts';
import type { PostingsCursor, TermMeta } from './postings.ts';
import type { TermIndex } from './segment.ts';
import type { SegmentView, Snapshot } from './snapshot.ts';
import { matchSpans } from './spans.ts';

/** Columns of fewer documents are scanned. */
const SMALL = 4096;

const keys = new WeakMap<object, string>();

/** A string that is equal for equal plans. */
export function planKey(plan: Plan | SpanPlan | Slot): string {
  let key = keys.get(plan);
  if (key === undefined) keys.set(plan, (key = JSON.stringify(plan)));
  return key;
}

/** Evaluates plans over one segment. Deleted documents are still in the sets: the caller takes them out at the end (`live`). */
export class SegmentEvaluator {
  readonly view: SegmentView;
  readonly size: number;
  readonly clock: Clock;
  readonly snapshot: Snapshot;
  readonly #slots = new Map<string, readonly TermMeta[]>();

  constructor(snapshot: Snapshot, view: SegmentView, clock: Clock) {
    this.snapshot = snapshot;
    this.view = view;
    this.size = view.segment.documents;
    this.clock = clock;
  }

  /** Takes deleted documents out. */
  live(set: DocSet): DocSet {
    return this.view.deleted ? set.andNot(this.view.deleted) : set;
  }

  /** Documents that match. With `within`, the answer need only be right for those documents, so that positions are read in no others. */
  docs(plan: Plan, within?: DocSet): DocSet {
    this.clock.check();
    switch (plan.op) {
      case 'all':
        return DocSet.all(this.size);
      case 'none':
        return DocSet.empty(this.size);
      case 'and':
        return this.#and(plan.of, within);
      case 'or':
        return DocSet.or(
          this.size,
          plan.of.map((of) => this.docs(of, within)),
        );
      case 'not':
        return this.docs(plan.of, within).not();
      // derived values change in place: their sets cannot be kept
      case 'derived':
      case 'derived_pattern':
      case 'derived_keyword_range':
      case 'derived_number':
        return this.#derived(plan);
      default: {
        const key = planKey(plan);
        let set = this.view.cache.get(key);
        if (!set) {
          set = within && this.#part(plan, key, within);
          if (set) return set;
          set = this.#leaf(plan);
          this.view.cache.put(key, set);
        }
        return set;
      }
    }
  }

  /** How many live documents match. */
  count(plan: Plan): number {
    // patterns and stems would walk the dictionary for what the cache may hold
    if (
      plan.op === 'text' &&
      !this.view.deleted &&
      plan.slots.every((slot) => slot.words.length === 1 && exact(slot))
    ) {
      const terms = this.direct(plan)?.terms;
      if (terms?.length === 1 && (terms[0]!.mask & ~plan.mask) === 0) return terms[0]!.df;
    }
    return this.live(this.docs(plan)).count;
  }

  /** A leaf that needs positions, read in few documents only. Asked for again, its whole set is worth keeping: undefined. */
  #part(plan: Plan, key: string, within: DocSet): DocSet | undefined {
    if (plan.op !== 'near' && (plan.op !== 'text' || plan.slots.length === 1 || this.direct(plan))) return undefined;
    const { cache } = this.view;
    const asked = `asked ${key}`;
    if (cache.get(asked)) return undefined;
    const span = plan.op === 'near' ? plan.span : plan;
    const candidates = this.candidates(plan.group, span);
    const few = candidates.and(within);
    if (few.count * 4 > candidates.count) return undefined;
    cache.put(asked, DocSet.empty(this.size));
    return matchSpans(this, plan.group, [span], 1, few);
  }

  #and(of: readonly Plan[], within: DocSet | undefined): DocSet {
    const sets: DocSet[] = [];
    const without: DocSet[] = [];
    const late: Plan[] = [];
    for (const plan of of) {
      if (readsPositions(plan)) late.push(plan);
      else if (plan.op === 'not') without.push(this.docs(plan.of, within));
      else {
        const set = this.docs(plan, within);
        if (set.count === 0) return set;
        sets.push(set);
      }
    }
    sets.sort((a, b) => a.count - b.count);
    let found = sets[0];
    for (let i = 1; i < sets.length; i++) found = found!.and(sets[i]!);
    if (without.length > 0) found ??= DocSet.all(this.size);
    for (const set of without) found = found!.andNot(set);
    for (const plan of late) {
      if (found?.count === 0) break;
      const narrow: DocSet | undefined = found && within ? found.and(within) : (found ?? within);
      const set = this.docs(plan, narrow);
      found = found ? found.and(set) : set;
    }
    return found ?? DocSet.all(this.size);
  }

  #leaf(plan: Exclude<Plan, { op: 'all' | 'none' | 'and' | 'or' | 'not' }>): DocSet {
    switch (plan.op) {
      case 'text': {
        if (plan.slots.length === 1) return this.slotDocs(plan.group, plan.slots[0]!, plan.mask);
        const direct = this.direct(plan);
        return direct
          ? this.#union(direct.index, direct.terms, plan.mask)
          : matchSpans(this, plan.group, [plan], 1, this.candidates(plan.group, plan));
      }
      case 'near':
        return matchSpans(this, plan.group, [plan.span], 1, this.candidates(plan.group, plan.span));
      case 'frequency':
        return this.#frequency(plan);
      case 'keyword': {
        const index = this.view.segment.keywords(plan.code);
        const metas = plan.values.map((value) => index.dictionary.find(Buffer.from(value)));
        return this.#union(
          index,
          metas.filter((meta) => meta !== undefined),
        );
      }
      case 'keyword_pattern': {
        const index = this.view.segment.keywords(plan.code);
        const metas: TermMeta[] = [];
        new Pattern(plan.pattern).scan(
          index.dictionary,
          (cursor) => metas.push(cursor.meta()),
          () => this.clock.check(),
        );
        return this.#union(index, metas);
      }
      case 'keyword_range': {
        const index = this.view.segment.keywords(plan.code);
        return this.#union(index, this.#keywordRange(index.dictionary, plan.from, plan.to));
      }
      case 'event': {
        const index = this.view.segment.keywords(plan.code);
        return this.#union(
          index,
          eventTerms(index.dictionary, plan.test, () => this.clock.check()),
        );
      }
      case 'number': {
        const column = this.view.segment.column(SECTION.column(plan.code));
        if (!column) return DocSet.empty(this.size);
        const bits = new Uint32Array((this.size + 31) >> 5);
        for (const [from, to] of plan.ranges) {
          columnRange(column, from, to, (doc) => {
            bits[doc >>> 5]! |= 1 << (doc & 31);
          });
        }
        return DocSet.ofBits(this.size, bits);
      }
      default:
        return this.#derived(plan);
    }
  }

  /** Terms of the dictionary that may stand in a slot and occur in a field of `mask`. */
  slotTerms(group: string, slot: Slot, mask: number): readonly TermMeta[] {
    const key = `${group} ${mask} ${planKey(slot)}`;
    const known = this.#slots.get(key);
    if (known) return known;
    const { dictionary } = this.view.segment.text(group);
    const metas: TermMeta[] = [];
    const keep = (meta: TermMeta | undefined) => {
      if (meta && meta.mask & mask) metas.push(meta);
    };
    for (const word of slot.words) keep(dictionary.find(Buffer.from(word)));
    for (const pattern of slot.patterns) {
      new Pattern(pattern).scan(
        dictionary,
        (cursor) => keep(cursor.meta()),
        () => this.clock.check(),
      );
    }
    for (const each of slot.stems)
      for (const { meta } of stemTerms(dictionary, each, () => this.clock.check())) keep(meta);
    this.#slots.set(key, metas);
    return metas;
  }

  /** Documents with a word of the slot in a field of `mask`. */
  slotDocs(group: string, slot: Slot, mask: number): DocSet {
    const key = `slot ${group} ${mask} ${planKey(slot)}`;
    let set = this.view.cache.get(key);
    if (!set) {
      set = this.#union(this.view.segment.text(group), this.slotTerms(group, slot, mask), mask);
      this.view.cache.put(key, set);
    }
    return set;
  }

  /** Documents with a pair of adjacent words in a field of `mask`. */
  #pairDocs(group: string, pair: string, mask: number): DocSet {
    const key = `pair ${group} ${mask} ${pair}`;
    let set = this.view.cache.get(key);
    if (!set) {
      const index = this.view.segment.pairs(group);
      const meta = index.dictionary.find(Buffer.from(pair));
      set = this.#union(index, meta ? [meta] : [], mask);
      this.view.cache.put(key, set);
    }
    return set;
  }

  /** Where the postings of a leaf can be read as they are, without looking at positions: single words, and phrases that are indexed as pairs. */
  direct(leaf: TextLeaf): { index: TermIndex; terms: readonly TermMeta[] } | undefined {
    const { segment } = this.view;
    if (leaf.slots.length === 1) {
      return { index: segment.text(leaf.group), terms: this.slotTerms(leaf.group, leaf.slots[0]!, leaf.mask) };
    }
    const pair = leaf.slots.length === 2 ? pairOf(leaf.slots[0]!, leaf.slots[1]!) : undefined;
    if (pair === undefined) return undefined;
    const index = segment.pairs(leaf.group);
    const meta = index.dictionary.find(Buffer.from(pair));
    return { index, terms: meta && meta.mask & leaf.mask ? [meta] : [] };
  }

  /** Documents that could hold a span: those with all its words. */
  candidates(group: string, span: SpanPlan): DocSet {
    switch (span.op) {
      case 'text': {
        let set: DocSet | undefined;
        const { slots, mask } = span;
        for (let i = 0; i < slots.length && set?.count !== 0; i++) {
          const pair = i + 1 < slots.length ? pairOf(slots[i]!, slots[i + 1]!) : undefined;
          // a word of a pair that has been looked up needs no look-up of its own
          const covered = pair === undefined && i > 0 && pairOf(slots[i - 1]!, slots[i]!) !== undefined;
          if (covered) continue;
          const docs = pair === undefined ? this.slotDocs(group, slots[i]!, mask) : this.#pairDocs(group, pair, mask);
          set = set ? set.and(docs) : docs;
        }
        return set ?? DocSet.empty(this.size);
      }
      case 'span_or':
        return DocSet.or(
          this.size,
          span.of.map((of) => this.candidates(group, of)),
        );
      case 'span_near': {
        const left = this.candidates(group, span.left);
        return left.count === 0 ? left : left.and(this.candidates(group, span.right));
      }
      case 'span_frequency':
        return this.candidates(group, span.of);
    }
  }

  #frequency(plan: Extract<Plan, { op: 'frequency' }>): DocSet {
    // occurrences in one group are counted there; those of several groups are added up by document
    if (plan.of.length === 1) {
      const { group, span } = plan.of[0]!;
      return matchSpans(this, group, [span], plan.times, this.candidates(group, span));
    }
    const sums = new Map<number, number>();
    for (const { group, span } of plan.of) {
      matchSpans(this, group, [span], 1, this.candidates(group, span), (doc, n) =>
        sums.set(doc, (sums.get(doc) ?? 0) + n),
      );
    }
    const docs = [...sums].filter(([, n]) => n >= plan.times).map(([doc]) => doc);
    return DocSet.ofArray(this.size, Uint32Array.from(docs).sort());
  }

  /** Documents of any of the terms, where `mask` allows. */
  #union(index: TermIndex, metas: readonly TermMeta[], mask?: number): DocSet {
    if (metas.length === 0) return DocSet.empty(this.size);
    const cursor = index.borrow();
    const sum = metas.reduce((n, meta) => n + meta.df, 0);
    if (sum * 32 > this.size) {
      const bits = new Uint32Array((this.size + 31) >> 5);
      for (const meta of metas) this.#collect(cursor.open(meta), meta, mask, bits, undefined);
      index.giveBack(cursor);
      return DocSet.ofBits(this.size, bits);
    }
    const array = new Uint32Array(sum);
    let n = 0;
    for (const meta of metas) n = this.#collect(cursor.open(meta), meta, mask, undefined, array, n);
    index.giveBack(cursor);
    const found = array.subarray(0, n);
    if (metas.length === 1) return DocSet.ofArray(this.size, found);
    found.sort();
    let kept = 0;
    for (let i = 0; i < n; i++) if (i === 0 || found[i] !== found[kept - 1]) found[kept++] = found[i]!;
    return DocSet.ofArray(this.size, found.subarray(0, kept));
  }

  #collect(
    cursor: PostingsCursor,
    meta: TermMeta,
    mask: number | undefined,
    bits?: Uint32Array,
    array?: Uint32Array,
    n = 0,
  ): number {
    const filter = mask !== undefined && (meta.mask & ~mask) !== 0 ? mask : 0;
    const { docs, masks } = cursor;
    while (cursor.nextBlock()) {
      this.clock.tick();
      if (filter) cursor.readMasks();
      const length = cursor.n;
      if (bits) {
        for (let i = 0; i < length; i++) {
          if (filter && !(masks[i]! & filter)) continue;
          const doc = docs[i]!;
          bits[doc >>> 5]! |= 1 << (doc & 31);
        }
      } else {
        for (let i = 0; i < length; i++) if (!filter || masks[i]! & filter) array![n++] = docs[i]!;
      }
    }
    return n;
  }

  #keywordRange(dictionary: Dictionary, from: string | undefined, to: string | undefined): TermMeta[] {
    const metas: TermMeta[] = [];
    const cursor = dictionary.cursor();
    let seen = 0;
    while (cursor.next()) {
      if ((++seen & 1023) === 0) this.clock.check();
      if (within(cursor.term, from, to)) metas.push(cursor.meta());
    }
    return metas;
  }

  #derived(plan: Plan): DocSet {
    if (!('field' in plan)) throw new Error(`no leaf: ${plan.op}`);
    const column = this.view.derived[plan.field]!;
    if (plan.op === 'derived') return this.#derivedValues(plan, column);
    const array = new Uint32Array(this.size);
    let n = 0;
    const test = this.#derivedTest(plan);
    const { slots } = column;
    const values: number[] = [];
    for (let doc = 0; doc < this.size; doc++) {
      const slot = slots[doc]!;
      if (slot === 0) continue;
      if ((doc & 4095) === 0) this.clock.check();
      if (slot & 1) {
        if (test(slot >>> 1)) array[n++] = doc;
        continue;
      }
      values.length = 0;
      derivedValues(column, doc, values);
      if (values.some(test)) array[n++] = doc;
    }
    return DocSet.ofArray(this.size, array.slice(0, n));
  }

  #derivedValues(plan: Extract<Plan, { op: 'derived' }>, column: DerivedArrays): DocSet {
    let inverted = this.view.inverted.get(plan.field);
    if (!inverted) this.view.inverted.set(plan.field, (inverted = new InvertedDerived()));
    const found = this.size < SMALL ? undefined : inverted.find(column, plan.values);
    if (found) {
      const docs = Uint32Array.from(found).sort();
      return DocSet.ofArray(
        this.size,
        docs.filter((doc, i) => i === 0 || doc !== docs[i - 1]),
      );
    }
    const most = plan.values.reduce((m, value) => Math.max(m, value), 0);
    const wanted = new Uint8Array(most + 1);
    for (const value of plan.values) wanted[value] = 1;
    return DocSet.ofArray(this.size, scanDerived(column, wanted));
  }

  #derivedTest(plan: Plan): (value: number) => boolean {
    switch (plan.op) {
      case 'derived_number':
        return (value) => plan.ranges.some(([from, to]) => value >= from && value <= to);
      case 'derived_pattern': {
        const pattern = new Pattern(plan.pattern);
        return this.#stringTest(plan.field, (text) => pattern.test(text));
      }
      case 'derived_keyword_range':
        return this.#stringTest(plan.field, (text) => within(text, plan.from, plan.to));
      default:
        return () => false;
    }
  }

  /** Tests each string of a derived field's table once. */
  #stringTest(field: number, test: (text: string) => boolean): (value: number) => boolean {
    const { starts, bytes } = this.snapshot.tables[this.snapshot.schema.derived[field]!.space]!;
    const results = new Map<number, boolean>();
    return (value) => {
      let result = results.get(value);
      if (result === undefined) {
        const from = starts[value]!;
        const text = Buffer.from(
          bytes.buffer as ArrayBuffer,
          bytes.byteOffset + from,
          starts[value + 1]! - from,
        ).toString();
        results.set(value, (result = test(text)));
        if ((results.size & 1023) === 0) this.clock.check();
      }
      return result;
    };
  }
}

const exact = ({ patterns, stems }: Slot) => patterns.length === 0 && stems.length === 0;

/** Whether a plan has to look at positions: it is evaluated last, where the rest of a conjunction has left little. */
function readsPositions(plan: Plan): boolean {
  switch (plan.op) {
    case 'near':
    case 'frequency':
      return true;
    case 'text':
      return plan.slots.length > 1;
    case 'and':
    case 'or':
      return plan.of.some(readsPositions);
    case 'not':
      return readsPositions(plan.of);
    default:
      return false;
  }
}

const within = (text: string, from: string | undefined, to: string | undefined) =>
  (from === undefined || compareKeywords(text, from) >= 0) && (to === undefined || compareKeywords(text, to) <= 0);

/** Words of the dictionary with a given stem. Words and stem agree but for their ends, so only words that begin alike are looked at. */
export function stemTerms(
  dictionary: Dictionary,
  wanted: string,
  pause: () => void,
): { term: string; meta: TermMeta }[] {
  const common = Buffer.from(wanted.slice(0, Math.max(1, wanted.length - 1)));
  const found: { term: string; meta: TermMeta }[] = [];
  const cursor = dictionary.seek(common);
  if (!cursor) return found;
  let seen = 0;
  do {
    if (!cursor.startsWith(common)) break;
    if ((++seen & 255) === 0) pause();
    const { term } = cursor;
    if (stem(term) === wanted) found.push({ term, meta: cursor.meta() });
  } while (cursor.next());
  return found;
}
