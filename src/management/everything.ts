import { setImmediate } from 'node:timers/promises';
import { type Packed, packed } from '#documents/sheets/packed.ts';
import { ServiceError } from '#errors.ts';
import type { KeptFile } from '#files/store.ts';
import type { Management } from './routes.ts';

/** Rows that are asked for at a time. */
const PAGE = 200;
/** So much is packed before others have their turn. */
const PIECE_BYTES = 64 * 1024;
/** A ZIP without its extension for large ones holds 4 GiB and 65,535 files (APPNOTE.TXT 4.4.1.4). */
const MOST_BYTES = 4 * 1024 ** 3 - 64 * 1024 ** 2;
const MOST_FILES = 60_000;

const ABOUT = `Everything that this account has made, as JSON Lines (one JSON object a line, UTF-8; instants are milliseconds since 1970 UTC).

account.jsonl              the account, and when this file was begun
people.jsonl               who signs in, with their roles
directory.jsonl            what the company's directory says of people (email, names)
groups.jsonl               its groups, with their members
keys.jsonl                 keys: names, rights, last uses
searches.jsonl             saved searches of each person
history.jsonl              the searches that each person made
worklists.jsonl            lists of documents
worklist-documents.jsonl   documents of lists with marks, notes, tags and passages
chats.jsonl                conversations with their turns
tasks.jsonl                tasks with their data and their records
monitors.jsonl, inbox.jsonl  what is watched, and what was found
usage.jsonl                calls by day, key, operation and error
audit.jsonl                what people did to the account
files/                     uploads, reports and exports that are still kept
files.jsonl                what each file is, and which are too large for this one

Keys themselves, passwords and sessions are not here: the service does not have the first two.
Who changes something while the file is made may find it or not.
`;

type Parts = Pick<
  Management,
  'accounts' | 'users' | 'directory' | 'services' | 'searches' | 'history' | 'worklists' | 'audit'
> & {
  readonly clock: () => number;
};

/**
 * Everything that an account has made, as a ZIP that is packed while it is read: one page of rows, one task, one piece
 * of a file in memory. What is asked of each store is asked for this account alone.
 * @param most_bytes Files beyond it are named and left out.
 */
