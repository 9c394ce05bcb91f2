import type { Collection } from '#corpus/collection.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { ServiceError } from '#errors.ts';
import type { Dated, Feed } from '#sources/feed.ts';
import { dayAtInstant, daysBetween, expectedAfter } from './cadence.ts';
import type { Freshness, SyncRun } from './state.ts';
import type { KeptDelivery } from './store.ts';

const OFFICE = 'AUTHORITY';

/** The newest date (yyyyMMdd) of a record that is not after today: typing errors of publishers lie ahead. */
function newestOf(
  field: Collection<any>['fields'][string] | undefined,
  record: unknown,
  today: number,
): number | undefined {
  if (field?.kind !== 'date') return undefined;
  const dates = [field.of(record) ?? []].flat().filter((date) => date <= today);
  return dates.length > 0 ? Math.max(...dates) : undefined;
}

const shown = (date: number) => `${String(date).slice(0, 4)}-${String(date).slice(4, 6)}-${String(date).slice(6, 8)}`;

/** The newest date in the corpus that a declaration names; undefined where there is none, or the index mends itself. */
async function newest(
  corpus: Pick<Corpus, 'search' | 'get'>,
  collections: readonly Collection<any>[],
  { collection: name, field, office, office_field = OFFICE }: Dated,
  now: number,
): Promise<string | undefined> {
  const collection = collections.find((each) => each.name === name);
  if (!collection) throw new RangeError(`There is no collection ${name}.`);
  const today = Number(dayAtInstant(now).replaceAll('-', ''));
  const until = { kind: 'range', field, to: String(today) } as const;
  try {
    const { hits } = await corpus.search(collection, {
      query:
        office === undefined
          ? until
          : { kind: 'and', of: [{ kind: 'term', field: office_field, text: office }, until] },
      ...{ offset: 0, limit: 1, sort: [{ field, order: 'desc' }] },
    });
    const [record] = await corpus.get(
      collection,
      hits.map(({ id }) => id),
    );
    const date = record === undefined ? undefined : newestOf(collection.fields[field], record, today);
    return date === undefined ? undefined : shown(date);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'busy') return undefined;
    throw error;
  }
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
