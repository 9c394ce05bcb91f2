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
    setupFiles: ['src/testing/poison.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // a machine that does much else is no failure: what is waited for comes sooner
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
