import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { commands } from '#language/commands.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { phrasesOf } from '#language/phrases.ts';
import { isHan, languageOf, type TextLanguage } from '#language/script.ts';
import { type Model, ModelError } from '#models/model.ts';
import { Type } from '#typebox.mjs';
import { countDocuments, inBatches, wordQuery } from '../../corpus-words.ts';
import { learnTranslations } from '../../search-elements/links.ts';
import { pairsOf } from '../../search-elements/pairs.ts';
import { learnedTerm } from './learned-terms.ts';
import { isPieceOfMeaning, programTerm, programWordsIn } from './program-terms.ts';
import { isTelling, type Question, shownWords } from './question.ts';
import { isOfAnyField } from './question-words.ts';
import type { Restrictions } from './restrictions.ts';

/** A term of a question in the other language, and how that is known. */
export interface TranslatedTerm {
  readonly from: string;
  readonly to: string;
  /**
   * `corpus`: texts of the corpus say the same in both languages; `program`: words of the program's own; `model`:
   * proposed by the model. Each is found in texts of the corpus.
   */
  readonly by: 'corpus' | 'program' | 'model';
  /** Publications that hold `to`. */
  readonly documents: number;
}

/** Publications in both languages that translations are learned from. */
const READ = 40;
const MOST_TERMS = 12;

/**
 * The question with its terms in the other language, these terms, and words that tell and have no translation;
 * `undefined` where too few could be translated.
 */
export async function inOtherLanguage(
  question: Question,
  corpus: Corpus,
  call: { readonly signal: AbortSignal; readonly model?: Model | undefined; readonly account: string },
): Promise<
  | {
      readonly question: Question;
      readonly terms: readonly TranslatedTerm[];
      readonly untranslated: readonly string[];
    }
  | undefined
> {
  const lang: TextLanguage = question.lang === 'zh' ? 'en' : 'zh';
  const asked = await termsOf(question);
  if (asked.length === 0) return undefined;
  const learned = new Map<string, TranslatedTerm>();
  const isOpen = (term: string) => ![...learned.keys()].some((known) => known.includes(term) || term.includes(known));
  const byProgram = async (terms: readonly string[]) => {
    for (const term of terms) {
      const found = isOpen(term) && (await programTerm(term, corpus, call.signal));
      if (found) learned.set(term, { from: term, ...found, by: 'program' });
      call.signal.throwIfAborted();
    }
  };
  // a compound that the program knows says more than what texts tell of its parts
  await byProgram(asked.filter((term) => isCompound(term, question.lang)));
  for (const [term, found] of await fromCorpus(asked.filter(isOpen), corpus, call.signal))
    if (isOpen(term) && !(await isPieceOfMeaning(term, found.to))) learned.set(term, found);
  await byProgram(asked);
  for (const term of singleWords(asked.filter(isOpen), question.lang)) {
    const found = await learnedTerm(term, corpus, call.signal);
    if (found && !(await isPieceOfMeaning(term, found.to))) learned.set(term, { from: term, ...found, by: 'corpus' });
    call.signal.throwIfAborted();
  }
  const open = asked.filter(isOpen);
  const proposed = call.model && open.length > 0 ? await fromModel(open, lang, corpus, call.model, call) : new Map();
  const terms = [...learned.values(), ...proposed.values()];
  const telling = [...termsText(asked)].filter((key) => isTelling(question, key) && question.words.has(key));
  const met = termsText(terms.map(({ from }) => from));
  const left = telling.filter((key) => !met.has(key));
  const open_share = left.length / Math.max(1, telling.length);
  // a thing of three characters and more says what a Chinese question is on, whatever is asked of it
  const names = lang === 'en' && terms.some(({ from }) => isCompound(from, 'zh'));
  // A question that is searched by less than half of its terms is another question.
  if (terms.length === 0 || open_share > (names ? NEAR_OPEN : MOST_OPEN)) return undefined;
  const untranslated =
    open_share > MOST_OPEN
      ? shownWords({ words: new Map(left.map((key) => [key, question.words.get(key)!])), context: new Set() })
      : [];
  const words = new Map<string, string>();
  const text = terms.map(({ to }) => to).join('，');
  for (const { key, start, end } of contentWords(text))
    if (key.length > 1 && !words.has(key)) words.set(key, lang === 'zh' ? key : text.slice(start, end).toLowerCase());
  if (words.size === 0) return undefined;
  // WiFi, MEMS and LED are called so in both languages
  if (lang === 'en')
    for (const [key, form] of question.words)
      if (!isHan(key) && !words.has(key) && isTelling(question, key)) words.set(key, form);
  const { context: _, compared: __, ...rest } = question;
  // words of "quantum computing" stand far from each other in any document
  const wording = terms.filter(({ to }) => isCompound(to, lang)).sort((a, b) => a.documents - b.documents)[0]?.to;
  const restrictions = await excludedInBoth(rest.restrictions, corpus, call.signal);
  const asked_there = {
    ...rest,
    restrictions,
    lang,
    words,
    lesser: termsText(terms.flatMap(({ from, to }) => (saysLittle(from) ? [to] : []))),
    phrases: [],
    ...(wording && { wording }),
  };
  return { question: asked_there, terms, untranslated };
}

