import type { Change } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';
import type { Columns } from './columns.ts';
import { searchFault } from './faults.ts';
import type { Server } from './server.ts';

/** Most characters and writes of one request. */
const BULK_CHARACTERS = 4 << 20;
const BULK_WRITES = 1_000;
const ATTEMPTS = 8;

interface Write {
  readonly id: string;
  readonly lines: readonly object[];
}

/** Status of a write that found no such document: nothing to change or to delete. */
const NOT_FOUND = 404;

function writeOf(change: Change<any>, columns: Columns): Write {
  const { id } = change;
  switch (change.kind) {
    case 'delete':
      return { id, lines: [{ delete: { _id: id } }] };
    case 'derive':
      return { id, lines: [{ update: { _id: id } }, { doc: columns.ofDerived(change.derived) }] };
    case 'put':
      // fields that the change does not name keep their values, as those of a document that is there
      return {
        id,
        lines: [
          { update: { _id: id } },
          {
            doc: { ...columns.ofRecord(id, change.record), ...columns.ofDerived(change.derived ?? {}) },
            doc_as_upsert: true,
          },
        ],
      };
  }
}

/**
 * Writes changes in their order, a request at a time. What the server puts off because it has too much to do is sent
 * again after a wait, and nothing further before it is written.
 * @param index Its alias for writing: an index that is gone is not made anew by the server.
 */
export async function writeAll(
  server: Server,
  index: string,
  columns: Columns,
  changes: readonly Change<any>[],
): Promise<void> {
  let batch: Write[] = [];
  let ids = new Set<string>();
  let characters = 0;
  const send = async () => {
    if (batch.length > 0) await sendAll(server, index, batch);
    batch = [];
    ids = new Set();
    characters = 0;
  };
  for (const change of changes) {
    // writes of one request are not repeated in order
    if (ids.has(change.id) || batch.length >= BULK_WRITES || characters >= BULK_CHARACTERS) await send();
    const write = writeOf(change, columns);
    batch.push(write);
    ids.add(change.id);
    characters += sizeOf(change);
  }
  await send();
}

/** Characters of a record, about: what is sent is some two times as much. */
const sizeOf = (change: Change<any>) => (change.kind === 'put' ? JSON.stringify(change.record).length : 100);

async function sendAll(server: Server, index: string, writes: readonly Write[]): Promise<void> {
  let waiting = writes;
  for (let attempt = 1; waiting.length > 0; attempt++) {
    const answer = await server.bulk(
      waiting.flatMap(({ lines: [action, ...rest] }) => [
        Object.fromEntries(
          Object.entries(action!).map(([verb, at]) => [verb, { _index: index, ...at, require_alias: true }]),
        ),
        ...rest,
      ]),
    );
    if (!answer.errors) return;
    const failed = (answer.items as Record<string, { status: number; error?: object }>[]).flatMap((item, i) => {
      const { status, error } = Object.values(item)[0]!;
      const absent = status === NOT_FOUND && !JSON.stringify(error ?? '').includes('index_not_found');
      if (status < 300 || absent) return [];
      return [{ write: waiting[i]!, fault: searchFault({ statusCode: status, body: { error } }, server.place) }];
    });
    const fatal = failed.find(({ fault }) => fault.code !== 'busy') ?? (attempt === ATTEMPTS ? failed[0] : undefined);
    if (fatal) {
      const { write, fault } = fatal;
      throw new ServiceError(fault.code, fault.message, { ...fault.details, document: write.id }, { cause: fault });
    }
    waiting = failed.map(({ write }) => write);
    if (waiting.length > 0) await server.rest(attempt);
  }
}
