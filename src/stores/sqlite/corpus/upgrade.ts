import type { DatabaseSync } from 'node:sqlite';
import type { Collection } from '#corpus/collection.ts';
import { compress, decode, type RecordBlob, toText } from '#corpus/records/codec.ts';

/** Records read before others have their turn. */
const PORTION = 200;

/**
 * Brings the stored records of a collection to its present form, in the caller's transaction; yields how many were
 * read, portion by portion. A record that changes gets a new sequence number, so that the index takes it up.
 */
export function* upgradeRecords<R>(db: DatabaseSync, collection: Collection<R>): Generator<number> {
  const { form, name, apart } = collection;
  if (!form) return;
  const rows = db.prepare(`SELECT r.key, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
    JOIN collections c ON c.collection = r.collection WHERE c.name = ? AND r.key > ? ORDER BY r.key LIMIT ${PORTION}`);
  const body = db.prepare('UPDATE bodies SET codec = ?, head = ?, apart = ? WHERE key = ?');
  const moved = db.prepare('UPDATE records SET seq = ? WHERE key = ?');
  let seq = db.prepare("SELECT value FROM meta WHERE name = 'last_seq'").get()!.value as number;
  const before = seq;
  let read = 0;
  for (let last = 0; ; ) {
    const portion = rows.all(name, last);
    if (portion.length === 0) break;
    for (const row of portion) {
      last = row.key as number;
      const record = decode<R>(row as unknown as RecordBlob);
      const upgraded = form.upgrade(record);
      if (upgraded === record) continue;
      const { codec, head, apart: rest } = compress(toText(upgraded as object, apart));
      body.run(codec, head, rest, last);
      moved.run(++seq, last);
    }
    read += portion.length;
    yield read;
  }
  if (seq === before) return;
  db.prepare("UPDATE meta SET value = ? WHERE name = 'last_seq'").run(seq);
  db.prepare('UPDATE collections SET last_seq = ? WHERE name = ?').run(seq, name);
}
