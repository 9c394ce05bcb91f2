import { dayAt } from '#clock.ts';
import { dp004EstimateCompanyIndexWarning } from '#contract/generated/tffi-enterprise-evaluation-level5.ts';
import { evaluated, levelFiveFields, NOT_STATED, riskFields, scored } from '#operations/shared/company-evaluation.ts';
import { figuresBeside } from '#operations/shared/company-figures.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';
import { profile, risks } from './profile.ts';

export default portfolioLookup({
  contract: dp004EstimateCompanyIndexWarning,
  path: '/innovation/estimate/company-index-warning',
  summary: 'Who a company is, its score, indicators and risks',
  description: 'DP001, DP002 and DP003 in one.',
  importers: NOT_STATED,
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const beside = await figuresBeside(subject, now!, call, services, now!.day);
    const indicators_original = levelFiveFields(now!, subject.company, beside);
    const risk_indicators = risks(riskFields(now!));
    noteAbsent({ ...indicators_original, ...risk_indicators }, call.note, NOT_STATED);
    return {
      ...(await profile(subject, await scored(now!, call, services), call, services)),
      indicators_original,
      risk_indicators,
    };
  },
});
