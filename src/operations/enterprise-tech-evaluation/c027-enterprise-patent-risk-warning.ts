import { dayAt } from '#clock.ts';
import { c027CompanyEnterprisePatentRiskWarning } from '#contract/generated/enterprise-tech-evaluation.ts';
import { evaluated, riskFields } from '#operations/shared/company-evaluation.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { noteUnstated } from './notes.ts';

export default portfolioLookup({
  contract: c027CompanyEnterprisePatentRiskWarning,
  path: '/company/enterprise-patent-risk-warning',
  summary: 'Patents and events of a company that are a risk',
  description:
    'Counts of applications, and of events, by typed legal events. A kind of event of which no loaded source states anything at the offices of these patents is absent: no event is known, and none is ruled out.',
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const fields = riskFields(now!);
    noteUnstated(fields, call.note);
    return fields;
  },
});
