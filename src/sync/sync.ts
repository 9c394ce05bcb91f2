import { randomUUID } from 'node:crypto';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { type Reach, Requests } from '#egress/request.ts';
import { hostList, type Target } from '#egress/rules.ts';
import { ServiceError } from '#errors.ts';
import { bare } from '#loopback.ts';
import type { Feed } from '#sources/feed.ts';
import { bucketOf, bucketPlace, s3Access } from './bucket-place.ts';
import { gapsOf } from './cadence.ts';
import { secretOf } from './credentials.ts';
import { folderPlace } from './dropped.ts';
import { freshnessOf } from './freshness.ts';
import type { Importer } from './importer.ts';
import { type RunParts, SourceRun, sweep } from './run.ts';
import { assertSchedule, nextInstant, quietFor, quietHours } from './schedule.ts';
import type { Delivery, Freshness, SourceState, SyncProgress, SyncRun } from './state.ts';
import type { KeptDelivery, SourceSettings, SyncStore } from './store.ts';
import { type Pause, realPause } from './turn.ts';

/** What an operator may change of a source; `null` returns to what is declared. */
export interface SourceChange {
  readonly on?: boolean | undefined;
  /** To switch on: the hosts, as they were shown. */
  readonly hosts?: readonly string[] | undefined;
  readonly cron?: string | null | undefined;
  readonly time_zone?: string | undefined;
  readonly since?: string | null | undefined;
  readonly numbers?: readonly string[] | undefined;
}

/** Sources that follow their publishers. */
export interface Sync {
  readonly offline: boolean;
  /** What publishers are told of whom to ask. */
  readonly contact?: string;
  readonly quiet_hours?: string;
  list(): Promise<readonly SourceState[]>;
  /** @throws ServiceError `not_found`. */
  get(name: string): Promise<{
    readonly source: SourceState;
    readonly runs: readonly SyncRun[];
    readonly deliveries: readonly Delivery[];
  }>;
  /**
   * @throws ServiceError `not_found`; `invalid_request` for a schedule that is none, for hosts that are others than
   * those of the source, and for what is missing to switch it on.
   */
  change(name: string, by: string, to: SourceChange): Promise<SourceState>;
  /** Begins a run now, whatever the hour; answers the id of the run that is under way. @throws as `change`. */
  run(name: string): Promise<string>;
  /** As `run`, and waits for its end. */
  runToEnd(name: string, told?: (progress: SyncProgress) => void): Promise<SyncRun>;
  /** Ends a run after the batch being written. False if none runs here. */
  stop(name: string): boolean;
  /** Takes a delivery again at the next run. @throws ServiceError `not_found`. */
  again(name: string, delivery: string): Promise<void>;
  /** How fresh the sources are that are switched on. */
  freshness(): Promise<readonly { readonly name: string; readonly title: string; readonly freshness: Freshness }[]>;
  /** Begins what is due; answers when all of that has ended. */
  tick(): Promise<void>;
  /** From now on sources run by their schedules, and what a crash cut off goes on. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export interface SyncOptions {
  readonly store: SyncStore;
  readonly feeds: readonly Feed[];
  readonly collections: readonly Collection<any>[];
  readonly corpus: Pick<Corpus, 'search' | 'get' | 'status'>;
  readonly importer: Importer;
  readonly config: Config;
  /** Folder of what is fetched. */
  readonly dir: string;
  readonly clock: Clock;
  /** Told whom the sources that are on may reach, whenever that changes. */
  readonly permit?: (targets: readonly Target[]) => void;
  readonly onFault?: (error: unknown) => void;
  /** Told of every run that has ended. */
  readonly onRun?: (name: string, run: SyncRun) => void;
  /**
   * Whether this process is the one that runs sources by their schedules, where several serve one corpus. Default: it
   * is.
   */
  readonly leads?: () => Promise<boolean>;
  /** For tests. */
  readonly pause?: Pause;
  readonly random?: () => number;
  readonly lookup?: Reach['lookup'];
  readonly lease_ms?: number;
  readonly most_ms?: number;
}

