import { expect, it } from 'vitest';
import { readable } from './vocabulary.ts';

it.each([
  ['PARALLEL', 'Parallel'],
  ['Parallel Assignment', 'Parallel'],
  ['SINGLE_GROUP', 'Single Group'],
  ['Single Group Assignment', 'Single Group'],
  ['Crossover Assignment', 'Crossover'],
  ['Factorial Assignment', 'Factorial'],
  ['Sequential Assignment', 'Sequential'],
  ['NON_RANDOMIZED', 'Non-Randomized'],
  ['Non-Randomized', 'Non-Randomized'],
  ['NONE', 'None'],
  ['None (Open Label)', 'None'],
  ['ESTIMATED', 'Anticipated'],
  ['Both', 'All'],
  ['NA', 'N/A'],
  ['Double (Participant, Investigator)', 'Double (Participant, Investigator)'],
  ['', undefined],
  [undefined, undefined],
])('%s is read as %s, in whatever year a register wrote it', (text, read) => {
  expect(readable(text)).toBe(read);
});
