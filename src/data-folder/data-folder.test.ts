import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsOver } from '#accounts/accounts.ts';
import { collections } from '#collections/index.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { folderFileStore } from '#files/folder-store.ts';
import { jobsOver } from '#jobs/jobs.ts';
import { tokenBudget } from '#models/budget.ts';
import { sqliteAccountStore } from '#stores/sqlite/accounts.ts';
import { sqliteChatStore } from '#stores/sqlite/chats.ts';
import { sqliteJobStore } from '#stores/sqlite/jobs.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { sqliteTaskStore } from '#stores/sqlite/tasks.ts';
import { sqliteTokenStore } from '#stores/sqlite/tokens.ts';
import { backup, examineDataFolder, missingAtStart, problemsAtStart, restore } from './index.ts';
import { PARTS } from './parts.ts';

let root: string;
let template: string;
let dir: string;
let count = 0;
const fresh = () => join(root, String(count++));
const clock = () => 1_750_000_000_000;

/** A data folder in which every part holds something. */
async function fill(folder: string): Promise<void> {
  const corpus = await openCorpus({ dir: folder, collections });
  await corpus.put(
    patents,
    Array.from({ length: 40 }, (_, i) => samplePatent(`US${7_000_000 + i}B2`)),
  );
  await corpus.close();
  const accounts = accountsOver(sqliteAccountStore(join(folder, 'accounts.sqlite')), { clock });
  const { id } = await accounts.all.create('owner');
  for (let i = 0; i < 30; i++) await accounts.createKey({ account_id: id, name: `key ${i}` });
  await accounts.close();
  const tasks = sqliteTaskStore(join(folder, 'tasks.sqlite'));
  const task = {
    flow: 'f',
    account: id,
    title: 't',
    state: 's',
    data: { text: 'x'.repeat(9000) },
    created_at: 1,
    moved_at: 1,
    expires_at: 9e15,
  };
  for (let i = 0; i < 5; i++)
    await tasks.insert({ ...task, task_id: `task ${i}` }, false, [{ at: 1, kind: 'created', detail: {} }]);
  await tasks.close();
  const chats = sqliteChatStore({ file: join(folder, 'chats.sqlite'), keep_days: 7, clock });
  const chat = await chats.start(id, 'k');
  for (let i = 0; i < 20; i++) await chats.ask(id, 'k', chat, 'y'.repeat(500));
  await chats.close();
  const budget = tokenBudget(sqliteTokenStore(join(folder, 'models.sqlite')), 1e9, clock);
  await (await budget.reserve(id, 10)).settle(7);
  await budget.close();
  const run = () => ({ end: Promise.resolve({ result: {}, stopped: false }), stop() {} });
  const jobs = await jobsOver(sqliteJobStore(join(folder, 'jobs.sqlite')), { run });
  await jobs.start('check', {}, 'somebody');
  await jobs.close();
  const files = folderFileStore({ dir: join(folder, 'files'), base_url: () => '' });
  await files.put({ key: 'k', name: 'report.pdf', content: Buffer.from('report') });
  mkdirSync(join(folder, 'uploads', 'one', '0'), { recursive: true });
  writeFileSync(join(folder, 'uploads', 'one', '0', 'a.xml'), '<a/>');
  mkdirSync(join(folder, 'models'));
  writeFileSync(join(folder, 'models', 'sentence-encoder.model'), '{}\n');
  mkdirSync(join(folder, 'rejects'));
  writeFileSync(join(folder, 'rejects', 'r.ndjson'), '{}\n');
  for (const name of ['imports.ndjson', 'import-runs.ndjson', 'loading.json'])
    writeFileSync(join(folder, name), '{}\n');
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'priora-data-folder-'));
  template = join(root, 'template');
  await fill(template);
});
afterAll(() => rmSync(root, { recursive: true }));
beforeEach(() => {
  dir = fresh();
  cpSync(template, dir, { recursive: true });
});

const tree = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/-(wal|shm)$|\.lock$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

