import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '#testing/service.ts';
import { blocksIn, blocksOf } from './blocks.ts';
import { furnish, reasonToSkip, runBlock } from './run.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Documents whose commands take seconds: the others are run by `npm run docs-commands`. */
const QUICK = [
  'docs/guides/query-language.md',
  'docs/guides/flows.md',
  'docs/guides/mcp.md',
  'docs/guides/monitors.md',
];

let service: TestService;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'priora-docs-'));
  furnish({ home });
  service = await startTestService({ corpus: 'demo' });
});
afterAll(async () => {
  await service.close();
  rmSync(home, { recursive: true, force: true });
});

it('every command that is not run says why', () => {
  const commands = blocksOf(ROOT).filter(({ language }) => language === 'sh');
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.map(reasonToSkip).filter((reason) => reason?.includes('is not known'))).toEqual([]);
});

it('commands of documents do what the documents say', { timeout: 180_000 }, async () => {
  const place = { url: service.url, key: service.key, data_dir: service.data_dir, home };
  const ended: (readonly [string, string, string])[] = [];
  for (const block of blocksOf(ROOT).filter(({ file, language }) => language === 'sh' && QUICK.includes(file))) {
    const { ended: how, said } = await runBlock(block, place);
    ended.push([block.file, how, how === 'failed' ? said : '']);
  }
  expect(ended.filter(([, how]) => how !== 'done')).toEqual([]);
  expect(new Set(ended.map(([file]) => file))).toEqual(new Set(QUICK));
});

it('a command that the service refuses, or that ends badly, has failed', async () => {
  const place = { url: service.url, key: service.key, data_dir: service.data_dir, home };
  const run = async (code: string) => (await runBlock(blocksIn(`\`\`\`sh\n${code}\n\`\`\``, 'x.md')[0]!, place)).ended;
  const count = `curl -s $PRIORA_URL/search/patent/query-search-count -H "Authorization: Bearer $PRIORA_KEY"`;
  expect(await run(`${count} -d '{"query_text":"TTL: lidar"}'`)).toBe('done');
  expect(await run(`${count} -d '{"query_text":"TLT: lidar"}'`)).toBe('failed');
  expect(await run('false\ntrue')).toBe('failed');
});
