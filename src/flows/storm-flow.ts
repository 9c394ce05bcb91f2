import { setTimeout as delay } from 'node:timers/promises';
import { type Static, Type } from '#typebox.mjs';
import { defineFlow, final, type Step, work } from './flow.ts';

const Count = Type.Object({
  number: Type.Integer(),
  squared: Type.Optional(Type.Integer()),
  doubled: Type.Optional(Type.Integer()),
});
type Count = Static<typeof Count>;

const square: Step<Count> = async ({ number }, { log }) => {
  await delay(number % 5);
  log('squared', { number });
  return { squared: number ** 2 };
};
const double: Step<Count> = async ({ squared = 0 }, { log }) => {
  await delay(squared % 3);
  log('doubled', { squared });
  return { doubled: 2 * squared };
};

/** Two steps of work whose traces can be counted. */
export const counting = defineFlow({
  name: 'counting',
  data: Count,
  start: 'squaring',
  states: { squaring: work(square, 'doubling'), doubling: work(double, 'done'), done: final() },
  stages: { counting: ['squaring', 'doubling', 'done'] },
  title: ({ number }) => `count ${number}`,
});
