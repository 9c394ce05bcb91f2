import { defineJob } from '#isolation/job.ts';
import type { ScopeSettings } from '#skills/claim-scope/types.ts';
import type { AnswerLanguage } from '#skills/types.ts';
import type { Right } from './data.ts';

/** A product, and the publications whose claims are read on it. */
export interface ScopeAsked {
  readonly product: string;
  readonly publication_numbers: readonly string[];
  readonly lang: AnswerLanguage;
  readonly settings?: ScopeSettings;
}

/** Reads the claims of publications that a caller names on a product, for an answer at once. */
export const scopeJob = defineJob({
  name: 'scope',
  lane: 'answer',
  async run(asked: ScopeAsked, { corpus }, { signal }): Promise<Right[]> {
    return (await import('./scope.ts')).rightsAsked(asked, corpus, signal);
  },
});
