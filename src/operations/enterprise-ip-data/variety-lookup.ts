import type { Fact } from '#collections/companies/fact-kinds.ts';
import type {
  c034NewPlantVarietyApplication,
  c034NewPlantVarietyIssue,
} from '#contract/generated/enterprise-ip-data.ts';
import { latestFirst, pageOfRows } from '#operations/shared/company-facts.ts';
import { type CompanyLookupSpec, companyLookup } from '#operations/shared/company-lookup.ts';

type Contract = typeof c034NewPlantVarietyApplication | typeof c034NewPlantVarietyIssue;

/** Whether an announcement is of a grant (授权公告), as registers write its stage; else of an application. */
export const isGrant = ({ stage = '' }: Fact<'variety'>): boolean => /grant|issue|授权|品种权/i.test(stage);

/** Announcements of plant varieties of one stage, the latest first. The answer has no envelope and no head. */
export const varietyLookup = <const S extends Contract>(
  spec: Pick<CompanyLookupSpec<S>, 'contract' | 'path' | 'summary'> & { readonly granted: boolean },
) => {
  const { granted, ...head } = spec;
  return companyLookup({
    ...head,
    head: false,
    example: { company_name: '潍坊谷丰鲜达食品有限公司' },
    importers: 'company-table (rows of kind variety)',
    row(company, { asked }) {
      const rows = latestFirst(company, 'variety', ({ published }) => published)?.filter(
        (each) => isGrant(each) === granted,
      );
      const { page_number, page_size } = asked as { page_number: number; page_size: number };
      return {
        plant_variety_protection_application_data:
          rows &&
          pageOfRows(rows, page_number, page_size).map((each) => ({
            applicants: each.applicants,
            application_date: each.applied,
            application_number: each.number,
            breeders: each.breeders,
            publication_date: each.published,
            publication_number: each.publication_number,
            species_name: each.species,
            temporary_variety_name: each.name,
          })),
        total: rows?.length,
      } as never;
    },
  });
};
