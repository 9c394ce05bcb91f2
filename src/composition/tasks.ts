import { type Clock, systemClock } from '#clock.ts';
import type { Config } from '#config.ts';
import type { RunnerOptions } from '#flows/runner.ts';
import { openFiles } from './files.ts';
import { storesOf } from './stores.ts';

/** Tasks and files of the data folder. Nothing works on the tasks until the runner is told to. */
export async function openTasks(
  config: Config,
  told: {
    /** The service's address, for links to files. */
    readonly base_url: () => string;
    readonly onFault?: RunnerOptions['onFault'];
    readonly perform?: RunnerOptions['perform'];
    readonly clock?: Clock;
    readonly steady?: Clock;
    /** Told of tasks that a newer version made: they are kept and not worked on. */
    readonly onStrange?: (tasks: readonly { flow: string; state: string; tasks: number }[]) => void;
  },
) {
  const [store, { flowRunner }, flows] = await Promise.all([
    storesOf(config).tasks(told.clock ?? systemClock),
    import('#flows/runner.ts'),
    import('#operations/flows.ts').then((module) => module.flows()),
  ]);
  const clocks = { ...(told.clock && { clock: told.clock }), ...(told.steady && { steady: told.steady }) };
  const files = await openFiles(config, { base_url: told.base_url, ...clocks });
  const states = await store.states();
  const strange = states.filter(({ flow, state }) => !flows.find(({ name }) => name === flow)?.states[state]);
  if (strange.length > 0) told.onStrange?.(strange);
  const runner = flowRunner({
    ...{ store, flows, concurrency: config.PRIORA_STEPS_AT_ONCE, ...clocks },
    ...(told.onFault && { onFault: told.onFault }),
    ...(told.perform && { perform: told.perform }),
  });
  const close = async () => {
    await store.close();
    await files.close?.();
  };
  return { store, files, runner, close };
}
