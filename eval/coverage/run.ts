/**
 * Which fields of the by-number operations are filled, per source of the real shared data: how often, and one value.
 * `npm run eval:coverage [-- --sample 60 --out file]`. What no source fills is listed at the end, to be explained.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import type { WireSchema } from '#contract/shape.ts';
import { importFiles } from '#sources/import.ts';
import { startTestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { BY_NUMBER, leavesOf, leavesOfSchema } from './fields.ts';

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

/** A spread sample of each source's publications. */
const sample = Number(given.sample);
const page = await service.corpus.aggregate(
  patents,
  { query: { kind: 'all' } },
  { by: { source: { axis: 'values', field: 'SOURCE', top: 40 } } },
);
const sources = page.by!.source!.buckets.map(({ value }) => String(value));
const numbers = new Map<string, readonly string[]>();
for (const source of sources) {
  const query = { kind: 'term', field: 'SOURCE', text: source } as const;
  const { hits } = await service.corpus.search(patents, { query, offset: 0, limit: 20_000 });
  const step = Math.max(1, Math.floor(hits.length / sample));
  numbers.set(
    source,
    hits
      .filter((_, i) => i % step === 0)
      .slice(0, sample)
      .map(({ id }) => id),
  );
}

const lines: string[] = [];
const never: string[] = [];
for (const operation of BY_NUMBER()) {
  const filled = new Map<string, Map<string, number>>();
  const shown = new Map<string, string>();
  // what answers one object is asked for one
  const at_once = (operation.response as WireSchema).type === 'array' ? 20 : 1;
  for (const [source, ids] of numbers)
    for (let at = 0; at < ids.length; at += at_once) {
      const query = { patent_number: ids.slice(at, at + at_once).join(',') };
      const { data } = await service.call(operation, { query });
      for (const row of [data].flat())
        for (const [path, value] of leavesOf(row)) {
          const of = filled.get(path) ?? new Map<string, number>();
          filled.set(path, of.set(source, (of.get(source) ?? 0) + 1));
          if (!shown.has(path))
            shown.set(
              path,
              String(value)
                .replace(/[\s|]+/g, ' ')
                .slice(0, 40),
            );
        }
    }
  lines.push(
    '',
    `## ${operation.id}`,
    '',
    `| field | ${sources.join(' | ')} | for example |`,
    `|---|${'---|'.repeat(sources.length + 1)}`,
  );
  for (const path of leavesOfSchema(operation.response as WireSchema)) {
    const of = filled.get(path);
    if (!of) never.push(`${operation.id} ${path}`);
    const rates = sources.map((source) => {
      const rate = (of?.get(source) ?? 0) / numbers.get(source)!.length;
      return rate === 0 ? '' : rate.toFixed(2);
    });
    lines.push(`| ${path} | ${rates.join(' | ')} | ${shown.get(path) ?? ''} |`);
  }
}
lines.push('', '## Never filled', '', ...never.map((each) => `- ${each}`));
await service.stop();
const text = `${lines.join('\n')}\n`;
if (given.out) writeFileSync(given.out, text);
else console.log(text);
