import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { listRows } from './list-row.ts';

/** A page of list rows. */
export async function listPage(corpus: Corpus, request: SearchRequest) {
  const page = await corpus.search(patents, request);
  const rows = await listRows(
    corpus,
    await corpus.get(
      patents,
      page.hits.map((hit) => hit.id),
    ),
  );
  return { results: rows, result_count: rows.length, total_search_result_count: page.total };
}
