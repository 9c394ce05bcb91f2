import type { Clock } from '#clock.ts';
import type { Config } from '#config.ts';
import { egressLog } from '#egress/log.ts';
import { isOwnDatabase, rulesOf, type Target } from '#egress/rules.ts';
import type { EgressWatch } from '#egress/watch.ts';
import type { Log } from '#http/log.ts';
import { storesOf } from './stores.ts';

/** The log of what this process reached or was kept from, and by which rules. */
export function openEgress(config: Config, log: Log, clock: Clock, watch: EgressWatch | undefined) {
  const store = storesOf(config).egress();
  if (config.PRIORA_USAGE_DAYS > 0) {
    const before = new Date(clock() - config.PRIORA_USAGE_DAYS * 86_400_000).toISOString().slice(0, 10);
    store.forget(before).catch((err: unknown) => log.error({ err }, 'old outgoing connections are still listed'));
  }
  const kept = egressLog(store, {
    onRefused: ({ kind, host, port }, origin) => log.warn({ kind, host, port, origin }, 'a connection was refused'),
    onError: (err) => log.error({ err }, 'an outgoing connection could not be noted'),
  });
  const own = rulesOf(config);
  watch?.listen((attempt) => {
    // what is noted there must not be noted again for that
    if (!isOwnDatabase(own, attempt)) kept.note(attempt, 'service');
  });
  let beside: readonly Target[] = [];
  return {
    ...kept,
    get rules() {
      return own.offline ? own : { ...own, targets: [...own.targets, ...beside] };
    },
    guarded: watch !== undefined,
    /** Permits these beside what settings permit. */
    permit(targets: readonly Target[]) {
      beside = targets;
      watch?.permit(targets);
    },
  };
}
