import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Query } from '#corpus/query/tree.ts';
import { type Sample, samples } from '#testing/random-queries.ts';
import { embeddedEngine } from './embedded/engine.ts';

/**
 * A second oracle that shares no line with ours: SQLite's FTS5, over plain English text, for what it can say: words,
 * phrases, prefixes in one field or several, AND, OR, NOT. (Its NEAR is unordered and counts otherwise; it knows no
 * inner wildcards, sentences or paragraphs, and writes Chinese without breaks as one word.)
 */
const RUNS = Number(process.env.INDEX_RUNS ?? 120);
const WORDS = [
  'the',
  'of',
  'cell',
  'cells',
  'battery',
  'batteries',
  'lithium',
  'ion',
  'heat',
  'heating',
  'plate',
  'x7',
  '12',
];
const word = fc.constantFrom(...WORDS);
const text = fc
  .array(fc.tuple(word, fc.constantFrom(' ', ' ', ', ', '. ', '-', '/')), { maxLength: 16 })
  .map((pairs) => pairs.flat().join(''));
const documents = fc.array(fc.record({ title: text, body: text, notes: text }), { minLength: 1, maxLength: 40 });

const COLUMNS: Readonly<Record<string, string>> = { T: '{t}', B: '{b}', N: '{n}', TB: '{t b}' };
const field = fc.constantFrom(...Object.keys(COLUMNS));
const leaf: fc.Arbitrary<Query> = fc.oneof(
  fc.tuple(field, word).map(([code, of]): Query => ({ kind: 'term', field: code, text: of })),
  fc
    .tuple(field, fc.array(word, { minLength: 2, maxLength: 3 }))
    .map(([code, of]): Query => ({ kind: 'phrase', field: code, text: of.join(' ') })),
  fc
    .tuple(field, word)
    .map(
      ([code, of]): Query => ({ kind: 'wildcard', field: code, pattern: `${of.slice(0, Math.min(of.length, 3))}*` }),
    ),
);
const tree = (depth: number): fc.Arbitrary<Query> =>
  depth === 0
    ? leaf
    : fc.oneof(
        { weight: 2, arbitrary: leaf },
        { weight: 2, arbitrary: several(depth).map((of): Query => ({ kind: 'and', of })) },
        { weight: 2, arbitrary: several(depth).map((of): Query => ({ kind: 'or', of })) },
        { weight: 1, arbitrary: tree(depth - 1).map((of): Query => ({ kind: 'not', of })) },
      );
const several = (depth: number) => fc.array(tree(depth - 1), { minLength: 2, maxLength: 3 });

/** The query in the language of FTS5 where that has it: NOT is binary there. */
function match(query: Query): string | undefined {
  switch (query.kind) {
    case 'term':
    case 'phrase':
      return `${COLUMNS[query.field]} : "${query.text}"`;
    case 'wildcard':
      return `${COLUMNS[query.field]} : "${query.pattern.slice(0, -1)}" *`;
    case 'or':
    case 'and': {
      const wanted = query.of.filter((of) => query.kind === 'or' || of.kind !== 'not').map(match);
      const unwanted = query.of.flatMap((of) => (query.kind === 'and' && of.kind === 'not' ? [match(of.of)] : []));
      if (wanted.length === 0 || [...wanted, ...unwanted].includes(undefined)) return undefined;
      const positive = `(${wanted.join(query.kind === 'or' ? ' OR ' : ' AND ')})`;
      return unwanted.length === 0 ? positive : `(${positive} NOT (${unwanted.join(' OR ')}))`;
    }
    default:
      return undefined;
  }
}

/** A condition on `rowid`: FTS5's own operators as far up the tree as they go, SQL's above. */
function condition(query: Query, parameters: string[]): string {
  const expression = match(query);
  if (expression !== undefined) {
    parameters.push(expression);
    return 'rowid in (select rowid from documents where documents match ?)';
  }
  if (query.kind === 'not') return `not (${condition(query.of, parameters)})`;
  if (query.kind !== 'and' && query.kind !== 'or') throw new Error(`no ${query.kind} here`);
  return query.of.map((of) => `(${condition(of, parameters)})`).join(` ${query.kind} `);
}

it('finds what SQLite FTS5 finds, in plain English', { timeout: 120_000 }, async () => {
  const dir = await mkdtemp(join(tmpdir(), 'priora-fts-'));
  const engine = embeddedEngine({ dir });
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(documents, fc.array(tree(3), { minLength: 8, maxLength: 16 }), async (given, queries) => {
      const database = new DatabaseSync(':memory:');
      database.exec('create virtual table documents using fts5(t, b, n)');
      const insert = database.prepare('insert into documents (rowid, t, b, n) values (?, ?, ?, ?)');
      for (const [i, { title, body, notes }] of given.entries()) insert.run(i, title, body, notes);
      await engine.drop(samples);
      await engine.open(samples);
      await engine.apply(
        samples,
        given.map(({ title, body, notes }, i) => {
          const record: Sample = {
            id: String(i),
            title: [title],
            body: [body],
            notes: [notes],
            owner: [],
            classes: [],
            sizes: [],
          };
          return { kind: 'put', seq: i + 1, id: record.id, record, derived: {} };
        }),
      );
      for (const query of queries) {
        const parameters: string[] = [];
        const sql = `select rowid from documents where ${condition(query, parameters)}`;
        const expected = database
          .prepare(sql)
          .all(...parameters)
          .map((row) => String(row.rowid));
        const page = await engine.search(samples, { query, offset: 0, limit: 100, sort: [] });
        const ids = page.hits.map((hit) => hit.id);
        expect(ids, `${JSON.stringify(query)} as ${sql}: ${parameters}`).toEqual(expected.sort());
        compared++;
      }
      database.close();
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: 90_000 },
  );
  expect(compared).toBeGreaterThan(7 * RUNS);
  await engine.close();
  await rm(dir, { recursive: true, force: true });
});
