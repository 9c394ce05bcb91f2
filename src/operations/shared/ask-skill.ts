import type { StepContext } from '#flows/flow.ts';
import type { Skill } from '#skills/skill.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';

/** What a skill needs where it is asked, and where what it did is noted. */
export type AskingSkill = Pick<StepContext, 'services' | 'account' | 'signal' | 'log'>;

/** Runs a skill and notes in the task's record who answered, and what of a model's answer did not hold. */
export async function ask<I extends TSchema, O extends TSchema>(
  skill: Skill<I, O>,
  input: ValueOf<I>,
  { services, account, signal, log }: AskingSkill,
  about: Readonly<Record<string, unknown>> = {},
): Promise<ValueOf<O>> {
  const { corpus, model } = services;
  const { output, ...how } = await skill.run(input, { corpus, model, account, signal });
  log('skill', { skill: skill.name, ...about, ...how });
  return output;
}
