import type { Reading } from '../read/read.ts';
import { asRead, type Research } from './research.ts';
import type { Source } from './source.ts';

/** Documents that are shown for each side. */
const EACH = 3;

/**
 * What was picked for both sides of a comparison as one answer, its sources numbered through.
 * @returns `undefined` when neither side has anything.
 */
export function pickCompared(reading: Reading, sides: readonly Research[]): Research | undefined {
  const numbers = new Map<string, number>();
  const merged = new Map<string, Source>();
  const sections = sides.map(({ question, sources, kind }) => ({
    heading: question,
    sources: (kind === 'found' || kind === 'partly' ? sources.slice(0, EACH) : []).map((source): Source => {
      const { publication_number } = source;
      if (!numbers.has(publication_number)) numbers.set(publication_number, numbers.size + 1);
      const numbered = { ...source, number: numbers.get(publication_number)! };
      const known = merged.get(publication_number);
      merged.set(
        publication_number,
        known ? { ...known, sentences: [...known.sentences, ...source.sentences] } : numbered,
      );
      return numbered;
    }),
  }));
  if (merged.size === 0) return undefined;
  return {
    ...asRead(reading),
    unknown: [],
    kind: 'compared',
    matching: merged.size,
    sources: [...merged.values()],
    sections,
    query: sides.flatMap(({ query }) => query ?? []).join('; '),
  };
}
