import { describe, expect, it } from 'vitest';
import { Kept } from './kept.ts';

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

  it('is found out with what is given', () => {
    const kept = new Kept<number, number>(16, (written, given) => written.length + given);
    expect(kept.at('insulin', 2, 7, 10)).toBe(15);
    expect(kept.at('sulin', 0, 5, 10)).toBe(15);
  });

  it('is right for what is too long to be kept', () => {
    const kept = new Kept(2, (written) => written.toLowerCase());
    const text = 'AB'.repeat(100);
    expect([kept.at(text, 0, 200), kept.at(text, 0, 200)]).toEqual([text.toLowerCase(), text.toLowerCase()]);
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
