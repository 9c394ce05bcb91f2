/** Freezes plain data at all depths; answers about how many bytes it takes in memory. */
export function frozen(value: unknown): number {
  if (typeof value === 'string') return 24 + 2 * value.length;
  if (typeof value !== 'object' || value === null) return 8;
  Object.freeze(value);
  return Object.values(value).reduce((sum: number, each) => sum + 8 + frozen(each), 40);
}
