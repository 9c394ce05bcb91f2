import { bibliography } from '#operations/shared/bibliography.ts';
import { patentLookup } from './patent-lookup.ts';

export default patentLookup({
  id: 'p012BasicPatentDataBibliography',
  path: '/basic-patent-data/bibliography',
  summary: 'Bibliography in full',
  row: { bibliographic_data: bibliography.schema },
  rows: (patents) => patents.map((patent) => ({ bibliographic_data: bibliography.project(patent) })),
});
