import { share } from '#analytics/years.ts';
import { isGranted } from '#collections/patents/families/facts.ts';
import { knownStatus, type Patent } from '#collections/patents/patent.ts';
import { p037PatentValuationDataLegalIndicators } from '#contract/generated/patent-valuation-data.ts';
import { indicatorsOf } from '#indicators/patent-indicators.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { DETAILED_STATUS } from '#patents/code-words.ts';
import { daysBetween, daysUntil } from '#patents/days.ts';
import { disputeFigures } from './event-figures.ts';

/** Words of the contract; the others of the office have none there. */
const WORDS = [
  'Published',
  'Examining',
  'Granted',
  'Abandoned',
  'Withdrawn',
  'Expired',
  'Non-Payment',
  'Ceased',
] as const;

function statusWord({ legal_status }: Patent) {
  const written = legal_status?.detailed.map((code) => DETAILED_STATUS[code] ?? '') ?? [];
  return WORDS.find((word) => written.some((each) => each === word || each.startsWith(`${word}-`)));
}

/** Share of the term that is left at an instant; 0 for a right that has ended; undefined where the end is not known. */
function remaining({ legal_status, filing_date, expiry_date }: Patent, now: number): number | undefined {
  if (legal_status?.simple === 0) return 0;
  if (filing_date === undefined || expiry_date === undefined) return undefined;
  const term = daysBetween(filing_date, expiry_date);
  return term <= 0 ? undefined : Math.min(1, Math.max(0, (term - daysUntil(filing_date, now)) / term));
}

export default patentLookup({
  contract: p037PatentValuationDataLegalIndicators,
  path: '/patent-valuation-data/legal_indicators',
  summary: 'Law: originality, time to grant, age, disputes',
  description:
    'Originality as in OECD 2013, over the stored patents that it cites. `granted_no`: granted rights of the stored simple family; `in_application_ratio`: its members that are pending, of those whose status is known. Figures of disputes are by legal events, proceedings of the board and facts of your own, and absent where none is stored; of invalidations also where an office tells their end in words alone.',
  async rows(records, { note }, { corpus, clock }) {
    const now = clock();
    const all = await indicatorsOf(corpus, records);
    const disputes = await disputeFigures(corpus, records);
    noteMissing(
      note,
      'legal event',
      'legal events of the offices (epo-ops)',
      records.filter((_, i) => disputes[i]!.litigations === undefined || disputes[i]!.reexamined === undefined),
    );
    return records.map((patent, i) => {
      const { originality, grant_lag_days, family } = all[i]!;
      const { reexamined, invalidations, litigations } = disputes[i]!;
      const known = family.flatMap((member) => knownStatus(member) ?? []);
      return {
        patsnap_legal_value: {
          avg_originality_index: originality?.value,
          grant_waiting_day: grant_lag_days,
          granted_no: family.filter(isGranted).length,
          has_reexam_invalid: reexamined === undefined ? undefined : reexamined ? 'TRUE' : 'FALSE',
          in_application_ratio: share(known.filter(({ simple }) => simple === 2).length, known.length),
          invalid_fail_no: invalidations?.failed,
          invalid_success_no: invalidations?.succeeded,
          legal_status: statusWord(patent),
          litigation_country: [...(litigations?.countries ?? [])],
          litigation_no: litigations?.cases,
          patent_age_day: patent.filing_date === undefined ? undefined : daysUntil(patent.filing_date, now),
          remaining_time_ratio: remaining(patent, now),
        },
      };
    });
  },
});
