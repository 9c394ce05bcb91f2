import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Facet } from '#corpus/engine.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isHan } from '#language/script.ts';
import { synonymsOf } from '#language/synonyms.ts';
import type { SkillContext } from '../../skill.ts';
import type { CountOf, Question } from '../read/question.ts';
import type { Reading } from '../read/read.ts';
import { dated, restrictionQueries } from '../read/restrictions.ts';

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
  /** Of years: the date that they are of, and the families that have none. */
  readonly dated_by?: { readonly date: YearDate; readonly undated: number };
  /**
   * Nothing had all words in title, abstract or claims: counted by all but one of them there, in the whole text, or by
   * fewer words.
   */
  readonly relaxed?: 'all_but_one' | 'full_text' | 'fewer_words';
}

/** Dates that years are counted by: of filing, of the earliest priority, of publication. */
export type YearDate = 'APD' | 'E_PRIORITY_DATE' | 'PBD';

const FIELD = 'TAC_ALL';
const ROWS = 10;
const YEARS = 150;
/** A date serves where this share of the families that any date has have it too. */
const SERVES = 0.9;
// biome-ignore format: read it as a table
const FACETS: Readonly<Record<Exclude<CountOf, 'documents' | 'years'>, Omit<Facet, 'offset' | 'limit'>>> = {
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
  field: string = FIELD,
): Query {
  const own = [...question.words.keys()].filter((key) => !question.context?.has(key));
  const telling = own.filter((key) => isHan(key) || !question.lesser.has(key));
  const forms = runs(
    telling.length > 0 ? telling : own,
    (key) => known.has(key),
    (key) => known.get(key) ?? question.words.get(key)!,
  );
  const parts: Query[] = [
    ...question.phrases.map((text): Query => ({ kind: 'phrase', field, text })),
    ...forms.map((text) => anyOf(...[text, ...otherForms(text)].map((form) => formQuery(form, field)))),
    ...restrictionQueries(question.restrictions, date),
    ...also,
  ];
  return allOf(...parts);
}

const formQuery = (text: string, field: string): Query => ({
  kind: isHan(text) || /\s/.test(text) ? 'phrase' : 'term',
  field,
  text,
});

/** Most other words that are counted with a word. */
const OTHER_FORMS = 6;

/**
 * Other Chinese words for a word, which are counted with it: 摔倒 for 跌倒. English words have more senses, and are
 * counted as they stand.
 */
const otherForms = (text: string): string[] =>
  isHan(text)
    ? synonymsOf(text)
        .filter(({ word, other, relation }) => word === text && relation === 'same' && other.length > 1)
        .map(({ other }) => other)
        .slice(0, OTHER_FORMS)
    : [];

const FULL_TEXT = 'TACD_ALL';
/** Words that are counted by when no document has all of them. */
const FEWER = 2;

/**
 * The query to count: all words in title, abstract and claims, else in the whole text, else the rarest of them. What
 * matches first is counted.
 */
