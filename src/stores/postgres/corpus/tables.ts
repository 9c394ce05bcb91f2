import type { RecordBlob } from '#corpus/records/codec.ts';
import type { FollowedRow, FollowedTables } from '#corpus/records/following.ts';
import type {
  BodyTables,
  ChangeTables,
  Numbered,
  Reached,
  RecordTables,
  Stored,
  TieRow,
  TieTables,
  TieWrite,
} from '#corpus/records/tables.ts';
import { later, now, type Work } from '#work.ts';
import type { Row, Sql, Value } from '../database.ts';
import type { Names } from './names.ts';

/** Bytes of bodies that one statement carries: as text they are twice as many. */
const MOST_BYTES = 4 << 20;

/** The connection that statements go over at the moment. */
export type Over = () => Sql;

const done = now<void>(undefined);
const NONE = now<readonly never[]>([]);

/** What all statements here have in common: they take arrays, and are not sent for nothing. */
export function statements(over: Over) {
  const rows = <R>(text: string, ...values: readonly Value[]): Work<readonly R[]> =>
    later(over().rows(text, ...values) as unknown as Promise<readonly R[]>);
  return {
    rows,
    /** Rows about some keys or values. */
    of: <R>(all: { readonly length: number }, text: string, ...values: readonly Value[]): Work<readonly R[]> =>
      all.length === 0 ? NONE : rows<R>(text, ...values),
    /** Writes about some rows. */
    run: (all: { readonly length: number }, text: string, ...values: readonly Value[]): Work<void> =>
      all.length === 0
        ? done
        : later(
            over()
              .run(text, ...values)
              .then(() => undefined),
          ),
  };
}

export const keysOf = (all: readonly { readonly key: number }[]): number[] => all.map(({ key }) => key);
export const blobOf = ({ codec, head, apart }: Row): RecordBlob => ({ codec, head, apart });

export function tieTables(over: Over, names: Names): TieTables {
  const { of, run } = statements(over);
  const spelt = (rows: readonly Row[]): TieRow[] =>
    rows.flatMap((row) => {
      const name = names.text(row.name);
      return name === undefined ? [] : [{ ...(row as TieRow), name }];
    });
  function* replace(table: string, all: readonly TieWrite[]): Work<void> {
    const there = all.filter((each) => each.there).map(({ key }) => key);
    yield* run(there, `delete from ${table} where key = any($1::bigint[])`, there);
    const said = all.flatMap(({ key, collection, said }) =>
      said.map(([name, value, rank = '']) => {
        const number = names.number(collection, name);
        if (number === 0) throw new Error(`${collection}.${name} was not declared to the store`);
        return { key, number, value, rank };
      }),
    );
    const columns = [said.map((s) => s.number), said.map((s) => s.value), keysOf(said)] as const;
    if (table === 'corpus_ties')
      yield* run(
        said,
        'insert into corpus_ties (name, value, key) select * from unnest($1::int[], $2::text[], $3::bigint[])',
        ...columns,
      );
    else
      yield* run(
        said,
        `insert into corpus_identities (name, value, key, rank)
         select * from unnest($1::int[], $2::text[], $3::bigint[], $4::text[])`,
        ...columns,
        said.map((s) => s.rank),
      );
  }
  return {
    *identitiesOf(keys, one) {
      return spelt(
        yield* of<Row>(
          keys,
          'select key, name, value, rank from corpus_identities where key = any($1::bigint[]) and ($2::int is null or name = $2)',
          keys,
          one ? names.number(one.collection, one.lookup) : null,
        ),
      );
    },
    *namedBy(keys) {
      return spelt(
        yield* of<Row>(
          keys,
          'select key, name, value from corpus_ties where key = any($1::bigint[]) order by key, name, value',
          keys,
        ),
      );
    },
    setIdentities: (all) => replace('corpus_identities', all),
    setNamed: (all) => replace('corpus_ties', all),
    byId: (collection, ids) =>
      of<Reached>(
        ids,
        `select r.id as value, r.key, r.id, r.seq from corpus_collections c join corpus_records r using (collection)
         where c.name = $1 and r.id = any($2::text[]) and not r.deleted`,
        collection,
        ids,
      ),
    called: (collection, lookup, values) =>
      of<Reached>(
        values,
        `select i.value, r.key, r.id, r.seq from unnest($2::text[]) v(value)
         join corpus_identities i on i.name = $1 and md5(i.value)::uuid = md5(v.value)::uuid and i.value = v.value
         join corpus_records r on r.key = i.key order by i.rank desc, r.id desc`,
        names.number(collection, lookup),
        values,
      ),
    naming: (collection, link, values, most) =>
      of<Reached>(
        values,
        `select n.value, r.key, r.id, r.seq from (select t.value, t.key from unnest($2::text[]) v(value)
         join corpus_ties t on t.name = $1 and md5(t.value)::uuid = md5(v.value)::uuid and t.value = v.value limit $3) n
         join corpus_records r on r.key = n.key order by r.id`,
        names.number(collection, link),
        values,
        most ?? null,
      ),
    *countNaming(collection, link, groups) {
      const all = groups.flatMap((values, group) => values.map((value) => ({ group, value })));
      const counted = yield* of<{ group: number; n: number }>(
        all,
        `select g.of as group, count(distinct t.key) as n from unnest($2::int[], $3::text[]) g(of, value)
         join corpus_ties t on t.name = $1 and md5(t.value)::uuid = md5(g.value)::uuid and t.value = g.value group by g.of`,
        names.number(collection, link),
        all.map(({ group }) => group),
        all.map(({ value }) => value),
      );
      const numbers = new Map(counted.map(({ group, n }) => [group, n]));
      return groups.map((_, group) => numbers.get(group) ?? 0);
    },
    numbered: (keys) =>
      of<Numbered & { collection: string }>(
        keys,
        `select r.key, r.id, c.name as collection from corpus_records r join corpus_collections c using (collection)
         where r.key = any($1::bigint[])`,
        keys,
      ),
  };
}

