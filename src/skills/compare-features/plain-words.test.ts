import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Equivalent, Feature } from '../types.ts';
import { compareDocument, inPlainWords, prepareFeatures } from './compare-features.ts';

const patent = (lang: string, text: string) =>
  samplePatent('US1A', {
    ...{ titles: [], claims: [], descriptions: [] },
    abstracts: [{ lang, origin: 'original' as const, text }],
  });

function verdicts(
  text: string,
  said: string,
  { part = 'idea', known = [] }: { part?: 'idea' | 'body'; known?: readonly Equivalent[] } = {},
): string[] {
  const feature: Feature = { number: 'F1', text, elements: [], weight: 'key', part };
  const prepared = prepareFeatures([feature], undefined, [], known);
  const document = patent(/\p{Script=Han}/u.test(text) ? 'zh' : 'en', said);
  return [prepared, inPlainWords(prepared)].map((one) => compareDocument(one, document, 'en').features[0]!.verdict);
}

it('takes half of the words of a feature of five or more, and of a shorter one three of four', () => {
  expect(verdicts('the copper ring clamps the glass lens barrel', 'The lens barrel is made of glass.')).toEqual([
    'partly',
    'disclosed',
  ]);
  expect(verdicts('a copper ring around the lens', 'The ring is made of copper.')).toEqual(['partly', 'partly']);
  expect(verdicts('a copper ring clamps the lens', 'The ring clamps the lens.')).toEqual(['partly', 'disclosed']);
});

it('takes a thing that a feature opens with for missing where neither its name nor another one is in the document', () => {
  const feature = 'A small electric motor swings the steel bar back';
  const said = 'The steel bar swings back.';
  expect(verdicts(feature, said)[1]).toBe('partly');
  expect(verdicts('The small electric motor swings the steel bar back', said)[1]).toBe('disclosed');
  // the document has one, somewhere; or a word of its name stands in the passage
  expect(verdicts(feature, `${said}\n\nNo power is needed, and there is a motor.`)[1]).toBe('disclosed');
  expect(verdicts(feature, 'The electric steel bar swings back.')[1]).toBe('disclosed');
  const known = [{ word: 'motor', other: 'drive', from: 'synonyms' as const }];
  expect(verdicts(feature, `${said} It has a drive.`, { known })[1]).toBe('disclosed');
  const told = inPlainWords(
    prepareFeatures([{ number: 'F1', text: feature, elements: [], weight: 'key', part: 'idea' }]),
  );
  expect(compareDocument(told, patent('en', said), 'en').features[0]!.reason).toContain(
    '"motor" stands nowhere in the document',
  );
});

it('counts pairs of characters in Chinese', () => {
  expect(verdicts('铜环夹紧玻璃镜筒', '该装置设有玻璃镜筒。')).toEqual(['partly', 'disclosed']);
});

it('lacks no word of plain speech in Chinese', () => {
  const text = '用编码器记录探头走到哪里';
  const feature: Feature = { number: 'F1', text, elements: [], weight: 'key', part: 'idea' };
  const [said] = compareDocument(
    inPlainWords(prepareFeatures([feature])),
    patent('zh', '编码器记录探头的位置。'),
    'zh',
  ).features;
  expect([said!.verdict, said!.reason.includes('全文没有')]).toEqual(['disclosed', false]);
});

it('leaves features of claims as they are', () => {
  const said = 'The lens barrel is made of glass.';
  expect(verdicts('a copper ring clamps the glass lens barrel', said, { part: 'body' })).toEqual(['partly', 'partly']);
});

it('lets a wider word that is known in general count less, where it decided before', () => {
  const known = [{ word: 'bottle', other: 'vessel', relation: 'wider' as const, from: 'synonyms' as const }];
  expect(
    verdicts('a bottle with a glass lid and a rubber seal', 'A vessel with a glass lid and a rubber seal.', { known }),
  ).toEqual(['partly', 'disclosed']);
});

