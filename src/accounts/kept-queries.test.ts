import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { parseQuery } from '#corpus/query/parse.ts';
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
