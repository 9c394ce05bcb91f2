import { type StatedEffect, statedEffects } from '#analytics/effects.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { totalOf } from '#corpus/total.ts';
import { chineseTerms } from '#language/chinese-words.ts';
import { contentWords } from '#language/content-words.ts';
import { phrasesOf } from '#language/phrases.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { inOtherLanguage, type TranslatedTerm } from '../answer-question/read/other-language.ts';
import { programKnows } from '../answer-question/read/program-terms.ts';
import { readQuestion } from '../answer-question/read/question.ts';
import { findQuote } from '../compare-features/compare-features.ts';
import { contradictionsOf, mentionsIn, PRINCIPLES, parameterOf } from '../contradictions/contradictions.ts';
import { countDocuments, inBatches } from '../corpus-words.ts';
import { aboutOf } from '../explore-solutions/function-search.ts';
import { type Wanted, wantedIn, wantedOf } from '../explore-solutions/wanted.ts';
import { summarise } from '../summarise-solution/summarise-solution.ts';
import type { QuoteShape } from '../types.ts';
import { type Answer, answersIn, askedOf } from './answers.ts';
import { type Demand, demandOf } from './demand.ts';
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

/** Documents that are read for a question. */
const READ = 120;
/**
 * Share of a question, by the rarity of its words, that a case is about or answers.
 */
const LEAST_OF_QUESTION = 0.35;
/**
 * Share of what is asked that its best sentence says; less is enough where the sentence says what is to be done, and in
 * Chinese, of whose pairs of characters many lie across words, which no document has.
 */
const LEAST_ANSWERED = { en: 0.42, zh: 0.3 } as const;
const LEAST_DONE = { en: 0.3, zh: 0.25 } as const;
/** What a document is about where its sentence says no more than that. */
const LEAST_ABOUT_DONE = { en: 0.3, zh: 0 } as const;
/** A document that is about most of a question is a case by any sentence that says this much of it. */
const MOSTLY_ABOUT = 0.6;
const LEAST_NEAR = 0.25;
/**
 * Share of the things that an English question names, by their rarity, of which a case speaks anywhere in its text, in
 * whatever words: a document without hulls and robots says nothing of rust on hulls. Of a Chinese one half, since words
 * of plain speech are among its words. Set on 62 first cases that were read (eval/ideation).
 */
const LEAST_SPOKEN = { en: 0.8, zh: 0.5 } as const;
/** Characters of a document in which its things are looked for. */
const MOST_SPOKEN = 200_000;
/** What the place among the similar ones weighs in the order, and each of the two shares. */
const BY_RANK = 0.25;
const BY_ABOUT = 0.35;
const BY_ANSWER = 0.4;
/** Share of what is asked that another sentence of a case has which is shown beside the best one. */
const LEAST_BESIDE = 0.4;
/** Share of the best case's score below which a document is no case beside it. */
const LEAST_OF_BEST = 0.6;
const MOST_SENTENCES = 3;
const MOST_FUNCTIONS = 4;
const MOST_CONTRADICTIONS = 2;
const MOST_EFFECTS = 5;
/** What specifications say of themselves or of other documents, not of a problem or what is brought. */
const FORMULA =
  /dependent claims|\b(?:will|would|should) (?:be|become) (?:more )?(?:apparent|evident|readily)|claims? the (?:benefit|priority)|novel features which|extensive presentation|(?:further|other|various|numerous) (?:\w+ ){0,3}(?:objects|aspects|features|details|characteristics)|incorporated (?:herein )?by reference|reference is made|taken from (?:that|this) document|is not addressed (?:there|in)|(?:summari[sz]ed|outlined|described) (?:above|previously)|more (?:clearly|apparent)|scope of (?:the )?(?:invention|protection|claims)|更加清楚|更加明显|保护范围|解决了(?:所述|上述)|并未涉及|^试验表明|^实验表明|程序被[^，。]{1,20}执行|^(?:步骤)?S\d{1,3}[、：:]|^作为[^，。]{0,8}优选的/iu;
