import {
  type Address,
  type Company,
  type CompanyName,
  companies,
  companyPart,
} from '#collections/companies/companies.ts';
import { ukNumberOf } from '#collections/companies/registers.ts';
import { parseDay } from '#patents/dates.ts';
import { given, textOf } from '../companies-json.ts';
import { csvRows } from '../csv-rows.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { textLines } from '../text-lines.ts';
import { type XmlElement, xmlDocuments } from '../xml.ts';

const NAME = 'companies-house';

/** What the register's products say of one company, each in its own layout. */
interface Told {
  readonly number: string;
  /** Of what the part tells, where it is not the whole record: a later telling takes its place. */
  readonly about?: string;
  readonly as_of?: string;
  readonly name?: string;
  readonly previous?: readonly CompanyName[];
  readonly address?: Omit<Address, 'kind'>;
  readonly category?: string;
  readonly status?: string;
  readonly founded?: number;
  readonly dissolved?: number;
  readonly country?: string;
  /** As the register writes them: `62020 - Information technology consultancy activities`, or the code alone. */
  readonly sic?: readonly string[];
}

/** Countries as addresses and origins name them; what is not here is no country of which one is sure. */
const COUNTRIES: Readonly<Record<string, string>> = {
  'UNITED KINGDOM': 'GB',
  ENGLAND: 'GB',
  WALES: 'GB',
  SCOTLAND: 'GB',
  'NORTHERN IRELAND': 'GB',
  'GREAT BRITAIN': 'GB',
  UK: 'GB',
  'ENGLAND & WALES': 'GB',
};
const countryOf = (name: string | undefined) => (name === undefined ? undefined : COUNTRIES[name.toUpperCase()]);

/** @throws RangeError for a number that none of the register's is. */
function companyOf(told: Told): Company {
  const identity = ukNumberOf(told.number);
  if (!identity) throw new RangeError(`"${told.number.slice(0, 40)}" is no number of Companies House`);
  const [authority, number] = identity.split(' ') as [string, string];
  const sic = (told.sic ?? []).flatMap((text) => {
    const [, code, title] = /^(\d{4,5})(?: - (.+))?$/.exec(text.trim()) ?? [];
    return code === undefined ? [] : [{ scheme: 'SIC', level: 1, code, ...given('title', title) }];
  });
  return companyPart({
    ids: [`registry:${identity}`],
    provenance: [{ source: NAME, key: told.about ? `${number} ${told.about}` : number, ...given('as_of', told.as_of) }],
    ...given('name', told.name),
    names: [...(told.previous ?? [])],
    ...given('country', told.country),
    ...given('city', told.address?.city),
    addresses: told.address ? [{ kind: 'legal', ...told.address }] : [],
    ...(told.category && { legal_form: { text: told.category } }),
    ...given('status', told.status),
    ...given('founded', told.founded),
    ...given('dissolved', told.dissolved),
    registries: [{ authority, number }],
    ...(sic.length > 0 && { facts: { industry: sic } }),
  });
}

/** `28/06/1994`. */
const daySlashed = (text: string | undefined): number | undefined => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? '') ?? [];
  return year === undefined ? undefined : parseDay(`${year}-${month}-${day}`);
};
const statusOf = (text: string | undefined) => (text?.toUpperCase() === 'ACTIVE' ? 'ACTIVE' : text);

/** Columns of product 217 that say nothing of who the company is: accounts, returns, charges, partners. */
const LEFT_OUT = /^(?:Accounts|Returns|Mortgages|LimitedPartnerships|ConfStmt|URI)/;
const MOST_NAMES = 10;

