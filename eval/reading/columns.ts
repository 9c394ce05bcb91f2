// How much of two-column pages is read, and in the order in which people read it:
//   node eval/reading/columns.ts [folder of shared data] [--ocr]
// The text pages of an application of the US office whose text is a layer made by recognition. Truth: `pdftotext
// -layout` of the left half of each page, then of the right one, so that the columns were told apart by a person. With
// --ocr the pages are pictures (200 dots an inch, `pdftoppm`) and read by the recogniser, which must be installed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '#reading/page.ts';
import { ppOcr } from '#reading/pp-ocr.ts';
import { readDocument } from '#reading/read.ts';
import { agreement, unitsOf } from './alignment.ts';

const asOcr = process.argv.includes('--ocr');
const data =
  process.argv.slice(2).find((one) => !one.startsWith('--')) ??
  process.env.PRIORA_SHARED_DATA ??
  new URL('../../../shared/data', import.meta.url).pathname;
const file = join(data, 'patents/us-pdf-ocr-text/US20180061189A1.pdf');
/** Pages of text, from 1; the last ends with the claims in its left column. */
const PAGES = [5, 6, 7, 8, 9];
const [WIDTH, HEIGHT] = [612, 792];

const half = (page: number, x: number): string =>
  execFileSync(
    'pdftotext',
    ['-layout', '-f', page, '-l', page, '-x', x, '-y', 0, '-W', WIDTH / 2, '-H', HEIGHT, file, '-'].map(String),
    { encoding: 'utf8' },
  );
const textOf = ({ blocks }: Page): string =>
  blocks.map(({ text, rows }) => text ?? rows?.flat().join(' ') ?? '').join('\n');

async function pictured(page: number): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'priora-columns-'));
  try {
    execFileSync('pdftoppm', ['-r', '200', '-f', String(page), '-l', String(page), '-png', file, join(folder, 'p')]);
    const name = join(folder, `p-${page}.png`);
    const { pages } = await readDocument(readFileSync(name), 'png', ppOcr);
    return pages[0]!;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const layer = asOcr ? undefined : (await readDocument(readFileSync(file), 'pdf', async () => undefined)).pages;
const sum = { common: 0, expected: 0, read: 0 };
const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)} %`;
for (const page of PAGES) {
  const began = process.cpuUsage();
  const read = unitsOf(textOf(layer?.[page - 1] ?? (await pictured(page))));
  const { user, system } = process.cpuUsage(began);
  const found = agreement(unitsOf(`${half(page, 0)}\n${half(page, WIDTH / 2)}`), read);
  for (const key of ['common', 'expected', 'read'] as const) sum[key] += found[key];
  console.log(
    `page ${page}  ${found.expected} expected  ${share(found.common, found.expected)} of them in order  ${share(found.common, found.read)} of what was read${asOcr ? `  ${Math.round((user + system) / 1000)} ms` : ''}`,
  );
}
console.log(
  `all: ${sum.expected} units expected, ${share(sum.common, sum.expected)} read in order; ${share(sum.common, sum.read)} of what was read is expected there`,
);
