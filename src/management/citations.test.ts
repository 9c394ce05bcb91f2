import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patentsByNumber } from '#collections/patents/relations.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { citationGraph, MOST_OF_LEVEL } from './citations.ts';

/** An application of family D, which cites family C by its grant, and a number that is nowhere. */
const CITING = samplePatent('US20260900009A1', {
  publication_date: 20260102,
  cites: [
    { publication_number: 'US9900001', categories: ['Y'] },
    { publication_number: 'JP2001999999A', date: 20010203, categories: ['A'] },
  ],
});
/** Cites more than a level holds. */
const WIDE = samplePatent('US20260900010A1', {
  publication_date: 20260109,
  cites: Array.from({ length: MOST_OF_LEVEL + 5 }, (_, n) => ({ publication_number: `DE${10_000 + n}A1` })),
});

let service: TestService;
const graph = async (number: string, depth: 1 | 2) => {
  const [record] = await patentsByNumber(service.corpus, [number]);
  return citationGraph(service.corpus, record!, depth);
};
beforeAll(async () => {
  service = await startTestService({ corpus: [...lidarPatents, CITING, WIDE] });
});
afterAll(() => service.close());

describe('the graph of citations', () => {
  it('merges families: a citation of one member is one of all', async () => {
    const { families, edges, left_out } = await graph('EP2500001A1', 1);
    expect(families.map(({ id, level, members, date }) => [id, level, members, date])).toEqual([
      ['EP2500001A1', 0, ['US20110100001A1', 'US8100001B2', 'EP2500001A1'], 20110505],
      ['US9900001B2', 1, ['US9900001B2'], expect.any(Number)],
    ]);
    expect(edges).toEqual([{ from: 'US9900001B2', to: 'EP2500001A1', categories: ['X'] }]);
    expect(left_out).toBe(0);
  });

  it('goes a step further when asked, and knows a number without its kind code', async () => {
    const { families, edges } = await graph('US8100001B2', 2);
    expect(families.map(({ id, level, stored }) => [id, level, stored])).toEqual([
      ['US8100001B2', 0, true],
      ['US9900001B2', 1, true],
      ['US20260900009A1', 2, true],
    ]);
    expect(edges).toContainEqual({ from: 'US20260900009A1', to: 'US9900001B2', categories: ['Y'] });
  });

  it('shows what is cited and not stored by its number and the day of the citation', async () => {
    const { families } = await graph('US20260900009A1', 1);
    expect(families.find(({ id }) => id === 'JP2001999999A')).toEqual({
      id: 'JP2001999999A',
      members: [],
      stored: false,
      date: 20010203,
      level: -1,
    });
  });

  it('leaves out what a level cannot hold, and says how many', async () => {
    const { families, left_out } = await graph('US20260900010A1', 1);
    expect([families.length, left_out]).toEqual([MOST_OF_LEVEL + 1, 5]);
  });
});

