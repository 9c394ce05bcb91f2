import { randomUUID } from 'node:crypto';
import { type Begun, CUT_OFF_MS, KEPT_MS, type KeptAnswers } from '#accounts/kept-answers.ts';
import type { Clock } from '#clock.ts';
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

/** This process. What another one began to answer it answers no more: one at a time serves a data folder. */
const THIS_PROCESS = randomUUID();

const SCHEMA = `
  create table if not exists kept_answers (
    account_id text not null, key text not null, digest text not null, at integer not null, answer text, holder text,
    primary key (account_id, key)
  ) without rowid, strict;
  create index if not exists kept_answers_age on kept_answers (at);`;

export const store: StoreDefinition<KeptAnswers, { readonly holder: string }> = {
  file: ACCOUNTS,
  also(db) {
    db.exec(SCHEMA);
    const has = db.prepare(`select 1 from pragma_table_info('kept_answers') where name = 'holder'`).get();
    if (!has) db.exec('alter table kept_answers add column holder text');
  },
  methods: { begin: 'write', keep: 'write', drop: 'write' },
  over(db, { clock }, { holder }) {
    const sql = {
      forget: db.prepare('delete from kept_answers where at < ? or (answer is null and at < ?)'),
      find: db.prepare('select digest, answer, at, holder from kept_answers where account_id = ? and key = ?'),
      take: db.prepare(
        'insert or replace into kept_answers (account_id, key, digest, at, holder) values (?, ?, ?, ?, ?)',
      ),
      keep: db.prepare('update kept_answers set answer = ? where account_id = ? and key = ? and digest = ?'),
      drop: db.prepare('delete from kept_answers where account_id = ? and key = ? and digest = ? and answer is null'),
    };
    const isOver = ({ at, answer, holder: by }: Record<string, unknown>, now: number) =>
      (at as number) < now - (answer === null ? CUT_OFF_MS : KEPT_MS) || (answer === null && by !== holder);
    // what is over is forgotten now and then: a call looks at its own row alone
    let swept = Number.NEGATIVE_INFINITY;
    return {
      begin({ account_id, key, digest }): Begun {
        const now = clock();
        if (Math.abs(now - swept) >= CUT_OFF_MS) {
          sql.forget.run(now - KEPT_MS, now - CUT_OFF_MS);
          swept = now;
        }
        const found = sql.find.get(account_id, key);
        if (!found || isOver(found, now)) {
          sql.take.run(account_id, key, digest, now, holder);
          return { state: 'new' };
        }
        if (found.digest !== digest) return { state: 'other' };
        return found.answer === null ? { state: 'running' } : { state: 'kept', answer: String(found.answer) };
      },
      keep: ({ account_id, key, digest }, answer) => void sql.keep.run(answer, account_id, key, digest),
      drop: ({ account_id, key, digest }) => void sql.drop.run(account_id, key, digest),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold them. @param holder The process; default: this one. */
export const sqliteKeptAnswers = (
  path: string,
  { holder = THIS_PROCESS, ...options }: { readonly clock?: Clock; readonly holder?: string } = {},
): KeptAnswers => openStore(import.meta.url, store, path, { ...options, settings: { holder } });
