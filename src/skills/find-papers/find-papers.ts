import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { scriptOf } from '#corpus/meaning.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type RecordQuote, recordQuote, verifyRecordQuote } from '#corpus/quote.ts';
import { sentences } from '#corpus/text/sentences.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { supportReader } from '#language/support.ts';
import { synonymsOf } from '#language/synonyms.ts';
import { wordsOf } from '../answer-question/read/question-words.ts';
import type { SkillContext } from '../skill.ts';
import { type Study, studyOf } from './study.ts';

/** A paper with a sentence of it that has the words of a question. JSON: it goes from one thread to another. */
export interface PaperFound extends Study {
  /** From 1, in the order of how much they say. */
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly venue?: string;
  /** First publication, as the record has it: a month or a year alone has zeros. */
  readonly published?: number;
  readonly doi?: string;
  /** It was retracted, or a newer version of it is published. */
  readonly retracted?: true;
  readonly superseded?: true;
  /** Only its title and abstract are stored. */
  readonly abstract_only?: true;
  readonly quote: RecordQuote;
  /** The sentence in which its abstract concludes, where that is another one. */
  readonly conclusion?: RecordQuote;
}

const MOST_WORDS = 12;
const CANDIDATES = 30;
const MOST_PAPERS = 3;
/**
 * Of a question's words, the share that stands around the sentence; `eval/literature` measures what others would find.
 * In Chinese pairs of characters across two words stand in no other sentence.
 */
export const LEAST_SHARE = { other: 0.75, han: 0.6 } as const;
const FEWEST_WORDS = 2;
/** Paragraphs of a full text that are looked at. */
const MOST_UNITS = 200;

/** Words of a question that ask for something of what it names: a sentence that answers it need not have them. */
const ASKING = /\b(?:effects?|influences?|impacts?|roles?|helps?|happens?|evidence|known|papers?|literature)\b/gi;

/** A question by what it names; whole where that is too little. */
export function withoutAsking(text: string): string {
  const named = text.slice(0, 4_000).replace(ASKING, ' ');
  return anyWord(named) ? named : text;
}

/**
 * Papers that say something on a question: those of whose title, abstract or paragraphs one sentence has most of its
 * words, with that sentence as a quote of the record. None for a question of one word.
 * @param before yyyyMMdd: only what was published before that day.
 * @param in_other_words Where none has these words, those that say it in others: of what nothing else answers.
 */
export async function findPapers(
  question: string,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
  {
    before,
    most = MOST_PAPERS,
    in_other_words = false,
  }: { readonly before?: number; readonly most?: number; readonly in_other_words?: boolean } = {},
): Promise<PaperFound[]> {
  const text = withoutAsking(question);
  const asked = anyWord(text);
  if (!asked) return [];
  const query: Query =
    before === undefined
      ? asked
      : {
          kind: 'and',
          of: [
            asked,
            { kind: 'range', field: 'PUBLICATION_DATE', to: String(before) },
            { kind: 'not', of: { kind: 'range', field: 'PUBLICATION_DATE', from: String(before) } },
          ],
        };
  const { hits } = await corpus.search(works, { query, offset: 0, limit: CANDIDATES, signal });
  const records = await corpus.get(
    works,
    hits.map(({ id }) => id),
  );
  const least = LEAST_SHARE[scriptOf(text) === 'han' ? 'han' : 'other'];
  const saying = (sentenceOf: (work: Work) => PaperSentence | undefined) =>
    records.flatMap((work) => {
      const best = sentenceOf(work);
      return best && best.share >= least ? [{ work, best }] : [];
    });
  const inWords = saying((work) => bestSentence(work, text));
  const found = inWords.length > 0 || !in_other_words ? inWords : saying(inOtherWords(text));
  return found
    .sort(
      (a, b) => Number(a.work.retracted ?? false) - Number(b.work.retracted ?? false) || b.best.share - a.best.share,
    )
    .slice(0, most)
    .map(({ work, best }, at) => described(work, recordQuote(works, work, best), at + 1));
}

/** Another word for one of a text, by their keys. */
interface OtherWord {
  readonly of: string;
  readonly keys: readonly string[];
  readonly form: string;
}

const otherWordsOf = (text: string): OtherWord[] => {
  const asked = new Set(contentKeys(text));
  return synonymsOf(text, 'anybody').flatMap(({ word, other, relation }) => {
    const [of, ...more] = contentKeys(word);
    const keys = contentKeys(other);
    const isWord = of !== undefined && more.length === 0 && asked.has(of);
    return isWord && relation !== 'wider' && keys.length > 0 ? [{ of, keys, form: other }] : [];
  });
};

/** What one thing does to another, for good or ill, which papers say in many ways: toxicity, associated with. */
const DOING =
  /\b(?:cause|damage|harm|hurt|injure|affect|raise|lower|increase|decrease|reduce|improve|worsen|help|protect|prevent)(?:s|d|ed|ing)?\b/gi;

const inOtherWords = (text: string): ((work: Work) => PaperSentence | undefined) => {
  const { words, lesser } = wordsOf(text.replace(DOING, ' '));
  const telling = [...words].flatMap(([key, form]) => (lesser.has(key) ? [] : [form]));
  const named = telling.length < FEWEST_WORDS ? text : telling.join(' ');
  const others = otherWordsOf(named);
  return (work) => sentenceInOtherWords(work, named, others);
};

/**
 * The same in other words: of "damages the lungs" a paper on pulmonary toxicity speaks. A word that only its title has
 * need not stand in the sentence, too.
 */
