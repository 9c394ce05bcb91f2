import type { Collection } from '#corpus/collection.ts';
import { type Declared, declaredOf } from '#corpus/records/declared.ts';
import {
  changedOf,
  type DeclaredTables,
  declare,
  fillTies,
  type OnStoreProgress,
  type Packed,
  resolvePortion,
} from '#corpus/records/declaring.ts';
import type { RecordResolver } from '#corpus/records/resolving.ts';
import type { Watches } from '#corpus/watch.ts';
import { inTime, later, now, type Work } from '#work.ts';
import type { Database, Row, Sql } from '../database.ts';
import { Names } from './names.ts';
import { openResolvers, resolvedBy, rulesOver } from './rules.ts';
import { lockCorpus, type Over, recordTables, statements, WRITTEN } from './tables.ts';

/** Every collection that the store was ever opened with. */
export async function storedDeclarations(sql: Sql): Promise<Map<string, Declared>> {
  const rows = await sql.rows(`select declared from corpus_declarations where declared <> '' order by collection`);
  return new Map(
    rows.map(({ declared }) => JSON.parse(declared) as Declared).map((each): [string, Declared] => [each.name, each]),
  );
}

/** The forms in which facts and what is watched of each collection were read. */
async function formsOf(sql: Sql): Promise<Map<string, { readonly facts: number; readonly watch: number }>> {
  const rows = await sql.rows('select collection, facts_form, watch_form from corpus_declarations');
  return new Map(rows.map((row) => [row.collection, { facts: row.facts_form, watch: row.watch_form }]));
}

/** A column of a collection's declaration. */
const setForm = (sql: Sql, column: 'facts_form' | 'watch_form', collection: string, form: number) =>
  sql.run(
    `insert into corpus_declarations (collection, declared, ${column}) values ($1, '', $2)
     on conflict (collection) do update set ${column} = excluded.${column}`,
    collection,
    form,
  );

function declaredTables(over: Over, names: Names): DeclaredTables {
  const { rows, run } = statements(over);
  /** Gives rows of a collection new numbers; `give` is told the number before, and answers how many it gave. */
  function* numbered(collection: string, give: (last_seq: number) => Promise<number>): Work<void> {
    const [{ last_seq } = { last_seq: 0 }] = yield* rows<{ last_seq: number }>('select last_seq from corpus');
    const given = yield* later(give(last_seq));
    if (given === 0) return;
    const text = 'update corpus_collections set last_seq = $2 where collection = $1';
    yield* later(over().run(text, names.collection(collection), last_seq + given));
    yield* later(over().run('update corpus set last_seq = $1', last_seq + given));
  }
  const ofCollections = `name in (select n.name from corpus_names n where split_part(n.text, '.', 1) = any($1::text[]))`;
  return {
    after: (collection, key, limit) =>
      rows<Packed>(
        `select r.key, r.id, r.seq, b.codec, b.head, b.apart from corpus_records r join corpus_bodies b using (key)
         where r.collection = $1 and r.key > $2 order by r.key limit $3`,
        ...[names.collection(collection), key, limit],
      ),
    *count(collection) {
      const [row] = yield* rows<Row>('select records from corpus_collections where name = $1', collection);
      return row?.records ?? 0;
    },
    declarations: () => later(storedDeclarations(over())),
    *setDeclarations(all) {
      yield* run(
        all,
        `insert into corpus_declarations (collection, declared) select * from unnest($1::text[], $2::text[])
         on conflict (collection) do update set declared = excluded.declared`,
        all.map(({ name }) => name),
        all.map((each) => JSON.stringify(each)),
      );
      yield* later(over().run('update corpus set declared = declared + 1'));
    },
    *addNames(all) {
      const texts = [...all].flatMap(({ name, lookups, links }) =>
        [...lookups, ...links].map((each) => `${name}.${each.name}`),
      );
      yield* run(
        texts,
        'insert into corpus_names (text) select * from unnest($1::text[]) on conflict do nothing',
        texts,
      );
      yield* later(names.read(over()));
    },
    *renew(collection, all) {
      if (all.length === 0) return;
      yield* recordTables(over, names).setBodies(all);
      yield* numbered(collection, (last_seq) =>
        over().run(
          `update corpus_records r set seq = $1 + u.n from unnest($2::bigint[]) with ordinality u(key, n) where r.key = u.key`,
          last_seq,
          all.map(({ key }) => key),
        ),
      );
    },
    *dropTies(collection) {
      for (const table of ['corpus_identities', 'corpus_ties'])
        yield* run([collection], `delete from ${table} where ${ofCollections}`, [collection]);
    },
    *tiesDigest(collections) {
      // sums of hashes: the order of rows says nothing
      const [row] = yield* rows<{ digest: string }>(
        `select (select coalesce(sum(hashtextextended(name || ' ' || key || ' ' || rank || ' ' || value, 0)), 0)::text
             from corpus_identities where ${ofCollections}) || ' ' ||
           (select coalesce(sum(hashtextextended(name || ' ' || key || ' ' || value, 0)), 0)::text
             from corpus_ties where ${ofCollections}) as digest`,
        collections,
      );
      return row!.digest;
    },
    *deriveAgain(collections) {
      for (const name of collections)
        yield* numbered(name, (last_seq) =>
          over().run(
            `insert into corpus_derived (key, seq)
             select key, $1 + row_number() over (order by key) from corpus_records where collection = $2 and not deleted
             on conflict (key) do update set seq = excluded.seq`,
            last_seq,
            names.collection(name),
          ),
        );
    },
    *watchForm(collection) {
      return (yield* later(formsOf(over()))).get(collection)?.watch;
    },
    setWatchForm: (collection, form) => later(setForm(over(), 'watch_form', collection, form).then(() => undefined)),
  };
}

