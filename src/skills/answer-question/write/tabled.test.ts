import { expect, it } from 'vitest';
import type { Research } from '../pick/research.ts';
import type { Source } from '../pick/source.ts';
import { tabledRows } from './tabled.ts';

const source = (number: number, ...texts: string[]) =>
  ({ number, publication_number: `US${number}A1`, sentences: texts.map((text) => ({ text })) }) as unknown as Source;
const rows = (dimensions: readonly string[], ...sources: Source[]) =>
  [
    ...tabledRows({
      ...{ lang: 'en', sources },
      tabled: { of: 'quantity', said_of: { water: 1, reduce: 0.5, winter: 1 }, dimensions },
    } as unknown as Research),
  ].join('');

const WINTER = source(1, 'In winter watering is reduced to 10 % to 30 % of that of summer.');
const AUTUMN = source(2, 'Watering is reduced by 20 % before winter.');

it('values stand in a table where it is not known what is measured, if sentences say most of what was asked', () => {
  expect(rows([], WINTER, AUTUMN)).toContain('| 20 % | [2] US2A1 |');
  // a humidity is no reduction
  const soil = source(3, 'Water is let in where the soil has less than 15 % of humidity.');
  expect(rows([], WINTER, AUTUMN, soil)).not.toContain('15 %');
  expect(rows(['share'], WINTER, AUTUMN, soil)).toContain('15 %');
});

it('values of several kinds stand in no table where it is not known which was asked for', () => {
  const pipe = source(4, 'In winter the water is reduced in pipes of 20 mm.');
  expect(rows([], WINTER, AUTUMN, pipe)).toBe('');
  expect(rows(['share'], WINTER, AUTUMN, pipe)).toContain('| 20 % | [2] US2A1 |');
});

it('materials stand in a table without the thing itself', () => {
  const said_of = { hydrogel: 1, made: 0.3 };
  const sources = [source(1, 'The hydrogel is made of gelatin.'), source(2, 'A hydrogel of agar and gelatin.')];
  const research = { lang: 'en', sources, tabled: { of: 'material', said_of } } as unknown as Research;
  const [, ...lines] = [...tabledRows(research)]
    .join('')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  expect(lines).toEqual(['| gelatin | [1], [2] |', '| agar | [2] |']);
});
