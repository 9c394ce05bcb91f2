import { currentOwners } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { type Moved, moved } from '../transfers.ts';
import { passed } from './indicators.ts';
import { giversOf, ownersAt, type Right, standardNames } from './rights.ts';

/** What passes between a company and others: rights, and citations. */

/** Rights that came to a company and that left it until a day, by what is recorded of them. */
export function movesOf(
  rights: readonly Right[],
  names: readonly string[],
  day: number,
): { acquired: Moved; passed_on: Moved } {
  const own = new Set(names);
  const sides = { it: new Map<string, Set<string>>(), others: new Map<string, Set<string>>() };
  for (const right of rights)
    for (const event of right.events)
      for (const to of ['it', 'others'] as const) {
        if (event.day > day || !passed(right, event, own, to)) continue;
        const others = to === 'it' ? giversOf(right, event) : (event.parties.to ?? []);
        for (const name of others)
          if (!own.has(name)) sides[to].set(name, (sides[to].get(name) ?? new Set()).add(right.application));
      }
  return { acquired: moved(sides.it), passed_on: moved(sides.others) };
}

/** A body with how many applications. */
export interface Citer {
  readonly name: string;
  readonly count: number;
}

const ranked = (by: ReadonlyMap<string, ReadonlySet<string>>): Citer[] =>
  [...by]
    .map(([name, applications]) => ({ name, count: applications.size }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));

/** Who cites a company. */
export interface CitingBodies {
  /** Applications that cite it, its own among them. */
  readonly applications: number;
  readonly own: number;
  /** By the year of their first publication. */
  readonly years: ReadonlyMap<number, number>;
  readonly owners: readonly Citer[];
}

/** Applications that cite those a company owned at a day, published until then: by year and by owner. */
export function citersOf(rights: readonly Right[], names: readonly string[], day: number): CitingBodies {
  const own = new Set(names);
  const citing = new Map<string, { day: number; owners: readonly string[] }>();
  for (const right of rights)
    if (right.published <= day && ownersAt(right, day).some((name) => own.has(name)))
      for (const each of right.cited)
        if (each.day <= day && each.day < (citing.get(each.application)?.day ?? Number.POSITIVE_INFINITY))
          citing.set(each.application, each);
  const years = new Map<number, number>();
  const owners = new Map<string, Set<string>>();
  let mine = 0;
  for (const [application, each] of citing) {
    const year = Math.trunc(each.day / 10_000);
    years.set(year, (years.get(year) ?? 0) + 1);
    if (each.owners.some((name) => own.has(name))) mine++;
    else for (const name of each.owners) owners.set(name, (owners.get(name) ?? new Set()).add(application));
  }
  return { applications: citing.size, own: mine, years, owners: ranked(owners) };
}

/** Whom a company cites. */
export interface CitedBodies {
  readonly owners: readonly Citer[];
  /** Publications of it that were read, of how many. */
  readonly read: number;
  readonly total: number;
  /** Documents that they cite, and how many of these are stored. */
  readonly documents: number;
  readonly stored: number;
}

/** Publications of a company that are read for what they cite, and documents cited that are looked up. */
const MOST_CITING = 500;
const MOST_CITED = 5_000;

/** Owners of stored patents that the latest publications of a company cite, by its applications that do. */
export async function citedBy(
  corpus: Pick<Corpus, 'search' | 'get' | 'identify'>,
  owned: Query,
  names: readonly string[],
): Promise<CitedBodies> {
  const own = new Set(names);
  const { hits, total } = await corpus.search(patents, {
    query: owned,
    sort: [{ field: 'PBD', order: 'desc' }],
    offset: 0,
    limit: MOST_CITING,
  });
  const citing = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const numbers = new Map<string, Set<string>>();
  for (const { cites, application_number, publication_number } of citing)
    for (const { publication_number: number } of cites)
      if (number !== undefined && (numbers.has(number) || numbers.size < MOST_CITED))
        numbers.set(number, (numbers.get(number) ?? new Set()).add(application_number ?? publication_number));
  const ids = await corpus.identify(patents, 'number', [...numbers.keys()]);
  const owners = new Map<string, Set<string>>();
  let stored = 0;
  const asked = [...numbers].flatMap(([number, applications]) => {
    const id = ids.get(number)?.[0];
    return id === undefined ? [] : [{ id, applications }];
  });
  const records = new Map(
    (
      await corpus.get(
        patents,
        asked.map(({ id }) => id),
      )
    ).map((record) => [record.publication_number, record]),
  );
  for (const { id, applications } of asked) {
    const patent = records.get(id);
    if (!patent) continue;
    stored++;
    for (const name of standardNames(currentOwners(patent)))
      if (!own.has(name)) owners.set(name, new Set([...(owners.get(name) ?? []), ...applications]));
  }
  return { owners: ranked(owners), read: citing.length, total, documents: numbers.size, stored };
}
