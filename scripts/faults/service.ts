import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM = 'src/cli/priora.ts';
/** The work tree that this script is of. */
const HERE = join(import.meta.dirname, '../..');
const READY_MS = 900_000;
/** Until one that was paused has answered who waited meanwhile. */
const AWAKE_MS = 5_000;

/** `priora serve` as a process of its own, which may be killed and started again at the same address. */
export interface Service {
  readonly url: string;
  /** The key that a first start prints; on a database that another one began, nobody's. */
  readonly key: string | undefined;
  /** What it said last where it ended by itself; undefined: it did not. */
  readonly ended: () => string | undefined;
  /** The end of what it wrote into its log since it was started last. */
  readonly log: () => string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Stops it for a while, as a machine that is held does: it wakes, and knows nothing of the time between. */
  pause(ms: number): Promise<void>;
  /** Whether it is stopped, or was so lately that callers still wait for it. */
  readonly paused: () => boolean;
  /**
   * Until it says that it answers.
   * @param tree Work tree of the version that is started; default: that of the start before it.
   * @throws Error with what it said instead.
   */
  start(tree?: string): Promise<void>;
  close(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

/**
 * Over a copy of a data folder, by the version in a work tree: this one, if none is named.
 * @param more Options of the command.
 */
export async function startService(
  settings: Readonly<Record<string, string>>,
  data: string,
  version = HERE,
  more: readonly string[] = [],
): Promise<Service> {
  const dir = mkdtempSync(join(tmpdir(), 'priora-faults-'));
  await cp(data, join(dir, 'data'), { recursive: true });
  const port = await freePort();
  let child: ChildProcess | undefined;
  let key: string | undefined;
  let ended: string | undefined;
  let last = '';
  let killed = false;
  const kill = async () => {
    killed = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  let paused_until = 0;
  let used = version;
  const start = async (tree = used) => {
    used = tree;
    const { said, running } = await begun(
      { PRIORA_DATA_DIR: join(dir, 'data'), PORT: String(port), PRIORA_LEARN: 'false', ...settings },
      READY_MS,
      tree,
      more,
    );
    if (!running) throw new Error(said);
    child = running;
    killed = false;
    last = '';
    running.stderr!.on('data', (piece) => {
      last = (last + piece).slice(-1_500);
    });
    running.once('exit', (code, signal) => {
      if (!killed) ended ??= `${signal ?? `status ${code}`}: ${last}`;
    });
    key ??= /sk-\w+/.exec(said)?.[0];
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    get key() {
      return key;
    },
    ended: () => ended,
    log: () => last,
    paused: () => Date.now() < paused_until,
    async pause(ms) {
      paused_until = Number.POSITIVE_INFINITY;
      child!.kill('SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, ms));
      child!.kill('SIGCONT');
      paused_until = Date.now() + AWAKE_MS;
    },
    kill,
    start,
    async close() {
      await kill();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Starts the program and waits until it answers or has ended; what it said. */
export async function begun(
  settings: Readonly<Record<string, string>>,
  within_ms: number,
  tree = HERE,
  more: readonly string[] = [],
): Promise<{ readonly said: string; readonly status: number | null; readonly running: ChildProcess | undefined }> {
  const child = spawn(process.execPath, [join(tree, PROGRAM), 'serve', ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PRIORA_LOG_LEVEL: 'error', ...settings },
  });
  let said = '';
  let told = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      said = (said + piece).slice(-20_000);
      told();
    });
  const ends = once(child, 'exit');
  const answers = new Promise<void>((resolve) => {
    told = () => void (/Stop: +Ctrl-C/.test(said) && resolve());
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, within_ms).unref());
  await Promise.race([ends, answers, late]);
  if (/Stop: +Ctrl-C/.test(said) && child.exitCode === null) return { said, status: null, running: child };
  if (child.exitCode === null) {
    child.kill('SIGKILL');
    await ends;
  }
  return { said, status: child.exitCode, running: undefined };
}
