// How much of a text layer is read, and in the order in which people read it:
//   node eval/reading/run.ts [folder of shared data]
// Truth: `pdftotext -layout` of the same 13 publications of the Chinese office, which was made apart from this code.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readDocument } from '#reading/read.ts';
import { agreement, unitsOf } from './alignment.ts';

const data =
  process.argv[2] ?? process.env.PRIORA_SHARED_DATA ?? new URL('../../../shared/data', import.meta.url).pathname;
const folder = join(data, 'patents/cn-fulltext-pdf');
const sum = { common: 0, expected: 0, read: 0 };
for (const file of globSync('pdf/*.pdf', { cwd: folder }).sort()) {
  const truth = join(folder, 'text', `${basename(file, '.pdf')}.pdftotext-layout.txt.gz`);
  const expected = unitsOf(gunzipSync(readFileSync(truth)).toString('utf8'));
  const began = process.cpuUsage();
  const { pages } = await readDocument(readFileSync(join(folder, file)), 'pdf', async () => undefined);
  const text = pages
    .flatMap(({ blocks }) => blocks.map((block) => block.text ?? block.rows?.flat().join(' ') ?? ''))
    .join('\n');
  const { user, system } = process.cpuUsage(began);
  const found = agreement(expected, unitsOf(text));
  for (const key of ['common', 'expected', 'read'] as const) sum[key] += found[key];
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
  console.log(
    `${basename(file, '.pdf')}  ${pages.length} pages  of expected ${share(found.common, found.expected)}  of read ${share(found.common, found.read)}  ${Math.round((user + system) / 1000)} ms of processor time`,
  );
}
console.log(
  `all: ${sum.expected} units expected, ${((100 * sum.common) / sum.expected).toFixed(2)} % read in order; ${((100 * sum.common) / sum.read).toFixed(2)} % of what was read is expected there`,
);
