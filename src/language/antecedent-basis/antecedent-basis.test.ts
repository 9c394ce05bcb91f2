import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { antecedentFaults } from './antecedent-basis.ts';
import { claimTerms } from './claim-terms.ts';

const told = (language: 'en' | 'zh', ...claims: readonly (readonly [text: string, ...parents: number[]])[]) =>
  antecedentFaults(
    claims.map(([text, ...parents], index) => ({ number: index + 1, text, parents })),
    language,
  ).map(({ claim_number, phrase }) => `${claim_number} ${phrase}`);

const PUMP =
  'A pump comprising a housing (1), a first rotor and a second rotor, wherein the housing (1) holds the first rotor.';

describe('English claims', () => {
  it('has nothing to say of a claim whose things are introduced', () => {
    expect(told('en', [PUMP], ['The pump of claim 1, wherein said second rotor turns.', 1])).toEqual([]);
  });
  it.each([
    ['a thing that nobody introduced', 'The pump of claim 1, wherein the lever turns.', ['2 lever']],
    ['another number of the same thing', 'The pump of claim 1, wherein the third rotor turns.', ['2 third rotor']],
    [
      'another kind of the same thing',
      'The pump of claim 1, wherein the magnetic housing turns.',
      ['2 magnetic housing'],
    ],
    ['a part named after a thing', 'The pump of claim 1, wherein the housing cover is closed.', ['2 housing cover']],
    ['a length, which everything has', 'The pump of claim 1, wherein the length of the housing is 3 mm.', []],
    ['two numbers that share a name', 'The pump of claim 1, wherein the first and second rotors mesh.', []],
    ['an act that a verb introduced', 'The pump of claim 1, comparing speeds, wherein the comparison is shown.', []],
    ['initials', 'The pump of claim 1, having a control unit, the CU being closed.', []],
    ['a verb behind the name', 'The pump of claim 1, wherein the housing encloses a gap.', []],
    ['a verb in no list', 'The pump of claim 1, wherein said housing collapses into a plane.', []],
    ['a name written joined', 'The pump of claim 1, having a foot plate and a hold for the footplate.', []],
    ['a name written apart', 'The pump of claim 1, having a footplate and a hold for the foot plate.', []],
    ['a number of things', 'The pump of claim 1, wherein a display shows the number of turns.', []],
    ['a letter that a formula begins with', 'The pump of claim 1, coated with a resin of the formula R-OH.', []],
    ['an element set forth', 'A plant using the pump set forth in claim 1.', []],
    ['a unit in brackets', 'The pump of claim 1, wherein t is the thickness (nm) of the housing.', []],
    ['a verb that is a noun as well', 'The pump of claim 1, wherein said first rotor mates with the second rotor.', []],
    ['a verb with its object', 'The pump of claim 1, having a gas, wherein the gas forms bubbles.', []],
    ['a participle with its object', 'The pump of claim 1, having a core, the core executing tasks.', []],
    ['a state that indicates', 'The pump of claim 1, having a state indicating absence, the state being on.', []],
    ['a sign behind the name', 'The pump of claim 1, cut to a depth d1, the depth being great.', []],
    ['a prefix with a hyphen', 'The pump of claim 1, having a nonpolar fluid, the non-polar fluid being hot.', []],
    ['a member by its name alone', 'The pump of claim 1, having a plate member, the plate being flat.', []],
    ['what of a thing is its own', 'The pump of claim 1, having walls of which the interiors are cut.', []],
    ['a part thereof', 'The pump of claim 1, having a valve with a rim, the size thereof being small.', []],
    ['a difference between', 'The pump of claim 1, wherein the potential difference between the rotors is 3 V.', []],
    ['a value obtained', 'The pump of claim 1, faster than the value obtained by dividing by two.', []],
    ['what is required', 'The pump of claim 1, with a fan for all the heat required in the housing.', []],
    ['the world around', 'The pump of claim 1, open to the ambient atmosphere.', []],
    ['a particle in a name', 'The pump of claim 1, with a take-up reel, the take-up reel being red.', []],
    ['a participle before the name', 'The pump of claim 1, wherein the selected gear is red.', ['2 selected gear']],
    ['another side of a thing', 'The pump of claim 1, having a wall, wherein the end wall is red.', ['2 end wall']],
    ['a time to come', 'The pump of claim 1, which rests for the next 24 hours.', []],
    ['instructions stored', 'The pump of claim 1, having a memory storing instructions, the memory being red.', []],
    ['a thing named like a verb', 'The pump of claim 1, having a carrying handle and a compression spring (7).', []],
    ['a part that nobody has introduced', 'The pump of claim 1, having the top portion and a base.', ['2 top portion']],
  ])('tells %s', (_what, claim, faults) => {
    expect(told('en', [PUMP], [claim, 1])).toEqual(faults);
  });
  it('looks in the chain of the claim and in no other claim', () => {
    const claims: [string, ...number[]][] = [
      [PUMP],
      ['The pump of claim 1, further comprising a valve.', 1],
      ['The pump of claim 2, wherein the valve is open.', 2],
      ['The pump of claim 1, wherein the valve is open.', 1],
      ['A plant with the pump of claim 2, wherein the valve is open.'],
    ];
    expect(told('en', ...claims)).toEqual(['4 valve']);
  });
  it('points at the article and the name', () => {
    const text = 'A pump, wherein said rotor blade is thin.';
    const [fault] = antecedentFaults([{ number: 1, text, parents: [] }], 'en');
    expect(text.slice(fault!.start, fault!.end)).toBe('said rotor blade');
  });
  it('is not caught by claims that refer to each other in a circle', () => {
    expect(told('en', ['The pump of claim 2, wherein the cap is red.', 2], ['The pump of claim 1.', 1])).toContain(
      '1 cap',
    );
  });
});

