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

/** A node of its own, in a folder that goes with it. */
export interface OpenSearchServer {
  readonly url: string;
  /** Ends it as a crash does; `start` has it answer at the same address again, with what it had kept. */
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

/** Starts a node; takes some 20 seconds and 700 MB. */
export async function startOpenSearch(): Promise<OpenSearchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'opensearch-'));
  const [http, transport] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${http}`;
  const source = join(import.meta.dirname, '../../scripts/opensearch/Node.java');
  const options = ['-Xms256m', '-Xmx768m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-cp', join(JARS, '*')];
  let stop: (signal: NodeJS.Signals | undefined) => Promise<void>;
  const start = async () => {
    const node = spawn('java', [...options, source, folder, String(http), String(transport)], {
      ...{ cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] },
    });
    const ended = new Promise<void>((resolve) => node.once('exit', () => resolve()));
    stop = (signal) => {
      if (signal) node.kill(signal);
      else node.stdin!.end();
      return ended;
    };
    const answers = () =>
      fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await answers())) {
      if (node.exitCode !== null) throw new Error(`OpenSearch ended with ${node.exitCode}`);
      await pause(200);
    }
  };
  await start();
  return {
    url,
    kill: () => stop('SIGKILL'),
    start,
    async close() {
      await stop(undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
