import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { type Address, type Company, companies, companyPart } from '#collections/companies/companies.ts';
import { cnpjRootOf } from '#collections/companies/registers.ts';
import { parseDay } from '#patents/dates.ts';
import { given, textOf } from '../companies-json.ts';
import { csvRows } from '../csv-rows.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';

const NAME = 'cnpj';

const COMPANY = ['root', 'name', 'nature', 'responsible', 'capital', 'size', 'entity'];
const ESTABLISHMENT = [
  ...['root', 'order', 'check', 'seat', 'trading_name', 'status', 'status_day', 'reason', 'city_abroad', 'country'],
  ...[
    'began',
    'activity',
    'other_activities',
    'street_type',
    'street',
    'number',
    'complement',
    'district',
    'postal_code',
  ],
  ...[
    'state',
    'municipality',
    'area_1',
    'phone_1',
    'area_2',
    'phone_2',
    'area_fax',
    'fax',
    'email',
    'special',
    'special_day',
  ],
];
const CODE = ['code', 'title'];

/** Tables of codes by what their files are called, and the scheme that their codes are kept under. */
const TABLES: Readonly<Record<string, ClassSymbol['scheme']>> = {
  cnaecsv: 'cnae',
  municcsv: 'cnpj-municipality',
  natjucsv: 'cnpj-nature',
  paiscsv: 'cnpj-country',
  moticsv: 'cnpj-status-reason',
  qualscsv: 'cnpj-qualification',
};

/** Which table a file is, by its name: `K3241.K03200Y0.D30610.EMPRECSV`, `CNAECSV.csv`. */
function tableOf(base: string): string | undefined {
  const [, name] =
    /(emprecsv|estabele|cnaecsv|municcsv|natjucsv|paiscsv|moticsv|qualscsv|sociocsv|simples)/i.exec(base) ?? [];
  return name?.toLowerCase();
}

const STATES: Readonly<Record<string, string>> = {
  '01': 'NULA',
  '02': 'ACTIVE',
  '03': 'SUSPENSA',
  '04': 'INAPTA',
  '08': 'BAIXADA',
};
const ENDED = 'BAIXADA';

/** Days without one are `0` or eight zeros. */
const day = (text: string | undefined) => (text === undefined || /^0+$/.test(text) ? undefined : parseDay(text));

type Cells = Readonly<Record<string, string>>;

const rootOf = (text: string | undefined): string => {
  if (!/^[0-9A-Z]{8}$/.test(text ?? '')) throw new RangeError(`CNPJ root "${(text ?? '').slice(0, 40)}": eight signs`);
  return text!;
};

/** `10000,00` -> `10000.00 BRL`; nothing for none, which the register writes as 0. */
function capitalOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,15}(?:,\d{1,2})?$/.test(text))
    throw new RangeError(`capital "${text.slice(0, 40)}": a number with a decimal comma`);
  const value = text.replace(',', '.');
  return Number(value) === 0 ? undefined : `${value} BRL`;
}

/** A company of the table EMPRE. @throws RangeError that names the column. */
export function companyOfRow(cells: Cells): Company {
  const root = rootOf(cells.root);
  const nature = textOf(cells.nature);
  const capital = capitalOf(textOf(cells.capital));
  const name = textOf(cells.name);
  if (name === undefined) throw new RangeError('has no name');
  return companyPart({
    ids: [`registry:CNPJ ${root}`],
    provenance: [{ source: NAME, key: root }],
    name,
    country: 'BR',
    // the table NATJU, a file of its own, has the words
    ...(nature &&
      nature !== '0000' && {
        legal_form: { code: nature, scheme: 'cnpj-nature', text: `natureza jurídica ${nature}` },
      }),
    registries: [{ authority: 'CNPJ', number: root }],
    ...(capital && { facts: { profile: [{ registered_capital: capital }] } }),
  });
}

/**
 * An establishment: the seat tells the company's state, beginning and activity; another one in force is an address.
 * @throws RangeError that names the column.
 */
