import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
const of = (number: string, application_number: string, ...inventors: string[]) =>
  samplePatent(number, { application_number, inventors: inventors.map((name) => ({ name })) });
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(patents, [
    // one application whose publications are named in two orders, and others of either
    of('US20200000001A1', 'US16/000001', 'Royce A. Levien', 'Yamada Taro'),
    of('US10000001B2', 'US16/000001', 'LEVIEN, Royce A', 'TARO YAMADA'),
    of('US10000002B2', 'US16/000002', 'LEVIEN ROYCE A'),
    of('US10000003B2', 'US16/000003', 'Royce A. Levien'),
    // of these nobody says that they are one
    of('US10000004B2', 'US16/000004', 'James Park', 'Muller, Jürgen'),
    of('US10000005B2', 'US16/000005', 'PARK JAMES', 'MULLER JURGEN'),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

it('are counted once in whatever spelling, and in whatever order a family lists both of', async () => {
  const body = { query: 'IN_COUNT: [1 TO *]', field: 'INVENTOR', offset: 0, limit: 10 };
  const { data, notes } = (await service.call('POST /patent-field/query', { body })).json;
  expect(data[0].inventor).toEqual([
    { name: 'LEVIEN ROYCE A', count: 4 },
    { name: 'MULLER JURGEN', count: 2 },
    { name: 'TARO YAMADA', count: 2 },
    { name: 'JAMES PARK', count: 1 },
    { name: 'PARK JAMES', count: 1 },
  ]);
  expect(notes).toEqual([
    'Counted once, since a family lists the name in both orders: LEVIEN ROYCE A = ROYCE A LEVIEN; TARO YAMADA = YAMADA TARO.',
  ]);
  const second = { ...body, offset: 1, limit: 1 };
  expect((await service.call('POST /patent-field/query', { body: second })).json.data[0].inventor).toEqual([
    { name: 'MULLER JURGEN', count: 2 },
  ]);
  const count = { query_text: 'IN_EXACT: "Levien, Royce A."' };
  expect((await service.call('POST /search/patent/query-search-count', { body: count })).json.data).toEqual({
    total_search_result_count: 2,
  });
});

it('are ranked by applications', async () => {
  const query = { authority: 'US' };
  const { data, notes } = (await service.call('GET /insights/inventor-ranking', { query })).json;
  expect([data[0], notes[0]]).toEqual([{ name: 'LEVIEN ROYCE A', count: 3 }, expect.stringContaining('Counted once')]);
});
