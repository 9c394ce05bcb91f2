import { lower, rankOf, SCORES, scoreOf, type Verdict, verdictOf } from '#language/bands.ts';
import { type ContentWord, contentWords } from '#language/content-words.ts';
import type { Passage, ReadDocument } from '#language/passages.ts';
import { namesThing } from '#language/phrases.ts';
import { asRounded, compareQuantities, type Quantity, quantitiesOf, type Relation } from '#language/quantities.ts';
import { type PassageScore, passageText } from '#language/scoring.ts';
import { isHan } from '#language/script.ts';
import { negationsOf, SEVERAL } from '#language/wording.ts';
import type { COMPARISON_FLAGS } from '../types.ts';
import { type FeatureWord, KNOWN_SHARE, type PreparedFeature } from './prepare.ts';
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
  /** Those of `matched` that only another word stands for. */
  readonly substituted: readonly FeatureWord[];
  readonly missing: readonly FeatureWord[];
  /**
   * The feature's number, what the passage says, and how they stand to each other; `text` absent: no number of its
   * kind.
   */
  readonly numbers: readonly {
    readonly claimed: Quantity;
    readonly text?: string;
    readonly relation?: Relation;
    /** It lies within what the number is, told in plain words, rounded from: `asRounded`. */
    readonly rounded?: true;
  }[];
  /** A word that stands nowhere in the document and says too much of the feature to be missing. */
  readonly nowhere?: FeatureWord;
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
 * Judges one passage: coverage gives the band, and each rule may lower it. What the rules are for is told in the notes
 * beside them; they came from reading where coverage alone was wrong.
 * @param own The document is in the feature's language: what it does not say is missing. In another one a word may only
 *   lack a translation.
 */
export function judge(document: ReadDocument, prepared: PreparedFeature, score: PassageScore, own = true): Judgement {
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
    // All of so few words is something, but only the neighbour's words say that the passage means the same thing.
    if (matched.length === 0) verdict = 'not_found';
    else if (missing.length > 0) verdict = verdict === 'not_found' ? 'not_found' : 'partly';
    else verdict = verdict === 'not_found' ? 'partly' : 'disclosed';
  }
  if (prepared.weak) flags.add('result_or_preamble');
  // what is known in general to stand for a word, and confirmed by nobody here, finds a passage and discloses nothing
  const general = prepared.told ? [] : matched.filter(({ id }) => !inside.has(id) && isGeneral(used, id));
  if (general.length > 0 && verdictOf(without(score, prepared, general, KNOWN_SHARE), prepared.band) !== 'disclosed')
    cap('partly', 'synonym');
  const rarest = own
    ? (rarestMissing(document, prepared, [...missing, ...general], matched) ??
      openingNowhere(document, prepared, missing))
    : undefined;
  if (rarest) cap('partly', 'rarest_word');
  if (own && !prepared.told && prepared.things.some((thing) => isUnnamed(thing, has, prepared)))
    cap('partly', 'unnamed_thing');
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

  const numbers = prepared.quantities.length > 0 ? numbersIn(document, passage, prepared) : [];
  for (const { relation } of numbers) {
    if (relation === 'inside') continue;
    cap(relation === 'disjoint' ? 'not_found' : 'partly', 'number');
  }

  const { negated, unmet } = oppositelyNegated(document, passage, prepared, matched, inside);
  // of plain words half are enough: what the passage denies is missing, and need not be that half
  const matters =
    !prepared.told ||
    verdictOf(without(score, prepared, negated, 1), prepared.band) !== verdictOf(score.coverage, prepared.band);
  if ((negated.length > 0 && matters) || unmet) cap('partly', 'negation');

  if (used.length > 0) {
    flags.add('synonym');
    if (onlyWider(prepared, used, inside) && verdict === 'disclosed') verdict = 'partly';
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
    substituted: matched.filter(({ id }) => !inside.has(id)),
    missing,
    numbers,
    ...(rarest && { nowhere: rarest }),
    negated,
    lost_verbs: flags.has('head_verb') ? lostVerbs : [],
    lost_ordinals: lostOrdinals,
  };
}

/** Whether nothing but a synonym that is known in general stands for a word. */
const isGeneral = (used: PreparedFeature['alternates'], id: number): boolean =>
  !used.some(({ equivalent, stands_for }) => equivalent.from !== 'synonyms' && stands_for.includes(id));

