/** Orders by a number, up or down; what has none comes last, whichever way. */
export const knownOrder =
  <T>(of: (one: T) => number | undefined, order: 'asc' | 'desc') =>
  (a: T, b: T): number => {
    const [x, y] = [of(a), of(b)];
    if (x === y) return 0;
    if (x === undefined || y === undefined) return x === undefined ? 1 : -1;
    return order === 'asc' ? x - y : y - x;
  };
