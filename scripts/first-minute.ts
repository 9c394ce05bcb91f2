/**
 * `npm run first-minute`: does what README's "Sixty seconds" says, on a folder that is empty, and says how long each
 * step took on this machine: the first start with the demo corpus, the first count, the first question with its answer,
 * a second start. `--write` puts the time of the first start and the number of processors into README.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const README = join(ROOT, 'README.md');
const COUNT = {
  query_text: 'TACD: (thermal $W5 runaway) AND IPC: H01M*',
  collapse_type: 'DOCDB',
};
/** A start that takes longer has failed. */
const MOST_MS = 300_000;

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly key?: string;
  /** From the command to the line that says it is ready. */
  readonly ms: number;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function start(folder: string): Promise<Started> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'src/cli/priora.ts'), 'serve'], {
    env: { ...process.env, PRIORA_DATA_DIR: folder, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    const end = setTimeout(() => reject(new Error(`It was not ready in ${MOST_MS / 1000} s: ${said}`)), MOST_MS);
    let ready: number | undefined;
    const told = (chunk: Buffer) => {
      said += chunk.toString();
      const key = /\bsk-[0-9A-Za-z]{49}\b/.exec(said)?.[0];
      if (!/is ready in|"msg":"ready"/.test(said)) return;
      ready ??= performance.now() - began;
      clearTimeout(end);
      // the key follows in the same breath, where there is a new one
      setTimeout(
        () => resolve({ child, url: `http://127.0.0.1:${port}`, ...(key && { key }), ms: ready! }),
        key ? 0 : 300,
      );
    };
    child.stdout!.on('data', told);
    child.stderr!.on('data', told);
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  });
}

async function stop({ child }: Started): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly answer: T }> {
  const began = performance.now();
  const answer = await work();
  return { ms: performance.now() - began, answer };
}

/** The question that README asks first. */
const question = /"query":"([^"]+)"/.exec(readFileSync(README, 'utf8'))![1]!;
const folder = mkdtempSync(join(tmpdir(), 'priora-first-'));
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
try {
  const first = await start(folder);
  if (!first.key) throw new Error('The first start printed no key.');
  const call = async (path: string, body: unknown) => {
    const reply = await fetch(first.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${first.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await reply.json()) as { status: boolean; data: Record<string, unknown> };
  };
  const count = await timed(() => call('/search/patent/query-search-count', COUNT));
  const asked = await timed(() => call('/chat/pat-gpt-stream', { query: question, stream: false }));
  const again = await timed(() => call('/search/patent/query-search-count', COUNT));
  await stop(first);
  const second = await start(folder);
  await stop(second);
  const model = cpus()[0]?.model ?? 'unknown processor';
  process.stdout.write(
    [
      `${availableParallelism()} processors (${model}), Node.js ${process.version}`,
      `first start, with the demo corpus   ${seconds(first.ms)}`,
      `first count                         ${seconds(count.ms)}  ${JSON.stringify(count.answer.data)}`,
      `the same again                      ${again.ms.toFixed(0)} ms`,
      `first question                      ${seconds(asked.ms)}  ${question}`,
      `second start                        ${seconds(second.ms)}`,
      '',
      JSON.stringify(asked.answer.data, undefined, 1).slice(0, 4_000),
      '',
    ].join('\n'),
  );
  if (!count.answer.status || !asked.answer.status) process.exitCode = 1;
  if (process.argv.includes('--write')) {
    const text = readFileSync(README, 'utf8');
    writeFileSync(
      README,
      text
        .replace(/Priora is ready in [\d.]+ s\./, `Priora is ready in ${seconds(first.ms).replace(' s', '')} s.`)
        .replace(
          /later starts take [^)]*\)/,
          `later starts take ${seconds(second.ms)}; both on ${availableParallelism()} processors, by \`npm run first-minute\`)`,
        ),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