const SHOWN_RUNS = 50;
const KEPT_RUNS = 500;
const SHOWN_DELIVERIES = 200;
const MOST_NUMBERS = 10_000;
const TICK_MS = 30_000;
/** A process that died is followed by another after this long. */
const LEASE_MS = 60_000;
const SETTLED_MS = 200;
/** The index is waited for no longer than this: it follows by itself. */
const MOST_SETTLING_MS = 600_000;
const NUMBER = /^[A-Za-z0-9./-]{1,40}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a source runs for. */
interface Running {
  readonly id: string;
  readonly stop: AbortController;
  readonly end: Promise<SyncRun>;
  progress?: SyncProgress;
}

export function openSync(options: SyncOptions): Sync {
  const { store, feeds, config, clock, onFault = () => {}, random = Math.random, pause = realPause } = options;
  const holder = randomUUID();
  const running = new Map<string, Running>();
  const offline = config.PRIORA_OFFLINE;
  const contact = config.PRIORA_SYNC_CONTACT;
  const quiet = config.PRIORA_SYNC_QUIET_HOURS === undefined ? undefined : quietHours(config.PRIORA_SYNC_QUIET_HOURS);
  const private_hosts = hostList(config.PRIORA_SYNC_PRIVATE_HOSTS);
  const lease_ms = options.lease_ms ?? LEASE_MS;
  let timer: NodeJS.Timeout | undefined;
  let ticking: Promise<void> = Promise.resolve();
  let closed = false;

  const feedOf = (name: string): Feed => {
    const feed = feeds.find((each) => each.name === name);
    if (!feed) throw new ServiceError('not_found', `There is no source "${name}" that can be followed.`);
    return feed;
  };
  const settingsOf = async (name: string): Promise<SourceSettings> =>
    (await store.settings()).find((each) => each.name === name) ?? { name, on: false };

  const parts: RunParts = {
    ...{ store, config, dir: options.dir, importer: options.importer, clock, pause },
    reach: ({ hosts }) => ({
      hosts: new Set(hosts.map(bare)),
      private_hosts,
      ...(config.HTTPS_PROXY !== undefined && { proxy: config.HTTPS_PROXY }),
      ...(options.lookup && { lookup: options.lookup }),
    }),
    requests: (reach) => new Requests(reach, clock),
    place: async ({ place }) => (bucketOf(place) ? bucketPlace(place, s3Access(config)) : folderPlace(place)),
    async settled(signal) {
      for (let waited = 0; waited < MOST_SETTLING_MS; waited += SETTLED_MS) {
        const status = await options.corpus.status();
        if (status.every(({ stored_seq, indexed_seq }) => indexed_seq >= stored_seq)) return;
        await realPause(SETTLED_MS, signal);
      }
    },
    user_agent: `Priora/0.1 (${contact ?? 'no contact'})`,
    onFault,
    ...(options.most_ms !== undefined && { most_ms: options.most_ms }),
  };

  const scheduleOf = ({ schedule }: Feed, { cron, time_zone }: SourceSettings) => ({
    cron: cron ?? schedule.cron,
    time_zone: time_zone ?? schedule.time_zone,
    declared: cron === undefined && time_zone === undefined,
  });
  const nextRun = (feed: Feed, settings: SourceSettings) =>
    nextInstant(scheduleOf(feed, settings), clock(), {
      // nobody's server is spared by looking into a folder later
      jitter_ms: feed.listing.kind === 'dropped' ? 0 : Math.floor(random() * config.PRIORA_SYNC_JITTER_MIN * 60_000),
      ...(quiet && { quiet: { ...quiet, time_zone: config.PRIORA_TIME_ZONE } }),
    });

  /** What is missing for a source to run, in a sentence. */
  const missingFor = (feed: Feed): string | undefined => {
    // a place of one's own: settings name it, and are checked for whom they reach
    if (feed.listing.kind === 'dropped') return undefined;
    if (offline) return 'The service is offline (PRIORA_OFFLINE, --offline): nobody is asked.';
    if (contact === undefined)
      return 'Publishers are told whom to ask: set PRIORA_SYNC_CONTACT to your mail address or web page.';
    if (feed.credential && !feed.credential.optional && secretOf(feed, config) === undefined)
      return `It is asked with a key of your own: set ${feed.credential.setting}.`;
    return undefined;
  };

  const reached = (all: readonly SourceSettings[]) => all.flatMap(({ name, on }) => (on ? name : [])).join();
  /** The sources of which who guards the process knows. */
  let told: string | undefined;

  /** Whom the sources that are on may reach is told to who guards the process. */
  async function permitted(): Promise<void> {
    const all = await store.settings();
    told = reached(all);
    if (!options.permit) return;
    const on = all.filter((each) => each.on).map(({ name }) => name);
    const targets: Target[] = [];
    for (const { name, hosts } of offline ? [] : feeds.filter((feed) => on.includes(feed.name)))
      for (const host of hosts.map(bare))
        targets.push({ host, ...(!private_hosts.has(host) && { port: 443 }), setting: `source ${name}` });
    if (targets.length > 0 && config.HTTPS_PROXY !== undefined && URL.canParse(config.HTTPS_PROXY)) {
      const { hostname, port, protocol } = new URL(config.HTTPS_PROXY);
      const at = Number(port) || (protocol === 'https:' ? 443 : 80);
      targets.push({ host: bare(hostname), port: at, setting: 'HTTPS_PROXY' });
    }
    options.permit(targets);
  }

  /** Begins a run if nobody else runs the source: undefined then. */
  async function begin(feed: Feed, settings: SourceSettings, why: SyncRun['why']): Promise<Running | undefined> {
    const here = running.get(feed.name);
    if (here) return here;
    if (!(await store.lease(feed.name, holder, clock(), clock() + lease_ms))) return undefined;
    const again = running.get(feed.name);
    if (again) return again;
    const stop = new AbortController();
    let work: Running | undefined;
    const run = new SourceRun(parts, {
      ...{ feed, settings, why, signal: stop.signal },
      told: (progress) => void (work && (work.progress = progress)),
      ...(why === 'schedule' && { over: () => quietFor(clock(), quiet, config.PRIORA_TIME_ZONE) > 0 }),
    });
    const renewing = setInterval(() => {
      store
        .lease(feed.name, holder, clock(), clock() + lease_ms)
        .then(async (held) => {
          // this process was away for too long
          if (!held) stop.abort(new Error('Another process runs this source.'));
          else if (!(await settingsOf(feed.name)).on) stop.abort(new Error('The source was switched off.'));
        })
        .catch(onFault);
    }, lease_ms / 3).unref();
    const end = (async () => {
      try {
        const { run: ended, again_at } = await run.perform();
        await sweep(parts, feed.name, config.PRIORA_SYNC_KEEP_DAYS);
        await store.forget(KEPT_RUNS);
        const now = await settingsOf(feed.name);
        if (now.on && !closed) {
          const next = nextRun(feed, now);
          await store.schedule(
            feed.name,
            now.next_run_at,
            again_at === undefined ? next : Math.min(again_at, next ?? again_at),
          );
        }
        options.onRun?.(feed.name, ended);
        return ended;
      } finally {
        clearInterval(renewing);
        running.delete(feed.name);
        await store.release(feed.name, holder).catch(onFault);
      }
    })();
    end.catch(onFault);
    work = { id: run.id, stop, end };
    running.set(feed.name, work);
    return work;
  }

  async function beginAsked(name: string): Promise<Running> {
    const feed = feedOf(name);
    const settings = await settingsOf(name);
    if (!settings.on) throw new ServiceError('invalid_request', `${feed.title} is switched off: switch it on first.`);
    const missing = missingFor(feed);
    if (missing !== undefined) throw new ServiceError('invalid_request', missing);
    const begun = await begin(feed, settings, 'asked');
    if (!begun) throw new ServiceError('busy', `${feed.title} is being run by another process.`);
    return begun;
  }

  async function stateOf(
    feed: Feed,
    settings: SourceSettings,
    kept: readonly KeptDelivery[],
    runs: readonly SyncRun[],
  ) {
    const { name, title, source, documentation, terms, unconfirmed, hosts, max_bytes, cadence, credential } = feed;
    const work = running.get(name);
    const [last] = runs;
    const { on, by, at, since, next_run_at } = settings;
    const missing = on ? missingFor(feed) : undefined;
    const under_way = work !== undefined || last?.state === 'running';
    const failing = last?.state === 'failed';
    const periods = kept.flatMap(({ period, state }) => (period !== undefined && state !== 'passed' ? [period] : []));
    const problem = missing ?? (on && failing ? (last.problems[0] ?? 'The last run failed.') : undefined);
    const state: SourceState = {
      ...{ name, title, source, documentation, terms, hosts, max_bytes, cadence, on },
      ...(unconfirmed !== undefined && { unconfirmed }),
      ...(feed.listing.kind === 'numbers' && { numbers: settings.numbers ?? [] }),
      ...(feed.listing.kind === 'dropped' && { dropped: feed.listing }),
      ...(credential && {
        credential: {
          setting: credential.setting,
          present: secretOf(feed, config) !== undefined,
          optional: credential.optional ?? false,
        },
      }),
      ...(by !== undefined && at !== undefined && { switched_on: { by, at } }),
      schedule: scheduleOf(feed, settings),
      ...(since !== undefined && { since }),
      ...(on && next_run_at !== undefined && missing === undefined && { next_run_at }),
      state: under_way ? 'running' : !on ? 'off' : missing !== undefined ? 'blocked' : failing ? 'failing' : 'waiting',
      ...(problem !== undefined && { problem }),
      ...(work?.progress && { progress: work.progress }),
      ...(last && { last_run: last }),
      freshness: await fresh(feed, on, kept, runs),
      to_take: kept.filter(({ state }) => !['taken', 'passed', 'rejected'].includes(state)).length,
      missing: gapsOf(cadence, periods),
    };
    return state;
  }

  const fresh = (feed: Feed, on: boolean, deliveries: readonly KeptDelivery[], runs: readonly SyncRun[]) =>
    freshnessOf(feed, {
      ...{ corpus: options.corpus, collections: options.collections, deliveries, runs, on },
      ...{ now: clock(), lag_days: config.PRIORA_SYNC_LAG_DAYS },
    });

  const get = async (name: string) => {
    const feed = feedOf(name);
    const [settings, kept, runs] = await Promise.all([
      settingsOf(name),
      store.deliveries(name),
      store.runs(name, SHOWN_RUNS),
    ]);
    const source = await stateOf(feed, settings, kept, runs);
    return { source, runs, deliveries: kept.slice(-SHOWN_DELIVERIES).reverse().map(shownDelivery) };
  };

  async function tick(): Promise<void> {
    if (closed) return;
    const now = clock();
    const all = await store.settings();
    // switched at another process
    if (reached(all) !== told) await permitted();
    if ((await options.leads?.()) === false) return;
    for (const settings of all) {
      const feed = feeds.find(({ name }) => name === settings.name);
      if (feed && settings.on && settings.next_run_at === undefined)
        await store.schedule(feed.name, undefined, nextRun(feed, settings));
    }
    const due = all.filter(({ on, next_run_at }) => on && next_run_at !== undefined && next_run_at <= now);
    const begun: Promise<unknown>[] = [];
    for (const settings of due) {
      const feed = feeds.find(({ name }) => name === settings.name);
      if (!feed || running.has(feed.name)) continue;
      const next = nextRun(feed, settings);
      const missing = missingFor(feed);
      const quiet_for = quietFor(now, quiet, config.PRIORA_TIME_ZONE);
      if (missing !== undefined) await store.schedule(feed.name, settings.next_run_at, next);
      else if (quiet_for > 0) await store.schedule(feed.name, settings.next_run_at, now + quiet_for * 60_000);
      else {
        const work = await begin(feed, settings, 'schedule');
        if (work) begun.push(work.end.catch(() => {}));
      }
    }
    await Promise.all(begun);
  }

  return {
    offline,
    ...(contact !== undefined && { contact }),
    ...(config.PRIORA_SYNC_QUIET_HOURS !== undefined && { quiet_hours: config.PRIORA_SYNC_QUIET_HOURS }),
    list: () => Promise.all(feeds.map(async ({ name }) => (await get(name)).source)),
    get,
    async change(name, by, { on, hosts, cron, time_zone, since, numbers }) {
      const feed = feedOf(name);
      const was = await settingsOf(name);
      const switching = on === true && !was.on;
      if (switching) {
        const missing = missingFor(feed);
        if (missing !== undefined) throw new ServiceError('invalid_request', missing, { field: 'on' });
        if ([...(hosts ?? [])].sort().join() !== [...feed.hosts].sort().join())
          throw new ServiceError(
            'invalid_request',
            `To switch it on, repeat the hosts that it will reach: ${feed.hosts.join(', ')}.`,
            { field: 'hosts', accepts: feed.hosts },
          );
      }
      if (since && (!DAY.test(since) || Number.isNaN(Date.parse(since))))
        throw new ServiceError('invalid_request', `"${since}" is no day: write it as 2026-01-31.`, { field: 'since' });
      const strange = numbers?.find((number) => !NUMBER.test(number));
      if (strange !== undefined || (numbers?.length ?? 0) > MOST_NUMBERS)
        throw new ServiceError(
          'invalid_request',
          `Numbers have letters, digits, dots, slashes and hyphens, and there are ${MOST_NUMBERS} at most.`,
          { field: 'numbers', position: strange },
        );
      const { cron: own, time_zone: zone, since: from, ...rest } = was;
      const settings: SourceSettings = {
        ...rest,
        ...(cron !== null && (cron ?? own) !== undefined && { cron: cron ?? own! }),
        ...(cron !== null && (time_zone ?? zone) !== undefined && { time_zone: time_zone ?? zone! }),
        ...(since !== null && (since ?? from) !== undefined && { since: since ?? from! }),
        ...(numbers && { numbers }),
        ...(on !== undefined && { on, by, at: clock() }),
      };
      assertSchedule(scheduleOf(feed, settings));
      const { next_run_at: _, ...off } = settings;
      const next = settings.on ? nextRun(feed, settings) : undefined;
      await store.set(next === undefined ? off : { ...settings, next_run_at: next });
      if (on === false) running.get(name)?.stop.abort(new Error('The source was switched off.'));
      // what was left alone for its age may be wanted now
      if (since !== undefined) {
        const passed = (await store.deliveries(name)).filter(({ state }) => state === 'passed');
        await store.again(
          name,
          passed.map((each) => each.name),
        );
      }
      await permitted();
      return (await get(name)).source;
    },
    run: async (name) => (await beginAsked(name)).id,
    async runToEnd(name, told) {
      await permitted();
      const work = await beginAsked(name);
      const telling = told && setInterval(() => work.progress && told(work.progress), 200).unref();
      return work.end.finally(() => clearInterval(telling));
    },
    stop(name) {
      const work = running.get(name);
      work?.stop.abort(new Error('The run was stopped.'));
      return work !== undefined;
    },
    async again(name, delivery) {
      feedOf(name);
      if (!(await store.deliveries(name)).some((each) => each.name === delivery))
        throw new ServiceError('not_found', `This source has no delivery "${delivery}".`);
      await store.again(name, [delivery]);
    },
    async freshness() {
      const on = (await store.settings()).filter((each) => each.on).map(({ name }) => name);
      return Promise.all(
        feeds
          .filter(({ name }) => on.includes(name))
          .map(async (feed) => {
            const [kept, runs] = await Promise.all([store.deliveries(feed.name), store.runs(feed.name, SHOWN_RUNS)]);
            return { name: feed.name, title: feed.title, freshness: await fresh(feed, true, kept, runs) };
          }),
      );
    },
    tick,
    async start() {
      await permitted();
      for (const { name, on, next_run_at } of await store.settings()) {
        const [last] = await store.runs(name, 1);
        // cut off by the end of the process, in whatever way: it goes on as soon as nobody else has it
        if (on && (last?.state === 'running' || last?.state === 'stopped'))
          await store.schedule(name, next_run_at, clock());
      }
      const look = () => {
        ticking = Promise.all([ticking, tick()]).then(
          () => {},
          (error) => onFault(error),
        );
      };
      look();
      timer = setInterval(look, TICK_MS).unref();
    },
    async close() {
      closed = true;
      clearInterval(timer);
      for (const { stop } of running.values()) stop.abort(new Error('The service is stopping.'));
      await Promise.all([...running.values()].map(({ end }) => end.catch(() => {})));
      await ticking;
      await store.close();
    },
  };
}

function shownDelivery({
  revision: _,
  holds: __,
  replaces: ___,
  checksum: ____,
  detail: _____,
  ...delivery
}: KeptDelivery): Delivery {
  return delivery;
}
