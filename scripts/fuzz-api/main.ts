/**
 * The interface under generated requests, from its own description: `npm run fuzz:api [-- --url URL --key KEY --minutes
 * 10 --tool /path/to/st --seed 1 --only p001PatentQuerySearchCount,...]`. Schemathesis (a Python program, see the
 * README beside) makes them: the examples, then values at and beyond the bounds, then chains of calls along the `links`
 * of the description. Without an address a service is started on the demo corpus. Where the program is not there that
 * is said, and nothing is run. Ends with 1 for an answer that is a server error or not as described.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { startTestService } from '#testing/service.ts';
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
const service =
  given.url && given.key
    ? undefined
    : await startTestService({ corpus: 'demo', settings: { PRIORA_LOG_LEVEL: 'error' } });
const { url, key } = service ?? { url: given.url!, key: given.key! };
let failed = false;
for (const phase of PHASES) {
  const seconds = Math.round(Number(given.minutes) * 60 * chances[phase]);
  const args = runOf(phase, {
    ...{ url, key, seconds, seed: given.seed, only: given.only.split(',').filter(Boolean) },
  });
  const { status } = spawnSync(given.tool, args, { stdio: 'inherit' });
  if (status !== 0) failed = true;
}
const faults = service
  ? service
      .log()
      .split('\n')
      .filter((line) => line.includes('unexpected failure'))
  : [];
for (const line of faults.slice(0, 20)) console.log(line);
await service?.close();
process.exit(failed || faults.length > 0 ? 1 : 0);
