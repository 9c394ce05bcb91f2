import { eachPiece, thickened } from './pieces.ts';
import type { Plane } from './raster.ts';

/** Ink that hangs together. */
interface Piece {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Ink within so much of the picture's longer side is one piece: lines are drawn broken. */
const BROKEN = 0.005;
/** Pieces that are looked at; a picture with more of them is no drawing beside a word. */
const MOST_PIECES = 4_000;
/** Letters in a row, at least; how much higher one is than another at most; how wide by its height. */
const LEAST_LETTERS = 3;
const ALIKE = 1.7;
const WIDEST = 2.5;
/** Heights of letters by which they stand apart at most, and by which their middles differ. */
const APART = 1;
const LEVEL = 0.35;
/** A letter is no lower than this share of the picture's height; a figure is so much higher than letters beside it. */
const LOWEST = 0.03;
const ABOVE_LETTERS = 1.25;

const heightOf = ({ top, bottom }: Piece) => bottom - top + 1;
const widthOf = ({ left, right }: Piece) => right - left + 1;

/**
 * Ink (255) without the rows of letters that stand outside of what is higher: pieces of like height, side by side.
 * Undefined where there are none, or nothing else.
 */
export function withoutLetters(mask: Plane): Plane | undefined {
  const found = piecesOf(thickened(mask, Math.max(1, Math.round(BROKEN * Math.max(mask.width, mask.height)))));
  if (!found) return undefined;
  const { pieces, labels } = found;
  const least = LOWEST * mask.height;
  const candidates = pieces
    .map((piece, at) => ({ piece, at }))
    .filter(({ piece }) => heightOf(piece) >= least && widthOf(piece) <= WIDEST * heightOf(piece))
    .sort((a, b) => a.piece.left - b.piece.left);
  const gone = new Set<number>();
  const used = new Set<number>();
  for (const [from, first] of candidates.entries()) {
    if (used.has(first.at)) continue;
    const row = [first];
    for (const next of candidates.slice(from + 1)) {
      if (next.piece.left - row.at(-1)!.piece.right > APART * heightOf(first.piece)) break;
      if (!used.has(next.at) && besides(row.at(-1)!.piece, next.piece)) row.push(next);
    }
    if (row.length < LEAST_LETTERS) continue;
    const hull = hullOf(row.map(({ piece }) => piece));
    const height = Math.max(...row.map(({ piece }) => heightOf(piece)));
    // what stands within the box of something higher is a part of that: slots of a housing, keys of a board
    const higher = pieces.filter((piece) => heightOf(piece) >= ABOVE_LETTERS * height);
    if (higher.length === 0 || higher.some((piece) => overlap(piece, hull))) continue;
    for (const { at } of row) used.add(at);
    for (const [at, piece] of pieces.entries()) if (within(piece, hull)) gone.add(at);
  }
  if (gone.size === 0 || gone.size === pieces.length) return undefined;
  return { ...mask, data: mask.data.map((value, at) => (value > 0 && !gone.has(labels[at]! - 1) ? value : 0)) };
}

function besides(a: Piece, b: Piece): boolean {
  const [high, low] = [Math.max(heightOf(a), heightOf(b)), Math.min(heightOf(a), heightOf(b))];
  const apart = Math.abs(a.top + a.bottom - b.top - b.bottom) / 2;
  return high <= ALIKE * low && apart <= LEVEL * high && b.left > (a.left + a.right) / 2;
}

const hullOf = (all: readonly Piece[]): Piece => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

const overlap = (a: Piece, b: Piece) =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Whether most of a piece lies in a box: accents and dots reach out of it. */
const within = (piece: Piece, box: Piece) => {
  const slack = 0.3 * heightOf(box);
  return (
    piece.left >= box.left - slack &&
    piece.right <= box.right + slack &&
    piece.top >= box.top - slack &&
    piece.bottom <= box.bottom + slack
  );
};

/**
 * Pieces whose pixels touch, and for each pixel the number of its piece, from 1; undefined where there are too many.
 */
function piecesOf({ width, height, data }: Plane): { pieces: Piece[]; labels: Uint32Array } | undefined {
  const labels = new Uint32Array(data.length);
  const pieces: Piece[] = [];
  let many = false;
  eachPiece(data, width, true, (pixels) => {
    many = pieces.length === MOST_PIECES;
    if (many) return false;
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (const at of pixels) {
      const [x, y] = [at % width, Math.floor(at / width)];
      [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
      labels[at] = pieces.length + 1;
    }
    pieces.push({ left, top, right, bottom });
    return true;
  });
  return many ? undefined : { pieces, labels };
}
