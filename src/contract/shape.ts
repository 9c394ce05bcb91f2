import type { Static, TSchema } from 'typebox';

/** What identifies an operation of the interface. */
export interface ShapeHead {
  /** operationId, the one key that is unique. */
  readonly id: string;
  /** As people call it (`P001`); two operations may share one, some have none. */
  readonly code?: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: `/${string}`;
  readonly tag: string;
  /** Media type of the request where it is not JSON. */
  readonly consumes?: 'text/event-stream' | 'multipart/form-data' | '*/*' | 'application/*+json';
}

type Part = 'body' | 'query' | 'params' | 'headers' | 'answer' | 'response';

/** The wire shapes of an operation, each built when it is first read: hundreds of them cost nothing until someone calls. */
export interface Shape extends ShapeHead {
  /** Whether the operation has such a part; asks without building it. */
  has(part: Part): boolean;
  readonly body: TSchema | undefined;
  readonly query: TSchema | undefined;
  /** Path parameters. */
  readonly params: TSchema | undefined;
  readonly headers: TSchema | undefined;
  /** What stands under `data` of the envelope. */
  readonly answer: TSchema | undefined;
  /** The whole answer, of the few operations that have no envelope or another one. */
  readonly response: TSchema | undefined;
}

/** A shape with its types. */
export type ShapeWith<H extends ShapeHead, S extends Parts> = Readonly<H> & {
  has(part: Part): boolean;
} & { readonly [P in Part]: S[P] extends () => infer Schema ? Schema : undefined };

type Parts = { readonly [P in Part]?: () => TSchema };

/** What an operation gets of a part; nothing where it has none. */
export type InputOf<Schema> = Schema extends TSchema ? Static<Schema> : {};
/** What an operation answers. */
export type AnswerOf<S extends Shape> = S['answer'] extends TSchema ? Static<S['answer']> : unknown;

const PARTS: readonly Part[] = ['body', 'query', 'params', 'headers', 'answer', 'response'];

/** The shape of an operation from its parts. */
export function shape<const H extends ShapeHead, S extends Parts>(head: H, parts: S): ShapeWith<H, S> {
  const whole = { ...head, has: (part: Part) => parts[part] !== undefined };
  for (const part of PARTS) Object.defineProperty(whole, part, { get: once(() => parts[part]?.()), enumerable: true });
  return Object.freeze(whole) as unknown as ShapeWith<H, S>;
}

/** Makes a value at the first call and answers the same one ever after. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** A value with every field named, though it may be undefined: a projection that forgets a field does not compile. */
export type Complete<T> = T extends readonly (infer E)[]
  ? readonly Complete<E>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { readonly [K in keyof T]-?: Complete<Exclude<T[K], undefined>> | (undefined extends T[K] ? undefined : never) }
    : T;

/** An answer from a value that names every field: what is `undefined` is not written. */
export const known = <T>(value: Complete<T>): T => value as T;
