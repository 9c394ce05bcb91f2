import { dp005EstimateCompanyIndex } from '#contract/generated/tffi-enterprise-evaluation-level5.ts';
import { dayAt, evaluated, levelFiveFields, NOT_STATED, scored } from '#operations/shared/company-evaluation.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';
import { profile } from './profile.ts';

export default portfolioLookup({
  contract: dp005EstimateCompanyIndex,
  path: '/innovation/estimate/company-index',
  summary: 'Who a company is, its score and indicators',
  description: 'DP001 and DP002 in one.',
  importers: NOT_STATED,
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const indicators_original = levelFiveFields(now!, subject.company);
    noteAbsent(indicators_original, call.note, NOT_STATED);
    return { ...profile(subject, await scored(now!, call, services)), indicators_original };
  },
});
