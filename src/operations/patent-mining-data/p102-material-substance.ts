import { p102MaterialMaterialSubstance } from '#contract/generated/patent-mining-data.ts';
import { noteMissing } from '#operations/shared/missing.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';
import { materialsOf } from './material-facts.ts';

export default patentLookup({
  contract: p102MaterialMaterialSubstance,
  path: '/material/material-substance',
  summary: 'Substances that a patent names',
  description:
    'By formula (LiFePO4), designation (Ti-6Al-4V) or contents, as written; in words (aluminium oxide, 氧化铝), in the language of the text; and drugs of the loaded dictionary in abstract and claims, by their preferred names. A name that neither the text nor the dictionary has is absent.',
  async rows(patents, call, services) {
    const facts = await materialsOf(patents, call, services);
    noteMissing(
      call.note,
      'substance that could be read',
      'an abstract, claims or a description that names one by formula, in words, or as the loaded dictionary of drugs does',
      patents.filter((_, index) => facts[index]!.substances.length === 0),
    );
    return facts.map(({ substances }) => ({
      substance_lable: substances.map(({ id, en, cn }) => ({
        substance_id: id,
        substance_master_name_en: en,
        substance_master_name_cn: cn,
      })),
    }));
  },
});
