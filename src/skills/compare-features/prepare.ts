import { antecedentsOf } from '#language/antecedents.ts';
import { type Band, bandOf, FEWEST_WORDS, TOLD_BANDS } from '#language/bands.ts';
import { pairShares } from '#language/chinese-words.ts';
import { type ContentWord, cachedStem, contentLength, contentWords } from '#language/content-words.ts';
import { oppositesOf } from '#language/opposites.ts';
import { type Wanted, wantedWords } from '#language/passages.ts';
import { endsAsVerb, namesThing, phrasesOf } from '#language/phrases.ts';
import { type Quantity, quantitiesOf } from '#language/quantities.ts';
import type { Alternate, ScoredWord } from '#language/scoring.ts';
import { isHan, languageOf, type TextLanguage } from '#language/script.ts';
import { type Negation, negationsOf, type Ordinal, ordinalsOf, purposesOf } from '#language/wording.ts';
import type { Equivalent, Feature } from '../types.ts';

/** How rare a word is: inverse document frequency of a stem or a pair of Han characters, in nats. */
export type WordWorth = (key: string) => number;

/** Unknown words do not rule: no word is worth more. */
export const HIGHEST_WORTH = 7;
/**
 * Words of plain speech that patents hardly use and that say little of a thing: rare as they are, they decide nothing.
 */
const PLAIN_WORDS = new Set(
  `keep keeps kept put puts make makes made making go goes going gone tell tells told come comes came coming take takes taken taking stand stands run runs need needs needed
  want wants get gets got give gives given let lets look looks seem seems happen happens stay stays thing things way ways kind sort bit lot soon while afterwards meanwhile anything
  something somebody someone nobody nothing everything everybody instead always never ever even just again still once quickly easily well good nice enough many few rest part parts
  like away back off out there here then too very hardly certain tell bring brings brought carry carries carrying carried easy easily simply nobody
  say says said saying see sees seen saw know known knows do does done doing find finds found feel feels felt think thinks become becomes begin begins began begun show shows shown
  leave leaves try tries tried hear hears heard appear appears follow follows call calls called expect expects live lives consider believe reach reaches help helps helped remain
  remains meet meets met lie lies lay laid lays sit sits wait waits ask asks lose loses lost allow allows spend spends seek hope enjoy choose chooses chosen decide prefer suffer
  suffers matter matters care cares bother worry like likes liked please lets serve serves speak talk mention suit suits want wish wishes
  nearby almost often usually mostly rather quite perhaps maybe really only also already later before after ahead alike otherwise suddenly merely together therefore anyway
  spot place places point side kinds sorts lots whole entire one's own everyday normal ordinary usual`
    .trim()
    .split(/\s+/)
    .map((word) => cachedStem(word)),
);
const PLAIN_SHARE = 0.3;

/** What a word counts that a synonym stands for, of several senses perhaps. */
export const KNOWN_SHARE = 0.9;

/** What a word of plain speech counts that a wider one stands for. */
const WIDER_SHARE = 0.6;

/** Adjectives that an antecedent brings count half. */
const ANTECEDENT_SHARE = 0.5;

export interface FeatureWord {
  readonly key: string;
  readonly id: number;
  readonly worth: number;
  /** What it counts as a word, however rare: 1, of plain speech and of pairs across two words less. */
  readonly part: number;
  /** Share of the documents of its language that hold it, 0 to 1. */
  readonly chance: number;
  /** Places in the feature's text; none for words that an antecedent brings. */
  readonly places: readonly { readonly start: number; readonly end: number }[];
}

