import { type StatedEffect, statedEffects } from '#analytics/effects.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { phrasesOf } from '#language/phrases.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { findQuote } from '../compare-features/compare-features.ts';
import { contradictionsOf, mentionsIn, PRINCIPLES, parameterOf } from '../contradictions/contradictions.ts';
import { searchFunction } from '../explore-solutions/function-search.ts';
import { summarise } from '../summarise-solution/summarise-solution.ts';
import type { QuoteShape } from '../types.ts';
import { PHYSICAL_EFFECTS } from './physical-effects.ts';

/** A label that a text earns by its words. */
export interface Told {
  /** The words that led to it, as written. */
  readonly words: readonly string[];
  /** The sentence that they stand in. */
  readonly sentence: string;
}

/** What acts on what, and which of its parameters changes; each part as the sentence names it, or absent. */
export interface StatedFunction extends Told {
  readonly subject?: string;
  readonly verb: { readonly raw: string; readonly standard: string };
  readonly object: { readonly instance: string; readonly head: string };
  readonly parameters: readonly { readonly raw: string; readonly number: number }[];
}

export interface UsedPrinciple extends Told {
  readonly number: number;
}

/** Two parameters that the problem sets against each other, and principles whose words the solution has. */
export interface StatedContradiction {
  readonly improving: { readonly number: number; readonly words: readonly string[] };
  readonly worsening: { readonly number: number; readonly words: readonly string[] };
  readonly principles: readonly UsedPrinciple[];
}

export interface UsedEffect extends Told {
  readonly name: Readonly<Record<TextLanguage, string>>;
}

/** A document that states to have solved what a question asks. */
export interface SolutionCase {
  readonly publication_number: string;
  readonly score: number;
  readonly lang: TextLanguage;
  readonly problem: readonly QuoteShape[];
  readonly innovation: readonly QuoteShape[];
  readonly effect: readonly QuoteShape[];
  readonly functions: readonly StatedFunction[];
  readonly contradictions: readonly StatedContradiction[];
  readonly effects: readonly UsedEffect[];
}

/** Share of what a question asks, by the rarity of its words, that a case is about or states. */
const LEAST_OF_QUESTION = 0.35;
const MOST_SENTENCES = 3;
const MOST_FUNCTIONS = 4;
const MOST_CONTRADICTIONS = 2;
const MOST_EFFECTS = 5;
/** What specifications say of themselves or of other documents, not of a problem or what is brought. */
const FORMULA =
  /dependent claims|taken from (?:that|this) document|is not addressed (?:there|in)|more (?:clearly|apparent)|scope of (?:the )?(?:invention|protection|claims)|更加清楚|更加明显|保护范围|解决了(?:所述|上述)|并未涉及|^试验表明|^实验表明/iu;
/** A thing that overcomes what was lacking: the means, and not the problem. */
const OVERCOMES =
  /\b(?:overcom|solv|address|eliminat|remed|avoid)\w{0,4} (?:(?:the|these|those|this|all|such) )?(?:(?:aforementioned|above|above-mentioned|foregoing|stated) )?(?:problems?|drawbacks?|disadvantages?|shortcomings?|deficienc(?:y|ies)|limitations?) (?:\w+ ){0,3}(?:includ|compris|ha[sv]e?\b|consist)/iu;
/** Characters of a description that are read. */
const MOST_TEXT = 120_000;
const AT_A_TIME = 20;

const unique = <T>(all: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];

/** The text of a patent in the language of most of it, with headings, as a specification. */
function textOf(record: Patent, lang: TextLanguage): string | undefined {
  const description = record.descriptions.find((one) => one.lang === lang);
  const abstract = record.abstracts.find((one) => one.lang === lang)?.text;
  if (!description && abstract === undefined) return undefined;
  const head = abstract === undefined ? [] : [lang === 'zh' ? '摘要' : 'ABSTRACT', abstract];
  return [...head, ...(description?.paragraphs ?? []).map(({ text }) => text)].join('\n').slice(0, MOST_TEXT);
}

/** What acts on what: subject before the verb in its clause, object behind it, parameters in the object. */
function functionOf(
  text: string,
  { verb, shown, head, start, end, sentence }: StatedEffect,
  lang: TextLanguage,
): StatedFunction | undefined {
  const clauseStart = Math.max(
    sentence.start,
    ...[...text.slice(sentence.start, start).matchAll(/[,;:，；：]/gu)].map(({ index }) => sentence.start + index + 1),
  );
  const subject = phrasesOf(text.slice(clauseStart, start)).at(-1)?.text;
  const after = text.slice(end, Math.min(sentence.end, end + 120)).split(/[,;:，；：。]/u)[0]!;
  const instance = phrasesOf(after)[0]?.text ?? head;
  if (/^\d/u.test(instance)) return undefined;
  const parameters = unique(mentionsIn(after, lang), ({ parameter }) => String(parameter)).map(
    ({ parameter, text: raw }) => ({ raw, number: parameter }),
  );
  return {
    ...(subject && { subject }),
    verb: { raw: verb, standard: shown },
    object: { instance, head },
    parameters,
    words: [verb, instance],
    sentence: text.slice(sentence.start, sentence.end).trim(),
  };
}

