import { systemClock } from '#clock.ts';
import { openStorage } from '#composition/corpus.ts';
import { assertDataFolder } from '#composition/data-dir.ts';
import { openSources } from '#composition/sources.ts';
import { readConfig } from '#config.ts';
import { watchEgress } from '#egress/watch.ts';
import { createLog } from '#http/log.ts';
import type { SourceState, SyncProgress } from '#sync/state.ts';
import type { Sync } from '#sync/sync.ts';
import { EXIT, UsageError } from './failure.ts';
import { createProgress } from './progress.ts';
import { bytesText, counted, minute, table } from './text.ts';

/** Opens the sources of the data folder; what they reach is guarded as in a service. */
async function withSources<T>(work: (sync: Sync) => Promise<T>): Promise<T> {
  const config = readConfig();
  const egress = watchEgress(config);
  await assertDataFolder(config, (text) => process.stderr.write(`priora: ${text}\n`));
  const log = createLog(config.PRIORA_LOG_LEVEL ?? 'warn');
  const corpus = await openStorage(config);
  const sync = await openSources(config, { corpus, clock: systemClock, log, permit: egress.permit });
  try {
    return await work(sync);
  } finally {
    await sync.close();
    await corpus.close();
  }
}

const instant = (at: number | undefined) => (at === undefined ? '' : `${minute(at)} UTC`);

const row = ({
  name,
  state,
  freshness: { newest, last_delivery, expected_next },
  missing,
  next_run_at,
}: SourceState) => [
  name,
  state,
  newest.flatMap(({ date }) => date ?? [])[0] ?? '',
  last_delivery?.name ?? '',
  expected_next ?? '',
  missing.length > 0 ? counted(missing.length, 'gap') : '',
  instant(next_run_at),
];

/** Lists the sources that can be followed, and how they are. */
export async function listSync(options: { json?: boolean }): Promise<void> {
  const sources = await withSources((sync) => sync.list());
  if (options.json) return void process.stdout.write(`${JSON.stringify(sources, null, 2)}\n`);
  const head = ['SOURCE', 'STATE', 'NEWEST', 'LAST DELIVERY', 'EXPECTED', 'GAPS', 'NEXT RUN'];
  process.stdout.write(`${table([head, ...sources.map(row)])}\n`);
  for (const { name, problem, freshness, missing } of sources) {
    if (problem !== undefined) process.stdout.write(`! ${name}: ${problem}\n`);
    if (freshness.warning !== undefined) process.stdout.write(`! ${freshness.warning}\n`);
    if (missing.length > 0) process.stdout.write(`! ${name}: missing: ${missing.slice(0, 10).join(', ')}\n`);
  }
}

/**
 * Switches a source on: without `--yes` it says whom the source reaches and by which terms, and changes nothing.
 * @throws UsageError.
 */
export async function switchSync(
  name: string,
  options: { yes?: boolean; since?: string; cron?: string; timeZone?: string },
): Promise<void> {
  await withSources(async (sync) => {
    const { source } = await sync.get(name);
    if (!options.yes) {
      process.stdout.write(
        `${source.title}\n  reaches: ${source.hosts.join(', ')}\n  terms: ${source.terms.summary} ${source.terms.url}\n  documentation: ${source.documentation}\n`,
      );
      throw new UsageError('Nothing was changed. Add --yes to have it followed.');
    }
    const { schedule, next_run_at } = await sync.change(name, 'command line', {
      ...{ on: true, hosts: source.hosts, since: options.since, cron: options.cron, time_zone: options.timeZone },
    });
    process.stdout.write(
      `${source.title}: on, ${schedule.cron} (${schedule.time_zone}), next run ${instant(next_run_at)}. A running service follows it from now on; \`sync run\` does it at once.\n`,
    );
  });
}

/** Switches a source off; what it delivered stays. */
export async function endSync(name: string): Promise<void> {
  await withSources((sync) => sync.change(name, 'command line', { on: false }));
}

/** Runs one source, or all that are on, now. */
export async function runSync(name: string | undefined): Promise<void> {
  const progress = createProgress();
  const told = ({ stage, delivery, bytes_done = 0, bytes_total = 0, records }: SyncProgress) =>
    progress.show(
      [stage, delivery, records === undefined ? '' : counted(records, 'record')].filter(Boolean).join(' '),
      bytes_total > 0 ? bytes_done / bytes_total : 0,
    );
  await withSources(async (sync) => {
    const names = name === undefined ? (await sync.list()).filter(({ on }) => on).map((each) => each.name) : [name];
    if (names.length === 0)
      throw new UsageError('No source is on. `sync` lists them, `sync on <source>` switches one on.');
    for (const each of names) process.once('SIGINT', () => sync.stop(each));
    for (const each of names) {
      const run = await sync.runToEnd(each, told);
      progress.clear();
      const { state, taken, records, added, changed, fetched_bytes, problems } = run;
      const said =
        state === 'nothing_new'
          ? 'nothing new'
          : `${state}: ${taken.length === 1 ? '1 delivery' : `${taken.length} deliveries`} taken (${bytesText(fetched_bytes)}), ${counted(records, 'record')}, ${added} added, ${changed} changed`;
      process.stdout.write(`${each}: ${said}\n${problems.map((problem) => `! ${problem}\n`).join('')}`);
      if (state === 'failed') process.exitCode = EXIT.failed;
    }
  });
}
