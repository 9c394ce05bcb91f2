import { BATCH, otherSecret, type Plain, type Row, type Side, type Table } from '../moved.ts';
import type { Database, Sql, Value } from './database.ts';

/** The tables of a database. @param home Of jobs: the folder that they worked on. */
export function movedTables(database: Database, home: string): Side & { close(): Promise<void> } {
  const port = database.port();
  const read = <T>(work: (sql: Sql) => Promise<T>) => port.write(work);
  const typesOf = async (sql: Sql, { name }: Table) =>
    new Map(
      (
        await sql.rows(
          `select column_name, data_type, is_identity from information_schema.columns
           where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
          name,
        )
      ).map((each) => [
        String(each.column_name),
        { type: String(each.data_type), counted: each.is_identity === 'YES' },
      ]),
    );
  return {
    place: `the database ${database.place}`,
    columns: (table) =>
      read(async (sql) => [...(await typesOf(sql, table)).keys()].filter((name) => !table.left?.includes(name))),
    each: (table, columns, take) =>
      read(async (sql) => {
        const types = await typesOf(sql, table);
        const order = ['seq', 'place'].find((name) => types.get(name)?.counted);
        await sql.run(
          `declare "moved ${table.name}" no scroll cursor for select ${columns.map((name) => `"${name}"`).join(', ')} from "${table.name}"
           ${order === undefined ? '' : `order by ${order}`}`,
        );
        for (;;) {
          const batch = await sql.rows(`fetch ${BATCH} from "moved ${table.name}"`);
          if (batch.length === 0) break;
          await take(
            batch.map((row) =>
              columns.map((name) => (typeof row[name] === 'boolean' ? Number(row[name]) : (row[name] as Plain))),
            ),
          );
        }
      }),
    hasRows: (table) =>
      read(async (sql) => {
        const where = table.fresh ? `where not (${table.fresh})` : '';
        return (await sql.row(`select 1 from "${table.name}" ${where} limit 1`)) !== undefined;
      }),
    fill: (table, columns, from) =>
      port.write(async (sql) => {
        const types = await typesOf(sql, table);
        if (table.fresh) await sql.run(`delete from "${table.name}" where ${table.fresh}`);
        const value = (name: string, given: Plain): Value =>
          types.get(name)!.type === 'boolean' && given !== null ? given === 1 : given;
        const beside = (row: Row) =>
          table.made?.(Object.fromEntries(columns.map((name, at) => [name, row[at]!])), home) ?? {};
        await from(async (batch) => {
          const more = Object.keys(beside(batch[0]!));
          const all = [...columns, ...more];
          const values = batch.flatMap((row) => {
            const made = beside(row);
            return [...columns.map((name, at) => value(name, row[at]!)), ...more.map((name) => made[name]!)];
          });
          const rows = batch.map((_, n) => `(${all.map((_, at) => `$${n * all.length + at + 1}`).join(', ')})`);
          const update = columns.slice(1).map((name) => `"${name}" = excluded."${name}"`);
          await sql.run(
            `insert into "${table.name}" (${all.map((name) => `"${name}"`).join(', ')}) overriding system value
             values ${rows.join(', ')}` +
              (table.shared_part ? ` on conflict ("${columns[0]}") do update set ${update.join(', ')}` : ''),
            ...values,
          );
        });
        // numbers that were given by hand are not given again
        for (const name of columns.filter((each) => types.get(each)!.counted))
          await sql.run(
            `select setval(pg_get_serial_sequence('"${table.name}"', '${name}'), greatest(max("${name}"), 1), max("${name}") is not null)
             from "${table.name}"`,
          );
      }),
    secret: (name) =>
      read(
        async (sql) =>
          (await sql.row('select secret from secrets where name = $1', name))?.secret as Buffer | undefined,
      ),
    keepSecret: (name, secret) =>
      port.write(async (sql) => {
        await sql.run('insert into secrets values ($1, $2) on conflict do nothing', name, secret);
        const kept = await sql.row('select secret from secrets where name = $1', name);
        if (!secret.equals(kept!.secret as Buffer)) throw otherSecret(`the database ${database.place}`, name);
      }),
    end: () =>
      port.write(async (sql) => {
        await sql.run('update keys_revision set revision = revision + 1');
      }),
    close: () => port.close(),
  };
}
