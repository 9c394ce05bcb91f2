import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { type ListedPatent, listedPatentId, listedPatents } from '#collections/approvals/listed-patents.ts';
import { parseDay } from '#patents/dates.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { rowRuns, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'orange-book';
const REGISTER = 'FDA_ORANGE_BOOK';
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** `Mar 24, 2022`; undefined for a day that no calendar has. */
function dayOf(text: string | undefined): number | undefined {
  const [, month, day, year] = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text ?? '') ?? [];
  const at = MONTHS.indexOf(month ?? '');
  return at < 0 ? undefined : parseDay(`${year}-${at + 1}-${day}`);
}

function listing({ cells }: TableRow): ListedPatent {
  const [, document, paediatric] = /^((?:RE|PP|D|H|T)?\d{1,8})(\*PED)?$/.exec(cells.Patent_No ?? '') ?? [];
  if (!document) throw new RangeError(`has no patent number: ${cells.Patent_No?.slice(0, 30)}`);
  const number = `US${document}`;
  const expiry = dayOf(cells.Patent_Expire_Date_Text);
  return {
    id: listedPatentId(REGISTER, number),
    register: REGISTER,
    number,
    listings: [
      {
        application: cells.Appl_No!,
        product: cells.Product_No!,
        ...(expiry && { expiry }),
        paediatric: paediatric !== undefined,
        substance: cells.Drug_Substance_Flag === 'Y',
        drug_product: cells.Drug_Product_Flag === 'Y',
        ...(cells.Patent_Use_Code && { use_code: cells.Patent_Use_Code }),
        delisted: cells.Delist_Flag === 'Y',
      },
    ],
    source: NAME,
  };
}

function exclusivities(number: string, rows: readonly TableRow[]): Approval {
  return approvalPart('FDA', number, NAME, {
    exclusivities: rows.flatMap(({ cells }) => {
      const date = dayOf(cells.Exclusivity_Date);
      return cells.Exclusivity_Code && date ? [{ product: cells.Product_No!, code: cells.Exclusivity_Code, date }] : [];
    }),
  });
}

/** The Orange Book: patents that are listed for products, and exclusivities. */
export default defineSource<ListedPatent | Approval>({
  name: NAME,
  title: 'FDA Orange Book: patents and exclusivities',
  homepage: 'https://www.fda.gov/drugs/drug-approvals-and-databases/orange-book-data-files',
  licence: 'Public domain (works of the United States government)',
  collection: listedPatents,
  files: ['.txt'],
  recognises: (_base, head) => /^Appl_Type~Appl_No~Product_No~(?:Patent_No|Exclusivity_Code)/.test(head),
  expect: {},
  async *read(file: SourceFile): AsyncIterable<Parsed<ListedPatent | Approval>> {
    const patents = (await file.head()).includes('Patent_No');
    const runs = rowRuns(tableRows(file, { delimiter: '~' }), ({ cells }) => cells.Appl_No ?? '');
    for await (const [number, rows] of runs) {
      for (const each of patents ? rows.map((row) => [row]) : [rows]) {
        try {
          if (!/^\d{6}$/.test(number)) throw new RangeError(`has no number of an application: ${number.slice(0, 20)}`);
          if (patents) yield { ok: true, record: listing(each[0]!), raw: each[0]!.raw };
          else yield { ok: true, record: exclusivities(number, each), into: approvals, raw: each[0]!.raw };
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          yield { ok: false, id: `line ${each[0]!.number}`, reason: error.message, raw: each[0]!.raw };
        }
      }
    }
  },
});
