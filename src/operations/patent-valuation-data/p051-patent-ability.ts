import { share } from '#analytics/years.ts';
import { isGranted } from '#collections/patents/families/facts.ts';
import { knownStatus, type Patent } from '#collections/patents/patent.ts';
import { p051PatentValuationDataPatentAbility } from '#contract/generated/patent-valuation-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { daysBetween, daysUntil } from '#patents/days.ts';
import { disputeFigures } from './event-figures.ts';
import { EXAMPLE, headOf, namedList, oneOrNone } from './named-list.ts';

const YEAR = 365.25;

/** Years from filing until now for what is alive, else until its status was told; undefined where neither is known. */
function validityYears(patent: Patent, now: number): number | undefined {
  const { filing_date } = patent;
  const status = knownStatus(patent);
  if (filing_date === undefined || !status) return undefined;
  if (status.simple === 1 || status.simple === 2) return Math.max(0, daysUntil(filing_date, now) / YEAR);
  return status.date === undefined ? undefined : Math.max(0, daysBetween(filing_date, status.date) / YEAR);
}

export default defineOperation({
  contract: p051PatentValuationDataPatentAbility,
  path: '/patent-valuation-data/patent_ability',
  summary: 'Strength of a list of patents: time alive, grants, claims, re-examinations',
  description:
    'Time alive in years, from filing until now or until the date of the status. Re-examinations and invalidations by stored legal events and proceedings.',
  example: { body: { patent_info: EXAMPLE, claim_cnt_threshold: 10 } },
  async handle({ body, note }, { corpus, clock }) {
    const now = clock();
    const named = await namedList(body.patent_info, { corpus }, note);
    const disputes = await disputeFigures(
      corpus,
      named.map(({ patent }) => patent),
    );
    const rows = named.map((each, i) => {
      const { patent } = each;
      const claims = patent.claims.find(({ origin }) => origin === 'original')?.claims.length;
      return {
        ...headOf(each),
        claim_cnt: claims,
        is_granted: oneOrNone(isGranted(patent)),
        reexam: oneOrNone(disputes[i]!.reexamined),
        validity_duration: validityYears(patent, now),
      };
    });
    const alive = rows.flatMap(({ validity_duration }) => validity_duration ?? []);
    if (alive.length < rows.length) note(`How long it lived is known of ${alive.length} of ${rows.length} patents.`);
    return known<OperationAnswer<'P051'>>({
      indicators: {
        // the interface wants a number: without a note it would be one
        avg_validity_duration: alive.length === 0 ? 0 : alive.reduce((sum, years) => sum + years, 0) / alive.length,
        granted_ratio: share(rows.filter(({ is_granted }) => is_granted === 1).length, rows.length) ?? 0,
        multiple_claims_patent_count: rows.filter(({ claim_cnt = 0 }) => claim_cnt >= body.claim_cnt_threshold).length,
        patent_reexam_count: rows.filter(({ reexam }) => reexam === 1).length,
      },
      patent_info: rows,
    });
  },
});
