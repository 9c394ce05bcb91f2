import { b024ClinicalTrialDescription } from '#contract/generated/drug-clinical-trial-data.ts';
import { countryNamed } from '#operations/shared/countries.ts';
import { trialLookup } from './trial-lookup.ts';

export default trialLookup({
  contract: b024ClinicalTrialDescription,
  path: '/synapse/clinical-trial/description',
  summary: 'Summary, description and countries of a clinical trial',
  row: (trial) => ({
    brief_summary: trial.brief_summary,
    detailed_description: trial.detailed_description,
    country: trial.countries.flatMap((name) => countryNamed(name) ?? []),
  }),
});
