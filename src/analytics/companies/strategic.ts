import { patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';

/** A class of strategic emerging industries. */
export interface StrategicClass {
  readonly code?: string;
  readonly title?: string;
}

/** What was derived, of how many patents. */
export interface DerivedClass {
  readonly first: StrategicClass;
  readonly second?: StrategicClass;
  readonly patents: number;
  readonly read: number;
}

/** Says that a class is derived, and from what. */
export const derivedNote = ({ patents: told, read }: DerivedClass): string =>
  `The strategic class is derived: no source states one of the company, and facts about patents tell it of ${told} of the latest ${read} publications that it owns.`;

/** Publications whose facts are read. */
const MOST_READ = 1_000;

/**
 * The class of strategic emerging industries of most patents found, as facts about patents tell them, with the second
 * level of most patents in it. Undefined where no fact tells any.
 */
export async function strategicClassOf(
  corpus: Pick<Corpus, 'search' | 'get' | 'links'>,
  owned: Query,
): Promise<DerivedClass | undefined> {
  const { hits } = await corpus.search(patents, {
    query: owned,
    sort: [{ field: 'PBD', order: 'desc' }],
    offset: 0,
    limit: MOST_READ,
  });
  const ids = hits.map(({ id }) => id);
  const told = new Map<string, Set<string>>();
  for (const link of ['facts', 'facts_of_application'])
    for (const [id, { records }] of await corpus.links(patents, ids, link))
      for (const each of records) if (each.stored) told.set(each.id, (told.get(each.id) ?? new Set()).add(id));
  const classes = (await corpus.get(patentFacts, [...told.keys()])).flatMap((fact) =>
    fact.kind === 'strategic_industry' ? [{ fact, of: told.get(fact.id)! }] : [],
  );
  const most = (of: typeof classes, keyOf: (one: (typeof classes)[number]) => string | undefined) => {
    const by = new Map<string, Set<string>>();
    for (const one of of) {
      const key = keyOf(one);
      if (key !== undefined) by.set(key, new Set([...(by.get(key) ?? []), ...one.of]));
    }
    return [...by].sort((a, b) => b[1].size - a[1].size || (a[0] < b[0] ? -1 : 1))[0];
  };
  type Told = (typeof classes)[number];
  const level1 = ({ fact }: Told) => fact.level1_no ?? fact.level1_name;
  const level2 = ({ fact }: Told) => fact.level2_no ?? fact.level2_name;
  const first = most(classes, level1);
  if (!first) return undefined;
  const within = classes.filter((one) => level1(one) === first[0]);
  const second = most(within, level2);
  const top = within[0]!.fact;
  const below = second && within.find((one) => level2(one) === second[0])!.fact;
  return {
    first: named(top.level1_no, top.level1_name),
    ...(below && { second: named(below.level2_no, below.level2_name) }),
    patents: first[1].size,
    read: hits.length,
  };
}

const named = (code: string | undefined, title: string | undefined): StrategicClass => ({
  ...(code !== undefined && { code }),
  ...(title !== undefined && { title }),
});
