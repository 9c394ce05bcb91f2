import { randomUUID } from 'node:crypto';
import { DAY_MS } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { FileStore } from '#files/store.ts';

const NAME = 'applications.json';

/** What a ticket stands for: which applications somebody asks about is the account's own. */
interface Ticket {
  readonly account: string;
  readonly applications: readonly string[];
}

/** Keeps the applications of a ticket for a day. The ticket is the file's own id, which cannot be guessed. */
export async function keepTicket(files: FileStore, asked: Ticket): Promise<string> {
  const content = Buffer.from(JSON.stringify(asked));
  const as = { key: `fees ${randomUUID()}`, name: NAME, for_ms: DAY_MS, account: asked.account };
  const { id } = await files.put({ ...as, content });
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The applications of a ticket of this account.
 * @throws ServiceError `invalid_request` for one that is unknown, over, or another account's.
 */
export async function ticketApplications(
  files: FileStore,
  account: string,
  ticket: string,
): Promise<readonly string[]> {
  const id = ticket.replaceAll('-', '').toLowerCase();
  const link = /^[0-9a-f]{32}$/.test(id) ? new URL(files.link({ id, name: NAME }, DAY_MS)) : undefined;
  const found =
    link &&
    (await files.open({
      id,
      name: NAME,
      expires: link.searchParams.get('expires')!,
      signature: link.searchParams.get('signature')!,
    }));
  const kept = found?.kind === 'file' ? (JSON.parse(found.content.toString('utf8')) as Ticket) : undefined;
  if (kept?.account === account) return kept.applications;
  throw new ServiceError(
    'invalid_request',
    'ticket: unknown, or older than a day; ask /fee/apno_input for a new one.',
    {
      field: 'ticket',
    },
  );
}
