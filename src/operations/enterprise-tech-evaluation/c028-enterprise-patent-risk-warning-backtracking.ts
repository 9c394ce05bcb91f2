import { c028CompanyEnterprisePatentRiskWarningBacktracking } from '#contract/generated/enterprise-tech-evaluation.ts';
import { dayAsked, evaluated, riskFields } from '#operations/shared/company-evaluation.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { noteUnstated } from './notes.ts';

export default portfolioLookup({
  contract: c028CompanyEnterprisePatentRiskWarningBacktracking,
  path: '/company/enterprise-patent-risk-warning-backtracking',
  summary: 'Risks of a company as of a day',
  description: 'As C027, from events until that day and owners at its end.',
  example: { date: '20240630' },
  async row(subject, call, services) {
    const day = dayAsked(call.asked.date, services.clock());
    const [then] = await evaluated(subject, [day], call, services);
    const fields = riskFields(then!);
    noteUnstated(fields, call.note);
    return { date: String(day), ...fields };
  },
});
