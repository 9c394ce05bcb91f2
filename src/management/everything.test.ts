import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openModels } from '#composition/models.ts';
import { openTasks } from '#composition/tasks.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { everythingOf } from './everything.ts';

const PASSWORD = 'correct horse battery';
let service: TestService;
let ann: Record<string, string>;
let mia: Record<string, string>;
let olga: Record<string, string>;
let other: string;

beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
  const signUp = async (name: string, account_id: string, role: 'owner' | 'member') => {
    const token = await service.users.all.invite({ account_id, role, operator: false });
    const { headers, json } = await service.call('POST /manage/sign-up', {
      ...{ key: null, body: { token, name, password: PASSWORD } },
    });
    return { cookie: headers.get('set-cookie')!.split(';')[0]!, 'x-csrf-token': json.csrf as string };
  };
  other = (await service.accounts.all.create('Other')).id;
  ann = await signUp('Ann', service.account_id, 'owner');
  mia = await signUp('Mia', service.account_id, 'member');
  olga = await signUp('Olga', other, 'owner');
  const ask = (headers: Record<string, string>, what: `${string} /${string}`, body: unknown) =>
    service.call(what, { key: null, headers, body });
  for (const [who, name] of [
    [ann, 'of Ann'],
    [mia, 'of Mia'],
    [olga, 'of Olga'],
  ] as const) {
    const search = { name: `search ${name}`, address: 'q=lidar', query_text: 'TTL: lidar', families: true };
    await ask(who, 'POST /manage/searches', { ...search, shared: false });
    const list = (await ask(who, 'POST /manage/worklists', { name: `list ${name}`, shared: true })).json;
    await ask(who, `POST /manage/worklists/${list.id}/documents`, { numbers: ['US20110100001A1'] });
    await ask(who, 'POST /manage/keys', { name: `key ${name}`, scopes: ['read'] });
  }
  const { chats, close } = await openModels(service.config, Date.now);
  const tasks = await openTasks(service.config, { base_url: () => '' });
  const { files } = tasks;
  for (const account of [service.account_id, other]) {
    const chat = await chats.start(account, 'ls-chat');
    const item = await chats.ask(account, 'ls-chat', chat, `asked by ${account}`);
    await chats.answer(account, chat, item, 'ü'.repeat(200_000));
    await files.put({ key: `upload ${account}`, name: 'upload.csv', content: Buffer.from(account), account });
  }
  await close();
  await tasks.close();
});
afterAll(() => service?.close());

const unpacked = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()] as const),
  );
const rowsOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

async function taken(headers: Record<string, string>) {
  const reply = await fetch(new URL('/manage/account/everything', service.url), { headers });
  return {
    status: reply.status,
    headers: reply.headers,
    files: unpacked(new Uint8Array(await reply.arrayBuffer())),
  };
}

it('gives an owner everything of the account as one ZIP, and nothing of another account', async () => {
  const { status, headers, files } = await taken(ann);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="priora-account-\d{4}-\d\d-\d\d\.zip"$/);
  const rows = (name: string) => rowsOf(files[`${name}.jsonl`]!);
  expect(rows('account')).toEqual([{ account_id: service.account_id, begun_at: expect.any(Number) }]);
  expect(rows('people').map(({ name, role }) => [name, role])).toEqual([
    ['Ann', 'owner'],
    ['Mia', 'member'],
  ]);
  expect(rows('searches').map(({ name }) => name)).toEqual(['search of Ann', 'search of Mia']);
  // shared lists are seen by both, and stand here once
  expect(rows('worklists').map(({ name, size }) => [name, size])).toEqual([
    ['list of Ann', 1],
    ['list of Mia', 1],
  ]);
  expect(rows('worklist-documents').map(({ number }) => number)).toEqual(['US20110100001A1', 'US20110100001A1']);
  expect(rows('keys').map(({ name }) => name)).toEqual(expect.arrayContaining(['key of Ann', 'key of Mia']));
  const [chat] = rows('chats');
  expect([chat.kind, chat.turns[0].question, chat.turns[0].answer.length]).toEqual([
    'ls-chat',
    `asked by ${service.account_id}`,
    200_000,
  ]);
  const [file] = rows('files');
  expect(file).toMatchObject({ name: 'upload.csv', bytes: service.account_id.length });
  expect(files[file.path]).toBe(service.account_id);
  expect(rows('audit').length).toBeGreaterThan(3);
  const all = Object.entries(files).flat().join('\n');
  expect(all).not.toContain('Olga');
  expect(all).not.toContain(other);
});

it('holds no secret: neither keys nor passwords nor sessions', async () => {
  const { record, key } = await service.accounts.createKey({ account_id: service.account_id, name: 'secret' });
  const { files } = await taken(ann);
  expect(rowsOf(files['keys.jsonl']!).find(({ id }) => id === record.id)).toMatchObject({ name: 'secret' });
  const all = Object.values(files).join('\n');
  expect(all).not.toContain(key);
  expect(all).not.toMatch(/"(password|csrf|cookie|cookie_hash|token)":/);
  expect(all).not.toContain(ann.cookie!.split('=')[1]!);
});

it('is for owners alone, and stands in the audit log', async () => {
  const refused = await service.call('GET /manage/account/everything', { key: null, headers: mia });
  expect(refused.status).toBe(403);
  expect((await service.call('GET /manage/account/everything', { key: null })).status).toBe(401);
  await taken(olga);
  const { entries } = (await service.call('GET /manage/audit', { key: null, headers: olga })).json;
  expect(entries[0]).toMatchObject({ action: 'account.exported', by: 'Olga' });
});

it('names files that are too large for it, and leaves them out', async () => {
  const nothing = new Proxy({}, { get: () => async () => [] });
  const size = service.account_id.length;
  const services = {
    ...{ chats: nothing, monitors: { list: async () => [], inbox: async () => ({ entries: [] }) } },
    ...{ flows: { list: async () => ({ tasks: [] }) } },
    files: {
      async *of() {
        yield { id: '1', name: 'small.csv', bytes: 3, content: [Buffer.from('1,2')] };
        yield { id: '2', name: 'large.csv', bytes: size + 1_000_000, content: [Buffer.from('never read')] };
      },
    },
  };
  const directory = { people: async () => ({ people: [] }), groups: async () => ({ groups: [] }) };
  const stores = {
    accounts: nothing,
    users: nothing,
    directory,
    searches: nothing,
    history: nothing,
    worklists: nothing,
  };
  const parts = { ...stores, audit: { of: async () => [] }, services, clock: () => 1 } as never;
  const pieces: Uint8Array[] = [];
  for await (const piece of everythingOf('a', parts, 1_000_000)) pieces.push(piece);
  const files = unpacked(Buffer.concat(pieces));
  expect(files['account.jsonl']).toBe('{"account_id":"a","begun_at":1}\n');
  expect(files['files/1/small.csv']).toBe('1,2');
  expect(files['files/2/large.csv']).toBeUndefined();
  expect(rowsOf(files['files.jsonl']!)).toEqual([
    { id: '1', name: 'small.csv', bytes: 3, path: 'files/1/small.csv' },
    { id: '2', name: 'large.csv', bytes: size + 1_000_000, left_out: true },
  ]);
});
