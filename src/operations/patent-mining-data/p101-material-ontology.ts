import { p101MaterialMaterialOntology } from '#contract/generated/patent-mining-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { DIMENSIONS, materialsOf } from './material-facts.ts';

export default patentLookup({
  contract: p101MaterialMaterialOntology,
  path: '/material/material-ontology',
  summary: 'Physical dimensions that a patent gives quantities of',
  async rows(patents, call, services) {
    return (await materialsOf(patents, call, services)).map(({ quantities }) => {
      const said = new Set(quantities.map(({ quantity }) => quantity.dimension));
      return {
        ontology_lable: Object.entries(DIMENSIONS).flatMap(([dimension, [ppi_id, en, cn]]) =>
          said.has(dimension) ? [{ ppi_id, display_name_en: en, display_name_cn: cn }] : [],
        ),
      };
    });
  },
});
