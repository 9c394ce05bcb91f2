import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { userInfo } from 'node:os';
import { type AuditEntry, type AuditEvent, type AuditVerdict, auditMark, verifyAudit } from '#accounts/audit.ts';
import { openAudit } from '#composition/stores.ts';
import { type Config, readConfig } from '#config.ts';
import { EXIT, UsageError } from './failure.ts';

/** Notes what a command did, by the name of the machine's user. */
export async function noteCommand(config: Config, event: Omit<AuditEvent, 'by'>): Promise<void> {
  const audit = openAudit(config);
  try {
    await audit.note({ ...event, by: `command line: ${userInfo().username}` });
  } finally {
    await audit.close();
  }
}

/** Writes the whole log, oldest first, a line of JSON for each entry. */
export async function exportAudit(options: { out: string }): Promise<void> {
  const audit = openAudit(readConfig());
  const out = options.out === '-' ? process.stdout : createWriteStream(options.out, { flags: 'wx', mode: 0o600 });
  try {
    if (out !== process.stdout) await once(out, 'open');
    for await (const entry of audit.entries()) if (!out.write(`${JSON.stringify(entry)}\n`)) await once(out, 'drain');
    if (out !== process.stdout) {
      out.end();
      await once(out, 'close');
    }
  } finally {
    await audit.close();
  }
}

/**
 * Computes every hash of the log, or of a file that `priora audit export` has written, again. Ends with status 1 if an
 * entry was changed, taken out or cut off.
 */
export async function verifyAuditCommand(file: string | undefined, options: { noted?: string }): Promise<void> {
  const noted = options.noted === undefined ? undefined : auditMark(options.noted);
  if (options.noted !== undefined && !noted)
    throw new UsageError('--noted is a mark as this command prints it: 42:<64 hexadecimal digits>.');
  const verdict = file === undefined ? await verified(noted) : await verifyAudit(entriesOf(file), noted && { noted });
  process.stdout.write(`${told(verdict, file ?? 'the audit log')}\n`);
  if (verdict.fault) process.exitCode = EXIT.failed;
}

async function verified(noted: ReturnType<typeof auditMark>): Promise<AuditVerdict> {
  const audit = openAudit(readConfig());
  try {
    return await audit.verify(noted);
  } finally {
    await audit.close();
  }
}

const FAULTS = {
  missing: 'is missing: it was taken out',
  changed: 'is not what was written: it, or what it says of the one before, was changed',
  cut: 'is missing: the end was cut off',
  'not the one noted': 'is not the one that was noted: the log was written anew',
} as const;

const lengthText = (entries: number) => `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}`;

function told({ entries, first, last, fault }: AuditVerdict, where: string): string {
  if (fault)
    return `! Entry ${fault.seq} of ${where} ${FAULTS[fault.what]}.\n  ${entries === 0 ? '' : `Before it, ${lengthText(entries)} hold${entries === 1 ? 's' : ''}. `}Compare it with a backup or an export, and find out who could write there.`;
  if (!first || !last) return `${where} has no entry.`;
  return `Sound: ${lengthText(entries)}, ${first.seq} to ${last.seq}.\nNote the last one where nobody who can write there can change it, and hold later logs to it with --noted:\n${last.seq}:${last.hash}`;
}

/** An entry has some hundred bytes. */
const MOST_LINE = 65_536;

/** @throws UsageError for what is no export. */
async function* entriesOf(file: string): AsyncGenerator<AuditEntry> {
  let rest = '';
  let line = 0;
  const read = (text: string): AuditEntry => {
    line++;
    let entry: Partial<AuditEntry> | null = null;
    try {
      entry = JSON.parse(text);
    } catch {}
    if (typeof entry?.seq !== 'number' || typeof entry.hash !== 'string' || typeof entry.previous !== 'string')
      throw new UsageError(
        `Line ${line} of ${file} is no entry: give a file that \`priora audit export\` has written.`,
      );
    return entry as AuditEntry;
  };
  for await (const piece of createReadStream(file, 'utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    if (rest.length > MOST_LINE) throw new UsageError(`Line ${line + lines.length + 1} of ${file} is too long.`);
    for (const each of lines) yield read(each);
  }
  if (rest !== '') yield read(rest);
}
