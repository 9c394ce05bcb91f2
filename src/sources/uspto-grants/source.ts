import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { defineSource } from '../source.ts';
import { icePatent, rawIceId } from '../uspto/ice-patent.ts';
import { xmlRecords } from '../xml.ts';

/** Weekly `ipgYYMMDD` files and single grants: utility, design, plant, reissue, statutory invention registrations. */
export default defineSource<Patent>({
  name: 'uspto-grants',
  title: 'USPTO granted patents, full text, weekly XML (Red Book, ICE DTD 4.0 to 4.7)',
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
    claims: 1,
    descriptions: 1,
    inventors: 0.85,
    examiners: 0.95,
    us_classes: 0.5,
  },
  recognises: (_base, head) => /<us-patent-grant[\s>]|<sequence-cwu[\s>]/.test(head),
  read: (file) =>
    xmlRecords<Patent>(file, {
      roots: ['us-patent-grant', 'sequence-cwu'],
      id: rawIceId,
      map: (root) =>
        root.name === 'sequence-cwu'
          ? { skipped: 'sequence listing of a grant' }
          : icePatent(root, 'uspto-grants', file.base),
    }),
});
