import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { wordsInFile } from '#testing/words-in-file.ts';
import { PostingsCursor } from '../format/postings.ts';
import { arena, doubles } from '../kernel/kernel.ts';
import { addFrequencies } from './listed-frequencies.ts';

const FIELDS = 4;
const dir = mkdtempSync(join(tmpdir(), 'priora-listed-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** How often a word occurs in each field, by document. */
type Occurrences = ReadonlyMap<number, readonly number[]>;

/** Words made from a few numbers, so that those of many blocks take no long lists of choices. */
const word = fc
  .record({
    df: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(127, 128, 129, 256, 1500, 4000)),
    spread: fc.constantFrom(0, 1, 3, 40),
    fields: fc.constantFrom(1, 2, FIELDS),
    most: fc.constantFrom(1, 3, 300),
    seed: fc.integer(),
  })
  .map(({ df, spread, fields, most, seed }): Occurrences => {
    let state = seed;
    const random = (bound: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      return (state >>> 8) % bound;
    };
    let doc = -1;
    return new Map(
      Array.from({ length: df }, () => {
        const here = Array.from({ length: FIELDS }, (_, f): number =>
          f < fields && random(2) === 0 ? 1 + random(most) : 0,
        );
        if (!here.some((n) => n > 0)) here[random(fields)] = 1 + random(most);
        return [(doc += 1 + random(spread + 1)), here];
      }),
    );
  });

/** The word in a file; `padding` bytes before it decide where pages end. */
function write(occurrences: Occurrences, documents: number, padding: number) {
  const at = { path: join(dir, 'segment'), documents, fields: FIELDS, padding };
  const { source, written, close } = wordsInFile(at, (postings) => {
    postings.begin();
    for (const [doc, here] of occurrences) {
      const freqs = here.filter((n) => n > 0);
      const mask = here.reduce((sum, n, f) => sum | (n > 0 ? 1 << f : 0), 0);
      const total = freqs.reduce((sum, n) => sum + n, 0);
      postings.add(
        doc,
        mask,
        Uint32Array.from(freqs),
        0,
        Uint32Array.from({ length: total }, (_, i) => i * 2),
      );
    }
    return postings.end();
  });
  const borrow = () => new PostingsCursor(source);
  return { postings: { meta: written, source, borrow, giveBack: () => {}, ofField: false }, close };
}

it('adds how often a word occurs in any documents, each field counting its own, wherever the blocks lie', () => {
  fc.assert(
    fc.property(
      word,
      fc.nat(65_536),
      fc.constantFrom([1, 1, 1, 1], [6, 3, 1, 0], [2, 2.5, 0.1, 7]),
      fc.integer({ min: 1, max: 15 }),
      fc.constantFrom(1, 2, 7, 500),
      (occurrences, padding, boosts, mask, every) => {
        const documents = Math.max(...occurrences.keys()) + 200;
        const { postings, close } = write(occurrences, documents, padding);
        const docs = Uint32Array.from({ length: Math.ceil(documents / every) }, (_, i) => i * every);
        const into = doubles(docs.length).fill(0.5);
        addFrequencies(postings, mask, boosts, docs, into, () => {});
        const expected = Array.from(docs, (doc) => {
          const here = occurrences.get(doc) ?? [];
          return 0.5 + here.reduce((sum, n, f) => sum + (mask & (1 << f) ? boosts[f]! * n : 0), 0);
        });
        expect([...into]).toEqual(expected);
        close();
        arena.end();
      },
    ),
    { numRuns: 60 },
  );
});
