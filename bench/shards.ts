import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { sharedData } from '#testing/shared-data.ts';
import { Random } from './random.ts';

/**
 * How full shards are when each document goes to one by its own id, and when a family has to be on one, by the sizes of
 * families that real publications state. A simulation: nothing is indexed. What is not named is drawn by chance, the
 * same for the same number of documents.
 *
 *     node bench/shards.ts [--documents 10000000]
 */
const { values } = parseArgs({ options: { documents: { type: 'string', default: '10000000' } } });
const documents = Number(values.documents);
const SHARDS = [3, 10, 30, 100];
const FILE = 'drone_drones_fulltext_families_5884.csv.gz';
const folder = sharedData('patents/lens-export-csv');
if (!folder) throw new Error('The shared data is not here.');
const rows = parse(gunzipSync(readFileSync(join(folder, FILE))), { columns: true }) as Record<string, string>[];

/** Sizes of families, drawn so that as many documents are in families of a size as the publications say. */
function drawer(column: string, random: Random): { readonly sizes: number[]; readonly draw: () => number } {
  const sizes = rows.map((row) => Number(row[column])).filter((size) => size >= 1);
  // each publication stands for one member of its family: a family of ten is met ten times as often
  const cumulative: number[] = [];
  let sum = 0;
  for (const size of sizes) cumulative.push((sum += 1 / size));
  return {
    sizes,
    draw() {
      const wanted = random.next() * sum;
      let [low, high] = [0, cumulative.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (cumulative[middle]! <= wanted) low = middle + 1;
        else high = middle;
      }
      return sizes[low]!;
    },
  };
}

/** The fullest of as many shards, as a multiple of their mean. */
function fullest(shards: number, random: Random, size: () => number): number {
  const held = new Float64Array(shards);
  for (let n = 0; n < documents; ) {
    const members = Math.min(size(), documents - n);
    held[random.integer(shards)]! += members;
    n += members;
  }
  return (Math.max(...held) * shards) / documents;
}

const WAYS = ['Simple Family Size', 'Extended Family Size'];
for (const column of WAYS) {
  const sizes = drawer(column, new Random(1)).sizes.sort((a, b) => a - b);
  const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(share * sizes.length))];
  console.log(
    `${column} of ${sizes.length} publications: median ${at(0.5)}, of one in ten ${at(0.9)} or more, of one in a hundred ${at(0.99)}, most ${sizes.at(-1)}`,
  );
}
console.log(`\n${documents} documents; the fullest shard as a multiple of the mean:\n`);
console.log('| shards | by document | by simple family | by extended family |\n|--:|--:|--:|--:|');
for (const shards of SHARDS) {
  const random = new Random(shards);
  const cells = [() => 1, ...WAYS.map((column) => drawer(column, random).draw)].map((size) =>
    fullest(shards, random, size).toFixed(4),
  );
  console.log(`| ${[shards, ...cells].join(' | ')} |`);
}
