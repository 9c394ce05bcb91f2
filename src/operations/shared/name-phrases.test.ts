import { expect, it } from 'vitest';
import { phrasesOfAll } from './name-phrases.ts';

const name = (text: string, kind: 'preferred' | 'exact' | 'code' | 'related' = 'exact') => ({ lang: 'en', kind, text });
const things = [
  {
    names: [
      name('Imagined "fever"', 'preferred'),
      ...[name('fever'), name('MIM:1', 'code'), name('heat', 'related'), name('flu'), name('imagined heat')],
    ],
  },
  { names: [name('假想热', 'preferred'), name('disease')] },
];
const texts = (...asked: Parameters<typeof phrasesOfAll>) =>
  phrasesOfAll(...asked).map((query) => query.kind === 'phrase' && `${query.field} ${query.text}`);

it('are the names that say enough by themselves, the same for the same names', () => {
  // everyday words, codes, related names, what is short and general terms are left out
  expect(texts(things, 'TITLE', 1)).toEqual(['TITLE Imagined  fever ', 'TITLE imagined heat', 'TITLE 假想热']);
  expect(texts(things, 'TITLE', 1, 1)).toEqual(['TITLE Imagined  fever ', 'TITLE 假想热']);
  // so many in all: a filter that asks 3,000 times has room for one name each time
  expect(texts(things, 'AFFILIATION', 3_000)).toEqual(['AFFILIATION Imagined  fever ']);
  expect(phrasesOfAll(things, 'TITLE', 1)[1]).toBe(phrasesOfAll(things, 'TITLE', 1)[1]);
});
