import type { Courses } from '#academy/courses.ts';
import type { Ledger } from '#accounts/statement.ts';
import type { RenewalParameters } from '#analytics/valuation/renewal.ts';
import type { ChatStore } from '#chats/store.ts';
import type { Clock } from '#clock.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Logo } from '#documents/logo.ts';
import type { FileStore } from '#files/store.ts';
import type { Flows } from '#flows/runner.ts';
import type { Isolation } from '#isolation/job.ts';
import type { Model } from '#models/model.ts';
import type { Monitors } from '#monitors/monitors.ts';

/** Who calls: everything an operation reads or writes for somebody belongs to the account, never to the key. */
export interface Account {
  readonly id: string;
}

/** Everything an operation may use: the same in the service, the command line and the tests. Built in composition/. */
export interface Services {
  readonly corpus: Corpus;
  /** Tasks of several steps. */
  readonly flows: Flows;
  /** Reports and exports, and links to them. */
  readonly files: FileStore;
  /** What is asked again and again, and what it found. */
  readonly monitors: Monitors;
  /** Names under which people of an account sign in. */
  readonly people: (account_id: string) => Promise<readonly string[]>;
  /** What accounts have called. */
  readonly ledger: Ledger;
  readonly courses: Courses;
  /** Conversations. */
  readonly chats: ChatStore;
  /** Absent when none is configured. */
  readonly model?: Model | undefined;
  /** Parameters by which patents are valued in money; absent when none are configured. */
  readonly renewal?: RenewalParameters | undefined;
  /** The owner's logo, for reports that show one; absent when none is configured. */
  readonly logo?: Logo | undefined;
  /** Runs what works on the text of others in threads that are ended when their time is over. */
  readonly isolation: Isolation;
  /** Of dates: what "the last ten years" are. */
  readonly clock: Clock;
  /** The service's address as clients reach it, without a slash at the end; for links in answers. */
  base_url(): string;
}
