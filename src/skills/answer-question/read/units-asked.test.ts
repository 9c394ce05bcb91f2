import { expect, it } from 'vitest';
import { dimensionsOf } from '../pick/tells.ts';
import { unitsAsked } from './units-asked.ts';

it.each([
  ['At how many degrees is it grown?', [{ unit: 'degrees', dimension: 'angle' }]],
  ['频段是多少赫兹的？', [{ unit: '赫兹', dimension: 'frequency' }]],
  ['How many patents are there?', []],
  ['How much salt is in it?', []],
])('%s names its unit, if any', (text, units) => expect(unitsAsked(text)).toEqual(units));

it.each([
  ['At how many degrees is it grown?', ['angle', 'temperature']],
  ['How long does it stay cold?', ['time']],
  ['How long is the rod?', ['length', 'time']],
  ['How much salt is in it?', ['share', 'concentration', 'mass', 'volume', 'amount']],
  ['How much is watering cut down?', []],
  ['By how much water is it cut down?', []],
])('%s asks for a kind of quantity', (text, dimensions) => expect(dimensionsOf(text)).toEqual(dimensions));
