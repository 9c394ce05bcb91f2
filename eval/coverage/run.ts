/**
 * Which fields of the by-number operations are filled, per source of the real shared data: how often, and one value.
 * `npm run eval:coverage [-- --sample 60 --out file]`. What no source fills is listed at the end with its reason
 * (`reasons.ts`); it ends with 1 where one has none.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importFiles } from '#sources/import.ts';
import { startTestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { coverage } from './coverage.ts';
import { reasonFor } from './reasons.ts';

const { values: given } = parseArgs({
  options: { sample: { type: 'string', default: '60' }, folder: { type: 'string' }, out: { type: 'string' } },
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
];

const folder = given.folder ?? join(tmpdir(), 'priora-eval-coverage');
mkdirSync(folder, { recursive: true });
const service = await startTestService({
  data_dir: folder,
  settings: { PRIORA_LOG_LEVEL: 'error', PRIORA_LEARN: 'false' },
});
const paths = SOURCES.map((name) => sharedData(`patents/${name}`)).filter((path) => path !== undefined);
if (paths.length === 0) throw new Error('The shared real data is not here: set PRIORA_SHARED_DATA.');
const summary = await importFiles({ source: 'auto', paths, corpus: service.corpus, data_dir: folder });
console.error(`imported ${summary.records} records in ${summary.seconds.toFixed(0)} s`);

const { sources, tables } = await coverage(service, Number(given.sample));
const lines = tables.flatMap(({ id, rows }) => [
  '',
  `## ${id}`,
  '',
  `| field | ${sources.join(' | ')} | for example |`,
  `|---|${'---|'.repeat(sources.length + 1)}`,
  ...rows.map(({ path, rates, example }) => {
    const shown = rates.map((rate) => (rate === 0 ? '' : rate.toFixed(2)));
    return `| ${path} | ${shown.join(' | ')} | ${example} |`;
  }),
]);
const never = tables.flatMap(({ id, rows }) => rows.flatMap(({ path, empty }) => (empty ? [{ id, path }] : [])));
const explained = never.map(({ id, path }) => ({ field: `${id} ${path}`, why: reasonFor(id, path)?.why }));
const open = explained.filter(({ why }) => why === undefined);
lines.push('', '## Never filled', '', '| field | why |', '|---|---|');
lines.push(...explained.map(({ field, why }) => `| ${field} | ${why ?? '**not explained**'} |`));
await service.stop();
const text = `${lines.join('\n')}\n`;
if (given.out) writeFileSync(given.out, text);
else console.log(text);
console.error(`${never.length} fields are never filled, ${open.length} of them without a reason`);
for (const { field } of open) console.error(field);
process.exit(open.length > 0 ? 1 : 0);
