import { expect, it } from 'vitest';
import { readProblem } from './problem.ts';
import { questionsOf } from './sharpen-problem.ts';

const asked = (text: string) => questionsOf(readProblem(text), 'en').map((one) => one.text);

it('names the object of a problem, but no temperature of the temperature', () => {
  expect(asked('The temperature of the battery pack must be lower.')).toEqual([
    'How can temperature be improved for the battery pack?',
    'Who has solved "temperature" for something other than "battery pack"?',
  ]);
  expect(asked('The temperature must be below 20 °C.')).toEqual([
    'How can temperature be improved?',
    'Who has solved "temperature" for something other than this?',
  ]);
});
