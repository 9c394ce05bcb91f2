import { entityId } from '#collections/entities/entities.ts';
import { b041TargetAnalysis } from '#contract/generated/drug-basic-data.ts';
import { aboutEntity } from '#operations/shared/drug-query.ts';
import { selectDrugs } from '#operations/shared/drug-selection.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { type Dimension, drugMatrix, type MatrixRow, noteMatrix } from '#operations/shared/matrix.ts';
import { term } from '#operations/shared/terms.ts';

/** Rows of one analysis. */
const MOST = 100;

const row = ({ entity, cells }: MatrixRow) => ({
  id: entity!.id,
  display_name: displayNames(entity!),
  phase: cells.map(({ stage, drugs }) => ({ dev_status: term('dev_status', stage), drug_count: drugs.length })),
});

const example = { target_id: entityId('target:demo:t1'), type: 'ORGANIZATION', roll_up: true };

export default aboutEntity(
  'target',
  'target_id',
  example,
)({
  contract: b041TargetAnalysis,
  path: '/synapse/target/analysis',
  summary: 'Drugs that act on a target, by organisation, disease or drug type, and how far they are there',
  description:
    'The drugs of registers that a source of facts says act on the target or on what is a kind of it; up to 100 rows, those with most drugs first. A drug counts once in a row, at the furthest stage there: by approvals and trials of the organisation, by trials for the disease, anywhere for a drug type. `Unknown`: no register says how far. With `roll_up`, organisations count where they belong to.',
  async answer(target, { asked, note, signal }, { corpus }) {
    const type = asked.type as Extract<Dimension, 'ORGANIZATION' | 'DISEASE' | 'DRUG_TYPE'>;
    const selection = await selectDrugs(corpus, { target: { value: [target.id] } }, note, signal);
    if (selection.found.length === 0)
      note(
        'No drug of a register is said to act on the target: targets of drugs come from DrugCentral or facts of your own.',
      );
    const { rows, more } = await drugMatrix(corpus, selection, type, { limit: MOST, roll_up: asked.roll_up });
    noteMatrix(type, more, note);
    const items = rows.map(row);
    return {
      organization: type === 'ORGANIZATION' ? items : [],
      disease: type === 'DISEASE' ? items : [],
      drug_type: type === 'DRUG_TYPE' ? items : [],
    };
  },
});
