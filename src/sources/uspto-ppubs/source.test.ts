import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { memoryFile } from '../files.ts';
import { schemaFault } from '../import.ts';
import type { Parsed } from '../source.ts';
import source from './source.ts';

const read = (name: string, content: string | Uint8Array): Promise<Parsed<Patent>[]> =>
  Array.fromAsync(source.read(memoryFile(name, content)));
const fixture = async (name: string) => read(name, await readFile(join(import.meta.dirname, 'fixtures', name)));
const original = { lang: 'en', origin: 'original' };

describe('Patent Public Search', () => {
  it('maps a full document; scripts and handlers in its markup are gone', async () => {
    const [parsed] = await fixture('doc.json');
    if (parsed?.ok !== true) throw new Error('no record');
    const { provenance: _provenance, ...record } = parsed.record;
    expect(schemaFault(source.collection, parsed.record)).toBeUndefined();
    expect(record).toEqual({
      publication_number: 'US9900001B2',
      authority: 'US',
      doc_number: '9900001',
      kind_code: 'B2',
      patent_type: 'B',
      publication_date: 20180220,
      grant_date: 20180220,
      application_number: 'US15/123456',
      filing_date: 20160902,
      stated_simple_family: '55456961',
      page_count: 13,
      pct_application: { number: 'PCT/EP2015/054321', date: 20150302, entry_date: 20160902 },
      priorities: [
        { country: 'DE', number: 'DE102014204123', date: 20140306 },
        { country: 'US', number: 'US14/000001', date: 20150110 },
        { country: 'US', number: 'US62/012273', date: 20140613 },
        { country: 'US', number: 'US14/627581', date: 20150220 },
      ],
      related_documents: [
        { relation: 'continuation', country: 'US', number: 'US14/000001', date: 20150110 },
        { relation: 'provisional', country: 'US', number: 'US62/012273', date: 20140613 },
        { relation: 'continuation_in_part', country: 'US', number: 'US14/627581', date: 20150220 },
      ],
      stated_family_members: ['US20170012345A1'],
      titles: [{ ...original, text: 'Cell & cap' }],
      abstracts: [{ ...original, text: 'A cell has a cap (2).' }],
      claims: [
        {
          ...original,
          claims: [
            { number: 1, text: 'A cell comprising:\na can; and\na cap.', independent: true, parents: [] },
            { number: 2, text: 'The cell of claim 1, wherein the cap is steel.', independent: false, parents: [1] },
          ],
        },
      ],
      descriptions: [
        {
          ...original,
          paragraphs: [
            { id: 'p1', section: 'other', heading: true, text: 'PRIORITY CLAIM' },
            { id: 'p2', section: 'other', text: 'This is a continuation.' },
            { id: 'p3', section: 'field', heading: true, text: 'TECHNICAL FIELD' },
            { id: 'p4', section: 'field', text: 'Cells.' },
            { id: 'p5', section: 'background', heading: true, text: 'BACKGROUND' },
            { id: 'p6', section: 'background', text: 'Cells get hot at 10⁻³ bar.' },
            { id: 'p7', section: 'embodiments', text: 'The can [image] is H2.' },
            { id: 'p8', section: 'embodiments', text: 'a = b' },
          ],
        },
      ],
      applicants: [],
      assignees: [
        {
          name: 'Cap Cells GmbH',
          standard_name: 'CAP CELLS GMBH',
          type: 'company',
          address: 'Ulm, DE',
          country: 'DE',
          city: 'Ulm',
        },
      ],
      current_assignees: [],
      inventors: [
        { name: 'Müller, Eva', type: 'person', address: 'Ulm, DE', country: 'DE', city: 'Ulm' },
        {
          name: 'Stone, Al B.',
          type: 'person',
          address: 'Reno, NV 89501, US',
          country: 'US',
          province: 'NV',
          city: 'Reno',
        },
      ],
      agents: [{ name: 'Lane, Ann', type: 'person' }],
      agencies: [{ name: 'Law & Law LLP', standard_name: 'LAW & LAW LLP', type: 'company' }],
      examiners: [
        { name: 'Reed, Jo', role: 'primary' },
        { name: 'Poe, Ed', role: 'assistant' },
      ],
      ipc: ['H01M10/0525', 'H01M2/10'],
      cpc: ['H01M10/0525', 'Y02E60/10'],
      locarno: [],
      us_classes: ['429/163'],
      fi: [],
      f_terms: [],
      cites: [
        { publication_number: 'US5123456A', phase: 'examiner', date: 19920600 },
        { publication_number: 'US20100123456A1', phase: 'applicant', date: 20100500 },
        { publication_number: 'USD323169S', phase: 'examiner', date: 19920100 },
        { publication_number: 'US2952318', date: 19600900 },
        { publication_number: 'WO2011069153A1', phase: 'applicant', date: 20110600 },
        { publication_number: 'EP0379828', date: 19891200 },
      ],
      cites_literature: [{ text: 'Miller, "On caps," 2003.', phase: 'examiner' }, { text: 'Ode, 2004.' }],
      legal_events: [],
      figures: [],
    });
  });

  it('maps the rows of a result page: what is not whole is left out', async () => {
    const [defensive, design, broken, ...rest] = await fixture('search.json');
    expect(rest).toEqual([]);
    expect(defensive).toMatchObject({
      ok: true,
      record: { publication_number: 'UST942010I4', titles: [], claims: [], us_classes: ['427/341', '427/340'] },
    });
    expect(defensive).not.toHaveProperty('record.grant_date');
    expect(design).toMatchObject({
      ok: true,
      record: {
        publication_number: 'USD645062S1',
        patent_type: 'D',
        application_number: 'US29/380046',
        locarno: ['15-03'],
        expiry_date: 20250913,
        inventors: [],
        descriptions: [],
        cites: ['US1376778', 'USRE29303', 'USD668947', 'US20050026521'].map((publication_number) => ({
          publication_number,
        })),
      },
    });
    expect(broken).toMatchObject({ ok: false, id: 'nonsense', reason: expect.stringContaining('guid') });
  });

  it('tells a page without hits, and refuses what is no JSON', async () => {
    expect(await read('empty.json', '{"numFound":0,"patents":[]}')).toEqual([
      { ok: 'skipped', kind: 'result page without hits' },
    ]);
    await expect(read('bad.json', '{"guid":')).rejects.toThrow(/bad\.json: is no JSON/);
  });
});
