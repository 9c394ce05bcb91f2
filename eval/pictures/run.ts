import { demoPatents } from '#demo/index.ts';
import { demoMarks } from '#demo/marks.ts';
import { drawSvg } from '#pictures/svg.ts';
import { halfOf } from '../halves.ts';
import { DISTORTIONS } from './distort.ts';
import { byDescriptors, byHash, byOrientation, type Item, table } from './measure.ts';

/**
 * `node eval/pictures/run.ts [designs|marks] [every] [tuning|report]`: own picture in the first 1, 5, 10 by distortion,
 * against directions of lines alone and a perceptual hash; of all owners, or of those of one half.
 */
const [what = 'designs', every = '1', half] = process.argv.slice(2);
const drawings =
  what === 'marks'
    ? demoMarks().flatMap((mark) => mark.pictures.flatMap(({ svg }) => (svg ? [{ owner: mark.id, svg }] : [])))
    : [...demoPatents()]
        .filter(({ patent_type }) => patent_type === 'D')
        .flatMap((patent) =>
          patent.figures.flatMap(({ svg }) => (svg ? [{ owner: patent.publication_number, svg }] : [])),
        );
// members of one family show the same drawing: what is drawn alike is one group
const groups = new Map<string, string>();
const seen = new Set<string>();
for (const { owner, svg } of drawings) {
  // one form in two colours is one drawing: figures of marks have one fill
  const form = what === 'marks' ? svg.replace(/fill="#[0-9a-f]+"/g, '') : svg;
  if (!seen.has(form)) groups.set(svg, owner);
  seen.add(form);
}
const items: Item[] = [...groups].map(([svg, group]) => ({ group, raster: drawSvg(svg)! }));
const queries = items
  .map((_item, index) => index)
  .filter((index) => index % Number(every) === 0 && (half === undefined || halfOf(items[index]!.group) === half));
console.log(
  `${what}: ${items.length} different pictures of ${new Set(items.map(({ group }) => group)).size} owners, ${queries.length} queries`,
);
for (const [name, make] of [
  ['descriptors', (all: readonly Item[]) => byDescriptors(all, what === 'marks' ? 'figures' : 'whole')],
  ['orientation alone', byOrientation],
  ['perceptual hash', byHash],
] as const) {
  console.log(`\n${name}`);
  for (const { name: distortion, hits, mrr } of table(items, queries, make(items), [1, 5, 10]))
    console.log(`${distortion.padEnd(24)} ${hits.map((hit) => hit.toFixed(3)).join('  ')}  mrr ${mrr.toFixed(3)}`);
}

if (what === 'marks') {
  // logos are stored with their words, and looked for without
  for (const name of ['with letters', 'letters beside']) {
    const distort = DISTORTIONS[name]!;
    const stored = items.map(({ group, raster }) => ({ group, raster: distort(raster) }));
    const rows = {
      'descriptors, whole alone': byDescriptors(stored),
      descriptors: byDescriptors(stored, 'figures'),
      'orientation alone': byOrientation(stored),
      'perceptual hash': byHash(stored),
    };
    console.log(`\nstored ${name}, looked for as it is`);
    for (const [by, ranking] of Object.entries(rows)) {
      const places = queries.map((index) => {
        const groups = [...new Set(ranking(items[index]!.raster).map((each) => items[each]!.group))];
        return groups.indexOf(items[index]!.group) + 1;
      });
      const share = (top: number) => (places.filter((place) => place <= top).length / places.length).toFixed(3);
      console.log(`${by.padEnd(24)} ${[1, 5, 10].map(share).join('  ')}`);
    }
  }
}
