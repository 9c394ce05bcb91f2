import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import type { Collection } from '#corpus/collection.ts';
import type { SearchEngine } from '#corpus/engine.ts';
import type { Finding } from '#corpus/finding.ts';
import { decode } from '#corpus/records/codec.ts';
import type { Packed } from '#corpus/records/declaring.ts';
import { Compile } from '#typebox.mjs';
import { rebuildTies, shownBeside } from '../corpus/rebuild.ts';
import { loadResolvers, type ResolverModules, resolverAddresses } from '../corpus/resolvers.ts';
import { openResolvers } from '../corpus/rules.ts';
import { indexLockFile, openStoreForReading, SCHEMA_VERSION, storeFile, TIE_TABLES } from '../corpus/schema.ts';
import { tryIndexLock } from '../lock.ts';

export interface DoctorOptions {
  readonly dir: string;
  readonly collections: readonly Collection<any>[];
  /** Its index is checked too, unless a running service holds it. Closed at the end. */
  readonly engine?: SearchEngine;
  /** Read every record and compute all relations again, instead of a sample of `sample` records. Default false. */
  readonly full?: boolean;
  /** Default 1,000 records a collection. */
  readonly sample?: number;
  /** Told what is being checked, in words. */
  readonly on_progress?: (step: string) => void;
}

const RESTORE = 'Restore the latest backup with `priora restore`, then import what came after it again.';
const BEGIN = 'Correct PRIORA_DATA_DIR; or start the service once: it fills a new folder.';
const REIMPORT = 'Import the record again from its source.';
const REINDEX = 'Stop the service and run `priora reindex`: it computes relations and index again from the records.';
/** At most so many findings of one kind are reported one by one. */
const REPORTED = 20;

/** Whether a folder is not there, or nobody has kept anything in it. */
const isBlank = (dir: string) => !existsSync(dir) || readdirSync(dir).every((name) => name.endsWith('.lock'));

/** Examines a data directory without changing it, also while a service runs on it. Empty when all is sound. */
export async function doctor(options: DoctorOptions): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  if (isBlank(options.dir)) {
    await options.engine?.close();
    return [{ area: 'store', severity: 'error', message: `There is nothing in ${options.dir}.`, remedy: BEGIN }];
  }
  let db: DatabaseSync;
  try {
    db = openStoreForReading(options.dir);
  } catch (cause) {
    await options.engine?.close();
    return [{ area: 'store', severity: 'error', message: (cause as Error).message, remedy: RESTORE }];
  }
  try {
    const version = db.prepare('PRAGMA user_version').get()!.user_version as number;
    if (version < SCHEMA_VERSION) {
      const message = `The store has format ${version}, written by an older Priora: it was not examined.`;
      return [
        { area: 'store', severity: 'note', message, remedy: 'Start the service once: it brings the store up to date.' },
      ];
    }
    const resolvers = await loadResolvers(resolverAddresses(options.collections));
    for (const [step, check] of [
      ['store', checkStore],
      ['records', checkRecords],
      ['identities', checkIdentities],
      ['relations', checkRelations],
      ['index', checkIndex],
    ] as const) {
      options.on_progress?.(`checking ${step}`);
      try {
        findings.push(...(await check(db, options, resolvers)));
      } catch (cause) {
        const message = `The check of the ${step} could not be ended: ${(cause as Error).message}.`;
        findings.push({ area: step, severity: 'error', message, remedy: step === 'index' ? REINDEX : RESTORE });
      }
    }
  } finally {
    db.close();
    await options.engine?.close();
  }
  return findings;
}

