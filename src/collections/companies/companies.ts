import { type Assembly, aliasesOf, assembled, type Made } from '#corpus/assembly.ts';
import { defineCollection } from '#corpus/collection.ts';
import { initialsOf } from '#patents/initials.ts';
import { bareName, standardName, standardNames, writtenOut } from '#patents/names.ts';
import { type Static, Type } from '#typebox.mjs';
import { first, known, united } from '../assembling.ts';
import { Day } from '../patents/day.ts';
import { idsIn, sourceFields } from '../record-fields.ts';
import { Giver } from '../works/work.ts';
import { FACT_NAMES, type Fact, type FactKind, type Facts, FactsSchema } from './fact-kinds.ts';
import { companyIds, isinOf, leiOf } from './identifiers.ts';

const Text = Type.String({ minLength: 1, maxLength: 2_000 });
const Source = Type.Optional(Type.String());

/** A name, what sort it is and when it was valid, as far as a source says. */
export const CompanyName = Type.Object({
  text: Text,
  kind: Type.Enum(['legal', 'trading', 'previous', 'transliterated', 'other', 'short']),
  /** BCP 47. */
  lang: Type.Optional(Type.String({ maxLength: 20 })),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  source: Source,
});
export type CompanyName = Static<typeof CompanyName>;

const Address = Type.Object({
  kind: Type.Enum(['legal', 'headquarters', 'other']),
  lines: Type.Array(Text),
  city: Type.Optional(Text),
  /** The town by its code in the table of municipalities of Brazil, where the register states no name. */
  city_code: Type.Optional(Text),
  district: Type.Optional(Text),
  /** As the source has it: a name, or ISO 3166-2. */
  region: Type.Optional(Text),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  postal_code: Type.Optional(Text),
  lang: Type.Optional(Type.String({ maxLength: 20 })),
  source: Source,
});
export type Address = Static<typeof Address>;

/**
 * A tie to another entity: what this one is to that one, by identity. `direct_parent` and `ultimate_parent` mean
 * consolidation in accounts.
 */
const Relation = Type.Object({
  kind: Type.Enum([
    ...['direct_parent', 'ultimate_parent', 'branch_of', 'fund_manager', 'subfund_of', 'feeder_of', 'successor'],
    ...['part_of', 'has_part', 'related', 'predecessor'],
  ]),
  /** `lei:...`, `ror:...`: in the form of `ids`. */
  to: Text,
  /** Its name, where the source tells it. */
  name: Type.Optional(Text),
  from: Type.Optional(Day),
  until: Type.Optional(Day),
  /** False where the source calls it ended. */
  active: Type.Boolean(),
  source: Source,
});
export type Relation = Static<typeof Relation>;

/** A stated figure of a period or, without `from`, of a day. */
const Figure = Type.Object({
  concept: Text,
  unit: Text,
  value: Type.Number(),
  from: Type.Optional(Day),
  until: Day,
  /** Filing that states it last. */
  filing: Type.Optional(Text),
  form: Type.Optional(Text),
  filed: Type.Optional(Day),
  source: Source,
});
export type Figure = Static<typeof Figure>;

/**
 * What a person decided of two identities, or of an identity and a name (`name:STANDARD NAME`): one entity, two, or
 * open again. The last decision on a pair counts.
 */
export const Decision = Type.Object({
  one: Text,
  other: Text,
  verdict: Type.Enum(['same', 'different', 'open']),
  /** A day or an instant, ISO 8601. */
  decided: Type.String({ maxLength: 30 }),
  by: Type.Optional(Text),
  note: Type.Optional(Text),
});
export type Decision = Static<typeof Decision>;