/** Says that there are advantages, or where they are told, and not which. */
const ANNOUNCED =
  /^[^。；]{0,40}(?:有益效果|技术效果|积极效果|优点|技术方案|解决方案|基本构思|基本思想)[^，。；]{0,14}[:：。]?$|^(?:本[^，。]{1,6})?(?:属于|涉及)[^，。；]{2,24}领域[；;。]?$|问题，(?:提出了本[^，。]{1,6}|本[^，。]{1,6}采用[^，。]{0,24}[:：])[。]?$|技术方案来实现|^问题的解决方案$|\b(?:will|may|can) be (?:set forth|reali[sz]ed and|learned)\b|\bset forth in the (?:following )?description\b|^[^,;，；]{0,80}\badvantage(?:s|ous (?:properties|features|effects))?(?: over (?:the )?prior art)?[.:]$/iu;
/** A thing that overcomes what was lacking: the means, and not the problem. */
const OVERCOMES =
  /\b(?:overcom|solv|address|eliminat|remed|avoid)\w{0,4} (?:(?:the|these|those|this|all|such) )?(?:(?:aforementioned|above|above-mentioned|foregoing|stated) )?(?:problems?|drawbacks?|disadvantages?|shortcomings?|deficienc(?:y|ies)|limitations?) (?:\w+ ){0,3}(?:includ|compris|ha[sv]e?\b|consist)/iu;
/** The same in few words, and in Chinese what the invention itself does. */
const OVERCOME =
  /\bovercomes? (?:this|these|the above)\b|\b(?:dealt with|overcome|addressed|solved) by\b|^(?:[(（]\d{1,2}[)）])?(?:为了?解决[^。；]{1,40}，)?本(?:发明|申请|实用新型)(?!(?:要|所要)?解决|的目的)[^，。；]{0,6}(?:通过|采用|提供|提出)/u;
/** Characters of a description that are read. */
const MOST_TEXT = 120_000;
const AT_A_TIME = 20;

const unique = <T>(all: readonly T[], keyOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [keyOf(one), one])).values(),
];

/** The first sentences, each once. */
const firstOf = (quotes: readonly QuoteShape[]): QuoteShape[] =>
  unique(quotes, (one) => one.text.trim()).slice(0, MOST_SENTENCES);

/** The text of a patent in the language of most of it, with headings, as a specification. */
function textOf(record: Patent, lang: TextLanguage): string | undefined {
  const description = record.descriptions.find((one) => one.lang === lang);
  const abstract = record.abstracts.find((one) => one.lang === lang)?.text;
  if (!description && abstract === undefined) return undefined;
  const head = abstract === undefined ? [] : [lang === 'zh' ? '摘要' : 'ABSTRACT', abstract];
  return [...head, ...(description?.paragraphs ?? []).map(({ text }) => text)].join('\n').slice(0, MOST_TEXT);
}

/** People, and what a specification praises. */
const ACTING =
  /^(?:the )?(?:users?|operators?|drivers?|patients?|physicians?|surgeons?|thie(?:f|ves)|resulting|corresponding|(?:\w+ )?(?:advantages?|benefits?))$/iu;
/** Chinese words of how and when before a verb, and the number of a step: no subject. */
const MANNER =
  /^(?:极大|大大|显著|明显|有效|协同|协作|进一步|同时|从而|能够|可以|可|并|也|还|又|更|S\d+)(?:地|也|能|可以|能够|有效地)*$|[地来]$|自适应$/u;
