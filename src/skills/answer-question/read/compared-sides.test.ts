import { expect, it } from 'vitest';
import { comparedSides } from './compared-sides.ts';
import { readQuestion } from './question.ts';
import type { Reading } from './read.ts';

/** What tells each side of a comparison from the other. */
function ownWords(text: string): string[][] {
  const question = readQuestion(text);
  const sides = comparedSides({ question, words: question.words } as unknown as Reading);
  return (sides ?? []).map(([first]) => [...(first.of_its_own ?? [])]);
}

it('a side is told by the words that the other has not, of a Chinese kind by how that is written', () => {
  expect(ownWords('气凝胶隔热件和膨胀型隔热件有什么区别？')).toEqual([['气凝'], ['胀型']]);
  expect(ownWords('卷绕式电池和叠片式电池有什么区别？')).toEqual([['绕式'], ['片式']]);
  expect(ownWords('What is the difference between intumescent barriers and aerogel barriers?')).toEqual([
    ['intumesc'],
    ['aerogel'],
  ]);
});
