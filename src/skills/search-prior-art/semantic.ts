import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { similarPatents } from '#corpus/similar/similar.ts';
import { ServiceError } from '#errors.ts';

/** Publications nearest to a text, best first: by its weightiest words alone, so that citations and families stay ways of their own. */
export async function similarTo(
  corpus: Corpus,
  { text, filter, limit }: { readonly text: string; readonly filter: Query; readonly limit: number },
  signal?: AbortSignal,
): Promise<{ publication_number: string; score: number }[]> {
  try {
    const { hits } = await similarPatents(corpus, {
      text,
      limit,
      citations: false,
      one_per_family: false,
      ...(filter.kind !== 'all' && { filter }),
      ...(signal && { signal }),
    });
    return hits.map(({ id, score }) => ({ publication_number: id, score }));
  } catch (error) {
    // a text of function words alone: nothing is near to it
    if (error instanceof ServiceError && error.code === 'invalid_request') return [];
    throw error;
  }
}
