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
import { ACCOUNTS } from './accounts.ts';
import type { StoreDefinition } from './definition.ts';
import { openStore } from './open.ts';

const SCHEMA = `
  create table if not exists worklists (
    id text primary key, account_id text not null, user_id text not null references users (id) on delete cascade, name text not null,
    same text not null, shared integer not null, created_at integer not null, unique (user_id, same)
  ) strict;
  create index if not exists worklists_of_account on worklists (account_id);
  create table if not exists worklist_documents (
    place integer primary key autoincrement, list_id text not null references worklists (id) on delete cascade, number text not null,
    user_id text not null, added_at integer not null, mark text, note text, unique (list_id, number)
  ) strict;
  create index if not exists worklist_documents_by_number on worklist_documents (number);
  create table if not exists worklist_tags (
    place integer not null references worklist_documents (place) on delete cascade, same text not null, tag text not null,
    primary key (place, same)
  ) without rowid, strict;
  create index if not exists worklist_tags_by_name on worklist_tags (same);
  create table if not exists worklist_seen (
    place integer not null references worklist_documents (place) on delete cascade,
    user_id text not null references users (id) on delete cascade, primary key (place, user_id)
  ) without rowid, strict;
  create table if not exists worklist_highlights (
    id text primary key, place integer not null references worklist_documents (place) on delete cascade, text text not null,
    unit text not null, begins integer not null, ends integer not null, words text not null, colour text not null,
    user_id text not null, at integer not null
  ) strict;
  create index if not exists worklist_highlights_of_document on worklist_highlights (place);`;

/** Lists that a person sees: `?1` is the person, `?2` the account. */
const SEEN = 'w.account_id = ?2 and (w.user_id = ?1 or w.shared = 1)';
/** A highlight `h` as JSON. */
const HIGHLIGHT = `json_object('id', h.id, 'text', h.text, 'unit', h.unit, 'start', h.begins, 'end', h.ends, 'words', h.words,
  'colour', h.colour, 'user_id', h.user_id, 'at', h.at)`;
const OWN = 'id = ?1 and user_id = ?2 and account_id = ?3';

