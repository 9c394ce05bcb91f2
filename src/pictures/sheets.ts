import { decodePicture } from './decode.ts';
import { eachPiece } from './pieces.ts';
import { cropped, inkOf, type Plane } from './raster.ts';

/** A part of a sheet that ink fills without a gap wider than a word has. */
interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
  ink: number;
}

const INK = 60;
/** All lengths are shares of the sheet's height. Gaps within a part. */
const GAP = 0.006;
/** Lines of print in the head of a sheet: office, day, number of the sheet, number of the grant. */
const HEAD = 0.11;
/** Letters of a caption or of a sign, and how long a caption is. */
const LETTER = 0.034;
const CAPTION = 0.13;
/** A sheet with so many letters in rows, that have so much of its ink, is one of text. */
const LETTERS = 50;
const LETTERS_INK = 0.5;
const MOST_PIECES = 20_000;
/** Parts of a sheet that are put together at most, those with the most ink. */
const MOST_PARTS = 60;
const MARGIN = 4;

/** Dark where something dark is within so many pixels, along rows and columns. */
function widened({ width, height, data }: Plane, reach: number): Uint8Array {
  const ink = data.map((value) => (value >= INK ? 1 : 0));
  if (reach === 0) return ink;
  const rows = new Uint8Array(ink.length);
  for (let from = 0; from < ink.length; from += width) {
    const [row, wide] = [ink.subarray(from, from + width), rows.subarray(from, from + width)];
    for (let at = row.indexOf(1); at >= 0; at = row.indexOf(1, at)) {
      const begin = at;
      while (row[at] === 1) at++;
      wide.fill(1, Math.max(0, begin - reach), at + reach);
    }
  }
  // columns side by side, from above and from below: how far away the last dark one is
  const out = rows.slice();
  const away = new Uint16Array(width);
  const pass = (y: number) => {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (rows[at]) away[x] = reach;
      else if (away[x]! > 0) {
        away[x]!--;
        out[at] = 1;
      }
    }
  };
  for (let y = 0; y < height; y++) pass(y);
  away.fill(0);
  for (let y = height - 1; y >= 0; y--) pass(y);
  return out;
}

/** Parts between which gaps are wider than so many pixels, twice. */
function partsOf(sheet: Plane, reach: number): Part[] {
  const { width, height, data } = sheet;
  const parts: Part[] = [];
  eachPiece(widened(sheet, reach), width, false, (pixels) => {
    const part: Part = { left: width, top: height, right: -1, bottom: -1, ink: 0 };
    for (const at of pixels) {
      if (data[at]! < INK) continue;
      const x = at % width;
      const y = (at - x) / width;
      part.ink++;
      if (x < part.left) part.left = x;
      if (x > part.right) part.right = x;
      if (y < part.top) part.top = y;
      if (y > part.bottom) part.bottom = y;
    }
    if (part.ink > 3) parts.push(part);
    return parts.length < MOST_PIECES;
  });
  return parts;
}

const apart = (a: Part, b: Part): number =>
  Math.max(0, a.left - b.right, b.left - a.right) + Math.max(0, a.top - b.bottom, b.top - a.bottom);

const joined = (a: Part, b: Part): Part => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
  ink: a.ink + b.ink,
});

/** Joins the nearest two until no two are as near as `most`, or only `least` are left. */
function gathered(parts: readonly Part[], most: number, least: number): Part[] {
  const all = [...parts];
  while (all.length > least) {
    let [near, first, second] = [Number.POSITIVE_INFINITY, 0, 0];
    for (let i = 0; i < all.length; i++)
      for (let j = i + 1; j < all.length; j++) {
        const distance = apart(all[i]!, all[j]!);
        if (distance < near) [near, first, second] = [distance, i, j];
      }
    if (near > most) break;
    const [b] = all.splice(second, 1);
    all[first] = joined(all[first]!, b!);
  }
  return all;
}

const size = (part: Part) => [part.right - part.left + 1, part.bottom - part.top + 1] as const;
const holds = (part: Part, one: Part) =>
  one.left >= part.left && one.right <= part.right && one.top >= part.top && one.bottom <= part.bottom;

/** Letters alone: ink that hangs together, as high as print on a sheet is. */
const letterLike = (part: Part, height: number) => {
  const [w, h] = size(part);
  return Math.max(w, h) >= height * 0.004 && Math.max(w, h) <= height * 0.022;
};

