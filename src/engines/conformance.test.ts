import { incapableOf } from '#corpus/capabilities.ts';
import type { SearchEngine } from '#corpus/engine.ts';
import { naiveEngine } from '#testing/naive-engine.ts';
import { describeSearchEngine } from '#testing/search-engine-suite.ts';
import { embeddedEngine } from './embedded/engine.ts';

// the oracle against itself: holds the suite to what the port says, e.g. that a change may be applied again
describeSearchEngine('naive', () => naiveEngine(), { durable: false, histories: 10 });
// an engine of fewer capabilities is held to the rest, and never asked for what it cannot do
const incapable = {
  scores: 'approximate',
  ranking: false,
  frequency: false,
  same_event: false,
  nested_near: false,
} as const;
const lesser = (): SearchEngine => {
  const engine = naiveEngine();
  const search: SearchEngine['search'] = async (collection, request) => {
    if (incapableOf(incapable, request.query)) throw new Error('asked for what it cannot do');
    const { total, hits } = await engine.search(collection, request);
    const rough = hits.map(({ id, score }) => ({ id, score: score / 2 }));
    // an order in which scores have no say is exact
    const scored = request.sort?.some(({ field }) => field === 'score') ?? true;
    return { total, hits: scored ? rough.toReversed() : rough };
  };
  return { ...engine, capabilities: incapable, search };
};
describeSearchEngine('naive, of fewer capabilities', lesser, { durable: false, histories: 10 });
// a slice: `npm run fuzz:index` asks 200,000 questions every week
// histories crash an engine by copying its folder: nothing may change in it on its own meanwhile
const quietMs = Number.POSITIVE_INFINITY;
const histories = Math.ceil(Number(process.env.INDEX_RUNS ?? 40) / 2);
describeSearchEngine('embedded', (dir) => embeddedEngine({ dir, quietMs }), { durable: true, histories });
// questions about so few documents are otherwise all answered on the calling thread
const threaded = { callingThread: false, keepAnswers: false };
describeSearchEngine('embedded, on searching threads', (dir) => embeddedEngine({ dir, quietMs, ...threaded }), {
  durable: true,
  histories,
});
