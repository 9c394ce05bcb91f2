import { simpleBibliography } from '#operations/shared/bibliography.ts';
import { patentLookup } from './patent-lookup.ts';

export default patentLookup({
  id: 'p011BasicPatentDataSimpleBibliography',
  path: '/basic-patent-data/simple-bibliography',
  summary: 'Bibliography in short',
  row: { bibliographic_data: simpleBibliography.schema },
  rows: (patents) => patents.map((patent) => ({ bibliographic_data: simpleBibliography.project(patent) })),
});
