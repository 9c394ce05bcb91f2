import { createHash } from 'node:crypto';
import type { Clock } from '#clock.ts';

/** Facts beside the subject of an action, such as the rights of a key. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Something that somebody did to an account or to the installation. */
export interface AuditEvent {
  /** Subject and what was done with it: `key.made`. The word for pages and readers, one of `AUDIT_ACTIONS`. */
  readonly action: AuditAction;
  /** Whose account it concerns; absent: the installation. */
  readonly account_id?: string;
  /** Who did it; absent where it was not somebody signed in. */
  readonly user_id?: string;
  /** Their name at that time; for commands, the user of the machine. */
  readonly by: string;
  /** From where, as the service saw it; absent for commands. */
  readonly address?: string;
  /** What it was done to: a name and an id. */
  readonly subject?: string;
  readonly detail?: AuditDetail;
}

/** An event as it stands in the log. */
export interface AuditEntry extends AuditEvent {
  /** From 1, without gaps. */
  readonly seq: number;
  /** Milliseconds since 1970 UTC. */
  readonly at: number;
  /** `hash` of the entry before; `NO_ENTRY` before the first. */
  readonly previous: string;
  readonly hash: string;
}

/** A place in the log. */
export interface AuditMark {
  readonly seq: number;
  readonly hash: string;
}

