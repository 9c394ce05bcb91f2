import { byText } from '#by-text.ts';
import { type Approval, approvals, approvedDrugs } from '#collections/approvals/approvals.ts';
import { type ListedPatent, listedExpiry, listedPatents, listedType } from '#collections/approvals/listed-patents.ts';
import { type Entity, type EntityKind, entities } from '#collections/entities/entities.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { drugPatentTypeOf, patents } from '#collections/patents/patents.ts';
import { b028PatentDetail } from '#contract/generated/drug-mining-data.ts';
import { known } from '#contract/shape.ts';
import type { OperationAnswer } from '#contract/types.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { mentionsIn } from '#dictionary/mentions.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { classesOfDrugs } from '#operations/shared/drug-facts.ts';
import { diseaseRow, drugRow, entitiesByKey, targetRow, typeRow } from '#operations/shared/entity-rows.ts';
import { patentIds } from '#operations/shared/number-list.ts';
import { term } from '#operations/shared/terms.ts';
import { shownTexts, wireLanguage } from '#operations/shared/wire-text.ts';

/** Letters of a patent whose names are looked for: title, abstract, claims from the first. */
const MOST_LETTERS = 12_000;
/** Things of one kind that are shown, the most often named first. */
const MOST_SHOWN = 50;

/** Title, abstract and claims as published, as far as they are read. */
function textOf({ titles, abstracts, claims }: Patent): string {
  const parts = [
    ...shownTexts(titles).map(({ text }) => text),
    ...shownTexts(abstracts).map(({ text }) => text),
    ...shownTexts(claims).flatMap((set) => set.claims.map(({ text }) => text)),
  ];
  return parts.join('\n').slice(0, MOST_LETTERS);
}

/** Things that the texts of a patent name, the most often named first. */
async function namedThings(corpus: Corpus, patent: Patent | undefined, signal: AbortSignal) {
  const counts = new Map<string, number>();
  if (patent)
    for (const { entity_id } of await mentionsIn(corpus, textOf(patent), ['drug', 'target', 'disease'], signal))
      counts.set(entity_id, (counts.get(entity_id) ?? 0) + 1);
  const found = await corpus.get(entities, [...counts.keys()]);
  found.sort((a, b) => counts.get(b.id)! - counts.get(a.id)! || byText(a.id, b.id));
  return (kind: EntityKind) => found.filter((entity) => entity.kind === kind).slice(0, MOST_SHOWN);
}

const drugRows = (corpus: Corpus, drugs: readonly Entity[]) =>
  Promise.all(
    drugs.map(async (drug) => ({
      ...drugRow(drug),
      drug_type: (await classesOfDrugs(corpus, [drug], 'drug_type')).map(typeRow),
    })),
  );

const silent = {
  exclusivity_code: undefined,
  patent_type: undefined,
  patent_type_drug: undefined,
  use_codes: undefined,
  claim: undefined,
  quote: undefined,
};
const typeTerm = (type: string) => term('drug_patent_type', type, type.replaceAll('_', ' ').toLowerCase());

/** The applications of the products that a document is listed for. */
async function applicationsOf(corpus: Corpus, listed: ListedPatent | undefined): Promise<Approval[]> {
  if (!listed) return [];
  const links = await corpus.links(listedPatents, [listed.id], 'applications');
  const ids = (links.get(listed.id)?.records ?? []).filter(({ stored }) => stored).map(({ id }) => id);
  return corpus.get(approvals, ids);
}

/** Documents of its family that a register lists, as the patent states its family. */
async function listedFamily(corpus: Corpus, patent: Patent): Promise<ListedPatent[]> {
  const links = await corpus.links(patents, [patent.publication_number], 'family_listings');
  const ids = (links.get(patent.publication_number)?.records ?? []).filter(({ stored }) => stored).map(({ id }) => id);
  return corpus.get(listedPatents, [...new Set(ids)].sort());
}