/** A row of the basic company data; `unknown` takes columns that are neither read nor left out. */
function ofRow(cells: Readonly<Record<string, string>>, as_of: string | undefined, unknown: Set<string>): Company {
  const read = new Set<string>();
  const cell = (name: string) => {
    read.add(name);
    return textOf(cells[name]);
  };
  const previous: CompanyName[] = [];
  for (let n = 1; n <= MOST_NAMES; n++) {
    const text = cell(`PreviousName_${n}.CompanyName`);
    const until = daySlashed(cell(`PreviousName_${n}.CONDATE`));
    if (text) previous.push({ text, kind: 'previous', ...given('until', until) });
  }
  const line = (name: string) => cell(`RegAddress.${name}`) ?? [];
  const lines = [line('CareOf'), line('POBox'), line('AddressLine1'), line('AddressLine2')].flat();
  const [city, region, postal_code] = [
    cell('RegAddress.PostTown'),
    cell('RegAddress.County'),
    cell('RegAddress.PostCode'),
  ];
  const country = countryOf(cell('RegAddress.Country'));
  const told: Told = {
    number: cell('CompanyNumber') ?? '',
    ...given('as_of', as_of),
    ...given('name', cell('CompanyName')),
    previous,
    ...((lines.length > 0 || city || postal_code) && {
      address: {
        lines,
        ...{ ...given('city', city), ...given('region', region), ...given('country', country) },
        ...given('postal_code', postal_code),
      },
    }),
    ...given('category', cell('CompanyCategory')),
    ...given('status', statusOf(cell('CompanyStatus'))),
    ...given('founded', daySlashed(cell('IncorporationDate'))),
    ...given('dissolved', daySlashed(cell('DissolutionDate'))),
    ...given('country', countryOf(cell('CountryOfOrigin')) ?? country),
    sic: [1, 2, 3, 4].flatMap((n) => cell(`SICCode.SicText_${n}`) ?? []),
  };
  for (const [name, value] of Object.entries(cells))
    if (value !== '' && !read.has(name) && !LEFT_OUT.test(name)) unknown.add(`column ${name.slice(0, 60)}`);
  return companyOf(told);
}

const day = (text: string) => (/^0*$/.test(text.trim()) ? undefined : parseDay(text.trim()));
const piece = (line: string, from: number, to: number) => textOf(line.slice(from, to));

/**
 * What stands after the fixed columns, between `<`: house, street, area, town, region, country, postcode, care of ...
 */
function addressOf(text: string): Omit<Address, 'kind'> | undefined {
  const parts = text.split('<').map((each) => textOf(each.replace(/,\s*$/, '')));
  const [house, street, area, city, region, country, postal_code, care, supplied, box] = parts;
  const lines = [care, supplied, box, house, street, area].flatMap((each) => each ?? []);
  return lines.length === 0 && city === undefined && postal_code === undefined
    ? undefined
    : {
        lines,
        ...{ ...given('city', city), ...given('region', region), ...given('country', countryOf(country)) },
        ...given('postal_code', postal_code),
      };
}

/** First column of the files in lines: `CompanyStatus`, which is the legal form. */
const FORMS: Readonly<Record<string, string>> = {
  1: 'Private Unlimited Company',
  2: 'Private Limited Company',
  3: 'Public Limited Company',
  4: 'Old Public Company',
  5: "Private company limited by guarantee without share capital, exempt from using 'Limited'",
  6: 'Limited Partnership',
  7: 'Private company limited by guarantee without share capital',
  8: 'Converted / Closed',
  9: 'Private Unlimited Company without share capital',
  A: "Private company limited by shares, exempt from using 'Limited'",
  B: 'Societas Europaea (SE)',
  C: 'Scottish Partnership',
  D: 'Protected Cell Company',
};
/** Where a company converted or closed, that is its state and no form. */
const CLOSED = '8';
const formOf = (code: string) => (code === CLOSED ? undefined : FORMS[code]);

/** A line of product 183, the snapshot of the directory with addresses. */
function ofDirectory(line: string, as_of: string | undefined): Company {
  const status = line.slice(36, 38).trim();
  return companyOf({
    number: line.slice(0, 8).trim(),
    ...given('as_of', as_of),
    ...given('name', piece(line, 90, 250)),
    ...given('address', addressOf(line.slice(311))),
    ...given('category', /^(?:IC|SI)/.test(line) ? undefined : formOf(status)),
    ...given('status', { L: 'LIQUIDATION', R: 'RECEIVERSHIP' }[line.slice(69, 70)]),
    ...given('founded', day(line.slice(12, 20))),
    ...(/[1-467]/.test(line.slice(310, 311)) && { country: 'GB' }),
  });
}

