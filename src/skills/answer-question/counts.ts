import { patents } from '#corpus/collections/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Facet } from '#corpus/engine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isHan } from '#language/script.ts';
import type { CountOf, Question } from './question.ts';

/** An answer by counting, with the query that gives the same numbers again. */
export interface Counts {
  readonly of: CountOf;
  readonly query: string;
  readonly tree: Query;
  readonly publications: number;
  /** Simple families. */
  readonly families: number;
  /** Families a value; years in order of time, the rest most frequent first. */
  readonly rows: readonly { readonly value: string; readonly families: number }[];
  /** Values in all. */
  readonly distinct: number;
}

const FIELD = 'TAC_ALL';
const ROWS = 10;
const YEARS = 30;
// biome-ignore format: read it as a table
const FACETS: Readonly<Record<Exclude<CountOf, 'documents'>, Omit<Facet, 'offset' | 'limit'>>> = {
  years:      { field: 'APD', granularity: 'year' },
  applicants: { field: 'ANS_EXACT' },
  inventors:  { field: 'IN_EXACT' },
  offices:    { field: 'AUTHORITY' },
  classes:    { field: 'IPC_SUB_CLASS' },
};

/** Counts the documents whose title, abstract or claims hold all words of the question. */
export async function countAnswer(
  question: Question,
  known: ReadonlyMap<string, string>,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Counts> {
  const of = question.count ?? 'documents';
  const parts: Query[] = [
    ...question.phrases.map((text): Query => ({ kind: 'phrase', field: FIELD, text })),
    ...runs(
      [...question.words.keys()].map((key) => (known.has(key) || !isHan(key) ? question.words.get(key)! : '')),
    ).map((text): Query => ({ kind: isHan(text) ? 'phrase' : 'term', field: FIELD, text })),
    ...periodOf(question, of === 'years' ? 'APD' : 'PBD'),
  ];
  const tree: Query =
    parts.length === 0 ? { kind: 'all' } : parts.length === 1 ? parts[0]! : { kind: 'and', of: parts };
  const page = { query: tree, offset: 0, limit: 0, stemming: true, signal };
  const [publications, families] = await Promise.all([
    corpus.search(patents, page),
    corpus.search(patents, { ...page, collapse: { field: 'FAM_ID' } }),
  ]);
  const head = { of, query: printQuery(tree), tree, publications: publications.total, families: families.total };
  if (of === 'documents') return { ...head, rows: [], distinct: 0 };
  const [result] = await corpus.facets(patents, { query: tree, stemming: true, signal }, [
    { ...FACETS[of], offset: 0, limit: of === 'years' ? YEARS : ROWS, collapse: { field: 'FAM_ID' } },
  ]);
  const rows = result!.buckets.map(({ value, count }) => ({
    value: value.slice(0, of === 'years' ? 4 : 200),
    families: count,
  }));
  if (of === 'years') rows.sort((a, b) => (a.value < b.value ? -1 : 1));
  return { ...head, rows, distinct: result!.distinct };
}

/** The years of a question, as years of publication unless filings are counted. */
export function periodOf({ years }: Question, field: 'PBD' | 'APD' = 'PBD'): Query[] {
  if (!years) return [];
  return [
    {
      kind: 'range',
      field,
      ...(years.from && { from: `${years.from}0101` }),
      ...(years.to && { to: `${years.to}1231` }),
    },
  ];
}

/** Pairs of Han characters that overlap become the run they were cut from: 固态 态电 电池 is 固态电池. */
function runs(forms: readonly string[]): string[] {
  const found: string[] = [];
  let open = false;
  for (const form of forms) {
    const last = found.at(-1);
    if (form === '') open = false;
    else if (open && last && isHan(form) && last.endsWith(form[0]!) && isHan(last))
      found[found.length - 1] = last + form.slice(1);
    else {
      found.push(form);
      open = isHan(form);
    }
  }
  return found;
}
