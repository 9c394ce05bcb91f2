// What runs in a thread of stores: see thread.ts.
import '#egress/thread.ts';
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { ServiceError } from '#errors.ts';
import { giveWay } from '#give-way.ts';
import { storageFault } from '#storage/faults.ts';
import type { StoreDefinition } from './definition.ts';
import { openSqlite, openSqliteForReading, transaction } from './file.ts';
import { type Answered, type Asked, type Call, fromJson, type Moment, toJson, toThrown } from './messages.ts';
import { assertWritable } from './moving.ts';

giveWay('answering');

const port = parentPort!;
const { writes } = workerData as { writes: boolean };

/** Calls that are committed together at most, so that none waits long for the others' work. */
const MOST_TOGETHER = 256;

interface Known {
  readonly module: string;
  readonly path: string;
  readonly settings: unknown;
  open?: Open;
}

interface Open {
  readonly db: DatabaseSync;
  readonly methods: Readonly<Record<string, (...args: any[]) => unknown>>;
  at: Moment;
}

const stores = new Map<number, Known>();
const queue: Asked[] = [];
let draining = false;

port.on('message', (asked: readonly Asked[]) => {
  queue.push(...asked);
  if (!draining) void drain();
});

async function drain(): Promise<void> {
  draining = true;
  while (queue.length > 0) {
    // what has come while the last commit waited for the disk belongs to the next
    for (let more = receiveMessageOnPort(port); more; more = receiveMessageOnPort(port)) queue.push(...more.message);
    const first = queue[0]!;
    if (first.kind === 'call') {
      const end = queue.findIndex(({ kind }) => kind !== 'call');
      const calls = queue.splice(0, Math.min(end < 0 ? queue.length : end, MOST_TOGETHER)) as Call[];
      for (const [store, group] of Map.groupBy(calls, ({ store }) => store))
        port.postMessage(await answer(store, group));
      continue;
    }
    queue.shift();
    if (first.kind === 'store')
      stores.set(first.store, { module: first.module, path: first.path, settings: first.settings });
    else port.postMessage([close(first)]);
  }
  draining = false;
}

async function answer(store: number, calls: readonly Call[]): Promise<readonly Answered[]> {
  const known = stores.get(store)!;
  try {
    known.open ??= await open(known);
    return writes ? together(known.open, calls) : calls.map((call) => alone(known.open!, call));
  } catch (error) {
    return calls.map(({ n }) => ({ n, thrown: thrownIn(known, error) }));
  }

  /** All calls as one transaction, each of which may fail without the others. */
  function together(open: Open, calls: readonly Call[]): readonly Answered[] {
    if (calls.length === 1) return [alone(open, calls[0]!)];
    try {
      return written(open, () => calls.map((call) => within(open, call)));
    } catch (error) {
      // another process holds the file: it does for each of them
      if (storageFault(error)?.code === 'busy') throw error;
      // one that was too much for the disk has undone the others
      return calls.map((call) => alone(open, call));
    }
  }

  /**
   * Looks within the transaction: whoever marks the folder, and writes then, knows that nobody else writes any more.
   */
  function written<T>({ db }: Open, work: () => T): T {
    return transaction(db, () => {
      assertWritable(dirname(known.path));
      return work();
    });
  }

  function within(open: Open, call: Call): Answered {
    const { db } = open;
    db.exec('savepoint one');
    try {
      const value = run(open, call);
      db.exec('release one');
      return { n: call.n, value };
    } catch (error) {
      if (!db.isTransaction) throw error;
      db.exec('rollback to one; release one');
      return { n: call.n, thrown: thrownIn(known, error) };
    }
  }

  function alone(open: Open, call: Call): Answered {
    const { n } = call;
    try {
      if (call.method === undefined) return { n, value: undefined };
      return {
        n,
        value: writes ? written(open, () => run(open, call)) : snapshot(open.db, () => run(open, call)),
      };
    } catch (error) {
      return { n, thrown: thrownIn(known, error) };
    }
  }
}

function run(open: Open, { method, args, at }: Call): string | undefined {
  if (method === undefined) return undefined;
  open.at = at;
  return toJson(open.methods[method]!(...args.map(fromJson)));
}

/** Several reads of one moment. */
function snapshot<T>(db: DatabaseSync, work: () => T): T {
  db.exec('begin');
  try {
    return work();
  } finally {
    if (db.isTransaction) db.exec('commit');
  }
}

async function open({ module, path, settings }: Known): Promise<Open> {
  const { store } = (await import(module)) as { store: StoreDefinition<any, any> };
  const db = writes ? openSqlite(path, store.file) : openSqliteForReading(path, store.file);
  try {
    if (writes) store.also?.(db);
    const clocks = { clock: () => opened.at.date, steady: () => opened.at.steady };
    const opened: Open = { db, at: { date: 0, steady: 0 }, methods: store.over(db, clocks, settings) as never };
    return opened;
  } catch (error) {
    db.close();
    throw error;
  }
}

function close({ n, store }: { readonly n: number; readonly store: number }): Answered {
  const known = stores.get(store);
  stores.delete(store);
  try {
    known?.open?.db.close();
    return { n, value: undefined };
  } catch (error) {
    return { n, thrown: toThrown(error) };
  }
}

const thrownIn = ({ path }: Known, error: unknown) =>
  toThrown(error instanceof ServiceError ? error : (storageFault(error, path) ?? error));