function sentenceInOtherWords(work: Work, text: string, others: readonly OtherWord[]): PaperSentence | undefined {
  const keysIn = (those: readonly { readonly text: string }[]) =>
    new Set(those.flatMap((each) => contentKeys(each.text.slice(0, LONGEST))));
  const [title, abstract] = [keysIn(work.titles), keysIn(work.abstracts)];
  const words = [...new Map(contentWords(text).map((word) => [word.key, word])).values()];
  const isIn = (keys: ReadonlySet<string>, key: string) =>
    keys.has(key) || others.some((other) => other.of === key && other.keys.every((each) => keys.has(each)));
  // what no word of a title names is mentioned there, whatever the paper is on
  if (!words.some(({ key }) => isIn(title, key))) return undefined;
  let ofTitle = 0;
  const said = words.flatMap(({ key, start, end }) => {
    if (abstract.has(key)) return text.slice(start, end);
    const there = others.find(({ of, keys }) => of === key && keys.every((each) => abstract.has(each)));
    if (there) return there.form;
    if (!isIn(title, key)) return text.slice(start, end);
    ofTitle++;
    return [];
  });
  const best = said.length > 0 ? bestSentence(work, said.join(' ')) : undefined;
  return best && { ...best, share: (best.share * said.length + ofTitle) / words.length };
}

/** Characters of a title or an abstract that are read for words. */
const LONGEST = 10_000;

/** Begins the sentence in which an abstract concludes; its own heading, or words that say so. */
const CONCLUDES =
  /^\W{0,2}(?:(?:conclusions?|interpretation|significance)(?: and [a-z]{3,15})?(?: [a-z]{3,15})?\s?[:：.]|in (?:conclusion|summary)\b|to conclude\b|(?:we|it is) conclude[ds]?\b|taken together\b|(?:these|our|the present) (?:results|findings|data|observations)\b|(?:结论|总之|综上))/iu;

/**
 * The sentence in which an abstract concludes: the last that such a heading or such words begin, behind what is quoted.
 */
function conclusionOf(work: Work, of: RecordQuote): RecordQuote | undefined {
  const unit = works.units!(work).find(({ id }) => id === of.unit);
  if (unit?.part !== 'abstract') return undefined;
  const { text } = unit;
  const spans = sentences(text.slice(0, LONGEST));
  const last = spans.findLast(({ start, end }) => CONCLUDES.test(text.slice(start, end)));
  if (!last || last.start < of.end) return undefined;
  return recordQuote(works, work, { unit: unit.id, start: last.start, end: last.end });
}

/** Papers that have any word of a text in title or abstract; undefined of a text with a single word. */
export function anyWord(text: string): Query | undefined {
  const words = [...new Map(contentWords(text.slice(0, 4_000)).map((word) => [word.key, word])).values()];
  if (words.length < FEWEST_WORDS) return undefined;
  const of = words.slice(0, MOST_WORDS).map(({ start, end }) => ({
    kind: 'term' as const,
    field: 'TITLE_ABSTRACT',
    text: text.slice(start, end),
  }));
  return { kind: 'or', of };
}

/** A sentence of a paper. Offsets are UTF-16 in the unit, [start, end). */
export interface PaperSentence {
  readonly unit: string;
  readonly start: number;
  readonly end: number;
  /** Of a text's distinct words, the share that stands around it. */
  readonly share: number;
}

/** The sentence of a paper around which most words of a text stand, of those in its script; titles aside. */
export function bestSentence(work: Work, text: string): PaperSentence | undefined {
  const script = scriptOf(text);
  let best: PaperSentence | undefined;
  for (const unit of works.units!(work).slice(0, MOST_UNITS)) {
    if (unit.part === 'title' || unit.part === 'heading' || scriptOf(unit.text) !== script) continue;
    const place = supportReader(unit.text).feature(text);
    if (!place || place.start >= place.end || place.share <= (best?.share ?? 0)) continue;
    best = { unit: unit.id, start: place.start, end: place.end, share: place.share };
  }
  return best;
}

function described(work: Work, quote: RecordQuote, number: number): PaperFound {
  const conclusion = conclusionOf(work, quote);
  const doi = idOf(work, 'doi');
  const superseded = work.notices.some(({ kind, side }) => kind === 'update' && side === 'by');
  return {
    ...{ number, id: work.id, title: work.titles[0]?.text ?? work.id, quote },
    authors: work.authors.slice(0, 3).map(({ name }) => name),
    ...(work.venue?.name && { venue: work.venue.name }),
    ...(work.published && { published: work.published }),
    ...(doi && { doi }),
    ...(work.retracted && { retracted: work.retracted }),
    ...(superseded && { superseded }),
    ...(work.body.length === 0 && { abstract_only: true as const }),
    ...(conclusion && { conclusion }),
    ...studyOf(work.abstracts[0]?.text ?? ''),
  };
}

/** Those whose sentence still stands in the record: between finding and writing, records may have changed. */
export async function soundPapers(
  papers: readonly PaperFound[],
  { corpus }: Pick<SkillContext, 'corpus'>,
): Promise<PaperFound[]> {
  const records = new Map(
    (
      await corpus.get(
        works,
        papers.map(({ id }) => id),
      )
    ).map((work) => [work.id, work]),
  );
  return papers.filter(({ id, quote, conclusion }) => {
    const work = records.get(id);
    const stands = (one: RecordQuote) => work !== undefined && verifyRecordQuote(works, work, one).verified;
    return stands(quote) && (!conclusion || stands(conclusion));
  });
}
