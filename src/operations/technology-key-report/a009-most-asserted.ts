import { type Asserted, mostAsserted } from '#analytics/asserted.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { a009InsightsMostAsserted } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';
import { shownTitle } from '#operations/shared/wire-text.ts';

const row = ({ patent, cases, latest }: Asserted) => ({
  patent_id: patentId(patent.publication_number),
  patent_num: patent.publication_number,
  title: shownTitle(patent.titles),
  count: cases,
  year: latest === undefined ? undefined : String(latest),
});

export default chart({
  contract: a009InsightsMostAsserted,
  path: '/insights/most-asserted',
  summary: 'The ten patents with the most litigation',
  description: 'Cases by docket number, or by day where none is stated; `year` is that of the latest one.',
  example: { query: { authority: 'US' } },
  query: insights,
  tree: {},
  async rows(_counted, about) {
    const asserted = await mostAsserted(about, 10);
    if (asserted.length === 0)
      about.note(
        'No litigation is stored of the patents found; it would come from legal events of the offices (epo-ops).',
      );
    return asserted.map(row);
  },
});