/** What the Orange Book says: the type of the listing with its use codes, and the exclusivities of the products. */
async function registerRows(corpus: Corpus, listed: ListedPatent | undefined) {
  if (!listed) return [];
  const type = listedType(listed);
  const drugs = await entitiesByKey(corpus, listed.drugs ?? []);
  const uses = [...new Set(listed.listings.flatMap(({ use_code }) => use_code ?? []))].sort();
  const of = new Set(listed.listings.map(({ application, product }) => `${application} ${product}`));
  const exclusive = new Map<string, Set<string>>();
  for (const approval of await applicationsOf(corpus, listed))
    for (const { product, code } of approval.exclusivities)
      if (of.has(`${approval.number} ${product}`))
        exclusive.set(
          code,
          new Set([
            ...(exclusive.get(code) ?? []),
            ...approvedDrugs({ products: approval.products.filter((each) => each.number === product) }),
          ]),
        );
  return [
    { ...silent, patent_type: type && typeTerm(type), patent_type_drug: drugs.map(drugRow), use_codes: uses },
    ...(await Promise.all(
      [...exclusive].map(async ([exclusivity_code, keys]) => ({
        ...silent,
        exclusivity_code,
        patent_type_drug: (await entitiesByKey(corpus, [...keys])).map(drugRow),
      })),
    )),
  ];
}

export default defineOperation({
  contract: b028PatentDetail,
  path: '/synapse/patent/detail',
  summary: 'A patent of drugs: drugs that it is listed for, its type, what it names',
  description:
    '`core_drug` are the drugs of the products for which the Orange Book lists the document, `fda_drug_patent_types` what it is listed for, with use codes and the exclusivities of these products. `phs_drug_patent_types` is the type that the first claim says, with its words. `drug`, `target` and `disease` are names of the dictionary in title, abstract and claims, the most frequent first. A listed document of which no publication is stored has only what the register says.',
  example: { query: { patent_id: patentId('US19007108B2') } },
  async handle({ query, note, signal }, { corpus }) {
    const [id] = patentIds('patent_id', query.patent_id ?? '');
    if (id === undefined) throw new ServiceError('missing_parameter', 'Give patent_id.', { field: 'patent_id' });
    const [[patent], [ofDocument]] = await Promise.all([
      corpus.lookup(patents, 'patent_id', [id]),
      corpus.lookup(listedPatents, 'patent_id', [id]),
    ]);
    const [ofPublication] = patent ? await corpus.lookup(listedPatents, 'number', [patent.publication_number]) : [];
    const listed = ofDocument ?? ofPublication;
    if (!patent && !listed)
      throw new ServiceError('invalid_request', `patent_id: ${id} is not in the corpus.`, { field: 'patent_id' });
    if (!patent) note(`No publication of ${listed!.number} is stored: only what the register says is known of it.`);
    if (!listed)
      note('No register of drugs lists the document; the Orange Book (orange-book) is the one that is read.');
    const type = patent && drugPatentTypeOf(patent);
    const named = await namedThings(corpus, patent, signal);
    const family = patent ? await listedFamily(corpus, patent) : [];
    return known<OperationAnswer<'B028'>>({
      patent_id: id,
      apno: patent?.application_number,
      title: patent ? shownTexts(patent.titles).map(({ lang, text }) => ({ lang: wireLanguage(lang), text })) : [],
      core_drug: await drugRows(corpus, await entitiesByKey(corpus, listed?.drugs ?? [])),
      drug: await drugRows(corpus, named('drug')),
      target: named('target').map(targetRow),
      disease: named('disease').map(diseaseRow),
      family_listed: await Promise.all(
        family.map(async (each) => ({
          pn: each.number,
          exdt: listedExpiry(each) === undefined ? undefined : String(listedExpiry(each)),
          drug: await drugRows(corpus, await entitiesByKey(corpus, each.drugs ?? [])),
        })),
      ),
      fda_drug_patent_types: await registerRows(corpus, listed),
      phs_drug_patent_types: type
        ? [{ ...silent, claim: type.claim, quote: type.quote, patent_type: typeTerm(type.type) }]
        : [],
      // what nothing tells: a register of China, a choice of drugs by a person, a vocabulary of technologies
      cde_drug_patent_types: undefined,
      core_recommend_drug: undefined,
      patent_tech_type: undefined,
    });
  },
});