/** A legal entity or institution: who it is, what it belongs to, what sources state of it. Unknown is absent. */
export const Company = Type.Object({
  id: Type.String(),
  /**
   * `lei:...`, `credit_code:...`, `org_number:...`, `cik:...`, `ror:05ppvf150`, `registry:RA000242 HRB32000`,
   * `own:...`.
   */
  ids: Type.Array(Type.String()),
  keys: Type.Array(Type.String()),
  contested: Type.Optional(Type.Array(Type.String())),
  provenance: Type.Array(Giver, { minItems: 1 }),
  /** The present legal name; absent where sources only tie others to the entity. */
  name: Type.Optional(Text),
  /** All names but the present legal one. */
  names: Type.Array(CompanyName),
  /** Two letters, ISO 3166. */
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  city: Type.Optional(Text),
  addresses: Type.Array(Address),
  /** education, company, healthcare, government, facility, nonprofit, archive, other. */
  type: Type.Optional(Text),
  website: Type.Optional(Text),
  /** The form in words, and its code in the ELF list (ISO 20275) or in the table of class symbols that is named. */
  legal_form: Type.Optional(
    Type.Object({
      code: Type.Optional(Text),
      scheme: Type.Optional(Type.Literal('cnpj-nature')),
      text: Type.Optional(Text),
    }),
  ),
  /** ACTIVE, INACTIVE, or what the register calls it. */
  status: Type.Optional(Text),
  founded: Type.Optional(Day),
  dissolved: Type.Optional(Day),
  registries: Type.Array(Type.Object({ authority: Type.Optional(Text), number: Text, source: Source })),
  isins: Type.Array(Type.String()),
  relations: Type.Array(Relation),
  /** Why a parent is not named, in the words of the register: `NO_KNOWN_PERSON`, `NATURAL_PERSONS`. */
  exceptions: Type.Array(
    Type.Object({ kind: Type.Enum(['direct_parent', 'ultimate_parent']), reason: Text, source: Source }),
  ),
  /** How many children a source says there are, stored or not. */
  stated_children: Type.Optional(
    Type.Object({ direct: Type.Optional(Type.Integer()), ultimate: Type.Optional(Type.Integer()) }),
  ),
  /** What changed when, as a source tells it. */
  changes: Type.Array(
    Type.Object({
      day: Day,
      field: Text,
      old: Type.Optional(Type.String()),
      new: Type.Optional(Type.String()),
      source: Source,
    }),
  ),
  figures: Type.Optional(Type.Array(Figure)),
  decisions: Type.Optional(Type.Array(Decision)),
  facts: Type.Optional(FactsSchema),
  parts: Type.Optional(Type.Array(Type.Unknown())),
  demo: Type.Optional(Type.Literal(true)),
});
export type Company = Omit<Static<typeof Company>, 'facts'> & { facts?: Facts };

/** Who knows an entity best comes first: one's own records, registers, then lists. */
const TRUST = [
  ...['records', 'company-table', 'companies-house', 'insee-sirene', 'cnpj', 'gleif', 'sec-edgar', 'ror', 'openalex'],
  ...['inpi-br-software', 'orcid', 'datacite', 'crossref'],
];
const rank = ({ provenance }: Company) =>
  (TRUST.indexOf(provenance[0]!.source) + TRUST.length + 1) % (TRUST.length + 1);

/** Of parts of one source the one that was written last comes first. */
function later({ provenance: [a] }: Company, { provenance: [b] }: Company): number {
  if (a!.source !== b!.source) return a!.source < b!.source ? -1 : 1;
  const [was, is] = [a!.as_of ?? '', b!.as_of ?? ''];
  return was === is ? 0 : was > is ? -1 : 1;
}

const text = (value: unknown) => JSON.stringify(value);
const nameKey = ({ text: name, kind, from, until }: CompanyName) =>
  `${kind} ${standardName(name)} ${from ?? ''} ${until ?? ''}`;

/** Identities of which an entity has one: two different ones mean two entities. */
const ONE_EACH = ['lei', 'credit_code', 'ror', 'cik'];

/** The scheme of which two lists of identities have different ones, so that they are those of two entities. */
export const schemeApart = (a: readonly string[], b: readonly string[]): string | undefined =>
  ONE_EACH.find((scheme) => {
    const [mine, theirs] = [idsIn(a, scheme), idsIn(b, scheme)];
    return mine.length > 0 && theirs.length > 0 && !mine.some((id) => theirs.includes(id));
  });

