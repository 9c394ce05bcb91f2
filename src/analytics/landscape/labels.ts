import { logLikelihood, type Term } from '../terms.ts';
import { blurred, type TrainedMap } from './self-organising-map.ts';

/** What a place of the map is about. */
export interface Label {
  readonly text: string;
  /** In cells from the upper left. */
  readonly x: number;
  readonly y: number;
  /** Documents of the place, and those of them that hold the term. */
  readonly documents: number;
  readonly with_term: number;
}

/** Places that get a label at most. */
export const MOST_LABELS = 40;
/** A term that fewer of a place's documents hold names these few and not the place. */
const LEAST_HELD = 0.1;
/** Cells around a peak that are its place. */
const REACH = 1.5;

/** How many documents lie on each cell and around it: smoothed by a Gaussian of one cell. */
export function densityOf({ width, height, cells }: TrainedMap): Float32Array {
  const counts = new Float32Array(width * height);
  for (const cell of cells) counts[cell]! += 1;
  return blurred(counts, { width, height, columns: 1 }, 1);
}

/** The cells that no cell within reach of a greater peak is, the densest first. */
export function peaksOf({ width, height }: TrainedMap, density: Float32Array): number[] {
  const order = [...density.keys()].filter((cell) => density[cell]! > 0);
  order.sort((a, b) => density[b]! - density[a]! || a - b);
  const peaks: number[] = [];
  for (const cell of order) {
    if (peaks.length >= MOST_LABELS) break;
    if (peaks.every((peak) => apart(cell, peak, width) > 2 * REACH)) peaks.push(cell);
  }
  return height > 0 ? peaks : [];
}

const apart = (a: number, b: number, width: number) =>
  Math.hypot((a % width) - (b % width), Math.trunc(a / width) - Math.trunc(b / width));

/**
 * Names the dense places of a map by the term that most tells their documents from all others (log-likelihood); no term
 * twice, and no place without a term that a tenth of its documents hold, and half more of them than of all.
 * @param terms With the places of their documents among those of the map.
 */
export function labelsOf(map: TrainedMap, terms: readonly Term[], read: number): Label[] {
  const density = densityOf(map);
  const used = new Set<string>();
  return peaksOf(map, density).flatMap((peak) => {
    const near = new Set<number>();
    for (let cell = 0; cell < density.length; cell++) if (apart(cell, peak, map.width) <= REACH) near.add(cell);
    const documents = map.cells.reduce((sum, cell) => sum + (near.has(cell) ? 1 : 0), 0);
    let best: { term: Term; score: number; held: number } | undefined;
    for (const term of terms) {
      if (used.has(term.text)) continue;
      const held = term.documents.reduce((sum, document) => sum + (near.has(map.cells[document]!) ? 1 : 0), 0);
      if (held < 2 || held / documents < Math.max(LEAST_HELD, (1.5 * term.documents.length) / read)) continue;
      const score = logLikelihood(held, documents, term.documents.length, read);
      if (!best || score > best.score || (score === best.score && term.text < best.term.text))
        best = { term, score, held };
    }
    if (!best) return [];
    used.add(best.term.text);
    const [x, y] = [(peak % map.width) + 0.5, Math.trunc(peak / map.width) + 0.5];
    return [{ text: best.term.text, x, y, documents, with_term: best.held }];
  });
}
