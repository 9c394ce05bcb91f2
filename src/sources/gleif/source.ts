import { type ClassSymbol, classSymbols } from '#collections/class-symbols.ts';
import { type Company, companies } from '#collections/companies/companies.ts';
import { isinOf } from '#collections/companies/identifiers.ts';
import { type Json, objectsOf, textOf } from '../companies-json.ts';
import { csvRows } from '../csv-rows.ts';
import { jsonItems } from '../json-items.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { isPlain, wholeJson } from '../whole-json.ts';
import { xmlDocuments } from '../xml.ts';
import { exceptionOfRow, Row, recordOfRow, relationshipOfRow } from './csv-records.ts';
import {
  checkedLei,
  companyOfChange,
  companyOfCount,
  companyOfException,
  companyOfIsin,
  companyOfRecord,
  companyOfRelationship,
  NAME,
} from './to-company.ts';
import { exceptionOfXml, recordOfXml, relationshipOfXml, unknownOfXml } from './xml-records.ts';

type Outcome =
  | { readonly record: Company | ClassSymbol; readonly table?: boolean; readonly unknown?: readonly string[] }
  | { readonly skipped: string };

/** Kinds of items that say nothing of companies. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'lei-issuers': 'issuer of LEIs',
  'lei-issuer-accredited-jurisdictions': 'jurisdiction of an issuer of LEIs',
  'vlei-issuers': 'issuer of vLEIs',
  'official-organizational-roles': 'organisational role',
  'registration-agents': 'registration agent',
  fields: 'description of a field',
  countries: 'country',
  regions: 'region',
  jurisdictions: 'jurisdiction',
  autocompletions: 'completion of a search',
  fuzzycompletions: 'completion of a search',
};

const languages = (titles: readonly { lang: string; text: string | undefined }[]): ClassSymbol['titles'] =>
  titles.flatMap(({ lang, text }, i) =>
    text !== undefined && /^[a-z]{2}$/.test(lang) && titles.findIndex((each) => each.lang === lang) === i
      ? [{ lang, text }]
      : [],
  );

function itemOf({ type, id, attributes: said }: Json): Outcome {
  switch (type) {
    case 'lei-records':
      return { record: companyOfRecord(said) };
    case 'relationship-records':
      return { record: companyOfRelationship(said) };
    case 'reporting-exceptions':
      return { record: companyOfException(said) };
    case 'field-modifications': {
      const record = companyOfChange(String(id), said);
      return record ? { record } : { skipped: 'change of the register’s own dates' };
    }
    case 'isins': {
      const isin = isinOf(textOf(said.isin) ?? '');
      if (!isin) throw new RangeError(`ISIN ${JSON.stringify(said.isin)?.slice(0, 40)}: form or check digit is wrong`);
      return { record: companyOfIsin(checkedLei(said.lei), isin) };
    }
    case 'entity-legal-forms': {
      const titles = languages(
        objectsOf(said.names).map((each) => ({ lang: String(each.languageCode), text: textOf(each.localName) })),
      );
      if (titles.length === 0) return { skipped: 'legal form without a name' };
      return { record: { scheme: 'elf', symbol: String(said.code), titles }, table: true };
    }
    case 'registration-authorities': {
      const name =
        textOf(said.internationalOrganizationName) ??
        textOf(said.internationalName) ??
        textOf(said.localOrganizationName);
      if (!name) return { skipped: 'register without a name' };
      return { record: { scheme: 'ra', symbol: String(said.code), titles: [{ lang: 'en', text: name }] }, table: true };
    }
    default: {
      const known = LEFT_OUT[String(type)];
      if (known) return { skipped: known };
      throw new RangeError(`items of type ${JSON.stringify(type)?.slice(0, 60)} are not known`);
    }
  }
}

function* parsed(id: string, raw: string, make: () => Outcome): Generator<Parsed<Company>> {
  try {
    const found = make();
    if ('skipped' in found) yield { ok: 'skipped', kind: found.skipped };
    else {
      const { record, table, unknown } = found;
      yield {
        ...{ ok: true, record: record as Company, raw },
        ...(table && { into: classSymbols }),
        ...(unknown && unknown.length > 0 && { unknown }),
      };
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    yield { ok: false, id, reason: error.message, raw };
  }
}

/** `.../lei-records/LEI/direct-children?page..` with fewer records than there are. */
function* stated({ meta, links }: Json): Generator<Parsed<Company>> {
  const total = meta?.pagination?.total;
  const page = /\/lei-records\/([A-Z0-9]{20})\/(direct|ultimate)-child(?:ren|-relationships)\?/.exec(
    textOf(links?.first) ?? '',
  );
  if (page && Number.isSafeInteger(total) && total > 0) {
    yield* parsed(page[1]!, '', () => ({ record: companyOfCount(checkedLei(page[1]), page[2] as 'direct', total) }));
  }
}

