import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import type { OperationAnswer } from '#contract/types.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { withPlaces } from './row-places.ts';
import { joinNames, shownTitle } from './wire-text.ts';

/** A row of a patent search. */
type PatentRow = OperationAnswer<'P002'>['results'][number];

/**
 * One row of a patent search. Clients of the interface need every field of a row to be there and no nulls: an unknown
 * text is "", an unknown date 0.
 */
export const patentRow = (p: Patent): PatentRow => ({
  pn: p.publication_number,
  patent_id: patentId(p.publication_number),
  title: shownTitle(p.titles),
  apno: p.application_number ?? '',
  apdt: p.filing_date ?? 0,
  pbdt: p.publication_date ?? 0,
  inventor: joinNames(p.inventors),
  original_assignee: joinNames(originalOwners(p)),
  current_assignee: joinNames(currentOwners(p)),
  authority: p.authority,
});

/** Runs a search and projects its page; the rows keep the order of the hits. */
export async function patentPage(corpus: Corpus, request: SearchRequest) {
  const { hits, total } = await corpus.search(patents, request);
  return withPlaces(hits.length, request.signal, async () => {
    const records = await corpus.get(
      patents,
      hits.map((hit) => hit.id),
    );
    return { results: records.map(patentRow), result_count: records.length, total_search_result_count: total };
  });
}