it('counts what an encoder holds to be alike, and says so', () => {
  const known = [{ word: 'buoy', other: 'float', from: 'likeness' as const, share: 0.7 }];
  const feature: Feature = { number: 'F1', text: 'a sender upon a buoy', elements: [], weight: 'key', part: 'idea' };
  const prepared = prepareFeatures([feature], undefined, [], known);
  const said = patent('en', 'The sender sits upon a float.');
  const [claims, plain] = [prepared, inPlainWords(prepared)].map(
    (one) => compareDocument(one, said, 'en').features[0]!,
  );
  expect(claims!.reason).not.toContain('float');
  expect([plain!.verdict, plain!.score > claims!.score]).toEqual(['disclosed', true]);
  expect(plain!.reason).toContain('near in meaning, by the encoder: "buoy" = "float"');
});

it('counts no Chinese word that an encoder holds to be like a Chinese one', () => {
  const alike = (other: string) =>
    inPlainWords(
      prepareFeatures(
        [{ number: 'F1', text: '无人机飞来查看', elements: [], weight: 'key', part: 'idea' }],
        undefined,
        [],
        [{ word: '查看', other, from: 'likeness', share: 0.7 }],
      ),
    ).features[0]!.alternates.map(({ equivalent }) => equivalent.other);
  expect(alike('监测')).toEqual([]);
  expect(alike('inspect')).toEqual(['inspect']);
});

it('is no longer decided by a wider word where an equal one stands beside it', () => {
  const known = [
    { word: 'bottle', other: 'vessel', relation: 'wider' as const, from: 'synonyms' as const },
    { word: 'bottle', other: 'flask', relation: 'same' as const },
  ];
  const feature = 'a bottle with a glass lid and a rubber seal';
  const text = 'A flask, a vessel with a glass lid and a rubber seal.';
  expect(verdicts(feature, text, { known })[0]).toBe('disclosed');
  // of a claim, a synonym that is only known in general discloses nothing where the word stands nowhere
  const general = known.map((one) => ({ ...one, from: 'synonyms' as const }));
  expect(verdicts(feature, text, { known: general })[0]).toBe('partly');
  expect(verdicts(feature, 'A vessel with a glass lid and a rubber seal.', { known })[0]).toBe('partly');
});

it('counts rare words little more than common ones: that the document is about the idea is known', () => {
  const text = 'the copper ring clamps the glass lens barrel';
  const worth = (key: string) => (key === 'copper' ? 4 : 0.5);
  const feature: Feature = { number: 'F1', text, elements: [], weight: 'key', part: 'idea' };
  const prepared = prepareFeatures([feature], worth);
  const said = (document: string) =>
    [prepared, inPlainWords(prepared)].map(
      (one) => compareDocument(one, patent('en', document), 'en').features[0]!.verdict,
    );
  expect(said('The lens barrel is made of glass.')).toEqual(['not_found', 'partly']);
  expect(said('The ring clamps the lens barrel.')).toEqual(['not_found', 'disclosed']);
  // the cube root; of plain speech, and of pairs across two words, a part
  const mixed = inPlainWords(prepareFeatures([{ ...feature, text: 'copper things clamp it' }], worth));
  expect(mixed.features[0]!.words.map(({ key, worth: value }) => [key, Number(value.toFixed(3))])).toEqual([
    ['copper', 1.587],
    ['thing', 0.238],
    ['clamp', 0.794],
  ]);
});