describe('the reading pages', () => {
  const signedIn = async () => {
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
    const name = `m${Math.random()}`.slice(0, 12);
    const reply = await service.call('POST /manage/sign-up', {
      key: null,
      body: { token, name, password: 'correct horse battery' },
    });
    return {
      cookie: reply.headers.get('set-cookie')!.split(';')[0]!,
      'x-csrf-token': reply.json.csrf as string,
    };
  };

  it('tell the days of each family member, and which share all priorities', async () => {
    const headers = await signedIn();
    const { json } = await service.call('GET /manage/patents/US8100001B2/family', { key: null, headers });
    expect(json.total).toBe(4);
    expect(json.members.map((each: any) => [each.publication_number, each.simple, each.filing_date])).toEqual([
      ['US20110100001A1', true, 20101008],
      ['US8100001B2', true, 20101008],
      ['EP2500001A1', true, expect.anything()],
      ['CN103000001A', false, expect.anything()],
    ]);
    expect(json.members[1]).toMatchObject({ grant_date: 20120124, priority_date: 20100310, stored: true });
  });

  it('name other documents in the language of the console', async () => {
    const headers = await signedIn();
    const title = async (language: string) => {
      const { json } = await service.call('GET /manage/patents/US8100001B2/family', {
        key: null,
        headers: { ...headers, 'accept-language': language },
      });
      return json.members.find((each: any) => each.publication_number === 'CN103000001A').title;
    };
    const { titles } = lidarPatents.find(({ publication_number }) => publication_number === 'CN103000001A')!;
    const own = (wanted: string) => titles.find(({ lang }) => lang === wanted)!.text;
    expect([await title('zh'), await title('en-GB'), await title('fr')]).toEqual([own('zh'), own('en'), own('en')]);
  });

  it('show the beginning of the abstract where nothing is searched for', async () => {
    const headers = await signedIn();
    const { json } = await service.call('POST /manage/passages', {
      key: null,
      headers,
      body: { numbers: ['US8100001B2'] },
    });
    expect(json[0].passage).toMatchObject({
      part: 'abstract',
      text: 'A lidar scans a scene with one detector array and a tilting mirror.',
      marks: [],
    });
  });

  it('light other forms of a word where they were asked for', async () => {
    const headers = await signedIn();
    const lit = async (stemming: boolean) => {
      const { json } = await service.call('POST /manage/passages', {
        key: null,
        headers,
        body: { query_text: 'TAC: scan', stemming, numbers: ['US8100001B2'] },
      });
      const [{ title, passage }] = json;
      return [title, passage].map(({ text, marks }) =>
        marks.map(({ start, end }: { start: number; end: number }) => text.slice(start, end)),
      );
    };
    expect([await lit(true), await lit(false)]).toEqual([
      [['Scanning'], ['scans']],
      [[], []],
    ]);
    const { json } = await service.call('GET /manage/patents/US8100001B2', {
      key: null,
      headers,
      query: { q: 'TAC: scan', stem: '1' },
    });
    expect(json.marks.abstract).toEqual([{ start: 8, end: 13, leaf: 0 }]);
  });

  it('keep conversations to their account, and show only what still stands', async () => {
    const headers = await signedIn();
    const ask = { query: 'What drive tilts the mirror of the lidar?', deep_search: true, long_think: false };
    const asked = await service.call('POST /chat/ai-ls-chat', {
      key: null,
      headers,
      body: { ...ask, search_website: false },
    });
    expect(asked.json.error_msg).toBe('');
    const { chat_id, chat_item_id } = asked.data;
    const read = async (with_headers = headers) =>
      service.call(`GET /manage/chats/${chat_id}`, { key: null, headers: with_headers });
    const [turn] = (await read()).json.turns;
    expect([turn.item_id, turn.question, turn.answer]).toEqual([chat_item_id, ask.query, undefined]);
    expect(turn.sources.length).toBeGreaterThan(0);
    for (const { publication_number, quotes } of turn.sources)
      for (const { part, claim_number, start, end, text } of quotes) {
        const [record] = await patentsByNumber(service.corpus, [publication_number]);
        const unit =
          part === 'claim'
            ? record!.claims[0]!.claims.find(({ number }) => number === claim_number)!.text
            : part === 'abstract'
              ? record!.abstracts[0]!.text
              : undefined;
        if (unit !== undefined) expect(unit.slice(start, end)).toBe(text);
      }
    const list = async () => (await service.call('GET /manage/chats', { key: null, headers })).json;
    expect(await list()).toEqual({ chats: [expect.objectContaining({ chat_id, name: ask.query, turns: 1 })] });
    await service.call(`POST /manage/chats/${chat_id}/name`, { key: null, headers, body: { name: ' Drives ' } });
    expect((await list()).chats[0].name).toBe('Drives');

    const other = (await service.accounts.all.create('other')).id;
    const token = await service.users.all.invite({ account_id: other, role: 'owner' });
    const stranger = await service.call('POST /manage/sign-up', {
      key: null,
      body: { token, name: 'stranger', password: 'correct horse battery' },
    });
    const theirs = {
      cookie: stranger.headers.get('set-cookie')!.split(';')[0]!,
      'x-csrf-token': stranger.json.csrf as string,
    };
    expect((await read(theirs)).status).toBe(404);
    expect((await service.call(`DELETE /manage/chats/${chat_id}`, { key: null, headers: theirs })).status).toBe(404);
    expect((await service.call(`DELETE /manage/chats/${chat_id}`, { key: null, headers })).status).toBe(200);
    expect((await read()).status).toBe(404);
  });
});