/** Every action that is noted. */
export const AUDIT_ACTIONS = [
  'session.begun',
  'session.ended',
  'password.changed',
  'person.joined',
  'person.changed',
  'person.invited',
  'person.reset',
  'person.removed',
  'person.operator',
  'invitation.revoked',
  'group.made',
  'group.changed',
  'group.removed',
  'key.made',
  'key.changed',
  'key.rotated',
  'key.deleted',
  'account.made',
  'account.removed',
  'account.exported',
  'source.changed',
  'source.run',
  'source.stopped',
  'source.again',
  'corpus.checked',
  'corpus.imported',
  'corpus.demo_removed',
  'job.cancelled',
  'upload.begun',
  'upload.discarded',
  'company.decided',
  'audit.verified',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What stands for the hash of an entry before the first. */
export const NO_ENTRY = '0'.repeat(64);

/**
 * The hash of an entry, which holds it and all before it: SHA-256 (FIPS 180-4) of the JSON array of a word for this
 * form, the hash of the entry before, and the entry's values in this order; null stands for what is absent.
 */
export function auditHash(previous: string, entry: Omit<AuditEntry, 'previous' | 'hash'>): string {
  const { seq, at, action, account_id, user_id, by, address, subject, detail } = entry;
  const values = [seq, at, action, account_id, user_id, by, address, subject, detail];
  const text = JSON.stringify(['priora audit 1', previous, ...values.map((value) => value ?? null)]);
  return createHash('sha256').update(text).digest('hex');
}

/** What is wrong with a chain of entries, and at which of them. */
export interface AuditFault {
  readonly seq: number;
  readonly what: 'missing' | 'changed' | 'cut' | 'not the one noted';
}

/** What was found of a chain: how many entries there are, from where to where, and the first fault. */
export interface AuditVerdict {
  readonly entries: number;
  readonly first?: AuditMark;
  readonly last?: AuditMark;
  readonly fault?: AuditFault;
}

/**
 * Follows a chain of entries, oldest first, and computes every hash again.
 * @param expected `after`: the entry that the chain must go on from (default: whatever the first one says). `until`:
 * the one it must end with. `noted`: one that was written down elsewhere, which must be among them.
 */
export async function verifyAudit(
  entries: AsyncIterable<AuditEntry> | Iterable<AuditEntry>,
  expected: { readonly after?: AuditMark; readonly until?: AuditMark; readonly noted?: AuditMark } = {},
): Promise<AuditVerdict> {
  const { after, until, noted } = expected;
  let count = 0;
  let first: AuditMark | undefined;
  let last = after;
  let seen = noted === undefined || (after?.seq === noted.seq && after.hash === noted.hash);
  const verdict = (fault?: AuditFault): AuditVerdict => ({
    entries: count,
    ...(first && { first }),
    ...(count > 0 && last && { last }),
    ...(fault && { fault }),
  });
  for await (const { previous, hash, ...entry } of entries) {
    const { seq } = entry;
    if (last && seq !== last.seq + 1) return verdict({ seq: last.seq + 1, what: 'missing' });
    if ((last && previous !== last.hash) || auditHash(previous, entry) !== hash)
      return verdict({ seq, what: 'changed' });
    if (noted?.seq === seq) {
      if (noted.hash !== hash) return verdict({ seq, what: 'not the one noted' });
      seen = true;
    }
    count++;
    last = { seq, hash };
    first ??= last;
  }
  if (until && (last?.seq ?? 0) < until.seq) return verdict({ seq: (last?.seq ?? 0) + 1, what: 'cut' });
  if (until && last && last.hash !== until.hash) return verdict({ seq: last.seq, what: 'changed' });
  return verdict(seen ? undefined : { seq: noted!.seq, what: 'missing' });
}

/**
 * What the log needs from a database. Entries are added and, the oldest first, forgotten: the database itself refuses
 * anything else. What has resolved is durable.
 */
export interface AuditStore {
  /** Adds an entry after the last one, whoever else adds at once. */
  append(event: AuditEvent & { readonly at: number }): Promise<AuditMark>;
  /** Oldest first, from behind an entry. */
  after(seq: number, limit: number): Promise<readonly AuditEntry[]>;
  /** Newest first, before an entry: those of an account, or (null) of the installation. */
  of(account_id: string | null, before: number, limit: number): Promise<readonly AuditEntry[]>;
  /** The last one that was forgotten, and the last one of all; `{ seq: 0, hash: NO_ENTRY }` where there is none. */
  marks(): Promise<{ readonly forgotten: AuditMark; readonly last: AuditMark }>;
  /** Removes what is older than an instant, up to the first entry that is not; answers how many. */
  forget(before: number): Promise<number>;
  close(): Promise<void>;
}

/** The log of what people and commands did. */
export interface AuditLog {
  /** Durable when it resolves. */
  note(event: AuditEvent): Promise<AuditMark>;
  of: AuditStore['of'];
  /** All entries, oldest first. */
  entries(): AsyncIterable<AuditEntry>;
  /** @param noted An entry that was written down elsewhere: whoever writes the whole log anew cannot have that. */
  verify(noted?: AuditMark): Promise<AuditVerdict>;
  close(): Promise<void>;
}

const BATCH = 1000;
const DAY_MS = 86_400_000;

/** @param options.keep_days Days that entries are kept, looked at once, now; 0: for ever. */
export function auditOver(
  store: AuditStore,
  {
    clock,
    keep_days = 0,
    onNoted,
    onError,
  }: {
    readonly clock: Clock;
    readonly keep_days?: number;
    /** Told of each entry: a log kept elsewhere holds the chain. */
    readonly onNoted?: (event: AuditEvent, mark: AuditMark) => void;
    readonly onError?: (error: unknown) => void;
  },
): AuditLog {
  if (keep_days > 0) store.forget(clock() - keep_days * DAY_MS).catch((error: unknown) => onError?.(error));
  async function* entries(from = 0) {
    for (let seq = from; ; ) {
      const batch = await store.after(seq, BATCH);
      yield* batch;
      if (batch.length < BATCH) return;
      seq = batch.at(-1)!.seq;
    }
  }
  return {
    async note(event) {
      const mark = await store.append({ ...event, at: clock() });
      onNoted?.(event, mark);
      return mark;
    },
    of: (...asked) => store.of(...asked),
    entries,
    async verify(noted) {
      const { forgotten, last } = await store.marks();
      return verifyAudit(upTo(entries(forgotten.seq), last.seq), {
        ...{ after: forgotten, until: last },
        ...(noted && { noted }),
      });
    },
    close: () => store.close(),
  };
}

/** What was added since the marks were read belongs to the next look. */
async function* upTo(entries: AsyncIterable<AuditEntry>, seq: number) {
  for await (const entry of entries) {
    if (entry.seq > seq) return;
    yield entry;
  }
}

const MARK = /^(\d{1,15}):([0-9a-f]{64})$/;

/** `42:<hash>`: a mark as `priora audit verify` prints it. Undefined for what is none. */
export function auditMark(text: string): AuditMark | undefined {
  const [, seq, hash] = MARK.exec(text.trim()) ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), hash: hash! };
}
