import { patentsById } from '#collections/patents/relations.ts';
import { publicationOf, type Sequence, sequences } from '#collections/sequences/sequences.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import { KIND_NAMES, KINDS } from './sequence-question.ts';

/** Sequences of patents' listings. */

export interface ListedSequence {
  /** In the listing. */
  readonly number: number;
  readonly sequence: Sequence;
  /** Claims of this patent that name it. */
  readonly claims: readonly number[];
}

interface Wanted {
  readonly sequence_type?: keyof typeof KINDS | undefined;
  readonly sequence_length?: { readonly start?: number | undefined; readonly end?: number | undefined } | undefined;
}

/** The sequences of a publication by their numbers. @param number Without kind code. */
export async function listedSequences(corpus: Corpus, number: string, wanted: Wanted): Promise<ListedSequence[]> {
  const found = await corpus.identify(sequences, 'patent', [number]);
  const records = await corpus.get(sequences, found.get(number) ?? []);
  const { start, end } = wanted.sequence_length ?? {};
  return records
    .filter(
      ({ kind, length }) =>
        (wanted.sequence_type === undefined || KINDS[wanted.sequence_type] === kind) &&
        (start === undefined || length >= start) &&
        (end === undefined || length <= end),
    )
    .flatMap((sequence) => {
      const naming = (sequence.claimed ?? []).filter(({ patent }) => publicationOf(patent) === number);
      const claims = [...new Set(naming.map(({ claim }) => claim))].sort((a, b) => a - b);
      const own = sequence.stands_in.filter(({ patent }) => patent === number);
      return own.map((place) => ({ number: place.number, sequence, claims }));
    })
    .sort((a, b) => a.number - b.number);
}

/** What both extractions say of a sequence. */
export const listedRow = ({ number, sequence, claims }: ListedSequence) => ({
  seq_id: sequence.id,
  s_len: sequence.length,
  s_sequence: sequence.letters,
  sequence_type: KIND_NAMES[sequence.kind],
  sequence_id_number: [String(number)],
  location: {
    LISTING: [String(number)],
    ...(claims.length > 0 && { CLAIM: claims.map(String) }),
  } as Record<string, string[]>,
});

/** The publications that a call names, ids before numbers; each without kind code, with what the caller wrote. */
export async function namedPublications(
  corpus: Corpus,
  ids: { readonly field: string; readonly given: string | readonly string[] | undefined },
  numbers: { readonly field: string; readonly given: string | readonly string[] | undefined },
): Promise<{ readonly pn: string; readonly number: string }[]> {
  const asked = patentIds(ids.field, ids.given);
  if (asked.length > 0) {
    const stored = await patentsById(corpus, asked);
    return stored.map(({ publication_number: pn }) => ({ pn, number: publicationOf(pn) ?? pn }));
  }
  const given = publicationNumbers(numbers.field, numbers.given);
  if (given.length === 0)
    throw new ServiceError('invalid_request', `Give ${ids.field} or ${numbers.field}.`, { field: numbers.field });
  return given.map((pn) => ({ pn, number: publicationOf(pn) ?? pn }));
}

export const NO_LISTING =
  'its sequence listing was not imported (WIPO ST.25 text or ST.26 XML, named by the publication, or FASTA give it).';
