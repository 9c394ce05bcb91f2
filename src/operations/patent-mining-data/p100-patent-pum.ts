import { p100MaterialPatentPum } from '#contract/generated/patent-mining-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { bound, DIMENSIONS, materialsOf } from './material-facts.ts';

export default patentLookup({
  contract: p100MaterialPatentPum,
  path: '/material/patent-pum',
  summary: 'Quantities of a patent, by physical dimension',
  description:
    'Every number with a unit in abstract, claims and description, brought to the unit that print_friendly_units names. A bound that the text leaves open is absent.',
  async rows(patents, call, services) {
    return (await materialsOf(patents, call, services)).map(({ quantities }) => ({
      ppi_info: Object.entries(DIMENSIONS).flatMap(([dimension, [ppi_id, en, cn, unit]]) => {
        const found = quantities.filter(({ quantity }) => quantity.dimension === dimension);
        if (found.length === 0) return [];
        return [
          {
            ...{ ppi_id, display_name_en: en, display_name_cn: cn, print_friendly_units: unit },
            lower_bound: bound(found.reduce((least, { quantity }) => Math.min(least, quantity.low), Infinity)),
            upper_bound: bound(found.reduce((most, { quantity }) => Math.max(most, quantity.high), -Infinity)),
            ppi_detail: found.map(({ section, quantity, unit: raw_unit, property }) => ({
              ...{ section, raw_unit, raw_property: property },
              measurement_min: bound(quantity.low),
              measurement_max: bound(quantity.high),
            })),
          },
        ];
      }),
    }));
  },
});
