import { describe, expect, it } from 'vitest';
import { assess } from './assessment.ts';
import type { ComparedDocument, ConfirmedFeature } from './data.ts';
import { en } from './novelty-words-en.ts';
import { zh } from './novelty-words-zh.ts';

const feature = (number: string, weight: ConfirmedFeature['weight'] = 'key'): ConfirmedFeature => ({
  number,
  text: `feature ${number}`,
  elements: [],
  weight,
  selected: true,
  user_added: false,
});
const FEATURES = [feature('F1', 'topic'), feature('F2'), feature('F3')];

/** A document whose verdicts are given in the order of the features: `+` disclosed, `~` partly, `-` not found. */
const document = (
  publication_number: string,
  signs: string,
  more: Partial<ComparedDocument> = {},
): ComparedDocument => ({
  publication_number,
  title: publication_number,
  lang: 'en',
  publication_date: 20_100_101,
  priority_date: 20_090_101,
  applicants: [],
  rank: 1,
  found_by: [],
  claims: {},
  comparison: {
    publication_number,
    units_read: 1,
    passages_read: 1,
    public_score: 0,
    features: [...signs].map((sign, index) => ({
      feature_number: `F${index + 1}`,
      verdict: sign === '+' ? 'disclosed' : sign === '~' ? 'partly' : 'not_found',
      score: sign === '+' ? 100 : sign === '~' ? 50 : 0,
      reason: '',
      matched: [],
      missing: [],
      flags: [],
    })),
  },
  ...more,
});
const categories = (documents: readonly ComparedDocument[], reference = 20_150_101) =>
  assess(FEATURES, documents, reference).documents.map((one) => [one.document.publication_number, one.category]);

describe('categories', () => {
  it('rest on no result of an idea, and say which is not disclosed', () => {
    const told = [...FEATURES.slice(0, 2), { ...FEATURES[2]!, part: 'result' as const }];
    const [one, other] = assess(told, [document('A1', '+++'), document('B1', '++-')], 20_150_101).documents;
    expect([one!.category, one!.results, other!.category, other!.missing, other!.results]).toEqual([
      ...['X', [], 'X', [], ['F3']],
    ]);
    const [aim] = assess(
      [{ ...FEATURES[0]!, part: 'purpose' as const }, ...FEATURES.slice(1)],
      [document('B1', '-++')],
      20_150_101,
    ).documents;
    expect([aim!.category, aim!.results]).toEqual(['X', ['F1']]);
    const half = assess(told, [document('C1', '+-+'), document('D1', '-+-')], 20_150_101);
    expect(half.documents.map(({ category }) => category)).toEqual(['Y', 'Y']);
    const apart = assess(told, [document('E1', '+--'), document('F1', '-+-')], 20_150_101).combinations;
    expect([half.combinations, apart].map(([pair]) => [pair!.missing, pair!.results])).toEqual([
      [[], []],
      [[], ['F3']],
    ]);
    expect(en.pairCovers('E1', 'F1', 1, apart[0]!.results)).toBe(
      'Together, E1 and F1 cover all features, not counting what only comes of them (F3).',
    );
    expect(zh.pairsIntro(apart[0]!.results)).toBe('以下结合按措辞覆盖全部特征（不计由其产生的效果 F3）。');
    // of a claim every part counts
    const claimed = told.map((one) => ({ ...one, claim_number: 1 }));
    expect(assess(claimed, [document('B1', '++-')], 20_150_101).documents[0]).toMatchObject({
      ...{ category: 'A', missing: ['F3'], results: [] },
    });
    // what only tells results is judged by them
    const effects = [{ ...FEATURES[0]!, part: 'result' as const }];
    expect(assess(effects, [document('E1', '-')], 20_150_101).documents[0]!.category).toBe('A');
  });

  it('say which features only their meaning says to be disclosed, as nobody has confirmed', () => {
    const found = document('A1', '+++');
    const [first, ...rest] = found.comparison.features;
    const by_meaning = { likeness: 0.5, model: 'tiny' };
    const meant = { ...found, comparison: { ...found.comparison, features: [{ ...first!, by_meaning }, ...rest] } };
    expect(assess(FEATURES, [meant], 20_150_101).documents[0]).toMatchObject({ category: 'X', meant: ['F1'] });
    expect(en.categoryReason.X([], [], '', '', [], ['F1'])).toBe(
      'Category X: every feature is disclosed by wording, F1 by meaning alone, which is to be checked, and the document was published before the reference date.',
    );
  });

  it('X discloses everything, Y together with one other document, A is the rest', () => {
    const documents = [document('A1', '+++'), document('B1', '++-'), document('C1', '--+'), document('D1', '+--')];
    expect(categories(documents)).toEqual([
      ['A1', 'X'],
      ['B1', 'Y'],
      ['D1', 'A'],
      ['C1', 'Y'],
    ]);
    expect(categories([document('B1', '++~'), document('D1', '+--')])).toEqual([
      ['B1', 'A'],
      ['D1', 'A'],
    ]);
  });

  it('what is not published before the reference date is E with an earlier priority, else T; without a date L', () => {
    const unknown = document('U1', '+++');
    delete unknown.publication_date;
    const documents = [
      document('E1', '+++', { publication_date: 20_150_101 }),
      document('T1', '+++', { publication_date: 20_150_102, priority_date: 20_150_101 }),
      document('P1', '+++', { publication_date: 20_141_231 }),
      unknown,
    ];
    expect(Object.fromEntries(categories(documents))).toEqual({ E1: 'E', T1: 'T', P1: 'X', U1: 'L' });
    // its number, or its other dates, may tell as much
    const told = (published: NonNullable<ComparedDocument['published']>) =>
      categories([{ ...unknown, published }])[0]![1];
    expect(told({ from: 19_760_101, to: 19_761_231, basis: 'number' })).toBe('X');
    expect(told({ from: 20_160_101, to: 20_161_231, basis: 'number' })).toBe('E');
    expect(told({ from: 20_100_101, to: 20_200_101, basis: 'corpus' })).toBe('L');
    expect(told({ to: 20_141_231, basis: 'corpus' })).toBe('X');
    expect(told({ to: 20_150_101, basis: 'corpus' })).toBe('L');
    const assessed = assess(FEATURES, documents, 20_150_101).documents;
    expect(assessed.find((one) => one.most_similar)?.document.publication_number).toBe('P1');
  });
});

