import { entityId } from '#collections/entities/entities.ts';
import type { TrialResult } from '#collections/trials/results.ts';
import { b048CtResultGroup } from '#contract/generated/drug-clinical-trial-data.ts';
import { resultLookup } from './result-lookup.ts';

/** Rows of an outcome that one answer shows: results of large trials have tens of thousands of events. */
const MOST = 5_000;

const groupId = (result: TrialResult, id: string) => entityId(`${result.id}:${id}`);

function measure(result: TrialResult, row: TrialResult['measures'][number]) {
  return {
    ct_result_id: result.id,
    measure_id: row.id,
    parent_measure_id: row.outcome,
    outcome_order: row.order,
    name: row.name,
    type: row.type,
    display_section: row.section,
    param_type: row.param_type,
    dispersion_type: row.dispersion_type,
    unit_of_measure: row.unit,
    result_list: row.values.map(({ group, value, spread, lower, upper, analyzed, units }) => ({
      group_id: groupId(result, group),
      value,
      spread,
      lower_value: lower,
      upper_value: upper,
      participant_analyzed: analyzed,
      participant_analyzed_units: units,
    })),
  };
}

export default resultLookup({
  contract: b048CtResultGroup,
  path: '/synapse/ct-result/group',
  summary: 'Results of a clinical trial: groups, outcomes, adverse events',
  description:
    'Numbers as they were posted. Adverse events are measures of safety: participants affected, of those at risk.',
  row(result, { note }) {
    const rows = result.measures.slice(0, MOST);
    if (rows.length < result.measures.length)
      note(`${rows.length} of ${result.measures.length} rows of outcomes and adverse events are shown.`);
    const of = (kind: 'efficacy' | 'safety') =>
      rows.filter((row) => row.kind === kind).map((row) => measure(result, row));
    return {
      groups: result.groups.map((group) => ({
        ct_result_id: result.id,
        group_id: groupId(result, group.id),
        group_type: group.type,
        participant_number: group.participants,
        characteristic: [
          ...(group.title ? [{ name: group.title, type: 'title' }] : []),
          ...(group.description ? [{ name: group.description, type: 'description' }] : []),
        ],
      })),
      outcome_measure_efficacy: of('efficacy'),
      outcome_measure_safety: of('safety'),
      outcome_measures: rows.map((row) => measure(result, row)),
    };
  },
});
