import { resultId, type TrialResult, trialResults } from '#collections/trials/results.ts';
import { entityIds } from '#operations/shared/entity-ids.ts';
import { recordLookup } from '#operations/shared/record-lookup.ts';

const ids = (field: string, given: string | readonly string[] | undefined) =>
  entityIds(field, [given ?? []].flat().filter(Boolean), 100);

/** An operation that takes the results of one trial, by their id. */
export const resultLookup = recordLookup({
  collection: trialResults,
  names: [{ field: 'ct_result_id', by: 'id', read: ids }],
  head: (_: TrialResult) => ({}),
  example: { ct_result_id: resultId('DEMO00000001') },
});
