import { type Entity, entities, entityPart, nameIdentity } from '#collections/entities/entities.ts';
import { NAME_KINDS } from '../disease-ontology-tables/source.ts';
import { defineSource, type SourceFile } from '../source.ts';
import { mappedRows, type RowResult, type TableRow, tableRows } from '../table-rows.ts';

const NAME = 'babelon';

/** States of a translation that nobody stands for. */
const NONE = /^(?:NOT_TRANSLATED|REJECTED|NEEDS_REVIEW)$/i;

/**
 * What an identity is made of: a code of the Disease Ontology, else the English name of what is a disease or a sign.
 */
function identityOf(code: string, english: string): string | undefined {
  const doid = /^DOID:(\d{1,12})$/.exec(code)?.[1];
  if (doid) return `disease:doid:${doid}`;
  return /^(?:HP|MONDO):\d{7}$/.test(code) && english !== '' ? nameIdentity('disease', english) : undefined;
}

function translation({ cells, number }: TableRow): RowResult<Entity> {
  const [code, english, text] = [cells.subject_id ?? '', cells.source_value ?? '', cells.translation_value ?? ''];
  const kind = NAME_KINDS[cells.predicate_id ?? ''];
  if (!kind) return { skipped: 'row that is no name' };
  if (text === '' || NONE.test(cells.translation_status ?? '')) return { skipped: 'name that is not translated' };
  const identity = identityOf(code, english);
  if (!identity) return { skipped: 'term of an ontology of other things' };
  const lang = /^[a-z]{2,3}(?=$|[-_])/i.exec(cells.translation_language ?? '')?.[0].toLowerCase();
  if (!lang) throw new RangeError(`line ${number} names no language of the translation`);
  return entityPart({
    ids: [identity],
    provenance: [{ source: NAME, key: `${code} ${lang} ${kind} ${text}` }],
    kind: 'disease',
    names: [{ lang, kind, text }],
    cross_references: [code],
  });
}

/**
 * Translations of ontologies in the table form of Babelon, such as the Human Phenotype Ontology in Chinese: names of
 * diseases and signs in other languages.
 */
export default defineSource<Entity>({
  name: NAME,
  title: 'Translated names of diseases and signs (Babelon), TSV',
  homepage: 'https://github.com/obophenotype/hpo-translations',
  licence: 'That of the ontology; Human Phenotype Ontology: free to use with the source named, unchanged',
  collection: entities,
  files: ['.tsv', '.txt'],
  recognises: (_base, head) => /^(?=[^\n]*\bsubject_id\b)(?=[^\n]*\btranslation_value\b)[^\n]*\t/.test(head),
  expect: { names: 1 },
  read: (file: SourceFile) => mappedRows<Entity>(tableRows(file), translation),
});
