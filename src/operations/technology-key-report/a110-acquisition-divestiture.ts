import { transfersOf } from '#analytics/transfers.ts';
import { a110InsightsCompanyAcquisitionDivestiture } from '#contract/generated/technology-key-report.ts';
import { chart } from '#operations/shared/chart.ts';
import { company } from '#operations/shared/company-query.ts';

export default chart({
  contract: a110InsightsCompanyAcquisitionDivestiture,
  path: '/insights-company/acquisition-divestiture',
  summary: 'From whom a company acquired patents, and to whom it passed some on',
  description:
    'Counts applications by recorded transfers. Left out: from inventors to their first owner, and inside one company.',
  example: { query: { company_name: 'Tarrant Cell Works', lang: 'en' } },
  query: company('transferred', null),
  tree: {},
  async rows(counted, { corpus, request, note, selection: { names } }) {
    const { acquired, passed_on, looked_at, without } = await transfersOf(corpus, request, names);
    if (names.length > 0 && counted.count === 0) note('No recorded transfer names the company.');
    if (looked_at < counted.count) note(`${looked_at} of ${counted.count} publications with transfers were read.`);
    if (without > 0) note(`${without} transfers name one side alone and are not counted.`);
    const shown = ({ applications, parties }: typeof acquired) => ({
      patent_total: applications,
      transfer_list: parties.map(({ name, count }) => ({ applicant: name, count })),
    });
    return { acquisition: shown(acquired), divestiture: shown(passed_on) };
  },
});