/** Kinds of transactions that say nothing of who a company is. */
const TRANSACTIONS: Readonly<Record<string, string>> = {
  '05': 'accounts made up',
  '06': 'annual return',
  '07': 'accounting reference date',
  '10': 'transaction that is no longer used',
  '11': 'amended accounts',
  '12': 'voluntary arrangement',
  '14': 'inspect marker',
  '15': 'document of the Gazette',
  '17': 'first notice of dissolution in the Gazette',
  '21': 'country of origin code',
  '22': 'full members list',
  '23': 'application for dissolution',
  '24': 'conversion between PLC and SE',
  '28': 'exemption of a subsidiary, Gazette',
  '29': 'exemption of a subsidiary',
  '30': 'change of jurisdiction',
  '31': 'confirmation statement',
  '32': 'designation as private fund',
};

/** A line of product 101, the daily updates: a new record, or one fact of a company that changed. */
function ofUpdate(line: string): { company: Company } | { skipped: string } {
  const kind = line.slice(10, 12);
  if (line[12] === '1') return { skipped: 'transaction made in error' };
  const told = {
    number: line.slice(0, 8).trim(),
    ...given('as_of', isoDay(line.slice(58, 66))),
  };
  const name = given('name', piece(line, 129, 289));
  const address = given('address', addressOf(line.slice(349)));
  const category = given('category', formOf(line.slice(66, 68).trim()));
  const founded = given('founded', day(line.slice(18, 26)));
  const sic = [72, 77, 82, 87].flatMap((at) => piece(line, at, at + 5) ?? []);
  switch (kind) {
    case '01':
    case '02':
      return { company: companyOf({ ...told, ...name, ...address, ...category, ...founded }) };
    case '03':
      return { company: companyOf({ ...told, ...name, ...address, ...category, ...founded, status: 'ACTIVE' }) };
    case '04':
      return { company: companyOf({ ...told, about: 'form', ...category }) };
    case '08':
      return { company: companyOf({ ...told, about: 'name', ...name }) };
    case '09':
      return { company: companyOf({ ...told, about: 'address', ...address }) };
    case '13':
      return { company: companyOf({ ...told, about: 'incorporation', ...founded }) };
    case '16':
      return { company: companyOf({ ...told, about: 'end', status: 'CONVERTED OR CLOSED' }) };
    case '18': {
      const dissolved = day(line.slice(42, 50)) ?? day(line.slice(58, 66));
      return { company: companyOf({ ...told, about: 'end', status: 'DISSOLVED', ...given('dissolved', dissolved) }) };
    }
    case '19':
      return { skipped: 'deletion of a record' };
    case '20':
      return { company: companyOf({ ...told, about: 'industry', sic }) };
    default: {
      const known = TRANSACTIONS[kind];
      if (known) return { skipped: known };
      throw new RangeError(`transaction type "${kind}" is not known`);
    }
  }
}

const isoDay = (text: string): string | undefined => {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(text.trim()) ?? [];
  return date === undefined || year === '0000' ? undefined : `${year}-${month}-${date}`;
};

/** Product 183 names its day once, product 101 that of every kind of transaction. */
const DIRECTORY_HEAD = 20;
const FIRST = /^AAAAAAAA(\d{4})(\d{8})/;
const LAST = /^99999999(\d{2,8})/;

/** Files in lines: a head with the run and its day, companies or transactions, and a last line that counts them. */
async function* lines(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  const head = await file.head();
  const directory = head.split('\n', 1)[0]!.trim().length <= DIRECTORY_HEAD;
  let as_of: string | undefined;
  let at = 0;
  for await (const line of textLines(file, 'latin1')) {
    at++;
    if (line.trim() === '') continue;
    const first = FIRST.exec(line);
    if (first) {
      as_of = isoDay(first[2]!);
      continue;
    }
    if (LAST.test(line)) continue;
    try {
      const found = directory ? { company: ofDirectory(line, as_of) } : ofUpdate(line);
      if ('skipped' in found) yield { ok: 'skipped', kind: found.skipped };
      else yield { ok: true, record: found.company, raw: line.slice(0, 65_536) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: `line ${at}`, reason: error.message, raw: line.slice(0, 65_536) };
    }
  }
}

