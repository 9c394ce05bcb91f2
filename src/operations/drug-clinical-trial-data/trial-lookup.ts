import { type Trial, trialId, trials } from '#collections/trials/trials.ts';
import { entityIds } from '#operations/shared/entity-ids.ts';
import { names } from '#operations/shared/number-list.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';

const ids = (field: string, given: string | readonly string[] | undefined) =>
  entityIds(field, [given ?? []].flat().filter(Boolean), 100);

/** An operation that takes one trial, by id or by the number of its register, and answers facts of it. */
export const trialLookup = recordLookup({
  collection: trials,
  names: [
    { field: 'clinical_trial_id', by: 'id', read: ids },
    { field: 'register_number', by: 'number', read: names('trial') },
  ],
  head: (trial: Trial) => ({ clinical_trial_id: trial.id, register_number: trial.register_number }),
  example: { clinical_trial_id: trialId('DEMO00000001') },
});
