import { expect, it } from 'vitest';
import { abbreviationsOf } from './abbreviations.ts';

it.each([
  ['an ultrasound transducer array (UTA)', ['UTA']],
  ['printed circuit boards (PCBs)', ['PCB']],
  // symbols of elements, and numbers
  ['osmium (Os), einsteinium (Es)', ['Os', 'Es']],
  ['imaginary iridium (II) and initial iridium (III), intravenous (IV)', ['IV']],
])('tells short forms that a text explains: %s', (text, expected) => {
  expect(abbreviationsOf(text).map(({ short }) => short)).toEqual(expected);
});