it('declares every file that a data folder has: what is not derived is a part', () => {
  const parts = PARTS.map(({ file }) => file);
  expect(tree(template).filter((path) => !parts.includes(path.split('/')[0]!))).toEqual([]);
  expect(parts.filter((name) => !readdirSync(template).includes(name))).toEqual([]);
});

describe('backup and restore', () => {
  it('carry every part over, whole', async () => {
    const [to, copy] = [fresh(), fresh()];
    const manifest = await backup({ dir, to });
    expect(manifest.collections).toEqual([{ name: 'patents', records: 40 }]);
    expect(manifest.parts.map(({ path }) => path).sort()).toEqual(tree(to).filter((path) => path !== 'manifest.json'));
    expect(tree(dir)).toEqual(tree(template));
    expect(await restore({ from: to, dir: copy })).toEqual(manifest);
    expect(tree(copy)).toEqual(tree(template));
    expect(await examineDataFolder({ dir: copy, collections, full: true })).toEqual([]);
    for (const part of PARTS.filter(({ kind }) => kind === 'sqlite')) {
      const content = (folder: string) => {
        const db = new DatabaseSync(join(folder, part.file));
        const tables = db
          .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
          .all();
        const rows = tables.map(({ name }) => [name, db.prepare(`select * from "${name}"`).all()]);
        db.close();
        return rows;
      };
      expect(content(copy), part.file).toEqual(content(template));
    }
  });

  it('hold one moment: what is committed in one store before another is never there without it', async () => {
    const [to, copy] = [fresh(), fresh()];
    // a task, then a chat about it, then a key: as fast as they go, while the backup is made
    const tasks = sqliteTaskStore(join(dir, 'tasks.sqlite'));
    const chats = sqliteChatStore({ file: join(dir, 'chats.sqlite'), keep_days: 7, clock });
    const files = folderFileStore({ dir: join(dir, 'files'), base_url: () => '' });
    const task = {
      flow: 'f',
      account: 'a',
      title: 't',
      state: 's',
      data: {},
      created_at: 1,
      moved_at: 1,
      expires_at: 9e15,
    };
    let writing = true;
    const writer = (async () => {
      for (let i = 0; writing; i++) {
        await files.put({ key: `moment ${i}`, name: 'report.pdf', content: Buffer.from(String(i)) });
        await tasks.insert({ ...task, task_id: `moment ${i}` }, false, []);
        const chat = await chats.start('a', 'moment');
        await chats.ask('a', 'moment', chat, `moment ${i}`);
        if (i > 5) await files.remove({ key: `moment ${i - 5}`, name: 'report.pdf' });
      }
    })();
    await backup({ dir, to });
    writing = false;
    await writer;
    await tasks.close();
    await chats.close();
    await restore({ from: to, dir: copy });
    const count = (file: string, sql: string) => {
      const db = new DatabaseSync(join(copy, file));
      const { n } = db.prepare(sql).get() as { n: number };
      db.close();
      return n;
    };
    const asked = count('chats.sqlite', "select count(*) as n from turn where question like 'moment %'");
    const made = count('tasks.sqlite', "select count(*) as n from task where task_id like 'moment %'");
    expect(made - asked === 0 || made - asked === 1, `${made} tasks, ${asked} questions`).toBe(true);
  });

  it('refuse a folder that holds files, one that is no data folder, and a second backup at a time', async () => {
    await expect(backup({ dir, to: dir })).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringContaining('needs a new or empty folder'),
    });
    await expect(backup({ dir: fresh(), to: fresh() })).rejects.toThrow('it has no corpus.sqlite');
    const to = fresh();
    await backup({ dir, to });
    await expect(restore({ from: to, dir })).rejects.toThrow(
      /is not empty \(accounts\.sqlite, .*\): restore into a new data folder/,
    );
  });

  it('name what is missing and what is damaged, and restore nothing', async () => {
    const to = fresh();
    const manifest = await backup({ dir, to });
    const target = () => restore({ from: to, dir: fresh() });
    const text = readFileSync(join(to, 'manifest.json'), 'utf8');
    const rewritten = (change: (manifest: any) => void) => {
      const next = JSON.parse(text);
      change(next);
      writeFileSync(join(to, 'manifest.json'), JSON.stringify(next));
    };
    rewritten((next) => (next.stores['tasks.sqlite'] = 7));
    await expect(target()).rejects.toThrow(
      'its tasks.sqlite has format 7, this Priora reads up to 2; install the newer version',
    );
    for (const path of ['../x', 'files/../../x', '/etc/passwd', 'files//x', 'other', 'files\\x/y']) {
      rewritten((next) => (next.parts[0].path = path));
      await expect(target(), path).rejects.toThrow('which is no part of a data folder');
    }
    writeFileSync(join(to, 'manifest.json'), '{');
    await expect(target()).rejects.toThrow('its manifest.json is not JSON');
    writeFileSync(join(to, 'manifest.json'), text);
    for (const { path, bytes } of manifest.parts) {
      const file = join(to, path);
      const whole = readFileSync(file);
      const changed = Buffer.from(whole);
      changed[bytes - 1]! ^= 1;
      writeFileSync(file, changed);
      await expect(target()).rejects.toThrow(`is damaged: ${path} has another checksum. Nothing was restored`);
      truncateSync(file, bytes - 1);
      await expect(target()).rejects.toThrow(`is damaged: ${path} has ${bytes - 1} bytes instead of ${bytes}. Nothing`);
      rmSync(file);
      const folder = fresh();
      await expect(restore({ from: to, dir: folder })).rejects.toThrow(
        `is damaged: ${path} is missing. Nothing was restored`,
      );
      expect(readdirSync(folder)).toEqual([]);
      writeFileSync(file, whole);
    }
    rmSync(join(to, 'manifest.json'));
    await expect(target()).rejects.toThrow('it has no manifest.json; a backup that was interrupted has none');
  });
});

