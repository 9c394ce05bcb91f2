import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { compoundsInText } from './compounds-in-text.ts';

/** A corpus that knows the names, and of numbers those with a right check digit. */
const knowing = (...names: string[]) =>
  ({
    identify: async (_: unknown, lookup: string, asked: readonly string[]) =>
      new Map(
        asked.filter((one) => names.includes(one) && (lookup === 'cas') === /\d-/.test(one)).map((one) => [one, [one]]),
      ),
  }) as unknown as Corpus;

/** How often each compound is named by a text that stands in one part. */
async function named(text: string, ...names: string[]): Promise<Record<string, number>> {
  const patent = samplePatent('US1A1', { abstracts: [{ lang: 'en', origin: 'original', text }] } as never);
  const found = await compoundsInText(knowing(...names), patent);
  return Object.fromEntries(found.map(({ compound, counts }) => [compound, counts.abstract!]));
}

it('a name counts where it stands alone, and of names within names the longest', async () => {
  const [acid, benzoic, amino] = ['benzoate', 'sodium benzoate', 'aqueous sodium benzoate'];
  const all = [acid, benzoic, amino] as const;
  expect(await named(`${acid}; ${benzoic}; ${amino}`, ...all)).toEqual({ [acid]: 1, [benzoic]: 1, [amino]: 1 });
  expect(await named(`${amino}; ${acid}`, ...all)).toEqual({ [amino]: 1, [acid]: 1 });
  expect(await named(`${amino}; ${benzoic}`, ...all)).toEqual({ [amino]: 1, [benzoic]: 1 });
  expect(await named(amino, ...all)).toEqual({ [amino]: 1 });
  expect(await named(amino, acid, benzoic)).toEqual({ [benzoic]: 1 });
  expect(await named(`urea urea; urea`, 'urea', 'urea urea')).toEqual({ 'urea urea': 1, urea: 1 });
});

it('so does a Chinese name, which no space divides from what is around it', async () => {
  expect(await named('对氨基苯甲酸和苯甲酸', '苯甲酸', '氨基苯甲酸', '对氨基苯甲酸')).toEqual({
    苯甲酸: 1,
    对氨基苯甲酸: 1,
  });
  expect(await named('对氨基苯甲酸', '苯甲酸')).toEqual({ 苯甲酸: 1 });
});

it('a name has four letters or more, of Chinese two to eight characters', async () => {
  expect(await named('the ure and the urea', 'ure', 'urea')).toEqual({ urea: 1 });
  expect(await named('用水和乙醇', '水', '乙醇')).toEqual({ 乙醇: 1 });
  const eight = '一二三四五六七八';
  expect(await named(eight, eight)).toEqual({ [eight]: 1 });
  expect(await named(`用${eight}和`, eight)).toEqual({ [eight]: 1 });
  expect(await named(`用${eight}九和`, `${eight}九`)).toEqual({});
});

it('a name spans five words at most, 120 characters, and no comma or line', async () => {
  const of = async (name: string) => Object.values(await named(`the ${name} here`, name));
  expect([await of('aa bb cc dd ee'), await of('aa bb cc dd ee ff')]).toEqual([[1], []]);
  const long = (length: number) => `${'a'.repeat(60)} ${'b'.repeat(length - 61)}`;
  expect([await of(long(120)), await of(long(121))]).toEqual([[1], []]);
  expect(await named('sodium, chloride', 'sodium chloride')).toEqual({});
  for (const mark of ['\n', '; ', '；']) expect(await named(`sodium${mark}chloride`, 'sodium chloride')).toEqual({});
});

it('brackets and marks of the sentence are no part of a name, those of the name are', async () => {
  expect(await named('(ethanol), [ethanol] and ethanol.', 'ethanol')).toEqual({ ethanol: 3 });
  expect(await named('iron(iii)oxide.', 'iron(iii)oxide')).toEqual({ 'iron(iii)oxide': 1 });
  expect(await named('the lead and a base', 'lead', 'base')).toEqual({});
});

it('numbers count if their check digit is right, wherever they stand', async () => {
  expect(await named('64-17-5 and 64-17-6', '64-17-5', '64-17-6')).toEqual({ '64-17-5': 1 });
});

it('of a text 600,000 characters are read', async () => {
  const of = async (before: number) => {
    const paragraphs = [{ id: 'p1', text: `${'.'.repeat(before)}urea` }];
    const patent = samplePatent('US1A1', { descriptions: [{ lang: 'en', origin: 'original', paragraphs }] } as never);
    return (await compoundsInText(knowing('urea'), patent)).length;
  };
  expect([await of(600_000 - 4), await of(600_000 - 2)]).toEqual([1, 0]);
});
