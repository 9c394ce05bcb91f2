import { byText } from '#by-text.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Aggregate, Bucket, Level } from '#corpus/aggregation.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { bucketsOf, named } from './axes.ts';

/** The field by which inventors are told apart: their names in one spelling. */
export const INVENTOR = 'IN_EXACT';

/** An inventor by name, with what is counted. */
export interface CountedInventor {
  readonly name: string;
  readonly count: number;
}

/** Names that are looked at for each that is told: one of two orders may stand further back. */
const LOOKED_AT = 3;
/** Words of a family name, at most, by which a name is turned. */
const MOST_TURNED = 2;

/** A name with its first words behind the others, or its last before them: `SMITH JOHN A` of `JOHN A SMITH`. */
function turned(name: string): string[] {
  const words = name.split(' ');
  const turns = Array.from({ length: Math.min(MOST_TURNED, words.length - 1) }, (_, at) => [
    at + 1,
    words.length - at - 1,
  ]);
  return [...new Set(turns.flat().map((at) => [...words.slice(at), ...words.slice(0, at)].join(' ')))].filter(
    (other) => other !== name,
  );
}

/** Of names the other orders that are surely the same: some simple family lists both. */
async function otherOrders(
  corpus: Corpus,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const turns = new Map(names.map((name) => [name, turned(name)]));
  const all = [...new Set([...turns.values()].flat())];
  const request = { query: { kind: 'all' as const }, ...(signal && { signal }) };
  const counted = await corpus.aggregate(patents, request, { by: { stored: named(INVENTOR, all) } });
  const stored = new Set(bucketsOf(counted, 'stored').flatMap(({ value, count }) => (count > 0 ? [value] : [])));
  const families = async (name: string) => {
    const query = { kind: 'values' as const, field: INVENTOR, values: [name] };
    return new Set((await corpus.columns(patents, { ...request, query }, ['FAM_ID'])).fields.FAM_ID!.values);
  };
  const found = new Map<string, string[]>();
  for (const [name, others] of turns) {
    const some = others.filter((other) => stored.has(other));
    if (some.length === 0) continue;
    const own = await families(name);
    for (const other of some)
      if (!own.isDisjointFrom(await families(other))) found.set(name, [...(found.get(name) ?? []), other]);
  }
  return found;
}

/**
 * The inventors of most documents, one whose name is written in two orders once, where it is sure: where a simple
 * family lists both. A note names those who are counted under several.
 * @param counted By `INVENTOR`, the most first: of `LOOKED_AT` times as many as are told.
 * @param count Counts in the same selection and unit.
 */
export async function inventorsOnce(
  counted: readonly Pick<Bucket, 'value' | 'count'>[],
  about: {
    readonly corpus: Corpus;
    readonly signal?: AbortSignal;
    readonly note: (sentence: string) => void;
    readonly count: (level: Level) => Promise<Aggregate>;
  },
  most: number,
): Promise<CountedInventor[]> {
  const { corpus, signal, note, count } = about;
  const names = counted.map(({ value }) => value);
  const others = await otherOrders(corpus, names, signal);
  const queries = [...others].map(([name, more]) => ({
    name,
    query: { kind: 'values' as const, field: INVENTOR, values: [name, ...more] },
  }));
  const together = queries.length > 0 ? await count({ by: { inventor: { axis: 'queries', queries } } }) : undefined;
  const countOf = new Map(together ? bucketsOf(together, 'inventor').map(({ value, count: n }) => [value, n]) : []);
  const told = new Set<string>();
  const inventors = counted.flatMap(({ value: name, count: own }): CountedInventor[] => {
    if (told.has(name)) return [];
    for (const other of others.get(name) ?? []) told.add(other);
    return [{ name, count: countOf.get(name) ?? own }];
  });
  const shown = inventors.toSorted((a, b) => b.count - a.count || byText(a.name, b.name)).slice(0, most);
  const several = shown.flatMap(({ name }) => (others.has(name) ? [[name, ...others.get(name)!].join(' = ')] : []));
  if (several.length > 0) note(`Counted once, since a family lists the name in both orders: ${several.join('; ')}.`);
  return shown;
}

/** How many names are to be counted for so many that are told. */
export const namesFor = (most: number): number => LOOKED_AT * most;
