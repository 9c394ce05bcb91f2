import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Collection, Field } from '#corpus/collection.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { demoPatents } from '#demo/index.ts';
import { contentWords } from '#language/content-words.ts';
import { documents } from '#reading/document-lines.ts';
import { listFiles, openFile } from '#sources/files.ts';
import { sources } from '#sources/index.ts';
import { fieldsZh } from '../../console/src/words/fields-zh.ts';

/** What examples ask a derived field for, which no record has: a publication of the demo corpus, a count. */
const OF_DERIVED = { keyword: 'US19006008B2', number: 2 } as const;

/** The page of patents, with values of the demo corpus: English documents before others. */
export async function patentFieldsPage(): Promise<string> {
  const isEnglish = (patent: Patent) => Number(patent.titles[0]?.lang === 'en');
  const records = [...demoPatents()].sort((a, b) => isEnglish(b) - isEnglish(a));
  return fieldsPage(patents, fieldsZh, records, await excerpts(patents));
}

/** Sources of which a field is said to be filled by all others. */
const MOST_BUT = 3;
const SOURCES = join(import.meta.dirname, '../sources');

/** Folders in which several sources stand, with their excerpts together: who recognises one reads it. */
const TOGETHER = ['designs'];

/** What each source makes of the excerpts beside it, by its name; sources without excerpts are left out. */
async function excerpts<R>(collection: Collection<R>): Promise<ReadonlyMap<string, readonly R[]>> {
  const made = new Map<string, readonly R[]>();
  for (const source of sources) {
    const folders = [source.name, ...TOGETHER].map((folder) => join(SOURCES, folder, 'fixtures')).filter(existsSync);
    const records: R[] = [];
    for (const disk of await listFiles(folders))
      for await (const file of openFile(disk)) {
        if (!source.files.some((ending) => file.base.toLowerCase().endsWith(ending))) continue;
        if (!source.recognises(file.base, await file.head())) continue;
        for await (const parsed of source.read(file, documents))
          if (parsed.ok === true && (parsed.into ?? source.collection) === collection) records.push(parsed.record);
      }
    if (records.length > 0) made.set(source.name, records);
  }
  return made;
}

/** The values of a field in a record, without those that say nothing. */
const valuesOf = <R>(field: Exclude<Field<R>, { kind: 'any' }>, record: R) =>
  [field.of(record)].flat().filter((each) => each !== undefined && !/^0?$/.test(String(each)));

/** The sources that fill a field in their excerpts; of a combined field, those that fill one of its parts. */
function filledBy<R>(
  code: string,
  fields: Readonly<Record<string, Field<R>>>,
  made: ReadonlyMap<string, readonly R[]>,
): readonly string[] {
  const field = fields[code]!;
  if (field.kind !== 'any')
    return [...made].flatMap(([source, records]) =>
      records.some((record) => valuesOf(field, record).length > 0) ? [source] : [],
    );
  const parts = new Set(field.fields.flatMap((each) => filledBy(each, fields, made)));
  return [...made.keys()].filter((source) => parts.has(source));
}

/** Sources by their names; where they are nearly all, those that are not among them. */
function namedSources(filled: readonly string[], all: readonly string[]): string {
  const shown = (names: readonly string[]) => names.map((each) => `\`${each}\``).join(', ');
  const others = all.filter((each) => !filled.includes(each));
  if (others.length === 0) return 'every source';
  return others.length <= MOST_BUT ? `every source but ${shown(others)}` : shown(filled);
}

/**
 * The page that describes every field code of a collection, as Markdown; made from its declaration.
 * @param zh Labels in Chinese, by code.
 * @param records Where examples are taken from: the first that has a value.
 * @param made What the sources make of their excerpts.
 */
