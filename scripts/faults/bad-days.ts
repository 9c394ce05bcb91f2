/**
 * `node scripts/faults/bad-days.ts [--running]`: starts the service with what operators get wrong, against real servers
 * where the machine has them, and prints the sentence with which it refuses. Then things go wrong under a service that
 * runs (`--running`: only that), and what `/readyz`, a read and a write say of each is printed. Ends with 1 where it
 * starts, says nothing, or more than a sentence with a remedy.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '#stores/postgres/schema.ts';
import { hasPostgres, startPostgres } from '#testing/postgres.ts';
import { hasS3, S3_KEYS, startS3 } from '#testing/s3.ts';
import { badDaysOfARunningService } from './bad-days-running.ts';
import { begun } from './service.ts';

const root = mkdtempSync(join(tmpdir(), 'pg-'));
const START_MS = 60_000;
// servers that were started keep no process alive by themselves
const alive = setInterval(() => {}, 60_000);
let failed = false;
let n = 0;

async function refuses(what: string, settings: Readonly<Record<string, string>>, expected: RegExp): Promise<void> {
  const data = join(root, `data-${++n}`);
  const { said, status, running } = await begun({ PRIORA_DATA_DIR: data, PORT: '0', ...settings }, START_MS);
  running?.kill('SIGKILL');
  const lines = said
    .trim()
    .split('\n')
    .filter((line) => !/loading the demo corpus|^\s*$/.test(line));
  const last = lines.at(-1) ?? '';
  // null: it has said it, and does not end
  const held = running === undefined && status !== null && status > 0 && expected.test(said) && !/\n {4}at /.test(said);
  if (!held) failed = true;
  console.log(
    `${held ? 'told' : 'NOT TOLD'} | ${what} | ${running ? 'it runs' : `status ${status}`} | ${held ? last : said.slice(-600)}`,
  );
}

if (!process.argv.includes('--running')) await atTheStart();
if (hasPostgres && !(await badDaysOfARunningService())) failed = true;
rmSync(root, { recursive: true, force: true });
clearInterval(alive);
process.exit(failed ? 1 : 0);

async function atTheStart(): Promise<void> {
  const fake = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.headers.authorization === `Basic ${Buffer.from('a:wrong').toString('base64')}`)
      response.statusCode = 401;
    response.end(JSON.stringify({ name: 'x', version: { distribution: 'opensearch', number: '1.3.0' } }));
  });
  fake.listen(0, '127.0.0.1');
  await new Promise((resolve) => fake.once('listening', resolve));
  const search = `http://127.0.0.1:${(fake.address() as AddressInfo).port}`;

  await refuses('database: no address', { PRIORA_DATABASE_URL: 'mysql://x' }, /PRIORA_DATABASE_URL/);
  await refuses(
    'database: nobody there',
    { PRIORA_DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
    /Start PostgreSQL, or correct PRIORA_DATABASE_URL/,
  );
  await refuses('search engine: nobody there', { PRIORA_SEARCH_URL: 'http://127.0.0.1:1' }, /PRIORA_SEARCH_URL/);
  await refuses(
    'search engine: wrong password',
    { PRIORA_SEARCH_URL: search.replace('//', '//a:wrong@') },
    /password|PRIORA_SEARCH/,
  );
  await refuses('search engine: version too old', { PRIORA_SEARCH_URL: search }, /2\.4/);
  await refuses(
    'bucket: nobody there',
    {
      PRIORA_S3_BUCKET: 'files',
      PRIORA_S3_ENDPOINT: 'http://127.0.0.1:1',
      PRIORA_S3_ACCESS_KEY: 'a',
      PRIORA_S3_SECRET_KEY: 'b',
    },
    /nothing listens there/,
  );
  writeFileSync(join(root, 'file'), '');
  await refuses('data folder: a file', { PRIORA_DATA_DIR: join(root, 'file') }, /file/);
  fake.close();

  if (hasPostgres) {
    chmodSync(root, 0o755);
    const folder = join(root, 's');
    const server = await startPostgres(folder);
    const { Client } = (await import('pg')).default;
    const run = async (database: string, ...texts: readonly string[]) => {
      const client = new Client(server.url(database));
      await client.connect();
      for (const text of texts) await client.query(text);
      await client.end();
    };
    const database = async (name: string, ...texts: readonly string[]) => {
      await run('postgres', `create database ${name} template template0`);
      if (texts.length > 0) await run(name, ...texts);
      return { PRIORA_DATABASE_URL: server.url(name) };
    };
    await refuses('database: not there', { PRIORA_DATABASE_URL: server.url('none') }, /createdb/);
    await run(
      'postgres',
      "create database latin template template0 encoding 'SQL_ASCII' lc_collate 'C' lc_ctype 'C' locale_provider libc",
    );
    await refuses('database: another encoding', { PRIORA_DATABASE_URL: server.url('latin') }, /UTF-?8/);
    await refuses(
      'database: another program’s',
      await database('foreign_one', 'create table keys (x int)'),
      /another|empty/,
    );
    await run(
      'postgres',
      'create database readonly template template0',
      'alter database readonly set default_transaction_read_only = on',
    );
    await refuses('database: read-only', { PRIORA_DATABASE_URL: server.url('readonly') }, /read-only/);
    await run(
      'postgres',
      'create role weak login',
      'create database owned template template0',
      'revoke create on schema public from public',
    );
    await refuses(
      'database: no right to make tables',
      { PRIORA_DATABASE_URL: server.url('owned').replace('priora@', 'weak@') },
      /owner/,
    );
    await run('postgres', "create role named login password 'right'", 'create database locked template template0');
    const client = new Client(server.url('postgres'));
    await client.connect();
    const { hba_file } = (await client.query('show hba_file')).rows[0];
    writeFileSync(hba_file, `local all named scram-sha-256\n${readFileSync(hba_file, 'utf8')}`);
    await client.query('select pg_reload_conf()');
    await client.end();
    const named = (user: string) => ({ PRIORA_DATABASE_URL: server.url('locked').replace('priora@', `${user}@`) });
    await refuses('database: wrong password', named('named:wrong'), /refuses the password/);
    await refuses('database: no password', named('named'), /asks for a password/);
    const steps = 'create table priora_migrations (number int, name text, digest text, taken_at timestamptz)';
    const newer = `insert into priora_migrations select n, 'step', '' from generate_series(1, ${MIGRATIONS.length + 1}) n`;
    await refuses('database: of a newer version', await database('newer', steps, newer), /newer Priora/);
    const other = `insert into priora_migrations select n, 'step', '' from generate_series(1, ${MIGRATIONS.length - 1}) n`;
    await refuses('database: half of other steps', await database('other', steps, other), /another/);
    await server.stop();
  }
  if (hasS3) {
    const server = await startS3();
    const bucket = { PRIORA_S3_BUCKET: 'none', PRIORA_S3_ENDPOINT: server.endpoint };
    const keys = { PRIORA_S3_ACCESS_KEY: S3_KEYS.access_key, PRIORA_S3_SECRET_KEY: S3_KEYS.secret_key };
    await refuses('bucket: not there', { ...bucket, ...keys }, /no such bucket/);
    await refuses('bucket: wrong keys', { ...bucket, ...keys, PRIORA_S3_SECRET_KEY: 'wrong' }, /refuses these keys/);
    await server.close();
  }
}
