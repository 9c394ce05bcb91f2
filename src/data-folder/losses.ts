import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ACCOUNTS } from '#stores/sqlite/accounts.ts';
import { CHATS } from '#stores/sqlite/chats.ts';
import { CORPUS } from '#stores/sqlite/corpus/schema.ts';
import { isEmptyStore, remedyFor, type SqliteStore } from '#stores/sqlite/file.ts';
import { JOBS } from '#stores/sqlite/jobs.ts';
import { TASKS } from '#stores/sqlite/tasks.ts';
import { MODELS } from '#stores/sqlite/tokens.ts';
import { hasRows } from '#stores/sqlite/upkeep.ts';
import { corpusFollowed } from './records-elsewhere.ts';

/** A store that is gone or without content, although another one shows that it had some. */
export interface Loss {
  readonly file: string;
  readonly state: 'missing' | 'empty';
  readonly message: string;
  readonly remedy: string;
}

/** That `from` has a row shows that `of` was there: it belongs to something in it, or was made after it. */
const REFERENCES: readonly {
  readonly of: SqliteStore;
  readonly from: SqliteStore;
  readonly table: string;
  readonly what: string;
  /** Versions before this one made `from` without it: that it is missing says nothing. */
  readonly later?: true;
}[] = [
  { of: ACCOUNTS, from: TASKS, table: 'task', what: 'tasks of its accounts' },
  { of: ACCOUNTS, from: CHATS, table: 'chat', what: 'conversations of its accounts' },
  { of: ACCOUNTS, from: MODELS, table: 'spent', what: 'what its accounts asked a model' },
  { of: TASKS, from: ACCOUNTS, table: 'usage', what: 'calls that a service answered with it' },
  { of: JOBS, from: ACCOUNTS, table: 'usage', what: 'calls that a service answered with it', later: true },
];
/** Lines of imports show that there was a corpus. */
const IMPORTS = ['import-runs.ndjson', 'imports.ndjson'];

/** Stores that others refer to and that are not there, or have no content; each once. Cheap. */
export function lossesOf(dir: string): readonly Loss[] {
  const stateOf = ({ file }: SqliteStore): 'missing' | 'empty' | undefined => {
    const path = join(dir, file);
    if (!existsSync(path)) return 'missing';
    return isEmptyStore(path) ? 'empty' : undefined;
  };
  const losses = new Map<string, Loss>();
  const lost = (of: SqliteStore, state: Loss['state'], from: string, what: string) =>
    losses.set(of.file, {
      file: of.file,
      state,
      message: `${join(dir, of.file)} is ${state === 'missing' ? 'missing' : 'empty'}, but ${from} has ${what}: what it held is lost.`,
      remedy:
        state === 'empty'
          ? remedyFor(join(dir, of.file), of)
          : `Put it back, or restore the latest backup with \`priora restore\` into a new data folder; a start without it makes a new one, without the ${of.holds} that it held.`,
    });
  for (const { of, from, table, what, later } of REFERENCES) {
    const state = stateOf(of);
    if (!state || losses.has(of.file) || (later && state === 'missing') || stateOf(from)) continue;
    if (hasRows(join(dir, from.file), from, table)) lost(of, state, from.file, what);
  }
  const corpus = stateOf(CORPUS);
  const imports = IMPORTS.find((name) => (statSync(join(dir, name), { throwIfNoEntry: false })?.size ?? 0) > 0);
  if (corpus && imports && corpusFollowed(dir) === undefined) lost(CORPUS, corpus, imports, 'imports into it');
  return [...losses.values()];
}
