import { resolutionNote, resolveCompany } from '#analytics/companies/resolve.ts';
import { byText } from '#by-text.ts';
import { type Approval, approvals, approvedDrugs } from '#collections/approvals/approvals.ts';
import type { Company } from '#collections/companies/companies.ts';
import type { Entity } from '#collections/entities/entities.ts';
import { experimentalKeys, type Trial, trials } from '#collections/trials/trials.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SortKey } from '#corpus/engine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { portions } from '#portions.ts';
import { inOrder, knownOf, linesOf, type StatusLine } from './drug-record.ts';
import { displayNames } from './entity-names.ts';
import { knownByKey } from './entity-rows.ts';
import { groupIdentities } from './organisation-group.ts';

/** Approvals, and trials, of one organisation that lines are made of: the latest ones. */
const MOST = 5_000;

type Note = (sentence: string) => void;

/** Records that an organisation holds or sponsors, itself or by what belongs to it. */
export async function sponsored(corpus: Corpus, organisation: Entity): Promise<{ held: Query; tried: Query }> {
  const values = await groupIdentities(corpus, organisation);
  return { held: { kind: 'values', field: 'HOLDER', values }, tried: { kind: 'values', field: 'SPONSOR', values } };
}

async function latest<R>(
  corpus: Corpus,
  collection: Collection<R>,
  query: Query,
  by: SortKey['field'],
  note: Note,
): Promise<R[]> {
  const { hits, total } = await corpus.search(collection, {
    query,
    offset: 0,
    limit: MOST,
    sort: [{ field: by, order: 'desc' }],
  });
  if (total > MOST) note(`Of ${total} ${collection.name} the latest ${MOST} were read: earlier ones may lack.`);
  const found: R[] = [];
  for (const some of portions(hits))
    found.push(
      ...(await corpus.get(
        collection,
        some.map(({ id }) => id),
      )),
    );
  return found;
}

/** A line of a drug. */
export type DrugLine = StatusLine & { readonly drug: Entity };

/**
 * The lines of all drugs that an organisation, or what belongs to it, has an approval of or sponsors a trial of; the
 * same as those that each drug has of this organisation.
 */
export async function organisationLines(corpus: Corpus, organisation: Entity, note: Note): Promise<DrugLine[]> {
  const { held, tried } = await sponsored(corpus, organisation);
  const approved = await latest(corpus, approvals, held, 'APPROVED', note);
  const studied = await latest(corpus, trials, tried, 'START_DATE', note);
  const known = await knownOf(corpus, approved, studied);
  const keys = [...new Set([...approved.flatMap(approvedDrugs), ...studied.flatMap(experimentalKeys)])];
  const drugs = await knownByKey(corpus, keys);
  const records = new Map<string, { drug: Entity; held: Approval[]; tried: Trial[] }>();
  const of = (named: readonly string[]) =>
    new Map(named.flatMap((key) => drugs.get(key) ?? []).map((drug) => [drug.id, drug])).values();
  const at = (drug: Entity) => {
    const found = records.get(drug.id) ?? { drug, held: [], tried: [] };
    records.set(drug.id, found);
    return found;
  };
  for (const each of approved) for (const drug of of(approvedDrugs(each))) at(drug).held.push(each);
  for (const each of studied) for (const drug of of(experimentalKeys(each))) at(drug).tried.push(each);
  const lines: DrugLine[] = [];
  for (const { drug, held: its, tried: trying } of records.values()) {
    for (const line of linesOf(known, its, trying)) lines.push({ ...line, drug });
    // lines of a large sponsor are many: others have their turn between two drugs
    await new Promise(setImmediate);
  }
  return lines.sort((a, b) => inOrder(a, b) || byText(a.drug.id, b.drug.id));
}

/**
 * The company of the registers of companies that an organisation of the dictionary is: by its whole name. Who is not
 * known for certain is nobody, and a note says why.
 */
export async function companyOf(corpus: Corpus, organisation: Entity, note: Note): Promise<Company | undefined> {
  const names = organisation.names.filter(({ kind }) => kind === 'preferred' || kind === 'exact');
  let why: string | undefined;
  for (const { text } of names.slice(0, 10)) {
    const named = { company_name: text };
    const found = await resolveCompany(corpus, named);
    const said = resolutionNote(named, found);
    if (found.company) {
      if (said) note(said);
      return found.company;
    }
    why ??= said;
  }
  note(why ?? `No stored company is called "${displayNames(organisation)[0]?.name}".`);
  return undefined;
}
