import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { recipeOf } from './recipes.ts';

/** Ingredients with what each stands in the place of, and the sum, of a claim. */
function stated(text: string, lang: 'en' | 'zh' = 'en') {
  const claims = [{ lang, origin: 'original' as const, claims: [{ number: 1, independent: true, parents: [], text }] }];
  const recipe = recipeOf(samplePatent('US8000001B2', { claims }), lang)!;
  const ingredients = recipe.ingredients.map(({ name, instead_of }) => [name, ...(instead_of ? [instead_of] : [])]);
  return { ingredients, sum: recipe.sum };
}

describe('of alternatives one is in a recipe', () => {
  it.each([
    [
      'A coating comprising 60 to 80 wt% of epoxy resin, or 60 to 80 wt% of polyester resin, and 20 to 40 wt% of titanium dioxide.',
      'en',
      [['epoxy resin'], ['polyester resin', 'epoxy resin'], ['titanium dioxide']],
      { low: 80, high: 120, verdict: 'whole' },
    ],
    [
      '涂料，包括60-80wt%的环氧树脂或60-80wt%的聚酯树脂，以及20-40wt%的二氧化钛。',
      'zh',
      [['环氧树脂'], ['聚酯树脂', '环氧树脂'], ['二氧化钛']],
      { low: 80, high: 120, verdict: 'whole' },
    ],
    [
      'A varnish whose solvent is at least one of 50-80 wt% ethanol, 50-80 wt% acetone and 50-80 wt% toluene, with 10 wt% shellac.',
      'en',
      [['ethanol'], ['acetone', 'ethanol'], ['toluene', 'ethanol'], ['shellac']],
      { low: 60, high: 90, verdict: 'rest_unstated' },
    ],
  ] as const)('%s', (text, lang, ingredients, sum) => {
    expect(stated(text, lang)).toEqual({ ingredients, sum });
  });

  it.each([
    [
      'The adhesive contains 70 wt% of acrylic resin and 30 wt% of talc. Alternatively, it contains 65 wt% of silicone resin and 35 wt% of chalk.',
      'en',
      [['acrylic resin'], ['talc']],
    ],
    [
      '该组合物含有50wt%的聚乙烯和50wt%的滑石粉；或者含有60wt%的聚丙烯和40wt%的碳酸钙。',
      'zh',
      [['聚乙烯'], ['滑石粉']],
    ],
  ] as const)('so is one statement of several: %s', (text, lang, ingredients) => {
    expect(stated(text, lang)).toEqual({ ingredients, sum: { low: 100, high: 100, verdict: 'whole' } });
  });

  it('what exceeds a hundred without an alternative is told so', () => {
    expect(stated('A mix of 80 wt% of talc and 40 wt% of chalk.').sum).toEqual({
      ...{ low: 120, high: 120, verdict: 'over' },
    });
  });
});

describe('shares of one recipe', () => {
  it.each([
    ['29.3', 99.3, 'rest_unstated'],
    ['29.4', 99.4, 'whole'],
    ['30', 100, 'whole'],
    ['30.6', 100.6, 'whole'],
    ['30.7', 100.7, 'over'],
  ] as const)('add up to a hundred, but for what rounding makes of them: 70 and %s', (other, sum, verdict) => {
    expect(stated(`A glue comprising 70 wt% of acrylic resin and ${other} wt% of talc.`).sum).toEqual({
      ...{ low: sum, high: sum, verdict },
    });
  });

  it('of an ingredient whose upper end nobody states all may be', () => {
    expect(stated('A glue comprising 70 wt% of acrylic resin and at least 10 wt% of talc.').sum).toMatchObject({
      ...{ low: 80, verdict: 'whole' },
    });
  });
});

describe('what is read for a recipe', () => {
  const RECIPE = 'A glue comprising 70 wt% of acrylic resin and 30 wt% of talc.';
  const found = (...texts: string[]) => {
    const paragraphs = texts.map((text, at) => ({ id: `p${at}`, text }));
    const descriptions = [{ lang: 'en', origin: 'original', paragraphs }];
    return recipeOf(samplePatent('US8000001B2', { descriptions } as never), 'en') !== undefined;
  };

  it('are passages of 8,000 characters', () => {
    expect(found(RECIPE.padEnd(8_000, ' '))).toBe(true);
    expect(found(RECIPE.padEnd(8_001, ' '))).toBe(false);
  });

  it('are 400,000 characters of a document; longer passages do not count among them', () => {
    const passages = (count: number) => Array.from({ length: count }, () => '.'.repeat(8_000));
    const rest = (length: number) => [...passages(49), '.'.repeat(length), RECIPE];
    expect(found(...rest(8_000 - RECIPE.length))).toBe(true);
    expect(found(...rest(8_001 - RECIPE.length))).toBe(false);
    expect(found('.'.repeat(400_000), RECIPE)).toBe(true);
  });
});
