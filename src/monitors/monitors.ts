import { randomBytes } from 'node:crypto';
import { onBehalfOf } from '#accounts/caller.ts';
import { type Clock, dayAt } from '#clock.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { allOf } from '#corpus/query/combine.ts';
import { totalOf } from '#corpus/total.ts';
import { ServiceError } from '#errors.ts';
import { FeedReader, gather } from './gather.ts';
import { nextRun, type Schedule } from './schedule.ts';
import type { Answer, Delivery, Monitor, MonitorChange, MonitorStore, Ran, Told } from './store.ts';
import type { Subject } from './subject.ts';

/** Monitors that an account may have. */
export const MOST_MONITORS = 1_000;
/** A check that is asked again so soon gives the same answer: clients ask again for what they lost. */
const SAME_ANSWER_MS = 60_000;
/** Ids of what is so already when a monitor is made. */
const MOST_STANDING = 5_000;
/** Names in `standing` under which a subject that compares keeps what was found: when made, and by the last run. */
const AT_FIRST = '@first';
const AT_LAST_RUN = '@run';
/** Monitors that are taken up before it is looked again which ones are due. */
const TAKEN_UP = 200;
/**
 * Of these, so many are asked side by side, and so together (`FeedReader.matched`). What they found is written
 * meanwhile, many with one commit.
 */
const SIDE_BY_SIDE = 100;

export interface Wanted {
  readonly name?: string | undefined;
  readonly query: unknown;
  readonly kinds: readonly string[];
  readonly schedule?: Schedule | undefined;
  readonly send?: Delivery | undefined;
  readonly user_id?: string | undefined;
}
export type Change = Partial<Pick<Wanted, 'name' | 'query' | 'kinds'>> & {
  readonly schedule?: Schedule | null | undefined;
  readonly send?: Delivery | null | undefined;
};

/** Monitors of accounts: made, asked, run by their schedules. */
export interface Monitors {
  readonly subjects: readonly Subject[];
  /** Ways beside the inbox that whoever makes a monitor may choose here. */
  readonly ways: readonly (keyof Delivery)[];
  /**
   * Makes a monitor of changes from now on.
   * @throws ServiceError for a query that cannot be read, unknown kinds, and what is one too many.
   */
  create(account_id: string, subject: string, wanted: Wanted): Promise<Monitor>;
  /** @throws ServiceError `not_found`, and as `create`. */
  change(account_id: string, id: string, to: Change, subject?: string): Promise<Monitor>;
  remove(account_id: string, id: string): Promise<void>;
  get(account_id: string, id: string, subject?: string): Promise<Monitor>;
  list(account_id: string): Promise<readonly Monitor[]>;
  /**
   * What changed since the last answer that went out whole. It is kept before it goes out, and given again until
   * `sent` was called, and for a minute after it was made.
   */
  check(
    account_id: string,
    id: string,
  ): Promise<{ readonly answer: Answer; readonly monitor: Monitor; sent(): Promise<void> }>;
  /** What changed since an instant of the feed, without any mark being moved. */
  since(monitor: Monitor, after: number): Promise<Told & { readonly upto: number }>;
  /** Runs what is due; answers how many ran. */
  runDue(): Promise<number>;
  readonly inbox: MonitorStore['inbox'];
  readonly read: MonitorStore['read'];
  removeEntry(account_id: string, id: string): Promise<void>;
}

export interface MonitorOptions {
  readonly store: MonitorStore;
  readonly corpus: Corpus;
  readonly subjects: readonly Subject[];
  readonly clock: Clock;
  /** IANA name. */
  readonly time_zone: string;
  /** Default: none. */
  readonly ways?: readonly (keyof Delivery)[];
  /** Checks where a run is to be sent. @throws ServiceError for an address that nothing may be sent to. */
  readonly permitted?: (send: Delivery) => void;
  /** Every run is written into a folder, too. */
  readonly folder?: boolean;
  /** Told of runs that failed for a reason nobody foresaw. */
  readonly onFault?: (error: unknown) => void;
}

const NONE = 'No monitor of this account has that alert_id.';