/** The share of a feature that a passage says without some of its words, of which it counted so much. */
function without(
  { coverage }: PassageScore,
  { scored }: PreparedFeature,
  words: readonly FeatureWord[],
  share: number,
): number {
  const total = (of: readonly { readonly worth: number }[]) => of.reduce((sum, { worth }) => sum + worth, 0);
  return coverage - (share * total(words)) / Math.max(0.01, total(scored));
}

/**
 * Whether a word is met by nothing but a wider one: a vessel is no bottle. In plain words, where a word may be met by
 * many, what is known in general counts less instead (`prepareFeatures`).
 */
function onlyWider(
  { told }: PreparedFeature,
  used: PreparedFeature['alternates'],
  inside: ReadonlyMap<number, readonly number[]>,
): boolean {
  const isWider = ({ equivalent }: (typeof used)[number]) => equivalent.relation === 'wider';
  return used.some(
    (one) =>
      isWider(one) &&
      !(told && one.equivalent.from) &&
      one.stands_for.some(
        (id) => !inside.has(id) && !used.some((other) => !isWider(other) && other.stands_for.includes(id)),
      ),
  );
}

const ordinalPhrase = ({ feature }: PreparedFeature, { start, end, counted }: PreparedFeature['ordinals'][number]) =>
  feature.text.slice(start, end + counted.length);

/**
 * A missing word that stands nowhere in the document and is worth this many times the mean of its feature makes the
 * difference. Measured on the report half of eval/novelty: of features with one phrase replaced by a foreign one, .23
 * (English) and .24 (Chinese) are called disclosed instead of .47 and .63; the price is .72 instead of .79 of the
 * features that an English description does disclose, and nothing in Chinese.
 */
const NOWHERE_FACTOR = 0.85;
/** In plain words half of a feature's words may stand nowhere: only one that is most of it makes the difference. */
const TOLD_NOWHERE_FACTOR = 2;

/** The word that says most of what the passage lacks, if it says enough to make the difference. */
function rarestMissing(
  document: ReadDocument,
  prepared: PreparedFeature,
  missing: readonly FeatureWord[],
  matched: readonly FeatureWord[],
): FeatureWord | undefined {
  if (missing.length === 0) return undefined;
  const factor = prepared.told ? TOLD_NOWHERE_FACTOR : NOWHERE_FACTOR;
  const mean = prepared.words.reduce((sum, { worth }) => sum + worth, 0) / Math.max(1, prepared.words.length);
  const covered = matched.flatMap(({ places }) => places);
  // A pair of Han characters across the border of two words stands nowhere by chance: only one whose characters no
  // matched pair has says something.
  const foreign = ({ key, places }: FeatureWord) =>
    !isHan(key) || !places.some((place) => covered.some(({ start, end }) => place.start < end && start < place.end));
  const stands = (id: number) => document.ids.includes(id);
  /** What another word for it says is not foreign to the document; of claims only where somebody confirmed it. */
  const said = ({ id }: FeatureWord) =>
    prepared.alternates.some(
      ({ ids, stands_for, equivalent }) =>
        (prepared.told || equivalent.from !== 'synonyms') && stands_for.includes(id) && ids.every(stands),
    );
  return missing.find(
    (word) => word.worth >= factor * mean && namesThing(word.key) && foreign(word) && !stands(word.id) && !said(word),
  );
}

/**
 * What the thing is that a feature told in plain words opens with, where the passage has no word of its name and the
 * document none for what it is: half of the words are enough otherwise, but whatever else is there, there is no motor.
 */
function openingNowhere(
  document: ReadDocument,
  { told, opens, alternates }: PreparedFeature,
  missing: readonly FeatureWord[],
): FeatureWord | undefined {
  const lacks = (id: number) => missing.some((word) => word.id === id);
  if (!told || !opens?.every(lacks)) return undefined;
  const is = opens.at(-1)!;
  const stands = (id: number) => document.ids.includes(id);
  const said = alternates.some(({ ids, stands_for }) => stands_for.includes(is) && ids.every(stands));
  return stands(is) || said ? undefined : missing.find(({ id }) => id === is);
}

/**
 * Share of a thing's words, by their worth, up to which a passage does not name it. In English it has none of them; a
 * Chinese name is pairs of characters, of which some stand in other names: half of them name another thing.
 */
const UNNAMED_SHARE = { en: 0, zh: 0.5 } as const;

