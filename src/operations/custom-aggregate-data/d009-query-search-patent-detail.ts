import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { patentsById, patentsByNumber } from '#collections/patents/relations.ts';
import { d009PatentQuerySearchPatentDetail } from '#contract/generated/custom-aggregate-data.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { patentIds, publicationNumbers } from '#operations/shared/number-list.ts';
import type { Services } from '#services.ts';
import { patentDetail } from './patent-detail.ts';
import { aggregateRequest } from './search-body.ts';

/** The patent shown in full: the one named, else the first or last of the page. */
async function shown(
  body: { patent_id?: string; pn?: string; posiofpat?: 'first' | 'last' },
  page: readonly Patent[],
  { corpus }: Services,
): Promise<Patent | undefined> {
  const ids = patentIds('patent_id', body.patent_id);
  const numbers = ids.length > 0 ? [] : publicationNumbers('pn', body.pn);
  if (ids.length === 0 && numbers.length === 0) return body.posiofpat === 'last' ? page.at(-1) : page[0];
  const [found] = ids.length > 0 ? await patentsById(corpus, ids) : await patentsByNumber(corpus, numbers);
  if (found) return found;
  throw new ServiceError('invalid_request', `${body.patent_id ?? body.pn} is not in the corpus.`, {
    field: ids.length > 0 ? 'patent_id' : 'pn',
  });
}

export default defineOperation({
  contract: d009PatentQuerySearchPatentDetail,
  path: '/search/patent/query-search-patent-detail',
  summary: 'One patent of a search in full, with the page of hits around it',
  errors: ['invalid_query'],
  example: { body: { query_text: 'TTL: gripper', lang: 'en', offset: 0, replace_by_related: 1 } },
  async handle(call, services) {
    const { body, signal } = call;
    const found = await services.corpus.search(patents, aggregateRequest(body, signal));
    const page = await services.corpus.get(
      patents,
      found.hits.map((hit) => hit.id),
    );
    const patent = await shown(body, page, services);
    return {
      ...(patent && { patent_detail: await patentDetail(patent, body, call, services) }),
      patent_list: page.map((p) => ({ patent_id: patentId(p.publication_number), pn: p.publication_number })),
      result_count: page.length,
      total_search_result_count: found.total,
    };
  },
});
