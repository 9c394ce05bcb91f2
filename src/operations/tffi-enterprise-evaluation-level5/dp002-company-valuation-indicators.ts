import { dayAt } from '#clock.ts';
import { dp002InnovationCompanyValuationIndicators } from '#contract/generated/tffi-enterprise-evaluation-level5.ts';
import { evaluated, levelFiveFields, NOT_STATED } from '#operations/shared/company-evaluation.ts';
import { figuresBeside } from '#operations/shared/company-figures.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';

export default portfolioLookup({
  contract: dp002InnovationCompanyValuationIndicators,
  path: '/innovation/company_valuation_indicators',
  summary: 'Indicators of a company',
  description: 'Indicators as C023 defines them.',
  importers: NOT_STATED,
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const beside = await figuresBeside(subject, now!, call, services, now!.day);
    const indicators_original = levelFiveFields(now!, subject.company, beside);
    noteAbsent(indicators_original, call.note, NOT_STATED);
    return { indicators_original };
  },
});
