import { randomUUID } from 'node:crypto';
import type { SearchOwner } from '#accounts/saved-searches.ts';
import {
  type Highlight,
  type ListedDocument,
  MOST_HIGHLIGHTS,
  MOST_LISTED,
  sameName,
  type Worklist,
  type Worklists,
} from '#accounts/worklists.ts';
import type { Clock } from '#clock.ts';
import type { Database, Row, Sql } from './database.ts';

/** Lists that a person sees: `$1` is the person, `$2` the account. */
const SEEN = 'w.account_id = $2 and (w.user_id = $1 or w.shared)';
const OWN = 'id = $1 and user_id = $2 and account_id = $3';

/** What people gather, in PostgreSQL. */
export function postgresWorklists(database: Database, clock: Clock): Worklists {
  const port = database.port();
  const of = async (sql: Sql, user: SearchOwner) =>
    (
      await sql.rows(
        `select w.*, (select count(*) from worklist_documents d where d.list_id = w.id) as size
         from worklists w where ${SEEN} order by w.same, w.created_at, w.place`,
        ...[user.id, user.account_id],
      )
    ).map(toList);
  const sees = async (sql: Sql, { id, account_id }: SearchOwner, list: string) =>
    (await sql.row(`select 1 from worklists w where w.id = $3 and ${SEEN}`, id, account_id, list)) !== undefined;
  const isTaken = async (sql: Sql, user: SearchOwner, name: string, id: string) =>
    (await sql.row(
      'select 1 from worklists where user_id = $1 and same = $2 and id <> $3',
      ...[user.id, sameName(name), id],
    )) !== undefined;
  const numbersOf = (rows: readonly Row[]): string[] => rows.map(({ number }) => number);

  return {
    of: (user) => port.read((sql) => of(sql, user)),
    create: (user, { name, shared }) =>
      port.write(async (sql) => {
        const id = randomUUID();
        const added = await sql.run(
          `insert into worklists (id, account_id, user_id, name, same, shared, created_at) values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (user_id, same) do nothing`,
          ...[id, user.account_id, user.id, name, sameName(name), shared, clock()],
        );
        return added === 0 ? undefined : (await of(sql, user)).find((each) => each.id === id)!;
      }),
    change: (user, id, { name, shared }) =>
      port.write(async (sql) => {
        if (name !== undefined && (await isTaken(sql, user, name, id))) return false;
        const changed = await sql.run(
          `update worklists set name = coalesce($4, name), same = coalesce($5, same), shared = coalesce($6, shared) where ${OWN}`,
          ...[id, user.id, user.account_id, name ?? null],
          ...[name === undefined ? null : sameName(name), shared ?? null],
        );
        return changed === 1;
      }),
    remove: (user, id) =>
      port.one(
        async (sql) => (await sql.run(`delete from worklists where ${OWN}`, id, user.id, user.account_id)) === 1,
      ),
    documents: (user, id) =>
      port.read(async (sql) => {
        if (!(await sees(sql, user, id))) return undefined;
        const rows = await sql.rows(
          `select d.*, s.user_id is not null as seen,
             array(select t.tag from worklist_tags t where t.document = d.place order by t.same) as tags
           from worklist_documents d left join worklist_seen s on s.document = d.place and s.user_id = $2
           where d.list_id = $1 order by d.place`,
          ...[id, user.id],
        );
        const marked = new Map<number, Highlight[]>();
        for (const row of await sql.rows(
          `select h.* from worklist_highlights h join worklist_documents d on d.place = h.document
           where d.list_id = $1 order by h.at, h.place`,
          id,
        )) {
          if (!marked.has(row.document)) marked.set(row.document, []);
          marked.get(row.document)!.push(toHighlight(row));
        }
        return rows.map((row) => ({ ...toDocument(row), highlights: marked.get(row.place) ?? [] }));
      }),
    add: (user, id, numbers) =>
      port.write(async (sql) => {
        if (!(await sees(sql, user, id))) return undefined;
        // held: what two processes add at once is counted together
        await sql.row('select 1 from worklists where id = $1 for update', id);
        const asked = [...new Set(numbers)];
        const there = new Set(
          numbersOf(
            await sql.rows('select number from worklist_documents where list_id = $1 and number = any($2)', id, asked),
          ),
        );
        const fresh = asked.filter((number) => !there.has(number));
        const { n } = (await sql.row('select count(*) as n from worklist_documents where list_id = $1', id))!;
        if (n + fresh.length > MOST_LISTED) return 'full';
        await sql.run(
          `insert into worklist_documents (list_id, number, user_id, added_at)
           select $1, each.number, $3, $4 from unnest($2::text[]) with ordinality as each (number, n) order by each.n
           on conflict (list_id, number) do nothing`,
          ...[id, fresh, user.id, clock()],
        );
        return fresh.length;
      }),
    take: (user, id, numbers) =>
      port.write(async (sql) => {
        if (!(await sees(sql, user, id))) return undefined;
        return sql.run('delete from worklist_documents where list_id = $1 and number = any($2)', id, [...numbers]);
      }),
    annotate: (user, id, number, { mark, note, tags, seen }) =>
      port.write(async (sql) => {
        const text = 'select place from worklist_documents where list_id = $1 and number = $2 for update';
        const place: number | undefined = (await sees(sql, user, id))
          ? (await sql.row(text, id, number))?.place
          : undefined;
        if (place === undefined) return false;
        if (mark !== undefined) await sql.run('update worklist_documents set mark = $1 where place = $2', mark, place);
        if (note !== undefined)
          await sql.run('update worklist_documents set note = $1 where place = $2', note || null, place);
        if (tags !== undefined) {
          await sql.run('delete from worklist_tags where document = $1', place);
          for (const tag of tags)
            await sql.run(
              'insert into worklist_tags (document, same, tag) values ($1, $2, $3) on conflict do nothing',
              ...[place, sameName(tag), tag.trim()],
            );
        }
        if (seen !== undefined)
          await sql.run(
            seen
              ? 'insert into worklist_seen values ($1, $2) on conflict do nothing'
              : 'delete from worklist_seen where document = $1 and user_id = $2',
            ...[place, user.id],
          );
        return true;
      }),
    highlight: (user, id, number, { text, unit, start, end, words, colour }) =>
      port.write(async (sql) => {
        const found = 'select place from worklist_documents where list_id = $1 and number = $2 for update';
        const document: number | undefined = (await sees(sql, user, id))
          ? (await sql.row(found, id, number))?.place
          : undefined;
        if (document === undefined) return undefined;
        const { n } = (await sql.row('select count(*) as n from worklist_highlights where document = $1', document))!;
        if (n >= MOST_HIGHLIGHTS) return 'full';
        const made = { id: randomUUID(), text, unit, start, end, words, colour, user_id: user.id, at: clock() };
        await sql.run(
          `insert into worklist_highlights (id, document, text, unit, begins, ends, words, colour, user_id, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
          ...[made.id, document, text, unit, start, end, words, colour, user.id, made.at],
        );
        return made;
      }),
    unhighlight: (user, id, highlight) =>
      port.write(async (sql) => {
        if (!(await sees(sql, user, id))) return false;
        const removed = await sql.run(
          `delete from worklist_highlights where id = $1
           and document in (select place from worklist_documents where list_id = $2)`,
          ...[highlight, id],
        );
        return removed === 1;
      }),
    highlights: (user, number) =>
      port.read(async (sql) => {
        const rows = await sql.rows(
          `select h.*, w.id as list_id from worklists w join worklist_documents d on d.list_id = w.id
           join worklist_highlights h on h.document = d.place where ${SEEN} and d.number = $3 order by h.at, h.place`,
          ...[user.id, user.account_id, number],
        );
        return rows.map((row) => ({ list_id: row.list_id as string, ...toHighlight(row) }));
      }),
    gathered: (user, what) =>
      port.read(async (sql) => {
        const seen = [user.id, user.account_id];
        if ('tag' in what) {
          const rows = await sql.rows(
            `select distinct d.number from worklists w join worklist_documents d on d.list_id = w.id
             join worklist_tags t on t.document = d.place where ${SEEN} and t.same = $3 order by d.number`,
            ...[...seen, sameName(what.tag)],
          );
          return rows.length === 0 ? undefined : numbersOf(rows);
        }
        const list = await sql.row(
          `select w.id from worklists w where ${SEEN} and w.same = $3
           order by (w.user_id = $1) desc, w.created_at, w.place limit 1`,
          ...[...seen, sameName(what.list)],
        );
        const text = 'select number from worklist_documents where list_id = $1 order by place';
        return list && numbersOf(await sql.rows(text, list.id));
      }),
    holding: (user, number) =>
      port.read(async (sql) => {
        const rows = await sql.rows(
          `select w.id from worklists w join worklist_documents d on d.list_id = w.id
           where ${SEEN} and d.number = $3 order by w.same, w.place`,
          ...[user.id, user.account_id, number],
        );
        return rows.map(({ id }) => id as string);
      }),
    tags: (user) =>
      port.read(
        (sql) =>
          sql.rows(
            `select min(t.tag) as tag, count(distinct d.number) as count
             from worklists w join worklist_documents d on d.list_id = w.id join worklist_tags t on t.document = d.place
             where ${SEEN} group by t.same order by t.same`,
            ...[user.id, user.account_id],
          ) as Promise<{ tag: string; count: number }[]>,
      ),
    close: () => port.close(),
  };
}

const toList = ({ id, user_id, name, shared, created_at, size }: Row): Worklist => ({
  ...{ id, user_id, name, shared, created_at, size },
});

const toHighlight = ({ id, text, unit, begins, ends, words, colour, user_id, at }: Row): Highlight => ({
  ...{ id, text, unit, start: begins, end: ends, words, colour, user_id, at },
});

const toDocument = ({
  number,
  added_at,
  user_id,
  mark,
  note,
  tags,
  seen,
}: Row): Omit<ListedDocument, 'highlights'> => ({
  ...{ number, added_at, user_id },
  ...(mark !== null && { mark }),
  ...(note !== null && { note }),
  tags,
  seen,
});
