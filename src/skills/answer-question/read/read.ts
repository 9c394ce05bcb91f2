import { documentOf } from '#collections/patents/families/facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsByNumber } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { cachedStem, contentWords } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { type CorpusWords, countDocuments, countMatching, countWords, wordIn, wordQuery } from '../../corpus-words.ts';
import { OtherWords } from '../../other-words.ts';
import type { SkillContext } from '../../skill.ts';
import { longForms, shortForms, synonymsFor } from './alternates.ts';
import { type Named, namesIn } from './names.ts';
import { SLIPPED, slipOf, wordMeant } from './nearest-words.ts';
import { pairsOfCompounds } from './program-terms.ts';
import { type Question, shownWords } from './question.ts';
import { isOfAnyField, withTermsOf } from './question-words.ts';
import { writtenOtherwise } from './variants.ts';

const MOST_REWRITTEN = 5;

/**
 * Of words that texts have often, what fewer than one text in forty has in its title, abstract or claims belongs to no
 * field: keep, quickly, lost. Rare words may be of any.
 */
const EVERYDAY = { often: 30, share: 1 / 40 } as const;

/** How often a text says what it is about, by its words: once in so many. */
const SAID_ONCE_IN = 250;
/** Characters of a text that are read for it. */
const READ_FOR_WORD = 60_000;

/**
 * Whether some document says a word again and again: words of a field come in clusters (sand, bromine), everyday words
 * once here and once there, however rare both are.
 */
async function isTopicOfAny(key: string, text: string, corpus: Corpus, signal: AbortSignal): Promise<boolean> {
  const query = wordQuery(text);
  const { hits } = await corpus.search(patents, { query, offset: 0, limit: 2, stemming: true, signal });
  for (const { abstracts, descriptions } of await corpus.get(
    patents,
    hits.map(({ id }) => id),
  )) {
    const paragraphs = descriptions.flatMap((each) => each.paragraphs.map((paragraph) => paragraph.text));
    const words = contentWords(
      [...abstracts.map((each) => each.text), ...paragraphs].join('\n').slice(0, READ_FOR_WORD),
    );
    const times = words.filter((word) => word.key === key).length;
    if (times * SAID_ONCE_IN > words.length) return true;
  }
  return false;
}

/** The words of a question that belong to no field, by where documents have them. */
async function everydayWords({ words, lesser }: Question, counted: CorpusWords, corpus: Corpus, signal: AbortSignal) {
  const often = [...words].filter(
    ([key]) => !isHan(key) && !lesser.has(key) && (counted.documents(key) ?? 0) >= EVERYDAY.often,
  );
  const found: string[] = [];
  for (const [key, form] of often) {
    const total = await countMatching(corpus, wordIn('TAC_ALL', form), signal);
    if (total < EVERYDAY.share * counted.documents(key)! && !(await isTopicOfAny(key, form, corpus, signal)))
      found.push(key);
  }
  return found;
}

/** A publication that is not in the corpus. */
export interface NotStored {
  readonly number: string;
  /** What is, of the same document number with another kind code. */
  readonly instead?: string;
}

/** A question in the words of the corpus: what finding and picking go by. */
export interface Reading {
  /** Its words are those of documents: other writings are exchanged, names are taken out. */
  readonly question: Question;
  /** Publications that it names and that are stored. */
  readonly named: readonly Patent[];
  /** Publications that it names and that are not. */
  readonly not_stored: readonly NotStored[];
  /** Publications in the corpus. */
  readonly corpus_size: number;
  /** Words that documents have: key, and the word as it was asked. */
  readonly known: ReadonlyMap<string, string>;
  /** Known words, and those that no document has. */
  readonly words: ReadonlyMap<string, string>;
  /** Words that documents may have instead. */
  readonly alternates: OtherWords;
  /** Words that no document has, as they are shown. */
  readonly unknown: readonly string[];
  readonly rewritten: readonly { readonly from: string; readonly to: string }[];
  /** The owner or inventor whose documents are meant. */
  readonly owner?: Named;
  /** Rarity of a word among the documents of its language, as an inverse document frequency. */
  worth(key: string): number;
}

/** Whether there is anything to search for besides numbers, restrictions and names. */
export const hasTopic = ({ question, words }: Reading): boolean => words.size > 0 || question.phrases.length > 0;

/**
 * Reads a question in the words of the corpus: what stands nowhere is read as another writing of it, as a name, or is
 * unknown.
 */