const assembly: Assembly<Company> = {
  schemes: ['lei', 'credit_code', 'org_number', 'registry', 'cik', 'ror', 'openalex', 'grid', 'wikidata', 'own'],
  likeness: () => undefined,
  contradict: (a, b) => a.demo !== b.demo || schemeApart(a.ids, b.ids) !== undefined,
  compose(given) {
    const parts = [...given].sort((a, b) => rank(a) - rank(b) || later(a, b));
    const one = <F extends keyof Company>(field: F) => first(parts, field);
    const all = <T>(of: (part: Company) => readonly T[], keyOf: (value: T) => string = text) =>
      united(parts.map(of), keyOf);
    const name = one('name');
    const others = parts.flatMap((part) =>
      part.name === undefined || part.name === name
        ? []
        : [{ text: part.name, kind: 'other' as const, source: part.provenance[0]!.source }],
    );
    const facts: Facts = Object.fromEntries(
      FACT_NAMES.flatMap((kind) => {
        const rows = all<Fact<FactKind>>((part) => part.facts?.[kind] ?? []);
        return rows.length > 0 ? [[kind, rows]] : [];
      }),
    );
    const stated = parts.flatMap(({ stated_children }) => stated_children ?? []);
    const figures = all((part) => part.figures ?? []);
    const decisions = all((part) => part.decisions ?? []);
    return known({
      id: '',
      ids: [],
      keys: [],
      provenance: [],
      name,
      names: united([parts.flatMap((part) => part.names), others], nameKey).filter(
        (each) => each.kind !== 'other' || name === undefined || standardName(each.text) !== standardName(name),
      ),
      country: one('country'),
      city: one('city'),
      addresses: all((part) => part.addresses),
      type: one('type'),
      website: one('website'),
      legal_form: one('legal_form'),
      status: one('status'),
      founded: one('founded'),
      dissolved: one('dissolved'),
      registries: all(
        (part) => part.registries,
        ({ authority, number }) => `${authority} ${number}`,
      ),
      isins: all((part) => part.isins).sort(),
      relations: all(
        (part) => part.relations,
        ({ kind, to }) => `${kind} ${to}`,
      ),
      exceptions: all(
        (part) => part.exceptions,
        ({ kind, reason }) => `${kind} ${reason}`,
      ),
      stated_children: stated.length > 0 ? Object.assign({}, ...stated.reverse()) : undefined,
      changes: all((part) => part.changes).sort((a, b) => a.day - b.day || (text(a) < text(b) ? -1 : 1)),
      figures: figures.length > 0 ? figures : undefined,
      decisions: decisions.length > 0 ? decisions : undefined,
      facts: Object.keys(facts).length > 0 ? facts : undefined,
      demo: parts.every(({ demo }) => demo) || undefined,
    }) as Company;
  },
};

type Lists = 'names' | 'addresses' | 'registries' | 'isins' | 'relations' | 'exceptions' | 'changes';

/** What a source tells of an entity; `other_names` are names of which it says no more. */
export type CompanyPart = Omit<Company, Made | Lists> & Partial<Pick<Company, Lists>> & { other_names?: string[] };

const signed = <T extends object>(rows: readonly T[] | undefined, source: string): T[] =>
  (rows ?? []).map((row) => ({ ...row, source }));

/** A company as one source knows it; each fact is signed with the source. */
export const companyPart = ({ other_names = [], ...part }: CompanyPart): Company => {
  const { source } = part.provenance[0]!;
  const { facts, figures } = part;
  return assembled(assembly, {
    ...part,
    names: signed(
      [...(part.names ?? []), ...other_names.map((name) => ({ text: name, kind: 'other' as const }))],
      source,
    ),
    addresses: signed(part.addresses, source),
    registries: signed(part.registries, source),
    isins: part.isins ?? [],
    relations: signed(part.relations, source),
    exceptions: signed(part.exceptions, source),
    changes: signed(part.changes, source),
    ...(figures && { figures: signed(figures, source) }),
    ...(facts && {
      facts: Object.fromEntries(Object.entries(facts).map(([kind, rows]) => [kind, signed(rows as object[], source)])),
    }),
  } as Company);
};

/** All names of an entity, the present legal one first. */
export const namesOf = (company: Pick<Company, 'name' | 'names'>): CompanyName[] => [
  ...(company.name === undefined ? [] : [{ text: company.name, kind: 'legal' as const }]),
  ...company.names,
];

/** Sources whose names are those that people typed: they show what an entity is called, and name none. */
const TYPED: ReadonlySet<string | undefined> = new Set(['orcid', 'datacite', 'crossref']);

/** The names by which an entity may be meant. */
export const tellingNames = (company: Pick<Company, 'name' | 'names' | 'provenance'>): CompanyName[] =>
  namesOf(company).filter(({ source }) => !TYPED.has(source ?? company.provenance[0]!.source));

