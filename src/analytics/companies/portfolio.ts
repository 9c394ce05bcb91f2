import { setImmediate } from 'node:timers/promises';
import { type Company, companies, placeOf, tellingNames } from '#collections/companies/companies.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { standardName, standardNames } from '#patents/names.ts';
import { ownersOf } from '../owners.ts';
import { type CompanyNamed, companyHead, resolutionNote, resolveCompany } from './resolve.ts';

/** Whose patents are meant, as the index knows them. */
export interface Subject {
  /** Absent where no register knows the name, and the corpus has it as an owner. */
  readonly company?: Company;
  /** Standard names of owners. */
  readonly names: readonly string[];
  readonly head: ReturnType<typeof companyHead>;
  /** What it owns now, and what it filed. */
  readonly owned: Query;
  readonly filed: Query;
}

/** Names of one entity that are looked for. */
const MOST_NAMES = 200;
const NOBODY: Query = { kind: 'values', field: 'ANCS_EXACT', values: [] };

/** A name as the query takes it: until when it was the entity's, and where others have it, in which country. */
interface NameQuery {
  readonly name: string;
  readonly until?: number;
  readonly country?: string;
}

/** How many names, or entities, are asked of the store in one go: the event loop looks at its sockets in between. */
const PORTION = 200;

/** What a store says of many keys, portion by portion. */
async function inPortions<T>(all: readonly string[], ask: (portion: readonly string[]) => Promise<T>): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < all.length; at += PORTION) {
    if (at > 0) await setImmediate();
    found.push(await ask(all.slice(at, at + PORTION)));
  }
  return found;
}

/** The names of entities by which patents are their own. A name that others have too counts in its country alone. */
async function nameQueries(
  corpus: Pick<Corpus, 'identify'>,
  entities: readonly Company[],
): Promise<(readonly NameQuery[])[]> {
  const all = entities.map((company) => {
    const present = new Map<string, NameQuery>();
    for (const { text, kind, until } of tellingNames(company)) {
      // initials and short names are those of many
      if (kind === 'short' || present.size >= MOST_NAMES) continue;
      for (const name of standardNames(text))
        if (!present.has(name))
          present.set(name, { name, ...(kind === 'previous' && until !== undefined && { until }) });
    }
    return present;
  });
  const names = [...new Set(all.flatMap((present) => [...present.keys()]))];
  const holders = new Map(
    (await inPortions(names, (portion) => corpus.identify(companies, 'name', portion))).flatMap((found) => [...found]),
  );
  return entities.map((company, i) => {
    const country = placeOf(company, 'country');
    return [...all[i]!.values()].flatMap((each) => {
      if ((holders.get(each.name)?.length ?? 0) <= 1) return [each];
      return country === undefined ? [] : [{ ...each, country }];
    });
  });
}

function queryOf(field: 'ANCS_EXACT' | 'ANS_EXACT', names: readonly NameQuery[]): Query {
  const place = field === 'ANCS_EXACT' ? 'ANC_COUNTRY' : 'AN_COUNTRY';
  const plain = names.filter(({ until, country }) => until === undefined && country === undefined);
  const others = names.filter((each) => !plain.includes(each));
  const queries: Query[] = [
    ...(plain.length > 0 ? [{ kind: 'values', field, values: plain.map(({ name }) => name) } as const] : []),
    ...others.map(({ name, until, country }) =>
      allOf(
        { kind: 'values', field, values: [name] },
        until === undefined ? undefined : { kind: 'range', field: 'APD', to: String(until) },
        country === undefined ? undefined : { kind: 'values', field: place, values: [country] },
      ),
    ),
  ];
  return queries.length === 0 ? NOBODY : anyOf(...queries);
}

/** An entity's patents: under all its names, a former one for its time. */
export async function subjectOfCompany(corpus: Pick<Corpus, 'identify'>, company: Company): Promise<Subject> {
  const [names = []] = await nameQueries(corpus, [company]);
  return {
    company,
    names: names.map(({ name }) => name),
    head: companyHead(company),
    owned: queryOf('ANCS_EXACT', names),
    filed: queryOf('ANS_EXACT', names),
  };
}

/**
 * Whose patents a caller means: of the entity that is named; where no register knows the name, of the owner of exactly
 * that name in the corpus. Undefined where nobody is certain; notes say why.
 */