const NO_OBJECT = /^(?:来自|及时|较|更|其|该|所述)$/u;

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
  // what somebody does is no function of a thing, and `lower than` compares
  if (subject && ACTING.test(subject)) return undefined;
  if (/^ than\b/u.test(text.slice(end, end + 5))) return undefined;
  const after = text.slice(end, Math.min(sentence.end, end + 120)).split(/[,;:，；：。]/u)[0]!;
  const named = phrasesOf(after)[0]?.text;
  const instance = named && !NO_OBJECT.test(named) ? named : head;
  if (/^\d/u.test(instance)) return undefined;
  const parameters = unique(mentionsIn(after, lang), ({ parameter }) => String(parameter)).map(
    ({ parameter, text: raw }) => ({ raw, number: parameter }),
  );
  return {
    ...(subject && !MANNER.test(subject) && { subject }),
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

/** Says that one thing is had at the cost of another one. */
const AGAINST: Readonly<Record<TextLanguage, RegExp>> = {
  en: /\b(?:without|but|however|yet|although|whereas|while|at the (?:expense|cost|price) of|sacrific\w{1,4}|compromis\w{1,4}|on the other hand|in turn|leads? to|results? in|causes?|requires?|makes|increases|raises|reduces|lowers|worsens|costs)\b/giu,
  zh: /但|却|然而|牺牲|代价|的同时|而不|又(?:不|要|会)|会(?:使|增加|降低|增大|变)/gu,
};

/** In Chinese a cause sets the two against each other where something is changed, and not where a thing is bad. */
const CAUSES = /导致|造成|使得/gu;
const CHANGED = /提高|提升|增加|增大|增厚|加大|加厚|加强|增强|改善|降低|减少|减小|减轻|减薄|缩短|加快/u;

/** A contradiction, and the words of its sides. */
type Stated = Pick<StatedContradiction, 'improving' | 'worsening'> & { readonly named: readonly number[] };

/**
 * The contradictions that a sentence states: two parameters, and between them words that set one against the other. Two
 * parameters that a problem merely mentions are none.
 */
function statedIn(sentence: string, lang: TextLanguage): Stated[] {
  const turns = [
    ...sentence.matchAll(AGAINST[lang]),
    ...[...sentence.matchAll(CAUSES)].filter(({ index }) =>
      CHANGED.test(sentence.slice(Math.max(0, index - 40), index)),
    ),
  ].map(({ index }) => index);
  if (turns.length === 0) return [];
  const { improving, worsening, pairs } = contradictionsOf(sentence);
  return pairs.flatMap((pair) => {
    const of = (side: typeof improving, number: number) =>
      side.find(({ parameter }) => parameter === number)?.mentions ?? [];
    const [better, worse] = [of(improving, pair.improving), of(worsening, pair.worsening)];
    const apart = better.some((a) =>
      worse.some((b) => turns.some((at) => (at >= a.end && at <= b.start) || (at >= b.end && at <= a.start))),
    );
    const words = (mentions: typeof better) => [...new Set(mentions.map(({ text }) => text))];
    return apart
      ? [
          {
            improving: { number: pair.improving, words: words(better) },
            worsening: { number: pair.worsening, words: words(worse) },
            named: pair.principles,
          },
        ]
      : [];
  });
}

/** The contradictions that the problem states, each with what of the matrix the solution uses. */
function contradictionsIn(problem: string, said: readonly string[], lang: TextLanguage): StatedContradiction[] {
  const stated = sentences(problem).flatMap(({ start, end }) => statedIn(problem.slice(start, end), lang).slice(0, 1));
  const once = unique(stated, (one) => [one.improving.number, one.worsening.number].toSorted().join(' '));
  return once.slice(0, MOST_CONTRADICTIONS).map(({ improving, worsening, named }) => ({
    ...{ improving, worsening },
    principles: principlesUsed(named, said, lang),
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

const isFormula = (passage: string): boolean => FORMULA.test(passage) || ANNOUNCED.test(passage.trim());

/** Reads one document as a case; nothing where it states no solution in a language that is read. */
export function caseOf(
  record: Patent,
  score: number,
  evidence: QuoteShape,
  answers: readonly Answer[] = [],
): SolutionCase | undefined {
  const lang = languageOf(evidence.text);
  const text = textOf(record, lang);
  if (text === undefined) return undefined;
  const summary = summarise(text);
  const quoted = (passages: readonly { readonly text: string }[]) =>
    passages
      .filter(({ text: passage }) => !isFormula(passage))
      .slice(0, MOST_SENTENCES)
      .flatMap(({ text: passage }) => findQuote(record, passage) ?? []);
  const problem = quoted(
    summary.problem.filter(({ text: said }) => !OVERCOMES.test(said) && !OVERCOME.test(said.trim())),
  );
  const near = answers.filter(({ share }) => share >= LEAST_BESIDE);
  const told = (some: readonly Answer[]) =>
    some
      .slice(0, MOST_SENTENCES)
      .map(({ quote }) => quote())
      .filter((one) => !isFormula(one.text));
  const effect = firstOf(
    [...told(near.filter((one) => one.effect)), ...quoted(summary.effect)].filter((one) => one.text !== evidence.text),
  );
  const shown = new Set(effect.map((one) => one.text.trim()));
  const innovation = firstOf(
    [evidence, ...told(near.filter((one) => !one.effect)).slice(0, 1), ...quoted(summary.solution)].filter(
      (one) => !shown.has(one.text.trim()),
    ),
  );
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

/** What a document says for a question. */
interface Found {
  readonly record: Patent;
  readonly score: number;
  readonly about: number;
  readonly answers: readonly Answer[];
}

/**
 * Whether a document that is about so much of a question is a case by its best sentence. Where what is to be done is
 * known, an English sentence says it.
 * @param deeds Ways of saying what is to be done are known.
 */
const isCase = ({ share, done }: Answer, about: number, lang: TextLanguage, deeds: boolean): boolean =>
  (done || !deeds || lang === 'zh') &&
  ((share >= LEAST_ANSWERED[lang] && (lang === 'en' ? about : Math.max(about, share)) >= LEAST_OF_QUESTION) ||
    (done && share >= LEAST_DONE[lang] && about >= LEAST_ABOUT_DONE[lang]) ||
    (share >= LEAST_NEAR && about >= MOSTLY_ABOUT));

/** Share of a question below which no sentence makes a document that is about no more of it a case. */
const LEAST_ABOUT = { en: Math.min(LEAST_OF_QUESTION, LEAST_ABOUT_DONE.en, MOSTLY_ABOUT), zh: 0 } as const;

/** Words of a question that name things, and not what is to be done with them. */
function thingsOf(question: string, { deeds }: Demand, { weights, known }: Wanted): ReadonlyMap<string, number> {
  const done = ({ start, end }: { start: number; end: number }) =>
    deeds.some((deed) => deed.test(question.slice(start, end)));
  const things = contentWords(question).filter((word) => known.telling.has(word.key) && !done(word));
  return new Map(things.map(({ key }) => [key, weights.get(key) ?? 0]));
}

/**
 * The things that a Chinese question names, by whole words, each with other words for it, and by how few documents
 * speak of it: pairs of characters that lie across words stand in no document, whatever it is about.
 */
async function thingsInChinese(corpus: Corpus, { text, deeds, way }: Demand, signal: AbortSignal) {
  const isThing = (word: string) => !deeds.some((deed) => deed.test(word)) && !way?.test(word);
  const total = await totalOf(corpus, patents, undefined, { signal });
  return inBatches([...new Set(chineseTerms(text))].filter(isThing), async (word) => {
    const ways = [word, ...synonymsOf(word).map(({ other }) => other)];
    const holding = Math.max(...(await inBatches(ways, (one) => countDocuments(corpus, one, signal))));
    // what nobody writes may be no word: 钻骨
    const isWord = holding > 0 || (await programKnows(word));
    return { ways, weight: isWord ? Math.log((total + 1) / (holding + 1)) : 0 };
  });
}

/** The text of a record in which its things are looked for. */
const spokenText = ({ titles, abstracts, claims, descriptions }: Patent): string =>
  [
    ...[...titles, ...abstracts, ...claims.flatMap((set) => set.claims)],
    ...descriptions.flatMap(({ paragraphs }) => paragraphs),
  ]
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MOST_SPOKEN);

/** The weight of those of some things that are spoken of, as a share of all. */
function spokenShare<T>(things: readonly T[], weightOf: (thing: T) => number, isSpoken: (thing: T) => boolean): number {
  const sum = (some: readonly T[]) => some.reduce((all, one) => all + weightOf(one), 0);
  return sum(things) === 0 ? 1 : sum(things.filter(isSpoken)) / sum(things);
}

/** Documents like a question, each read for what it says of what is asked; the best first. */
async function readFor(corpus: Corpus, question: string, signal: AbortSignal): Promise<Found[]> {
  const lang = languageOf(question);
  const wanted = await wantedOf(corpus, question, signal);
  const demand = demandOf(question);
  const asked = askedOf(demand, wanted, lang);
  const things = [...thingsOf(question, demand, wanted)];
  const in_chinese = lang === 'zh' ? await thingsInChinese(corpus, demand, signal) : [];
  const share = (text: string) => {
    if (lang === 'zh')
      return spokenShare(
        in_chinese,
        ({ weight }) => weight,
        ({ ways }) => ways.some((way) => text.includes(way)),
      );
    const spoken = wantedIn(text, wanted);
    return spokenShare(
      things,
      ([, weight]) => weight,
      ([key]) => spoken.has(key),
    );
  };
  const also = synonymsOf(question)
    .map(({ other }) => other)
    .join(' ');
  const request = { ...(also && { also }), limit: READ, reasons: false, signal };
  const { hits } = await similarPatents(corpus, { text: question, ...request });
  const found: Found[] = [];
  for (let from = 0; from < hits.length; from += AT_A_TIME) {
    signal.throwIfAborted();
    const ids = hits.slice(from, from + AT_A_TIME).map(({ id }) => id);
    const records = new Map((await corpus.get(patents, ids)).map((one) => [one.publication_number, one]));
    for (const [index, id] of ids.entries()) {
      const record = records.get(id);
      if (!record) continue;
      const about = aboutOf(record, wanted);
      // its front tells it, and reading all its sentences takes ten times as long
      if (about < LEAST_ABOUT[lang]) continue;
      const answers = answersIn(record, asked);
      const [best] = answers;
      if (!best || !isCase(best, about, lang, demand.deeds.length > 0)) continue;
      if (share(spokenText(record)) < LEAST_SPOKEN[lang]) continue;
      const score = BY_RANK / (1 + (from + index) / 20) + BY_ABOUT * about + BY_ANSWER * best.share;
      found.push({ record, score, about, answers });
    }
  }
  return nearBest(found);
}

/** Those that are not far behind the best one, the best first. */
export function nearBest<T extends { readonly score: number }>(found: readonly T[]): T[] {
  const best = Math.max(0, ...found.map(({ score }) => score));
  return found.filter(({ score }) => score >= LEAST_OF_BEST * best).toSorted((a, b) => b.score - a.score);
}

/** A question by its terms in the other language, where no document of its own states anything. */
async function readInOther(corpus: Corpus, question: string, signal: AbortSignal) {
  const other = await inOtherLanguage(readQuestion(question), corpus, { account: '', signal });
  if (!other) return undefined;
  const terms = [...new Map(other.terms.map((term) => [term.to, term])).values()];
  const words = terms.map(({ to }) => to).join(other.question.lang === 'zh' ? '，' : ' ');
  return { found: await readFor(corpus, words, signal), terms };
}

/** Cases that were found; `translated` where they were by the terms of the question in the other language. */
export interface FoundCases {
  readonly cases: readonly SolutionCase[];
  readonly total: number;
  readonly translated?: readonly TranslatedTerm[];
}

/**
 * Cases for a question: documents that state a means for what it asks, each read for its problem, solution and effect,
 * and for labels that its own words earn. A document that speaks of the thing, and not of what is to be done with it,
 * is no case. Where those in its own language state none, those in the other one are asked.
 * @param limit At most so many, the best first.
 */
export async function solutionCases(
  corpus: Corpus,
  question: string,
  limit: number,
  signal: AbortSignal,
): Promise<FoundCases> {
  const own = await readFor(corpus, question, signal);
  const other = own.length === 0 ? await readInOther(corpus, question, signal) : undefined;
  const found = other?.found ?? own;
  const cases: SolutionCase[] = [];
  for (const { record, score, answers } of found) {
    if (cases.length >= limit) break;
    const one = caseOf(record, score, answers[0]!.quote(), answers.slice(1));
    if (one) cases.push(one);
  }
  return { cases, total: found.length, ...(other && found.length > 0 && { translated: other.terms }) };
}

/** The name of a parameter of the classical list. */
export const parameterName = (number: number, lang: TextLanguage): string => parameterOf(number).name[lang];
