import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memoryFile } from '../files.ts';
import { schemaFault } from '../import.ts';
import source from './source.ts';

it('maps a published application of the first DTD: inventors are the applicants, no grant, no expiry', async () => {
  const file = memoryFile('ipa-two.xml', await readFile(join(import.meta.dirname, 'fixtures/ipa-two.xml')));
  const [parsed, ...rest] = await Array.fromAsync(source.read(file));
  expect(rest).toEqual([]);
  if (parsed?.ok !== true) throw new Error('no record');
  const kern = { name: 'Kern, Hans', type: 'person', address: 'Bern, CH', country: 'CH', city: 'Bern' };
  expect(parsed.unknown).toBeUndefined();
  expect(parsed.record).toMatchObject({
    publication_number: 'US20050004437A1',
    patent_type: 'A',
    publication_date: 20050106,
    application_number: 'US10/830857',
    filing_date: 20040423,
    priorities: [
      { country: 'CH', number: 'CH197401', date: 20011026 },
      { country: 'WO', number: 'PCT/CH2002/000573', date: 20021021 },
    ],
    related_documents: [{ relation: 'continuation', country: 'WO', number: 'PCT/CH2002/000573', date: 20021021 }],
    ipc: ['A61B5/00'],
    us_classes: ['600/300', '128/905.5'],
    inventors: [kern],
    applicants: [kern],
    assignees: [],
    agents: [],
  });
  expect(parsed.record.claims[0]?.claims.map(({ number, text }) => [number, text])).toEqual([
    [1, '1-3. (canceled)'],
    [4, 'A toy.'],
  ]);
  expect(parsed.record).not.toHaveProperty('grant_date');
  expect(parsed.record).not.toHaveProperty('expiry_date');
  expect(schemaFault(source.collection, parsed.record)).toBeUndefined();
});
