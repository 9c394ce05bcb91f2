import type { Cadence, DroppedListing, Feed } from '#sources/feed.ts';

/**
 * How far a delivery is. `waiting`: listed and not taken yet (again after a failure, from `again_at` on); `fetching`,
 * `fetched`, `importing`: on its way; `taken`: in the corpus; `rejected`: bad as it is, left until the publisher
 * changes it; `passed`: a newer one replaces it, or it is older than what is wanted.
 */
export type DeliveryState = 'waiting' | 'fetching' | 'fetched' | 'importing' | 'taken' | 'rejected' | 'passed';

/** One delivery of a feed, as kept. */
export interface Delivery {
  readonly name: string;
  /** What tells this version from an amended one of the same name: checksum, size, time of change as listed. */
  readonly version: string;
  /**
   * What it is of: a day (`2026-08-04`), a span (`2026-08-04/2026-08-10`), or a number with leading zeros; else absent.
   */
  readonly period?: string;
  readonly state: DeliveryState;
  /** Where it is fetched from. Without credentials. */
  readonly url: string;
  /** As listed, else as fetched. */
  readonly bytes?: number;
  /** Of what was fetched. */
  readonly sha256?: string;
  /** Times that a version of this name was taken into the corpus: 2 after it was amended once. */
  readonly times_taken: number;
  /** Instants: milliseconds since 1970 UTC. */
  readonly listed_at: number;
  readonly taken_at?: number;
  /** Not tried before. */
  readonly again_at?: number;
  readonly tries: number;
  /** Why it was rejected, or failed the last time. */
  readonly problem?: string;
  /** Of its last import. */
  readonly records?: number;
  readonly added?: number;
  readonly changed?: number;
  readonly rejected?: number;
}

/** One run of a source: from its listing to its report. */
export interface SyncRun {
  readonly id: string;
  readonly started_at: number;
  readonly ended_at?: number;
  readonly why: 'schedule' | 'asked';
  /** `nothing_new`: all went well, and there was nothing to take. `stopped`: it goes on with the next run. */
  readonly state: 'running' | 'done' | 'nothing_new' | 'failed' | 'stopped';
  /** Deliveries listed that fit a name of the feed, and what became of those that were not taken before. */
  readonly listed: number;
  readonly taken: readonly string[];
  readonly rejected: readonly string[];
  /** Put off to a later run. */
  readonly failed: readonly string[];
  readonly records: number;
  readonly added: number;
  readonly changed: number;
  readonly fetched_bytes: number;
  /** Each in a sentence. */
  readonly problems: readonly string[];
}

/** What a run is at. */
export interface SyncProgress {
  readonly stage: 'listing' | 'fetching' | 'checking' | 'importing' | 'indexing';
  readonly delivery?: string;
  readonly deliveries_done: number;
  readonly deliveries_total: number;
  readonly bytes_done?: number;
  readonly bytes_total?: number;
  readonly records?: number;
}

/** How fresh a source is. Days are calendar days (`2026-08-04`). */
export interface Freshness {
  /** Newest date in the corpus for each of the feed's `dated`; without a date the corpus has none. */
  readonly newest: readonly {
    readonly collection: string;
    readonly office?: string;
    readonly date?: string;
    readonly lag_days?: number;
  }[];
  readonly last_delivery?: { readonly name: string; readonly period?: string; readonly taken_at: number };
  /** When the last run that did not fail ended. */
  readonly last_run_at?: number;
  /** Day of the next delivery by the feed's cadence. */
  readonly expected_next?: string;
  /** Days since the day on which a delivery should have been taken; absent while none is late. */
  readonly late_days?: number;
  /** Set where the lag exceeds PRIORA_SYNC_LAG_DAYS beyond the cadence: a sentence. */
  readonly warning?: string;
}

/** One source of the Sources page. */
export interface SourceState
  extends Pick<Feed, 'name' | 'title' | 'source' | 'documentation' | 'terms' | 'unconfirmed' | 'hosts' | 'max_bytes'> {
  readonly cadence: Cadence;
  /** The setting with its credential, and whether it is set. */
  readonly credential?: { readonly setting: string; readonly present: boolean; readonly optional: boolean };
  readonly on: boolean;
  /** Who switched it on, and when. */
  readonly switched_on?: { readonly by: string; readonly at: number };
  readonly schedule: {
    readonly cron: string;
    readonly time_zone: string;
    /** Whether it is the declaration's, not the operator's. */
    readonly declared: boolean;
  };
  /** Deliveries of before this day are left alone; absent: everything that is listed is taken. */
  readonly since?: string;
  readonly next_run_at?: number;
  /** `blocked`: switched on, and cannot run: `problem` says what is missing. */
  readonly state: 'off' | 'waiting' | 'running' | 'failing' | 'blocked';
  readonly problem?: string;
  readonly progress?: SyncProgress;
  readonly last_run?: SyncRun;
  readonly freshness: Freshness;
  /** Of a source that is asked by numbers: those that the operator lists. */
  readonly numbers?: readonly string[];
  /** Of a place into which somebody drops files: how they are known to be whole, and what becomes of them. */
  readonly dropped?: DroppedListing;
  /** Deliveries that are listed and not taken yet. */
  readonly to_take: number;
  /** What the cadence expects between the first and the last delivery, and nobody listed: `week 31 of 2026`. */
  readonly missing: readonly string[];
}
