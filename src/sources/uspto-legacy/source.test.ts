import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { memoryFile } from '../files.ts';
import { schemaFault } from '../import.ts';
import type { Parsed } from '../source.ts';
import { plainText } from './dot-codes.ts';
import { ipcColumns } from './green-book-patent.ts';
import source from './source.ts';

const read = async (name: string): Promise<Parsed<Patent>[]> =>
  Array.fromAsync(source.read(memoryFile(name, await readFile(join(import.meta.dirname, 'fixtures', name)))));
const recordOf = (parsed: Parsed<Patent> | undefined): Patent => {
  if (parsed?.ok !== true) throw new Error(`no record: ${JSON.stringify(parsed)}`);
  expect(parsed.unknown).toBeUndefined();
  expect(schemaFault(source.collection, parsed.record)).toBeUndefined();
  return parsed.record;
};
const original = { lang: 'en', origin: 'original' };

describe('Green Book', () => {
  it('maps a patent whole', async () => {
    const [first] = await read('green-book.txt');
    const { provenance, ...record } = recordOf(first);
    expect(provenance[0]).toMatchObject({ source: 'uspto-legacy', file: 'green-book.txt' });
    expect(record).toEqual({
      publication_number: 'US3932709A',
      authority: 'US',
      doc_number: '3932709',
      kind_code: 'A',
      patent_type: 'B',
      publication_date: 19760113,
      grant_date: 19760113,
      application_number: 'US05/449155',
      filing_date: 19740307,
      // Filed before 8 June 1995: 20 years from the parent's filing (16 April 1993) is later than 17 years from the
      // grant (13 January 1993).
      expiry_date: 19930416,
      priorities: [
        { country: 'JP', number: 'JP1978-084696', date: 19730410 },
        { country: 'US', number: 'US05/351745', date: 19730416 },
      ],
      related_documents: [
        { relation: 'division', country: 'US', number: 'US05/351745', date: 19730416 },
        { relation: 'division', country: 'US', number: 'US3700001' },
      ],
      stated_family_members: [],
      titles: [{ ...original, text: 'Telephone with α dial' }],
      abstracts: [{ ...original, text: 'A telephone at 10⁻³ bar and 5° C.' }],
      claims: [
        {
          ...original,
          claims: [
            { number: 1, text: 'A telephone comprising:\na dial; and\na cord.', independent: true, parents: [] },
            { number: 2, text: 'The telephone of claim 1 with a bell.', independent: false, parents: [1] },
          ],
        },
      ],
      descriptions: [
        {
          ...original,
          paragraphs: [
            { id: 'p1', section: 'background', heading: true, text: 'BACKGROUND OF THE INVENTION' },
            { id: 'p2', section: 'background', text: 'It uses H2 O. [chemical structure 1]' },
            { id: 'p3', section: 'background', text: 'TABLE 1\nCell | Wh\nA | 10' },
            { id: 'p4', section: 'embodiments', text: 'FIG. 1 is used.' },
          ],
        },
      ],
      applicants: [],
      assignees: [
        {
          name: 'General Tele Incorporated',
          standard_name: 'GENERAL TELE INC',
          type: 'company',
          address: 'San Francisco, CA, US',
          country: 'US',
          province: 'CA',
          city: 'San Francisco',
        },
      ],
      current_assignees: [],
      inventors: [
        {
          name: 'Hoff, Jr., Don G.',
          type: 'person',
          address: '221 Locust St., Tiburon, CA 94920, US',
          country: 'US',
          province: 'CA',
          city: 'Tiburon',
        },
        { name: 'Yano, Shozo', type: 'person', address: 'Kyoto, JP', country: 'JP', city: 'Kyoto' },
      ],
      agents: [{ name: 'Ouj, George B.', type: 'person' }],
      agencies: [expect.objectContaining({ name: 'Flehr & Herbert', standard_name: 'FLEHR & HERBERT' })],
      examiners: [
        { name: 'Claff, Kathleen H.', role: 'primary' },
        { name: 'Stell, George G.', role: 'assistant' },
      ],
      ipc: ['H04M11/00', 'C12Q1/68'],
      cpc: [],
      locarno: [],
      us_classes: ['179/90K', '179/2DD'],
      fi: [],
      f_terms: [],
      cites: [
        { publication_number: 'US3518629', date: 19700600 },
        { publication_number: expect.stringMatching(/^JP/), date: 19900700 },
      ],
      cites_literature: [{ text: 'K. Sauda et al., "Determination of Protein," vol. 58.' }],
      legal_events: [],
      figures: [],
    });
  });

  it('maps a design and rejects a document without a number', async () => {
    const [, design, broken, ...rest] = await read('green-book.txt');
    expect(recordOf(design)).toMatchObject({
      publication_number: 'USD269001S',
      patent_type: 'D',
      locarno: ['26-05'],
      ipc: [],
      us_classes: ['D26/60'],
      expiry_date: 19970531,
    });
    expect(recordOf(design).claims[0]?.claims).toEqual([
      { number: 1, text: 'The ornamental design for a lamp, as shown.', independent: true, parents: [] },
    ]);
    expect(broken).toMatchObject({
      ok: false,
      id: 'line 98',
      reason: expect.stringContaining('not a publication number'),
    });
    expect(rest).toEqual([]);
  });

  it.each([
    ['H04M 1100', 'H04M11/00'],
    ['C12Q  168', 'C12Q1/68'],
    ['B60R  900', 'B60R9/00'],
    ['B32B  302', 'B32B3/02'],
    ['E21B 43267', 'E21B43/267'],
    ['G06F', 'G06F'],
  ])('reads the columns of %j', (columns, symbol) => expect(ipcColumns(columns)).toBe(symbol));

  it.each([
    ['R.sub.1 and X.sub.1.sup..crclbar.', 'R1 and X1⊖'],
    ['10.sup.-6 .mu.m at .+-.5.degree.', '10⁻⁶ μm at ±5°'],
    ['e.g. the 3.5 mm ##EQU2##', 'e.g. the 3.5 mm [formula 2]'],
  ])('puts %j into plain characters', (text, expected) => expect(plainText(text)).toBe(expected));
});

