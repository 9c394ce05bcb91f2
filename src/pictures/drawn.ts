import { coloursOf } from './colours.ts';
import { withoutLetters } from './letters.ts';
import { thickened } from './pieces.ts';
import { cropped, greyOf, type Plane, type Raster, resized } from './raster.ts';

/** What is drawn in a picture, freed of its ground and brought to one size. */
export interface Drawn {
  /** Lines and edges, 0 to 255, `SIDE` x `SIDE`, the drawing in the middle and its longer side filling it. */
  readonly lines: Plane;
  /** 255 inside the outline, 0 outside. */
  readonly silhouette: Plane;
  /** Width by height of what is drawn. */
  readonly aspect: number;
  /** Share of the box that is inside the outline. */
  readonly filled: number;
  /** Lines as a share of the box. */
  readonly ink: number;
  /** Its colours (`coloursOf`), for `coloursAlike`; absent of what has none. */
  readonly colours?: Int8Array;
  /** True where nothing was found on the ground. */
  readonly blank: boolean;
}

export const SIDE = 96;
const MARGIN = 4;

/** The brightness that most of the frame has: the ground. */
function groundOf({ width, height, data }: Plane): number {
  const counts = new Uint32Array(32);
  const see = (at: number) => counts[data[at]! >> 3]!++;
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) see(y * width + x);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) see(y * width + x);
  let most = 0;
  for (let i = 1; i < 32; i++) if (counts[i]! > counts[most]!) most = i;
  return most * 8 + 4;
}

/** The threshold that divides a histogram best (Otsu, 1979), over distances from the ground. */
function threshold(distance: Uint8Array): number {
  const counts = new Float64Array(256);
  for (const value of distance) counts[value]!++;
  const all = distance.length;
  let sum = 0;
  for (let i = 0; i < 256; i++) sum += i * counts[i]!;
  let [below, belowSum, best, at] = [0, 0, -1, 40];
  for (let i = 0; i < 256; i++) {
    below += counts[i]!;
    belowSum += i * counts[i]!;
    const above = all - below;
    if (below === 0 || above === 0) continue;
    const spread = below * above * (belowSum / below - (sum - belowSum) / above) ** 2;
    if (spread > best) [best, at] = [spread, i];
  }
  // a few thin lines hardly move the histogram: noise of a photo stays below
  return Math.min(110, Math.max(28, at));
}