/** The file itself, and the tables against each other. */
async function checkStore(db: DatabaseSync, options: DoctorOptions, resolvers: ResolverModules): Promise<Finding[]> {
  const lines = db.prepare(options.full ? 'PRAGMA integrity_check' : 'PRAGMA quick_check').all();
  const damage = lines.map((line) => String(Object.values(line)[0])).filter((line) => line !== 'ok');
  const findings = damage
    .slice(0, REPORTED)
    .map((line): Finding => ({ area: 'store', severity: 'error', message: `SQLite: ${line}`, remedy: RESTORE }));
  const rules: [message: string, remedy: string, sql: string][] = [
    ['records have no body', RESTORE, 'records r LEFT JOIN bodies b USING (key) WHERE r.deleted = 0 AND b.key IS NULL'],
    [
      'bodies belong to no record',
      RESTORE,
      'bodies b LEFT JOIN records r USING (key) WHERE r.key IS NULL OR r.deleted = 1',
    ],
    [
      'sequence numbers are beyond the last one given',
      RESTORE,
      "(SELECT seq FROM records UNION ALL SELECT seq FROM derived) WHERE seq > (SELECT value FROM meta WHERE name = 'last_seq')",
    ],
    [
      'collections count another number of records than they hold',
      RESTORE,
      'collections c WHERE records <> (SELECT count(*) FROM records r WHERE r.collection = c.collection AND r.deleted = 0)',
    ],
    [
      'identities or links belong to no record',
      REINDEX,
      '(SELECT key FROM identities UNION SELECT key FROM ties) t LEFT JOIN records r USING (key) WHERE r.key IS NULL OR r.deleted = 1',
    ],
    ...[...resolvers.values()].flatMap(({ rules }) =>
      rules.map(([message, sql]): [string, string, string] => [message, REINDEX, sql]),
    ),
  ];
  for (const [message, remedy, sql] of rules) {
    const { n } = db.prepare(`SELECT count(*) AS n FROM ${sql}`).get() as { n: number };
    if (n > 0) findings.push({ area: 'store', severity: 'error', message: `${n} ${message}.`, remedy });
    await turn();
  }
  return findings;
}

/** Unpacks records, holds them against the schema and their id, and patents against their stored facts. */
async function checkRecords(db: DatabaseSync, options: DoctorOptions, modules: ResolverModules): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { full = false, sample = 1_000 } = options;
  const resolvers = openResolvers(db, modules);
  for (const collection of options.collections) {
    const resolver = resolvers.get(collection.name);
    const schema = Compile(collection.record);
    const isShown = await shownBeside(db, collection, modules);
    const order = full
      ? 'ORDER BY r.key'
      : `AND r.key IN (SELECT r.key FROM records r JOIN collections c USING (collection)
      WHERE c.name = :name AND r.deleted = 0 ORDER BY random() LIMIT ${Math.trunc(sample)})`;
    const rows =
      db.prepare(`SELECT r.key, r.id, r.seq, b.codec, b.head, b.apart FROM records r JOIN collections c USING (collection)
      JOIN bodies b ON b.key = r.key WHERE c.name = :name AND r.deleted = 0 ${order}`);
    let wrong = 0;
    let read = 0;
    const tell = (id: unknown, what: string, remedy = REIMPORT) => {
      if (++wrong <= REPORTED) {
        const area = remedy === REINDEX ? 'relations' : 'records';
        findings.push({ area, severity: 'error', message: `${collection.name} ${id}: ${what}.`, remedy });
      }
    };
    for (const row of rows.iterate({ name: collection.name })) {
      try {
        const packed = row as unknown as Packed;
        const record = structuredClone(decode<any>(packed));
        const [problem] = schema.Check(record) ? [] : schema.Errors(record);
        if (problem) tell(row.id, `does not satisfy the schema at ${problem.instancePath || '/'}: ${problem.message}`);
        else if (collection.id(record) !== row.id) tell(row.id, `holds the record of ${collection.id(record)}`);
        else if (resolver && !resolver.knows(row.key as number, collection.resolver!.facts(record))) {
          tell(row.id, 'its relations were computed from another state of the record', REINDEX);
        } else if (isShown?.(packed) === false) {
          tell(row.id, 'lists show another state of it, or of what it is completed from', REINDEX);
        }
      } catch (cause) {
        tell(row.id, `cannot be unpacked: ${(cause as Error).message}`);
      }
      if (++read % 100 === 0) await turn();
    }
    if (wrong > REPORTED) tell(`(${wrong - REPORTED} more)`, 'not reported one by one');
  }
  return findings;
}

/** Identities that are declared unique belong to one record each. */
async function checkIdentities(db: DatabaseSync, { collections }: DoctorOptions): Promise<Finding[]> {
  const shared = db.prepare(`SELECT i.value, min(r.id) AS one, max(r.id) AS other, count(*) AS n FROM identities i
    JOIN names t USING (name) JOIN records r USING (key) WHERE t.text = ? GROUP BY i.value HAVING count(*) > 1 LIMIT ${REPORTED}`);
  const findings: Finding[] = [];
  for (const { name, lookups } of collections) {
    for (const [lookup, { kind, label }] of Object.entries(lookups)) {
      if (kind !== 'unique') continue;
      for (const { value, one, other, n } of shared.all(`${name}.${lookup}`)) {
        const message = `${name}: ${n} records have the same ${label} ${value}, among them ${one} and ${other}.`;
        const remedy = 'Delete the record that should not be there, or import it again with its own.';
        findings.push({ area: 'relations', severity: 'error', message, remedy });
      }
      await turn();
    }
  }
  return findings;
}

