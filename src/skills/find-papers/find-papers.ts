import { idOf } from '#collections/works/ids.ts';
import { isOwnName, type PaperDocument } from '#collections/works/paper-document.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { type RecordQuote, recordQuote, verifyRecordQuote } from '#corpus/quote.ts';
import { sentences } from '#corpus/text/sentences.ts';
import type { SkillContext } from '../skill.ts';
import { type Study, studyOf } from './study.ts';

/** A paper with sentences of it on a question. JSON: it goes from one thread to another. */
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
  /** `doi:…`, `pmid:…` or `arxiv:…`; absent where the paper has no identity but its own. */
  readonly name?: string;
  /** It was retracted, or a newer version of it is published. */
  readonly retracted?: true;
  readonly superseded?: true;
  /** Only its title and abstract are stored. */
  readonly abstract_only?: true;
  /** It comes nearest, and does not answer. */
  readonly nearest?: true;
  readonly quote: RecordQuote;
  /** What else of it is quoted: the sentence in which its abstract concludes, too. */
  readonly further?: readonly RecordQuote[];
}

/** Where a sentence stands in a paper as a document. Offsets are UTF-16, [start, end). */
interface SentencePlace {
  readonly part: string;
  readonly lang: string;
  readonly origin: string;
  /** Of the body: its unit. */
  readonly paragraph_id?: string;
  readonly start: number;
  readonly end: number;
}

/** Of a paper as a document the sentences that were picked, as quotes of its record. */
export function paperFound(
  { work, abstracts, publication_number: name }: PaperDocument,
  picked: readonly SentencePlace[],
  number: number,
  { nearest = false, concludes = true }: { readonly nearest?: boolean; readonly concludes?: boolean } = {},
): PaperFound {
  const units = works.units!(work).filter(({ part }) => part === 'abstract');
  const [quote, ...others] = picked.map(({ part, lang, origin, paragraph_id, start, end }) => {
    const at = abstracts.findIndex((one) => one.lang === lang && one.origin === origin);
    return recordQuote(works, work, { unit: part === 'abstract' ? units[at]!.id : paragraph_id!, start, end });
  });
  const last = [quote!, ...others].reduce((a, b) => (b.unit === a.unit && b.end > a.end ? b : a));
  const conclusion = concludes ? conclusionOf(work, last) : undefined;
  const further = conclusion ? [...others, conclusion] : others;
  const doi = idOf(work, 'doi');
  const superseded = work.notices.some(({ kind, side }) => kind === 'update' && side === 'by');
  return {
    ...{ number, id: work.id, title: work.titles[0]?.text ?? work.id, quote: quote! },
    authors: work.authors.slice(0, 3).map(({ name }) => name),
    ...(work.venue?.name && { venue: work.venue.name }),
    ...(work.published && { published: work.published }),
    ...(doi && { doi }),
    ...(!isOwnName(name) && { name }),
    ...(work.retracted && { retracted: work.retracted }),
    ...(superseded && { superseded }),
    ...(work.body.length === 0 && { abstract_only: true as const }),
    ...(nearest && { nearest: true as const }),
    ...(further.length > 0 && { further }),
    ...studyOf(work.abstracts[0]?.text ?? ''),
  };
}

/** Characters of an abstract that are read for its conclusion. */
const LONGEST = 10_000;

/** Begins the sentence in which an abstract concludes; its own heading, or words that say so. */
const CONCLUDES =
  /^\W{0,2}(?:(?:conclusions?|interpretation|significance)(?: and [a-z]{3,15})?(?: [a-z]{3,15})?\s?[:：.]|in (?:conclusion|summary)\b|to conclude\b|(?:we|it is) conclude[ds]?\b|taken together\b|(?:these|our|the present) (?:results|findings|data|observations)\b|(?:(?:extensive|our|the|these|experimental|human)\s)*(?:experiments?|evaluations?|results?|analys[ie]s)\b[^.]{0,80}\b(?:shows?|demonstrates?|suggests?|indicates?|reveals?|confirms?)\b|(?:结论|总之|综上|(?:研究|试验|实验|算例|计算|仿真|分析)?(?:研究|结果)(?:表明|显示|说明|证明)))/iu;

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

/** Those whose sentences still stand in the record: between finding and writing, records may have changed. */
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
  return papers.filter(({ id, quote, further = [] }) => {
    const work = records.get(id);
    const stands = (one: RecordQuote) => work !== undefined && verifyRecordQuote(works, work, one).verified;
    return stands(quote) && further.every(stands);
  });
}
