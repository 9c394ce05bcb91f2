import { p102MaterialMaterialSubstance } from '#contract/generated/patent-mining-data.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { materialsOf, substanceId } from './material-facts.ts';

export default patentLookup({
  contract: p102MaterialMaterialSubstance,
  path: '/material/material-substance',
  summary: 'Substances that a patent names by formula',
  description: 'Chemical formulas as written, such as LiFePO4. Substances that are named in words are not read.',
  async rows(patents, call, services) {
    const facts = await materialsOf(patents, call, services);
    if (facts.length > 0) call.note('Substances are read from formulas alone; names in words are not.');
    return facts.map(({ substances }) => ({
      substance_lable: substances.map((formula) => ({
        substance_id: substanceId(formula),
        substance_master_name_en: formula,
        substance_master_name_cn: formula,
      })),
    }));
  },
});
