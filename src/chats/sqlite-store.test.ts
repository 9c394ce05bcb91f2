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