export function everythingOf(account_id: string, parts: Parts, most_bytes = MOST_BYTES): AsyncGenerator<Uint8Array> {
  const { accounts, users, directory, services, searches, history, worklists, audit, clock } = parts;
  const { chats, flows, monitors, files } = services;
  let bytes = 0;
  const people = () => users.list({ account_id });

  /** Pages of what is asked for by how many came before. */
  async function* pages<T>(page: (offset: number) => Promise<readonly T[]>): AsyncGenerator<T> {
    for (let offset = 0; ; ) {
      const rows = await page(offset);
      yield* rows;
      offset += rows.length;
      if (rows.length < PAGE) return;
    }
  }
  /** Pages of what goes on behind the last one. */
  async function* behind<T, P>(first: P, page: (last: P) => Promise<readonly T[]>, placeOf: (row: T) => P) {
    for (let last = first; ; ) {
      const rows = await page(last);
      yield* rows;
      if (rows.length < PAGE) return;
      last = placeOf(rows.at(-1)!);
    }
  }

  const rows: Readonly<Record<string, () => AsyncIterable<object>>> = {
    async *account() {
      yield { account_id, begun_at: clock() };
    },
    async *people() {
      for (const { account_id: _, ...person } of await people()) yield person;
    },
    async *directory() {
      const told = pages(async (offset) => (await directory.people(account_id, {}, { offset, limit: PAGE })).people);
      for await (const { user, ...said } of told) yield { user_id: user.id, ...said };
    },
    async *groups() {
      const groups = pages(async (offset) => (await directory.groups(account_id, {}, { offset, limit: PAGE })).groups);
      for await (const { account_id: _, ...group } of groups)
        yield { ...group, members: (await directory.members(account_id, group.id)).map(({ id }) => id) };
    },
    async *keys() {
      await accounts.flush();
      for (const { account_id: _, ...key } of await accounts.keys(account_id)) yield key;
    },
    async *searches() {
      for (const person of await people())
        for (const search of await searches.of(person)) if (search.user_id === person.id) yield search;
    },
    async *history() {
      for (const person of await people())
        for (const search of await history.of(person)) yield { user_id: person.id, ...search };
    },
    async *worklists() {
      for (const person of await people())
        for (const list of await worklists.of(person)) if (list.user_id === person.id) yield list;
    },
    async *'worklist-documents'() {
      for (const person of await people())
        for (const { id: list_id, user_id } of await worklists.of(person))
          if (user_id === person.id)
            for (const document of (await worklists.documents(person, list_id)) ?? []) yield { list_id, ...document };
    },
    async *chats() {
      for await (const chat of behind(
        '',
        (last) => chats.all(account_id, last, PAGE),
        ({ chat_id }) => chat_id,
      )) {
        const turns = await unlessGone(chats.history(account_id, chat.kind, chat.chat_id));
        if (turns) yield { ...chat, turns };
      }
    },
    async *tasks() {
      // all ids first: what is made meanwhile moves the pages
      const ids = new Set<string>();
      const summaries = pages(async (offset) => (await flows.list(account_id, { offset, limit: PAGE })).tasks);
      for await (const { task_id } of summaries) ids.add(task_id);
      for (const id of ids) {
        const task = await unlessGone(flows.detail(id, account_id));
        if (task) yield { ...task, record: await flows.record(id, account_id) };
      }
    },
    async *monitors() {
      for (const { account_id: _, ...monitor } of await monitors.list(account_id)) yield monitor;
    },
    inbox: () => pages(async (offset) => (await monitors.inbox(account_id, { offset, limit: PAGE })).entries),
    async *usage() {
      yield* await accounts.usage({ account_id, by: ['day', 'key', 'operation', 'error'] });
    },
    async *audit() {
      const entries = behind(
        Number.MAX_SAFE_INTEGER,
        (before) => audit.of(account_id, before, PAGE),
        ({ seq }) => seq,
      );
      for await (const { account_id: _, ...entry } of entries) yield entry;
    },
  };

  async function* counted(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of content)
      for (let from = 0; from < piece.length; from += PIECE_BYTES) {
        const part = piece.subarray(from, from + PIECE_BYTES);
        bytes += part.length;
        yield part;
        await setImmediate();
      }
  }
  async function* lines(of: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
    let held = '';
    for await (const row of of) {
      held += `${JSON.stringify(row)}\n`;
      if (held.length < PIECE_BYTES) continue;
      yield Buffer.from(held);
      held = '';
    }
    if (held !== '') yield Buffer.from(held);
  }

  async function* everything(): AsyncGenerator<Packed> {
    yield { name: 'README.txt', content: [Buffer.from(ABOUT)] };
    for (const [name, of] of Object.entries(rows)) yield { name: `${name}.jsonl`, content: counted(lines(of())) };
    const kept: (Omit<KeptFile, 'content'> & { path?: string })[] = [];
    for await (const { id, name, bytes: size, content } of files.of(account_id)) {
      const path = `files/${id}/${name}`;
      const fits = bytes + size <= most_bytes && kept.length < MOST_FILES;
      kept.push({ id, name, bytes: size, ...(fits && { path }) });
      if (fits) yield { name: path, content: counted(content) };
    }
    const listed = async function* () {
      for (const { path, ...file } of kept) yield { ...file, ...(path === undefined ? { left_out: true } : { path }) };
    };
    yield { name: 'files.jsonl', content: counted(lines(listed())) };
  }
  return packed(everything());
}

/** What was asked for, or undefined where it was removed meanwhile. */
const unlessGone = <T>(asked: Promise<T>): Promise<T | undefined> =>
  asked.catch((error: unknown) => {
    if (error instanceof ServiceError && error.code === 'not_found') return undefined;
    throw error;
  });
