import { expect, it } from 'vitest';
import { formulasOf } from './formulas.ts';

const read = (text: string) => formulasOf(text).map((one) => one.text);

it('reads formulas whose parts are all elements, subscripts too, and nothing that only looks like one', () => {
  expect(read('LiFePO4, Al₂O₃ and SiO2 on GaN; NaCl in H2O with O2.')).toEqual([
    'LiFePO4',
    'Al2O3',
    'SiO2',
    'GaN',
    'NaCl',
    'H2O',
    'O2',
  ]);
  expect(read('CPU, S1, P2, FIG1, C3, USB3, H264, MP3, In, No, As, Xyz2, CO2x, IPv6, 3GPP, LTE')).toEqual([]);
  const text = 'über LiCoO₂ hinaus';
  expect(formulasOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['LiCoO₂']);
});

it('takes time in proportion to the text', () => {
  expect(read('Ab1'.repeat(100_000))).toEqual([]);
  expect(read('H2O '.repeat(100_000))).toHaveLength(2_000);
});
