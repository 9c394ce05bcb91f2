import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { memoryFile } from '../files.ts';
import { schemaFault } from '../import.ts';
import type { Parsed } from '../source.ts';
import source from './source.ts';

const fixture = join(import.meta.dirname, 'fixtures/ipg-mixed.xml');
let parsed: Parsed<Patent>[];
const record = (index: number): Patent => {
  const one = parsed[index]!;
  if (one.ok !== true) throw new Error(`not a record: ${JSON.stringify(one)}`);
  return one.record;
};

beforeAll(async () => {
  parsed = await Array.fromAsync(source.read(memoryFile('ipg-mixed.xml', await readFile(fixture))));
});

describe('a weekly file of grants', () => {
  it('maps a utility patent whole', () => {
    const de = { lang: 'en', origin: 'original' };
    expect(record(0)).toEqual({
      publication_number: 'US9900001B2',
      authority: 'US',
      doc_number: '9900001',
      kind_code: 'B2',
      patent_type: 'B',
      publication_date: 20180220,
      grant_date: 20180220,
      application_number: 'US15/123456',
      filing_date: 20160902,
      // 20 years from 10 January 2015, the earliest filing whose benefit is claimed, and 10 days.
      expiry_date: 20350120,
      priorities: [
        { country: 'DE', number: 'DE102014204123', date: 20140306 },
        { country: 'US', number: 'US14/000001', date: 20150110 },
        { country: 'US', number: 'US62/012273', date: 20140613 },
      ],
      pct_application: { number: 'PCT/EP2015/054321', date: 20150302, entry_date: 20160902 },
      pct_publication: { number: 'WO2015132195', date: 20150911 },
      related_documents: [
        { relation: 'continuation', country: 'US', number: 'US14/000001', date: 20150110 },
        { relation: 'continuation', country: 'US', number: 'US9000001' },
        { relation: 'provisional', country: 'US', number: 'US62/012273', date: 20140613 },
      ],
      stated_family_members: ['US20170012345A1'],
      titles: [{ ...de, text: 'Cell with Li2S & a cap' }],
      abstracts: [{ ...de, text: 'A cell has a cap (2).' }],
      claims: [
        {
          ...de,
          claims: [
            { number: 1, text: 'A cell comprising:\na can; and\na cap.', independent: true, parents: [] },
            { number: 2, text: 'The cell of claim 1, wherein the cap is steel.', independent: false, parents: [1] },
            { number: 3, text: 'The cell of any of claims 1 and 2, with Li2S.', independent: false, parents: [1, 2] },
          ],
        },
      ],
      descriptions: [
        {
          ...de,
          paragraphs: [
            { id: 'p1', number: '0001', section: 'other', text: 'This is a continuation.' },
            { id: 'p2', section: 'background', heading: true, text: 'BACKGROUND' },
            { id: 'p3', number: '0002', section: 'background', text: 'Cells get hot at 10⁻³ bar.' },
            { id: 'p4', number: '0003', section: 'drawings', text: 'FIG. 1 shows a cell.' },
            {
              id: 'p5',
              number: '0004',
              section: 'embodiments',
              text: 'Results:\nCell | Wh\nA | 10\nwhere\nE = (m + 1)/(c^2)',
            },
            { id: 'p6', number: '0005', section: 'embodiments', text: 'A salt\n[chemical structure C00001]\nis used.' },
          ],
        },
      ],
      applicants: [
        {
          name: 'Cap Cells GmbH',
          standard_name: 'CAP CELLS GMBH',
          type: 'company',
          address: 'Ulm, DE',
          country: 'DE',
          city: 'Ulm',
        },
      ],
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
          name: 'Stone, Al B. Jr.',
          type: 'person',
          address: '1 Main St., Reno, NV 89501, US',
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
      cpc: ['H01M10/0525', 'Y02E60/10', 'H01M2220/20'],
      locarno: [],
      us_classes: ['429/163', '2/69'],
      fi: [],
      f_terms: [],
      cites: [
        { publication_number: 'US5123456A', phase: 'examiner', date: 19920600, us_classes: ['429/56'] },
        { publication_number: 'US20100123456A1', phase: 'applicant', date: 20100500 },
        { publication_number: 'WO2011069153A1', phase: 'applicant', date: 20110600 },
      ],
      cites_literature: [
        { text: 'Miller, “On caps,” J. Cells 3, doi:10.1000/XYZ.12.', doi: '10.1000/xyz.12', phase: 'examiner' },
      ],
      legal_events: [],
      figures: [
        { id: 'Fig-EMI-D00000', file: 'US09900001-20180220-D00000.TIF', abstract_figure: true },
        { id: 'Fig-EMI-D00001', file: 'US09900001-20180220-D00001.TIF' },
      ],
      provenance: [
        {
          source: 'uspto-grants',
          file: 'ipg-mixed.xml',
          fields: expect.arrayContaining(['titles', 'cites', 'figures']),
        },
      ],
    });
    expect(parsed[0]).not.toHaveProperty('unknown');
  });

  it('names as provenance the fields it gave, not the empty ones', () => {
    const { fields } = record(0).provenance[0]!;
    expect(fields).toContain('pct_application');
    expect(fields).not.toContain('locarno');
    expect(fields).not.toContain('provenance');
  });

  it('passes over sequence listings knowingly', () => {
    expect(parsed[1]).toEqual({ ok: 'skipped', kind: 'sequence listing of a grant' });
  });

  it('maps a design: Locarno and US classes, term from the grant, Hague registration; tells the unknown element', () => {
    expect(record(2)).toMatchObject({
      publication_number: 'USD810001S1',
      patent_type: 'D',
      grant_date: 20180213,
      application_number: 'US29/500001',
      locarno: ['06-06'],
      us_classes: ['D6/495'],
      expiry_date: 20330213,
      related_documents: [{ relation: 'other', country: 'WO', number: 'DM/088269', date: 20151119 }],
    });
    expect(parsed[2]).toMatchObject({ unknown: ['us-patent-grant/us-bibliographic-data-grant/us-new-element'] });
  });

  it('maps plant, reissue and statutory invention registration', () => {
    expect(record(3)).toMatchObject({ publication_number: 'USPP28001P2', patent_type: 'B', expiry_date: 20350112 });
    expect(record(4)).toMatchObject({
      publication_number: 'USRE46001E1',
      patent_type: 'B',
      grant_date: 20160524,
      related_documents: [{ relation: 'reissue', number: 'US12/000001' }],
    });
    expect(record(4)).not.toHaveProperty('expiry_date');
    expect(record(5).publication_number).toBe('USH2200H1');
    expect(record(5)).not.toHaveProperty('grant_date');
  });

  it('rejects a malformed document and one without a number, with id, place and raw text', () => {
    expect(parsed[6]).toMatchObject({
      ok: false,
      id: 'US09900009B1',
      reason: expect.stringMatching(/malformed XML: .* \(at byte \d+\)/),
    });
    expect(parsed[7]).toMatchObject({
      ok: false,
      id: 'document 8',
      reason: expect.stringContaining('no publication number'),
    });
    expect((parsed[7] as { raw: string }).raw).toContain('<invention-title>No number');
    expect(parsed).toHaveLength(8);
  });

  it('yields records that fit the schema', () => {
    for (const one of parsed) if (one.ok === true) expect(schemaFault(source.collection, one.record)).toBeUndefined();
  });
});
