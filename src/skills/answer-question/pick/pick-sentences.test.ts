import { expect, it } from 'vitest';
import { contentWords } from '#language/content-words.ts';
import { OtherWords } from '../../other-words.ts';
import { readQuestion } from '../read/question.ts';
import { pairsOf } from './pairs.ts';
import { pickSentences } from './pick-sentences.ts';
import type { ScoredPassage, Sought } from './score-passages.ts';
import { telling } from './tells.ts';

const question = readQuestion('How does a power washer switch between several modes?');
const passage = (publication_number: string, text: string, about: string): ScoredPassage => ({
  publication_number,
  locators: [
    { part: 'description', lang: 'en', origin: 'original', paragraph_id: 'p1', start: 0, end: text.length },
  ] as ScoredPassage['locators'],
  texts: [text],
  sections: ['embodiments'] as unknown as ScoredPassage['sections'],
  ...{ coverage: 0.9, value: 0.9, topic: 0.6, together: 0, holds: 1 },
  about: new Map(contentWords(about).map(({ key }) => [key, 1])),
  spread: new Map(),
  alternates: new OtherWords([]),
});

/** Documents that are quoted, by how each stands among those that similar search finds. */
function quoted(standings: Readonly<Record<string, number>>): string[] {
  const words = new Map([...question.words].map(([key, form]) => [key, form]));
  const worth = (key: string) => (key === 'washer' ? 8 : 1);
  const sought: Sought = {
    ...{ words, worth, wants: question.wants, alternates: new OtherWords([]), pairs: pairsOf(question, words) },
    tells: telling(question, words),
    standing: (number) => standings[number] ?? 0,
  };
  const passages = [
    passage(
      'A1',
      'The power washer is switched between its modes by quick connections, hoses and a valve.',
      'power washer',
    ),
    passage('B1', 'The power nozzle is held by a Belville washer on the shaft in all modes of the handle.', ''),
  ];
  return [...new Set(pickSentences(passages, question, sought).map(({ publication_number }) => publication_number))];
}

it('a document that has little to do with the question answers beside the best only where it is as near', () => {
  expect(quoted({ A1: 1, B1: 0.9 })).toEqual(['A1', 'B1']);
  expect(quoted({ A1: 1, B1: 0.1 })).toEqual(['A1']);
  // where nothing is known of how they stand, words decide
  expect(quoted({})).toEqual(['A1', 'B1']);
});
