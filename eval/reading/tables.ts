// How rightly tables are read, against the cells that people marked in pictures of 15 tables of open-access papers
// (PubTabNet): node eval/reading/tables.ts [folder of shared data] [--worst] [--half tune|report] Three times: from the
// marked words where they stand (the layout alone); where a recogniser is installed, from the lines that it finds with
// the marked words in them, and from the pixels. Rules for pixels are made on the first, third ... table (tune), and
// judged on the others. Figure: relations between neighbours that have words, to the right and below, both texts the
// same (Göbel et al. 2012, A methodology for evaluating algorithms for table understanding in PDF documents); blanks
// and case do not count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { blocksOf } from '#reading/blocks.ts';
import type { Ocr } from '#reading/ocr.ts';
import type { Page, Run } from '#reading/page.ts';
import { ppOcr } from '#reading/pp-ocr.ts';
import { readDocument } from '#reading/read.ts';
import { type MarkedTable, marked, relationsOf, runsOf, shared, withMarkedWords } from './marked-tables.ts';

const { values, positionals } = parseArgs({
  options: { worst: { type: 'boolean', default: false }, half: { type: 'string' } },
  allowPositionals: true,
});
const { worst, half } = values;
const [folder] = positionals;
const data = folder ?? process.env.PRIORA_SHARED_DATA ?? new URL('../../../shared/data', import.meta.url).pathname;
const tables = join(data, 'tables/pubtabnet-examples');
const truth = marked(gunzipSync(readFileSync(join(tables, 'PubTabNet_Examples.jsonl.gz'))).toString('utf8')).filter(
  (_, at) => half === undefined || (half === 'tune') === (at % 2 === 0),
);

const drawn = (runs: readonly Run[]) =>
  blocksOf([{ width: 500, height: Math.max(...runs.map(({ y1 }) => y1)) * 1.3, runs, rules: [], pictures: [] }]);

async function judge(name: string, read: (table: MarkedTable) => Promise<readonly Page[]>) {
  const sum = { common: 0, expected: 0, read: 0, whole: 0 };
  for (const table of truth) {
    const blocks = (await read(table)).flatMap((page) => page.blocks);
    const grids = blocks.flatMap(({ rows }) => (rows ? [rows] : []));
    const expected = relationsOf(table.grid);
    const given = grids.flatMap((rows) => relationsOf(rows));
    const common = shared(expected, given);
    sum.common += common;
    sum.expected += expected.length;
    sum.read += given.length;
    if (common === expected.length && common === given.length) sum.whole += 1;
    const size = (rows: readonly (readonly unknown[])[]) => `${rows.length} x ${rows[0]?.length ?? 0}`;
    console.log(
      `${name} ${table.file}: ${size(table.grid)}, read as ${grids.map(size).join(' and ') || 'no table'}; of the marked relations ${((100 * common) / expected.length).toFixed(0)} %, of those read ${((100 * common) / Math.max(1, given.length)).toFixed(0)} %`,
    );
    if (worst && common < 0.97 * expected.length)
      console.log(
        grids.map((rows) => rows.map((row) => row.join(' | ')).join('\n')).join('\n\n') ||
          JSON.stringify(blocks.map(({ type, text }) => [type, text])),
      );
  }
  const [recall, precision] = [sum.common / sum.expected, sum.common / Math.max(1, sum.read)];
  console.log(
    `${name}: ${truth.length} tables, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, F1 ${((2 * recall * precision) / (recall + precision || 1)).toFixed(3)}; ${sum.whole} without a fault`,
  );
}

await judge('layout', async (table) => drawn(runsOf(table)));
const ocr = await ppOcr();
if (ocr) {
  const of = ({ file }: MarkedTable, by: Ocr) => readDocument(readFileSync(join(tables, file)), 'png', async () => by);
  // what is lost before a letter is read: the lines that were found, with the words that people marked there
  const told = (table: MarkedTable): Ocr => ({
    read: async (picture) => withMarkedWords(await ocr.read(picture), runsOf(table)),
  });
  await judge('lines found', async (table) => (await of(table, told(table))).pages);
  await judge('pixels', async (table) => (await of(table, ocr)).pages);
} else console.log('pixels: no recogniser is installed');