it('asks for no support of what any thing has, or of the category of the claim', () => {
  const names = (text: string) => claimTerms(text, 'en').map((term) => term.text);
  expect(names('An apparatus having an upper surface, a predetermined magnetic field and a single core.')).toEqual([
    'magnetic field',
    'core',
  ]);
  expect(
    names('A pump with a longitudinal axis, a small portion, a gap of a depth d1 and a cut-in temperature U.'),
  ).toEqual(['pump', 'gap', 'cut-in temperature U']);
});

it('ends a name before what it does, and asks for what the claim itself did to it by its name', () => {
  expect(
    claimTerms(
      'A switch calculating a gradient, having a first state indicating absence, a scene constituting part of a film, a rod of a section chosen from steel, and a filter for the calculated gradient.',
      'en',
    ).map(({ text }) => text),
  ).toEqual(['switch', 'gradient', 'state', 'scene', 'film', 'rod', 'section', 'filter']);
});

it('takes springs, tables and handles for things, and no number of a step for one', () => {
  const names = (text: string, language: 'en' | 'zh') => claimTerms(text, language).map((term) => term.text);
  expect(
    names('A bench with a compression spring (7), a turn table, a carrying handle, for the next 24 hours', 'en'),
  ).toEqual(['bench', 'compression spring', 'turn table', 'carrying handle']);
  expect(names('S1：在800～1200r/min下分散30min，步骤S2中搅拌温度为25℃，所述固化剂最后加入', 'zh')).toEqual([
    '分散',
    '搅拌温度',
    '固化剂',
  ]);
});

it('names things of Chinese claims without places, numbers and verbs', () => {
  const names = claimTerms(
    '设置在电池单体下方的冷板以及驱动冷却液流经所述冷板的泵，控制器在两个所述电池单体的温差大于3℃时切换所述换向阀',
    'zh',
  );
  expect(names.map(({ text }) => text)).toEqual(['电池单体', '冷板', '冷却液', '控制器', '温差', '换向阀']);
});

describe('Chinese claims', () => {
  const DEVICE = '一种检测装置，其特征在于，包括第一传感器、处理模块和壳体，所述处理模块安装在所述壳体内。';
  it.each([
    ['nothing of what is introduced', '根据权利要求1所述的检测装置，其特征在于，所述第一传感器连接所述处理模块。', []],
    ['what nobody introduced', '根据权利要求1所述的检测装置，其特征在于，所述显示屏为圆形。', ['2 显示屏']],
    ['another number', '根据权利要求1所述的检测装置，其特征在于，所述第二传感器为圆形。', ['2 第二传感器']],
    [
      'a name in Latin letters',
      '根据权利要求1所述的检测装置，所述seal位于所述壳体内，所述FPC排线连接所述处理模块。',
      ['2 seal', '2 FPC排线'],
    ],
    [
      'a part named after a thing',
      '根据权利要求1所述的检测装置，其特征在于，所述处理模块接口为圆形。',
      ['2 处理模块接口'],
    ],
  ])('tells %s', (_what, claim, faults) => {
    expect(told('zh', [DEVICE], [claim, 1])).toEqual(faults);
  });
});

it('names the things of a claim once, in order, without articles and numbers', () => {
  const names = (text: string, language: 'en' | 'zh') => claimTerms(text, language).map((term) => term.text);
  expect(names(PUMP, 'en')).toEqual(['pump', 'housing', 'rotor']);
  // what makes a number vague is no part of a name, and none itself
  expect(names('一种杯，包括杯体和石蜡，石蜡熔点大约为60℃左右。', 'zh')).toEqual(['杯体', '石蜡', '石蜡熔点']);
  expect(names('一种检测装置，包括传感器和处理模块，所述传感器连接所述处理模块。', 'zh')).toEqual([
    '检测装置',
    '传感器',
    '处理模块',
  ]);
});

it('reads whatever stands in a claim, and points into it', () => {
  const piece = fc.constantFrom(
    'the ',
    'said ',
    'a ',
    'rotor ',
    '所述',
    '第一',
    '模块',
    ', ',
    '; ',
    '(12) ',
    'claim 1 ',
    '\n',
    '的',
    'é',
    '𠮷',
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 60 }),
      fc.constantFrom('en' as const, 'zh' as const),
      (pieces, language) => {
        const text = pieces.join('');
        for (const { start, end } of antecedentFaults([{ number: 1, text, parents: [1, 7] }], language)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      },
    ),
    { numRuns: 200 },
  );
});

it('ends a Chinese name before what is done, and an English one before less and a verb', () => {
  const names = (text: string, language: 'en' | 'zh') => claimTerms(text, language).map((term) => term.text);
  expect(
    names(
      '一种方法，蒸汽先经过分凝器冷凝出低聚物，再经过冷凝器，将乳酸连续送入刮膜蒸发器，停留时间不超过3分钟，用乙酸乙酯洗涤，刷毛呈V形排布，刷毛向中间移动，割刀割断毛发时抽走碎发。',
      'zh',
    ),
  ).toEqual([
    '蒸汽',
    '分凝器',
    '低聚物',
    '冷凝器',
    '乳酸',
    '刮膜蒸发器',
    '停留时间',
    '乙酸乙酯',
    '刷毛',
    '割刀',
    '毛发',
    '碎发',
  ]);
  expect(
    names('A method using a comparator drawing less than 2 V, starting a radio only if the hashes match.', 'en'),
  ).toEqual(['comparator', 'radio', 'hashes']);
});
