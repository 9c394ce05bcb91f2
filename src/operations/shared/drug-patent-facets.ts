import { byText } from '#by-text.ts';
import { listedPatents } from '#collections/approvals/listed-patents.ts';
import type { DrugFact } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities, entityId } from '#collections/entities/entities.ts';
import { patents } from '#collections/patents/patents.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { keyUuid } from '#corpus/assembly.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { anyOf } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { areasOf, withAncestors } from '#dictionary/ancestors.ts';
import { THERAPEUTIC_AREAS } from '#dictionary/own-names.ts';
import type { Call } from '#operation.ts';
import { DETAILED_STATUS, SIMPLE_STATUS } from '#patents/code-words.ts';
import { country } from './countries.ts';
import { factsOf } from './drug-facts.ts';
import { type DrugPatentQuery, ONE_A_DOCUMENT } from './drug-patents.ts';
import { nameIn } from './entity-names.ts';
import { entitiesByKey } from './entity-rows.ts';
import { term } from './terms.ts';

/** Values of one facet that are shown, and things of drugs that are told apart. */
const MOST = 100;
const MOST_THINGS = 500;
const MOST_DRUGS = 5_000;
const MOST_LISTED = 20_000;

/** A value and how many documents have it. */
interface Counted {
  readonly value: string;
  readonly count: number;
}
interface Facet {
  readonly total: number;
  readonly counted: readonly Counted[];
}

/** A value as the interface writes it. `key` is a UUID: of a thing its id, written so. */
export interface FacetItem {
  key: string;
  /** What a filter takes. */
  value: string;
  display_name_en: string | undefined;
  display_name_cn: string | undefined;
  count: number;
  color: string | undefined;
}

const asUuid = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
const most = (counted: readonly Counted[]) =>
  [...counted].sort((a, b) => b.count - a.count || byText(a.value, b.value));

type Counts = (corpus: Corpus, query: DrugPatentQuery) => Promise<Facet>;
type Items = (corpus: Corpus, counted: readonly Counted[]) => Promise<(Pick<FacetItem, 'key'> & Partial<FacetItem>)[]>;

/** Values of publications, a document once for each, and of listed documents of which none is stored. */
const both =
  (field: string, ofListed?: string, granularity?: 'year'): Counts =>
  async (corpus, query) => {
    const facet = { field, offset: 0, limit: MOST, ...(granularity && { granularity }) };
    const [found] = await corpus.facets(patents, { query: query.stored }, [{ ...facet, collapse: ONE_A_DOCUMENT }]);
    if (!ofListed) return { total: found!.distinct, counted: found!.buckets };
    const [listed] = await corpus.facets(listedPatents, { query: query.listed }, [{ ...facet, field: ofListed }]);
    const counts = new Map<string, number>();
    for (const { value, count } of [...found!.buckets, ...listed!.buckets])
      counts.set(value, (counts.get(value) ?? 0) + count);
    return {
      total: Math.max(counts.size, found!.distinct, listed!.distinct),
      counted: most([...counts].map(([value, count]) => ({ value, count }))).slice(0, MOST),
    };
  };

/** Listed documents of both, as records of the register. */
async function listings(corpus: Corpus, query: DrugPatentQuery): Promise<Query> {
  const facet = { field: 'LISTING', offset: 0, limit: MOST_LISTED };
  const [found] = await corpus.facets(patents, { query: query.stored }, [facet]);
  const ids = found!.buckets.map(({ value }) => value);
  return anyOf({ kind: 'values', field: 'ID', values: ids }, query.listed);
}

/** Values of what the register says. */
const ofRegister =
  (field: string, only?: Query, granularity?: 'year'): Counts =>
  async (corpus, query) => {
    const all = await listings(corpus, query);
    const [found] = await corpus.facets(listedPatents, { query: only ? { kind: 'and', of: [all, only] } : all }, [
      { field, offset: 0, limit: MOST, ...(granularity && { granularity }) },
    ]);
    return { total: found!.distinct, counted: found!.buckets };
  };

