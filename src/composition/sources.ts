import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Target } from '#egress/rules.ts';
import type { Log } from '#http/log.ts';
import type { Jobs } from '#jobs/jobs.ts';
import type { Feed } from '#sources/feed.ts';
import type { Sync } from '#sync/sync.ts';
import { prepareDataDir } from './data-dir.ts';
import { StartError } from './start-error.ts';
import { oneOfMany, storesOf } from './stores.ts';

/** Where a data folder keeps what is fetched from publishers until it is taken. */
const FETCHED = 'feeds';

/** Sources that follow their publishers. Nothing runs by itself until `start`. */
export async function openSources(
  config: Config,
  parts: {
    readonly corpus: Corpus;
    /** Imports as jobs of a service; without, in this process. */
    readonly jobs?: Jobs;
    readonly clock: Clock;
    readonly log: Log;
    readonly permit?: (targets: readonly Target[]) => void;
    /** Default: every one that is declared. */
    readonly feeds?: readonly Feed[];
  },
): Promise<Sync> {
  const dir = prepareDataDir(config);
  const [{ openSync }, { watchedFeeds }, { importsAsJobs }, { importsHere }, { feeds }, { collections }] =
    await Promise.all([
      import('#sync/sync.ts'),
      import('#sync/watched.ts'),
      import('#sync/as-jobs.ts'),
      import('#sync/in-process.ts'),
      import('#sources/feeds.ts'),
      import('#collections/index.ts'),
    ]);
  const { corpus, jobs, clock, log, permit } = parts;
  try {
    const declared = parts.feeds ?? feeds;
    const watched = watchedFeeds(
      config,
      declared.map(({ name }) => name),
    );
    return openSync({
      ...{ config, corpus, collections, clock, dir: join(dir, FETCHED), feeds: [...declared, ...watched] },
      store: await storesOf(config).sync(),
      importer: jobs ? importsAsJobs(jobs, dir) : importsHere(corpus, dir),
      ...(permit && { permit }),
      ...oneOfMany(config, 'sources'),
      onFault: (err) => log.error({ err }, 'a source could not be followed'),
      onRun: (source, { state, taken, problems, records }) =>
        log[problems.length > 0 ? 'warn' : 'info'](
          { source, state, taken, problems, records },
          'a source was followed',
        ),
    });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new StartError('data_dir', cause.message, { cause });
  }
}
