import { conveyances } from '#collections/conveyances/conveyances.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { standardName } from '#patents/names.ts';
import { unitsOf } from '../unit.ts';
import { type Citing, type Right, type RightEvent, rightsOf, standardNames } from './rights.ts';

/** Rights of companies out of the records: publications with families, who cites them, what is recorded of them. */

export type RightsReader = Pick<Corpus, 'search' | 'get' | 'links' | 'groups'>;

/** Publications that are read at once, and citing ones of each. */
export const MOST_READ = 20_000;
const PORTION = 500;
const MOST_CITING = 2_000;

/** The latest publications of a search. */
export async function publicationsOf(corpus: RightsReader, query: Query): Promise<{ found: Patent[]; total: number }> {
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

/** Ids of stored records at the other end of some links, by id of the patent. */
async function linked(
  corpus: RightsReader,
  ids: readonly string[],
  names: readonly string[],
  most = Number.POSITIVE_INFINITY,
): Promise<Map<string, string[]>> {
  const found = new Map<string, Set<string>>();
  for (const name of names)
    for (let at = 0; at < ids.length; at += PORTION)
      for (const [id, { records }] of await corpus.links(patents, ids.slice(at, at + PORTION), name)) {
        const others = records.filter(({ stored }) => stored).map((each) => each.id);
        if (others.length > 0) found.set(id, new Set([...(found.get(id) ?? []), ...others.slice(0, most)]));
      }
  return new Map([...found].map(([id, others]) => [id, [...others]]));
}

/** Records by id, read in portions. */
async function recordsOf<R>(
  corpus: RightsReader,
  collection: Collection<R>,
  ids: readonly string[],
): Promise<Map<string, R>> {
  const found = new Map<string, R>();
  for (let at = 0; at < ids.length; at += PORTION)
    for (const record of await corpus.get(collection, ids.slice(at, at + PORTION)))
      found.set(collection.id(record), record);
  return found;
}

const distinct = (lists: ReadonlyMap<string, readonly string[]>) => [...new Set([...lists.values()].flat())];

/** What a fact about a patent is as an event; a court case by its filing, else its verdict. */
function eventOf(fact: PatentFact): RightEvent[] {
  if (fact.kind !== 'litigation' && fact.kind !== 'proceeding') return [];
  const litigation = fact.kind === 'litigation';
  const day = fact.filing_date ?? (litigation ? fact.verdict_date : fact.decision_date);
  const sides: Readonly<Record<string, readonly string[] | undefined>> = litigation
    ? { plaintiff: fact.plaintiffs, defendant: fact.defendants }
    : {};
  const parties = Object.fromEntries(
    Object.entries(sides).flatMap(([role, names]) => (names ? [[role, names.map(standardName)]] : [])),
  );
  return day === undefined ? [] : [{ kind: litigation ? 'litigation' : 'reexamination', day, parties }];
}

/** By the id of each publication who cites it: of those, what is needed is kept, and not the records. */
async function citationsOf(corpus: RightsReader, found: readonly Patent[]): Promise<(id: string) => Citing[]> {
  const ids = found.map(({ publication_number }) => publication_number);
  const citing = await linked(corpus, ids, ['cited_by'], MOST_CITING);
  const known = new Map(found.map((patent) => [patent.publication_number, patent]));
  const missing = distinct(citing).filter((id) => !known.has(id));
  const cited = new Map<string, Citing>();
  const keep = (patent: Patent) => {
    if (patent.publication_date === undefined) return;
    const { publication_number: id, application_number: application = id, publication_date: day } = patent;
    cited.set(id, { application, day, owners: standardNames(currentOwners(patent)) });
  };
  for (const id of distinct(citing)) if (known.has(id)) keep(known.get(id)!);
  for (let at = 0; at < missing.length; at += PORTION)
    for (const patent of await corpus.get(patents, missing.slice(at, at + PORTION))) keep(patent);
  return (id) => (citing.get(id) ?? []).flatMap((each) => cited.get(each) ?? []);
}

/**
 * Publications as rights: with who cites them and when, with the conveyances and the facts about them that are stored
 * by themselves.
 * @param needed What is read beside the publications; default: all. Most of the time goes there.
 */
export async function readRights(
  corpus: RightsReader,
  found: readonly Patent[],
  needed: { readonly citations: boolean; readonly facts: boolean } = { citations: true, facts: true },
): Promise<Right[]> {
  const ids = found.map(({ publication_number }) => publication_number);
  const families = await unitsOf(corpus, found, 'FAM_ID');
  const citing = needed.citations ? await citationsOf(corpus, found) : () => [];
  const conveyed = await linked(corpus, ids, ['conveyances', 'conveyances_of_application']);
  const recorded = await recordsOf(corpus, conveyances, distinct(conveyed));
  const told = await linked(corpus, needed.facts ? ids : [], ['facts', 'facts_of_application']);
  const facts = await recordsOf(corpus, patentFacts, distinct(told));
  const at = <T>(lists: ReadonlyMap<string, string[]>, records: ReadonlyMap<string, T>, id: string): T[] =>
    (lists.get(id) ?? []).flatMap((each) => records.get(each) ?? []);
  return rightsOf(
    found.map((patent, i) => ({
      patent,
      family: families[i]!,
      cited: citing(patent.publication_number),
      recorded: at(conveyed, recorded, patent.publication_number),
      stated: at(told, facts, patent.publication_number).flatMap(eventOf),
    })),
  );
}

/** Names by which conveyances are looked for, and conveyances whose rights are followed. */
const MOST_NAMES = 50;
const MOST_CONVEYANCES = 5_000;

/**
 * Publications of which a stored conveyance names one of some bodies as the one who gives, or who gets.
 * @param names Standard names.
 * @param since Only those that were recorded from this day on.
 */
export async function conveyedIds(
  corpus: RightsReader,
  names: readonly string[],
  side: 'assignors' | 'assignees',
  since?: number,
): Promise<string[]> {
  if (names.length === 0) return [];
  const query = allOf(
    anyOf(...names.slice(0, MOST_NAMES).map((text) => ({ kind: 'phrase', field: 'PARTY', text }) as const)),
    since === undefined ? undefined : { kind: 'range', field: 'RECORDED', from: String(since) },
  );
  const { hits } = await corpus.search(conveyances, {
    query,
    sort: [{ field: 'RECORDED', order: 'desc' }],
    offset: 0,
    limit: MOST_CONVEYANCES,
  });
  const own = new Set(names);
  const found = new Set<string>();
  for (let at = 0; at < hits.length; at += PORTION) {
    const portion = hits.slice(at, at + PORTION).map(({ id }) => id);
    // others have the words in their names, too
    const ids = (await corpus.get(conveyances, portion)).flatMap((one) =>
      one[side].some(({ name }) => own.has(standardName(name))) ? [one.id] : [],
    );
    for (const link of ['publications', 'applications'])
      for (const [, { records }] of await corpus.links(conveyances, ids, link))
        for (const { id, stored } of records) if (stored) found.add(id);
  }
  return [...found].slice(0, MOST_READ);
}
