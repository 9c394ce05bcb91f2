import { exampleTime } from './example-answers.ts';
import { runFolder } from './run-folder.ts';
import { startTestService, type TestService } from './service.ts';

let started: Promise<TestService> | undefined;

/**
 * The service on the demo corpus that the tests of a process have in common: starting it costs them once what is done
 * once, and its folder goes with the run. They ask it, at the time of the examples; a test that stores records, changes
 * settings or waits for a quiet service starts its own.
 */
export function demoService(): Promise<TestService> {
  started ??= startTestService({ ...exampleTime(), corpus: 'demo', data_dir: `${runFolder()}/service-${process.pid}` });
  return started;
}
