import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
const people: Record<string, Record<string, string>> = {};
const titled = (number: string, text: string) =>
  samplePatent(number, { titles: [{ lang: 'en', origin: 'original', text }], application_number: 'US10900123' });
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      titled('US8100001B2', 'Scanning lidar'),
      titled('US20100012345A1', 'Scanning lidar'),
      samplePatent('US8100002B2', { titles: [{ lang: 'en', origin: 'original', text: 'Lidar mirror' }] }),
      samplePatent('US8100003B1', { titles: [{ lang: 'en', origin: 'original', text: 'Radar horn' }] }),
      samplePatent('US8100003B9', {}),
    ],
  });
  const elsewhere = (await service.accounts.all.create('elsewhere')).id;
  for (const [name, account_id] of [
    ['Ann', service.account_id],
    ['Bob', service.account_id],
    ['Eve', elsewhere],
  ] as const) {
    const token = await service.users.all.invite({ account_id, role: 'member' });
    const body = { token, name, password: 'correct horse battery' };
    const reply = await service.call('POST /manage/sign-up', { key: null, body });
    people[name] = { cookie: reply.headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': reply.json.csrf };
  }
});
afterAll(() => service.close());

const as = (name: string, what: `${string} /${string}`, body?: unknown) =>
  service.call(what, { key: null, headers: people[name]!, ...(body !== undefined && { body }) });
/** How many publications an expression of somebody finds, or why none are searched. */
const hits = async (name: string, query_text: string) => {
  const reply = await as(name, 'POST /search/patent/query-search-count', { query_text });
  return reply.json.status ? reply.data.total_search_result_count : reply.json.error_msg;
};
const past = (query_text: string) => ({ query_text, families: false, address: `q=${query_text}`, hits: 3 });

describe('the history of searches', () => {
  it('numbers what a person asked, and the query language knows the numbers', async () => {
    expect((await as('Ann', 'POST /manage/history', past('TTL: lidar'))).json).toMatchObject({ n: 1, seq: 5, hits: 3 });
    expect((await as('Ann', 'POST /manage/history', past('TTL: radar'))).json.n).toBe(2);
    expect((await as('Ann', 'POST /manage/history', past('SET: 1 OR SET: 2'))).json.n).toBe(3);
    expect(await hits('Ann', 'SET: 1')).toBe(3);
    expect(await hits('Ann', 'SET: 3 NOT SET: 1')).toBe(1);
    expect(await hits('Ann', 'SET: (1 OR 2) AND TTL: mirror')).toBe(1);
    expect((await as('Ann', 'GET /manage/history')).json.map(({ n }: any) => n)).toEqual([3, 2, 1]);
  });

  it('says of a search of before what it finds now, and which of that is new', async () => {
    const again = async (n: number) => (await as('Ann', `GET /manage/history/${n}/again`)).json;
    expect(await again(1)).toEqual({ hits: 3, new_total: 0, new_numbers: [], whole: true });
    await service.corpus.put(patents, [titled('US8100009B2', 'Solid lidar'), samplePatent('US8100010B2', {})]);
    expect(await again(1)).toEqual({ hits: 4, new_total: 1, new_numbers: ['US8100009B2'], whole: true });
    // a set of sets, too
    expect(await again(3)).toMatchObject({ new_numbers: ['US8100009B2'] });
    expect((await as('Bob', 'GET /manage/history/1/again')).status).toBe(404);
    await service.corpus.delete(patents, ['US8100009B2', 'US8100010B2']);
    expect(await again(1)).toMatchObject({ hits: 3, new_total: 0, new_numbers: [] });
  });

  it('is each person’s own', async () => {
    for (const other of ['Bob', 'Eve']) {
      expect(await hits(other, 'SET: 1')).toMatch(/^You have nothing that SET: “1” names/);
      expect((await as(other, 'GET /manage/history')).json).toEqual([]);
      expect((await as(other, 'DELETE /manage/history/1')).status).toBe(404);
    }
    const { json } = await service.call('POST /search/patent/query-search-count', { body: { query_text: 'SET: 1' } });
    expect(json.error_msg).toMatch(/^SET names what a person has kept: it is understood in the console/);
  });

  it('refuses a number that is none, patterns, ranges, and what names are no word for', async () => {
    expect(await hits('Ann', 'SET: 99')).toMatch(/nothing that SET/);
    expect(await hits('Ann', 'SET: x')).toMatch(/nothing that SET/);
    expect(await hits('Ann', 'LIST: mir*')).toMatch(/one whole name/);
    expect(await hits('Ann', 'SET: [1 TO 3]')).toMatch(/one whole name/);
    expect(await hits('Ann', 'SET: 1 $W3 lidar')).toMatch(/\$W3/);
    expect((await as('Ann', 'POST /manage/history', past('TTTL: x'))).status).toBe(400);
  });

  it('bounds sets of sets by what they come to', async () => {
    for (let n = 4; n <= 16; n++)
      await as('Ann', 'POST /manage/history', past(`SET: ${n - 1} OR (SET: ${n - 1} AND SET: ${n - 1})`));
    expect(await hits('Ann', 'SET: 6')).toBe(4);
    expect(await hits('Ann', 'SET: 16')).toMatch(/more than 5000 terms and operators/);
  });

  it('is forgotten one by one and whole', async () => {
    expect((await as('Ann', 'DELETE /manage/history/1')).status).toBe(200);
    expect(await hits('Ann', 'SET: 3')).toMatch(/nothing that SET: “1” names/);
    expect((await as('Ann', 'DELETE /manage/history')).json).toEqual({ removed: 15 });
    expect((await as('Ann', 'POST /manage/history', past('TTL: lidar'))).json.n).toBe(17);
  });
});

