import { quantitiesOf } from '#language/quantities.ts';
import { languageOf } from '#language/script.ts';
import { countWords } from '#language/segments.ts';
import { CUES } from '#skills/extract-disclosure/cues.ts';
import { disclosureParts } from '#skills/extract-disclosure/extract-disclosure.ts';

/** What a text on an invention should say, for an application to be drafted of it. */
export const POINTS = [
  'length',
  'background',
  'problem',
  'means',
  'difference',
  'effect',
  'embodiment',
  'quantities',
  'application',
] as const;
export type Point = (typeof POINTS)[number];

/** Whether a text says something, with the first sentence that does; for counted points, how many. */
export interface Said {
  readonly point: Point;
  readonly said: boolean;
  /** Word for word. */
  readonly quote?: string;
  readonly count?: number;
}

/** Words that a text has at least; below, searches have little to go by. Of Chinese, pairs of characters. */
export const LEAST_WORDS = 200;
/** Characters that are read. */
const MOST_CHARACTERS = 200_000;

const FIELDS = {
  background: 'background',
  problem: 'tech_problem',
  means: 'mechanism',
  difference: 'subject_improvement',
  effect: 'outcome',
  embodiment: 'embodiment',
  application: 'application',
} as const;

/** What a text says and lacks, point by point. Pure; linear in the text. */
export function completeness(given: string): Said[] {
  const text = given.slice(0, MOST_CHARACTERS).toWellFormed();
  const { sentences } = disclosureParts(text);
  const words = countWords(text);
  const measured = quantitiesOf(text);
  return POINTS.map((point): Said => {
    if (point === 'length') return { point, said: words >= LEAST_WORDS, count: words };
    if (point === 'quantities')
      return {
        point,
        said: measured.length > 0,
        count: measured.length,
        ...(measured[0] && { quote: measured[0].text }),
      };
    const found = sentences.filter(
      ({ field, text: said }) =>
        field === FIELDS[point] ||
        // one sentence may say what is known and what it lacks
        (point === 'background' && field === 'tech_problem' && CUES[languageOf(said)].background.lead.test(said)),
    );
    return { point, said: found.length > 0, count: found.length, ...(found[0] && { quote: found[0].text }) };
  });
}
