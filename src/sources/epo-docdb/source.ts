import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { signed } from '../patent-draft.ts';
import { defineSource } from '../source.ts';
import { xmlRecords } from '../xml.ts';
import { characterEntity } from './character-entities.ts';
import { patentOfExchangeDocument } from './exchange-document.ts';

const NAME = 'epo-docdb';

const ID_ATTRIBUTES = [/\scountry="([^"]{1,40})"/, /\sdoc-number="([^"]{1,40})"/, /\skind="([^"]{1,40})"/];

/** `country="WO" doc-number="2022259205" kind="A1"` in the raw text of a document, in any order. */
const rawId = (raw: string): string | undefined => {
  const tag = /^<[^>]{0,4000}/.exec(raw)?.[0] ?? '';
  const [country, number, kind] = ID_ATTRIBUTES.map((attribute) => attribute.exec(tag)?.[1]);
  return country && number ? `${country}${number}${kind ?? ''}` : undefined;
};

/**
 * DOCDB front file (weekly changes) and back file: any number of exchange documents in a file, also single ones cut
 * from a bulk file, whose prefix is not declared. A front file also says which documents were deleted (status D, DV):
 * they are counted and told, not applied.
 */
export default defineSource<Patent>({
  name: NAME,
  title: 'EPO DOCDB, worldwide bibliographic data (exchange documents, front and back files)',
  homepage: 'https://www.epo.org/en/searching-for-patents/data/bulk-data-sets/docdb',
  licence: 'EPO terms for bulk data sets: free of charge, reuse with attribution',
  collection: patents,
  files: ['.xml'],
  expect: {
    publication_number: 1,
    publication_date: 0.99,
    stated_simple_family: 0.9,
    application_number: 0.95,
    titles: 0.7,
    ipc: 0.6,
  },
  recognises: (_base, head) => /<(?:[\w-]+:)?exchange-document[\s>s]/.test(head) && !/world-patent-data/.test(head),
  read: (file) =>
    xmlRecords<Patent>(file, {
      roots: ['exchange-document'],
      prefixes: 'drop',
      entities: characterEntity,
      id: rawId,
      map: (root) => {
        const status = root.attribute('status');
        if (status?.startsWith('D')) return { skipped: `deletion of a document (status ${status})` };
        return signed(patentOfExchangeDocument(root), NAME, file.base);
      },
    }),
});
