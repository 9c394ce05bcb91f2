import { byDay } from '#clock.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { p027AdvancedPatentDataReExaminationAndInvalidation } from '#contract/generated/patent-legal-data.ts';
import { factsAbout } from '#operations/shared/about.ts';
import { withApplicationEvents } from '#operations/shared/application-events.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';
import { factsOf, type Stated, since, where, wireNames } from './facts.ts';

/** The interface's letters for proceedings of the CNIPA; legal events of other offices do not tell which kind it is. */
const CHINESE = { reexamination: 'FS', invalidation: 'WX' } as const;

/** Kinds of trial at the USPTO's board: the letters before its number. */
const TRIAL = /^(?:IPR|PGR|CBM|DER)(?=\d)/;

/** What came of an opposition, and when: opponents stand in one procedure, which ends for all of them. */
function endOf(patent: Patent, opposition: Stated<'opposition'>) {
  const ends = factsOf(patent, 'opposition_end').filter(
    (end) => where(end) === where(opposition) && end.fact.outcome !== undefined && end.fact.outcome !== 'none_filed',
  );
  const last = ends.toSorted((a, b) => byDay(since(a), since(b))).at(-1);
  if (last) return { outcome: last.fact.outcome, decision_date: since(last) };
  // the second specification of a European patent is printed where an opposition ends with amendments (EPC Art. 103)
  return patent.authority === 'EP' && patent.kind_code === 'B2' ? { outcome: 'amended' } : {};
}

export default patentListLookup({
  contract: p027AdvancedPatentDataReExaminationAndInvalidation,
  path: '/advanced-patent-data/re-examination-and-invalidation',
  summary: 'Re-examinations, invalidations, oppositions and appeals',
  description: 'Proceedings of your own files, and those that legal events of the office tell of.',
  example: { patent_number: 'CN190345118A' },
  list: 'patent_reexam_invalid_data',
  what: 're-examination or invalidation',
  source:
    'the board (uspto-ptab), petitions (uspto-odp), legal events of the office (epo-ops, google-patents), or a file of your own (priora import records, collection patent_facts, kind proceeding)',
  async of(named, _call, { corpus }) {
    const patents = await withApplicationEvents(corpus, named);
    const own = await factsAbout(corpus, patents, 'proceeding');
    return patents.map((patent, index) => {
      const known = new Set(own[index]!.flatMap(({ decision_number }) => decision_number ?? []));
      return [
        ...own[index]!.map(({ country, case_type, decision_number, decision_date, filing_date, outcome, ...more }) => ({
          ...{ country, case_type, decision_number, decision_date, filing_date, outcome },
          applicant: wireNames(more.applicants?.map((name) => ({ name }))),
          ...(more.respondents && { respondent: wireNames(more.respondents.map((name) => ({ name }))) }),
          legal_ground: more.legal_grounds ?? [],
        })),
        // the board's own record of a trial tells all that the event does
        ...factsOf(patent, 'invalidation')
          .filter(({ fact }) => fact.docket === undefined || !known.has(fact.docket))
          .map((stated) => ({
            country: where(stated),
            case_type: where(stated) === 'CN' ? CHINESE.invalidation : TRIAL.exec(stated.fact.docket ?? '')?.[0],
            decision_number: stated.fact.docket,
            // the day of the event is one of a decision where it says how it ended
            decision_date: stated.fact.outcome ? stated.event.date : undefined,
            filing_date: stated.fact.outcome ? undefined : stated.fact.effective,
            outcome: stated.fact.outcome,
            applicant: wireNames(stated.fact.petitioner),
            legal_ground: [],
          })),
        ...factsOf(patent, 'opposition').map((stated) => ({
          country: where(stated),
          case_type: 'opposition',
          filing_date: since(stated),
          ...endOf(patent, stated),
          applicant: wireNames(stated.fact.opponent),
          legal_ground: [],
        })),
        ...factsOf(patent, 'reexamination').map((stated) => ({
          country: where(stated),
          case_type: where(stated) === 'CN' ? CHINESE.reexamination : undefined,
          applicant: [],
          legal_ground: [],
        })),
      ];
    });
  },
});
