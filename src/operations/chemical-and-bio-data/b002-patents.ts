import { b002CompoundPatents } from '#contract/generated/chemical-and-bio-data.ts';
import { pageWithin } from '#operations/shared/pages.ts';
import { patentsOfCompound } from './compound-documents.ts';
import { compoundLookup } from './compound-lookup.ts';
import { withDictionaryNames } from './dictionary-names.ts';

export default compoundLookup({
  contract: b002CompoundPatents,
  path: '/chemical-openapi/compound/patents',
  summary: 'Patents that hold a compound',
  description:
    'Patents of which a source says that they hold the compound, and stored patents in whose title, abstract, claims or description one of its names stands (names in the corpus, at most twelve). Stored ones come first, the newest before others.',
  example: { inchi_key: 'QRUDEWIWKLJBPS-UHFFFAOYSA-N', page: 1, rows: 10 },
  async row(stored, { asked, signal }, { corpus }) {
    const { page, rows } = asked;
    const [compound = stored] = await withDictionaryNames(corpus, [stored]);
    const { patents, total } = await patentsOfCompound(corpus, compound, {
      ...pageWithin({ page, rows }),
      signal,
    });
    return { patents: [...patents], total };
  },
});
