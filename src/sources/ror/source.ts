import {
  type Company,
  type CompanyName,
  companies,
  companyPart,
  type Relation,
} from '#collections/companies/companies.ts';
import { companyIds } from '#collections/companies/identifiers.ts';
import { given, type Json, objectsOf, textOf } from '../companies-json.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'ror';

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : []);

const RELATIONS: Readonly<Record<string, Relation['kind']>> = {
  parent: 'part_of',
  child: 'has_part',
  related: 'related',
  successor: 'successor',
  predecessor: 'predecessor',
};

function relationsOf(said: Json): Relation[] {
  return objectsOf(said.relationships).flatMap((each): Relation[] => {
    const [to] = companyIds([textOf(each.id)]);
    const kind = RELATIONS[String(each.type).toLowerCase()];
    return to && kind ? [{ kind, to, active: true, ...given('name', textOf(each.label)) }] : [];
  });
}

/** `ISNI: {all: [..]}` of version 1 and `[{type, all}]` of version 2: those that are identities of entities. */
function externalIds(said: Json): string[] {
  const all = Array.isArray(said.external_ids)
    ? objectsOf(said.external_ids).flatMap((each) => texts(each.all))
    : Object.values((said.external_ids ?? {}) as Json).flatMap((each) =>
        typeof each?.all === 'string' ? [each.all] : texts(each?.all),
      );
  return companyIds(all).filter((id) => id.startsWith('grid:') || id.startsWith('wikidata:'));
}

function namesOf(said: Json): { name: string | undefined; names: CompanyName[] } {
  if (Array.isArray(said.names)) {
    const all = objectsOf(said.names).flatMap((each) => {
      const text = textOf(each.value);
      return text === undefined ? [] : [{ text, types: texts(each.types), lang: textOf(each.lang) }];
    });
    const shown =
      all.find(({ types }) => types.includes('ror_display')) ?? all.find(({ types }) => types.includes('label'));
    return {
      name: shown?.text,
      names: all
        .filter((each) => each !== shown)
        .map(({ text, types, lang }) => ({
          text,
          kind: types.includes('acronym') ? 'short' : 'other',
          ...given('lang', lang?.slice(0, 20)),
        })),
    };
  }
  return {
    name: textOf(said.name),
    names: [
      ...objectsOf(said.labels).flatMap((each): CompanyName[] => {
        const text = textOf(each.label);
        return text ? [{ text, kind: 'other', ...given('lang', textOf(each.iso639)?.slice(0, 20)) }] : [];
      }),
      ...texts(said.aliases).map((text) => ({ text, kind: 'other' as const })),
      ...texts(said.acronyms).map((text) => ({ text, kind: 'short' as const })),
    ],
  };
}

/** An organisation of ROR, schema version 1 or 2; see https://ror.readme.io/docs/schema-2-1 */
export function organisationOf(said: Json): Company {
  const [ror] = companyIds([textOf(said.id)]);
  if (!ror?.startsWith('ror:')) throw new RangeError(`id ${JSON.stringify(said.id)?.slice(0, 60)} is no ROR id`);
  const { name, names } = namesOf(said);
  if (name === undefined) throw new RangeError('has no name');
  const place: Json = objectsOf(said.locations)[0]?.geonames_details ?? {};
  const address: Json = objectsOf(said.addresses)[0] ?? {};
  const country = textOf(said.country?.country_code) ?? textOf(place.country_code);
  const city = textOf(address.city) ?? textOf(place.name);
  const region = textOf(address.state_code) ?? textOf(place.country_subdivision_name);
  const code = country && /^[A-Z]{2}$/.test(country) ? country : undefined;
  const year = Number(said.established);
  const links = Array.isArray(said.links) ? said.links : [];
  const website =
    textOf(links.find((each: unknown) => typeof each === 'string')) ??
    textOf(objectsOf(links).find((each) => each.type === 'website')?.value);
  const type = texts(said.types).find((each) => each.toLowerCase() !== 'funder');
  const modified = textOf(said.admin?.last_modified?.date);
  return companyPart({
    ids: [...new Set([ror, ...externalIds(said)])].sort(),
    provenance: [{ source: NAME, key: ror.slice(4), ...given('as_of', modified) }],
    name,
    names,
    ...given('country', code),
    ...given('city', city),
    addresses:
      city || code
        ? [
            {
              kind: 'headquarters',
              lines: [],
              ...given('city', city),
              ...given('region', region),
              ...given('country', code),
            },
          ]
        : [],
    ...given('type', type?.toLowerCase()),
    ...given('website', website),
    ...given('status', textOf(said.status)?.toUpperCase()),
    ...(Number.isInteger(year) && year >= 1000 && year < 2200 && { founded: year * 10_000 }),
    relations: relationsOf(said),
  });
}

/** The registry of research organisations: dumps of schema 1 and 2, and answers of its search index. */
export default defineSource<Company>({
  name: NAME,
  title: 'ROR: research organisations, dumps of schema 1 and 2 (JSON)',
  homepage: 'https://ror.org/',
  licence: 'CC0',
  collection: companies,
  files: ['.json'],
  recognises: (_base, head) =>
    /"_index"\s*:\s*"organizations/.test(head) ||
    (/"id"\s*:\s*"https:\/\/ror\.org\//.test(head) &&
      /"(?:names|aliases|acronyms|established|external_ids|locations|types)"\s*:/.test(head)),
  expect: { name: 1, country: 0.99, type: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Company>> {
    for await (const item of jsonItems(file, ['hits', 'items'])) {
      if (!item.ok) {
        yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
        continue;
      }
      const said = (item.value._source as Json | undefined) ?? item.value;
      try {
        yield { ok: true, record: organisationOf(said), raw: item.raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: textOf(said.id) ?? `item ${item.index}`, reason: error.message, raw: item.raw };
      }
    }
  },
});
