import { fieldLists, isDense, type TermMeta } from '../format/postings.ts';
import { SECTION } from '../segment/build.ts';
import { isSeen, type Seen, see } from '../segment/derived.ts';
import { DocSet } from '../segment/docset.ts';
import { rangeCount, rangeDocs } from '../segment/ranges.ts';
import type { TermIndex } from '../segment/segment.ts';
import type { Clock } from './clock.ts';
import { docsOfTerms, Union } from './collect.ts';
import { derivedDocs } from './derived-docs.ts';
import { eventTerms } from './event-test.ts';
import { frequencyDocs } from './frequency-docs.ts';
import { Pattern } from './pattern.ts';
import type { Plan, Slot, SpanPlan, TextLeaf } from './plan.ts';
import {
  derivedFields,
  effort,
  exact,
  isJoined,
  type Leaf,
  needsPositions,
  pairOf,
  planKey,
  setKey,
  slotKey,
} from './plan-facts.ts';
import { SlipTerms } from './slip-terms.ts';
import type { SegmentView, Snapshot } from './snapshot.ts';
import { matchSpans } from './spans.ts';
import { inRange, rangePrefix, stemTerms } from './terms.ts';
import { matchWords } from './word-spans.ts';

const NOTHING_SEEN: readonly Seen[] = [];

/** Terms of a union between two looks at whether it can end. */
const TERMS_BETWEEN = 256;
/** Terms in at least one document of so many are added first, where a union may end early. */
const FREQUENT = 64;

/** A plan that stands for terms of a keyword field. */
type KeywordPlan = Extract<Plan, { op: 'keyword' | 'keyword_pattern' | 'keyword_slip' }>;

/**
 * Evaluates plans over one segment. Deleted documents are still in the sets: the caller takes them out at the end
 * (`live`).
 */
export class SegmentEvaluator {
  readonly view: SegmentView;
  readonly size: number;
  readonly clock: Clock;
  readonly snapshot: Snapshot;
  readonly #slots = new Map<string, readonly TermMeta[]>();
  readonly #terms = new Map<Plan, readonly TermMeta[]>();

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

  /**
   * Documents that match. With `within`, the answer need only be right for those documents: what is expensive is then
   * looked at in no others.
   */
  docs(plan: Plan, within?: DocSet): DocSet {
    this.clock.check();
    switch (plan.op) {
      case 'all':
        return DocSet.all(this.size);
      case 'none':
        return DocSet.empty(this.size);
      case 'and':
      case 'or':
      case 'not': {
        // what is right for some documents only is not kept
        const join = () => this.#join(plan, within);
        return this.#kept(planKey(plan), plan, join, within && join);
      }
      default:
        return this.#leaf(plan, within);
    }
  }

