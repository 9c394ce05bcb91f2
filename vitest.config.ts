import { defineConfig } from 'vitest/config';

/** Folders whose tests start nothing and change nothing that outlives them: they share their processes. */
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
].map((folder) => `src/${folder}/**/*.test.ts`);
const ALL = ['src', 'demo', 'bench', 'eval', 'client', 'console', 'scripts'].map((folder) => `${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
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
      { extends: true, test: { name: 'light', include: LIGHT, isolate: false } },
      { extends: true, test: { name: 'whole', include: ALL, exclude: ['**/node_modules/**', ...LIGHT] } },
    ],
  },
});
