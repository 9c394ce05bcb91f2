import type { Subject } from '#analytics/companies/portfolio.ts';
import type { Score } from '#analytics/companies/scores.ts';
import { derivedNote, strategicClassOf } from '#analytics/companies/strategic.ts';
import { inWords } from '#analytics/companies/words-of-codes.ts';
import { factsOf, placeOf } from '#collections/companies/companies.ts';
import type { Call } from '#operation.ts';
import { dimensions, type riskFields, totalOf } from '#operations/shared/company-evaluation.ts';
import type { Services } from '#services.ts';

/** Who the company is, its labels and its score, as these operations begin their answers. */
export async function profile(
  { company: stored, owned }: Subject,
  score: Score | undefined,
  { note }: Pick<Call, 'note'>,
  { corpus }: Pick<Services, 'corpus'>,
) {
  const company = stored && (await inWords(stored, corpus));
  const address = company?.addresses.find(({ lines }) => lines.length > 0);
  const strategic = company
    ? factsOf(company, 'industry').filter(({ scheme, level }) => scheme === 'SEIC' && level === 1)
    : [];
  const derived = strategic.length > 0 ? undefined : await strategicClassOf(corpus, owned);
  if (derived) note(derivedNote(derived));
  const classes = derived ? [derived.first] : strategic;
  const labels = company ? factsOf(company, 'qualification') : [];
  const listings = company ? factsOf(company, 'listing') : [];
  const former = company?.names.filter(({ kind }) => kind === 'previous').map(({ text }) => text) ?? [];
  const many = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);
  return {
    address_city: company && placeOf(company, 'city'),
    address_district: company && placeOf(company, 'district'),
    address_province: company && placeOf(company, 'region'),
    bond_type: listings[0]?.type,
    company_org_type: company?.legal_form?.text,
    label: many(
      labels.map(({ label, status, year }) => ({
        qualification: label,
        status,
        year: year === undefined || !/^\d{4}$/.test(year) ? undefined : Number(year),
      })),
    ),
    original_name: many(former),
    publish: many(listings.flatMap(({ exchange }) => exchange ?? [])),
    reg_location: address && [...address.lines, address.city].filter(Boolean).join(', '),
    score: totalOf(score),
    score_dimension: dimensions(score),
    seic: many(classes.map(({ title, code }) => ({ seic_lv1: title, seic_lv1_code: code }))),
  };
}

/** Risks in one list: of litigation as defendant, pledges, re-examination, refusals and transfers. */
export function risks(fields: ReturnType<typeof riskFields>) {
  const { patent_count: patents } = fields;
  return {
    active_invention_cnt: patents.active_invention_cnt,
    apno_cnt: patents.apno_cnt,
    granted_invention_cnt: patents.granted_invention_cnt,
    litigation_defendant: patents.patent_litigation_defendant,
    pledge: patents.patent_pledge,
    reexam: patents.patent_reexam,
    rejected: patents.rejected,
    transfer: patents.patent_transfer,
  };
}
