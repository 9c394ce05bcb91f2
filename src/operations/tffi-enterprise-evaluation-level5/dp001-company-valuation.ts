import { dayAt } from '#clock.ts';
import { dp001InnovationCompanyValuation } from '#contract/generated/tffi-enterprise-evaluation-level5.ts';
import { evaluated, NOT_STATED, scored } from '#operations/shared/company-evaluation.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';
import { profile } from './profile.ts';

export default portfolioLookup({
  contract: dp001InnovationCompanyValuation,
  path: '/innovation/company_valuation',
  summary: 'Who a company is, and its score',
  description: 'Score and dimensions as C022 defines them.',
  importers: NOT_STATED,
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    return profile(subject, await scored(now!, call, services), call, services);
  },
});
