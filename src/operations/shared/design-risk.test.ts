import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Compared } from '#pictures/compare.ts';
import {
  type DesignState,
  designState,
  INVALID,
  PENDING,
  riskOf,
  riskWords,
  sentences,
  VALID,
  weighedLines,
} from './design-risk.ts';

const compared = (more: Partial<Compared>) => ({ symmetry: [0, 0], fields: [], ...more }) as unknown as Compared;

it('the state of a design follows from its legal life, where a source states it', () => {
  const state = (simple: number) =>
    designState(samplePatent('US1S1', { legal_status: { simple, detailed: [] } }), 20261127);
  expect([0, 1, 2, 999].map(state)).toEqual([2, 1, 3, undefined]);
  expect(designState(samplePatent('US1S1'), 20261127)).toBeUndefined();
  // five years at a time: told in the second period, it may have been renewed after it or not
  const told = (today: number, authority = 'EM') =>
    designState(
      samplePatent('EM1S', {
        ...{ authority, filing_date: 20081224 },
        legal_status: { simple: 1, detailed: [3], date: 20181217 },
      }),
      today,
    );
  expect([told(20181224), told(20181225), told(20261127, 'JP')]).toEqual([VALID, undefined, VALID]);
});

it.each([
  [0.8, VALID, true, 'High'],
  [0.8, VALID, undefined, 'High'],
  [0.799, VALID, true, 'Medium'],
  [0.8, VALID, false, 'Medium'],
  [0.88, VALID, false, 'High'],
  [0.879, VALID, false, 'Medium'],
  [0.72, VALID, false, 'Medium'],
  [0.719, VALID, false, 'Low'],
  [0.62, VALID, true, 'Medium'],
  [0.619, VALID, true, 'Low'],
  [0.62, PENDING, undefined, 'Medium'],
  [0.99, undefined, true, 'High'],
  // whatever it looks like
  [1, INVALID, true, 'Low'],
] as const)(
  'a likeness of %f to a right in state %s, of the same class: %s, is a risk that is %s',
  (score, state, same, risk) => {
    expect(riskOf(score, state, same)).toBe(risk);
  },
);

it('lines that many designs share weigh less', () => {
  const lines = (fields: readonly (number | undefined)[], common: readonly (number | undefined)[]) =>
    weighedLines({ compared: compared({ fields } as Partial<Compared>), common, others: 1 });
  expect(lines([1, 0], [undefined, undefined])).toBeCloseTo(0.5, 10);
  expect(lines([1, 0], [1, 0])).toBeCloseTo(0.3 / 1.3, 10);
  expect(lines([1, undefined, 0.5], [0.5, 1, 0])).toBeCloseTo((0.65 + 0.5) / 1.65, 10);
  expect([lines([], []), lines([undefined], [0])]).toEqual([0, 0]);
});

