import { dayAt } from '#clock.ts';
import { dp003InnovationCompanyWarning } from '#contract/generated/tffi-enterprise-evaluation-level5.ts';
import { evaluated, NOT_STATED, riskFields } from '#operations/shared/company-evaluation.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';
import { risks } from './profile.ts';

export default portfolioLookup({
  contract: dp003InnovationCompanyWarning,
  path: '/innovation/company_warning',
  summary: 'Risks of a company',
  description: 'Applications with such an event, as C027 counts them.',
  importers: NOT_STATED,
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const risk_indicators = risks(riskFields(now!));
    noteAbsent(risk_indicators, call.note, 'epo-ops, uspto-assignment, cn-publications');
    return { risk_indicators };
  },
});
