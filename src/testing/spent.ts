import { appendFileSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from 'vitest';

// `TEST_SPENT=<file> npm test`: a line of JSON for each file of tests with the processor time that its process
// took, which no other program of the machine makes longer. Files side by side have processes of their own.

/** Ticks of the kernel in a second. */
const TICKS = 100;
const into = process.env.TEST_SPENT;

interface Spent {
  /** Seconds of all threads, of the one that runs the tests, and of programs that were started and have ended. */
  readonly all: number;
  readonly main: number;
  readonly programs: number;
}

function spent(): Spent {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()].map(({ user, system }) => (user + system) / 1e6);
  const [, fields = ''] = readFileSync('/proc/self/stat', 'latin1').split(') ');
  const [user, system] = fields.split(' ').slice(13, 15).map(Number);
  return { all: all!, main: main!, programs: (user! + system!) / TICKS };
}

const between = (from: Spent, to: Spent): Spent => ({
  all: to.all - from.all,
  main: to.main - from.main,
  programs: to.programs - from.programs,
});

if (into) {
  const began = spent();
  let loaded = began;
  let ready: Spent | undefined;
  beforeAll(() => {
    loaded = spent();
  });
  beforeEach(() => {
    ready ??= spent();
  });
  // registered first, so it runs last
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names that are asked for
  afterAll(({}, { file }) => {
    const parts = { loading: between(began, loaded), setup: between(loaded, ready ?? loaded) };
    const line = { file: file.name, ...parts, tests: between(ready ?? loaded, spent()) };
    appendFileSync(
      into,
      `${JSON.stringify(line, (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value))}\n`,
    );
  });
}
