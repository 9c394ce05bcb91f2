import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { type Reach, RequestError, type Requests } from '#egress/request.ts';
import { ServiceError } from '#errors.ts';
import type { DroppedListing, Feed } from '#sources/feed.ts';
import { lastDay } from './cadence.ts';
import { type Keyed, keyed } from './credentials.ts';
import { DeliveryError } from './download.ts';
import { type Aside, type DropPlace, fetchDropped, putAside, readDropped, wholeAt } from './dropped.ts';
import { fetchDelivery } from './fetch.ts';
import type { ImportEnd, Importer } from './importer.ts';
import { inOrder, ListingError, readListing } from './listing.ts';
import { nextNumbers, nextSpans } from './spans.ts';
import type { SyncProgress, SyncRun } from './state.ts';
import type { KeptDelivery, Move, SourceSettings, SyncStore, ToKeep } from './store.ts';
import { type Pause, politely } from './turn.ts';

/** What a run of a source works with. */
export interface RunParts {
  readonly store: SyncStore;
  readonly config: Config;
  /** Folder of what is fetched and not imported yet. */
  readonly dir: string;
  readonly importer: Importer;
  /** Whom a feed may reach, and the requests that reach it. */
  readonly reach: (feed: Feed) => Reach;
  readonly requests: (reach: Reach) => Requests;
  /** Where somebody drops files. */
  readonly place: (listing: DroppedListing) => Promise<DropPlace>;
  /** When the index has every record: what was taken is found from then on. */
  readonly settled: (signal: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly pause: Pause;
  readonly user_agent: string;
  /** Told of what nobody foresaw. */
  readonly onFault?: (error: unknown) => void;
  /** Milliseconds that one try of a download may take. */
  readonly most_ms?: number;
}

export interface RunOf {
  readonly feed: Feed;
  readonly settings: SourceSettings;
  readonly why: SyncRun['why'];
  readonly signal: AbortSignal;
  readonly told: (progress: SyncProgress) => void;
  /** Whether the run is to end before the next delivery. */
  readonly over?: () => boolean;
}

/** A delivery that failed is tried again after so long, then twice as long each time, a day at most. */
const FIRST_WAIT_MS = 10 * 60_000;
const LONGEST_WAIT_MS = 86_400_000;
/** After so many tries a delivery is left until the publisher changes it, or somebody asks. */
const MOST_TRIES = 6;
/** Within a run, requests that break are asked again after these. */
const WAITS_MS = [1_000, 5_000, 20_000];
/** A publisher who asks to wait no longer than this is waited for within the run. */
const WAITED_FOR_MS = 60_000;
/** Who answers single questions refuses them when a quota is used up: the shortest are of an hour. */
const QUOTA_MS = 3_600_000;
const IDLE_MS = 60_000;
const DOWNLOAD_MS = 6 * 3_600_000;
const TOLD_PROBLEMS = 50;

/** A short name for several texts together. */
const keyOf = (...texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 32);

/** Where a version of a delivery is fetched to. */
export const folderOf = (dir: string, source: string, { name, version }: Pick<KeptDelivery, 'name' | 'version'>) =>
  join(dir, source, keyOf(name, version));

/** The publisher asks to be left alone for a while: nothing else is asked in this run. */
class LeftAlone extends Error {
  readonly until: number;
  constructor(message: string, until: number) {
    super(message);
    this.until = until;
  }
}

/** One run of a source. Whoever calls it has the source's lease. */
export class SourceRun {
  private readonly parts: RunParts;
  private readonly of: RunOf;
  private run: SyncRun;
  private done = 0;
  private total = 0;
  /** When the publisher may be asked again, if they said so, or the first delivery that failed may be. */
  private again_at: number | undefined;
  private place: DropPlace | undefined;

  constructor(parts: RunParts, of: RunOf) {
    this.parts = parts;
    this.of = of;
    this.run = {
      ...{ id: randomUUID(), started_at: parts.clock(), why: of.why, state: 'running' },
      ...{ listed: 0, taken: [], rejected: [], failed: [], problems: [] },
      ...{ records: 0, added: 0, changed: 0, fetched_bytes: 0 },
    };
  }

