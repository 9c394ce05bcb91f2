import { dayAt } from '#clock.ts';
import { c023CompanyTechnologyIndicators } from '#contract/generated/enterprise-tech-evaluation.ts';
import { evaluated, financing, indicatorFields, NOT_STATED } from '#operations/shared/company-evaluation.ts';
import { figuresBeside } from '#operations/shared/company-figures.ts';
import { noteAbsent, portfolioLookup } from '#operations/shared/company-lookup.ts';

export default portfolioLookup({
  contract: c023CompanyTechnologyIndicators,
  path: '/company/technology-indicators',
  summary: 'Indicators of a company, from its patents and registers',
  description:
    'What each indicator counts: `docs/guides/company-evaluation.md`. What no loaded source states is absent.',
  async row(subject, call, services) {
    const [now] = await evaluated(subject, [dayAt(services.clock())], call, services);
    const beside = await figuresBeside(subject, now!, call, services, dayAt(services.clock()));
    const detail = { ...indicatorFields(now!, subject.company, beside), ...financing(subject.company, now!.day) };
    noteAbsent(detail, call.note, NOT_STATED);
    return { original_detail: detail };
  },
});
