import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf } from '#corpus/query/combine.ts';
import { printQuery } from '#corpus/query/print.ts';
import type { Query } from '#corpus/query/tree.ts';
import { contentKeys } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import { synonymsOf, wordingKeys } from '#language/synonyms.ts';
import { countMatching, wordIn } from '../../corpus-words.ts';
import type { SkillContext } from '../../skill.ts';
import type { CountOf } from '../read/counts-asked.ts';
import { isTelling, type Question } from '../read/question.ts';
import { isPartOfUnknown, type Reading } from '../read/read.ts';
import { type DateAsked, dateNamed, isRestricted, restrictionQueries } from '../read/restrictions.ts';
import { candidates } from './candidates.ts';
import { type Table, tableOf } from './count-rows.ts';

/** Documents that were counted, with the query that gives the same numbers again. */
export interface Counted {
  readonly query: string;
  readonly publications: number;
  /** Simple families. */
  readonly families: number;
}

/** An answer by counting. */
export interface Counts extends Counted {
  readonly of: CountOf | 'sides';
  readonly tree: Query;
  /** What the documents are counted by; of `sides` one row each. */
  readonly tables: readonly Table[];
  /** Of two sides that were counted: each with its own query, the greater number first. */
  readonly sides?: readonly (Counted & {
    readonly value: string;
    readonly is_unknown?: boolean;
    /** The day of the first filing, yyyyMMdd. */
    readonly filed?: number;
  })[];
  /** Of a question for several numbers: each, as it was asked for, with its own query; the first is counted above. */
  readonly each?: readonly (Counted & { readonly value: string })[];
  /** Of a share: all documents of which those counted are some. */
  readonly whole?: Counted;
  /** Where the words stand in the whole text, beside title, abstract and claims. */
  readonly anywhere?: Counted;
  /**
   * Nothing had all words in title, abstract or claims: counted by all but one of them there, in the whole text, by
   * fewer words, or among the documents that come nearest as a whole. Or only few had: `one_in_front`, by one of them
   * there and the others anywhere in the text.
   */
  readonly relaxed?: 'all_but_one' | 'full_text' | 'fewer_words' | 'nearest' | 'one_in_front';
}

const FIELD = 'TAC_ALL';
export const FULL_TEXT = 'TACD_ALL';

/** Of a reading what tells the documents that are counted. */
export type Topic = Pick<Reading, 'question' | 'known' | 'worth'> & {
  readonly unknown?: Reading['unknown'];
  readonly owner?: Pick<NonNullable<Reading['owner']>, 'query'> | undefined;
};

type Where = Pick<SkillContext, 'corpus' | 'signal'>;

/**
 * The documents whose title, abstract or claims hold what a question is about: its words, phrases, restrictions and the
 * owner that it names.
 */
export function topicQuery(
  { question, known, owner }: Omit<Topic, 'worth'>,
  date?: 'APD',
  field: string = question.field ?? FIELD,
): Query {
  const own = [...question.words.keys()].filter((key) => !question.context?.has(key));
  const telling = own.filter((key) => isHan(key) || !question.lesser.has(key));
  const things = thingsOfSeveralWords(question.wording ?? question.text, own);
  const single = (telling.length > 0 ? telling : own).filter((key) => !things.some(({ keys }) => keys.includes(key)));
  const formOf = (key: string) => known.get(key) ?? question.words.get(key)!;
  const forms = runs(single, (key) => known.has(key) || question.compounds?.has(key) === true, formOf);
  const parts: Query[] = [
    ...question.phrases.map((text): Query => ({ kind: 'phrase', field, text })),
    ...things.map(({ keys, others }) =>
      anyOf(allOf(...keys.map((key) => wordIn(field, formOf(key)))), ...others.map((form) => wordIn(field, form))),
    ),
    ...forms.map((text) => anyOf(...[text, ...otherForms(text)].map((form) => wordIn(field, form)))),
    ...restrictionQueries(question.restrictions, date),
    ...(owner ? [owner.query] : []),
  ];
  return allOf(...parts);
}

/** Words between two English words that are asked for as one thing, at most: `detects that a person falls`. */
const BETWEEN = 5;

/**
 * The same for a thing of two English words that stand side by side in the question, such as `fall detection`: near
 * each other in title, abstract or claims. Anywhere there, they are often said of two things.
 */
