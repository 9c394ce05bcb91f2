import { expect, it } from 'vitest';
import { materialsIn } from './material-names.ts';

const names = (text: string) => materialsIn(text).map(({ name }) => name);

it('finds what things are made of, the longer name of two', () => {
  expect(
    names('a thick backing of epoxy resin and tungsten powder, glued to a PZT layer with Silicone Rubber'),
  ).toEqual(['epoxy resin', 'tungsten powder', 'PZT', 'silicone rubber']);
  expect(names('a shell of stainless steel, Ti-6Al-4V or polyethylene terephthalate')).toEqual([
    'stainless steel',
    'Ti-6Al-4V',
    'polyethylene terephthalate',
  ]);
  expect(names('working fluids such as toluene and R245fa')).toEqual(['toluene', 'R245fa']);
  expect(names('外壳由不锈钢或环氧树脂制成，压电层为锆钛酸铅')).toEqual(['不锈钢', '环氧树脂', '锆钛酸铅']);
});

it('takes no thing for a material', () => {
  expect(names('a glass door, a papers list, steelyard and lead wires')).toEqual([]);
  expect(materialsIn('of quartz').map(({ start, end }) => [start, end])).toEqual([[3, 9]]);
});
