import type { QuoteLocator, TextDocument } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { nearestText } from '#corpus/unit.ts';
import { abbreviationsOf } from '#language/abbreviations.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { type ReadDocument, readDocument, type Unit, type Wanted, wantedWords } from '#language/passages.ts';
import { type Alternate, type ScoredWord, scorePassages } from '#language/scoring.ts';
import type { TextLanguage } from '#language/script.ts';
import { OtherWords } from '../../other-words.ts';
import type { Nearness, Scale } from '../find/near-in-meaning.ts';
import type { Wants } from '../read/question.ts';
import { shareOfPairs } from './pairs.ts';
import { NAMES_THINGS, SAID_OUTRIGHT, type Told } from './tells.ts';

/** Part of the description; undefined in abstract and claims. */
export type Section = Patent['descriptions'][number]['paragraphs'][number]['section'] | undefined;

/** A passage of a document that says something on the question. */
export interface ScoredPassage {
  readonly publication_number: string;
  /** Its parts, in reading order; each within one title, abstract, claim or paragraph. */
  readonly locators: readonly QuoteLocator[];
  readonly texts: readonly string[];
  /** Where each part stands in the description. */
  readonly sections: readonly Section[];
  /**
   * Share of the question's worth that it has; that the best window of 25 words has; .5, .3 and .2 of them and of the
   * soft one together.
   */
  readonly coverage: number;
  readonly value: number;
  /** Share of the question's worth in title and abstract: what the document as a whole is about. */
  readonly topic: number;
  /** Share of the question's words side by side that stand so in title and abstract. */
  readonly together: number;
  /** The abstract of its document, or what its description says in sum. */
  readonly abstract?: Omit<QuoteLocator, 'start' | 'end'> & { readonly text: string };
  /** Words of the question in title and abstract, each with how far. */
  readonly about: ReadonlyMap<string, number>;
  /**
   * Of words of the question, the share of the passages of its document that have each, of the sentences of a short
   * one.
   */
  readonly spread: ReadonlyMap<string, number>;
  /** Share of the question's worth that its document has anywhere. */
  readonly holds: number;
  /** What may stand in its document instead of words of the question, with its own short forms. */
  readonly alternates: OtherWords;
}

/** Passages of one document that are looked at for what they tell, and that are kept. */
const LOOKED_AT = 24;
const KEPT = 4;
/** The same of a document that is among the nearest: the sentence that answers may have few words of the question. */
const OF_NEAREST = 40;
/** What it takes off a passage that no sentence of it is of the kind that was asked for. */
const UNFIT = 0.6;
/** From this share of the question in its title and abstract on, a document is about it. */
export const ON_TOPIC = 0.75;
/** Paragraphs of a document on the topic that say outright what is wanted, without naming the topic again. */
const TELLING = 2;
/** Says outright that a problem or an effect is told. */
// biome-ignore format: read it as a table
export const STRONG: Readonly<Partial<Record<Wants, RegExp>>> = {
  problem: /\b(?:technical problem|problem to be solved|drawbacks?|disadvantages?|shortcomings?)\b|技术问题|缺点|不足|缺陷/iu,
  effect:  /\b(?:advantages?|advantageous effects?|beneficial|compared with the (?:state of the art|prior art))\b|有益效果|与现有技术相比|优点/iu,
};
/** A passage joined of claims or paragraphs: its best part stands first. */
const LEAST_COVERAGE = 0.15;

/** What passages are scored by. */
export interface Sought {
  readonly words: ReadonlyMap<string, string>;
  readonly alternates: OtherWords;
  readonly worth: (key: string) => number;
  readonly wants: Wants;
  /** Words of the question that stand side by side in it, as `left right`. */
  readonly pairs: ReadonlySet<string>;
  /** What a sentence is for the question. */
  readonly tells: (text: string) => Told;
  /** How near sentences are in meaning, where an encoder was added. */
  readonly nearness?: Nearness & Scale;
  /** How far a sentence says what is asked, 0 to 1, word by word in context, where a model for that was added. */
  readonly inContext?: (sentence: string) => number;
  /** How a document stands among those that similar search finds: 1 the first, 0 none of them. */
  readonly standing: (publication_number: string) => number;
  /** What another document says in the same words counts, too: of studies, that it was found once more. */
  readonly each_counts?: true;
  /** The document that stands out before all others as a whole, where one does. */
  readonly foremost?: string;
}

