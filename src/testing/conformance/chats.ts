import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ChatStore, MOST_LISTED, MOST_TURNS, RECENT_TURNS } from '#chats/store.ts';
import { type Opening, openings, START } from './opening.ts';

const DAY_MS = 86_400_000;

/** What every `ChatStore` promises. `open` opens the store of a folder, which keeps chats for seven days. */
export function describeChatStore(name: string, open: Opening<ChatStore>): void {
  describe(`${name}: chats`, () => {
    const opening = openings(open);
    let store: ChatStore;
    beforeEach(async () => {
      store = await opening.begin();
    });
    afterEach(opening.end);

    it('keeps questions, answers and details in order, over a restart', async () => {
      const chat = await store.start('a', 'pharm');
      const first = await store.ask('a', 'pharm', chat, 'What?', { n: [1] });
      await store.answer('a', chat, first, 'That.');
      await store.ask('a', 'pharm', chat, 'And why?');
      store = await opening.again();
      expect(await store.turns('a', 'pharm', chat)).toEqual([
        { item_id: first, question: 'What?', answer: 'That.' },
        { item_id: expect.stringMatching(/^[0-9a-f]{32}$/), question: 'And why?' },
      ]);
      expect(await store.turn('a', 'pharm', chat, first)).toEqual({
        item_id: first,
        question: 'What?',
        answer: 'That.',
        detail: { n: [1] },
      });
    });

    it('refuses what is another account’s, of another kind, expired or unknown, all alike', async () => {
      const chat = await store.start('a', 'pharm');
      const item = await store.ask('a', 'pharm', chat, 'What?');
      await store.answer('b', chat, item, 'forged');
      expect((await store.turn('a', 'pharm', chat, item)).answer).toBeUndefined();
      const refused = { code: 'not_found' };
      for (const [account, kind, id] of [
        ['b', 'pharm', chat],
        ['a', 'ls', chat],
        ['a', 'pharm', 'f'.repeat(32)],
      ] as const) {
        await expect(store.turns(account, kind, id)).rejects.toThrow(expect.objectContaining(refused));
        await expect(store.ask(account, kind, id, 'q')).rejects.toThrow(expect.objectContaining(refused));
        await expect(store.turn(account, kind, id, item)).rejects.toThrow(expect.objectContaining(refused));
      }
      opening.later(8 * DAY_MS);
      await expect(store.turns('a', 'pharm', chat)).rejects.toThrow(expect.objectContaining(refused));
    });

    it('reads a follow-up against the latest turns only', async () => {
      const chat = await store.start('a', 'pharm');
      for (let n = 0; n < RECENT_TURNS + 5; n += 1) await store.ask('a', 'pharm', chat, `q${n}`);
      const turns = await store.turns('a', 'pharm', chat);
      expect([turns.length, turns[0]!.question, turns.at(-1)!.question]).toEqual([RECENT_TURNS, 'q5', 'q14']);
    });

    it('lists conversations by last use, under their name or first question, and only to their account', async () => {
      const first = await store.start('a', 'pharm');
      await store.ask('a', 'pharm', first, 'What is a lidar?');
      opening.later(1000);
      const second = await store.start('a', 'pharm');
      const item = await store.ask('a', 'pharm', second, 'Who files most?', { n: 1 });
      await store.answer('a', second, item, 'They do.');
      await store.ask('a', 'pharm', second, 'Since when?');
      await store.start('a', 'pharm'); // nothing was asked
      await store.ask('a', 'other', await store.start('a', 'other'), 'Else?');
      expect(await store.list('a', 'pharm')).toEqual([
        { chat_id: second, name: 'Who files most?', turns: 2, used_at: START + 1000 },
        { chat_id: first, name: 'What is a lidar?', turns: 1, used_at: START },
      ]);
      expect(await store.list('b', 'pharm')).toEqual([]);
      await store.rename('a', 'pharm', second, 'Filers');
      await store.rename('a', 'pharm', second, 'Owners');
      opening.later(1000);
      expect(await store.history('a', 'pharm', second)).toEqual([
        { item_id: item, question: 'Who files most?', answer: 'They do.', detail: { n: 1 } },
        { item_id: expect.any(String), question: 'Since when?' },
      ]);
      expect((await store.list('a', 'pharm'))[0]).toEqual({
        chat_id: second,
        name: 'Owners',
        turns: 2,
        used_at: START + 1000,
      });
    });

    it('removes a conversation with its turns and name, for its own account alone', async () => {
      const chat = await store.start('a', 'pharm');
      await store.ask('a', 'pharm', chat, 'What?');
      await store.rename('a', 'pharm', chat, 'Mine');
      for (const call of [
        () => store.remove('b', 'pharm', chat),
        () => store.rename('b', 'pharm', chat, 'Theirs'),
        () => store.history('b', 'pharm', chat),
        () => store.history('a', 'other', chat),
      ])
        await expect(call()).rejects.toThrow('No conversation of this account has that id');
      await store.remove('a', 'pharm', chat);
      expect(await store.list('a', 'pharm')).toEqual([]);
      await expect(store.turns('a', 'pharm', chat)).rejects.toThrow('No conversation');
    });

    it('is used by questions and by reading on, not by looking, and ends seven days after the last use', async () => {
      const chat = await store.start('a', 'pharm');
      const item = await store.ask('a', 'pharm', chat, 'What?');
      opening.later(6 * DAY_MS);
      await store.turns('a', 'pharm', chat);
      opening.later(6 * DAY_MS);
      await store.turn('a', 'pharm', chat, item);
      opening.later(6 * DAY_MS);
      await store.history('a', 'pharm', chat);
      expect(await store.list('a', 'pharm')).toHaveLength(1);
      opening.later(DAY_MS);
      expect(await store.list('a', 'pharm')).toHaveLength(1);
      opening.later(1);
      expect(await store.list('a', 'pharm')).toEqual([]);
      await expect(store.history('a', 'pharm', chat)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('ends no conversation because somebody sets the date', async () => {
      const chat = await store.start('a', 'pharm');
      await store.ask('a', 'pharm', chat, 'What?');
      opening.jump(3652 * DAY_MS);
      expect(await store.list('a', 'pharm')).toHaveLength(1);
      await store.start('a', 'pharm');
      expect(await store.history('a', 'pharm', chat)).toHaveLength(1);
      opening.jump(-3652 * DAY_MS);
      opening.later(2 * 3_600_000);
      await store.start('a', 'pharm');
      expect(await store.history('a', 'pharm', chat)).toHaveLength(1);
    });

    it('is full with its last question, however many come at once', async () => {
      const chat = await store.start('a', 'pharm');
      const asked = await Promise.allSettled(
        Array.from({ length: MOST_TURNS + 3 }, (_, n) => store.ask('a', 'pharm', chat, `q${n}`)),
      );
      const refused = asked.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.map(({ reason }) => reason.code)).toEqual(Array(3).fill('invalid_request'));
      const turns = await store.history('a', 'pharm', chat);
      expect(turns.map(({ question }) => question)).toEqual(Array.from({ length: MOST_TURNS }, (_, n) => `q${n}`));
    });

    it('lists the last used and no more than may be', async () => {
      for (let n = 0; n < MOST_LISTED + 2; n++) {
        opening.later(1);
        await store.ask('a', 'pharm', await store.start('a', 'pharm'), `q${n}`);
      }
      const listed = await store.list('a', 'pharm');
      expect([listed.length, listed[0]!.name, listed.at(-1)!.name]).toEqual([MOST_LISTED, `q${MOST_LISTED + 1}`, 'q2']);
    });

    it('gives the conversations of an account of every kind, page by page, and those of nobody else', async () => {
      const one = await store.start('a', 'pharm');
      await store.ask('a', 'pharm', one, 'What?');
      await store.rename('a', 'pharm', one, 'Named');
      const other = await store.start('a', 'patents');
      await store.start('b', 'pharm');
      const expected = [
        { chat_id: one, kind: 'pharm', used_at: expect.any(Number), name: 'Named' },
        { chat_id: other, kind: 'patents', used_at: expect.any(Number) },
      ].toSorted((a, b) => (a.chat_id < b.chat_id ? -1 : 1));
      expect(await store.all('a', '', 9)).toEqual(expected);
      expect(await store.all('a', '', 1)).toEqual(expected.slice(0, 1));
      expect(await store.all('a', expected[0]!.chat_id, 9)).toEqual(expected.slice(1));
      opening.later(8 * DAY_MS);
      expect(await store.all('a', '', 9)).toEqual([]);
    });

    it('refuses calls when it is closed', async () => {
      const closed = store;
      store = await opening.again();
      await expect(closed.start('a', 'pharm')).rejects.toThrow('stopping');
    });
  });
}
