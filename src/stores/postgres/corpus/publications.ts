import type {
  CitationRow,
  CitingRow,
  DescribedRow,
  FamilyKind,
  LinkRow,
  MemberRow,
  ProfileRow,
  PublicationRow,
  PublicationTables,
} from '#collections/patents/families/tables.ts';
import type { Row, Value } from '../database.ts';
import { bytes, keysOf, type Over, statements } from './tables.ts';

const COLUMNS =
  'key, number, document, publication_date, granted, application, pct_application, stated_family, priority_set, simple_family, extended_family, facts, subclasses, owners';

const DESCRIBED = 'key, number, document, publication_date, simple_family, extended_family, subclasses, owners';

/** Families and citations in the tables of `schema.ts`. */
export function postgresPublications(over: Over): PublicationTables {
  const { of, run } = statements(over);
  const publications = (all: { readonly length: number }, where: string, values: Value) =>
    of<PublicationRow>(all, `select ${COLUMNS} from corpus_publications p where ${where}`, values);
  /** Rows whose column is one of some texts, found by their MD5. */
  const among = (column: string) =>
    `md5(${column})::uuid = any(select md5(v)::uuid from unnest($1::text[]) v) and ${column} = any($1::text[])`;
  function* keys(all: { readonly length: number }, text: string, values: Value) {
    return keysOf(yield* of<{ key: number }>(all, text, values));
  }
  const drop = (table: string, all: readonly { readonly key: number; readonly there?: boolean }[]) => {
    const there = keysOf(all.filter((each) => each.there ?? true));
    return run(there, `delete from ${table} where key = any($1::bigint[])`, there);
  };
  return {
    publications: (all) => publications(all, 'key = any($1::bigint[])', all),
    publicationsOfApplications: (all) => publications(all, among('application'), all),
    publicationsOfPrioritySets: (all) => publications(all, 'priority_set = any($1::bytea[])', all.map(bytes)),
    described: (all) =>
      of<DescribedRow>(all, `select ${DESCRIBED} from corpus_publications where key = any($1::bigint[])`, all),
    describedCalled: (all) =>
      of<DescribedRow>(all, `select ${DESCRIBED} from corpus_publications where number = any($1::text[])`, all),
    setPublications: (all) =>
      run(
        all,
        `insert into corpus_publications (key, number, document, authority, publication_date, granted, application, pct_application,
           stated_family, facts, subclasses, owners)
         select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::int[], $6::bool[], $7::text[], $8::text[], $9::text[],
           $10::bytea[], $11::text[], $12::text[])
         on conflict (key) do update set document = excluded.document, authority = excluded.authority,
           publication_date = excluded.publication_date, granted = excluded.granted, application = excluded.application,
           pct_application = excluded.pct_application, stated_family = excluded.stated_family, facts = excluded.facts,
           subclasses = excluded.subclasses, owners = excluded.owners`,
        keysOf(all),
        all.map((p) => p.number),
        all.map((p) => p.document),
        all.map((p) => p.authority),
        all.map((p) => p.publication_date),
        all.map((p) => p.granted),
        all.map((p) => p.application),
        all.map((p) => p.pct_application),
        all.map((p) => p.stated_family),
        all.map((p) => bytes(p.facts)),
        all.map((p) => p.subclasses),
        all.map((p) => p.owners),
      ),
    removePublications: (all) => run(all, 'delete from corpus_publications where key = any($1::bigint[])', all),
    setPrioritySets: (all) =>
      run(
        all,
        `update corpus_publications p set priority_set = u.digest from unnest($1::bigint[], $2::bytea[]) u(key, digest)
         where p.key = u.key`,
        all.map(([key]) => key),
        all.map(([, digest]) => bytes(digest)),
      ),
    setFamilies: (kind, all) =>
      run(
        all,
        `update corpus_publications p set ${kind}_family = u.family from unnest($1::bigint[], $2::bigint[]) u(key, family)
         where p.key = u.key and p.${kind}_family is distinct from u.family`,
        all.map(([key]) => key),
        all.map(([, family]) => family),
      ),
    priorities: (all) =>
      of<{ key: number; number: string }>(
        all,
        'select key, number from corpus_priorities where key = any($1::bigint[])',
        all,
      ),
    *setPriorities(all) {
      yield* drop('corpus_priorities', all);
      const rows = all.flatMap(({ key, numbers }) => [...new Set(numbers)].map((number) => ({ key, number })));
      yield* run(
        rows,
        'insert into corpus_priorities select * from unnest($1::bigint[], $2::text[])',
        keysOf(rows),
        rows.map(({ number }) => number),
      );
    },
    links: (all) => of<LinkRow>(all, 'select key, link, active from corpus_links where key = any($1::bigint[])', all),
    linkHolders: (all) => of<LinkRow>(all, `select key, link, active from corpus_links where ${among('link')}`, all),
    *setLinks(all) {
      yield* drop('corpus_links', all);
      const rows = all.flatMap(({ key, links }) => [...links].map(([link, active]) => ({ key, link, active })));
      yield* run(
        rows,
        'insert into corpus_links (key, link, active) select * from unnest($1::bigint[], $2::text[], $3::bool[])',
        keysOf(rows),
        rows.map(({ link }) => link),
        rows.map(({ active }) => active),
      );
    },
    citations: (all) =>
      of<CitationRow>(
        all,
        'select key, cited, subclasses from corpus_citations where key = any($1::bigint[]) order by key, cited',
        all,
      ),
    *setCitations(all) {
      yield* drop('corpus_citations', all);
      const rows = all.flatMap(({ key, cites }) =>
        cites.map(([cited, categories, subclasses]) => ({ key, cited, categories, subclasses })),
      );
      yield* run(
        rows,
        `insert into corpus_citations (key, cited, categories, subclasses)
         select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])`,
        keysOf(rows),
        rows.map(({ cited }) => cited),
        rows.map(({ categories }) => categories),
        rows.map(({ subclasses }) => subclasses),
      );
    },
    citing: (all) =>
      of<CitingRow>(
        all,
        `select c.cited, p.number, p.publication_date, p.subclasses, c.categories from corpus_citations c
         join corpus_publications p using (key) where ${among('c.cited')} order by p.number`,
        all,
      ),
    keysCiting: (all) => keys(all, `select key from corpus_citations where ${among('cited')}`, all),
    keysOfDocuments: (all) => keys(all, `select key from corpus_publications where ${among('document')}`, all),
    keysOfFamilies: (kind, all) =>
      keys(all, `select key from corpus_publications where ${kind}_family = any($1::bigint[])`, all),
    members: (kind: FamilyKind, all) =>
      of<MemberRow>(
        all,
        `select ${kind}_family as family, number, authority, publication_date from corpus_publications
         where ${kind}_family = any($1::bigint[]) order by number`,
        all,
      ),
    namedMembers: (all) =>
      of<{ family: number; number: string }>(
        all,
        `select distinct p.extended_family as family, substr(l.link, 3) as number from corpus_publications p
         join corpus_links l on l.key = p.key and l.active and l.link like 'n:%'
         where p.extended_family = any($1::bigint[])
           and not exists (select 1 from corpus_publications q where q.number = substr(l.link, 3))
           and not exists (select 1 from corpus_publications q
             where md5(q.document)::uuid = md5(substr(l.link, 3))::uuid and q.document = substr(l.link, 3))
         order by number`,
        all,
      ),
    profiles: (all) =>
      of<ProfileRow>(
        all,
        `select distinct on (document) document, subclasses, owners from corpus_publications where ${among('document')}
         order by document, granted desc, coalesce(publication_date, 0) desc, number desc`,
        all,
      ),
    *familyNumbers(all) {
      const rows = yield* of<Row>(
        all,
        'select family, number from corpus_families where family = any($1::bigint[])',
        all,
      );
      return new Map(rows.map(({ family, number }) => [family, number]));
    },
    *takenNumbers(all) {
      const rows = yield* of<Row>(all, 'select number from corpus_families where number = any($1::bigint[])', all);
      return new Set(rows.map(({ number }) => number));
    },
    addFamilyNumbers: (all) =>
      run(
        all,
        'insert into corpus_families (family, number) select * from unnest($1::bigint[], $2::bigint[])',
        all.map(([family]) => family),
        all.map(([, number]) => number),
      ),
  };
}
