import { dayAt } from '#clock.ts';
import { c024CompanyTechnologyEvaluationIndicators } from '#contract/generated/enterprise-tech-evaluation.ts';
import {
  dimensions,
  evaluated,
  financing,
  indicatorFields,
  NOT_STATED,
  scored,
  totalOf,
} from '#operations/shared/company-evaluation.ts';
import { figuresBeside } from '#operations/shared/company-figures.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';

export default portfolioLookup({
  contract: c024CompanyTechnologyEvaluationIndicators,
  path: '/company/technology-evaluation-indicators',
  summary: 'Score, rating and indicators of a company',
  description: 'Score and indicators as C022 and C023 define them.',
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const score = await scored(now!, call, services);
    const beside = await figuresBeside(subject, now!, call, services, dayAt(services.clock()));
    const detail = { ...indicatorFields(now!, subject.company, beside), ...financing(subject.company, now!.day) };
    noteAbsent(detail, call.note, NOT_STATED);
    return {
      original_detail: detail,
      rating_v2: score?.rating,
      score: totalOf(score),
      score_dimension: dimensions(score),
    };
  },
});
