/**
 * Chats read by clients of other people: `npm run stream-clients [-- --url URL --key KEY --python sse/bin/python]`.
 * Without an address a service is started on the demo corpus. What is not here is told as skipped. Ends with 1 where a
 * client reads something else than the answer without a stream.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startTestService } from '#testing/service.ts';

const { values: given } = parseArgs({
  options: { url: { type: 'string' }, key: { type: 'string' }, python: { type: 'string', default: 'python3' } },
});

interface Client {
  readonly name: string;
  readonly command: readonly string[];
  /** Ends with 0 where the client can run. */
  readonly probe: readonly string[];
}

const here = (file: string) => join(import.meta.dirname, file);
const CLIENTS: readonly Client[] = [
  {
    name: 'eventsource-parser',
    command: [process.execPath, here('read_parser.js')],
    probe: [process.execPath, '--version'],
  },
  {
    name: 'Python, httpx-sse',
    command: [given.python, here('read_httpx.py')],
    probe: [given.python, '-c', 'import httpx_sse'],
  },
  {
    name: 'Python, sseclient-py',
    command: [given.python, here('read_sseclient.py')],
    probe: [given.python, '-c', 'import sseclient, requests'],
  },
  { name: 'Go, bufio.Scanner', command: ['go', 'run', here('read.go')], probe: ['go', 'version'] },
  { name: 'Java, java.net.http', command: ['java', here('Read.java')], probe: ['java', '-version'] },
];

const service =
  given.url && given.key
    ? undefined
    : await startTestService({ corpus: 'demo', settings: { PRIORA_LOG_LEVEL: 'error', PRIORA_LEARN: 'false' } });
const { url, key } = service ?? { url: given.url!, key: given.key! };

/** Runs a program and answers what it wrote; what it said where it failed. */
function run([program = '', ...args]: readonly string[]): Promise<{ readonly ok: boolean; readonly text: string }> {
  const child = spawn(program, args, { env: { ...process.env, PRIORA_KEY: key }, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (chunk) => (out += chunk));
  child.stderr.setEncoding('utf8').on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ ok: false, text: message }));
    child.on('close', (status) => resolve({ ok: status === 0, text: status === 0 ? out : said.slice(-500) }));
  });
}

interface Frame {
  readonly data?: {
    readonly output?: { readonly content?: string; readonly status?: string };
    readonly choices?: readonly { readonly delta: { readonly content?: string }; readonly finish_reason?: string }[];
  };
}

const contentOf = ({ data }: Frame) => data?.output?.content ?? data?.choices?.[0]?.delta.content ?? '';
const endOf = (frame: Frame | undefined) => frame?.data?.output?.status ?? frame?.data?.choices?.[0]?.finish_reason;

async function asked(path: string, body: object): Promise<any> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return reply.json();
}

/** Every chat that streams, with a question in either language. */
async function chats(): Promise<readonly { readonly path: string; readonly body: object }[]> {
  const { data } = await asked('/chat/ai-ls-chat', {
    ...{ query: 'How does an ultrasound probe avoid heating the tissue?', data_source: 1 },
    ...{ deep_search: true, long_think: false, search_website: false },
  });
  const turn = { chat_id: data.chat_id, chat_item_id: data.chat_item_id };
  return [
    { path: '/chat/cc-gpt-stream', body: { prompt: '电池模块的导热层由什么制成？' } },
    { path: '/chat/pharm-gpt-stream', body: { query: 'How does an ultrasound probe avoid heating the tissue?' } },
    { path: '/chat/pat-gpt-stream', body: { query: '如何限制电池单体之间的热蔓延？' } },
    { path: '/chat/ai-ls-stream', body: turn },
  ];
}

let wrong = 0;
const ready = await Promise.all(CLIENTS.map(async (client) => ({ client, ok: (await run(client.probe)).ok })));
for (const { client, ok } of ready) if (!ok) console.log(`skipped ${client.name}: not here`);
for (const { path, body } of await chats()) {
  const whole = contentOf(await asked(path, { ...body, stream: false }));
  for (const { client } of ready.filter(({ ok }) => ok)) {
    const { ok, text } = await run([...client.command, `${url}${path}`, JSON.stringify({ ...body, stream: true })]);
    const frames: Frame[] = ok ? text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])) : [];
    const content = frames.map(contentOf).join('');
    const right = whole !== '' && content === whole && /^(finished|stop)$/.test(endOf(frames.at(-1)) ?? '');
    if (!right) wrong++;
    console.log(
      `${right ? 'right' : 'WRONG'}   ${path.padEnd(22)} ${client.name.padEnd(22)} ${frames.length} frames, ${content.length} of ${whole.length} characters${ok ? '' : `: ${text}`}`,
    );
  }
}
await service?.close();
process.exit(wrong > 0 ? 1 : 0);
