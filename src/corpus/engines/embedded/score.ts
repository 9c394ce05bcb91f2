import { SECTION } from './build.ts';
import { DocSet } from './docset.ts';
import { planKey, type SegmentEvaluator } from './evaluate.ts';
import type { Plan, SpanPlan, TextLeaf } from './plan.ts';
import type { TermMeta } from './postings.ts';
import type { Segment, TermIndex } from './segment.ts';
import { matchSpans } from './spans.ts';

/**
 * BM25 over the text leaves of a query, summed: idf * tf * (k1 + 1) / (tf + k1 * (1 - b + b * length / average length)), where tf adds up the frequencies in the
 * leaf's fields times their boosts (words and phrases; wildcards only filter, as they stand for too many words to weigh), length counts the words of these fields, and idf = ln(1 + (N - n + 0.5) / (n + 0.5)) over documents that are not deleted.
 */
export interface Scoring {
  readonly k1: number;
  readonly b: number;
  /** Boost per group and field. */
  readonly boosts: Readonly<Record<string, readonly number[]>>;
}

/** Text leaves that count for the score, each with how often it occurs in the query: all but those below a negation. */
function leavesOf(plan: Plan): { leaf: TextLeaf; times: number }[] {
  const found = new Map<string, { leaf: TextLeaf; times: number }>();
  const add = (leaf: TextLeaf) => {
    if (leaf.slots.some((slot) => slot.patterns.length > 0)) return;
    const known = found.get(planKey(leaf));
    if (known) known.times++;
    else found.set(planKey(leaf), { leaf, times: 1 });
  };
  const span = (of: SpanPlan): void => {
    if (of.op === 'text') add(of);
    else if (of.op === 'span_or') of.of.forEach(span);
    else if (of.op === 'span_near') [of.left, of.right].forEach(span);
    else span(of.of);
  };
  const visit = (of: Plan): void => {
    if (of.op === 'text') add(of);
    else if (of.op === 'and' || of.op === 'or') of.of.forEach(visit);
    else if (of.op === 'near') span(of.span);
    else if (of.op === 'frequency') for (const each of of.of) span(each.span);
  };
  visit(plan);
  return [...found.values()];
}

/** Where at least one document in so many is wanted, words are added up in all documents. */
const DENSE = 32;

/** Scores documents of one query, over all segments. */
export class Scorer {
  readonly #evaluators: readonly SegmentEvaluator[];
  readonly #scoring: Scoring;
  readonly #leaves: { leaf: TextLeaf; weight: number; average: number }[] = [];

  constructor(evaluators: readonly SegmentEvaluator[], plan: Plan, scoring: Scoring) {
    this.#evaluators = evaluators;
    this.#scoring = scoring;
    const documents = evaluators.reduce((n, each) => n + each.size - (each.view.deleted?.count ?? 0), 0);
    for (const { leaf, times } of leavesOf(plan)) {
      const count = evaluators.reduce((n, each) => n + each.live(each.docs(leaf)).count, 0);
      if (count === 0) continue;
      const idf = Math.log(1 + (documents - count + 0.5) / (count + 0.5));
      const total = evaluators.reduce((n, each) => n + liveLength(each, leaf.group, leaf.mask), 0);
      this.#leaves.push({ leaf, weight: times * idf * (scoring.k1 + 1), average: total / documents });
    }
  }

  /** Whether every score is 0. */
  get flat(): boolean {
    return this.#leaves.length === 0;
  }

  /** Scores of documents (ascending) of segment number `s`. */
  scores(s: number, docs: Uint32Array): Float64Array {
    const evaluator = this.#evaluators[s]!;
    const scores = new Float64Array(docs.length);
    const { k1, b } = this.#scoring;
    const sum = new Float64Array(DENSE * docs.length > evaluator.size ? evaluator.size : 0);
    const dense = sum.length > 0;
    for (const { leaf, weight, average } of this.#leaves) {
      const { lengths } = lengthsOf(evaluator.view.segment, leaf.group, leaf.mask);
      const slope = (k1 * b) / average;
      const base = k1 * (1 - b);
      const direct = evaluator.direct(leaf);
      if (direct?.terms.length === 1 && dense) {
        // most documents are wanted: adding up in all costs less than looking for the wanted ones
        this.#addAll(direct.index, evaluator, leaf, direct.terms[0]!, weight, base, slope, lengths, sum);
        continue;
      }
      const tf = this.#frequencies(evaluator, leaf, direct, docs);
      if (!tf) continue;
      for (let i = 0; i < docs.length; i++) {
        const f = tf[i]!;
        if (f === 0) continue;
        const score = (weight * f) / (f + base + slope * lengths[docs[i]!]!);
        // leaves are added in one order on either way, so that equal documents get equal scores to the last bit
        if (dense) sum[docs[i]!]! += score;
        else scores[i]! += score;
      }
    }
    if (dense) for (let i = 0; i < docs.length; i++) scores[i] = sum[docs[i]!]!;
    return scores;
  }