describe('ST.32 and PAP', () => {
  it('maps a grant', async () => {
    const [grant] = await read('st32.xml');
    expect(recordOf(grant)).toMatchObject({
      publication_number: 'US6442728B1',
      patent_type: 'B',
      grant_date: 20020827,
      application_number: 'US09/263431',
      filing_date: 19990304,
      expiry_date: 20180623,
      priorities: [
        { country: 'JP', number: 'JP1998-186098', date: 19980701 },
        { country: 'US', number: 'US09/100000', date: 19980618 },
        { country: 'US', number: 'US60/115394', date: 19990111 },
      ],
      related_documents: [
        { relation: 'continuation_in_part', country: 'US', number: 'US09/100000', date: 19980618 },
        { relation: 'provisional', country: 'US', number: 'US60/115394', date: 19990111 },
      ],
      titles: [{ ...original, text: 'Turbo α code' }],
      abstracts: [{ ...original, text: 'Size N1×10² bits.' }],
      descriptions: [
        {
          ...original,
          paragraphs: [
            { id: 'p1', section: 'other', text: 'Related.' },
            { id: 'p2', section: 'field', heading: true, text: 'FIELD OF THE INVENTION' },
            { id: 'p3', section: 'field', text: 'Codes.' },
            { id: 'p4', section: 'field', text: 'a = b' },
            { id: 'p5', section: 'drawings', text: 'FIG. 1.' },
          ],
        },
      ],
      inventors: [{ name: 'Cui, Jian', country: 'CA', city: 'Nepean' }],
      assignees: [
        { name: 'Nortel Demo Limited', standard_name: 'NORTEL DEMO LTD', address: 'Reno, NV, US', country: 'US' },
      ],
      agencies: [{ name: 'Cobrin & Gittes' }],
      examiners: [{ name: 'Chung, Phung M.', role: 'primary' }],
      ipc: ['H03M13/00', 'B32B3/02'],
      us_classes: ['714/786', '428/64.1'],
      cites: [
        { publication_number: 'US4394642A', phase: 'examiner', date: 19830700 },
        { publication_number: 'WO1997012345', phase: 'other', date: 19970400 },
      ],
      cites_literature: [{ text: '“Computer Dictionary” 1994.', phase: 'other' }],
      figures: [{ id: 'EMI-D00000', file: 'US06442728-20020827-D00000.TIF', abstract_figure: true }],
    });
    expect(recordOf(grant).claims[0]?.claims).toEqual([
      { number: 1, text: 'A method comprising;\nstoring.', independent: true, parents: [] },
      { number: 2, text: 'The method of claim 1, twice.', independent: false, parents: [1] },
    ]);
  });

  it('maps a published application', async () => {
    const [, application, ...rest] = await read('st32.xml');
    expect(rest).toEqual([]);
    const record = recordOf(application);
    expect(record).toMatchObject({
      publication_number: 'US20010009014A1',
      patent_type: 'A',
      application_number: 'US09/777392',
      pct_application: { number: 'PCT/US1997/005183', date: 19970328 },
      priorities: [
        { country: 'GB', number: 'GB9811845', date: 19980602 },
        { country: 'US', number: 'US09/432885', date: 19991102 },
        { country: 'US', number: 'US60/128037', date: 19990406 },
      ],
      related_documents: [
        { relation: 'division', country: 'US', number: 'US09/432885', date: 19991102 },
        { relation: 'division', country: 'US', number: 'US6174413' },
        { relation: 'provisional', country: 'US', number: 'US60/128037', date: 19990406 },
      ],
      abstracts: [{ ...original, text: 'Chats — short.' }],
      ipc: ['G06F15/16'],
      us_classes: ['2/69.5'],
      inventors: [{ name: 'Savage, James A. III', address: 'San Jose, CA, US' }],
      assignees: [{ name: 'Chat Demo Ltd.', type: 'company' }],
      applicants: [],
      figures: [{ id: 'figure-D00000', abstract_figure: true }],
    });
    expect(record.claims[0]?.claims[1]).toEqual({
      number: 2,
      text: 'The method of claim 1 again.',
      independent: false,
      parents: [1],
    });
    expect(record.descriptions[0]?.paragraphs[1]).toEqual({
      id: 'p2',
      number: '0002',
      section: 'background',
      text: 'Chats cost 10³.',
    });
    expect(record).not.toHaveProperty('grant_date');
  });
});
