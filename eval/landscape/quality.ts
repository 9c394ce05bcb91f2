import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { documentRows, WordCounts } from '#analytics/landscape/document-rows.ts';
import { densityOf, labelsOf } from '#analytics/landscape/labels.ts';
import { bagOfPatent, placesOf } from '#analytics/landscape/landscape.ts';
import { trainMap } from '#analytics/landscape/self-organising-map.ts';
import { TermReader } from '#analytics/terms.ts';
import { textIn } from '#analytics/word-cloud.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { chineseFont } from '#documents/fonts.ts';
import lensCsv from '#sources/lens-csv/source.ts';
import { readAll } from '#testing/read-source.ts';
import { sharedData } from '#testing/shared-data.ts';
import { neighbourhoods } from './neighbours.ts';

/**
 * How well a landscape keeps neighbours, beside the plain projection on the two axes of most variance, on a real
 * export: trustworthiness and continuity (Venna and Kaski) over a sample, labels to be read, the map as a picture.
 *
 *     node eval/landscape/quality.ts [--sample 1200] [--picture map.png]
 */
const { values: options } = parseArgs({
  options: { sample: { type: 'string', default: '1200' }, picture: { type: 'string' } },
});
const file = sharedData('patents/lens-export-csv/drone_drones_fulltext_families_5884.csv.gz');
if (file === undefined) throw new Error('the export is not there');
const seen = new Set<string>();
const records: Patent[] = [];
await readAll(lensCsv, [file], (patent: Patent) => {
  // one publication a family, as far as its priorities tell
  const claimed = patent.priorities
    .map(({ number }) => number)
    .filter((number) => number !== patent.application_number);
  const key = claimed.sort().join(' ') || (patent.application_number ?? patent.publication_number);
  if (seen.has(key)) return;
  seen.add(key);
  records.push(patent);
});
records.sort(
  (a, b) =>
    (b.publication_date ?? 0) - (a.publication_date ?? 0) || (a.publication_number < b.publication_number ? -1 : 1),
);

const began = process.cpuUsage();
const rows = documentRows(WordCounts.of(records.map(bagOfPatent)));
const map = trainMap(rows);
const used = process.cpuUsage(began);
const { x, y } = placesOf(map);

// every so many-th family: the sample is the same each time
const step = Math.max(1, Math.floor(rows.count / Number(options.sample)));
const sample = Array.from({ length: Math.floor(rows.count / step) }, (_, i) => i * step);
const part = (dimensions: number, of: (i: number, d: number) => number) => ({
  ...{ count: sample.length, dimensions },
  values: Float64Array.from({ length: sample.length * dimensions }, (_, at) =>
    of(sample[Math.trunc(at / dimensions)]!, at % dimensions),
  ),
});
const coordinate = (i: number, d: number) => rows.values[i * rows.dimensions + d]!;
const variance = (d: number) => {
  let [sum, square] = [0, 0];
  for (let i = 0; i < rows.count; i++) [sum, square] = [sum + coordinate(i, d), square + coordinate(i, d) ** 2];
  return square / rows.count - (sum / rows.count) ** 2;
};
const axes = Array.from({ length: rows.dimensions }, (_, d) => d)
  .sort((a, b) => variance(b) - variance(a))
  .slice(0, 2);
const space = part(rows.dimensions, coordinate);
const projections = {
  'self-organising map': part(2, (i, d) => (d === 0 ? x : y)[i]!),
  'two axes of most variance': part(2, (i, d) => coordinate(i, axes[d]!)),
};
console.log(
  `${rows.count} families, ${map.width} x ${map.height} cells, ${((used.user + used.system) / 1e6).toFixed(1)} s of processor time; ${sample.length} families compared\n`,
);
console.log('| projection | neighbours | trustworthiness | continuity |\n|---|---|---|---|');
for (const [name, points] of Object.entries(projections))
  for (const k of [5, 20, 50]) {
    const { trustworthiness, continuity } = neighbourhoods(space, points, k);
    console.log(`| ${name} | ${k} | ${trustworthiness.toFixed(3)} | ${continuity.toFixed(3)} |`);
  }

const reader = new TermReader('en');
for (const patent of records) reader.add(textIn(patent, 'en') ?? '');
const labels = labelsOf(map, reader.terms(1_500), records.length);
console.log(
  `\nLabels: ${labels.map(({ text, documents, with_term }) => `${text} (${with_term} of ${documents})`).join('; ')}`,
);

if (options.picture) {
  const { createCanvas, GlobalFonts } = createRequire(import.meta.url)(
    '@napi-rs/canvas',
  ) as typeof import('@napi-rs/canvas');
  const font = chineseFont('Regular');
  if (font !== undefined) GlobalFonts.registerFromPath(font, 'Labels');
  const size = 1200;
  const canvas = createCanvas(size, size);
  const draw = canvas.getContext('2d');
  draw.fillStyle = '#ffffff';
  draw.fillRect(0, 0, size, size);
  const density = densityOf(map);
  const most = Math.max(...density);
  // between the middles of cells, linearly
  const at = (px: number, py: number) => {
    const [gx, gy] = [(px / size) * map.width - 0.5, (py / size) * map.height - 0.5];
    const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
    const cell = (cx: number, cy: number) =>
      density[Math.min(map.height - 1, Math.max(0, cy)) * map.width + Math.min(map.width - 1, Math.max(0, cx))]!;
    const [fx, fy] = [gx - x0, gy - y0];
    const above = cell(x0, y0) * (1 - fx) + cell(x0 + 1, y0) * fx;
    const below = cell(x0, y0 + 1) * (1 - fx) + cell(x0 + 1, y0 + 1) * fx;
    return above * (1 - fy) + below * fy;
  };
  const GROUNDS = ['#f7fafc', '#e4eef5', '#cfe1ee', '#b3d1e5', '#92bdd9', '#6fa5ca'];
  for (let py = 0; py < size; py += 3)
    for (let px = 0; px < size; px += 3) {
      draw.fillStyle = GROUNDS[Math.min(5, Math.floor((at(px, py) / most) * 6))]!;
      draw.fillRect(px, py, 3, 3);
    }
  draw.fillStyle = '#1d3a5380';
  for (let i = 0; i < records.length; i++) draw.fillRect((x[i]! / 1000) * size - 1, (y[i]! / 1000) * size - 1, 2, 2);
  draw.font = '20px Labels';
  draw.textAlign = 'center';
  for (const label of labels) {
    const [px, py] = [(label.x / map.width) * size, (label.y / map.height) * size];
    draw.lineWidth = 5;
    draw.strokeStyle = '#ffffff';
    draw.strokeText(label.text, px, py);
    draw.fillStyle = '#10202e';
    draw.fillText(label.text, px, py);
  }
  writeFileSync(options.picture, canvas.toBuffer('image/png'));
}