export const store: StoreDefinition<Worklists> = {
  file: ACCOUNTS,
  also: (db) => db.exec(SCHEMA),
  methods: {
    ...{ of: 'read', documents: 'read', gathered: 'read', holding: 'read', tags: 'read', highlights: 'read' },
    ...{ create: 'write', change: 'write', remove: 'write', add: 'write', take: 'write', annotate: 'write' },
    ...{ highlight: 'write', unhighlight: 'write' },
  },
  over(db, { clock }) {
    const sql = {
      all: db.prepare(
        `select w.*, (select count(*) from worklist_documents d where d.list_id = w.id) as size
         from worklists w where ${SEEN} order by w.same, w.created_at, w.rowid`,
      ),
      named: db.prepare('select 1 from worklists where user_id = ? and same = ? and id <> ?'),
      create: db.prepare('insert into worklists values (?, ?, ?, ?, ?, ?, ?)'),
      change: db.prepare(
        `update worklists set name = coalesce(?4, name), same = coalesce(?5, same), shared = coalesce(?6, shared) where ${OWN}`,
      ),
      remove: db.prepare(`delete from worklists where ${OWN}`),
      seen: db.prepare(`select 1 from worklists w where w.id = ?3 and ${SEEN}`),
      size: db.prepare('select count(*) as n from worklist_documents where list_id = ?'),
      documents: db.prepare(
        `select d.*, s.user_id is not null as seen, (select json_group_array(t.tag) from worklist_tags t where t.place = d.place) as tags,
           (select json_group_array(json(${HIGHLIGHT}) order by h.at, h.rowid) from worklist_highlights h where h.place = d.place) as highlights
         from worklist_documents d left join worklist_seen s on s.place = d.place and s.user_id = ?2
         where d.list_id = ?1 order by d.place`,
      ),
      add: db.prepare(
        'insert into worklist_documents (list_id, number, user_id, added_at) values (?, ?, ?, ?) on conflict do nothing',
      ),
      take: db.prepare('delete from worklist_documents where list_id = ? and number = ?'),
      place: db.prepare('select place from worklist_documents where list_id = ? and number = ?'),
      mark: db.prepare('update worklist_documents set mark = ? where place = ?'),
      note: db.prepare('update worklist_documents set note = ? where place = ?'),
      untag: db.prepare('delete from worklist_tags where place = ?'),
      tag: db.prepare('insert into worklist_tags values (?, ?, ?) on conflict do nothing'),
      see: db.prepare('insert into worklist_seen values (?, ?) on conflict do nothing'),
      unsee: db.prepare('delete from worklist_seen where place = ? and user_id = ?'),
      highlighted: db.prepare('select count(*) as n from worklist_highlights where place = ?'),
      highlight: db.prepare('insert into worklist_highlights values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
      unhighlight: db.prepare(
        `delete from worklist_highlights where id = ?
         and place in (select place from worklist_documents where list_id = ?)`,
      ),
      highlights: db.prepare(
        `select w.id as list_id, ${HIGHLIGHT} as highlight
         from worklists w join worklist_documents d on d.list_id = w.id join worklist_highlights h on h.place = d.place
         where ${SEEN} and d.number = ?3 order by h.at, h.rowid`,
      ),
      list: db.prepare(
        `select w.id from worklists w where ${SEEN} and w.same = ?3 order by w.user_id = ?1 desc, w.created_at, w.rowid limit 1`,
      ),
      numbers: db.prepare('select number from worklist_documents where list_id = ? order by place'),
      tagged: db.prepare(
        `select distinct d.number from worklists w join worklist_documents d on d.list_id = w.id join worklist_tags t on t.place = d.place
         where ${SEEN} and t.same = ?3 order by d.number`,
      ),
      holding: db.prepare(
        `select w.id from worklists w join worklist_documents d on d.list_id = w.id where ${SEEN} and d.number = ?3 order by w.same, w.rowid`,
      ),
      tags: db.prepare(
        `select min(t.tag) as tag, count(distinct d.number) as count
         from worklists w join worklist_documents d on d.list_id = w.id join worklist_tags t on t.place = d.place
         where ${SEEN} group by t.same order by t.same`,
      ),
    };
    const of = (user: SearchOwner) => sql.all.all(user.id, user.account_id).map(toList);
    const sees = (user: SearchOwner, id: string) => sql.seen.get(user.id, user.account_id, id) !== undefined;
    const numbersOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ number }) => number as string);
    return {
      of,
      create(user, { name, shared }) {
        const id = randomUUID();
        if (sql.named.get(user.id, sameName(name), id)) return undefined;
        sql.create.run(id, user.account_id, user.id, name, sameName(name), Number(shared), clock());
        return of(user).find((each) => each.id === id)!;
      },
      change(user, id, { name, shared }) {
        if (name !== undefined && sql.named.get(user.id, sameName(name), id)) return false;
        const to = [name ?? null, name === undefined ? null : sameName(name)] as const;
        const { changes } = sql.change.run(
          ...([id, user.id, user.account_id] as const),
          ...to,
          shared === undefined ? null : Number(shared),
        );
        return changes === 1;
      },
      remove: (user, id) => sql.remove.run(id, user.id, user.account_id).changes === 1,
      documents: (user, id) => (sees(user, id) ? sql.documents.all(id, user.id).map(toDocument) : undefined),
      add(user, id, numbers) {
        if (!sees(user, id)) return undefined;
        const fresh = new Set(numbers.filter((number) => !sql.place.get(id, number)));
        if (Number(sql.size.get(id)!.n) + fresh.size > MOST_LISTED) return 'full';
        for (const number of fresh) sql.add.run(id, number, user.id, clock());
        return fresh.size;
      },
      take(user, id, numbers) {
        if (!sees(user, id)) return undefined;
        return numbers.reduce((sum, number) => sum + Number(sql.take.run(id, number).changes), 0);
      },
      annotate(user, id, number, { mark, note, tags, seen }) {
        const place = sees(user, id) && sql.place.get(id, number)?.place;
        if (typeof place !== 'number') return false;
        if (mark !== undefined) sql.mark.run(mark, place);
        if (note !== undefined) sql.note.run(note || null, place);
        if (tags !== undefined) {
          sql.untag.run(place);
          for (const tag of tags) sql.tag.run(place, sameName(tag), tag.trim());
        }
        if (seen !== undefined) (seen ? sql.see : sql.unsee).run(place, user.id);
        return true;
      },
      highlight(user, id, number, { text, unit, start, end, words, colour }) {
        const place = sees(user, id) && sql.place.get(id, number)?.place;
        if (typeof place !== 'number') return undefined;
        if (Number(sql.highlighted.get(place)!.n) >= MOST_HIGHLIGHTS) return 'full';
        const made = { id: randomUUID(), text, unit, start, end, words, colour, user_id: user.id, at: clock() };
        sql.highlight.run(made.id, place, text, unit, start, end, words, colour, user.id, made.at);
        return made;
      },
      unhighlight: (user, id, highlight) => sees(user, id) && sql.unhighlight.run(highlight, id).changes === 1,
      highlights: (user, number) =>
        sql.highlights.all(user.id, user.account_id, number).map(({ list_id, highlight }) => ({
          list_id: list_id as string,
          ...(JSON.parse(highlight as string) as Highlight),
        })),
      gathered(user, what) {
        if ('tag' in what) {
          const rows = sql.tagged.all(user.id, user.account_id, sameName(what.tag));
          return rows.length === 0 ? undefined : numbersOf(rows);
        }
        const list = sql.list.get(user.id, user.account_id, sameName(what.list));
        return list && numbersOf(sql.numbers.all(list.id as string));
      },
      holding: (user, number) => sql.holding.all(user.id, user.account_id, number).map(({ id }) => id as string),
      tags: (user) =>
        sql.tags
          .all(user.id, user.account_id)
          .map(({ tag, count }) => ({ tag: tag as string, count: count as number })),
    };
  },
};

/** In the accounts' SQLite file, so that backups hold them and nobody's lists outlive them. */
export const sqliteWorklists = (path: string, options: { readonly clock?: Clock } = {}): Worklists =>
  openStore(import.meta.url, store, path, options);

const toList = ({ id, user_id, name, shared, created_at, size }: Record<string, unknown>): Worklist =>
  ({ id, user_id, name, shared: shared === 1, created_at, size }) as Worklist;

const toDocument = (row: Record<string, unknown>): ListedDocument => {
  const { number, added_at, user_id, mark, note, tags, seen, highlights } = row;
  return {
    ...{ number, added_at, user_id },
    ...(mark !== null && { mark }),
    ...(note !== null && { note }),
    tags: JSON.parse(tags as string),
    seen: seen === 1,
    highlights: JSON.parse(highlights as string),
  } as ListedDocument;
};
