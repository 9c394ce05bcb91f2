import { b027ClinicalTrialContact } from '#contract/generated/drug-clinical-trial-data.ts';
import { trialLookup } from './trial-lookup.ts';

export default trialLookup({
  contract: b027ClinicalTrialContact,
  path: '/synapse/clinical-trial/contact',
  summary: 'Whom to ask about a clinical trial',
  description: 'The central contacts that the register publishes while a trial recruits.',
  row(trial, { note }) {
    if (trial.contacts.length === 0) note('The register tells no central contact of this trial.');
    return { central_contact: trial.contacts };
  },
});
