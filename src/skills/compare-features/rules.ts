import { lower, rankOf, SCORES, scoreOf, type Verdict, verdictOf } from '#language/bands.ts';
import type { Passage, ReadDocument } from '#language/passages.ts';
import { compareQuantities, type Quantity, quantitiesOf, type Relation } from '#language/quantities.ts';
import { type PassageScore, passageText } from '#language/scoring.ts';
import { negationsOf, SEVERAL } from '#language/wording.ts';
import type { COMPARISON_FLAGS } from '../types.ts';
import type { FeatureWord, PreparedFeature } from './prepare.ts';
import { type PatentUnit, reportsPriorArt } from './units.ts';

export type Flag = (typeof COMPARISON_FLAGS)[number];

/** A passage judged for a feature. */
export interface Judgement {
  readonly passage: number;
  readonly score: PassageScore;
  readonly verdict: Verdict;
  /** 0 to 100, within the verdict's part of the scale. */
  readonly points: number;
  readonly flags: ReadonlySet<Flag>;
  /** Words of the feature that the passage has, and those it lacks. */
  readonly matched: readonly FeatureWord[];
  readonly missing: readonly FeatureWord[];
  /** The feature's number, what the passage says, and how they stand to each other; `text` absent: no number of its kind. */
  readonly numbers: readonly { readonly claimed: Quantity; readonly text?: string; readonly relation?: Relation }[];
  /** The words whose negation differs. */
  readonly negated: readonly FeatureWord[];
  /** Verbs of purpose that the passage lacks. */
  readonly lost_verbs: readonly string[];
  /** What is counted ("second plate") and was seen once. */
  readonly lost_ordinals: readonly string[];
}

/** Words scattered over a long passage: their best window holds less than this share of what the passage holds. */
const SCATTERED = 0.6;
/** Characters around a matched word that are looked at for "second", "two", "both". */
const ORDINAL_REACH = 40;

/**
 * Judges one passage: coverage gives the band, and each rule may lower it. What the rules are for is told in the notes beside them; they came from
 * reading where coverage alone was wrong.
 */
export function judge(document: ReadDocument, prepared: PreparedFeature, score: PassageScore): Judgement {
  const passage = document.passages[score.passage]!;
  const inside = new Map<number, number[]>();
  for (let i = passage.from; i < passage.to; i++) {
    if (document.exact[i] !== 1) continue;
    const list = inside.get(document.ids[i]!);
    if (list) list.push(i);
    else inside.set(document.ids[i]!, [i]);
  }
  const used = score.alternates.map((index) => prepared.alternates[index]!);
  const substituted = new Set(used.flatMap(({ stands_for }) => stands_for));
  const has = (id: number) => inside.has(id) || substituted.has(id);
  const matched = prepared.words.filter(({ id }) => has(id));
  const missing = prepared.words.filter(({ id }) => !has(id));
  const flags = new Set<Flag>();
  let verdict = verdictOf(score.coverage, prepared.band);
  const cap = (highest: Verdict, flag: Flag) => {
    flags.add(flag);
    if (rankOf(verdict) > rankOf(highest)) verdict = highest;
  };

  if (prepared.few_words) {
    flags.add('few_words');
    if (matched.length === 0) verdict = 'not_found';
    else if (missing.length > 0 && verdict === 'disclosed') verdict = 'partly';
  }
  if (prepared.weak) flags.add('result_or_preamble');
  if (verdict !== 'not_found' && score.proximity < SCATTERED * score.coverage) {
    flags.add('scattered');
    verdict = lower(verdict);
  }
  // "means for biasing in a first direction" is not met by parts that only pivot in one.
  const lostVerbs = prepared.verbs.filter(({ id }) => !has(id)).map(({ verb }) => verb);
  if (lostVerbs.length > 0 && lostVerbs.length === prepared.verbs.length) cap('partly', 'head_verb');

  // "a second array" scored .88 on the passage of the first.
  const lostOrdinals: string[] = [];
  for (const ordinal of prepared.ordinals) {
    const places = ordinal.ids.flatMap((id) => inside.get(id) ?? []);
    if (places.length > 0 && !places.some((i) => severalNear(document, i)))
      lostOrdinals.push(ordinalPhrase(prepared, ordinal));
  }
  if (lostOrdinals.length > 0) cap('partly', 'ordinal');

  const text = passageText(document, passage);
  const numbers = prepared.quantities.length > 0 ? numbersOf(prepared.quantities, text) : [];
  for (const { relation } of numbers) {
    if (relation === 'inside') continue;
    cap(relation === 'disjoint' ? 'not_found' : 'partly', 'number');
  }

  const negated = verdict === 'not_found' ? [] : oppositelyNegated(document, passage, prepared, matched, inside);
  if (negated.length > 0) cap('partly', 'negation');

  if (used.length > 0) {
    flags.add('synonym');
    if (used.some(({ equivalent }) => equivalent.relation === 'wider') && verdict === 'disclosed') verdict = 'partly';
  }
  if (passage.pieces.every(({ unit }) => reportsPriorArt(document.units[unit] as PatentUnit)))
    flags.add('reported_prior_art');

  const { lowest, highest } = SCORES[verdict];
  const points = Math.max(lowest, Math.min(highest, scoreOf(score.coverage, prepared.band)));
  return {
    passage: score.passage,
    score,
    verdict,
    points,
    flags,
    matched,
    missing,
    numbers,
    negated,
    lost_verbs: flags.has('head_verb') ? lostVerbs : [],
    lost_ordinals: lostOrdinals,
  };
}

