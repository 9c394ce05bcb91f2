/** What one call takes and answers. */
export interface Call {
  readonly body: unknown;
  readonly query: unknown;
  readonly params: unknown;
  readonly answer: unknown;
  /** Whether it can answer a stream of such answers. */
  readonly frames: boolean;
}

/** The calls of a service by `METHOD /path`, with names of the path as `{name}` or `:name`. */
export type Api<A> = { readonly [Name in keyof A]: Call };

/** The names of an API's calls. */
export type NameOf<A> = keyof A & `${string} /${string}`;

/** A part of the input, which may be left out where nothing of it is required. */
type Part<Name extends string, T> = {} extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T };

/** What a call is given. */
export type Input<A extends Api<A>, Name extends keyof A> = Part<'body', A[Name]['body']> &
  Part<'query', A[Name]['query']> &
  Part<'params', A[Name]['params']> & { readonly signal?: AbortSignal };

/** What a call answers. */
export type Answer<A extends Api<A>, Name extends keyof A> = A[Name]['answer'];
