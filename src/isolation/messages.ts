import type { CorpusAddress } from '#corpus/address.ts';
import type { Logo } from '#documents/logo.ts';
import { type ErrorCode, ServiceError } from '#errors.ts';
import { ModelError, type ModelFailure } from '#models/model.ts';

/** What a thread needs to know to start. */
export interface ThreadData {
  /** Module that exports `jobs` (`Jobs`). */
  readonly jobs: string;
  /** Megabytes that it may keep: default 512. A step that holds some hundred records of a megabyte takes half of it. */
  readonly most_mb?: number;
}

/** What a job knows of the service without asking. */
export interface Facts {
  readonly base_url: string;
  readonly logo?: Logo;
  /** How far the service's clock of dates is ahead of the machine's, in whole seconds. */
  readonly clock_ahead_ms: number;
  readonly model?: { readonly name: string; readonly embedding_model?: string };
}

export type ToThread =
  /** Where records are read from now on; absent: there are none. What was open is closed; answered by `ready`. */
  | { readonly kind: 'corpus'; readonly corpus: CorpusAddress | undefined }
  | {
      readonly kind: 'job';
      readonly name: string;
      readonly input: unknown;
      readonly account: string;
      readonly facts: Facts;
    }
  | { readonly kind: 'abort'; readonly reason: Thrown }
  /** Of the call `n`: what it answered, threw, or the next piece of its stream. */
  | { readonly kind: 'answer'; readonly n: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly n: number; readonly thrown: Thrown }
  | { readonly kind: 'piece'; readonly n: number; readonly value: unknown };

export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly output: unknown }
  | { readonly kind: 'failed'; readonly thrown: Thrown }
  | { readonly kind: 'call'; readonly n: number; readonly name: string; readonly args: readonly unknown[] }
  /** Nobody waits for the call `n` any longer. */
  | { readonly kind: 'leave'; readonly n: number };

/** Something thrown, as data: errors that callers distinguish keep what they know. */
export type Thrown =
  | {
      readonly kind: 'service';
      readonly code: ErrorCode;
      readonly message: string;
      readonly details: Readonly<Record<string, unknown>>;
      readonly cause?: Thrown;
    }
  | { readonly kind: 'model'; readonly failure: ModelFailure; readonly message: string }
  | { readonly kind: 'other'; readonly name: string; readonly message: string; readonly stack?: string };

export function toThrown(error: unknown): Thrown {
  if (error instanceof ServiceError) {
    const { code, message, details, cause } = error;
    return { kind: 'service', code, message, details, ...(cause !== undefined && { cause: toThrown(cause) }) };
  }
  if (error instanceof ModelError) return { kind: 'model', failure: error.kind, message: error.message };
  if (!(error instanceof Error)) return { kind: 'other', name: 'Error', message: String(error) };
  const { name, message, stack } = error;
  return { kind: 'other', name, message, ...(stack !== undefined && { stack }) };
}

export function fromThrown(thrown: Thrown): Error {
  if (thrown.kind === 'model') return new ModelError(thrown.failure, thrown.message);
  if (thrown.kind === 'service') {
    const { code, message, details, cause } = thrown;
    return new ServiceError(code, message, details, cause ? { cause: fromThrown(cause) } : undefined);
  }
  const error = new Error(thrown.message);
  error.name = thrown.name;
  if (thrown.stack !== undefined) error.stack = thrown.stack;
  return error;
}
