import { expect, it } from 'vitest';
import { demoRecords } from '#testing/demo-records.ts';
import { questionsOf, thingOf } from './questions.ts';
import { answer, corpusOf, evaluate } from './run.ts';

it.each(['en', 'zh'] as const)(
  'questions on the demo corpus are answered right, and every sentence verifies: %s',
  async (lang) => {
    const all = demoRecords();
    const records = all.filter(({ titles }) =>
      /lidar|vessel sealing|autoinjector/i.test(titles.find((title) => title.lang === 'en')?.text ?? ''),
    );
    const foreign = ['Harvester', 'Umbrella frame', 'Bicycle saddle', '收割机', '雨伞骨架', '自行车鞍座'].filter(
      (thing) => /\p{Script=Han}/u.test(thing) === (lang === 'zh'),
    );
    const { corpus, close } = await corpusOf(records);
    try {
      const { rows } = await evaluate(corpus, questionsOf(records, lang, 3, foreign, 1));
      const of = (kind: string) => rows.find((row) => row.kind === kind)!;
      for (const kind of ['who', 'when', 'count', 'absent number', 'other field'])
        expect([kind, of(kind).right]).toEqual([kind, of(kind).asked]);
      const passages = rows.filter(({ kind }) => ['definition', 'effect', 'content', 'figure'].includes(kind));
      const sum = (key: 'asked' | 'right' | 'shown' | 'sound') => passages.reduce((total, row) => total + row[key], 0);
      expect(sum('asked')).toBeGreaterThanOrEqual(10);
      expect(sum('right') / sum('asked')).toBeGreaterThanOrEqual(0.75);
      expect(sum('shown')).toBeGreaterThan(8);
      expect(sum('sound')).toBe(sum('shown'));
    } finally {
      await close();
    }
  },
  60_000,
);

it('tells the means where a way is asked for, and not what is wrong', async () => {
  const records = demoRecords().filter(({ titles }) => titles.some(({ text }) => /^Battery pack/.test(text)));
  const { corpus, close } = await corpusOf(records);
  try {
    const { kind, references } = await answer(corpus, 'How is thermal runaway kept from spreading from cell to cell?');
    expect(kind).toBe('found');
    const said = references.flatMap(({ sentences }) => sentences.map(({ text }) => text));
    expect(said[0]).toMatch(/barrier elements \(\d+\) each arranged between two/);
    expect(said.filter((text) => /drawback|technical problem/i.test(text))).toEqual([]);
  } finally {
    await close();
  }
});

it('names the thing of a title', () => {
  expect(thingOf('Battery pack with non-return flaps, and stationary energy store', 'en')).toBe('Battery pack');
  expect(thingOf('一种带有气凝胶隔热件的电池包及其制造方法', 'zh')).toBe('电池包');
  expect(thingOf('Method', 'en')).toBeUndefined();
});
