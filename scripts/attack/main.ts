/**
 * `npm run attack -- [--minutes N] [--long] [--health-ms N] [--only TEXT]`: attacks a service of its own in every way
 * that is known, over loopback, and prints a table. Every attack runs once, and again with other texts and larger
 * numbers until the time is over (default 10 minutes; `--long`: an hour, and exact bounds, for a machine that does
 * nothing else). Ends with status 1 if anything did not hold.
 */
import { parseArgs } from 'node:util';
import { healthWatch } from './health.ts';
import { ATTACKS, attackOnce, type Bounds, type Seen } from './run.ts';
import { giveWayToTargets, SIGN_IN, startTarget } from './target.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    long: { type: 'boolean', default: false },
    /** Most milliseconds of `/healthz`. */ 'health-ms': { type: 'string' },
    /** Only attacks whose kind or name has this text. */ only: { type: 'string', default: '' },
  },
});
const minutes = Number(values.minutes ?? (values.long ? 60 : 10));
const bounds: Bounds = {
  health_ms: Number(values['health-ms'] ?? (values.long ? 100 : 2_000)),
  loop_ms: values.long ? 100 : 1_000,
};
const chosen = ATTACKS.filter(({ kind, name }) => `${kind} ${name}`.includes(values.only));

const rows = new Map<string, Seen[]>();
// in this order: the watch gives way to nobody
const watch = healthWatch();
giveWayToTargets();
const target = await startTarget(SIGN_IN);
const began = performance.now();
const deadline = began + minutes * 60_000;
let rounds = 0;
try {
  for (; rounds === 0 || performance.now() < deadline; rounds++)
    for (const attack of chosen) {
      if (performance.now() > deadline || target.ended() !== undefined) break;
      const seen = await attackOnce(target, watch, attack, rounds, bounds);
      rows.set(attack.name, [...(rows.get(attack.name) ?? []), seen]);
      process.stderr.write(`${line([seen])}${seen.wrong.map((each) => `\n! ${each}`).join('')}\n`);
    }
} finally {
  await watch.close();
  await target.close();
}

const all = [...rows.values()];
const left_out = chosen.filter(({ name }) => !rows.has(name));
const wrong = all.flat().flatMap((seen) => seen.wrong.map((each) => `${seen.attack.name}: ${each}`));
process.stdout.write(
  `\n| kind | attack | times | answers | s | worst /healthz, ms | longest computing of the loop, ms | memory, MB | |\n|---|---|---:|---|---:|---:|---:|---:|---|\n` +
    `${all.map(line).join('\n')}\n\n` +
    `${all.flat().length} attacks in ${((performance.now() - began) / 60_000).toFixed(1)} minutes; ` +
    `/healthz within ${bounds.health_ms} ms, the loop free within ${bounds.loop_ms} ms of computing. ${wrong.length} did not hold.\n` +
    (left_out.length > 0 ? `Not run, the time was over: ${left_out.map(({ name }) => name).join('; ')}.\n` : ''),
);
for (const each of wrong) process.stdout.write(`! ${each}\n`);
process.exitCode = wrong.length > 0 || all.length === 0 ? 1 : 0;

/** A row of the table: the worst of all times. */
function line(seen: readonly Seen[]): string {
  const [{ attack }] = seen as [Seen];
  const statuses = new Map<number, number>();
  for (const one of seen) for (const [status, n] of one.statuses) statuses.set(status, (statuses.get(status) ?? 0) + n);
  const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status || 'cut off'}`);
  const worst = (of: (one: Seen) => number) => Math.max(...seen.map(of)).toFixed(0);
  return `| ${attack.kind} | ${attack.name} | ${seen.length} | ${answers.join(', ')} | ${worst((one) => one.seconds)} | ${
    attack.kind === 'crash' ? '' : worst(({ health }) => health.worst_ms)
  } | ${worst(({ longest_ms }) => longest_ms)} | ${worst(({ rss_mb }) => rss_mb)} | ${seen.some((one) => one.wrong.length > 0) ? 'no' : 'held'} |`;
}
