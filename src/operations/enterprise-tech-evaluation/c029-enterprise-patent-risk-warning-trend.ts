import { dayAt } from '#clock.ts';
import { c029CompanyEnterprisePatentRiskWarningTrend } from '#contract/generated/enterprise-tech-evaluation.ts';
import { evaluated, riskFields } from '#operations/shared/company-evaluation.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { noteUnstated } from './notes.ts';

/** The two latest marks, 1st and 16th of a month, that are not later than a day: the later one first. */
export function marks(day: number): [later: number, earlier: number] {
  const month = Math.trunc(day / 100);
  const before = month % 100 === 1 ? (Math.trunc(month / 100) - 1) * 100 + 12 : month - 1;
  return day % 100 >= 16 ? [month * 100 + 16, month * 100 + 1] : [month * 100 + 1, before * 100 + 16];
}

export default portfolioLookup({
  contract: c029CompanyEnterprisePatentRiskWarningTrend,
  path: '/company/enterprise-patent-risk-warning-trend',
  summary: 'How the risks of a company changed between the two latest marks',
  description: 'The difference of C028 between the two latest days that are a 1st or 16th of a month.',
  async row(subject, call, services) {
    const days = marks(dayAt(services.clock()));
    const [later, earlier] = (await evaluated(subject, days, call, services)).map(riskFields);
    noteUnstated(later!, call.note);
    call.note(`From ${days[1]} to ${days[0]}.`);
    const grown = (of: 'patent_count' | 'patent_event_count', name: string): number | undefined => {
      const [now, then] = [later, earlier].map((at) => (at![of] as Record<string, number | undefined>)[name]);
      return now === undefined || then === undefined ? undefined : now - then;
    };
    const patents = (name: string) => grown('patent_count', name);
    const events = (name: string) => grown('patent_event_count', name);
    return {
      patent_count_growth: {
        active_invention_cnt_growth: patents('active_invention_cnt'),
        apno_cnt_growth: patents('apno_cnt'),
        granted_invention_cnt_growth: patents('granted_invention_cnt'),
        patent_litigation_defendant_growth: patents('patent_litigation_defendant'),
        patent_litigation_plaintiff_growth: patents('patent_litigation_plaintiff'),
        patent_pledge_growth: patents('patent_pledge'),
        patent_reexam_growth: patents('patent_reexam'),
        patent_transfer_growth: patents('patent_transfer'),
        patent_transfer_out_growth: patents('patent_transfer_out'),
        rejected_growth: patents('rejected'),
      },
      patent_event_count_growth: {
        litigation_defendant_growth: events('litigation_defendant'),
        litigation_plaintiff_growth: events('litigation_plaintiff'),
        pledge_growth: events('pledge'),
        reexam_growth: events('reexam'),
        transfer_growth: events('transfer'),
        transfer_out_growth: events('transfer_out'),
      },
    };
  },
});
