import { antibodies } from '#collections/antibodies/antibodies.ts';
import type { Company } from '#collections/companies/companies.ts';
import { companies, companyPart } from '#collections/companies/companies.ts';
import { deals } from '#collections/deals/deals.ts';
import { entityId } from '#collections/entities/entities.ts';
import { THING_LISTS, thingNamed } from '#collections/entities/things.ts';
import { type Funding, fundings } from '#collections/funding/funding.ts';
import { type Journal, journalPart, journals } from '#collections/journals/journals.ts';
import { formulaAmounts, sharesOf } from '#collections/materials/composition.ts';
import { type Material, materials } from '#collections/materials/materials.ts';
import { news } from '#collections/news/news.ts';
import { type PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { documentOf } from '#collections/patents/families/facts.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { type StrategicIndustry, strategicIndustries, tableClass } from '#collections/strategic-industries.ts';
import { translational } from '#collections/translational/translational.ts';
import { WORK_SCHEMES, workIds } from '#collections/works/ids.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { keyUuid } from '#corpus/assembly.ts';
import type { Collection } from '#corpus/collection.ts';
import { normaliseNumber, statedApplication } from '#patents/numbers.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'records';

type Json = Record<string, any>;
type Reader = (said: Json, key: string) => object;

/** Strings that stand for one text: `"title": "..."` beside `titles`. */
const texts = (said: Json, one: string, many: string): unknown =>
  said[many] ??
  (typeof said[one] === 'string'
    ? [{ lang: said.lang ?? said.language ?? 'und', origin: 'original', text: said[one] }]
    : []);

/** Identities as the schema has them, and those that are given by name: `"doi": "10.1000/x"`. */
function ids(said: Json, key: string): string[] {
  const named = Object.fromEntries(
    WORK_SCHEMES.map((scheme) => [
      scheme,
      typeof said[scheme] === 'string' || typeof said[scheme] === 'number' ? String(said[scheme]) : undefined,
    ]),
  );
  const all = [...(Array.isArray(said.ids) ? said.ids.map(String) : []), ...workIds(named)];
  return all.length > 0 || said.own_key === undefined ? all : [`own:${key}`];
}

const without = (said: Json, ...fields: string[]): Json =>
  Object.fromEntries(Object.entries(said).filter(([field]) => !fields.includes(field)));
const MADE = ['collection', 'id', 'keys', 'contested', 'parts', 'provenance', 'demo'];

const strings = (value: unknown): string[] => [value ?? []].flat().map(String);

/** An application in its normal form. @throws RangeError for what is none. */
function application(given: string): string {
  const read = statedApplication(given);
  if (read === undefined) throw new RangeError(`"${given.slice(0, 60)}" is no application number`);
  return read;
}

const ownCompany: Reader = (said, key) =>
  companyPart({
    ...(without(said, ...MADE) as Company),
    ids: said.ids ?? [`own:${key}`],
    provenance: [{ source: NAME, key }],
  });

const listOf = (value: unknown): unknown[] => [value ?? []].flat();

/** Lists of things: each a name, an identity of the dictionary, or an object in the schema's form. */
const things = (said: Json): Json =>
  Object.fromEntries(
    Object.entries(THING_LISTS).flatMap(([field, kind]) =>
      said[field] === undefined
        ? []
        : [[field, listOf(said[field]).map((each) => (typeof each === 'string' ? thingNamed(kind, each) : each))]],
    ),
  );
const worded = (value: unknown): unknown[] =>
  listOf(value).map((each) => (typeof each === 'string' ? { text: each } : each));
const emptied = (...fields: readonly string[]): Json => Object.fromEntries(fields.map((field) => [field, []]));

/** Records of the world of drugs, whose lists are empty where a line does not say them. */
const life =
  (empty: Json, idOf: (key: string) => string, more: (said: Json) => Json = () => ({})): Reader =>
  (said, key) => ({ ...empty, ...without(said, ...MADE), ...things(said), ...more(said), id: idOf(key), source: NAME });

const READERS: ReadonlyMap<string, readonly [Collection<any>, Reader]> = new Map<
  string,
  readonly [Collection<any>, Reader]
>([
  [
    'works',
    [
      works,
      (said, key) =>
        workPart({
          ...emptyWork(),
          ...without(said, ...MADE, ...WORK_SCHEMES, 'title', 'abstract', 'lang', 'language', 'own_key'),
          ids: ids({ own_key: key, ...said }, key),
          titles: texts(said, 'title', 'titles') as Work['titles'],
          abstracts: texts(said, 'abstract', 'abstracts') as Work['abstracts'],
          authors: (Array.isArray(said.authors) ? said.authors : []).map((each) =>
            typeof each === 'string' ? { name: each } : each,
          ),
          provenance: [{ source: NAME, key }],
        }),
    ],
  ],
  [
    'journals',
    [
      journals,
      (said, key) =>
        journalPart({
          ...(without(said, ...MADE) as Journal),
          ids: said.ids ?? [`own:${key}`],
          provenance: [{ source: NAME, key }],
        }),
    ],
  ],
  ['companies', [companies, ownCompany]],
  // as the collection was called before it held companies
  ['institutions', [companies, ownCompany]],
  [
    'patent_facts',
    [
      patentFacts,
      (said, key) =>
        ({
          ...without(said, ...MADE, 'key'),
          id: `${NAME}:${key}`,
          own: true,
          publications: strings(said.publications).map((number) => documentOf(normaliseNumber(number))),
          applications: strings(said.applications).map(application),
        }) as unknown as PatentFact,
    ],
  ],
  [
    'strategic_industries',
    [
      strategicIndustries,
      (said, key) => {
        const ipc = tableClass(String(said.ipc ?? ''));
        if (ipc === undefined) throw new RangeError(`/ipc: "${String(said.ipc).slice(0, 60)}" is no class of the IPC`);
        const level = (at: 1 | 2) => ({
          no: String(said[`level${at}_no`] ?? ''),
          names: [
            ['zh', said[`level${at}_name_cn`]],
            ['en', said[`level${at}_name_en`]],
          ].flatMap(([lang, text]) => (text === undefined ? [] : [{ lang, text }])),
        });
        return {
          ...{ id: `${NAME}:${key}`, ipc, level1: level(1) },
          ...(said.level2_no !== undefined && { level2: level(2) }),
        } as unknown as StrategicIndustry;
      },
    ],
  ],
  [
    'funding',
    [
      fundings,
      (said, key) =>
        ({
          givers: [],
          source: NAME,
          ...without(said, ...MADE),
          id: `${NAME}:${key}`,
        }) as unknown as Funding,
    ],
  ],
  [
    'materials',
    [
      materials,
      (said, key) => {
        const name = String(said.name ?? said.formula ?? '');
        const amounts = formulaAmounts(String(said.formula ?? name));
        return {
          ...{ composition: amounts ? sharesOf(amounts) : [], process: [], structure: [], properties: [], source: {} },
          ...without(said, ...MADE, 'formula'),
          ...(Array.isArray(said.properties) && {
            properties: said.properties.map((each) =>
              typeof each === 'object' && each !== null ? { conditions: [], ...each } : each,
            ),
          }),
          name,
          id: `${NAME}:${key}`,
          provenance: [{ source: NAME, key }],
        } as unknown as Material;
      },
    ],
  ],
  [
    'deals',
    [
      deals,
      life(
        emptied(
          ...['types', 'principals', 'partners', 'drugs', 'targets', 'drug_types', 'mechanisms', 'diseases'],
          ...['drug_diseases', 'territory_included', 'territory_excluded'],
        ),
        (key) => entityId(`deal:${NAME}:${key}`),
      ),
    ],
  ],
  [
    'antibodies',
    [
      antibodies,
      life(emptied('names', 'antigen', 'uniprot', 'affinities', 'pubmed'), (key) =>
        entityId(`antibody:${NAME}:${key}`),
      ),
    ],
  ],
  [
    'news',
    [
      news,
      life(emptied('authors', 'channels', 'tags', 'drugs', 'targets', 'diseases', 'organisations'), (key) =>
        keyUuid(`news:${NAME}:${key}`),
      ),
    ],
  ],
  [
    'translational',
    [
      translational,
      life(
        emptied(
          ...['abstracts', 'authors', 'institutions', 'subjects', 'technologies', 'stages', 'drugs', 'targets'],
          ...['diseases', 'drug_types', 'mechanisms', 'organisations', 'pubmed', 'source_urls'],
        ),
        (key) => keyUuid(`translational:${NAME}:${key}`),
        (said) => ({
          titles: worded(said.titles ?? said.title),
          ...(said.abstracts !== undefined && { abstracts: worded(said.abstracts) }),
        }),
      ),
    ],
  ],
  [
    'patents',
    [
      patents,
      (said) =>
        ({
          ...emptyLists(),
          ...without(said, 'collection', 'provenance', 'demo'),
          provenance: [{ source: NAME, fields: Object.keys(without(said, 'collection', 'provenance', 'demo')) }],
        }) as unknown as Patent,
    ],
  ],
]);

/**
 * Records in a collection's own form, one JSON object a line, with the collection's name in `collection`: the way in
 * for data of one's own. Documented with examples in `docs/guides/own-records.md`.
 */
export default defineSource<object>({
  name: NAME,
  title: "Records in a collection's own form, JSON Lines",
  homepage: 'docs/guides/own-records.md',
  licence: 'As you say',
  collection: works,
  files: ['.jsonl', '.ndjson'],
  recognises: (_base, head) =>
    READERS.has(/^\s*(?:\u00ef\u00bb\u00bf)?\{\s*"collection":\s*"([a-z_]{1,40})"/.exec(head)?.[1] ?? ''),
  expect: {},
  async *read(file: SourceFile): AsyncIterable<Parsed<object>> {
    for await (const item of jsonItems(file)) {
      if (!item.ok) {
        yield { ok: false, id: `line ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const { value, raw, index } = item;
      const key =
        typeof value.key === 'string' ? value.key : typeof value.id === 'string' ? value.id : `${file.base} ${index}`;
      const found = READERS.get(String(value.collection));
      if (!found) {
        const known = [...READERS.keys()].join(', ');
        yield {
          ok: false,
          id: key,
          reason: `/collection: is ${JSON.stringify(value.collection)?.slice(0, 60)}; known are ${known}`,
          raw,
        };
        continue;
      }
      try {
        yield { ok: true, record: found[1](without(value, 'key'), key), into: found[0], raw };
      } catch (error) {
        if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
        yield { ok: false, id: key, reason: error.message, raw };
      }
    }
  },
});
