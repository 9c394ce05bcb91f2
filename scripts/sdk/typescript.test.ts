import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoService } from '#testing/demo-service.ts';
import type { TestService } from '#testing/service.ts';
import { buildTypeScript } from './typescript.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

/** A project of a user, with the package as it would be installed. */
describe('the package', () => {
  const project = mkdtempSync(join(tmpdir(), 'priora-sdk-'));
  let service: TestService;
  beforeAll(async () => {
    service = await demoService();
    buildTypeScript(join(project, 'node_modules/priora-client'));
    cpSync(join(root, 'sdk/typescript/examples'), join(project, 'examples'), { recursive: true });
  });
  afterAll(() => rmSync(project, { recursive: true, force: true }));

  const example = async (name: string, ...given: string[]): Promise<string[]> => {
    const env = { PATH: process.env.PATH, PRIORA_URL: service.url, PRIORA_KEY: service.key };
    const { stdout } = await run(process.execPath, [join(project, 'examples', `${name}.js`), ...given], { env });
    return stdout.trim().split('\n');
  };

  it('has what it says it has', () => {
    const files = ['dist/main.js', 'dist/main.d.ts', 'src/main.ts', 'README.md', 'LICENSE', 'package.json'];
    for (const file of files) expect(existsSync(join(project, 'node_modules/priora-client', file)), file).toBe(true);
  });

  it('types the examples, and what is wrong in a call', async () => {
    writeFileSync(join(project, 'package.json'), '{"type":"module"}');
    writeFileSync(
      join(project, 'wrong.ts'),
      `import { connect } from 'priora-client';
const priora = connect();
const { total_search_result_count } = await priora.call('POST /search/patent/query-search-count', { body: { query_text: 'x' } });
export const count: number | undefined = total_search_result_count;
// @ts-expect-error: a number is no query
await priora.call('POST /search/patent/query-search-count', { body: { query_text: 1 } });
// @ts-expect-error: no such operation
await priora.call('POST /search/patent/nothing', {});
// @ts-expect-error: it does not stream
priora.stream('POST /search/patent/query-search-count', { body: { query_text: 'x' } });
`,
    );
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ target: 'es2022', lib: ['es2022', 'dom', 'esnext.disposable'], module: 'nodenext', strict: true },
          ...{ noEmit: true, checkJs: true, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
        },
        include: ['examples', 'wrong.ts'],
      }),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', project]).catch((error) => error);
    expect(stdout).toBe('');
  });

  it('searches page after page, and says what is wrong with a query', async () => {
    const lines = await example('search');
    expect(lines[0]).toBe('11 families');
    expect(lines).toHaveLength(13);
    expect(new Set(lines.slice(1, 12)).size).toBe(11);
    expect(lines.at(-1)).toMatch(/^invalid_query: There is no field “TADC”; did you mean TACD\?/);
  });

  it('writes an answer as it comes', async () => {
    expect((await example('ask')).join('\n')).toMatch(/^- “.*” \[1\].*\n\nSources:\n\[1\] .*\npatent [0-9a-f-]{36}/s);
  });

  it('takes an idea to its report', async () => {
    const lines = await example('novelty');
    expect(lines[0]).toMatch(/^F1 /);
    expect(lines.at(-1)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/files\//);
  });
});
