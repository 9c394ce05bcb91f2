import { dayAt } from '#clock.ts';
import { c026CompanyTechnologyEvaluationIndicatorsBacktracking } from '#contract/generated/enterprise-tech-evaluation.ts';
import {
  dayAsked,
  dimensions,
  evaluated,
  financingBack,
  indicatorFields,
  NOT_STATED,
  scored,
  totalOf,
} from '#operations/shared/company-evaluation.ts';
import { figuresBeside } from '#operations/shared/company-figures.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';

export default portfolioLookup({
  contract: c026CompanyTechnologyEvaluationIndicatorsBacktracking,
  path: '/company/technology-evaluation-indicators-backtracking',
  summary: 'Score and indicators of a company as of a day',
  description:
    'Computed from dated facts, no snapshot: publications and citations until that day, owners and states at its end. What is not dated, such as capital, is as it is known now.',
  example: { date: '20240630' },
  async row(subject, call, services) {
    const day = dayAsked(call.asked.date, services.clock());
    const [then] = await evaluated(subject, [day], call, services);
    const score = await scored(then!, call, services);
    const beside = await figuresBeside(subject, then!, call, services, dayAt(services.clock()));
    const detail = { ...indicatorFields(then!, subject.company, beside), ...financingBack(subject.company, day) };
    noteAbsent(detail, call.note, NOT_STATED);
    return {
      date: String(day),
      original_detail: detail,
      rating_v2: score?.rating,
      score: totalOf(score),
      score_dimension: dimensions(score),
    };
  },
});
