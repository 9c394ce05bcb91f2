import { b057SynapseBullEyesPlot } from '#contract/generated/drug-visual-analysis.ts';
import { defineOperation } from '#operation.ts';
import { typesIn } from '#operations/shared/drug-register.ts';
import { selectDrugs } from '#operations/shared/drug-selection.ts';
import {
  diseaseRow,
  drugRow,
  organisationRow,
  type ShownThing,
  shownThings,
  targetRow,
  typeRow,
} from '#operations/shared/entity-rows.ts';
import { type Cell, type Dimension, drugMatrix, type MatrixRow, noteMatrix } from '#operations/shared/matrix.ts';
import { term } from '#operations/shared/terms.ts';

/** Drugs of one cell that are named; all of them stand as ids beside. */
const MOST_NAMED = 20;

const ROWS: Readonly<Record<Exclude<Dimension, 'REGION'>, (entity: ShownThing) => object>> = {
  ORGANIZATION: (entity) => ({ organization: organisationRow(entity) }),
  TARGET: (entity) => ({ target: targetRow(entity) }),
  DISEASE: (entity) => ({ disease: diseaseRow(entity) }),
  DRUG_TYPE: (entity) => ({ drug_type: typeRow(entity) }),
};

const headOf = (dimension: Dimension, { entity, country, same }: MatrixRow) => ({
  ...(dimension === 'REGION' ? { country } : ROWS[dimension](entity!)),
  ...(same && { targets: same.map(targetRow) }),
});

export default defineOperation({
  contract: b057SynapseBullEyesPlot,
  path: '/synapse/bull-eyes-plot',
  summary: 'Drugs by stage, for each organisation, target, disease, drug type or country',
  description:
    'The drugs that the search of drugs (`/synapse/drug/search`) finds by the same filters; the rows with most drugs first. A drug counts once in a row, at the furthest stage that registers say there: by approvals and trials of the organisation, by trials for the disease, in the country; anywhere for a target or a drug type. `Unknown`: no register says how far. With `roll_up`, organisations count where they belong to. `related_drug_id` has all drugs of a cell, `drug` names the first 20; `un_know`: those of them of which no drug type is known. Genes on which the same drugs act are one row: `targets` has them all.',
  example: { body: { dimension: 'ORGANIZATION', limit: 10, roll_up: true } },
  async handle({ body, note, signal }, { corpus }) {
    const { dimension, limit, roll_up } = body;
    const selection = await selectDrugs(corpus, body, note, signal);
    const { rows, more } = await drugMatrix(corpus, selection, dimension, { limit, roll_up });
    noteMatrix(dimension, more, note);
    const named = rows.flatMap(({ cells }) => cells.flatMap(({ drugs }) => drugs.slice(0, MOST_NAMED)));
    const drugs = await shownThings(corpus, named);
    const typesOf = await typesIn(corpus, selection.all, named);
    const cell = ({ stage, drugs: ids }: Cell) => {
      const shown = ids.slice(0, MOST_NAMED).flatMap((id) => drugs.get(id) ?? []);
      const own = new Map(shown.flatMap(({ id }) => typesOf(id)).map((type) => [type.id, type]));
      return {
        dev_status: term('dev_status', stage),
        drug: shown.map((each) => {
          const [type] = typesOf(each.id);
          return { ...drugRow(each), ...(type && { drug_type: typeRow(type) }) };
        }),
        related_drug_id: [...ids],
        stat_info: { drug_type: [...own.values()].map(typeRow) },
        un_know: shown.flatMap(({ id }) => (typesOf(id).length === 0 ? [id] : [])),
      };
    };
    return { dimension, items: rows.map((row) => ({ ...headOf(dimension, row), data: row.cells.map(cell) })) };
  },
});
