import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';
import type { Prompt } from './prompt.ts';

/** Tokens of one or more calls; `estimated` if the endpoint did not tell and `estimateTokens` counted. */
export interface Usage {
  readonly input_tokens: number;
  readonly output_tokens: number;
  readonly estimated?: true;
}

export interface ModelCall {
  readonly prompt: Prompt;
  /** Whose budget pays. */
  readonly account: string;
  /** Ends the call, at the endpoint too. The call then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Default: the configured most. */
  readonly max_output_tokens?: number;
}

/** How a call ended. */
export interface ModelEnd {
  /** `length`: cut at the most tokens of an answer. */
  readonly reason: 'stop' | 'length';
  readonly usage: Usage;
  /** Pieces of the prompt's material, from its end, that did not fit the model's context and were left out. */
  readonly omitted: number;
}

/** A language model. Every failure is a `ModelError`, so that a caller can go on without one. */
export interface Model {
  /** As configured; goes into records of what was done. */
  readonly name: string;
  /**
   * Pieces of text as they come. Stopping the iteration stops the model. Nothing is tried again once a piece was given.
   */
  text(call: ModelCall): AsyncGenerator<string, ModelEnd>;
  /** A value of the schema; an answer that is not one is sent back once with what is wrong. */
  object<S extends TSchema>(
    schema: S,
    call: ModelCall,
  ): Promise<{ readonly value: ValueOf<S>; readonly repaired: boolean } & ModelEnd>;
  /** Name of the model behind `embed`; present with it. */
  readonly embedding_model?: string;
  /**
   * One vector a text, in their order: all equally long, of finite numbers. Absent when no embedding model is
   * configured.
   */
  embed?(texts: readonly string[], call: Pick<ModelCall, 'account' | 'signal'>): Promise<readonly number[][]>;
}

export const MODEL_FAILURES = [
  /** 429 after all retries. */
  'rate_limited',
  /** Not reached, or 5xx after all retries. */
  'unavailable',
  /** Nothing came within the configured time. */
  'timeout',
  /** The stream ended before the answer did. */
  'cut',
  /** Not JSON, or not of the schema, twice. */
  'invalid_output',
  /** The endpoint's filter, or the model itself by its protocol, declined. */
  'refused',
  /** The prompt does not fit even without its material. */
  'too_long',
  /** The account's tokens of the day are used up. */
  'budget',
  /** All places were taken for as long as a call may wait. */
  'busy',
  /** The endpoint does not accept the request: wrong key, unknown model. */
  'rejected',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** A call of the model failed. The message holds no key and nothing of the prompt. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly kind: ModelFailure;

  constructor(kind: ModelFailure, message: string) {
    super(message);
    this.kind = kind;
  }
}

export const addUsage = (a: Usage, b: Usage): Usage => ({
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
  ...((a.estimated || b.estimated) && { estimated: true as const }),
});
