import { patents } from '#corpus/collections/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Facet } from '#corpus/engine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isHan } from '#language/script.ts';
import type { CountOf, Question } from './question.ts';
import { restrictionQueries } from './restrictions.ts';

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

/**
 * The documents whose title, abstract or claims hold what a question is about: its words, phrases and restrictions.
 * @param also Restrictions found elsewhere, such as an owner that it names.
 */
export function topicQuery(
  question: Question,
  known: ReadonlyMap<string, string>,
  also: readonly Query[],
  date?: 'APD',
): Query {
  const own = [...question.words.keys()].filter((key) => !question.context?.has(key));
  const telling = own.filter((key) => isHan(key) || !question.lesser.has(key));
  const forms = runs(
    telling.length > 0 ? telling : own,
    (key) => known.has(key),
    (key) => known.get(key) ?? question.words.get(key)!,
  );
  const parts: Query[] = [
    ...question.phrases.map((text): Query => ({ kind: 'phrase', field: FIELD, text })),
    ...forms.map((text): Query => ({ kind: isHan(text) || /\s/.test(text) ? 'phrase' : 'term', field: FIELD, text })),
    ...restrictionQueries(question.restrictions, date),
    ...also,
  ];
  return parts.length === 0 ? { kind: 'all' } : parts.length === 1 ? parts[0]! : { kind: 'and', of: parts };
}

/** Counts what a question wants counted. */
export async function countAnswer(
  question: Question,
  known: ReadonlyMap<string, string>,
  also: readonly Query[],
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Counts> {
  const of = question.count ?? 'documents';
  const tree = topicQuery(question, known, also, of === 'years' ? 'APD' : undefined);
  const page = { query: tree, offset: 0, limit: 0, stemming: true, signal };
  const [publications, families] = await Promise.all([
    corpus.search(patents, page),
    corpus.search(patents, { ...page, collapse: { field: 'FAM_ID' } }),
  ]);
  const head = { of, query: printQuery(tree), tree, publications: publications.total, families: families.total };
  if (of === 'documents' || publications.total === 0) return { ...head, rows: [], distinct: 0 };
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

/**
 * Pairs of Han characters that overlap become the run they were cut from: 固态 态电 电池 is 固态电池. A run is cut where a pair stands nowhere and
 * both its characters are in others (风力发电叶片 at 电叶); where it would lose a character the run stays whole, and is then found nowhere.
 */
function runs(keys: readonly string[], known: (key: string) => boolean, formOf: (key: string) => string): string[] {
  const found: string[] = [];
  const joins = (left: string | undefined, right: string | undefined) =>
    left !== undefined && right !== undefined && isHan(left) && isHan(right) && left.at(-1) === right[0];
  let open = false;
  keys.forEach((key, i) => {
    const last = found.at(-1);
    const straddles = joins(keys[i - 1], key) && joins(key, keys[i + 1]);
    if (isHan(key) && straddles && !known(key)) open = false;
    else if (isHan(key) && open && last?.endsWith(key[0]!)) found[found.length - 1] = last + key.slice(1);
    else {
      found.push(formOf(key));
      open = isHan(key);
    }
  });
  return found;
}
