import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { chat } from './chat.ts';
import type { Place } from './connection.ts';
import { exportRows, searchPatents, showDocuments } from './documents.ts';
import { novelty } from './novelty.ts';

const PROGRAM = new URL('../priora.ts', import.meta.url).pathname;
let service: TestService;
let folder: string;
let place: Place;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'priora-remote-'));
  service = await startTestService({ corpus: lidarPatents });
  place = { url: service.url, key: service.key };
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.restoreAllMocks());

/** What a command writes to standard output and standard error. */
async function said(command: () => Promise<unknown>): Promise<{ out: string; err: string }> {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      written[name] += chunk;
      return true;
    });
  try {
    await command();
  } finally {
    vi.restoreAllMocks();
  }
  return { out: written.stdout, err: written.stderr };
}

/** Runs a command as a person would, with the service's address and key in the environment. */
function run(args: readonly string[], input = '', over: Record<string, string> = {}) {
  return new Promise<{ status: number | null; out: string; err: string }>((resolve) => {
    const env = { PATH: process.env.PATH, PRIORA_URL: service.url, PRIORA_KEY: service.key, ...over };
    const child = spawn(process.execPath, [PROGRAM, ...args], { env });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.on('close', (status) => resolve({ status, out, err }));
    child.stdin.end(input);
  });
}

it('searches, for people and for scripts', async () => {
  const table = await said(() => searchPatents('TTL: lidar', { ...place, limit: '1' }));
  expect(table.out).toMatch(
    /^number +published +owner +title\n\S+ +\d{4}-\d\d-\d\d .*lidar.*\n\n1 of \d publications\.\n$/i,
  );
  const all = await said(() => searchPatents('TTL: lidar', { ...place, limit: '10' }));
  const families = await said(() => searchPatents('TTL: lidar', { ...place, limit: '10', families: true }));
  expect(families.out.split('\n').length).toBeLessThan(all.out.split('\n').length);
  const json = await said(() => searchPatents('PN: US8100001B2', { ...place, limit: '1', json: true }));
  expect(JSON.parse(json.out)).toMatchObject({ total_search_result_count: 1, results: [{ pn: 'US8100001B2' }] });
  expect((await said(() => searchPatents('TTL: sauerkraut', { ...place, limit: '1' }))).out).toBe(
    'Nothing was found.\n',
  );
});

