import { splitCriteria } from '#collections/trials/vocabulary.ts';
import { b025ClinicalTrialEligibility } from '#contract/generated/drug-clinical-trial-data.ts';
import { trialLookup } from './trial-lookup.ts';

export default trialLookup({
  contract: b025ClinicalTrialEligibility,
  path: '/synapse/clinical-trial/eligibility',
  summary: 'Who may take part in a clinical trial',
  description:
    'Criteria are split at the headings of the text; what stands before the first heading, or in a text without any, is told with those that include.',
  row(trial, { note }) {
    const { include, exclude, other } = splitCriteria(trial.criteria ?? '');
    if (other !== undefined)
      note(
        'Some criteria stand under no heading that says whether they include or exclude: they are in include_criteria.',
      );
    const included = [other, include].filter((each) => each !== undefined).join('\n');
    return {
      include_criteria: included || undefined,
      exclude_criteria: exclude,
      gender: trial.gender,
      healthy_volunteers:
        trial.healthy_volunteers === undefined
          ? undefined
          : trial.healthy_volunteers
            ? ('Yes' as const)
            : ('No' as const),
      min_age: trial.min_age,
      max_age: trial.max_age,
    };
  },
});
