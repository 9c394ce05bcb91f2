import { afterAll, beforeAll, expect, it } from 'vitest';
import { compounds } from '#collections/compounds/compounds.ts';
import { demoCompounds } from '#demo/compounds.ts';
import { toPng } from '#reading/png.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/** What is nonsense, too much, or finds everything, sent over HTTP: each answer is true or says what is wrong. */

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(compounds, demoCompounds());
});
afterAll(() => service?.close());

/** The count of a search by structure, or what it says. */
async function found(body: object): Promise<number | string> {
  const { status, json } = await service.call('POST /chemical-openapi/compound', {
    body: { page: 1, rows: 10, ...body },
  });
  expect([200, 413]).toContain(status);
  if (json.status === false) return json.error_msg;
  expect(json.data.complete).toBe(true);
  return json.data.total;
}

/** A MOL block with atoms in a row, bonds as written, and no title. */
const block = (atoms: readonly string[], bonds: readonly string[], more = '') =>
  [
    ...['', '', ''],
    `${String(atoms.length).padStart(3)}${String(bonds.length).padStart(3)}  0  0  0  0  0  0  0  0999 V2000`,
    ...atoms.map(
      (symbol, x) => `${x.toFixed(4).padStart(10)}    0.0000    0.0000 ${symbol.padEnd(3)} 0  0  0  0  0  0`,
    ),
    ...[...bonds, ...(more === '' ? [] : [more]), 'M  END', ''],
  ].join('\n');

const FULLERENE =
  'c12c3c4c5c1c6c7c8c2c9c1c3c2c3c4c4c%10c5c5c6c6c7c7c%11c8c9c8c9c1c2c1c2c3c4c3c4c%10c5c5c6c6c7c7c%11c8c8c9c1c1c2c3c2c4c5c6c3c7c8c1c23';
const ALL = demoCompounds().length;

it.each([
  // too much of it
  ['SUB', 'C'.repeat(10_000), 'at most 500 atoms, this one 10000'],
  ['SUB', 'C'.repeat(10_001), 'at most 10000 characters, this one 10001'],
  ['SUB', '('.repeat(10_000), 'nested more than 150 deep'],
  ['EXT', '['.repeat(10_000), 'SMILES Parse Error: syntax error'],
  ['EXT', `[${'9'.repeat(9_000)}C]`, 'number too large'],
  ['SUB', `C${'\n'.repeat(9_000)}${'C'.repeat(100_000)}`, 'at most 10000 characters'],
  ['EXT', FULLERENE, 0],
  ['SUB', FULLERENE, 0],
  ['SUB', `${FULLERENE}.`.repeat(8).slice(0, -1), 0],
  ['EXT', 'CC.'.repeat(200).slice(0, -1), 0],
  ['SUB', 'CC.'.repeat(200).slice(0, -1), 0],
  ['SUB', 'C.'.repeat(501).slice(0, -1), 'at most 500 atoms, this one 501'],
  // what stands for everything
  ['SUB', '*', ALL],
  ['SUB', 'C', ALL],
  ['SUB', '*~*', ALL],
  ['EXT', '*', 'attachment points'],
  // nonsense
  ['SUB', '[CH5]', 'Explicit valence for atom # 0 C, 5'],
  ['EXT', 'c1cccc1', "Can't kekulize"],
  ['EXT', 'C1CC', 'unclosed ring'],
  ['EXT', '[R1]', 'syntax error'],
  ['EXT', 'InChI=1S/CH4/h1H4', 'this is an InChI, no SMILES: give it as inchi'],
  ['EXT', 'CCO\nCCO', 'several lines are one structure only as a MOL block'],
  // blocks
  ['EXT', block(['C', 'C', 'O'], ['  1  2  1  0', '  2  3  1  0']), 1],
  ['EXT', block(['C', 'C', 'O'], ['  1  2  1  0', '  2  3  1  0']).trim(), 'the fourth line of a MOL block'],
  ['SUB', block(['C', 'C'], ['  1  2  8  0']), 10],
  ['SUB', block(['C', 'R#'], ['  1  2  1  0'], 'M  RGP  1   2   1'), 11],
  ['EXT', block(['C', 'R#'], ['  1  2  1  0'], 'M  RGP  1   2   1'), 'attachment points'],
  ['SUB', block(['C', 'Q'], ['  1  2  1  0']), 'the atom Q stands for some elements only'],
  ['SUB', block(['C', 'L'], ['  1  2  1  0'], 'M  ALS   2  2 F N   O   '), 'the atom L stands for some'],
  ['EXT', block(['*', 'C', '*'], ['  1  2  1  0', '  2  3  1  0'], 'M  STY  1   1 SRU'), 'attachment points'],
  ['EXT', block(['C', 'C'], ['  1  9  1  0']), 'the MOL block cannot be read as a structure'],
  ['EXT', block([], []), 'the structure has no atoms'],
  ['EXT', block(['C'], []).replace('  1  0', '999999'), 'at most 500 atoms, this one 999'],
])('%s of the structure %.40j', async (search_type, smiles, expected) => {
  const answer = await found({ search_type, smiles });
  if (typeof expected === 'number') expect(answer).toBe(expected);
  else expect(answer).toContain(expected);
});

