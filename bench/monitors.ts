import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { patents } from '#collections/patents/patents.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import { monitorsOver } from '#monitors/monitors.ts';
import { patentMonitors } from '#monitors/patents.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import { generate, subclass, topics, vocabulary } from './corpus.ts';
import { batches, toPatent } from './publications.ts';

/**
 * `npm run bench:monitors`: monitors of many accounts over a corpus, and how long it takes to run all of them after one
 * import. `-- --documents 1000000 --monitors 10000 --accounts 200 --changed 5000 [--keep DIR]`; with `--keep` the
 * corpus stays for the next run.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '1000000' },
    monitors: { type: 'string', default: '10000' },
    accounts: { type: 'string', default: '200' },
    changed: { type: 'string', default: '5000' },
    keep: { type: 'string' },
  },
});
const [documents, count, accounts, changed] = [values.documents, values.monitors, values.accounts, values.changed].map(
  Number,
) as [number, number, number, number];
const DAY_MS = 86_400_000;
const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

const dir = values.keep ?? (await mkdtemp(join(tmpdir(), 'priora-bench-monitors-')));
const corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
const stored = (await corpus.status()).find(({ name }) => name === patents.name)!.records;
const begun = performance.now();
let n = 0;
for (const batch of batches(generate(documents + changed))) {
  // monitors read titles, abstracts, classes and owners: claims would only make the corpus slower to build
  const records = batch.map((each) => ({ ...toPatent(each), claims: [] }));
  const rest = records.filter((_, i) => n + i >= stored && n + i < documents);
  n += batch.length;
  if (rest.length > 0) await corpus.put(patents, rest);
  if (n % 50_000 === 0 && rest.length > 0) say(`${n} publications`);
  if (n >= documents) break;
}
say(`${documents} publications, made in ${seconds(begun)} s`);

const words = vocabulary();
const own = topics(words);
/** Expressions as people watch: terms of art, words with a class, owners. */
const queries = Array.from({ length: count }, (_, i) => {
  const topic = own[i % own.length]!;
  return [
    `TAC: "${topic.phrases[i % 8]}"`,
    `TAC: (${topic.words[i % 40]} AND ${topic.words[(i * 7) % 40]})`,
    `TAC: ${topic.words[(i * 3) % 40]} AND IPC: ${subclass((i * 7) % 640)}`,
    `ANCS: "Assignee ${i % 5000}"`,
    `TAC: (${topic.words[i % 40]} OR ${topic.words[(i * 11) % 40]}) AND AUTHORITY: US`,
  ][i % 5]!;
});
let now = Date.UTC(2026, 0, 1, 12);
const clock = () => now;
const file = join(await mkdtemp(join(tmpdir(), 'priora-bench-monitors-store-')), 'accounts.sqlite');
const store = sqliteMonitors(file, { clock });
const monitors = monitorsOver({ store, corpus, subjects: [patentMonitors], clock, time_zone: 'UTC' });
const made = performance.now();
for (const [i, query] of queries.entries())
  await monitors.create(`account ${i % accounts}`, patentMonitors.name, {
    query,
    kinds: Object.keys(patentMonitors.kinds),
    schedule: { every: 'day' },
  });
say(`${count} monitors of ${accounts} accounts, made in ${seconds(made)} s`);

// a day's import: most are new, a fifth are known and have another owner now
const fresh = Math.round(changed * 0.8);
const imported = performance.now();
let at = 0;
for (const batch of batches(generate(documents + changed))) {
  const records = batch.map((each) => ({ ...toPatent(each), claims: [] }));
  const moved = records.flatMap((record, i) =>
    at + i < changed - fresh ? [{ ...record, current_assignees: [{ name: 'Assignee 7' }] }] : [],
  );
  const added = records.filter((_, i) => at + i >= documents && at + i < documents + fresh);
  if (moved.length + added.length > 0) await corpus.put(patents, [...moved, ...added]);
  at += batch.length;
}
say(`${changed} publications changed, in ${seconds(imported)} s with making them`);

now += DAY_MS;
const cpu = process.cpuUsage();
const run = performance.now();
const ran = await monitors.runDue();
const took = performance.now() - run;
const { user, system } = process.cpuUsage(cpu);
const entries = await Promise.all(
  Array.from({ length: accounts }, (_, i) => store.inbox(`account ${i}`, { offset: 0, limit: 1_000_000 })),
);
const found = entries.flatMap(({ entries: all }) => all.flatMap(({ told }) => told.kinds));
say(
  `${ran} monitors ran in ${(took / 1000).toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of processor time, ${(took / ran).toFixed(2)} ms each): ${entries.reduce((sum, { total }) => sum + total, 0)} entries, ${found.reduce((sum, kind) => sum + kind.count, 0)} changes told; ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}, ${(process.memoryUsage.rss() / 1e6).toFixed(0)} MB`,
);
await store.close();
await corpus.close();
if (!values.keep) await rm(dir, { recursive: true, force: true });

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
