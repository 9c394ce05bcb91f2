import { documentOf } from '#collections/patents/families/facts.ts';
import { type Reaction, reactions } from '#collections/reactions/reactions.ts';
import { normaliseNumber } from '#patents/numbers.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { csvRows, tableRows } from '../table-rows.ts';
import { reactionParts } from './reaction-smiles.ts';
import { type ReactionRecord, Substances } from './substances.ts';

const NAME = 'reaction-table';

/** Heads that name a column, in lower case without blanks, underscores and hyphens. */
const REACTION = ['reactionsmiles', 'rxnsmiles', 'reaction', 'rxn'];
const PATENT = ['patentnumber', 'patentid', 'patent'];
const KEY = ['ordreactionid', 'reactionid', 'id'];
const YIELD = ['yield', 'calculatedyield', 'textminedyield'];
const CLASS = ['rxnclass', 'class', 'reactionclass'];
const PROCEDURE = ['proceduretext', 'procedure', 'paragraphtext'];

const plain = (head: string) => head.toLowerCase().replace(/[\s_-]/g, '');

/** Reactions of tables: reaction SMILES with the patent, yield, class and paragraph, as far as there are columns. */
export default defineSource<ReactionRecord>({
  name: NAME,
  title: 'Reactions, CSV or TSV with a column of reaction SMILES',
  homepage: 'https://open-reaction-database.org/',
  licence: 'as its origin says (Lowe: CC0; ORD: CC BY-SA 4.0)',
  collection: reactions,
  files: ['.csv', '.tsv'],
  recognises: (_base, head) =>
    head
      .split(/\r?\n/, 1)[0]!
      .split(/[,\t]/)
      .some((cell) => REACTION.includes(plain(cell))),
  expect: { reactants: 0.9 },
  async *read(file: SourceFile): AsyncIterable<Parsed<ReactionRecord>> {
    const [heads = ''] = (await file.head()).split(/\r?\n/, 1);
    const rows = heads.includes('\t') ? tableRows(file) : csvRows(file);
    const seen = new Map<string, number>();
    const substances = new Substances(NAME);
    for await (const { cells, raw, number } of rows) {
      const cell = (names: readonly string[]) =>
        Object.entries(cells).find(([head, value]) => names.includes(plain(head)) && value !== '')?.[1];
      const written = cell(REACTION) ?? '';
      try {
        const parts = await reactionParts(written, substances);
        const said = cell(PATENT);
        const given = cell(YIELD);
        const percent = given === undefined ? Number.NaN : Number(given.replace('%', ''));
        const text = cell(PROCEDURE);
        const kind = cell(CLASS);
        // a reaction often stands several times in a patent: the rows are told apart by their order
        const named = cell(KEY) ?? `${file.base}:${said ?? ''}`;
        const times = (seen.get(named) ?? 0) + 1;
        seen.set(named, times);
        const key = times === 1 ? named : `${named}:${times}`;
        const record: Reaction = {
          id: `${NAME}:${key}`,
          ...parts,
          written,
          ...(said !== undefined && { patent: documentOf(normaliseNumber(said)) }),
          ...(Number.isFinite(percent) && { yield: percent }),
          ...(kind !== undefined && { class: kind }),
          ...(text !== undefined && { procedure: text.slice(0, 40_000) }),
          provenance: [{ source: NAME, key }],
        };
        yield* substances.records(record, raw, said);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        substances.forget();
        yield { ok: false, id: `line ${number}`, reason: error.message, raw };
      }
    }
  },
});
