import { letteredIn, type Question, readQuestion } from './question.ts';
import { hasTopic, type Reading } from './read.ts';

/**
 * Both sides of a comparison as questions of their own, to be found each by its own words; `undefined` where nothing is
 * compared.
 */
export function comparedSides(reading: Reading): readonly Question[] | undefined {
  const { compared, publications, count, order, lang, restrictions } = reading.question;
  if (!compared || publications.length > 0 || count || order || !hasTopic(reading)) return undefined;
  const sides = compared.map((side) => {
    const read = readQuestion(side.replace(/^(?:an?|the)\s+/i, ''));
    return { ...read, phrases: [...read.phrases, ...letteredIn(side)] };
  });
  return sides.map((side, i) => {
    const other = sides[1 - i]!;
    const of_its_own = new Set([...side.words.keys()].filter((key) => !other.words.has(key) && !side.lesser.has(key)));
    const { count: _, order: __, compared: ___, ...bare } = side;
    return {
      ...bare,
      ...((of_its_own.size > 0 || side.phrases.length > 0) && { of_its_own }),
      lang,
      facts: [],
      restrictions,
      wants: 'definition',
    };
  });
}
