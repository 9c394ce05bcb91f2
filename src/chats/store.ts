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

/**
 * Conversations of accounts, kept for some days after they were last used. A chat that is another account's, of another kind or expired is not
 * there: all three are refused alike.
 */
export interface ChatStore {
  /** Starts a conversation; answers its id, 32 hex digits. */
  start(account: string, kind: string): string;
  /** The latest turns, oldest first, at most `RECENT_TURNS`. @throws ServiceError `not_found` */
  turns(account: string, kind: string, chat_id: string): readonly Turn[];
  /** Adds a question; answers its id. @throws ServiceError `not_found`; `invalid_request` when the conversation is full. */
  ask(account: string, kind: string, chat_id: string, question: string, detail?: unknown): string;
  /** @throws ServiceError `not_found` */
  turn(account: string, kind: string, chat_id: string, item_id: string): Turn;
  /** Keeps the answer; the last one counts. Does nothing if the turn is gone meanwhile. */
  answer(account: string, chat_id: string, item_id: string, answer: string): void;
  close(): void;
}

/** What a follow-up question is read against. */
export const RECENT_TURNS = 10;
/** Longest conversation. */
export const MOST_TURNS = 500;
