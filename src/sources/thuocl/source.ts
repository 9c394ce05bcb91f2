import { type Entity, entities, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import { defineSource, type SourceFile } from '../source.ts';
import { mappedRows, tableRows } from '../table-rows.ts';

const NAME = 'thuocl';

/** The list says of no word what it is. These endings name a disease whatever stands before them. */
const DISEASE =
  /^\p{Script=Han}{0,20}(?:癌|瘤|炎|综合征|综合症|肉瘤|白血病|贫血|肺病|心脏病|糖尿病|结核|梗死|硬化|衰竭|疱疹)$/u;
/** Words that end so and are none. */
const NONE = new Set(['发炎', '消炎', '致癌', '抗癌', '防癌', '肿瘤', '不发炎']);

/** THUOCL, medical words: those whose ending says that they name a disease. */
export default defineSource<Entity>({
  name: NAME,
  title: 'THUOCL, medical words in Chinese',
  homepage: 'http://thuocl.thunlp.org/',
  licence: 'MIT',
  collection: entities,
  files: ['.txt'],
  recognises: (base, head) => /^thuocl_medical/.test(base) && head.includes('\t'),
  expect: { names: 1 },
  read: (file: SourceFile) =>
    mappedRows<Entity>(tableRows(file, { columns: ['word', 'count'] }), ({ cells: { word = '' } }) => {
      if (!DISEASE.test(word) || NONE.has(word)) return { skipped: 'word that does not say what it names' };
      return entityPart({
        ids: [nameIdentity('disease', word)],
        provenance: [{ source: NAME, key: word }],
        kind: 'disease',
        names: [{ lang: 'zh', kind: 'preferred', text: word }],
      });
    }),
});
