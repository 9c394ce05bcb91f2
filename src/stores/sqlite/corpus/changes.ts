import type { DatabaseSync } from 'node:sqlite';
import { changeOf, type FedRow } from '#corpus/records/changes.ts';
import type { ChangePage, RecordChange } from '#corpus/watch.ts';

/** Name in `meta` of the last number whose changes were forgotten. */
const FORGOTTEN = 'changes_forgotten';

/** Reads the change feed. */
export class ChangeReader {
  readonly #sql;

  constructor(db: DatabaseSync) {
    this.#sql = {
      page: db.prepare(`SELECT h.seq, h.kind, h.day, h.facts, a.id, m.id AS by_id, n.name AS by_name
        FROM changes h JOIN records a ON a.key = h.about JOIN collections c ON c.collection = a.collection
        JOIN records m ON m.key = h.key JOIN collections n ON n.collection = m.collection
        WHERE c.name = ? AND h.seq > ? AND h.seq <= ? ORDER BY h.seq, h.kind, a.id`),
      oldest: db.prepare('SELECT day FROM changes ORDER BY seq LIMIT 1'),
      forgotten: db.prepare(`SELECT value FROM meta WHERE name = '${FORGOTTEN}'`),
    };
  }

  /** Whether there is anything that `forgetChanges` would forget. */
  before(day: number): boolean {
    const oldest = this.#sql.oldest.get()?.day as number | undefined;
    return oldest !== undefined && oldest < day;
  }

  page(collection: string, after: number, upto: number, limit: number): ChangePage {
    const changes: RecordChange[] = [];
    let more = false;
    for (const row of this.#sql.page.iterate(collection, after, upto)) {
      if (changes.length >= limit && row.seq !== changes.at(-1)?.seq) {
        more = true;
        break;
      }
      changes.push(changeOf(collection, row as unknown as FedRow));
    }
    const forgotten = Number(this.#sql.forgotten.get()?.value ?? 0);
    return {
      changes,
      upto: more ? (changes.at(-1)?.seq ?? after) : Math.max(after, upto),
      more,
      head: upto,
      forgotten,
    };
  }
}

/**
 * Forgets what changed before a day, in a transaction of the caller's; answers how many changes those were. Numbers
 * follow days, so only what is forgotten is looked at: the greatest number of the days before, asked for as such, was
 * searched for from the newest one down, through all that is kept.
 */
export function forgetChanges(db: DatabaseSync, before: number): number {
  // `+`: older files have an index of days, by which all that is kept would be sorted
  const kept = db.prepare('SELECT seq FROM changes WHERE +day >= ? ORDER BY seq LIMIT 1').get(before);
  const end = (kept?.seq as number | undefined) ?? Number.MAX_SAFE_INTEGER;
  const last = db.prepare('SELECT max(seq) AS seq FROM changes WHERE seq < ?').get(end)?.seq as number | null;
  if (last === null) return 0;
  db.prepare('INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)').run(FORGOTTEN, last);
  return Number(db.prepare('DELETE FROM changes WHERE seq <= ?').run(last).changes);
}
