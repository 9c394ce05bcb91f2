import { known } from '#collections/assembling.ts';
import { emptyTrial, type Trial, trialId } from '#collections/trials/trials.ts';
import { phaseOf, studyTypeOf } from '#collections/trials/vocabulary.ts';
import { trialText } from '../trial-text.ts';
import { dayOf, type Json, list, plain } from './values.ts';

/** What the register writes over the state that follows from the dates. */
export const OVERRIDES: Readonly<Record<string, string>> = {
  stopped: 'Terminated',
  suspended: 'Suspended',
  completed: 'Completed',
};

/** A trial of the ISRCTN register, whose sponsor it names by a number alone. @throws RangeError without a number. */
export function fromIsrctn(said: Json, source: string): Trial {
  const digits = plain(said.isrctn) ?? '';
  if (!/^\d{8}$/.test(digits)) throw new RangeError(`has no ISRCTN: ${digits.slice(0, 30)}`);
  const number = `ISRCTN${digits}`;
  const about = said.trialDescription ?? {};
  const design = said.trialDesign ?? {};
  const people = said.participants ?? {};
  const references = said.externalRefs ?? {};
  const interventions = list(said.interventions?.intervention);
  const final = plain(people.totalFinalEnrolment);
  const target = plain(people.targetEnrolment);
  const count = Number(/^\d{1,8}$/.exec(final ?? target ?? '')?.[0] ?? Number.NaN);
  const [start, end] = [dayOf(people.recruitmentStart), dayOf(design.overallEndDate)];
  const [include, exclude] = [plain(people.inclusion), plain(people.exclusion)];
  const override = plain(design.overallStatusOverride) ?? plain(people.recruitmentStatusOverride);
  const outcome = (type: string, all: unknown) =>
    list(all).flatMap((each) => (plain(each) ? [{ type, title: plain(each)! }] : []));
  return {
    ...emptyTrial(),
    ...known({
      id: trialId(number),
      register_number: number,
      other_ids: [
        ...new Set(
          [
            plain(references.eudraCTNumber),
            plain(references.clinicalTrialsGovNumber),
            plain(references.protocolSerialNumber),
            ...list(references.secondaryNumbers?.secondaryNumber).map(plain),
          ].filter((each) => each !== undefined && !/^nil known$/i.test(each)),
        ),
      ],
      registry: 'ISRCTN' as const,
      brief_title: plain(about.title),
      official_title: plain(about.scientificTitle),
      acronym: plain(about.acronym),
      status: OVERRIDES[override?.toLowerCase() ?? ''],
      phase: phaseOf(
        interventions.flatMap((each) => plain(each.phase) ?? []).filter((each) => !/not specified/i.test(each)),
      ),
      study_type: studyTypeOf(plain(design.primaryStudyDesign)),
      allocation: /randomi[sz]ed controlled/i.test(plain(design.secondaryStudyDesign) ?? '') ? 'Randomized' : undefined,
      primary_purpose: plain(list(design.trialTypes?.trialType)[0]),
      start: start ? { day: start } : undefined,
      completion: end ? { day: end } : undefined,
      enrollment: Number.isInteger(count) ? { count, type: final ? 'Actual' : 'Anticipated' } : undefined,
      conditions: list(said.conditions?.condition).flatMap((each) => plain(each.description) ?? []),
      condition_headings: list(said.conditions?.condition).flatMap((each) => plain(each.diseaseClass2) ?? []),
      interventions: interventions.flatMap((each) =>
        (plain(each.drugNames) ?? '')
          .split(/[,;]| and /)
          .map((name) => name.replace(/ ?\([^()]{0,80}\)/g, '').trim())
          .filter(Boolean)
          .map((name) => ({ type: plain(each.interventionType) ?? 'Drug', name, other_names: [], arms: [] })),
      ),
      outcomes: [...outcome('Primary', about.primaryOutcome), ...outcome('Secondary', about.secondaryOutcome)],
      criteria: trialText(
        [include && `Inclusion Criteria:\n${include}`, exclude && `Exclusion Criteria:\n${exclude}`]
          .filter(Boolean)
          .join('\n'),
      ),
      gender: /^(?:all|both)$/i.test(plain(people.gender) ?? '') ? 'All' : plain(people.gender),
      countries: list(people.recruitmentCountries?.country).flatMap((each) => plain(each) ?? []),
      brief_summary: trialText(plain(about.plainEnglishSummary)),
      source,
    }),
  } as Trial;
}
