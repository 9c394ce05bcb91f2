import type { RankedHit, RankPage, Similarity } from '#corpus/ranking.ts';
import { pick, representatives } from '../count/collapse.ts';
import type { GlobalOrdinals } from '../count/groups.ts';
import { BLOCK } from '../format/postings.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import { frequenciesIn } from '../match/frequencies.ts';
import type { TextLeaf } from '../match/plan.ts';
import { blockFrequencies, postingsIn } from '../match/term-frequencies.ts';
import { lengthsOf } from '../rank/lengths.ts';
import { page, type Ranked } from '../rank/select.ts';
import type { Segment } from '../segment/segment.ts';
import type { RankTask } from './request.ts';

/** Where fewer than one document in so many may be answered, these are looked up instead of reading whole lists. */
const SPARSE = 64;

interface Weighed {
  readonly text: string;
  readonly leaf: TextLeaf;
  readonly count: number;
  readonly documents: number;
  readonly idf: number;
  /** The factor of the document's part. */
  readonly factor: number;
}

/** Ranks the documents of a plan by the words they share with a bag of words; formulas at `Similarity`. */
export function rank(evaluators: readonly SegmentEvaluator[], task: RankTask, ordinals: GlobalOrdinals): RankPage {
  const documents = evaluators.reduce((n, each) => n + each.size, 0);
  const terms = weigh(evaluators, task, documents);
  const lengths = evaluators.map(({ view }) => boostedLengths(view.segment, task));
  const total = lengths.reduce((n, each) => n + each.total, 0);
  const measure = measureOf(task.similarity, documents > 0 ? total / documents : 1);
  const docs: Uint32Array[] = [];
  const scores: Float64Array[] = [];
  evaluators.forEach((evaluator, s) => {
    const wanted = evaluator.live(evaluator.docs(task.plan));
    const sum = new Float64Array(evaluator.size);
    const sparse = wanted.count * SPARSE < evaluator.size ? wanted.toArray() : undefined;
    for (const term of terms) addTerm(evaluator, term, task.boosts, measure, lengths[s]!.of, sparse, sum);
    const found = new Uint32Array(wanted.count);
    let n = 0;
    wanted.each((doc) => {
      if (sum[doc]! > 0) found[n++] = doc;
    });
    docs.push(found.slice(0, n));
    scores.push(pick(sum, docs.at(-1)!));
  });
  if (task.collapse) {
    const collapse = { field: task.collapse, prefer: { by: 'score' } } as const;
    representatives(evaluators, docs, scores, collapse, ordinals).forEach((kept, s) => {
      docs[s] = pick(docs[s]!, kept);
      scores[s] = pick(scores[s]!, kept);
    });
  }
  const ranked = evaluators.map(
    (evaluator, s): Ranked => ({ evaluator, docs: docs[s]!, keys: [scores[s]!.map((x) => -x)] }),
  );
  const places = page(ranked, 0, task.limit);
  const reasons = task.reasons > 0 ? reasonsOf(evaluators, task, terms, measure, lengths, docs, places) : undefined;
  const hits = places.map(
    ({ s, i }, at): RankedHit => ({
      id: evaluators[s]!.view.segment.ids.get(docs[s]![i]!),
      score: scores[s]![i]!,
      ...(reasons && { reasons: reasons[at]! }),
    }),
  );
  return {
    total: docs.reduce((n, each) => n + each.length, 0),
    hits,
    terms: terms.map(({ text, documents: n, idf }) => ({ text, documents: n, idf })),
    documents,
    self_score: terms.reduce(
      (sum, { factor, count }) => (count > 0 ? sum + factor * measure(count, task.length) : sum),
      0,
    ),
  };
}

/** The terms worth scoring, the best first. */
function weigh(evaluators: readonly SegmentEvaluator[], task: RankTask, documents: number): Weighed[] {
  const weighed: Weighed[] = [];
  for (const { text, leaf, weight, count } of task.terms) {
    const n = evaluators.reduce((sum, each) => sum + documentsWith(each, leaf), 0);
    if (n === 0) continue;
    const idf = Math.log(1 + (documents - n + 0.5) / (n + 0.5));
    weighed.push({ text, leaf, count, documents: n, idf, factor: weight * idf });
  }
  weighed.sort((a, b) => b.factor - a.factor || (a.text < b.text ? -1 : 1));
  const kept = weighed.slice(0, task.keep);
  return task.similarity.kind === 'bm25' ? kept : kept.map((term) => ({ ...term, factor: term.factor * term.idf }));
}

function documentsWith(evaluator: SegmentEvaluator, leaf: TextLeaf): number {
  const direct = evaluator.direct(leaf);
  if (!direct) return 0;
  let n = 0;
  for (const meta of direct.terms) n += meta.mask & ~leaf.mask ? evaluator.docs(leaf).count : meta.df;
  return n;
}

