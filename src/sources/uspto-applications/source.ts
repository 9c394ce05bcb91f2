import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { defineSource } from '../source.ts';
import { icePatent, rawIceId } from '../uspto/ice-patent.ts';
import { xmlRecords } from '../xml.ts';

/** Weekly `ipaYYMMDD` files and single pre-grant publications since 2005 (earlier ones: `uspto-legacy`). */
export default defineSource<Patent>({
  name: 'uspto-applications',
  title: 'USPTO published applications, full text, weekly XML (Red Book, ICE DTD 4.0 to 4.6)',
  homepage: 'https://data.uspto.gov/',
  licence: 'Public domain (works of the United States government)',
  collection: patents,
  files: ['.xml'],
  expect: {
    publication_number: 1,
    publication_date: 1,
    application_number: 1,
    filing_date: 1,
    titles: 1,
    abstracts: 0.95,
    claims: 0.95,
    descriptions: 0.95,
    inventors: 0.95,
  },
  recognises: (_base, head) => /<us-patent-application[\s>]/.test(head),
  read: (file) =>
    xmlRecords<Patent>(file, {
      roots: ['us-patent-application', 'sequence-cwu'],
      id: rawIceId,
      map: (root) =>
        root.name === 'sequence-cwu'
          ? { skipped: 'sequence listing of an application' }
          : icePatent(root, 'uspto-applications', file.base),
    }),
});
