import { expect, it } from 'vitest';
import { publicationNumber } from '#patents/numbers.ts';
import { addPeople, isLegible, onceEach, patentDraft, printedTitle } from './patent-draft.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));

it('names of a list stand once, as they are written with small letters', () => {
  expect(onceEach(named('HERRALA, SAMI', 'KYLMAENEN, JARI', 'Herrala, Sami', 'Kylmänen, Jari'))).toEqual(
    named('Herrala, Sami', 'Kylmänen, Jari'),
  );
  expect(onceEach(named('VanSteenwyk Brett', 'VanSteenwyk, Brett'))).toEqual(named('VanSteenwyk Brett'));
  // other words, and words in another order, are others
  const others = named('LI WEI', 'WEI LI', 'SIMMS JOHN', 'SIMMS JR JOHN', '王芳', '(주)', '(株)');
  expect(onceEach(others)).toEqual(others);
});

it('a name is read where letters that were lost are at most half of those that are there', () => {
  expect(['FUNDA\uFFFD O BUTANTAN', 'Doe, Jane', '王芳', "O'Neil"].map(isLegible)).toEqual([true, true, true, true]);
  expect(['AB?', 'ABC??'].map(isLegible)).toEqual([true, false]);
  expect(['D\uFFFDZ\uFFFD????', '\uFFFD\uFFFD\uFFFD_ے\uFFFD', '???'].map(isLegible)).toEqual([false, false, false]);
});

it('people and parties of a list are those that can be read, each once', () => {
  const patent = patentDraft(publicationNumber('US', '20150040031'));
  addPeople(
    patent,
    ['D.Z. Ovadie', 'D\uFFFDZ\uFFFD????'],
    ['Samsung Electronics Co., Ltd.', 'SAMSUNG ELECTRONICS CO., LTD.', '?????'],
  );
  expect([patent.inventors, patent.applicants].map((list) => list.map(({ name }) => name))).toEqual([
    ['D.Z. Ovadie'],
    ['Samsung Electronics Co., Ltd.'],
  ]);
});

it('marks of print are no part of a title', () => {
  expect(printedTitle('US', '<i>Neisseria meningitidis </i>antigens, x < y')[0]?.text).toBe(
    'Neisseria meningitidis antigens, x < y',
  );
});
