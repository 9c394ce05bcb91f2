import { type Company, companies, tellingNames } from '#collections/companies/companies.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { bareName, LEGAL_FORMS, standardName } from '#patents/names.ts';
import type { DrugRegister } from './drug-register.ts';
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
 * Identities of the companies that GLEIF says an organisation consolidates, directly or in the end, by the id of the
 * organisation.
 */
async function companiesBelow(corpus: Corpus, organisations: readonly Entity[]): Promise<Map<string, string[]>> {
  const named = await companiesNamed(corpus, organisations);
  const children = await Promise.all(
    ['direct_children', 'ultimate_children'].map((link) => linkedTo(corpus, [...named.values()], link)),
  );
  const below = new Map(
    [...named].map(([id, company]) => {
      const all = children.flatMap((links) => links.get(company) ?? []);
      return [id, [...new Set(all)].slice(0, MOST_COMPANIES)] as const;
    }),
  );
  const found = await corpus.get(companies, [...new Set([...below.values()].flat())]);
  const keys = new Map(found.map((company) => [company.id, keysOf(company)]));
  return new Map([...below].map(([id, all]) => [id, all.flatMap((company) => keys.get(company) ?? [])]));
}

/**
 * Identities that registers may name an organisation by which is called by a name without a legal form, as tables of
 * sponsors have them: the same name with one behind it, `SANDOZ INC` of `Sandoz`.
 */
const withLegalForms = (organisation: Entity): string[] =>
  ownNames(organisation)
    .filter((name) => bareName(name) === name)
    .flatMap((name) => LEGAL_FORMS.map((form) => organisationKey(`${name} ${form}`)));

/**
 * Identities by which records name an organisation or what belongs to it: what the dictionary puts below it (the table
 * of sponsors of the EU register), its name with a legal form, and companies that GLEIF says it consolidates.
 */
export async function groupIdentities(corpus: Corpus, organisation: Entity): Promise<string[]> {
  const formed = await corpus.lookup(entities, 'key', withLegalForms(organisation));
  const [below, consolidated] = await Promise.all([
    identitiesBelow(corpus, [organisation, ...formed.filter(({ kind }) => kind === 'organisation')]),
    companiesBelow(corpus, [organisation]),
  ]);
  return [...new Set([...below, ...(consolidated.get(organisation.id) ?? [])])];
}

/** The same of some organisations, as far as records of a register name them. */
export async function groupsIn(
  corpus: Corpus,
  register: DrugRegister,
  organisations: readonly Entity[],
): Promise<(organisation: Pick<Entity, 'id'>) => string[]> {
  const consolidated = await companiesBelow(corpus, organisations);
  const stored = await corpus.lookup(entities, 'key', [...new Set(organisations.flatMap(withLegalForms))]);
  const idOf = new Map(stored.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)));
  const formed = new Map(
    organisations.map((each) => [each.id, withLegalForms(each).flatMap((key) => idOf.get(key) ?? [])]),
  );
  return ({ id }) => [
    ...new Set([
      ...register.named([...register.below(id), ...(formed.get(id) ?? [])]),
      ...(consolidated.get(id) ?? []),
    ]),
  ];
}

/** What GLEIF says stands above all in the group of each of some organisations, by the id of the organisation. */
export async function ultimateParents(corpus: Corpus, organisations: readonly Entity[]): Promise<Map<string, Entity>> {
  const tops = new Map<string, Entity>();
  const named = await companiesNamed(corpus, organisations);
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
