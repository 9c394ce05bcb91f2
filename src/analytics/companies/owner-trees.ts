import { companies } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';

/** Parents of parents that are followed. */
const MOST_LEVELS = 30;

/**
 * Tells by standard names which owners are of one group: the key of a name is that of the entity whose accounts, as
 * registers state it now, consolidate the one of that name. A name that no stored company has, or more than one, is a
 * group of its own. Relations that close a circle are one group; two of which the same parent is stated, stored or not,
 * are, too.
 */
export async function ownerTrees(
  corpus: Pick<Corpus, 'identify' | 'links'>,
  names: Iterable<string>,
): Promise<(name: string) => string> {
  const holders = await corpus.identify(companies, 'name', [...new Set(names)]);
  const companyOf = new Map(
    [...holders].flatMap(([name, ids]) => (ids.length === 1 ? [[name, ids[0]!] as const] : [])),
  );
  const above = new Map<string, string>();
  const topOf = (id: string): string => {
    let top = id;
    while (above.has(top)) top = above.get(top)!;
    return top;
  };
  const known = new Set(companyOf.values());
  let level = [...known];
  for (let n = 0; n < MOST_LEVELS && level.length > 0; n++) {
    const next: string[] = [];
    for (const link of ['ultimate_parent', 'direct_parent'])
      for (const [id, { records }] of await corpus.links(companies, level, link))
        for (const parent of records) {
          const [own, other] = [topOf(id), topOf(parent.id)];
          if (own !== other) above.set(own, other);
          if (!parent.stored || known.has(parent.id)) continue;
          known.add(parent.id);
          next.push(parent.id);
        }
    level = next;
  }
  return (name) => {
    const id = companyOf.get(name);
    // no name has this form
    return id === undefined ? name : `of ${topOf(id)}`;
  };
}
