import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { memoryFile } from '../files.ts';
import { schemaFault } from '../import.ts';
import type { Parsed } from '../source.ts';
import source from './source.ts';

const read = (name: string, list: object): Promise<Parsed<Patent>[]> =>
  Array.fromAsync(source.read(memoryFile(name, JSON.stringify({ error: false, count: 1, total_hits: 1, ...list }))));
const only = async (list: object): Promise<Patent> => {
  const [parsed, ...others] = await read('a.json', list);
  if (parsed?.ok !== true || others.length > 0) throw new Error(JSON.stringify([parsed, ...others]));
  expect(schemaFault(source.collection, parsed.record)).toBeUndefined();
  return parsed.record;
};
const filled = ({ provenance: _provenance, ...record }: Patent) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !(Array.isArray(value) && value.length === 0)));
const original = { lang: 'en', origin: 'original' };

describe('answers of PatentsView', () => {
  it('are grants with parties, classes and priorities in their own order', async () => {
    const record = await only({
      patents: [
        {
          patent_id: '9900001',
          patent_title: 'Cell  and cap',
          patent_date: '2018-02-20',
          patent_abstract: `A cell ${'with a cap '.repeat(300)}.`,
          wipo_kind: 'B2',
          patent_num_times_cited_by_us_patents: 0,
          application: [{ application_id: '15/123456', filing_date: '2016-09-02', series_code: '15' }],
          granted_pregrant_crosswalk: [{ document_number: 20170012345, application_number: '15123456' }],
          foreign_priority: [
            {
              priority_claim_sequence: 0,
              foreign_country_filed: 'DE',
              foreign_application_id: '10 2014 204 123',
              filing_date: '2014-03-06',
            },
            { priority_claim_sequence: 1, foreign_country_filed: null, foreign_application_id: '7' },
          ],
          assignees: [
            { assignee_sequence: 1, assignee_type: '16', assignee_organization: 'The Navy', assignee_country: 'US' },
            {
              assignee_sequence: 0,
              assignee_type: '3',
              assignee_organization: 'Teikoku Seiyaku Co., Ltd.',
              assignee_city: 'Samukawa',
              assignee_country: 'JP',
            },
            {
              assignee_sequence: 2,
              assignee_type: '4',
              assignee_organization: null,
              assignee_individual_name_first: 'Ann',
              assignee_individual_name_last: 'Lee',
            },
          ],
          inventors: [
            { inventor_sequence: 1, inventor_name_first: 'Bo', inventor_name_last: 'Ek', inventor_country: 'SE' },
            {
              inventor_sequence: 0,
              inventor_name_first: 'Minoru',
              inventor_name_last: 'Suzuki',
              inventor_city: 'Milwaukee',
              inventor_state: 'WI',
              inventor_country: 'US',
            },
          ],
          examiners: [
            { examiner_first_name: 'Leon R.', examiner_last_name: 'Horne', examiner_role: 'assistant' },
            { examiner_first_name: 'Thurman', examiner_last_name: 'Page', examiner_role: 'primary' },
          ],
          attorneys: [
            { attorney_sequence: 1, attorney_organization: 'Wegner & Cantor' },
            { attorney_sequence: 0, attorney_name_first: 'Al', attorney_name_last: 'May' },
          ],
          cpc_current: [
            { cpc_sequence: 1, cpc_group_id: 'A61P29/00' },
            { cpc_sequence: 0, cpc_group_id: 'A61K9/7061' },
          ],
          ipcr: [
            {
              ipc_sequence: 0,
              ipc_section: 'D',
              ipc_class: '21',
              ipc_subclass: 'C',
              ipc_main_group: '011',
              ipc_subgroup: '12',
            },
            { ipc_sequence: 1, ipc_section: 'A', ipc_class: '61', ipc_subclass: 'F', ipc_main_group: null },
          ],
          uspc_at_issue: [{ uspc_sequence: 0, uspc_mainclass_id: '424', uspc_subclass_id: '424/445' }],
        },
      ],
    });
    expect(filled(record)).toEqual({
      publication_number: 'US9900001B2',
      authority: 'US',
      doc_number: '9900001',
      kind_code: 'B2',
      patent_type: 'B',
      publication_date: 20180220,
      grant_date: 20180220,
      filing_date: 20160902,
      application_number: 'US15/123456',
      stated_counts: [{ of: 'cited_by', count: 0, source: 'patentsview' }],
      priorities: [{ country: 'DE', number: 'DE102014204123', date: 20140306 }],
      stated_family_members: ['US20170012345'],
      titles: [{ ...original, text: 'Cell and cap' }],
      abstracts: [{ ...original, text: `A cell ${'with a cap '.repeat(300)}.` }],
      assignees: [
        {
          name: 'Teikoku Seiyaku Co., Ltd.',
          standard_name: 'TEIKOKU SEIYAKU CO LTD',
          type: 'company',
          address: 'Samukawa, JP',
          country: 'JP',
          city: 'Samukawa',
        },
        { name: 'The Navy', standard_name: 'THE NAVY', type: 'government', country: 'US' },
        { name: 'Lee, Ann', type: 'person' },
      ],
      inventors: [
        {
          name: 'Suzuki, Minoru',
          type: 'person',
          address: 'Milwaukee, WI, US',
          country: 'US',
          province: 'WI',
          city: 'Milwaukee',
        },
        { name: 'Ek, Bo', type: 'person', country: 'SE' },
      ],
      examiners: [
        { name: 'Horne, Leon R.', role: 'assistant' },
        { name: 'Page, Thurman', role: 'primary' },
      ],
      agents: [{ name: 'May, Al', type: 'person' }],
      agencies: [{ name: 'Wegner & Cantor', standard_name: 'WEGNER & CANTOR' }],
      ipc: ['D21C11/12', 'A61F'],
      cpc: ['A61K9/7061', 'A61P29/00'],
      us_classes: ['424/445'],
    });
  });

  it('are published applications, whose numbers may be numbers of JSON', async () => {
    const record = await only({
      publications: [
        {
          document_number: 20010000002,
          publication_title: 'Fibres',
          publication_date: '2001-03-15',
          granted_pregrant_crosswalk: [{ patent_id: '6524441', application_number: '09726341' }],
        },
      ],
    });
    expect(filled(record)).toEqual({
      publication_number: 'US20010000002',
      authority: 'US',
      doc_number: '20010000002',
      patent_type: 'A',
      publication_date: 20010315,
      application_number: 'US09/726341',
      stated_family_members: ['US6524441'],
      titles: [{ ...original, text: 'Fibres' }],
    });
  });

  it('are the claims of a document, a row each, without the number printed before them', async () => {
    const row = { document_number: 20250212711, claim_dependent: null };
    const record = await only({
      pg_claims: [
        {
          ...row,
          claim_number: '00002',
          claim_text: '2 . The tool of claim 1 , wherein it is steel.',
          claim_sequence: 2,
        },
        { ...row, claim_number: '00001', claim_text: `1 . A tool ${'with a cage, '.repeat(200)}.`, claim_sequence: 1 },
      ],
    });
    expect(record.claims).toEqual([
      {
        ...original,
        claims: [
          { number: 1, text: `A tool ${'with a cage, '.repeat(200)}.`, independent: true, parents: [] },
          { number: 2, text: 'The tool of claim 1 , wherein it is steel.', independent: false, parents: [1] },
        ],
      },
    ]);
  });

  it('are citations of each document, without the first of a month that stands for a month', async () => {
    const cited = { citation_category: 'cited by examiner', citation_wipo_kind: null };
    const read_ = await read('a.json', {
      us_patent_citations: [
        {
          ...cited,
          patent_id: '5116621',
          citation_sequence: 1,
          citation_patent_id: '4954343',
          citation_date: '1990-09-04',
        },
        {
          ...cited,
          patent_id: '5116622',
          citation_sequence: 0,
          citation_patent_id: 'D345393',
          citation_date: '1994-03-01',
        },
        {
          ...cited,
          patent_id: '5116621',
          citation_sequence: 0,
          citation_patent_id: '4008321',
          citation_date: '1977-02-15',
          citation_category: null,
        },
      ],
    });
    expect(read_.map((one) => one.ok === true && [one.record.publication_number, one.record.cites])).toEqual([
      [
        'US5116621A',
        [
          { publication_number: 'US4008321', date: 19770215 },
          { publication_number: 'US4954343', phase: 'examiner', date: 19900904 },
        ],
      ],
      ['US5116622A', [{ publication_number: 'USD345393', phase: 'examiner' }]],
    ]);
  });

  it('tell what is no record, what is left out, and names that nobody knows', async () => {
    expect(await read('a.json', { assignees: [{ assignee_id: 'x' }] })).toEqual([
      { ok: 'skipped', kind: 'list of assignees' },
    ]);
    expect(await read('a.json', { patents: [] })).toEqual([{ ok: 'skipped', kind: 'result page without hits' }]);
    expect(await read('a.json', { gizmos: [{ a: 1 }] })).toEqual([
      { ok: false, id: 'a.json', reason: 'no list "gizmos" is known' },
    ]);
    expect(await read('a.json', {})).toEqual([{ ok: false, id: 'a.json', reason: 'has no list of results' }]);
    const [bad, good] = await read('a.json', { patents: [{ patent_id: '../x' }, { patent_id: '7', colour: 'red' }] });
    expect(bad).toMatchObject({ ok: false, id: '../x', raw: '{"patent_id":"../x"}' });
    expect(good).toMatchObject({ ok: true, unknown: ['colour'], record: { publication_number: 'US7A' } });
  });
});

