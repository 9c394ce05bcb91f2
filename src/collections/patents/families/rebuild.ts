import type { DatabaseSync } from 'node:sqlite';
import { decode, type RecordBlob } from '#corpus/records/codec.ts';
import { transaction } from '#storage/sqlite.ts';
import type { Patent } from '../patent.ts';
import { patentFacts, RELATED_COLLECTION } from './facts.ts';
import { RelationResolver } from './resolve.ts';

/** Publications resolved in one go: bounds memory, and the work that is done twice for families that two portions share. */
const PORTION = 2_000;

/** Every stored patent with its key, in the order of keys, in bounded memory. */
export function* storedPatents(db: DatabaseSync): Generator<{ key: number; record: Patent }> {
  const rows = db.prepare(`SELECT r.key, b.codec, b.head, b.apart FROM records r JOIN bodies b ON b.key = r.key
    JOIN collections c ON c.collection = r.collection WHERE c.name = ? ORDER BY r.key`);
  for (const row of rows.iterate(RELATED_COLLECTION)) {
    yield { key: row.key as number, record: decode<Patent>(row as unknown as RecordBlob) };
  }
}

/**
 * Fills the relation tables of `target` anew from the records of `db` (the same database or another one with the same tables), in one transaction.
 */
export function rebuildRelations(db: DatabaseSync, target: DatabaseSync = db): void {
  transaction(target, () => {
    for (const table of ['publications', 'priorities', 'links', 'citations']) target.exec(`DELETE FROM ${table}`);
    const resolver = new RelationResolver(target);
    let portion: { key: number; facts: ReturnType<typeof patentFacts> }[] = [];
    for (const { key, record } of storedPatents(db)) {
      portion.push({ key, facts: patentFacts(record) });
      if (portion.length === PORTION) {
        resolver.apply(portion);
        portion = [];
      }
    }
    resolver.apply(portion);
  });
}
