import { naiveEngine } from '#testing/naive-engine.ts';
import { describeSearchEngine } from '#testing/search-engine-suite.ts';
import { embeddedEngine } from './embedded/engine.ts';

// the oracle against itself: holds the suite to what the port says, e.g. that a change may be applied again
describeSearchEngine('naive', () => naiveEngine(), { durable: false, histories: 10 });
// histories crash an engine by copying its folder: nothing may change in it on its own meanwhile
describeSearchEngine('embedded', (dir) => embeddedEngine({ dir, quietMs: Number.POSITIVE_INFINITY }), {
  durable: true,
  histories: Number(process.env.INDEX_RUNS ?? 120),
});