  get id(): string {
    return this.run.id;
  }

  /** Answers what became of it, and when it should run again before its schedule says so. */
  async perform(): Promise<{ readonly run: SyncRun; readonly again_at?: number }> {
    const { store, clock, onFault } = this.parts;
    const { feed, signal } = this.of;
    await store.interrupted(feed.name, clock());
    await this.keep();
    let stopped = false;
    let failed = false;
    const reach = this.parts.reach(feed);
    const requests = this.parts.requests(reach);
    try {
      await this.work(requests, reach);
    } catch (error) {
      stopped = signal.aborted;
      failed = !stopped;
      if (error instanceof LeftAlone) this.again_at = error.until;
      if (failed) this.problem((error as Error).message);
      const foreseen = [RequestError, ListingError, DeliveryError, LeftAlone, ServiceError];
      if (failed && !foreseen.some((kind) => error instanceof kind)) onFault?.(error);
    } finally {
      requests.close();
      this.place?.close();
    }
    const { taken, rejected, failed: put_off } = this.run;
    this.run = {
      ...this.run,
      ended_at: clock(),
      state: stopped
        ? 'stopped'
        : failed || (put_off.length > 0 && taken.length === 0)
          ? 'failed'
          : taken.length + rejected.length + put_off.length === 0
            ? 'nothing_new'
            : 'done',
    };
    await this.keep();
    return { run: this.run, ...(this.again_at !== undefined && { again_at: this.again_at }) };
  }

  private keep(): Promise<void> {
    return this.parts.store.run(this.of.feed.name, this.run);
  }

  private problem(text: string): void {
    const { problems } = this.run;
    if (problems.length < TOLD_PROBLEMS) this.run = { ...this.run, problems: [...problems, text] };
  }

  private tell(progress: Omit<SyncProgress, 'deliveries_done' | 'deliveries_total'>): void {
    this.of.told({ ...progress, deliveries_done: this.done, deliveries_total: this.total });
  }

  private async work(requests: Requests, reach: Reach): Promise<void> {
    const { clock, pause, user_agent, config } = this.parts;
    const { feed, signal } = this.of;
    this.tell({ stage: 'listing' });
    const asked = { headers: { 'user-agent': user_agent }, idle_ms: IDLE_MS, signal };
    const turn = politely(feed.politeness.per_second, clock, pause, signal);
    if (feed.listing.kind === 'dropped') this.place = await this.parts.place(feed.listing);
    const key = await this.tried(() => keyed(feed, config, requests, asked));
    const context = { requests, reach, asked: { ...asked, secret_headers: key.secret_headers }, turn };
    const listed = await this.tried(() => this.list(context, key));
    await this.parts.store.listed(feed.name, listed, clock());
    this.run = { ...this.run, listed: listed.length };
    await this.keep();
    if (feed.listing.kind === 'dropped') await this.followPlace(feed.listing, listed);
    else await this.pass();
    const before = this.run.records;
    // a late delivery makes those after it wait again
    const met = new Set<string>();
    for (;;) {
      const waiting = (await this.waiting()).filter(({ name, times_taken }) => !met.has(`${name} ${times_taken}`));
      this.total = this.done + waiting.length;
      const [delivery] = waiting;
      if (!delivery) break;
      if (this.of.over?.()) {
        this.problem('It was put off: quiet hours began.');
        break;
      }
      met.add(`${delivery.name} ${delivery.times_taken}`);
      await this.take(delivery, { ...context, key });
      this.done++;
      await this.keep();
    }
    if (this.run.records > before) {
      this.tell({ stage: 'indexing' });
      await this.parts.settled(signal);
    }
  }

