import { p103MaterialMaterialSpum } from '#contract/generated/patent-mining-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { bound, DIMENSIONS, materialsOf } from './material-facts.ts';

export default patentLookup({
  contract: p103MaterialMaterialSpum,
  path: '/material/material-spum',
  summary: 'Quantities of a patent with the substance named in the same sentence, by their places in the text',
  description:
    'Offsets count UTF-16 code units in the abstract, in the claims set one a line, or in the description as `description-data` gives it; ends are exclusive. Substances are those of `material-substance`.',
  async rows(patents, call, services) {
    return (await materialsOf(patents, call, services)).map(({ quantities }) => ({
      spum_detail: quantities.map(({ section, quantity, unit, property, substance }) => {
        const unit_start = quantity.start + quantity.text.lastIndexOf(unit);
        return {
          ...{ section, raw_property: property, raw_unit: unit },
          ppi_id: DIMENSIONS[quantity.dimension]?.[0],
          raw_measurement: quantity.text,
          measurement_min: bound(quantity.low),
          measurement_max: bound(quantity.high),
          measurement_offset: [{ start: quantity.start, end: quantity.end, text: quantity.text }],
          unit_offset: unit ? [{ start: unit_start, end: unit_start + unit.length, text: unit }] : [],
          raw_substance: substance?.text,
          substance_id: substance?.id,
          substance_offset: substance ? [{ start: substance.start, end: substance.end, text: substance.text }] : [],
        };
      }),
    }));
  },
});
