import { expect, it } from 'vitest';
import { antecedentFaults } from '#language/antecedent-basis/antecedent-basis.ts';
import { englishFaulty } from './faults.ts';
import type { Filed } from './grants.ts';
import { supportFigures } from './support.ts';

const patent = (number: string, claims: [string, ...number[]][], paragraphs: string[] = []): Filed => ({
  number,
  lang: 'en',
  half: 'tune',
  title: '',
  claims: claims.map(([text, ...parents], index) => ({ number: index + 1, text, parents })),
  paragraphs,
});
const PUMP = patent(
  'US1B1',
  [
    [
      'A pump for a coolant in a closed loop of pipes, comprising a metal housing, and an inlet valve connected to the metal housing, the inlet valve having a seat.',
    ],
    ['The pump for coolants of claim 1, further comprising a pressure sensor on the metal housing.', 1],
    ['The pump for coolants of claim 2, wherein the pressure sensor is coupled to a controller.', 2],
    ['The pump for coolants of claim 1, wherein the loop is open and the seat is conical and hard.', 1],
  ],
  [
    'A pump has a metal housing.',
    'The pump drives a coolant in a closed loop.',
    'Loops are made of pipes.',
    'An inlet valve has a seat that is conical.',
    'A pressure sensor lies behind the wall and speaks to a controller.',
    'Summer is warm.',
  ],
);
const LAMP = patent('US2B1', [['A lamp comprising a glass bulb, and a copper filament for the bulb.']]);

it('puts faults into sound claims, and each is told at its place', () => {
  expect(antecedentFaults(PUMP.claims, 'en')).toEqual([]);
  const faulty = englishFaulty(PUMP, LAMP);
  expect(faulty.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['article', 'foreign', 'unordered', 'modifier', 'added', 'head', 'sibling']),
  );
  for (const { kind, claims, claim_number, start, end } of faulty)
    expect(
      antecedentFaults(claims, 'en').some(
        (fault) => fault.claim_number === claim_number && fault.start < end && fault.end > start,
      ),
      kind,
    ).toBe(true);
});

it('finds terms in the own description, and none of them after what holds them was deleted', () => {
  const { terms, found, deleted, named } = supportFigures([PUMP]);
  expect({ terms, found, deleted, named }).toEqual({ terms: 9, found: 9, deleted: 5, named: 5 });
});
