import { united } from '#collections/assembling.ts';
import {
  type Address,
  type Company,
  type CompanyName,
  companyPart,
  type Relation,
} from '#collections/companies/companies.ts';
import { creditCodeOf, leiOf } from '#collections/companies/identifiers.ts';
import { registryIdentity } from '#collections/companies/registers.ts';
import { parseDay } from '#patents/dates.ts';
import { given, type Json, objectsOf, textOf } from '../companies-json.ts';

export const NAME = 'gleif';

const day = (value: unknown) => parseDay(textOf(value));

/** The LEI of a record. @throws RangeError where its form or check digits are wrong. */
export function checkedLei(value: unknown): string {
  const stated = textOf(value);
  const lei = stated && leiOf(stated);
  if (!lei) throw new RangeError(`LEI ${JSON.stringify(stated ?? null)?.slice(0, 60)}: form or check digits are wrong`);
  return lei;
}

const KINDS: Readonly<Record<string, CompanyName['kind']>> = {
  PREVIOUS_LEGAL_NAME: 'previous',
  TRADING_OR_OPERATING_NAME: 'trading',
  ALTERNATIVE_LANGUAGE_LEGAL_NAME: 'other',
  PREFERRED_ASCII_TRANSLITERATED_LEGAL_NAME: 'transliterated',
  AUTO_ASCII_TRANSLITERATED_LEGAL_NAME: 'transliterated',
};

function nameOf(said: Json): CompanyName[] {
  const text = textOf(said.name);
  return text === undefined
    ? []
    : [{ text, kind: KINDS[String(said.type)] ?? 'other', ...given('lang', textOf(said.language)?.slice(0, 20)) }];
}

function addressOf(kind: Address['kind'], said: Json | undefined | null): Address[] {
  if (!said) return [];
  const country = textOf(said.country);
  const lines = (Array.isArray(said.addressLines) ? said.addressLines : []).flatMap(
    (line: unknown) => textOf(line) ?? [],
  );
  return [
    {
      kind,
      lines,
      ...given('city', textOf(said.city)),
      ...given('region', textOf(said.region)),
      ...given('country', country && /^[A-Z]{2}$/.test(country) ? country : undefined),
      ...given('postal_code', textOf(said.postalCode)),
      ...given('lang', textOf(said.language)?.slice(0, 20)),
    },
  ];
}

/** Categories whose registration numbers are those of another entity: of the fund's umbrella, of the branch's seat. */
const SHARED_NUMBERS: ReadonlySet<string> = new Set(['FUND', 'BRANCH']);
const NOT_ON_THE_LIST: ReadonlySet<string> = new Set(['8888', '9999']);

/** A record of the LEI register in the form of the API; see https://www.gleif.org/en/lei-data/gleif-api */
export function companyOfRecord(said: Json): Company {
  const lei = checkedLei(said.lei);
  const entity: Json = said.entity ?? {};
  const name = textOf(entity.legalName?.name);
  const authority = textOf(entity.registeredAt?.id);
  const number = textOf(entity.registeredAs);
  const credit = number === undefined ? undefined : creditCodeOf(number);
  const category = textOf(entity.category);
  const addresses = [
    ...addressOf('legal', entity.legalAddress),
    ...addressOf('headquarters', entity.headquartersAddress),
    ...objectsOf(entity.otherAddresses).flatMap((each) => addressOf('other', each)),
  ];
  const form = textOf(entity.legalForm?.id);
  const inWords = textOf(entity.legalForm?.other);
  const successors = [...objectsOf(entity.successorEntities), entity.successorEntity ?? {}].flatMap(
    (each): Relation[] => {
      const to = leiOf(textOf(each.lei) ?? '');
      return to ? [{ kind: 'successor', to: `lei:${to}`, active: true, ...given('name', textOf(each.name)) }] : [];
    },
  );
  return companyPart({
    ids: [
      `lei:${lei}`,
      ...(credit ? [`credit_code:${credit}`, `org_number:${credit.slice(8, 17)}`] : []),
      ...(authority && number && !NO_REGISTER.has(authority) && !SHARED_NUMBERS.has(category ?? '')
        ? [registryIdentity(authority, number, addresses.find(({ kind }) => kind === 'legal')?.country)]
        : []),
    ].sort(),
    provenance: [{ source: NAME, key: lei, ...given('as_of', textOf(said.registration?.lastUpdateDate)) }],
    ...given('name', name),
    names: [
      ...objectsOf(entity.otherNames).flatMap(nameOf),
      ...objectsOf(entity.transliteratedOtherNames).flatMap(nameOf),
    ],
    ...given('country', addresses.find(({ kind }) => kind === 'legal')?.country),
    ...given('city', addresses.find(({ kind }) => kind === 'legal')?.city),
    addresses,
    ...(category === 'RESIDENT_GOVERNMENT_ENTITY' && { type: 'government' }),
    ...((form || inWords) && {
      legal_form: {
        ...given('code', form && !NOT_ON_THE_LIST.has(form) ? form : undefined),
        ...given('text', inWords),
      },
    }),
    ...given('status', textOf(entity.status)),
    ...given('founded', day(entity.creationDate)),
    ...given('dissolved', day(entity.expiration?.date)),
    ...(number && { registries: [{ ...given('authority', authority), number }] }),
    relations: united([successors], ({ to }) => to),
  });
}

