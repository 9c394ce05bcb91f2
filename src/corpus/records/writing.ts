import { dayAt, systemClock } from '#clock.ts';
import type { Work } from '#work.ts';
import type { WriteBatch, WriteOutcome } from '../record-store.ts';
import type { ChangeNoter } from './changes.ts';
import type { RecordBlob } from './codec.ts';
import type { Made } from './completer.ts';
import type { Derivations } from './derivations.ts';
import type { RecordResolver } from './resolving.ts';
import type { RecordTables, Touched } from './tables.ts';
import type { TieChange, Ties } from './ties.ts';

/** What a write answers: the outcome, and what was made on the way that who reads the records next need not make. */
export interface Written {
  readonly outcome: WriteOutcome;
  readonly made: readonly Made[];
}

/** What keeps right what a batch changes beside its records. */
export interface Rules {
  readonly ties: Ties;
  readonly resolvers: ReadonlyMap<string, RecordResolver>;
  readonly derivations: Derivations;
  readonly changes: ChangeNoter;
  /** Collections of which something is derived. */
  readonly deriving: ReadonlySet<string>;
}

interface At {
  readonly key: number;
  readonly seq: number;
}

const CONFLICT: Written = { outcome: { kind: 'conflict' }, made: [] };

/**
 * What a batch means: records, what ties them, what is derived from that, and what changed by it. In a transaction of
 * the caller's, who undoes it where the outcome is a conflict.
 * @param blobs Of `batch.puts`, in their order.
 */
export function* writeBatch(
  tables: RecordTables,
  rules: Rules,
  batch: WriteBatch,
  blobs: readonly RecordBlob[],
): Work<Written> {
  const { collection } = batch;
  const { last_seq: before_seq, collection_seq } = yield* tables.begin(collection);
  if (batch.since !== undefined && collection_seq !== batch.since) return CONFLICT;
  const again = batch.again ?? [];
  const rows = yield* tables.rows(collection, [
    ...new Set([...batch.puts.map(({ id }) => id), ...batch.deletes, ...again]),
  ]);
  const live = (id: string) => {
    const row = rows.get(id);
    return row && !row.deleted ? row : undefined;
  };
  if (batch.puts.some(({ id, merged_with }) => (live(id)?.seq ?? 0) !== merged_with)) return CONFLICT;

  const puts: At[] = batch.puts.map(({ id }, i) => ({ key: rows.get(id)?.key ?? 0, seq: before_seq + i + 1 }));
  const stored = batch.puts.map(({ id, demo, arrived }, i) => ({ id, demo, arrived, ...puts[i]! }));
  const unknown = stored.flatMap((row, i) => (row.key === 0 ? [i] : []));
  const keys = yield* tables.insert(
    collection,
    unknown.map((i) => stored[i]!),
  );
  for (const [n, i] of unknown.entries()) puts[i] = { key: keys[n]!, seq: puts[i]!.seq };
  yield* tables.update(stored.filter(({ key }) => key !== 0));
  yield* tables.setBodies(blobs.map((blob, i) => ({ ...blob, key: puts[i]!.key })));
  let seq = before_seq + puts.length;
  const gone = [...new Set(batch.deletes)].flatMap((id) => {
    const row = live(id);
    return row ? [{ id, key: row.key, seq: ++seq }] : [];
  });
  yield* tables.remove(gone);
  const own = seq;

  const ties = batch.puts.map(
    ({ id, ties }, i): TieChange => ({ collection, key: puts[i]!.key, id, known: live(id) !== undefined, ties }),
  );
  for (const { key, id } of gone) ties.push({ collection, key, id, known: true, ties: undefined });
  const { derived: touched, completed } = yield* rules.ties.apply(ties);
  for (const id of again) {
    const row = live(id);
    if (row) completed.add(row.key);
  }
  const named = new Set<number>();
  const resolver = rules.resolvers.get(collection);
  if (resolver) {
    const facts: { key: number; facts: unknown }[] = batch.puts.flatMap(({ facts }, i) =>
      facts === undefined ? [] : [{ key: puts[i]!.key, facts }],
    );
    for (const { key } of gone) facts.push({ key, facts: undefined });
    const by = yield* resolver.apply(facts);
    for (const key of by.named) if (!touched.has(key)) named.add(key);
    for (const key of by.all) touched.add(key);
    for (const key of named) touched.add(key);
  }
  for (const { key } of puts) {
    touched.delete(key);
    completed.delete(key);
    named.delete(key);
  }
  // what is indexed again as a whole is given all its values
  for (const key of completed) named.delete(key);
  const others = yield* number(tables, touched, completed, seq);
  const { derives, whole } = others;
  seq += derives.length + whole.length;
  yield* tables.move(whole);
  yield* tables.derive([
    ...(rules.deriving.has(collection) ? puts : []),
    ...derives,
    ...whole.filter((each) => rules.deriving.has(each.collection)),
  ]);

  yield* rules.changes.forget(gone.map(({ key }) => key));
  const written = batch.puts.map(
    ({ id, text }, i): Touched => ({ collection, id, text, ...puts[i]!, fresh: live(id) === undefined }),
  );
  const moved = whole.map((each): Touched => ({ ...each, fresh: false }));
  const made = yield* rules.changes.note([...written, ...moved], batch.today ?? dayAt(systemClock()));
  const derived = yield* rules.derivations.of([...puts, ...derives].map(({ key }) => key).concat(others.both), named);

  const last = new Map([...derives, ...whole].map((each) => [each.collection, each.seq]));
  // What other collections derive is none of this one's changes.
  if (!last.has(collection)) last.set(collection, own);
  const added = ties.reduce((sum, { known, ties: after }) => sum + (after ? (known ? 0 : 1) : -1), 0);
  yield* tables.advance(
    seq,
    [...last].map(([name, last_seq]) => ({ collection: name, added: name === collection ? added : 0, last_seq })),
  );
  const also = new Set(others.both);
  const valuesOf = (key: number) => derived.get(key) ?? {};
  const outcome: WriteOutcome = {
    kind: 'written',
    before_seq,
    last_seq: seq,
    puts: puts.map(({ key, seq }) => ({ seq, derived: valuesOf(key) })),
    derives: derives.map(({ collection, seq, id, key }) => ({ collection, seq, id, derived: valuesOf(key) })),
    deletes: gone.map(({ seq, id }) => ({ seq, id })),
    completed: whole.map(({ collection, seq, id, key }) => ({
      ...{ collection, seq, id },
      ...(also.has(key) && { derived: valuesOf(key) }),
    })),
  };
  return { outcome, made };
}

/**
 * Numbers after `seq` for other records that a batch touches: first those of which something is derived anew, then
 * those that are to be indexed whole. In the order of keys: what one batch gives does not depend on how it was found.
 */
function* number(tables: RecordTables, touched: Set<number>, completed: ReadonlySet<number>, seq: number) {
  // what is indexed again as a whole needs no derivation beside
  const both = [...completed].filter((key) => touched.delete(key));
  const named = new Map(
    (touched.size + completed.size > 0 ? yield* tables.numbered([...touched, ...completed]) : []).map((each) => [
      each.key,
      each,
    ]),
  );
  let last = seq;
  const inOrder = (keys: ReadonlySet<number>) =>
    [...keys].sort((a, b) => a - b).map((key) => ({ ...named.get(key)!, seq: ++last }));
  const derives = inOrder(touched);
  return { both, derives, whole: inOrder(completed) };
}
