import { epochOfDay } from '#clock.ts';
import type { TrialResult } from '#collections/trials/results.ts';
import { conditionKeys, experimentalKeys, organisationKey, trialId, trials } from '#collections/trials/trials.ts';
import { b032CtResultDetail } from '#contract/generated/drug-clinical-trial-data.ts';
import { areasOf, withAncestors } from '#dictionary/ancestors.ts';
import { classesOfDrugs, targetsOfDrugs } from '#operations/shared/drug-facts.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import {
  diseaseRow,
  drugRow,
  entitiesByKey,
  mechanismRow,
  organisationRow,
  targetRow,
} from '#operations/shared/entity-rows.ts';
import { term } from '#operations/shared/terms.ts';
import { resultLookup } from './result-lookup.ts';

/** What the analyses of the primary outcomes say, in one sentence each. */
function conclusion({ analyses, measures }: TrialResult): string | undefined {
  const primary = new Map(
    measures
      .filter(({ kind, type }) => kind === 'efficacy' && type === 'Primary')
      .map(({ outcome, name }) => [outcome, name]),
  );
  const said = analyses
    .filter(({ outcome, p_value }) => primary.has(outcome) && p_value !== undefined)
    .slice(0, 20)
    .map(({ outcome, type, p_value, method }) =>
      [`${primary.get(outcome)}: p ${/^[<>=]/.test(p_value!) ? p_value : `= ${p_value}`}`, type, method]
        .filter(Boolean)
        .join(', '),
    );
  return said.length > 0 ? `${said.join('. ')}.` : undefined;
}

export default resultLookup({
  contract: b032CtResultDetail,
  path: '/synapse/ct-result/detail',
  summary: 'Results of a clinical trial: what they are about',
  description:
    'What the register says of the trial whose results were posted. `conclusion` repeats the statistical analyses of the primary outcomes; a judgement that no analysis states is absent.',
  async row(result, { note }, { corpus }) {
    const [trial] = await corpus.get(trials, [trialId(result.register_number)]);
    const organisations = async (names: readonly string[]) =>
      (await entitiesByKey(corpus, names.map(organisationKey))).map(organisationRow);
    const [drugs, diseases, sponsors, collaborators] = await Promise.all([
      trial ? entitiesByKey(corpus, experimentalKeys(trial)) : [],
      trial ? entitiesByKey(corpus, conditionKeys(trial)) : [],
      organisations(trial?.sponsor ? [trial.sponsor.name] : []),
      organisations(trial?.collaborators.map(({ name }) => name) ?? []),
    ]);
    const [lineage, targets, mechanisms] = await Promise.all([
      withAncestors(corpus, diseases),
      targetsOfDrugs(corpus, drugs),
      classesOfDrugs(corpus, drugs, 'mechanism'),
    ]);
    const areas = areasOf(lineage);
    const known = (all: typeof sponsors) => [...new Map(all.map((each) => [each.organization_id, each])).values()];
    note('No register states an overall evaluation, biomarkers or the line of therapy: they are absent.');
    return {
      ct_result_id: result.id,
      title: result.title,
      register_number: [result.register_number],
      register_number_map: undefined,
      related_id: trial?.other_ids.map((id_value) => ({ id_type: 'study_identifier', id_value })),
      published_time: result.published && epochOfDay(result.published),
      overall_enrollment: result.enrollment,
      phase: result.phase ? term('phase', result.phase) : undefined,
      condition_disease: diseases.map(diseaseRow),
      therapeutic_area: areas.map((area) => ({ disease_id: area.id, display_name: displayNames(area) })),
      drug: drugs.map(drugRow),
      single_or_multi:
        drugs.length === 0 ? undefined : drugs.length === 1 ? ('single_drug' as const) : ('multiple_drugs' as const),
      target: targets.map(targetRow),
      mechanism_action: mechanisms.map(mechanismRow),
      organization: known([...sponsors, ...collaborators]),
      sponsor_organization: sponsors,
      collaborator_organization: collaborators,
      study_design: trial && {
        allocation: trial.allocation,
        allocation_normalized: trial.allocation ? term('allocation', trial.allocation) : undefined,
        intervention_model: trial.intervention_model,
        intervention_model_normalized: trial.intervention_model
          ? term('intervention_model', trial.intervention_model)
          : undefined,
        masking: trial.masking,
        primary_purpose: trial.primary_purpose,
      },
      conclusion: conclusion(result),
      general_evaluation: undefined,
      biomarker: undefined,
      original_biomarker: undefined,
      therapy_type: undefined,
    };
  },
});
