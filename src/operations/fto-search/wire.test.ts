import { expect, it } from 'vitest';
import { type GivenRight, toFeatures, toJudgement } from './wire.ts';

const judged = (...features: object[]) => toJudgement({ features } as unknown as GivenRight, 2, 'US7000001B2').elements;

it('takes each verdict of a person, and a score alone by the threshold', () => {
  expect(
    judged(
      { element: '1.1', type_for_user: 'literal' },
      { element: '1.2', type_for_user: 'equivalent', score_for_user: 40 },
      { element: '1.3', type_for_user: 'missing' },
      { element: '1.4', type_for_user: 'unclear' },
      { element: '1.5', score_for_user: 60 },
      { element: '1.6', score_for_user: 59 },
      { element: '1.7' },
      { type_for_user: 'missing' },
    ),
  ).toEqual({
    '1.1': { verdict: 'literal' },
    '1.2': { verdict: 'equivalent', score: 40 },
    '1.3': { verdict: 'missing' },
    '1.4': { verdict: 'unclear' },
    '1.5': { verdict: 'equivalent', score: 60 },
    '1.6': { verdict: 'unclear', score: 59 },
  });
});

it('names the entry of a verdict that is none', () => {
  expect(() =>
    judged({ element: '1.1', type_for_user: 'literal' }, { element: '1.2', type_for_user: 'maybe' }),
  ).toThrow('final_res[2].features[1].type_for_user: "maybe" is none of literal, equivalent, missing, unclear.');
});

it('names a feature without words, and refuses where none is selected', () => {
  const feature = (tech_feature: string, is_select: boolean) => ({ tech_feature, is_select, keywords: [] }) as never;
  expect(() => toFeatures([feature('a pump', true), feature(' - ', true)])).toThrow(
    'tech_features[1].tech_feature: say the feature in words.',
  );
  expect(() => toFeatures([feature(' - ', true)])).toThrow('tech_features[0].tech_feature: say the feature in words.');
  expect(() => toFeatures([feature(' - ', false)])).toThrow('tech_features: select at least one feature.');
  expect(toFeatures([feature(' a pump ', true)])[0]!.tech_feature).toBe('a pump');
});
