import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { LINK_SECRET } from '#files/folder-store.ts';
import { BATCH, otherSecret, type Plain, type Row, type Side, TABLES, type Table } from '../moved.ts';
import { ACCOUNTS } from './accounts.ts';
import { CHATS } from './chats.ts';
import { openSqlite, type SqliteStore, transaction } from './file.ts';
import { JOBS } from './jobs.ts';
import { sqliteStores } from './sqlite-stores.ts';
import { TASKS } from './tasks.ts';
import { MODELS } from './tokens.ts';

const FILES: Readonly<Record<Table['file'], SqliteStore>> = {
  accounts: ACCOUNTS,
  tasks: TASKS,
  chats: CHATS,
  models: MODELS,
  jobs: JOBS,
};

/** PostgreSQL's text has no NUL: both sides have the sign for what cannot be shown. */
const shown = (value: Plain): Plain => (typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value);

/** The files of a data folder, opened and brought up to date. */
export async function movedFiles(dir: string): Promise<Side & { settled(): void; close(): void }> {
  // every store makes its own tables
  const stores = sqliteStores(dir);
  const clock = () => 0;
  const clocks = { clock, steady: clock };
  const made = [
    ...[stores.accounts(), stores.audit(), stores.users(clocks), stores.directory(), stores.savedSearches(clock)],
    ...[stores.searchHistory(clock), stores.worklists(clock), stores.modelLedger(), stores.keptAnswers(clock)],
    ...[stores.egress(), stores.monitors(clock), await stores.tasks(clock), await stores.tokens()],
    ...[await stores.chats({ ...clocks, keep_days: 36_500 }), await stores.jobs(), await stores.sync()],
  ];
  for (const each of made) await (each as { close?(): Promise<void> }).close?.();
  const opened = new Map<string, DatabaseSync>();
  const db = ({ file }: Table): DatabaseSync => {
    const known = opened.get(file) ?? openSqlite(join(dir, FILES[file].file), FILES[file]);
    opened.set(file, known);
    return known;
  };
  const named = ({ renamed = {} }: Table) => ({
    theirs: (name: string) => renamed[name] ?? name,
    ours: (name: string) => Object.keys(renamed).find((each) => renamed[each] === name) ?? name,
  });
  /** Where a folder of files signs its links. */
  const ofFiles = (name: string) => (name === LINK_SECRET ? join(dir, 'files', name) : undefined);
  const count = (table: Table, where: string) =>
    Number(db(table).prepare(`select count(*) as n from "${table.name}" ${where}`).get()!.n);

  return {
    place: dir,
    async columns(table) {
      const own = db(table).prepare(`select name from pragma_table_info(?)`).all(table.name);
      const left = new Set(table.left);
      const names = own.map(({ name }) => String(name)).filter((name) => !left.has(name));
      return [...names.map(named(table).theirs), ...(table.apart ? [table.apart.column] : [])];
    },
    async each(table, columns, take) {
      const { apart } = table;
      const list = columns.map((name) => (apart?.column === name ? `b."${name}"` : `a."${named(table).ours(name)}"`));
      const { wr } = db(table).prepare('select wr from pragma_table_list(?)').get(table.name)!;
      const beside = apart ? `left join "${apart.table}" b on b."${apart.key}" = a."${apart.key}"` : '';
      const text = `select ${list.join(', ')} from "${table.name}" a ${beside} ${wr === 1 ? '' : 'order by a.rowid'}`;
      const statement = db(table).prepare(text);
      statement.setReturnArrays(true);
      let batch: Row[] = [];
      for (const row of statement.iterate() as unknown as Iterable<Plain[]>) {
        batch.push(row.map(shown));
        if (batch.length < BATCH) continue;
        await take(batch);
        batch = [];
      }
      if (batch.length > 0) await take(batch);
    },
    hasRows: async (table) => count(table, table.fresh ? `where not (${table.fresh})` : '') > 0,
    async fill(table, columns, read) {
      const { apart } = table;
      const own = columns.filter((name) => name !== apart?.column);
      const into = (name: string) => `"${named(table).ours(name)}"`;
      const updates = own.slice(1).map((name) => `${into(name)} = excluded.${into(name)}`);
      const on = db(table);
      const insert = on.prepare(
        `insert into "${table.name}" (${own.map(into).join(', ')}) values (${own.map(() => '?').join(', ')})` +
          (table.shared_part ? ` on conflict (${into(own[0]!)}) do update set ${updates.join(', ')}` : ''),
      );
      const beside =
        apart && on.prepare(`insert into "${apart.table}" ("${apart.key}", "${apart.column}") values (?, ?)`);
      const write = (row: Row) => {
        const value = (name: string) => row[columns.indexOf(name)]!;
        insert.run(...own.map(value));
        if (beside && value(apart.column) !== null) beside.run(value(apart.key), value(apart.column));
      };
      on.exec('begin immediate');
      try {
        if (table.fresh) on.exec(`delete from "${table.name}" where ${table.fresh}`);
        await read((batch) => {
          for (const row of batch) write(row);
        });
        on.exec('commit');
      } catch (cause) {
        if (on.isTransaction) on.exec('rollback');
        throw cause;
      }
    },
    secret: async (name) => {
      // links that were given out were signed with what lies beside the files
      const path = [ofFiles(name), join(dir, name)].find((each) => each !== undefined && existsSync(each));
      return path === undefined ? undefined : readFileSync(path);
    },
    async keepSecret(name, secret) {
      for (const path of [join(dir, name), ofFiles(name)]) {
        if (path === undefined) continue;
        mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
        if (!existsSync(path)) writeFileSync(path, secret, { mode: 0o600, flag: 'wx', flush: true });
        else if (!readFileSync(path).equals(secret)) throw otherSecret(dir, name);
      }
    },
    async end() {},
    settled() {
      for (const { file } of Object.values(FILES)) {
        const on = TABLES.find((table) => FILES[table.file].file === file);
        if (on) transaction(db(on), () => undefined);
      }
    },
    close() {
      for (const each of opened.values()) each.close();
    },
  };
}