/** The drugs that documents are listed for, by identity. */
async function listedDrugs(corpus: Corpus, all: Query): Promise<Counted[]> {
  const [found] = await corpus.facets(listedPatents, { query: all }, [{ field: 'DRUG', offset: 0, limit: MOST_DRUGS }]);
  return [...found!.buckets];
}

/** Things of which drugs are that documents are listed for: a document counts once for each. */
async function byThings(corpus: Corpus, all: Query, drugsOf: ReadonlyMap<string, ReadonlySet<string>>): Promise<Facet> {
  const asked = [...drugsOf].sort(([, a], [, b]) => b.size - a.size).slice(0, MOST_THINGS);
  if (asked.length === 0) return { total: 0, counted: [] };
  const counted = await corpus.aggregate(
    listedPatents,
    { query: all },
    {
      by: {
        thing: {
          axis: 'queries',
          queries: asked.map(([name, drugs]) => ({
            name,
            query: { kind: 'values', field: 'DRUG', values: [...drugs] },
          })),
        },
      },
    },
  );
  const found = counted.by!.thing!.buckets.filter(({ count }) => count > 0);
  return { total: found.length, counted: most(found.map(({ value, count }) => ({ value, count }))).slice(0, MOST) };
}

/** Things that facts about the listed drugs name. */
const ofDrugs =
  <K extends DrugFact['kind']>(kind: K, keyOf: (fact: Extract<DrugFact, { kind: K }>) => string | undefined): Counts =>
  async (corpus, query) => {
    const all = await listings(corpus, query);
    return byThings(corpus, all, await thingsOfDrugs(corpus, all, kind, keyOf));
  };

async function thingsOfDrugs<K extends DrugFact['kind']>(
  corpus: Corpus,
  all: Query,
  kind: K,
  keyOf: (fact: Extract<DrugFact, { kind: K }>) => string | undefined,
): Promise<Map<string, Set<string>>> {
  const drugs = await entitiesByKey(
    corpus,
    (await listedDrugs(corpus, all)).map(({ value }) => value),
  );
  const identities = new Map(drugs.flatMap((drug) => drug.ids.map((id) => [id, drug.ids] as const)));
  const things = new Map<string, Set<string>>();
  for (const fact of await factsOf(corpus, drugs, kind)) {
    const key = keyOf(fact as Extract<DrugFact, { kind: K }>);
    if (key === undefined) continue;
    const ids = identities.get(fact.drug) ?? [fact.drug];
    const known = things.get(key) ?? new Set<string>();
    for (const id of ids) known.add(id);
    things.set(key, known);
  }
  return things;
}

const indication = (fact: Extract<DrugFact, { kind: 'indication' }>) => (fact.use === 'not' ? undefined : fact.disease);

/** Areas of the diseases that the listed drugs are used for. */
const areas: Counts = async (corpus, query) => {
  const all = await listings(corpus, query);
  const drugsOf = await thingsOfDrugs(corpus, all, 'indication', indication);
  const found = new Map<string, Set<string>>();
  const asked = [...drugsOf].sort(([, a], [, b]) => b.size - a.size).slice(0, MOST_THINGS);
  for (const disease of await entitiesByKey(
    corpus,
    asked.map(([key]) => key),
  )) {
    const drugs = disease.ids.flatMap((id) => [...(drugsOf.get(id) ?? [])]);
    for (const area of areasOf(await withAncestors(corpus, [disease])))
      found.set(area.id, new Set([...(found.get(area.id) ?? []), ...drugs]));
  }
  return byThings(corpus, all, found);
};

const named = (entity: Pick<Entity, 'names'> | undefined, otherwise: string) => ({
  display_name_en: (entity && nameIn(entity, 'en')) ?? otherwise,
  display_name_cn: entity && nameIn(entity, 'zh'),
});