  private async list(
    context: Pick<Parameters<typeof readListing>[1], 'requests' | 'reach' | 'asked' | 'turn'>,
    key: Keyed,
  ): Promise<readonly ToKeep[]> {
    const { store, clock } = this.parts;
    const { feed, settings } = this.of;
    const { listing } = feed;
    const now = clock();
    if (listing.kind === 'dropped') return readDropped(listing, this.place!, this.of.signal);
    if (listing.kind === 'window' || listing.kind === 'numbers') {
      const kept = await store.deliveries(feed.name);
      return listing.kind === 'window'
        ? nextSpans(feed, listing, kept, { now, since: settings.since })
        : nextNumbers(feed, listing, kept, { now, numbers: settings.numbers ?? [] });
    }
    const now_year = new Date(now).getUTCFullYear();
    const listed = await readListing(feed, { ...context, withKey: key.withKey, now_year });
    if (listed.length === 0)
      throw new ListingError(
        'The listing has no delivery: its address or its form has changed, or the publisher is at work on it.',
      );
    return listed.map(({ checksum, ...each }) => ({
      ...each,
      ...(checksum && { checksum: `${checksum.algorithm}:${checksum.value}` }),
    }));
  }

  /** Passes over what is older than wanted, and what a newer full delivery replaces. */
  private async pass(): Promise<void> {
    const { store } = this.parts;
    const { feed, settings } = this.of;
    const kept = await store.deliveries(feed.name);
    const last = kept.filter(({ replaces, state }) => replaces === 'earlier' && state !== 'rejected').at(-1);
    for (const delivery of kept) {
      if (delivery.state !== 'waiting') continue;
      const day = delivery.period && lastDay(delivery.period);
      const old = settings.since !== undefined && day !== undefined && day < settings.since;
      const replaced =
        last !== undefined &&
        last.name !== delivery.name &&
        last.period !== delivery.period &&
        inOrder(delivery, last) < 0;
      if (old || replaced)
        await this.move(delivery, {
          state: 'passed',
          problem: old ? `It is of before ${settings.since}.` : `${last!.name} replaces it.`,
        });
    }
  }

  /** What was taken away is not waited for, what lies there again is; what was dealt with is put aside. */
  private async followPlace(listing: DroppedListing, listed: readonly ToKeep[]): Promise<void> {
    const { store } = this.parts;
    const { feed } = this.of;
    const there = new Map(listed.map(({ name, version }) => [name, version]));
    for (const delivery of await store.deliveries(feed.name)) {
      const { name, version, state } = delivery;
      const lies = there.get(name) === version;
      if (!lies && state === 'waiting') await this.move(delivery, { state: 'passed', problem: 'It is not there.' });
      if (lies && state === 'passed') await store.again(feed.name, [name]);
      if (lies && (state === 'taken' || state === 'rejected')) await this.aside(listing, name, state);
    }
  }

  /** Its record says already what became of the file: where it lies is not worth a failure. */
  private async aside(listing: DroppedListing, name: string, to: Aside): Promise<void> {
    try {
      await putAside(listing, this.place!, name, to);
    } catch (error) {
      this.problem(`${name}: it was ${to}, and could not be moved: ${(error as Error).message}`);
    }
  }

  private async waiting(): Promise<readonly KeptDelivery[]> {
    const { store, clock } = this.parts;
    const { listing } = this.of.feed;
    const now = clock();
    const kept = (await store.deliveries(this.of.feed.name)).map((each) =>
      listing.kind === 'dropped' && wholeAt(listing, each) > now ? { ...each, again_at: wholeAt(listing, each) } : each,
    );
    const to_take = kept.filter(({ state }) => !['taken', 'passed', 'rejected'].includes(state));
    const first = to_take.findIndex(({ again_at }) => again_at !== undefined && again_at > now);
    // where order matters, what cannot be had yet holds up what comes after it
    const due =
      this.of.feed.repeats && first >= 0 && this.of.why === 'schedule'
        ? to_take.slice(0, first)
        : to_take.filter(
            ({ again_at, tries }) =>
              // what may not be whole is taken by nobody's wish
              again_at === undefined || again_at <= now || (this.of.why === 'asked' && tries > 0),
          );
    const put_off = to_take.flatMap(({ again_at }) => (again_at !== undefined && again_at > now ? again_at : []));
    if (put_off.length > 0) this.again_at = Math.min(...put_off);
    return due;
  }

