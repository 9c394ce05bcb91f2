import { type Entity, type EntityKind, entities, entityPart } from '#collections/entities/entities.ts';
import { jsonItems } from '../json-items.ts';
import { meshKind } from '../mesh/source.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'wikidata';

/** An item as dumps and the service of entities write it; whatever a field may be. */
type Item = Record<string, any>;

/** Of a statement: how near the item is to what it names, and the item that says they are the same. */
const [MAPPING, EXACTLY] = ['P4390', 'Q39893449'];

/** Whether a statement says that what it names is nearly the item: wider, narrower, related. */
const isOnlyNear = (claim: Item): boolean => {
  const said = claim?.qualifiers?.[MAPPING];
  return Array.isArray(said) && said.length > 0 && said.every((each: Item) => each?.datavalue?.value?.id !== EXACTLY);
};

/** Values of a property that nobody has marked as wrong. */
function values(item: Item, property: string): string[] {
  const said = item.claims?.[property];
  if (!Array.isArray(said)) return [];
  return said.flatMap((claim) => {
    const value = claim?.mainsnak?.datavalue?.value;
    return claim?.rank === 'deprecated' || value === undefined || isOnlyNear(claim)
      ? []
      : [String(value?.id ?? value).trim()];
  });
}

/** Codes of an item in a vocabulary, as identities of the dictionary. */
const coded = (item: Item, property: string, form: RegExp, identity: (code: string) => string): string[] => [
  ...new Set(values(item, property).flatMap((value) => identity(form.exec(value)?.[1] ?? '') || [])),
];
const as = (prefix: string) => (code: string) => (code === '' ? '' : prefix + code);

/** People: genes and proteins of other species are no targets of the dictionary. */
const HUMAN = 'Q15978631';

/**
 * What an item is and by which codes: a disease by its place in the Disease Ontology, a drug by DrugBank, UNII or
 * RxNorm, a target by gene or protein, whatever else MeSH has by its places in the tree. Who has no such code is not of
 * the dictionary.
 */
function identitiesOf(item: Item): { readonly kind: EntityKind; readonly ids: readonly string[] } | undefined {
  const diseases = coded(item, 'P699', /^(?:DOID:)?(\d{1,12})$/, as('disease:doid:'));
  const drugs = [
    ...coded(item, 'P715', /^(?:DB)?(\d{5})$/, as('drug:drugbank:DB')),
    ...coded(item, 'P652', /^([A-Z0-9]{10})$/, as('drug:unii:')),
    ...coded(item, 'P3345', /^(\d{1,12})$/, as('drug:rxcui:')),
  ];
  const human = values(item, 'P703').includes(HUMAN);
  const targets = [
    ...coded(item, 'P351', /^(\d{1,12})$/, as('target:gene:')),
    ...coded(item, 'P352', /^([A-Z0-9]{6,10})$/, as('target:uniprot:')),
  ];
  const tree = values(item, 'P672').flatMap((place) => meshKind(place) ?? [])[0];
  const mesh = (kind: EntityKind) => {
    const codes = coded(item, 'P486', /^([DC]\d{6,9})$/, as(`${kind}:mesh:`));
    // of two headings neither is the item
    return codes.length === 1 ? codes : [];
  };
  if (diseases.length > 0) return { kind: 'disease', ids: [...diseases, ...mesh('disease')] };
  if (drugs.length > 0) return { kind: 'drug', ids: [...drugs, ...mesh('drug')] };
  if (targets.length > 0) return human ? { kind: 'target', ids: targets } : undefined;
  const ids = tree ? mesh(tree) : [];
  return tree && ids.length > 0 ? { kind: tree, ids } : undefined;
}

/** Codes of Chinese, the simplified first: the first name there is, is preferred. */
const CHINESE = ['zh-hans', 'zh-cn', 'zh', 'zh-sg', 'zh-my', 'zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'];
const HAN = /\p{Script=Han}/u;
/** Names of one item. */
const MOST = 60;

function chineseNames(item: Item): string[] {
  const labels = CHINESE.map((code) => item.labels?.[code]?.value);
  const aliases = CHINESE.flatMap((code) => {
    const all = item.aliases?.[code];
    return Array.isArray(all) ? all.map((alias) => alias?.value) : [];
  });
  const names = [...labels, ...aliases].flatMap((name) =>
    typeof name === 'string' && HAN.test(name) && name.length <= 200 ? [name.trim()] : [],
  );
  return [...new Set(names)].slice(0, MOST);
}

/** The part that an item gives, or what it is instead. */
function partOf(item: Item): Parsed<Entity> {
  const found = identitiesOf(item);
  if (!found) return { ok: 'skipped', kind: 'item that is no disease, drug or target by a code' };
  const [first, ...others] = chineseNames(item);
  if (first === undefined) return { ok: 'skipped', kind: 'item without a Chinese name' };
  const record = entityPart({
    ids: [...new Set(found.ids)],
    provenance: [{ source: NAME, key: String(item.id), ...(item.modified && { as_of: String(item.modified) }) }],
    kind: found.kind,
    names: [
      { lang: 'zh', kind: 'preferred', text: first },
      ...others.map((text) => ({ lang: 'zh', kind: 'exact' as const, text })),
    ],
    cross_references: [`WIKIDATA:${item.id}`],
  });
  return { ok: true, record };
}

/** Items of a file: those of a dump, or of an answer of the service, which has them by their ids. */
const itemsIn = (value: Item): Item[] =>
  value.entities && typeof value.entities === 'object' ? Object.values(value.entities) : [value];

/** Wikidata: Chinese names of diseases, drugs and targets, tied to the dictionary by their codes, JSON. */
export default defineSource<Entity>({
  name: NAME,
  title: 'Wikidata: Chinese names of diseases, drugs and targets, JSON',
  homepage: 'https://www.wikidata.org/wiki/Wikidata:Database_download',
  licence: 'CC0',
  collection: entities,
  files: ['.json', '.jsonl', '.ndjson'],
  recognises: (_base, head) =>
    /"type"\s*:\s*"item"/.test(head) && /"id"\s*:\s*"Q\d+"/.test(head) && /"labels"\s*:/.test(head),
  expect: { names: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    for await (const item of jsonItems(file)) {
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      for (const each of itemsIn(item.value)) {
        if (each?.type === 'item' && /^Q\d{1,12}$/.test(String(each.id))) yield partOf(each);
        else yield { ok: 'skipped', kind: 'object that is no item' };
      }
    }
  },
});
