import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Query } from '#corpus/query/tree.ts';
import { levels } from '../corpus.ts';
import { eachBatch } from '../lines.ts';
import { type Operation, PAGE_OFFSET } from '../queries.ts';
import { builtOnce } from './built.ts';
import type { Peer, Timed, Workplace } from './peer.ts';

const COLUMNS: Readonly<Record<string, string>> = { T: '{t} : ', TAC: '' };
const GROUPS: Partial<Record<Operation, string>> = {
  families: 'family',
  applications: 'application',
  extended: 'extended',
};

/** SQLite's FTS5 beside ordinary tables, in this process. */
export async function sqlitePeer(place: Workplace): Promise<Peer> {
  const path = join(place.dir, 'fts5.sqlite');
  const database = new DatabaseSync(path);
  database.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -262144; pragma mmap_size = 30000000000; pragma temp_store = memory',
  );
  const built = await builtOnce(place, 'fts5', async () => {
    const started = performance.now();
    await build(database, place);
    return { seconds: (performance.now() - started) / 1000, bytes: (await stat(path)).size };
  });
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    let statement = statements.get(sql);
    if (!statement) statements.set(sql, (statement = database.prepare(sql)));
    return statement;
  };
  return {
    name: 'SQLite FTS5',
    keeps: 'nothing',
    built,
    async ask({ query }, operation): Promise<Timed | undefined> {
      const split = splitQuery(query);
      if (!split) return undefined;
      const begin = performance.now();
      const found = answer(database, prepare, split, operation);
      return { found, ms: performance.now() - begin };
    },
    async close() {
      database.close();
    },
  };
}

async function build(database: DatabaseSync, { lines }: Workplace): Promise<void> {
  database.exec(`create virtual table words using fts5(t, a, c, content='', detail=full);
    create table documents (id integer primary key, date int, application int, family int, extended int, assignee text);
    create table classes (symbol text, id int, primary key (symbol, id)) without rowid;
    create table subclasses (id int, symbol text, primary key (id, symbol)) without rowid`);
  const word = database.prepare('insert into words (rowid, t, a, c) values (?, ?, ?, ?)');
  const document = database.prepare('insert into documents values (?, ?, ?, ?, ?, ?)');
  const klass = database.prepare('insert or ignore into classes values (?, ?)');
  const subclass = database.prepare('insert or ignore into subclasses values (?, ?)');
  let id = 0;
  for await (const batch of eachBatch(lines, 5000)) {
    database.exec('begin');
    for (const d of batch) {
      word.run(++id, d.title, d.abstract, d.claims);
      document.run(id, d.date, d.application, d.family, d.extendedFamily, d.assignee);
      for (const symbol of new Set(d.ipc.flatMap(levels))) klass.run(symbol, id);
      for (const symbol of d.ipc) subclass.run(id, symbol.slice(0, 4));
    }
    database.exec('commit');
  }
  database.exec(`insert into words (words) values ('optimize'); create index by_date on documents (date); analyze`);
}

/** What FTS5 answers, and what the tables beside it do. */
interface Split {
  readonly match: string | undefined;
  readonly where: readonly string[];
}

function splitQuery(query: Query): Split | undefined {
  const parts = query.kind === 'and' ? query.of : [query];
  const tables = parts.map(condition);
  const words = parts.filter((_part, i) => tables[i] === undefined);
  const match =
    words.length === 0 ? undefined : expression(words.length === 1 ? words[0]! : { kind: 'and', of: words });
  if (words.length > 0 && match === undefined) return undefined;
  return { match, where: tables.filter((sql) => sql !== undefined) };
}

function condition(query: Query): string | undefined {
  if (query.kind === 'range') return `d.date between ${Number(query.from)} and ${Number(query.to)}`;
  if (query.kind === 'term' && query.field === 'IPC') {
    return `exists (select 1 from classes where symbol = '${query.text}' and classes.id = d.id)`;
  }
  return undefined;
}

function expression(query: Query): string | undefined {
  switch (query.kind) {
    case 'term':
    case 'phrase':
      return `${COLUMNS[query.field]}"${query.text}"`;
    case 'wildcard':
      return /^\w+\*$/.test(query.pattern) ? `"${query.pattern.slice(0, -1)}" *` : undefined;
    case 'near': {
      const { reach, left, right } = query;
      if (reach.unit !== 'words' || reach.ordered) return undefined;
      return `NEAR(${expression(left)} ${expression(right)}, ${reach.distance})`;
    }
    case 'or':
    case 'and': {
      const wanted = query.of.filter((of) => of.kind !== 'not').map(expression);
      const unwanted = query.of.flatMap((of) => (of.kind === 'not' ? [expression(of.of)] : []));
      if ([...wanted, ...unwanted].includes(undefined)) return undefined;
      const positive = `(${wanted.join(query.kind === 'or' ? ' OR ' : ' AND ')})`;
      return unwanted.length === 0 ? positive : `(${positive} NOT (${unwanted.join(' OR ')}))`;
    }
    default:
      return undefined;
  }
}

function answer(
  database: DatabaseSync,
  prepare: (sql: string) => StatementSync,
  { match, where }: Split,
  operation: Operation,
): number | string {
  const group = GROUPS[operation];
  const needsTable = where.length > 0 || group !== undefined || operation === 'top_date' || operation === 'facets';
  const from =
    match === undefined ? 'documents d' : needsTable ? 'words cross join documents d on d.id = words.rowid' : 'words';
  const conditions = [...(match === undefined ? [] : ['words match ?']), ...where].join(' and ');
  const parameters = match === undefined ? [] : [match];
  const id = match === undefined ? 'd.id' : 'words.rowid';
  const tail = `from ${from} where ${conditions}`;
  switch (operation) {
    case 'count':
      return prepare(`select count(*) n ${tail}`).get(...parameters)!.n as number;
    case 'families':
    case 'applications':
    case 'extended':
      return prepare(`select count(distinct ${group}) n ${tail}`).get(...parameters)!.n as number;
    case 'top_score':
    case 'page': {
      const order = match === undefined ? 'd.id' : 'rank';
      const offset = operation === 'page' ? PAGE_OFFSET : 0;
      return prepare(`select ${id} ${tail} order by ${order} limit 10 offset ${offset}`).all(...parameters).length;
    }
    case 'top_date':
      return prepare(`select ${id} ${tail} order by d.date desc, d.id limit 10`).all(...parameters).length;
    case 'facets': {
      database.exec('create temp table if not exists found (id integer primary key); delete from found');
      prepare(`insert into found select ${id} ${tail}`).run(...parameters);
      const facet = (value: string, join: string) =>
        prepare(
          `select ${value} value, count(*) n from found join ${join} on x.id = found.id group by 1 order by n desc, value limit 10`,
        )
          .all()
          .map((row) => `${row.value}=${row.n}`)
          .join(' ');
      return [
        facet('x.assignee', 'documents x'),
        facet('x.symbol', 'subclasses x'),
        facet('x.date / 10000', 'documents x'),
      ].join(' | ');
    }
  }
}
