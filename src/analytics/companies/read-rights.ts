import { conveyances } from '#collections/conveyances/conveyances.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { standardName } from '#patents/names.ts';
import { unitsOf } from '../unit.ts';
import { type RightEvent, type Said, saidBy } from './rights.ts';

/** What records say of rights: publications with families, and what is recorded of them. */

export type RightsReader = Pick<Corpus, 'search' | 'get' | 'projected' | 'links' | 'groups'>;

/** Records that are read at once. */
export const MOST_READ = 20_000;
const PORTION = 500;

/** Ids of the latest publications of a search. */
export async function latestFound(corpus: RightsReader, query: Query): Promise<{ ids: string[]; total: number }> {
  const { hits, total } = await corpus.search(patents, {
    query,
    sort: [{ field: 'PBD', order: 'desc' }],
    offset: 0,
    limit: MOST_READ,
  });
  return { ids: hits.map(({ id }) => id), total };
}

/** What a record says by itself; kept beside it, so that of a portfolio that is asked for again no record is read. */
const saidAlone = (patent: Patent) => ({
  publication_number: patent.publication_number,
  said: saidBy({ patent, family: '', cited: [] }),
});

/** Ids of stored records at the other end of some links, by id of the patent. */
async function linked(
  corpus: RightsReader,
  ids: readonly string[],
  names: readonly string[],
): Promise<Map<string, string[]>> {
  const found = new Map<string, Set<string>>();
  for (const name of names)
    for (let at = 0; at < ids.length; at += PORTION)
      for (const [id, { records }] of await corpus.links(patents, ids.slice(at, at + PORTION), name)) {
        const others = records.filter(({ stored }) => stored).map((each) => each.id);
        if (others.length > 0) found.set(id, new Set([...(found.get(id) ?? []), ...others]));
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

/**
 * What publications say, by their records: with the conveyances and the facts about them that are stored by themselves,
 * and without who cites them.
 * @param facts Whether facts are read.
 */
export async function saidByRecords(corpus: RightsReader, asked: readonly string[], facts: boolean): Promise<Said[]> {
  const found: ReturnType<typeof saidAlone>[] = [];
  for (let at = 0; at < asked.length; at += PORTION)
    found.push(...(await corpus.projected(patents, asked.slice(at, at + PORTION), saidAlone)));
  const ids = found.map(({ publication_number }) => publication_number);
  const families = await unitsOf(corpus, found, 'FAM_ID');
  const conveyed = await linked(corpus, ids, ['conveyances', 'conveyances_of_application']);
  const recorded = await recordsOf(corpus, conveyances, distinct(conveyed));
  const told = await linked(corpus, facts ? ids : [], ['facts', 'facts_of_application']);
  const stated = await recordsOf(corpus, patentFacts, distinct(told));
  const at = <T>(lists: ReadonlyMap<string, string[]>, records: ReadonlyMap<string, T>, id: string): T[] =>
    (lists.get(id) ?? []).flatMap((each) => records.get(each) ?? []);
  return found.flatMap(({ publication_number: id, said }, i) => {
    if (!said) return [];
    const events = [...at(told, stated, id).flatMap(eventOf), ...said.events];
    return [{ ...said, family: families[i]!, chain: at(conveyed, recorded, id), events }];
  });
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
