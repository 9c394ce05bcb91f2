import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodePicture, sizeOf } from '#pictures/decode.ts';
import { onWhite, type Raster } from '#pictures/raster.ts';
import { scansOf } from '#pictures/scans.ts';
import { figuresOf } from '#pictures/sheets.ts';
import { sharedData } from '#testing/shared-data.ts';
import { halfOf } from '../halves.ts';
import { DISTORTIONS } from '../pictures/distort.ts';
import { byBoth, byDescriptors, byHash, byOrientation, type Item, type Ranking } from '../pictures/measure.ts';

/**
 * `node eval/designs/run.ts [every] [tuning|report]`: figures cut out of scanned design grants; each of so many is
 * distorted and looked for among all (its own figure is the nearest), and each is taken away and another view of its
 * design looked for. Products are in two halves: of the first one what is missed is named, the other one is for figures
 * that are published.
 * Beside it a set of query pictures of your own: `PRIORA_DESIGN_SET=FOLDER` with `queries/NAME.png|jpg|tif`,
 * `collection/NUMBER*.png|jpg|tif|pdf` (many files of one number are its views) and `targets.csv` (`NAME,NUMBER` a
 * line).
 */
const every = Number(process.argv[2] ?? 10);
const half = process.argv[3];

/** Figures of a file: of a facsimile all but those of its front page, of a picture the whole. */
async function figuresOfFile(path: string): Promise<Raster[]> {
  const bytes = await readFile(path);
  if (sizeOf(bytes)) return [decodePicture(bytes)];
  return [...scansOf(bytes)].slice(1).flatMap((sheet) => figuresOf(sheet).map(onWhite));
}

async function collectionIn(folder: string, group: (name: string) => string): Promise<Item[]> {
  const items: Item[] = [];
  for (const name of (await readdir(folder)).sort())
    for (const raster of await figuresOfFile(join(folder, name))) items.push({ group: group(name), raster });
  return items;
}

const RANKINGS: readonly (readonly [string, (items: readonly Item[]) => Ranking])[] = [
  ['descriptors', (items) => byDescriptors(items)],
  ['HOG cosine', byOrientation],
  ['perceptual hash', byHash],
  // takes a hundred times as long
  ['descriptors and local lines, fused', byBoth],
];

/** Hit rate at so many groups and mean reciprocal rank, of places from 1; 0 stands for not found. */
function line(name: string, places: readonly number[], tops: readonly number[]): string {
  const rate = (top: number) => (places.filter((at) => at > 0 && at <= top).length / places.length).toFixed(3);
  const mrr = places.reduce((sum, at) => sum + (at > 0 ? 1 / at : 0), 0) / places.length;
  return `${name.padEnd(24)} ${tops.map((top) => `@${top} ${rate(top)}`).join('  ')}  mrr ${mrr.toFixed(3)}`;
}

const groupsOf = (order: readonly number[], items: readonly Item[]) => [
  ...new Set(order.map((at) => items[at]!.group)),
];

const folder = sharedData('designs/uspto-design-pdf');
if (folder) {
  // several designs of one product are alike: `N-USDnnnnnn.pdf` and `N.pdf` of one N are one group
  const items = await collectionIn(folder, (name) => /^\d+/.exec(name)?.[0] ?? name);
  const queries = items
    .map((_item, at) => at)
    .filter((at) => at % every === 0 && (half === undefined || halfOf(items[at]!.group) === half));
  console.log(
    `${items.length} figures of ${new Set(items.map(({ group }) => group)).size} products, ${queries.length} queries`,
  );
  for (const [name, make] of RANKINGS) {
    const ranking = make(items);
    console.log(`\n${name}`);
    for (const [distortion, distort] of Object.entries(DISTORTIONS)) {
      const places = queries.map(
        (at) => groupsOf(ranking(distort(items[at]!.raster)), items).indexOf(items[at]!.group) + 1,
      );
      console.log(line(distortion, places, [1, 10]));
      const missed = queries.filter((at, index) => places[index] !== 1 && halfOf(items[at]!.group) === 'tuning');
      if (half === 'tuning' && missed.length > 0) console.log(`  not first: figures ${missed.join(', ')}`);
    }
    // the figure itself is not in the collection: another view of the same product must be found
    const others = queries.map((at) => {
      const order = ranking(items[at]!.raster).filter((other) => other !== at);
      return groupsOf(order, items).indexOf(items[at]!.group) + 1;
    });
    console.log(line('another view', others, [1, 10, 20]));
  }
}

const set = process.env.PRIORA_DESIGN_SET;
if (set) {
  const items = await collectionIn(join(set, 'collection'), (name) => /^[A-Z]{2}[0-9A-Z]+/.exec(name)?.[0] ?? name);
  const targets = new Map<string, string[]>();
  for (const row of (await readFile(join(set, 'targets.csv'), 'utf8')).split(/\r?\n/)) {
    const [query = '', target = ''] = row.split(',').map((each) => each.trim());
    if (query && target) targets.set(query, [...(targets.get(query) ?? []), target]);
  }
  console.log(`\n${set}: ${items.length} figures, ${targets.size} queries`);
  for (const [name, make] of RANKINGS) {
    const ranking = make(items);
    const places: number[] = [];
    for (const [query, wanted] of targets) {
      const [raster] = await figuresOfFile(join(set, 'queries', query));
      const groups = raster ? groupsOf(ranking(raster), items) : [];
      places.push(groups.findIndex((group) => wanted.includes(group)) + 1);
    }
    console.log(line(name, places, [10, 100, 200]));
  }
}
