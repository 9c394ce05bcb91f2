import { expect, it } from 'vitest';
import { documentText } from '#testing/document-text.ts';
import { wholeData } from '#testing/whole-data.ts';
import { DISCLOSURE_FIELDS, type DisclosureField, type Line, TechnicalDisclosureData } from './data.ts';
import { disclosureDocument } from './document.ts';
import { knownIsTold } from './questions.ts';
import { titleOf } from './steps.ts';

const NOW = new Date(Date.UTC(2026, 0, 31));

const made = wholeData(TechnicalDisclosureData);
const SENTENCES: readonly (readonly [DisclosureField, string])[] = [
  ['subject_improvement', 'A cold plate for cells.'],
  ['application', 'It is used in cars.'],
  ['background', 'Known plates cool one end.'],
  ['tech_problem', 'The other end ages.'],
  ['mechanism', 'A pump turns the flow every 40 s, so that both ends differ by 3 °C at most.'],
  ['mechanism', 'Alternatively a valve turns a suitable flow of the PCM.'],
  ['embodiment', 'The plate is 2 mm thick.'],
  ['outcome', 'The cells last longer in our tests.'],
  ['outcome', 'It is cheaper.'],
  ['outcome', 'It saves 7 kg.'],
  ['others', 'Thanks to all.'],
];
const sentences = SENTENCES.map(([field, text], at) => ({
  ...made.parts!.sentences[0]!,
  field,
  text,
  start: at * 100,
}));
const lines = Object.fromEntries(
  DISCLOSURE_FIELDS.map((field): [DisclosureField, Line[]] => [
    field,
    [
      ...sentences.filter((one) => one.field === field).map(({ text, start }) => ({ text, start, end: start + 9 })),
      ...(field === 'embodiment' ? [{ text: ' Written afterwards. ' }] : []),
    ],
  ]),
) as Record<DisclosureField, Line[]>;
const numbers = made.features!.features.map(({ number }) => number);

const whole: TechnicalDisclosureData = {
  ...made,
  parts: { ...made.parts!, sentences },
  lines,
  near: made.near!.map((one, at) => ({
    ...one,
    applicants: ['A', 'B', 'C', 'D'],
    ...(at === 2 && { quote: undefined, publication_date: undefined }),
    comparison: {
      ...one.comparison,
      // at the bound of what is printed, below it, and without a passage
      features: one.comparison.features.map((feature, n) => ({
        ...feature,
        ...{
          feature_number: numbers[n]!,
          score: at === 0 ? [40, 39, 90][n]! : 70,
          verdict: at === 1 ? 'disclosed' : feature.verdict,
        },
        ...(n === 1 && at === 1 && { quote: undefined }),
      })),
    },
  })) as NonNullable<TechnicalDisclosureData['near']>,
};
const none = Object.fromEntries(DISCLOSURE_FIELDS.map((field) => [field, []])) as unknown as typeof lines;

it.each(['en', 'zh'] as const)('of everything, in %s', async (lang) => {
  await expect(documentText(disclosureDocument({ ...whole, lang }, NOW))).toMatchFileSnapshot(
    `./readings/whole-${lang}.txt`,
  );
});

it.each(['en', 'zh'] as const)('of nothing, in %s', async (lang) => {
  const data = { text: '', lang, given: {}, lines: none, parts: { ...made.parts!, sentences: [] } };
  await expect(documentText(disclosureDocument(data, NOW))).toMatchFileSnapshot(`./readings/nothing-${lang}.txt`);
});

it('asks for the known only where the problem does not tell it', () => {
  const problem = (text: string) => knownIsTold({ ...none, tech_problem: [{ text }] });
  expect([
    problem('Known packs heat all cells, so the middle ones overheat.'),
    problem('现有技术中，反应器内物料停留时间长。'),
    problem('The other end ages.'),
  ]).toEqual([true, true, false]);
});

it('is entitled by the thing, and not by what it does', () => {
  const topic = (text: string) => titleOf('', [{ weight: 'topic', text }]);
  expect([
    topic('a sending node transmits a wake-up sequence which contains a hash'),
    topic('A battery pack comprising a cold plate'),
    topic('一种电池包'),
  ]).toEqual(['Sending node', 'Battery pack', '电池包']);
});
