import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { characterEntity } from '../epo-docdb/character-entities.ts';
import { signed } from '../patent-draft.ts';
import { defineSource } from '../source.ts';
import { xmlRecords } from '../xml.ts';
import { patentOfDocument } from './patent-document.ts';

const NAME = 'epo-fulltext';

const ID_ATTRIBUTES = [/\scountry="([^"]{1,40})"/, /\sdoc-number="([^"]{1,40})"/, /\skind="([^"]{1,40})"/];

/** `id="EP16849316B1"` names the application; number and kind stand in their own attributes. */
const rawId = (raw: string): string | undefined => {
  const tag = /^<[^>]{0,4000}/.exec(raw)?.[0] ?? '';
  const [country, number, kind] = ID_ATTRIBUTES.map((attribute) => attribute.exec(tag)?.[1]);
  return number ? `${country ?? 'EP'}${number}${kind ?? ''}` : undefined;
};

/** Weekly European publications and single documents. */
export default defineSource<Patent>({
  name: NAME,
  title: 'EPO EP full-text data, weekly XML (ST.36, ep-patent-document DTD 1.0 to 1.5.1)',
  homepage: 'https://www.epo.org/en/searching-for-patents/data/bulk-data-sets/text-analytics',
  licence: 'EPO terms for bulk data sets: free of charge, reuse with attribution',
  collection: patents,
  files: ['.xml'],
  // Euro-PCT applications are published again by the EPO with their bibliographic data only.
  expect: {
    publication_number: 1,
    publication_date: 1,
    application_number: 1,
    filing_date: 1,
    titles: 1,
    ipc: 0.99,
    inventors: 0.95,
    claims: 0.5,
    descriptions: 0.5,
  },
  recognises: (_base, head) => /<ep-patent-document[\s>]/.test(head),
  read: (file) =>
    xmlRecords<Patent>(file, {
      roots: ['ep-patent-document'],
      entities: characterEntity,
      id: rawId,
      map: (root) => signed(patentOfDocument(root), NAME, file.base),
    }),
});