export function monitorsOver({
  store,
  corpus,
  subjects,
  clock,
  time_zone,
  ways = [],
  permitted,
  folder,
  onFault,
}: MonitorOptions): Monitors {
  const subjectOf = (name: string): Subject => {
    const found = subjects.find((each) => each.name === name);
    if (!found) throw new ServiceError('invalid_request', `There are no monitors of ${name}.`, { field: 'subject' });
    return found;
  };
  const as = <T>(
    { account_id, user_id }: Pick<Monitor, 'account_id' | 'user_id'>,
    work: () => Promise<T>,
  ): Promise<T> =>
    onBehalfOf({ account_id, operation_id: 'monitors', ...(user_id !== undefined && { user_id }) }, work);

  async function own(account_id: string, id: string, subject?: string): Promise<Monitor> {
    const found = await store.get(account_id, id);
    if (!found || (subject !== undefined && found.subject !== subject))
      throw new ServiceError('not_found', NONE, { field: 'alert_id' });
    return found;
  }

  function checkKinds(subject: Subject, kinds: readonly string[]): readonly string[] {
    const known = Object.keys(subject.kinds);
    const unknown = kinds.find((kind) => !known.includes(kind));
    if (unknown !== undefined || kinds.length === 0)
      throw new ServiceError(
        'invalid_request',
        `${unknown === undefined ? 'No kind of change is named' : `There is no kind of change "${unknown}"`}: use one or more of ${known.join(', ')}.`,
        { field: 'content', accepts: known },
      );
    return [...new Set(kinds)];
  }

  /** What a query finds now, and what of it is so already. */
  async function look(subject: Subject, query: unknown, kinds: readonly string[]) {
    const read = await subject.read(query, corpus);
    const found = await subject.found?.(query, corpus);
    const standing: Record<string, readonly string[]> = found ? { [AT_FIRST]: found } : {};
    const total = found?.length ?? (await totalOf(corpus, subject.collection, read));
    for (const kind of kinds) {
      const so = subject.kinds[kind]!.standing?.(dayAt(clock()));
      if (!so) continue;
      const asked = { query: allOf(read, so), offset: 0, limit: MOST_STANDING };
      standing[kind] = (await corpus.search(subject.collection, asked)).hits.map(({ id }) => id);
    }
    return { number: total, standing };
  }

  /** Where the feed stands: what comes later is told. */
  const headOf = async ({ collection }: Subject) => (await corpus.changes(collection, { after: 0, limit: 0 })).head;

  const defaultName = (subject: Subject, query: unknown) => [...subject.shown(query)].slice(0, 50).join('');

  async function told(
    monitor: Monitor,
    from: { after: number; first: boolean; before?: readonly string[] },
    feed = new FeedReader(corpus),
  ) {
    const subject = subjectOf(monitor.subject);
    return as(monitor, () => gather(corpus, subject, monitor, from, feed));
  }

  async function outcomeOf(monitor: Monitor, feed: FeedReader): Promise<Ran> {
    const at = clock();
    const next_run_at = nextRun(monitor.schedule!, at, time_zone);
    let outcome: Ran = { run_mark: monitor.run_mark, next_run_at, outgoing: [] };
    try {
      const { standing } = monitor;
      const before = standing[AT_LAST_RUN] ?? standing[AT_FIRST];
      const from = { after: monitor.run_mark, first: monitor.runs === 0, ...(before && { before }) };
      const { found: now, ...found } = await told(monitor, from, feed);
      outcome = {
        ...outcome,
        run_mark: found.upto,
        ...entryOf(monitor, found, at),
        ...(now && { standing: { ...standing, [AT_LAST_RUN]: now } }),
      };
    } catch (error) {
      // an expression that is no longer read, or names what is gone: told, and kept as it is
      if (error instanceof ServiceError && error.code === 'busy') throw error;
      const told = error instanceof ServiceError;
      if (!told) onFault?.(error);
      const why = told ? `${error.message} Change it, and what it missed is told.` : 'The log has the details.';
      const notes = [`The monitor could not run: ${why}`];
      outcome = { ...outcome, ...entryOf(monitor, { kinds: [], notes }, at) };
    }
    return outcome;
  }

  function entryOf(monitor: Monitor, { kinds, notes }: Told, at: number): Pick<Ran, 'entry' | 'outgoing'> {
    const with_any = kinds.filter(({ count }) => count > 0);
    if (with_any.length === 0 && notes.length === 0) return { outgoing: [] };
    const { webhook, mail } = monitor.send ?? {};
    const ways = [
      ...(folder ? [{ way: 'folder' as const }] : []),
      ...(webhook === undefined ? [] : [{ way: 'webhook' as const, target: webhook }]),
      ...(mail === undefined ? [] : [{ way: 'mail' as const, target: mail }]),
    ];
    return {
      entry: { id: newId(), at, told: { kinds: with_any, notes } },
      outgoing: ways.map((each) => ({ id: newId(), ...each })),
    };
  }

  return {
    subjects,
    ways,
    async create(account_id, name, wanted) {
      const subject = subjectOf(name);
      const kinds = checkKinds(subject, wanted.kinds);
      if (wanted.send) permitted?.(wanted.send);
      const mark = await headOf(subject);
      const { number, standing } = await look(subject, wanted.query, kinds);
      const at = clock();
      const monitor = {
        ...{ id: newId(), account_id, subject: name, name: wanted.name?.trim() || defaultName(subject, wanted.query) },
        ...{ query: wanted.query, kinds, created_at: at, number, mark, standing },
        ...(wanted.user_id !== undefined && { user_id: wanted.user_id }),
        ...(wanted.send && { send: wanted.send }),
        ...(wanted.schedule && {
          schedule: wanted.schedule,
          next_run_at: nextRun(wanted.schedule, at, time_zone),
        }),
      };
      if (!(await store.add(monitor, MOST_MONITORS)))
        throw new ServiceError(
          'invalid_request',
          `The account has ${MOST_MONITORS} monitors, and can have no more: delete one first.`,
          { limit: MOST_MONITORS },
        );
      return own(account_id, monitor.id);
    },
    async change(account_id, id, { name, query, kinds, schedule, send }, of) {
      const monitor = await own(account_id, id, of);
      const subject = subjectOf(monitor.subject);
      const wanted = kinds && checkKinds(subject, kinds);
      if (send) permitted?.(send);
      if (query !== undefined) await look(subject, query, []);
      const to: MonitorChange = {
        ...(name?.trim() && { name: name.trim() }),
        ...(query !== undefined && { query }),
        ...(wanted && { kinds: wanted }),
        ...(send !== undefined && { send }),
        ...(schedule !== undefined && {
          schedule,
          next_run_at: schedule && nextRun(schedule, clock(), time_zone),
        }),
      };
      await store.change(account_id, id, to);
      return own(account_id, id);
    },
    async remove(account_id, id) {
      if (!(await store.remove(account_id, id))) throw new ServiceError('not_found', NONE, { field: 'alert_id' });
    },
    get: own,
    list: (account_id) => store.of(account_id),
    async check(account_id, id) {
      for (;;) {
        const monitor = await own(account_id, id);
        const last = monitor.answer;
        const sent = (n: number) => () => store.sent(account_id, id, n);
        if (last && (!last.sent || clock() - last.at < SAME_ANSWER_MS))
          return { answer: last, monitor, sent: sent(last.n) };
        const before = last?.found ?? monitor.standing[AT_FIRST];
        const found = await told(monitor, { after: monitor.mark, first: !last, ...(before && { before }) });
        const answer = { ...found, n: (last?.n ?? 0) + 1, at: clock() };
        // of several that ask at once one is first, and the others give its answer
        if (await store.answered(account_id, id, answer))
          return { answer: { ...answer, sent: false }, monitor, sent: sent(answer.n) };
      }
    },
    since: (monitor, after) => told(monitor, { after, first: false }),
    async runDue() {
      let ran = 0;
      const feed = new FeedReader(corpus);
      for (;;) {
        const due = await store.due(clock(), TAKEN_UP);
        if (due.length === 0) return ran;
        let moved = 0;
        const left = due.values();
        const written: Promise<unknown>[] = [];
        const searching = Array.from({ length: SIDE_BY_SIDE }, async () => {
          for (const monitor of left) {
            const outcome = await outcomeOf(monitor, feed);
            const done = store.ran(monitor, outcome).then((is) => (moved += is ? 1 : 0));
            // its fault is told below, when all have ended
            done.catch(() => undefined);
            written.push(done);
          }
        });
        // one that must wait (the index mends itself) ends the round once the others have ended
        const ended = [...(await Promise.allSettled(searching)), ...(await Promise.allSettled(written))];
        const failed = ended.find(({ status }) => status === 'rejected');
        if (failed) throw (failed as PromiseRejectedResult).reason;
        ran += moved;
        if (moved === 0) return ran;
      }
    },
    inbox: (...given) => store.inbox(...given),
    read: (...given) => store.read(...given),
    async removeEntry(account_id, id) {
      if (!(await store.removeEntry(account_id, id)))
        throw new ServiceError('not_found', 'The inbox has no such entry.', { field: 'id' });
    },
  };
}

const newId = (): string => randomBytes(16).toString('hex');
