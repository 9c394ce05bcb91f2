import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { known } from '#collections/assembling.ts';
import { type Entity, entities, entityPart, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf } from '#collections/entities/moieties.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { parseDay } from '#patents/dates.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { csvRows, type TableRow } from '../table-rows.ts';

const NAME = 'purple-book';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Words of the register for whether a product is marketed, in those of Drugs@FDA. */
export const MARKETING: Readonly<Record<string, string>> = {
  Rx: 'Prescription',
  OTC: 'Over-the-counter',
  Disc: 'Discontinued',
  'Disc*': 'Discontinued',
};
/** Columns of periods in which no other application is approved, and a code for each. */
export const EXCLUSIVITIES: Readonly<Record<string, string>> = {
  'Ref. Product Exclusivity Exp. Date': 'RPE',
  'First Interchangeable Exclusivity Exp. Date': 'FIE',
  'Orphan Exclusivity Exp. Date': 'ODE',
};

/**
 * `2-Dec-87`: a year of two digits is that of the first century in which the day is not before `since` (yyyyMMdd).
 * Licences of biologics began in 1903 and none is dated from 2030 on, so that without `since` 30 is 1930.
 */
export function dayOf(text: string | undefined, since?: number): number | undefined {
  const [, date, month, year] = /^(\d{1,2})-([A-Z][a-z]{2})-(\d{2}|\d{4})$/.exec(text?.trim() ?? '') ?? [];
  const at = MONTHS.indexOf(month ?? '');
  if (at < 0 || !date || !year) return undefined;
  const inCentury = (century: number) => parseDay(`${century + Number(year)}-${at + 1}-${date}`);
  if (year.length === 4) return inCentury(0);
  if (since === undefined) return inCentury(Number(year) < 30 ? 2000 : 1900);
  return [1900, 2000, 2100].map(inCentury).find((day) => day !== undefined && day >= since);
}

/**
 * `trastuzumab and hyaluronidase-oysk`: names of substances in lower case stand in a list; other names have commas and
 * "and" of their own.
 */
export function ingredientsOf(name: string, center: string): string {
  if (center !== 'CDER' || /[(),]/.test(name) || name !== name.toLowerCase()) return name;
  return name.split(' and ').join('; ');
}

function approvalOf({ cells }: TableRow): Approval {
  const digits = cells['BLA Number'] ?? '';
  if (!/^\d{5,6}$/.test(digits)) throw new RangeError(`has no number of an application: ${digits.slice(0, 20)}`);
  const number = digits.padStart(6, '0');
  if (!/^\d{1,4}$/.test(cells['Product Number'] ?? '')) throw new RangeError(`${number} has no number of a product`);
  const product = cells['Product Number']!.padStart(3, '0');
  const cell = (name: string) => cells[name] || undefined;
  const name = cell('Proprietary Name');
  const approved = dayOf(cells['Approval Date']);
  const original = cells['Submission Type'] !== 'Supplement';
  const revoked = cells.Licensure === 'Voluntarily Revoked';
  const first = dayOf(cells['Date of First Licensure']);
  const routes = cell('Route of Administration')?.toUpperCase();
  return approvalPart('FDA', number, NAME, {
    ...known({
      type: 'BLA',
      authorised: original && approved ? Math.min(approved, first ?? approved) : undefined,
      holder: cell('Applicant'),
      biosimilar: /^351\(k\)/.test(cells['BLA Type'] ?? '') || undefined,
      reference:
        [cell('Ref. Product Proper Name'), cell('Ref. Product Proprietary Name')].filter(Boolean).join(', ') ||
        undefined,
    }),
    products: [
      known({
        number: product,
        name: name === undefined || name === 'N/A' ? undefined : name,
        form: cell('Dosage Form') && [cell('Dosage Form')!.toUpperCase(), routes].filter(Boolean).join(';'),
        strength: cell('Strength'),
        ingredients: cell('Proper Name') && ingredientsOf(cell('Proper Name')!, cells.Center ?? ''),
        presentation: cell('Product Presentation'),
        status: revoked ? 'Voluntarily Revoked' : MARKETING[cells['Marketing Status'] ?? ''],
      }),
    ],
    exclusivities: Object.entries(EXCLUSIVITIES).flatMap(([head, code]) => {
      const date = dayOf(cells[head], approved);
      return date ? [{ product, code, date }] : [];
    }),
  } as Partial<Approval>);
}

/** What an approval names, each once: the drug, a combination with its parts, and the holder. */
function* namesIn({ holder, products }: Approval, told: Set<string>): Iterable<Entity> {
  for (const { ingredients = '', name } of products) {
    const moieties = moietiesOf(ingredients);
    const key = `${moieties.join('; ')} ${name ?? ''}`;
    if (moieties.length === 0 || told.has(key)) continue;
    told.add(key);
    yield entityPart({
      ids: [moietyIdentity(moieties)],
      provenance: [{ source: NAME, key }],
      kind: 'drug',
      names: [
        { lang: 'en', kind: 'preferred', text: moieties.join('; ') },
        // the name with the four letters that tell products of one substance apart
        { lang: 'en', kind: 'exact', text: ingredients },
        ...(name ? [{ lang: 'en', kind: 'trade' as const, text: name }] : []),
      ],
      parents: moieties.length > 1 ? moieties.map((each) => moietyIdentity([each])) : [],
    });
  }
  if (holder && !told.has(`organisation ${holder}`)) {
    told.add(`organisation ${holder}`);
    yield entityPart({
      ids: [organisationKey(holder)],
      provenance: [{ source: NAME, key: `organisation ${holder}` }],
      kind: 'organisation',
      names: [{ lang: 'en', kind: 'preferred', text: holder }],
    });
  }
}

/** The Purple Book of the FDA: licensed biologics, their reference products, and exclusivities. Rows repeat. */
export default defineSource<Approval | Entity>({
  name: NAME,
  title: 'FDA Purple Book: licensed biological products, CSV',
  homepage: 'https://purplebooksearch.fda.gov/downloads',
  licence: 'Public domain (works of the United States government)',
  collection: approvals,
  files: ['.csv'],
  recognises: (_base, head) => /^(?:\u00ef\u00bb\u00bf)?N\/R\/U,Applicant,BLA Number,/m.test(head),
  expect: { holder: 0.99 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Approval | Entity>> {
    const told = new Set<string>();
    const rows = new Set<string>();
    for await (const row of csvRows(file)) {
      // the column before the first says what changed since the last edition
      const key = row.raw.slice(row.raw.indexOf(','));
      if (rows.has(key)) {
        yield { ok: 'skipped', kind: 'row that stands there again' };
        continue;
      }
      rows.add(key);
      try {
        const record = approvalOf(row);
        yield { ok: true, record, raw: row.raw };
        for (const name of namesIn(record, told)) yield { ok: true, record: name, into: entities };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `line ${row.number}`, reason: error.message, raw: row.raw };
      }
    }
  },
});
