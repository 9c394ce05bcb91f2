import { expect, it } from 'vitest';
import { looseWords } from './loose-words.ts';

const others = (text: string, known: Parameters<typeof looseWords>[1] = []) =>
  looseWords([{ text }], known).map(({ word, other, from, share }) => `${word} = ${other}, ${from} ${share}`);

it('knows what patents write for what ordinary people say', () => {
  expect(others('a lamp with jelly')).toContain('jelly = gel, everyday 0.8');
  // what is known already is not among them
  expect(others('a lamp with jelly', [{ word: 'jelly', other: 'gel' }])).not.toContain('jelly = gel, everyday 0.8');
});

it('knows synonyms of translations', () => {
  const known = [{ word: '绳子', other: 'rope', from: 'translation' as const }];
  expect(others('绳子', known)).toContain('绳子 = cable, translation 0.7');
});

it('takes no wording of which a small word is left out', () => {
  const wordings = looseWords([{ text: 'a light that is switched on, and a lid that is put on' }], []);
  expect(wordings.filter(({ other }) => / (?:on|off|of|up)$/.test(other))).toEqual([]);
});