/** `RA888888`, `RA999999`: no register of the list. */
const NO_REGISTER: ReadonlySet<string> = new Set(['RA888888', 'RA999999']);

const RELATIONS: Readonly<Record<string, Relation['kind']>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: 'direct_parent',
  IS_ULTIMATELY_CONSOLIDATED_BY: 'ultimate_parent',
  IS_INTERNATIONAL_BRANCH_OF: 'branch_of',
  'IS_FUND-MANAGED_BY': 'fund_manager',
  IS_SUBFUND_OF: 'subfund_of',
  IS_FEEDER_TO: 'feeder_of',
};

/** A relationship between two LEIs, as a part of the one that it starts at. */
export function companyOfRelationship(said: Json): Company {
  const { relationship = {}, registration = {} } = said;
  const from = checkedLei(relationship.startNode?.id);
  const to = checkedLei(relationship.endNode?.id);
  const kind = RELATIONS[String(relationship.type)];
  if (!kind) throw new RangeError(`relationship type ${JSON.stringify(relationship.type)?.slice(0, 60)} is not known`);
  if (from === to) throw new RangeError('a relationship of an entity to itself');
  const period = objectsOf(relationship.periods).find(({ type }) => type === 'RELATIONSHIP_PERIOD');
  // an entity has one parent of a kind: a later telling names another
  const key = kind.endsWith('_parent') ? `${from} ${kind}` : `${from} ${kind} ${to}`;
  return companyPart({
    ids: [`lei:${from}`],
    provenance: [{ source: NAME, key, ...given('as_of', textOf(said.deleted) ?? textOf(registration.lastUpdateDate)) }],
    relations: said.deleted
      ? []
      : [
          {
            kind,
            to: `lei:${to}`,
            ...given('from', day(period?.startDate)),
            ...given('until', day(period?.endDate)),
            active: relationship.status === 'ACTIVE',
          },
        ],
  });
}

/** Why an entity names no parent, in one reason or several. */
export function companyOfException(said: Json): Company {
  const lei = checkedLei(said.lei);
  const category = textOf(said.category) ?? '';
  const reasons = [said.reason].flat().flatMap((each: unknown) => textOf(each) ?? []);
  const kind = category.startsWith('ULTIMATE') ? 'ultimate_parent' : 'direct_parent';
  if (reasons.length === 0) throw new RangeError('a reporting exception without a reason');
  return companyPart({
    ids: [`lei:${lei}`],
    provenance: [{ source: NAME, key: `${lei} exception ${kind}`, ...given('as_of', textOf(said.validFrom)) }],
    exceptions: said.deleted ? [] : [...new Set(reasons)].map((reason) => ({ kind, reason })),
  });
}

/** Path of the register's XML -> the field in few words. */
const fieldOf = (path: string) =>
  path
    .split('/')
    .filter(Boolean)
    .map((step) => step.replace(/^\w+:/, ''))
    .slice(-2)
    .join('/');

/** A change of a record, with its day. Dates of the register's own housekeeping are left out. */
export function companyOfChange(id: string, said: Json): Company | undefined {
  const lei = checkedLei(said.lei);
  const on = day(said.date);
  const path = textOf(said.field) ?? '';
  if (on === undefined || path === '') throw new RangeError('a change without day or field');
  if (said.recordType !== 'LEI' || /NextRenewalDate|LastUpdateDate|Validation|ManagingLOU|@/.test(path))
    return undefined;
  const old = textOf(said.valueOld);
  const before: CompanyName[] =
    path.endsWith('/lei:LegalName') && old ? [{ text: old, kind: 'previous', until: on }] : [];
  return companyPart({
    ids: [`lei:${lei}`],
    provenance: [{ source: NAME, key: `${lei} change ${id}` }],
    names: before,
    changes: [{ day: on, field: fieldOf(path), ...given('old', old), ...given('new', textOf(said.valueNew)) }],
  });
}

/** Securities of an entity. */
export const companyOfIsin = (lei: string, isin: string): Company =>
  companyPart({ ids: [`lei:${lei}`], provenance: [{ source: NAME, key: `${lei} isin ${isin}` }], isins: [isin] });

/** How many children the register says an entity has, where a page of them holds fewer. */
export const companyOfCount = (lei: string, kind: 'direct' | 'ultimate', count: number): Company =>
  companyPart({
    ids: [`lei:${lei}`],
    provenance: [{ source: NAME, key: `${lei} ${kind} children` }],
    stated_children: { [kind]: count },
  });