it.each([
  ['[$([$([$([$([C])])])])]', ALL - 1],
  [`${'[$('.repeat(100)}C${')]'.repeat(100)}`, ALL - 1],
  [`${'[$('.repeat(300)}C${')]'.repeat(300)}`, 'at most 1000 characters'],
  // more than the toolkit's memory holds: whoever asks next has a new one
  ['*'.repeat(1_000), 'the toolkit broke over it'],
  ['[$(*~*~*~*~*~*~*),$(C~*~*~*~*)]~[$(*~*~*~*)]', 6],
  ['[#6]~[#6]', 10],
  ['*.*.[U]', 0],
  [`${'*.'.repeat(12)}[U]`, 'at most 4 parts that no bond connects'],
  ['[$(C)', 'SMARTS Parse Error'],
])('the pattern %.50s', async (smarts, expected) => {
  const answer = await found({ search_type: 'SUB', smarts });
  if (typeof expected === 'number') expect(answer).toBe(expected);
  else expect(answer).toContain(expected);
});

it('a pattern is for SUB', async () => {
  expect(await found({ search_type: 'EXT', smarts: 'CCO' })).toContain('smarts: a pattern is for SUB');
});

it.each([
  ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3', 1],
  ['InChI=1S/p+1', 0],
  ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3 -FixedH', 'inchi: this is no standard InChI'],
  ['InChI=1S/C2H6O/c1-2-3/h3H,2H2,1H3/AuxInfo=1', 'inchi: this is no standard InChI'],
  ['InChI=1/C2H6O/c1-2-3/h3H,2H2,1H3', 'inchi: one made with options has no standard key'],
  ['InChI=1S/', 'inchi: this is no standard InChI'],
])('the InChI %s', async (inchi, expected) => {
  const answer = await found({ inchi });
  if (typeof expected === 'number') expect(answer).toBe(expected);
  else expect(answer).toContain(expected);
});

it.each([
  ['C60', 'formula', 'As SMILES it cannot be read: SMILES Parse Error: unclosed ring'],
  ['C'.repeat(2_000), 'name', 'As SMILES it cannot be read: a structure has at most 500 atoms'],
  ['CCN.Cl', 'smiles', 'No compound in the corpus is meant by it (taken as smiles).'],
  ['c1ccccc1C%10CC%10', 'smiles', 'No compound in the corpus is meant by it (taken as smiles).'],
])('the keyword %.20s', async (keyword, taken, note) => {
  const { data, json } = await service.call('POST /chemical-business/keyword/search', { query: { keyword }, body: {} });
  expect([data.taken_as, data.items]).toEqual([taken, []]);
  expect(json.notes.join(' ')).toContain(note);
});

