import { describe, expect, it } from 'vitest';
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

it.each<['en' | 'zh', string, string[], [string, string] | undefined]>([
  [
    'en',
    'a cold plate below the cells with a thickness of 5 mm',
    [
      'The cold plate below the cells has a length of 300 mm and a thickness of 4 mm.',
      'A cold plate below the cells is 6 mm thick and 200 mm wide.',
      'The cold plate below the cells is moved at 2 mm/s.',
      'The gap between the cold plate and the cells below is 1 mm.',
    ],
    ['4 mm', '6 mm'],
  ],
  [
    'en',
    'a cold plate 5 mm long below the cells',
    ['The cold plate below the cells is 3 mm thick.', 'The cold plate below the cells has a width of 9 mm.'],
    undefined,
  ],
  [
    'en',
    'a maximum temperature difference between the battery cells of 2 °C',
    [
      'The maximum temperature of the battery cells is 45 °C.',
      'The maximum temperature difference between the battery cells is 3 °C.',
    ],
    ['3 °C', '3 °C'],
  ],
  [
    'zh',
    '单体下方冷板的厚度为5毫米',
    ['单体下方冷板的长度为300毫米。', '单体下方冷板的厚度为4毫米。', '单体下方冷板的移动速度为2毫米/秒。'],
    ['4毫米', '4毫米'],
  ],
])('a number is compared with numbers of what it is of: %s %s', (lang, proposal, sentences, expected) => {
  const record = samplePatent('US20200000001A1', {
    descriptions: [
      {
        ...{ lang, origin: 'original' },
        paragraphs: sentences.map((text, i) => ({ id: `p${i}`, section: 'embodiments', text })),
      },
    ],
  } as object);
  const [number] = evidenceOf(proposal, [], [record], lang, () => 1).numbers;
  const range = number!.found;
  expect(range && [range.least.quantity.text.trim(), range.greatest.quantity.text.trim()]).toEqual(expected);
});

describe('of what documents say', () => {
  const FEATURE = 'a transducer at the catheter tip';
  const features = [{ number: 'F1', text: FEATURE, weight: 'key', selected: true }] as unknown as ConfirmedFeature[];
  const NAMES = 'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda omicron'.split(' ');
  /** A result that has hardly a word of another one. */
  const result = (n: number) =>
    `With ${[0, 1, 2, 3, 4, 5].map((at) => `${NAMES[(2 * n + at) % 12]}${n}`).join(', ')} the transducer at the catheter tip was driven and 35 dB were measured.`;
  const record = (n: number, sentences: readonly string[]) =>
    samplePatent(`US2020000${1000 + n}A1`, {
      descriptions: [
        {
          ...{ lang: 'en', origin: 'original' },
          paragraphs: sentences.map((text, i) => ({ id: `p${i}`, section: 'embodiments', text })),
        },
      ],
    } as object);
  const read = (...records: ReturnType<typeof record>[]) => evidenceOf(FEATURE, features, records, 'en', () => 1);

  it('two sentences of one document are told, and eight in all', () => {
    const of = (n: number, count: number) =>
      record(
        n,
        Array.from({ length: count }, (_, at) => result(10 * n + at)),
      );
    expect([1, 2, 3].map((count) => read(of(1, count)).results.length)).toEqual([1, 2, 2]);
    const results = (documents: number) =>
      read(...Array.from({ length: documents }, (_, n) => of(n, 1))).results.length;
    expect([7, 8, 9].map(results)).toEqual([7, 8, 8]);
  });

  it('a sentence has 600 characters, and of a document 400,000 are read', () => {
    const long = (length: number) =>
      record(1, [`${' '.repeat(9)}${'x'.repeat(length - result(1).length - 1)} ${result(1)}`]);
    expect([read(long(600)).results.length, read(long(601)).results.length]).toEqual([1, 0]);
    const behind = (length: number) => record(1, ['.'.repeat(length), result(1)]);
    const left = 400_000 - result(1).length;
    expect([read(behind(left)).results.length, read(behind(left + 1)).results.length]).toEqual([1, 0]);
  });

  it('what is told where two documents tell as much stands in the order of its name', () => {
    const { substances } = read(record(1, ['It contains 10 wt% of talc and 20 wt% of acetone.']));
    expect(substances.map(({ name }) => name)).toEqual(substances.map(({ name }) => name).toSorted());
  });
});