/** The rows of a kind of fact. */
export const factsOf = <K extends FactKind>(company: Company, kind: K): readonly Fact<K>[] =>
  (company.facts?.[kind] ?? []) as unknown as readonly Fact<K>[];

/** What the first source that knows it says of a field of the profile. */
export const profileOf = <F extends keyof Fact<'profile'>>(
  company: Company,
  field: F,
): Fact<'profile'>[F] | undefined =>
  factsOf(company, 'profile')
    .map((row) => row[field])
    .find((value) => value !== undefined);

/** Units of amounts as tables state them. */
const UNITS: readonly (readonly [word: RegExp, factor: number])[] = [
  [/亿|hundred million/i, 1e8],
  [/万|ten thousand/i, 1e4],
  [/billion|bn\b/i, 1e9],
  [/million|mn\b/i, 1e6],
  [/thousand/i, 1e3],
];
const CURRENCIES: readonly (readonly [word: RegExp, code: string])[] = [
  [/美元|USD|US\$/i, 'USD'],
  [/欧元|EUR|€/i, 'EUR'],
  [/英镑|GBP|£/i, 'GBP'],
  [/日元|JPY|円/i, 'JPY'],
  [/港[元币]|HKD/i, 'HKD'],
  [/人民币|CNY|RMB|元|¥/i, 'CNY'],
  [/BRL|R\$/i, 'BRL'],
];

/** `5000万人民币` -> 50,000,000 CNY; undefined where there is no number. The currency is absent where none is named. */
export function amountOf(stated: string | undefined): { value: number; currency?: string } | undefined {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(stated?.slice(0, 100) ?? '')?.[0].replaceAll(',', '');
  if (stated === undefined || number === undefined) return undefined;
  const factor = UNITS.find(([word]) => word.test(stated))?.[1] ?? 1;
  const currency = CURRENCIES.find(([word]) => word.test(stated))?.[1];
  return { value: Number(number) * factor, ...(currency && { currency }) };
}

/** The first legal or headquarters address that knows a field. */
export const placeOf = (company: Company, field: 'city' | 'district' | 'region' | 'country'): string | undefined =>
  company.addresses.map((address) => address[field]).find((value) => value !== undefined) ??
  (field === 'city' || field === 'country' ? company[field] : undefined);

const places = (company: Company, field: 'city' | 'city_code' | 'district' | 'region') => [
  ...new Set(
    [...(field === 'city' ? [company.city] : []), ...company.addresses.map((each) => each[field])].filter(
      (each) => each !== undefined,
    ),
  ),
];
const toParents = (kind: Relation['kind']) => (company: Company) =>
  company.relations.filter((each) => each.kind === kind && each.active).map(({ to }) => to);

/** Signs of a credit code as a number that sorts like them: of base 36, below 2^53. */
function creditOrder(company: Company, from: number, to: number): number | undefined {
  const code = idsIn(company.ids, 'credit_code')[0];
  return code === undefined ? undefined : Number.parseInt(code.slice(from, to), 36);
}

