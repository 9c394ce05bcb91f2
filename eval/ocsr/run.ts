// How many drawings are read as the structure that they show. `node eval/ocsr/run.ts [--half making|report] [--drawn
// N] [--reader own|osra] [--every N]`
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openToolkit } from '../../src/chemistry/rdkit.ts';
import { decodePicture } from '../../src/pictures/decode.ts';
import type { Raster } from '../../src/pictures/raster.ts';
import { sharedData } from '../../src/testing/shared-data.ts';
import { pixelsOf } from './draw.ts';
import { halfOf, pairsIn } from './pairs.ts';
import { readers, type Said } from './readers.ts';

/** Whether a reading is the structure: key, connectivity (its first block) or neither; or nothing was answered. */
type Verdict = 'equal' | 'connectivity' | 'wrong' | 'refused';
interface Measured {
  readonly name: string;
  readonly verdict: Verdict;
  readonly confidence: number;
  readonly truth: string;
  readonly read: string;
}

const option = (name: string): string | undefined =>
  process.argv[process.argv.indexOf(`--${name}`) + 1 || process.argv.length];
const reader: (raster: Raster) => Said = readers[option('reader') === 'osra' ? 'osra' : 'own'];

let toolkit = await openToolkit();

async function measure(name: string, raster: Raster, truth: string): Promise<Measured> {
  const { inchi_key = '', isomeric } = toolkit.structure(truth);
  const head = { name, truth: isomeric };
  const { structures, confidence, reason } = reader(raster);
  if (reason !== undefined) return { ...head, verdict: 'refused', confidence, read: reason };
  try {
    const read = toolkit.structure(structures.map((text) => toolkit.structure(text).isomeric).join('.'));
    const key = read.inchi_key ?? '';
    const verdict =
      key === inchi_key ? 'equal' : key.slice(0, 14) === inchi_key.slice(0, 14) ? 'connectivity' : 'wrong';
    return { ...head, verdict, confidence, read: read.isomeric };
  } catch (error) {
    toolkit = await openToolkit();
    return { ...head, verdict: 'refused', confidence, read: String(error).slice(0, 80) };
  }
}

function report(title: string, all: readonly Measured[]): void {
  const count = (some: readonly Measured[], verdict: Verdict) => some.filter((one) => one.verdict === verdict).length;
  const answered = all.length - count(all, 'refused');
  const share = (part: number, whole: number) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`);
  console.log(
    `${title}: ${all.length} drawings; equal ${count(all, 'equal')} (${share(count(all, 'equal'), all.length)}), connectivity alone ${count(all, 'connectivity')}, wrong ${count(all, 'wrong')}, refused ${count(all, 'refused')}; of those answered ${share(count(all, 'equal'), answered)} are equal`,
  );
  for (const [from, to] of [
    [0.6, 0.8],
    [0.8, 0.9],
    [0.9, 1.01],
  ] as const) {
    const some = all.filter(
      ({ verdict, confidence }) => verdict !== 'refused' && confidence >= from && confidence < to,
    );
    console.log(
      `  confidence ${from} to ${Math.min(1, to)}: ${some.length} answered, ${share(count(some, 'equal'), some.length)} equal`,
    );
  }
  for (const one of all.filter(({ verdict }) => verdict === 'wrong' || verdict === 'connectivity').slice(0, 25))
    console.log(
      `  ${one.verdict} ${one.name} ${one.confidence.toFixed(2)}\n    read  ${one.read}\n    truth ${one.truth}`,
    );
}

/** A picture turned by some degrees about its middle, on white. */
function turned({ width, height, rgb }: Raster, degrees: number): Raster {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const out = new Uint8Array(rgb.length).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const [u, v] = [width / 2 + dx * cos + dy * sin, height / 2 - dx * sin + dy * cos];
      const [left, top] = [Math.floor(u), Math.floor(v)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      for (let c = 0; c < 3; c++) {
        const at = (a: number, b: number) => rgb[3 * (b * width + a) + c]!;
        const [fx, fy] = [u - left, v - top];
        out[3 * (y * width + x) + c] =
          (at(left, top) * (1 - fx) + at(left + 1, top) * fx) * (1 - fy) +
          (at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx) * fy;
      }
    }
  return { width, height, rgb: out };
}

/** Grains: one pixel in `every` the other way round, by a generator with a seed. */
function noisy({ width, height, rgb }: Raster, every: number, seed: number): Raster {
  const out = rgb.slice();
  let state = seed;
  for (let i = 0; i < width * height; i++) {
    state = (state * 48_271) % 2_147_483_647;
    if (state % every === 0) for (let c = 0; c < 3; c++) out[3 * i + c] = 255 - out[3 * i + c]!;
  }
  return { width, height, rgb: out };
}

/** Structures spread over a public list, of one part, of at most fifty heavy atoms. */
function someOf(count: number): string[] {
  const place = sharedData('chem-bio/chembl-smiles');
  if (!place) throw new Error('chem-bio/chembl-smiles is not on this machine');
  const lines = readdirSync(place).flatMap((file) =>
    gunzipSync(readFileSync(join(place, file)), { maxOutputLength: 50_000_000 })
      .toString('utf8')
      .split('\n'),
  );
  const step = Math.max(1, Math.floor(lines.length / (count * 1.3)));
  const some = lines
    .filter((_, at) => at % step === 3)
    .flatMap((line) => {
      const [smiles = ''] = line.trim().split(/[\t ,]/, 1);
      try {
        return smiles === '' || smiles.includes('.') || toolkit.structure(smiles).heavy_atoms > 50 ? [] : [smiles];
      } catch {
        return [];
      }
    });
  return some.slice(0, count);
}

const started = process.cpuUsage();
const half = option('half') ?? 'making';
const folder = sharedData('chem-bio/uspto-mol-tif');
if (folder && half !== 'none') {
  const all: Measured[] = [];
  const every = Number(option('every') ?? 1);
  const own = (await pairsIn(folder)).filter(({ name }) => halfOf(name) === half);
  for (const { name, picture, molfile } of own.filter((_, i) => i % every === 0))
    all.push(await measure(name, decodePicture(picture, 3_600), molfile));
  report(`drawings of US patents, the half ${half}`, all);
}
const drawn = Number(option('drawn') ?? 0);
if (drawn > 0) {
  const smiles = someOf(drawn);
  for (const side of [300, 500, 800]) {
    const clean = (one: string) => pixelsOf(toolkit.svg(one, { width: side, height: Math.round(side * 0.75) }), side);
    for (const [what, change] of [
      ['as drawn', (raster: Raster) => raster],
      ['turned by 2 degrees', (raster: Raster) => turned(raster, 2)],
      ['one pixel in 1000 the other way', (raster: Raster) => noisy(raster, 1000, 7)],
    ] as const) {
      const all: Measured[] = [];
      for (const one of smiles) all.push(await measure(one, change(clean(one)), one));
      report(`drawn by the toolkit, ${side} pixels, ${what}`, all);
    }
  }
}
console.log(`${(process.cpuUsage(started).user / 1e6).toFixed(0)} s of processor time`);
