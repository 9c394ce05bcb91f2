import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { parseQuery } from '#corpus/query/parse.ts';
import { fieldsOf } from '#corpus/query/spans.ts';
import type { Query } from '#corpus/query/tree.ts';
import { onBehalfOf } from './caller.ts';
import { corpusOfPeople } from './kept-queries.ts';
import type { SearchHistory } from './search-history.ts';
import type { Worklists } from './worklists.ts';

class Remembering {
  readonly #asked: string[] = [];
  get asked() {
    return this.#asked;
  }
  async search() {
    this.#asked.push('search');
    return { total: 1, hits: [] };
  }
  async ofTomorrow(what: string) {
    this.#asked.push(what);
    return this;
  }
}

it('hands on whatever a corpus can do, as the corpus itself would do it', async () => {
  const behind = new Remembering();
  const history = { get: async () => ({ query_text: 'TTL: lidar' }) } as unknown as SearchHistory;
  const corpus = corpusOfPeople(behind as unknown as Corpus, { history, worklists: {} as Worklists });
  const found = await corpus.search(patents, { query: parseQuery(patents, 'TTL: lidar'), offset: 0, limit: 1 });
  expect(found.total).toBe(1);
  const { asked, ofTomorrow } = corpus as unknown as Remembering;
  expect(await ofTomorrow('later')).toBe(behind);
  expect(asked).toEqual(['search', 'later']);
});

it('finds what a person has gathered whether it is fictional or not, and nothing else so', async () => {
  const asked: Query[] = [];
  const behind = {
    async search(_: unknown, { query }: { query: Query }) {
      asked.push(query);
      return { total: 0, hits: [] };
    },
  } as unknown as Corpus;
  const worklists = { gathered: async () => ['US1A'] } as unknown as Worklists;
  const corpus = corpusOfPeople(behind, { history: {} as SearchHistory, worklists });
  const person = { account_id: 'a', user_id: 'u', operation_id: 'search' };
  const texts = [
    'LIST: x',
    'TTL: pump AND TAG: y',
    'LIST: x OR TAG: y',
    'TTL: pump OR LIST: x',
    'TTL: pump NOT LIST: x',
  ];
  await onBehalfOf(person, async () => {
    for (const text of texts) await corpus.search(patents, { query: parseQuery(patents, text), offset: 0, limit: 0 });
  });
  expect(asked.map((query) => fieldsOf(query).has('DEMO'))).toEqual([true, true, true, false, false]);
  const gathered = { kind: 'values', field: 'PN', values: ['US1A'] };
  expect(asked[0]).toEqual({ kind: 'and', of: [gathered, { kind: 'values', field: 'DEMO', values: ['0', '1'] }] });
});
