import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteChatStore } from './sqlite-store.ts';
import { type ChatStore, RECENT_TURNS } from './store.ts';

let dir: string;
let now = Date.parse('2026-01-01T00:00:00Z');
let store: ChatStore;
const open = () => sqliteChatStore({ file: join(dir, 'chats.sqlite'), keep_days: 7, clock: () => now });
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'priora-chats-'));
  store = open();
});
afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

it('makes no file before the first conversation', () => {
  expect(existsSync(join(dir, 'chats.sqlite'))).toBe(false);
});

it('keeps questions, answers and details in order, over a restart', () => {
  const chat = store.start('a', 'pharm');
  const first = store.ask('a', 'pharm', chat, 'What?', { n: [1] });
  store.answer('a', chat, first, 'That.');
  store.ask('a', 'pharm', chat, 'And why?');
  store.close();
  store = open();
  expect(store.turns('a', 'pharm', chat)).toEqual([
    { item_id: first, question: 'What?', answer: 'That.' },
    { item_id: expect.stringMatching(/^[0-9a-f]{32}$/), question: 'And why?' },
  ]);
  expect(store.turn('a', 'pharm', chat, first)).toEqual({
    item_id: first,
    question: 'What?',
    answer: 'That.',
    detail: { n: [1] },
  });
});

it('refuses what is another account’s, of another kind, expired or unknown, all alike', () => {
  const chat = store.start('a', 'pharm');
  const item = store.ask('a', 'pharm', chat, 'What?');
  store.answer('b', chat, item, 'forged');
  expect(store.turn('a', 'pharm', chat, item).answer).toBeUndefined();
  const refused = { code: 'not_found' };
  for (const [account, kind, id] of [
    ['b', 'pharm', chat],
    ['a', 'ls', chat],
    ['a', 'pharm', 'f'.repeat(32)],
  ] as const) {
    expect(() => store.turns(account, kind, id)).toThrow(expect.objectContaining(refused));
    expect(() => store.ask(account, kind, id, 'q')).toThrow(expect.objectContaining(refused));
    expect(() => store.turn(account, kind, id, item)).toThrow(expect.objectContaining(refused));
  }
  now += 8 * 86_400_000;
  expect(() => store.turns('a', 'pharm', chat)).toThrow(expect.objectContaining(refused));
});

it('reads a follow-up against the latest turns only', () => {
  const chat = store.start('a', 'pharm');
  for (let n = 0; n < RECENT_TURNS + 5; n += 1) store.ask('a', 'pharm', chat, `q${n}`);
  const turns = store.turns('a', 'pharm', chat);
  expect([turns.length, turns[0]!.question, turns.at(-1)!.question]).toEqual([RECENT_TURNS, 'q5', 'q14']);
});

it('lists conversations by last use, under their name or first question, and only to their account', () => {
  const first = store.start('a', 'pharm');
  store.ask('a', 'pharm', first, 'What is a lidar?');
  now += 1000;
  const second = store.start('a', 'pharm');
  const item = store.ask('a', 'pharm', second, 'Who files most?', { n: 1 });
  store.answer('a', second, item, 'They do.');
  store.ask('a', 'pharm', second, 'Since when?');
  store.start('a', 'pharm'); // nothing was asked
  store.ask('a', 'other', store.start('a', 'other'), 'Else?');
  expect(store.list('a', 'pharm')).toEqual([
    { chat_id: second, name: 'Who files most?', turns: 2, used_at: now },
    { chat_id: first, name: 'What is a lidar?', turns: 1, used_at: now - 1000 },
  ]);
  expect(store.list('b', 'pharm')).toEqual([]);
  store.rename('a', 'pharm', second, 'Filers');
  store.rename('a', 'pharm', second, 'Owners');
  now += 1000;
  expect(store.history('a', 'pharm', second)).toEqual([
    { item_id: item, question: 'Who files most?', answer: 'They do.', detail: { n: 1 } },
    { item_id: expect.any(String), question: 'Since when?' },
  ]);
  expect(store.list('a', 'pharm')[0]).toEqual({ chat_id: second, name: 'Owners', turns: 2, used_at: now - 1000 });
});

it('removes a conversation with its turns and name, for its own account alone', () => {
  const chat = store.start('a', 'pharm');
  store.ask('a', 'pharm', chat, 'What?');
  store.rename('a', 'pharm', chat, 'Mine');
  for (const call of [
    () => store.remove('b', 'pharm', chat),
    () => store.rename('b', 'pharm', chat, 'Theirs'),
    () => store.history('b', 'pharm', chat),
    () => store.history('a', 'other', chat),
  ])
    expect(call).toThrow('No conversation of this account has that id');
  store.remove('a', 'pharm', chat);
  expect(store.list('a', 'pharm')).toEqual([]);
  expect(() => store.turns('a', 'pharm', chat)).toThrow('No conversation');
});