  private async move(delivery: KeptDelivery, to: Move): Promise<void> {
    await this.parts.store.move(this.of.feed.name, delivery.name, delivery.version, to);
  }

  /** Asks again what breaks, a few times; a publisher who asks to wait is waited for, or left alone. */
  private async tried<T>(work: () => Promise<T>): Promise<T> {
    const { pause, clock } = this.parts;
    for (let index = 0; ; index++) {
      try {
        return await work();
      } catch (error) {
        this.of.signal.throwIfAborted();
        if (!(error instanceof RequestError) || (error.problem !== 'broken' && error.problem !== 'later')) throw error;
        const wait = Math.max(error.retry_after_ms ?? 0, WAITS_MS[index] ?? 0);
        if (error.problem === 'later' && (index >= WAITS_MS.length || wait > WAITED_FOR_MS))
          throw new LeftAlone(error.message, clock() + Math.max(wait, FIRST_WAIT_MS));
        if (index >= WAITS_MS.length) throw error;
        await pause(wait, this.of.signal);
      }
    }
  }

  /** Takes one delivery, from wherever it was left. What goes wrong costs only itself. */
  private async take(
    delivery: KeptDelivery,
    { key, ...context }: Parameters<typeof this.list>[0] & { readonly key: Keyed },
  ): Promise<void> {
    const { importer, clock, dir, most_ms = DOWNLOAD_MS } = this.parts;
    const { feed, signal } = this.of;
    const { name } = delivery;
    const folder = folderOf(dir, feed.name, delivery);
    try {
      signal.throwIfAborted();
      await this.move(delivery, { state: 'fetching' });
      this.tell({ stage: 'fetching', delivery: name });
      const told = (bytes_done: number, bytes_total: number | undefined) =>
        this.tell({
          ...{ stage: 'fetching', delivery: name, bytes_done },
          ...(bytes_total !== undefined && { bytes_total }),
        });
      const fetched = await this.tried(() =>
        this.place
          ? fetchDropped(feed, delivery, folder, this.place, { signal, told })
          : fetchDelivery(feed, delivery, folder, { ...context, keyed: key, most_ms, told }),
      );
      this.run = { ...this.run, fetched_bytes: this.run.fetched_bytes + fetched.received };
      await this.move(delivery, { state: 'fetched', sha256: fetched.sha256, bytes: fetched.bytes });
      if (feed.damaged === 'nothing') {
        this.tell({ stage: 'checking', delivery: name });
        const [problem] = await importer.check(keyOf(folder, fetched.sha256), feed.source, fetched.paths, signal);
        if (problem !== undefined) throw new DeliveryError(`It was left whole, for it is damaged: ${problem}`);
      }
      await this.move(delivery, { state: 'importing' });
      const end = await this.imported(delivery, fetched.paths);
      await this.took(delivery, end);
      if (feed.listing.kind === 'dropped') await this.aside(feed.listing, name, 'taken');
      if (this.parts.config.PRIORA_SYNC_KEEP_DAYS === 0) await rm(folder, { recursive: true, force: true });
    } catch (error) {
      signal.throwIfAborted();
      const left = this.leftAlone(error);
      if (left) {
        await this.move(delivery, { state: 'waiting', problem: left.message, again_at: left.until });
        throw left;
      }
      await this.failed(delivery, error, folder, clock());
    }
  }

  /** Whether an error says that nothing else is to be asked for a while. */
  private leftAlone(error: unknown): LeftAlone | undefined {
    if (error instanceof LeftAlone) return error;
    const quota =
      this.of.feed.listing.kind === 'numbers' && error instanceof RequestError && error.problem === 'denied';
    return quota ? new LeftAlone(error.message, this.parts.clock() + QUOTA_MS) : undefined;
  }

