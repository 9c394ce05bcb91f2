import { expect, it } from 'vitest';
import { functionOf, tellsWhatIsDone } from './far-search.ts';
import { readProblem } from './problem.ts';

const said = (text: string) => {
  const problem = readProblem(text);
  const asked = functionOf(problem);
  return asked !== undefined && tellsWhatIsDone(asked, problem);
};

it.each([
  'The battery pack is too heavy.',
  'The gearbox is very loud.',
  'A valve so stiff.',
  'The joint gets stiff.',
  'The hose becomes brittle.',
  'Bicycle tyres lose air too quickly.',
])('"%s" tells a state that anything may be in', (text) => {
  expect(said(text)).toBe(false);
});

it.each([
  'The pump leaks.',
  'The pump is leaking.',
  'The nozzle is clogged.',
  'The espresso machine drips after brewing.',
  'The battery pack must be made lighter without losing stiffness.',
  '电池包太重，需要减轻重量。',
])('"%s" tells what happens or is to be done', (text) => {
  expect(said(text)).toBe(true);
});
