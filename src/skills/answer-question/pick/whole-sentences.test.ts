import { expect, it } from 'vitest';
import { mayStand, wholeSentences } from './pick-sentences.ts';

const cut = (text: string) => wholeSentences(text).map(({ start, end }) => text.slice(start, end));

it('a sentence goes on behind a short form', () => {
  expect(cut('It is kept at 33 degrees F. for four hours. Then it warms.')).toEqual([
    'It is kept at 33 degrees F. for four hours.',
    'Then it warms.',
  ]);
});

it('a decimal is whole where a blank stands behind its mark', () => {
  expect(cut('It gave a score of 22. 5 at 1 cM (p < 0. 05). In 1998. 25 more did. See claim 12. The end.')).toEqual([
    'It gave a score of 22. 5 at 1 cM (p < 0. 05).',
    'In 1998.',
    '25 more did.',
    'See claim 12.',
    'The end.',
  ]);
});

it('a sentence that is too long ends at a clause, and may be quoted so', () => {
  const head = `The melt is stirred in a reactor at 240° C., ${'with a stirrer of steel '.repeat(16)}, wherein it reacts`;
  const [first] = cut(`${head} ${'for a long time '.repeat(20)}to the end.`);
  expect(first).toBe(head.slice(0, head.indexOf(', wherein') + 1));
  expect(mayStand(first!, { lang: 'en' })).toBe(true);
});

it('a step of a list may be quoted, what a bracket opens elsewhere may not', () => {
  expect(mayStand('(b) adding butanediol to the molten mixture in a reactor.', { lang: 'en' })).toBe(true);
  expect(mayStand('(see the figure) adding butanediol to the molten mixture.', { lang: 'en' })).toBe(false);
});
