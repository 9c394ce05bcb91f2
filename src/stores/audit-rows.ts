import { type AuditEntry, type AuditEvent, type AuditMark, auditHash } from '#accounts/audit.ts';

/** Columns of an entry, in the order in which `auditRow` fills them. */
export const AUDIT_COLUMNS = 'seq, at, action, account_id, user_id, by_name, address, subject, detail, previous, hash';

const MOST_CHARACTERS = 300;

/** As every database keeps it: no NUL, no half of a character, no more than fits a line. */
const storable = (text: string) => text.slice(0, MOST_CHARACTERS).toWellFormed().replaceAll('\0', '\uFFFD');

/** The entry that follows another one, as a row of a table. */
export function auditRow(last: AuditMark, given: AuditEvent & { readonly at: number }) {
  const event = {
    ...given,
    by: storable(given.by),
    ...(given.subject !== undefined && { subject: storable(given.subject) }),
  };
  const { at, action, account_id, user_id, by, address, subject, detail } = event;
  const seq = last.seq + 1;
  const hash = auditHash(last.hash, { ...event, seq });
  const optional = [account_id, user_id, by, address, subject, detail && JSON.stringify(detail)];
  return { mark: { seq, hash }, values: [seq, at, action, ...optional.map((each) => each ?? null), last.hash, hash] };
}

/** Unknown is absent: columns without a value are left out. */
export function toAuditEntry(row: Readonly<Record<string, unknown>>): AuditEntry {
  const { by_name, detail, ...rest } = row;
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
  return {
    ...known,
    by: by_name,
    ...(typeof detail === 'string' && { detail: JSON.parse(detail) }),
  } as unknown as AuditEntry;
}
