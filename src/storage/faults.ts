import { closeSync, openSync } from 'node:fs';
import { ServiceError } from '#errors.ts';

const FULL = 'The disk is full: nothing of this was kept. Free space where the data folder is, then repeat it.';
const NO_DESCRIPTORS =
  'The service has no file descriptors left (EMFILE): nothing of this was kept. Try again; if it stays so, raise the limit (`ulimit -n`) and restart.';

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const DESCRIPTOR_CODES = new Set(['EMFILE', 'ENFILE']);

/** Primary result codes of SQLite (https://www.sqlite.org/rescode.html), as what a person can do about them. */
const SQLITE_REASONS: Readonly<Record<number, string>> = {
  5: 'is locked by another process for longer than it may be; end the long transaction or try again',
  6: 'is locked by another process; try again',
  8: 'cannot be written: the file, the folder or the file system is read-only; make it writable for this user',
  10: 'cannot be read or written (input/output error): check the disk',
  11: 'is damaged; run `priora doctor`, then restore a backup with `priora restore`',
  14: 'cannot be opened: the folder does not exist, is read-only, or may not be entered by this user',
  26: 'is not a Priora store; choose another data directory or restore a backup',
};
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const LOCKED = new Set([5, 6]);

interface SystemFault {
  readonly code?: string;
  readonly errcode?: number;
  readonly message?: string;
}

/**
 * What SQLite or the operating system could not do, as something a person can act on: `storage_full`, `busy` (locked,
 * no descriptors left) or `internal`. Undefined for anything else.
 * @param file The store, if it is known.
 */
export function storageFault(cause: unknown, file?: string): ServiceError | undefined {
  if (cause instanceof ServiceError) return cause;
  const { code, errcode, message } = (cause ?? {}) as SystemFault;
  const known = { ...(file !== undefined && { file }), ...(errcode !== undefined && { sqlite_code: errcode }) };
  const primary = errcode === undefined ? undefined : errcode & 0xff;
  if (primary === SQLITE_FULL || FULL_CODES.has(code ?? ''))
    return new ServiceError('storage_full', FULL, known, { cause });
  if (DESCRIPTOR_CODES.has(code ?? '') || (primary === SQLITE_CANTOPEN && !descriptorsLeft()))
    return new ServiceError('busy', NO_DESCRIPTORS, known, { cause });
  if (primary === undefined) return undefined;
  const reason = SQLITE_REASONS[primary] ?? `failed: ${message ?? String(cause)}`;
  return new ServiceError(
    LOCKED.has(primary) ? 'busy' : 'internal',
    `The store ${file === undefined ? '' : `${file} `}${reason}.`,
    known,
    { cause },
  );
}

/** As `storageFault`, and `internal` for what is no fault of storage. */
export const storeError = (cause: unknown, file: string): ServiceError =>
  storageFault(cause, file) ??
  new ServiceError(
    'internal',
    `The store ${file} failed: ${(cause as SystemFault)?.message ?? String(cause)}.`,
    { file },
    { cause },
  );

/**
 * As `storageFault` of what broke down while the service had too few descriptors left: whoever could not open a file
 * does not always say that it was one.
 * @param needed How many it takes: what broke down has given its own back before anybody looks.
 */
export const descriptorFault = (cause: unknown, needed = 1): ServiceError | undefined =>
  descriptorsLeft(needed) ? undefined : new ServiceError('busy', NO_DESCRIPTORS, {}, { cause });

/** SQLite says of a file that it could not open, but not why. */
function descriptorsLeft(needed = 1): boolean {
  const opened: number[] = [];
  try {
    while (opened.length < needed) opened.push(openSync('/dev/null', 'r'));
    return true;
  } catch (error) {
    return !DESCRIPTOR_CODES.has((error as SystemFault).code ?? '');
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
}