/** Of answers with one page of items: what stands beside the items counts, too. */
async function* apiAnswer(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  const said = await wholeJson(file);
  const answer: Json = isPlain(said) ? said : {};
  yield* stated(answer);
  const items = Array.isArray(answer?.data) ? objectsOf(answer.data) : objectsOf([answer?.data]);
  for (const [index, item] of items.entries()) {
    const raw = JSON.stringify(item).slice(0, 65_536);
    yield* parsed(textOf(item.id) ?? `item ${index + 1}`, raw, () => itemOf(item));
  }
  if (items.length === 0) yield { ok: 'skipped', kind: 'answer without items' };
}

const ROOTS = ['LEIRecord', 'RelationshipRecord', 'Exception'];

/** Concatenated files and golden copies, of millions of records. */
async function* xmlFile(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  const content = /<(?:\w+:)?ContentDate>([^<]{10,40})</.exec(await file.head())?.[1];
  for await (const document of xmlDocuments(file.stream(), ROOTS, { prefixes: 'drop' }, file.name)) {
    if (!document.ok) {
      yield { ok: false, id: `document ${document.index}`, reason: document.reason, raw: document.raw };
      continue;
    }
    const { root } = document;
    const id = root.text('LEI') ?? root.text('Relationship/StartNode/NodeID') ?? `document ${document.index}`;
    yield* parsed(id, document.raw ?? '', () => ({
      record:
        root.name === 'LEIRecord'
          ? companyOfRecord(recordOfXml(root))
          : root.name === 'Exception'
            ? companyOfException(exceptionOfXml(root, content))
            : companyOfRelationship(relationshipOfXml(root)),
      unknown: unknownOfXml(root),
    }));
  }
}

/** Columns of the golden copies that are left out, as the same elements of the XML are. */
const COLUMNS_LEFT_OUT =
  /^(?:Registration|Conformity|Entity\.(?:LegalJurisdiction|EntitySubCategory|AssociatedEntity|EntityExpirationReason|TransliteratedOtherAddresses|LegalEntityEvents|LegalEntityEvent|RegistrationAuthority\.Other)|Relationship\.(?:StartNode|EndNode|Qualifiers|Quantifiers)|Exception\.Reference|.*\.(?:AddressNumber|AddressNumberWithinBuilding|MailRouting|type)$)/;

/** `20231124-0000-gleif-goldencopy-repex-golden-copy.csv` -> its day. */
const dayInName = (base: string): string | undefined => {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})-/.exec(base) ?? [];
  return date && `${year}-${month}-${date}`;
};

/** Golden copies as CSV, of millions of rows. */
async function* csvFile(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  const content = dayInName(file.base);
  for await (const { row: n, cells } of csvRows(file)) {
    const row = new Row(cells);
    const id = cells.LEI || cells['Relationship.StartNode.NodeID'] || `row ${n}`;
    const raw = JSON.stringify(Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')));
    yield* parsed(id, raw.slice(0, 65_536), () => ({
      record:
        'Relationship.StartNode.NodeID' in cells
          ? companyOfRelationship(relationshipOfRow(row))
          : 'Exception.Category' in cells
            ? companyOfException({ ...exceptionOfRow(row), validFrom: content })
            : companyOfRecord(recordOfRow(row)),
      unknown: row.unknown(COLUMNS_LEFT_OUT),
    }));
  }
}

/** Golden copy as JSON: a list of records in the form of the XML is none that is read. */
async function* others(file: SourceFile): AsyncGenerator<Parsed<Company>> {
  for await (const item of jsonItems(file, ['data', 'records'])) {
    if (!item.ok) yield { ok: false, id: `item ${item.index}`, reason: item.reason, raw: item.raw };
    else yield* parsed(`item ${item.index}`, item.raw, () => itemOf(item.value));
  }
}

const CSV_HEAD =
  /^(?:\u00ef\u00bb\u00bf)?"?(?:LEI"?,"?(?:Entity\.LegalName|Exception\.Category)|Relationship\.StartNode\.NodeID)/;

/**
 * The register of legal entity identifiers: answers of its API, and its concatenated files in XML and golden copies in
 * XML and CSV (records, relationships, reporting exceptions). A child page says how many children there are.
 */
export default defineSource<Company>({
  name: NAME,
  title: 'GLEIF: LEI records, relationships, exceptions, code lists (JSON, XML, CSV)',
  homepage: 'https://www.gleif.org/',
  licence: 'CC0',
  collection: companies,
  files: ['.json', '.xml', '.csv'],
  recognises: (_base, head) =>
    CSV_HEAD.test(head) ||
    (/api\.gleif\.org|"goldenCopy"|www\.gleif\.org\/data\/schema/.test(head) &&
      !/recordType"\s*:\s*"unknown/.test(head)),
  expect: {},
  async *read(file) {
    const head = await file.head();
    if (/^\s*(?:\u00ef\u00bb\u00bf)?</.test(head)) yield* xmlFile(file);
    else if (CSV_HEAD.test(head)) yield* csvFile(file);
    else if (/"meta"|"links"/.test(head)) yield* apiAnswer(file);
    else yield* others(file);
  },
});