/**
 * The best passages of a record in a language, best first; many of a document that is one of the nearest. Texts are
 * read as published, else in translation.
 */
export function scoredPassages(
  record: TextDocument,
  lang: TextLanguage,
  { words: asked, alternates: known, worth, wants, tells, pairs }: Sought,
  isNearest = false,
): ScoredPassage[] {
  const keys = [...asked.keys()];
  const { units, places, sections, inFront, abstractOf } = unitsOf(record, lang);
  if (units.length === 0) return [];
  const alternates = withShortForms(known, units, asked);
  const wanted = wantedWords([...keys, ...alternates.all.flatMap((one) => one.keys)]);
  const { together, about, topic } = topicOf(inFront, { words: asked, alternates, worth, pairs });
  const document = readDocument(units, wanted);
  const words = keys.map((key) => ({ id: wanted.ids.get(key)!, worth: worth(key) }));
  const instead = alternates.all.map((one) => ({
    ids: one.keys.map((key) => wanted.ids.get(key)!),
    stands_for: one.of.map((key) => wanted.ids.get(key)!),
    share: one.share,
  }));
  const spread =
    document.passages.length < LEAST_PASSAGES ? spreadOverSentences(units, keys) : spreadOf(document, wanted, keys);
  const holds = heldBy(document, words, instead);
  const firstUnit = (passage: number) => document.passages[passage]!.pieces[0]!.unit;
  const strong = STRONG[wants];
  const telling: ScoredPassage[] =
    strong && topic >= ON_TOPIC
      ? units.flatMap((unit, i) => {
          if (unit.group === 'claim' || !strong.test(unit.text)) return [];
          const locator = { ...places[i]!, start: 0, end: unit.text.length };
          const { publication_number } = record;
          return [
            {
              publication_number,
              locators: [locator],
              texts: [unit.text],
              sections: [sections[i]],
              coverage: topic,
              value: topic,
              topic,
              together,
              about,
              spread,
              holds,
              alternates,
            },
          ];
        })
      : [];
  const textOf = (passage: number) =>
    document.passages[passage]!.pieces.map(({ unit, start, end }) => units[unit]!.text.slice(start, end)).join('\n');
  const scored = scorePassages(document, words, instead)
    .filter(({ coverage }) => coverage >= LEAST_COVERAGE)
    .map((score) => ({
      ...score,
      value:
        (0.5 * score.coverage + 0.3 * score.proximity + 0.2 * score.soft) *
        weightOf(places[firstUnit(score.passage)]!.part, sections[firstUnit(score.passage)], wants),
    }))
    .sort((a, b) => b.value - a.value || b.order - a.order)
    .slice(0, isNearest ? OF_NEAREST : LOOKED_AT)
    .map((score) => ({ ...score, value: score.value * fitOf(textOf(score.passage), wants, tells) }))
    .sort((a, b) => b.value - a.value || b.order - a.order)
    .slice(0, isNearest ? OF_NEAREST : KEPT)
    .map(({ passage, coverage, value }) => {
      const { pieces, from, to } = document.passages[passage]!;
      const met = (unit: number) => {
        let count = 0;
        for (let i = from; i < to; i++) if (document.unitOf[i] === unit) count++;
        return count;
      };
      const sorted = pieces.toSorted((a, b) => met(b.unit) - met(a.unit));
      const kept = sorted.map(({ unit, start, end }) => ({
        ...places[unit]!,
        ...trimmed(units[unit]!.text, start, end),
      }));
      return {
        publication_number: record.publication_number,
        locators: kept,
        texts: kept.map(({ start, end }, i) => units[sorted[i]!.unit]!.text.slice(start, end)),
        sections: sorted.map(({ unit }) => sections[unit]),
        coverage,
        value,
        topic,
        together,
        about,
        spread,
        holds,
        alternates,
        ...abstractOf,
      };
    });
  return [...telling.slice(0, TELLING), ...scored];
}

/** Characters of a document in which it says what its short forms stand for. */
const DEFINED_IN = 60_000;

/**
 * With the short forms of a document for words of the question: behind "adrenoleukodystrophy (ALD)" it says ALD alone.
 */
