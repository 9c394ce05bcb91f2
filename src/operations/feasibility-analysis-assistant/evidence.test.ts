import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { ConfirmedFeature } from '../novelty-search/data.ts';
import { evidenceOf } from './evidence.ts';

const told = (lang: 'en' | 'zh', feature: string, sentences: readonly string[]) => {
  const record = samplePatent('US20200000001A1', {
    descriptions: [
      {
        ...{ lang, origin: 'original' },
        paragraphs: sentences.map((text, i) => ({ id: `p${i}`, section: 'embodiments', text })),
      },
    ],
  } as object);
  const features = [{ number: 'F1', text: feature, weight: 'key', selected: true }] as unknown as ConfirmedFeature[];
  const { results, limits } = evidenceOf(feature, features, [record], lang, () => 1);
  const texts = (some: typeof results) => some.map(({ quote }) => quote.text);
  return { results: texts(results), limits: texts(limits) };
};

it('a result is what was measured or came out, and not what a drawing shows or what may be', () => {
  const measured = 'The transducer at the catheter tip was driven and 35 dB were measured.';
  expect(
    told('en', 'a transducer at the catheter tip', [
      measured,
      'The catheter tip with the transducer is shown in FIG. 2 and is 3 mm wide.',
      'From the transducer at the catheter tip 12 images a second can be obtained.',
      'If 40 °C is reached at the catheter tip, the transducer is switched off.',
    ]).results,
  ).toEqual([measured]);
  const zh = '跌倒检测装置的准确率达到95%。';
  expect(
    told('zh', '跌倒检测装置', [zh, '如果跌倒检测装置的置信度达到80%，则报警。', '跌倒检测装置用于测量5米内的人体。'])
      .results,
  ).toEqual([zh]);
});

it('a difficulty is none that is said not to be one, or to be overcome', () => {
  const hard = 'The catheter tip with its transducer is difficult to bend.';
  expect(
    told('en', 'a transducer at the catheter tip', [
      hard,
      'By way of example and not limitation, the catheter tip has one transducer.',
    ]).limits,
  ).toEqual([hard]);
  expect(told('zh', '跌倒检测装置', ['针对跌倒检测装置的不足，本发明提供一种跌倒检测装置。']).limits).toEqual([]);
});
