import type { Peer } from './peers/peer.ts';
import { type BenchQuery, OPERATIONS, type Operation } from './queries.ts';

/** Times of one cell: a query under an operation. */
export interface Cell {
  readonly query: string;
  readonly operation: Operation;
  readonly found: number | string;
  readonly p50: number;
  readonly p95: number;
  readonly repetitions: number;
}

/** What came of one peer. */
export interface Measured {
  readonly name: string;
  readonly keeps: Peer['keeps'];
  readonly built: Peer['built'];
  readonly memory: number | undefined;
  readonly cells: readonly Cell[];
  /** Cells that differ from the first peer's answer: not timed. */
  readonly wrong: readonly string[];
  readonly unfinished: boolean;
}

export interface Budget {
  /** Milliseconds for one cell, half of them to warm it up. */
  readonly cell_ms: number;
  /** Milliseconds for all cells of one peer. */
  readonly peer_ms: number;
}

/** Operations whose answers must be equal in all peers; the others answer a page, whose length is compared. */
const key = (query: BenchQuery, operation: Operation) => `${query.name} · ${operation}`;

/** Asks everything: first for equal answers, then for the times. `truth` grows by what it does not know yet. */
export async function measure(
  peer: Peer,
  queries: readonly BenchQuery[],
  truth: Map<string, number | string>,
  budget: Budget,
): Promise<Measured> {
  const deadline = performance.now() + budget.peer_ms;
  const wrong: string[] = [];
  const cells: Cell[] = [];
  let unfinished = false;
  const asked: [BenchQuery, Operation][] = [];
  for (const query of queries) {
    for (const operation of OPERATIONS) {
      if (performance.now() > deadline - budget.peer_ms / 2) {
        unfinished = true;
        break;
      }
      const answer = await peer.ask(query, operation);
      if (!answer) continue;
      // a page of hits is as long as the number of hits lets it be
      if (operation === 'top_score' || operation === 'top_date' || operation === 'page') {
        asked.push([query, operation]);
        continue;
      }
      const known = truth.get(key(query, operation));
      if (known === undefined) truth.set(key(query, operation), answer.found);
      else if (known !== answer.found) {
        wrong.push(`${key(query, operation)}: ${answer.found} instead of ${known}`);
        continue;
      }
      asked.push([query, operation]);
    }
  }
  // everything once more before anything is timed, so that no peer is timed on cold code
  for (const [query, operation] of asked) await repeat(peer, query, operation, budget.cell_ms / 4, deadline);
  for (const [query, operation] of asked) {
    if (performance.now() > deadline) {
      unfinished = true;
      break;
    }
    const times = await repeat(peer, query, operation, budget.cell_ms, deadline);
    const found = truth.get(key(query, operation)) ?? (truth.get(key(query, 'count')) as number);
    cells.push({
      query: query.name,
      operation,
      found,
      repetitions: times.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
    });
  }
  return {
    name: peer.name,
    keeps: peer.keeps,
    built: peer.built,
    memory: await peer.memory?.(),
    cells,
    wrong,
    unfinished,
  };
}

async function repeat(
  peer: Peer,
  query: BenchQuery,
  operation: Operation,
  budget_ms: number,
  deadline: number,
): Promise<number[]> {
  const times: number[] = [];
  const end = Math.min(deadline, performance.now() + budget_ms);
  do {
    times.push((await peer.ask(query, operation))!.ms);
  } while (
    times.length < 200 &&
    (performance.now() < end || (times.length < 3 && times[0]! < 1000 && performance.now() < deadline))
  );
  return times.sort((a, b) => a - b);
}

export const quantile = (sorted: readonly number[], q: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
