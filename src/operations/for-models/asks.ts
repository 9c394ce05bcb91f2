import type { TextAnswer } from '#operation.ts';

/** How a tool asks the person who sits at a client, where the client can do that. */
export interface Asks {
  /** The arguments of a caller who can be asked, where they leave it open whether to ask. */
  when(given: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** The question that an answer holds; undefined where it holds none. */
  question(data: object): Question | undefined;
  /** The arguments with which the tool goes on: from the state of the question, and what the person filled in. */
  confirmed(state: Readonly<Record<string, unknown>>, said: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** What is answered where the person said no, or nothing. */
  declined(state: Readonly<Record<string, unknown>>): TextAnswer;
}

/** A form of plain fields, as the protocol's elicitation shows it. */
export interface Question {
  readonly message: string;
  readonly fields: Readonly<Record<string, FormField>>;
  /** What `confirmed` needs to know. It goes through the client: nothing that its caller may not say himself. */
  readonly state: Readonly<Record<string, unknown>>;
}
export type FormField =
  | { type: 'boolean'; title: string; description?: string; default?: boolean }
  | { type: 'string'; title: string; description?: string; maxLength?: number };