/** The box around what is drawn, specks left out: rows and columns with at least two thousandths of the ink. */
function boxOf(mask: Uint8Array, width: number, height: number) {
  const [rows, columns] = [new Uint32Array(height), new Uint32Array(width)];
  let all = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (mask[y * width + x]) {
        rows[y]!++;
        columns[x]!++;
        all++;
      }
  if (all < 12) return undefined;
  const least = Math.max(1, all * 0.0006);
  const ends = (counts: Uint32Array): [number, number] => [
    counts.findIndex((n) => n >= least),
    counts.findLastIndex((n) => n >= least),
  ];
  const [[top, bottom], [left, right]] = [ends(rows), ends(columns)];
  return top < 0 || left < 0 || bottom - top < 2 || right - left < 2
    ? undefined
    : { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Everything that the ground does not reach from the frame: a drawing of lines becomes its outline filled. */
function inside(mask: Plane): Plane {
  const { width, height, data } = mask;
  const outside = new Uint8Array(width * height);
  const next: number[] = [];
  const visit = (at: number) => {
    if (outside[at] || data[at]! > 0) return;
    outside[at] = 1;
    next.push(at);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < width * (height - 1)) visit(at + width);
  }
  return { width, height, data: outside.map((each) => (each ? 0 : 255)) };
}

const EMPTY: Plane = { width: SIDE, height: SIDE, data: new Uint8Array(SIDE * SIDE) };

/** Puts a plane in the middle of a square, its longer side filling it but for the margin. */
function centred(plane: Plane): Plane {
  const room = SIDE - 2 * MARGIN;
  const scale = room / Math.max(plane.width, plane.height);
  const [w, h] = [Math.max(1, Math.round(plane.width * scale)), Math.max(1, Math.round(plane.height * scale))];
  const small = resized(plane, w, h);
  const data = new Uint8Array(SIDE * SIDE);
  const [left, top] = [(SIDE - w) >> 1, (SIDE - h) >> 1];
  for (let y = 0; y < h; y++) data.set(small.data.subarray(y * w, (y + 1) * w), (top + y) * SIDE + left);
  return { width: SIDE, height: SIDE, data };
}

/** Steps of brightness, 0 to 255 (Sobel), each side. */
export function edgesOf({ width, height, data }: Plane): Plane {
  const out = new Uint8Array(data.length);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [a, b, c, d, f, g, h, i] = [
        data[at - width - 1]!,
        data[at - width]!,
        data[at - width + 1]!,
        data[at - 1]!,
        data[at + 1]!,
        data[at + width - 1]!,
        data[at + width]!,
        data[at + width + 1]!,
      ];
      out[at] = Math.min(255, Math.hypot(c + 2 * f + i - a - 2 * d - g, g + 2 * h + i - a - 2 * b - c) / 4);
    }
  return { width, height, data: out };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Share of a line of the box that is dark: `across` counts from its edge inwards. */
function darkOf(mask: Plane, box: Box, side: 'left' | 'top' | 'right' | 'bottom', across: number): number {
  const upright = side === 'left' || side === 'right';
  const length = upright ? box.height : box.width;
  let dark = 0;
  for (let i = 0; i < length; i++) {
    const x = upright ? box.left + (side === 'left' ? across : box.width - 1 - across) : box.left + i;
    const y = upright ? box.top + i : box.top + (side === 'top' ? across : box.height - 1 - across);
    if (mask.data[y * mask.width + x]) dark++;
  }
  return dark / length;
}

/** Share of a frame that is inked within it, at least: a drawing of a thin pen has hardly more. */
const LEAST_WITHIN = 0.001;

/** Blanks a frame of lines around everything else; answers whether there was one with something in it. */
function unframed(mask: Plane, box: Box): boolean {
  const most = Math.max(2, Math.floor(Math.min(box.width, box.height) * 0.08));
  const sides = ['left', 'top', 'right', 'bottom'] as const;
  // lines of a frame run along each side; the figure begins where they end
  const ends = sides.map((side) => {
    let at = 0;
    while (at < most && darkOf(mask, box, side, at) < 0.9) at++;
    if (at === most) return 0;
    while (at < most && darkOf(mask, box, side, at) >= 0.5) at++;
    return at === most ? 0 : at;
  });
  if (ends.some((end) => end === 0)) return false;
  const [left = 0, top = 0, right = 0, bottom = 0] = ends;
  let within = 0;
  for (let y = box.top + top; y < box.top + box.height - bottom; y++)
    for (let x = box.left + left; x < box.left + box.width - right; x++) if (mask.data[y * mask.width + x]) within++;
  if (within < LEAST_WITHIN * box.width * box.height) return false;
  for (let y = box.top; y < box.top + box.height; y++)
    for (let x = box.left; x < box.left + box.width; x++) {
      const inside =
        x >= box.left + left &&
        x < box.left + box.width - right &&
        y >= box.top + top &&
        y < box.top + box.height - bottom;
      if (!inside) mask.data[y * mask.width + x] = 0;
    }
  return true;
}

/** The parts of a drawing that rows or columns without ink divide it into. */
function bandsOf(mask: Plane, box: Box, across: 'rows' | 'columns'): Box[] {
  const rows = across === 'rows';
  const [length, other] = rows ? [box.height, box.width] : [box.width, box.height];
  const gap = Math.max(2, Math.floor(length * 0.02));
  const bands: { first: number; last: number; low: number; high: number }[] = [];
  let empty = gap;
  for (let i = 0; i < length; i++) {
    let [low, high] = [other, -1];
    for (let j = 0; j < other; j++) {
      const at = rows ? (box.top + i) * mask.width + box.left + j : (box.top + j) * mask.width + box.left + i;
      if (mask.data[at]! === 0) continue;
      low = Math.min(low, j);
      high = j;
    }
    if (high < 0) {
      empty++;
      continue;
    }
    if (empty >= gap) bands.push({ first: i, last: i, low, high });
    const band = bands.at(-1)!;
    Object.assign(band, { last: i, low: Math.min(band.low, low), high: Math.max(band.high, high) });
    empty = 0;
  }
  return bands.map(({ first, last, low, high }) =>
    rows
      ? { left: box.left + low, top: box.top + first, width: high - low + 1, height: last - first + 1 }
      : { left: box.left + first, top: box.top + low, width: last - first + 1, height: high - low + 1 },
  );
}

/** How much higher than the letters beside it a figure is, at least. */
const ABOVE_LETTERS = 1.25;

const highest = (bands: readonly Box[]) => bands.reduce((best, band) => (band.height > best.height ? band : best));

/** The figure without the letters above or below it; undefined where there are none. */
function withoutRows(mask: Plane, box: Box): Box | undefined {
  const rows = bandsOf(mask, box, 'rows');
  const main = rows.length > 1 ? highest(rows) : undefined;
  return main && main.height <= box.height * 0.95 + 1 ? main : undefined;
}

/** The figure without the letters beside it; undefined where there are none. */
function withoutColumns(mask: Plane, box: Box): Box | undefined {
  const columns = bandsOf(mask, box, 'columns');
  if (columns.length < 2) return undefined;
  const main = highest(columns);
  const others = columns
    .filter((band) => band !== main)
    .map(({ height }) => height)
    .sort((a, b) => a - b);
  const least = ABOVE_LETTERS * others[others.length >> 1]!;
  if (main.height < least) return undefined;
  // parts of the figure that stand apart from each other are as high, letters are not
  let [first, last] = [columns.indexOf(main), columns.indexOf(main)];
  while (first > 0 && columns[first - 1]!.height >= least) first--;
  while (last < columns.length - 1 && columns[last + 1]!.height >= least) last++;
  const [low, high] = [columns[first]!, columns[last]!];
  return { left: low.left, top: box.top, width: high.left + high.width - low.left, height: box.height };
}

/** Ink and not, 255 and 0, whatever the ground. */
export function maskOf(raster: Raster): Plane {
  const { distance, least } = fromGround(raster);
  return { ...distance, data: distance.data.map((value) => (value >= least ? 255 : 0)) };
}

/** How far each pixel is from the ground, and from where on it is ink. */
function fromGround(raster: Raster): { readonly distance: Plane; readonly least: number } {
  const grey = greyOf(raster);
  const ground = groundOf(grey);
  const slope = slopeOf(grey, ground);
  const data = grey.data.map((value, at) => {
    const under = slope ? slope(at % grey.width, Math.floor(at / grey.width)) : ground;
    return Math.min(255, Math.round(Math.abs(value - under)));
  });
  return { distance: { ...grey, data }, least: threshold(data) };
}

/** Brightness by which a pixel of the frame may differ from the ground and be of it, unevenly lit. */
const OF_GROUND = 56;
/** By how much the ground must rise across a picture to be no even one. */
const UNEVEN = 10;

/**
 * The ground of a photo that is lit from a side: the plane through the pixels of its frame (least squares). Undefined
 * where the ground is even, as that of a drawing is.
 */
function slopeOf({ width, height, data }: Plane, ground: number): ((x: number, y: number) => number) | undefined {
  // about the middle, so that the two slopes are independent of each other
  const [cx, cy] = [(width - 1) / 2, (height - 1) / 2];
  let [n, sum, xx, yy, xv, yv] = [0, 0, 0, 0, 0, 0];
  const see = (x: number, y: number) => {
    const value = data[y * width + x]!;
    if (Math.abs(value - ground) > OF_GROUND) return;
    const [u, v] = [x - cx, y - cy];
    n++;
    sum += value;
    xx += u * u;
    yy += v * v;
    xv += u * value;
    yv += v * value;
  };
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) see(x, y);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) see(x, y);
  // a frame that is mostly figure says nothing of the light
  if (n < 1.5 * (width + height) || xx === 0 || yy === 0) return undefined;
  const [mean, b, c] = [sum / n, xv / xx, yv / yy];
  if (Math.abs(b) * width + Math.abs(c) * height < UNEVEN) return undefined;
  return (x, y) => mean + b * (x - cx) + c * (y - cy);
}

