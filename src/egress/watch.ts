import type { Config } from '#config.ts';
import { type Attempt, guardEgress } from './guard.ts';
import { type Rules, rulesOf, type Target } from './rules.ts';

/** The guard of a service's own thread, from its first moment on. */
export interface EgressWatch {
  /** As they are now: those of the settings, and what was permitted beside. */
  readonly rules: Rules;
  /** Permits these beside what settings permit, instead of those of the call before; nobody while offline. */
  permit(targets: readonly Target[]): void;
  /** Tells every attempt, those of before first. */
  listen(told: (attempt: Attempt) => void): void;
}

/** Attempts that are kept until somebody listens. */
const MOST_BEFORE = 1000;

/** Guards this thread by the settings: called before anything is opened. */
export function watchEgress(config: Config): EgressWatch {
  const own = rulesOf(config);
  let rules = own;
  const before: Attempt[] = [];
  let noted = (attempt: Attempt): void => {
    if (before.length < MOST_BEFORE) before.push(attempt);
  };
  guardEgress(rules, noted);
  return {
    get rules() {
      return rules;
    },
    permit(targets) {
      if (own.offline) return;
      rules = { ...own, targets: [...own.targets, ...targets] };
      guardEgress(rules, noted);
    },
    listen(told) {
      for (const attempt of before.splice(0)) told(attempt);
      noted = told;
      guardEgress(rules, noted);
    },
  };
}
