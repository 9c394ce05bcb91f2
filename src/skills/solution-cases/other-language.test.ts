import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { solutionCases } from './solution-cases.ts';

const patent = (number: string, title: string, abstract: string, lang = 'en') =>
  samplePatent(number, {
    titles: [{ lang, origin: 'original', text: title }],
    abstracts: [{ lang, origin: 'original', text: abstract }],
  });

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-cases-'));
  corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
  await corpus.put(patents, [
    patent('US1A1', 'Vacuum cleaner', 'A liner of foam around the fan reduces the noise of the fan by six decibels.'),
    patent('US2A1', 'Bottle', 'A bottle has a lid with a magnet.'),
    // speaks of sensors, and not of ice
    patent('US3A1', '传感器', '本发明避免传感器的误报，提高了传感器的可靠性。', 'zh'),
  ]);
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const casesFor = async (question: string) => {
  const { cases, translated } = await solutionCases(corpus, question, 5, AbortSignal.timeout(60_000));
  return {
    numbers: cases.map(({ publication_number }) => publication_number),
    terms: translated?.map(({ from, to }) => `${from} → ${to}`),
  };
};

it('asks the documents of the other language where none of its own states a means', async () => {
  expect(await casesFor('怎样降低风扇的噪声？')).toEqual({
    numbers: ['US1A1'],
    terms: ['风扇 → fan', '降低 → reduce', '噪声 → noise'],
  });
});

it('takes no Chinese document for a case that does not speak of the thing', async () => {
  expect(await casesFor('如何防止传感器结冰？')).toEqual({ numbers: [], terms: undefined });
  expect((await casesFor('如何避免传感器误报？')).numbers).toEqual(['US3A1']);
});
