import type { DatabaseSync } from 'node:sqlite';
import { type Clock, steadyClock, systemClock } from '#clock.ts';
import { ServiceError } from '#errors.ts';
import type { Port, StoreDefinition } from './definition.ts';
import { openSqlite, openSqliteForReading } from './file.ts';
import { type Place, StoreThread } from './thread.ts';

/** The small stores of this process share these: nothing waits for the disk in the thread that answers requests. */
const writer = new StoreThread({ writes: true });
const reader = new StoreThread({ writes: false });
let stores = 0;

export interface OpenOptions<S> {
  /** Of dates. */
  readonly clock?: Clock;
  /** Of durations. Default: as `clock`; without one, a clock that does not jump. */
  readonly steady?: Clock;
  /**
   * Leaves the file alone until the first call: faults are told by that. Default: it is opened once, and made if there
   * is none.
   */
  readonly late?: boolean;
  /** For `StoreDefinition.over`. */
  readonly settings?: S;
}

/**
 * Opens a port over an SQLite file, whose work is done in threads. Calls of one caller take effect in their order.
 * Several processes may share the file.
 * @param module URL of the module that exports the definition as `store`.
 * @throws ServiceError as `openSqlite`.
 */
export function openStore<P extends Port<P>, S = undefined>(
  module: string,
  definition: StoreDefinition<P, S>,
  path: string,
  { late = false, settings, ...clocks }: OpenOptions<S> = {},
): P {
  const { clock = systemClock, steady = clocks.clock ?? steadyClock() } = clocks;
  const moment = () => ({ date: clock(), steady: steady() });
  const place: Place = { store: ++stores, module, path, settings };
  let ready: Promise<void> | undefined;
  let closed: Promise<void> | undefined;
  let here: DatabaseSync | undefined;
  let hereMethods: Record<string, (...args: any[]) => unknown> | undefined;

  if (!late) {
    const db = openSqlite(path, definition.file);
    try {
      definition.also?.(db);
    } finally {
      db.close();
    }
  }

  const assertOpen = () => {
    if (closed) throw new ServiceError('busy', 'The service is stopping; ask again shortly.');
  };
  /** There is something to read when it was opened for writing. */
  const opened = (): Promise<void> => {
    ready ??= writer.call(place, moment()).catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  const methods: Record<string, (...args: any[]) => Promise<unknown>> = {};
  for (const [name, where] of Object.entries(definition.methods)) {
    if (where === 'write')
      methods[name] = async (...args) => {
        assertOpen();
        return writer.call(place, moment(), name, args);
      };
    else if (where === 'read')
      methods[name] = async (...args) => {
        assertOpen();
        await opened();
        assertOpen();
        return reader.call(place, moment(), name, args);
      };
    else
      methods[name] = async (...args) => {
        assertOpen();
        if (!hereMethods) {
          here = openSqliteForReading(path, definition.file);
          hereMethods = definition.over(here, { clock, steady }, settings as S) as never;
        }
        return hereMethods![name]!(...args);
      };
  }
  methods.close = () => {
    closed ??= (async () => {
      here?.close();
      await reader.close(place);
      await writer.close(place);
    })();
    return closed;
  };
  return methods as unknown as P;
}
