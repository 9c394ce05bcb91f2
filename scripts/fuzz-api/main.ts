/**
 * The interface under generated requests, from its own description: `npm run fuzz:api [-- --url URL --key KEY --minutes
 * 10 --tool /path/to/st --seed 1 --only p001PatentQuerySearchCount,...]`. Schemathesis (a Python program, see the
 * README beside) makes them: the examples, then values at and beyond the bounds, then chains of calls along the `links`
 * of the description. Without an address a service of its own process is started on the demo corpus. Where the program
 * is not there that is said, and nothing is run. Ends with 1 for an answer that is a server error or not as described,
 * for a fault that the service logged, and where it ended.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startTarget } from '../attack/target.ts';
import { chances, PHASES, runOf } from './run.ts';

const { values: given } = parseArgs({
  options: {
    url: { type: 'string' },
    key: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    tool: { type: 'string', default: 'st' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
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
let failed = false;
for (const phase of PHASES) {
  const seconds = Math.round(Number(given.minutes) * 60 * chances[phase]);
  const args = runOf(phase, {
    ...{ url, key, seconds, seed: given.seed, only: given.only.split(',').filter(Boolean) },
  });
  const { status } = spawnSync(given.tool, args, { stdio: 'inherit' });
  if (status !== 0) failed = true;
}
// what the process has said lately waits for this one to read it
await setTimeout(1_000);
const ended = service?.ended();
const faults = service?.faults().match(/.*(?:unexpected failure|nobody waited for).*/g) ?? [];
for (const line of faults.slice(0, 20)) console.log(line);
if (ended !== undefined) console.log(`The service ended: ${ended}`);
await service?.close();
process.exit(failed || faults.length > 0 || ended !== undefined ? 1 : 0);
