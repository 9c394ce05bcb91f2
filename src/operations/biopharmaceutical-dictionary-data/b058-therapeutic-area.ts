import { entityId } from '#collections/entities/entities.ts';
import { b058DiseaseTherapeuticArea } from '#contract/generated/biopharmaceutical-dictionary-data.ts';
import { areasOf, withAncestors } from '#dictionary/ancestors.ts';
import { defineOperation } from '#operation.ts';
import { oneEntity } from '#operations/shared/entity-ids.ts';
import { nameIn } from '#operations/shared/entity-names.ts';

/** Ids of the therapeutic areas are those of the dictionary; they have no areas below them. */
export default defineOperation({
  contract: b058DiseaseTherapeuticArea,
  path: '/synapse/disease/therapeutic-area',
  summary: 'Therapeutic areas of a disease',
  description:
    'The areas of medicine below which a disease stands, by its places in the Disease Ontology and in MeSH: there may be several, and none for a disease that has no place.',
  example: { body: { disease_id: entityId('disease:demo:d1') } },
  async handle({ body: { disease_id }, note }, { corpus }) {
    const disease = await oneEntity(corpus, 'disease_id', disease_id, 'disease');
    const areas = areasOf(await withAncestors(corpus, [disease]));
    if (areas.length === 0)
      note('The disease has no place in a hierarchy that is loaded; the Disease Ontology or MeSH would give one.');
    return {
      items: areas.map((area) => ({
        id: area.id,
        display_name_en: nameIn(area, 'en')!,
        display_name_cn: nameIn(area, 'zh')!,
        is_leaf: true,
        parent_id: [],
        children: [],
      })),
      offset: 0,
      limit: areas.length,
    };
  },
});
