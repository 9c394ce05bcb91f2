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

it.each([
  ['如何在不增加重量的情况下提高电机效率？', ['效率'], ['重量']],
  ['在不增加重量的情况下，如何提高电机效率？', ['效率'], ['重量']],
  ['如何在保证强度的前提下减轻叶片的重量？', ['重量'], ['强度']],
])('keeps what is told before what is to become better: %s', (text, better, kept) => {
  const { improving, worsening } = contradictionsOf(text);
  const said = (side: typeof improving) => [
    ...new Set(side.flatMap(({ mentions }) => mentions.map((one) => one.text))),
  ];
  expect([said(improving), said(worsening)]).toEqual([better, kept]);
});
