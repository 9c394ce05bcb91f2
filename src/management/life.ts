import { entities } from '#collections/entities/entities.ts';
import { trials } from '#collections/trials/trials.ts';
import { aboutDrugs, factsOf } from '#operations/shared/drug-facts.ts';
import { displayNames, namesOf } from '#operations/shared/entity-names.ts';
import { knownByKey } from '#operations/shared/entity-rows.ts';
import { Type } from '#typebox.mjs';
import { type Management, route } from './routes.ts';

/** Rows asked at once, and names of one kind in a row. */
const MOST_ROWS = 50;
const MOST_NAMES = 5;

/** Which drugs, or trials, by their ids. */
const Asked = Type.Object({ of: Type.Array(Type.String({ pattern: '^[0-9a-f]{32}$' }), { maxItems: MOST_ROWS }) });

/** What lists of drugs and of trials show of each beside what the searches answer. */
export const lifeRoutes = ({ services: { corpus } }: Management) => [
  route('POST /drugs/rows', { body: Asked }, async ({ body }) => {
    const drugs = await corpus.get(entities, body.of);
    const about = await aboutDrugs(corpus, drugs);
    const facts = (await factsOf(corpus, drugs, 'indication')).filter(({ use }) => use !== 'not');
    const diseases = await knownByKey(
      corpus,
      facts.map(({ disease }) => disease),
    );
    return drugs.map((drug) => {
      const own = new Set(drug.keys);
      const treated = facts.flatMap((fact) => (own.has(fact.drug) ? (diseases.get(fact.disease) ?? []) : []));
      const named = [...new Map(treated.map((disease) => [disease.id, disease])).values()];
      return {
        drug_id: drug.id,
        trade_names: namesOf(drug, 'trade')
          .slice(0, MOST_NAMES)
          .map(({ name }) => name),
        targets: about(drug.id).targets.slice(0, MOST_NAMES).map(displayNames),
        diseases: named.slice(0, MOST_NAMES).map(displayNames),
      };
    });
  }),
  route('POST /trials/rows', { body: Asked }, async ({ body }) =>
    (await corpus.get(trials, body.of)).map((trial) => ({
      clinical_trial_id: trial.id,
      conditions: trial.conditions.slice(0, MOST_NAMES),
      interventions: [...new Set(trial.interventions.map(({ name }) => name))].slice(0, MOST_NAMES),
      ...(trial.sponsor && { sponsor: trial.sponsor.name }),
      ...(trial.enrollment && { enrollment: trial.enrollment.count }),
      has_results: trial.has_results,
    })),
  ),
];