/** An answer of the XML gateway: details of a company, or rows of a search by name. */
function* ofGateway(root: XmlElement): Generator<Parsed<Company>> {
  const as_of = given('as_of', root.text('Header/MessageDetails/GatewayTimestamp')?.slice(0, 10));
  const details = root.at('Body/CompanyDetails');
  if (details) {
    const address = details.every('RegAddress/AddressLine').flatMap((line) => line.text() ?? []);
    const country = countryOf(details.text('CountryOfOrigin'));
    yield {
      ok: true,
      record: companyOf({
        number: details.text('CompanyNumber') ?? '',
        ...as_of,
        ...given('name', details.text('CompanyName')),
        ...(address.length > 0 && { address: { lines: address, ...given('country', country) } }),
        ...given('category', details.text('CompanyCategory')),
        ...given('status', statusOf(details.text('CompanyStatus'))),
        ...given('founded', parseDay(details.text('IncorporationDate'))),
        ...given('dissolved', parseDay(details.text('DissolutionDate'))),
        ...given('country', country),
        sic: details.every('SICCodes/SicText').flatMap((each) => each.text() ?? []),
        previous: details.every('PreviousNames').flatMap((each): CompanyName[] => {
          const text = each.text('CompanyName');
          return text ? [{ text, kind: 'previous', ...given('until', parseDay(each.text('CONDate'))) }] : [];
        }),
      }),
    };
  }
  for (const item of root.every('Body/NameSearch/CoSearchItem')) {
    const status = item.text('CompanyIndexStatus');
    const name = item.text('CompanyName');
    const number = item.text('CompanyNumber');
    // a name that a company had: which one it has now is not told
    if (item.text('DataSet') === 'FORMER' || number === undefined) {
      yield { ok: 'skipped', kind: 'row of a search by name of a former name' };
      continue;
    }
    try {
      yield {
        ok: true,
        record: companyOf({ number, about: 'search', ...as_of, ...given('name', name), ...given('status', status) }),
      };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: number, reason: error.message };
    }
  }
  if (root.at('Body/Mortgages')) yield { ok: 'skipped', kind: 'charges of a company' };
}

async function* gateway(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  for await (const document of xmlDocuments(file.stream(), ['GovTalkMessage'], { prefixes: 'drop' }, file.name)) {
    if (document.ok) yield* ofGateway(document.root);
    else yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
  }
}

/** `BasicCompanyData-2018-02-01-part2_2.csv` -> the day of the snapshot. */
const dayInName = (base: string) => /(\d{4}-\d{2}-\d{2})/.exec(base)?.[1];

async function* rows(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  const as_of = dayInName(file.base);
  for await (const { row, cells } of csvRows(file)) {
    const raw = JSON.stringify(cells).slice(0, 65_536);
    const unknown = new Set<string>();
    try {
      const record = ofRow(cells, as_of, unknown);
      yield { ok: true, record, raw, ...(unknown.size > 0 && { unknown: [...unknown] }) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: `row ${row}`, reason: error.message, raw };
    }
  }
}

/**
 * The register of companies of the United Kingdom: basic company data (product 217, CSV), the directory (183) and its
 * daily updates (101) in lines of fixed columns, and answers of the XML gateway.
 * @see http://download.companieshouse.gov.uk/en_output.html, and the specifications of products 101 and 183
 */
export default defineSource<Company>({
  name: NAME,
  title: 'Companies House (UK): basic company data, directory and daily updates, gateway answers (CSV, text, XML)',
  homepage: 'https://www.gov.uk/guidance/companies-house-data-products',
  licence: 'Free to use; see the terms of Companies House',
  collection: companies,
  files: ['.csv', '.txt', '.dat', '.xml'],
  recognises: (_base, head) =>
    /^(?:\u00ef\u00bb\u00bf)?"?CompanyName"?, ?"?CompanyNumber/.test(head) ||
    FIRST.test(head) ||
    (head.includes('<GovTalkMessage') && head.includes('companieshouse.gov.uk')),
  expect: {},
  async *read(file) {
    const head = await file.head();
    if (/^\s*(?:\u00ef\u00bb\u00bf)?</.test(head)) yield* gateway(file);
    else if (FIRST.test(head)) yield* lines(file);
    else yield* rows(file);
  },
});
