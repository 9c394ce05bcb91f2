/** A question of a conversation, and its answer when there is one. */
export interface Turn {
  /** 32 hex digits. */
  readonly item_id: string;
  readonly question: string;
  /** Absent while it is being written, and for ever if that failed. */
  readonly answer?: string;
  /** What the operation needs to go on: JSON, of the operation's own shape. */
  readonly detail?: unknown;
}

/** A conversation in a list of them. */
export interface ChatSummary {
  readonly chat_id: string;
  /** The name that somebody gave it, else its first question. */
  readonly name: string;
  readonly turns: number;
  /** Milliseconds since 1970. */
  readonly used_at: number;
}

/**
 * Conversations of accounts, kept for some days after they were last used. A chat that is another account's, of another
 * kind or expired is not there: all three are refused alike. What has resolved survives a crash of the machine.
 */
export interface ChatStore {
  /** Starts a conversation; answers its id, 32 hex digits. */
  start(account: string, kind: string): Promise<string>;
  /** The latest turns, oldest first, at most `RECENT_TURNS`. @throws ServiceError `not_found` */
  turns(account: string, kind: string, chat_id: string): Promise<readonly Turn[]>;
  /**
   * Adds a question; answers its id.
   * @throws ServiceError `not_found`; `invalid_request` when the conversation is full.
   */
  ask(account: string, kind: string, chat_id: string, question: string, detail?: unknown): Promise<string>;
  /** @throws ServiceError `not_found` */
  turn(account: string, kind: string, chat_id: string, item_id: string): Promise<Turn>;
  /** Keeps the answer; the last one counts. Does nothing if the turn is gone meanwhile. */
  answer(account: string, chat_id: string, item_id: string, answer: string): Promise<void>;
  /** Conversations that hold a question, last used first, at most `MOST_LISTED`. Looking at them is no use of them. */
  list(account: string, kind: string): Promise<readonly ChatSummary[]>;
  /** Conversations of every kind, by id, behind one of them (none: ''); at most `limit`. Looking is no use. */
  all(
    account: string,
    behind: string,
    limit: number,
  ): Promise<readonly (Pick<ChatSummary, 'chat_id' | 'used_at'> & { readonly kind: string; readonly name?: string })[]>;
  /** All turns with their details, oldest first. Looking is no use. @throws ServiceError `not_found` */
  history(account: string, kind: string, chat_id: string): Promise<readonly Turn[]>;
  /** @throws ServiceError `not_found` */
  rename(account: string, kind: string, chat_id: string, name: string): Promise<void>;
  /** Removes the conversation with all it holds. @throws ServiceError `not_found` */
  remove(account: string, kind: string, chat_id: string): Promise<void>;
  /** Removes some conversations of an account; answers how many, and 0 when none was left. */
  removeAccount(account: string): Promise<number>;
  close(): Promise<void>;
}

/** What a follow-up question is read against. */
export const RECENT_TURNS = 10;
/** Longest conversation. */
export const MOST_TURNS = 500;
/** Longest list of conversations. */
export const MOST_LISTED = 200;
