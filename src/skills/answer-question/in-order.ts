import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import type { TextLanguage } from '#language/script.ts';
import { topicQuery } from './counts.ts';
import type { Question } from './question.ts';
import { isRestricted } from './restrictions.ts';
import { type Source, summarised, titled } from './source.ts';

/** Dates that documents are ordered by: of publication, of filing, of the earliest priority. */
export type OrderDate = 'PBD' | 'APD' | 'E_PRIORITY_DATE';

const LISTED = 8;

/** How many families there are where nothing satisfies the restrictions of a question. */
export async function withoutRestrictions(
  question: Question,
  known: ReadonlyMap<string, string>,
  matching: number,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<{ unrestricted?: number }> {
  if (matching > 0 || !isRestricted(question.restrictions) || known.size === 0) return {};
  const query = topicQuery({ ...question, restrictions: {} }, known, []);
  const page = { query, offset: 0, limit: 0, collapse: { field: 'FAM_ID' }, stemming: true, signal };
  return { unrestricted: (await corpus.search(patents, page)).total };
}

/** Documents that hold what the question is about, in order of time. */
export async function listInOrder(
  question: Question & { readonly order: 'latest' | 'earliest' },
  known: ReadonlyMap<string, string>,
  also: readonly Query[],
  corpus: Corpus,
  signal: AbortSignal,
) {
  const tree = topicQuery(question, known, also);
  const { total } = await corpus.search(patents, {
    query: tree,
    offset: 0,
    limit: 0,
    collapse: { field: 'FAM_ID' },
    stemming: true,
    signal,
  });
  const dated = await byDate(tree, question.order, LISTED, question.lang, corpus, signal, question.claim);
  return { query: printQuery(tree), matching: total, order: question.order, ...dated };
}

/** Documents of a query by their date, one of each family, by their titles or, of the first one, a claim. */
export async function byDate(
  query: Query,
  order: 'latest' | 'earliest',
  most: number,
  lang: TextLanguage,
  corpus: Corpus,
  signal: AbortSignal,
  claim?: number,
): Promise<{ readonly sources: readonly Source[]; readonly ordered_by?: OrderDate }> {
  const dates: readonly OrderDate[] =
    order === 'latest' ? ['PBD', 'APD', 'E_PRIORITY_DATE'] : ['APD', 'E_PRIORITY_DATE', 'PBD'];
  let ordered_by: OrderDate | undefined;
  for (const field of dates) {
    const dated: Query = { kind: 'and', of: [query, { kind: 'range', field, from: '10000101' }] };
    const { total } = await corpus.search(patents, { query: dated, offset: 0, limit: 0, stemming: true, signal });
    if (total === 0) continue;
    ordered_by = field;
    break;
  }
  const field = ordered_by ?? 'PBD';
  const page = await corpus.search(patents, {
    query,
    offset: 0,
    limit: claim === undefined ? most : 1,
    sort: [{ field, order: order === 'latest' ? 'desc' : 'asc' }],
    collapse: { field: 'FAM_ID', prefer: { by: 'field', field, order: order === 'latest' ? 'latest' : 'oldest' } },
    stemming: true,
    signal,
  });
  const records = await corpus.get(
    patents,
    page.hits.map(({ id }) => id),
  );
  const sources = records.flatMap(
    (record, i) => (claim === undefined ? titled(record, lang, i + 1) : summarised(record, lang, i + 1, claim)) ?? [],
  );
  return { sources, ...(ordered_by && { ordered_by }) };
}
