import { expect, it } from 'vitest';
import { contradictionsOf } from './contradictions.ts';

/** Words of each side, once for each parameter that they speak of. */
const words = (text: string) => {
  const { improving, worsening } = contradictionsOf(text);
  return [improving, worsening].map((side) => side.flatMap(({ mentions }) => mentions.map((one) => one.text)));
};

it('what must become better is to be improved, what becomes worse is not', () => {
  expect(words('The adhesive cracks when the blade bends; it must become tougher.')).toEqual([
    expect.arrayContaining(['cracks', 'tougher']),
    [],
  ]);
  expect(words('The blade is stronger, but becomes heavier.')[1]).toEqual(['heavier', 'heavier']);
});

it('an evaporator is a part, and loses nothing', () => {
  const lost = (text: string) => contradictionsOf(text).improving.some(({ parameter }) => parameter === 23);
  expect(['The solvent must not evaporate.', 'Behind the evaporator stands a fan.'].map(lost)).toEqual([true, false]);
});
