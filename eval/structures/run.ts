// Searches by structure over the shared structure files, asked over HTTP, against counts that are known of their 62,209
// rows; then patterns that find everything or take long, and how they are answered.
//   node eval/structures/run.ts            imports the seven folders first (162 s of processor time)
//   node eval/structures/run.ts FOLDER     a data folder into which they were imported

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compounds } from '#collections/compounds/compounds.ts';
import { startTestService } from '#testing/service.ts';

const shared = process.env.PRIORA_SHARED_DATA ?? new URL('../../../shared/data', import.meta.url).pathname;
const FOLDERS = [
  'pubchem-sdf',
  'nci-sdf',
  'nci-smiles',
  'chembl-smiles',
  'sar-sdf',
  'solubility-sdf',
  'moleculenet-csv',
];

const ASPIRIN = 'CC(=O)Oc1ccccc1C(=O)O';
const NICOTINE = 'CN1CCC[C@H]1c1cccnc1';

/** What is asked, and how many compounds answer it. */
const COUNTED = [
  ['benzodiazepine', { search_type: 'SUB', smiles: 'c1ccc2c(c1)C=NCCN2' }, 109],
  ['beta-lactam', { search_type: 'SUB', smiles: 'O=C1CCN1' }, 697],
  ['benzenesulfonamide', { search_type: 'SUB', smiles: 'NS(=O)(=O)c1ccccc1' }, 1_966],
  ['indole', { search_type: 'SUB', smiles: 'c1ccc2[nH]ccc2c1' }, 1_907],
  ['gonane', { search_type: 'SUB', smiles: 'C1CCC2C(C1)CCC1C3CCCC3CCC21' }, 280],
  ['purine', { search_type: 'SUB', smiles: 'c1ncc2[nH]cnc2n1' }, 752],
  ['quinoline', { search_type: 'SUB', smiles: 'c1ccc2ncccc2c1' }, 2_136],
  ['pyridine', { search_type: 'SUB', smiles: 'c1ccncc1' }, 6_495],
  ['like aspirin, .5', { search_type: 'SIM', smiles: ASPIRIN, sim_threshold: 0.5 }, 17],
  ['like aspirin, .7', { search_type: 'SIM', smiles: ASPIRIN, sim_threshold: 0.7 }, 2],
  ['like (S)-nicotine, .7', { search_type: 'SIM', smiles: NICOTINE, sim_threshold: 0.7 }, 2],
] as const;

/** Any answer is right that comes in time: two seconds, and reading the query. */
const HOSTILE = [
  { search_type: 'SUB', smiles: '*' },
  { search_type: 'SUB', smiles: 'C' },
  { search_type: 'SUB', smarts: '*' },
  { search_type: 'SUB', smarts: '*.*.*.[U]' },
  { search_type: 'SUB', smarts: 'C.C.C.C' },
  { search_type: 'SUB', smarts: `${'*.'.repeat(12)}[U]` },
  { search_type: 'SUB', smiles: `${'C.'.repeat(12)}[U]` },
  { search_type: 'SUB', smarts: '*~*~*~*~*~*~*~*~*~*~*~*~*~*~*~*~*~[U]' },
  { search_type: 'SUB', smarts: `${'[$('.repeat(60)}*~*${')]'.repeat(60)}` },
  { search_type: 'SIM', smiles: 'CC', sim_threshold: 0 },
] as const;

function imported(): string {
  const folder = mkdtempSync(join(tmpdir(), 'priora-structures-'));
  const paths = FOLDERS.map((name) => join(shared, 'chem-bio', name));
  const priora = fileURLToPath(new URL('../../src/cli/priora.ts', import.meta.url));
  const env = { ...process.env, PRIORA_DATA_DIR: folder };
  const { status } = spawnSync(process.execPath, [priora, 'import', 'auto', ...paths], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The import ended with ${status}.`);
  return folder;
}

const [given] = process.argv.slice(2);
if (!given && !existsSync(shared)) {
  console.log(`skipped: no shared data at ${shared}`);
  process.exit();
}
const data_dir = given ?? imported();
const service = await startTestService({ data_dir });
try {
  const ask = async (body: object) => {
    const begun = performance.now();
    const { json, data } = await service.call('POST /chemical-openapi/compound', {
      body: { page: 1, rows: 10, ...body },
    });
    const answer = data?.total === undefined ? json.error_msg : `${data.total}${data.complete ? '' : ' or more'}`;
    return { data, answer, ms: Math.round(performance.now() - begun) };
  };
  const { total } = await service.corpus.search(compounds, { query: { kind: 'all' }, offset: 0, limit: 1 });
  console.log('compounds', total);
  let wrong = 0;
  for (let whole = false; !whole; ) whole = (await ask({ smiles: '[U]', search_type: 'SUB' })).data.complete;
  for (const [name, body, expected] of COUNTED) {
    const { data, answer, ms } = await ask(body);
    if (data?.total !== expected || !data.complete) wrong++;
    console.log(name.padEnd(24), `expected ${expected}`.padEnd(16), `found ${answer}`.padEnd(24), `${ms} ms`);
  }
  for (const body of HOSTILE) {
    const { answer, ms } = await ask(body);
    console.log(JSON.stringify(body).slice(0, 70).padEnd(72), String(answer).slice(0, 90), `${ms} ms`);
  }
  console.log(wrong === 0 ? 'all as expected' : `${wrong} not as expected`);
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  await service.stop();
  if (!given) rmSync(data_dir, { recursive: true });
}