function pairQuery({ question, known, owner }: Omit<Topic, 'worth'>, date: 'APD' | undefined): Query | undefined {
  if (question.phrases.length > 0 || question.field !== undefined) return undefined;
  const own = [...question.words].filter(([key]) => !question.context?.has(key));
  const [first, second, ...more] = own;
  if (!first || !second || more.length > 0 || own.some(([key]) => isHan(key) || question.lesser.has(key)))
    return undefined;
  const asked = ` ${(question.wording ?? question.text).toLowerCase().replace(/[\s-]+/g, ' ')}`;
  if (!asked.includes(` ${first[1].toLowerCase()} ${second[1].toLowerCase()}`)) return undefined;
  const [left, right] = [first, second].map(([key, form]) => wordIn(FIELD, known.get(key) ?? form)) as [Query, Query];
  return allOf(
    { kind: 'near', reach: { unit: 'words', distance: BETWEEN, ordered: false }, left, right },
    ...restrictionQueries(question.restrictions, date),
    ...(owner ? [owner.query] : []),
  );
}

/** Most other words that are counted with a word. */
const OTHER_FORMS = 6;

/** Other names of the thing that a word means, which are counted with it: 摔倒 for 跌倒, `uav` for `drones`. */
const otherForms = (text: string): string[] =>
  synonymsOf(text)
    .filter(({ word, equal }) => equal && (isHan(text) ? word === text : isSameWord(word, text)))
    .map(({ other }) => other)
    // 水龙头 is found by 龙头, and by far more
    .filter((other) => other.length > 1 && !text.endsWith(other))
    .slice(0, OTHER_FORMS);

const isSameWord = (word: string, other: string): boolean =>
  wordingKeys(word).join(' ') === contentKeys(other).join(' ');

/**
 * Things that a question names by several English words and that have other names, such as `unmanned aerial vehicles`,
 * by the keys of these words.
 */
function thingsOfSeveralWords(text: string, asked: readonly string[]): { keys: string[]; others: string[] }[] {
  const named = synonymsOf(text).filter(({ word, equal }) => equal && !isHan(word) && wordingKeys(word).length > 1);
  return [...Map.groupBy(named, ({ word }) => word)]
    .map(([word, all]) => ({ keys: wordingKeys(word), others: all.map(({ other }) => other).slice(0, OTHER_FORMS) }))
    .filter(({ keys }) => keys.every((key) => asked.includes(key)));
}

/** Words that are counted by when no document has all of them. */
const FEWER = 2;

/** A query to count by, and how far it is from all words of the question. */
interface Worded {
  readonly tree: Query;
  readonly relaxed?: Counts['relaxed'];
  /** Two words of one thing were found near each other: apart they would be another thing. */
  readonly pair?: true;
}

/**
 * The query to count: two words of one thing near each other, all words in title, abstract and claims, else in the
 * whole text, else the rarest of them. What matches first is counted.
 */
export async function countedBy(topic: Topic, where: Where, date?: 'APD'): Promise<Worded> {
  const { question, known, worth } = topic;
  const { corpus, signal } = where;
  const strict = topicQuery(topic, date);
  const found = async (query: Query) => (await countMatching(corpus, query, signal)) > 0;
  const pair = pairQuery(topic, date);
  if (pair && (await found(pair))) return { tree: pair, pair: true };
  const own = [...question.words].filter(([key]) => !question.context?.has(key));
  if (own.length === 0 || question.field !== undefined || (await found(strict))) return { tree: strict };
  if (own.length === 1) {
    const anywhere = topicQuery(topic, date, FULL_TEXT);
    return (await found(anywhere)) ? { tree: anywhere, relaxed: 'full_text' } : { tree: strict };
  }
  // 电池模组冷却 as 电池, 模组 and 冷却: without the pairs that only arose where words meet.
  const words = new Map(own.filter(([key]) => !question.lesser.has(key)));
  const loose = words.size > 0 ? { ...topic, question: { ...question, words } } : topic;
  const apart = topicQuery(loose, date);
  if (await found(apart)) {
    const isPart =
      [...words.keys()].some((key) => isPartOfUnknown(key, topic.unknown ?? [])) ||
      own.some(([key]) => !words.has(key) && question.compounds?.has(key));
    return { tree: apart, ...(isPart && { relaxed: 'fewer_words' as const }) };
  }
  const but = await allButOne(loose, where, date);
  if (but) return { tree: but, relaxed: 'all_but_one' };
  const full = topicQuery(loose, date, FULL_TEXT);
  if (await found(full)) return { tree: full, relaxed: 'full_text' };
  const rarest = own
    .filter(([key]) => known.has(key) && !question.lesser.has(key))
    .sort(([a], [b]) => worth(b) - worth(a))
    .slice(0, FEWER);
  // A word that stands nowhere is not left out to have something to count.
  if (rarest.length < FEWER || own.some(([key]) => !known.has(key) && !question.lesser.has(key)))
    return { tree: strict };
  const fewer = topicQuery({ ...topic, question: { ...question, words: new Map(rarest) } }, date);
  return (await found(fewer)) ? { tree: fewer, relaxed: 'fewer_words' } : { tree: strict };
}

