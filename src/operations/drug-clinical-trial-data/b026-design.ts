import { epochOfDay } from '#clock.ts';
import type { Trial } from '#collections/trials/trials.ts';
import { b026ClinicalTrialDesign } from '#contract/generated/drug-clinical-trial-data.ts';
import { trialLookup } from './trial-lookup.ts';

/**
 * The arms of a trial with what is done in each; what the register ties to none of them stands last, without an arm.
 */
function armsOf({ arms, interventions }: Trial) {
  const shown = ({ name, type, description }: Trial['interventions'][number]) => ({
    intervention_name: name,
    ...(type && { intervention_type: type }),
    ...(description && { intervention_description: description }),
  });
  const labels = new Set(arms.map(({ label }) => label));
  const apart = interventions.filter((one) => !one.arms.some((label) => labels.has(label)));
  return [
    ...arms.map((arm) => ({
      design_group_title: arm.label,
      ...(arm.type && { design_group_type: arm.type }),
      ...(arm.description && { design_group_description: arm.description }),
      intervention: interventions.filter((one) => one.arms.includes(arm.label)).map(shown),
    })),
    ...(apart.length > 0 ? [{ intervention: apart.map(shown) }] : []),
  ];
}

const date = (when: Trial['start']) =>
  when && { time_ts: epochOfDay(when.day), ...(when.type && { date_type: when.type }) };

export default trialLookup({
  contract: b026ClinicalTrialDesign,
  path: '/synapse/clinical-trial/design',
  summary: 'Design of a clinical trial: arms, outcomes, dates, enrolment',
  description:
    'A date of which the register tells the month alone is its first day, and a note says so. What the register ties to no arm stands last among the arms, without a title.',
  row(trial, { note }) {
    const dates = {
      start_date: trial.start,
      primary_completion_date: trial.primary_completion,
      completion_date: trial.completion,
    };
    const months = Object.entries(dates).flatMap(([name, when]) => (when?.month ? [name] : []));
    if (months.length > 0) note(`Of ${months.join(', ')} the register tells the month alone: the first day is shown.`);
    for (const [name, end] of [
      ['primary_completion_date', trial.primary_completion],
      ['completion_date', trial.completion],
    ] as const)
      if (end && trial.start && end.day < trial.start.day)
        note(`${name} is before start_date, as the register has it.`);
    return {
      allocation: trial.allocation,
      intervention_model: trial.intervention_model,
      masking: trial.masking,
      primary_purpose: trial.primary_purpose,
      study_type: trial.study_type as 'Interventional' | undefined,
      start_date: date(trial.start),
      primary_completion_date: date(trial.primary_completion),
      completion_date: date(trial.completion),
      first_posted_date: trial.first_posted && epochOfDay(trial.first_posted.day),
      enrollment: trial.enrollment
        ? [
            {
              enrollment: String(trial.enrollment.count),
              ...(trial.enrollment.type && { enrollment_type: trial.enrollment.type }),
            },
          ]
        : undefined,
      arm_intervention: armsOf(trial),
      outcome: trial.outcomes.map(({ type, title, description, time_frame }) => ({
        outcome_type: type,
        title,
        ...(description && { description }),
        ...(time_frame && { time_frame }),
      })),
    };
  },
});
