import { type Antibody, antibodies } from '#collections/antibodies/antibodies.ts';
import { entityId } from '#collections/entities/entities.ts';
import { b066AffinitySearch } from '#contract/generated/drug-mining-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import { defineOperation } from '#operation.ts';
import { antibodyRow } from '#operations/shared/antibody-rows.ts';
import { entityIds, notInCorpus } from '#operations/shared/entity-ids.ts';
import { significant } from '#rounded.ts';

/** Powers of ten of molar units -> nanomolar. */
const NANOMOLAR: Readonly<Record<string, number>> = { M: 9, mM: 6, µM: 3, uM: 3, nM: 0, pM: -3, fM: -6 };

/** A constant of dissociation in nM; another figure as it was written. */
function comparable({ index, value, unit }: Antibody['affinities'][number]): { value: string; unit?: string } {
  const power = unit === undefined || !Object.hasOwn(NANOMOLAR, unit) ? undefined : NANOMOLAR[unit];
  const number = Number(value);
  if (index !== 'KD' || power === undefined || !Number.isFinite(number)) return { value, ...(unit && { unit }) };
  return { value: String(significant(number * 10 ** power)), unit: 'nM' };
}

export default defineOperation({
  contract: b066AffinitySearch,
  path: '/synapse/bio/affinity/search',
  summary: 'Measured affinities of an antibody to its antigen',
  description:
    'What a source tells of one antibody and antigen: `ori_value` and `ori_unit` as written, `value` of a dissociation constant in nM. Temperature and pH only where the source has them.',
  example: { query: { affinity_id: entityId('antibody:demo:1'), page: 1, rows: 10 } },
  async handle({ query, note }, { corpus }) {
    const { affinity_id, page = 1, rows = 10 } = query;
    const [id] = entityIds('affinity_id', [affinity_id], 1);
    const [record] = await corpus.get(antibodies, [id!]);
    if (!record) throw await notInCorpus(corpus, 'affinity_id', id!);
    if (record.affinities.length === 0)
      note(
        record.source === 'sabdab'
          ? 'SAbDab (sabdab) tells no affinity of this antibody.'
          : `${record.source} tells no affinity of this antibody; SAbDab (sabdab) has some.`,
      );
    const shown = record.affinities.slice((page - 1) * rows, page * rows);
    return known<OperationAnswer<'B066'>>({
      ...(await antibodyRow(corpus, record)),
      affinity_details: shown.map((each) => {
        const { value, unit } = comparable(each);
        return {
          index: each.index,
          method: each.method,
          ori_value: each.value,
          ori_unit: each.unit,
          value,
          unit,
          ph: each.ph,
          temperature: each.temperature,
        };
      }),
      page,
      rows,
      total: record.affinities.length,
    });
  },
});
