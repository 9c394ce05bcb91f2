import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { topics, vocabulary } from './corpus.ts';
import { type Call, load, post } from './load.ts';

/**
 * `npm run bench:exports`: one export of many rows and ten at once, with their memory, and what counts of others wait
 * meanwhile. `-- --documents 100000 --rows 100000 --seconds 10 [--keep DIR]`; with `--keep` the corpus stays.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '100000' },
    rows: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '10' },
    keep: { type: 'string' },
  },
});
const [rows, seconds] = [Number(values.rows), Number(values.seconds)];
const server = fork(join(import.meta.dirname, 'http-server.ts'), [
  ...['--documents', values.documents],
  ...(values.keep ? ['--keep', values.keep] : []),
]);
const [{ url: address, key }] = (await once(server, 'message')) as [{ url: string; key: string }];
const url = new URL(address);
const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
const megabytes = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024;
/** Processor time that the service has taken, in seconds: ticks of a hundredth, fields 14 and 15 behind its name. */
const processor = () => {
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user! + system!) / 100;
};
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

const own = topics(vocabulary());
const counts: Call[] = own.slice(0, 200).map(({ phrases, words }, i) => ({
  // nobody asks the same twice: what is kept must not answer
  bytes: post(url, '/search/patent/query-search-count', key, {
    query_text: `TAC: "${phrases[0]}" OR TAC: ${words[i % 40]}`,
  }),
  contains: 'total_search_result_count',
}));

async function begin(): Promise<string> {
  const body = { query_text: 'PBD: [19900101 TO 20991231]', fields: 'PN,TTL,APD,PBD,AN,IPC', export_type: 'csv', rows };
  const reply = await fetch(new URL('/patent-search/export', url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const { data, error_msg } = (await reply.json()) as { data?: { task_id: string }; error_msg: string };
  if (!data) throw new Error(error_msg);
  return data.task_id;
}
async function ended(task_id: string): Promise<{ count: number; url: string }> {
  for (;;) {
    const reply = await fetch(new URL(`/patent-search/task?task_id=${task_id}`, url), { headers });
    const { data } = (await reply.json()) as { data: { export_status: string; count: number; url: string } };
    if (data.export_status === 'SUCCESS') return data;
    if (data.export_status !== 'PENDING') throw new Error(data.export_status);
    await delay(100);
  }
}
/** Seconds, those of the processor, and megabytes above the beginning, at most. */
async function measured(work: () => Promise<unknown>) {
  const before = megabytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 100);
  const [started, begun] = [performance.now(), processor()];
  await work();
  clearInterval(timer);
  return { seconds: (performance.now() - started) / 1000, of_processor: processor() - begun, before, most };
}
const n = (value: number) => value.toFixed(1);

await load(url, counts, 2, 3);
const alone = await load(url, counts, 2, seconds);
say(`counts alone: ${alone.calls}, p50 ${n(alone.p50)}, p95 ${n(alone.p95)} ms, ${alone.errors} errors`);
for (const which of ['first', 'second']) {
  let bytes = 0;
  let lines = 0;
  const one = await measured(async () => {
    const done = await ended(await begin());
    const text = await (await fetch(done.url)).text();
    [bytes, lines] = [Buffer.byteLength(text), text.split('\r\n').length - 2];
  });
  say(
    `${which} export: ${lines} rows, ${n(bytes / 1e6)} MB in ${n(one.seconds)} s (${n(one.of_processor)} s of processor time); memory ${n(one.before)} -> at most ${n(one.most)} MB`,
  );
}
let running = true;
const ten = measured(async () => {
  const tasks = await Promise.all(Array.from({ length: 10 }, begin));
  await Promise.all(tasks.map(ended));
  running = false;
});
const beside: { p50: number; p95: number; calls: number; errors: number }[] = [];
while (running) beside.push(await load(url, counts, 2, seconds));
const { seconds: took, of_processor, before, most } = await ten;
const worst = beside.slice(0, Math.max(1, beside.length - 1)).reduce((a, b) => (b.p95 > a.p95 ? b : a));
say(
  `ten exports at once in ${n(took)} s (${n(of_processor)} s of processor time with the counts); memory ${n(before)} -> at most ${n(most)} MB`,
);
say(
  `counts beside them: ${beside.reduce((sum, { calls }) => sum + calls, 0)}, worst ${seconds} s: p50 ${n(worst.p50)}, p95 ${n(worst.p95)} ms (${n(worst.p95 / alone.p95)} times alone), ${beside.reduce((sum, { errors }) => sum + errors, 0)} errors; ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`,
);
server.send('end');
await once(server, 'exit');
