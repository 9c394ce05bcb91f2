/**
 * An agent with known targets, through the tools for models alone: `npm run eval:agent [-- --real | --url URL --key KEY
 * --tasks demo|real]`. Without an address a service is started on the demo corpus, or with `--real` on the shared real
 * patents (ultrasound and Chinese publications). Ends with 1 where a target is not among the first five.
 */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { importFiles } from '#sources/import.ts';
import { startTestService } from '#testing/service.ts';
import { sharedData } from '#testing/shared-data.ts';
import { agent, TOP } from './agent.ts';
import chinese from './chinese.json' with { type: 'json' };
import tasks from './tasks.json' with { type: 'json' };

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    real: { type: 'boolean', default: false },
    folder: { type: 'string' },
  },
});

/** The shared real patents that the real tasks are about. */
const FOLDERS = ['patents/google-patents-ultrasound', 'patents/cn-fulltext-pdf/text'];

async function started(): Promise<{ url: string; key: string; stop(): Promise<void> }> {
  if (given.url && given.key) return { url: given.url, key: given.key, stop: async () => {} };
  const quiet = { settings: { PRIORA_LOG_LEVEL: 'error' } };
  if (!given.real) return startTestService({ corpus: 'demo', ...quiet });
  const data_dir = given.folder ?? join(tmpdir(), 'priora-eval-agent');
  mkdirSync(data_dir, { recursive: true });
  const paths = FOLDERS.map((name) => sharedData(name)).filter((path) => path !== undefined);
  if (paths.length < FOLDERS.length) throw new Error('The shared real data is not here: set PRIORA_SHARED_DATA.');
  const service = await startTestService({ data_dir, ...quiet });
  const { records } = await importFiles({ source: 'auto', paths, corpus: service.corpus, data_dir });
  console.log(`${records} records imported`);
  return service;
}

const service = await started();
const robot = await agent(service.url, service.key);
const { tools, tokens } = robot.definitions;
console.log(`${tools} tools, ${tokens} tokens of definitions (estimate)\n`);
const needs = given.real ? tasks.real : tasks.demo;
let missed = 0;
let longest = 0;
for (const need of needs) {
  const { place, tokens } = await robot.find(need);
  longest = Math.max(longest, tokens);
  if (place === undefined) missed++;
  console.log(`${place ?? '-'}  ${need.families_of.padEnd(18)} ${need.need.slice(0, 90)}`);
}
console.log(`\n${needs.length - missed} of ${needs.length} among the first ${TOP}; longest answer ${longest} tokens`);
if (!given.real) {
  for (const [half, jobs] of Object.entries(chinese)) {
    const places = [];
    for (const job of jobs) places.push({ job, place: await robot.finds(job) });
    const lost = places.filter(({ place }) => place === undefined);
    const first = places.filter(({ place }) => place === 1);
    console.log(
      `Chinese jobs (${half} half): ${jobs.length - lost.length} of ${jobs.length} among the first ${TOP}, ${first.length} first`,
    );
    if (half === 'tune') for (const { job } of lost) console.log(`  ${job.about}`);
  }
  for (const question of tasks.questions) {
    const { right, found_at } = await robot.ask(question);
    if (!right) missed++;
    console.log(`${right ? 'right' : 'WRONG'}, operation found at ${found_at ?? '-'}: ${question.job}`);
  }
}
await robot.close();
await service.stop();
process.exit(missed > 0 ? 1 : 0);
