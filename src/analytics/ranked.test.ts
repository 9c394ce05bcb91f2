import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService } from '#testing/service.ts';
import { mostCited } from './ranked.ts';

it('equal ones are ranked by number, and families count once, wherever they stand among hundreds', async () => {
  const number = (i: number) => `US${7_000_001 + i}B2`;
  const cited = Array.from({ length: 250 }, (_, i) => samplePatent(number(i)));
  const cites = (all: readonly number[]) => all.map((i) => ({ publication_number: number(i) }));
  const priorities = [{ country: 'US', number: 'US62/000001', date: 20200101 }];
  const citing = [
    // a family of three cites the last one, and with it the one before
    ...[1, 2, 3].map((i) => samplePatent(`US800000${i}B2`, { priorities, cites: cites(i === 1 ? [248, 249] : [249]) })),
    samplePatent('US8000004B2', { cites: cites(cited.keys().toArray().slice(0, 249)) }),
  ];
  await using service = await startTestService({ corpus: [...cited, ...citing] });
  const notes: string[] = [];
  const about = {
    ...{ corpus: service.corpus, request: { query: { kind: 'all' as const } } },
    note: (sentence: string) => notes.push(sentence),
  };
  const ranked = async (unit: 'FAM_ID' | undefined, n: number) =>
    (await mostCited(about, unit, n)).map(({ patent, count }) => `${patent.publication_number} ${count}`);
  expect(await ranked(undefined, 4)).toEqual([
    `${number(249)} 3`,
    `${number(248)} 2`,
    `${number(0)} 1`,
    `${number(1)} 1`,
  ]);
  expect(await ranked('FAM_ID', 3)).toEqual([`${number(248)} 2`, `${number(0)} 1`, `${number(1)} 1`]);
  expect(notes).toEqual([]);
});
