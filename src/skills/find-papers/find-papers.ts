import { idOf } from '#collections/works/ids.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { scriptOf } from '#corpus/meaning.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type RecordQuote, recordQuote, verifyRecordQuote } from '#corpus/quote.ts';
import { contentWords } from '#language/content-words.ts';
import { supportReader } from '#language/support.ts';
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
 */
export async function findPapers(
  question: string,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
  { before, most = MOST_PAPERS }: { readonly before?: number; readonly most?: number } = {},
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
  const found = records.flatMap((work) => {
    const best = bestSentence(work, text);
    return best && best.share >= least ? [{ work, share: best.share, quote: recordQuote(works, work, best) }] : [];
  });
  return found
    .sort((a, b) => Number(a.work.retracted ?? false) - Number(b.work.retracted ?? false) || b.share - a.share)
    .slice(0, most)
    .map(({ work, quote }, at) => described(work, quote, at + 1));
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
  return papers.filter(({ id, quote }) => {
    const work = records.get(id);
    return work !== undefined && verifyRecordQuote(works, work, quote).verified;
  });
}