const ordinalPhrase = ({ feature }: PreparedFeature, { start, end, counted }: PreparedFeature['ordinals'][number]) =>
  feature.text.slice(start, end + counted.length);

/** Whether a word that says "more than one" stands near an occurrence. */
function severalNear(document: ReadDocument, occurrence: number): boolean {
  const { text } = document.units[document.unitOf[occurrence]!]!;
  const start = document.starts[occurrence]!;
  const around = text.slice(Math.max(0, start - ORDINAL_REACH), document.ends[occurrence]! + 6);
  SEVERAL.lastIndex = 0;
  return SEVERAL.test(around);
}

const BETTER: readonly (Relation | undefined)[] = ['inside', 'wider', 'overlap', undefined, 'disjoint'];

/** For each number of the feature, the number of the passage that comes nearest to disclosing it. */
function numbersOf(claimed: readonly Quantity[], text: string): Judgement['numbers'] {
  const said = quantitiesOf(text);
  return claimed.map((quantity) => {
    let best: { text?: string; relation?: Relation } = {};
    for (const other of said) {
      const relation = compareQuantities(quantity, other);
      if (relation === undefined) continue;
      if (best.relation === undefined || BETTER.indexOf(relation) < BETTER.indexOf(best.relation))
        best = { text: other.text, relation };
    }
    return { claimed: quantity, ...best };
  });
}

/** Matched words that one side negates and the other does not: "free of adhesive" against "with adhesive". */
function oppositelyNegated(
  document: ReadDocument,
  passage: Passage,
  prepared: PreparedFeature,
  matched: readonly FeatureWord[],
  inside: ReadonlyMap<number, readonly number[]>,
): FeatureWord[] {
  const reachesByUnit = new Map(
    passage.pieces.map(({ unit }) => [unit, negationsOf(document.units[unit]!.text).map(({ reach }) => reach)]),
  );
  if (prepared.negations.length === 0 && [...reachesByUnit.values()].every((reaches) => reaches.length === 0))
    return [];
  return matched.filter(({ id, places }) => {
    const occurrences = inside.get(id);
    if (!occurrences) return false;
    const claimed = places.some(({ start }) =>
      prepared.negations.some(({ reach }) => start >= reach.start && start < reach.end),
    );
    const negatedAt = occurrences.map((i) =>
      (reachesByUnit.get(document.unitOf[i]!) ?? []).some(
        (reach) => document.starts[i]! >= reach.start && document.starts[i]! < reach.end,
      ),
    );
    return claimed ? !negatedAt.includes(true) : !negatedAt.includes(false);
  });
}
