import { type Approval, approvalPart, approvals, type Review } from '#collections/approvals/approvals.ts';
import { known } from '#collections/assembling.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities, entityPart, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { parseDay } from '#patents/dates.ts';
import { openPackage } from '../office/package.ts';
import { sheetsOf } from '../office/sheets.ts';
import { type TableRow, workbookTable } from '../office/table.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { groupFacts, groupsOf } from './groups.ts';

const NAME = 'ema-epar';

/** Columns that are read, by their heads. */
const COLUMNS = {
  category: 'Category',
  name: 'Medicine name',
  areas: 'Therapeutic area',
  inn: 'International non-proprietary name (INN) / common name',
  substance: 'Active substance',
  number: 'Product number',
  status: 'Authorisation status',
  atc: 'ATC code',
  generic: 'Generic',
  biosimilar: 'Biosimilar',
  authorised: 'Marketing authorisation date',
  refused: 'Date of refusal of marketing authorisation',
  holder: 'Marketing authorisation holder/company name',
  groups: 'Human pharmacotherapeutic group',
  indication: 'Condition / indication',
  revised: 'Revision date',
  url: 'URL',
} as const;
type Column = keyof typeof COLUMNS;

/** Columns of yes and no that say how a medicine was assessed. */
export const REVIEW_COLUMNS: Readonly<Record<string, Review>> = {
  'Orphan medicine': 'Orphan_Drug',
  'Accelerated assessment': 'Accelerated_Assessment',
  'Conditional approval': 'Conditional_Approval',
  'Exceptional circumstances': 'Exceptional_Circumstances',
};

const yes = (cell: string | undefined): boolean => /^yes$/i.test(cell ?? '');
/** `2016-02-02 01:00`: the hour is that of the zone in which the table was written. */
const dayOf = (cell: string | undefined): number | undefined => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(cell ?? '') ?? [];
  return year ? parseDay(`${year}-${month}-${day}`) : undefined;
};

/** What is one thing although its name has commas: it is described, not listed. */
const ONE_THING = /\b(?:vaccine|virus|cells?|antigens?|toxoids?|immunoglobulin|factor|powder|extract)\b/i;
/** A salt that stands behind a comma of its own belongs to what stands before it. */
const SALT_ALONE = /^(?:fumarate|phosphate|maleate|succinate|hydrochloride|sodium|anhydrous)$/i;

/**
 * The substances of a medicine as the columns of ingredients of other registers have them, `a; b`: the list has commas,
 * semicolons or strokes between them. What a bracket says of the salt (`(as sulfate)`) is left out.
 */
export function ingredientsOf(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .replace(/ ?\((?:as|in the form of) [^()]{1,80}\)/gi, '')
    .trim();
  if (ONE_THING.test(plain) || /[()[\]]/.test(plain)) return plain;
  const parts: string[] = [];
  for (const part of plain.split(/, | \/ |; ?/)) {
    if (SALT_ALONE.test(part) && parts.length > 0) parts[parts.length - 1] += ` ${part}`;
    else if (part !== '') parts.push(part);
  }
  return parts.join('; ');
}

const substancesIn = (row: TableRow): string => ingredientsOf(row[COLUMNS.inn] || row[COLUMNS.substance] || '');

