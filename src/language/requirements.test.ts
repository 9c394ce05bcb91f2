import { expect, it } from 'vitest';
import { readRequirements } from './requirements.ts';

it('tells a strength by number that does not say which one', () => {
  const kindless = (text: string) => readRequirements(text).kindless;
  expect(kindless('An alloy with a strength above 1000 MPa.')).toEqual(['strength above 1000 MPa']);
  expect(kindless('强度大于1000MPa的合金')).toEqual(['强度大于1000MPa']);
  expect(kindless('yield strength above 1000 MPa')).toEqual([]);
  expect(kindless('fatigue strength above 400 MPa')).toEqual([]);
});
