import { describe, expect, it } from 'vitest';
import { askedOfAll, askedOnce, wordsOf } from './text-words.ts';

/** Words as an expression reads them, which is slower. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}]|[-‐’'](?=[\p{L}\p{N}]))*/gu;
const read = (text: string) => [...text.matchAll(WORD)].map(({ 0: word, index }) => [index, word, word.toLowerCase()]);

describe('words of a text', () => {
  it.each([
    "Alzheimer's disease, IL-6 and α-tocopherol; a non–small-cell carcinoma",
    'anti‐PD‐1 -x- --y 1,2-di’s ’ - ',
    '𝛼-synuclein 𝔸𝔹-1 😀-a \ud835 \udc00x \ud835',
    '糖尿病 (2型) ＩＬ－６ Ünal-Ås naïve e\u0301te',
    'x',
    '',
  ])('are those of an expression: %s', (text) => {
    expect(wordsOf(text).map(({ start, word, plain }) => [start, word, plain])).toEqual(read(text));
    expect(wordsOf(text).every(({ start, end, word }) => text.slice(start, end) === word)).toBe(true);
  });

  it('are asked once, however often they stand', () => {
    const asked: string[] = [];
    const isLong = askedOnce((word) => asked.push(word) > 0 && word.length > 4);
    expect(wordsOf('zzyzx road, Zzyzx road').map(isLong)).toEqual([true, false, true, false]);
    expect(asked).toEqual(['zzyzx', 'road', 'Zzyzx']);
  });

  it('are asked together what is asked of every word', () => {
    const asked: string[] = [];
    const isLong = askedOfAll((word, plain) => asked.push(word) > 0 && plain.length > 4);
    const isCapital = askedOfAll((word, plain) => word !== plain);
    const told = () => wordsOf('zzyzxa road, Zzyzxa').map((one) => [one.word, isLong(one), isCapital(one)]);
    const all = [
      ['zzyzxa', true, false],
      ['road', false, false],
      ['Zzyzxa', true, true],
    ];
    expect([told(), told()]).toEqual([all, all]);
    expect(asked).toEqual(['zzyzxa', 'road', 'Zzyzxa']);
  });

  it('are right for more words than there are places', () => {
    const isEven = askedOfAll((word) => Number(word.slice(1)) % 2 === 0);
    const text = Array.from({ length: 80_000 }, (_, n) => `q${n}`).join(' ');
    for (let again = 0; again < 2; again++)
      expect(wordsOf(text).filter((one) => isEven(one) !== (Number(one.word.slice(1)) % 2 === 0))).toEqual([]);
  });
});
