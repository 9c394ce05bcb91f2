import { p011BasicPatentDataSimpleBibliography } from '#contract/generated/patent-basic-data.ts';
import { simpleBibliography } from '#operations/shared/bibliography.ts';
import { patentLookup } from '#operations/shared/patent-lookup.ts';

export default patentLookup({
  contract: p011BasicPatentDataSimpleBibliography,
  path: '/basic-patent-data/simple-bibliography',
  summary: 'Bibliography in short',
  row: (patent) => ({ bibliographic_data: simpleBibliography(patent) }),
});
