import { compounds } from '#collections/compounds/compounds.ts';
import { idsIn } from '#collections/record-fields.ts';
import type { Work } from '#collections/works/work.ts';
import { works } from '#collections/works/works.ts';
import { b042PaperSearch } from '#contract/generated/chemical-and-bio-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { papersQuery } from './compound-documents.ts';
import { compoundKey, SHOWN_KEY } from './compound-lookup.ts';
import { withDictionaryNames } from './dictionary-names.ts';

const day = (date: number | undefined) => (date === undefined ? undefined : String(date));

function row(work: Work, lang: 'CN' | 'EN' | undefined) {
  const text = (all: readonly { readonly lang: string; readonly text: string }[]) =>
    (all.find((each) => (lang === 'CN' ? each.lang === 'zh' : each.lang === 'en')) ?? all[0])?.text;
  const doi = idsIn(work.ids, 'doi')[0];
  return known<Row>({
    paper_id: work.id,
    title: text(work.titles),
    abstract_text: text(work.abstracts),
    author: work.authors.map(({ name }) => name),
    institution: [
      ...new Set(
        work.authors.flatMap(({ affiliations = [] }) => affiliations.flatMap(({ name, text }) => name ?? text ?? [])),
      ),
    ],
    doc_type: work.type,
    doi,
    source: doi === undefined ? undefined : `https://doi.org/${encodeURI(doi)}`,
    pubmed: idsIn(work.ids, 'pmid').map((id) => `https://pubmed.ncbi.nlm.nih.gov/${id}/`),
    publication: work.venue?.name,
    published_date: day(work.published),
    epub_date: undefined,
    structure_count: undefined,
  });
}

type Row = NonNullable<OperationAnswer<'b042PaperSearch'>['items']>[number];

export default defineOperation({
  contract: b042PaperSearch,
  path: '/synapse/chemical/paper/search',
  summary: 'Papers that name a compound',
  description:
    'inchi_key_id is the InChIKey of a compound in the corpus. A paper names it if one of its names stands in title or abstract; the newest first, or the oldest with sort_order asc.',
  example: { body: { inchi_key_id: SHOWN_KEY, page: 1, rows: 10 } },
  async handle({ body, signal, note }, { corpus }) {
    const { page, rows, lang, sort_order = 'desc' } = body;
    const key = compoundKey('inchi_key_id', body.inchi_key_id);
    const [compound] = await withDictionaryNames(corpus, await corpus.get(compounds, [key]));
    if (!compound)
      throw new ServiceError('invalid_request', `inchi_key_id: ${key} is not in the corpus.`, {
        field: 'inchi_key_id',
      });
    const query = papersQuery(compound);
    if (!query) {
      note('The corpus has no name of this compound, so no paper can be found by it.');
      return { items: [], page, rows, total: 0 };
    }
    const place = pageWithin({ page, rows });
    const sort = [{ field: 'PUBLICATION_DATE', order: sort_order }] as const;
    const found = await corpus.search(works, { query, ...place, sort, signal });
    const records = await corpus.get(
      works,
      found.hits.map(({ id }) => id),
    );
    return { items: records.map((work) => row(work, lang)), page, rows, total: found.total };
  },
});
