import type { SearchPage } from '#corpus/engine.ts';
import { countGroups, firstOfGroups, pick, representatives } from '../count/collapse.ts';
import type { GlobalOrdinals } from '../count/groups.ts';
import type { SegmentEvaluator } from '../match/evaluate.ts';
import type { Plan } from '../match/plan.ts';
import { Scorer } from '../rank/score.ts';
import { page, type Ranked } from '../rank/select.ts';
import { foremost, numberKeys, scoreKeys } from '../rank/sort-keys.ts';
import type { Scored } from '../rank/top-k.ts';
import { MOST_LEAVES, MOST_PLACES, topScores } from '../rank/top-scores.ts';
import type { DocSet } from '../segment/docset.ts';
import type { Task } from './request.ts';

type SearchTask = Extract<Task, { kind: 'search' }>;

/** Answers a search: its count, or one page of its hits. */
export function search(
  evaluators: readonly SegmentEvaluator[],
  task: SearchTask,
  ordinals: GlobalOrdinals,
): SearchPage {
  const { collapse, plan } = task;
  if (task.limit === 0 && !collapse) return { total: countOf(evaluators, plan), hits: [] };
  if (task.limit === 0 && collapse)
    return { total: countGroups(evaluators, setsOf(evaluators, plan), collapse, ordinals), hits: [] };
  return bestByScore(evaluators, task, ordinals) ?? sorted(evaluators, task, ordinals);
}

const countOf = (evaluators: readonly SegmentEvaluator[], plan: Plan): number =>
  evaluators.reduce((n, evaluator) => n + evaluator.count(plan), 0);

const setsOf = (evaluators: readonly SegmentEvaluator[], plan: Plan): DocSet[] =>
  evaluators.map((evaluator) => evaluator.live(evaluator.docs(plan)));

const byScore = ({ sort }: SearchTask) => sort[0]?.by === 'score' && sort[0].descending;

/** Documents looked at for each group of a page at first, and how often more are tried. */
const PER_GROUP = 4;
const TRIES = 3;

/** Hits by score alone, found without scoring every document; undefined where it takes another way. */
function bestByScore(
  evaluators: readonly SegmentEvaluator[],
  task: SearchTask,
  ordinals: GlobalOrdinals,
): SearchPage | undefined {
  const { collapse, plan, offset } = task;
  const end = offset + task.limit;
  if (collapse && collapse.prefer.by !== 'score') return undefined;
  if (task.sort.length !== 1 || !byScore(task) || end > MOST_PLACES) return undefined;
  const scorer = new Scorer(evaluators, plan, task.scoring, collapse ? end * PER_GROUP : end);
  if (scorer.flat || scorer.leaves.length > MOST_LEAVES) return undefined;
  // where what scores is all that matches, its documents need not be known to find the best
  const known = onlyScored(plan) && scorer.leaves.every(({ leaf }) => evaluators.every((each) => each.direct(leaf)));
  const sets = known ? [] : setsOf(evaluators, plan);
  const matching = known ? countOf(evaluators, plan) : sets.reduce((n, set) => n + set.count, 0);
  const page = (total: number, hits: readonly Scored[]): SearchPage => ({
    total,
    hits: hits.map(({ s, doc, score }) => ({ id: idOf(evaluators[s]!, doc), score })),
  });
  if (!collapse) {
    if (offset >= matching) return page(matching, []);
    const { count, hits } = topScores(scorer, sets, offset, end);
    // documents that match without a word that counts come after all others
    return count < Math.min(end, matching) ? undefined : page(matching, hits);
  }
  const total = countGroups(evaluators, known ? setsOf(evaluators, plan) : sets, collapse, ordinals);
  if (offset >= total) return page(total, []);
  // the first document of each group in the order of all stands for it
  const wanted = Math.min(end, total);
  let most = end * PER_GROUP;
  for (let tries = 0; tries < TRIES && most <= MOST_PLACES; tries++, most *= PER_GROUP) {
    const { count, hits } = topScores(scorer, sets, 0, most);
    const firsts = firstOfGroups(evaluators, hits, collapse, ordinals);
    if (firsts.length >= wanted) return page(total, firsts.slice(offset, end));
    if (count < most) return undefined;
  }
  return undefined;
}

/** Whether all documents of a plan, and no others, get a score. */
function onlyScored(plan: Plan): boolean {
  if (plan.op === 'or') return plan.of.every(onlyScored);
  return plan.op === 'text' && plan.slots.every((slot) => slot.patterns.length === 0);
}

/** Any page in any order: all documents get their keys, and the page is selected by them. */
function sorted(evaluators: readonly SegmentEvaluator[], task: SearchTask, ordinals: GlobalOrdinals): SearchPage {
  const { collapse, sort, plan } = task;
  const wanted = collapse !== undefined || sort.some(({ by }) => by === 'score');
  const scorer = new Scorer(evaluators, plan, task.scoring, wanted ? Number.POSITIVE_INFINITY : 0);
  const scored = wanted && !scorer.flat;
  const end = task.offset + task.limit;
  const sets = setsOf(evaluators, plan);
  let total = sets.reduce((n, set) => n + set.count, 0);
  // where all scores are equal, they decide nothing
  const order = sort.filter(({ by }) => by !== 'score' || scored);
  let docs = sets.map((set, s) => (!collapse && foremost(evaluators[s]!, set, order[0], end)) || set.toArray());
  let scores = docs.map((each, s) => (scored ? scorer.scores(s, each) : new Float64Array(collapse ? each.length : 0)));
  if (collapse) {
    const kept = representatives(evaluators, docs, scores, collapse, ordinals);
    docs = docs.map((each, s) => pick(each, kept[s]!));
    scores = scores.map((each, s) => pick(each, kept[s]!));
    total = docs.reduce((n, each) => n + each.length, 0);
  }
  const ranked = evaluators.map(
    (evaluator, s): Ranked => ({
      evaluator,
      docs: docs[s]!,
      keys: order.map(({ by, descending }) =>
        by === 'score' ? scoreKeys(scores[s]!, descending) : numberKeys(evaluator, by, docs[s]!, descending),
      ),
    }),
  );
  const places = page(ranked, task.offset, end);
  const found = places.map(({ s, i }) => ({ s, doc: docs[s]![i]! }));
  const foundScores = scored ? places.map(({ s, i }) => scores[s]![i]!) : scoresOf(scorer, found);
  return {
    total,
    hits: found.map(({ s, doc }, n) => ({ id: idOf(evaluators[s]!, doc), score: foundScores[n]! })),
  };
}

const idOf = (evaluator: SegmentEvaluator, doc: number): string => evaluator.view.segment.ids.get(doc);

/** Scores of a page that was not sorted by them. */
function scoresOf(scorer: Scorer, places: readonly { s: number; doc: number }[]): number[] {
  if (scorer.flat) return places.map(() => 0);
  const found = new Map<string, number>();
  for (const [s, here] of Map.groupBy(places, (place) => place.s)) {
    const docs = Uint32Array.from(here, ({ doc }) => doc).sort();
    const scores = scorer.scores(s, docs);
    for (let k = 0; k < docs.length; k++) found.set(`${s} ${docs[k]}`, scores[k]!);
  }
  return places.map(({ s, doc }) => found.get(`${s} ${doc}`)!);
}
