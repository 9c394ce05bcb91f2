import { describe, expect, it } from 'vitest';
import { readRecipe, substancesIn } from './recipes.ts';

const shares = (text: string) =>
  substancesIn(text).map(({ text: written, kind, composition = [] }) => [
    written,
    kind,
    composition.map(({ element, share }) => `${element} ${Number((share * 100).toFixed(1))}`).join(' '),
  ]);

describe('substances and compositions', () => {
  it.each([
    ['The alloy Al0.5CoFeNi was cast.', [['Al0.5CoFeNi', 'formula', 'Al 14.3 Co 28.6 Fe 28.6 Ni 28.6']]],
    ['equiatomic CoCrFeNi', [['CoCrFeNi', 'formula', 'Co 25 Cr 25 Fe 25 Ni 25']]],
    ['La0.8Sr0.2MnO3 powder', [['La0.8Sr0.2MnO3', 'formula', 'La 16 Mn 20 O 60 Sr 4']]],
    [
      'Ca(OH)2 in water',
      [
        ['Ca(OH)2', 'formula', 'Ca 20 H 40 O 40'],
        ['water', 'words', ''],
      ],
    ],
    // 90/47.867, 6/26.982, 4/50.942 moles
    ['made of Ti-6Al-4V.', [['Ti-6Al-4V', 'alloy', 'Al 10.2 Ti 86.2 V 3.6']]],
    ['Ti-45Al-2Nb (at.%)', [['Ti-45Al-2Nb', 'alloy', 'Al 45 Nb 2 Ti 53']]],
    ['含有20 at% Al，30 at% Ni，余量为Fe', [['20 at% Al，30 at% Ni，余量为Fe', 'contents', 'Al 20 Fe 50 Ni 30']]],
    ['steel with 0.2-0.4 wt% C and 1.2 wt% Mn', [['0.2-0.4 wt% C and 1.2 wt% Mn', 'contents', '']]],
    [
      '将碳酸锂与硝酸钴溶于去离子水',
      [
        ['碳酸锂', 'words', ''],
        ['硝酸钴', 'words', ''],
        ['去离子水', 'words', ''],
      ],
    ],
    ['cobalt (II) acetate tetrahydrate', [['cobalt (II) acetate tetrahydrate', 'words', '']]],
    ['USB3, PhD and Fig. 2A of H-1B, I 5% agree', []],
  ])('%s', (text, expected) => expect(shares(text)).toEqual(expected));
});

describe('process steps', () => {
  it('have the conditions that their sentence gives, each once', () => {
    const text =
      'The mixture was milled at 300 rpm for 4 h, dried at 80 degC in air and calcined at 500-600 °C for 2 h under argon. It was cooled.';
    expect(
      readRecipe(text).steps.map(({ operation, conditions, atmosphere }) => [
        operation,
        conditions.map((each) => each.text),
        atmosphere,
      ]),
    ).toEqual([
      ['mill', ['300 rpm', '4 h'], undefined],
      ['dry', ['80 degC'], 'air'],
      ['calcine', ['500-600 °C', '2 h'], 'argon'],
      ['cool', [], undefined],
    ]);
    const chinese = readRecipe('将混合粉末球磨10小时，然后在氩气气氛下于1200℃烧结2小时。').steps;
    expect(chinese.map(({ operation, conditions }) => [operation, conditions.map((each) => each.text)])).toEqual([
      ['mix', []],
      ['mill', ['10小时', '1200℃']],
      ['sinter', ['2小时']],
    ]);
  });
});

describe('properties', () => {
  it.each([
    ['The yield strength was 1,250 MPa at 25 °C.', 'yield_strength', 1250, 1250, ['25 °C']],
    ['a density of 7.9 g/cm3', 'density', 7.9, 7.9, []],
    ['It weighs less than 8 g cm−3.', 'density', -Infinity, 8, []],
    ['an ultimate tensile strength of at least 1.1 GPa', 'tensile_strength', 1100, Infinity, []],
    ['合金的屈服强度为900~1000MPa，延展性好', 'yield_strength', 900, 1000, []],
    ['peak power density of 550 mW cm-2 at 800 °C', 'power_density', 550, 550, ['800 °C']],
    ['delivered 1.2 W/cm2', 'power_density', 1200, 1200, []],
    ['The hardness reached 385 HV', 'hardness', 385, 385, []],
  ])('%s', (text, property, low, high, conditions) => {
    const [found, ...rest] = readRecipe(text).properties;
    expect(rest).toEqual([]);
    expect([found!.property, found!.low, found!.high, found!.conditions.map((each) => each.text)]).toEqual([
      ...[property, low, high],
      conditions,
    ]);
  });

  it('are none where a pressure or a temperature is a condition', () => {
    expect(readRecipe('pressed at 200 MPa and heated at 900 °C').properties).toEqual([]);
  });
});

it('a value that was measured at a temperature is no step at that temperature', () => {
  const { steps } = readRecipe(
    'The critical current density at 25 °C was 2.6 mA/cm² and the loss of lithium on sintering was 3.4%.',
  );
  expect(steps.map(({ conditions }) => conditions)).toEqual([[]]);
  expect(
    readRecipe('At 900 °C the tape was sintered for 2 h.').steps.flatMap(({ conditions }) =>
      conditions.map(({ text }) => text),
    ),
  ).toEqual(['900 °C', '2 h']);
});

it('a text without an end of a sentence is read in parts, each operation with its own condition', () => {
  const times = 1_500;
  const { steps, properties } = readRecipe('heated at 5 °C, '.repeat(times));
  expect(properties).toEqual([]);
  expect(steps.length).toBe(times);
  expect(new Set(steps.map(({ conditions }) => conditions.map(({ text }) => text).join('; ')))).toEqual(
    new Set(['5 °C']),
  );
  const longest = Math.max(...steps.map(({ sentence }) => sentence.end - sentence.start));
  expect(longest).toBeLessThanOrEqual(4_000);
});
