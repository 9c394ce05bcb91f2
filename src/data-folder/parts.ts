import { ACCOUNTS } from '#stores/sqlite/accounts.ts';
import { CHATS } from '#stores/sqlite/chats.ts';
import { CORPUS } from '#stores/sqlite/corpus/schema.ts';
import type { SqliteStore } from '#stores/sqlite/file.ts';
import { JOBS } from '#stores/sqlite/jobs.ts';
import { TASKS } from '#stores/sqlite/tasks.ts';
import { MODELS } from '#stores/sqlite/tokens.ts';
import { LOADING } from './loading.ts';

/** Something that a data folder keeps and that cannot be rebuilt from the rest of it. */
export type Part =
  | ({ readonly kind: 'sqlite' } & SqliteStore)
  /** Files that appear whole; `appended`: that grow at their ends. */
  | { readonly kind: 'folder'; readonly file: string; readonly holds: string; readonly appended: boolean }
  /** One file of lines of JSON, appended to. */
  | { readonly kind: 'lines'; readonly file: string; readonly holds: string }
  /** One small file, written whole. */
  | { readonly kind: 'note'; readonly file: string; readonly holds: string };

/**
 * Everything that a data folder keeps and cannot rebuild from the rest (as it can the index and what was learned):
 * what is backed up and restored, examined at a start and by `priora doctor`. The store whose transactions are the
 * longest is the first: locks are taken in this order.
 */
export const PARTS: readonly Part[] = [
  { kind: 'sqlite', ...CORPUS },
  { kind: 'sqlite', ...ACCOUNTS },
  { kind: 'sqlite', ...TASKS },
  { kind: 'sqlite', ...CHATS },
  { kind: 'sqlite', ...MODELS },
  { kind: 'sqlite', ...JOBS },
  { kind: 'folder', file: 'files', holds: 'reports and exports', appended: false },
  { kind: 'folder', file: 'uploads', holds: 'files on their way from a browser', appended: true },
  { kind: 'folder', file: 'rejects', holds: 'rejected records of imports', appended: true },
  { kind: 'folder', file: 'models', holds: 'models that were added', appended: false },
  { kind: 'lines', file: 'imports.ndjson', holds: 'how far imports have come' },
  { kind: 'lines', file: 'import-runs.ndjson', holds: 'the history of imports' },
  { kind: 'note', file: LOADING, holds: 'what is to be loaded' },
];

/** The part that has the records. */
export const CORPUS_PART = CORPUS.file;

/** What a backup has been given to hold on to while it copies: removed at its end, and before the next. */
export const STAGE = 'backup-in-progress';
/** Held by the one backup that is being made. */
export const BACKUP_LOCK = 'backup.lock';