function withShortForms(
  alternates: OtherWords,
  units: readonly Unit[],
  words: ReadonlyMap<string, string>,
): OtherWords {
  let text = '';
  for (const unit of units) {
    if (text.length >= DEFINED_IN) break;
    text += `${unit.text}\n`;
  }
  const own = abbreviationsOf(text.slice(0, DEFINED_IN)).flatMap(({ long, short }) => {
    const of = contentKeys(long).filter((key) => words.has(key));
    const keys = contentKeys(short);
    return of.length === 0 || keys.length === 0 || keys.every((key) => words.has(key))
      ? []
      : [{ keys, of, form: short, share: 1 }];
  });
  return own.length > 0 ? new OtherWords([...alternates.all, ...own], alternates.wholes) : alternates;
}

/** Of fewer passages it does not tell which words of a question all of a document has, and which some of it. */
const LEAST_PASSAGES = 4;

/** Of words, the share of the sentences of a short document that have each. */
function spreadOverSentences(units: readonly Unit[], keys: readonly string[]): ReadonlyMap<string, number> {
  const said = units.flatMap(({ text }) =>
    sentences(text).map(({ start, end }) => new Set(contentWords(text.slice(start, end)).map(({ key }) => key))),
  );
  return new Map(keys.map((key) => [key, said.filter((words) => words.has(key)).length / Math.max(1, said.length)]));
}

/** Of words, the share of the passages of a document that have each. */
function spreadOf(
  { passages, ids, exact }: ReadDocument,
  wanted: Wanted,
  keys: readonly string[],
): ReadonlyMap<string, number> {
  const having = new Map<number, number>();
  for (const { from, to } of passages) {
    const there = new Set<number>();
    for (let i = from; i < to; i++) if (exact[i] === 1) there.add(ids[i]!);
    for (const id of there) having.set(id, (having.get(id) ?? 0) + 1);
  }
  return new Map(keys.map((key) => [key, (having.get(wanted.ids.get(key)!) ?? 0) / Math.max(1, passages.length)]));
}

/** Share of the worth of words that a document has somewhere, or others for them. */
function heldBy({ ids, exact }: ReadDocument, words: readonly ScoredWord[], instead: readonly Alternate[]): number {
  const there = new Set<number>();
  for (const [i, id] of ids.entries()) if (exact[i] === 1) there.add(id);
  const met = new Map([...there].map((id) => [id, 1]));
  for (const { ids: of, stands_for, share = 1 } of instead)
    if (of.every((id) => there.has(id))) for (const id of stands_for) met.set(id, Math.max(share, met.get(id) ?? 0));
  const total = words.reduce((sum, { worth }) => sum + worth, 0) || 1;
  return words.reduce((sum, { id, worth }) => sum + worth * (met.get(id) ?? 0), 0) / total;
}

/** The texts of a record in a language, with the words of its title and abstract. */
export function unitsOf(record: TextDocument, lang: TextLanguage) {
  const units: Unit[] = [];
  const places: Omit<QuoteLocator, 'start' | 'end'>[] = [];
  const sections: Section[] = [];
  const add = (unit: Unit, place: Omit<QuoteLocator, 'start' | 'end'>, section?: Section) => {
    units.push(unit);
    sections.push(section);
    places.push(place);
  };
  const inLanguage = <T extends { lang: string; origin: string }>(texts: readonly T[]) => nearestText(texts, lang);
  const abstract = inLanguage(record.abstracts);
  if (abstract) add({ text: abstract.text, group: 'abstract' }, { part: 'abstract', lang, origin: abstract.origin });
  const description = inLanguage(record.descriptions);
  for (const { id, text, heading, section } of description?.paragraphs ?? []) {
    if (heading) continue;
    add(
      { text, group: 'description' },
      { part: 'description', lang, origin: description!.origin, paragraph_id: id },
      section,
    );
  }
  const claims = inLanguage(record.claims);
  for (const { number, text } of claims?.claims ?? []) {
    add({ text, group: 'claim' }, { part: 'claim', lang, origin: claims!.origin, claim_number: number });
  }
  const sum = abstract
    ? { part: 'abstract' as const, lang, origin: abstract.origin, text: abstract.text }
    : summaryIn(description, lang);
  const abstractOf = sum && { abstract: sum };
  const inFront = contentWords(`${inLanguage(record.titles)?.text ?? ''}\n${sum?.text.slice(0, FRONT) ?? ''}`);
  return { units, places, sections, inFront, abstractOf };
}

