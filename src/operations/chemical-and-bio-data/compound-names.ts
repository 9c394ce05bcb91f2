import { nameKey } from '#chemistry/names.ts';
import type { Compound } from '#collections/compounds/compound.ts';
import type { Query } from '#corpus/query/tree.ts';

/** Names of one compound that texts are searched for, and shorter ones that say too little. */
const MOST_NAMES = 12;
const LEAST = { latin: 4, other: 2 } as const;
/** Words of a name, by which a search has an end. */
const LONGEST = 120;

const tells = (text: string) => [...text].length >= (/[^\p{ASCII}]/u.test(text) ? LEAST.other : LEAST.latin);

/** Names by which texts are searched for a compound, common ones first. */
export function searchNames({ names, cas }: Pick<Compound, 'names' | 'cas'>): string[] {
  const all = [...names.filter(({ text }) => tells(text) && text.length <= LONGEST).map(({ text }) => text), ...cas];
  return [...new Map(all.map((text) => [nameKey(text), text])).values()].slice(0, MOST_NAMES);
}

/** One of the names, as phrases in a field; undefined where there is none. */
export function namesQuery(compound: Pick<Compound, 'names' | 'cas'>, field: string): Query | undefined {
  const of = searchNames(compound).map((text): Query => ({ kind: 'phrase', field, text: text.replaceAll('"', ' ') }));
  return of.length === 0 ? undefined : { kind: 'or', of };
}
