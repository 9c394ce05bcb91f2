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

/** A record whose fields are told again and again, each time as of some day. */
export interface Told {
  /** yyyyMMdd of the latest telling; absent: no telling says. */
  readonly updated?: number;
  /** The day of the telling that a field comes from, where that is another; 0: it does not say. */
  readonly as_of?: Readonly<Record<string, number>>;
}

/** All of both lists, each once, in an order that does not depend on which came first. */
export const bothSorted = <T>(a: readonly T[], b: readonly T[]): T[] =>
  [...new Map([...a, ...b].map((value) => [JSON.stringify(value), value])).entries()]
    .sort(([x], [y]) => (x < y ? -1 : 1))
    .map(([, value]) => value);

/**
 * Two tellings of one thing joined field by field: the later one goes before, of one day the one that is greater as
 * text. Any number of tellings come to the same in any order.
 * @param lists Fields of which both are kept.
 */
export function latest<R extends Told>(a: R, b: R, lists: readonly (keyof R & string)[] = []): R {
  const updated = Math.max(a.updated ?? 0, b.updated ?? 0);
  const joined: Record<string, unknown> = updated > 0 ? { updated } : {};
  const as_of: Record<string, number> = {};
  for (const field of new Set([...Object.keys(a), ...Object.keys(b)].sort()) as Iterable<keyof R & string>) {
    if (field === 'updated' || field === 'as_of') continue;
    if (lists.includes(field)) {
      joined[field] = bothSorted((a[field] ?? []) as unknown[], (b[field] ?? []) as unknown[]);
      continue;
    }
    const [best] = [a, b]
      .flatMap((one) => {
        const value: unknown = one[field];
        const day = one.as_of?.[field] ?? one.updated ?? 0;
        return value === undefined ? [] : [{ value, day, text: JSON.stringify(value) }];
      })
      .sort((x, y) => y.day - x.day || (x.text < y.text ? 1 : -1));
    if (!best) continue;
    joined[field] = best.value;
    if (best.day !== updated) as_of[field] = best.day;
  }
  return { ...joined, ...(Object.keys(as_of).length > 0 && { as_of }) } as R;
}
