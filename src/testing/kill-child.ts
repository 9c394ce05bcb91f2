/**
 * The child of `kill-rounds.ts`: writes to every store of a data folder for ever, one write of chance after the other,
 * and says on standard output what it begins and what is acknowledged, until it is killed. Arguments: data folder,
 * first number, seed, account, person, milliseconds between two writes (default none).
 */

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { accountsOver } from '#accounts/accounts.ts';
import { usersOver } from '#accounts/users.ts';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { folderFileStore } from '#files/folder-store.ts';
import { jobsOver } from '#jobs/jobs.ts';
import { folderUploads } from '#jobs/uploads.ts';
import { tokenBudget } from '#models/budget.ts';
import { sqliteAccountStore } from '#stores/sqlite/accounts.ts';
import { sqliteChatStore } from '#stores/sqlite/chats.ts';
import { sqliteJobStore } from '#stores/sqlite/jobs.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { sqliteSavedSearches } from '#stores/sqlite/saved-searches.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import { sqliteTokenStore } from '#stores/sqlite/tokens.ts';
import { sqliteUserStore } from '#stores/sqlite/users.ts';
import type { KillKind, KillLine } from './kill-rounds.ts';
import { drawsBelow } from './seeded.ts';

const [dir, first, seed, account_id, user_id, pause_ms = '0'] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string?,
];
const random = drawsBelow(Number(seed));

const corpus = await openCorpus({ dir, collections });
const accounts = accountsOver(sqliteAccountStore(join(dir, 'accounts.sqlite')));
const users = usersOver(sqliteUserStore(join(dir, 'accounts.sqlite')));
const searches = sqliteSavedSearches(join(dir, 'accounts.sqlite'));
const chats = sqliteChatStore({ file: join(dir, 'chats.sqlite'), keep_days: 3650, clock: Date.now });
const tasks = sqliteTaskStore(join(dir, 'tasks.sqlite'));
const files = folderFileStore({ dir: join(dir, 'files'), base_url: () => '' });
const uploads = folderUploads(join(dir, 'uploads'), 1e9);
const budget = tokenBudget(sqliteTokenStore(join(dir, 'models.sqlite')), 0, Date.now);
const jobs = await jobsOver(sqliteJobStore(join(dir, 'jobs.sqlite')), {
  run: () => ({ end: new Promise(() => {}), stop() {} }),
});

/** Each write answers what a reader must find under which name afterwards; `undefined`: nothing. */
const writes: Readonly<Record<KillKind, (n: number) => Promise<readonly [name: string, value: string | undefined]>>> = {
  async import(n) {
    const id = `US${7_000_000 + random(50)}B2`;
    await corpus.put(patents, [samplePatent(id, { page_count: n })]);
    return [id, 'there'];
  },
  async delete() {
    const id = `US${7_000_000 + random(50)}B2`;
    await corpus.delete(patents, [id]);
    return [id, undefined];
  },
  async key(n) {
    const { record } = await accounts.createKey({ account_id, name: `key ${n}` });
    return [record.id, `key ${n}`];
  },
  async person(n) {
    const token = await users.all.invite({ account_id, role: n % 2 === 0 ? 'owner' : 'member' });
    return [n % 2 === 0 ? 'owner' : 'member', String((await users.invitation(token)) !== undefined)];
  },
  async search(n) {
    const name = `search ${random(20)}`;
    await searches.save(
      { id: user_id, account_id },
      { name, address: String(n), query_text: 'q', families: true, shared: false },
    );
    return [name, String(n)];
  },
  async chat(n) {
    const chat = await chats.start(account_id, 'kill');
    const item = await chats.ask(account_id, 'kill', chat, `question ${n}`);
    await chats.answer(account_id, chat, item, `answer ${n}`);
    return [item, `answer ${n}`];
  },
  async task(n) {
    const task = {
      flow: 'f',
      account: account_id,
      title: '',
      state: 's',
      data: { n },
      created_at: n,
      moved_at: n,
      expires_at: 9e15,
    };
    await tasks.insert({ ...task, task_id: `task ${n}` }, false, [{ at: n, kind: 'created', detail: {} }]);
    await tasks.move(
      { task_id: `task ${n}`, account: account_id, version: 1 },
      { state: 'moved', data: { n }, title: '', runnable: false, entries: [{ at: n, kind: 'moved', detail: {} }] },
    );
    return [`task ${n}`, 'moved 2'];
  },
  async file(n) {
    const key = `file ${random(10)}`;
    const { id, name } = await files.put({
      key,
      name: 'report.pdf',
      content: Buffer.from(String(n).padEnd(2000, '.')),
    });
    return [`${id}/${name}`, String(n)];
  },
  async upload(n) {
    const { id } = await uploads.begin([{ name: 'a.xml', bytes: 3000 }]);
    await uploads.append(
      id,
      0,
      0,
      (async function* () {
        yield Buffer.alloc(3000, String(n));
      })(),
    );
    return [`${id}/0/a.xml`, '3000'];
  },
  async job(n) {
    const { id } = await jobs.start('check', { n }, 'somebody');
    return [id, String(n)];
  },
  async ledger(n) {
    const call = {
      at: n,
      account_id,
      key_id: `ledger ${n}`,
      operation_id: 'o',
      status: 200,
      error_code: 0,
      units: 1,
      duration_ms: 1,
    };
    accounts.used(call, { address: '::1', in_url: false });
    await accounts.flush();
    return [`ledger ${n}`, '1'];
  },
  async tokens(n) {
    await (await budget.reserve(`tokens ${n}`, 10)).settle(n);
    return [`tokens ${n}`, String(n)];
  },
};

function say(line: KillLine): void {
  for (let text = `${JSON.stringify(line)}\n`; text !== ''; )
    try {
      text = text.slice(writeSync(1, text));
    } catch (error) {
      // whoever reads does something else: the pipe is full
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
}
const kinds = Object.keys(writes) as KillKind[];
for (let n = Number(first); ; n++) {
  const kind = kinds[random(kinds.length)]!;
  say({ n, kind });
  const [name, value] = await writes[kind](n);
  say({ n, kind, name, ...(value !== undefined && { value }) });
  if (pause_ms !== '0') await setTimeout(Number(pause_ms));
}