/** How anything is made; what any document may say is told by `isOfAnyField`. */
const MAKING = /^(?:制备|制作|制造|生产|加工|制取|制得|prepar(?:e|ing|ation)|produc(?:e|ing|tion)|mak(?:e|ing))$/iu;
/** Whether a term says nothing of the thing that is asked about. */
const saysLittle = (term: string): boolean => MAKING.test(term) || contentKeys(term).every(isOfAnyField);

/** What documents are not to speak of is said in both languages. */
async function excludedInBoth(
  { excluded, ...others }: Restrictions,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Restrictions> {
  if (!excluded?.words) return excluded ? { ...others, excluded } : others;
  const there = await Promise.all(excluded.words.map((word) => programTerm(word, corpus, signal)));
  const words = [...excluded.words, ...there.flatMap((term) => (term ? [term.to] : []))];
  return { ...others, excluded: { ...excluded, words } };
}

/** Of two words, or of three characters and more. */
const isCompound = (term: string, lang: TextLanguage): boolean => (lang === 'zh' ? term.length > 2 : /\s/.test(term));

/** Characters of which the pairs agree on one word, or on none, also where a segmenter cuts: 机舱, 发电机. */
const LONGEST_COMPOUND = 3;
/** Terms of one word each: what is learned of the whole corpus knows single words alone. */
const singleWords = (terms: readonly string[], lang: TextLanguage): string[] =>
  terms.filter((term) =>
    lang === 'zh'
      ? term.length > 1 && (term.length <= LONGEST_COMPOUND || [...SEGMENTER.segment(term)].length === 1)
      : !/\s/.test(term),
  );
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' });

/** Share of the question's telling words that may be left untranslated: one of five or more. */
const MOST_OPEN = 0.2;
/** The same where what is found is shown as the nearest, and what it lacks is said. */
const NEAR_OPEN = 0.5;

const termsText = (terms: readonly string[]): Set<string> =>
  new Set(terms.flatMap((term) => contentWords(term).map(({ key }) => key)));

/** A word is not translated by a clause that happens to stand in the same texts. */
const HAN = /\p{Script=Han}/gu;
const comparable = (from: string, to: string): boolean => {
  const [han, latin] = /\p{Script=Han}/u.test(from) ? [from, to] : [to, from];
  const characters = han.match(HAN)?.length ?? 0;
  const words = latin.split(/\s+/).length;
  return characters <= words * 3 + 1 && words <= characters / 2 + 0.5;
};
const LEAST_SURE = 0.5;

/** What of the question is to be translated: longer terms before their parts, at most `MOST_TERMS`. */
async function termsOf(question: Question): Promise<string[]> {
  const found = new Set<string>();
  if (question.lang === 'zh') {
    for (const run of shownWords(question)) {
      if (!/\p{Script=Han}/u.test(run)) continue;
      const own = await programWordsIn(run);
      /** Whether a span cuts no word of the program. */
      const isWhole = (start: number, end: number) =>
        own.every((word) => end <= word.start || word.end <= start || start <= word.start === word.end <= end);
      const words = [...SEGMENTER.segment(run)].map(({ segment, index }) => ({ segment, index }));
      if (run.length <= 8) found.add(run);
      for (let i = 0; i + 1 < words.length; i += 1) {
        const two = words[i]!.segment + words[i + 1]!.segment;
        if (isWhole(words[i]!.index, words[i]!.index + two.length)) found.add(two);
      }
      for (const { segment, index } of words)
        if (segment.length > 1 && isWhole(index, index + segment.length)) found.add(segment);
      for (const { start, end } of own) found.add(run.slice(start, end));
    }
  } else {
    const own = (stem: string) => question.words.has(stem) && !question.context?.has(stem);
    for (const { text, words } of phrasesOf(question.text)) {
      const written = text.toLowerCase().split(/\s+/);
      if (written.length !== words.length) continue;
      for (let length = words.length; length >= 1; length -= 1)
        for (let at = 0; at + length <= words.length; at += 1)
          if (words.slice(at, at + length).every(own)) found.add(written.slice(at, at + length).join(' '));
    }
    for (const word of question.words.values()) found.add(word);
  }
  return [...found].toSorted((a, b) => b.length - a.length).slice(0, MOST_TERMS);
}

const hasBoth = ({ titles, abstracts }: Patent) =>
  ['en', 'zh'].every((lang) => [...titles, ...abstracts].some((text) => text.lang === lang));

/**
 * Learned from texts of the corpus that say the same in both languages. Parts of a term that was found are not looked
 * up again.
 */
async function fromCorpus(
  asked: readonly string[],
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Map<string, TranslatedTerm>> {
  if (asked.length === 0) return new Map();
  const page = await corpus.search(patents, {
    query: asked.length === 1 ? wordQuery(asked[0]!) : { kind: 'or', of: asked.map(wordQuery) },
    offset: 0,
    limit: READ * 2,
    collapse: { field: 'FAM_ID' },
    stemming: true,
    signal,
  });
  const records = (
    await corpus.get(
      patents,
      page.hits.map(({ id }) => id),
    )
  )
    .filter(hasBoth)
    .slice(0, READ);
  const translate = learnTranslations(records.flatMap(pairsOf));
  const found = new Map<string, TranslatedTerm>();
  for (const term of asked) {
    if ([...found.keys()].some((known) => known.includes(term))) continue;
    const key = phrasesOf(term)[0]?.key ?? term;
    const best = translate({ word: term, key, documents: records.length, weight: 1 }).find(
      (one) => comparable(term, one.key) && (one.score ?? 0) >= LEAST_SURE,
    );
    if (!best) continue;
    const documents = await countDocuments(corpus, best.key, signal);
    if (documents > 0) found.set(term, { from: term, to: best.key, by: 'corpus', documents });
    signal.throwIfAborted();
  }
  return found;
}

const Proposed = Type.Object({
  terms: Type.Array(
    Type.Object({
      term: Type.String({ maxLength: 120 }),
      translation: Type.String({ maxLength: 60 }),
    }),
    { maxItems: 24 },
  ),
});
const NAMES = { en: 'English', zh: 'Chinese' } as const;

/**
 * Asks the model for the terms in the other language. They are used to search, never shown as what a document says;
 * each must be of the other language, and stand in documents.
 */
async function fromModel(
  asked: readonly string[],
  lang: TextLanguage,
  corpus: Corpus,
  model: Model,
  { account, signal }: { readonly account: string; readonly signal: AbortSignal },
): Promise<Map<string, TranslatedTerm>> {
  const found = new Map<string, TranslatedTerm>();
  let proposed: readonly { readonly term: string; readonly translation: string }[];
  try {
    const { value } = await model.object(Proposed, {
      prompt: {
        instructions: `You translate technical terms of patents into ${NAMES[lang]}. Give one short translation, as patents write it, for each term in the material. Translate nothing else.`,
        material: asked.map((text, i) => ({ label: String(i + 1), text })),
        turns: [{ role: 'user', text: 'Translate each term.' }],
      },
      account,
      signal,
      max_output_tokens: 400,
    });
    proposed = value.terms;
  } catch (thrown) {
    signal.throwIfAborted();
    if (thrown instanceof ModelError) return found;
    throw thrown;
  }
  const counts = await inBatches(proposed, async ({ term, translation }) => {
    const to = translation.trim();
    const fits = asked.includes(term) && to !== '' && languageOf(to) === lang && !commands(to);
    return fits && contentWords(to).length > 0 ? countDocuments(corpus, to, signal) : 0;
  });
  proposed.forEach(({ term, translation }, i) => {
    if (counts[i]! > 0 && !found.has(term))
      found.set(term, { from: term, to: translation.trim(), by: 'model', documents: counts[i]! });
  });
  return found;
}
