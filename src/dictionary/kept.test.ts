import { describe, expect, it } from 'vitest';
import { Kept, ownCopy, stands } from './kept.ts';

describe('what is told of parts of texts', () => {
  it('is found out once for each that is written', () => {
    const asked: string[] = [];
    const kept = new Kept(16, (written) => {
      asked.push(written);
      return written.length;
    });
    const text = 'aspirin and aspirin, Aspirin';
    expect([kept.at(text, 0, 7), kept.at(text, 12, 19), kept.at(text, 21, 28), kept.at(text, 8, 11)]).toEqual([
      7, 7, 7, 3,
    ]);
    expect(asked).toEqual(['aspirin', 'Aspirin', 'and']);
  });

  it('is right for more parts than there are places', () => {
    const kept = new Kept(2, (written) => written);
    const words = ['a', 'bc', 'def', '', '糖尿病', 'bc', 'ghij', 'a', 'def'];
    const text = words.join('');
    let at = 0;
    for (const word of [...words, ...words]) {
      if (at === text.length) at = 0;
      expect(kept.at(text, at, at + word.length)).toBe(word);
      at += word.length;
    }
  });
});

it('stands where all of it stands', () => {
  expect(stands('insulin', 'no insulin here', 3, 10)).toBe(true);
  expect(stands('insulin', 'no insulin here', 3, 9)).toBe(false);
  expect(stands('insulin', 'no Insulin here', 3, 10)).toBe(false);
  expect(ownCopy('insulin-like growth factor')).toBe('insulin-like growth factor');
});
