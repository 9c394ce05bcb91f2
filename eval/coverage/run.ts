/**
 * Which fields of the by-number operations are filled, per source of the real shared data: how often.
 * `npm run eval:coverage [-- --sample 60 --examples --out docs/eval/coverage.md --folder /tmp/kept]`. What no source
 * fills is listed first with its reason (`reasons.ts`); it ends with 1 where one has none. A folder in which an earlier
 * run has left its records is asked as it is.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { importFiles } from '#sources/import.ts';
import { startTestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { coverage } from './coverage.ts';
import { reasonFor } from './reasons.ts';

const { values: given } = parseArgs({
  options: {
    sample: { type: 'string', default: '60' },
    folder: { type: 'string' },
    out: { type: 'string' },
    /** A column with one value of each field: text of others. */ examples: { type: 'boolean', default: false },
  },
});
const SOURCES = [
  'uspto-grant-xml',
  'uspto-application-xml',
  'uspto-legacy',
  'uspto-ppubs-json',
  'epo-docdb-xml',
  'epo-fulltext-xml',
  'epo-ops-xml',
  'google-patents-html',
  'google-patents-ultrasound',
  'lens-export-csv',
  'cn-fulltext-pdf/text',
  'tipo-fulltext-xml',
  // what is known of publications beside them: files of applications, conveyances, proceedings
  'uspto-peds-json',
  'uspto-odp-json',
  'uspto-assignment',
  'uspto-ptab-json',
];

const folder = given.folder ?? mkdtempSync(join(tmpdir(), 'priora-eval-coverage-'));
mkdirSync(folder, { recursive: true });
const service = await startTestService({
  data_dir: folder,
  // twenty documents as PDF in one call take long on a busy machine
  settings: { PRIORA_LOG_LEVEL: 'error', PRIORA_LEARN: 'false', PRIORA_REQUEST_TIMEOUT_S: '600' },
});
const paths = SOURCES.map((name) => sharedData(`patents/${name}`)).filter((path) => path !== undefined);
if (paths.length === 0) throw new Error('The shared real data is not here: set PRIORA_SHARED_DATA.');
const count = async () => (await service.corpus.search(patents, { query: { kind: 'all' }, offset: 0, limit: 0 })).total;
if ((await count()) === 0) {
  const { records, seconds } = await importFiles({ source: 'auto', paths, corpus: service.corpus, data_dir: folder });
  console.error(`imported ${records} records in ${seconds.toFixed(0)} s`);
}
const documents = await count();

const { sources, tables, refused } = await coverage(service, Number(given.sample), (id) => console.error(id));
const columns = [...sources, ...(given.examples ? ['for example'] : [])];
const rows = tables.flatMap(({ id, rows }) => [
  '',
  `## ${id}`,
  '',
  `| field | ${columns.join(' | ')} |`,
  `|---|${'---|'.repeat(columns.length)}`,
  ...rows.map(({ path, rates, example }) => {
    const shown = rates.map((rate) => (rate === 0 ? '' : rate.toFixed(2)));
    return `| ${path} | ${[...shown, ...(given.examples ? [example] : [])].join(' | ')} |`;
  }),
]);
const never = tables.flatMap(({ id, rows }) => rows.flatMap(({ path, empty }) => (empty ? [{ id, path }] : [])));
const explained = never.map(({ id, path }) => ({ field: `${id} ${path}`, why: reasonFor(id, path)?.why }));
const open = explained.filter(({ why }) => why === undefined);
const lines = [
  '# Which fields real data fills',
  '',
  `${tables.length} operations take publication numbers. Each was asked for up to ${given.sample} publications of every source, spread over the ${documents} that the shared real data has; a figure is the share of a source's publications whose answer has the field, and nothing stands where none has. Written by \`npm run eval:coverage\`.`,
  '',
  '## Never filled',
  '',
  `${never.length} of ${tables.reduce((sum, { rows }) => sum + rows.length, 0)} fields: no source that was imported states them, for the reason beside each.`,
  ...['', '| field | why |', '|---|---|'],
  ...explained.map(({ field, why }) => `| ${field} | ${why ?? '**not explained**'} |`),
  ...rows,
];
await service.stop();
if (given.folder === undefined) rmSync(folder, { recursive: true, force: true });
const text = `${lines.join('\n')}\n`;
if (given.out) {
  mkdirSync(dirname(given.out), { recursive: true });
  writeFileSync(given.out, text);
} else console.log(text);
console.error(`${never.length} fields are never filled, ${open.length} of them without a reason`);
for (const { field } of open) console.error(field);
for (const each of refused) console.error(`not answered: ${each}`);
process.exit(open.length + refused.length > 0 ? 1 : 0);
