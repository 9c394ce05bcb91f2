import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { QueryRequest } from '#corpus/engine.ts';
import { standardName } from '#patents/names.ts';
import { unitsOf } from './unit.ts';

/** Applications that changed hands, and between whom. */
export interface Moved {
  readonly applications: number;
  /** Other sides with the applications, the most first, equal ones by name. */
  readonly parties: readonly { readonly name: string; readonly count: number }[];
}

/** Publications that are read. */
const LOOKED_AT = 5000;

/**
 * Transfers to and from a company, by the events of the publications found. A transfer from inventors to their first
 * owner is none, nor is one between two of its names.
 * @param names Standard names of the company.
 */
export async function transfersOf(
  corpus: Corpus,
  request: QueryRequest,
  names: readonly string[],
): Promise<{ acquired: Moved; passed_on: Moved; looked_at: number; without: number }> {
  const own = new Set(names.map(standardName));
  const { hits } = await corpus.search(patents, {
    ...request,
    ...{ sort: [{ field: 'PBD', order: 'desc' }], offset: 0, limit: LOOKED_AT },
  });
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const units = await unitsOf(corpus, records, 'APNO');
  const acquired = new Map<string, Set<string>>();
  const passedOn = new Map<string, Set<string>>();
  let without = 0;
  for (const [i, patent] of records.entries()) {
    const inventors = new Set(patent.inventors.map(({ name }) => standardName(name)));
    for (const { from, to } of transfers(patent)) {
      const mine = { from: from.some((name) => own.has(name)), to: to.some((name) => own.has(name)) };
      if (mine.from === mine.to) continue;
      const others = (mine.to ? from : to).filter((name) => !(mine.to && inventors.has(name)));
      if (others.length === 0) {
        if ((mine.to ? from : to).length === 0) without++;
        continue;
      }
      const into = mine.to ? acquired : passedOn;
      for (const name of others) into.set(name, (into.get(name) ?? new Set()).add(units[i]!));
    }
  }
  return { acquired: moved(acquired), passed_on: moved(passedOn), looked_at: records.length, without };
}

/** The sides of each recorded transfer, by standard names. */
const transfers = ({ legal_events }: Patent) =>
  legal_events.flatMap(({ fact }) => {
    if (fact?.kind !== 'transfer') return [];
    const side = (parties: typeof fact.from) => [...new Set((parties ?? []).map(({ name }) => standardName(name)))];
    return [{ from: side(fact.from), to: side(fact.to) }];
  });

/** Applications by the other side, as they are told. */
export function moved(by: ReadonlyMap<string, ReadonlySet<string>>): Moved {
  const parties = [...by].map(([name, applications]) => ({ name, count: applications.size }));
  return {
    applications: new Set([...by.values()].flatMap((applications) => [...applications])).size,
    parties: parties.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)),
  };
}