it('finds a number, or a denial, that the document states elsewhere', () => {
  const elsewhere = (...texts: string[]) =>
    samplePatent('US1A', {
      ...{ titles: [], claims: [] },
      abstracts: [{ lang: 'en', origin: 'original' as const, text: texts[0]! }],
      descriptions: [
        {
          ...{ lang: 'en', origin: 'original' as const },
          paragraphs: texts.slice(1).map((text, i) => ({ id: `p${i + 1}`, text, section: 'embodiments' as const })),
        },
      ],
    });
  const said = (text: string, ...texts: string[]) => {
    const feature: Feature = { number: 'F1', text, elements: [], weight: 'key', part: 'idea' };
    const prepared = prepareFeatures([feature]);
    return [prepared, inPlainWords(prepared)].map(
      (one) =>
        compareDocument(one, elsewhere(...texts), 'en').features[0]!.flags.filter(
          (flag) => flag === 'number' || flag === 'negation',
        )[0],
    );
  };
  const foil = 'a stiff foil with a thickness of 1 mm on a sticky layer';
  expect(said(foil, 'A stiff foil on a sticky layer.', 'The foil has a thickness of 1 mm.')).toEqual([
    'number',
    undefined,
  ]);
  expect(said(foil, 'A stiff foil on a sticky layer.', 'The foil has a thickness of 3 mm.')).toEqual([
    'number',
    'number',
  ]);
  const tube = 'four sensors circle around the steel tube, which does not turn itself';
  const sensors = 'Four sensors circle around a steel tube.';
  expect(said(tube, sensors, 'No drive is needed that would turn the tube, and it does not turn.')).toEqual([
    'negation',
    undefined,
  ]);
  expect(said(tube, sensors, 'A drive turns the tube.')).toEqual(['negation', 'negation']);
});

it('takes what the passage denies for missing, where half of the words are enough without it', () => {
  const text = 'the copper ring clamps the glass lens barrel and the lid';
  expect(verdicts(text, 'The copper ring clamps the glass lens barrel without a lid.')).toEqual([
    'partly',
    'disclosed',
  ]);
  expect(verdicts('the lid of copper', 'There is no lid of copper.')[1]).toBe('partly');
});

it('takes what is denied for said by a word for its absence, in the passage itself', () => {
  const feature = 'The small pump at the copper plug makes no noise';
  expect(verdicts(feature, 'The small pump at the copper plug is quiet.')[1]).toBe('disclosed');
  expect(verdicts(feature, 'The small pump stands at the copper plug.')[1]).toBe('partly');
  const told = inPlainWords(
    prepareFeatures([{ number: 'F1', text: feature, elements: [], weight: 'key', part: 'idea' }]),
  );
  expect(
    compareDocument(told, patent('en', 'The small pump at the copper plug is quiet.'), 'en').features[0]!.reason,
  ).toBe(
    'Disclosed by wording: the passage has "small pump", "copper plug" (92% by weight); it lacks "makes"; what is denied is said by its opposite: "noise" ≠ "quiet".',
  );
});

it('takes a number for what is rounded to it, named by other words or behind a comma', () => {
  const reason = (text: string, said: string) =>
    compareDocument(
      inPlainWords(
        prepareFeatures(
          [{ number: 'F1', text, elements: [], weight: 'key', part: 'idea' }],
          undefined,
          [],
          [{ word: 'strong', other: 'thickness', from: 'synonyms' }],
        ),
      ),
      patent('en', said),
      'en',
    ).features[0]!.reason;
  expect(
    reason('The rubber tyre is about 13 mm thick', 'A rubber tire has a thick wall of one half of an inch.'),
  ).toContain('its "one half of an inch" lies within "about 13 mm" (rounded)');
  expect(
    reason('A vinyl foil, 0.5 to 1.65 mm strong', 'The vinyl foil has a thickness of between 0.020″ and 0.065″.'),
  ).toContain('its "between 0.020″ and 0.065″" lies within "0.5 to 1.65 mm" (rounded)');
  expect(
    reason(
      'All is pressed into bales of 40 to 50 pounds',
      'It is pressed into bales, usually of about 40-50 lbs each.',
    ),
  ).toContain('its "about 40-50 lbs" lies within "40 to 50 pounds"');
  expect(reason('The rubber tyre is about 13 mm thick', 'A rubber tire is 14 mm thick.')).toContain('lies outside');
});
