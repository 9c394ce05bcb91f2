/**
 * A stream of which every piece is made within something that code sees while it runs, such as on whose behalf it is:
 * what begins a stream has ended long before its later pieces are asked for.
 */
export function streamWithin<T, R>(
  within: <V>(run: () => V) => V,
  begin: () => AsyncGenerator<T, R>,
): AsyncGenerator<T, R> {
  const pieces = within(begin);
  const wrapped: AsyncGenerator<T, R> = {
    next: (...given) => within(() => pieces.next(...given)),
    return: (value) => within(() => pieces.return(value)),
    throw: (error) => within(() => pieces.throw(error)),
    [Symbol.asyncIterator]: () => wrapped,
    [Symbol.asyncDispose]: async () => {
      await wrapped.return(undefined as never);
    },
  };
  return wrapped;
}
