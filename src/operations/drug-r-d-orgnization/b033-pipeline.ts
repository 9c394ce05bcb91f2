import { epochOfDay } from '#clock.ts';
import { type Entity, entityId } from '#collections/entities/entities.ts';
import { b033OrganizationPipeline } from '#contract/generated/drug-r-d-orgnization.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { areasOf, withAncestors } from '#dictionary/ancestors.ts';
import { defineOperation } from '#operation.ts';
import { aboutDrugs } from '#operations/shared/drug-facts.ts';
import { oneEntity } from '#operations/shared/entity-ids.ts';
import { displayNames } from '#operations/shared/entity-names.ts';
import { diseaseRow, drugRow, organisationRow, targetRow, typeRow } from '#operations/shared/entity-rows.ts';
import { organisationLines } from '#operations/shared/organisation.ts';
import { pageWithin, SHORT_WINDOW } from '#operations/shared/pages.ts';
import { term } from '#operations/shared/terms.ts';

/** Targets that a row shows: a complex of a mitochondrion has half a hundred. */
const MOST_TARGETS = 60;

/** Therapeutic areas of diseases, by the id of the disease. */
async function areasByDisease(corpus: Corpus, diseases: readonly Entity[]) {
  const areas = new Map<string, ReturnType<typeof areasOf>>();
  for (const each of diseases)
    if (!areas.has(each.id)) areas.set(each.id, areasOf(await withAncestors(corpus, [each])));
  return areas;
}

export default defineOperation({
  contract: b033OrganizationPipeline,
  path: '/synapse/organization/pipeline',
  summary: 'What an organisation develops and markets, how far it is, and the row that says so',
  description:
    'A line for each drug, disease and country in which the organisation, or one that belongs to it, holds an approval or sponsors a trial of the drug as experimental: the same lines as those of the drug (`/synapse/drug/dev-status`). The furthest first. `History`: the trial was withdrawn or terminated, or no product of the application is marketed any more. Registers of approvals name no disease: their lines have none. `evidence` names the row of the register.',
  example: { body: { organization_id: entityId('organisation:demo:o1'), limit: 10, offset: 0 } },
  async handle({ body, note }, { corpus }) {
    const { offset, limit } = body;
    pageWithin({ offset, limit }, SHORT_WINDOW);
    const organisation = await oneEntity(corpus, 'organization_id', body.organization_id ?? '', 'organisation');
    const lines = await organisationLines(corpus, organisation, note);
    const page = lines.slice(offset, offset + limit);
    const about = await aboutDrugs(corpus, [...new Map(page.map(({ drug }) => [drug.id, drug])).values()]);
    const areas = await areasByDisease(
      corpus,
      page.flatMap(({ disease }) => disease ?? []),
    );
    if (lines.length === 0)
      note(
        'No approval that the organisation holds and no trial that it sponsors is loaded: Drugs@FDA and ClinicalTrials.gov would tell.',
      );
    const items = page.map((line) => {
      const { targets, types } = about(line.drug.id);
      return {
        drug: drugRow(line.drug),
        dev_status: term('dev_status', line.status),
        ...(line.day && { dev_status_time: epochOfDay(line.day) }),
        data_type: line.current ? ('Current' as const) : ('History' as const),
        ...(line.disease && { disease: diseaseRow(line.disease) }),
        ...(line.country && { country: line.country }),
        drug_type: types.map(typeRow),
        ...(targets[0] && { target: targetRow(targets[0]) }),
        targets: targets.slice(0, MOST_TARGETS).map(targetRow),
        therapeutic_area: (line.disease ? (areas.get(line.disease.id) ?? []) : []).map((area) => ({
          disease_id: area.id,
          display_name: displayNames(area),
        })),
        ...(line.organisation && { organization: organisationRow(line.organisation) }),
        evidence: line.evidence,
      };
    });
    return { items, offset, limit, total: lines.length };
  },
});
