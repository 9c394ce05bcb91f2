import { type Company, companies, tellingNames } from '#collections/companies/companies.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { withAncestors } from '#dictionary/ancestors.ts';
import { standardName } from '#patents/names.ts';
import { identitiesBelow } from './entity-filter.ts';

/** Names of an organisation by which a company is looked for, and companies that one may have below it. */
const MOST_NAMES = 5;
const MOST_COMPANIES = 2_000;

const ownNames = ({ names }: Entity): string[] =>
  names
    .filter(({ kind }) => kind === 'preferred' || kind === 'exact')
    .slice(0, MOST_NAMES)
    .map(({ text }) => standardName(text));

/**
 * The company of the registers of companies that has exactly the name of an organisation, by the id of the
 * organisation; a name that several companies have is nobody's.
 */
async function companiesNamed(corpus: Corpus, organisations: readonly Entity[]): Promise<Map<string, string>> {
  const names = [...new Set(organisations.flatMap(ownNames))].filter(Boolean);
  const known =
    names.length === 0 ? new Map<string, readonly string[]>() : await corpus.identify(companies, 'name', names);
  return new Map(
    organisations.flatMap((each) => {
      const found = ownNames(each).find((name) => known.get(name)?.length === 1);
      return found === undefined ? [] : [[each.id, known.get(found)![0]!] as const];
    }),
  );
}

const keysOf = (company: Company): string[] => tellingNames(company).map(({ text }) => organisationKey(text));

/** Companies at the other end of a link of some companies, by the id of each. */
async function linkedTo(corpus: Corpus, ids: readonly string[], link: string): Promise<Map<string, string[]>> {
  const links = ids.length === 0 ? new Map() : await corpus.links(companies, [...new Set(ids)], link);
  return new Map(
    [...links].map(([id, { records }]) => [
      id,
      (records as readonly { id: string; stored: boolean }[]).flatMap((each) =>
        each.stored && each.id !== id ? [each.id] : [],
      ),
    ]),
  );
}

/**
 * Identities by which records name an organisation or what belongs to it: what the dictionary puts below it (the table
 * of sponsors of the EU register), and companies that GLEIF says it consolidates, directly or in the end.
 */
export async function groupIdentities(corpus: Corpus, organisation: Entity): Promise<string[]> {
  const [below, named] = await Promise.all([
    identitiesBelow(corpus, organisation),
    companiesNamed(corpus, [organisation]),
  ]);
  const own = named.get(organisation.id);
  if (own === undefined) return below;
  const children = await Promise.all(
    ['direct_children', 'ultimate_children'].map(async (link) => (await linkedTo(corpus, [own], link)).get(own) ?? []),
  );
  const found = await corpus.get(companies, [...new Set(children.flat())].slice(0, MOST_COMPANIES));
  return [...new Set([...below, ...found.flatMap(keysOf)])];
}

/**
 * What stands above all in the hierarchy of each of some organisations, by the dictionary, else by GLEIF, by the id of
 * the organisation; nothing for those above which nothing stands.
 */
export async function headquartersOf(corpus: Corpus, organisations: readonly Entity[]): Promise<Map<string, Entity>> {
  const tops = new Map<string, Entity>();
  for (const each of organisations)
    if (each.parents.length > 0) tops.set(each.id, (await withAncestors(corpus, each)).at(-1)!);
  const named = await companiesNamed(
    corpus,
    organisations.filter(({ id }) => !tops.has(id)),
  );
  const ids = [...named.values()];
  const [ultimate, direct] = await Promise.all(
    ['ultimate_parent', 'direct_parent'].map((link) => linkedTo(corpus, ids, link)),
  );
  const parentOf = (id: string) => ultimate!.get(id)?.[0] ?? direct!.get(id)?.[0];
  const parents = await corpus.get(companies, [...new Set(ids.flatMap((id) => parentOf(id) ?? []))]);
  const keys = new Map(parents.map((each) => [each.id, keysOf(each)]));
  const known = await corpus.lookup(entities, 'key', [...new Set([...keys.values()].flat())]);
  const byKey = new Map(
    known.filter(({ kind }) => kind === 'organisation').flatMap((each) => each.keys.map((key) => [key, each])),
  );
  for (const [organisation, company] of named) {
    const parent = parentOf(company);
    const top =
      parent &&
      keys
        .get(parent)
        ?.map((key) => byKey.get(key))
        .find((each) => each !== undefined);
    if (top) tops.set(organisation, top);
  }
  return tops;
}
