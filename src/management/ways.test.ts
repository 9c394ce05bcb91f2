import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let signedIn: Record<string, string>;
beforeAll(async () => {
  service = await startTestService({
    corpus: ['solid cell', 'solid lidar', 'cell phone', 'radar'].map((text, n) =>
      samplePatent(`US810000${n}B2`, {
        titles: [{ lang: 'en', origin: 'original', text }],
        abstracts: [{ lang: 'en', origin: 'original', text: `About a ${text}.` }],
        ipc: ['H01M10/05'],
      }),
    ),
  });
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  signedIn = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
});
afterAll(() => service.close());
const ask = async (path: string, body: object) =>
  (await service.call(`POST /manage${path}`, { key: null, headers: signedIn, body })).json;

describe('ways on from a search', () => {
  it('count each part by itself, and any of the words, as searches for them do', async () => {
    const ways = await ask('/ways', { query_text: 'TTL: (solid AND cell) AND KD: B1 NOT TTL: radar', families: false });
    expect(ways).toEqual({
      parts: [
        { expression: 'TTL:solid', count: 2 },
        { expression: 'TTL:cell', count: 2 },
        { expression: 'KD:B1', count: 0 },
      ],
      any: { expression: 'TTL:(solid OR cell)', count: 3 },
    });
    const body = { query_text: ways.any.expression };
    const { data } = await service.call('POST /search/patent/query-search-count', { body });
    expect(data.total_search_result_count).toBe(3);
  });

  it('are only the search itself for one word, and an error for what is no search', async () => {
    expect(await ask('/ways', { query_text: 'TTL: radar' })).toEqual({
      parts: [{ expression: 'TTL:radar', count: 1 }],
    });
    expect((await ask('/ways', { query_text: 'TTL: (' })).position).toBeGreaterThan(0);
  });
});

describe('ways on from a sentence', () => {
  it('leave out its small words, and name the words of the corpus that a strange one is near to', async () => {
    const ways = await ask('/ways', { query_text: 'how is a solid lidra made', families: false });
    expect(ways).toEqual({
      parts: [
        { expression: 'solid', count: 2 },
        { expression: 'lidra', count: 0, nearest: ['lidar'] },
        { expression: 'made', count: 0 },
      ],
      any: { expression: 'solid OR lidra OR made', count: 2 },
      core: { expression: 'solid AND lidra AND made', count: 0 },
    });
  });

  it('keep small words where there are no others', async () => {
    expect(await ask('/ways', { query_text: 'how is a', families: false })).toEqual({
      parts: [
        { expression: 'how', count: 0 },
        { expression: 'is', count: 0 },
        { expression: 'a', count: 4 },
      ],
    });
  });
});

describe('a table of results', () => {
  it('has what its columns show, and nothing for what is unknown', async () => {
    const [row, ...more] = await ask('/table', { numbers: ['US8100001B2', 'US9B2'] });
    expect(more).toEqual([]);
    expect(row).toEqual({
      ...{ number: 'US8100001B2', title: 'solid lidar', abstract: 'About a solid lidar.' },
      ...{ owners: [], applicants: [], inventors: [], ipc: ['H01M10/05'], cpc: [] },
      ...{ cited_by: 0, family: ['US8100001B2'], legal_status: 999 },
    });
  });
});