/** What a description without an abstract says in sum. */
function summaryIn(description: Patent['descriptions'][number] | undefined, lang: TextLanguage) {
  const found = description?.paragraphs.find(({ section, heading }) => section === 'summary' && !heading);
  return (
    found && {
      part: 'description' as const,
      lang,
      origin: description!.origin,
      paragraph_id: found.id,
      text: found.text,
    }
  );
}

/** What of a question title and abstract have: what the document as a whole is about. */
function topicOf(
  inFront: ReturnType<typeof contentWords>,
  { words, alternates, worth, pairs }: Pick<Sought, 'words' | 'alternates' | 'worth' | 'pairs'>,
): Pick<ScoredPassage, 'together' | 'about' | 'topic'> {
  const total = [...words.keys()].reduce((sum, key) => sum + worth(key), 0) || 1;
  const about = alternates.metIn(new Set(inFront.map(({ key }) => key)), words);
  const topic = [...words.keys()].reduce((sum, key) => sum + (about.get(key) ?? 0) * worth(key), 0) / total;
  return { together: shareOfPairs(inFront, pairs), about, topic };
}

const NO_SPREAD: ReadonlyMap<string, number> = new Map();

/** Characters of what a document begins with. */
const FRONT = 6_000;

/**
 * What a document begins with, whatever words it has: its abstract, the summary of its description, then the rest of it
 * without the background.
 */
export function frontPassages(record: TextDocument, lang: TextLanguage, sought: Sought): ScoredPassage[] {
  const { units, places, sections, inFront, abstractOf } = unitsOf(record, lang);
  const alternates = withShortForms(sought.alternates, units, sought.words);
  const topic = { ...topicOf(inFront, { ...sought, alternates }), ...abstractOf };
  const { publication_number } = record;
  const kept = units.keys().filter((i) => {
    const { group, text } = units[i]!;
    return group !== 'claim' && sections[i] !== 'background' && sections[i] !== 'drawings' && text.length <= FRONT;
  });
  const isFirst = (i: number) => units[i]!.group === 'abstract' || sections[i] === 'summary';
  let room = FRONT;
  return [...kept]
    .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || a - b)
    .flatMap((i) => {
      const { text } = units[i]!;
      if (room < text.length) return [];
      room -= text.length;
      return [
        {
          publication_number,
          locators: [{ ...places[i]!, start: 0, end: text.length }],
          texts: [text],
          sections: [sections[i]],
          coverage: 0,
          value: 0,
          spread: NO_SPREAD,
          holds: 0,
          alternates,
          ...topic,
        },
      ];
    });
}

/**
 * Whether a passage has a sentence of the kind that alone answers: with a value or a material, or saying outright what
 * was asked for.
 */
function fitOf(text: string, wants: Wants, tells: Sought['tells']): number {
  if (!NAMES_THINGS.has(wants) && !SAID_OUTRIGHT.has(wants)) return 1;
  const has = sentences(text).some(({ start, end }) => {
    const { names, outright } = tells(text.slice(start, end));
    return names.size > 0 || outright > 0;
  });
  return has ? 1 : UNFIT;
}

/** The background tells what things are, and why. */
const EXPLAINED_BEFORE: ReadonlySet<Wants> = new Set(['reason', 'definition']);

/**
 * What a part is worth as an answer: claims are worded for the law, an abstract says in short what the thing is; the
 * background tells of problems, reasons and others, lists of figures tell nothing.
 */
function weightOf(part: QuoteLocator['part'], section: Section, wants: Wants): number {
  if (part === 'claim') return 0.8;
  if (part === 'abstract') return wants === 'effect' || wants === 'problem' ? 0.95 : 1.1;
  if (section === 'drawings') return 0.4;
  if (section === 'field') return 0.7;
  if (section === 'background') return wants === 'problem' ? 1.1 : EXPLAINED_BEFORE.has(wants) ? 1 : 0.75;
  return 1;
}

/** Without blanks at either end. */
export function trimmed(text: string, start: number, end: number): { start: number; end: number } {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text[from]!)) from++;
  while (to > from && /\s/.test(text[to - 1]!)) to--;
  return to > from ? { start: from, end: to } : { start, end };
}
