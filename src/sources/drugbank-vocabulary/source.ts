import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Entity, entities, entityPart, foldedName, moietyIdentity } from '#collections/entities/entities.ts';
import { moietiesOf, moietyOf } from '#collections/entities/moieties.ts';
import { identified } from '../identified.ts';
import { defineSource, MAX_RAW, type Parsed, SourceError, type SourceFile } from '../source.ts';

const NAME = 'drugbank-vocabulary';
const COLUMNS = ['DrugBank ID', 'Accession Numbers', 'Common name', 'CAS', 'UNII', 'Synonyms', 'Standard InChI Key'];
const list = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(' | ')
    .map((each) => each.trim())
    .filter(Boolean);

/** Letters that a synonym has at least: shorter ones are short forms of several things. */
const LEAST_LETTERS = 6;

/**
 * Identities by all names, as other sources call the drug: `paracetamol` for acetaminophen. No codes and symbols, and
 * no names with words of salts and water, without which they may be those of another drug: `lithium hydrate`.
 */
const byNames = ({ names }: Entity): string[] =>
  names.flatMap(({ kind, text }) => {
    const letters = text.replace(/[^\p{L}]/gu, '');
    const word = letters.length >= LEAST_LETTERS && /\p{Ll}/u.test(letters) && moietyOf(text) === foldedName(text);
    return kind === 'preferred' || word ? [moietyIdentity(moietiesOf(text))] : [];
  });

function drug(cells: readonly string[]): Entity {
  const [id, accessions, name, cas, unii, synonyms, key] = cells.map((each) => each.trim());
  if (!/^DB\d{5,}$/.test(id ?? '')) throw new RangeError(`has no DrugBank id: ${id?.slice(0, 40)}`);
  if (!name) throw new RangeError('has no name');
  const others = list(synonyms).filter((each) => each !== name);
  return entityPart({
    ids: [`drug:drugbank:${id}`, ...(unii ? [`drug:unii:${unii}`] : []), moietyIdentity(moietiesOf(name))],
    provenance: [{ source: NAME, key: id! }],
    kind: 'drug',
    names: [
      { lang: 'en', kind: 'preferred', text: name },
      ...[...new Set(others)].map((text) => ({ lang: 'en', kind: 'exact' as const, text })),
    ],
    cross_references: [
      ...(cas ? [`CAS:${cas}`] : []),
      ...(unii ? [`UNII:${unii}`] : []),
      ...(key ? [`INCHIKEY:${key}`] : []),
    ],
    former: list(accessions)
      .filter((each) => /^DB\d{5,}$/.test(each) && each !== id)
      .map((each) => `drug:drugbank:${each}`),
  });
}

/** DrugBank's open vocabulary: names of drugs with CAS number, UNII and InChIKey, CSV. */
export default defineSource<Entity>({
  name: NAME,
  title: 'DrugBank vocabulary, CSV',
  homepage: 'https://go.drugbank.com/releases/latest#open-data',
  licence: 'CC0',
  collection: entities,
  files: ['.csv'],
  recognises: (_base, head) =>
    /(?:^|\n)(?:\u00ef\u00bb\u00bf)?DrugBank ID[;,]Accession Numbers[;,]Common name/.test(head),
  expect: { names: 1, cross_references: 0.5 },
  async *read(file: SourceFile): AsyncIterable<Parsed<Entity>> {
    const delimiter = /DrugBank ID(.)/.exec(await file.head())?.[1] ?? ',';
    const rows = Readable.from(file.stream()).pipe(
      parse({
        bom: true,
        delimiter,
        max_record_size: 1024 * 1024,
        relax_column_count: true,
        relax_quotes: true,
        skip_empty_lines: true,
      }),
    );
    let line = 0;
    const read: Parsed<Entity>[] = [];
    try {
      for await (const cells of rows as AsyncIterable<string[]>) {
        line++;
        if (cells[0] === COLUMNS[0] || /^Column1$/.test(cells[0] ?? '')) continue;
        try {
          read.push({ ok: true, record: drug(cells) });
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          read.push({
            ok: false,
            id: cells[0]?.slice(0, 40) || `row ${line}`,
            reason: error.message,
            raw: cells.join(delimiter).slice(0, MAX_RAW),
          });
        }
      }
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      throw new SourceError('damaged', file.name, `row ${line + 1}: ${error.message}`, undefined, { cause: error });
    }
    // a name that the vocabulary has for several drugs is that of none
    yield* identified(read, byNames);
  },
});