/** A feature made ready for any number of documents. */
export interface PreparedFeature {
  readonly feature: Feature;
  readonly language: TextLanguage;
  readonly words: readonly FeatureWord[];
  /**
   * What passages are scored by: its words, those of antecedents, and those of a neighbour when it is too short to be
   * judged alone.
   */
  readonly scored: readonly (ScoredWord & Pick<FeatureWord, 'part'>)[];
  readonly alternates: readonly (Alternate & { readonly equivalent: Equivalent; readonly opposite?: true })[];
  /**
   * Wordings that only an encoder holds to be alike: they order documents; verdicts rest on them `inPlainWords` alone.
   */
  readonly alike: PreparedFeature['alternates'];
  readonly band: Band;
  /** Read as `inPlainWords` says. */
  readonly told: boolean;
  readonly few_words: boolean;
  /** A preamble or a result: matches almost any document of the field. */
  readonly weak: boolean;
  /** The things that it names in two words or more (of Chinese: two pairs of characters), by their ids. */
  readonly things: readonly (readonly number[])[];
  /**
   * The words that name the thing which it opens with, the last of them what it is: "A small electric motor swings";
   * not of Chinese.
   */
  readonly opens?: readonly number[];
  /** Verbs that carry the relation ("configured to cool"): ids, and as written. */
  readonly verbs: readonly { readonly id: number; readonly verb: string }[];
  readonly quantities: readonly Quantity[];
  readonly negations: readonly Negation[];
  /** Ordinals from the second on, with the ids of what they count. */
  readonly ordinals: readonly (Ordinal & { readonly ids: readonly number[] })[];
}

export interface PreparedFeatures {
  readonly features: readonly PreparedFeature[];
  readonly wanted: Wanted;
}

/** Without a corpus to count in, every word is worth the same. */
export const EQUAL_WORTH: WordWorth = () => 3;

/** The stem of a verb, or the pair of characters. */
const verbKey = (verb: string) => (isHan(verb) ? verb : cachedStem(verb.toLowerCase()));

/** The words of a feature as units that documents are searched for, each once. */
function distinct(words: readonly ContentWord[]): Map<string, { start: number; end: number }[]> {
  const places = new Map<string, { start: number; end: number }[]>();
  for (const { key, start, end } of words) {
    const list = places.get(key);
    if (list) list.push({ start, end });
    else places.set(key, [{ start, end }]);
  }
  return places;
}

/**
 * Reads the features once, for comparing them with many documents.
 * @param worth How rare words are; see `corpusWordWorth`.
 * @param vocabulary Wordings that count as met.
 * @param known Wordings that are known in general, but that nobody has said to mean the same here: they count less.
 */
