import { ServiceError } from '#errors.ts';

/** What PostgreSQL, or the way to it, could not do. */
interface DatabaseFault {
  /** SQLSTATE, or a code of the operating system. */
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly DatabaseFault[];
}

/** How a database is called in messages: without its password. */
export function placeOf(url: string): string {
  try {
    const { hostname, port, pathname, username } = new URL(url);
    const user = username === '' ? '' : `${decodeURIComponent(username)}@`;
    return `${user}${hostname || 'localhost'}:${port || 5432}${pathname === '/' ? '' : pathname}`;
  } catch {
    return 'PRIORA_DATABASE_URL';
  }
}

const SETTING = 'PRIORA_DATABASE_URL';

/** By code: what is wrong, and what to do about it. Codes: PostgreSQL's manual, appendix A; errno(3). */
const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: `its host is not known. Check the name in ${SETTING}.`,
  EAI_AGAIN: `its host is not known at present. Check the name in ${SETTING}, and the name server.`,
  EHOSTUNREACH: `its host cannot be reached. Check ${SETTING} and the network.`,
  '28P01': `it refuses the password. Correct it in ${SETTING}, or set it with \`alter role ... password\`.`,
  '28000': `it does not let this user in from here. Correct the user in ${SETTING}, or permit it in pg_hba.conf.`,
  '3D000': `there is no database of that name. Make it with \`createdb\`, or correct ${SETTING}.`,
  '42501': 'its user may not do this. Make it the owner of the database (`alter database ... owner to ...`).',
  '0A000': 'it cannot do what Priora needs. Use PostgreSQL 14 or later.',
};
/** Those that pass: a call is to be repeated. */
const PASSING: Readonly<Record<string, string>> = {
  ECONNREFUSED: `nothing listens there. Start PostgreSQL, or correct ${SETTING}.`,
  ECONNRESET: 'the connection was cut off.',
  EPIPE: 'the connection was cut off.',
  ETIMEDOUT: `it does not answer. Check ${SETTING}, the network and PostgreSQL's load.`,
  '25006':
    'it is read-only: a standby, or `default_transaction_read_only`. Point PRIORA_DATABASE_URL at the primary, or end the read-only time.',
  '53300':
    'it has no connection left. Raise `max_connections`, or lower PRIORA_DATABASE_CONNECTIONS of the services that share it.',
  '55P03': 'another process holds a lock for longer than it may be.',
  '57014': 'a statement took too long.',
  '57P01': 'it is being stopped.',
  '57P02': 'it has crashed and starts again.',
  '57P03': 'it is starting or being stopped.',
  '40001': 'others wrote the same rows; nothing of this was kept.',
  '40P01': 'others wrote the same rows; nothing of this was kept.',
};
const FULL = new Set(['53100', '53200', '54000']);
const UNREADABLE = new Set(['XX001', 'XX002', '58030']);

/** When a caller may try again. */
const AGAIN_S = 5;

const DEFAULT_PASSING = 'the connection was lost.';
/** How the client says so: of a statement under way, of one that comes after, and of a connection not made in time. */
const LOST =
  /^Connection terminated|^Client (?:has encountered a connection error|was closed)|^timeout expired|^timeout exceeded/;

function reasonOf(fault: DatabaseFault): { readonly passing: boolean; readonly text: string } | undefined {
  const { code = '', message = '' } = fault;
  const fixed = REASONS[code];
  if (fixed !== undefined) return { passing: false, text: fixed };
  const passing = PASSING[code];
  if (passing !== undefined) return { passing: true, text: passing };
  if (code.startsWith('08') || LOST.test(message)) return { passing: true, text: DEFAULT_PASSING };
  if (/password must be a string|no password supplied/i.test(message))
    return { passing: false, text: `it asks for a password, and ${SETTING} has none.` };
  if (/does not support SSL/.test(message))
    return { passing: false, text: `it does not speak TLS, which ${SETTING} asks for.` };
  if (/certificate|self-signed|self signed/.test(message))
    return { passing: false, text: `its certificate is not trusted (${message}).` };
  return undefined;
}

/**
 * What a database could not do, as something a person can act on: `storage_full`; `busy` for what passes, so that
 * callers repeat; `internal` with the remedy. Undefined for what is no fault of the database or the way to it, such as
 * a row that is there already.
 * @param place Of the database, for whoever runs the service: callers are not told where it is.
 */
export function databaseFault(cause: unknown, place?: string): ServiceError | undefined {
  if (cause instanceof ServiceError) return cause;
  const fault = (cause ?? {}) as DatabaseFault;
  const named = place === undefined ? 'The database' : `The database ${place}`;
  const told = {
    ...(place !== undefined && { database: place }),
    ...(fault.code !== undefined && { sqlstate: fault.code }),
  };
  if (FULL.has(fault.code ?? ''))
    return new ServiceError(
      'storage_full',
      `${named} has no room left: nothing of this was kept. Free space there, then repeat it.`,
      told,
      { cause },
    );
  if (UNREADABLE.has(fault.code ?? ''))
    return new ServiceError(
      'internal',
      `${named} is damaged (${fault.message}). Check the disk, and restore a backup of it.`,
      told,
      { cause },
    );
  // one error for each address that a name has
  const reason = reasonOf(fault) ?? fault.errors?.map(reasonOf).find((each) => each !== undefined);
  return (
    reason &&
    new ServiceError(
      reason.passing ? 'busy' : 'internal',
      `${named} cannot be used: ${reason.text}`,
      reason.passing ? { ...told, retry_after_s: AGAIN_S } : told,
      { cause },
    )
  );
}