/** Things of the dictionary, by identities or ids. */
const things: Items = async (corpus, counted) => {
  const keys = counted.map(({ value }) => value);
  const idOf = await corpus.identify(entities, 'key', keys);
  const found = await corpus.get(entities, [...new Set(keys.map((key) => idOf.get(key)?.[0] ?? key))]);
  const known = new Map(found.map((entity) => [entity.id, entity]));
  return keys.map((key) => {
    const id = idOf.get(key)?.[0] ?? (/^[0-9a-f]{32}$/.test(key) ? key : entityId(key));
    return { key: asUuid(id), value: id, ...named(known.get(id), key.slice(key.lastIndexOf(':') + 1)) };
  });
};
const areaItems: Items = async (_corpus, counted) =>
  counted.map(({ value }) => {
    const area = THERAPEUTIC_AREAS.find(({ id }) => id === value);
    return { key: asUuid(value), ...named(area, value) };
  });
const organisations: Items = async (corpus, counted) => {
  const keys = counted.map(({ value }) => organisationKey(value));
  const idOf = keys.length === 0 ? new Map<string, readonly string[]>() : await corpus.identify(entities, 'key', keys);
  return counted.map(({ value }, at) => ({
    key: asUuid(idOf.get(keys[at]!)?.[0] ?? entityId(keys[at]!)),
    ...(/\p{Script=Han}/u.test(value) ? { display_name_cn: value } : { display_name_en: value }),
  }));
};
/** Words of our own, or values as they are. */
const plain =
  (
    list: string,
    words: (value: string) => { en?: string | undefined; cn?: string | undefined; color?: string | undefined },
  ): Items =>
  async (_corpus, counted) =>
    counted.map(({ value }) => {
      const { en, cn, color } = words(value);
      return {
        key: keyUuid(`facet:${list}:${value}`),
        display_name_en: en ?? value,
        display_name_cn: cn,
        color,
      };
    });

const place = (code: string) => {
  const [en, cn] = country(code)?.display_name ?? [];
  return { en: en?.name, cn: cn?.name };
};
/** In force, on its way there, ended, not known. */
const COLOURS: Readonly<Record<number, string>> = {
  1: '#2E9E6B',
  2: '#D99A1C',
  221: '#D99A1C',
  0: '#8A94A6',
  220: '#8A94A6',
  999: '#B8BEC9',
};
const OF_STATUS: Readonly<Record<string, number>> = { 1: 2, 2: 2, 3: 1, 21: 1, 23: 1, 222: 2, 223: 2 };
const typeWord = (value: string) => {
  const [en, cn] = term('drug_patent_type', value, value.replaceAll('_', ' ').toLowerCase()).display_name;
  return { en: en?.name, cn: cn?.name };
};
const extended: Query = { kind: 'term', field: 'PAEDIATRIC', text: '1' };
const same = () => ({});

