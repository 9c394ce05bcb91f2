import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type Model, ModelError } from '#models/model.ts';
import { startTestService } from '#testing/service.ts';
import type { DocumentComparison, Feature } from '../types.ts';
import { compareFeatures, findQuote } from './compare-features.ts';
import { controlFor } from './control.ts';

const PASSAGE = 'A ring slides along the shaft and carries a flat spring of brass.';
const PATENT = samplePatent('US1A1', { abstracts: [{ lang: 'en', origin: 'original', text: PASSAGE }] });
const features: Feature[] = ['a cap glides along the shaft', 'a spring of brass'].map((text, at) => ({
  number: `F${at + 1}`,
  text,
  elements: [],
  weight: 'key',
}));
const quote = findQuote(PATENT, PASSAGE)!;
const cell = { feature_number: 'F1', quote, matched: ['along'], missing: ['cap'] };
/** As the flow knows it: F1 because the document stands out among others, F2 near in meaning. */
const known: DocumentComparison = {
  publication_number: 'US1A1',
  features: [
    { ...cell, verdict: 'disclosed', score: 65, reason: 'As a whole.', flags: ['stands_out'] },
    {
      ...cell,
      feature_number: 'F2',
      verdict: 'partly',
      score: 40,
      reason: 'Near.',
      flags: [],
      by_meaning: { likeness: 0.5, model: 'm' },
    },
  ],
  units_read: 1,
  passages_read: 1,
  public_score: 0.5,
};

/** Compares what is known again with a model that answers so, or fails. */
async function compared(answer: unknown, asked = features) {
  await using service = await startTestService({ groups: [], corpus: [PATENT] });
  const model = {
    name: 'scripted',
    object: async () => {
      if (answer instanceof Error) throw answer;
      return { value: { features: answer }, usage: { input_tokens: 1, output_tokens: 1 } };
    },
  } as unknown as Model;
  const { signal } = new AbortController();
  return compareFeatures.run(
    { features: asked, publication_number: 'US1A1', lang: 'en', known },
    { corpus: service.corpus, account: 'a', signal, model },
  );
}

it('what is known without a model stands where the model fails', async () => {
  const { output, by } = await compared(new ModelError('timeout', 'too late'));
  expect([by, output]).toEqual(['ground', known]);
});

it('a model does not lower what the document as a whole discloses, and its own verdict came by no likeness', async () => {
  const { output, dropped } = await compared([
    { feature_number: 'F1', verdict: 'partly', quote: 'A ring slides along the shaft', reason: 'The ring slides.' },
    { feature_number: 'F2', verdict: 'disclosed', quote: 'a flat spring of brass', reason: 'The spring is of brass.' },
  ]);
  expect(dropped).toEqual(['F1: "partly" against what the document as a whole discloses']);
  expect(output.features[0]).toEqual(known.features[0]);
  expect(output.features[1]).toMatchObject({ verdict: 'disclosed', reason: 'The spring is of brass. [model]' });
  expect(output.features[1]).not.toHaveProperty('by_meaning');
});

it('a verdict stands on a quote that has 45 of 100 words of the feature, a weaker one on 15', async () => {
  // spring, brass, steel, zinc, copper: two of five in the quote
  const five = features.map((one) =>
    one.number === 'F2' ? { ...one, text: 'a spring of brass, steel, zinc, copper' } : one,
  );
  const said = (verdict: string, quoted: string) => [
    { feature_number: 'F2', verdict, quote: quoted, reason: 'The spring is flat.' },
  ];
  expect((await compared(said('disclosed', 'a flat spring of brass'), five)).dropped).toEqual([
    'F2: the quote shares too few words with the feature for "disclosed"',
  ]);
  expect((await compared(said('partly', 'a flat spring of brass'), five)).by).toBe('model');
  // one of two
  expect((await compared(said('disclosed', 'a flat spring'))).output.features[1]!.verdict).toBe('disclosed');
  expect((await compared(said('partly', 'A ring slides along the shaft'), five)).dropped).toEqual([
    'F2: the quote shares too few words with the feature for "partly"',
  ]);
});

it('nothing of a model is used that also finds what is nowhere in the passages', async () => {
  const answer = [
    { feature_number: 'F2', verdict: 'disclosed', quote: 'a flat spring of brass', reason: 'The spring is of brass.' },
    { feature_number: 'F3', verdict: 'partly', quote: 'along the shaft', reason: 'The shaft.' },
  ];
  const { output, by, dropped } = await compared(answer);
  expect([by, output]).toEqual(['ground', known]);
  expect(dropped).toEqual([
    '"partly" is also said of "a stocking of merino wool whose heel is knitted twice", which is nowhere in the passages',
  ]);
  const honest = await compared([answer[0], { feature_number: 'F3', verdict: 'not_found', reason: 'Not there.' }]);
  expect(honest.by).toBe('model');
});

it('the feature that is nowhere shares no word with the passages, in either language', () => {
  expect(controlFor(['a shaft of brass'])).toBe('a stocking of merino wool whose heel is knitted twice');
  expect(controlFor(['a stocking of brass'])).toBe('a clarinet reed that is cut from cane');
  expect(controlFor(['黄铜轴的长袜'])).toBe('单簧管的簧片由芦竹削成');
  expect(controlFor(['wool cane bread stamp'])).toBeUndefined();
});
