import { expect, it } from 'vitest';
import type { ComparedDocument, ConfirmedFeature } from '../novelty-search/data.ts';
import type { NoveltyCheckData } from './data.ts';
import { distinguishing, nothingNear, outcomeOf, shareText } from './outcome.ts';

const feature = (number: string, weight: ConfirmedFeature['weight']): ConfirmedFeature => ({
  ...{ number, text: `feature ${number}`, elements: [], weight, selected: true, user_added: false },
});
/** Weights 1, .7 and .4: 2.1 together. */
const FEATURES = [feature('F1', 'topic'), feature('F2', 'key'), feature('F3', 'supplementary')];

/** A document whose verdicts are given in the order of the features: `+` disclosed, `~` partly, a digit not found. */
const document = (publication_number: string, signs: string, more: Partial<ComparedDocument> = {}) => ({
  ...{ publication_number, title: publication_number, lang: 'en', applicants: [], rank: 1, found_by: [], claims: {} },
  ...{ publication_date: 20_100_101, priority_date: 20_090_101 },
  comparison: {
    ...{ publication_number, units_read: 1, passages_read: 1, public_score: 0 },
    features: [...signs].map((sign, index) => ({
      feature_number: `F${index + 1}`,
      verdict: sign === '+' ? ('disclosed' as const) : sign === '~' ? ('partly' as const) : ('not_found' as const),
      score: sign === '+' ? 100 : sign === '~' ? 50 : Number(sign) * 10,
      ...{ reason: '', matched: [], missing: [], flags: [] },
    })),
  },
  ...more,
});
const outcome = (documents: readonly ComparedDocument[], features: readonly ConfirmedFeature[] = FEATURES) =>
  outcomeOf({ reference_date: 20_150_101, confirmed_features: features, documents } as unknown as NoveltyCheckData)!;

it('is not there before documents were compared', () => {
  expect(outcomeOf({ reference_date: 20_150_101, confirmed_features: FEATURES } as never)).toBeUndefined();
});

it('tells the share of the idea that no single document discloses, and of the nearest one, by weight', () => {
  const { not_found, not_in_nearest, level, features } = outcome([document('A1', '+00'), document('B1', '0+~')]);
  // F3 alone is in neither; the first lacks F2 and F3, the second F1 and F3
  expect([shareText(not_found), shareText(not_in_nearest), level]).toEqual(['19.0%', '52.4%', 'low']);
  expect(
    features.map(({ feature: { number }, verdict, by }) => [number, verdict, by?.document.publication_number]),
  ).toEqual([
    ['F1', 'disclosed', 'A1'],
    ['F2', 'disclosed', 'B1'],
    ['F3', 'partly', 'B1'],
  ]);
});

it('has what only a title is stored of last, and calls none of it the nearest', () => {
  const title = document('A1', '+~0', { title_only: true });
  const { documents, nearest } = outcome([title, document('B1', '+00')]);
  expect([documents.map((one) => one.document.publication_number), nearest]).toEqual([['B1', 'A1'], 'B1']);
  expect(outcome([title]).nearest).toBeUndefined();
});

it('is high from a half on, medium from a fifth on, and low where one document has it all', () => {
  const two = [feature('F1', 'key'), feature('F2', 'key')];
  expect(outcome([document('A1', '+0')], two)).toMatchObject({ not_found: 0.5, level: 'high' });
  const five = [1, 2, 3, 4, 5].map((n) => feature(`F${n}`, 'key'));
  expect(outcome([document('A1', '++++0')], five)).toMatchObject({ level: 'medium' });
  expect(shareText(outcome([document('A1', '++++0')], five).not_found)).toBe('20.0%');
  expect(outcome([document('A1', '+++')])).toMatchObject({ not_found: 0, not_in_nearest: 0, level: 'low' });
});

it('rests on prior art alone: neither on what was filed before and published later, nor on what came later', () => {
  const later = { publication_date: 20_160_101 };
  const { documents, features } = outcome([
    document('E1', '+++', later),
    document('T1', '+++', { ...later, priority_date: 20_150_601 }),
    document('A1', '000'),
  ]);
  expect(documents.map(({ document: { publication_number } }) => publication_number)).toEqual(['A1']);
  expect(features.map(({ verdict }) => verdict)).toEqual(['not_found', 'not_found', 'not_found']);
});

it('names a document to a feature that is not found from a score of twenty on', () => {
  const { features } = outcome([document('A1', '123')]);
  expect(features.map(({ by }) => by?.document.publication_number)).toEqual([undefined, 'A1', 'A1']);
});

it('tells what distinguishes the idea, the weightiest first, and whether nothing is near', () => {
  const told = outcome([document('A1', '0+0')]);
  expect(distinguishing(told).map(({ number }) => number)).toEqual(['F1', 'F3']);
  const own = [{ ...FEATURES[0]!, weight_value: 0.1 }, ...FEATURES.slice(1)];
  expect(distinguishing(outcome([document('A1', '0+0')], own)).map(({ number }) => number)).toEqual(['F3', 'F1']);
  expect([nothingNear(told), nothingNear(outcome([document('A1', '0~0')]))]).toEqual([false, true]);
});

it('leaves out what was struck', () => {
  const struck = [FEATURES[0]!, { ...FEATURES[1]!, selected: false }, FEATURES[2]!];
  expect(outcome([document('A1', '+0+')], struck)).toMatchObject({ not_found: 0, level: 'low' });
});
