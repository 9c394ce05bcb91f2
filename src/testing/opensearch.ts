import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const JARS = process.env.PRIORA_TEST_OPENSEARCH ?? '';

/**
 * Whether there is an OpenSearch to start: the folder of its jars is in `PRIORA_TEST_OPENSEARCH` (made by
 * `scripts/opensearch/pom.xml`). Tests that need one are skipped, visibly, where it is not.
 */
export const hasOpenSearch = JARS !== '' && existsSync(JARS);

/** A cluster of its own, in folders that go with it. */
export interface OpenSearchServer {
  /** Of its nodes, comma-separated. */
  readonly url: string;
  readonly nodes: number;
  /** Of the processes of its nodes. */
  readonly pids: readonly number[];
  /** Ends a node as a crash does; `start` has it answer at the same address again, with what it had kept. */
  kill(node?: number): Promise<void>;
  start(node?: number): Promise<void>;
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

/**
 * Starts as many nodes, each of which takes some 20 seconds and 700 MB.
 * @param java Options of Java beside those of short tests.
 */
export async function startOpenSearch(nodes = 1, java: readonly string[] = []): Promise<OpenSearchServer> {
  const ports = () => Promise.all(Array.from({ length: nodes }, freePort));
  const [http, transports] = [await ports(), (await ports()).map(String)];
  const urls = http.map((port) => `http://127.0.0.1:${port}`);
  const folders = urls.map(() => mkdtempSync(join(tmpdir(), 'opensearch-')));
  const source = join(import.meta.dirname, '../../scripts/opensearch/Node.java');
  const short = ['-Xms256m', '-Xmx768m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const options = [...short, ...java, '-cp', join(JARS, '*')];
  const pids: number[] = [];
  const stops = new Map<number, (signal?: NodeJS.Signals) => Promise<void>>();
  const start = async (n = 0) => {
    const about = [folders[n]!, String(http[n]), String(n), ...transports];
    const node = spawn('java', [...options, source, ...about], {
      ...{ cwd: folders[n]!, stdio: ['pipe', 'ignore', 'ignore'] },
    });
    pids[n] = node.pid!;
    const ended = new Promise<void>((resolve) => node.once('exit', () => resolve()));
    stops.set(n, (signal) => {
      if (signal) node.kill(signal);
      else node.stdin!.end();
      return ended;
    });
    const answers = () =>
      fetch(`${urls[n]}/_cluster/health?wait_for_status=yellow&timeout=1s`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) {
      if (node.exitCode !== null) throw new Error(`OpenSearch ended with ${node.exitCode}`);
      await pause(200);
    }
  };
  await Promise.all(urls.map((_, n) => start(n)));
  return {
    ...{ url: urls.join(','), nodes, pids, start },
    kill: (n = 0) => stops.get(n)!('SIGKILL'),
    async close() {
      await Promise.all([...stops.values()].map((stop) => stop()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
