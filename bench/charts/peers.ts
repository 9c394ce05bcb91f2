import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { defineCollection } from '#corpus/collection.ts';
import type { Change, SearchEngine } from '#corpus/engine.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openSearchEngine } from '#engines/opensearch/engine.ts';
import { hasOpenSearch, startOpenSearch } from '#testing/opensearch.ts';
import { Type } from '#typebox.mjs';
import { Absent } from '../peers/peer.ts';
import { startPostgres } from '../peers/postgres.ts';
import { processor_ms } from '../processor.ts';
import { type Counted, counted } from './documents.ts';
import type { Question, Selection } from './questions.ts';

/** Who counts. */
export interface ChartPeer {
  readonly name: string;
  readonly built_s: number;
  /** Processor time so far, where it is told: of this process, and of those of the peer. */
  processor_ms?(): number;
  ask(question: Question, selection: Selection): Promise<{ readonly lines: readonly string[]; readonly ms: number }>;
  close(): Promise<void>;
}

/** Where the documents are, as lines; what a peer makes of them is made in `dir`. */
export interface Place {
  readonly dir: string;
  readonly documents: number;
  readonly lines: { readonly documents: string; readonly classes: string };
}

/** A machine that does much else lets the widest questions wait for minutes. */
const ANSWERED_MS = 3_600_000;

const charted = defineCollection({
  name: 'charted',
  record: Type.Unsafe<Counted>(Type.Object({})),
  id: ({ id }) => String(id),
  defaultField: 'PART',
  fields: {
    PART: { kind: 'keyword', label: 'Part', of: ({ part }) => String(part) },
    AN: { kind: 'keyword', label: 'Assignee', of: ({ assignee }) => assignee, facet: true },
    SUB: { kind: 'keyword', label: 'IPC subclass', of: ({ subclasses }) => subclasses, facet: true },
    Q: { kind: 'keyword', label: 'Office', of: ({ office }) => office, facet: true },
    GRANTED: { kind: 'keyword', label: '1: granted', of: ({ granted }) => (granted ? '1' : '0'), facet: true },
    APD: { kind: 'date', label: 'Filed', of: ({ year }) => year * 10_000 + 101, sort: true, facet: true },
    FAM: { kind: 'keyword', label: 'Family', of: () => undefined, derived: 'resolver' },
  },
});

/** Our engine with nothing kept from one question to the next. */
export const priora = ({ dir, documents }: Place): Promise<ChartPeer> =>
  throughPort(
    'Priora',
    embeddedEngine({ dir: join(dir, 'priora'), keepResults: false, keepAnswers: false }),
    documents,
  );

/** One node and one shard. @throws Absent */
export async function openSearch({ documents }: Place): Promise<ChartPeer> {
  if (!hasOpenSearch) throw new Absent('OpenSearch: PRIORA_TEST_OPENSEARCH does not name the folder of its jars');
  const server = await startOpenSearch(1, ['-Xmx2g', '-XX:TieredStopAtLevel=4']);
  const engine = openSearchEngine({ url: server.url, prefix: 'charts', request_ms: ANSWERED_MS });
  const peer = await throughPort('OpenSearch', engine, documents);
  const processor = () => processor_ms(server.pids);
  return {
    ...peer,
    processor_ms: () => processor().own + processor().others,
    close: () => peer.close().then(() => server.close()),
  };
}

/** An engine through its port. */
async function throughPort(name: string, engine: SearchEngine, documents: number): Promise<ChartPeer> {
  const began = performance.now();
  await engine.open(charted);
  let batch: Change<Counted>[] = [];
  let seq = 0;
  const apply = async () => {
    await engine.apply(charted, batch);
    batch = [];
  };
  for (const record of counted(documents)) {
    const derived = { FAM: String(record.family) };
    batch.push({ kind: 'put', seq: ++seq, id: String(record.id), record, derived });
    if (batch.length === 5_000) await apply();
  }
  await apply();
  await engine.compact(charted);
  await engine.flush(charted);
  return {
    name,
    built_s: (performance.now() - began) / 1_000,
    async ask({ tree, lines }, { query }) {
      const begin = performance.now();
      const answer = await engine.aggregate(charted, { query, timeout_ms: ANSWERED_MS }, tree);
      const ms = performance.now() - begin;
      return { lines: lines(answer), ms };
    },
    processor_ms: () => processor_ms().own,
    close: () => engine.close(),
  };
}

const TABLES = [
  'create table documents (id int primary key, part int, office text, assignee text, year int, granted int, family int)',
  'create table classes (id int, subclass text)',
];
// none on assignees: SQLite would walk through all of it rather than look at the documents that are asked for
const INDEXES = [
  'create index on_part on documents (part)',
  'create index on_family on documents (family)',
  'create index on_id on classes (id, subclass)',
];

/** SQLite in this process, its file in memory as far as it fits. */
export async function sqlite({ dir, lines }: Place): Promise<ChartPeer> {
  const began = performance.now();
  const database = new DatabaseSync(join(dir, 'charts.sqlite'));
  database.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1048576; pragma mmap_size = 30000000000; pragma temp_store = memory',
  );
  for (const statement of TABLES) database.exec(statement);
  const fill = async (path: string, sql: string) => {
    const insert = database.prepare(sql);
    database.exec('begin');
    for await (const line of createInterface({ input: createReadStream(path) })) insert.run(...line.split('\t'));
    database.exec('commit');
  };
  await fill(lines.documents, 'insert into documents values (?, ?, ?, ?, ?, ?, ?)');
  await fill(lines.classes, 'insert into classes values (?, ?)');
  for (const statement of INDEXES) database.exec(statement);
  database.exec('analyze');
  const { version } = database.prepare('select sqlite_version() version').get() as { version: string };
  return {
    name: `SQLite ${version}`,
    built_s: (performance.now() - began) / 1_000,
    async ask({ sql }, { where }) {
      const statement = database.prepare(sql(where));
      const begin = performance.now();
      const rows = statement.all();
      const ms = performance.now() - begin;
      return { lines: rows.map((row) => String(Object.values(row)[0])), ms };
    },
    close: async () => database.close(),
  };
}

/** PostgreSQL with its usual parallel workers. @throws Absent */
export async function postgres({ dir, lines }: Place): Promise<ChartPeer> {
  const began = performance.now();
  const server = await startPostgres({ dir });
  try {
    for (const statement of TABLES) await server.run(statement.replace('create table', 'create unlogged table'));
    await server.copy('documents', lines.documents);
    await server.copy('classes', lines.classes);
    for (const statement of INDEXES) await server.run(statement);
    for (const table of ['documents', 'classes']) await server.run(`vacuum analyze ${table}`);
  } catch (error) {
    await server.close();
    throw error;
  }
  return {
    name: `PostgreSQL ${server.version}`,
    built_s: (performance.now() - began) / 1_000,
    ask: ({ sql }, { where }) => server.session.query(sql(where)),
    close: () => server.close(),
  };
}
