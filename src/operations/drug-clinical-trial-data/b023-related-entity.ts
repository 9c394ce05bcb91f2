import { conditionKeys, controlKeys, experimentalKeys, sponsorKeys } from '#collections/trials/trials.ts';
import { b023ClinicalTrialRelatedEntity } from '#contract/generated/drug-clinical-trial-data.ts';
import { targetsOfDrugs } from '#operations/shared/drug-facts.ts';
import { diseaseRow, drugRow, entitiesByKey, organisationRow, targetRow } from '#operations/shared/entity-rows.ts';
import { trialLookup } from './trial-lookup.ts';

export default trialLookup({
  contract: b023ClinicalTrialRelatedEntity,
  path: '/synapse/clinical-trial/related-entity',
  summary: 'Conditions, drugs, targets and organisations of a clinical trial',
  description:
    'Conditions and drugs are those that the register names, tied to the dictionary by equal names. A drug that experimental and control arms both get is background, and in neither list.',
  async row(trial, { note }, { corpus }) {
    const drugs = await entitiesByKey(corpus, experimentalKeys(trial));
    const diseases = await entitiesByKey(corpus, conditionKeys(trial));
    if (trial.conditions.length > 0 && diseases.length === 0)
      note('None of the conditions is in the dictionary; the Disease Ontology or MeSH would name some.');
    return {
      condition: trial.conditions,
      condition_disease: diseases.map(diseaseRow),
      main_experimentation_drug: drugs.map(drugRow),
      control_drug: (await entitiesByKey(corpus, controlKeys(trial))).map(drugRow),
      organization: (await entitiesByKey(corpus, sponsorKeys(trial))).map(organisationRow),
      target: (await targetsOfDrugs(corpus, drugs)).map(targetRow),
    };
  },
});
