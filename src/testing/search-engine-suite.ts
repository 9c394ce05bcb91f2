import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { EngineHistories, type MakeEngine } from './engine-history.ts';
import { history } from './random-histories.ts';

/** Milliseconds after which a failing history is told as it is, however long. */
const SHRINKING = 90_000;

/**
 * What every search engine has to do, told by examples nobody wrote: random histories of writes, deletes, derived values, flushes, restarts and crashes, with random questions
 * between them, compared with an evaluation of every document. The same counts, documents, order, scores, groups, representatives, facets and counts of branches.
 * @param make Opens the engine over a folder that may hold an index.
 * @param durable Whether an index outlives its engine.
 */
export function describeSearchEngine(
  name: string,
  make: MakeEngine,
  { durable, histories }: { readonly durable: boolean; readonly histories: number },
): void {
  describe(`search engine: ${name}`, () => {
    const live = new EngineHistories(make);
    afterAll(() => live.close());

    it('answers every question like an evaluation of every document', { timeout: 120_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(history({ restarts: false, questions: 16 }), (steps) => live.run(steps)),
        { numRuns: histories, interruptAfterTimeLimit: SHRINKING },
      );
      expect(live.compared).toBeGreaterThan(histories * 8);
    });

    it.runIf(durable)(
      'answers what was flushed, and no half of the rest, after restarts and crashes',
      {
        timeout: 120_000,
      },
      async () => {
        await fc.assert(
          fc.asyncProperty(history({ restarts: true, questions: 10 }), (steps) => live.run(steps)),
          { numRuns: Math.ceil(histories / 8), interruptAfterTimeLimit: SHRINKING },
        );
      },
    );
  });
}
