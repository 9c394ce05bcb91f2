/**
 * Runs the examples of the TypeScript client in other runtimes than Node.js, and in a browser, against a service of
 * its own: `node scripts/sdk/runtimes.ts [--with folder]`. Deno and Bun are looked for on the path and in
 * `folder/node_modules/.bin`; one that is not there is told as skipped. Ends with 1 where an example failed.
 */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { demoService } from '#testing/demo-service.ts';
import { buildTypeScript } from './typescript.ts';

const run = promisify(execFile);
const { values: given } = parseArgs({ options: { with: { type: 'string' } } });
const CHROMIUM = '/usr/bin/chromium';
/** What the search example prints first, on the demo corpus. */
const EXPECTED = /^11 families\n/;

const project = mkdtempSync(join(tmpdir(), 'priora-runtimes-'));
buildTypeScript(join(project, 'node_modules/priora-client'));
cpSync(join(import.meta.dirname, '../../sdk/typescript/examples'), join(project, 'examples'), { recursive: true });
const service = await demoService();
const env = {
  PATH: [...(given.with ? [join(given.with, 'node_modules/.bin')] : []), process.env.PATH].join(':'),
  HOME: project,
  PRIORA_URL: service.url,
  PRIORA_KEY: service.key,
};
const example = join(project, 'examples/search.js');

const outcomes: [runtime: string, ended: string][] = [];
for (const [name, command] of [
  ['Node.js', [process.execPath, example]],
  ['Deno', ['deno', 'run', '--allow-net', '--allow-env', '--allow-read', '--node-modules-dir=manual', example]],
  ['Bun', ['bun', 'run', example]],
] as const) {
  const [program, ...rest] = command;
  try {
    const { stdout } = await run(program, rest, { env, cwd: project, timeout: 60_000 });
    outcomes.push([name, EXPECTED.test(stdout) ? 'done' : `failed: ${stdout.slice(0, 200)}`]);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    outcomes.push([name, code === 'ENOENT' ? `skipped: no ${program} here` : `failed: ${message.slice(0, 500)}`]);
  }
}
outcomes.push(['a browser', await inBrowser()]);
for (const [runtime, ended] of outcomes) console.log(`${runtime.padEnd(10)} ${ended}`);
await service.close();
rmSync(project, { recursive: true, force: true });
process.exit(outcomes.some(([, ended]) => ended.startsWith('failed')) ? 1 : 0);

/** A page of the service's own origin, as a page behind the same proxy would be, that loads the package as a module. */
async function inBrowser(): Promise<string> {
  if (!existsSync(CHROMIUM)) return `skipped: no ${CHROMIUM}`;
  const dist = join(project, 'node_modules/priora-client/dist');
  const pages = createServer((request, response) => {
    const path = request.url === '/' ? undefined : join(dist, request.url!.replace(/[^\w./-]|\.\./g, ''));
    response.setHeader('content-type', path ? 'text/javascript' : 'text/html');
    response.end(path && existsSync(path) ? readFileSync(path) : '<!doctype html>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => pages.once('listening', resolve));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-web-security'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(pages.address() as { port: number }).port}/`);
    const count = await page.evaluate(
      `import('/main.js').then(({ connect }) => connect({ url: ${JSON.stringify(service.url)}, key: ${JSON.stringify(service.key)} })
        .call('POST /search/patent/query-search-count', { body: { query_text: 'TACD: (thermal $W5 runaway) AND IPC: H01M*', collapse_type: 'DOCDB' } }))
        .then((answer) => answer.total_search_result_count)`,
    );
    return count === 11 ? 'done' : `failed: ${String(count)}`;
  } catch (error) {
    return `failed: ${(error as Error).message.slice(0, 500)}`;
  } finally {
    await browser.close();
    pages.close();
  }
}
