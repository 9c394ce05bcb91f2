import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsById, patentsByNumber } from '#collections/patents/relations.ts';
import { MAX_SIMILAR, similarPatents } from '#collections/patents/similar/similar.ts';
import { p007PatentSimilarSearch } from '#contract/generated/patent-data-search.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import { patentRow } from '#operations/shared/patent-row.ts';
import { similarFilter, similarPage, similarWindow } from './similar-page.ts';

/**
 * The publication asked about; its id wins over its number. Throws `invalid_request` if none is named, or it is not
 * here.
 */
async function asked(corpus: Corpus, body: { patent_id?: string; patent_number?: string }): Promise<Patent> {
  const [id] = patentIds('patent_id', body.patent_id);
  const [number] = id === undefined ? publicationNumbers('patent_number', body.patent_number) : [];
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

export default defineOperation({
  contract: p007PatentSimilarSearch,
  path: '/search/patent/similar-search-patent',
  aliases: ['/search/patent/similar-search-patent/v2'],
  summary: 'Patents similar to a publication',
  description: `Compares words, what they mean in this corpus, classes and citations, across languages as far as the corpus holds translations; the most similar publication of each simple family, best first, at most ${MAX_SIMILAR}. The family of the publication itself is left out.`,
  example: { body: { patent_number: 'US19095411B2', relevancy: '10%', offset: 0, limit: 10 } },
  async handle({ body, signal }, { corpus }) {
    const window = similarWindow(body);
    const filter = similarFilter(body);
    const patent = await asked(corpus, body);
    const found = await similarPatents(corpus, {
      patent,
      ...(filter && { filter }),
      limit: MAX_SIMILAR,
      reasons: window.explain,
      signal,
    });
    const { rows, total } = similarPage(found, window);
    const records = await corpus.get(
      patents,
      rows.map(({ pn }) => pn),
    );
    const ranks = new Map(rows.map(({ pn, patent_id, ...rank }) => [pn, rank]));
    const results = records.map((record) => ({
      ...patentRow(record),
      ...ranks.get(record.publication_number)!,
    }));
    return { results, result_count: results.length, total_search_result_count: total };
  },
});