/**
 * Computes all that ties records again from the records, in one transaction, during which nobody writes; every record
 * of which something is derived goes to the indexes once more.
 */
export function recompute(database: Database, collections: readonly Collection<any>[]): Promise<void> {
  const declared = declaredOf(collections);
  return database.transaction(async (sql) => {
    await lockCorpus(sql);
    const names = new Names();
    await names.read(sql);
    const over = () => sql;
    const tables = declaredTables(over, names);
    const resolved = resolvedBy(collections);
    const { ties, resolvers, deriving } = rulesOver(over, names, declared, resolved, new Map());
    await inTime(fillTies(tables, tables, ties, collections, new Set(declared.keys()), () => now(undefined)));
    for (const table of RESOLVED) await sql.run(`delete from ${table}`);
    for (const collection of collections) {
      const resolver = resolvers.get(collection.name);
      if (resolver) await inTime(resolveAll(tables, resolver, collection));
    }
    await inTime(tables.deriveAgain([...deriving]));
    await sql.run(`select pg_notify('${WRITTEN}', '')`);
  });
}

/** What resolvers keep, but for the numbers of families, which stay. */
const RESOLVED = ['corpus_publications', 'corpus_priorities', 'corpus_links', 'corpus_citations'];

/** Gives a collection's resolver the facts of all its records. */
function* resolveAll(
  tables: DeclaredTables,
  resolver: RecordResolver,
  collection: Collection<any>,
  told: (done: number) => void = () => {},
): Work<void> {
  for (let last = 0, done = 0; ; ) {
    const portion = yield* resolvePortion(tables, resolver, collection, last);
    if (!portion) return;
    ({ last } = portion);
    told((done += portion.records));
  }
}

/**
 * Makes a store ready for collections, see `declare`: in one transaction, during which nobody writes; nothing is locked
 * where nothing is declared otherwise.
 */
export async function declareCollections(
  database: Database,
  names: Names,
  collections: readonly Collection<any>[],
  watches: Watches,
  today: number,
  on_progress?: OnStoreProgress,
): Promise<void> {
  const same = await database.reading(async (sql) => {
    await names.read(sql);
    const [stored, forms] = [await storedDeclarations(sql), await formsOf(sql)];
    return (
      changedOf(declaredOf(collections), stored).size === 0 &&
      collections.every(({ name, resolver }) => (forms.get(name)?.facts ?? 0) >= (resolver?.form ?? 0)) &&
      [...watches].every(([name, { watch }]) => forms.get(name)?.watch === watch.form)
    );
  });
  if (same) return;
  const resolved = resolvedBy(collections);
  await database.transaction(async (sql) => {
    await lockCorpus(sql);
    await names.read(sql);
    const over = () => sql;
    const tables = declaredTables(over, names);
    const rules: Parameters<typeof declare>[0]['rules'] = (declared) =>
      rulesOver(over, names, declared, resolved, watches);
    // every statement is waited for: others have their turn by that
    const turn = () => now(undefined);
    await inTime(declare({ tables, collections, watches, today, rules, turn, on_progress }));
    const resolvers = openResolvers(over, resolved);
    const forms = await formsOf(sql);
    for (const collection of collections) {
      const { name, resolver: declared } = collection;
      const resolver = resolvers.get(name);
      if (!declared || !resolver || (forms.get(name)?.facts ?? 0) >= declared.form) continue;
      const total = await inTime(tables.count(name));
      const told = (done: number) => on_progress?.({ collection: name, step: 'facts', done, total });
      await inTime(resolveAll(tables, resolver, collection, told));
      await inTime(tables.deriveAgain([name]));
      await setForm(sql, 'facts_form', name, declared.form);
    }
  });
}
