import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { madeOnce } from './made-once.ts';
import { runFolder } from './run-folder.ts';

/** Where distributions put the programs of a server. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...(existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`)
    : []),
];
const program = (name: string): string | undefined =>
  FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));

/**
 * Whether this machine has a PostgreSQL server to start: tests that need one are skipped, visibly, where it has not.
 */
export const hasPostgres = program('postgres') !== undefined && program('initdb') !== undefined;

/** The server refuses to run as root: somebody without rights runs it then. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const named = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody'].map((name) => named.find((line) => line.startsWith(`${name}:`)));
  const [, , uid, gid] = (entry.find((line) => line !== undefined) ?? '::65534:65534').split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/** A server of the tests. It listens in its folder alone, so that no port is needed. */
export interface PostgresServer {
  /** Of a database: for `PRIORA_DATABASE_URL`. */
  url(database: string): string;
  readonly pid: number;
  /** Ends it as a crash does, and starts it again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Of Linux; elsewhere none is known. */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended by itself
  }
}

const PORT = 5432;
/** How long children of a server that was killed may go on. */
const CHILDREN_MS = 30_000;
/** Nothing of a test outlives it: the disk is not waited for. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Makes a server in a folder and starts it. Its databases sort as people do, so that statements which rely on the order
 * of bytes without saying so are found.
 */
export async function startPostgres(folder: string, settings: readonly string[] = FAST): Promise<PostgresServer> {
  const owner = unprivileged();
  const data = join(folder, 'data');
  if (!existsSync(data)) {
    mkdirSync(data, { recursive: true });
    for (const each of [folder, data]) {
      chmodSync(each, 0o700);
      if (owner) chownSync(each, owner.uid, owner.gid);
    }
    const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=en'];
    execFileSync(
      program('initdb')!,
      ['-D', data, '-U', 'priora', '-A', 'trust', '--no-sync', '--no-instructions', ...locale],
      { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  }
  let server: ChildProcess;
  const begin = async (): Promise<boolean> => {
    const set = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=100', ...settings];
    server = spawn(program('postgres')!, ['-D', data, '-p', String(PORT), ...set.flatMap((each) => ['-c', each])], {
      ...{ ...owner, cwd: folder, stdio: 'ignore', detached: true },
    });
    server.unref();
    const file = join(data, 'postmaster.pid');
    // its last line says that it answers; one that was killed has left it, too
    const answers = (text: string) => text.startsWith(`${server.pid}\n`) && /^ready\s*$/m.test(text);
    while (!(existsSync(file) && answers(readFileSync(file, 'utf8')))) {
      if (server.exitCode !== null) return false;
      await pause(20);
    }
    return true;
  };
  const start = async () => {
    // children of one that was killed go on for a moment, in which no other begins
    for (const until = Date.now() + CHILDREN_MS; !(await begin()); await pause(200))
      if (Date.now() > until) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
  };
  const ended = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    process.kill(server.pid!, signal);
    await gone;
  };
  /** Children that the server has left notice its end when they next wait for something, and answer until then. */
  const killed = async () => {
    const children = childrenOf(server.pid!);
    await ended('SIGKILL');
    for (const pid of children) killIfThere(pid);
  };
  await start();
  return {
    url: (database) => `postgres://priora@${encodeURIComponent(folder)}:${PORT}/${database}`,
    get pid() {
      return server.pid!;
    },
    kill: killed,
    start,
    stop: () => ended('SIGINT'),
  };
}

/**
 * An empty database of its own for a test file, on the one server of this run, which is started by whoever asks first
 * and stopped when the run ends. Answers its URL.
 */
export async function testDatabase(name: string): Promise<string> {
  const run = runFolder();
  if (run === undefined) throw new Error('a database for tests needs a run of tests');
  const made = await madeOnce(run, 'postgres', async (draft) => {
    // the path of a socket is short: it has a folder of its own, named here
    const folder = mkdtempSync(join(tmpdir(), 'pg-'));
    const { pid } = await startPostgres(folder);
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, 'server'), JSON.stringify({ folder, pid }));
  });
  const { folder } = JSON.parse(readFileSync(join(made, 'server'), 'utf8')) as { folder: string };
  const url = (database: string) => `postgres://priora@${encodeURIComponent(folder)}:${PORT}/${database}`;
  const database = `${name}_${process.pid}_${Date.now()}`;
  const { Client } = (await import('pg')).default;
  const client = new Client(url('postgres'));
  await client.connect();
  await client.query(`create database ${database} template template0`);
  await client.end();
  return url(database);
}
