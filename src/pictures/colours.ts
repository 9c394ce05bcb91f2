import type { Plane, Raster } from './raster.ts';

/**
 * Colours of a drawing apart from its shape, as numbers whose products say how alike two are: how much of what is drawn
 * has each of twelve hues, or is dark or light without one, of the whole and of each quarter of its box.
 */
const HUES = 12;
const BINS = HUES + 2;
const FIELDS = 5;
/** What the whole weighs beside the four quarters together. */
const WHOLE = 0.7;
/** Between the strongest and the weakest channel, for a colour to have a hue. */
const CHROMA = 48;
/** A grey below it is dark. */
const DARK = 110;
/** Share of the drawing that must have a hue: what scanners and compression colour at edges has less. */
const LEAST_COLOURED = 0.04;
const SCALE = 127;

/** In sixths of the circle from red, 0 to below 6. */
function hueOf(r: number, g: number, b: number, most: number, chroma: number): number {
  if (most === r) return ((g - b) / chroma + 6) % 6;
  return most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
}

/** The part of a picture that is looked at, in pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * @param drawn Not 0 where something is drawn, for each pixel.
 * @returns Undefined where next to nothing that is drawn has a hue: black lines are of no colour.
 */
export function coloursOf({ width, rgb }: Raster, drawn: Plane, region: Region): Int8Array | undefined {
  const counts = new Float64Array(FIELDS * BINS);
  let [all, coloured] = [0, 0];
  for (let y = 0; y < region.height; y++)
    for (let x = 0; x < region.width; x++) {
      const at = (region.top + y) * width + region.left + x;
      if (!drawn.data[at]) continue;
      const [r, g, b] = [rgb[3 * at]!, rgb[3 * at + 1]!, rgb[3 * at + 2]!];
      const most = Math.max(r, g, b);
      const chroma = most - Math.min(r, g, b);
      const quarter = 1 + (2 * y >= region.height ? 2 : 0) + (2 * x >= region.width ? 1 : 0);
      const add = (bin: number, share: number) => {
        counts[bin]! += share;
        counts[quarter * BINS + bin]! += share;
      };
      all++;
      if (chroma < CHROMA) {
        add(HUES + (most < DARK ? 0 : 1), 1);
        continue;
      }
      coloured++;
      // shared by neighbouring hues, so that nothing jumps
      const place = (hueOf(r, g, b, most, chroma) * HUES) / 6;
      const low = Math.floor(place);
      add(low % HUES, 1 - (place - low));
      add((low + 1) % HUES, place - low);
    }
  if (coloured < LEAST_COLOURED * Math.max(1, all)) return undefined;
  const out = new Int8Array(FIELDS * BINS);
  for (let field = 0; field < FIELDS; field++) {
    const own = counts.subarray(field * BINS, (field + 1) * BINS);
    const length = Math.hypot(...own);
    const weight = Math.sqrt(field === 0 ? WHOLE : (1 - WHOLE) / (FIELDS - 1));
    if (length > 0)
      for (let bin = 0; bin < BINS; bin++) out[field * BINS + bin] = Math.round((own[bin]! / length) * weight * SCALE);
  }
  return out;
}

/** How alike two drawings are in colour, 0 to 1. */
export function coloursAlike(a: Int8Array, b: Int8Array): number {
  const product = (x: Int8Array, y: Int8Array) => x.reduce((sum, value, at) => sum + value * y[at]!, 0);
  const lengths = Math.sqrt(product(a, a) * product(b, b));
  return lengths === 0 ? 0 : product(a, b) / lengths;
}
