import type { Delivery, SyncRun } from './state.ts';

/** What is kept of a source that somebody switched on or off. */
export interface SourceSettings {
  readonly name: string;
  readonly on: boolean;
  /** Who switched it on last, and when. */
  readonly by?: string;
  readonly at?: number;
  /** The operator's own schedule; absent: what is declared. */
  readonly cron?: string;
  readonly time_zone?: string;
  /** Deliveries of before this day are left alone. */
  readonly since?: string;
  /** Numbers of documents that are asked for one by one. */
  readonly numbers?: readonly string[];
  readonly next_run_at?: number;
}

/** What a listing says of a delivery, to be kept. */
export interface ToKeep extends Pick<Delivery, 'name' | 'version' | 'url' | 'bytes' | 'period'> {
  readonly revision: number;
  readonly holds: 'full' | 'delta';
  readonly replaces: 'itself' | 'earlier';
  /** A checksum as stated: `sha256:...`. */
  readonly checksum?: string;
  /** Of a span of days, or of numbers. */
  readonly detail?: { readonly from: string; readonly until: string } | { readonly numbers: readonly string[] };
}

/** A delivery with what its fetching needs. */
export type KeptDelivery = Delivery & ToKeep;

/** How a delivery goes on; what is absent stays. */
export type Move = Partial<
  Pick<Delivery, 'state' | 'bytes' | 'sha256' | 'taken_at' | 'tries' | 'records' | 'added' | 'changed' | 'rejected'>
> & {
  readonly problem?: string | null;
  readonly again_at?: number | null;
  /**
   * It was taken once more. `and_later_again`: those after it, by period, revision and name, that were taken before
   * wait again, for they may say later what it says.
   */
  readonly taken?: 'alone' | 'and_later_again';
};

/**
 * What following sources needs from a database. What has resolved survives a crash of the machine, and every call made
 * afterwards sees it. Several processes may share it.
 */
export interface SyncStore {
  settings(): Promise<readonly SourceSettings[]>;
  /** Makes or replaces the settings of a source; the lease stays. */
  set(settings: SourceSettings): Promise<void>;
  /** When it runs next, if nobody has set another time since it was read. */
  schedule(name: string, from: number | undefined, to: number | undefined): Promise<boolean>;
  /**
   * Takes or renews the right to run a source until an instant; false if another holder has it and it is not over.
   */
  lease(name: string, holder: string, now: number, until: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
  /** Every delivery of a source, in order of period, revision and name. */
  deliveries(name: string): Promise<readonly KeptDelivery[]>;
  /**
   * Keeps what a listing says: what is new, or has another version than before, waits. Answers how many of either.
   */
  listed(
    name: string,
    listed: readonly ToKeep[],
    at: number,
  ): Promise<{ readonly new: number; readonly amended: number }>;
  /** Moves a delivery that still has this version. False if it has not. */
  move(name: string, delivery: string, version: string, to: Move): Promise<boolean>;
  /** Those of the states `taken` and `passed` that are named wait again. */
  again(name: string, deliveries: readonly string[]): Promise<void>;
  /** A run that begins or goes on. */
  run(name: string, run: SyncRun): Promise<void>;
  /** Runs of a source that did not end are told as stopped: called by who has the lease. */
  interrupted(name: string, at: number): Promise<void>;
  /** The newest first. */
  runs(name: string, limit: number): Promise<readonly SyncRun[]>;
  /** Removes runs but the newest of each source. */
  forget(kept: number): Promise<void>;
  close(): Promise<void>;
}
