import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '#testing/cpu-time.ts';
import type { TextLanguage } from './script.ts';
import { countWords, segmentClaim } from './segments.ts';

const cut = (text: string, language: TextLanguage) =>
  segmentClaim(text, language).segments.map(({ start, end, part }) => `${part}: ${text.slice(start, end)}`);

describe('claims taken apart', () => {
  it.each<[string, TextLanguage, string, string[]]>([
    [
      'semicolons, list marks and wherein',
      'en',
      '1. A battery module comprising: a housing; a plurality of cells arranged in said housing; and (c) a cooling plate, wherein the cooling plate is made of aluminium, whereby heat is removed.',
      [
        'preamble: A battery module',
        'body: a housing; a plurality of cells arranged in said housing',
        'body: a cooling plate',
        'body: wherein the cooling plate is made of aluminium',
        'result: whereby heat is removed',
      ],
    ],
    [
      'numbers of a list, and signs of parts in brackets, which are none',
      'en',
      'A bench comprising (1) a top (1) with a hinge (2) that joins two halves; and (2) a bolt (4) slidable along a rail (5) of the top.',
      [
        'preamble: A bench',
        'body: a top (1) with a hinge (2) that joins two halves',
        'body: a bolt (4) slidable along a rail (5) of the top',
      ],
    ],
    [
      'glued words of a careless source',
      'en',
      'An ultrasonic transducer comprising:a piezoelectric element and a lens, whereinsaid lens is curved; and\n means for biasing the element in a first direction.',
      [
        'preamble: An ultrasonic transducer',
        'body: a piezoelectric element and a lens',
        'body: whereinsaid lens is curved',
        'body: means for biasing the element in a first direction',
      ],
    ],
    [
      'the two-part form',
      'en',
      'Vehicle with a sensor, characterised in that the sensor is mounted on the roof.',
      ['preamble: Vehicle with a sensor', 'characterising: the sensor is mounted on the roof'],
    ],
    [
      'the Chinese two-part form, known parts before it',
      'zh',
      '一种泵，包括泵体和叶轮，其特征在于：所述叶轮由陶瓷制成，所述泵体设置有进口和出口，使得流体连续流动。',
      [
        'preamble: 一种泵',
        'body: 泵体和叶轮',
        'characterising: 所述叶轮由陶瓷制成',
        'characterising: 所述泵体设置有进口和出口',
        'result: 使得流体连续流动',
      ],
    ],
    [
      'Chinese steps, marked in three ways',
      'zh',
      '一种故障检测方法，包括以下步骤：\nS1、获取振动信号；\nS2：对所述振动信号进行滤波，得到滤波信号；步骤三、根据所述滤波信号判断是否故障。',
      [
        'preamble: 一种故障检测方法',
        'body: 获取振动信号',
        'body: 对所述振动信号进行滤波，得到滤波信号',
        'body: 根据所述滤波信号判断是否故障',
      ],
    ],
  ])('%s', (_name, language, claim, expected) => expect(cut(claim, language)).toEqual(expected));

  it('cuts pieces above 60 words at commas, into halves of 12 words or more', () => {
    const long = `A device comprising a frame ${'with a rail of steel and brass and tin '.repeat(4)}, the frame ${'holding a tray of glass over the floor '.repeat(4)}, an arm`;
    const { segments } = segmentClaim(long, 'en');
    expect(segments.length).toBe(3);
    for (const { start, end } of segments.slice(1))
      expect(countWords(long.slice(start, end))).toBeGreaterThanOrEqual(12);
  });

  it('answers what is no claim whole, with a doubt', () => {
    expect(segmentClaim(`A device comprising ${'a part, '.repeat(700)}`, 'en')).toMatchObject({
      doubt: 'too_long',
      segments: [{ part: 'body' }],
    });
    expect(segmentClaim('A device comprising a lid. The lid is red.', 'en').doubt).toBe('several_sentences');
    expect(segmentClaim(' ;; ', 'en')).toEqual({ segments: [] });
  });

  it('gives segments in order, apart and inside the text, whatever the text', () => {
    const pieces = fc.constantFrom(
      'a lens',
      'comprising',
      ';',
      '，',
      '。',
      '其特征在于',
      '所述透镜',
      '\n',
      '(a)',
      'wherein',
      'said',
      ':',
      '12',
      '😀',
      '步骤S1、',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.constantFrom<TextLanguage>('en', 'zh'), (parts, language) => {
        const text = parts.join(' ');
        let last = 0;
        for (const { start, end } of segmentClaim(text, language).segments) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = end;
        }
      }),
    );
  });

  it.each([
    ';'.repeat(200_000),
    '('.repeat(200_000),
    'a '.repeat(200_000),
    '所述'.repeat(100_000),
    'characterised in that '.repeat(20_000),
    ' '.repeat(300_000),
    'which '.repeat(60_000),
  ])('stays quick on hostile text %#', (text) => {
    const spent = cpuTime();
    segmentClaim(text, 'en');
    segmentClaim(text, 'zh');
    expect(spent()).toBeLessThan(3_000);
  });
});
