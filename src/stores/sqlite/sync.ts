import type { SyncRun } from '#sync/state.ts';
import type { KeptDelivery, SourceSettings, SyncStore } from '#sync/store.ts';
import type { StoreDefinition } from './definition.ts';
import { JOBS } from './jobs.ts';
import { openStore } from './open.ts';

const SCHEMA = `
  create table if not exists sync_sources (
    name text primary key, settings text not null, next_run_at integer,
    holder text, held_until integer not null default 0
  ) strict;
  create table if not exists sync_deliveries (
    source text not null, name text not null, version text not null, period text, revision integer not null, state text not null,
    listed text not null, listed_at integer not null, bytes integer, sha256 text, times_taken integer not null, taken_at integer,
    tries integer not null, again_at integer, problem text, records integer, added integer, changed integer, rejected integer,
    primary key (source, name)
  ) strict;
  create table if not exists sync_runs (
    id text primary key, source text not null, started_at integer not null, ended_at integer, run text not null
  ) strict;
  create index if not exists sync_runs_of_source on sync_runs (source, started_at);`;

export const store: StoreDefinition<SyncStore> = {
  file: JOBS,
  also: (db) => db.exec(SCHEMA),
  methods: {
    ...{ settings: 'read', deliveries: 'read', runs: 'read' },
    ...{ set: 'write', schedule: 'write', lease: 'write', release: 'write', listed: 'write', move: 'write' },
    ...{ again: 'write', run: 'write', interrupted: 'write', forget: 'write' },
  },
  over(db) {
    const sql = {
      settings: db.prepare('select * from sync_sources order by name'),
      set: db.prepare(
        `insert into sync_sources (name, settings, next_run_at) values (?, ?, ?) on conflict do update set
           settings = excluded.settings, next_run_at = excluded.next_run_at`,
      ),
      schedule: db.prepare('update sync_sources set next_run_at = ? where name = ? and next_run_at is ?'),
      make: db.prepare(`insert into sync_sources (name, settings) values (?, '{"on":false}') on conflict do nothing`),
      lease: db.prepare(
        'update sync_sources set holder = ?1, held_until = ?2 where name = ?3 and (holder is null or holder = ?1 or held_until <= ?4)',
      ),
      release: db.prepare('update sync_sources set holder = null, held_until = 0 where name = ? and holder = ?'),
      deliveries: db.prepare(
        `select * from sync_deliveries where source = ? order by coalesce(period, ''), revision, name`,
      ),
      known: db.prepare('select version from sync_deliveries where source = ? and name = ?'),
      add: db.prepare(
        `insert into sync_deliveries (source, name, version, period, revision, state, listed, listed_at, bytes, times_taken, tries)
         values (?, ?, ?, ?, ?, 'waiting', ?, ?, ?, 0, 0)`,
      ),
      amend: db.prepare(
        `update sync_deliveries set version = ?, period = ?, revision = ?, state = 'waiting', listed = ?, listed_at = ?, bytes = ?,
           sha256 = null, tries = 0, again_at = null, problem = null where source = ? and name = ?`,
      ),
      // addresses may change without the delivery: those with a signature in them do each time
      relist: db.prepare('update sync_deliveries set listed = ? where source = ? and name = ?'),
      one: db.prepare('select * from sync_deliveries where source = ? and name = ? and version = ?'),
      move: db.prepare(
        `update sync_deliveries set state = ?, bytes = ?, sha256 = ?, taken_at = ?, tries = ?, again_at = ?, problem = ?, records = ?,
           added = ?, changed = ?, rejected = ?, times_taken = ? where source = ? and name = ? and version = ?`,
      ),
      again: db.prepare(
        `update sync_deliveries set state = 'waiting', tries = 0, again_at = null, problem = null
         where source = ? and name = ? and state in ('taken', 'passed', 'rejected')`,
      ),
      later: db.prepare(
        `update sync_deliveries set state = 'waiting', tries = 0, again_at = null, problem = null
         where source = ? and state = 'taken' and (coalesce(period, ''), revision, name) > (?, ?, ?)`,
      ),
      run: db.prepare(
        `insert into sync_runs values (?, ?, ?, ?, ?) on conflict do update set ended_at = excluded.ended_at, run = excluded.run`,
      ),
      open: db.prepare('select run from sync_runs where source = ? and ended_at is null'),
      runs: db.prepare('select run from sync_runs where source = ? order by started_at desc, rowid desc limit ?'),
      forget: db.prepare(
        `delete from sync_runs where id in (select id from (select id, row_number() over (partition by source order by started_at desc)
           as nth from sync_runs where ended_at is not null) where nth > ?)`,
      ),
    };
    const put = (source: string, run: SyncRun) =>
      void sql.run.run(run.id, source, run.started_at, run.ended_at ?? null, JSON.stringify(run));
    return {
      settings: () => sql.settings.all().map(toSettings),
      set({ name, next_run_at, ...settings }) {
        sql.set.run(name, JSON.stringify(settings), next_run_at ?? null);
      },
      schedule: (name, from, to) => sql.schedule.run(to ?? null, name, from ?? null).changes === 1,
      lease(name, holder, now, until) {
        sql.make.run(name);
        return sql.lease.run(holder, until, name, now).changes === 1;
      },
      release: (name, holder) => void sql.release.run(name, holder),
      deliveries: (name) => sql.deliveries.all(name).map(toDelivery),
      listed(source, listed, at) {
        const counts = { new: 0, amended: 0 };
        for (const { name, version, period, revision, bytes, ...rest } of listed) {
          const text = JSON.stringify(rest);
          const known = sql.known.get(source, name);
          if (!known) {
            counts.new++;
            sql.add.run(source, name, version, period ?? null, revision, text, at, bytes ?? null);
          } else if (known.version !== version) {
            counts.amended++;
            sql.amend.run(version, period ?? null, revision, text, at, bytes ?? null, source, name);
          } else sql.relist.run(text, source, name);
        }
        return counts;
      },
      move(source, name, version, { taken, ...to }) {
        const row = sql.one.get(source, name, version);
        if (!row) return false;
        const was = toDelivery(row);
        const now = { ...was, ...to };
        sql.move.run(
          ...([now.state, now.bytes ?? null, now.sha256 ?? null, now.taken_at ?? null, now.tries] as const),
          ...([now.again_at ?? null, now.problem ?? null, now.records ?? null, now.added ?? null] as const),
          ...([now.changed ?? null, now.rejected ?? null, was.times_taken + (taken ? 1 : 0)] as const),
          ...([source, name, version] as const),
        );
        if (taken === 'and_later_again') sql.later.run(source, was.period ?? '', was.revision, name);
        return true;
      },
      again(source, names) {
        for (const name of names) sql.again.run(source, name);
      },
      run: put,
      interrupted(name, at) {
        for (const { run } of sql.open.all(name))
          put(name, { ...(JSON.parse(run as string) as SyncRun), ended_at: at, state: 'stopped' });
      },
      runs: (name, limit) => sql.runs.all(name, limit).map(({ run }) => JSON.parse(run as string) as SyncRun),
      forget: (kept) => void sql.forget.run(kept),
    };
  },
};

/** In the jobs' SQLite file, so that backups hold it. @throws ServiceError as `openSqlite`. */
export const sqliteSync = (path: string): SyncStore => openStore(import.meta.url, store, path);

function toSettings(row: Record<string, unknown>): SourceSettings {
  const { name, settings, next_run_at } = row as Record<string, any>;
  return {
    name,
    ...JSON.parse(settings),
    ...(next_run_at !== null && { next_run_at }),
  };
}

function toDelivery(row: Record<string, unknown>): KeptDelivery {
  const { source: _, listed, ...columns } = row;
  const known = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  return { ...JSON.parse(listed as string), ...known } as KeptDelivery;
}
