import { afterEach } from 'vitest';

// A test that held only when it was run again is told by the summary (scripts/test-summary.mjs), with what was wrong
// the first time: the report has no word of it but this.
afterEach(({ task }) => {
  const { retryCount = 0, state, errors } = task.result ?? {};
  if (state === 'fail') Object.assign(task.meta, { first_error: errors?.[0]?.message });
  if (retryCount > 0) Object.assign(task.meta, { retried: retryCount });
});