const NOTHING: Drawn = { lines: EMPTY, silhouette: EMPTY, aspect: 1, filled: 0, ink: 0, blank: true };

/**
 * What is drawn, whatever the ground: white, transparent, dark or of one colour, a frame around it left out. Drawings
 * of lines and filled figures come to the same form: lines are the ink, or the edges of a filled area.
 */
export function drawnIn(raster: Raster): Drawn {
  const mask = maskOf(raster);
  const box = boxWithout(mask);
  if (!box) return NOTHING;
  const colours = coloursOf(raster, mask, box);
  return { ...drawnWithin(mask, box), ...(colours && { colours }) };
}

/**
 * The same of the main part alone, where empty rows or columns divide the picture: a figure without the letters above
 * or below it, and without those beside it.
 */
export function mainParts(raster: Raster): Drawn[] {
  const mask = maskOf(raster);
  const box = boxWithout(mask);
  if (!box) return [];
  const bare = withoutLetters(mask);
  const figure = bare && boxOf(bare.data, mask.width, mask.height);
  const parts = [withoutRows(mask, box), withoutColumns(mask, box)].flatMap((band) => {
    if (!band) return [];
    const inside = { ...mask, data: new Uint8Array(mask.data.length) };
    for (let y = band.top; y < band.top + band.height; y++) {
      const [from, to] = [y * mask.width + band.left, y * mask.width + band.left + band.width];
      inside.data.set(mask.data.subarray(from, to), from);
    }
    const own = boxOf(inside.data, mask.width, mask.height);
    return own ? [drawnWithin(inside, own)] : [];
  });
  return figure ? [...parts, drawnWithin(bare!, figure)] : parts;
}

