import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { defineSource, MAX_RAW, type Parsed } from '../source.ts';
import { isPlain, type Plain, plains, said, wholeJson } from '../whole-json.ts';
import { citingOf, claimsOf, grantOf, KNOWN, NAME, publicationOfRow } from './to-patent.ts';

/** What a row of a list is. */
const EACH: Readonly<Record<string, (row: Plain, file: string) => Patent>> = {
  patents: grantOf,
  publications: publicationOfRow,
};
/** What the rows of a list about one document are together. */
const TOGETHER: Readonly<Record<string, (rows: readonly Plain[], file: string) => Patent>> = {
  g_claims: claimsOf,
  pg_claims: claimsOf,
  us_patent_citations: citingOf,
  us_application_citations: citingOf,
};
/**
 * Lists without records of ours: descriptions come in parts, each in an answer of its own; the rest is about others.
 */
const LEFT =
  /^(?:(?:g|pg)_(?:brf_sum|detail_desc|draw_desc)_texts|rel_app_texts|assignees|inventors|attorneys|locations|ipcr|wipo|(?:cpc|uspc)_\w+|other_references|foreign_citations)$/;

const idOf = (row: Plain) => said(row.patent_id) ?? said(row.document_number);

/** Rows about one document, in the order in which the documents come. */
function byDocument(rows: readonly Plain[]): Plain[][] {
  const groups = new Map<string, Plain[]>();
  for (const row of rows) {
    const id = idOf(row) ?? '';
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return [...groups.values()];
}

/** Answers of the PatentsView search API: grants, published applications, claims, citations. */
export default defineSource<Patent>({
  name: NAME,
  title: 'PatentsView search API (JSON): US grants and published applications, claims, citations',
  homepage: 'https://patentsview.org/',
  licence: 'CC BY 4.0',
  collection: patents,
  files: ['.json'],
  expect: {},
  recognises: (_base, head) =>
    /^\s*\{\s*"error"\s*:\s*false\s*,\s*"count"\s*:\s*\d+\s*,\s*"total_hits"\s*:/.test(head.slice(0, 400)),
  async *read(file): AsyncGenerator<Parsed<Patent>> {
    const page = await wholeJson(file);
    const lists = isPlain(page) ? Object.keys(page).filter((name) => Array.isArray(page[name])) : [];
    for (const name of lists) {
      const rows = plains((page as Plain)[name]);
      if (rows.length === 0) yield { ok: 'skipped', kind: 'result page without hits' };
      else if (LEFT.test(name)) yield { ok: 'skipped', kind: `list of ${name}` };
      else yield* documentsOf(name, rows, file.base);
    }
    if (lists.length === 0) yield { ok: false, id: file.base, reason: 'has no list of results' };
  },
});

function* documentsOf(name: string, rows: readonly Plain[], file: string): Generator<Parsed<Patent>> {
  const [each, together] = [EACH[name], TOGETHER[name]];
  const read = each
    ? rows.map((row) => [row, () => each(row, file)] as const)
    : together
      ? byDocument(rows).map((group) => [group[0]!, () => together(group, file)] as const)
      : [];
  if (read.length === 0) yield { ok: false, id: file, reason: `no list "${name.slice(0, 60)}" is known` };
  let index = 0;
  for (const [row, record] of read) {
    index++;
    const raw = JSON.stringify(row).slice(0, MAX_RAW);
    try {
      const unknown = each ? Object.keys(row).filter((field) => !KNOWN.has(field)) : [];
      yield { ok: true, record: record(), raw, ...(unknown.length > 0 && { unknown }) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      yield { ok: false, id: idOf(row) ?? `row ${index}`, reason: error.message, raw };
    }
  }
}