export async function subjectOf(
  corpus: Corpus,
  asked: CompanyNamed,
  note: (sentence: string) => void,
): Promise<Subject | undefined> {
  const found = await resolveCompany(corpus, asked);
  const said = resolutionNote(asked, found);
  if (found.company) {
    if (said) note(said);
    return subjectOfCompany(corpus, found.company);
  }
  const byName = asked.company_name?.trim() && !asked.credit_code?.trim() && !asked.org_number?.trim();
  if (byName && found.equal.length === 0) {
    const { names } = await ownersOf(corpus, asked.company_name!);
    if (names.length === 1) {
      note(`No register knows "${names[0]}"; its patents are counted under this name alone.`);
      const queries = names.map((name) => ({ name }));
      return {
        names: names.map(standardName),
        head: { company_name: names[0], credit_code: undefined, org_number: undefined },
        owned: queryOf('ANCS_EXACT', queries),
        filed: queryOf('ANS_EXACT', queries),
      };
    }
  }
  if (said) note(said);
  return undefined;
}

/** Members of a group that are followed, and parents of parents. */
const MOST_MEMBERS = 2_000;
const MOST_ABOVE = 100;

/** A group of entities under one that consolidates all of them. */
export interface CompanyGroup {
  readonly members: readonly Company[];
  readonly top: Company;
  /** Of each member but the top the one that consolidates it: directly, where that is known. */
  readonly parents: ReadonlyMap<string, string>;
  /** How many direct children more registers say the members have than are stored. */
  readonly unknown: number;
  /** There are more members than are followed. */
  readonly cut: boolean;
}

/** An entity with all that its ultimate parent consolidates, as far as stored; a cycle ends where it closes. */
export async function groupOf(corpus: Pick<Corpus, 'links' | 'get'>, company: Company): Promise<CompanyGroup> {
  const one = async (id: string, link: string) =>
    ((await corpus.links(companies, [id], link)).get(id)?.records ?? []).filter(({ stored }) => stored);
  let top = company;
  const above = new Set([company.id]);
  while (above.size < MOST_ABOVE) {
    const all = [...(await one(top.id, 'ultimate_parent')), ...(await one(top.id, 'direct_parent'))];
    const next = all.find(({ id }) => !above.has(id));
    const [parent] = next ? await corpus.get(companies, [next.id]) : [];
    if (!parent) break;
    above.add(parent.id);
    top = parent;
  }
  const children = async (ids: readonly string[], link: string) =>
    new Map(
      (await inPortions(ids, (portion) => corpus.links(companies, portion, link))).flatMap((found) =>
        [...found].map(
          ([id, { records }]) => [id, records.filter(({ stored }) => stored).map((each) => each.id)] as const,
        ),
      ),
    );
  const members = new Map([[top.id, top]]);
  const parents = new Map<string, string>();
  let unknown = 0;
  let cut = false;
  for (let level: readonly Company[] = [top]; level.length > 0; ) {
    const ids = level.map(({ id }) => id);
    const direct = await children(ids, 'direct_children');
    const ultimate = await children(ids, 'ultimate_children');
    const fresh = new Set<string>();
    for (const parent of level) {
      const own = direct.get(parent.id) ?? [];
      const all = ultimate.get(parent.id) ?? [];
      unknown += Math.max(0, (parent.stated_children?.direct ?? 0) - own.length);
      for (const id of own) if (id !== top.id) parents.set(id, parent.id);
      for (const id of all) if (id !== top.id && !parents.has(id)) parents.set(id, parent.id);
      for (const id of [...own, ...all]) if (!members.has(id)) fresh.add(id);
    }
    const room = Math.max(0, MOST_MEMBERS - members.size);
    if (fresh.size > room) cut = true;
    level = (await inPortions([...fresh].slice(0, room), (portion) => corpus.get(companies, portion))).flat();
    for (const child of level) members.set(child.id, child);
  }
  return { members: [...members.values()], top, parents, unknown, cut };
}

/** A group's patents: under the names of all its members. */
export async function subjectOfGroup(
  corpus: Pick<Corpus, 'identify' | 'links' | 'get'>,
  company: Company,
  note: (sentence: string) => void,
): Promise<Subject> {
  const { members, top, unknown, cut } = await groupOf(corpus, company);
  const names = (await nameQueries(corpus, members)).flat();
  note(
    `The group of ${top.name ?? 'an entity without a name'}: ${members.length} ${members.length === 1 ? 'entity' : 'entities'} stored` +
      `${unknown > 0 ? `; registers state ${unknown} direct children more that are not stored (importer gleif)` : ''}` +
      `${cut ? `; more than ${MOST_MEMBERS} members, the rest was left out` : ''}.`,
  );
  return {
    company,
    names: [...new Set(names.map(({ name }) => name))],
    head: companyHead(company),
    owned: queryOf('ANCS_EXACT', names),
    filed: queryOf('ANS_EXACT', names),
  };
}
