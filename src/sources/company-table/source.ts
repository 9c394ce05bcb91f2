import { createHash } from 'node:crypto';
import {
  type Address,
  type Company,
  type CompanyName,
  companies,
  companyPart,
  type Relation,
} from '#collections/companies/companies.ts';
import { columnsOf, FACT_NAMES, type FactKind } from '#collections/companies/fact-kinds.ts';
import { IDENTIFIERS, type IdentifierName, identitiesOf, identityOf } from '#collections/companies/identifiers.ts';
import { registryIdentity } from '#collections/companies/registers.ts';
import { parseDay } from '#patents/dates.ts';
import { given, type Json, textOf } from '../companies-json.ts';
import { csvRows } from '../csv-rows.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'company-table';

/** Columns that say which company a row is of; with how Chinese tables head them. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  kind: ['事实类型', '类别'],
  key: ['主键', '编号'],
  company_name: ['企业名称', '公司名称', '名称'],
  lei: ['LEI', 'LEI编码'],
  credit_code: ['统一社会信用代码', '信用代码'],
  org_number: ['组织机构代码'],
  cik: ['CIK'],
  ror: ['ROR'],
  openalex: [],
};

/** Columns of a row of kind `company`, beside those of `profile`. */
const BASE: Readonly<Record<string, readonly string[]>> = {
  name_en: ['英文名', '英文名称'],
  name_zh: ['中文名', '中文名称'],
  previous_names: ['曾用名'],
  previous_until: ['更名日期'],
  country: ['国家'],
  province: ['省份', '省'],
  city: ['城市', '市'],
  district: ['区县', '区'],
  address: ['注册地址', '地址'],
  type: ['机构类型'],
  legal_form: ['企业类型'],
  status: ['经营状态', '登记状态'],
  founded: ['成立日期'],
  dissolved: ['注销日期'],
  registry: ['登记机构代码'],
  registry_number: ['登记号码'],
  direct_parent: ['母公司'],
  ultimate_parent: ['最终母公司'],
};

const plain = (head: string) =>
  head
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Every spelling of a head -> the column's name, for rows of one kind. */
function headsOf(kind: FactKind | 'company'): ReadonlyMap<string, string> {
  const heads = new Map<string, string>();
  const add = (name: string, others: readonly string[]) => {
    for (const head of [name, ...others]) if (!heads.has(plain(head))) heads.set(plain(head), name);
  };
  for (const [name, others] of Object.entries(IDENTITY)) add(name, others);
  if (kind === 'company') for (const [name, others] of Object.entries(BASE)) add(name, others);
  for (const [name, [, ...others]] of columnsOf(kind === 'company' ? 'profile' : kind)) add(name, others);
  return heads;
}
const HEADS = new Map<string, ReadonlyMap<string, string>>();

const YES = /^(?:1|true|yes|y|是|√)$/i;
const NO = /^(?:0|false|no|n|否|×)$/i;

/** A cell as its column holds it. @throws RangeError that names the column and what it takes. */
function cellValue(name: string, type: string, cell: string): unknown {
  const wrong = (what: string): never => {
    throw new RangeError(`${name} is "${cell.slice(0, 60)}": ${what}`);
  };
  switch (type) {
    case 'day':
      return parseDay(cell.replace(/[年月]/g, '-').replace(/日$/, '')) ?? wrong('give a day as yyyyMMdd or yyyy-MM-dd');
    case 'number': {
      const number = Number(cell.replace(/[,%％\s]/g, ''));
      return Number.isFinite(number) ? number : wrong('give a number');
    }
    case 'flag':
      return YES.test(cell) ? 1 : NO.test(cell) ? 0 : wrong('give 1 or 0');
    case 'texts':
      return cell
        .split(/[;；|]/)
        .map((each) => each.trim())
        .filter(Boolean);
    default:
      return cell;
  }
}

