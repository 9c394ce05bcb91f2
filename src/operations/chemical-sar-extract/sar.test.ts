import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, entityPart } from '#collections/entities/entities.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import usptoGrants from '#sources/uspto-grants/source.ts';
import { readAll } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  const heading = true as const;
  const paragraphs = [
    { id: 'p1', text: '4-amino-2-chloro-benzoic acid methyl amide (Cpd 1)', heading },
    { id: 'p2', text: '4-amino-2-chloro-benzoic acid ethyl amide (Cpd 2)', heading },
    { id: 'p3', text: 'Kinase inhibition assay' },
    { id: 'p4', text: 'TABLE 1\nEGFR IC50 Values\n| Cpd | IC50 (nM)\n| 1 | 40\n| 2 | 8\n| 3 | >1000' },
  ];
  const descriptions = [{ lang: 'en', origin: 'original', paragraphs }];
  await service.corpus.put(patents, [samplePatent('US20260990020A1', { descriptions } as never)]);
  await service.corpus.put(entities, [
    entityPart({
      ids: ['target:uniprot:P99999'],
      provenance: [{ source: 'test', key: 'P99999' }],
      kind: 'target',
      names: [
        { lang: 'en', kind: 'preferred', text: 'Epidermal growth factor receptor' },
        { lang: 'en', kind: 'abbreviation', text: 'EGFR' },
      ],
    }),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const post = async (path: `/${string}`, options: object) => (await service.call(`POST ${path}`, options)).json;

it('reads activities with their rows, names and targets', async () => {
  const started = await post('/eurekals/open/sar/file/extract', {
    query: { language: 'EN', pn: 'US20260990020' },
    files: {},
  });
  expect(started.data.status).toBe('PENDING');
  const { task_id } = started.data;
  const { data } = await post('/eurekals/open/sar/file/detail', { body: { task_id, wait_ms: 20_000 } });
  expect(data).toMatchObject({ status: 'SUCCESS', files: [{ file_name: 'US20260990020A1', total: 3 }] });
  expect(data.files[0].items).toMatchObject([
    {
      ...{ indicator: 'IC50', value: '40', unit: 'nM', value_source: '| 1 | 40', match: false },
      ...{ experimental_method: 'Kinase inhibition assay', other_name: '4-amino-2-chloro-benzoic acid methyl amide' },
      substance_code: { code: '1', named_in: 'p1' },
      standardized_target: [{ display_name_en: 'Epidermal growth factor receptor' }],
      source: { paragraph: 'p4' },
    },
    { value: '8' },
    { value: '>1000' },
  ]);
  expect(data.files[0].items[2].other_name).toBeUndefined();
});

it('ranks compounds, quotes their rows, and lists pairs', async () => {
  const started = await post('/chat/pcc-molecule-task', { body: { pn: 'US20260990020A1' } });
  const { data } = await post('/chat/pcc-molecule-result', { body: { job_id: started.data.job_id, wait_ms: 20_000 } });
  expect(data).toMatchObject({
    ...{ status: 'completed', patent_no: 'US20260990020A1', admet_predictions: [] },
    molecules: [
      { rank: 1, molecule_id: '2', recommend_reason: 'The lowest stated IC50 of 2 compounds: 8 nM. Row: | 2 | 8' },
      { rank: 2, molecule_id: '1' },
    ],
  });
  expect(data.structure_optimization).toContain('"ethyl amide" -> "methyl amide"; IC50 8 -> 40 nM (x 5)');
});

/** A page with a heading, a sentence, and a table whose cells are framed. */
async function page(): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.fontSize(16).text('Biological examples', 72, 72).fontSize(11);
  const sentence = 'The alloy Ti-6Al-4V was annealed at 700 °C for 2 h in argon and its yield strength was 950 MPa.';
  document.text(sentence, 72, 110, { width: 440 }).text('Table 1. EGFR IC50 Values', 72, 180);
  for (const [i, row] of [
    ['Compound', 'IC50 (nM)'],
    ['1', '40'],
    ['2', '>1000'],
    ['I-4', '12.5'],
  ].entries())
    for (const [j, cell] of row.entries())
      document
        .rect(72 + j * 120, 200 + i * 20, 120, 20)
        .stroke()
        .text(cell, 76 + j * 120, 205 + i * 20);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

it('reads tables of a PDF with their places, and its properties and steps', async () => {
  const file = { name: 'page.pdf', base64: (await page()).toString('base64') };
  const started = await post('/eurekals/open/sar/file/extract', { query: { language: 'EN' }, files: { file } });
  const { task_id } = started.data;
  const { data } = await post('/eurekals/open/sar/file/detail', { body: { task_id, wait_ms: 20_000 } });
  expect(data.files[0].items).toMatchObject([
    { substance_code: { code: '1' }, value: '40', unit: 'nM', target: ['EGFR'], source: { page: 1, x: 121 } },
    { value: '>1000' },
    { substance_code: { code: 'I-4' }, value: '12.5' },
  ]);
  const sent = await post('/eureka/material/docAnalyzer/submitPDF', { files: { file } });
  const { job_id } = sent.data;
  const read = await post('/eureka/material/docAnalyzer/getExtractMaterial', { body: { job_id, wait_ms: 20_000 } });
  expect(read.data).toMatchObject({ code: 0, message: 'success', data: [{ success: 1, errors: 0 }] });
  const { en } = read.data.data[0].results.language_results;
  expect(en.spum).toMatchObject([
    { substance: 'Ti-6Al-4V', property: 'yield strength', measurement: '950 MPa', unit: 'MPa' },
  ]);
  expect(en.processes.process_1.steps).toMatchObject([
    { sub_process_name: 'anneal', conditions: ['700 °C', '2 h', 'argon'] },
  ]);
});

it('knows no task of another name, and no publication that is not stored', async () => {
  const { data } = await post('/eurekals/open/sar/file/detail', { body: { task_id: 'abc123xyz' } });
  expect(data.status).toBe('NOT_FOUND');
  const refused = await post('/eurekals/open/sar/file/extract', {
    query: { language: 'EN', pn: 'US1234567B2' },
    files: {},
  });
  expect(refused.error_msg).toContain('US1234567B2 is not in the corpus');
});

describeWithSharedData('a granted patent', ['patents/uspto-grant-xml/ipg100105.small.xml.gz'], (file) => {
  it('states 85 activities in one table, four as bounds, and 18 in another', async () => {
    const number = 'US7642270B2';
    const records: Patent[] = [];
    await readAll(usptoGrants, [file], (record) => void (record.publication_number === number && records.push(record)));
    await service.corpus.put(patents, records);
    const started = await post('/eurekals/open/sar/file/extract', { query: { language: 'EN', pn: number }, files: {} });
    const { task_id } = started.data;
    const { data } = await post('/eurekals/open/sar/file/detail', { body: { task_id, wait_ms: 60_000 } });
    const items: { indicator: string; unit: string; value: string; source: { paragraph: string } }[] =
      data.files[0].items;
    const tables = Map.groupBy(items, ({ source }) => source.paragraph);
    expect([...tables.values()].map((rows) => rows.length)).toEqual([85, 18]);
    const [first = []] = tables.values();
    expect(first.filter(({ value }) => value.startsWith('>'))).toHaveLength(4);
    expect(new Set(items.map(({ indicator, unit }) => `${indicator} ${unit}`))).toEqual(new Set(['IC50 μM']));
  });
});
