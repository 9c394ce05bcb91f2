import { afterAll, beforeAll, expect, it } from 'vitest';
import { workIds } from '#collections/works/ids.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const paper = (pmid: string, text: string, more: Partial<Work>): Work =>
  workPart({
    ...emptyWork(),
    ids: workIds({ pmid }),
    provenance: [{ source: 'test', key: pmid }],
    titles: [{ lang: 'en', origin: 'original', text }],
    languages: ['en'],
    ...more,
  });

let service: TestService;
let signedIn: Record<string, string>;
beforeAll(async () => {
  service = await startTestService();
  const venue = (name: string) => ({ name, ids: [] });
  await service.corpus.put(works, [
    paper('1', 'On gout', { published: 20200101, venue: venue('Joints'), mesh: [{ heading: 'Gout' }] }),
    paper('2', 'Gout again', {
      published: 20210500,
      venue: venue('Joints'),
      subjects: [{ scheme: 'test', text: 'Medicine' }],
    }),
    paper('3', 'Of pumps', { published: 20210101, venue: venue('Pumps') }),
  ]);
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  signedIn = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
});
afterAll(() => service.close());
const facets = async (body: object) => {
  const { json } = await service.call('POST /manage/papers/facets', { key: null, headers: signedIn, body });
  return json;
};

it('counts what found papers are narrowed by, as searches for the values count them', async () => {
  expect(await facets({ text: 'gout', type: 'all' })).toEqual([
    {
      code: 'YEAR',
      values: [
        { value: '2021', count: 1 },
        { value: '2020', count: 1 },
      ],
    },
    { code: 'JOURNAL', values: [{ value: 'Joints', count: 2 }] },
    { code: 'INSTITUTION', values: [] },
    { code: 'SUBJECT', values: [{ value: 'Medicine', count: 1 }] },
    { code: 'MESH', values: [{ value: 'Gout', count: 1 }] },
  ]);
  const narrowed = { text: 'gout', type: 'all', query_text: 'YEAR:"2021" AND JOURNAL:"Joints"' };
  expect((await facets(narrowed))[1]).toEqual({ code: 'JOURNAL', values: [{ value: 'Joints', count: 1 }] });
  const { data } = await service.call('POST /search/literature/query-search', { body: { ...narrowed, limit: 1 } });
  expect(data.total_search_result_count).toBe(1);
  expect(JSON.stringify(await facets({}))).toContain('Give query_text');
});
