import { expect, it } from 'vitest';
import { samples } from '#testing/random-queries.ts';
import { withinCapabilities } from './capabilities.ts';
import { ALL_CAPABILITIES, type Capabilities, type SearchEngine } from './engine.ts';
import type { Query } from './query/tree.ts';

/** An engine that says what it was asked. */
function engineOf(capabilities: Partial<Capabilities>) {
  const asked: string[] = [];
  const hits = [
    { id: 'a', score: 2 },
    { id: 'b', score: 1 },
  ];
  const told = <A>(question: string, answer: A): A => {
    asked.push(question);
    return answer;
  };
  const engine = {
    capabilities: { ...ALL_CAPABILITIES, ...capabilities },
    search: async () => told('search', { total: 2, hits }),
    facets: async () => told('facets', []),
    aggregate: async () => told('aggregate', { count: 0 }),
    columns: async () => told('columns', { documents: 0, fields: {} }),
    explain: async () => told('explain', { query: { kind: 'all' }, count: 0 }),
    rank: async () => told('rank', undefined),
  } as unknown as SearchEngine;
  const notes: string[] = [];
  return { asked, notes, questions: withinCapabilities(engine, (sentence) => notes.push(sentence)) };
}

const lidar: Query = { kind: 'term', field: 'TB', text: 'lidar' };
const frequent: Query = { kind: 'frequency', times: 3, of: lidar };
const same: Query = { kind: 'same_event', of: [lidar, lidar] };
const near: Query = { kind: 'near', reach: { unit: 'words', distance: 2, ordered: true }, left: lidar, right: lidar };
const nested: Query = { ...near, right: { kind: 'or', of: [lidar, near] } };
/** Deep in a tree, behind branches that every engine can do. */
const within = (branch: Query): Query => ({
  kind: 'and',
  of: [lidar, { kind: 'not', of: { kind: 'or', of: [lidar, branch] } }],
});
const page = { offset: 0, limit: 5 };
const rank = { field: 'TB', terms: [], keep: 1, similarity: { kind: 'cosine' }, limit: 1 } as const;

it('asks an engine of all capabilities whatever is asked', async () => {
  const { questions, asked, notes } = engineOf({});
  const query = within({ kind: 'and', of: [frequent, same] });
  await questions.search(samples, { query, ...page, sort: [{ field: 'score', order: 'desc' }] });
  await questions.facets(samples, { query }, []);
  await questions.aggregate(samples, { query }, {});
  await questions.columns(samples, { query }, []);
  await questions.explain(samples, { query });
  await questions.rank(samples, { ...rank, filter: query });
  expect([asked, notes]).toEqual([['search', 'facets', 'aggregate', 'columns', 'explain', 'rank'], []]);
});

it.each([
  ['frequency', frequent, '"branch":"TB:(lidar $FREQ3)"'],
  ['same_event', same, '"branch":"TB:lidar GAND TB:lidar"'],
  ['nested_near', nested, '"branch":"TB:(lidar $PRE2 (lidar OR lidar $PRE2 lidar))"'],
] as const)(
  'refuses %s with the branch named, wherever a query can stand, and asks nothing',
  async (kind, branch, named) => {
    const { questions, asked } = engineOf({ [kind]: false });
    const query = within(branch);
    const queries = { axis: 'queries', queries: [{ name: 'x', query }] } as const;
    for (const question of [
      () => questions.search(samples, { query, ...page }),
      () => questions.facets(samples, { query }, []),
      () => questions.aggregate(samples, { query }, {}),
      () =>
        questions.aggregate(
          samples,
          { query: lidar },
          { by: { a: { axis: 'values', field: 'Q', by: { b: queries } } } },
        ),
      () => questions.columns(samples, { query }, []),
      () => questions.explain(samples, { query }),
      () => questions.rank(samples, { ...rank, filter: query }),
    ]) {
      const error = await question().then(
        () => undefined,
        (thrown) => thrown,
      );
      expect(error?.code).toBe('invalid_query');
      expect(JSON.stringify(error.details)).toBe(`{${named}}`);
    }
    expect(asked).toEqual([]);
    const other = kind === 'frequency' ? same : frequent;
    await questions.search(samples, { query: within(other), ...page });
    expect(asked).toEqual(['search']);
  },
);

it('asks for proximity inside a sentence, and for one alone, whatever it can do of others', async () => {
  const { questions, asked } = engineOf({ nested_near: false });
  const sentence: Query = { kind: 'near', reach: { unit: 'sentence' }, left: near, right: lidar };
  for (const query of [sentence, within(near)]) await questions.search(samples, { query, ...page });
  expect(asked).toEqual(['search', 'search']);
});

it('refuses a ranking, and an order by scores that are none', async () => {
  const { questions, asked } = engineOf({ scores: 'none', ranking: false });
  await expect(questions.rank(samples, rank)).rejects.toThrow('cannot evaluate a ranking by words in common');
  const sorted = questions.search(samples, { query: lidar, ...page, sort: [{ field: 'score', order: 'asc' }] });
  await expect(sorted).rejects.toThrow('cannot evaluate the order "score"');
  const best = { field: 'Q', prefer: { by: 'score' } } as const;
  await expect(questions.search(samples, { query: lidar, ...page, collapse: best })).rejects.toThrow('representative');
  expect(asked).toEqual([]);
  await questions.search(samples, { query: lidar, ...page });
  expect(asked).toEqual(['search']);
});

it('says that an order is approximate, where it is by score', async () => {
  const { questions, notes } = engineOf({ scores: 'approximate' });
  await questions.search(samples, { query: lidar, ...page, sort: [{ field: 'SIZE', order: 'asc' }] });
  expect(notes).toEqual([]);
  await questions.search(samples, { query: lidar, ...page });
  expect(notes).toEqual(['The search engine of this installation orders by approximate scores.']);
});
