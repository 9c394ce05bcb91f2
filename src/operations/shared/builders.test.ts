import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';
const text = (words: string) => [
  { lang: 'en', origin: 'original' as const, paragraphs: [{ id: 'p1', section: 'other' as const, text: words }] },
];
const DRAWN = samplePatent('US7000001A1', {
  figures: [
    { id: 'fig1', file: 'us1.tif' },
    { id: 'fig2', svg: SVG },
    { id: 'fig3', svg: SVG.replace('/>', '>3</svg>'), abstract_figure: true },
  ],
  application_number: 'US14/000001',
});
const TOLD = samplePatent('US7000002B2', { application_number: 'US14/000001', descriptions: text('Of the B2.') });
const LICENSED = samplePatent('CN170000001A', {
  legal_events: [
    legalEvent({
      code: 'EE01',
      country: 'CN',
      date: 20210105,
      values: {
        free_format_text:
          'Application publication date: 20110105 Assignee: LICENSEE LTD. Assignor: OWNER UNIVERSITY Contract record no.: X2020980001 License type: Common license Record date: 20201210',
      },
    }),
    legalEvent({
      code: 'EE01',
      country: 'CN',
      date: 20220301,
      values: { free_format_text: 'Assignee: LATER; OTHER LTD. Assignor: OWNER' },
    }),
  ],
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: [DRAWN, TOLD, LICENSED] });
});
afterAll(() => service.close());

const lookup = async (path: `/${string}`, query: Record<string, string | number>) =>
  (await service.call(`GET ${path}`, { query })).json;
const named = async (query: Record<string, string>) => {
  const { data, notes, error_msg } = await lookup('/basic-patent-data/simple-legal-status', query);
  return { pns: data?.map(({ pn }: { pn: string }) => pn), notes, error_msg };
};

describe('a look-up', () => {
  const unknown = (number: string) =>
    `${number}: no source says whether it is alive; legal events (epo-ops) or a file of the office (uspto-odp, jpo-api) would.`;

  it('answers in the order asked, by id before number, and says what is not stored', async () => {
    expect(await named({ patent_number: 'US7000002B2, CN170000001A' })).toEqual({
      pns: ['US7000002B2', 'CN170000001A'],
      notes: [unknown('US7000002B2'), unknown('CN170000001A')],
      error_msg: '',
    });
    expect(await named({ patent_id: patentId('CN170000001A'), patent_number: 'US7000002B2' })).toEqual({
      pns: ['CN170000001A'],
      notes: [unknown('CN170000001A')],
      error_msg: '',
    });
    expect(await named({ patent_number: 'US7000009A1, US7000002, EP1000000A1' })).toEqual({
      pns: ['US7000002B2'],
      notes: ['Not in the corpus: US7000009A1, EP1000000A1.', unknown('US7000002B2')],
      error_msg: '',
    });
    const many = Array.from({ length: 12 }, (_, i) => `EP${1000000 + i}A1`).join(',');
    expect((await named({ patent_number: many })).notes).toEqual([
      'Not in the corpus: EP1000000A1, EP1000001A1, EP1000002A1, EP1000003A1, EP1000004A1, EP1000005A1, EP1000006A1, EP1000007A1, EP1000008A1, EP1000009A1 and 2 more.',
    ]);
  });

  it('says which parameters name a record, and only those that it takes', async () => {
    const { status, error_code, error_msg } = await lookup('/basic-patent-data/simple-legal-status', { pn: 'US1' });
    expect([status, error_code, error_msg]).toEqual([false, 10001, 'Give patent_id or patent_number.']);
  });

  it('lets a member of the family stand in where the caller wants it, and names it', async () => {
    const description = (query: Record<string, string | number>) =>
      lookup('/basic-patent-data/description-data', query);
    const own = await description({ patent_number: 'US7000001A1' });
    expect(own.data).toEqual([{ patent_id: patentId('US7000001A1'), pn: 'US7000001A1', description: [] }]);
    const lent = await description({ patent_number: 'US7000001A1,US7000002B2', replace_by_related: 1 });
    const told = [{ text: 'Of the B2.', lang: 'EN', data_format: 'original' }];
    expect(lent.data).toEqual([
      { patent_id: patentId('US7000001A1'), pn: 'US7000001A1', description: told, pn_related: 'US7000002B2' },
      { patent_id: patentId('US7000002B2'), pn: 'US7000002B2', description: told },
    ]);
  });
});

describe('P021', () => {
  it('links to the drawing of the abstract, which is shown and can do nothing', async () => {
    const { data, notes } = await lookup('/basic-patent-data/abstract-image', {
      patent_number: 'US7000001A1,US7000002B2',
    });
    expect([data[0].abstract_drawing.num, 'abstract_drawing' in data[1]]).toEqual(['0001', false]);
    expect(notes).toEqual([
      'No drawing is stored of US7000002B2; it would come from drawing files of the office beside its texts (Red Book and FTM archives; office-pages: TIFF, PNG, JPEG named by publication).',
    ]);
    const file = await fetch(data[0].abstract_drawing.path);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      'inline; filename="drawing.svg"',
    ]);
    expect(file.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
    expect(await file.text()).toBe(SVG.replace('/>', '>3</svg>'));
  });
});

describe('P028', () => {
  it('answers the contracts that were recorded, each with its day in force, else its day of publication', async () => {
    const { data, notes } = await lookup('/advanced-patent-data/license-data', {
      patent_number: 'CN170000001A,US7000002B2',
    });
    expect(data[0].patent_license_data).toEqual([
      {
        contract_number: 'X2020980001',
        country: 'CN',
        effective_date: 20201210,
        license_type: ['Non-exclusive'],
        licensors: [{ name: 'OWNER UNIVERSITY', sequence: 1 }],
        licensees: [{ name: 'LICENSEE LTD.', sequence: 1 }],
      },
      {
        country: 'CN',
        effective_date: 20220301,
        license_type: [],
        licensors: [{ name: 'OWNER', sequence: 1 }],
        licensees: [
          { name: 'LATER', sequence: 1 },
          { name: 'OTHER LTD.', sequence: 2 },
        ],
      },
    ]);
    expect([data[1].patent_license_data, notes]).toEqual([
      [],
      [
        'No licence is stored of US7000002B2; it would come from legal events of the office (epo-ops, google-patents) or recorded conveyances (uspto-assignment).',
      ],
    ]);
  });
});
