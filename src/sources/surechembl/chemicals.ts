import type { Compound } from '#collections/compounds/compound.ts';
import { compounds } from '#collections/compounds/compounds.ts';
import { type Mention, mentions } from '#collections/compounds/mentions.ts';
import { normaliseNumber, parsePublicationNumber } from '#patents/numbers.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { compoundRecord } from '../structures/compound-record.ts';
import { cellParts, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'surechembl';

/** Columns of counts, by the part of the document that they count in. */
const COUNTS = {
  'Title Count': 'title',
  'Abstract Count': 'abstract',
  'Claims Count': 'claims',
  'Description Count': 'description',
  'Image Count': 'image',
  'Attachment Count': 'attachment',
} as const;

/** `WO-2013127697-A1` as `WO2013127697A1`. @throws RangeError for what is no publication number. */
export function publicationOf(text: string): string {
  const read = parsePublicationNumber(text.replaceAll('-', ''));
  if (!read) throw new RangeError(`"${text.slice(0, 60)}" is no publication number`);
  return normaliseNumber(text.replaceAll('-', ''));
}

/** What a row says of a patent and the compound of its structure. */
function mentionOf({ cells }: TableRow, compound: string): Mention {
  const patent = publicationOf(cells.SCPN ?? '');
  const counts = Object.entries(COUNTS).flatMap(([column, part]) => {
    const text = cells[column];
    const count = Number(text);
    return text && Number.isInteger(count) && count >= 0 ? [[part, count] as const] : [];
  });
  return {
    id: `${NAME}:${patent}:${compound}`,
    compound,
    patent,
    counts: Object.fromEntries(counts),
    names: cellParts(cells.Names),
    provenance: [{ source: NAME, key: `${cells.SCPN} ${cells['SureChEMBL ID']}` }],
  };
}

/** The table of SureChEMBL: a chemical of a patent a row, with how often it stands in each part. */
export default defineSource<Compound | Mention>({
  name: NAME,
  title: 'SureChEMBL chemicals of patents, TSV of the front file',
  homepage: 'https://www.surechembl.org/',
  licence: 'CC BY-SA 3.0',
  collection: compounds,
  files: ['.tsv', '.txt'],
  recognises: (_base, head) => /^SCPN\tSureChEMBL ID\tSMILES\t/.test(head),
  expect: { identity: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Compound | Mention>> {
    for await (const row of tableRows(file)) {
      const { cells, raw, number } = row;
      const parsed = await compoundRecord(`line ${number}`, raw, {
        source: NAME,
        key: cells['SureChEMBL ID'] || `line ${number}`,
        given: { text: cells.SMILES ?? '', notation: 'smiles' },
        names: cellParts(cells.Names).map((text) => ({ text, kind: 'synonym' as const })),
        references: cells['SureChEMBL ID'] ? [`SURECHEMBL:${cells['SureChEMBL ID']}`] : [],
      });
      yield parsed;
      if (parsed.ok !== true) continue;
      try {
        yield { ok: true, record: mentionOf(row, parsed.record.id), into: mentions, raw };
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        yield { ok: false, id: `line ${number}`, reason: error.message, raw };
      }
    }
  },
});