export function changeTables(over: Over): ChangeTables & BodyTables {
  const { of, run } = statements(over);
  return {
    *watched(keys) {
      const rows = yield* of<{ key: number; facts: string }>(
        keys,
        'select key, facts from corpus_watched where key = any($1::bigint[])',
        keys,
      );
      return new Map(rows.map(({ key, facts }) => [key, facts]));
    },
    setWatched: (all) =>
      run(
        all,
        `insert into corpus_watched select * from unnest($1::bigint[], $2::text[])
         on conflict (key) do update set facts = excluded.facts`,
        all.map(([key]) => key),
        all.map(([, facts]) => facts),
      ),
    dropWatched: (keys) => run(keys, 'delete from corpus_watched where key = any($1::bigint[])', keys),
    addChanges: (all) =>
      run(
        all,
        `insert into corpus_changes (seq, kind, about, key, day, facts)
         select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::bigint[], $5::int[], $6::text[]) on conflict do nothing`,
        all.map(({ seq }) => seq),
        all.map(({ kind }) => kind),
        all.map(({ about }) => about),
        keysOf(all),
        all.map(({ day }) => day),
        all.map(({ facts }) => facts),
      ),
    *bodies(keys) {
      const rows = yield* of<Row>(
        keys,
        'select key, codec, head, apart from corpus_bodies where key = any($1::bigint[])',
        keys,
      );
      return new Map(rows.map((row) => [row.key, blobOf(row)]));
    },
  };
}

/** The rows of the tables, in the transaction of `over`. */
export function recordTables(over: Over, names: Names): RecordTables {
  const { of, run } = statements(over);
  let last_key = 0;
  const numbers = (all: readonly { readonly key: number; readonly seq: number }[]) =>
    [keysOf(all), all.map(({ seq }) => seq)] as const;
  return {
    ...tieTables(over, names),
    ...changeTables(over),
    *begin(collection) {
      const state = yield* later(lockCorpus(over()));
      ({ last_key } = state);
      if (!names.has(collection)) {
        yield* later(
          over().run('insert into corpus_collections (name) values ($1) on conflict do nothing', collection),
        );
        yield* later(names.read(over()));
      }
      const row = yield* later(over().row('select last_seq from corpus_collections where name = $1', collection));
      return { last_seq: state.last_seq, collection_seq: row!.last_seq };
    },
    *rows(collection, ids) {
      const rows = yield* of<Row>(
        ids,
        'select id, key, seq, deleted from corpus_records where collection = $1 and id = any($2::text[])',
        names.collection(collection),
        ids,
      );
      return new Map(rows.map(({ id, key, seq, deleted }) => [id, { key, seq, deleted }]));
    },
    *insert(collection, all) {
      const keys = all.map(() => ++last_key);
      yield* run(
        all,
        `insert into corpus_records (collection, key, id, seq, demo, arrived)
         select $1, * from unnest($2::bigint[], $3::text[], $4::bigint[], $5::bool[], $6::bytea[])`,
        names.collection(collection),
        keys,
        all.map(({ id }) => id),
        all.map(({ seq }) => seq),
        all.map(({ demo }) => demo),
        all.map(({ arrived }) => bytes(arrived)),
      );
      return keys;
    },
    update: (all) =>
      run(
        all,
        `update corpus_records r set seq = u.seq, deleted = false, demo = u.demo, arrived = u.arrived
         from unnest($1::bigint[], $2::bigint[], $3::bool[], $4::bytea[]) u(key, seq, demo, arrived) where r.key = u.key`,
        ...numbers(all),
        all.map(({ demo }) => demo),
        all.map(({ arrived }) => bytes(arrived)),
      ),
    *setBodies(all) {
      for (const part of inParts(all))
        yield* run(
          part,
          `insert into corpus_bodies select * from unnest($1::bigint[], $2::int[], $3::bytea[], $4::bytea[])
           on conflict (key) do update set codec = excluded.codec, head = excluded.head, apart = excluded.apart`,
          keysOf(part),
          part.map(({ codec }) => codec),
          part.map(({ head }) => bytes(head)),
          part.map(({ apart }) => apart && bytes(apart)),
        );
    },
    *remove(all) {
      yield* run(
        all,
        `update corpus_records r set seq = u.seq, deleted = true, demo = false, arrived = null
         from unnest($1::bigint[], $2::bigint[]) u(key, seq) where r.key = u.key`,
        ...numbers(all),
      );
      for (const table of ['corpus_bodies', 'corpus_derived'])
        yield* run(all, `delete from ${table} where key = any($1::bigint[])`, keysOf(all));
    },
    move: (all) =>
      run(
        all,
        `update corpus_records r set seq = u.seq from unnest($1::bigint[], $2::bigint[]) u(key, seq) where r.key = u.key`,
        ...numbers(all),
      ),
    derive: (all) =>
      run(
        all,
        `insert into corpus_derived select * from unnest($1::bigint[], $2::bigint[])
         on conflict (key) do update set seq = excluded.seq`,
        ...numbers(all),
      ),
    *advance(last_seq, collections) {
      yield* run(
        collections,
        `update corpus_collections c set records = c.records + u.added, last_seq = u.seq
         from unnest($1::text[], $2::bigint[], $3::bigint[]) u(name, added, seq) where c.name = u.name`,
        collections.map(({ collection }) => collection),
        collections.map(({ added }) => added),
        collections.map((each) => each.last_seq),
      );
      yield* later(over().run('update corpus set last_seq = $1, last_key = $2', last_seq, last_key));
      // told when the transaction is
      yield* later(over().run(`select pg_notify('${WRITTEN}', '')`));
    },
  };
}

