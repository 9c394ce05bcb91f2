import type { SourceSettings, SyncStore } from '#sync/store.ts';
import type { Database } from './database.ts';

/**
 * Sources that follow their publishers, where services share a database: what operators decided, and who runs a source
 * now, is in PostgreSQL; what was taken, and when the next run is, stays beside the corpus that took it, so that both
 * are saved and restored together and each corpus has every delivery once.
 * @param own Beside the corpus of this service.
 */
export function postgresSync(database: Database, own: SyncStore): SyncStore {
  const port = database.port();
  const decided = (settings: SourceSettings): SourceSettings => {
    const { next_run_at: _, ...rest } = settings;
    return rest;
  };
  return {
    ...{ schedule: own.schedule, deliveries: own.deliveries, listed: own.listed, move: own.move, again: own.again },
    ...{ run: own.run, interrupted: own.interrupted, runs: own.runs, forget: own.forget },
    async settings() {
      const [shared, mine] = await Promise.all([
        port.read((sql) => sql.rows('select settings from sync_sources order by name')),
        own.settings(),
      ]);
      const known = new Map(mine.map((each) => [each.name, each]));
      const all: SourceSettings[] = [];
      for (const { settings } of shared) {
        const said = JSON.parse(settings) as SourceSettings;
        const here = known.get(said.name);
        if (here && JSON.stringify(decided(here)) === JSON.stringify(said)) {
          all.push(here);
          continue;
        }
        // decided at another service: when it runs here is not known yet
        await own.set(said);
        all.push(said);
      }
      return all;
    },
    async set(settings) {
      await port.one((sql) =>
        sql.run(
          `insert into sync_sources (name, settings) values ($1, $2) on conflict (name) do update set settings = excluded.settings`,
          ...[settings.name, JSON.stringify(decided(settings))],
        ),
      );
      await own.set(settings);
    },
    lease: (name, holder, now, until) =>
      port.one(async (sql) => {
        const text = `insert into sync_leases (name, holder, held_until) values ($1, $2, $3) on conflict (name) do update
           set holder = excluded.holder, held_until = excluded.held_until
           where sync_leases.holder = excluded.holder or sync_leases.held_until <= $4`;
        return (await sql.run(text, name, holder, until, now)) === 1;
      }),
    release: (name, holder) =>
      port.one(async (sql) => {
        await sql.run('delete from sync_leases where name = $1 and holder = $2', name, holder);
      }),
    close: async () => void (await Promise.all([port.close(), own.close()])),
  };
}