/** Where a picture has its figure, a frame around it left out; its ink, to 255 on 0; the share of the box inked. */
export function figureBox(raster: Raster): (Box & { readonly ink: Plane; readonly inked: number }) | undefined {
  const { distance, least } = fromGround(raster);
  const mask = maskOf(raster);
  const box = boxWithout(mask);
  if (!box) return undefined;
  const { data } = cropped(mask, box.left, box.top, box.width, box.height);
  const inked = data.reduce((sum, value) => sum + (value > 0 ? 1 : 0), 0) / data.length;
  // lines keep the soft edges that they have, the ground does not
  const ink = distance.data.map((value) => (2 * value < least ? 0 : Math.min(255, value * 1.5)));
  return { ...box, ink: { ...distance, data: ink }, inked };
}

function boxWithout(mask: Plane): Box | undefined {
  const box = boxOf(mask.data, mask.width, mask.height);
  return box && unframed(mask, box) ? boxOf(mask.data, mask.width, mask.height) : box;
}

function drawnWithin(mask: Plane, box: Box): Drawn {
  const form = centred(cropped(mask, box.left, box.top, box.width, box.height));
  const solid = form.data.map((value) => (value > 24 ? 255 : 0));
  // gaps of thin lines close before the ground is poured in
  const closed = inside(thickened({ width: SIDE, height: SIDE, data: solid }, 1));
  let [covered, dark] = [0, 0];
  for (let i = 0; i < form.data.length; i++) {
    if (closed.data[i]) covered++;
    dark += form.data[i]!;
  }
  // inside the box alone
  const area = (SIDE - 2 * MARGIN) ** 2 * Math.min(box.width / box.height, box.height / box.width);
  const ink = dark / 255 / area;
  // a filled area has its form in its edges, lines are their own
  const lines = ink > 0.3 ? edgesOf(form) : form;
  return {
    lines,
    silhouette: closed,
    aspect: box.width / box.height,
    filled: Math.min(1, covered / area),
    ink,
    blank: false,
  };
}
