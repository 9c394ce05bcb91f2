import { currentOwners, originalOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { d113ReportdataPatentList } from '#contract/generated/custom-aggregate-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { pageRows } from '#operations/shared/pages.ts';
import { patentRequest } from '#operations/shared/patent-query.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';

type Row = NonNullable<OperationAnswer<'D113'>['data']>[number];

const namesOf = (parties: readonly { readonly name: string }[]) => parties.map(({ name }) => name);

const row = (patent: Patent): Row =>
  known<Row>({
    id: patent.publication_number,
    pub_number: patent.publication_number,
    app_number: patent.application_number,
    app_date: patent.filing_date,
    title: shownTitle(patent.titles),
    applicant_name: namesOf(originalOwners(patent)),
    owner_application_name: namesOf(currentOwners(patent)),
    inventor_name: namesOf(patent.inventors),
    patent_type: patent.patent_type,
    rec_office: patent.authority,
    sim_legal: patent.legal_status && String(patent.legal_status.simple),
    // what the interface tags is not said anywhere
    app_type_tag: undefined,
  });

export default defineOperation({
  contract: d113ReportdataPatentList,
  path: '/shhgy/reportdata/patent-list',
  summary: 'The patents behind the charts of a search, a page of them',
  description: 'Up to 100 a page, 20,000 in all.',
  errors: ['invalid_query'],
  example: { body: { query_text: 'TACD: battery', collapse_type: 'DOCDB', offset: 0, limit: 10 } },
  async handle({ body, signal }, { corpus }) {
    const request = { ...patentRequest(body), signal };
    const { results, result_count, total_search_result_count } = await pageRows(
      patents,
      (ids) => corpus.projected(patents, ids, row),
      corpus,
      request,
    );
    return { data: results, data_count: result_count, total_search_data_count: total_search_result_count };
  },
});
