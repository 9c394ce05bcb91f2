import { dayAt } from '#clock.ts';
import { dp005EstimateCompanyIndex } from '#contract/generated/tffi-enterprise-evaluation-level5.ts';
import { evaluated, levelFiveFields, NOT_STATED, scored } from '#operations/shared/company-evaluation.ts';
import { figuresBeside } from '#operations/shared/company-figures.ts';
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
    const beside = await figuresBeside(subject, now!, call, services, now!.day);
    const indicators_original = levelFiveFields(now!, subject.company, beside);
    noteAbsent(indicators_original, call.note, NOT_STATED);
    return { ...(await profile(subject, await scored(now!, call, services), call, services)), indicators_original };
  },
});