/** Letters that stand on a line with another one beside them: dots and strokes of a surface stand anywhere. */
function inRows(letters: readonly Part[]): Part[] {
  const lines = Map.groupBy(letters, ({ bottom }) => bottom);
  return letters.filter((one) =>
    [-1, 0, 1].some((off) =>
      lines.get(one.bottom + off)?.some((other) => {
        const gap = Math.max(other.left - one.right, one.left - other.right);
        return gap > 0 && gap <= size(one)[1] && Math.abs(one.top - other.top) <= size(one)[1] / 2;
      }),
    ),
  );
}

/**
 * The figures on a sheet of drawings, ink 255 on 0, from above to below and left to right: the head of the sheet,
 * captions (`FIG. 2`) and signs that stand alone are left out. Parts of one figure that stand apart come together as
 * far as the captions tell how many figures there are. Nothing for a sheet of text or without a drawing.
 */
export function figuresOf(sheet: Plane): Plane[] {
  const { height } = sheet;
  const [letter, longest] = [height * LETTER, height * CAPTION];
  const small = (part: Part): boolean => {
    const [w, h] = size(part);
    return Math.min(w, h) <= letter && Math.max(w, h) <= longest;
  };
  const below = (part: Part) => part.bottom >= height * HEAD || size(part)[1] > letter;
  const ink = (parts: readonly Part[]) => parts.reduce((sum, part) => sum + part.ink, 0);
  const pieces = partsOf(sheet, 0).filter(below);
  const letters = inRows(pieces.filter((piece) => letterLike(piece, height)));
  if (letters.length >= LETTERS && ink(letters) >= LETTERS_INK * ink(pieces)) return [];
  const parts = partsOf(sheet, Math.max(1, Math.round(height * GAP))).filter(below);
  const drawn = parts
    .filter((part) => !small(part))
    .sort((a, b) => b.ink - a.ink)
    .slice(0, MOST_PARTS);
  if (drawn.length === 0) return [];
  const captions = parts.filter((part) => small(part) && captionLike(part, pieces, height));
  const plain = without(sheet, captions);
  // small parts beside a drawing are of it, parts that overlap are one
  for (const part of parts) {
    const at = small(part) && !captions.includes(part) ? drawn.findIndex((one) => apart(one, part) === 0) : -1;
    if (at >= 0) drawn[at] = joined(drawn[at]!, part);
  }
  const whole = gathered(drawn, 0, 1);
  const figures = gathered(whole, captions.length > 0 ? height * 0.12 : height * 0.02, Math.max(1, captions.length));
  return figures
    .filter((part) => Math.max(...size(part)) >= 0.05 * height)
    .sort((a, b) => (Math.abs(a.top - b.top) > height * 0.1 ? a.top - b.top : a.left - b.left))
    .map((part) => cut(plain, part));
}

/**
 * The figures on a sheet that is a picture of its own (PNG, JPEG, TIFF). To be called in a thread that may be ended.
 * @throws ServiceError `file_refused` as `decodePicture`.
 */
export const figuresOfSheet = (bytes: Uint8Array): Plane[] => figuresOf(inkOf(decodePicture(bytes)));

/** `FIG. 2`, lying or standing: four to nine pieces in a row, most of them as high as each other. */
function captionLike(part: Part, pieces: readonly Part[], height: number): boolean {
  const [w, h] = size(part);
  const [long, short] = [Math.max(w, h), Math.min(w, h)];
  if (short < height * 0.009 || long < 2.2 * short || long > 9 * short) return false;
  const own = pieces.filter((piece) => holds(part, piece));
  const across = own.map((piece) => size(piece)[w > h ? 1 : 0]);
  return own.length >= 4 && own.length <= 9 && across.filter((each) => each >= 0.75 * short).length >= 3;
}

function without(sheet: Plane, parts: readonly Part[]): Plane {
  const data = sheet.data.slice();
  for (const { left, right, top, bottom } of parts)
    for (let y = top; y <= bottom; y++) data.fill(0, y * sheet.width + left, y * sheet.width + right + 1);
  return { ...sheet, data };
}

function cut(sheet: Plane, part: Part): Plane {
  const [left, top] = [Math.max(0, part.left - MARGIN), Math.max(0, part.top - MARGIN)];
  const width = Math.min(sheet.width, part.right + MARGIN + 1) - left;
  const height = Math.min(sheet.height, part.bottom + MARGIN + 1) - top;
  return cropped(sheet, left, top, width, height);
}