/** The channel that tells that records were written. */
export const WRITTEN = 'priora_corpus';

/** Locks the corpus for writing, until the transaction ends. */
export async function lockCorpus(sql: Sql): Promise<{ last_seq: number; last_key: number; declared: number }> {
  return (await sql.row('select last_seq, last_key, declared from corpus for update')) as never;
}

/** What follows the records, of the moment of `over`. */
export function followedTables(over: Over, names: Names): FollowedTables {
  const { rows, of } = statements(over);
  return {
    derivedAfter: (collection, seq, limit) =>
      rows<Stored>(
        `select d.key, d.seq, r.id from corpus_derived d join corpus_records r using (key)
         where d.seq > $1 and r.collection = $2 and r.seq <> d.seq order by d.seq limit $3`,
        seq,
        names.collection(collection),
        limit,
      ),
    *recordsAfter(collection, seq, upto, limit, max_bytes) {
      const found = yield* rows<Row>(
        `with met as (
           select r.key, r.id, r.seq, coalesce(octet_length(b.head), 0) + coalesce(octet_length(b.apart), 0) as bytes
           from corpus_records r left join corpus_bodies b using (key)
           where r.collection = $1 and r.seq > $2 and r.seq <= $3 order by r.seq limit $4
         ), summed as (select *, sum(bytes) over (order by seq) as total from met)
         select s.key, s.id, s.seq, s.total, b.codec, b.head, b.apart from summed s left join corpus_bodies b using (key)
         where s.total - s.bytes < $5 order by s.seq`,
        ...[names.collection(collection), seq, upto, limit, max_bytes],
      );
      const full = found.length >= limit || (found.at(-1)?.total ?? 0) >= max_bytes;
      return { rows: found.map(followed), full };
    },
    *recordsOf(collection, ids, max_bytes) {
      const found = yield* of<Row>(
        ids,
        `with met as (
           select r.key, r.id, r.seq, v.n, octet_length(b.head) + coalesce(octet_length(b.apart), 0) as bytes
           from unnest($2::text[]) with ordinality v(id, n) join corpus_records r on r.collection = $1 and r.id = v.id
           join corpus_bodies b using (key)
         ), summed as (select *, sum(bytes) over (order by n) as total from met)
         select s.key, s.id, s.seq, s.n, s.total, b.codec, b.head, b.apart from summed s join corpus_bodies b using (key)
         where s.total - s.bytes < $3 order by s.n`,
        names.collection(collection),
        ids,
        max_bytes,
      );
      const last = found.at(-1);
      const taken = last && last.total >= max_bytes ? last.n : ids.length;
      return { rows: found.map((row) => ({ ...followed(row), blob: blobOf(row) })), taken };
    },
  };
}

const followed = (row: Row): FollowedRow => ({
  ...{ key: row.key, id: row.id, seq: row.seq },
  ...(row.head && { blob: blobOf(row) }),
});

export const bytes = (of: Uint8Array): Buffer => Buffer.from(of.buffer, of.byteOffset, of.byteLength);

/** Bodies as one statement after the other carries them. */
function* inParts<T extends RecordBlob>(all: readonly T[]): Generator<T[]> {
  let part: T[] = [];
  let size = 0;
  for (const each of all) {
    part.push(each);
    size += each.head.length + (each.apart?.length ?? 0);
    if (size < MOST_BYTES) continue;
    yield part;
    part = [];
    size = 0;
  }
  yield part;
}