/** Words of a question of which one may be left out: of two, the other one is another question. */
const LEAST_WORDS = 3;
const MOST_WORDS = 6;

/**
 * All words but one in title, abstract or claims, that one which leaves the most: a text that is about the thing seldom
 * lacks any other, while the whole text of long ones has all of any words. None where a word stands in no document.
 */
async function allButOne(topic: Topic, { corpus, signal }: Where, date: 'APD' | undefined): Promise<Query | undefined> {
  const { question, known } = topic;
  const keys = [...question.words.keys()].filter((key) => !question.lesser.has(key) && !question.context?.has(key));
  if (keys.length < LEAST_WORDS || keys.length > MOST_WORDS || keys.some((key) => isHan(key) || !known.has(key)))
    return undefined;
  let best: { readonly tree: Query; readonly total: number } | undefined;
  for (const left of keys) {
    const words = new Map([...question.words].filter(([key]) => key !== left));
    const tree = topicQuery({ ...topic, question: { ...question, words } }, date);
    const total = await countMatching(corpus, tree, signal);
    if (total > (best?.total ?? 0)) best = { tree, total };
  }
  return best?.tree;
}

/** Publications and families of a query. */
export async function countedOf(tree: Query, { corpus, signal }: Where): Promise<Counted> {
  const page = { query: tree, offset: 0, limit: 0, stemming: true, signal };
  const [publications, families] = await Promise.all([
    corpus.search(patents, page),
    corpus.search(patents, { ...page, collapse: { field: 'FAM_ID' } }),
  ]);
  return { query: printQuery(tree), publications: publications.total, families: families.total };
}

/** Documents of which the owners are told where none has the words of a question, and what each must be as near as. */
const NEAREST = { documents: 8, share: 0.7 } as const;

/**
 * The documents nearest to what is asked, where no title, abstract or claims have its words: somewhere in a long text
 * all of any words stand, whoever owns it. Undefined where they have, or where a name or a date is asked for.
 */
async function nearestTo(
  reading: Reading,
  { tree, relaxed }: Worded,
  where: Where,
): Promise<{ readonly tree: Query; readonly relaxed: 'nearest' } | undefined> {
  const { question, owner, known } = reading;
  if (owner || question.field !== undefined || isRestricted(question.restrictions) || known.size < 2) return undefined;
  // near to a question without its telling word is near to another question
  if ([...question.words.keys()].some((key) => !known.has(key) && isTelling(question, key))) return undefined;
  if (relaxed === undefined && (await countedOf(tree, where)).publications > 0) return undefined;
  const { alike } = await candidates(reading, where);
  const ids = alike.filter(({ share }) => share >= NEAREST.share).slice(0, NEAREST.documents);
  if (ids.length === 0) return undefined;
  return {
    tree: anyOf(...ids.map(({ id: text }): Query => ({ kind: 'term', field: 'PN', text }))),
    relaxed: 'nearest',
  };
}

/** Fewer families tell little of who is active, or of a trend. */
const FEW_FAMILIES = 5;
/** Words of a question that is widened. */
const MOST_WIDENED = 4;

/**
 * Where only few documents have all words in title, abstract or claims, those that have one word there and the others
 * anywhere: the one that stands in front in most of the documents that have it, which is what they are about.
 * Undefined where a name, a field or restrictions are asked for, and where that finds no more.
 */