/** How texts speak of each principle. */
const PRINCIPLE_WORDS = new Map(
  // whole words: a flashlight is no flash
  PRINCIPLES.map(({ number, words }) => [
    number,
    { en: new RegExp(`\\b(?:${words.en})(?!\\p{L})`, 'iu'), zh: new RegExp(words.zh, 'iu') },
  ]),
);

/** Principles that the matrix names and whose words stand in the sentences of the solution. */
function principlesUsed(named: readonly number[], said: readonly string[], lang: TextLanguage): UsedPrinciple[] {
  return named.flatMap((number) => {
    const pattern = PRINCIPLE_WORDS.get(number)![lang];
    for (const sentence of said) {
      const match = pattern.exec(sentence);
      if (match && match[0].length > 1) return [{ number, words: [match[0]], sentence }];
    }
    return [];
  });
}

/** The contradictions that the problem states, each with what of the matrix the solution uses. */
function contradictionsIn(problem: string, said: readonly string[], lang: TextLanguage): StatedContradiction[] {
  const { improving, worsening, pairs } = contradictionsOf(problem);
  const wordsOf = (side: typeof improving, number: number) => [
    ...new Set(side.find(({ parameter }) => parameter === number)?.mentions.map(({ text }) => text) ?? []),
  ];
  const once = pairs.filter(
    (pair, at) =>
      !pairs.slice(0, at).some((other) => other.improving === pair.worsening && other.worsening === pair.improving),
  );
  return once.slice(0, MOST_CONTRADICTIONS).map((pair) => ({
    improving: { number: pair.improving, words: wordsOf(improving, pair.improving) },
    worsening: { number: pair.worsening, words: wordsOf(worsening, pair.worsening) },
    principles: principlesUsed(pair.principles, said, lang),
  }));
}

/** Effects whose words stand in the sentences of the solution. */
function effectsUsed(said: readonly string[], lang: TextLanguage): UsedEffect[] {
  return PHYSICAL_EFFECTS.flatMap(({ name, words }) => {
    for (const sentence of said) {
      const match = words[lang].exec(sentence);
      if (match) return [{ name, words: [match[0]], sentence }];
    }
    return [];
  }).slice(0, MOST_EFFECTS);
}

/** Reads one document as a case; nothing where it states no solution in a language that is read. */
export function caseOf(record: Patent, score: number, evidence: QuoteShape): SolutionCase | undefined {
  const lang = languageOf(evidence.text);
  const text = textOf(record, lang);
  if (text === undefined) return undefined;
  const summary = summarise(text);
  const quoted = (passages: readonly { readonly text: string }[]) =>
    passages
      .filter(({ text: passage }) => !FORMULA.test(passage))
      .slice(0, MOST_SENTENCES)
      .flatMap(({ text: passage }) => findQuote(record, passage) ?? []);
  const problem = quoted(summary.problem.filter((one) => !OVERCOMES.test(one.text)));
  const effect = quoted(summary.effect);
  const innovation = unique([evidence, ...quoted(summary.solution)], (one) => one.text.trim()).slice(0, MOST_SENTENCES);
  const said = unique(
    [...innovation, ...effect].flatMap(({ text: passage }) =>
      sentences(passage).map(({ start, end }) => passage.slice(start, end).trim()),
    ),
    (one) => one,
  );
  const spoken = [evidence.text, ...effect.map((one) => one.text)].join('\n');
  const functions = unique(
    statedEffects(spoken, lang).flatMap((one) => functionOf(spoken, one, lang) ?? []),
    ({ verb, object }) => `${verb.standard} ${object.head}`,
  ).slice(0, MOST_FUNCTIONS);
  return {
    publication_number: record.publication_number,
    score,
    lang,
    ...{ problem, innovation, effect, functions },
    contradictions: contradictionsIn(problem.map((one) => one.text).join('\n'), said, lang),
    effects: effectsUsed(said, lang),
  };
}

/**
 * Cases for a question: documents that state a means for what it asks (`searchFunction`), each read for its problem,
 * solution and effect, and for labels that its own words earn.
 * @param limit At most so many, the best first.
 */
export async function solutionCases(
  corpus: Corpus,
  question: string,
  limit: number,
  signal: AbortSignal,
): Promise<{ cases: SolutionCase[]; total: number }> {
  const hits = (await searchFunction(corpus, { text: question, limit: Math.max(limit, 100), signal })).filter(
    ({ evidence, about, stated }) => evidence !== undefined && Math.max(about, stated) >= LEAST_OF_QUESTION,
  );
  const cases: SolutionCase[] = [];
  for (let from = 0; from < hits.length && cases.length < limit; from += AT_A_TIME) {
    const slice = hits.slice(from, from + AT_A_TIME);
    const ids = slice.map(({ publication_number }) => publication_number);
    const records = new Map((await corpus.get(patents, ids)).map((one) => [one.publication_number, one]));
    for (const { publication_number, score, evidence } of slice) {
      signal.throwIfAborted();
      const record = records.get(publication_number);
      const one = record && cases.length < limit ? caseOf(record, score, evidence!) : undefined;
      if (one) cases.push(one);
    }
  }
  return { cases, total: hits.length };
}

/** The name of a parameter of the classical list. */
export const parameterName = (number: number, lang: TextLanguage): string => parameterOf(number).name[lang];
