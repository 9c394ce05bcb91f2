import { ServiceError } from '#errors.ts';
import type { Collection } from '../collection.ts';
import { MAX_NODES } from './parse.ts';
import { branchesOf, type Query } from './tree.ts';

/**
 * The query that a kept code stands for, such as `LIST` with the name of a list; undefined if whoever asks has nothing
 * of that name.
 */
export type Keeper = (code: string, value: string) => Promise<Query | undefined>;

/** Kept queries that name kept queries, at most: each names older ones. */
const MOST_DEEP = 50;

const codeOf = (collection: Collection<any>, query: Query): string | undefined =>
  'field' in query && Object.hasOwn(collection.kept ?? {}, query.field) ? query.field : undefined;

/** Whether a query names anything that is kept. */
export const namesKept = (collection: Collection<any>, query: Query): boolean =>
  collection.kept !== undefined &&
  (codeOf(collection, query) !== undefined || branchesOf(query).some((each) => namesKept(collection, each)));

/**
 * A query with what is kept in place of what names it.
 * @throws ServiceError `invalid_query` for a name that stands for nothing, a pattern or a range of names, kept queries
 * that name each other more than 50 deep, and what becomes larger than an expression may be.
 */
export async function withKept(collection: Collection<any>, query: Query, keeper: Keeper): Promise<Query> {
  const known = new Map<string, Promise<{ readonly query: Query; readonly nodes: number }>>();
  const stands = async (code: string, value: string, depth: number) => {
    if (depth > MOST_DEEP)
      throw refused(`${code}: ${value} is reached over more than ${MOST_DEEP} searches that name each other.`, {
        found: value,
      });
    const kept = await keeper(code, value);
    if (!kept)
      throw refused(`You have nothing that ${code}: “${value}” names.`, {
        found: value,
        expected: `a name that ${collection.kept![code]!.toLowerCase()} has`,
      });
    return put(kept, depth + 1);
  };
  const leaf = (code: string, value: string, depth: number) => {
    const key = `${code} ${value}`;
    let made = known.get(key);
    if (!made) known.set(key, (made = stands(code, value, depth)));
    return made;
  };
  /** Counted with what stands for names, each time that it does: that is what is evaluated. */
  async function put(at: Query, depth: number): Promise<{ query: Query; nodes: number }> {
    const code = codeOf(collection, at);
    if (code !== undefined) {
      if (at.kind !== 'term' && at.kind !== 'phrase')
        throw refused(`${code} takes one whole name, without * and without ranges.`, { expected: `${code}: name` });
      return leaf(code, at.text, depth);
    }
    if (!namesKept(collection, at)) return { query: at, nodes: sizeOf(at) };
    if (at.kind === 'not') {
      const of = await put(at.of, depth);
      return bounded({ kind: 'not', of: of.query }, of.nodes + 1);
    }
    if (at.kind !== 'and' && at.kind !== 'or')
      throw refused('What is kept can be combined by AND, OR and NOT alone.', { expected: 'AND, OR or NOT' });
    const of: Query[] = [];
    let nodes = 1;
    // one after the other: names are looked up once, and what is too large is given up early
    for (const each of at.of) {
      const made = await put(each, depth);
      of.push(made.query);
      nodes += made.nodes;
      bounded(made.query, nodes);
    }
    return { query: { kind: at.kind, of }, nodes };
  }
  return (await put(query, 0)).query;
}

function bounded(query: Query, nodes: number) {
  if (nodes > MAX_NODES)
    throw refused(`With the searches that it names, the expression has more than ${MAX_NODES} terms and operators.`, {
      expected: `at most ${MAX_NODES} terms and operators`,
    });
  return { query, nodes };
}

const sizeOf = (query: Query): number => 1 + branchesOf(query).reduce((sum, each) => sum + sizeOf(each), 0);

const refused = (message: string, details: Readonly<Record<string, string>>) =>
  new ServiceError('invalid_query', message, details);
