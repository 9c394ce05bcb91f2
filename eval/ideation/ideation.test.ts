import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { importFiles } from '#sources/import.ts';
import { startTestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { judgeContradictions } from './contradictions.ts';
import { judgeExtraction, MARKS, rightShare } from './extraction.ts';

it('names both parameters of four problems in five', () => {
  const judged = judgeContradictions();
  expect(judged).toHaveLength(50);
  expect(judged.filter(({ right }) => right).length).toBeGreaterThanOrEqual(45);
});

it('has sixty marked texts, half of them Chinese', () => {
  expect([Object.keys(MARKS.en).length, Object.keys(MARKS.zh).length]).toEqual([30, 30]);
});

describeWithSharedData('texts of real patents', ['patents/cn-fulltext-pdf/text'], (path) => {
  it('are taken apart as a person has marked them, nothing lost, nothing twice', async () => {
    const data_dir = await mkdtemp(join(tmpdir(), 'priora-ideation-'));
    await rm(data_dir, { recursive: true });
    const service = await startTestService({ data_dir, settings: { PRIORA_LOG_LEVEL: 'error' } });
    try {
      await importFiles({ source: 'auto', paths: [path], corpus: service.corpus, data_dir });
      const outcomes = await judgeExtraction(service.corpus);
      expect(outcomes.length).toBeGreaterThan(10);
      expect(rightShare(outcomes)).toBeGreaterThan(0.8);
      expect(outcomes.reduce((sum, { lost, twice }) => sum + lost + twice, 0)).toBe(0);
    } finally {
      await service.close();
    }
  });
});
