import type { Change } from '#corpus/engine.ts';
import { ServiceError } from '#errors.ts';
import { InFlight } from '#in-flight.ts';
import type { Columns } from './columns.ts';
import { searchFault } from './faults.ts';
import type { Server } from './server.ts';

/** Most characters that are sent, and writes, of one request. */
const BULK_CHARACTERS = 8 << 20;
const BULK_WRITES = 1_000;
const ATTEMPTS = 8;

interface Write {
  readonly id: string;
  /** As they are sent: what it does to which document, and with what. */
  readonly lines: readonly string[];
}

/** Status of a write that found no such document: nothing to change or to delete. */
const NOT_FOUND = 404;

/** @param index Its alias for writing: an index that is gone is not made anew by the server. */
function writeOf(change: Change<any>, index: string, columns: Columns): Write {
  const { id } = change;
  const at = { _index: index, _id: id, require_alias: true };
  const of = (...lines: readonly object[]): Write => ({ id, lines: lines.map((line) => JSON.stringify(line)) });
  switch (change.kind) {
    case 'delete':
      return of({ delete: at });
    case 'derive':
      return of({ update: at }, { doc: columns.ofDerived(change.derived) });
    case 'put':
      // fields that the change does not name keep their values, as those of a document that is there
      return of(
        { update: at },
        {
          doc: { ...columns.ofRecord(id, change.record), ...columns.ofDerived(change.derived ?? {}) },
          doc_as_upsert: true,
        },
      );
  }
}

/**
 * Writes changes in their order, a request at a time; the next is made while the server works on the one before. What
 * the server puts off because it has too much to do is sent again after a wait, and nothing further before it is
 * written.
 * @param index Its alias for writing.
 */
export async function writeAll(
  server: Server,
  index: string,
  columns: Columns,
  changes: readonly Change<any>[],
): Promise<void> {
  const sending = new InFlight(1);
  for (const batch of batches(changes, index, columns)) await sending.begin(() => sendAll(server, batch));
  await sending.ended();
}

/** Writes of one request each, in which no document is written twice: those are not repeated in order. */
function* batches(changes: readonly Change<any>[], index: string, columns: Columns): Generator<Write[]> {
  let batch: Write[] = [];
  let ids = new Set<string>();
  let characters = 0;
  for (const change of changes) {
    if (ids.has(change.id) || batch.length >= BULK_WRITES || characters >= BULK_CHARACTERS) {
      yield batch;
      batch = [];
      ids = new Set();
      characters = 0;
    }
    const write = writeOf(change, index, columns);
    batch.push(write);
    ids.add(change.id);
    for (const line of write.lines) characters += line.length;
  }
  if (batch.length > 0) yield batch;
}

async function sendAll(server: Server, writes: readonly Write[]): Promise<void> {
  let waiting = writes;
  for (let attempt = 1; waiting.length > 0; attempt++) {
    const answer = await server.bulk(waiting.flatMap(({ lines }) => lines));
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
