import type { Config } from '#config.ts';
import { type Attempt, guardEgress } from './guard.ts';
import { type Rules, rulesOf } from './rules.ts';

/** The guard of a service's own thread, from its first moment on. */
export interface EgressWatch {
  readonly rules: Rules;
  /** Tells every attempt, those of before first. */
  listen(told: (attempt: Attempt) => void): void;
}

/** Attempts that are kept until somebody listens. */
const MOST_BEFORE = 1000;

/** Guards this thread by the settings: called before anything is opened. */
export function watchEgress(config: Config): EgressWatch {
  const rules = rulesOf(config);
  const before: Attempt[] = [];
  guardEgress(rules, (attempt) => void (before.length < MOST_BEFORE && before.push(attempt)));
  return {
    rules,
    listen(told) {
      for (const attempt of before.splice(0)) told(attempt);
      guardEgress(rules, told);
    },
  };
}