  /** Adds the scores of one word to all documents that have it. */
  #addAll(
    index: TermIndex,
    evaluator: SegmentEvaluator,
    leaf: TextLeaf,
    term: TermMeta,
    weight: number,
    base: number,
    slope: number,
    lengths: Uint32Array,
    sum: Float64Array,
  ): void {
    const boosts = this.#scoring.boosts[leaf.group]!;
    const { mask } = leaf;
    const cursor = index.cursor().open(term);
    const { docs, masks, freqStarts } = cursor;
    while (cursor.nextBlock()) {
      evaluator.clock.tick();
      cursor.readFreqs();
      const freqs = cursor.freqs.values;
      for (let k = 0; k < cursor.n; k++) {
        let f = 0;
        let at = freqStarts[k]!;
        for (let rest = masks[k]!; rest !== 0; rest &= rest - 1, at++) {
          const bit = rest & -rest;
          if (bit & mask) f += boosts[31 - Math.clz32(bit)]! * freqs[at]!;
        }
        const doc = docs[k]!;
        if (f > 0) sum[doc]! += (weight * f) / (f + base + slope * lengths[doc]!);
      }
    }
  }

  /** Boosted frequencies of a leaf in the documents; undefined if it is in none. */
  #frequencies(
    evaluator: SegmentEvaluator,
    leaf: TextLeaf,
    direct: ReturnType<SegmentEvaluator['direct']>,
    docs: Uint32Array,
  ): Float64Array | undefined {
    const boosts = this.#scoring.boosts[leaf.group]!;
    const tf = new Float64Array(docs.length);
    if (!direct) {
      const among = evaluator.docs(leaf).and(DocSet.ofArray(evaluator.size, docs));
      if (among.count === 0) return undefined;
      let i = 0;
      matchSpans(evaluator, leaf.group, [leaf], 1, among, (doc, _count, spans) => {
        while (docs[i]! < doc) i++;
        let sum = 0;
        for (let k = 0; k < spans.length; k++) sum += boosts[spans.field.values[k]!]!;
        tf[i] = sum;
      });
      return tf;
    }
    if (direct.terms.length === 0) return undefined;
    const cursor = direct.index.cursor();
    for (const meta of direct.terms) {
      cursor.open(meta);
      for (let i = 0; i < docs.length; ) {
        evaluator.clock.tick();
        const at = cursor.advance(docs[i]!);
        if (at < 0) break;
        // both lists ascend; within the block they are merged
        cursor.readFreqs();
        const { freqs, freqStarts, masks } = cursor;
        const blockDocs = cursor.docs;
        let k = cursor.i;
        const n = cursor.n;
        while (k < n && i < docs.length) {
          const difference = blockDocs[k]! - docs[i]!;
          if (difference < 0) k++;
          else if (difference > 0) i++;
          else {
            let sum = 0;
            let f = freqStarts[k]!;
            for (let rest = masks[k]!; rest !== 0; rest &= rest - 1, f++) {
              const bit = rest & -rest;
              if (bit & leaf.mask) sum += boosts[31 - Math.clz32(bit)]! * freqs.values[f]!;
            }
            tf[i]! += sum;
            i++;
            k++;
          }
        }
      }
    }
    return tf;
  }
}

const lengthCache = new WeakMap<Segment, Map<string, { lengths: Uint32Array; total: number }>>();

/** Words per document in the fields of a mask. */
export function lengthsOf(segment: Segment, group: string, mask: number): { lengths: Uint32Array; total: number } {
  let cache = lengthCache.get(segment);
  if (!cache) lengthCache.set(segment, (cache = new Map()));
  const key = `${group} ${mask}`;
  const known = cache.get(key);
  if (known) return known;
  const lengths = new Uint32Array(segment.documents);
  let total = 0;
  for (const code of fieldsOf(segment, group, mask)) {
    const column = segment.column(SECTION.length(code));
    if (!column) continue;
    for (let doc = 0; doc < lengths.length; doc++) {
      const length = column.least(doc) || 0;
      lengths[doc]! += length;
      total += length;
    }
  }
  const found = { lengths, total };
  cache.set(key, found);
  return found;
}

const fieldsOf = (segment: Segment, group: string, mask: number) =>
  (segment.meta.fields[group] ?? []).filter((_, i) => mask & (1 << i));

const deletedLengths = new WeakMap<DocSet, Map<string, number>>();

function liveLength(evaluator: SegmentEvaluator, group: string, mask: number): number {
  const { lengths, total } = lengthsOf(evaluator.view.segment, group, mask);
  const { deleted } = evaluator.view;
  if (!deleted) return total;
  let cache = deletedLengths.get(deleted);
  if (!cache) deletedLengths.set(deleted, (cache = new Map()));
  const key = `${group} ${mask}`;
  let gone = cache.get(key);
  if (gone === undefined) {
    gone = 0;
    for (const doc of deleted.toArray()) gone += lengths[doc]!;
    cache.set(key, gone);
  }
  return total - gone;
}
