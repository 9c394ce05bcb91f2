import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { type Entity, entities, entityPart, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { parseDay } from '#patents/dates.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { rowRuns, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'drugs-at-fda';

/** Codes of the published look-up tables (MarketingStatus, SubmissionClass, ApplicationsDocsType) in their words. */
export const MARKETING: Readonly<Record<string, string>> = {
  1: 'Prescription',
  2: 'Over-the-counter',
  3: 'Discontinued',
  4: 'None (Tentative Approval)',
};
// biome-ignore format: read it as a table
export const CLASSES: Readonly<Record<string, string>> = {
  1: 'Bioequivalence', 2: 'Efficacy', 3: 'Labeling', 4: 'Manufacturing (CMC)', 5: 'Not Applicable', 6: 'Supplement', 7: 'Type 1 - New Molecular Entity',
  8: 'Type 1 - New Molecular Entity and Type 4 - New Combination', 9: 'Type 2 - New Active Ingredient', 10: 'Type 2 - New Active Ingredient and Type 3 - New Dosage Form',
  11: 'Type 2 New Active Ingredient and Type 4 New Combination', 12: 'Type 3 - New Dosage Form', 13: 'Type 3 - New Dosage Form and Type 4 - New Combination',
  14: 'Type 4 - New Combination', 15: 'Type 5 - New Formulation or New Manufacturer', 16: 'Type 6 - New Indication (no longer used)',
  17: 'Type 7 - Drug Already Marketed without Approved NDA', 18: 'Type 8 - Partial Rx to OTC Switch', 21: 'REMS',
  22: 'Type 10 - New Indication Submitted as Distinct NDA - Not Consolidated', 23: 'Medical Gas',
  24: 'Type 9 - New Indication Submitted as Distinct NDA, Consolidated with Original NDA after Approval', 25: 'Type 9 - New indication submitted as distinct BLA, consolidated',
};
// biome-ignore format: read it as a table
export const DOCUMENTS: Readonly<Record<string, string>> = {
  1: 'Letter', 2: 'Label', 3: 'Review', 4: 'FDA Talk Paper', 5: 'FDA Press Release', 6: 'Patient Package Insert', 7: 'Dear Health Professional Letter',
  8: 'Medication Guide', 9: 'Withdrawal Notice', 10: 'Other Important Information from FDA', 11: 'Consumer Information Sheet', 12: 'Exclusivity Letter',
  13: 'Questions and Answers', 14: 'Other', 15: 'Patient Information Sheet', 16: 'Healthcare Professional Sheet', 19: 'REMS', 21: 'Summary Review',
};

/** A cell; `Null`, `N/A` and nothing are none. */
const said = (cell: string | undefined): string | undefined =>
  cell === undefined || cell === '' || cell === 'Null' || cell === 'N/A' || cell === 'UNKNOWN' ? undefined : cell;
const known = <T extends object>(value: T) =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [F in keyof T]: Exclude<T[F], undefined>;
  };
/** A day; the first of 1900 is what their program writes for none. */
const dayOf = (cell: string | undefined): number | undefined => {
  if (cell?.startsWith('1900-01-01')) return undefined;
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(cell ?? '') ?? [];
  return year && year >= '1800' ? parseDay(`${year}-${month}-${day}`) : undefined;
};
const numberOf = (cell: string | undefined): number => {
  const number = Number(cell);
  if (cell === '' || !Number.isInteger(number) || number < 0)
    throw new RangeError(`has no number of a submission: ${cell}`);
  return number;
};

/** The address of a document: one in 25 is written with blanks, some with `httpS`. */
const addressOf = (cell: string | undefined): string | undefined => {
  const [, scheme, rest] = /^(https?):\/\/(\S[^\r\n\t]{2,998}\S)$/i.exec(cell?.trim() ?? '') ?? [];
  return scheme && rest && `${scheme.toLowerCase()}://${rest.replaceAll(' ', '%20')}`;
};

type Said = Partial<Approval>;
type Reader = (rows: readonly TableRow[]) => Said;

