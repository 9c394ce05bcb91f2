import { subjectOfGroup } from '#analytics/companies/portfolio.ts';
import { dayAt } from '#clock.ts';
import { c025CompanyCompanyGroupTechnologyEvaluationIndicators } from '#contract/generated/enterprise-tech-evaluation.ts';
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
  contract: c025CompanyCompanyGroupTechnologyEvaluationIndicators,
  path: '/company/company-group-technology-evaluation-indicators',
  summary: 'Score, rating and indicators of the group that a company belongs to',
  description:
    'The company with all that its ultimate parent consolidates, as far as stored; a note says how much of the tree is known. Patents of all members count together, registers for the company alone.',
  async row(subject, call, services) {
    const group = subject.company ? await subjectOfGroup(services.corpus, subject.company, call.note) : subject;
    if (!subject.company) call.note('Without a record of the company its group is not known (importer gleif).');
    const [now] = await evaluated(group, [dayAt(services.clock())], call, services);
    const score = await scored(now!, call, services);
    const beside = await figuresBeside(group, now!, call, services, dayAt(services.clock()));
    const detail = { ...indicatorFields(now!, subject.company, beside), ...financing(subject.company, now!.day) };
    noteAbsent(detail, call.note, NOT_STATED);
    return {
      original_detail_group: detail,
      rating_v2_group: score?.rating,
      score_dimension_group: dimensions(score),
      score_group: totalOf(score),
    };
  },
});