describeWithSharedData('answers of PatentsView as they came', ['patents/patentsview-api-json'], (folder) => {
  it('are read whole, and no name in them is unknown', async () => {
    const told: Record<string, number> = {};
    const unknown = new Set<string>();
    const records: Patent[] = [];
    for (const name of readdirSync(folder)) {
      const content = gunzipSync(readFileSync(join(folder, name)));
      expect(source.recognises(name, content.toString('latin1', 0, 4096)), name).toBe(true);
      for await (const parsed of source.read(memoryFile(name, content))) {
        const what = parsed.ok === 'skipped' ? parsed.kind.split(' ')[0]! : String(parsed.ok);
        told[what] = (told[what] ?? 0) + 1;
        if (parsed.ok !== true) continue;
        for (const each of parsed.unknown ?? []) unknown.add(each);
        expect(schemaFault(source.collection, parsed.record)).toBeUndefined();
        records.push(parsed.record);
      }
    }
    // 981 rows of patents, one of a publication, claims of one document, citations of two
    expect([told, [...unknown]]).toEqual([{ true: 985, result: 3, list: 21 }, []]);
    const sum = (of: (record: Patent) => number) => records.reduce((all, record) => all + of(record), 0);
    expect(sum(({ assignees }) => assignees.length)).toBe(835);
    expect(sum(({ cites }) => cites.length)).toBe(49);
  });
});