/** Tables by their head, and what the rows of one application say. */
const TABLES: readonly (readonly [head: RegExp, read: Reader])[] = [
  [
    /^ApplNo\tApplType\tApplPublicNotes\tSponsorName/,
    ([row]) => known({ type: said(row!.cells.ApplType), holder: said(row!.cells.SponsorName) }) as Said,
  ],
  [
    /^ApplNo\tProductNo\tForm\tStrength/,
    (rows) => ({
      products: rows.map(({ cells }) =>
        known({
          number: cells.ProductNo!,
          // quotation marks are doubled in some names, as in a quoted cell: HY-PAM ""25""
          name: said(cells.DrugName?.replaceAll('""', '"')),
          form: said(cells.Form),
          strength: said(cells.Strength),
          ingredients: said(cells.ActiveIngredient),
        }),
      ) as Approval['products'],
    }),
  ],
  [
    /^MarketingStatusID\tApplNo\tProductNo/,
    (rows) => ({
      products: rows.map(({ cells }) =>
        known({ number: cells.ProductNo!, status: MARKETING[cells.MarketingStatusID!] }),
      ) as Approval['products'],
    }),
  ],
  [
    /^ApplNo\tSubmissionClassCodeID\tSubmissionType\tSubmissionNo\tSubmissionStatus\t/,
    (rows) => ({
      submissions: rows.map(({ cells }) =>
        known({
          type: cells.SubmissionType!,
          number: numberOf(cells.SubmissionNo),
          class: CLASSES[cells.SubmissionClassCodeID!],
          status: said(cells.SubmissionStatus),
          date: dayOf(cells.SubmissionStatusDate),
          priority: said(cells.ReviewPriority),
        }),
      ) as Approval['submissions'],
    }),
  ],
  [
    /^ApplNo\tSubmissionType\tSubmissionNo\tSubmissionPropertyTypeCode/,
    (rows) => ({
      submissions: rows
        .filter(({ cells }) => cells.SubmissionPropertyTypeCode === 'Orphan')
        .map(({ cells }) => ({
          type: cells.SubmissionType!,
          number: numberOf(cells.SubmissionNo),
          orphan: true as const,
        })),
    }),
  ],
  [
    /^ApplicationDocsID\tApplicationDocsTypeID\tApplNo/,
    (rows) => ({
      documents: rows.flatMap(({ cells }) => {
        const url = addressOf(cells.ApplicationDocsURL);
        if (url === undefined) return [];
        const type = DOCUMENTS[cells.ApplicationDocsTypeID!];
        return [known({ id: cells.ApplicationDocsID!, type, url, date: dayOf(cells.ApplicationDocsDate) })];
      }) as Approval['documents'],
    }),
  ],
];
/** Tables of which nothing is taken: codes in words, which stand above, and therapeutic equivalence. */
const OTHERS =
  /^(?:ActionTypes_LookupID|ApplicationDocsType_Lookup_ID|MarketingStatusID\tMarketingStatusDescription|SubmissionClassCodeID|ApplNo\tProductNo\tMarketingStatusID\tTECode)/;

/** A product without a brand is called by its substances, with the words of their salts. */
const kindOfName = (name: string, moieties: readonly string[]): 'exact' | 'trade' =>
  moietiesOf(name.replace(/\sand\s|,/gi, ';')).join(';') === moieties.join(';') ? 'exact' : 'trade';

/** Names of substances and products, of a combination with its parts. */
function* namesOf({ products }: Approval, told: Set<string>): Iterable<Entity> {
  for (const { ingredients, name } of products) {
    const moieties = moietiesOf(ingredients ?? '');
    if (moieties.length === 0) continue;
    const key = `${moieties.join('; ')} ${name ?? ''}`;
    if (told.has(key)) continue;
    told.add(key);
    const substance = moieties.join('; ').slice(0, 1_000);
    yield entityPart({
      ids: [moietyIdentity(moieties)],
      provenance: [{ source: NAME, key }],
      kind: 'drug',
      names: [
        { lang: 'en', kind: 'preferred', text: substance },
        ...(name && name.toLowerCase() !== substance
          ? [{ lang: 'en', kind: kindOfName(name, moieties), text: name }]
          : []),
      ],
      parents: moieties.length > 1 ? moieties.map((each) => moietyIdentity([each])) : [],
    });
  }
}

/** Drugs@FDA: applications, products, submissions, documents; each table by itself, in any order. */
export default defineSource<Approval | Entity>({
  name: NAME,
  title: 'Drugs@FDA data files, tables',
  homepage: 'https://www.fda.gov/drugs/drug-approvals-and-databases/drugsfda-data-files',
  licence: 'Public domain (works of the United States government)',
  collection: approvals,
  files: ['.txt', '.tsv'],
  recognises: (_base, head) => TABLES.some(([shape]) => shape.test(head)) || OTHERS.test(head),
  expect: {},
  async *read(file: SourceFile): AsyncIterable<Parsed<Approval | Entity>> {
    const head = await file.head();
    const read = TABLES.find(([shape]) => shape.test(head))?.[1];
    if (!read) {
      yield { ok: 'skipped', kind: 'table of codes' };
      return;
    }
    const drugs = new Set<string>();
    const holders = new Set<string>();
    for await (const [number, rows] of rowRuns(
      tableRows(file, { encoding: 'windows-1252' }),
      ({ cells }) => cells.ApplNo ?? '',
    )) {
      try {
        if (!/^\d{6}$/.test(number)) throw new RangeError(`has no number of an application: ${number.slice(0, 20)}`);
        const record = approvalPart('FDA', number, NAME, read(rows));
        yield { ok: true, record, raw: rows[0]!.raw };
        for (const drug of namesOf(record, drugs)) yield { ok: true, record: drug, into: entities };
        if (record.holder && !holders.has(record.holder)) {
          holders.add(record.holder);
          const named = entityPart({
            ids: [organisationKey(record.holder)],
            provenance: [{ source: NAME, key: `organisation ${record.holder}` }],
            kind: 'organisation',
            names: [{ lang: 'en', kind: 'preferred', text: record.holder }],
          });
          yield { ok: true, record: named, into: entities };
        }
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `line ${rows[0]!.number}`, reason: error.message, raw: rows[0]!.raw };
      }
    }
  },
});