export function prepareFeatures(
  features: readonly Feature[],
  worth: WordWorth = EQUAL_WORTH,
  vocabulary: readonly Equivalent[] = [],
  known: readonly Equivalent[] = [],
): PreparedFeatures {
  const antecedents = antecedentsOf(features.map(({ text }) => text));
  const read = features.map(({ text }) => {
    const language = languageOf(text);
    const words = contentWords(text);
    return { language, words, places: distinct(words), verbs: purposesOf(text, language), ordinals: ordinalsOf(text) };
  });
  const equivalents = [...vocabulary, ...known].map((equivalent, index) => ({
    share: equivalent.share ?? (index < vocabulary.length ? 1 : KNOWN_SHARE),
    equivalent,
    word: contentWords(equivalent.word).map(({ key }) => key),
    other: contentWords(equivalent.other).map(({ key }) => key),
  }));
  // what a feature denies is said without a denial, too, and by that word of it alone
  const opposites = features.map(({ text }) =>
    oppositesOf(text).map(({ word, other }) => ({
      share: KNOWN_SHARE,
      equivalent: { word, other, relation: 'same', from: 'synonyms' } satisfies Equivalent,
      word: contentWords(word).map(({ key }) => key),
      other: contentWords(other).map(({ key }) => key),
      opposite: true as const,
    })),
  );
  const keys = new Set<string>();
  const borrowed = antecedents.map((list) => list.flatMap(({ modifiers }) => modifiers.flatMap(keysOf)));
  read.forEach(({ places, verbs, ordinals }, index) => {
    for (const key of places.keys()) keys.add(key);
    for (const key of borrowed[index] ?? []) keys.add(key);
    for (const { verb } of verbs) keys.add(verbKey(verb));
    for (const { counted } of ordinals) for (const { key } of contentWords(counted)) keys.add(key);
  });
  for (const { other } of [...equivalents, ...opposites.flat()]) for (const key of other) keys.add(key);
  const wanted = wantedWords(keys);
  const idOf = (key: string) => wanted.ids.get(key)!;
  /** What a word counts of which only a share counts. */
  const counting = (key: string, share: number) => {
    const part = (PLAIN_WORDS.has(key) ? PLAIN_SHARE : 1) * share;
    return { worth: Math.max(0.1, Math.min(HIGHEST_WORTH, worth(key))) * part, part };
  };

  const prepared = features.map((feature, index): PreparedFeature => {
    const { language, words, places, verbs, ordinals } = read[index]!;
    const shares = language === 'zh' ? pairShares(feature.text) : undefined;
    const share = (at: readonly { readonly start: number }[]) =>
      shares ? Math.max(...at.map(({ start }) => shares.get(start) ?? 1)) : 1;
    const own: FeatureWord[] = [...places].map(([key, at]) => ({
      key,
      id: idOf(key),
      ...counting(key, share(at)),
      chance: Math.exp(-Math.max(0, worth(key))),
      places: at,
    }));
    const taken = new Set(places.keys());
    const scored = own.map(({ id, worth: value, part }) => ({ id, worth: value, part }));
    const borrow = (key: string, share: number) => {
      if (taken.has(key)) return;
      taken.add(key);
      scored.push({ id: idOf(key), ...counting(key, share) });
    };
    for (const key of borrowed[index] ?? []) borrow(key, ANTECEDENT_SHARE);
    const length = contentLength(words);
    const few = length < FEWEST_WORDS;
    // One or two words stand in any document of the field: the neighbour says which passage is meant.
    const neighbour = few ? (read[index + 1] ?? read[index - 1]) : undefined;
    if (neighbour) for (const key of neighbour.places.keys()) borrow(key, ANTECEDENT_SHARE);
    const others = [...equivalents, ...opposites[index]!]
      .filter(({ word, other }) => other.length > 0 && word.length > 0 && word.every((key) => places.has(key)))
      .map(({ equivalent, word, other, share, ...opposite }) => ({
        equivalent,
        share,
        ...opposite,
        ids: [...new Set(other)].map(idOf),
        stands_for: [...new Set(word)].map(idOf),
      }));
    const byLikeness = ({ equivalent }: (typeof others)[number]) => equivalent.from === 'likeness';
    return {
      feature,
      language,
      words: own,
      scored,
      alternates: others.filter((one) => !byLikeness(one)),
      alike: others.filter(byLikeness),
      band: bandOf(Math.max(length, FEWEST_WORDS)),
      told: false,
      few_words: few,
      weak:
        feature.part === 'result' || feature.part === 'purpose' || (feature.part === 'preamble' && features.length > 1),
      things: thingsOf(feature.text, own),
      ...opening(feature.text, own),
      verbs: verbs.map(({ verb }) => ({ id: idOf(verbKey(verb)), verb })),
      quantities: quantitiesOf(feature.text),
      // of what it stands for, a document that has the thing need say nothing
      negations: negationsOf(feature.text).filter(({ instead }) => !instead),
      ordinals: ordinals
        .filter(({ number }) => number >= 2)
        .map((ordinal) => ({ ...ordinal, ids: contentWords(ordinal.counted).map(({ key }) => idOf(key)) })),
    };
  });
  return { features: prepared, wanted };
}

/**
 * Rarity between none (all words alike) and all of it: on the tuning half of `eval/ideas` .76 of the Chinese cells are
 * right and .59 of six English ideas, with none .80 and .50, with all of it .65 and .62.
 */
