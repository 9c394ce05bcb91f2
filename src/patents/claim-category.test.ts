import { expect, it } from 'vitest';
import { categoryMismatches } from './claim-category.ts';

const mismatches = (lang: 'en' | 'zh', ...texts: string[]) =>
  [
    ...categoryMismatches(
      texts.map((text, at) => ({ number: at + 1, text })),
      lang,
    ),
  ].map(([number, { text, start, end, parent }]) => {
    expect(texts[number - 1]!.slice(start, end)).toBe(text);
    return [number, text, parent];
  });

it.each([
  [
    'a method on a device',
    'zh',
    ['一种跌倒检测装置，包括雷达。', '根据权利要求1所述的方法，其特征在于，雷达为毫米波雷达。'],
    [[2, '根据权利要求1所述的方法', 1]],
  ],
  [
    'a device on a method',
    'zh',
    ['一种跌倒检测方法，包括：采集点云。', '如权利要求1所述的跌倒检测装置，其特征在于，还包括报警器。'],
    [[2, '如权利要求1所述的跌倒检测装置', 1]],
  ],
  [
    'of several parents',
    'zh',
    [
      '一种泵，包括壳体。',
      '根据权利要求1所述的泵，其特征在于，还包括密封件。',
      '根据权利要求1或2所述的工艺，其特征在于，密封件为橡胶。',
    ],
    [[3, '根据权利要求1或2所述的工艺', 1]],
  ],
  [
    'any one of several',
    'zh',
    ['一种泵，包括壳体。', '根据权利要求1至1任一项所述的方法，其特征在于，密封。'],
    [[2, '根据权利要求1至1任一项所述的方法', 1]],
  ],
  [
    'making and using the thing',
    'zh',
    ['一种泵，包括壳体。', '一种如权利要求1所述的泵的制造方法，其特征在于，浇铸。', '权利要求1所述的泵的用途。'],
    [],
  ],
  [
    'a thing made by a method',
    'zh',
    [
      '一种制备氧化铝的方法，包括煅烧。',
      '根据权利要求1所述的方法制备的氧化铝，其特征在于，粒径为1 μm。',
      '一种实施权利要求1所述方法的装置，包括炉。',
    ],
    [],
  ],
  [
    'the same',
    'zh',
    [
      '一种制备氧化铝的方法包括煅烧。',
      '根据权利要求1所述的制备方法，其特征在于，煅烧两次。',
      '一种跌倒检测方法、装置及系统，包括雷达。',
      '根据权利要求3所述的方法，其特征在于，报警。',
      '根据权利要求3所述的装置，其特征在于，报警。',
    ],
    [],
  ],
  [
    'a method on a device',
    'en',
    [
      'A device comprising a radar.',
      'The method of claim 1, wherein the radar is pulsed.',
      'The device of claim 2, wherein it is small.',
    ],
    [
      [2, 'The method of claim 1', 1],
      [3, 'The device of claim 2', 2],
    ],
  ],
  [
    'a device on a method',
    'en',
    [
      'A computer-implemented method for detecting falls, comprising sending.',
      'The system as claimed in claim 1, further comprising an alarm.',
    ],
    [[2, 'The system as claimed in claim 1', 1]],
  ],
  [
    'a method according to a thing',
    'en',
    ['A heat exchanger comprising fins.', 'A process according to any one of claims 1, wherein the fins are soldered.'],
    [[2, 'A process according to any one of claims 1', 1]],
  ],
  [
    'things with the name of an activity',
    'en',
    [
      'A process chamber comprising a lid.',
      'The process chamber of claim 1, wherein the lid is hot.',
      'A method of claim 1 or so',
    ],
    [[3, 'A method of claim 1', 1]],
  ],
  [
    'a method behind brackets, places and hyphens',
    'en',
    [
      'A ranging (LADAR) method, comprising sending.',
      'The method of claim 1, wherein it is fast.',
      'In an electronic device with a model, a method comprising running it.',
      'The method of claim 3, wherein it is fast.',
      'An on-demand automated process for printing.',
      'The method of claim 5, wherein it is fast.',
    ],
    [],
  ],
  [
    'making, using and carrying out',
    'en',
    [
      'A lens comprising a coating.',
      'A method of making the lens of claim 1, comprising casting.',
      'The use of the lens of claim 1 in a camera.',
      'A method for operating a lens according to claim 1.',
      'A camera comprising the lens of claim 1.',
    ],
    [],
  ],
  [
    'the invention, and what is not there',
    'en',
    [
      'A lens comprising a coating.',
      'The invention of claim 1, wherein it is hard.',
      'The method of claim 9, wherein it is hard.',
    ],
    [],
  ],
] as const)('%s, %s', (_, lang, texts, found) => {
  expect(mismatches(lang, ...texts)).toEqual(found);
});
