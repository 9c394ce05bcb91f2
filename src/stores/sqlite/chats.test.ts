import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeChatStore } from '#testing/conformance/chats.ts';
import { CHATS, sqliteChatStore } from './chats.ts';

describeChatStore('SQLite', (folder, clock, steady) =>
  sqliteChatStore({ file: join(folder, CHATS.file), keep_days: 7, clock, steady }),
);

it('makes no file before the first conversation', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'priora-chats-'));
  const chats = sqliteChatStore({ file: join(folder, CHATS.file), keep_days: 7, clock: Date.now });
  expect(existsSync(join(folder, CHATS.file))).toBe(false);
  await chats.start('a', 'pharm');
  expect(existsSync(join(folder, CHATS.file))).toBe(true);
  await chats.close();
  rmSync(folder, { recursive: true });
});