/** @throws RangeError for a row without a number of a product. */
function approvalOf(row: TableRow): Approval | undefined {
  const cell = (column: Column) => row[COLUMNS[column]] || undefined;
  if (cell('category') === 'Veterinary') return undefined;
  const number = cell('number');
  if (!number || !/^EMEA\/[HVWEZ]\/[A-Z-]{1,6}\/\d{3,7}$/.test(number))
    throw new RangeError(`has no number of a product: ${number?.slice(0, 40)}`);
  const status = cell('status');
  const refused = status === 'Refused';
  const ingredients = substancesIn(row);
  const reviews = Object.entries(REVIEW_COLUMNS).flatMap(([head, review]) => (yes(row[head]) ? [review] : []));
  const headings = (cell('areas') ?? '').split(';').map((each) => each.trim());
  const atc = (cell('atc') ?? '').split(/[,;\s]+/).filter((each) => /^[A-Z](?:\d\d[A-Z]{0,2}(?:\d\d)?)?$/.test(each));
  const url = cell('url');
  return approvalPart('EMA', number, NAME, {
    ...known({
      holder: cell('holder'),
      authorised: refused ? undefined : dayOf(cell('authorised')),
      refused: dayOf(cell('refused')),
      indication: cell('indication'),
      generic: yes(cell('generic')) || undefined,
      biosimilar: yes(cell('biosimilar')) || undefined,
    }),
    ...(reviews.length > 0 && { reviews }),
    ...(headings.some(Boolean) && { diseases: [...new Set(headings.filter(Boolean))] }),
    ...(atc.length > 0 && { atc: [...new Set(atc)] }),
    products: [known({ number: '1', name: cell('name'), ingredients: ingredients || undefined, status })],
    documents:
      url && /^https:\/\/[^\s]{4,1000}$/.test(url)
        ? [known({ id: '1', type: 'European public assessment report', url, date: dayOf(cell('revised')) })]
        : [],
  } as Partial<Approval>);
}

/** What an approval names: the drug, a combination with its parts, and the holder. */
function* namesIn({ holder, products }: Approval): Iterable<Entity> {
  for (const { ingredients = '', name } of products) {
    const moieties = moietiesOf(ingredients);
    if (moieties.length === 0 || ingredients.length > 400) continue;
    const substance = moieties.join('; ');
    yield entityPart({
      ids: [moietyIdentity(moieties)],
      provenance: [{ source: NAME, key: `drug ${substance} ${name ?? ''}` }],
      kind: 'drug',
      names: [
        { lang: 'en', kind: 'preferred', text: substance },
        ...(name && name.toLowerCase() !== substance ? [{ lang: 'en', kind: 'trade' as const, text: name }] : []),
      ],
      parents: moieties.length > 1 ? moieties.map((each) => moietyIdentity([each])) : [],
    });
  }
  if (holder)
    yield entityPart({
      ids: [organisationKey(holder)],
      provenance: [{ source: NAME, key: `organisation ${holder}` }],
      kind: 'organisation',
      names: [{ lang: 'en', kind: 'preferred', text: holder }],
    });
}

/** The list of medicines of the European Medicines Agency, a workbook: medicines for people, with their approvals. */
export default defineSource<Approval | Entity | DrugFact>({
  name: NAME,
  title: 'EMA medicines (European public assessment reports), XLSX',
  homepage: 'https://www.ema.europa.eu/en/medicines/download-medicine-data',
  licence: 'European Medicines Agency: reuse with the source named',
  collection: approvals,
  files: ['.xlsx'],
  recognises: (base) => /medicines.{0,40}(?:output|report)|epar|european.public.assessment/i.test(base),
  expect: { holder: 0.95 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Approval | Entity | DrugFact>> {
    const told = new Set<string>();
    const isNew = (key: string) => !told.has(key) && told.add(key) !== undefined;
    const { rows } = await workbookTable(file, [COLUMNS.name, COLUMNS.number], async (bytes) =>
      sheetsOf(await openPackage(bytes)),
    );
    const groups = groupsOf(rows.map((row) => ({ ingredients: substancesIn(row), groups: row[COLUMNS.groups] ?? '' })));
    for (const [at, row] of rows.entries()) {
      const raw = JSON.stringify(row);
      try {
        const record = approvalOf(row);
        if (!record) {
          yield { ok: 'skipped', kind: 'medicine for animals' };
          continue;
        }
        yield { ok: true, record, raw };
        const classes = groupFacts(NAME, substancesIn(row), groups[at]!);
        for (const name of [...namesIn(record), ...classes.map(({ group }) => group)]) {
          if (isNew(name.provenance[0]!.key)) yield { ok: true, record: name, into: entities };
        }
        for (const { fact } of classes) if (isNew(fact.id)) yield { ok: true, record: fact, into: drugFacts };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `row ${at + 1}`, reason: error.message, raw };
      }
    }
  },
});