  #join(plan: Extract<Plan, { op: 'and' | 'or' | 'not' }>, within: DocSet | undefined): DocSet {
    switch (plan.op) {
      case 'and':
        return this.#and(plan.of, within);
      case 'or':
        return this.#or(plan.of, within);
      case 'not':
        return this.docs(plan.of, within).not();
    }
  }

  /** The documents of a plan, deleted ones included, if an earlier search left them. */
  kept(plan: Plan): DocSet | undefined {
    return this.view.kept.set(setKey(plan), this.view.derived);
  }

  /** How many live documents match. */
  count(plan: Plan): number {
    const known = this.knownCount(plan);
    if (known !== undefined) return known;
    const seen = this.#see(plan);
    const count =
      plan.op === 'not' && !this.view.deleted ? this.size - this.count(plan.of) : this.live(this.docs(plan)).count;
    this.#keepCount(plan, count, seen);
    return count;
  }

  /** The same, if the index or an earlier search knows it; else undefined. */
  knownCount(plan: Plan): number | undefined {
    const { deleted, derived, kept } = this.view;
    const known = kept.count(planKey(plan), deleted, derived);
    if (known !== undefined || deleted) return known;
    const seen = this.#see(plan);
    const count = this.kept(plan)?.count ?? this.#counted(plan);
    if (count !== undefined) this.#keepCount(plan, count, seen);
    return count;
  }

  /** The derived columns of a plan as they are; undefined if one is changing. */
  #see(plan: Plan): readonly Seen[] | undefined {
    const seen: Seen[] = [];
    for (const field of derivedFields(plan)) {
      const now = see(field, this.view.derived);
      if (!now) return undefined;
      seen.push(now);
    }
    return seen;
  }

  #still(seen: readonly Seen[] | undefined): seen is readonly Seen[] {
    return seen?.every((each) => isSeen(each, this.view.derived)) ?? false;
  }

  #keepCount(plan: Plan, count: number, seen: readonly Seen[] | undefined): void {
    if (this.#still(seen)) this.view.kept.putCount(planKey(plan), count, this.view.deleted, seen);
  }

  /** The number of documents of a plan, deleted ones included, where the index knows it; else undefined. */
  #counted(plan: Plan): number | undefined {
    switch (plan.op) {
      case 'not': {
        const without = this.knownCount(plan.of);
        return without === undefined ? undefined : this.size - without;
      }
      case 'text': {
        // patterns and stems would walk the dictionary for what the cache may hold
        if (!plan.slots.every((slot) => slot.words.length === 1 && exact(slot))) return undefined;
        const direct = this.direct(plan);
        if (!direct || direct.terms.length > 1) return undefined;
        const [term] = direct.terms;
        if (!term) return 0;
        if ((term.mask & ~plan.mask) === 0) return term.df;
        const lists = fieldLists(direct.index.source, term, plan.mask);
        return lists?.length === 1 ? lists[0]!.df : undefined;
      }
      case 'keyword':
        return plan.values.length === 1 ? (this.terms(plan)[0]?.df ?? 0) : undefined;
      case 'number': {
        const order = plan.ranges.length === 1 ? this.view.segment.order(plan.code) : undefined;
        const column = this.view.segment.column(SECTION.column(plan.code));
        return order && column && rangeCount(column, order, ...plan.ranges[0]!);
      }
      default:
        return undefined;
    }
  }

  #and(of: readonly Plan[], within: DocSet | undefined): DocSet {
    const sets: DocSet[] = within ? [within] : [];
    const later: Plan[] = [];
    for (const plan of of) {
      if (plan.op === 'not' || effort(plan) > 0) {
        later.push(plan);
        continue;
      }
      const set = this.docs(plan, within);
      if (set.count === 0) return set;
      sets.push(set);
    }
    sets.sort((a, b) => a.count - b.count);
    let found = sets[0];
    for (let i = 1; i < sets.length; i++) found = found!.and(sets[i]!);
    later.sort((a, b) => effort(a) - effort(b));
    for (const plan of later) {
      if (found?.count === 0) break;
      if (plan.op === 'not') found = (found ?? DocSet.all(this.size)).andNot(this.docs(plan.of, found));
      else {
        const set = this.docs(plan, found);
        found = found ? found.and(set) : set;
      }
    }
    return found ?? DocSet.all(this.size);
  }

  #or(of: readonly Plan[], within: DocSet | undefined): DocSet {
    const easy = of.filter((plan) => effort(plan) === 0);
    let found = DocSet.or(
      this.size,
      easy.map((plan) => this.docs(plan, within)),
    );
    if (easy.length === of.length) return found;
    // what has been found need not be found again
    const later = of.filter((plan) => effort(plan) > 0).sort((a, b) => effort(a) - effort(b));
    for (const plan of later) {
      const left: DocSet | undefined = found.count === 0 ? within : within ? within.andNot(found) : found.not();
      if (left?.count === 0) break;
      found = DocSet.or(this.size, [found, this.docs(plan, left)]);
    }
    return found;
  }

  #leaf(plan: Leaf, within: DocSet | undefined): DocSet {
    switch (plan.op) {
      case 'text':
        if (plan.slots.length === 1) return this.slotDocs(plan.group, plan.slots[0]!, plan.mask, within);
        break;
      case 'keyword':
        if (plan.values.length === 1) {
          const dense = this.#dense(this.view.segment.keywords(plan.code), this.terms(plan), undefined);
          if (dense) return dense;
        }
        break;
      default:
    }
    return this.#kept(
      planKey(plan),
      plan,
      () => this.#whole(plan),
      within && needsPositions(plan) && this.#part(plan, within),
    );
  }

  /**
   * The set under a key, made if need be. `part` makes what is wanted of it with less work, and is not kept:
   * asked for again, the whole set of a leaf is worth making.
   * @param of What it is made of, for its derived fields; undefined if it has none.
   */
  #kept(key: string, of: Plan | undefined, whole: () => DocSet, part?: (() => DocSet) | false): DocSet {
    const { kept, derived } = this.view;
    const known = kept.set(key, derived);
    if (known) return known;
    if (part) {
      if (of && isJoined(of)) return part();
      const asked = `asked ${key}`;
      if (!kept.set(asked, derived)) {
        kept.putSet(asked, DocSet.empty(this.size));
        return part();
      }
    }
    const seen = of ? this.#see(of) : NOTHING_SEEN;
    const set = whole();
    if (this.#still(seen)) kept.putSet(key, set, seen);
    return set;
  }

  /** Reads positions in documents of `within` only, where these are few among the candidates. */
  #part(plan: Leaf, within: DocSet): (() => DocSet) | undefined {
    const span = plan.op === 'near' ? plan.span : plan.op === 'text' ? plan : undefined;
    if (!span || (plan.op !== 'near' && plan.op !== 'text')) return undefined;
    return () => this.#spanDocs(plan.group, span, this.candidates(plan.group, span, within).and(within));
  }

  #spanDocs(group: string, span: SpanPlan, candidates: DocSet): DocSet {
    return matchWords(this, group, span, candidates) ?? matchSpans(this, group, [span], 1, candidates);
  }

  #whole(plan: Leaf): DocSet {
    const { segment } = this.view;
    switch (plan.op) {
      case 'derived':
      case 'derived_pattern':
      case 'derived_keyword_range':
      case 'derived_number':
        return derivedDocs(this, plan);
      case 'text': {
        const direct = this.direct(plan);
        return direct
          ? this.#union(direct.index, direct.terms, plan.mask)
          : this.#spanDocs(plan.group, plan, this.candidates(plan.group, plan));
      }
      case 'near':
        return this.#spanDocs(plan.group, plan.span, this.candidates(plan.group, plan.span));
      case 'frequency':
        return frequencyDocs(this, plan);
      case 'keyword':
      case 'keyword_slip':
        return this.#union(segment.keywords(plan.code), this.terms(plan), undefined);
      case 'keyword_pattern': {
        const index = segment.keywords(plan.code);
        const terms = this.#terms.get(plan);
        return terms ? this.#union(index, terms, undefined) : this.#patternDocs(index, plan.pattern);
      }
      case 'keyword_range': {
        const index = segment.keywords(plan.code);
        const terms: TermMeta[] = [];
        const cursor = index.dictionary.seek(rangePrefix(plan.from, plan.to));
        cursor?.scan(
          rangePrefix(plan.from, plan.to),
          Buffer.alloc(0),
          (at) => inRange(at.term, plan.from, plan.to),
          (at) => terms.push(cursor.meta(at)),
          () => this.clock.check(),
        );
        return this.#union(index, terms, undefined);
      }
      case 'event': {
        const index = segment.keywords(plan.code);
        const terms = eventTerms(index.dictionary, plan.test, () => this.clock.check());
        return this.#union(index, terms, undefined);
      }
      case 'number': {
        const column = segment.column(SECTION.column(plan.code));
        return column ? rangeDocs(this.size, column, segment.order(plan.code), plan.ranges) : DocSet.empty(this.size);
      }
    }
  }

  /**
   * Terms of the dictionary that a keyword's plan stands for, some more than once where it is a slip: looked up once,
   * to tell what it costs and to find its documents. Of a pattern that stands for few.
   */
  terms(plan: KeywordPlan): readonly TermMeta[] {
    let terms = this.#terms.get(plan);
    if (!terms) this.#terms.set(plan, (terms = this.#termsOf(plan)));
    return terms;
  }

  #termsOf(plan: KeywordPlan): TermMeta[] {
    const { dictionary } = this.view.segment.keywords(plan.code);
    if (plan.op === 'keyword')
      return plan.values.map((value) => dictionary.find(Buffer.from(value))).filter((term) => term !== undefined);
    const terms: TermMeta[] = [];
    const wanted = plan.op === 'keyword_slip' ? new SlipTerms(plan) : new Pattern(plan.pattern);
    wanted.places(
      dictionary,
      (cursor, at) => void terms.push(cursor.meta(at)),
      () => this.clock.check(),
    );
    return terms;
  }

  #union(index: TermIndex, terms: readonly TermMeta[], mask: number | undefined): DocSet {
    return docsOfTerms(index, this.size, terms, mask, this.clock.tick);
  }

  /** A set that needs no cache: it lies in the index. */
  #dense(index: TermIndex, terms: readonly TermMeta[], mask: number | undefined): DocSet | undefined {
    const [term] = terms;
    return terms.length === 1 && isDense(term!.df, this.size) && (mask === undefined || (term!.mask & ~mask) === 0)
      ? this.#union(index, terms, mask)
      : undefined;
  }

  /** Documents with terms of a pattern. With `within`, ends as soon as no other of these can be found. */
  #patternDocs(index: TermIndex, pattern: string, mask?: number, within?: DocSet): DocSet {
    const union = new Union(index, this.size, this.clock.tick);
    const term: TermMeta = { df: 0, mask: 0, postingsAt: 0, postingsLength: 0, positionsAt: 0, positionsLength: 0 };
    const wanted = new Pattern(pattern);
    const pause = () => this.clock.check();
    const covered = () => union.covers(within!);
    let n = 0;
    const add = (least: number, below: number) =>
      wanted.places(
        index.dictionary,
        (cursor, at) => {
          const df = cursor.df(at);
          if (df < least || df >= below) return false;
          cursor.readMeta(at, term);
          if (mask !== undefined && !(term.mask & mask)) return false;
          union.add(term, mask);
          return within !== undefined && ++n % TERMS_BETWEEN === 0 && covered();
        },
        pause,
      );
    if (!within) add(0, Number.POSITIVE_INFINITY);
    else {
      // the frequent ones first: they may be enough
      const frequent = this.size / FREQUENT;
      add(frequent, Number.POSITIVE_INFINITY);
      if (!covered()) add(0, frequent);
    }
    return union.end();
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
    const pause = () => this.clock.check();
    for (const pattern of slot.patterns) {
      new Pattern(pattern).places(dictionary, (cursor, at) => keep(cursor.meta(at)), pause);
    }
    for (const each of slot.stems) for (const { meta } of stemTerms(dictionary, each, pause)) keep(meta);
    this.#slots.set(key, metas);
    return metas;
  }

  /** Documents with a word of the slot in a field of `mask`. With `within`, right for these documents. */
  slotDocs(group: string, slot: Slot, mask: number, within?: DocSet): DocSet {
    const index = this.view.segment.text(group);
    const [pattern] = slot.patterns;
    const alone = slot.words.length + slot.patterns.length + slot.stems.length === 1;
    if (alone && pattern === undefined && slot.words.length === 1) {
      const dense = this.#dense(index, this.slotTerms(group, slot, mask), mask);
      if (dense) return dense;
    }
    return this.#kept(
      slotKey(group, mask, slot),
      undefined,
      () =>
        alone && pattern !== undefined
          ? this.#patternDocs(index, pattern, mask)
          : this.#union(index, this.slotTerms(group, slot, mask), mask),
      within && alone && pattern !== undefined && (() => this.#patternDocs(index, pattern, mask, within)),
    );
  }

  /** Documents with a pair of adjacent words in a field of `mask`. */
  #pairDocs(group: string, pair: string, mask: number): DocSet {
    return this.#kept(`pair ${group} ${mask} ${pair}`, undefined, () => {
      const index = this.view.segment.pairs(group);
      const term = index.dictionary.find(Buffer.from(pair));
      return this.#union(index, term ? [term] : [], mask);
    });
  }

  /**
   * Where the postings of a leaf can be read as they are, without looking at positions: single words, and phrases that
   * are indexed as pairs.
   */
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

  /** Documents that could hold a span: those with all its words. With `within`, right for these documents. */
  candidates(group: string, span: SpanPlan, within?: DocSet): DocSet {
    switch (span.op) {
      case 'text': {
        let set: DocSet | undefined;
        const { slots, mask } = span;
        for (let i = 0; i < slots.length && set?.count !== 0; i++) {
          const pair = i + 1 < slots.length ? pairOf(slots[i]!, slots[i + 1]!) : undefined;
          // a word of a pair that has been looked up needs no look-up of its own
          const covered = pair === undefined && i > 0 && pairOf(slots[i - 1]!, slots[i]!) !== undefined;
          if (covered) continue;
          const docs =
            pair === undefined ? this.slotDocs(group, slots[i]!, mask, within) : this.#pairDocs(group, pair, mask);
          set = set ? set.and(docs) : docs;
        }
        return set ?? DocSet.empty(this.size);
      }
      case 'span_or':
        return DocSet.or(
          this.size,
          span.of.map((of) => this.candidates(group, of, within)),
        );
      case 'span_near': {
        const left = this.candidates(group, span.left, within);
        return left.count === 0 ? left : left.and(this.candidates(group, span.right, within));
      }
      case 'span_frequency':
        return this.candidates(group, span.of, within);
    }
  }
}
