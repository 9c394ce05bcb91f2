import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Patent } from '#collections/patents/patent.ts';
import { demoRecords } from './demo-records.ts';
import { exampleTime } from './example-answers.ts';
import { runFolder } from './run-folder.ts';
import { startTestService, type TestService, type TestServiceOptions } from './service.ts';

/** Parameters that nobody estimated, so that the examples have values in money. */
const RENEWAL_MODEL = fileURLToPath(new URL('renewal-model.json', import.meta.url));

/** The demo corpus at the time of the examples. */
export const demoOptions = (): TestServiceOptions => ({
  ...exampleTime(),
  corpus: 'demo',
  settings: { PRIORA_RENEWAL_MODEL: RENEWAL_MODEL },
});

const started = new Map<string, Promise<TestService>>();

/**
 * A service that is started when it is first asked for in a process, and filled; its folder goes with the run. Whoever
 * wants another one than those below names it.
 */
export function inCommon(
  name: string,
  options: () => TestServiceOptions,
  filled = async (service: TestService) => service,
): Promise<TestService> {
  const run = runFolder();
  const known = started.get(name);
  if (known) return known;
  // in a script there is no run whose folder it could go with
  const service = startTestService({
    ...options(),
    ...(run && { data_dir: join(run, `${name}-${process.pid}`) }),
  }).then(filled);
  started.set(name, service);
  return service;
}

/**
 * The service on the demo corpus that the tests of a process have in common: starting it costs them once what is done
 * once. They ask it, at the time of the examples; a test that stores records, changes settings or waits for a quiet
 * service starts its own.
 */
export const demoService = (): Promise<TestService> => inCommon('service', demoOptions);

/** The patents of the demo corpus on batteries. */
export const batteryRecords = (): readonly Patent[] =>
  demoRecords().filter(({ ipc }) => ipc.some((symbol) => symbol.startsWith('H01M')));

/**
 * The same on these alone, at the same time: enough for flows to find something, in a service that is started once.
 */
export const batteryService = (): Promise<TestService> =>
  inCommon('batteries', () => ({ ...exampleTime(), corpus: batteryRecords() }));
