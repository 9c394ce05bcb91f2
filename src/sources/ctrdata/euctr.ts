import { known } from '#collections/assembling.ts';
import { emptyTrial, type Trial, trialId } from '#collections/trials/trials.ts';
import { phaseOf, statusOf } from '#collections/trials/vocabulary.ts';
import { trialText } from '../trial-text.ts';
import { areaHeadings, dayOf, distinct, type Json, list, plain } from './values.ts';

/** Questions of a protocol about its phase. */
export const PHASES: Readonly<Record<string, string>> = {
  e71_human_pharmacology_phase_i: 'Phase 1',
  e72_therapeutic_exploratory_phase_ii: 'Phase 2',
  e73_therapeutic_confirmatory_phase_iii: 'Phase 3',
  e74_therapeutic_use_phase_iv: 'Phase 4',
};
const ROLES: Readonly<Record<string, string>> = { Test: 'Experimental', Comparator: 'Active Comparator' };
const yes = (value: unknown): boolean => value === 'Yes';

/** A record of one country of the EU Clinical Trials Register. @throws RangeError for one without a number. */
export function fromEuctr(said: Json, source: string): Trial {
  const number = plain(said.a2_eudract_number) ?? '';
  if (!/^\d{4}-\d{6}-\d{2}$/.test(number)) throw new RangeError(`has no EudraCT number: ${number.slice(0, 30)}`);
  const results = said.trialInformation ?? {};
  const sponsors = list(said.b1_sponsor).flatMap((each) => {
    const name = plain(each.b11_name_of_sponsor);
    const commercial = plain(each.b31_and_b32_status_of_the_sponsor);
    return name
      ? [known({ name, class: commercial ? (commercial === 'Commercial' ? 'INDUSTRY' : 'OTHER') : undefined })]
      : [];
  });
  const products = list(said.dimp);
  const labels = [...new Set(products.flatMap((each) => plain(each.d12_and_d13_imp_role) ?? []))];
  const conditions = [
    plain(said.e11_medical_conditions_being_investigated),
    plain(said.e111_medical_condition_in_easily_understood_language),
  ].filter((each) => each !== undefined);
  const headings = list(said.e12_meddra_classification).flatMap((each) => plain(each.e12_term) ?? []);
  const [include, exclude] = [plain(said.e3_principal_inclusion_criteria), plain(said.e4_principal_exclusion_criteria)];
  const sexes = [yes(said.f21_female) ? 'Female' : '', yes(said.f22_male) ? 'Male' : ''].filter(Boolean);
  const outcome = (type: string, title: unknown, when: unknown) =>
    plain(title) ? [known({ type, title: plain(title)!, time_frame: plain(when) })] : [];
  const count = Number(said.f41_in_the_member_state);
  const start = dayOf(results.recruitmentStartDate);
  const end = dayOf(results.globalEndOfTrialDate);
  return {
    ...emptyTrial(),
    ...known({
      id: trialId(number),
      register_number: number,
      other_ids: [
        ...new Set(
          [
            plain(said.a52_us_nct_clinicaltrialsgov_registry_number),
            plain(results.usctnIdentifier),
            plain(said.a41_sponsors_protocol_code_number),
          ].filter((each) => each !== undefined),
        ),
      ],
      registry: 'EUCTR' as const,
      brief_title:
        plain(said.a31_title_of_the_trial_for_lay_people_in_easily_understood_ie_nontechnical_language) ??
        plain(said.a3_full_title_of_the_trial),
      official_title: plain(said.a3_full_title_of_the_trial),
      status: statusOf(plain(said.p_end_of_trial_status) ?? plain(said.x5_trial_status)),
      phase: phaseOf(Object.entries(PHASES).flatMap(([field, phase]) => (yes(said[field]) ? [phase] : []))),
      study_type: 'Interventional',
      allocation: yes(said.e811_randomised) ? 'Randomized' : undefined,
      masking: yes(said.e812_open)
        ? 'None (Open Label)'
        : yes(said.e813_single_blind)
          ? 'Single'
          : yes(said.e814_double_blind)
            ? 'Double'
            : undefined,
      start: start ? { day: start, type: 'Actual' as const } : undefined,
      completion: end ? { day: end, type: 'Actual' as const } : undefined,
      enrollment:
        plain(said.f41_in_the_member_state) && Number.isInteger(count) && count >= 0
          ? { count, type: 'Anticipated' }
          : undefined,
      sponsor: sponsors[0],
      collaborators: sponsors.slice(1),
      conditions: distinct(conditions.length > 0 ? conditions : headings),
      condition_headings: distinct([...headings, ...areaHeadings(said.e112_therapeutic_area)]),
      arms: labels.map((label) => known({ label, type: ROLES[label] })),
      interventions: distinct(
        products.flatMap((each) => {
          const told = list(each.d38_imp_identification_details);
          const named = (field: string) => told.flatMap((one) => plain(one[field]) ?? []);
          // of a substance without an international name the descriptive one
          const proposed = named('d38_inn__proposed_inn');
          const inns = proposed.length > 0 ? proposed : named('d393_other_descriptive_name');
          const trade = plain(each.d2111_trade_name) ?? plain(each.d31_product_name);
          const label = plain(each.d12_and_d13_imp_role);
          return (inns.length > 0 ? inns : trade ? [trade] : []).map((name) => ({
            type: 'Drug',
            name,
            // a trade name is another name of a single substance, not of each of several
            other_names: inns.length === 1 && trade ? [trade] : [],
            arms: label ? [label] : [],
          }));
        }),
      ),
      outcomes: [
        ...outcome('Primary', said.e51_primary_end_points, said.e511_timepoints_of_evaluation_of_this_end_point),
        ...outcome('Secondary', said.e52_secondary_end_points, said.e521_timepoints_of_evaluation_of_this_end_point),
      ],
      criteria: trialText(
        [include && `Inclusion Criteria:\n${include}`, exclude && `Exclusion Criteria:\n${exclude}`]
          .filter(Boolean)
          .join('\n'),
      ),
      gender: sexes.length === 2 ? 'All' : sexes[0],
      healthy_volunteers: said.f31_healthy_volunteers === undefined ? undefined : yes(said.f31_healthy_volunteers),
      countries: plain(said.a1_member_state_concerned) ? [plain(said.a1_member_state_concerned)!.split(' - ')[0]!] : [],
      brief_summary: trialText(plain(said.e21_main_objective_of_the_trial)),
      source,
    }),
  } as Trial;
}
