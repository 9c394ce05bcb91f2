/** Rules by which parts of one record are joined; see `corpus/assembly.ts`. */

export const present = <T>(value: T | undefined): value is T =>
  value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The first part that knows the field. */
export const first = <R extends object, F extends keyof R>(parts: readonly R[], field: F): R[F] | undefined =>
  parts.map((part) => part[field]).find(present);

/** All values, each once, in the order of the lists. */
export function united<T>(lists: readonly (readonly T[])[], keyOf: (value: T) => string): T[] {
  const found = new Map<string, T>();
  for (const value of lists.flat()) if (!found.has(keyOf(value))) found.set(keyOf(value), value);
  return [...found.values()];
}

/** Without the fields that are unknown. */
export const known = <T extends object>(record: T): { [F in keyof T]: Exclude<T[F], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as never;
