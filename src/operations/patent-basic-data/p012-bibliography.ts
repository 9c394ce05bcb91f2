import { p012BasicPatentDataBibliography } from '#contract/generated/patent-basic-data.ts';
import { bibliography } from '#operations/shared/bibliography.ts';
import { patentLookup } from './patent-lookup.ts';

export default patentLookup({
  contract: p012BasicPatentDataBibliography,
  path: '/basic-patent-data/bibliography',
  summary: 'Bibliography in full',
  rows: (patents) => patents.map((patent) => ({ bibliographic_data: bibliography(patent) })),
});
