import { expect, it } from 'vitest';
import { quoteOf } from '#collections/patents/evidence.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { contentKeys } from '#language/content-words.ts';
import { readQuestion } from '../read/question.ts';
import { asksForSteps, stepsOf, thingsMade } from './steps.ts';

const asks = (text: string) => asksForSteps(readQuestion(text));

it('steps are asked for by how something is made, not by how it works', () => {
  expect(
    [
      'How is a glass core manufactured?',
      'How are castings densified, step by step?',
      'Which steps does the process have?',
      '玻璃芯基板怎样制作？',
      '脱酰胺有哪些步骤？',
    ].map(asks),
  ).toEqual([true, true, true, true, true]);
  expect(
    ['How does a step motor work?', 'What is a stepper?', 'Which patents are on steps?', '雷达怎样检测跌倒？'].map(
      asks,
    ),
  ).toEqual([false, false, false, false]);
  expect(thingsMade(contentKeys('How is a glass core manufactured')).includes(contentKeys('manufactured')[0]!)).toBe(
    false,
  );
});

const described = (lang: string, ...paragraphs: string[]) =>
  samplePatent('US60000001A1', {
    descriptions: [
      {
        ...{ lang, origin: 'original' },
        paragraphs: paragraphs.map((text, i) => ({ id: `p${i + 1}`, text, section: 'embodiments' as const })),
      },
    ],
  });
const told = (record: ReturnType<typeof described>, lang: 'en' | 'zh', ...core: string[]) =>
  stepsOf(record, lang, core.flatMap(contentKeys))?.map(({ locator }) => quoteOf(record, locator).text);

it('paragraphs that each tell one step stand in their order', () => {
  const core = described(
    'en',
    'The core is good.',
    'A method for producing the glass core is explained.',
    'Step S1 comprises etching the vias.',
    'Step S2 comprises lining them with copper.',
    'The core may also be thin.',
  );
  const steps = ['Step S1 comprises etching the vias.', 'Step S2 comprises lining them with copper.'];
  expect(told(core, 'en', 'glass')).toEqual(steps);
  expect(told(core, 'en')).toEqual(steps);
  expect(told(core, 'en', 'battery')).toBeUndefined();
  expect(
    told(described('zh', '玻璃芯的制备方法包括以下步骤。', '步骤S1：蚀刻通孔。', '步骤S2：沉积铜衬层。'), 'zh', '玻璃'),
  ).toEqual(['步骤S1：蚀刻通孔。', '步骤S2：沉积铜衬层。']);
});

it('else those that a paragraph or a claim tells in a row', () => {
  const row = 'The method of pressing castings comprises the steps of: heating them; pressing them; and cooling them.';
  expect(told(described('en', 'It is old.', row), 'en', 'castings')).toEqual([row]);
  expect(told(described('en', 'A press comprises a vessel; a heater; and a fan.'), 'en', 'press')).toBeUndefined();
  const long = `The method comprises the steps of: ${Array.from({ length: 40 }, (_, i) => `turning the casting round its axis no. ${i}`).join('; ')}.`;
  const [cut] = told(described('en', long), 'en', 'casting')!;
  expect([cut!.length <= 1_500, cut!.endsWith(';')]).toEqual([true, true]);
});
