import { p012BasicPatentDataBibliography } from '#contract/generated/patent-basic-data.ts';
import { bibliography } from '#operations/shared/bibliography.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p012BasicPatentDataBibliography,
  path: '/basic-patent-data/bibliography',
  summary: 'Bibliography in full',
  row: (patent) => ({ bibliographic_data: bibliography(patent) }),
});