async function widened(
  topic: Topic & Pick<Reading, 'words'>,
  { tree, relaxed }: Worded,
  where: Where,
): Promise<{ readonly tree: Query; readonly relaxed: 'one_in_front' } | undefined> {
  const { question, known, owner } = topic;
  const telling = [...question.words].filter(([key]) => isTelling(question, key));
  const isWide =
    telling.length < 2 || telling.length > MOST_WIDENED || telling.some(([key]) => isHan(key) || !known.has(key));
  if (relaxed || owner || question.field !== undefined || isRestricted(question.restrictions) || isWide)
    return undefined;
  if (question.phrases.length > 0) return undefined;
  const { families } = await countedOf(tree, where);
  if (families >= FEW_FAMILIES) return undefined;
  let subject: { readonly form: string; readonly share: number } | undefined;
  for (const [, form] of telling) {
    const front = (await countedOf(wordIn(FIELD, form), where)).publications;
    const share = front / Math.max(1, (await countedOf(wordIn(FULL_TEXT, form), where)).publications);
    if (share > (subject?.share ?? 0)) subject = { form, share };
  }
  if (!subject) return undefined;
  const wide = allOf(...telling.map(([, form]) => wordIn(form === subject.form ? FIELD : FULL_TEXT, form)));
  return (await countedOf(wide, where)).families > families ? { tree: wide, relaxed: 'one_in_front' } : undefined;
}

/** The date whose years a question counts by: of filing, where it names no other. */
const yearsCounted = ({ said }: Pick<Question, 'said'>): DateAsked => dateNamed(said) ?? 'APD';

/** Where years are counted by filing, they are restricted by it too, where the question does not say by what. */
export const filedYears = (question: Pick<Question, 'said'>, of: CountOf | undefined): 'APD' | undefined =>
  of === 'years' && yearsCounted(question) === 'APD' ? 'APD' : undefined;

/**
 * Counts what a question wants counted.
 * @param also What says the same in the other language, counted with it.
 */
export async function countAnswer(reading: Reading, of: CountOf, where: Where, also?: Query): Promise<Counts> {
  const { question, known } = reading;
  const wanted = yearsCounted(question);
  const date = filedYears(question, of);
  const { years, ...restrictions } = question.restrictions;
  // growth is told of the years before, too
  const asked = question.grows ? { ...reading, question: { ...question, restrictions } } : reading;
  const filed = await countedBy(asked, where, date);
  // where no filing date is recorded, years are of publication
  const none = date && years && (await countedOf(filed.tree, where)).publications === 0;
  const worded = none ? await countedBy(asked, where) : filed;
  const loose = also ? { tree: anyOf(worded.tree, also) } : await loosened(reading, asked, of, worded, where);
  const { tree, relaxed } = loose ?? worded;
  const head = { of, tree, ...(await countedOf(tree, where)), ...(relaxed && { relaxed }) };
  if (head.publications === 0) return { ...head, tables: [] };
  if (of === 'documents' && question.further) {
    const each = [{ value: question.first ?? question.text, ...head }];
    for (const { text: value, ...further } of question.further) {
      const its = { ...reading, question: { ...question, restrictions: further.restrictions } };
      each.push({ value, ...head, ...(await countedOf((await countedBy(its, where, date)).tree, where)) });
    }
    return {
      ...head,
      tables: [],
      each: each.map(({ value, query, publications, families }) => ({ value, query, publications, families })),
    };
  }
  if (of === 'documents') {
    const full = topicQuery(reading, date, FULL_TEXT);
    const isWorded = !also && known.size > 0 && question.field === undefined && relaxed !== 'full_text';
    const anywhere = isWorded ? await countedOf(full, where) : undefined;
    return { ...head, tables: [], ...(anywhere && { anywhere }) };
  }
  const tables: Table[] = [];
  for (const one of [of, ...(question.counts_too ?? [])]) {
    if (one === 'documents') continue;
    const { top, grows, least, only } = question;
    tables.push(
      await tableOf(tree, one, where, {
        wanted,
        ...(top && { top }),
        ...(least && { least }),
        ...(only && { only }),
        ...(grows && { since: years?.from ?? 0 }),
      }),
    );
  }
  return { ...head, tables };
}

/** Where few documents or none have the words of a question: what comes near, of who is active and of years. */
async function loosened(reading: Reading, asked: Reading, of: CountOf, worded: Worded, where: Where) {
  if (worded.pair) return undefined;
  const near: Worded | undefined = of === 'applicants' ? await nearestTo(reading, worded, where) : undefined;
  return near ?? (of === 'applicants' || of === 'years' ? await widened(asked, worded, where) : undefined);
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
