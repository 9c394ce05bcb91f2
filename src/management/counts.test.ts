import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
let signedIn: Record<string, string>;
const TITLE = { lang: 'en', origin: 'original' as const, text: 'Gasket' };
const HELIO = [{ name: 'Helio AG', type: 'company' as const }];
const TESSEL = [{ name: 'Tessel Inc', type: 'company' as const }];

beforeAll(async () => {
  service = await startTestService({
    corpus: [
      samplePatent('US1000001A1', {
        titles: [TITLE],
        publication_date: 19000105,
        current_assignees: HELIO,
        ipc: ['H01M10/05'],
      }),
      samplePatent('US1000002A1', {
        titles: [TITLE],
        abstracts: [{ ...TITLE, lang: 'de' }],
        publication_date: 19030105,
        current_assignees: HELIO,
        ipc: ['G01S17/08'],
      }),
      samplePatent('US1000003A1', { publication_date: 20260105, current_assignees: TESSEL, ipc: ['H01M10/05'] }),
    ],
  });
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  signedIn = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
});
afterAll(() => service.close());

const ask = async (path: '/counts' | '/counts/table', body: object) =>
  (await service.call(`POST /manage${path}`, { key: null, headers: signedIn, body })).json;
const ALL = { query_text: 'PN: *', families: false };

describe('counts of a search', () => {
  it('have every year, those without a hit too, and say which publication still fills', async () => {
    const { count, axes } = await ask('/counts', { ...ALL, axes: ['PUBLICATION_YEAR'] });
    const [{ buckets, without, young_from }] = axes;
    expect([count, buckets.length, without, young_from]).toEqual([3, 127, 0, new Date().getUTCFullYear()]);
    expect(buckets.slice(0, 4)).toEqual([
      { value: '1900', count: 1 },
      { value: '1901', count: 0 },
      { value: '1902', count: 0 },
      { value: '1903', count: 1 },
    ]);
  });

  it('say how many have no value, as the search for those counts them', async () => {
    const { axes } = await ask('/counts', { ...ALL, axes: ['INVENTOR', 'PRIORITY_YEAR', 'CPC_SUB_CLASS'] });
    for (const [n, query_text] of ['NOT IN_EXACT: *', 'NOT E_PRIORITY_DATE: *', 'NOT CPC_SUB_CLASS: *'].entries()) {
      const { data } = await service.call('POST /search/patent/query-search-count', { body: { query_text } });
      expect([query_text, axes[n].without]).toEqual([query_text, data.total_search_result_count]);
    }
  });

  it('find a value by a part of it, and say what is not listed', async () => {
    const { axes } = await ask('/counts', { ...ALL, axes: ['ASSIGNEE'], top: 1 });
    expect(axes[0]).toMatchObject({ buckets: [{ value: 'Helio AG', count: 2 }], distinct: 2, other: 1 });
    const found = await ask('/counts', { ...ALL, axes: ['ASSIGNEE'], top: 1, find: 'tess' });
    expect(found.axes[0]).toMatchObject({ buckets: [{ value: 'Tessel Inc', count: 1 }], looked_through: 2, found: 1 });
  });

  it('count one axis against another', async () => {
    expect(await ask('/counts/table', { ...ALL, rows: 'ASSIGNEE', columns: 'IPC_SUB_CLASS' })).toEqual({
      count: 3,
      columns: [
        { value: 'H01M', count: 2 },
        { value: 'G01S', count: 1 },
      ],
      rows: [
        { value: 'Helio AG', count: 2, cells: [1, 1] },
        { value: 'Tessel Inc', count: 1, cells: [1, 0] },
      ],
      other: { rows: 0, columns: 0 },
    });
  });

  it('count families by how many members they have, and citations received', async () => {
    const { axes } = await ask('/counts', { query_text: 'PN: *', axes: ['FAMILY_SIZE', 'CITED_BY'] });
    expect(axes.map(({ buckets }: any) => buckets[0])).toEqual([
      { value: '1..1', count: 3 },
      { value: '0..0', count: 3 },
    ]);
  });

  it('say in which language it was published, by what there is of its text', async () => {
    const [axis] = (await ask('/counts', { ...ALL, axes: ['LANGUAGE'] })).axes;
    expect([axis.buckets, axis.without]).toEqual([
      [
        { value: 'de', count: 1 },
        { value: 'en', count: 1 },
      ],
      1,
    ]);
  });

  it('list what is cited most, and nothing that is not cited', async () => {
    const { json } = await service.call('POST /manage/counts/cited', { key: null, headers: signedIn, body: ALL });
    expect(json).toEqual([]);
    await service.corpus.put(patents, [
      samplePatent('US1000009A1', {
        cites: [{ publication_number: 'US1000003A1' }, { publication_number: 'US1000001A1' }],
      }),
      samplePatent('US1000010A1', { cites: [{ publication_number: 'US1000003A1' }] }),
    ]);
    const cited = async () =>
      (await service.call('POST /manage/counts/cited', { key: null, headers: signedIn, body: ALL })).json;
    await expect
      .poll(async () => (await cited()).map((each: any) => [each.publication_number, each.cited_by]))
      .toEqual([
        ['US1000003A1', 2],
        ['US1000001A1', 1],
      ]);
  });

  it('refuse an axis that there is not, and an expression that is none', async () => {
    expect((await ask('/counts', { ...ALL, axes: ['COLOUR'] })).detail).toMatch(/axes/);
    expect((await ask('/counts', { query_text: 'TTTL: x', axes: ['KIND'] })).position).toBe(0);
  });
});
