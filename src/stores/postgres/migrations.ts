import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { ServiceError } from '#errors.ts';
import { MIGRATIONS, type Migration } from './schema.ts';

/** Of the lock that whoever changes the tables has: two 32-bit numbers, "PRIO" and "schm". */
const LOCK = [0x5052494f, 0x7363686d] as const;

const digestOf = ({ sql }: Migration): string => createHash('sha256').update(sql).digest('hex');

/**
 * Brings the tables up to date: forward only, one transaction for each step, by one process at a time. A step that
 * fails leaves the tables as the one before it left them, and is tried again at the next start.
 * @throws ServiceError if a newer Priora has written to the database, or a step is not the one that was taken then.
 */
export async function bringUpToDate(pool: Pool, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  const client = await pool.connect();
  try {
    if ((await taken(client)) === migrations.length && (await sameSteps(client))) return;
    // waits as long as another process takes
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', [...LOCK]);
    try {
      await client.query(`create table if not exists priora_migrations (
        number integer primary key, name text not null, digest text not null, taken_at timestamptz not null default now())`);
      const from = await taken(client);
      if (from > migrations.length)
        throw new ServiceError(
          'internal',
          `The database has format ${from}, written by a newer Priora; this one reads up to ${migrations.length}. Install the newer version again, or use another database.`,
          { format: from, supported: migrations.length },
        );
      await sameSteps(client);
      for (const [i, step] of migrations.entries()) {
        if (i < from) continue;
        await client.query('begin');
        try {
          await client.query(step.sql);
          await client.query('insert into priora_migrations (number, name, digest) values ($1, $2, $3)', [
            ...[i + 1, step.name],
            digestOf(step),
          ]);
          await client.query('commit');
        } catch (cause) {
          await client.query('rollback');
          const { code, message } = cause as { code?: string; message: string };
          if (code === '42501' || code === '25006') throw cause;
          throw new ServiceError(
            'internal',
            `The tables of the database could not be brought to format ${i + 1} (${step.name}): ${message}. Nothing of this step was kept. If the database holds another program's tables, give Priora one of its own.`,
            { format: i + 1 },
            { cause },
          );
        }
      }
    } finally {
      await client.query('select pg_advisory_unlock($1, $2)', [...LOCK]);
      await client.query('reset statement_timeout');
    }
  } finally {
    client.release();
  }

  async function sameSteps(on: typeof client): Promise<true> {
    const { rows } = await on.query('select number, name, digest from priora_migrations order by number');
    for (const { number, name, digest } of rows) {
      const step = migrations[number - 1];
      if (!step || digestOf(step) === digest) continue;
      throw new ServiceError(
        'internal',
        `Format ${number} of the database (${name}) was made by another version of Priora than this one. Install that version again, or use another database.`,
        { format: number },
      );
    }
    return true;
  }
}

/** The number of steps that were taken; 0 if there is no table of them. */
async function taken(client: { query(text: string): Promise<{ rows: any[] }> }): Promise<number> {
  const { rows: there } = await client.query(`select to_regclass('priora_migrations') is not null as there`);
  if (!there[0].there) return 0;
  const { rows } = await client.query('select coalesce(max(number), 0) as number from priora_migrations');
  return Number(rows[0].number);
}
