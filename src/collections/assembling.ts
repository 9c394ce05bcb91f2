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

/** What two tellings of one thing know together; where they differ, what is greater as text. */
function filled<T>(a: T, b: T): T {
  const text = (value: unknown) => JSON.stringify(value);
  if (text(a) === text(b)) return a;
  if (typeof a !== 'object' || a === null || Array.isArray(a)) return text(a) > text(b) ? a : b;
  const fields = [...new Set([...Object.keys(a), ...Object.keys(b as object)])].sort() as (keyof T)[];
  return Object.fromEntries(
    fields.map((field) => {
      const [one, other] = [a[field], b[field]];
      return [field, other === undefined || (one !== undefined && text(one) > text(other)) ? one : other];
    }),
  ) as T;
}

/** Of the items of a list, what tells one from the others: items that have it in common are one, told twice. */
export type ItemKey = (item: any) => string;
/** An item is all that it says. */
export const byContent: ItemKey = (item) => JSON.stringify(item);

/** The items of both lists, each once, in an order that does not depend on which came first. */
function both<T>(a: readonly T[], b: readonly T[], keyOf: ItemKey): T[] {
  const found = new Map<string, T>();
  for (const item of [...a, ...b]) {
    const key = keyOf(item);
    const known = found.get(key);
    found.set(key, known === undefined ? item : filled(known, item));
  }
  return [...found].sort(([x], [y]) => (x < y ? -1 : 1)).map(([, item]) => item);
}

/**
 * Two tellings of one thing joined field by field: the later one goes before, of one day the one that is greater as
 * text. Any number of tellings come to the same in any order.
 * @param lists Fields of which the items of both are kept.
 */
export function latest<R extends Told>(a: R, b: R, lists: { readonly [F in keyof R]?: ItemKey }): R {
  const updated = Math.max(a.updated ?? 0, b.updated ?? 0);
  const joined: Record<string, unknown> = updated > 0 ? { updated } : {};
  const as_of: Record<string, number> = {};
  for (const field of new Set([...Object.keys(a), ...Object.keys(b)].sort()) as Iterable<keyof R & string>) {
    if (field === 'updated' || field === 'as_of') continue;
    const keyOf = lists[field];
    if (keyOf) {
      joined[field] = both((a[field] ?? []) as unknown[], (b[field] ?? []) as unknown[], keyOf);
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