function fieldsPage<R>(
  { name, fields, aliases, unavailable, kept }: Collection<R>,
  zh: Readonly<Record<string, string>>,
  records: readonly R[],
  made: ReadonlyMap<string, readonly R[]>,
): string {
  const codes = Object.entries(fields);
  const rows = codes.map(([code, field]) => {
    const query = example(code, fields, records);
    const filled = filledBy(code, fields, made);
    const from = namedSources(filled, [...made.keys()]);
    const cells = [
      ...[`\`${code}\``, `${field.label}${wordsOf(field, /^[^\p{Script=Han}]+$/u)}`],
      ...[`${zh[code] ?? ''}${wordsOf(field, /\p{Script=Han}/u)}`, kindOf(field)],
      ...['derived' in field && field.derived !== undefined ? 'other records' : from],
      query ? `\`${printQuery(query)}\`` : '',
    ];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  const pairs = (of: Readonly<Record<string, string>>, code: boolean) =>
    Object.entries(of).map(([key, value]) => `| \`${key}\` | ${code ? `\`${value}\`` : value} |`);
  return `# Field codes of ${name}

${codes.length} codes of the query language. This page is generated from the collection's declaration: run \`npm run docs\` after a change. Examples
are values of the demo corpus. *Derived* fields follow from other records: families and citations received. *Counted* fields can be facets.
*Filled by* names the sources that have a value for the field in the excerpts which stand beside them
(${[...made.keys()].map((each) => `\`${each}\``).join(', ')});
where it is empty, no excerpt has one.

| Code | Meaning | 中文 | Kind | Filled by | Example |
|---|---|---|---|---|---|
${rows.join('\n')}

## Other spellings

| Code | Same as |
|---|---|
${pairs(aliases ?? {}, true).join('\n')}

## Codes of what people keep

They stand for queries that whoever is signed in has kept, and are understood in the console, not with a key. Combined by AND, OR and NOT.

| Code | What it names |
|---|---|
${pairs(kept ?? {}, false).join('\n')}

## Codes of the interface without values here

A query with one of them is refused with the reason.

| Code | Why |
|---|---|
${pairs(unavailable ?? {}, false).join('\n')}
`;
}

/** Values with the words that searches may say for them, as far as these are of one script. */
function wordsOf(field: Field<any>, script: RegExp): string {
  const said = 'said' in field && field.said ? [...field.said].filter(([word]) => script.test(word)) : [];
  return said.length === 0 ? '' : ` (${said.map(([word, values]) => `${values.join(', ')} ${word}`).join('; ')})`;
}

function kindOf(field: Field<any>): string {
  if (field.kind === 'any') return `any of ${field.fields.map((code) => `\`${code}\``).join(', ')}`;
  const more = [
    'derived' in field && field.derived !== undefined && 'derived',
    'facet' in field && field.facet && 'counted',
    'sort' in field && field.sort && 'sorted by',
  ];
  return [field.kind, ...more.filter(Boolean)].join(', ');
}

/** A query for a value that a field has in one of the records; of a derived field, for one that it may have. */
function example<R>(
  code: string,
  fields: Readonly<Record<string, Field<R>>>,
  records: readonly R[],
): Query | undefined {
  const field = fields[code]!;
  if (field.kind === 'any') {
    const part = field.fields.map((each) => example(each, fields, records)).find(Boolean);
    return part && 'field' in part ? { ...part, field: code } : undefined;
  }
  if ('derived' in field && field.derived !== undefined) {
    if (field.kind === 'number') return { kind: 'range', field: code, from: String(OF_DERIVED.number) };
    return field.normalise && { kind: 'term', field: code, text: OF_DERIVED.keyword };
  }
  for (const record of records) {
    const values = valuesOf(field, record);
    const [value] = values;
    if (value === undefined) continue;
    if (field.kind === 'date' || field.kind === 'number') return { kind: 'range', field: code, from: String(value) };
    // of a class the symbol itself, not a level above it
    const text = values.map(String).reduce((one, other) => (other.startsWith(one) ? other : one));
    const word = field.kind === 'text' && field.stemmed !== false ? contentWords(text)[0] : undefined;
    if (word) return { kind: 'term', field: code, text: text.slice(word.start, word.end).toLowerCase() };
    return { kind: /[^\p{L}\p{N}]/u.test(text) ? 'phrase' : 'term', field: code, text };
  }
  return undefined;
}
