import { Database } from '#stores/postgres/database.ts';

const EMPTY = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename like 'corpus\\_%'
  loop execute format('delete from %I', name); end loop;
  update corpus set last_seq = 0, last_key = 0, forgotten = 0, declared = declared + 1;
end $$`;

/** Leaves no record in a database. */
export async function emptyCorpus(url: string): Promise<void> {
  const database = new Database({ url, connections: 1 });
  const port = database.port();
  try {
    await database.query(EMPTY, []);
  } finally {
    await port.close();
  }
}