describe('numbers of a list', () => {
  it('are found in any spelling, told apart where they mean several, and named where they are missing', async () => {
    const numbers = ['us 8,100,001 b2', 'US8100003', 'US10900123', 'US8100002A1', 'EP0000001A1', 'nothing'];
    expect((await as('Ann', 'POST /manage/numbers', { numbers })).json).toEqual({
      found: [{ given: 'us 8,100,001 b2', number: 'US8100001B2' }],
      ambiguous: [
        { given: 'US8100003', numbers: expect.arrayContaining(['US8100003B1', 'US8100003B9']) },
        { given: 'US10900123', numbers: expect.arrayContaining(['US8100001B2', 'US20100012345A1']) },
      ],
      missing: [{ given: 'US8100002A1', near: ['US8100002B2'] }, { given: 'EP0000001A1' }, { given: 'nothing' }],
    });
  });
});

describe('a worklist', () => {
  let id: string;
  const list = async (name: string) => (await as(name, 'GET /manage/worklists')).json.lists;

  it('gathers documents by their numbers, and says which are not here', async () => {
    id = (await as('Ann', 'POST /manage/worklists', { name: ' Mirrors ' })).json.id;
    const numbers = ['US8100001B2', 'US 8100002 B2', 'EP0000001A1'];
    expect((await as('Ann', `POST /manage/worklists/${id}/documents`, { numbers })).json).toEqual({
      ...{ added: 2, there: 0, missing: [{ given: 'EP0000001A1' }], ambiguous: [] },
    });
    const again = await as('Ann', `POST /manage/worklists/${id}/documents`, { numbers: ['US8100001B2'] });
    expect(again.json).toMatchObject({ added: 0, there: 1 });
    expect(await list('Ann')).toEqual([
      { id, name: 'Mirrors', shared: false, own: true, by: 'Ann', size: 2, created_at: expect.any(Number) },
    ]);
    expect((await as('Ann', 'POST /manage/worklists', { name: 'MIRRORS' })).json.detail).toBe(
      'Another of your worklists is named "MIRRORS".',
    );
  });

  it('keeps what is said of a document, with what the corpus has of it', async () => {
    const said = { number: 'US8100002B2', mark: 'relevant', note: 'claim 1', tags: ['Tilt'], seen: true };
    expect((await as('Ann', `POST /manage/worklists/${id}/annotate`, said)).status).toBe(200);
    const { json } = await as('Ann', `GET /manage/worklists/${id}`);
    expect(json).toMatchObject({ name: 'Mirrors', own: true, total: 2 });
    expect(json.documents[1]).toEqual({
      ...{ number: 'US8100002B2', mark: 'relevant', note: 'claim 1', tags: ['Tilt'], seen: true },
      ...{ added_at: expect.any(Number), highlights: [], stored: { title: 'Lidar mirror', legal_status: 999 } },
    });
    await as('Ann', `POST /manage/worklists/${id}/annotate`, { number: 'US8100002B2', mark: '' });
    expect((await as('Ann', `GET /manage/worklists/${id}`)).json.documents[1].mark).toBeUndefined();
    const missing = { number: 'US8100003B1', mark: 'maybe' };
    expect((await as('Ann', `POST /manage/worklists/${id}/annotate`, missing)).status).toBe(404);
    expect((await as('Ann', 'GET /manage/worklists')).json.tags).toEqual([{ tag: 'Tilt', count: 1 }]);
  });

  it('keeps passages that were marked, where their words stand and nowhere else', async () => {
    const marked = { number: 'US20100012345A1', unit: 'title', start: 9, end: 14, words: 'lidar', colour: 'blue' };
    const mark = (what: object) => as('Ann', `POST /manage/worklists/${id}/highlight`, { ...marked, ...what });
    const highlights = async (name: string) => (await as(name, 'GET /manage/highlights?number=US20100012345A1')).json;
    const made = (await mark({})).json;
    expect(await highlights('Ann')).toEqual([
      {
        ...{ id: made.id, text: 'en-original', unit: 'title', start: 9, end: 14, words: 'lidar', colour: 'blue' },
        ...{ at: expect.any(Number), list: { id, name: 'Mirrors' } },
      },
    ]);
    for (const wrong of [{ start: 8 }, { words: 'Lidar' }, { unit: 'abstract' }, { unit: 'c1' }, { unit: 'p1' }])
      expect((await mark(wrong)).json).toMatchObject({ status: 400, field: 'words' });
    for (const wrong of [{ unit: 'claims' }, { colour: 'red' }, { start: -1 }, { words: ' ' }])
      expect((await mark(wrong)).status).toBe(400);
    expect((await mark({ number: 'EP0000001A1' })).status).toBe(404);
    for (const other of ['Bob', 'Eve']) {
      expect(await highlights(other)).toEqual([]);
      expect((await as(other, `POST /manage/worklists/${id}/highlight`, marked)).status).toBe(404);
      const gone = await as(other, `POST /manage/worklists/${id}/unhighlight`, { highlight: made.id });
      expect(gone.status).toBe(404);
    }
    const { documents } = (await as('Ann', `GET /manage/worklists/${id}`)).json;
    expect(documents.map((each: any) => [each.number, each.highlights.length])).toEqual([
      ...[
        ['US8100001B2', 0],
        ['US8100002B2', 0],
        ['US20100012345A1', 1],
      ],
    ]);
    const gone = await as('Ann', `POST /manage/worklists/${id}/unhighlight`, { highlight: made.id });
    expect([gone.status, await highlights('Ann')]).toEqual([200, []]);
    await as('Ann', `POST /manage/worklists/${id}/take`, { numbers: ['US20100012345A1'] });
  });

  it('stands in the query language by its name, and so do tags', async () => {
    expect(await hits('Ann', 'LIST: mirrors')).toBe(2);
    expect(await hits('Ann', 'TTL: lidar NOT LIST: "Mirrors"')).toBe(1);
    expect(await hits('Ann', 'TAG: tilt')).toBe(1);
    const counted = await as('Ann', 'POST /manage/counts', { query_text: 'LIST: mirrors', axes: ['KIND'] });
    expect(counted.json.count).toBe(2);
    expect(await hits('Ann', 'LIST: nothing')).toMatch(/nothing that LIST/);
    await as('Ann', 'POST /manage/worklists', { name: 'none' });
    expect(await hits('Ann', 'LIST: none')).toBe(0);
  });

  it('is a secret until it is shared, and then the account’s alone', async () => {
    expect([await list('Bob'), await list('Eve')]).toEqual([[], []]);
    expect(await hits('Bob', 'LIST: mirrors')).toMatch(/nothing that LIST/);
    await as('Ann', `POST /manage/worklists/${id}`, { shared: true });
    expect((await list('Bob')).map((each: any) => [each.name, each.own, each.by])).toEqual([['Mirrors', false, 'Ann']]);
    expect(await hits('Bob', 'LIST: mirrors')).toBe(2);
    const added = await as('Bob', `POST /manage/worklists/${id}/documents`, { numbers: ['US8100003B1'] });
    expect(added.json.added).toBe(1);
    expect((await as('Bob', `POST /manage/worklists/${id}`, { name: 'mine' })).status).toBe(404);
    expect((await as('Bob', `DELETE /manage/worklists/${id}`)).status).toBe(404);
    for (const what of [`GET /manage/worklists/${id}`, `DELETE /manage/worklists/${id}`] as const)
      expect((await as('Eve', what)).status).toBe(404);
    expect(await hits('Eve', 'LIST: mirrors')).toMatch(/nothing that LIST/);
    expect(await hits('Eve', 'TAG: tilt')).toMatch(/nothing that TAG/);
  });

  it('loses documents, and goes whole', async () => {
    const taken = await as('Ann', `POST /manage/worklists/${id}/take`, { numbers: ['US8100003B1', 'US1B1'] });
    expect(taken.json).toEqual({ taken: 1 });
    expect((await as('Ann', `DELETE /manage/worklists/${id}`)).status).toBe(200);
    expect((await list('Ann')).map(({ name }: any) => name)).toEqual(['none']);
    expect(await hits('Ann', 'TAG: tilt')).toMatch(/nothing that TAG/);
  });
});
