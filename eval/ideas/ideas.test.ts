import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { serve } from './corpus.ts';
import { FURTHER, IDEAS, MAILED, readIdea } from './ideas.ts';
import { judge, type Outcome, sharedWords } from './judge.ts';
import { measures } from './tables.ts';

it('reads an idea with its marks', () => {
  const idea = readIdea('X1', 'It has [[a lid|p2 c1]]. [[It sings|-]], [[softly|~a]].', 'en', 'tune');
  expect(idea.text).toBe('It has a lid. It sings, softly.');
  expect(idea.features.map(({ text, start, truth, places }) => [text, start, truth, places])).toEqual([
    ['a lid', 7, 'disclosed', ['p2', 'c1']],
    ['It sings', 14, 'not_found', []],
    ['softly', 24, 'partly', ['a']],
  ]);
});

it('has sixty ideas, a third of them with features that are not there', () => {
  expect(IDEAS.filter(({ lang }) => lang === 'en')).toHaveLength(40);
  expect(IDEAS.filter(({ lang }) => lang === 'zh')).toHaveLength(20);
  expect(IDEAS.filter(({ features }) => features.length < 4 || features.length > 7)).toEqual([]);
  const foreign = IDEAS.filter(({ features }) => features.some(({ truth }) => truth === 'not_found'));
  expect(foreign.length).toBeGreaterThanOrEqual(20);
});

it('has sixteen ideas as they are mailed, most of them with a feature that is not there', () => {
  expect(MAILED.map(({ lang, half }) => `${lang} ${half}`).filter((one) => one === 'en tune')).toHaveLength(7);
  expect(MAILED.filter(({ half }) => half === 'report')).toHaveLength(7);
  expect(MAILED.filter(({ features }) => features.length < 4 || features.length > 7)).toEqual([]);
  expect(MAILED.filter(({ features }) => features.some(({ truth }) => truth === 'not_found'))).toHaveLength(12);
  expect(MAILED.filter(({ of }) => IDEAS.some((idea) => idea.of === of))).toEqual([]);
});

it('has 24 further ideas for tuning, of patents that no other idea is of', () => {
  expect(FURTHER.map(({ lang, half }) => `${lang} ${half}`).filter((one) => one === 'zh tune')).toHaveLength(9);
  expect(FURTHER.filter(({ half }) => half === 'tune')).toHaveLength(24);
  expect(FURTHER.filter(({ features }) => features.length < 4 || features.length > 7)).toEqual([]);
  expect(FURTHER.filter(({ features }) => features.some(({ truth }) => truth === 'not_found'))).toHaveLength(23);
  expect(FURTHER.filter(({ of }) => [...IDEAS, ...MAILED].some((idea) => idea.of === of))).toEqual([]);
});

/** A fourth of the tuning half, on the small files that its patents stand in; of both languages one in each run. */
const SLICE = [
  ...['CN115469303A', 'US7891165B2'],
  ...(process.env.PRIORA_WHOLE_FOLDERS === undefined
    ? []
    : ['CN113456061A', 'CN119516710A', 'US7891118B2', 'US7156135B1']),
];

describeWithSharedData(
  'ideas told in plain words',
  ['patents/cn-fulltext-pdf/text', 'patents/uspto-grant-xml'],
  (...paths) => {
    it('find their own patent, are looked at whole, and are never wrongly called disclosed', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'priora-ideas-'));
      const service = await serve(folder, paths, () => {});
      try {
        const outcomes: Outcome[] = [];
        for (const of of SLICE) outcomes.push(await judge(service, IDEAS.find((idea) => idea.of === of)!));
        const { covered, within, wrongly_disclosed, verified, quotes } = measures(outcomes);
        expect({
          covered: covered >= 0.9,
          top_20: within(20) >= 0.5,
          wrongly_disclosed,
          unverified: quotes - verified,
          unsound_reasons: outcomes.reduce((sum, { reasons }) => sum + reasons.unsound, 0),
        }).toEqual({ covered: true, top_20: true, wrongly_disclosed: 0, unverified: 0, unsound_reasons: 0 });
        expect(outcomes.reduce((sum, { reasons }) => sum + reasons.all, 0)).toBeGreaterThan(16 * SLICE.length);
        const records = await service.corpus.get(patents, SLICE);
        const shares = outcomes.flatMap(({ idea }) =>
          idea.features
            .filter(({ places }) => places.length > 0)
            .map((one) => sharedWords(one, records.find((record) => record.publication_number === idea.of)!)),
        );
        // other words: what is measured is judgement, not copying
        expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.2);
      } finally {
        await service.stop();
        await rm(folder, { recursive: true, force: true });
      }
    });
  },
);