describe('sentences of a comparison', () => {
  const near = { outline: 0.75, proportions: 0.85, symmetry: [0.8, 0.9], surface: 0.75 } as const;
  const far = { outline: 0.744, proportions: 0.844, symmetry: [0.79, 0.8], surface: 0.744 } as const;
  const fields = [0.7, 0.45, 0.449, undefined, 0.9, 0.1, 0.699, 0.7, 0.7];
  const told = (of: object, lang: 'en' | 'cn', common: readonly (number | undefined)[] = [], others = 0) =>
    sentences({ compared: compared({ ...of, fields } as Partial<Compared>), common, others }, lang);

  it('say what is alike, and what differs', () => {
    expect(told(near, 'en')).toEqual({
      similar:
        'The outlines overlap by 75%. Width and height are in nearly the same ratio (0.85 to 1). The lines agree here: upper left, centre, lower middle, lower right. Both are symmetric about the upright axis. The surfaces are about as full of lines (0.75 to 1).',
      difference: 'The lines differ here: upper right, middle right.',
      space: 'No earlier near design is stored to compare with.',
      parts: true,
    });
    expect(told(far, 'en')).toMatchObject({
      similar: 'The lines agree here: upper left, centre, lower middle, lower right.',
      difference:
        'The outlines overlap by only 74%. Width and height are in another ratio (0.84 to 1). The lines differ here: upper right, middle right. Only the stored design is symmetric about the upright axis. One surface is clearly fuller of lines (0.74 to 1).',
    });
  });

  it('say so in Chinese', () => {
    expect(told(near, 'cn')).toEqual({
      similar:
        '轮廓重合75%。宽高比接近（0.85比1）。线条在以下部位一致：左上、中部、下中、右下。两者均左右对称。表面线条疏密接近（0.75比1）。',
      difference: '线条在以下部位不同：右上、右中。',
      space: '语料库中没有更早的相近外观设计可供比较。',
      parts: true,
    });
    expect(told(far, 'cn').difference).toBe(
      '轮廓仅重合74%。宽高比不同（0.84比1）。线条在以下部位不同：右上、右中。仅已存储的外观设计左右对称。表面线条疏密不同（0.74比1）。',
    );
  });

  it('name each field, and nothing that was not measured', () => {
    const all = Array.from({ length: 9 }, () => 1);
    const same = { compared: compared({ ...near, fields: all } as Partial<Compared>), common: [], others: 0 };
    expect(sentences(same, 'en').similar).toContain(
      'upper left, upper middle, upper right, middle left, centre, middle right, lower left, lower middle, lower right.',
    );
    expect(sentences(same, 'cn').similar).toContain('左上、上中、右上、左中、中部、右中、左下、下中、右下。');
    expect([sentences(same, 'en').difference, sentences(same, 'cn').difference]).toEqual([
      'No difference was measured.',
      '未测得差异。',
    ]);
    const own = sentences({ compared: compared({ ...far, symmetry: [0.9, 0] }), common: [], others: 0 }, 'en');
    expect(own.difference).toContain('Only your picture is symmetric about the upright axis.');
    expect(own.similar).toBe('No likeness was measured.');
    // neither is symmetric: nothing to say
    expect(told({ ...near, symmetry: [0.1, 0.2] }, 'en').similar).not.toContain('symmetric');
  });

  it('say what others have, too', () => {
    const common = [0.5, 1, 1, 1, 0.49, 1, 1, undefined, 0.6];
    expect(told(near, 'en', common, 4).space).toBe(
      'What agrees here is so in half or more of 4 earlier near designs, and weighs little: upper left, lower right.',
    );
    expect(told(near, 'cn', common, 4).space).toBe(
      '一致部位中，左上、右下在4件更早的相近设计的半数以上也有，故权重低。',
    );
    expect([told(near, 'en', [], 4).space, told(near, 'cn', [], 4).space]).toEqual([
      'What agrees is not common among 4 earlier near designs.',
      '一致部位在4件更早的相近设计中并不普遍。',
    ]);
    const none = { ...near, fields: [0.1, 0.2] };
    const said = (lang: 'en' | 'cn') =>
      sentences({ compared: compared(none as Partial<Compared>), common: [], others: 1 }, lang).space;
    expect([said('en'), said('cn')]).toEqual(['There is no part whose lines agree.', '没有线条一致的部位。']);
  });
});

describe('words of a risk', () => {
  it.each<[DesignState | undefined, boolean | undefined, string, string]>([
    [VALID, true, 'in force; the Locarno class agrees', '有效；洛迦诺分类一致'],
    [INVALID, false, 'not in force; the Locarno class differs', '失效；洛迦诺分类不一致'],
    [PENDING, undefined, 'pending; Locarno classes were not compared', '审查中；未比较洛迦诺分类'],
    [undefined, true, 'of unknown state; the Locarno class agrees', '未知；洛迦诺分类一致'],
  ])('say what it rests on: state %s, same class %s', (state, same, en, zh) => {
    expect(riskWords('Low', 0.5, state, same, true, 'en').risk_desc).toBe(
      `The drawings are alike by 0.50; the right is ${en}. This compares pictures and is no legal opinion.`,
    );
    expect(riskWords('Low', 0.5, state, same, true, 'cn').risk_desc).toBe(
      `图形相似度0.50；该权利${zh}。本结果仅比较图片，不构成法律意见。`,
    );
  });

  it.each([
    ['High', VALID, 'The overall impression is close.', '整体视觉印象接近。', /^Have every view checked/, /^上市前请/],
    ['Medium', VALID, 'Some features are close.', '部分特征接近。', /^Check the parts/, /^请核对/],
    ['Low', VALID, 'The overall impression differs.', '整体视觉印象不同。', /^Nothing further/, /^无需进一步措施/],
    ['Low', INVALID, 'The right is no longer in force.', '该权利已失效。', /^Nothing further/, /^无需进一步措施/],
  ] as const)('%s, state %s: what it means, and what to do', (risk, state, en, zh, then, then_zh) => {
    const [told, told_zh] = (['en', 'cn'] as const).map((lang) => riskWords(risk, 0.5, state, true, true, lang));
    expect([told!.confusion, told_zh!.confusion]).toEqual([en, zh]);
    expect([told!.suggestion, told_zh!.suggestion]).toEqual([
      expect.stringMatching(then),
      expect.stringMatching(then_zh),
    ]);
  });

  it('claim no part of which the lines agree where none does', () => {
    const [told, told_zh] = (['en', 'cn'] as const).map((lang) => riskWords('Medium', 0.7, VALID, true, false, lang));
    expect([told!.confusion, told!.suggestion]).toEqual([
      'The forms are close as a whole.',
      'Compare the views by eye, and check the state of the right.',
    ]);
    expect([told_zh!.confusion, told_zh!.suggestion]).toEqual(['整体形状接近。', '请逐视图核对，并核对权利状态。']);
  });
});
