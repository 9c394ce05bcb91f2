import { afterEach } from 'vitest';

// A test that held only when it was run again is told by the summary (scripts/test-summary.mjs): the report has no word
// of it but this.
afterEach(({ task }) => {
  const times = task.result?.retryCount ?? 0;
  if (times > 0) Object.assign(task.meta, { retried: times });
});
