import { united } from '#collections/assembling.ts';
import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import { exactNames, growthHeading, identified } from '../identified.ts';
import { defineSource, type Parsed, type SourceFile } from '../source.ts';
import { type RowResult, rowRuns, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'disease-ontology-tables';

/** What names are by the properties of OBO ontologies that give them. */
export const NAME_KINDS: Readonly<Record<string, Entity['names'][number]['kind']>> = {
  'rdfs:label': 'preferred',
  'oboInOwl:hasExactSynonym': 'exact',
  'oboInOwl:hasNarrowSynonym': 'narrow',
  'oboInOwl:hasBroadSynonym': 'related',
  'oboInOwl:hasRelatedSynonym': 'related',
};

const plain = (cell: string | undefined): string =>
  (cell ?? '')
    .replace(/^"{1,3}/, '')
    .replace(/"{1,3}$/, '')
    .trim();

/**
 * Rows of the table of translations with the whole of each note. Notes go over several lines, and not all of their
 * quotes are closed, so that it is no CSV: a line that begins with no term goes on with the note before it.
 */
async function* withWholeNotes(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  let row: TableRow | undefined;
  for await (const next of rows) {
    if (row && !/^"?DOID:/.test(next.raw)) {
      const note = row.cells.review_notes ?? '';
      if (note.length < MOST_OF_NOTE)
        row = { ...row, cells: { ...row.cells, review_notes: `${note}\n${next.cells.source_id}` } };
    } else {
      if (row) yield row;
      row = next;
    }
  }
  if (row) yield row;
}

/** Characters: what else a note of this length says is not read. */
const MOST_OF_NOTE = 10_000;

/** Names of a term in English and another language; what reviewers found wrong of the latter is left out. */
function translations(doid: string, rows: readonly TableRow[]): RowResult<Entity> {
  const names = rows.flatMap(({ cells }) => {
    const kind = NAME_KINDS[cells.predicate ?? ''];
    const text = plain(cells.translation_text);
    const wrong = /^ERROR/m.test(plain(cells.review_notes)) || /ERROR|REJECT/i.test(cells.status ?? '');
    const original = plain(cells.source_text);
    if (!kind) return [];
    return [
      ...(original && cells.source_lang === 'en' ? [{ lang: 'en', kind, text: original }] : []),
      ...(text && !wrong ? [{ lang: cells.translation_lang || 'es', kind, text }] : []),
    ];
  });
  if (names.length === 0) return { skipped: 'row without a name' };
  return entityPart({
    ids: [`disease:doid:${doid}`],
    provenance: [{ source: `${NAME}-es`, key: doid }],
    kind: 'disease',
    names: united([names], ({ lang, text }) => `${lang} ${text}`),
  });
}

/** Codes of a term in other vocabularies. */
function references(doid: string, rows: readonly TableRow[]): RowResult<Entity> {
  const label = plain(rows[0]!.cells.label);
  if (label === '') throw new RangeError('has no label');
  return entityPart({
    ids: [`disease:doid:${doid}`],
    provenance: [{ source: `${NAME}-xref`, key: doid }],
    kind: 'disease',
    names: [{ lang: 'en', kind: 'preferred', text: label }],
    cross_references: [...new Set(rows.map(({ cells }) => plain(cells.xref)).filter(Boolean))],
  });
}

/** Tables of the Human Disease Ontology: names in Spanish, references to other vocabularies. */
export default defineSource<Entity>({
  name: NAME,
  title: 'Human Disease Ontology: translations and cross references, TSV',
  homepage: 'https://disease-ontology.org/',
  licence: 'CC0',
  collection: entities,
  files: ['.tsv', '.txt'],
  recognises: (_base, head) =>
    /^source_id\tpredicate\tsource_text\ttranslation_text/.test(head) || /^id\tlabel\txref\r?\n"?DOID:/.test(head),
  expect: { names: 1 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    const translated = (await file.head()).startsWith('source_id');
    const codeOf = ({ cells }: TableRow) => plain(translated ? cells.source_id : cells.id);
    const rows = translated ? withWholeNotes(tableRows(file)) : tableRows(file);
    // rows of one term need not be neighbours: their names and codes are gathered first
    const terms = new Map<string, TableRow[]>();
    for await (const [code, run] of rowRuns(rows, codeOf)) terms.set(code, [...(terms.get(code) ?? []), ...run]);
    const made: Parsed<Entity>[] = [];
    for (const [code, rows] of terms) {
      try {
        const doid = /^DOID:(\d{1,12})$/.exec(code)?.[1];
        if (!doid) throw new RangeError(`has no DOID: ${code.slice(0, 40)}`);
        const term = translated ? translations(doid, rows) : references(doid, rows);
        made.push('skipped' in term ? { ok: 'skipped', kind: term.skipped } : { ok: true, record: term as Entity });
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        made.push({ ok: false, id: `line ${rows[0]!.number}`, reason: error.message, raw: rows[0]!.raw });
      }
    }
    // not by codes of MeSH, of which several terms of the whole ontology may have one
    yield* identified(made, (term) => [...exactNames(term), ...growthHeading(term)]);
  },
});
