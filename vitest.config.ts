import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'demo/**/*.test.ts',
      'bench/**/*.test.ts',
      'eval/**/*.test.ts',
      'client/**/*.test.ts',
      'console/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    setupFiles: ['src/testing/poison.ts', 'src/testing/retried.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // a machine that does much else is no failure: what is waited for comes sooner
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // one crowded moment fails no build, and is told: the summary names each test that was run again
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
  },
});
