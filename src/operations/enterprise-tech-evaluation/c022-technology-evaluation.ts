import { dayAt } from '#clock.ts';
import { c022CompanyTechnologyEvaluation } from '#contract/generated/enterprise-tech-evaluation.ts';
import { dimensions, evaluated, scored, totalOf } from '#operations/shared/company-evaluation.ts';
import { portfolioLookup } from '#operations/shared/company-lookup.ts';

export default portfolioLookup({
  contract: c022CompanyTechnologyEvaluation,
  path: '/company/technology-evaluation',
  summary: 'Score and rating of a company by its patents',
  description:
    'Five dimensions, each the mean percentile of its indicators among all owners of the corpus with five families or more; `score` is their mean, 0 to 100. ' +
    '`rating_v2` is the band of the score’s place (AAA: the first 1 %, AA 5, A 15, BBB 35, BB 60, B 80, CCC 92, CC 98, C), given where 100 owners compare. `docs/guides/company-evaluation.md` has every formula.',
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const score = await scored(now!, call, services);
    return {
      fundamental: dimensions(score)?.fundamental,
      rating_v2: score?.rating,
      rd_scale_and_stability: dimensions(score)?.rd_scale_and_stability,
      score: totalOf(score),
      tech_influence: dimensions(score)?.tech_influence,
      tech_layout: dimensions(score)?.tech_layout,
      tech_quality: dimensions(score)?.tech_quality,
    };
  },
});
