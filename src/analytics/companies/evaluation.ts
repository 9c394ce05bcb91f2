import { companies } from '#collections/companies/companies.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { standardName } from '#patents/names.ts';
import { unitsOf } from '../unit.ts';
import { type IndicatorName, indicatorsOf, portfolioAt, type Risks, risksOf } from './indicators.ts';
import { type Citing, type Right, rightsOf } from './rights.ts';
import { type Comparison, LEAST_FAMILIES } from './scores.ts';

/** Whose patents are evaluated. */
export interface Evaluated {
  readonly names: readonly string[];
  readonly owned: Query;
  readonly filed: Query;
}

/** What figures of one day say. */
export interface EvaluatedDay {
  readonly day: number;
  readonly indicators: Partial<Record<IndicatorName, number>>;
  readonly risks: Risks;
  readonly families: number;
}

type Reader = Pick<Corpus, 'search' | 'get' | 'links' | 'groups' | 'facets' | 'aggregate'>;

/** Publications of one company that are read, and citing ones of each. */
export const MOST_READ = 20_000;
const PORTION = 500;
const MOST_CITING = 2_000;

async function publicationsOf(corpus: Reader, query: Query): Promise<{ found: Patent[]; total: number }> {
  const { hits, total } = await corpus.search(patents, {
    query,
    sort: [{ field: 'PBD', order: 'desc' }],
    offset: 0,
    limit: MOST_READ,
  });
  const found: Patent[] = [];
  for (let at = 0; at < hits.length; at += PORTION) {
    const ids = hits.slice(at, at + PORTION).map(({ id }) => id);
    found.push(...(await corpus.get(patents, ids)));
  }
  return { found, total };
}

const owners = (patent: Patent) => [
  ...new Set(currentOwners(patent).map(({ name, standard_name }) => standard_name ?? standardName(name))),
];

/** Publications as rights, with who cites them and when. */
async function readRights(corpus: Reader, found: readonly Patent[]): Promise<Right[]> {
  const ids = found.map(({ publication_number }) => publication_number);
  const families = await unitsOf(corpus, found, 'FAM_ID');
  const known = new Map(found.map((patent) => [patent.publication_number, patent]));
  const citing = new Map<string, string[]>();
  for (let at = 0; at < ids.length; at += PORTION) {
    const links = await corpus.links(patents, ids.slice(at, at + PORTION), 'cited_by');
    for (const [id, { records }] of links)
      citing.set(
        id,
        records
          .filter(({ stored }) => stored)
          .slice(0, MOST_CITING)
          .map((each) => each.id),
      );
  }
  const missing = [...new Set([...citing.values()].flat())].filter((id) => !known.has(id));
  for (let at = 0; at < missing.length; at += PORTION)
    for (const patent of await corpus.get(patents, missing.slice(at, at + PORTION)))
      known.set(patent.publication_number, patent);
  const citationOf = (id: string): Citing[] => {
    const patent = known.get(id);
    return patent?.publication_date === undefined
      ? []
      : [{ application: patent.application_number ?? id, day: patent.publication_date, owners: owners(patent) }];
  };
  return rightsOf(
    found.map((patent, i) => ({
      patent,
      family: families[i]!,
      cited: (citing.get(patent.publication_number) ?? []).flatMap(citationOf),
    })),
  );
}

/** Families of each IPC subclass that were published until a day. */
async function fieldSizes(corpus: Reader, day: number): Promise<ReadonlyMap<string, number>> {
  const query: Query = { kind: 'range', field: 'PBD', to: String(day) };
  const counted = await corpus.aggregate(
    patents,
    { query },
    { unit: 'FAM_ID', by: { classes: { axis: 'values', field: 'IPC_SUB_CLASS', top: 1_000 } } },
  );
  return new Map(counted.by!.classes!.buckets.map(({ value, count }) => [value, count]));
}

/** Kinds of legal events that loaded sources state of patents of some offices. */
async function statedKinds(corpus: Reader, offices: readonly string[]): Promise<ReadonlySet<string>> {
  if (offices.length === 0) return new Set();
  const query: Query = { kind: 'values', field: 'AUTHORITY', values: offices };
  const [facts] = await corpus.facets(patents, { query }, [{ field: 'LEGAL_EVENT_FACT', offset: 0, limit: 100 }]);
  return new Set(facts!.buckets.map(({ value }) => value));
}

/** Figures of one company at each of some days, from dated facts. */
export async function evaluate(
  corpus: Reader,
  { names, owned, filed }: Evaluated,
  days: readonly number[],
): Promise<{ days: EvaluatedDay[]; read: number; total: number }> {
  // what it transferred away names it in an event; what it owns and filed names it as a party
  const moved: Query = {
    kind: 'same_event',
    of: [
      { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['transfer'] },
      { kind: 'values', field: 'LEGAL_EVENT_PARTY_STD', values: names.map(standardName) },
    ],
  };
  const { found, total } = await publicationsOf(corpus, anyOf(owned, filed, moved));
  const rights = await readRights(corpus, found);
  const stated = await statedKinds(corpus, [...new Set(rights.map(({ office }) => office))]);
  const evaluated: EvaluatedDay[] = [];
  for (const day of days) {
    const portfolio = portfolioAt(rights, names, day, await fieldSizes(corpus, day));
    evaluated.push({
      day,
      indicators: portfolio.rights.length === 0 ? {} : indicatorsOf(portfolio),
      risks: risksOf(rights, names, day, stated),
      families: new Set(portfolio.rights.map(({ family }) => family)).size,
    });
  }
  return { days: evaluated, read: found.length, total };
}

/**
 * The indicators of all owners that have enough families at a day. Owners whose names are one entity's count together.
 * Undefined where the corpus is larger than is read at once.
 */
export async function comparisonOf(
  corpus: Reader & Pick<Corpus, 'identify'>,
  day: number,
): Promise<Comparison | undefined> {
  const { found, total } = await publicationsOf(corpus, { kind: 'all' });
  if (total > found.length) return undefined;
  const rights = await readRights(corpus, found);
  const sizes = await fieldSizes(corpus, day);
  const names = [...new Set(rights.flatMap(({ owners: all }) => all))];
  const entities = await corpus.identify(companies, 'name', names);
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const ids = entities.get(name) ?? [];
    const key = ids.length === 1 ? ids[0]! : name;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const byOwner = new Map<string, Right[]>();
  for (const right of rights)
    for (const owner of new Set([...right.owners, ...right.events.flatMap(({ parties }) => parties.from ?? [])]))
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), right]);
  const compared: Comparison['companies'][number][] = [];
  for (const all of groups.values()) {
    const theirs = [...new Set(all.flatMap((name) => byOwner.get(name) ?? []))];
    const portfolio = portfolioAt(theirs, all, day, sizes);
    if (new Set(portfolio.rights.map(({ family }) => family)).size >= LEAST_FAMILIES)
      compared.push(indicatorsOf(portfolio));
  }
  return { companies: compared };
}
