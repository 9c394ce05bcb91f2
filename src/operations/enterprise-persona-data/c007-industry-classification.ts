import { subjectOfCompany } from '#analytics/companies/portfolio.ts';
import { derivedNote, type StrategicClass, strategicClassOf } from '#analytics/companies/strategic.ts';
import { factsOf } from '#collections/companies/companies.ts';
import { c007CompanyIndustryClassification } from '#contract/generated/enterprise-persona-data.ts';
import { companyLookup } from '#operations/shared/company-lookup.ts';

export default companyLookup({
  contract: c007CompanyIndustryClassification,
  path: '/company/industry-classification',
  summary: 'Industry classes of a company',
  description:
    'Levels 1 to 4 of the national economy (GB/T 4754) and 1 to 2 of strategic emerging industries (SEIC), as a source states them; where none states strategic ones, those of most of its patents, and a note says so; where none states national ones, the classes of another scheme (SIC, CNAE, NACE) in the order of their levels.',
  importers: 'company-table (rows of kind industry), sec-edgar (SIC), facts about patents (kind strategic_industry)',
  async row(company, { note }, { corpus }) {
    const rows = factsOf(company, 'industry');
    const national = rows.filter(({ scheme }) => scheme === 'GB/T 4754');
    const [other] = national.length > 0 ? [] : rows.filter(({ scheme }) => scheme !== 'SEIC');
    const shown = other ? rows.filter(({ scheme }) => scheme === other.scheme) : national;
    if (other) note(`The classes are those of ${other.scheme}: no source states the national ones.`);
    const at = (list: typeof rows, level: number) => {
      const row = list.find((each) => each.level === level);
      return row && { classification: row.title, code: row.code };
    };
    const strategic = rows.filter(({ scheme }) => scheme === 'SEIC');
    const derived =
      strategic.length > 0
        ? undefined
        : await strategicClassOf(corpus, (await subjectOfCompany(corpus, company)).owned);
    if (derived) note(derivedNote(derived));
    const of = (one: StrategicClass | undefined) => one && { classification: one.title, code: one.code };
    return {
      category: at(shown, 1),
      category_big: at(shown, 2),
      category_middle: at(shown, 3),
      category_small: at(shown, 4),
      seic_lv1: at(strategic, 1) ?? of(derived?.first),
      seic_lv2: at(strategic, 2) ?? of(derived?.second),
    };
  },
});
