import { known } from '#collections/assembling.ts';
import { emptyTrial, type Trial, trialId } from '#collections/trials/trials.ts';
import { phaseOf } from '#collections/trials/vocabulary.ts';
import { officeName } from '#patents/offices.ts';
import { trialText } from '../trial-text.ts';
import { areaHeadings, dayOf, distinct, type Json, list, plain } from './values.ts';

/**
 * Codes of the state of a trial in the Clinical Trials Information System, in the vocabulary of recruitment; what was
 * not authorised, or not yet, recruits nobody and has none.
 */
export const STATES: Readonly<Record<string, string>> = {
  2: 'Not_Yet_Recruiting',
  3: 'Recruiting',
  4: 'Recruiting',
  5: 'Active_Not_Recruiting',
  6: 'Suspended',
  7: 'Suspended',
  8: 'Completed',
  9: 'Withdrawn',
  10: 'Terminated',
  12: 'Withdrawn',
  // words of an earlier form of the register's answers
  'authorised, not started': 'Not_Yet_Recruiting',
  'authorised, recruitment pending': 'Not_Yet_Recruiting',
  'authorised, recruiting': 'Recruiting',
  'ongoing, not yet recruiting': 'Not_Yet_Recruiting',
  'ongoing, recruiting': 'Recruiting',
  'ongoing, recruitment ended': 'Active_Not_Recruiting',
  'temporarily halted': 'Suspended',
  suspended: 'Suspended',
  ended: 'Completed',
  revoked: 'Terminated',
};
/** Roles of groups of products. */
const ROLES: Readonly<Record<string, string>> = {
  Test: 'Experimental',
  Comparator: 'Active Comparator',
  Placebo: 'Placebo Comparator',
};

/** `Poland:4`, `NL:Authorised, not started` -> the name of the country. */
function countryOf(text: string): string {
  const name = text.split(':')[0]!.trim();
  return /^[A-Z]{2}$/.test(name) ? officeName(name, 'en') : name;
}

/** A trial of the Clinical Trials Information System of the European Union. @throws RangeError without a number. */
export function fromCtis(said: Json, source: string): Trial {
  const number = plain(said.ctNumber) ?? '';
  if (!/^\d{4}-\d{6}-\d{2}-\d{2}$/.test(number)) throw new RangeError(`has no EU trial number: ${number.slice(0, 30)}`);
  const one = said.authorizedApplication?.authorizedPartI ?? said.authorizedPartI ?? {};
  const details = one.trialDetails ?? {};
  const ids = details.clinicalTrialIdentifiers ?? {};
  const information = details.trialInformation ?? {};
  const sponsors = list(one.sponsors ?? said.primarySponsor);
  const lead = sponsors.find(({ primary }) => primary === true) ?? sponsors[0];
  const groups = list(one.productRoleGroupInfos);
  const numbers = ids.secondaryIdentifyingNumbers ?? {};
  const texts = (all: unknown, field: string) => list(all).flatMap((each) => plain(each[field]) ?? []);
  const criteria = information.eligibilityCriteria ?? {};
  const [include, exclude] = [
    texts(criteria.principalInclusionCriteria, 'principalInclusionCriteria'),
    texts(criteria.principalExclusionCriteria, 'principalExclusionCriteria'),
  ];
  const points = (type: string, all: unknown) => texts(all, 'endPoint').map((title) => ({ type, title }));
  const count = Number(said.totalNumberEnrolled);
  const start = dayOf(said.startDateEU);
  const end = dayOf(information.trialDuration?.estimatedGlobalEndDate);
  const labels = [...new Set(groups.flatMap(({ productRoleName }) => plain(productRoleName) ?? []))];
  return {
    ...emptyTrial(),
    ...known({
      id: trialId(number),
      register_number: number,
      other_ids: [
        ...new Set(
          [
            plain(numbers.nctNumber?.number),
            plain(numbers.isrctnNumber?.number),
            plain(said.authorizedApplication?.eudraCt?.eudraCtCode ?? said.eudraCtInfo?.eudraCtCode),
            plain(said.shortTitle),
          ].filter((each) => each !== undefined),
        ),
      ],
      registry: 'CTIS' as const,
      brief_title: plain(ids.publicTitle) ?? plain(said.title) ?? plain(ids.fullTitle),
      official_title: plain(ids.fullTitle) ?? plain(said.title),
      status: STATES[plain(said.ctPublicStatusCode) ?? plain(said.ctStatus)?.toLowerCase() ?? ''],
      phase: phaseOf(plain(said.trialPhase)?.match(/phase (?:IV|III|II|I)\b/gi) ?? []),
      study_type: 'Interventional',
      start: start ? { day: start, type: 'Actual' as const } : undefined,
      completion: end ? { day: end, type: 'Anticipated' as const } : undefined,
      last_update: dayOf(said.lastUpdated) ? { day: dayOf(said.lastUpdated)! } : undefined,
      enrollment: plain(said.totalNumberEnrolled) && Number.isInteger(count) && count >= 0 ? { count } : undefined,
      sponsor: plain(lead?.organisation?.name)
        ? { name: plain(lead.organisation.name)!, class: lead.isCommercial ? 'INDUSTRY' : 'OTHER' }
        : undefined,
      conditions: texts(one.medicalConditions, 'medicalCondition'),
      condition_headings: distinct(areaHeadings(said.therapeuticAreas)),
      arms: labels.map((label) => known({ label, type: ROLES[label] })),
      interventions: distinct(
        groups.flatMap((group) =>
          list(group.products).flatMap((product) => {
            const name = plain(product.productDictionaryInfo?.activeSubstanceName) ?? plain(product.productName);
            const label = plain(group.productRoleName);
            const other = [plain(product.productName), plain(product.productDictionaryInfo?.prodName)];
            if (!name) return [];
            return [
              {
                type: 'Drug',
                name,
                other_names: [...new Set(other.filter((each) => each !== undefined && each !== name))] as string[],
                arms: label ? [label] : [],
              },
            ];
          }),
        ),
      ),
      outcomes: [
        ...points('Primary', information.endPoint?.primaryEndPoints),
        ...points('Secondary', information.endPoint?.secondaryEndPoints),
      ],
      criteria: trialText(
        [
          include.length > 0 ? `Inclusion Criteria:\n${include.join('\n')}` : '',
          exclude.length > 0 ? `Exclusion Criteria:\n${exclude.join('\n')}` : '',
        ]
          .filter(Boolean)
          .join('\n'),
      ),
      gender:
        /female/i.test(plain(said.gender) ?? '') &&
        /(?:^|[^e])male/i.test((plain(said.gender) ?? '').replace(/female/gi, 'x'))
          ? 'All'
          : plain(said.gender),
      countries: [
        ...new Set([
          ...list(said.trialCountries).map((each) => countryOf(String(each))),
          ...list(one.rowCountriesInfo).flatMap((each) => plain(each.name) ?? []),
        ]),
      ].filter(Boolean),
      brief_summary: trialText(plain(information.trialObjective?.mainObjective)),
      source,
    }),
  } as Trial;
}
