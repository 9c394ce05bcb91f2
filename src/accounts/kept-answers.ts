/** A call that its caller has given a key of its own (`Idempotency-Key`), so that it may be sent again. */
export interface RepeatableCall {
  readonly account_id: string;
  /** The caller's word for it: one for each thing that is to happen once. */
  readonly key: string;
  /** Of the operation and everything that was sent: two calls with one digest ask for the same. */
  readonly digest: string;
}

/** How a call begins. */
export type Begun =
  /** Nobody has made it: it is to be answered now, then kept or dropped. */
  | { readonly state: 'new' }
  /** It is being answered. */
  | { readonly state: 'running' }
  /** It was answered, with this. */
  | { readonly state: 'kept'; readonly answer: string }
  /** Another call has had its key. */
  | { readonly state: 'other' };

/**
 * Answers of calls that change something, for callers that lost theirs. Keys of one account mean nothing to another.
 * What has resolved is durable.
 */
export interface KeptAnswers {
  /**
   * Takes the key for this call, unless it is taken: of many at once one is `new`. A call whose process has ended
   * before it was answered has its key no more.
   */
  begin(call: RepeatableCall): Promise<Begun>;
  /** Keeps what a `new` call was answered. */
  keep(call: RepeatableCall, answer: string): Promise<void>;
  /** Gives the key of a `new` call free: it failed, and may be made again. */
  drop(call: RepeatableCall): Promise<void>;
  close(): Promise<void>;
}

/** How long an answer is kept. */
export const KEPT_MS = 24 * 60 * 60 * 1000;
/** After so long a call that was never answered is taken for one that was cut off, although its process lives. */
export const CUT_OFF_MS = 10 * 60 * 1000;