it('shows documents, and writes rows to a file that a spreadsheet takes', async () => {
  const shown = await said(() => showDocuments(['US20110100001A1'], { ...place, part: ['basic'] }));
  expect(shown.out).toMatch(/^# US20110100001A1 Scanning lidar with a single detector array\n/);
  const json = await said(() => showDocuments(['US20110100001A1'], { ...place, json: true }));
  expect(JSON.parse(json.out)[0]).toMatchObject({ pn: 'US20110100001A1' });
  const file = join(folder, 'rows.csv');
  const saved = await said(() => exportRows('TTL: lidar', { ...place, out: file, limit: '100', format: 'csv' }));
  const [head, ...rows] = readFileSync(file, 'utf8').trim().split('\r\n');
  expect(head).toBe('pn,title,apno,apdt,pbdt,original_assignee,current_assignee,inventor,authority');
  expect(saved.out).toBe(`${rows.length} rows in ${file}\n`);
  expect(rows.find((row) => row.startsWith('US20110100001A1,'))).toContain(
    'Scanning lidar with a single detector array,US12/900001,20101008,20110505,',
  );
});

it('says by its exit status that a document is not there, and shows the others', async () => {
  const [known, unknown] = ['US20110100001A1', 'EP0999999B1'];
  const both = await run(['show', known, unknown, '--part', 'basic']);
  expect([both.status, both.err]).toEqual([1, '']);
  expect(both.out).toMatch(/^# US20110100001A1 .*\nEP0999999B1: not in this corpus\.\n$/s);
  for (const [numbers, status] of [
    [[known], 0],
    [[known, '--json'], 0],
    [[known, unknown, '--json'], 1],
  ] as const)
    expect([numbers, (await run(['show', ...numbers])).status]).toEqual([numbers, status]);
});

it('asks the chat, and takes an idea to its report', async () => {
  const answer = await said(() => chat('Which lidar has a tilting mirror?', place));
  expect(answer.out).toContain('tilting mirror');
  const idea = join(folder, 'idea.txt');
  writeFileSync(
    idea,
    'A lidar scans a scene with one detector array and a tilting mirror, and a pump cools the mirror.',
  );
  const out = join(folder, 'reports');
  const search = await said(() => novelty(idea, { ...place, out }));
  expect(search.err).toMatch(/Task [0-9a-f-]{36}: reading the idea\n {2}F1 /);
  for (const format of ['html', 'docx', 'pdf']) {
    expect(existsSync(join(out, `novelty-report.${format}`))).toBe(true);
    expect(search.out).toContain(join(out, `novelty-report.${format}\n`));
  }
  await expect(novelty(idea, { ...place, out: idea })).rejects.toThrow('there is a file of that name');
});

it('is a server of tools over standard input and output', async () => {
  const client = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
  const messages = [
    { id: 1, method: 'initialize', params: client },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/call', params: { name: 'fetch', arguments: { keys: ['US20110100001A1'] } } },
  ].map((message) => JSON.stringify({ jsonrpc: '2.0', ...message }));
  const { out } = await run(['mcp'], `${messages.join('\n')}\n`);
  const answers = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((a, b) => a.id - b.id);
  expect(answers.map(({ id }) => id)).toEqual([1, 2]);
  expect(answers[0].result.serverInfo.name).toBe('priora');
  expect(answers[1].result.content[0].text).toContain('Scanning lidar with a single detector array');
});

it('passes on progress and questions between a client that starts it and the service', async () => {
  const { StdioClientTransport } = await import('@modelcontextprotocol/client/stdio');
  const { Client } = await import('@modelcontextprotocol/client');
  const client = new Client({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { F1: true } }));
  const env = { ...process.env, PRIORA_URL: service.url, PRIORA_KEY: service.key } as Record<string, string>;
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM, 'mcp'], env }));
  const heard: number[] = [];
  const idea = 'A lidar scans a scene with one detector array and a tilting mirror.';
  const result = await client.callTool(
    { name: 'novelty_search', arguments: { idea } },
    { onprogress: ({ progress }) => void heard.push(progress) },
  );
  expect([(result.structuredContent as { status: string }).status, heard.length > 0]).toEqual(['done', true]);
  await client.close();
});

it('says what is wrong and what to do', async () => {
  const nowhere = { ...place, url: 'http://127.0.0.1:1' };
  const search = (query: string, at: Place, limit = '10') => searchPatents(query, { ...at, limit });
  await expect(search('TTLE: x', place)).rejects.toThrow(/^There is no field “TTLE”; did you mean TTL\?/);
  await expect(search('x', { ...place, key: '' })).rejects.toThrow(/^No API key: set PRIORA_KEY, or give --key\./);
  await expect(search('x', nowhere)).rejects.toThrow(
    'There is no service at http://127.0.0.1:1. Start it, or name another with --url.',
  );
  await expect(search('x', { ...place, url: 'ftp://x' })).rejects.toThrow('"ftp://x" is no address of a service');
  await expect(search('x', place, '0')).rejects.toThrow('--limit takes a whole number from 1 to 1,000.');
  await expect(showDocuments(['nothing at all'], place)).rejects.toThrow('nothing at all');
  const table = { ...place, limit: '10', format: 'csv' };
  await expect(exportRows('x', { ...table, out: 'rows.xlsx' })).rejects.toThrow('name it .csv or .jsonl');
  await expect(novelty(join(folder, 'none.txt'), { ...place, out: folder })).rejects.toThrow('there is no such file');
  const { status, err } = await run(['search', 'x', '--key', 'sk-bad']);
  expect([status, err]).toEqual([2, expect.stringContaining(`${service.url} does not know this key`)]);
});

it('completes its commands in a shell', async () => {
  const { out } = await run(['completion', 'bash']);
  expect(out).toContain("'keys create') words='--name --account --scope --expires' ;;");
});
