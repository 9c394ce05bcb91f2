import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { relationsOf } from '#collections/patents/relations.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Candidate } from '#skills/search-prior-art/fuse.ts';
import type { NoveltySearchData } from './data.ts';

/** A candidate with the record that it is compared by. */
export interface CandidateRecord {
  readonly candidate: Candidate;
  readonly record: Patent;
}

/** How many records are held at a time. */
const AT_A_TIME = 20;
/** Characters of texts that are kept from a look until they are taken; what is longer is read again. */
const MOST_KEPT = 20_000_000;

/**
 * The records that candidates are compared by, a slice at a time: of a family, the member with text in the language of
 * the search, if it is within the window. What is looked at before it is taken is read once.
 */
export class CandidateRecords {
  readonly #corpus: Corpus;
  readonly #candidates: readonly Candidate[];
  /** Those that stand for themselves. */
  readonly #taken: Set<string>;
  readonly #data: Pick<NoveltySearchData, 'lang' | 'pbd_start' | 'pbd_end'>;
  readonly #kept = new Map<number, readonly CandidateRecord[]>();
  /** Of what was looked at and is too long to be kept: the candidates with the numbers of their records. */
  readonly #chosen = new Map<number, readonly (readonly [Candidate, string])[]>();
  #room: number;

  constructor(
    corpus: Corpus,
    candidates: readonly Candidate[],
    named: readonly Candidate[],
    data: Pick<NoveltySearchData, 'lang' | 'pbd_start' | 'pbd_end'>,
    room = MOST_KEPT,
  ) {
    this.#corpus = corpus;
    this.#candidates = candidates;
    this.#taken = new Set([...named, ...candidates].map(({ publication_number }) => publication_number));
    this.#data = data;
    this.#room = room;
  }

  /** The slices of all candidates, or of the first ones. */
  slices(most = this.#candidates.length): Iterable<number> {
    return Array(Math.ceil(Math.min(most, this.#candidates.length) / AT_A_TIME)).keys();
  }

  /** Those of a slice, before they are taken. */
  async look(slice: number): Promise<readonly CandidateRecord[]> {
    const found = await this.#read(slice);
    const length = found.reduce((sum, { record }) => sum + lengthOf(record), 0);
    if (length <= this.#room) {
      this.#room -= length;
      this.#kept.set(slice, found);
    } else
      this.#chosen.set(
        slice,
        found.map(({ candidate, record }) => [candidate, record.publication_number]),
      );
    return found;
  }

  /** Those of a slice, once. */
  async take(slice: number): Promise<readonly CandidateRecord[]> {
    const kept = this.#kept.get(slice);
    if (kept) {
      this.#kept.delete(slice);
      return kept;
    }
    const chosen = this.#chosen.get(slice);
    if (!chosen) return this.#read(slice);
    const records = await this.#corpus.get(
      patents,
      chosen.map(([, number]) => number),
    );
    const byNumber = new Map(records.map((record) => [record.publication_number, record]));
    return chosen.flatMap(([candidate, number]) => {
      const record = byNumber.get(number);
      return record ? [{ candidate, record }] : [];
    });
  }

  async #read(slice: number): Promise<CandidateRecord[]> {
    const { lang, pbd_start = 0, pbd_end = 99_999_999 } = this.#data;
    const candidates = this.#candidates.slice(slice * AT_A_TIME, (slice + 1) * AT_A_TIME);
    const numbers = candidates.map(({ publication_number }) => publication_number);
    const [records, relations] = await Promise.all([
      this.#corpus.get(patents, numbers),
      relationsOf(this.#corpus, numbers),
    ]);
    const byNumber = new Map(records.map((record) => [record.publication_number, record]));
    const result: CandidateRecord[] = [];
    for (const candidate of candidates) {
      const record = byNumber.get(candidate.publication_number);
      if (!record) continue;
      const others = (relations.get(record.publication_number)?.simple_family.members ?? [])
        .filter((member) => member.stored && !this.#taken.has(member.publication_number))
        .map((member) => member.publication_number);
      const better = hasFullText(record, lang)
        ? undefined
        : (await this.#corpus.get(patents, others)).find(
            (member) =>
              hasFullText(member, lang) &&
              member.publication_date !== undefined &&
              member.publication_date >= pbd_start &&
              member.publication_date <= pbd_end &&
              // a later publication of the family might be no prior art where the found one is
              member.publication_date <= (record.publication_date ?? 0),
          );
      if (better) this.#taken.add(better.publication_number);
      result.push({ candidate, record: better ?? record });
    }
    return result;
  }
}

const hasFullText = (record: Patent, lang: string): boolean =>
  record.descriptions.some((text) => text.lang === lang) || record.claims.some((text) => text.lang === lang);

/** Characters of a record's claims and descriptions, which are nearly all of it. */
const lengthOf = ({ claims, descriptions }: Patent): number =>
  [...claims.flatMap((set) => set.claims), ...descriptions.flatMap(({ paragraphs }) => paragraphs)].reduce(
    (sum, { text }) => sum + text.length,
    0,
  );
