/**
 * What a declaration of a call says of it, kept in its type alone: clients are typed by it, no value carries it.
 * `frames`: whether the call answers a stream of such answers.
 */
export interface Declared<
  Method extends string = string,
  Path extends string = string,
  Body = unknown,
  Query = unknown,
  Params = unknown,
  Answer = unknown,
  Frames extends boolean = boolean,
> {
  readonly method: Method;
  readonly path: Path;
  readonly declares?: { body: Body; query: Query; params: Params; answer: Answer; frames: Frames };
}

/** The names that a path leaves open, as texts: `/keys/:id` or `/keys/{id}`. */
export type ParamsOf<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamsOf<Head> & ParamsOf<Rest>
  : Path extends `:${infer Name}` | `{${infer Name}}`
    ? { readonly [N in Name]: string }
    : unknown;

/** What arrives of a value that was sent as JSON. */
export type Json<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends (...args: never[]) => unknown
      ? never
      : T extends readonly unknown[]
        ? { readonly [K in keyof T]: Json<T[K]> }
        : undefined extends T[keyof T]
          ? { readonly [K in keyof T as undefined extends T[K] ? never : K]: Json<T[K]> } & {
              readonly [K in keyof T as undefined extends T[K] ? K : never]?: Json<Exclude<T[K], undefined>>;
            }
          : { readonly [K in keyof T]: Json<T[K]> };

/** The calls of a union of declarations by `METHOD /path`: what a client is typed by. */
export type ApiOf<D extends Declared> = {
  readonly [E in D as `${E['method']} ${E['path']}`]: NonNullable<E['declares']>;
};
