import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compounds } from '#collections/compounds/compounds.ts';
import { demoCompounds } from '#demo/compounds.ts';
import { toPng } from '#reading/png.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { flagsOf } from './depiction-reading.ts';
import { DRAWN_ASPIRIN } from './drawn-example.ts';

const ASPIRIN = 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N';
const PICTURE = Buffer.from(DRAWN_ASPIRIN, 'base64');

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(compounds, demoCompounds());
});
afterAll(() => service.close());

async function send(
  path: string,
  parts: readonly (readonly [part: string, content: Buffer | string, name?: string])[],
) {
  const body = new FormData();
  for (const [part, content, name] of parts)
    if (typeof content === 'string') body.append(part, content);
    else body.append(part, new Blob([new Uint8Array(content)]), name);
  const headers = { authorization: `Bearer ${service.key}`, 'X-PatSnap-From': 'test' };
  const reply = await fetch(service.url + path, { method: 'POST', body, headers });
  const text = await reply.text();
  if (text === '') throw new Error(`${path} ${reply.status}`);
  return JSON.parse(text) as any;
}
const result = async (task_id: string) => {
  const headers = { authorization: `Bearer ${service.key}`, 'X-PatSnap-From': 'test' };
  const reply = await fetch(`${service.url}/eurekals/open/ocsr/task?wait_ms=30000&task_id=${task_id}`, { headers });
  const text = await reply.text();
  if (text === '') throw new Error(`${reply.status}`);
  return JSON.parse(text) as any;
};

/** Two pages, the picture on the second, 210 units wide at (100, 200). */
function document(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [600, 800], margin: 50 });
  pdf.text('A page of words.');
  pdf.addPage({ size: [600, 800], margin: 50 });
  pdf.image(PICTURE, 100, 200, { width: 210 });
  pdf.end();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
  });
}

it('reads pictures one by one, in their order, and says why one is not read', async () => {
  const empty = toPng({ width: 30, height: 30, channels: 1, pixels: new Uint8Array(900).fill(255) });
  const { data } = await send('/ocsr_wrapper/v1/ocsr', [
    ['files', PICTURE, 'a.png'],
    ['files', empty, 'b.png'],
    ['files', PICTURE.subarray(0, 300), 'c.png'],
  ]);
  expect(data.count).toBe(3);
  expect(data.results[0]).toEqual({
    smiles: 'CC(=O)Oc1ccccc1C(=O)O',
    ...{ salt: false, charge: false, isotope: false, metal: false, h2o: false },
    confidence: expect.any(Number),
    image_type: 'molecule',
    error: '',
  });
  expect(data.results[0].confidence).toBeGreaterThanOrEqual(0.6);
  expect(data.results.slice(1).map(({ smiles, error }: any) => [smiles, error.slice(0, 48)])).toEqual([
    ['', 'No drawing of a structure was found in the pictu'],
    ['', 'The picture cannot be decoded: it is cut off.'],
  ]);
});

it('reads a document as a task: where on which page, and what the corpus calls it', async () => {
  const { data } = await send('/eurekals/open/ocsr/task/submit', [['document', await document(), 'a.pdf']]);
  expect(data.status).toBe('PENDING');
  expect(data.task_id).toMatch(/^[0-9a-f]{32}$/);
  const read = await result(data.task_id);
  expect(read.data.status).toBe('SUCCESS');
  const [row, ...more] = read.data.result;
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    index: 0,
    sort: 1,
    pdf_page: '2',
    pdf_page_size: [600, 800],
    smiles: 'CC(=O)Oc1ccccc1C(=O)O',
    inchi_key: ASPIRIN,
    formula: 'C9H8O4',
  });
  expect(row.names).toContain('aspirin');
  const [x0, y0, x1, y1] = row.position;
  expect(x0).toBeGreaterThanOrEqual(100);
  expect(x1).toBeLessThanOrEqual(310);
  expect(y0).toBeGreaterThanOrEqual(200);
  expect(y1).toBeLessThanOrEqual(350);
  expect(x1 - x0).toBeGreaterThan(130);
  expect(row.position_normalized[0]).toBeCloseTo(x0 / 600, 2);
  expect(row.position_normalized[3]).toBeCloseTo(y1 / 800, 2);
});

it('refuses what it cannot read, and says what is missing', async () => {
  const both = await send('/eurekals/open/ocsr/task/submit', [
    ['document', PICTURE, 'a.png'],
    ['patent_number', 'US1234567A'],
  ]);
  expect(both.error_msg).toContain('one of document and patent_number');
  const unknown = await send('/eurekals/open/ocsr/task/submit', [['patent_number', 'US1234567A']]);
  expect(unknown.error_msg).toContain('not in the corpus');
  await expect(result('0'.repeat(32))).rejects.toThrow('404');
});

it('tells salts, charges, isotopes, metals and water by atoms', () => {
  const atom = (number: number, charge = 0, isotope = 0) => ({
    number,
    charge,
    isotope,
    hydrogens: 0,
    radicals: 0,
    aromatic: false,
  });
  const plain = { salt: false, charge: false, isotope: false, metal: false, h2o: false };
  expect(flagsOf({ atoms: [atom(6), atom(8)], bonds: [{ from: 0, to: 1, order: 1 }] })).toEqual(plain);
  expect(flagsOf({ atoms: [atom(6), atom(17)], bonds: [] })).toEqual({ ...plain, salt: true });
  expect(flagsOf({ atoms: [atom(6), atom(8)], bonds: [] })).toEqual({ ...plain, h2o: true });
  expect(flagsOf({ atoms: [atom(6, -1), atom(11, 1)], bonds: [] })).toEqual({
    ...plain,
    salt: true,
    charge: true,
    metal: true,
  });
  // a salt of carbons, beside what has no charge
  const carbons = [atom(6, -1), atom(6, 1), atom(6)];
  expect(flagsOf({ atoms: carbons, bonds: [] })).toEqual({ ...plain, salt: true, charge: true });
  // a nitro group's charges cancel
  expect(flagsOf({ atoms: [atom(7, 1), atom(8, -1)], bonds: [{ from: 0, to: 1, order: 1 }] })).toEqual(plain);
  expect(flagsOf({ atoms: [atom(6, 0, 13)], bonds: [] })).toEqual({ ...plain, isotope: true });
});
