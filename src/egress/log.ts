import { BroadcastChannel } from 'node:worker_threads';
import { REFUSALS } from './closed.ts';
import type { Attempt } from './guard.ts';

/** Where an attempt came from: `service`, its own thread; `thread`, one that works for it and may reach nobody. */
export type Origin = 'service' | 'thread';

/** Attempts of one kind at one host on one day (UTC). */
export interface EgressTotal {
  readonly day: string;
  readonly host: string;
  /** Absent for names and paths. */
  readonly port?: number;
  readonly kind: Attempt['kind'];
  readonly origin: Origin;
  readonly permitted: boolean;
  readonly attempts: number;
  /** Of connections that have ended. */
  readonly sent_bytes: number;
  readonly first_at: number;
  readonly last_at: number;
}

/** What the log of outgoing connections needs from a database. What has resolved is durable. */
export interface EgressStore {
  add(attempt: Attempt & { readonly origin: Origin }): Promise<void>;
  /** The newest first. */
  list(limit: number): Promise<readonly EgressTotal[]>;
  /** Removes days before a day, as `2026-01-31`. */
  forget(before_day: string): Promise<void>;
  close(): Promise<void>;
}

/** Every attempt of the service to reach another program, as kept. */
export interface EgressLog {
  note(attempt: Attempt, origin: Origin): void;
  /** Also of what was noted before the call and is still being written. */
  list(limit: number): Promise<readonly EgressTotal[]>;
  close(): Promise<void>;
}

/**
 * The log over a store; hears the threads of this process by itself.
 * @param options.onRefused Told of each refusal: something tried what nobody has permitted.
 * @param options.onError Told when an attempt could not be written.
 */
export function egressLog(
  store: EgressStore,
  options: {
    readonly onRefused?: (attempt: Attempt, origin: Origin) => void;
    readonly onError?: (error: unknown) => void;
  },
): EgressLog {
  let last: Promise<unknown> = Promise.resolve();
  const note = (attempt: Attempt, origin: Origin) => {
    if (!attempt.permitted) options.onRefused?.(attempt, origin);
    const written = store.add({ ...attempt, origin }).catch((error: unknown) => options.onError?.(error));
    last = Promise.all([last, written]);
  };
  const channel = new BroadcastChannel(REFUSALS);
  channel.onmessage = ({ data }) => note(data as Attempt, 'thread');
  (channel as unknown as { unref(): void }).unref();
  return {
    note,
    async list(limit) {
      await last;
      return store.list(limit);
    },
    async close() {
      channel.close();
      await last;
      await store.close();
    },
  };
}
