import { randomUUID } from 'node:crypto';
import { type Begun, CUT_OFF_MS, KEPT_MS, type KeptAnswers } from '#accounts/kept-answers.ts';
import type { Clock } from '#clock.ts';
import type { Database } from './database.ts';

/** Answers that are given again when a call is repeated, in PostgreSQL. */
export function postgresKeptAnswers(database: Database, clock: Clock): KeptAnswers {
  const port = database.port();
  // leads in its own answers for as long as it lives: whoever can take that lock knows that it died
  const holder = randomUUID();
  const name = `answers of ${holder}`;
  let swept = Number.NEGATIVE_INFINITY;
  return {
    async begin({ account_id, key, digest }) {
      await database.leads(name);
      return port.write(async (sql): Promise<Begun> => {
        const now = clock();
        const over = [now - KEPT_MS, now - CUT_OFF_MS];
        // what is over is forgotten now and then: a call looks at its own row alone
        if (Math.abs(now - swept) >= CUT_OFF_MS) {
          await sql.run('delete from kept_answers where at < $1 or (answer is null and at < $2)', ...over);
          swept = now;
        }
        // of two processes that begin at once one writes the row; the other waits for that, and sees it
        const taken = await sql.row(
          `insert into kept_answers as k (account_id, key, digest, at, holder) values ($1, $2, $3, $4, $7)
           on conflict (account_id, key) do update set digest = $3, at = $4, answer = null, holder = $7
             where k.at < $5 or (k.answer is null and (k.at < $6 or (k.holder <> $7
               and pg_try_advisory_xact_lock(hashtextextended('lead answers of ' || k.holder, 0))))) returning 1`,
          ...[account_id, key, digest, now, ...over, holder],
        );
        if (taken) return { state: 'new' };
        const found = await sql.row(
          'select digest, answer from kept_answers where account_id = $1 and key = $2',
          ...[account_id, key],
        );
        // dropped in between: whoever had it has failed, and a repetition may try
        if (!found) return { state: 'running' };
        if (found.digest !== digest) return { state: 'other' };
        return found.answer === null ? { state: 'running' } : { state: 'kept', answer: found.answer };
      });
    },
    keep: ({ account_id, key, digest }, answer) =>
      port.one(async (sql) => {
        await sql.run(
          'update kept_answers set answer = $1 where account_id = $2 and key = $3 and digest = $4',
          ...[answer, account_id, key, digest],
        );
      }),
    drop: ({ account_id, key, digest }) =>
      port.one(async (sql) => {
        await sql.run(
          'delete from kept_answers where account_id = $1 and key = $2 and digest = $3 and answer is null and holder = $4',
          ...[account_id, key, digest, holder],
        );
      }),
    close: () => port.close(),
  };
}
