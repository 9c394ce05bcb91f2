import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), join(homedir(), 'go/bin')];
const program = FOLDERS.map((folder) => join(folder, 'versitygw')).find((path) => existsSync(path));

/**
 * Whether this machine has an S3 server to start (`go install github.com/versity/versitygw/cmd/versitygw@v1.8.0`):
 * tests that need one are skipped, visibly, where it has not.
 */
export const hasS3 = program !== undefined;

export const S3_KEYS = { access_key: 'test-access', secret_key: 'test-secret-of-some-length' } as const;

/** A server over a folder; each of its folders is a bucket. */
export interface S3Server {
  readonly endpoint: string;
  readonly folder: string;
  bucket(name: string): void;
  /** Ends it as a crash does; `start` has it answer at the same address again. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** Starts a server of its own. */
export async function startS3(): Promise<S3Server> {
  const root = mkdtempSync(join(tmpdir(), 's3-'));
  const folder = join(root, 'buckets');
  mkdirSync(folder);
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  let server: ChildProcess;
  const start = async () => {
    server = spawn(program!, ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', folder], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ROOT_ACCESS_KEY: S3_KEYS.access_key, ROOT_SECRET_KEY: S3_KEYS.secret_key },
    });
    while (
      !(await fetch(endpoint).then(
        () => true,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error(`the S3 server ended with ${server.exitCode}`);
      await pause(20);
    }
  };
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    endpoint,
    folder,
    bucket: (name) => mkdirSync(join(folder, name)),
    kill,
    start,
    async close() {
      await kill();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
