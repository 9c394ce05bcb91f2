import { logLikelihood, type Term } from '../terms.ts';
import { blurred, type TrainedMap } from './self-organising-map.ts';

/** What a place of the map is about. */
export interface Label {
  readonly text: string;
  /** What tells further documents of the place, which do not hold it. */
  readonly also?: string[];
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
 * Names the dense places of a map by the term that most tells their documents from all others (log-likelihood), and by
 * up to two more while most of the documents hold none of these; no term is first twice, and no place is named by what
 * less than a tenth of its documents hold, or no more than half more of them than of all.
 * @param terms With the places of their documents among those of the map.
 */
export function labelsOf(map: TrainedMap, terms: readonly Term[], read: number): Label[] {
  const density = densityOf(map);
  const used = new Set<string>();
  return peaksOf(map, density).flatMap((peak) => {
    const place = new Set<number>();
    for (const [document, cell] of map.cells.entries()) if (apart(cell, peak, map.width) <= REACH) place.add(document);
    const [first, ...more] = namesOf(place, terms, read, used);
    if (!first) return [];
    used.add(first.term.text);
    const [x, y] = [(peak % map.width) + 0.5, Math.trunc(peak / map.width) + 0.5];
    const also = more.length > 0 && { also: more.map(({ term }) => term.text) };
    return [{ text: first.term.text, ...also, x, y, documents: place.size, with_term: first.held }];
  });
}

/** Terms that name a place at most. */
const MOST_NAMES = 3;
/** What so many of a place's documents hold names it well enough. */
const NAMED = 0.6;

/** A term, and how many documents of a place hold it. */
interface Name {
  readonly term: Term;
  readonly held: number;
}

/** First the term that most tells a place from the rest; then, of the documents without it, what most tells these. */
function namesOf(place: ReadonlySet<number>, terms: readonly Term[], read: number, used: ReadonlySet<string>): Name[] {
  const names: Name[] = [];
  const unnamed = new Set(place);
  const within = (documents: ReadonlySet<number>, term: Term) =>
    term.documents.reduce((sum, document) => sum + (documents.has(document) ? 1 : 0), 0);
  while (names.length < MOST_NAMES && unnamed.size > (1 - NAMED) * place.size) {
    let best: (Name & { readonly score: number }) | undefined;
    // those that are named count neither here nor elsewhere
    const counted = read - (place.size - unnamed.size);
    for (const term of terms) {
      if (names.length === 0 ? used.has(term.text) : names.some((name) => isAlike(name.term.text, term.text))) continue;
      const held = within(place, term);
      if (held < 2 || held / place.size < Math.max(LEAST_HELD, (1.5 * term.documents.length) / read)) continue;
      const here = names.length === 0 ? held : within(unnamed, term);
      if (here < 2 || here / place.size < LEAST_HELD) continue;
      const score = logLikelihood(here, unnamed.size, term.documents.length - (held - here), counted);
      if (!best || score > best.score || (score === best.score && term.text < best.term.text))
        best = { term, score, held };
    }
    if (!best) break;
    names.push({ term: best.term, held: best.held });
    for (const document of best.term.documents) unnamed.delete(document);
  }
  return names;
}

/** Whether two terms share a word, or one stands in the other. */
function isAlike(a: string, b: string): boolean {
  const words = b.split(' ');
  return a.includes(b) || b.includes(a) || a.split(' ').some((word) => words.includes(word));
}