it.each([
  ['ACDEFGHIKL'.repeat(1_000_000), 'The request body is larger than 262144 bytes'],
  ['A'.repeat(20_001), 'has 20001 letters: at most 20000'],
  ['', 'is empty'],
  ['>only a head\n', 'is empty'],
  ['ACÄ', 'has the letter "Ä" at position 3'],
  ['>a\nACD\n>b\nACD', 'has the letter ">" at position 4'],
])('the sequence %.20j', async (sequence, message) => {
  const body = { limit: 10, query_type: 'PROTEIN', sequence_type: 'PROTEIN', params: { algorithm: 'blastp' } };
  const { json } = await service.call('POST /bio-openapi/sequence/job', {
    body: { ...body, sequence_list: [{ sequence }] },
  });
  expect(json.error_msg).toContain(message);
});

it.each([
  ['(A+)+$', 'position 1: "(" is no letter'],
  ['A{99999}', 'position 2: how often is {m} or {m,n}, of numbers to 1000'],
  ['AC{2,}', 'position 3: how often is {m} or {m,n}'],
  ['[A-Z]', 'position 3: "-" is no letter'],
  ['A'.repeat(10_000), 'at most 2000 characters'],
])('the motif %.20s', async (motif_sequence, message) => {
  const { json } = await service.call('POST /bio-openapi/sequence/motif/job', {
    body: { limit: 10, motif_sequence, params: {}, query_type: 'PROTEIN', sequence_type: 'PROTEIN' },
  });
  expect(json.error_msg).toContain(message);
});

const drawn = (side: number, ink: (x: number, y: number) => boolean) => {
  const pixels = Uint8Array.from({ length: side * side }, (_, i) => (ink(i % side, Math.floor(i / side)) ? 0 : 255));
  return Buffer.from(toPng({ width: side, height: side, channels: 1, pixels }));
};
/** The head of a TIFF that says it is so large and has no pixels. */
function tiff(side: number): Buffer {
  const tags = [
    ...[
      [256, 4, 1, side],
      [257, 4, 1, side],
      [258, 3, 1, 1],
      [259, 3, 1, 1],
      [262, 3, 1, 0],
    ],
    ...[
      [273, 4, 1, 8],
      [277, 3, 1, 1],
      [278, 4, 1, side],
      [279, 4, 1, 0],
    ],
  ];
  const bytes = Buffer.alloc(8 + 2 + tags.length * 12 + 4);
  bytes.write('II*\0\x08\0\0\0', 'latin1');
  bytes.writeUInt16LE(tags.length, 8);
  for (const [i, [tag, type, count, value]] of tags.entries()) {
    bytes.writeUInt16LE(tag!, 10 + 12 * i);
    bytes.writeUInt16LE(type!, 12 + 12 * i);
    bytes.writeUInt32LE(count!, 14 + 12 * i);
    bytes.writeUInt32LE(value!, 18 + 12 * i);
  }
  return bytes;
}

it.each([
  ['squared paper', drawn(1_500, (x, y) => x % 12 === 0 || y % 12 === 0), 'No drawing of a structure was found'],
  ['a dark picture', drawn(600, () => true), 'No drawing of a structure was found'],
  ['a TIFF of 60,000 pixels a side', tiff(60_000), 'The picture has 60000 x 60000 pixels'],
  ['a TIFF without size', tiff(0), 'The picture has 0 x 0 pixels: it is damaged.'],
  ['words', Buffer.from('this is a cat'), 'the content is of no kind that is known'],
  ['nothing', Buffer.alloc(0), 'the file is empty'],
])('%s as a drawing', async (_name, bytes, message) => {
  const file = { name: 'a.png', base64: bytes.toString('base64') };
  const { json } = await service.call('POST /ocsr_wrapper/v1/ocsr', { files: { files: file } });
  expect(json.status ? json.data.results[0] : { smiles: '', error: json.error_msg }).toMatchObject({
    smiles: '',
    error: expect.stringContaining(message),
  });
});

it('a document without drawings says so', async () => {
  const document = { name: 'a.png', base64: drawn(600, () => true).toString('base64') };
  const { data } = await service.call('POST /eurekals/open/ocsr/task/submit', { files: { document } });
  const { json } = await service.call('GET /eurekals/open/ocsr/task', {
    query: { task_id: data.task_id, wait_ms: 30_000 },
  });
  expect(json.data).toMatchObject({ status: 'SUCCESS', result: [] });
  expect(json.notes).toEqual(['No drawing of a structure was found in its pictures.']);
});
