import { isTitleAlone, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsById, patentsByNumber } from '#collections/patents/relations.ts';
import { beyondReach, beyondReachNote } from '#collections/patents/similar/beyond-reach.ts';
import {
  MAX_SIMILAR,
  type SimilarPatent,
  type SimilarPatents,
  similarPatents,
} from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { firstNamed } from '#cut.ts';
import { ServiceError } from '#errors.ts';
import { defineJob } from '#isolation/job.ts';
import { rounded } from '#rounded.ts';
import { patentIds, publicationNumbers } from './number-list.ts';
import { patentRow } from './patent-row.ts';

/** The part of a ranking that a page shows. */
export interface SimilarWindow {
  readonly offset: number;
  readonly limit: number;
  /** Percent of relevancy that a row has at least. */
  readonly least: number;
  /** Say of each row what it is ranked by. */
  readonly explain: boolean;
}

interface Asked {
  readonly filter?: Query | undefined;
  readonly window: SimilarWindow;
  /** Whose invention it is. */
  readonly hands?: readonly string[];
}

const rankedBy = ({ parts, terms, classes, cited_by }: SimilarPatent) => ({
  ...{ words: rounded(parts.words), meaning: rounded(parts.meaning) },
  ...(parts.likeness > 0 && { likeness: rounded(parts.likeness) }),
  ...{ classes: rounded(parts.classes), citations: rounded(parts.citations) },
  ...{ terms: [...terms], shared_classes: [...classes], cited_by: [...cited_by] },
});

/** The part of the ranking that a page shows, relevancies as the interface writes them. */
function similarPage(found: SimilarPatents, { offset, limit, least, explain }: SimilarWindow) {
  const relevant = found.hits
    .map((hit) => ({ hit, percent: Math.floor(hit.score * 100) }))
    .filter(({ percent }) => percent >= least);
  return {
    rows: relevant.slice(offset, offset + limit).map(({ hit, percent }) => ({
      pn: hit.id,
      patent_id: patentId(hit.id),
      relevancy: `${percent}%`,
      ...(explain && { ranked_by: rankedBy(hit) }),
    })),
    total: relevant.length,
  };
}

const request = ({ filter, window, hands }: Asked) => ({
  ...(filter && { filter }),
  ...(hands && { hands }),
  limit: MAX_SIMILAR,
  reasons: window.explain,
});

const NAMED = 5;

/** Rows of which nothing but a title is stored, in a sentence. */
function titleAloneNote(numbers: readonly string[]): string {
  return `Of ${firstNamed(numbers, NAMED)} nothing but the title is stored: the relevancy says how near the title is, and not what the patent discloses.`;
}

/** The rows of a page as those of a patent search. */
async function whole(corpus: Corpus, { rows, total }: ReturnType<typeof similarPage>, note: string | undefined) {
  const records = await corpus.get(
    patents,
    rows.map(({ pn }) => pn),
  );
  const ranks = new Map(rows.map((row) => [row.pn, row]));
  const bare = records.filter(isTitleAlone).map(({ publication_number }) => publication_number);
  const notes = [note, bare.length > 0 ? titleAloneNote(bare) : undefined].filter((one) => one !== undefined);
  return {
    rows: records.map((record) => ({ ...patentRow(record), ...ranks.get(record.publication_number)! })),
    total,
    /** What could not be compared, or hardly, a sentence each. */
    notes,
  };
}

/** Which publications no word of the question leads to. */
async function lacking(
  corpus: Corpus,
  question: { readonly text: string } | { readonly patent: Patent },
  found: SimilarPatents,
  { filter }: Asked,
  signal: AbortSignal,
): Promise<string | undefined> {
  const beyond = await beyondReach(corpus, question, found, { filter, signal });
  return beyond && beyondReachNote(beyond);
}

/** A page of the patents most like a text, as rows of a patent search. */
export const similarToText = defineJob({
  name: 'similar-to-text',
  lane: 'search',
  async run({ text, ...asked }: Asked & { readonly text: string }, { corpus }, { signal }) {
    const found = await similarPatents(corpus, { text, ...request(asked), signal });
    const note = await lacking(corpus, { text }, found, asked, signal);
    return whole(corpus, similarPage(found, asked.window), note);
  },
});

interface Named {
  readonly patent_id?: string | undefined;
  readonly patent_number?: string | undefined;
}

/** A page of the patents most like a publication, as rows of a patent search. */
export const similarToPatent = defineJob({
  name: 'similar-to-patent',
  lane: 'search',
  async run(asked: Asked & Named, { corpus }, { signal }) {
    const patent = await named(corpus, asked);
    const found = await similarPatents(corpus, { patent, ...request(asked), signal });
    const note = await lacking(corpus, { patent }, found, asked, signal);
    return whole(corpus, similarPage(found, asked.window), note);
  },
});

/**
 * The publication asked about; its id wins over its number. Throws `invalid_request` if none is named, or it is not
 * here.
 */
async function named(corpus: Corpus, { patent_id, patent_number }: Named): Promise<Patent> {
  const [id] = patentIds('patent_id', patent_id);
  const [number] = id === undefined ? publicationNumbers('patent_number', patent_number) : [];
  if (id === undefined && number === undefined) {
    throw new ServiceError('invalid_request', 'Give patent_id or patent_number: the publication to compare with.', {
      field: 'patent_number',
    });
  }
  const [patent] = id === undefined ? await patentsByNumber(corpus, [number!]) : await patentsById(corpus, [id]);
  if (patent) return patent;
  const field = id === undefined ? 'patent_number' : 'patent_id';
  throw new ServiceError(
    'invalid_request',
    `${field}: ${id ?? number} is not in the corpus; search by its text instead, or import it.`,
    { field },
  );
}
