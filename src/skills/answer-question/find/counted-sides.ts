import { patents } from '#collections/patents/patents.ts';
import { allOf, anyOf, butNot } from '#corpus/query/combine.ts';
import type { Query } from '#corpus/query/tree.ts';
import { isHan } from '#language/script.ts';
import type { SkillContext } from '../../skill.ts';
import { ownerNamed } from '../read/names.ts';
import { inOtherLanguage } from '../read/other-language.ts';
import { type Question, readQuestion } from '../read/question.ts';
import { hasTopic, read } from '../read/read.ts';
import { restrictionQueries } from '../read/restrictions.ts';
import { type Counts, countedBy, countedOf } from './counts.ts';

/** A side that is counted: an owner's documents, or those on a topic. */
export interface Side {
  readonly value: string;
  readonly query: Query;
  readonly relaxed?: Counts['relaxed'];
  /** No document has a word of it, and none is of such an owner. */
  readonly is_unknown?: boolean;
}

type Where = Pick<SkillContext, 'corpus' | 'signal'>;

/** Words with one blank between them, without marks. */
export const wordsApart = (text: string): string => text.replace(/[\s\p{P}]+/gu, ' ').trim();

/** Whether a name is a part of another one, or the same: "Siemens" of "Siemens Energy". */
export function standsIn(name: string, other: string): boolean {
  const [inner, outer] = [name, other].map((each) => ` ${wordsApart(each).toLowerCase()} `) as [string, string];
  return outer.includes(isHan(name[0] ?? '') ? inner.trim() : inner);
}

/** Two owners, each with its own documents: those of the longer name have the shorter one in it, and are not both's. */
export function apart([first, second]: readonly [Side, Side], zh: boolean): readonly [Side, Side] {
  const without = (side: Side, other: Side): Side =>
    standsIn(side.value, other.value)
      ? {
          value: zh ? `${side.value}（不含${other.value}）` : `${side.value} (without ${other.value})`,
          query: butNot(side.query, other.query),
        }
      : side;
  return [without(first, second), without(second, first)];
}

/** The day of the first filing, else of the first priority, among the documents of a query; yyyyMMdd. */
async function filedFirst(query: Query, { corpus, signal }: Where): Promise<number | undefined> {
  const { measures = {} } = await corpus.aggregate(
    patents,
    { query, stemming: true, signal },
    {
      measures: {
        filed: { measure: 'min', field: 'APD' },
        priority: { measure: 'min', field: 'E_PRIORITY_DATE' },
      },
    },
  );
  const { filed, priority } = measures;
  return typeof filed === 'number' ? filed : typeof priority === 'number' ? priority : undefined;
}

/** The documents on what a text says, as they are counted. */
async function onTopic(text: string, where: Where): Promise<Omit<Side, 'value'> | undefined> {
  const asked = await read(readQuestion(text), where);
  const is_unknown = !asked.owner && asked.known.size === 0 && asked.question.phrases.length === 0;
  if (!hasTopic(asked) && !asked.owner) return undefined;
  const { tree, relaxed } = await countedBy(asked, where);
  return { query: tree, ...(relaxed && { relaxed }), ...(is_unknown && { is_unknown }) };
}

/** What documents of both sides have in common: what they are on, in the words of both languages. */
export async function topicBounds(topic: string, where: Where): Promise<Query[]> {
  if (topic === '') return [];
  const own = await onTopic(topic, where);
  if (!own) return [];
  const { corpus, signal } = where;
  const other = await inOtherLanguage(readQuestion(topic), corpus, { account: '', signal });
  const there = other && (await countedBy(await read(other.question, where), where));
  return [there && !there.relaxed ? anyOf(own.query, there.tree) : own.query];
}

/** Counts each side by itself, the greater number first. */
export async function countSides(sides: readonly Side[], bounds: readonly Query[], where: Where): Promise<Counts> {
  const rows = [];
  for (const { value, query, is_unknown } of sides) {
    const its = allOf(query, ...bounds);
    const filed = await filedFirst(its, where);
    rows.push({ value, ...(await countedOf(its, where)), ...(filed && { filed }), ...(is_unknown && { is_unknown }) });
  }
  const tree = allOf(anyOf(...sides.map(({ query }) => query)), ...bounds);
  return {
    ...{ of: 'sides', tree, tables: [] },
    ...(await countedOf(tree, where)),
    sides: rows.toSorted((a, b) => b.families - a.families),
    ...(sides.some(({ relaxed }) => relaxed === 'full_text') && { relaxed: 'full_text' }),
  };
}

/**
 * How many documents each of two sides has, of owners or of topics, where a question asks for these numbers alone.
 * `undefined` where it asks for something else, or a side is nothing to look for.
 */
export async function countedSides(question: Question, where: Where): Promise<Counts | undefined> {
  const asked = question.counted_sides;
  if (!asked || question.publications.length > 0) return undefined;
  const { corpus, signal } = where;
  const [left, right] = asked.sides;
  const names = await Promise.all([left, right].map((side) => ownerNamed(side, corpus, signal)));
  const bounds = [...restrictionQueries(question.restrictions)];
  bounds.push(...(await topicBounds(asked.topic, where)));
  const [first, second] = names;
  if (first && second)
    return countSides(
      apart(
        [
          { value: left, query: first },
          { value: right, query: second },
        ],
        question.lang === 'zh',
      ),
      bounds,
      where,
    );
  // two things, or a thing and an owner who is none: both are looked for in words
  const sides: Side[] = [];
  for (const [at, value] of asked.sides.entries()) {
    const query = names[at];
    const side = query ? { query } : await onTopic(value, where);
    if (!side) return undefined;
    sides.push({ value, ...side });
  }
  return countSides(sides, bounds, where);
}
