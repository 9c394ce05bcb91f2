import { DatabaseSync } from 'node:sqlite';

/** How long the calls of an operation took, in milliseconds: nearest-rank percentiles over the ledger's rows. */
export interface OperationTimes {
  readonly operation_id: string;
  readonly p50_ms: number;
  readonly p95_ms: number;
  readonly p99_ms: number;
}

const PERCENTILES = `
  with ranked as (
    select operation_id, duration_ms, row_number() over (partition by operation_id order by duration_ms) as rank,
      count(*) over (partition by operation_id) as calls
    from usage where account_id = ? and at >= ? and at < ?)
  select operation_id,
    min(iif(rank >= calls * 0.50, duration_ms, null)) as p50_ms,
    min(iif(rank >= calls * 0.95, duration_ms, null)) as p95_ms,
    min(iif(rank >= calls * 0.99, duration_ms, null)) as p99_ms
  from ranked group by operation_id order by operation_id`;

/** Reads percentiles from an accounts file, between two instants (from inclusive, to exclusive). */
export function usageTimes(path: string, query: { account_id: string; from: number; to: number }): OperationTimes[] {
  const db = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const rows = db.prepare(PERCENTILES).all(query.account_id, query.from, query.to);
    return rows.map((row) => ({ ...row })) as unknown as OperationTimes[];
  } finally {
    db.close();
  }
}