/** Companies and institutions: who they are by identifiers, names through time, what they belong to. */
export const companies = defineCollection({
  name: 'companies',
  record: Company,
  id: (c) => c.id,
  defaultField: 'NAME',
  apart: ['parts', 'figures', 'changes', 'isins', 'decisions'],
  assembly,
  fields: {
    NAME: {
      kind: 'text',
      label: 'Name',
      of: (c) => namesOf(c).flatMap(({ text }) => [text, writtenOut(text) ?? []].flat()),
      stemmed: false,
    },
    NAME_EXACT: {
      kind: 'keyword',
      label: 'Name, whole, in its standard spelling',
      of: (c) => [...new Set(tellingNames(c).map((name) => standardName(name.text)))],
      normalise: standardName,
      facet: true,
    },
    INITIALS: {
      kind: 'keyword',
      label: 'Initials of a name of three words or more',
      of: (c) => [...new Set(tellingNames(c).flatMap((name) => initialsOf(standardName(name.text)) ?? []))],
    },
    COUNTRY: { kind: 'keyword', label: 'Country', of: (c) => placeOf(c, 'country'), facet: true },
    CITY: { kind: 'keyword', label: 'City', of: (c) => places(c, 'city'), facet: true },
    CITY_CODE: {
      kind: 'keyword',
      label: 'Code of the city in the table of its register',
      of: (c) => places(c, 'city_code'),
      facet: true,
    },
    DISTRICT: { kind: 'keyword', label: 'District', of: (c) => places(c, 'district'), facet: true },
    REGION: { kind: 'keyword', label: 'Province or region', of: (c) => places(c, 'region'), facet: true },
    TYPE: { kind: 'keyword', label: 'Type', of: (c) => c.type, facet: true },
    STATUS: { kind: 'keyword', label: 'Status', of: (c) => c.status, facet: true },
    FOUNDED: { kind: 'date', label: 'Day of foundation', of: (c) => c.founded, facet: true, sort: true },
    LEGAL_NAME: { kind: 'keyword', label: 'Present legal name, whole', of: (c) => c.name, facet: true },
    CREDIT_CODE: {
      kind: 'keyword',
      label: 'Unified social credit code',
      of: (c) => idsIn(c.ids, 'credit_code'),
      facet: true,
    },
    INDUSTRY: {
      kind: 'keyword',
      label: 'Industry class, code or title',
      of: (c) =>
        factsOf(c, 'industry').flatMap(({ code, title }) => [code, title].filter((each) => each !== undefined)),
      facet: true,
    },
    LEVEL: {
      kind: 'keyword',
      label: 'Level of a qualification',
      of: (c) => factsOf(c, 'qualification').flatMap(({ level }) => level ?? []),
      facet: true,
    },
    ROUND: {
      kind: 'keyword',
      label: 'Round of a financing',
      of: (c) => factsOf(c, 'financing').flatMap(({ round }) => round ?? []),
      facet: true,
    },
    LISTED: {
      kind: 'keyword',
      label: '1: a listing is stated',
      of: (c) => (factsOf(c, 'listing').length > 0 ? '1' : undefined),
      facet: true,
    },
    EMPLOYEES: { kind: 'number', label: 'Employees', of: (c) => profileOf(c, 'employees'), sort: true },
    CAPITAL: {
      kind: 'number',
      label: 'Registered capital in CNY',
      of: (c) => {
        const amount = amountOf(profileOf(c, 'registered_capital'));
        return amount?.currency === 'CNY' ? amount.value : undefined;
      },
      sort: true,
    },
    CREDIT_ORDER: {
      kind: 'number',
      label: 'Order of credit codes: first ten signs',
      of: (c) => creditOrder(c, 0, 10),
      sort: true,
    },
    CREDIT_ORDER_REST: {
      kind: 'number',
      label: 'Order of credit codes: last eight signs',
      of: (c) => creditOrder(c, 10, 18),
      sort: true,
    },
    ROR: { kind: 'keyword', label: 'ROR id', of: (c) => idsIn(c.ids, 'ror') },
    LEI: { kind: 'keyword', label: 'LEI', of: (c) => idsIn(c.ids, 'lei'), normalise: (lei) => leiOf(lei) ?? lei },
    WORK_COUNT: {
      kind: 'number',
      label: 'Stored works written there',
      of: () => undefined,
      derived: { link: 'works' },
      sort: true,
    },
    ...sourceFields,
  },
  lookups: {
    key: { kind: 'best', label: 'identity, with scheme', of: (c) => c.keys },
    company_id: { kind: 'best', label: 'company id (UUID)', or_id: true, of: aliasesOf },
    name: {
      kind: 'best',
      label: 'name, whole, in its standard spelling',
      of: (c) => [...new Set(tellingNames(c).flatMap((name) => standardNames(name.text)))],
      normalise: standardName,
    },
    bare_name: {
      kind: 'best',
      label: 'name without its legal form',
      of: (c) => [...new Set(tellingNames(c).flatMap((name) => standardNames(name.text).map(bareName)))],
      normalise: (text) => bareName(standardName(text)),
    },
    isin: { kind: 'best', label: 'ISIN', of: (c) => c.isins, normalise: isinOf },
  },
  links: {
    direct_parent: {
      label: 'consolidated directly by',
      to: 'companies',
      by: 'key',
      of: toParents('direct_parent'),
      back: 'direct_children',
    },
    ultimate_parent: {
      label: 'consolidated in the end by',
      to: 'companies',
      by: 'key',
      of: toParents('ultimate_parent'),
      back: 'ultimate_children',
    },
  },
});

export { companyIds };
