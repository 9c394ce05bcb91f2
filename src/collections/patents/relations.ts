import type { Corpus, LinkedRecord, LinkedRecords } from '#corpus/corpus.ts';
import { documentOf } from './families/facts.ts';
import { patents } from './patents.ts';

/** A publication as others refer to it; `stored` says whether its record is here. */
export interface RelatedPublication {
  readonly publication_number: string;
  readonly stored: boolean;
  readonly publication_date?: number;
}

/** A stored publication and the number of its simple family. */
export interface StoredPublication {
  readonly publication_number: string;
  readonly family_id: number;
}

export interface Family {
  /**
   * Positive integer below 2^53: the office's own DOCDB/INPADOC number where a source gives one, else derived from the
   * priorities (stable).
   */
  readonly family_id: number;
  /** Sorted by publication date, then number. Holds the publication itself. */
  readonly members: readonly RelatedPublication[];
}

export interface PatentRelations {
  readonly simple_family: Family;
  readonly extended_family: Family;
  /**
   * Publications that cite this one (any of its own kind codes under the same document number), by publication date.
   */
  readonly cited_by: readonly (RelatedPublication & { readonly categories: readonly string[] })[];
}

const publication = ({ id, stored, facts }: LinkedRecord): RelatedPublication => ({
  publication_number: id,
  stored,
  ...(facts?.publication_date !== undefined && { publication_date: facts.publication_date as number }),
});

const family = ({ group, records }: LinkedRecords): Family => ({
  family_id: group!,
  members: records.map(publication),
});

/**
 * Families of stored publications with members only named, and who cites them; right after each committed batch,
 * whatever the order of arrival. Simple (DOCDB) family: publications with exactly the same set of priorities (or the
 * same DOCDB family number); publications of one application share it. Extended (INPADOC) family: connected directly or
 * indirectly by at least one common priority or application.
 */
export async function relationsOf(
  corpus: Pick<Corpus, 'links'>,
  publicationNumbers: readonly string[],
): Promise<ReadonlyMap<string, PatentRelations>> {
  const names = ['simple_family', 'extended_family', 'cited_by'] as const;
  const links = await Promise.all(names.map((name) => corpus.links(patents, publicationNumbers, name)));
  return new Map(
    [...links[0]!.keys()].map((number) => [
      number,
      patentRelations((name) => links[names.indexOf(name)]!.get(number)!),
    ]),
  );
}

/** @param links The links of one stored publication. */
export function patentRelations(
  links: (name: 'simple_family' | 'extended_family' | 'cited_by') => LinkedRecords,
): PatentRelations {
  return {
    simple_family: family(links('simple_family')),
    extended_family: family(links('extended_family')),
    cited_by: links('cited_by').records.map((each) => ({
      ...publication(each),
      categories: (each.facts?.categories ?? []) as readonly string[],
    })),
  };
}

/**
 * The stored publications of document numbers without kind code (`US5123456`), by number, and their simple families.
 * Cheap: for a thousand at once.
 */
export async function publicationsOf(
  corpus: Pick<Corpus, 'identify' | 'groups'>,
  documents: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPublication[]>> {
  const found = await corpus.identify(
    patents,
    'number',
    documents.filter((document) => documentOf(document) === document),
  );
  const families = await corpus.groups(patents, [...new Set([...found.values()].flat())], 'simple_family');
  return new Map(
    [...found].map(([document, numbers]) => [
      document,
      [...numbers].sort().map((number) => ({ publication_number: number, family_id: families.get(number)! })),
    ]),
  );
}

/** Patents by patent id (UUID), in the order asked, unknown ones left out. */
export const patentsById = (corpus: Pick<Corpus, 'lookup'>, ids: readonly string[]) =>
  corpus.lookup(patents, 'patent_id', ids);

/**
 * Patents by publication number in normalised form, in the order asked, unknown ones left out. A number with kind code
 * means that publication and no other; one without (`US11205304`) finds, of all publications of its document number,
 * the one that says most: granted rights before applications, then the latest, then the greatest number.
 */
export const patentsByNumber = (corpus: Pick<Corpus, 'lookup'>, numbers: readonly string[]) =>
  corpus.lookup(patents, 'number', numbers);