const toldWorth = ({ worth, part }: Pick<FeatureWord, 'worth' | 'part'>): number => part * Math.cbrt(worth / part);

/**
 * The same features as somebody tells them in plain words, for documents that are about all of them: what such a
 * document calls otherwise is not missing, so less of a feature's words is enough (`TOLD_BANDS`), words that an encoder
 * holds to be alike count too, but for Chinese ones that it holds to be like Chinese ones (of the absent features of
 * the tuning half of `eval/ideas` these disclose three of seven in place of one, and no more of the others), and a
 * wider word that is known in general counts less instead of deciding. Rare words count little more than common ones:
 * rarity has told that the document is about the idea, and what is common in its language, too, means in it what the
 * idea does. Features of claims stay as they are.
 */
export function inPlainWords({ features, wanted }: PreparedFeatures): PreparedFeatures {
  if (!features.some(({ feature }) => feature.part === 'idea')) return { features, wanted };
  return {
    wanted,
    features: features.map((prepared) => ({
      ...prepared,
      words: prepared.words.map((word) => ({ ...word, worth: toldWorth(word) })),
      scored: prepared.scored.map((word) => ({ ...word, worth: toldWorth(word) })),
      told: true,
      // of Chinese each pair of characters is looked for: four words are as much as seven
      band: bandOf(prepared.words.length, TOLD_BANDS),
      alternates: [
        ...prepared.alternates.map((one) =>
          one.equivalent.from && one.equivalent.relation === 'wider' ? { ...one, share: WIDER_SHARE } : one,
        ),
        ...prepared.alike.filter(({ equivalent: { word, other } }) => !(isHan(word) && isHan(other))),
      ],
      alike: [],
    })),
  };
}

/** Words that name a thing together. */
const WORDS_OF_THING = 2;
const thingsOf = (text: string, words: readonly FeatureWord[]): number[][] =>
  phrasesOf(text)
    .map((phrase) => {
      const inside = ({ start, end }: FeatureWord['places'][number]) => start >= phrase.start && end <= phrase.end;
      return words.filter(({ key, places }) => namesThing(key) && places.some(inside)).map(({ id }) => id);
    })
    .filter((ids) => ids.length >= WORDS_OF_THING);

/** A thing that is named for the first time. */
const INTRODUCES = /^(?:(?:and|then|also|there is|we use)\s+)?an?\s+/iu;
function opening(text: string, words: readonly FeatureWord[]): Pick<PreparedFeature, 'opens'> {
  const from = INTRODUCES.exec(text)?.[0].length;
  const phrase = from === undefined ? undefined : phrasesOf(text).find(({ start }) => start === from);
  if (!phrase) return {};
  const named = [...phrase.text.matchAll(/[\p{L}\d-]+/gu)];
  // behind "a" a word in -s is what the thing does
  const verb = named.findIndex(([word], i) => i > 0 && endsAsVerb(word));
  const last = named.at(verb > 0 ? verb - 1 : -1);
  if (!last) return {};
  const at = phrase.start + last.index;
  const name = words.filter(({ places }) => places.some(({ start }) => start >= phrase.start && start <= at));
  const is = name.find(({ key, places }) => namesThing(key) && places.some(({ start }) => start === at));
  return is ? { opens: [...name.filter((word) => word !== is), is].map(({ id }) => id) } : {};
}

/** A borrowed word: an English stem as it is, a run of Han characters as its pairs. */
const keysOf = (modifier: string): string[] =>
  isHan(modifier) ? contentWords(modifier).map(({ key }) => key) : [modifier];

/** Every word that a corpus should be asked about before `prepareFeatures`, with a form that can be searched for. */
export function wordsToCount(features: readonly Pick<Feature, 'text'>[]): Map<string, string> {
  const forms = new Map<string, string>();
  for (const { text } of features)
    for (const { key, start, end } of contentWords(text)) if (!forms.has(key)) forms.set(key, text.slice(start, end));
  return forms;
}
