import { expect, it } from 'vitest';
import { readInConversation } from './conversation.ts';

const COUNTED = [{ question: 'How many patents are there on irrigation controllers?' }];

it('turns to another topic without a number, and counts on where that is asked for', () => {
  const turned = readInConversation('And what about rain?', COUNTED);
  expect(turned.count).toBeUndefined();
  expect([...turned.words.keys()]).toEqual(['rain', 'irrig', 'control']);
  expect(readInConversation('And on rain?', COUNTED).count).toBe('documents');
  expect(readInConversation('What about in China?', COUNTED).count).toBe('documents');
});

it('reads what only points back with the words of the question before', () => {
  const asked = readInConversation('Which of them is preferred?', [{ question: 'Which fillers suit mortar?' }]);
  expect([[...asked.words.keys()], asked.wants]).toEqual([['filler', 'suit', 'mortar'], 'choice']);
});
