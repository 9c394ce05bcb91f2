import { expect, it } from 'vitest';
import { goesOnIn, readInConversation } from './conversation.ts';

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

it('goes on in the documents of the answer where a question leaves out what it is about', () => {
  const before = [
    { question: '焊缝的扫描怎么设置？', answer: '- “用探头扫描焊缝。” [1]\n\n出处：\n[1] CN30001001A：焊缝扫描' },
  ];
  const goesOn = goesOnIn(readInConversation('用什么记录结果？', before), '用什么记录结果？', before);
  expect(goesOn?.numbers).toEqual(['CN30001001A']);
  expect([...goesOn!.question.context!]).toContain('焊缝');
});
