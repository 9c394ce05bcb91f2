import type { Collection, Field } from './collection.ts';
import type { Corpus } from './corpus.ts';
import { anyOf, butNot } from './query/combine.ts';
import { branchesOf, type Query } from './query/tree.ts';

type Keyword = Extract<Field<any>, { kind: 'keyword' }>;
/** A field whose values name records, and how. */
interface Naming extends NonNullable<Keyword['names']> {
  readonly code: string;
}

/** The fields of a code that name records; of a code for several fields those among them. */
function namingOf(collection: Collection<any>, code: string): readonly Naming[] {
  const field = collection.fields[code];
  if (field?.kind === 'any') return field.fields.flatMap((part) => namingOf(collection, part));
  return field?.kind === 'keyword' && field.names ? [{ code, ...field.names }] : [];
}

const isNamed = (query: Query): query is Query & { readonly kind: 'term' | 'phrase' } =>
  query.kind === 'term' || query.kind === 'phrase';

/**
 * The query with what is said of records under other names than they have, as look-ups understand it
 * (`Lookup.else_id`): a value of a field that `names` records, which no record has, finds the record that it means,
 * too. Branches that stand apart from text alone (AND, OR, NOT) are looked into; patterns and ranges are asked as they
 * stand.
 */
export async function withNamedRecords(
  collection: Collection<any>,
  query: Query,
  identify: Corpus['identify'],
): Promise<Query> {
  const named: { readonly field: Naming; readonly text: string }[] = [];
  const waiting: Query[] = [query];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (isNamed(at)) {
      const { text } = at;
      for (const field of namingOf(collection, at.field)) named.push({ field, text });
    } else if (at.kind === 'and' || at.kind === 'or' || at.kind === 'not') waiting.push(...branchesOf(at));
  }
  if (named.length === 0) return query;
  const meant = new Map<string, Query>();
  for (const all of Map.groupBy(named, ({ field }) => field.code).values()) {
    const { code, by, without } = all[0]!.field;
    const { else_id, normalise = (text: string) => text } = collection.lookups[by]!;
    const others = new Map<string, string>();
    for (const { text } of all) {
      const value = normalise(text);
      const other = value === undefined ? undefined : else_id?.(value);
      if (other !== undefined) others.set(text, other);
    }
    const held = others.size > 0 ? await identify(collection, by, [...others.keys()]) : new Map();
    for (const [text, other] of others) {
      // a record that has the name itself is the one that is meant
      if (held.get(text)?.[0] !== other) continue;
      const bare = butNot({ kind: 'term', field: code, text: other }, { kind: 'range', field: without });
      meant.set(text, bare);
    }
  }
  if (meant.size === 0) return query;
  const put = (at: Query): Query => {
    if (at.kind === 'and' || at.kind === 'or') return { kind: at.kind, of: at.of.map(put) };
    if (at.kind === 'not') return { kind: 'not', of: put(at.of) };
    const also = isNamed(at) && namingOf(collection, at.field).length > 0 ? meant.get(at.text) : undefined;
    return also ? anyOf(at, also) : at;
  };
  return put(query);
}
