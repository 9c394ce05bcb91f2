import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import type { Query } from '#corpus/query/tree.ts';
import { type Operation, PAGE_OFFSET } from '../queries.ts';
import { builtOnce } from './built.ts';
import { Absent, type Peer, type Workplace } from './peer.ts';

const run = promisify(execFile);
const PORT = '54329';
/** Between title, abstract and claims, so that no phrase and no proximity reaches across; no word of the corpus. */
const GAP = ` ${'qqqq '.repeat(12)}`;
const GROUPS: Partial<Record<Operation, string>> = {
  families: 'family',
  applications: 'application',
  extended: 'extended',
};

/** A server refuses to run as root: then it runs as `postgres`, the user of Debian's package. */
async function serverUser(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const line = (await readFile('/etc/passwd', 'utf8')).split('\n').find((each) => each.startsWith('postgres:'));
  if (!line) throw new Absent('no user to run the server as');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A server in a cluster of its own, on a socket of its own. */
export interface Server {
  readonly version: string;
  readonly session: Session;
  /** Runs a statement apart from the session, which is not timed. */
  run(sql: string): Promise<unknown>;
  /** Fills a table from a file of lines as `COPY` takes them. */
  copy(table: string, lines: string): Promise<void>;
  close(): Promise<void>;
}

/** Starts PostgreSQL in a folder of the place. @throws Absent where it is not installed. */
export async function startPostgres(place: Pick<Workplace, 'dir'>): Promise<Server> {
  const versions = await readdir('/usr/lib/postgresql').catch((): string[] => []);
  const version = versions
    .sort((a, b) => Number(b) - Number(a))
    .find((each) => existsSync(`/usr/lib/postgresql/${each}/bin/initdb`));
  if (!version) throw new Absent('no PostgreSQL server');
  const bin = `/usr/lib/postgresql/${version}/bin`;
  const user = await serverUser();
  const dir = join(place.dir, 'postgres');
  await mkdir(dir, { recursive: true });
  if (user.uid !== undefined) {
    await chown(dir, user.uid, user.gid!);
    // the way to it is a temporary folder of ours
    await chmod(place.dir, 0o755);
    await chmod(join(place.dir, '..'), 0o755);
  }
  const options = { ...user, cwd: dir };
  if (!existsSync(join(dir, 'data/PG_VERSION')))
    await run(
      join(bin, 'initdb'),
      ['-D', join(dir, 'data'), '-A', 'trust', '-U', 'bench', '-E', 'UTF8', '--locale=C'],
      options,
    );
  const settings =
    'fsync=off full_page_writes=off shared_buffers=1GB work_mem=256MB maintenance_work_mem=512MB jit=off max_wal_size=4GB'
      .split(' ')
      .flatMap((setting) => ['-c', setting]);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', join(dir, 'data'), '-k', dir, '-p', PORT, '-c', 'listen_addresses=', ...settings],
    { ...options, stdio: 'ignore' },
  );
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  // biome-ignore format: options of a command
  const client = ['-h', dir, '-p', PORT, '-U', 'bench', '-d', 'postgres', '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'];
  const stop = async () => {
    server.kill('SIGINT');
    await stopped;
  };
  for (let tries = 0; ; tries++) {
    if (
      await run(join(bin, 'pg_isready'), ['-h', dir, '-p', PORT]).then(
        () => true,
        () => false,
      )
    )
      break;
    if (tries > 100) {
      await stop();
      throw new Absent('the server did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const session = new Session(client);
  return {
    version,
    session,
    run: (sql) => run('psql', [...client, '-c', sql]),
    async copy(table, lines) {
      const copy = spawn('psql', [...client, '-c', `copy ${table} from stdin`], {
        stdio: ['pipe', 'ignore', 'inherit'],
      });
      const copied = new Promise((resolve) => copy.once('exit', resolve));
      await pipeline(createReadStream(lines), copy.stdin);
      if ((await copied) !== 0) throw new Error('psql could not copy the documents');
    },
    async close() {
      session.close();
      await stop();
    },
  };
}

/**
 * PostgreSQL with GIN indexes, in a cluster of its own that is thrown away; asked through `psql`, timed as that tells.
 */
export async function postgresPeer(place: Workplace): Promise<Peer> {
  const server = await startPostgres(place);
  const { session, version } = server;
  try {
    const built = await builtOnce(place, 'postgres', async () => {
      const started = performance.now();
      await build(server, place);
      const seconds = (performance.now() - started) / 1000;
      const { lines } = await session.query("select pg_total_relation_size('documents')");
      return { seconds, bytes: Number(lines[0]) };
    });
    return {
      name: `PostgreSQL ${version}`,
      keeps: 'nothing',
      built,
      async ask({ query }, operation) {
        const tail = conditions(query);
        if (!tail) return undefined;
        const { lines: rows, ms } = await session.query(statement(tail, operation));
        if (operation === 'facets') return { found: rows.join(' | '), ms };
        return { found: GROUPS[operation] || operation === 'count' ? Number(rows[0]) : rows.length, ms };
      },
      close: () => server.close(),
    };
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function build(server: Server, { lines }: Workplace): Promise<void> {
  const psql = (sql: string) => server.run(sql);
  await psql(`create unlogged table raw (id text, title text, abstract text, claims text, date int, office text, assignee text,
    application int, family int, extended int, ipc text)`);
  await server.copy('raw', lines);
  await psql(`create unlogged table documents as select row_number() over (order by id)::int id, date, application, family, extended, assignee,
      to_tsvector('simple', title) title, to_tsvector('simple', title || '${GAP}' || abstract || '${GAP}' || claims) words,
      (select array_agg(distinct level) from unnest(string_to_array(ipc, ' ')) symbol,
        unnest(array[left(symbol, 1), left(symbol, 3), left(symbol, 4), split_part(symbol, '/', 1), symbol]) level) classes,
      (select array_agg(distinct left(symbol, 4)) from unnest(string_to_array(ipc, ' ')) symbol) subclasses from raw`);
  await psql('drop table raw');
  await psql('create index on documents using gin (words) with (fastupdate = off)');
  await psql('create index on documents using gin (title) with (fastupdate = off)');
  await psql('create index on documents using gin (classes) with (fastupdate = off)');
  await psql('create index on documents (date)');
  await psql('vacuum analyze documents');
}

/** One `psql` that answers statements in turn. */
class Session {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor(client: readonly string[]) {
    this.#process = spawn('psql', [...client], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#process.stdout! })[Symbol.asyncIterator]();
    this.#process.stdin!.write('\\timing on\n');
  }

  async query(sql: string): Promise<{ lines: string[]; ms: number }> {
    this.#process.stdin!.write(`${sql.replace(/\s+/g, ' ')};\n`);
    const lines: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error('psql ended');
      const time = /^Time: ([\d.]+) ms/.exec(value as string);
      if (time) return { lines, ms: Number(time[1]) };
      if (value !== '') lines.push(value as string);
    }
  }

  close(): void {
    this.#process.stdin!.end();
  }
}

/** The WHERE of a query and what ranks its hits; undefined where PostgreSQL cannot say it. */
function conditions(query: Query): { where: string; rank: string | undefined } | undefined {
  const parts = query.kind === 'and' ? query.of : [query];
  const where: string[] = [];
  const words: Query[] = [];
  for (const part of parts) {
    if (part.kind === 'range') where.push(`date between ${Number(part.from)} and ${Number(part.to)}`);
    else if (part.kind === 'term' && part.field === 'IPC') where.push(`classes @> array['${part.text}']`);
    else words.push(part);
  }
  if (words.length === 0) return { where: where.join(' and '), rank: undefined };
  const said = words.map(tsquery);
  if (said.includes(undefined)) return undefined;
  const column = words[0]!.kind === 'term' && words[0]!.field === 'T' ? 'title' : 'words';
  const match = `'${said.join(' & ')}'::tsquery`;
  return { where: [`${column} @@ ${match}`, ...where].join(' and '), rank: `ts_rank(${column}, ${match})` };
}

function tsquery(query: Query): string | undefined {
  switch (query.kind) {
    case 'term':
      return query.text;
    case 'phrase':
      return `(${query.text.split(' ').join(' <-> ')})`;
    case 'wildcard':
      return /^\w+\*$/.test(query.pattern) ? `${query.pattern.slice(0, -1)}:*` : undefined;
    case 'near': {
      const { reach } = query;
      const [left, right] = [tsquery(query.left), tsquery(query.right)];
      if (reach.unit !== 'words') return undefined;
      // <n> means exactly n words on
      const apart = Array.from({ length: reach.distance + 1 }, (_, n) => n + 1);
      const both = apart.flatMap((n) => [
        `${left} <${n}> ${right}`,
        ...(reach.ordered ? [] : [`${right} <${n}> ${left}`]),
      ]);
      return `(${both.map((each) => `(${each})`).join(' | ')})`;
    }
    case 'not': {
      const inner = tsquery(query.of);
      return inner && `!${inner}`;
    }
    case 'and':
    case 'or': {
      const inner = query.of.map(tsquery);
      return inner.includes(undefined) ? undefined : `(${inner.join(query.kind === 'and' ? ' & ' : ' | ')})`;
    }
    default:
      return undefined;
  }
}

function statement({ where, rank }: { where: string; rank: string | undefined }, operation: Operation): string {
  const from = `from documents where ${where}`;
  const group = GROUPS[operation];
  if (group) return `select count(distinct ${group}) ${from}`;
  switch (operation) {
    case 'count':
      return `select count(*) ${from}`;
    case 'top_date':
      return `select id ${from} order by date desc, id limit 10`;
    case 'facets': {
      const facet = (value: string, source: string) =>
        `(select coalesce(string_agg(value || '=' || n, ' ' order by n desc, value collate "C"), '') from
          (select ${value} value, count(*) n from ${source} group by 1 order by 2 desc, 1 limit 10) counted)`;
      return `with found as materialized (select assignee, subclasses, date ${from}) select line from (values
        (1, ${facet('assignee', 'found')}), (2, ${facet('subclass', 'found, unnest(subclasses) subclass')}),
        (3, ${facet('(date / 10000)::text', 'found')})) told (n, line) order by n`;
    }
    default:
      return `select id ${from} order by ${rank ? `${rank} desc, ` : ''}id limit 10 offset ${operation === 'page' ? PAGE_OFFSET : 0}`;
  }
}