/**
 * Whether a passage names a thing of the feature nowhere: it lacks its words, however many others it has. Measured on
 * eval/novelty, 60 patents a language: of features with one thing replaced by another, .11 (English) and .06 (Chinese)
 * are called disclosed instead of .14 and .29 on the tuning half; the price is .73 instead of .75 of the features that
 * an English description does disclose, and nothing in Chinese. With things of one word it would be .06 and .63.
 */
function isUnnamed(thing: readonly number[], has: (id: number) => boolean, { words, language }: PreparedFeature) {
  const worth = (ids: readonly number[]) =>
    words.reduce((sum, word) => sum + (ids.includes(word.id) ? word.worth : 0), 0);
  return worth(thing.filter(has)) <= UNNAMED_SHARE[language] * worth(thing);
}

/** Whether a word that says "more than one" stands near an occurrence. */
function severalNear(document: ReadDocument, occurrence: number): boolean {
  const { text } = document.units[document.unitOf[occurrence]!]!;
  const start = document.starts[occurrence]!;
  const around = text.slice(Math.max(0, start - ORDINAL_REACH), document.ends[occurrence]! + 6);
  SEVERAL.lastIndex = 0;
  return SEVERAL.test(around);
}

const BETTER: readonly (Relation | undefined)[] = ['inside', 'wider', 'overlap', undefined, 'disjoint'];

/** Content words on each side of a number that say what it measures. */
const MEASURED_WORDS = 3;
/** Characters around a number of a document in which the measured thing must be named. */
const MEASURED_REACH = 70;

/** What a clause says before a number, and a little of what follows it: `the wall thickness was 0.6 mm`. */
function clauseAround(text: string, { start, end }: { start: number; end: number }): string {
  const before = text
    .slice(Math.max(0, start - MEASURED_REACH), start)
    .split(/[,;:.，；：。]|\band\b|\n/)
    .at(-1)!;
  const after = text.slice(end, end + MEASURED_REACH / 3).split(/[,;:.，；：。]|\band\b|\n/)[0]!;
  return `${before} ${after}`;
}

/** The words next to a number: `thermal interface layer` of "a thermal interface layer of 0.5 to 1 mm". */
function measuredBy(
  words: readonly ContentWord[],
  { start, end }: { readonly start: number; readonly end: number },
): Set<string> {
  const before = words.filter((word) => word.end <= start).slice(-MEASURED_WORDS);
  const after = words.filter((word) => word.start >= end).slice(0, MEASURED_WORDS);
  // What stands before a number names it far more often than what follows.
  return new Set([...(before.length > 0 ? before : after), ...(before.length < 2 ? after : [])].map(({ key }) => key));
}

const CLAUSE_MARK = /[,;:，；：]/u;
/**
 * The same in plain words, where a comma ends what is told of a thing, and a document may name it otherwise: `strong`
 * of "a foil, 0.5 mm strong", and `thickness`.
 */
function measuredInWords(
  { feature: { text }, words: own, alternates }: PreparedFeature,
  words: readonly ContentWord[],
  { start, end }: Quantity,
): Set<string> {
  const from = start - text.slice(0, start).split(CLAUSE_MARK).at(-1)!.length;
  const to = end + text.slice(end).split(CLAUSE_MARK)[0]!.length;
  const inClause = words.filter((word) => word.start >= from && word.end <= to);
  const measured = measuredBy(inClause.length > 0 ? inClause : words, { start, end });
  const ids = new Set(own.filter(({ key }) => measured.has(key)).map(({ id }) => id));
  for (const { equivalent, stands_for, opposite } of alternates)
    if (!opposite && stands_for.some((id) => ids.has(id)))
      for (const { key } of contentWords(equivalent.other)) measured.add(key);
  return measured;
}

/**
 * The numbers of a feature in a passage; of plain words in whichever text of the document comes nearest: somebody tells
 * in one breath what a document says in two places.
 */
function numbersIn(document: ReadDocument, passage: Passage, prepared: PreparedFeature): Judgement['numbers'] {
  const there = numbersOf(prepared, passageText(document, passage));
  if (!prepared.told || there.every(({ relation }) => relation === 'inside')) return there;
  const texts = document.units.map(({ text }) => numbersOf(prepared, text));
  return there.map((found, i) =>
    texts.reduce((best, numbers) => (rankOfRelation(numbers[i]!) < rankOfRelation(best) ? numbers[i]! : best), found),
  );
}
const rankOfRelation = ({ relation }: Judgement['numbers'][number]) => BETTER.indexOf(relation);

