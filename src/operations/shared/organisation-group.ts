import { resolveCompany } from '#analytics/companies/resolve.ts';
import { type Company, companies, tellingNames } from '#collections/companies/companies.ts';
import { type Entity, entities } from '#collections/entities/entities.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { withAncestors } from '#dictionary/ancestors.ts';
import { identitiesBelow } from './entity-filter.ts';

/** Names of an organisation by which a company is looked for, and companies that one may have below it. */
const MOST_NAMES = 5;
const MOST_COMPANIES = 2_000;

const ownNames = ({ names }: Entity) =>
  names.filter(({ kind }) => kind === 'preferred' || kind === 'exact').map(({ text }) => text);

/** The company of the registers of companies that has exactly the name of an organisation: one, or none. */
async function companyNamed(corpus: Corpus, organisation: Entity): Promise<Company | undefined> {
  for (const company_name of ownNames(organisation).slice(0, MOST_NAMES)) {
    const { company, by } = await resolveCompany(corpus, { company_name });
    if (company && by === 'name') return company;
  }
  return undefined;
}

const keysOf = (all: readonly Company[]): string[] =>
  all.flatMap((each) => tellingNames(each).map(({ text }) => organisationKey(text)));

async function linkedTo(corpus: Corpus, company: Company, links: readonly string[]): Promise<Company[]> {
  const found = new Set<string>();
  for (const link of links)
    for (const { id, stored } of (await corpus.links(companies, [company.id], link)).get(company.id)?.records ?? [])
      if (stored && id !== company.id && found.size < MOST_COMPANIES) found.add(id);
  return corpus.get(companies, [...found]);
}

/**
 * Identities by which records name an organisation or what belongs to it: what the dictionary puts below it (the table
 * of sponsors of the EU register), and companies that GLEIF says it consolidates, directly or in the end.
 */
export async function groupIdentities(corpus: Corpus, organisation: Entity): Promise<string[]> {
  const [below, company] = await Promise.all([
    identitiesBelow(corpus, organisation),
    companyNamed(corpus, organisation),
  ]);
  if (!company) return below;
  const children = await linkedTo(corpus, company, ['direct_children', 'ultimate_children']);
  return [...new Set([...below, ...keysOf(children)])];
}

/** What stands above all in the hierarchy of an organisation, by the dictionary, else by GLEIF; itself, where nothing does. */
export async function headquarters(corpus: Corpus, organisation: Entity): Promise<Entity> {
  if (organisation.parents.length > 0) return (await withAncestors(corpus, organisation)).at(-1)!;
  const company = await companyNamed(corpus, organisation);
  if (!company) return organisation;
  const [parent] = [
    ...(await linkedTo(corpus, company, ['ultimate_parent'])),
    ...(await linkedTo(corpus, company, ['direct_parent'])),
  ];
  if (!parent) return organisation;
  const [known] = await corpus.lookup(entities, 'key', keysOf([parent]));
  return known?.kind === 'organisation' ? known : organisation;
}
