import { p027AdvancedPatentDataReExaminationAndInvalidation } from '#contract/generated/patent-legal-data.ts';
import { factsAbout } from '#operations/shared/about.ts';
import { patentListLookup } from '#operations/shared/patent-list-lookup.ts';
import { factsOf, since, where, wireNames } from './facts.ts';

/** The interface's letters for proceedings of the CNIPA; legal events of other offices do not tell which kind it is. */
const CHINESE = { reexamination: 'FS', invalidation: 'WX' } as const;

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
  async of(patents, _call, { corpus }) {
    const own = await factsAbout(corpus, patents, 'proceeding');
    return patents.map((patent, index) => [
      ...own[index]!.map(({ country, case_type, decision_number, decision_date, filing_date, outcome, ...more }) => ({
        ...{ country, case_type, decision_number, decision_date, filing_date, outcome },
        applicant: wireNames(more.applicants?.map((name) => ({ name }))),
        ...(more.respondents && { respondent: wireNames(more.respondents.map((name) => ({ name }))) }),
        legal_ground: more.legal_grounds ?? [],
      })),
      ...factsOf(patent, 'invalidation').map((stated) => ({
        country: where(stated),
        case_type: where(stated) === 'CN' ? CHINESE.invalidation : undefined,
        decision_number: stated.fact.docket,
        // the day of the event is one of a decision where it says how it ended
        decision_date: stated.fact.outcome ? stated.event.date : undefined,
        applicant: wireNames(stated.fact.petitioner),
        legal_ground: [],
      })),
      ...factsOf(patent, 'opposition').map((stated) => ({
        country: where(stated),
        case_type: 'opposition',
        filing_date: since(stated),
        applicant: wireNames(stated.fact.opponent),
        legal_ground: [],
      })),
      ...factsOf(patent, 'reexamination').map((stated) => ({
        country: where(stated),
        case_type: where(stated) === 'CN' ? CHINESE.reexamination : undefined,
        applicant: [],
        legal_ground: [],
      })),
    ]);
  },
});
