import { type ListedPatent, listedExpiry, listedPatents } from '#collections/approvals/listed-patents.ts';
import { entities, entityId } from '#collections/entities/entities.ts';
import { currentOwners, originalOwners, type Party, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { b009CoreSearch } from '#contract/generated/ls-search.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { SearchRequest } from '#corpus/engine.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isEmpty, totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { defineOperation } from '#operation.ts';
import { type DrugPatentQuery, drugPatentQuery, ONE_A_DOCUMENT } from '#operations/shared/drug-patents.ts';
import { NOTHING, oneOf } from '#operations/shared/entity-filter.ts';
import { pageWithin, SHORT_WINDOW } from '#operations/shared/pages.ts';
import { wireLanguage } from '#operations/shared/wire-text.ts';
import { year } from '#patents/dates.ts';
import { type Day, merged, secondBefore } from './two-lists.ts';

const SORTS = { score: 'score', PBDT_YEARMONTHDAY: 'PBD', APD_YEARMONTHDAY: 'APD', EXDT_TS: 'DRUG_EXDT' } as const;

/** The facets of a page as filters: what `aggregation` counts, sent back. */
interface Facets {
  readonly ancs_type?: readonly string[];
  readonly in_facet?: readonly string[];
  readonly legal_status?: readonly string[];
  readonly simple_legal_status?: readonly string[];
  readonly patent_assignee?: readonly string[];
  readonly patent_country?: readonly string[];
  readonly apdt_year?: readonly string[];
  readonly pbdt_year?: readonly string[];
  readonly isdt_year?: readonly string[];
  readonly priority_year?: readonly string[];
}

const years = (name: string, field: string, asked: readonly string[] = []): Query | undefined => {
  const given = asked.map((year, index): Query => {
    if (/^\d{4}$/.test(year)) return { kind: 'range', field, from: `${year}0101`, to: `${year}1231` };
    throw new ServiceError(
      'invalid_request',
      `filter_dto.${name}[${index}] is "${year.slice(0, 40)}": give a year of four digits.`,
      { field: `filter_dto.${name}[${index}]` },
    );
  });
  return given.length === 0 ? undefined : anyOf(...given);
};

/** What the facets ask: of publications, but for the country. */
function byFacets(asked: Facets | undefined): DrugPatentQuery {
  const { patent_country: countries = [], patent_assignee: names = [] } = asked ?? {};
  const ofPublications = [
    oneOf('ANCS_TYPE', asked?.ancs_type),
    oneOf('IN_EXACT', asked?.in_facet),
    oneOf('LEGAL_STATUS', asked?.legal_status),
    oneOf('SIMPLE_LEGAL_STATUS', asked?.simple_legal_status),
    names.length > 0 ? anyOf(oneOf('ANCS_EXACT', names)!, oneOf('ANS_EXACT', names)!) : undefined,
    years('apdt_year', 'APD', asked?.apdt_year),
    years('pbdt_year', 'PBD', asked?.pbdt_year),
    years('isdt_year', 'ISD', asked?.isdt_year),
    years('priority_year', 'E_PRIORITY_DATE', asked?.priority_year),
  ].filter((query) => query !== undefined);
  return {
    stored: allOf(oneOf('AUTHORITY', countries), ...ofPublications),
    listed: allOf(oneOf('COUNTRY', countries), ofPublications.length > 0 ? NOTHING : undefined),
  };
}

const HAN = /\p{Script=Han}/u;
const text = (day: number | undefined) => (day === undefined ? undefined : String(day));

/** Ids of the organisations of the dictionary by the keys of their names. */
async function knownOwners(corpus: Corpus, page: readonly Patent[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = page.flatMap((patent) => [...originalOwners(patent), ...currentOwners(patent)]);
  const keys = [...new Set(names.map(({ name }) => organisationKey(name)))];
  return keys.length === 0 ? new Map() : corpus.identify(entities, 'key', keys);
}

function patentRow(patent: Patent, known: ReadonlyMap<string, readonly string[]>) {
  const owner = ({ name }: Party) => ({
    ...(HAN.test(name) ? { display_name_cn: name } : { display_name_en: name }),
    entity_id: known.get(organisationKey(name))?.[0],
  });
  const title = (lang: string) => patent.titles.find((each) => each.lang === lang)?.text;
  return {
    patent_id: patentId(patent.publication_number),
    pn: patent.publication_number,
    title_en: title('en'),
    title_cn: title('zh'),
    apno: patent.application_number,
    apdt: text(patent.filing_date),
    pbdt: text(patent.publication_date),
    isdt_year: text(year(patent.grant_date)),
    exdt: text(patent.listing?.expiry ?? patent.expiry_date),
    priority_year: [...new Set(patent.priorities.flatMap(({ date }) => text(year(date)) ?? []))].sort(),
    original_assignee: originalOwners(patent).map(owner),
    current_assignee: currentOwners(patent).map(owner),
    inventor: patent.inventors.map(({ name, address }) => ({
      name,
      address,
      ...(HAN.test(name) && { lang: wireLanguage('zh') }),
    })),
    legal_status: patent.legal_status?.detailed,
  };
}

const listedRow = (listed: ListedPatent, family: readonly string[]) => ({
  patent_id: patentId(listed.number),
  ...(family.length > 0 && { family: [...family] }),
  pn: listed.number,
  exdt: text(listedExpiry(listed)),
});

/** Publications of one family that a row names. */
const MOST_OF_FAMILY = 20;

/** Stored publications that state a listed document as a member of their family, by the id of the document. */
async function statedFamilies(corpus: Corpus, listed: readonly ListedPatent[]): Promise<Map<string, string[]>> {
  const links = await corpus.links(
    listedPatents,
    listed.map(({ id }) => id),
    'family_publications',
  );
  return new Map(
    [...links].map(([id, { records }]) => [
      id,
      records
        .flatMap((each) => (each.stored ? [each.id] : []))
        .sort()
        .slice(0, MOST_OF_FAMILY),
    ]),
  );
}

export default defineOperation({
  contract: b009CoreSearch,
  path: '/synapse/patent/core/search',
  summary: 'Search patents of drugs',
  description:
    'One item a document: one that a register of drugs lists (FDA Orange Book), or a stored patent of the classes A61K, A61P, C07D, C07K, C12N. A drug finds what is listed for it and what names it in title, abstract or claims; a target, a disease (with what is a kind of it), a type the same by their names and by the drugs that act on it, are used for it, are of it. `exdt` is the latest day that the register gives for the document, paediatric extension included, else the estimated expiry. A listed document of which no publication is stored has only what the register says. `total` counts documents, `uncollapse_total` publications and such documents. The latest first, unless `sort` says otherwise; at most 10,000 rows can be read.',
  example: { body: { drug: { value: [entityId('drug:demo:r1')] }, limit: 10, offset: 0 } },
  async handle({ body, note, signal }, { corpus }) {
    const { offset, limit } = body;
    pageWithin({ offset, limit }, SHORT_WINDOW);
    const asked = await drugPatentQuery(corpus, body, { note, signal });
    const facets = byFacets(body.filter_dto);
    if ((body.filter_dto?.patent_tech_type ?? []).length > 0)
      note('Nothing is found by patent_tech_type: no loaded source tells it; a vocabulary of technologies would.');
    const silent = (body.filter_dto?.patent_tech_type ?? []).length > 0 ? NOTHING : undefined;
    const query: DrugPatentQuery = {
      stored: allOf(asked.stored, facets.stored, silent),
      listed: allOf(asked.listed, facets.listed, silent),
    };
    const sort = (body.sort ?? []).map(({ sort_field = 'score', sort_order = 'desc' }) => ({
      field: SORTS[sort_field],
      order: sort_order,
    }));
    const request: SearchRequest = {
      query: query.stored,
      offset: 0,
      limit: offset + limit,
      sort: sort.length > 0 ? sort : [{ field: 'PBD', order: 'desc' }],
      collapse: ONE_A_DOCUMENT,
      signal,
    };
    const descending = sort[0]?.order !== 'asc';
    const byExpiry = sort[0]?.field === 'DRUG_EXDT';
    const [found, all, listed] = await Promise.all([
      corpus.search(patents, request),
      totalOf(corpus, patents, query.stored, { signal }),
      corpus.search(listedPatents, {
        query: query.listed,
        offset: 0,
        limit: offset + limit,
        sort: [{ field: 'EXPIRY', order: descending ? 'desc' : 'asc' }],
        signal,
      }),
    ]);
    const expiryOf = (patent: Patent | undefined) => patent?.listing?.expiry ?? patent?.expiry_date;
    const before = (a: Day, b: Day) => byExpiry && a !== undefined && (b === undefined || (descending ? a > b : a < b));
    const publicationsAt = (from: number, to: number) =>
      corpus.get(
        patents,
        found.hits.slice(from, to).map(({ id }) => id),
      );
    const documentsAt = (from: number, to: number) =>
      corpus.get(
        listedPatents,
        listed.hits.slice(from, to).map(({ id }) => id),
      );
    const days = {
      first: async (at: number) => expiryOf((await publicationsAt(at, at + 1))[0]),
      second: async (at: number) => listedExpiry((await documentsAt(at, at + 1))[0] ?? { listings: [] }),
    };
    const lengths = { first: found.hits.length, second: listed.hits.length };
    const first = await secondBefore(offset, lengths, days, before);
    const [publications, documents] = await Promise.all([
      publicationsAt(offset - first, offset - first + limit),
      documentsAt(first, first + limit),
    ]);
    const known = await knownOwners(corpus, publications);
    const families = await statedFamilies(corpus, documents);
    const isBefore = (document: ListedPatent, publication: Patent) =>
      before(listedExpiry(document), expiryOf(publication));
    const items: object[] = merged(publications, documents, limit, isBefore).map(([list, one]) =>
      list === 'first' ? patentRow(one, known) : listedRow(one, families.get(one.id) ?? []),
    );
    const total = found.total + listed.total;
    if (total === 0) {
      if (await isEmpty(corpus, listedPatents, { signal }))
        note('No register of patents of drugs is loaded; the Orange Book (orange-book) would give one.');
    }
    return { items, offset, limit, total, uncollapse_total: all + listed.total };
  },
});
