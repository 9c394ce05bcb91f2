/**
 * The interface under generated requests, from its own description: `npm run fuzz:api [-- --url URL --key KEY --minutes
 * 10 --tool /path/to/st --seed 1 --only p001PatentQuerySearchCount,... --phases examples,coverage,stateful]`.
 * Schemathesis (a Python program, see the README beside) makes them: the examples, then values at and beyond the
 * bounds, then chains of calls along the `links` of the description. Without an address a service of its own process is
 * started on the demo corpus. Where the program is not there that is said, and nothing is run. Ends with 1 for an
 * answer that is a server error or not as described, for a fault that the service logged, and where it ended.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTarget } from '../attack/target.ts';
import { type Description, partsOf } from './parts.ts';
import { chances, type Phase, runOf } from './run.ts';

/** What a run needs before its first request. */
const READING_SECONDS = 4;
const MIN_SECONDS = 10;
/** Of the chains' time, what small parts have together. */
const CHAINS_TOGETHER = 0.75;

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    tool: { type: 'string', default: 'st' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    phases: { type: 'string', default: 'examples,coverage,stateful' },
  },
});

const { error, stdout } = spawnSync(given.tool, ['--version'], { encoding: 'utf8' });
if (error) {
  console.log(`skipped: ${given.tool} is not here (pip install schemathesis, then --tool .../bin/st)`);
  process.exit(0);
}
console.log(stdout.trim());
// a process of its own: this one waits for Schemathesis and could answer nothing
const service = given.url && given.key ? undefined : await startTarget({ PRIORA_LOG_LEVEL: 'warn' }, ['--offline']);
const url = service?.url ?? given.url!;
const key = service ? service.key.authorization!.slice('Bearer '.length) : given.key!;
const only = given.only.split(',').filter(Boolean);
const end = Date.now() + Number(given.minutes) * 60_000;
let failed = false;
const phases = given.phases.split(',');
for (const phase of ['examples', 'coverage'] as const)
  if (phases.includes(phase)) run(phase, Number(given.minutes) * 60 * chances[phase], only);

const description = JSON.parse(await read('/openapi.json')) as Description;
const before = await answered();
if (phases.includes('stateful')) {
  const wanted = (of: readonly string[]) => (part: readonly string[]) =>
    of.length === 0 || part.some((id) => of.includes(id));
  const parts = partsOf(description).filter(wanted(only));
  const linked = [...new Set(parts.flat())];
  await chains(parts, CHAINS_TOGETHER);
  // beside what begins surely the tool never begins with an operation that may not: those chains are run alone
  const missed = await unasked(linked);
  if (missed.length > 0) await chains(partsOf(description, false).filter(wanted(missed)), 1);
  const never = await unasked(linked);
  console.log(`Chains came to ${linked.length - never.length} of ${linked.length} operations.`);
  if (never.length > 0) console.log(`Not to: ${never.join(', ')}`);
}

// what the process has said lately waits for this one to read it
await setTimeout(1_000);
const ended = service?.ended();
const faults = service?.faults().match(/.*(?:unexpected failure|nobody waited for).*/g) ?? [];
for (const line of faults.slice(0, 20)) console.log(line);
if (ended !== undefined) console.log(`The service ended: ${ended}`);
await service?.close();
process.exit(failed || faults.length > 0 || ended !== undefined ? 1 : 0);

/** Runs parts one after the other, in that share of what is left of the time. */
async function chains(parts: readonly (readonly string[])[], share: number): Promise<void> {
  const until = Date.now() + (end - Date.now()) * share;
  for (const [at, part] of parts.entries()) {
    console.log(`== chains, part ${at + 1} of ${parts.length}: ${part.join(', ')}`);
    run('stateful', (until - Date.now()) / 1_000 / (parts.length - at) - READING_SECONDS, part);
  }
}

/** Those of them that have not been answered since the chains began. */
async function unasked(of: readonly string[]): Promise<readonly string[]> {
  const now = await answered();
  return of.filter((id) => (now.get(id) ?? 0) === (before.get(id) ?? 0));
}

function run(phase: Phase, seconds: number, of: readonly string[]): void {
  const asked = { url, key, seconds: Math.max(MIN_SECONDS, Math.round(seconds)), seed: given.seed, only: of };
  const { status } = spawnSync(given.tool, runOf(phase, asked), { stdio: 'inherit' });
  if (status !== 0) failed = true;
}

/** How often the service has answered each operation, by its own count. */
async function answered(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const told = await read('/metrics');
  for (const [, id, n] of told.matchAll(/^priora_calls_total\{operation="([^"]+)".*\} (\d+)$/gm))
    counts.set(id!, (counts.get(id!) ?? 0) + Number(n));
  return counts;
}

/** Over a connection of its own: one that was kept open has ended while this process waited. */
async function read(path: string): Promise<string> {
  const [answer] = (await once(get(url + path, { agent: false }), 'response')) as [IncomingMessage];
  return text(answer);
}