/** Facets of the interface: how each is counted, and shown. */
// biome-ignore format: read it as a table
const FACETS: Readonly<Record<string, readonly [Counts, Items]>> = {
  PHS_CORE_DRUG_ID:     [ofRegister('DRUG'), things],
  PHS_DRUG_ID:          [ofRegister('DRUG'), things],
  PHS_DRUG_TYPE_ID:     [ofDrugs('class', (fact) => (fact.class.startsWith('drug_type:') ? fact.class : undefined)), things],
  PHS_TARGET_ID:        [ofDrugs('target', (fact) => fact.target), things],
  PHS_DISEASE_ID:       [ofDrugs('indication', indication), things],
  PHS_THERAPEUTIC_AREA: [areas, areaItems],
  PHS_DOSAGE_FORM_ID:   [ofRegister('FORM'), plain('dosage_form', same)],
  PHS_CORE_DRUG_SOURCE: [ofRegister('REGISTER'), plain('register', same)],
  PHS_EXTENSION_TYPE:   [ofRegister('REGISTER', extended), plain('extension', () => ({ en: 'PED' }))],
  PED_STATUS:           [ofRegister('PAEDIATRIC'), plain('paediatric', (value) => ({ en: value === '1' ? 'extended' : 'not extended' }))],
  PED_EXPIRY_DATE:      [ofRegister('PAEDIATRIC_EXPIRY', extended, 'year'), plain('paediatric_expiry', same)],
  PHS_CORE_TYPE_ID:     [both('DRUG_PATENT_TYPE', 'TYPE'), plain('drug_patent_type', typeWord)],
  COUNTRY:              [both('AUTHORITY', 'COUNTRY'), plain('country', place)],
  FAM_COUNTRY:          [both('FAM_COUNTRY'), plain('country', place)],
  EXDT_Y:               [both('DRUG_EXDT', 'EXPIRY', 'year'), plain('year', same)],
  APD_YEAR:             [both('APD', undefined, 'year'), plain('year', same)],
  PBDT_YEAR:            [both('PBD', undefined, 'year'), plain('year', same)],
  ISD_YEAR:             [both('ISD', undefined, 'year'), plain('year', same)],
  PHS_ORG_ID_ONEID:     [both('ANCS_EXACT'), organisations],
  PHS_ANS_ORG_ID_ONEID: [both('ANS_EXACT'), organisations],
  ANCS_TYPE:            [both('ANCS_TYPE'), plain('owner_type', same)],
  ANS_TYPE:             [both('ANS_TYPE'), plain('owner_type', same)],
  IN_FACET:             [both('IN_EXACT'), plain('inventor', same)],
  SIMPLE_LEGAL_STATUS:  [both('SIMPLE_LEGAL_STATUS'), plain('simple_status', (value) => ({ en: SIMPLE_STATUS[Number(value)], color: COLOURS[Number(value)] }))],
  LEGAL_STATUS:         [both('LEGAL_STATUS'), plain('status', (value) => ({ en: DETAILED_STATUS[Number(value)], color: COLOURS[OF_STATUS[value] ?? 0] }))],
};

/** Facets that nothing here can answer -> what would. */
const SILENT: Readonly<Record<string, string>> = {
  PATENT_TECHNOLOGY: 'a vocabulary of technologies of drugs',
  SPC_STATUS: 'registers of supplementary protection certificates',
  SPC_COUNTRY: 'registers of supplementary protection certificates',
  SPC_EXPIRY_DATE: 'registers of supplementary protection certificates',
  PTE_STATUS: 'certificates of patent term extension',
  PTE_COUNTRY: 'certificates of patent term extension',
  PTE_EXPIRY_DATE: 'certificates of patent term extension',
  FADL_YEAR: 'a definition of that date by the interface',
};

/** Names of facets that may be asked for. */
export const FACET_NAMES: readonly string[] = [...Object.keys(FACETS), ...Object.keys(SILENT)];

/** One facet of patents of drugs, the most frequent values first, at most a hundred; `total`: values in all. */
export async function drugPatentFacet(
  corpus: Corpus,
  name: string,
  query: DrugPatentQuery,
  note: Call['note'],
): Promise<{ aggregation_field: string; items: FacetItem[]; total: number }> {
  const [counts, items] = FACETS[name] ?? [];
  if (!counts || !items) {
    note(`${name} is empty: no loaded source tells it; ${SILENT[name]} would.`);
    return { aggregation_field: name, items: [], total: 0 };
  }
  const { total, counted } = await counts(corpus, query);
  const shown = await items(corpus, counted);
  return {
    aggregation_field: name,
    items: shown.map(({ key, value, display_name_en, display_name_cn, color }, at) => ({
      ...{ key, value: value ?? counted[at]!.value, display_name_en, display_name_cn, color },
      count: counted[at]!.count,
    })),
    total,
  };
}
