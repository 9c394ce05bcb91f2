import { knownStatus } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { a008InsightsSimpleLegalStatus } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { insights } from '#operations/shared/insights-query.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { SIMPLE_STATUS, statusWords } from '#patents/code-words.ts';

/** Rows of one answer. */
const MOST = 1000;

export default chart({
  contract: a008InsightsSimpleLegalStatus,
  path: '/insights/simple-legal-status',
  summary: 'The simple legal status of each application',
  description: 'One publication for each application, the latest, and the latest 1,000 of these.',
  example: { query: { keywords: 'battery' } },
  query: insights,
  tree: {},
  async rows(counted, { corpus, request, note }) {
    if (counted.count > MOST) note(`${MOST} of ${counted.count} applications are listed: the latest.`);
    const prefer = { by: 'field', field: 'PBD', order: 'latest' } as const;
    const { hits } = await corpus.search(patents, {
      ...{ ...request, offset: 0, limit: MOST },
      ...{ collapse: { field: 'APNO', prefer }, sort: [{ field: 'PBD', order: 'desc' }] },
    });
    const records = await corpus.get(
      patents,
      hits.map(({ id }) => id),
    );
    const without = records.filter((patent) => knownStatus(patent) === undefined);
    noteMissing(note, 'legal status', 'legal events of the offices (epo-ops)', without);
    return records.map(({ publication_number: pn, legal_status: status }) => ({
      ...{ patent_id: patentId(pn), pn },
      simple_legal_status: statusWords(status ? [status.simple] : [], SIMPLE_STATUS),
    }));
  },
});
