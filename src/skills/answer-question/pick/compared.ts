import type { Reading } from '../read/read.ts';
import { asRead, type Research } from './research.ts';
import type { Source } from './source.ts';

/** Documents that are shown for each side. */
const EACH = 3;

/**
 * What was picked for both sides of a comparison as one answer, its sources numbered through.
 * @returns `undefined` when neither side has anything.
 */
export const pickCompared = (reading: Reading, sides: readonly Research[]): Research | undefined =>
  merged(
    reading,
    sides.map(({ question }) => question),
    sides,
  );

/** What was picked for each question of a message that asks several, as one answer. */
export function pickParts(
  reading: Reading,
  questions: readonly string[],
  answers: readonly Research[],
): Research | undefined {
  const together = merged(
    reading,
    questions.map((each) => each.charAt(0).toUpperCase() + each.slice(1)),
    answers,
  );
  return together && { ...together, asks_several: true };
}

function merged(reading: Reading, headings: readonly string[], sides: readonly Research[]): Research | undefined {
  const numbers = new Map<string, number>();
  const documents = new Map<string, Source>();
  const sections = sides.map(({ sources, kind }, i) => ({
    heading: headings[i]!,
    ...(kind === 'partly' && { nearest: true as const }),
    sources: (kind === 'found' || kind === 'partly' ? sources.slice(0, EACH) : []).map((source): Source => {
      const { publication_number } = source;
      if (!numbers.has(publication_number)) numbers.set(publication_number, numbers.size + 1);
      const numbered = { ...source, number: numbers.get(publication_number)! };
      const known = documents.get(publication_number);
      documents.set(
        publication_number,
        known ? { ...known, sentences: [...known.sentences, ...source.sentences] } : numbered,
      );
      return numbered;
    }),
  }));
  if (documents.size === 0) return undefined;
  return {
    ...asRead(reading),
    unknown: [],
    kind: 'compared',
    matching: documents.size,
    sources: [...documents.values()],
    sections,
    query: sides.flatMap(({ query }) => query ?? []).join('; '),
  };
}
