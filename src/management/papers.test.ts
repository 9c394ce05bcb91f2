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
    paper('3', 'Of pumps', {
      ...{ published: 20210101, venue: venue('Pumps'), retracted: true, keywords: ['pump', 'seal'] },
      abstracts: [
        {
          lang: 'en',
          origin: 'original',
          text: 'A pump is shown. Its seal is of rubber, which a spring presses against the shaft.',
        },
      ],
      body: [
        { id: 'p1', kind: 'heading', text: 'Results' },
        { id: 'p2', kind: 'paragraph', section: 'Results', text: 'The rubber held 3 bar.' },
      ],
    }),
  ]);
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
  const body = { token, name: 'Ann', password: 'correct horse battery' };
  const reply = await service.call('POST /manage/sign-up', { key: null, body });
  signedIn = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
});
afterAll(() => service.close());
const asMember = {
  key: null,
  get headers() {
    return signedIn;
  },
};
const facets = async (body: object) => {
  const { json } = await service.call('POST /manage/papers/facets', { ...asMember, body });
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

/** The only paper with a full text. */
async function pumps(): Promise<string> {
  const { data } = await service.call('POST /search/literature/query-search', {
    body: { text: 'pumps', type: 'title', limit: 1 },
  });
  return data.results[0].paper_id;
}

it('shows of each paper what answers the search, with its words', async () => {
  const paper_id = await pumps();
  const asked = async (search: object) => {
    const body = { search, papers: [paper_id, '00000000-0000-5000-8000-000000000000'] };
    return (await service.call('POST /manage/papers/passages', { ...asMember, body })).json;
  };
  const title = { lang: 'en', text: 'Of pumps' };
  const about = { paper_id, venue: 'Pumps', published: 20210101, retracted: true };
  expect(await asked({ text: 'seal rubber', type: 'all' })).toEqual([
    {
      ...about,
      title: { ...title, marks: [] },
      passage: {
        ...{ unit: 'abstract:en', part: 'abstract', lang: 'en', start: 0, end: 81 },
        text: 'A pump is shown. Its seal is of rubber, which a spring presses against the shaft.',
        ...{ cut_before: false, cut_after: false },
        marks: [
          { start: 21, end: 25, leaf: 0 },
          { start: 32, end: 38, leaf: 1 },
        ],
      },
    },
  ]);
  // what only the full text has is shown there
  const [{ passage }] = await asked({ query_text: 'FULLTEXT:"3 bar"' });
  expect(passage).toMatchObject({ unit: 'p2', part: 'body', marks: [{ start: 16, end: 21, leaf: 0 }] });
  expect((await asked({ text: 'pumps', type: 'title' }))[0].title).toEqual({
    ...title,
    marks: [{ start: 3, end: 8, leaf: 0 }],
  });
});

it('gives a paper to be read, with the words of a search where it is asked for them', async () => {
  const id = await pumps();
  const { json } = await service.call(`GET /manage/papers/${id}?text=rubber&type=abstract`, asMember);
  expect(json).toMatchObject({
    ...{ paper_id: id, keywords: ['pump', 'seal'], retracted: true, ids: ['pmid:3'] },
    units: [
      { id: 'title:en', part: 'title', lang: 'en', origin: 'original', text: 'Of pumps' },
      {
        id: 'abstract:en',
        part: 'abstract',
        text: 'A pump is shown. Its seal is of rubber, which a spring presses against the shaft.',
      },
      { id: 'p1', part: 'heading', text: 'Results' },
      { id: 'p2', part: 'paragraph', text: 'The rubber held 3 bar.' },
    ],
    marks: { 'abstract:en': [{ start: 32, end: 38, leaf: 0 }] },
  });
  // the full text was not searched
  expect(Object.keys(json.marks)).toEqual(['abstract:en']);
  expect((await service.call(`GET /manage/papers/${id}`, asMember)).json.marks).toBeUndefined();
  const absent = await service.call('GET /manage/papers/00000000-0000-5000-8000-000000000000', asMember);
  expect([absent.status, JSON.stringify(absent.json)]).toEqual([404, expect.stringContaining('has no paper 0000')]);
});

it('shows beside an answer the papers that it quotes, and only words that still stand', async () => {
  const ask = { query: 'Is the seal of a pump made of rubber?', deep_search: false, long_think: false };
  const asked = await service.call('POST /chat/ai-ls-chat', { body: { ...ask, search_website: false } });
  const read = async () => {
    const { json } = await service.call(`GET /manage/chats/${asked.data.chat_id}`, asMember);
    return json.turns[0].papers;
  };
  const id = await pumps();
  const [found] = await read();
  expect(found).toMatchObject({
    ...{ number: 1, id, title: 'Of pumps', venue: 'Pumps', published: 20210101, retracted: true, stored: true },
    quotes: [
      {
        unit: 'abstract:en',
        part: 'abstract',
        start: 17,
        end: 81,
        text: 'Its seal is of rubber, which a spring presses against the shaft.',
      },
    ],
  });
  await service.corpus.delete(works, [id]);
  expect(await read()).toMatchObject([{ id, stored: false, quotes: [] }]);
});
