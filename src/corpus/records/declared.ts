import { createHash } from 'node:crypto';
import { type Collection, type Identity, linksBack } from '../collection.ts';
import { functionText } from '../function-text.ts';
import type { RecordTies } from '../record-store.ts';

/**
 * What a store must know of a collection to keep its ties right, as plain data: kept with the records, so that every
 * writer knows all collections.
 */
export interface Declared {
  readonly name: string;
  readonly lookups: readonly { readonly name: string; readonly or_id: boolean }[];
  readonly links: readonly { readonly name: string; readonly to: string; readonly by: string; readonly back: string }[];
  readonly derived: readonly {
    readonly field: string;
    readonly link: string;
    readonly as: 'ids' | 'count';
    /** See `DerivedFrom`. */
    readonly naming?: string;
  }[];
  /** What its records are completed from; absent: nothing. */
  readonly completed?: readonly string[];
  /** The form of its records; absent: 0. */
  readonly records?: number;
  /** Address of the resolver's module. */
  readonly resolver?: string;
  /** Digest of the functions that read identities and links: ties of another digest are read from the records again. */
  readonly form: string;
}

/**
 * The declarations of collections that are opened together. The resolver's address is left out: it differs from one
 * installation to the next.
 */
export function declaredOf(collections: readonly Collection<any>[]): Map<string, Declared> {
  return new Map(
    collections.map((collection) => {
      const { name, lookups, links, fields } = collection;
      const back = linksBack(collections, name);
      const functions = [
        ...Object.values(lookups).flatMap(({ of, normalise }) => [of, normalise]),
        ...Object.values(links).flatMap(({ of, to, by }) => [
          of,
          collections.find((each) => each.name === to)?.lookups[by]?.normalise,
        ]),
      ];
      const declared: Declared = {
        name,
        lookups: Object.entries(lookups).map(([lookup, { or_id = false }]) => ({ name: lookup, or_id })),
        links: Object.entries(links).map(([link, { to, by, back }]) => ({ name: link, to, by, back })),
        derived: Object.entries(fields).flatMap(([field, { kind, ...rest }]) => {
          const from = 'derived' in rest ? rest.derived : undefined;
          if (from === undefined || from === 'resolver') return [];
          if (!links[from.link] && !back.has(from.link)) return [];
          const { link, naming } = from;
          const as = kind === 'number' ? ('count' as const) : ('ids' as const);
          return [{ field, link, as, ...(naming !== undefined && { naming }) }];
        }),
        ...(collection.completion && { completed: collection.completion.from }),
        ...(collection.form && { records: collection.form.number }),
        form: createHash('sha256').update(functions.map(functionText).join('\n')).digest('hex').slice(0, 16),
      };
      return [name, declared];
    }),
  );
}

const NOTHING: RecordTies = { identities: [], links: [] };
const pairs = <T extends readonly string[]>(all: readonly T[]): T[] =>
  [...new Map(all.map((each) => [each.join('\0'), each])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, t]) => t);

/** Reads the ties of a record. Pure. */
export function tiesOf<R>(
  collection: Collection<R>,
  record: R,
  collections: ReadonlyMap<string, Collection<any>>,
): RecordTies {
  const { lookups, links } = collection;
  const identities: [string, string, string][] = [];
  for (const name in lookups) {
    const said = lookups[name]!.of(record);
    const all: readonly Identity[] = said === undefined ? [] : Array.isArray(said) ? said : [said as Identity];
    for (const each of all) {
      const { value, rank } = typeof each === 'string' ? { value: each, rank: '' } : each;
      if (value !== '') identities.push([name, value, rank]);
    }
  }
  const named: [string, string][] = [];
  for (const name in links) {
    const { of, to, by } = links[name]!;
    const normalise = collections.get(to)?.lookups[by]?.normalise;
    for (const text of of(record)) {
      const value = normalise ? normalise(text) : text;
      if (value !== undefined && value !== '') named.push([name, value]);
    }
  }
  if (identities.length === 0 && named.length === 0) return NOTHING;
  return { identities: pairs(identities), links: pairs(named) };
}
