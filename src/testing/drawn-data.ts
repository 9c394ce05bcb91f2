import { toServiceError } from '#http/answers.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import { type Draw, drawnAnswers } from './drawn-answers.ts';
import { drawnData } from './whole-data.ts';

/** What is answered, or why it is refused; a task that no step leaves behind so is none. */
export function said<T>(answer: () => T): T | string {
  try {
    return answer();
  } catch (error) {
    const { code, message } = toServiceError(error);
    return code === 'internal' ? 'no task is so' : `${code}: ${message}`;
  }
}

/**
 * What is made of so many drawn values of a schema, of their seeds and of what else is drawn for each (`drawnAnswers`).
 */
export const ofData = <S extends TSchema>(
  group: string,
  schema: S,
  times: number,
  answer: (data: ValueOf<S>, seed: number, draw: Draw) => unknown,
): string =>
  drawnAnswers(
    times,
    (draw) => {
      const seed = draw.integer(1e9);
      return { group, input: { seed, draw }, text: `of ${seed}` };
    },
    ({ seed, draw }) => said(() => answer(drawnData(schema, seed), seed, draw)),
  );
