import type { LifeAnswer } from '#operations/shared/life/answers.ts';
import type { Research } from '#skills/answer-question/pick/research.ts';

/** Conversations of this group. */
export const KIND = 'ls-chat';
/** Longest question, in UTF-16 units. */
export const MOST_CHARACTERS = 30_000;

/** What is kept of a question: what registers say to it, or the documents that were found. */
export type Found = Research | { readonly life: LifeAnswer };
/** What registers say to a question; undefined where it is answered from documents. */
export const saidByRegisters = (found: Found | undefined): LifeAnswer | undefined =>
  found && 'life' in found ? found.life : undefined;
/** The documents that were found for a question; undefined where registers answer it. */
export const foundInDocuments = (found: Found | undefined): Research | undefined =>
  found && 'life' in found ? undefined : found;