/**
 * For each number of the feature, the number of the passage that measures the same thing: same dimension, and near it
 * most of the words that stand next to the feature's number. Of several the one that comes nearest to disclosing it.
 */
function numbersOf(prepared: PreparedFeature, text: string): Judgement['numbers'] {
  const { feature, quantities, told } = prepared;
  const said = quantitiesOf(text);
  const words = contentWords(feature.text);
  return quantities.map((quantity) => {
    const meant = told ? asRounded(quantity) : quantity;
    const measured = told ? measuredInWords(prepared, words, quantity) : measuredBy(words, quantity);
    let best: { text?: string; relation?: Relation; rounded?: true; near: number } = {
      near: measured.size > 0 ? 1 : 0,
    };
    for (const other of said) {
      const relation = compareQuantities(meant, other);
      if (relation === undefined) continue;
      // what somebody tells of one thing a document may say behind a comma: "pressed into bales, of about 40 lbs each"
      const around = contentWords(
        told
          ? text.slice(Math.max(0, other.start - MEASURED_REACH), other.end + MEASURED_REACH / 3)
          : clauseAround(text, other),
      );
      const near = new Set(around.map(({ key }) => key).filter((key) => measured.has(key))).size;
      if (near < best.near) continue;
      if (near > best.near || best.relation === undefined || BETTER.indexOf(relation) < BETTER.indexOf(best.relation))
        best = {
          ...{ text: other.text, relation, near },
          ...(relation !== compareQuantities(quantity, other) && { rounded: true as const }),
        };
    }
    const { near: _near, ...found } = best;
    return { claimed: quantity, ...found };
  });
}

/**
 * Matched words that one side negates and the other does not: "free of adhesive" against "with adhesive". `unmet`: the
 * feature denies something, and the passage denies none of its words.
 */
function oppositelyNegated(
  document: ReadDocument,
  passage: Passage,
  prepared: PreparedFeature,
  matched: readonly FeatureWord[],
  inside: ReadonlyMap<number, readonly number[]>,
): { negated: FeatureWord[]; unmet: boolean } {
  const reaches = new Map(
    passage.pieces.map(({ unit }) => [unit, negationsOf(document.units[unit]!.text).map(({ reach }) => reach)]),
  );
  const denies = prepared.negations.length > 0;
  if (!denies && [...reaches.values()].every((list) => list.length === 0)) return { negated: [], unmet: false };
  const deniedAt = (i: number) =>
    (reaches.get(document.unitOf[i]!) ?? []).some(
      ({ start, end }) => document.starts[i]! >= start && document.starts[i]! < end,
    );
  let met = false;
  const negated = matched.filter(({ id, places }) => {
    const occurrences = inside.get(id);
    if (!occurrences) return false;
    const claimed = places.some(({ start }) =>
      prepared.negations.some(({ reach }) => start >= reach.start && start < reach.end),
    );
    const denied = occurrences.map(deniedAt);
    if (denied.includes(true)) met = true;
    return claimed ? !denied.includes(true) : !denied.includes(false);
  });
  // "quiet" says of a noise that there is none; elsewhere in the document it may say it of anything
  if (prepared.alternates.some(({ opposite, ids }) => opposite && ids.every((id) => inside.has(id)))) met = true;
  return { negated, unmet: denies && !met && !(prepared.told && deniedElsewhere(document, prepared)) };
}

/** Whether any text of the document denies a word that a feature in plain words denies, or what stands for one. */
function deniedElsewhere(document: ReadDocument, { words, negations, alternates }: PreparedFeature): boolean {
  const denied = words.filter(({ places }) =>
    places.some(({ start }) => negations.some(({ reach }) => start >= reach.start && start < reach.end)),
  );
  const ids = new Set(denied.map(({ id }) => id));
  for (const { ids: others, stands_for, opposite } of alternates)
    if (!opposite && others.length === 1 && stands_for.some((id) => ids.has(id))) ids.add(others[0]!);
  const reaches = new Map<number, readonly { readonly start: number; readonly end: number }[]>();
  const reachesOf = (unit: number) => {
    const known = reaches.get(unit) ?? negationsOf(document.units[unit]!.text).map(({ reach }) => reach);
    reaches.set(unit, known);
    return known;
  };
  return document.ids.some(
    (id, i) =>
      document.exact[i] === 1 &&
      ids.has(id) &&
      reachesOf(document.unitOf[i]!).some(
        ({ start, end }) => document.starts[i]! >= start && document.starts[i]! < end,
      ),
  );
}
