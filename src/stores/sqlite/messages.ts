import { type ErrorCode, ServiceError } from '#errors.ts';

/** To a thread: a store that it is to know, or a call of one. */
export type Asked =
  | {
      readonly kind: 'store';
      readonly store: number;
      readonly module: string;
      readonly path: string;
      readonly settings: unknown;
    }
  | {
      readonly kind: 'call';
      readonly n: number;
      readonly store: number;
      /** Absent: opens the store only. */
      readonly method?: string;
      /** Each as JSON; undefined stays so. */
      readonly args: readonly (string | undefined)[];
      readonly at: Moment;
    }
  | { readonly kind: 'close'; readonly n: number; readonly store: number };

/** When a call was made, epoch ms by the clocks of whoever made it: of dates, and of durations. */
export interface Moment {
  readonly date: number;
  readonly steady: number;
}

export type Call = Extract<Asked, { kind: 'call' }>;

/** From a thread: the answer as JSON, or what was thrown. */
export type Answered = { readonly n: number } & ({ readonly value: string | undefined } | { readonly thrown: Thrown });

/** Something thrown, as what can be copied. */
interface Thrown {
  readonly service?: { readonly code: ErrorCode; readonly details: Readonly<Record<string, unknown>> };
  readonly error: Error;
}

export const toJson = (value: unknown): string | undefined => (value === undefined ? undefined : JSON.stringify(value));
export const fromJson = (text: string | undefined): any => (text === undefined ? undefined : JSON.parse(text));

export function toThrown(thrown: unknown): Thrown {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { error, ...(thrown instanceof ServiceError && { service: { code: thrown.code, details: thrown.details } }) };
}

export const fromThrown = ({ error, service }: Thrown): Error =>
  service
    ? new ServiceError(service.code, error.message, service.details, error.cause ? { cause: error.cause } : undefined)
    : error;
