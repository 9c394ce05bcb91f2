import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { newestDay } from '#corpus/newest.ts';
import type { Dated, Feed } from '#sources/feed.ts';
import { dayAtInstant, daysBetween, expectedAfter } from './cadence.ts';
import type { Freshness, SyncRun } from './state.ts';
import type { KeptDelivery } from './store.ts';

const OFFICE = 'AUTHORITY';

/** The newest date in the corpus that a declaration names; undefined where there is none, or the index mends itself. */
function newest(
  corpus: Pick<Corpus, 'search' | 'get'>,
  collections: readonly Collection<any>[],
  { collection: name, field, office, office_field = OFFICE }: Dated,
  now: number,
): Promise<string | undefined> {
  const collection = collections.find((each) => each.name === name);
  if (!collection) throw new RangeError(`There is no collection ${name}.`);
  const among = office === undefined ? undefined : ({ kind: 'term', field: office_field, text: office } as const);
  return newestDay(corpus, collection, field, { now, ...(among && { among }) });
}

/** How fresh a source is, by what the corpus holds and what was taken. */
export async function freshnessOf(
  feed: Feed,
  {
    corpus,
    collections,
    deliveries,
    runs,
    now,
    lag_days,
    on,
  }: {
    readonly corpus: Pick<Corpus, 'search' | 'get'>;
    readonly collections: readonly Collection<any>[];
    readonly deliveries: readonly KeptDelivery[];
    /** The newest first. */
    readonly runs: readonly SyncRun[];
    readonly now: number;
    /** Days beyond the cadence that are no matter. */
    readonly lag_days: number;
    readonly on: boolean;
  },
): Promise<Freshness> {
  const today = dayAtInstant(now);
  const dates = await Promise.all(
    feed.dated.map(async (dated) => {
      const date = await newest(corpus, collections, dated, now);
      return {
        collection: dated.collection,
        ...(dated.office !== undefined && { office: dated.office }),
        ...(date !== undefined && { date, lag_days: daysBetween(date, today) }),
      };
    }),
  );
  const taken = deliveries.filter(({ taken_at }) => taken_at !== undefined);
  const last = taken.at(-1);
  const well = runs.find(
    ({ state, ended_at }) => ended_at !== undefined && (state === 'done' || state === 'nothing_new'),
  );
  const expected =
    last &&
    expectedAfter(feed.cadence, {
      taken: dayAtInstant(last.taken_at!),
      ...(last.period !== undefined && { period: last.period }),
    });
  const late = expected === undefined ? 0 : daysBetween(expected, today);
  const warned = on && late > lag_days;
  return {
    newest: dates,
    ...(last && {
      last_delivery: {
        name: last.name,
        taken_at: last.taken_at!,
        ...(last.period !== undefined && { period: last.period }),
      },
    }),
    ...(well && { last_run_at: well.ended_at! }),
    ...(expected !== undefined && { expected_next: expected }),
    ...(on && late > 0 && { late_days: late }),
    ...(warned && {
      warning: `${feed.title}: the delivery after ${last!.name} was expected on ${expected}, ${late} days ago; more than ${lag_days} are told (PRIORA_SYNC_LAG_DAYS).`,
    }),
  };
}