export function companyOfEstablishment(cells: Cells): Company | undefined {
  const { root = '', order = '', check = '', seat = '', status = '' } = cells;
  if (cnpjRootOf(root + order + check) === undefined)
    throw new RangeError(`CNPJ "${`${root}/${order}-${check}`.slice(0, 40)}": form or check digits are wrong`);
  const state = STATES[status];
  if (state === undefined)
    throw new RangeError(`status "${status.slice(0, 20)}": known are ${Object.keys(STATES).join(', ')}`);
  if (seat !== '1' && seat !== '2')
    throw new RangeError(`seat "${seat.slice(0, 20)}": 1 is the seat, 2 another establishment`);
  const main = seat === '1';
  if (!main && state !== 'ACTIVE') return undefined;
  const street = [cells.street_type, cells.street, cells.number].filter(Boolean).join(' ');
  const complement = textOf(cells.complement);
  const address: Address = {
    kind: main ? 'legal' : 'other',
    lines: [...(textOf(street) ? [textOf(street)!] : []), ...(complement ? [complement] : [])],
    ...given('city', textOf(cells.city_abroad)),
    // the table MUNIC, a file of its own, has the names
    ...given('city_code', textOf(cells.municipality)),
    ...given('district', textOf(cells.district)),
    ...(/^[A-Z]{2}$/.test(cells.state ?? '') && cells.state !== 'EX'
      ? { region: `BR-${cells.state}`, country: 'BR' }
      : {}),
    ...given('postal_code', textOf(cells.postal_code)),
  };
  const trading = textOf(cells.trading_name);
  const activities = [cells.activity, ...(cells.other_activities ?? '').split(',')].flatMap((code) =>
    /^\d{7}$/.test(code ?? '') ? [code!] : [],
  );
  return companyPart({
    ids: [`registry:CNPJ ${root}`],
    provenance: [{ source: NAME, key: `${root}/${order}`, ...given('as_of', isoDay(cells.status_day)) }],
    names: trading ? [{ text: trading, kind: 'trading' }] : [],
    ...(main && {
      country: 'BR',
      status: state,
      ...given('founded', day(textOf(cells.began))),
      ...(state === ENDED && given('dissolved', day(textOf(cells.status_day)))),
    }),
    addresses: [address],
    ...(main &&
      activities.length > 0 && {
        facts: { industry: [...new Set(activities)].map((code) => ({ scheme: 'CNAE', level: 1, code })) },
      }),
  });
}

const isoDay = (text: string | undefined) => (/^[1-9]\d{7}$/.test(text ?? '') ? text : undefined);

function* parsed(
  id: string,
  raw: string,
  make: () => Company | ClassSymbol | undefined,
  table: boolean,
): Generator<Parsed<Company>> {
  try {
    const record = make();
    if (record === undefined) yield { ok: 'skipped', kind: 'establishment that is no seat and not in force' };
    else yield { ok: true, record: record as Company, raw, ...(table && { into: classSymbols }) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    yield { ok: false, id, reason: error.message, raw };
  }
}

function symbolOf(scheme: ClassSymbol['scheme'], { code = '', title }: Cells): ClassSymbol {
  const text = textOf(title);
  if (!/^\d{2,7}$/.test(code) || text === undefined)
    throw new RangeError(`code "${code.slice(0, 40)}" without its words`);
  return { scheme, symbol: code, titles: [{ lang: 'pt', text }] };
}

/**
 * The register of legal entities of Brazil (CNPJ): companies, establishments and tables of codes. Tables of partners
 * and of tax regimes are left out: they name natural persons.
 * @see https://www.gov.br/receitafederal/dados/cnpj-metadados.pdf
 */
export default defineSource<Company>({
  name: NAME,
  title: 'CNPJ (Receita Federal do Brasil): companies, establishments, tables of codes (CSV)',
  homepage: 'https://dados.gov.br/dados/conjuntos-dados/cadastro-nacional-da-pessoa-juridica---cnpj',
  licence: 'Open data of the Receita Federal: name the source',
  collection: companies,
  files: ['.csv', 'csv', '.estabele', 'simples'],
  recognises: (base, head) => tableOf(base) !== undefined && /^"[0-9A-Z]{2,8}";"/.test(head),
  expect: {},
  async *read(file: SourceFile): AsyncGenerator<Parsed<Company>> {
    const table = tableOf(file.base);
    if (table === 'sociocsv' || table === 'simples') {
      yield { ok: 'skipped', kind: 'table of partners or tax regimes' };
      return;
    }
    const scheme = table === undefined ? undefined : TABLES[table];
    const columns = scheme ? CODE : table === 'estabele' ? ESTABLISHMENT : COMPANY;
    for await (const { row, cells } of csvRows(file, { delimiter: ';', columns, encoding: 'latin1' })) {
      const raw = JSON.stringify(cells).slice(0, 65_536);
      const id = textOf(cells.root) ?? `row ${row}`;
      yield* parsed(
        id,
        raw,
        () =>
          scheme ? symbolOf(scheme, cells) : table === 'estabele' ? companyOfEstablishment(cells) : companyOfRow(cells),
        scheme !== undefined,
      );
    }
  },
});