it('the nearest is one of which more than a title is stored, or none', () => {
  const nearest = (all: readonly ComparedDocument[]) =>
    assess(FEATURES, all, 20_150_101).documents.find((one) => one.most_similar)?.document.publication_number;
  const title = document('A1', '++-', { title_only: true, rank: 1 });
  const read = document('B1', '+--', { rank: 2 });
  expect([nearest([title, read]), nearest([title]), nearest([document('A1', '++-', { rank: 1 }), read])]).toEqual([
    'B1',
    undefined,
    'A1',
  ]);
});

it('a document of prior art adds the features that no other one has', () => {
  const late = document('T1', '---', { publication_date: 20_160_101, priority_date: 20_160_101 });
  const documents = [document('A1', '++-'), document('B1', '+~+'), document('C1', '+--'), late];
  const adds = (all: readonly ComparedDocument[]) =>
    Object.fromEntries(
      assess(FEATURES, all, 20_150_101).documents.map((one) => [one.document.publication_number, one.adds]),
    );
  expect(adds(documents)).toEqual({ A1: ['F2'], B1: ['F3'], C1: [], T1: [] });
  // what is no prior art takes nothing away, and adds nothing
  const twin = { ...late, comparison: { ...document('T1', '+++').comparison } };
  expect(adds([...documents.slice(0, 3), twin])).toEqual({ A1: ['F2'], B1: ['F3'], C1: [], T1: [] });
});

it.each([
  // whole days: published before that day, not on it
  [20_141_231, 20_150_101, 'X'],
  [20_150_101, 20_150_101, 'E'],
  // a year: prior art when its last day is, and it cannot be said in the middle of it
  [20_140_000, 20_150_101, 'X'],
  [20_140_000, 20_141_231, 'L'],
  [20_140_000, 20_140_102, 'L'],
  [20_140_000, 20_140_101, 'E'],
  // a month alike, also the one with a day more every fourth year
  [20_160_200, 20_160_301, 'X'],
  [20_160_200, 20_160_229, 'L'],
  [20_160_200, 20_160_202, 'L'],
  [20_160_200, 20_160_201, 'E'],
])('published %i, with an earlier priority, is before %i: %s', (publication_date, reference, category) => {
  expect(categories([document('Y1', '+++', { publication_date })], reference)).toEqual([['Y1', category]]);
});

describe('combinations', () => {
  it('name what each gives; members of one family, and what is no prior art, do not combine', () => {
    const first = document('A1', '++-', { family_id: 1 });
    const family = document('B1', '--+', { family_id: 1 });
    const later = document('C1', '--+', { publication_date: 20_200_101 });
    expect(assess(FEATURES, [first, family, later], 20_150_101).combinations).toEqual([]);
    const other = document('D1', '--+', { family_id: 2 });
    expect(assess(FEATURES, [first, other], 20_150_101).combinations).toEqual([
      { first: 'A1', second: 'D1', from_first: ['F1', 'F2'], from_second: ['F3'], missing: [], results: [] },
    ]);
  });
});

it('a person decides the verdict and what was found stays beside it', () => {
  const found = document('A1', '++-');
  const own = { verdict: 'disclosed' as const, score: 90 };
  const judgement = { publication_number: 'A1', selected: true, user_added: false, features: { F3: own } };
  const [one] = assess(FEATURES, [found], 20_150_101, [judgement]).documents;
  expect(one).toMatchObject({ category: 'X', disclosed: 3, missing: [] });
  expect(one!.views.map(({ edited, verdict, found: { verdict: before } }) => [edited, verdict, before])).toEqual([
    [false, 'disclosed', 'disclosed'],
    [false, 'disclosed', 'disclosed'],
    [true, 'disclosed', 'not_found'],
  ]);
  // weights 1, 0.7, 0.7: (100 + 70 + 63) / 240
  expect(one!.public_score).toBe(0.971);
});