/** Computes all that ties records again beside the store, and compares. */
async function checkRelations(
  db: DatabaseSync,
  { dir, full, on_progress, collections }: DoctorOptions,
  resolvers: ResolverModules,
): Promise<Finding[]> {
  if (!full) return [];
  on_progress?.('computing what ties records again');
  const file = join(dir, `doctor-${process.pid}.sqlite`);
  const remove = () => {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  };
  remove();
  const beside = new DatabaseSync(file);
  try {
    beside.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF');
    // Ties are compared with their records' keys; the records themselves are looked at, not copied.
    beside.exec(TIE_TABLES);
    beside.exec(
      'CREATE TABLE records (key INTEGER, id TEXT, seq INTEGER, collection INTEGER, deleted INTEGER); CREATE TABLE collections (collection INTEGER, name TEXT)',
    );
    for (const module of resolvers.values()) module.prepare(beside);
    await rebuildTies(db, beside, collections, resolvers);
    beside.prepare('ATTACH ? AS stored').run(storeFile(dir));
    const findings: Finding[] = [];
    const names = collections.flatMap(({ name, lookups, links }) =>
      [...Object.keys(lookups), ...Object.keys(links)].map((each) => `'${name}.${each}'`),
    );
    const named = (table: string) => `${table} JOIN SCHEMA.names USING (name) WHERE text IN (${names.join(', ')})`;
    for (const [what, columns, table] of [
      ['identities', 'text, value, key, rank', named('identities')],
      ['links', 'text, value, key', named('ties')],
      ...[...resolvers.values()].flatMap(({ compared }) => compared),
    ] as const) {
      const one = `SELECT ${columns} FROM main.${table.replace('SCHEMA', 'main')}`;
      const other = `SELECT ${columns} FROM stored.${table.replace('SCHEMA', 'stored')}`;
      const rows = beside
        .prepare(`SELECT * FROM (${one} EXCEPT ${other}) UNION ALL SELECT * FROM (${other} EXCEPT ${one})`)
        .all();
      if (rows.length > 0) {
        const message = `${rows.length} rows of ${what} differ from what the records say, e.g. ${Object.values(rows[0]!).join(' ')}.`;
        findings.push({ area: 'relations', severity: 'error', message, remedy: REINDEX });
      }
    }
    return findings;
  } finally {
    beside.close();
    remove();
  }
}

/** The index's own check, and that it holds what the store holds. */
async function checkIndex(db: DatabaseSync, { dir, collections, engine }: DoctorOptions): Promise<Finding[]> {
  if (!engine) return [];
  const lock = existsSync(dir) ? tryIndexLock(indexLockFile(dir)) : undefined;
  if (!lock) {
    const message = 'A running Priora holds the index: the index was not checked.';
    return [{ area: 'index', severity: 'note', message, remedy: 'Stop it and run `priora doctor` again.' }];
  }
  const findings: Finding[] = [];
  try {
    const row = db.prepare('SELECT records, last_seq FROM collections WHERE name = ?');
    for (const collection of collections) {
      const { records, last_seq } = (row.get(collection.name) ?? { records: 0, last_seq: 0 }) as Record<string, number>;
      const tell = (message: string, severity: Finding['severity'] = 'error', remedy = REINDEX) =>
        findings.push({ area: 'index', severity, message: `${collection.name}: ${message}`, remedy });
      const { seq } = await engine.open(collection);
      for (const problem of (await engine.check(collection)).slice(0, REPORTED)) tell(problem);
      if (seq > last_seq!)
        tell(`the index is at ${seq}, but the store only at ${last_seq}: it belongs to another store.`);
      else if (seq < last_seq!) {
        tell(
          `the index is at ${seq} of ${last_seq}: the rest is taken up at the next start.`,
          'note',
          'Nothing; or start the service.',
        );
      } else {
        const { documents } = await engine.stats(collection);
        if (documents !== records) tell(`the index holds ${documents} records, the store ${records}.`);
      }
    }
  } finally {
    lock.release();
  }
  return findings;
}