/** What a frequency in a document of a length is worth. */
type Measure = (tf: number, length: number) => number;

function measureOf(similarity: Similarity, average: number): Measure {
  if (similarity.kind === 'cosine') return (tf, length) => Math.sqrt(tf / length);
  const { k1, b } = similarity;
  const base = k1 * (1 - b);
  const slope = (k1 * b) / average;
  return (tf, length) => (tf * (k1 + 1)) / (tf + base + slope * length);
}

/** Adds what a term is worth to all documents that have it, or to those of `among` (ascending). */
function addTerm(
  evaluator: SegmentEvaluator,
  { leaf, factor }: Weighed,
  boosts: readonly number[],
  measure: Measure,
  lengths: Lengths['of'],
  among: Uint32Array | undefined,
  sum: Float64Array,
): void {
  const direct = evaluator.direct(leaf);
  if (!direct) return;
  if (among) {
    const frequencies = frequenciesIn(evaluator, leaf, boosts, among);
    for (let i = 0; i < among.length; i++) {
      const tf = frequencies[i]!;
      if (tf > 0) sum[among[i]!]! += factor * measure(tf, lengths[among[i]!]!);
    }
    return;
  }
  for (const term of direct.terms) {
    const postings = postingsIn(direct.index, term, leaf.mask);
    const cursor = postings.borrow().open(postings.meta);
    const { docs } = cursor;
    while (cursor.nextBlock()) {
      evaluator.clock.tick();
      blockFrequencies(cursor, postings.meta, leaf.mask, boosts, block);
      const { n } = cursor;
      for (let k = 0; k < n; k++) {
        const tf = block[k]!;
        if (tf > 0) sum[docs[k]!]! += factor * measure(tf, lengths[docs[k]!]!);
      }
    }
    postings.giveBack(cursor);
  }
}

/** Frequencies of a block, by the search that this thread does. */
const block = new Float64Array(BLOCK);

interface Lengths {
  readonly of: Float64Array | Uint32Array;
  readonly total: number;
}

/** Sets of fields and boosts of a segment whose lengths are kept. */
const MOST_KEPT = 4;

const known = new WeakMap<Segment, Map<string, Lengths>>();

/** Words per document times the boosts of their fields. */
function boostedLengths(segment: Segment, { group, mask, boosts }: RankTask): Lengths {
  const key = `${group} ${mask} ${boosts}`;
  let cache = known.get(segment);
  if (!cache) known.set(segment, (cache = new Map()));
  let lengths = cache.get(key);
  if (!lengths) {
    const of = boosts.every(Number.isInteger)
      ? new Uint32Array(segment.documents)
      : new Float64Array(segment.documents);
    let total = 0;
    (segment.meta.fields[group] ?? []).forEach((_, i) => {
      if (!(mask & (1 << i))) return;
      const field = lengthsOf(segment, group, 1 << i).of;
      for (let doc = 0; doc < of.length; doc++) of[doc]! += field[doc]! * boosts[i]!;
    });
    for (let doc = 0; doc < of.length; doc++) total += of[doc]!;
    if (cache.size >= MOST_KEPT) cache.delete(cache.keys().next().value!);
    cache.set(key, (lengths = { of, total }));
  }
  return lengths;
}

/** For each place of a page, the terms with the greatest shares in its score. */
function reasonsOf(
  evaluators: readonly SegmentEvaluator[],
  task: RankTask,
  terms: readonly Weighed[],
  measure: Measure,
  lengths: readonly Lengths[],
  docs: readonly Uint32Array[],
  page: readonly { s: number; i: number }[],
): number[][] {
  const shares = page.map((): [number, number][] => []);
  const places = page.map(({ s, i }, at) => ({ s, at, doc: docs[s]![i]! }));
  for (const [s, here] of Map.groupBy(places, (place) => place.s)) {
    const rows = new Map(here.map(({ doc, at }) => [doc, at]));
    const among = Uint32Array.from(rows.keys()).sort();
    terms.forEach((term, t) => {
      const frequencies = frequenciesIn(evaluators[s]!, term.leaf, task.boosts, among);
      for (const [i, tf] of frequencies.entries()) {
        if (tf === 0) continue;
        const doc = among[i]!;
        shares[rows.get(doc)!]!.push([term.factor * measure(tf, lengths[s]!.of[doc]!), t]);
      }
    });
  }
  return shares.map((of) =>
    of
      .sort((a, b) => b[0] - a[0] || a[1] - b[1])
      .slice(0, task.reasons)
      .map(([, t]) => t),
  );
}
