import { companies } from '#collections/companies/companies.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { currentOwners, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { similarPatents } from '#collections/patents/similar/similar.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Query } from '#corpus/query/tree.ts';
import { standardName } from '#patents/names.ts';
import { groupOf, subjectOfCompany } from './portfolio.ts';
import { conveyedIds, saidByRecords } from './read-rights.ts';
import { giversOf, rightsSaid, standardNames } from './rights.ts';

/** Who may want a patent: an owner of patents like it. */
export interface Buyer {
  readonly name: string;
  readonly company_id?: string;
  /** Families like it that it owns, among the most similar ones. */
  readonly similar: number;
  /** Mean similarity of these, in percent. */
  readonly similarity: number;
  /** Applications transferred to it since a day: in all, and by the owner of the patent. */
  readonly bought: number;
  readonly bought_here: number;
}

/** Most similar families whose owners are looked at; buyers that are shown; transfers of one that are read. */
export const SIMILAR = 200;
const SHOWN = 20;
const TRANSFERS = 1_000;

const ownersOf = (patent: Patent) => standardNames(currentOwners(patent));

/** The patent's own side: its owners, and all entities of their groups, as far as stored. */
async function ownSide(corpus: Corpus, patent: Patent): Promise<Set<string>> {
  const names = new Set(ownersOf(patent));
  for (const [, ids] of await corpus.identify(companies, 'name', [...names])) {
    if (ids.length !== 1) continue;
    const [company] = await corpus.get(companies, ids);
    if (!company) continue;
    for (const member of (await groupOf(corpus, company)).members)
      for (const name of (await subjectOfCompany(corpus, member)).names) names.add(name);
  }
  return names;
}

/** Patents of which a legal event since a day tells a transfer with a body as a party. */
export const transfersWith = (name: string, since: number): Query => ({
  kind: 'same_event',
  of: [
    { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['transfer'] },
    { kind: 'values', field: 'LEGAL_EVENT_PARTY_STD', values: [standardName(name)] },
    { kind: 'range', field: 'LEGAL_EVENT_DATE', from: String(since) },
  ],
});

/** Applications that were transferred to a body since a day, and those of them that one of `from` gave. */
async function boughtBy(corpus: Corpus, name: string, since: number, from: ReadonlySet<string>) {
  const { hits } = await corpus.search(patents, {
    query: transfersWith(name, since),
    offset: 0,
    limit: TRANSFERS,
  });
  // what was executed since then is recorded since then
  const conveyed = await conveyedIds(corpus, [standardName(name)], 'assignees', since);
  const ids = [...new Set([...hits.map(({ id }) => id), ...conveyed.slice(0, TRANSFERS)])];
  const rights = rightsSaid(await saidByRecords(corpus, ids, false));
  const gave = rights.map((right) =>
    right.events
      .filter(
        ({ kind, day, parties }) =>
          kind === 'transfer' && day >= since && (parties.to ?? []).includes(standardName(name)),
      )
      .flatMap((event) => giversOf(right, event)),
  );
  return {
    bought: gave.filter((givers) => givers.length > 0).length,
    bought_here: gave.filter((givers) => givers.some((each) => from.has(each))).length,
  };
}

/** Conveyances that pass a right from one to another. */
const PASSING = ['assignment', 'merger', 'court_order'];

/** Whether any source that is loaded states transfers: else that a body bought nothing is no statement. */
export async function transfersStated(corpus: Pick<Corpus, 'search'>): Promise<boolean> {
  const none = { offset: 0, limit: 0 };
  const told = { query: { kind: 'values', field: 'LEGAL_EVENT_FACT', values: ['transfer'] }, ...none } as const;
  if ((await corpus.search(patents, told)).total > 0) return true;
  const recorded = { query: { kind: 'values', field: 'KIND', values: PASSING }, ...none } as const;
  return (await corpus.search(conveyances, recorded)).total > 0;
}

/**
 * Owners of the families most like a patent, but its own side: those with most of them first, then by mean similarity.
 * @param since Transfers count from this day on.
 */
export async function buyersOf(corpus: Corpus, patent: Patent, since: number, signal: AbortSignal): Promise<Buyer[]> {
  const { hits } = await similarPatents(corpus, { patent, limit: SIMILAR, signal });
  const own = await ownSide(corpus, patent);
  const records = await corpus.get(
    patents,
    hits.map(({ id }) => id),
  );
  const scores = new Map(hits.map(({ id, score }) => [id, score]));
  const byOwner = new Map<string, number[]>();
  for (const each of records)
    for (const owner of ownersOf(each))
      if (!own.has(owner)) byOwner.set(owner, [...(byOwner.get(owner) ?? []), scores.get(each.publication_number)!]);
  const ranked = [...byOwner]
    .map(([name, all]) => ({
      name,
      similar: all.length,
      similarity: (100 * all.reduce((sum, score) => sum + score, 0)) / all.length,
    }))
    .sort((a, b) => b.similar - a.similar || b.similarity - a.similarity || (a.name < b.name ? -1 : 1))
    .slice(0, SHOWN);
  const ids = await corpus.identify(
    companies,
    'name',
    ranked.map(({ name }) => name),
  );
  const sellers = new Set(ownersOf(patent));
  return Promise.all(
    ranked.map(async (buyer) => {
      const found = ids.get(buyer.name);
      return {
        ...buyer,
        ...(found?.length === 1 && { company_id: found[0]!.replaceAll('-', '') }),
        ...(await boughtBy(corpus, buyer.name, since, sellers)),
      };
    }),
  );
}
