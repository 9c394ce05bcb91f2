import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Change } from '#corpus/engine.ts';
import { EngineHistories, type MakeEngine } from './engine-history.ts';
import { history } from './random-histories.ts';
import type { Sample } from './random-queries.ts';

/** Milliseconds after which a failing history is told as it is, however long. */
const SHRINKING = 240_000;

/**
 * What every search engine has to do, told by examples nobody wrote: random histories of writes, deletes, derived
 * values, flushes, restarts and crashes, with random questions between them, compared with an evaluation of every
 * document. The same counts, documents, order, scores, groups, representatives, facets and counts of branches.
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

    it('answers every question like an evaluation of every document', { timeout: 300_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(history({ restarts: false, questions: 16 }), (steps) => live.run(steps)),
        { numRuns: histories, interruptAfterTimeLimit: SHRINKING },
      );
      expect(live.compared).toBeGreaterThan(histories * 8);
    });

    it('orders documents whose scores differ in the last bit alone as their formula does', async () => {
      const put = (seq: number, id: string, parts: Partial<Sample>): Change<Sample> => ({
        ...{ kind: 'put', seq, id, derived: {} },
        record: { id, title: [], body: [], notes: [], owner: [], classes: [], sizes: [], office: 'CN', ...parts },
      });
      // a word that counts six times as much, in a text six times as long
      const titles = ['冷却板 A/B 전지 冷却板 the 冷却板 the the the the '];
      const near: Change<Sample>[] = [
        put(1, 'X01', { title: ['light-weight the the '], body: ['the the '] }),
        put(2, 'X00', { title: titles }),
        put(3, 'X23', { body: ['A/B the '] }),
      ];
      const request = {
        query: { kind: 'phrase', field: 'TB', text: 'A/B' },
        offset: 0,
        limit: 5,
        collapse: { field: 'Q', prefer: { by: 'score' } },
      } as const;
      const { collapse: _, ...single } = request;
      await live.run([
        { kind: 'apply', changes: near },
        { kind: 'ask', question: { request, facets: [], tree: {} } },
        { kind: 'ask', question: { request: single, facets: [], tree: {} } },
      ]);
    });

    it.runIf(durable)(
      'answers what was flushed, and no half of the rest, after restarts and crashes',
      {
        timeout: 300_000,
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