export async function countedBy(
  question: Question,
  known: ReadonlyMap<string, string>,
  also: readonly Query[],
  rarity: (key: string) => number,
  date: 'APD' | undefined,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<{ readonly tree: Query; readonly relaxed?: Counts['relaxed'] }> {
  const strict = topicQuery(question, known, also, date);
  const found = async (query: Query) =>
    (await corpus.search(patents, { query, offset: 0, limit: 0, stemming: true, signal })).total > 0;
  const own = [...question.words].filter(([key]) => !question.context?.has(key));
  if (own.length < 2 || (await found(strict))) return { tree: strict };
  // 电池模组冷却 as 电池, 模组 and 冷却: without the pairs that only arose where words meet.
  const words = new Map(own.filter(([key]) => !question.lesser.has(key)));
  const loose = words.size > 0 ? { ...question, words } : question;
  const apart = topicQuery(loose, known, also, date);
  if (await found(apart)) return { tree: apart };
  const but = await allButOne(loose, known, also, date, corpus, signal);
  if (but) return { tree: but, relaxed: 'all_but_one' };
  const full = topicQuery(loose, known, also, date, FULL_TEXT);
  if (await found(full)) return { tree: full, relaxed: 'full_text' };
  const rarest = own
    .filter(([key]) => known.has(key) && !question.lesser.has(key))
    .sort(([a], [b]) => rarity(b) - rarity(a))
    .slice(0, FEWER);
  // A word that stands nowhere is not left out to have something to count.
  if (rarest.length < FEWER || own.some(([key]) => !known.has(key) && !question.lesser.has(key)))
    return { tree: strict };
  const fewer = topicQuery({ ...question, words: new Map(rarest) }, known, also, date);
  return (await found(fewer)) ? { tree: fewer, relaxed: 'fewer_words' } : { tree: strict };
}

/** Words of a question of which one may be left out: of two, the other one is another question. */
const LEAST_WORDS = 3;
const MOST_WORDS = 6;

/**
 * All words but one in title, abstract or claims, that one which leaves the most: a text that is about the thing seldom
 * lacks any other, while the whole text of long ones has all of any words. None where a word stands in no document.
 */
async function allButOne(
  question: Question,
  known: ReadonlyMap<string, string>,
  also: readonly Query[],
  date: 'APD' | undefined,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Query | undefined> {
  const keys = [...question.words.keys()].filter((key) => !question.lesser.has(key) && !question.context?.has(key));
  if (keys.length < LEAST_WORDS || keys.length > MOST_WORDS || keys.some((key) => isHan(key) || !known.has(key)))
    return undefined;
  let best: { readonly tree: Query; readonly total: number } | undefined;
  for (const left of keys) {
    const words = new Map([...question.words].filter(([key]) => key !== left));
    const tree = topicQuery({ ...question, words }, known, also, date);
    const { total } = await corpus.search(patents, { query: tree, offset: 0, limit: 0, stemming: true, signal });
    if (total > (best?.total ?? 0)) best = { tree, total };
  }
  return best?.tree;
}

/** Counts what a question wants counted. */
export async function countAnswer(
  { question, known, owner, worth }: Reading,
  of: CountOf,
  { corpus, signal }: Pick<SkillContext, 'corpus' | 'signal'>,
): Promise<Counts> {
  const also = owner ? [owner.query] : [];
  const date = of === 'years' ? 'APD' : undefined;
  const { tree, relaxed } = await countedBy(question, known, also, worth, date, corpus, signal);
  const page = { query: tree, offset: 0, limit: 0, stemming: true, signal };
  const [publications, families] = await Promise.all([
    corpus.search(patents, page),
    corpus.search(patents, { ...page, collapse: { field: 'FAM_ID' } }),
  ]);
  const head = {
    of,
    query: printQuery(tree),
    tree,
    publications: publications.total,
    families: families.total,
    ...(relaxed && { relaxed }),
  };
  if (of === 'documents' || publications.total === 0) return { ...head, rows: [], distinct: 0 };
  const dated_by = of === 'years' ? await yearDate(tree, families.total, corpus, signal) : undefined;
  if (of === 'years' && !dated_by) return { ...head, rows: [], distinct: 0 };
  const facet = of === 'years' ? { field: dated_by!.date, granularity: 'year' as const } : FACETS[of];
  const [result] = await corpus.facets(patents, { query: tree, stemming: true, signal }, [
    { ...facet, offset: 0, limit: of === 'years' ? YEARS : ROWS, collapse: { field: 'FAM_ID' } },
  ]);
  const rows = result!.buckets.map(({ value, count }) => ({
    value: value.slice(0, of === 'years' ? 4 : 200),
    families: count,
  }));
  if (of === 'years') rows.sort((a, b) => (a.value < b.value ? -1 : 1));
  return { ...head, rows, distinct: result!.distinct, ...(dated_by && { dated_by }) };
}

/**
 * The date whose years are counted: filing, unless many more families have another; `undefined` where none has any.
 * Records of some sources state their priority alone.
 */
async function yearDate(
  tree: Query,
  families: number,
  corpus: Corpus,
  signal: AbortSignal,
): Promise<Counts['dated_by'] | undefined> {
  const having = await Promise.all(
    (['APD', 'E_PRIORITY_DATE', 'PBD'] as const).map(async (date) => {
      const page = { query: allOf(tree, dated(date)), offset: 0, limit: 0, stemming: true, signal };
      return { date, total: (await corpus.search(patents, { ...page, collapse: { field: 'FAM_ID' } })).total };
    }),
  );
  const most = Math.max(...having.map(({ total }) => total));
  const best = most > 0 ? having.find(({ total }) => total >= most * SERVES)! : undefined;
  return best && { date: best.date, undated: families - best.total };
}

/**
 * Pairs of Han characters that overlap become the run they were cut from: 固态 态电 电池 is 固态电池. A run is cut where a pair
 * stands nowhere and both its characters are in others (风力发电叶片 at 电叶); where it would lose a character the run stays
 * whole, and is then found nowhere.
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