  private async imported(delivery: KeptDelivery, paths: readonly string[]): Promise<ImportEnd> {
    const { importer } = this.parts;
    const { feed, signal } = this.of;
    const { name, version, times_taken } = delivery;
    if (paths.length === 0) return { records: 0, added: 0, changed: 0, rejected: 0, problems: [] };
    const key = keyOf(feed.name, name, version, String(times_taken));
    this.tell({ stage: 'importing', delivery: name });
    const end = await importer.take(
      key,
      { source: feed.source, paths, again: times_taken > 0 },
      {
        signal,
        told: ({ bytes_done, bytes_total, records }) =>
          this.tell({ stage: 'importing', delivery: name, bytes_done, bytes_total, records }),
      },
    );
    signal.throwIfAborted();
    const { records, rejected, problems, before } = end;
    // of a delivery of a publisher nothing may be in; a file that somebody drops is meant
    if (records === 0 && !before && (problems.length > 0 || rejected > 0 || this.place))
      throw new DeliveryError(
        `Nothing of it could be taken: ${problems[0] ?? (rejected > 0 ? `all ${rejected} records in it were rejected` : 'no source reads it')}`,
      );
    return end;
  }

  private async took(
    delivery: KeptDelivery,
    { records, added, changed, rejected, problems }: ImportEnd,
  ): Promise<void> {
    const { name } = delivery;
    await this.move(delivery, {
      ...{
        state: 'taken',
        taken: this.of.feed.repeats ? 'and_later_again' : 'alone',
        taken_at: this.parts.clock(),
        again_at: null,
        tries: 0,
      },
      ...{ records, added, changed, rejected },
      problem: problems.length === 0 ? null : problems.slice(0, 5).join(' '),
    });
    for (const problem of problems.slice(0, 5)) this.problem(`${name}: ${problem}`);
    const { run } = this;
    this.run = {
      ...run,
      taken: [...run.taken, name],
      ...{ records: run.records + records, added: run.added + added, changed: run.changed + changed },
    };
  }

  private async failed(delivery: KeptDelivery, error: unknown, folder: string, now: number): Promise<void> {
    const { name, tries } = delivery;
    const { message } = error as Error;
    const known = error instanceof RequestError || error instanceof DeliveryError || error instanceof ServiceError;
    if (!known) this.parts.onFault?.(error);
    this.problem(`${name}: ${message}`);
    // what arrived otherwise than announced is fetched anew
    if (error instanceof DeliveryError) await rm(folder, { recursive: true, force: true });
    const { listing } = this.of.feed;
    const for_good =
      (error instanceof RequestError && error.problem === 'refused') ||
      // a file that was dropped is the same tomorrow
      (error instanceof DeliveryError && listing.kind === 'dropped');
    if (for_good || tries + 1 >= MOST_TRIES) {
      await this.move(delivery, { state: 'rejected', tries: tries + 1, again_at: null, problem: message });
      this.run = { ...this.run, rejected: [...this.run.rejected, name] };
      if (listing.kind === 'dropped') await this.aside(listing, name, 'rejected');
      return;
    }
    const again_at = now + Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);
    this.again_at = Math.min(again_at, this.again_at ?? again_at);
    await this.move(delivery, { state: 'waiting', tries: tries + 1, again_at, problem: message });
    this.run = { ...this.run, failed: [...this.run.failed, name] };
  }
}

/**
 * Removes what was fetched of deliveries that were taken or given up so many days ago, and of versions nobody knows.
 */
export async function sweep(
  { store, dir, clock }: Pick<RunParts, 'store' | 'dir' | 'clock'>,
  source: string,
  keep_days: number,
): Promise<void> {
  const kept = await store.deliveries(source);
  const before = clock() - keep_days * 86_400_000;
  const stay = new Set(
    kept
      .filter(
        ({ state, taken_at }) =>
          !['passed', 'rejected'].includes(state) && (state !== 'taken' || (taken_at ?? 0) > before),
      )
      .map((delivery) => folderOf(dir, source, delivery)),
  );
  for (const name of await readdir(join(dir, source)).catch(() => []))
    if (!stay.has(join(dir, source, name))) await rm(join(dir, source, name), { recursive: true, force: true });
}
