import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { pairShares } from '#language/chinese-words.ts';
import { contentWords } from '#language/content-words.ts';
import { languageOf, type TextLanguage } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { wordsToCount } from '../compare-features/prepare.ts';
import { translatedWords } from '../compare-features/translated-words.ts';
import { countWords } from '../corpus-words.ts';
import { OtherWords, wordingsOf } from '../other-words.ts';
import { type Core, coreReader, type OnCore } from './wanted.ts';

/** The share of what the words of a problem weigh that a document must speak of. */
const LEAST = 0.3;
/** Words of a problem that a document must have at least; of a short problem half of them. */
const LEAST_WORDS = 2;
/** Characters of a first claim that are read. */
const OF_CLAIM = 3_000;

/** The words of a problem or a thing: what stands for them, in both languages, and what each weighs. */
interface Asked {
  readonly worths: ReadonlyMap<string, number>;
  readonly others: OtherWords;
}

/**
 * 1 to 2: in a corpus of one field the words of the field are in every document, and still say what a problem is about.
 */
const beside = (worth: number, rarest: number): number => 1 + (rarest > 0 ? worth / rarest : 0);
/** A thing is named by its rare words, if it has some: a seawater cell; all words of a battery pack may be common. */
const byRarity = (worth: number): number => 1 + worth;

async function wordsOf(
  text: string,
  corpus: Corpus,
  signal: AbortSignal | undefined,
  weight: (worth: number, rarest: number) => number = beside,
): Promise<Asked> {
  const forms = wordsToCount([{ text }]);
  const { worth } = await countWords(corpus, forms, signal);
  const rarest = Math.max(...[...forms.keys()].map(worth));
  // two characters of two words are hardly a word
  const shares = pairShares(text);
  const parts = new Map<string, number>();
  for (const { key, start } of contentWords(text))
    parts.set(key, Math.max(parts.get(key) ?? 0, shares.get(start) ?? 1));
  return {
    worths: new Map([...forms.keys()].map((key) => [key, (parts.get(key) ?? 1) * weight(worth(key), rarest)])),
    others: new OtherWords(wordingsOf(forms, [...synonymsOf(text), ...translatedWords([{ text }], corpus.learned)])),
  };
}

/** What a document says that it is: titles, abstracts, first claims. */
const headOf = ({ titles, abstracts, claims }: Patent): string[] => [
  ...titles.map(({ text }) => text),
  ...abstracts.map(({ text }) => text),
  ...claims.flatMap((set) => set.claims.slice(0, 1).map(({ text }) => text.slice(0, OF_CLAIM))),
];

/**
 * Of documents that were found for a problem, those that speak of it, or of one of its parts: of what the words weigh,
 * by how rare they are in the corpus, title, abstract, first claim and evidence have a good share, and two words at
 * least (of two or three words, one); or they are on its `core`, which is asked of whatever thing.
 * Something is always nearest; what is near to nothing is left out. A document in a
 * language that the words have no translation for cannot be told so, and stays.
 */
export async function aboutProblem<
  H extends { readonly publication_number: string; readonly evidence?: { readonly text: string } },
>(
  corpus: Corpus,
  { parts, core }: { readonly parts: readonly string[]; readonly core?: Core | undefined },
  hits: readonly H[],
  signal?: AbortSignal,
): Promise<H[]> {
  const asked = await Promise.all(parts.map((part) => wordsOf(part, corpus, signal)));
  const bare = core && (await coreReader(corpus, core, signal));
  const lang: TextLanguage = languageOf(parts.join('\n'));
  const translates = corpus.learned?.state() !== undefined;
  const records = await corpus.get(
    patents,
    hits.map(({ publication_number }) => publication_number),
  );
  const byNumber = new Map(records.map((record) => [record.publication_number, record]));
  return hits.filter(({ publication_number, evidence }) => {
    const record = byNumber.get(publication_number);
    if (!record) return false;
    const texts = [...headOf(record), evidence?.text ?? ''].filter((one) => one !== '');
    if (!translates && texts.every((one) => languageOf(one) !== lang)) return true;
    const there = new Set(contentWords(texts.join('\n')).map(({ key }) => key));
    return asked.some((words) => speaksOf(words, there)) || (bare !== undefined && isOn(bare, there));
  });
}

/** The share of what the words of a thing weigh that whoever speaks of it names: of "seawater cell", cell is less. */
const OF_SUBJECT = 0.3;

/**
 * Of documents those that speak of a thing by title, abstract, first claim or evidence, in whatever words: what a
 * problem asks for is asked of many things, and what is done to another one is no answer yet. A document in a language
 * that the words have no translation for cannot be told so, and counts as one that does.
 */
export async function onSubject(
  corpus: Corpus,
  subject: string,
  hits: readonly { readonly publication_number: string; readonly evidence?: { readonly text: string } }[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const { worths, others } = await wordsOf(subject, corpus, signal, byRarity);
  const all = sumOf(worths, worths.keys());
  const lang = languageOf(subject);
  const translates = corpus.learned?.state() !== undefined;
  const evidences = new Map(hits.map(({ publication_number, evidence }) => [publication_number, evidence?.text ?? '']));
  const records = await corpus.get(patents, [...evidences.keys()]);
  const speaking = records.filter((record) => {
    const texts = [...headOf(record), evidences.get(record.publication_number)!].filter((one) => one !== '');
    if (!translates && texts.every((one) => languageOf(one) !== lang)) return true;
    const there = new Set(contentWords(texts.join('\n')).map(({ key }) => key));
    return sumOf(worths, others.metIn(there, worths).keys()) >= OF_SUBJECT * all;
  });
  return new Set(speaking.map(({ publication_number }) => publication_number));
}

const sumOf = (worths: ReadonlyMap<string, number>, keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + worths.get(key)!, 0);

function speaksOf({ worths, others }: Asked, there: ReadonlySet<string>): boolean {
  const met = [...others.metIn(there, worths).keys()];
  return (
    met.length > 0 &&
    sumOf(worths, met) >= LEAST * sumOf(worths, worths.keys()) &&
    met.length >= Math.min(LEAST_WORDS, Math.floor(worths.size / 2))
  );
}

const isOn = ({ wanted, isOn: answers }: OnCore, there: ReadonlySet<string>): boolean =>
  answers(new Set(wanted.others.metIn(there, wanted.weights).keys()));
