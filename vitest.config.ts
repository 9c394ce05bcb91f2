import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// a third of the processor time of tests of services was compiling the same modules in process after process, and in
// the threads of each
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/priora');

/** Folders whose tests leave nothing behind: they share their processes, with the modules read once. */
const LIGHT = [
  'patents',
  'language',
  'accounts',
  'chats',
  'corpus/query',
  'http',
  'indicators',
  'analytics',
  'collections',
  'sources',
  'contract',
  'documents',
  // services, each with a folder of its own: starting the second in a process costs a fifth of the first
  'operations',
  'management',
  'app',
  'mcp',
  'skills',
].map((folder) => `src/${folder}/**/*.test.ts`);
/** ... but for pages in a browser, and for what ends processes or fills a disk. */
const ALONE = ['**/*.browser.test.ts', '**/crash.test.ts', 'src/app/no-room.test.ts'];
const ALL = ['src', 'demo', 'bench', 'eval', 'sdk', 'conformance', 'console', 'scripts'].map(
  (folder) => `${folder}/**/*.test.ts`,
);

export default defineConfig({
  test: {
    globalSetup: 'src/testing/run-folder.ts',
    setupFiles: ['src/testing/poison.ts', 'src/testing/retried.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // a machine that does much else is no failure: what is waited for comes sooner
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // one crowded moment fails no build, and is told: the summary names each test that was run again
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // half of the processor time of these went into starting a process for each file and reading the same modules
      { extends: true, test: { name: 'light', include: LIGHT, exclude: ALONE, isolate: false } },
      { extends: true, test: { name: 'whole', include: ALL, exclude: ['**/node_modules/**', ...LIGHT, ...ALONE] } },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
