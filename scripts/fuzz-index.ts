import { parseArgs } from 'node:util';
import fc from 'fast-check';
import '#testing/poison.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openSearchEngine } from '#engines/opensearch/engine.ts';
import { EngineHistories } from '#testing/engine-history.ts';
import { history } from '#testing/random-histories.ts';

/**
 * Compares the embedded engine with the oracle for as long as wanted: `npm run fuzz:index -- --cases 1000000 --seed 7`.
 * A case is one question; a difference is shrunk, printed, and ends the run with code 1. `--path` (printed too) replays
 * it. `--search-url http://127.0.0.1:9200`: an OpenSearch in place of the embedded engine, as far as it answers.
 * `--questions N`: of each index; `--per-write N`: to each write. To make an index and to write to it costs a cluster
 * more than to ask it, so that it is asked more by default, and several questions at once.
 */
const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    path: { type: 'string' },
    restarts: { type: 'boolean', default: false },
    'search-url': { type: 'string' },
    questions: { type: 'string' },
    'per-write': { type: 'string' },
  },
});
const cases = Number(values.cases);
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const { path, 'search-url': searchUrl } = values;
if (!Number.isInteger(cases) || cases < 1 || !Number.isInteger(seed))
  throw new Error('--cases and --seed are integers');
const cluster = searchUrl !== undefined;
const questions = Number(values.questions ?? (cluster ? 500 : 16));
const questionsPerWrite = Number(values['per-write'] ?? (cluster ? 40 : 4));
/** Histories of one batch; progress is told after each. */
const BATCH = cluster ? 1 : 200;
/** Questions that a cluster is asked at once. */
const AT_ONCE = 16;

// a crash is a copy of the folder: nothing may change in it on its own meanwhile
const quietMs = Number.POSITIVE_INFINITY;
const embedded = () => [
  new EngineHistories((dir) => embeddedEngine({ dir, quietMs })),
  new EngineHistories((dir) => embeddedEngine({ dir, quietMs, keepAnswers: false })),
  new EngineHistories((dir) => embeddedEngine({ dir, quietMs, callingThread: false, keepAnswers: false })),
];
/** By turns: as it is; with the documents of queries kept, but no answers; and all from searching threads. */
const lives =
  searchUrl === undefined
    ? embedded()
    : [
        new EngineHistories(
          () => openSearchEngine({ url: searchUrl, prefix: `fuzz-${process.pid}`, replicas: 0 }),
          AT_ONCE,
        ),
      ];
const compared = () => lives.reduce((n, live) => n + live.compared, 0);
const started = Date.now();
for (let batch = 0; compared() < cases; batch++) {
  // every fourth batch restarts and crashes; it costs much more a question
  const restarting = values.restarts || batch % 4 === 3;
  const live = lives[(seed + batch) % lives.length]!;
  const property = fc.asyncProperty(history({ restarts: restarting, questions, questionsPerWrite }), (steps) =>
    live.run(steps),
  );
  const result = await fc.check(property, {
    numRuns: restarting ? Math.ceil(BATCH / 8) : BATCH,
    seed: seed + batch,
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (result.failed) {
    console.error(`A difference, shrunk ${result.numShrinks} times. Replay it with:`);
    const shape = `${restarting ? ' --restarts' : ''} --questions ${questions} --per-write ${questionsPerWrite}`;
    console.error(
      `npm run fuzz:index -- --seed ${result.seed}${shape} --path ${result.counterexamplePath}${cluster ? ` --search-url ${searchUrl}` : ''}\n`,
    );
    console.error(fc.stringify(result.counterexample));
    console.error(result.errorInstance);
    process.exitCode = 1;
    break;
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const { user, system } = process.cpuUsage();
  const here = Math.round((user + system) / 1e6);
  console.log(
    `${compared()} questions equal, next seed ${seed + batch + 1}, ${seconds} s, ${here} s of processor here`,
  );
  if (path !== undefined) break;
}
for (const live of lives) await live.close();
