import type { Reading } from '../read/read.ts';
import { asRead, type Research } from './research.ts';
import { answeringOf, type Source } from './source.ts';

/** Documents that are shown for each side, and that set both against one another. */
const EACH = 3;
const MOST_OF_BOTH = 4;

/** What was found on one side of a comparison. */
export interface SideFound {
  /** The side, as the question names it. */
  readonly heading: string;
  readonly research: Research;
}

/**
 * What was picked for both sides of a comparison as one answer, its sources numbered through; what sets one against the
 * other stands first.
 * @returns `undefined` when neither side has anything.
 */
export function pickCompared(
  reading: Reading,
  sides: readonly SideFound[],
  of_both: readonly Source[],
): Research | undefined {
  const said = new Set(of_both.flatMap((source) => source.sentences.map((quote) => placeOf(source, quote))));
  const own = sides.map(({ research }) => ({
    ...research,
    sources: research.sources.flatMap((source) => {
      const sentences = source.sentences.filter((quote) => !said.has(placeOf(source, quote)));
      return sentences.length > 0 ? [{ ...source, sentences }] : [];
    }),
  }));
  const both: readonly Research[] =
    of_both.length > 0 ? [{ ...asRead(reading), kind: 'found', sources: of_both, matching: of_both.length }] : [];
  return merged(
    reading,
    [...both.map(() => ''), ...sides.map(({ heading }) => heading)],
    [...both, ...own],
    MOST_OF_BOTH,
  );
}

const placeOf = ({ publication_number }: Source, { text }: Source['sentences'][number]): string =>
  `${publication_number} ${text}`;

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

function merged(
  reading: Reading,
  headings: readonly string[],
  sides: readonly Research[],
  most = EACH,
): Research | undefined {
  const numbers = new Map<string, number>();
  const documents = new Map<string, Source>();
  const sections = sides.map(({ sources, kind, tabled, unknown, unsaid }, i) => ({
    heading: headings[i]!,
    ...(headings[i] === '' && { of_both: true as const }),
    ...((kind === 'partly' || unsaid) && { nearest: true as const }),
    ...(unknown.length > 0 && { unknown }),
    ...(tabled && { tabled }),
    sources: (kind === 'found' || kind === 'partly'
      ? answeringOf(sources).slice(0, headings[i] === '' ? most : EACH)
      : []
    ).map((source): Source => {
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
    query: [...new Set(sides.flatMap(({ query }) => query ?? []))].join('; '),
  };
}