export async function read(
  asked: Question,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Reading> {
  const named = await patentsByNumber(corpus, asked.publications);
  const { question: worded, counted, owner, ...words } = await inWordsOf(corpus, asked, signal);
  const fixed = await fixedPhrases(worded, corpus, signal);
  const compounds = await pairsOfCompounds(shownWords(worded).join(' '));
  // what the program has as one word the runtime may cut anywhere: 成 of 组成网状网络
  const cut = [...worded.lesser].filter((key) => compounds.has(key) && !isOfAnyField(key));
  const question = {
    ...worded,
    lesser: worded.lesser.difference(new Set(cut)),
    ...(fixed.length > 0 && { phrases: [...worded.phrases, ...fixed] }),
    ...(compounds.size > 0 && { compounds }),
  };
  const alternates = new OtherWords(
    [
      ...(await longForms(question.text, words.words, corpus, signal)),
      ...(await shortForms(question.text, words.words, corpus, signal)),
      ...synonymsFor(question.text, words.words),
    ],
    wholesOf(compounds, words.words),
  );
  const spoken = new Set((question.spoken ?? []).map(({ from }) => from));
  const meant = await saidOtherwise(words.unknown, alternates, spoken, corpus, signal);
  return {
    question,
    named,
    not_stored: await notStored(question.publications, named, corpus),
    corpus_size: counted.total,
    ...words,
    unknown: words.unknown.filter((word) => meant.every(({ from }) => from !== word)),
    rewritten: [...words.rewritten, ...meant],
    alternates,
    ...(owner && { owner }),
    worth: (key) => counted.worth(key),
  };
}

/** Words of three characters or more by their pairs, as far as these are words of the question. */
export function wholesOf(compounds: ReadonlySet<string>, words: ReadonlyMap<string, string>): string[][] {
  const wholes: string[][] = [];
  for (const pair of compounds) {
    const last = wholes.at(-1);
    if (last?.at(-1)?.at(-1) === pair[0]) last!.push(pair);
    else wholes.push([pair]);
  }
  return wholes.filter((pairs) => pairs.length > 1 && pairs.every((pair) => words.has(pair)));
}

/** Of publications that a question names those that are not stored. */
async function notStored(
  numbers: readonly string[],
  named: readonly Patent[],
  corpus: Corpus,
): Promise<readonly NotStored[]> {
  const absent = numbers.filter((number) =>
    named.every(({ publication_number }) => !publication_number.startsWith(number)),
  );
  const others = absent.length > 0 ? await patentsByNumber(corpus, absent.map(documentOf)) : [];
  return absent.map((number) => {
    const other = others.find(({ publication_number }) => documentOf(publication_number) === documentOf(number));
    return { number, ...(other && { instead: other.publication_number }) };
  });
}

/** Of words that no document has, those for which documents have another: 煤气 as 燃气. */
async function saidOtherwise(
  unknown: readonly string[],
  { all }: OtherWords,
  spoken: ReadonlySet<string>,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Reading['rewritten']> {
  const found: { from: string; to: string }[] = [];
  for (const word of unknown) {
    const keys = new Set(contentWords(word).map(({ key }) => key));
    // most of the word, not a part of it: of "post-treat" a rod is none
    const least = isHan(word[0] ?? '') ? keys.size / 2 : keys.size;
    const others = all.filter(({ of }) => of.every((key) => keys.has(key)) && of.length >= least);
    for (const { form } of others.slice(0, MOST_TRIED)) {
      if (spoken.has(form) || (await countDocuments(corpus, form, signal)) === 0) continue;
      found.push({ from: word, to: form });
      break;
    }
  }
  return found;
}
/** Other words that are tried for one. */
const MOST_TRIED = 6;

/** A word, a small word and a short form in capitals: "voice over IP". */
const FIXED = /(?<!\p{L})\p{L}{2,30} (?:over|to|on|in|by|per|for) [A-Z]{2,6}\b/gu;
/** A word joined to a small one: of "fan-out" there would be left a fan. */
const JOINED = /(?<![\p{L}-])\p{Script=Latin}{3,30}-(?:out|in|off|on|up|down|over|through|by)(?![\p{L}-])/giu;
const MOST_FIXED = 2;

/** What stands so in documents although one of its words is a small one. */
async function fixedPhrases({ text, phrases }: Question, corpus: Corpus, signal: AbortSignal): Promise<string[]> {
  const found: string[] = [];
  for (const [phrase] of [...text.matchAll(FIXED), ...text.matchAll(JOINED)].slice(0, MOST_FIXED))
    if (!phrases.includes(phrase) && (await countDocuments(corpus, phrase, signal)) > 0) found.push(phrase);
  return found;
}

/** Likens to a thing, and names none: "mousetrap-like". */
const LIKE = /-(?:like|type|style|shaped|sized|free|based|proof)$/iu;

/** Says when, how often or how much, and makes no other thing of the word: "post-treat", "multi-layer". */
const BEFORE_OR_AFTER = /^(?:pre|post|re|co|multi|ultra|super|micro|nano|mini|semi|self|non|sub)-/iu;

/** Letters with which a word must begin to be made with another one: railway, rail. */
const LEAST_PART = 4;
const begins = (word: string, key: string): boolean =>
  key.length >= LEAST_PART && word.length > key.length + 2 && word.startsWith(key);

/** How many times as many documents must have the word that a slip stands for as have another writing of it. */
const RATHER_A_SLIP = 10;

/**
 * What stands in documents for a word that none has: another writing, two words instead of one, or what it slips from.
 */
async function readAs(
  form: string,
  beside: string | undefined,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<string | undefined> {
  const written = await writtenOtherwise(form, corpus, signal);
  const meant = await wordMeant(form, corpus, signal, beside);
  return (meant && meant.documents > RATHER_A_SLIP * (written?.documents ?? 0) ? meant : written)?.form;
}

/** Of words that more than a few documents have, the rarest. */
function rarestOf({ words, lesser }: Question, counted: CorpusWords): { key: string; form: string } | undefined {
  const had = [...words].flatMap(([key, form]) => {
    const documents = counted.documents(key) ?? 0;
    return documents > SLIPPED.documents && !isHan(key) && !lesser.has(key) ? [{ key, form, documents }] : [];
  });
  return had.toSorted((a, b) => a.documents - b.documents)[0];
}

/** Words of a question that few documents have, as slips for what many have. */
async function withoutSlips(question: Question, counted: CorpusWords, corpus: Corpus, signal: AbortSignal) {
  const beside = rarestOf(question, counted)?.form;
  const found: { readonly key: string; readonly form: string; readonly to: string }[] = [];
  for (const [key, form] of question.words) {
    const documents = counted.documents(key) ?? 0;
    if (beside === undefined || documents === 0 || isHan(key) || question.context?.has(key)) continue;
    const meant = await slipOf({ form, documents }, beside, corpus, signal);
    if (meant) found.push({ key, form, to: meant.form });
  }
  return found;
}

async function inWordsOf(corpus: Corpus, asked: Question, signal: AbortSignal) {
  let question = asked;
  let counted = await countWords(corpus, question.words, signal);
  const isKnown = (key: string) => (counted.documents(key) ?? 1) > 0;
  const nowhere = [...question.words].filter(([key]) => !isKnown(key));
  const rewritten: { from: string; to: string }[] = [];
  let owner: Named | undefined;
  const { unknown: strange } = unknownWords(question, new Map([...question.words].filter(([key]) => isKnown(key))));
  if (question.publications.length === 0 && question.meant !== 'words')
    owner = await namesIn(question, strange, corpus, signal);
  if (nowhere.length > 0 || owner) {
    const words = new Map([...question.words].filter(([key]) => !owner?.keys.has(key)));
    if (owner && question.context && [...words.keys()].every((key) => question.context?.has(key))) {
      // "And Aokawa?": the same thing of another owner.
      for (const key of [...words.keys()]) if (!isKnown(key)) words.delete(key);
      question = { ...question, context: new Set() };
    }
    for (const [key, form] of nowhere) {
      if (isHan(key) || !words.has(key) || question.context?.has(key) || rewritten.length >= MOST_REWRITTEN) continue;
      const part = [...question.words].find(([known]) => isKnown(known) && known !== key && begins(form, known))?.[1];
      const other = part ?? (await readAs(form, rarestOf(question, counted)?.form, corpus, signal));
      if (other === undefined) continue;
      rewritten.push({ from: form, to: other });
      words.delete(key);
      for (const part of other.split(' ')) words.set(cachedStem(part), part);
    }
    if (rewritten.length > 0 || owner) {
      question = { ...question, words };
      counted = await countWords(corpus, words, signal);
    }
  }
  const slipped = await withoutSlips(question, counted, corpus, signal);
  if (slipped.length > 0) {
    const words = new Map(question.words);
    for (const { key, form, to } of slipped.slice(0, MOST_REWRITTEN - rewritten.length)) {
      rewritten.push({ from: form, to });
      words.delete(key);
      words.set(cachedStem(to), to);
    }
    question = { ...question, words };
    counted = await countWords(corpus, words, signal);
  }
  question = withTermsOf(question, (key) => counted.documents(key));
  const everyday = await everydayWords(question, counted, corpus, signal);
  if (everyday.length > 0) question = { ...question, lesser: question.lesser.union(new Set(everyday)) };
  const known = new Map([...question.words].filter(([key]) => isKnown(key)));
  const { words, unknown } = unknownWords(question, known);
  // "stand-off" is more than "stand".
  for (const [compound] of question.text.matchAll(
    /(?<![\p{L}\p{Script=Latin}\d])\p{Script=Latin}{2,}(?:-\p{Script=Latin}{2,})+/gu,
  ))
    if (
      !owner &&
      !LIKE.test(compound) &&
      !BEFORE_OR_AFTER.test(compound) &&
      unknown.length < 10 &&
      (await countDocuments(corpus, compound.replaceAll('-', ' '), signal)) === 0
    )
      unknown.push(compound.toLowerCase());
  return { question, counted, known, words, unknown, rewritten: [...(question.spoken ?? []), ...rewritten], owner };
}

/** Characters that are words by themselves, and make no other thing of the word before. */
const STANDS_ALONE = /[人家时后前里上下中内外多少会能要不用做有没取去来才都就也还再又]/u;

/** Whether a pair is a part of a word that no document has: of 无人机, 无人 is another thing. */
export const isPartOfUnknown = (key: string, unknown: readonly string[]): boolean =>
  isHan(key) && unknown.some((word) => word.includes(key));

/**
 * Words of the question that no document has, as they are shown, and all words without the pairs of Han characters that
 * only arose where two words met: of 量子计算 with 计算 known, 量子 is unknown and 子计 is no word.
 */
export function unknownWords(
  { words: all, lesser }: Pick<Question, 'words' | 'lesser'>,
  known: ReadonlyMap<string, string>,
) {
  const words = new Map(all);
  const unknown: string[] = [];
  const keys = [...all.keys()];
  /** Not a pair across two words. */
  const isWord = (key: string) => !lesser.has(key) || isOfAnyField(key);
  const follows = (left: string | undefined, right: string | undefined) =>
    left !== undefined && right !== undefined && isHan(left) && isHan(right) && left.at(-1) === right[0];
  for (let i = 0; i < keys.length; i += 1) {
    const key = keys[i]!;
    if (known.has(key)) continue;
    if (!isHan(key)) {
      // "what happens to ...": a word of any field names nothing that could be missing
      if (!lesser.has(key)) unknown.push(all.get(key)!);
      continue;
    }
    let end = i;
    while (follows(keys[end], keys[end + 1]) && !known.has(keys[end + 1]!)) end += 1;
    const run = keys.slice(i, end + 1);
    const [before, after] = [keys[i - 1], keys[end + 1]];
    const [behind, ahead] = [follows(before, key), follows(keys[end], after)];
    const own = run.filter((pair) => !lesser.has(pair));
    let core = '';
    if (own.length > 0) {
      // pairs across two words at its edges belong to no word that is missing: of 室内跌倒检测, 跌倒 without 内跌 and 倒检
      const first = run.indexOf(own[0]!);
      let last = run.indexOf(own.at(-1)!);
      // one character at the very end is the word's own: 红烧肉
      if (!ahead && last === run.length - 2) last += 1;
      const text = run.slice(first + 1, last + 1).reduce((joined, pair) => joined + pair.slice(1), run[first]!);
      const shared = behind && first === 0 && isWord(before!);
      const taken = ahead && last === run.length - 1 && isWord(after!);
      core = text.slice(shared ? 1 : 0, text.length - (taken ? 1 : 0));
      // A single character left over belongs to the word before or after it: of 电解液 with 电解 known, 电解液 is unknown.
      if (core.length === 1 && shared !== taken) core = shared ? before! + core : core + after!;
    } else if (run.length === 1 && behind && !ahead && !STANDS_ALONE.test(key[1]!)) {
      // one character behind a word makes another thing of it, 电池包, one before it is often a verb, 测呼吸
      core = before! + key.slice(1);
    }
    for (const pair of run) if (!core.includes(pair)) words.delete(pair);
    if (core.length > 1) unknown.push(core);
    i = end;
  }
  return { words, unknown };
}
