import { BLOCK } from '../format/postings.ts';
import { clear, doubles } from '../kernel/kernel.ts';
import { DocSet } from '../segment/docset.ts';
import type { SegmentEvaluator } from './evaluate.ts';
import { FieldCounts } from './hit-fields.ts';
import type { Frequencies } from './kept-results.ts';
import { addFrequencies } from './listed-frequencies.ts';
import type { TextLeaf } from './plan.ts';
import { planKey } from './plan-facts.ts';
import { matchSpans } from './spans.ts';
import { blockFrequencies, postingsIn } from './term-frequencies.ts';
import { phraseFrequencies, phraseMeetings } from './word-spans.ts';

/**
 * How often a leaf occurs in all documents of a segment that have it. Kept with the results of leaves, its documents
 * too.
 * @param among No others can have it.
 */
export function allFrequencies(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  boosts: readonly number[],
  among?: DocSet,
): Frequencies {
  const { kept } = evaluator.view;
  const key = `frequencies ${boosts} ${planKey(leaf)}`;
  let found = kept.frequencies(key);
  if (!found) {
    const direct = evaluator.direct(leaf);
    found = direct ? ofTerms(evaluator, leaf, direct, boosts) : ofSpans(evaluator, leaf, boosts, among);
    kept.putFrequencies(key, found);
  }
  return found;
}

/**
 * At most how often a phrase occurs in all documents that have it, whatever its fields are worth: told in the walk that
 * finds the documents, and kept with them.
 * @param among No others can have it.
 */
export function mostOccurrences(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  fields: number,
  among?: DocSet,
): Frequencies {
  const { kept } = evaluator.view;
  const key = `most ${planKey(leaf)}`;
  let found = kept.frequencies(key);
  if (!found) {
    const known = evaluator.kept(leaf);
    const within = known ?? among ?? evaluator.candidates(leaf.group, leaf);
    found = phraseMeetings(evaluator, leaf, within);
    if (!found) return allFrequencies(evaluator, leaf, new Array<number>(fields).fill(1), within);
    kept.putFrequencies(key, found);
    if (!known) kept.putSet(planKey(leaf), DocSet.ofArray(evaluator.size, found.docs));
  }
  return found;
}

/** `allFrequencies` where they are known already. */
export const knownFrequencies = (evaluator: SegmentEvaluator, leaf: TextLeaf, boosts: readonly number[]) =>
  evaluator.view.kept.frequencies(`frequencies ${boosts} ${planKey(leaf)}`);

/**
 * How often a leaf occurs in some documents (ascending): 0 where it does not.
 * @param room What is filled and answered, of the arena.
 */
export function frequenciesIn(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  boosts: readonly number[],
  docs: Uint32Array,
  room = doubles(docs.length),
): Float64Array<SharedArrayBuffer> {
  const values = room;
  clear(values);
  const direct = evaluator.direct(leaf);
  if (!direct) {
    const among = evaluator.docs(leaf).and(DocSet.ofArray(evaluator.size, docs));
    if (among.count === 0) return values;
    let i = 0;
    const put = (doc: number, sum: number) => {
      while (docs[i]! < doc) i++;
      values[i] = sum;
    };
    const flat = phraseFrequencies(evaluator, leaf, boosts, among);
    if (flat) for (let k = 0; k < flat.docs.length; k++) put(flat.docs[k]!, flat.values[k]!);
    else eachSpan(evaluator, leaf, boosts, among, put);
    return values;
  }
  for (const term of direct.terms)
    addFrequencies(postingsIn(direct.index, term, leaf.mask), leaf.mask, boosts, docs, values, evaluator.clock.tick);
  return values;
}

function ofTerms(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  { index, terms }: NonNullable<ReturnType<SegmentEvaluator['direct']>>,
  boosts: readonly number[],
): Frequencies {
  const sums = new Float64Array(evaluator.size);
  const block = new Float64Array(BLOCK);
  for (const term of terms) {
    const postings = postingsIn(index, term, leaf.mask);
    const cursor = postings.borrow().open(postings.meta);
    while (cursor.nextBlock()) {
      evaluator.clock.tick();
      blockFrequencies(cursor, postings.meta, leaf.mask, boosts, block);
      for (let i = 0; i < cursor.n; i++) sums[cursor.docs[i]!]! += block[i]!;
    }
    postings.giveBack(cursor);
  }
  const docs = new Uint32Array(sums.length);
  let n = 0;
  for (let doc = 0; doc < sums.length; doc++) if (sums[doc]! > 0) docs[n++] = doc;
  const values = new Float64Array(n);
  for (let i = 0; i < n; i++) values[i] = sums[docs[i]!]!;
  return { docs: docs.slice(0, n), values };
}

function ofSpans(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  boosts: readonly number[],
  among: DocSet | undefined,
): Frequencies {
  const known = evaluator.kept(leaf);
  const flat = phraseFrequencies(evaluator, leaf, boosts, known ?? among ?? evaluator.candidates(leaf.group, leaf));
  if (flat) {
    // the walk that counts has found the documents, too; those without a boost it leaves out
    if (!known && boosts.every((boost) => boost > 0))
      evaluator.view.kept.putSet(planKey(leaf), DocSet.ofArray(evaluator.size, flat.docs));
    return flat;
  }
  // whether a span is there is found faster than how often: that is asked only where it is
  const having = evaluator.docs(leaf);
  const docs = new Uint32Array(having.count);
  const values = new Float64Array(having.count);
  let n = 0;
  eachSpan(evaluator, leaf, boosts, having, (doc, sum) => {
    docs[n] = doc;
    values[n++] = sum;
  });
  return { docs: docs.slice(0, n), values: values.slice(0, n) };
}

function eachSpan(
  evaluator: SegmentEvaluator,
  leaf: TextLeaf,
  boosts: readonly number[],
  among: DocSet,
  visit: (doc: number, frequency: number) => void,
): void {
  const counts = new FieldCounts();
  matchSpans(evaluator, leaf.group, [leaf], 1, among, (doc, _count, spans) => {
    for (let k = 0; k < spans.length; k++) counts.add(spans.field.values[k]!);
    visit(doc, counts.weigh(boosts));
  });
}