const several = (cell: string | undefined) =>
  (cell ?? '')
    .split(/[;；|]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** The identity of a parent. @throws RangeError that names the column. */
function parentIn(column: string, cell: string): string {
  try {
    return identityOf(cell);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new RangeError(`${column}: ${error.message}`);
  }
}

/** A row of a company table. @throws RangeError that says which column is wrong and what it takes. */
export function companyOfRow(row: Readonly<Record<string, string>>, unknown: Set<string> = new Set()): Company {
  const entries = Object.entries(row).filter(([, cell]) => cell !== '');
  const identity = HEADS.get('company') ?? headsOf('company');
  const kindCell = entries.find(([head]) => identity.get(plain(head)) === 'kind')?.[1] ?? 'company';
  const kind = plain(kindCell) as FactKind | 'company';
  if (kind !== 'company' && !FACT_NAMES.includes(kind)) {
    throw new RangeError(`kind is "${kindCell.slice(0, 40)}": known are company, ${FACT_NAMES.join(', ')}`);
  }
  const heads = HEADS.get(kind) ?? headsOf(kind);
  HEADS.set(kind, heads);
  const cells: Record<string, string> = {};
  for (const [head, cell] of entries) {
    const name = heads.get(plain(head));
    if (name === undefined) unknown.add(`column ${head.slice(0, 60)}`);
    else cells[name] ??= cell;
  }
  const ids = identitiesOf(cells as Partial<Record<IdentifierName, string>>);
  if (cells.registry && cells.registry_number)
    ids.push(registryIdentity(cells.registry, cells.registry_number, cells.country?.toUpperCase()));
  if (cells.key) ids.push(`own:${cells.key}`);
  if (ids.length === 0)
    throw new RangeError(
      `names no company by an identifier: give one of ${IDENTIFIERS.join(', ')} or a key of your own`,
    );
  const facts: Record<string, unknown> = {};
  for (const [name, [type]] of columnsOf(kind === 'company' ? 'profile' : kind)) {
    if (kind === 'company' && IDENTITY[name]) continue;
    const cell = cells[name];
    if (cell !== undefined) facts[name] = cellValue(name, type, cell);
  }
  const content = createHash('sha256')
    .update(JSON.stringify([kind, cells]))
    .digest('hex')
    .slice(0, 16);
  const head = {
    ids: [...new Set(ids)].sort(),
    provenance: [{ source: NAME, key: `${[...ids].sort()[0]} ${kind === 'company' ? kind : content}` }],
    ...given('name', cells.company_name),
  };
  const rows = Object.keys(facts).length > 0 ? { facts: { [kind === 'company' ? 'profile' : kind]: [facts] } } : {};
  if (kind !== 'company') return companyPart({ ...head, ...rows } as Parameters<typeof companyPart>[0]);
  const country = cells.country?.toUpperCase();
  if (country !== undefined && !/^[A-Z]{2}$/.test(country))
    throw new RangeError(`country is "${country.slice(0, 40)}": give two letters (ISO 3166)`);
  const day = (name: string) =>
    cells[name] === undefined ? undefined : (cellValue(name, 'day', cells[name]!) as number);
  const names: CompanyName[] = [
    ...(cells.name_en ? [{ text: cells.name_en, kind: 'other' as const, lang: 'en' }] : []),
    ...(cells.name_zh ? [{ text: cells.name_zh, kind: 'other' as const, lang: 'zh' }] : []),
    ...several(cells.previous_names).map((text) => ({
      text,
      kind: 'previous' as const,
      ...given('until', day('previous_until')),
    })),
  ];
  const address: Address[] =
    cells.address || cells.province || cells.city || cells.district
      ? [
          {
            kind: 'legal',
            lines: cells.address ? [cells.address] : [],
            ...given('city', cells.city),
            ...given('district', cells.district),
            ...given('region', cells.province),
            ...given('country', country),
          },
        ]
      : [];
  const parents = (['direct_parent', 'ultimate_parent'] as const).flatMap((relation): Relation[] =>
    cells[relation] ? [{ kind: relation, to: parentIn(relation, cells[relation]), active: true }] : [],
  );
  return companyPart({
    ...head,
    ...rows,
    names,
    addresses: address,
    ...given('country', country),
    ...given('city', cells.city),
    ...given('type', cells.type),
    ...given('website', facts.website as string | undefined),
    ...(cells.legal_form && { legal_form: { text: cells.legal_form } }),
    ...given('status', cells.status),
    ...given('founded', day('founded')),
    ...given('dissolved', day('dissolved')),
    ...(cells.registry_number && {
      registries: [{ ...given('authority', cells.registry), number: cells.registry_number }],
    }),
    relations: parents,
  } as Parameters<typeof companyPart>[0]);
}

const flat = (said: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => {
      const cell = Array.isArray(value)
        ? value.map((each) => textOf(each) ?? '').join(';')
        : typeof value === 'boolean'
          ? value
            ? '1'
            : '0'
          : textOf(value);
      return cell === undefined || cell === '' ? [] : [[name, cell]];
    }),
  );

async function* rowsOf(
  file: SourceFile,
): AsyncGenerator<{ id: string; row: Record<string, string> | undefined; raw: string; reason?: string }> {
  if (/^\s*(?:\u00ef\u00bb\u00bf)?[{[]/.test(await file.head())) {
    for await (const item of jsonItems(file)) {
      if (item.ok) yield { id: `line ${item.index}`, row: flat(item.value), raw: item.raw };
      else yield { id: `line ${item.index}`, row: undefined, raw: item.raw, reason: item.reason };
    }
    return;
  }
  for await (const { row, cells } of csvRows(file)) {
    yield { id: `row ${row}`, row: { ...cells }, raw: JSON.stringify(cells).slice(0, 65_536) };
  }
}

/**
 * One's own tables of companies, CSV or JSON Lines, a row a fact: `kind` says of what kind (none: the company itself).
 * Columns: `docs/guides/company-tables.md`.
 */
export default defineSource<Company>({
  name: NAME,
  title: 'Company tables of one’s own: registration, shareholders, financing ... (CSV, JSON Lines)',
  homepage: 'docs/guides/company-tables.md',
  licence: 'As you say',
  collection: companies,
  files: ['.csv', '.jsonl', '.ndjson'],
  recognises(_base, head) {
    const [first = ''] = Buffer.from(head, 'latin1').toString('utf8').split('\n', 1);
    const identity = HEADS.get('company') ?? headsOf('company');
    const names = first
      .replace(/[\ufeff"{}[\]]/g, '')
      .split(/[,;:]/)
      .map((cell) => identity.get(plain(cell)));
    return (
      names.includes('company_name') && ['credit_code', 'org_number', 'lei', 'key'].some((name) => names.includes(name))
    );
  },
  expect: {},
  async *read(file: SourceFile): AsyncIterable<Parsed<Company>> {
    for await (const { id, row, raw, reason } of rowsOf(file)) {
      if (!row) {
        yield { ok: false, id, reason: reason!, raw };
        continue;
      }
      try {
        const unknown = new Set<string>();
        const record = companyOfRow(row, unknown);
        yield { ok: true, record, raw, ...(unknown.size > 0 && { unknown: [...unknown] }) };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id, reason: error.message, raw };
      }
    }
  },
});
