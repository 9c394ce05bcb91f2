import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { alike, fold, languageOf, nearest } from './occurrence.ts';

it('a text is Chinese if any character is, and is compared without case, width and blanks around it', () => {
  expect([languageOf('pump'), languageOf('pump 泵')]).toEqual(['en', 'cn']);
  expect(fold(' ＰＵＭＰ Ring ')).toBe('pump ring');
});

it('words that stand in nearly the same patents are alike, the most alike first', () => {
  const counted = (text: string, both: number, alone: number) => ({ text, both, alone });
  const [same, near, less, half, once] = [
    counted('same', 10, 10),
    counted('near', 9, 9),
    counted('less', 8, 8),
    counted('half', 5, 10),
    counted('once', 1, 1),
  ];
  expect(alike([less!, near!, same!, half!], 10)).toEqual([same, near]);
  // at the bound of both
  expect(alike([half!], 10)).toEqual([half]);
  expect(alike([counted('under', 4, 10)], 10)).toEqual([]);
  // of one patent in common nothing follows
  expect(alike([once!], 1)).toEqual([]);
  expect(alike([counted('two', 2, 2)], 2)).toEqual([counted('two', 2, 2)]);
  expect(alike([], 10)).toEqual([]);
});

it('of the words alike that is meant which stands in titles with the keyword, else nearest in abstracts', async () => {
  const texts = (...all: string[]) =>
    all.map((text) => ({ lang: languageOf(text), origin: 'original' as const, text }));
  const patent = (titles: string[], abstracts: string[] = []) =>
    samplePatent('US1B2', { titles: texts(...titles) as never, abstracts: texts(...abstracts) as never });
  const candidates = ['泵', '环', '阀'].map((text) => ({ text, both: 2, alone: 2 }));
  const found = async (...records: ReturnType<typeof patent>[]) => (await nearest(records, 'PUMP', candidates))?.text;
  expect(await found(patent(['Pump', '泵']), patent(['A pump', '带环的泵']))).toBe('泵');
  // one title of three lacks it
  expect(await found(patent(['Pump', '阀']), patent(['Pump', '阀']), patent(['Pump', '座']))).toBe('阀');
  // one of two
  expect(await found(patent(['Pump', '阀']), patent(['Pump', '座']))).toBeUndefined();
  // titles in one language tell nothing
  expect(await found(patent(['Pump']), patent(['Pump', '环']))).toBe('环');
  expect(await found(patent(['Pump']))).toBeUndefined();
  // without titles the places in the abstracts count: the end of one, the beginning and the end of the other
  expect(await found(patent([], ['It is xx a pump', '环在前面几个字后是泵']))).toBe('泵');
  expect(await found(patent([], ['pump is what it has', '环在前面几个字后是泵']))).toBe('环');
});
