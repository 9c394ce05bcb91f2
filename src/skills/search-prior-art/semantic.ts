import { patentsByNumber } from '#collections/patents/relations.ts';
import { type BeyondReach, beyondReach } from '#collections/patents/similar/beyond-reach.ts';
import { type ScoreParts, similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { ServiceError } from '#errors.ts';

/** Why a search by similarity ranked as it did: what stands in the record of the task. */
export interface RankingRecord {
  /** Which learning of the corpus's words took part; the same corpus learned at another time may rank otherwise. */
  readonly learned?: string;
  /** Name of the encoder that took part; absent if none was added. */
  readonly encoder?: string;
  /** Words compared, and what they were translated by, the weightiest first. */
  readonly terms: readonly string[];
  readonly translations: readonly string[];
  /** Publications in another script that no word of the text leads to; absent where something does. */
  readonly beyond_reach?: BeyondReach;
  /** The best hits: what each part contributed to the score, and the words in common that count most. */
  readonly best: readonly ({ readonly publication_number: string; readonly terms: readonly string[] } & Omit<
    ScoreParts,
    'likeness'
  > & { readonly likeness?: number })[];
}

/** Words, and hits, that are recorded. */
const RECORDED_TERMS = 30;
const RECORDED_HITS = 10;
/** Parts of scores are recorded to so many places. */
const PLACES = 1000;
const rounded = (x: number) => Math.round(x * PLACES) / PLACES;

/**
 * Publications nearest to a text, or to a publication where `of` names one of the corpus, best first: by everything
 * that the product's own similar search orders by. Families stay apart: they are merged after the fusion.
 */
export async function similarTo(
  corpus: Corpus,
  {
    text,
    of,
    also,
    filter,
    limit,
  }: {
    readonly text: string;
    readonly of?: string | undefined;
    readonly also?: string | undefined;
    readonly filter: Query;
    readonly limit: number;
  },
  signal?: AbortSignal,
): Promise<{ hits: { publication_number: string; score: number }[]; ranking?: RankingRecord }> {
  const [patent] = of === undefined ? [] : await patentsByNumber(corpus, [of]);
  try {
    const within = { ...(filter.kind !== 'all' && { filter }), ...(signal && { signal }) };
    const found = await similarPatents(corpus, {
      ...(patent ? { patent } : { text, ...(also !== undefined && { also }) }),
      limit,
      one_per_family: false,
      ...within,
    });
    const { hits, terms, translations, learned, encoder } = found;
    const beyond_reach = await beyondReach(corpus, patent ? { patent } : { text }, found, within);
    return {
      hits: hits.map(({ id, score }) => ({ publication_number: id, score })),
      ranking: {
        ...(learned !== undefined && { learned }),
        ...(encoder !== undefined && { encoder }),
        ...(beyond_reach && { beyond_reach }),
        terms: terms.slice(0, RECORDED_TERMS),
        translations: translations.slice(0, RECORDED_TERMS),
        best: hits.slice(0, RECORDED_HITS).map(({ id, parts, terms: common }) => ({
          publication_number: id,
          words: rounded(parts.words),
          meaning: rounded(parts.meaning),
          ...(parts.likeness > 0 && { likeness: rounded(parts.likeness) }),
          classes: rounded(parts.classes),
          citations: rounded(parts.citations),
          terms: common,
        })),
      },
    };
  } catch (error) {
    // a text of function words alone: nothing is near to it
    if (error instanceof ServiceError && error.code === 'invalid_request') return { hits: [] };
    throw error;
  }
}
