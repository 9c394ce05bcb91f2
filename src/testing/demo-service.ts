import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

let started: Promise<TestService> | undefined;

/**
 * The service on the demo corpus that the tests of a process have in common: starting it costs them once what is done
 * once, and its folder goes with the run. They ask it, at the time of the examples; a test that stores records, changes
 * settings or waits for a quiet service starts its own.
 */
export function demoService(): Promise<TestService> {
  const run = runFolder();
  // in a script there is no run whose folder it could go with
  started ??= startTestService({ ...demoOptions(), ...(run && { data_dir: join(run, `service-${process.pid}`) }) });
  return started;
}
