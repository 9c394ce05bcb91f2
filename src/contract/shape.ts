import { readFileSync } from 'node:fs';
import { type TSchema, type TUnsafe, Type } from '#typebox.mjs';

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

export type Part = (typeof PARTS)[number];
const PARTS = ['body', 'query', 'params', 'headers', 'answer', 'response'] as const;

/** JSON Schema as it goes over the wire; `$ref` names a schema of the same group. */
export interface WireSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean)[];
  readonly anyOf?: readonly WireSchema[];
  readonly items?: WireSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly patternProperties?: Readonly<Record<string, WireSchema>>;
  readonly additionalProperties?: boolean | WireSchema;
  readonly title?: string;
  readonly [keyword: string]: unknown;
}

/** The schemas of a group: the named ones once, and the parts of each operation by its id. */
export interface GroupSchemas {
  readonly named: Readonly<Record<string, WireSchema>>;
  readonly operations: Readonly<Record<string, Readonly<Partial<Record<Part, WireSchema>>>>>;
}

/**
 * A schema whose type is told beside it, not inferred from it: `T` is what the schema admits, `Filled` has the fields
 * that are there even where they were left out, for they have a default.
 */
export interface SchemaOf<T, Filled = unknown> extends TSchema {
  readonly admits?: T;
  readonly fills?: Filled;
}

/**
 * The wire shapes of an operation, read when the first one is asked for: hundreds of them cost nothing until someone
 * calls.
 */
export interface Shape extends ShapeHead {
  /** Whether the operation has such a part; asks without reading it. */
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

/** A shape with its types: `W` has a property for each part. */
export type ShapeWith<H extends ShapeHead, W> = Readonly<H> & {
  has(part: Part): boolean;
} & { readonly [P in Part]: P extends keyof W ? SchemaOf<W[P], FilledOf<W, P>> : undefined };

/** The fields of a part that have a default, from the types of an operation. */
export type FilledOf<W, P extends Part> = W extends { readonly filled: { readonly [K in P]: infer F } } ? F : {};

/** What callers send as a part; nothing where an operation has none. */
export type SentOf<Schema> = Schema extends SchemaOf<infer T> ? T : {};
/** What an operation gets of a part: what was sent, and the defaults of what was left out. */
export type InputOf<Schema> = Schema extends SchemaOf<infer T, infer F> ? Filled<T, F> : {};
/** What was sent with its defaults filled in. */
export type Filled<T, F> = keyof F extends never ? T : Omit<T, keyof F> & F;
/** What an operation answers: under `data` of the envelope, or, where it has none of ours, in the whole. */
export type AnswerOf<S extends Shape> =
  S['answer'] extends SchemaOf<infer T> ? T : S['response'] extends SchemaOf<infer T> ? T : unknown;

/**
 * Makes the shapes of one group, whose schemas are in a JSON file: read, and its references resolved, when the first
 * schema is asked for.
 */
export function shapesOf<Operations>(file: URL) {
  const schemas = once(() => resolved(JSON.parse(readFileSync(file, 'utf8')) as GroupSchemas));
  return <const H extends ShapeHead & { readonly id: keyof Operations & string }>(
    head: H,
    parts: readonly Part[],
  ): ShapeWith<H, Operations[H['id']]> => {
    const whole = { ...head, has: (part: Part) => parts.includes(part) };
    for (const part of PARTS)
      Object.defineProperty(whole, part, {
        get: () => (parts.includes(part) ? schemas()[head.id]![part] : undefined),
        enumerable: true,
      });
    return Object.freeze(whole) as unknown as ShapeWith<H, Operations[H['id']]>;
  };
}

/** The parts of each operation, every reference replaced by what it names. */
function resolved({ named, operations }: GroupSchemas): GroupSchemas['operations'] {
  const done = new Map<string, unknown>();
  const visit = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref } = part as { readonly $ref?: unknown };
    if (typeof $ref !== 'string') return mapped(part);
    if (!done.has($ref)) done.set($ref, mapped(named[$ref]!));
    return done.get($ref);
  };
  const mapped = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([name, value]) => [name, visit(value)]));
  return visit(operations) as GroupSchemas['operations'];
}

/** Some fields of an object's schema, for an operation of our own that takes the same. */
export function picked<T, const N extends keyof T & string>(
  { properties = {}, required = [] }: SchemaOf<T> & Pick<WireSchema, 'properties' | 'required'>,
  names: readonly N[],
): TUnsafe<Pick<T, N>> {
  return Type.Unsafe<Pick<T, N>>({
    type: 'object',
    required: required.filter((name) => names.includes(name as N)),
    properties: Object.fromEntries(names.map((name) => [name, properties[name]!])),
  } as TSchema);
}

/** Makes a value at the first call and answers the same one ever after. */
function once<T>(make: () => T): () => T {
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

/** A value whose optional fields may be `undefined`: these are not written. */
export type Loose<T> = T extends readonly (infer E)[]
  ? readonly Loose<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Loose<T[K]> | ({} extends Pick<T, K> ? undefined : never) }
    : T;

/** An answer from a value that names every field: what is `undefined` is not written. */
export const known = <T>(value: Complete<T>): T => value as T;
