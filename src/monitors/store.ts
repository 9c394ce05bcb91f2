import type { Schedule } from './schedule.ts';

/** What is asked again and again: a query, kinds of change, and how far it was answered. Of an account. */
export interface Monitor {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly account_id: string;
  /** Who made it in the console; absent for one that a key made. */
  readonly user_id?: string;
  /** What it watches: name of a `Subject`. */
  readonly subject: string;
  readonly name: string;
  /** As its subject reads it. */
  readonly query: unknown;
  /** Kinds of its subject. */
  readonly kinds: readonly string[];
  readonly schedule?: Schedule;
  /** Where a run is sent beside the inbox. */
  readonly send?: Delivery;
  readonly created_at: number;
  readonly updated_at: number;
  /** What the query found when it was made. */
  readonly number: number;
  /** Changes up to this sequence number were told by answers that went out whole. */
  readonly mark: number;
  /** The last answer, if there is one. */
  readonly answer?: Answer;
  /** The same for runs by its schedule. */
  readonly run_mark: number;
  readonly runs: number;
  readonly next_run_at?: number;
  /** By kind: ids of what was so already when it was made; told with the first answer, and no more. */
  readonly standing: Readonly<Record<string, readonly string[]>>;
}

export interface Delivery {
  /** Address that a run is posted to. */
  readonly webhook?: string;
  readonly mail?: string;
}

/** What one check or run tells: each record once per kind. */
export interface Told {
  readonly kinds: readonly {
    readonly kind: string;
    readonly count: number;
    readonly ids: readonly string[];
  }[];
  /** In sentences: what was forgotten, that there is more. */
  readonly notes: readonly string[];
  /** Ids of what the query found, of a subject that compares two of them. */
  readonly found?: readonly string[];
}

export interface Answer extends Told {
  /** Counts from 1: the same number is the same answer. */
  readonly n: number;
  readonly upto: number;
  readonly at: number;
  /** It went out whole. */
  readonly sent: boolean;
}

/** What a run found, or why it could not. */
export interface InboxEntry {
  readonly id: string;
  readonly monitor_id: string;
  readonly name: string;
  readonly subject: string;
  readonly at: number;
  readonly told: Told;
  readonly read_at?: number;
}

/** Something to be sent out. */
export interface Outgoing {
  readonly id: string;
  readonly way: 'folder' | 'webhook' | 'mail';
  /** Address; absent for the folder. */
  readonly target?: string;
  readonly tries: number;
  readonly entry: InboxEntry;
  readonly account_id: string;
}

/** What a run leaves, all of it or nothing. */
export interface Ran {
  readonly run_mark: number;
  readonly next_run_at: number;
  /** What is so from now on, where it changed. */
  readonly standing?: Monitor['standing'];
  readonly entry?: Pick<InboxEntry, 'id' | 'at' | 'told'>;
  readonly outgoing: readonly Pick<Outgoing, 'id' | 'way' | 'target'>[];
}

export type NewMonitor = Omit<Monitor, 'updated_at' | 'answer' | 'run_mark' | 'runs'>;
export type MonitorChange = Partial<Pick<Monitor, 'name' | 'query' | 'kinds'>> & {
  readonly schedule?: Schedule | null;
  readonly send?: Delivery | null;
  readonly next_run_at?: number | null;
};

/** Monitors of accounts and what they found. What has resolved is durable. One of another account is not there. */
export interface MonitorStore {
  /** False if the account has `most` already. */
  add(monitor: NewMonitor, most: number): Promise<boolean>;
  get(account_id: string, id: string): Promise<Monitor | undefined>;
  /** The newest first. */
  of(account_id: string): Promise<readonly Monitor[]>;
  change(account_id: string, id: string, to: MonitorChange): Promise<boolean>;
  remove(account_id: string, id: string): Promise<boolean>;
  /** Keeps an answer before it goes out; false if another one of that number was kept first. */
  answered(account_id: string, id: string, answer: Omit<Answer, 'sent'>): Promise<boolean>;
  /** The answer of this number went out whole: the mark moves. */
  sent(account_id: string, id: string, n: number): Promise<void>;
  /**
   * Those whose run is due, of all accounts by turns: the longest due of each account, then the second of each. So one
   * with a thousand monitors holds nobody up.
   */
  due(now: number, limit: number): Promise<readonly Monitor[]>;
  /** Keeps what a run found; false if somebody else ran it, or it was changed or removed meanwhile. */
  ran(monitor: Pick<Monitor, 'id' | 'account_id' | 'run_mark' | 'updated_at'>, outcome: Ran): Promise<boolean>;
  /** Entries of an account, the newest first; `unread` counts all that nobody has read. */
  inbox(
    account_id: string,
    page: { readonly offset: number; readonly limit: number; readonly monitor_id?: string | undefined },
  ): Promise<{ readonly total: number; readonly unread: number; readonly entries: readonly InboxEntry[] }>;
  /** Marks entries as read, or all. */
  read(account_id: string, ids: readonly string[] | 'all'): Promise<void>;
  removeEntry(account_id: string, id: string): Promise<boolean>;
  /** Forgets entries made before an instant. */
  forget(before: number): Promise<number>;
  outgoing(now: number, limit: number): Promise<readonly Outgoing[]>;
  /** Takes something out of what is to be sent, or has it tried again. */
  tried(id: string, again_at: number | undefined): Promise<void>;
  close(): Promise<void>;
}
