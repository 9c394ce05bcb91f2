import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'bench/**/*.test.ts', 'eval/**/*.test.ts', 'console/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // what is waited for comes sooner; a machine that does much else is no failure
    expect: { poll: { timeout: 20_000 } },
  },
});
