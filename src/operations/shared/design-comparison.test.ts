import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Compared } from '#pictures/compare.ts';
import { knownBefore, weighed } from './design-comparison.ts';

const compared = (...fields: number[]) => ({ fields }) as unknown as Compared;
/** A design by its place among the near ones, whose comparison says which it is. */
const design = (n: number, said: Partial<Patent>) =>
  samplePatent(`US${n}S1`, { stated_simple_family: String(n), ...said } as never);

/** Which of some near designs, each compared before, count as known before a right. */
async function known(right: Partial<Patent>, near: readonly Patent[]): Promise<number[]> {
  const corpus = { get: async () => near, links: async () => new Map() } as never;
  const places = near.map(({ publication_number: record }) => ({ record, figure: 'f1' }));
  const made = new Map(near.map(({ publication_number }, at) => [publication_number, compared(at)]));
  const [own] = await knownBefore(
    [],
    [design(999, { priorities: [], filing_date: 20200102, ...right })],
    places,
    made,
    corpus,
  );
  return own!.map(({ fields }) => (fields as unknown as number[])[0]!);
}

it('known before a right is what was published before the day of its priority, of another family', async () => {
  const near = [20200101, 20200102, 20200103, undefined, 20191231].map((publication_date, n) =>
    design(n, { publication_date } as Partial<Patent>),
  );
  expect(await known({}, near)).toEqual([0, 4]);
  expect(await known({ stated_priority_date: 20200101 } as Partial<Patent>, near)).toEqual([4]);
  expect(await known({ stated_simple_family: '4' } as Partial<Patent>, near)).toEqual([0]);
  expect(await known({ filing_date: undefined } as unknown as Partial<Patent>, near)).toEqual([]);
});

it('of these the twenty nearest count', async () => {
  const near = (count: number) => Array.from({ length: count }, (_, n) => design(n, { publication_date: 20190101 }));
  expect([(await known({}, near(19))).length, (await known({}, near(20))).length]).toEqual([19, 20]);
  expect(await known({}, near(21))).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

it('a field is as common as the share of known designs that are alike there, from .7 on', () => {
  const own = compared(0.1, 0.2);
  expect(weighed(own, [compared(0.7, 0.69), compared(0.9), compared(0.1), compared(0.2)])).toEqual({
    ...{ compared: own, common: [0.5, 0], others: 4 },
  });
  expect(weighed(own, [])).toEqual({ compared: own, common: [undefined, undefined], others: 0 });
});
