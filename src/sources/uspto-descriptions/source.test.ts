import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

import usptoDescriptions, { descriptionPatent } from './source.ts';

const text = readFileSync(join(import.meta.dirname, 'fixtures/grant.markdown'), 'utf8');

it('reads head and description, and leaves dates out that nobody vouches for', () => {
  const patent = descriptionPatent(text, 'grant.markdown');
  const filled = Object.fromEntries(
    Object.entries(patent).filter(
      ([field, value]) => field !== 'provenance' && !(Array.isArray(value) && value.length === 0),
    ),
  );
  const en = { lang: 'en', origin: 'original' };
  expect(filled).toEqual({
    publication_number: 'US7734999',
    authority: 'US',
    doc_number: '7734999',
    patent_type: 'B',
    titles: [{ ...en, text: 'Example: system for forms' }],
    abstracts: [{ ...en, text: 'A system shows forms, and stores them.' }],
    assignees: [
      { name: 'Example Corporation', standard_name: 'EXAMPLE CORP', type: 'company', country: 'CA', city: 'Longueuil' },
    ],
    descriptions: [
      {
        ...en,
        paragraphs: [
          { id: 'p1', section: 'summary', heading: true, text: 'SUMMARY' },
          { id: 'p2', section: 'summary', text: 'It is an object to show forms.' },
          { id: 'p3', section: 'summary', text: 'The forms 12 203 are stored.' },
        ],
      },
    ],
  });
});

it('reads statutory and reissue numbers', () => {
  expect(descriptionPatent(text.replace('number: 07734999', 'number: H0002241'), 'x').publication_number).toBe(
    'USH2241',
  );
  expect(descriptionPatent(text.replace('number: 07734999', 'number: RE041234'), 'x').publication_number).toBe(
    'USRE41234',
  );
});

it('tells why a file is no record', async () => {
  expect(await readText(usptoDescriptions, 'a.markdown', 'plain text')).toMatchObject([
    { ok: false, id: 'a.markdown', reason: 'no head between two lines "---"' },
  ]);
  expect(await readText(usptoDescriptions, 'a.markdown', '---\ntitle: x\n---\n')).toMatchObject([
    { ok: false, reason: 'no publication number' },
  ]);
});

describeWithSharedData(
  'every file of the shared descriptions',
  ['patents/uspto-description-md/uspto-grants-description-md.tar.zst'],
  (archive) => {
    it('becomes a record', { timeout: 180_000 }, async () => {
      const reading = await readAll<Patent>(usptoDescriptions, [archive]);
      expect({ ...reading, with: undefined, unknown: [...reading.unknown] }).toEqual({
        records: 3540,
        ids: 3540,
        with: undefined,
        rejects: [],
        faults: [],
        unknown: [],
        unrecognised: [],
      });
      expect(reading.with).toMatchObject({
        titles: 3540,
        abstracts: 3517,
        descriptions: 3510,
        assignees: 3438,
        provenance: 3540,
      });
      expect([reading.with.publication_date, reading.with.claims, reading.with.kind_code]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    });
  },
);
