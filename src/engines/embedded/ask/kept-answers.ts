import type { Answer } from '../answer/answer.ts';

/** Questions longer than this many characters are not worth their memory. */
const LONGEST_QUESTION = 8 << 10;

/** Bytes that the kept answers of an engine may take together. */
export interface AnswerBudget {
  readonly bytes: number;
  used: number;
}

interface Kept {
  readonly answer: Answer;
  readonly bytes: number;
}

/**
 * Answers to questions about one collection, for as long as nothing in it changes: a question that is repeated costs a
 * look-up. Every answer belongs to the version of the index that it was found in; none outlives it. The least recently
 * used go first.
 */
export class KeptAnswers {
  readonly #budget: AnswerBudget;
  readonly #answers = new Map<string, Kept>();
  #version = -1;

  constructor(budget: AnswerBudget) {
    this.#budget = budget;
  }

  /** The answer to a question as of a version of the index. */
  get(question: string, version: number): Answer | undefined {
    if (version !== this.#version) return undefined;
    const kept = this.#answers.get(question);
    if (!kept) return undefined;
    // most recent last
    this.#answers.delete(question);
    this.#answers.set(question, kept);
    return kept.answer;
  }

  /** Keeps an answer that is right for this version of the index. */
  put(question: string, version: number, answer: Answer): void {
    if (version < this.#version) return;
    if (version > this.#version) {
      this.clear();
      this.#version = version;
    }
    const bytes = question.length * 2 + bytesOf(answer);
    if (question.length > LONGEST_QUESTION || bytes > this.#budget.bytes / 16 || this.#answers.has(question)) return;
    freeze(answer);
    this.#answers.set(question, { answer, bytes });
    this.#budget.used += bytes;
    while (this.#budget.used > this.#budget.bytes && this.#answers.size > 0)
      this.#drop(this.#answers.keys().next().value!);
  }

  #drop(question: string): void {
    this.#budget.used -= this.#answers.get(question)!.bytes;
    this.#answers.delete(question);
  }

  clear(): void {
    for (const question of [...this.#answers.keys()]) this.#drop(question);
  }
}

/** Entries of a map, objects and arrays, roughly. */
const ENTRY = 150;
const ITEM = 64;

function bytesOf(answer: unknown): number {
  if (typeof answer === 'string') return 16 + answer.length * 2;
  if (typeof answer !== 'object' || answer === null) return 16;
  let bytes = Array.isArray(answer) ? ENTRY : ITEM;
  for (const value of Object.values(answer)) bytes += bytesOf(value);
  return bytes;
}

/** Several callers get the same answer: none may change it. */
function freeze(answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  Object.freeze(answer);
  for (const value of Object.values(answer)) freeze(value);
}
