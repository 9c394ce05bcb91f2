import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import { descriptorsOf, exactNames, growthHeading, identified } from '../identified.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';

const NAME = 'disease-ontology';
/** Lines of one term: an entity with thousands of synonyms is still one. */
const MOST_LINES = 20_000;

type Tag = readonly [name: string, value: string];

/** Escapes of OBO 1.4: `\n`, `\:`, `\"` and the like. */
const plain = (text: string): string =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' || sign === 'W' ? ' ' : sign)).trim();
const quoted = (value: string): string | undefined => {
  const end = /^"((?:[^"\\]|\\.)*)"/.exec(value)?.[1];
  return end === undefined ? undefined : plain(end) || undefined;
};

const identity = (id: string): string | undefined => {
  const code = /^DOID:(\d{1,12})$/.exec(id.trim())?.[1];
  return code === undefined ? undefined : `disease:doid:${code}`;
};

const SCOPES: Readonly<Record<string, Entity['names'][number]['kind']>> = {
  EXACT: 'exact',
  NARROW: 'narrow',
  RELATED: 'related',
  BROAD: 'related',
};

function term(tags: readonly Tag[], as_of: string | undefined): Entity | { skipped: string } {
  const all = (name: string) => tags.filter(([tag]) => tag === name).map(([, value]) => value);
  const [id] = all('id');
  const own = id === undefined ? undefined : identity(id);
  if (own === undefined) throw new RangeError(`has no DOID: ${id?.slice(0, 40) ?? 'no id'}`);
  if (all('is_obsolete')[0] === 'true') return { skipped: 'obsolete term' };
  const name = plain(all('name')[0] ?? '');
  if (name === '') throw new RangeError('has no name');
  const synonyms = all('synonym').flatMap((value) => {
    const text = quoted(value);
    const scope = /^"(?:[^"\\]|\\.)*"\s+([A-Z]+)/.exec(value)?.[1] ?? 'RELATED';
    return text === undefined || text === name
      ? []
      : [{ lang: 'en', kind: SCOPES[scope] ?? ('related' as const), text }];
  });
  const definition = quoted(all('def')[0] ?? '');
  const exact = all('property_value').flatMap((value) => EXACT_MATCH.exec(value)?.[1] ?? []);
  return entityPart({
    ids: [own, ...exact.flatMap(meshIdentity)],
    provenance: [{ source: NAME, key: own, ...(as_of !== undefined && { as_of }) }],
    kind: 'disease',
    names: [{ lang: 'en', kind: 'preferred', text: name }, ...synonyms],
    cross_references: [
      ...new Set([
        ...all('xref').flatMap((value) => /^\S+/.exec(value)?.[0].replace(/^MSH:/, 'MESH:') ?? []),
        ...exact,
      ]),
    ],
    former: all('alt_id').flatMap((value) => identity(value) ?? []),
    parents: all('is_a').flatMap((value) => identity(value.split('!')[0]!) ?? []),
    ...(definition && { definition }),
  });
}

/** `property_value: skos:exactMatch "MESH:D005350" xsd:string`, by which a term is said to be another vocabulary's. */
const EXACT_MATCH = /^(?:skos:exactMatch|http\S{0,60}#exactMatch)\s+"?([A-Za-z][\w.]{0,40}:[^\s"]{1,60})/;
const meshIdentity = (code: string): string[] => (/^MESH:[DC]\d+$/.test(code) ? [`disease:mesh:${code.slice(5)}`] : []);

/** What a file says of itself that is a part of the ontology: other terms that have a code may be missing in it. */
const PART = /\/subsets\//;

/** MeSH descriptors and exact names of a term: by them terms of other vocabularies are the same. */
const shared = (term: Entity): string[] => [...descriptorsOf(term), ...exactNames(term), ...growthHeading(term)];
/**
 * Terms that refer to a descriptor of something wider, or else, by their number: visual epilepsy to seizures,
 * congenital epulis to growths of the gums, a cancer of the marrow to myeloproliferative disorders, encephalitis by one
 * virus to infections by its genus, cysticercosis to that of the brain, an atrophy to progressive epilepsies, a delayed
 * hypersensitivity to immunoproliferative disorders, Alpers' disease to Schilder's, sialuria to sialic acid storage.
 * Found by reading those of 1,838 that have no word in common with what they refer to.
 */
const ELSE: ReadonlySet<string> = new Set(
  ['11832 D012640', '7280 D005887', '4960 D019046', '0050192 D045464', '10079 D020019', '0060162 D020191']
    .concat(['2916 D007160', '0080122 D002549', '3659 D029461'])
    .map((pair) => pair.replace(/^(\S+) /, 'disease:doid:$1 disease:mesh:')),
);
const isElse = ({ ids }: Entity, descriptor: string): boolean => ids.some((id) => ELSE.has(`${id} ${descriptor}`));

/**
 * Of these, what proves it. Of several descriptors none is the same: they are kinds of the term, as `Lung Abscess` of
 * lung disease. In a part of the ontology none is: a reference as such says no more than that things are near.
 */
const provenIn =
  (whole: boolean) =>
  (term: Entity): string[] => [
    ...(whole && descriptorsOf(term).length === 1 ? descriptorsOf(term).filter((code) => !isElse(term, code)) : []),
    ...exactNames(term),
    ...growthHeading(term),
  ];

/** The Human Disease Ontology, OBO: terms, with those that replaced others. */
export default defineSource<Entity>({
  name: NAME,
  title: 'Human Disease Ontology, OBO',
  homepage: 'https://disease-ontology.org/',
  licence: 'CC0 (before 2018: CC BY 3.0)',
  collection: entities,
  files: ['.obo'],
  recognises: (_base, head) =>
    /^(?:format-version|data-version):/m.test(head) && /disease_ontology|ontology: doid|doid/i.test(head),
  expect: { names: 1, parents: 0.95 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    const terms: Parsed<Entity>[] = [];
    let tags: Tag[] | undefined;
    let as_of: string | undefined;
    let whole = true;
    const ended = function* (): Generator<Parsed<Entity>> {
      if (!tags) return;
      const raw = tags
        .map((tag) => tag.join(': '))
        .join('\n')
        .slice(0, 65_536);
      try {
        const record = term(tags, as_of);
        if ('skipped' in record) yield { ok: 'skipped', kind: record.skipped };
        else yield { ok: true, record, raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: tags.find(([name]) => name === 'id')?.[1] ?? 'term', reason: error.message, raw };
      }
    };
    for await (const line of textLines(file)) {
      if (line.startsWith('[')) {
        terms.push(...ended());
        tags = line.trim() === '[Term]' ? [] : undefined;
        continue;
      }
      const colon = line.indexOf(': ');
      if (colon <= 0) continue;
      const tag: Tag = [line.slice(0, colon), line.slice(colon + 2).trim()];
      if (tags && tags.length < MOST_LINES) tags.push(tag);
      // `date: 14:05:2015 16:40`, or `data-version: doid/releases/2026-01-31/doid.obo`
      else if (tag[0] === 'date')
        as_of = /^(\d\d):(\d\d):(\d{4})/.exec(tag[1])?.slice(1, 4).reverse().join('-') ?? as_of;
      else if (tag[0] === 'data-version' || tag[0] === 'ontology') {
        as_of = /\d{4}-\d\d-\d\d/.exec(tag[1])?.[0] ?? as_of;
        whole &&= !PART.test(tag[1]);
      }
    }
    terms.push(...ended());
    yield* identified(terms, shared, provenIn(whole));
  },
});
