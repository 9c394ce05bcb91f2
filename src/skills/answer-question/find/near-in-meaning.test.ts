import { expect, it } from 'vitest';
import type { AlikeDocument, Meaning } from '#corpus/meaning.ts';
import { readQuestion } from '../read/question.ts';
import { comparedText, nearestDocuments, nearnessOf, saidInContext, shareOn } from './near-in-meaning.ts';

const USE = 'universal-sentence-encoder-multilingual-3';
const signal = new AbortController().signal;

/** Texts with "wheel" mean one thing, all others another. */
const meaningOf = (model: string, near: readonly AlikeDocument[] = []): Meaning => ({
  model: async () => model,
  state: async () => ({ model, documents: near.length, vectors: near.length, seq: 1 }),
  encode: async (texts) => texts.map((text) => Float32Array.from(text.includes('wheel') ? [1, 0] : [0.6, 0.8])),
  nearest: async (_, { limit }) => near.slice(0, limit),
  alikeWords: async (words) => words.map(() => []),
  contextModels: async () => [],
  likestInContext: async () => undefined,
  close: async () => {},
});

const QUESTION = readQuestion('How does a wheel turn by itself?');

it('compares sentences with the question, each once, on the scale of the model', async () => {
  const nearness = await nearnessOf(QUESTION, ['A wheel turns.', 'A pump pumps.', 'A wheel turns.'], {
    corpus: { meaning: meaningOf(USE) },
    signal,
  });
  expect(nearness!.of('A wheel turns.')).toBeCloseTo(1);
  expect(nearness!.of('A pump pumps.')).toBeCloseTo(0.6);
  expect(nearness!.of('Not compared.')).toBeUndefined();
  expect([0.1, 0.15, 0.35, 0.55, 0.7].map((likeness) => shareOn(nearness!, likeness).toFixed(2))).toEqual([
    '0.00',
    '0.00',
    '0.50',
    '1.00',
    '1.00',
  ]);
});

it('compares nothing by a model whose scale is not known, nor without one', async () => {
  expect(
    await nearnessOf(QUESTION, ['A wheel.'], { corpus: { meaning: meaningOf('another') }, signal }),
  ).toBeUndefined();
  expect(await nearnessOf(QUESTION, ['A wheel.'], { corpus: {}, signal })).toBeUndefined();
});

it('compares word by word what is asked, each word by the root of its worth, on the scale of the model', async () => {
  const asked: unknown[] = [];
  const inContext = (model: string): Meaning => ({
    ...meaningOf('none'),
    contextModels: async () => [model],
    likestInContext: async (texts, among) => {
      asked.push(texts[0], among);
      return { model, likest: [{ at: 0, likeness: 0.75, words: [], all: [0.75, 0.5, 0.2] }] };
    },
  });
  const worth = new Map([
    ['wheel', 4],
    ['turn', 1],
  ]);
  const sentences = ['A wheel turns.', 'A disc rotates.', 'A wheel turns.', 'A pump pumps.'];
  const said = await saidInContext(QUESTION, worth, sentences, {
    corpus: { meaning: inContext('all-minilm-l6-v2') },
    signal,
  });
  expect(asked).toEqual([
    {
      text: 'How does a wheel turn by itself?',
      words: [
        { start: 11, end: 16, worth: 2 },
        { start: 17, end: 21, worth: 1 },
      ],
    },
    ['A wheel turns.', 'A disc rotates.', 'A pump pumps.'],
  ]);
  expect(['A wheel turns.', 'A disc rotates.', 'A pump pumps.', 'Another.'].map((one) => said!(one))).toEqual([
    1, 0.5, 0, 0,
  ]);
  const another = { corpus: { meaning: inContext('another') }, signal };
  expect(await saidInContext(QUESTION, worth, sentences, another)).toBeUndefined();
  expect(await saidInContext(QUESTION, worth, sentences, { corpus: {}, signal })).toBeUndefined();
});

it('finds documents in the language of the question', async () => {
  const near: AlikeDocument[] = [
    { id: 'CN1A', likeness: 0.5, script: 'han' },
    { id: 'US1A', likeness: 0.35, script: 'other' },
  ];
  const corpus = { meaning: meaningOf(USE, near) } as unknown as Parameters<typeof nearestDocuments>[3]['corpus'];
  const found = await nearestDocuments(QUESTION, [], 2, { corpus, signal });
  expect(found.map(({ id, share }) => [id, share.toFixed(2)])).toEqual([['US1A', '0.50']]);
});

it.each([
  ['Find patents on wheels that turn', 'wheels that turn'],
  ['Which wheels are in the patents', 'Which wheels are in the patents'],
  [
    'We build boats. Is there anything new in wheels of boats that turn by themselves in a slow current, without any motor?',
    'Is there anything new in wheels of boats that turn by themselves in a slow current, without any motor?',
  ],
])('compares what is asked: %s', (text, compared) => {
  expect(comparedText(readQuestion(text))).toBe(compared);
});
