import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { PageCache, SegmentFile } from '../format/segment-file.ts';
import { arena } from '../kernel/kernel.ts';
import type { Schema } from '../schema/schema.ts';
import { buildSegment } from '../segment/build.ts';
import { DocSet } from '../segment/docset.ts';
import { Segment } from '../segment/segment.ts';
import { Clock } from './clock.ts';
import { SegmentEvaluator } from './evaluate.ts';
import { KeptResults } from './kept-results.ts';
import type { Slot, SpanPlan, TextLeaf } from './plan.ts';
import { matchSpans } from './spans.ts';
import { matchWords, phraseFrequencies } from './word-spans.ts';

afterEach(() => arena.end());

const GROUP = 'text';
const FIELDS = ['T', 'A', 'C'];
const schema: Schema = {
  name: 'texts',
  groups: [{ name: GROUP, fields: FIELDS, weights: [1, 1, 1] }],
  keywords: [],
  numbers: [],
  derived: [],
  signature: '',
};

/** Values by field, of each document. */
type Texts = readonly (readonly (readonly string[])[])[];

function evaluatorOf(texts: Texts): SegmentEvaluator {
  const memory = buildSegment(
    schema,
    texts.map((fields, i) => ({ id: `D${i}`, texts: [fields], keywords: [], shown: [], numbers: [] })),
  );
  const segment = new Segment(new SegmentFile({ memory: memory as SharedArrayBuffer }, new PageCache(1 << 20)));
  const kept = new KeptResults({ bytes: 1 << 20, used: 0 });
  const view = { segment, deleted: undefined, derived: [], inverted: new Map(), kept };
  return new SegmentEvaluator({ schema, segments: [view], tables: [] }, view, new Clock(Number.POSITIVE_INFINITY));
}

const WORDS = ['a', 'b', 'ba', 'cc', 'cd', '3mm', 'd'];
const text = fc.array(fc.constantFrom(...WORDS, 'filler'), { maxLength: 12 }).map((words) => words.join(' '));
const texts = fc.array(fc.tuple(...FIELDS.map(() => fc.array(text, { maxLength: 2 }))) as fc.Arbitrary<string[][]>, {
  minLength: 1,
  maxLength: 12,
});

const slot: fc.Arbitrary<Slot> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...WORDS, '3', 'mm').map((word) => ({ words: [word], patterns: [], stems: [] })),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('c*', '?', 'b*').map((pattern) => ({ words: ['d'], patterns: [pattern], stems: [] })),
  },
);
const leaf = (mask: number, min: number, max: number): fc.Arbitrary<TextLeaf> =>
  fc.array(slot, { minLength: min, maxLength: max }).map((slots) => ({ op: 'text', group: GROUP, mask, slots }));
const operand = (mask: number): fc.Arbitrary<SpanPlan> =>
  fc.oneof(
    leaf(mask, 1, 1),
    fc.array(leaf(mask, 1, 1), { minLength: 2, maxLength: 3 }).map((of): SpanPlan => ({ op: 'span_or', of })),
  );
const mask = fc.integer({ min: 1, max: 7 });
const phrase = mask.chain((fields) => leaf(fields, 2, 4));
const near: fc.Arbitrary<SpanPlan> = fc.tuple(mask, fc.nat(8), fc.boolean()).chain(([fields, distance, ordered]) =>
  fc.tuple(operand(fields), operand(fields)).map(
    ([left, right]): SpanPlan => ({
      ...{ op: 'span_near', left, right, reach: { unit: 'words', distance, ordered } },
    }),
  ),
);

/** Candidates need not have the words. */
const all = (evaluator: SegmentEvaluator) => DocSet.all(evaluator.size);

describe('the flat way', () => {
  it('finds the phrases and proximities that reading document by document finds', () => {
    let flat = 0;
    fc.assert(
      fc.property(texts, fc.oneof(phrase, near), (documents, span) => {
        const evaluator = evaluatorOf(documents);
        const found = matchWords(evaluator, GROUP, span, all(evaluator));
        if (!found) return;
        flat++;
        const expected = matchSpans(evaluator, GROUP, [span], 1, evaluator.candidates(GROUP, span));
        expect([...found.toArray()]).toEqual([...expected.toArray()]);
        arena.end();
      }),
      { numRuns: 400 },
    );
    expect(flat).toBeGreaterThan(100);
  });

  it('counts phrases by field as reading document by document does', () => {
    let flat = 0;
    fc.assert(
      fc.property(
        texts,
        phrase,
        fc.constantFrom([1, 1, 1], [3, 1.1, 1], [0.7, 1.1, 0.1], [2, 2, 0]),
        (documents, leaf, boosts) => {
          const evaluator = evaluatorOf(documents);
          const found = phraseFrequencies(evaluator, leaf, boosts, all(evaluator));
          if (!found) return;
          flat++;
          const expected: [number, number][] = [];
          matchSpans(evaluator, GROUP, [leaf], 1, evaluator.candidates(GROUP, leaf), (doc, _count, spans) => {
            // field by field, as frequencies of words are summed: digit for digit the same
            const counts = FIELDS.map(() => 0);
            for (let i = 0; i < spans.length; i++) counts[spans.field.values[i]!]!++;
            const sum = counts.reduce((all, count, field) => all + count * boosts[field]!, 0);
            if (sum > 0) expected.push([doc, sum]);
          });
          expect([...found.docs].map((doc, i) => [doc, found.values[i]])).toEqual(expected);
          arena.end();
        },
      ),
      { numRuns: 300 },
    );
    expect(flat).toBeGreaterThan(100);
  });
});
