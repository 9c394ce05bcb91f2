import { join } from 'node:path';
import { expect } from 'vitest';
import type { MonitorStore } from '#monitors/store.ts';
import { sqliteMonitors } from '#stores/sqlite/monitors.ts';
import type { TestService } from './service.ts';

/**
 * Waits until what a check answered is written down as gone out. The service writes it once the answer has left, which
 * a client may see a moment earlier: whoever asks in that moment is given the same answer again, as promised.
 */
export function watchAnswers(service: TestService): {
  /** @param id As monitors have it. */
  wentOut(id: string): Promise<void>;
  close(): Promise<void>;
} {
  let store: MonitorStore | undefined;
  return {
    async wentOut(id) {
      store ??= sqliteMonitors(join(service.data_dir, 'accounts.sqlite'));
      await expect
        .poll(async () => (await store!.get(service.account_id, id))?.answer?.sent, { timeout: 20_000, interval: 5 })
        .toBe(true);
    },
    close: async () => store?.close(),
  };
}