describe('a damaged data folder', () => {
  const stores = PARTS.filter((part) => part.kind === 'sqlite');
  const sql = (file: string, statements: string) => {
    const db = new DatabaseSync(join(dir, file), { enableForeignKeyConstraints: false });
    db.exec(statements);
    db.close();
  };
  const ways: [how: string, damage: (file: string) => void, told: RegExp][] = [
    [
      'cut off',
      (file) => truncateSync(join(dir, file), 4096),
      /is damaged \(SQLite: database disk image is malformed\)/,
    ],
    [
      'overwritten',
      (file) => writeFileSync(join(dir, file), 'not a database '.repeat(100)),
      /is no database: it is damaged, or another file has its name/,
    ],
    ['of a newer version', (file) => sql(file, 'pragma user_version = 99'), /has format 99, written by a newer Priora/],
    [
      "another program's",
      (file) => {
        rmSync(join(dir, file));
        sql(file, 'create table song (name text)');
      },
      /is not Priora's/,
    ],
  ];
  for (const { file, holds } of stores)
    it.each(ways)(
      `is told at a start and by doctor, with the file and the remedy: ${file}, %s`,
      async (_how, damage, told) => {
        damage(file);
        const start = await problemsAtStart(dir);
        expect(start.map(({ area, severity }) => [area, severity])).toEqual([[file, 'error']]);
        expect(start[0]!.message).toContain(join(dir, file));
        expect(start[0]!.message).toMatch(told);
        expect(start[0]!.remedy).toContain(`move ${file} away to start without the ${holds} that it held`);
        const found = await examineDataFolder({ dir, collections });
        expect(found.filter(({ severity }) => severity === 'error').map(({ area }) => area)).toEqual([
          file === 'corpus.sqlite' ? 'store' : file,
        ]);
      },
    );

  it.each(stores.filter(({ file }) => file !== 'corpus.sqlite').map(({ file }) => file))(
    'has pages of %s that were written over: told, or harmless',
    async (file) => {
      const path = join(dir, file);
      const whole = readFileSync(path);
      let told = 0;
      for (let page = 1; page * 4096 < whole.length; page++) {
        const changed = Buffer.from(whole);
        changed.fill(0xa5, page * 4096, page * 4096 + 4096);
        writeFileSync(path, changed);
        const found = await problemsAtStart(dir);
        if (found.length > 0) told++;
        for (const { area } of found) expect(area).toBe(file);
      }
      expect(told).toBe(Math.ceil(whole.length / 4096) - 1);
    },
  );

  it('that has no records yet lacks none where they are in a database', async () => {
    const empty = join(dir, 'empty');
    mkdirSync(empty);
    expect(await examineDataFolder({ dir: empty, collections, elsewhere: true })).toEqual([]);
    expect(await examineDataFolder({ dir: empty, collections })).toMatchObject([{ severity: 'error' }]);
  });

  it('is told of a store without content by doctor, but may start: a kill at a first start leaves one', async () => {
    for (const { file } of stores) truncateSync(join(dir, file), 0);
    for (const name of ['imports.ndjson', 'import-runs.ndjson']) rmSync(join(dir, name));
    expect(await problemsAtStart(dir)).toEqual([]);
    const found = await examineDataFolder({ dir, collections });
    expect(found.map(({ area }) => area)).toEqual(['store', ...stores.slice(1).map(({ file }) => file)]);
    for (const { message } of found) expect(message).toContain('is empty');
  });

  const LOST: readonly [file: string, shown_by: string][] = [
    ['accounts.sqlite', 'tasks.sqlite has tasks of its accounts'],
    ['tasks.sqlite', 'accounts.sqlite has calls that a service answered with it'],
    ['corpus.sqlite', 'import-runs.ndjson has imports into it'],
    ['jobs.sqlite', 'accounts.sqlite has calls that a service answered with it'],
  ];
  const called = () => sql('accounts.sqlite', "insert into usage select 1, id, 'k', 'o', 200, 0, 1, 1 from accounts");

  it.each(LOST)('refuses to start with %s of 0 bytes that others refer to: %s', async (file, shown_by) => {
    called();
    truncateSync(join(dir, file), 0);
    const { holds } = stores.find((each) => each.file === file)!;
    expect(await problemsAtStart(dir)).toEqual([
      {
        area: file,
        severity: 'error',
        message: `${join(dir, file)} is empty, but ${shown_by}: what it held is lost.`,
        remedy: `Restore the latest backup with \`priora restore\` into a new data folder; or move ${file} away to start without the ${holds} that it held.`,
      },
    ]);
    expect(missingAtStart(dir)).toEqual([]);
    // as the remedy says
    rmSync(join(dir, file));
    expect(await problemsAtStart(dir)).toEqual([]);
  });

  it.each(LOST.slice(0, 3))('tells at a start and by doctor that %s is missing: %s', async (file, shown_by) => {
    called();
    expect(missingAtStart(dir)).toEqual([]);
    rmSync(join(dir, file));
    const [told, ...more] = missingAtStart(dir);
    expect(more).toEqual([]);
    expect(told).toMatchObject({
      area: file,
      severity: 'error',
      message: `${join(dir, file)} is missing, but ${shown_by}: what it held is lost.`,
    });
    expect(told!.remedy).toContain('Put it back, or restore the latest backup with `priora restore`');
    if (file !== 'corpus.sqlite') expect(await examineDataFolder({ dir, collections })).toContainEqual(told);
  });

  it('is told of rows without their owners, of what is no JSON, of lost lines and of a lost secret', async () => {
    sql(
      'tasks.sqlite',
      "update task set data = '{' where task_id = 'task 1'; insert into task_entry values ('nobody', 1, 'k', '{}', null)",
    );
    appendFileSync(join(dir, 'imports.ndjson'), '{"torn\n{}\n{"last');
    truncateSync(join(dir, 'files', 'link-secret'), 3);
    const found = await examineDataFolder({ dir, collections, full: true });
    expect(found.map(({ area, severity, message }) => `${area} ${severity}: ${message}`)).toEqual([
      'tasks.sqlite error: 1 rows belong to others that are not there.',
      'tasks.sqlite error: 1 values of task.data are no JSON.',
      `files error: ${join(dir, 'files', 'link-secret')} is damaged.`,
      'imports.ndjson note: 1 lines cannot be read.',
    ]);
    expect(await problemsAtStart(template)).toEqual([]);
  });
});
