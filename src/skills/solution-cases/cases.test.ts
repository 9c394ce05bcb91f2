import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { openStorage } from '#composition/corpus.ts';
import { readConfig } from '#config.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { nearBest, solutionCases } from './solution-cases.ts';

let dir: string;
let corpus: Corpus;
const patent = (number: string, title: string, abstract: string) =>
  samplePatent(number, {
    titles: [{ lang: 'en', origin: 'original', text: title }],
    abstracts: [{ lang: 'en', origin: 'original', text: abstract }],
  });
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-cases-'));
  corpus = await openStorage(readConfig({ PRIORA_DATA_DIR: dir }));
  await corpus.put(patents, [
    patent('US1A1', 'Blasting of rust', 'Rust is removed from steel by a jet of sand, so that the steel is bare.'),
    patent(
      'US2A1',
      'Robot for hulls',
      'A robot drives over the hull of a ship and a brush removes rust, so that it is bare.',
    ),
    patent('US3A1', 'Scaler', 'A soft grip holds the tip of a scaler, so that the tip of the scaler vibrates less.'),
    patent(
      'US4A1',
      'Cooled scaler',
      'Water flows along the tip of the scaler, whereby the tip is kept cool. The scaler has several advantages over the prior art.',
    ),
    ...['pump', 'valve', 'lamp', 'chair', 'cable', 'door'].map((thing, i) =>
      patent(`US1${i}A1`, `A ${thing}`, `The ${thing} has a housing, so that the ${thing} is held by the housing.`),
    ),
  ]);
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const casesOf = async (question: string) =>
  (await solutionCases(corpus, question, 10, AbortSignal.timeout(60_000))).cases.map((one) => one.publication_number);

it('a document that speaks of hardly any of the things asked is no case', async () => {
  expect(await casesOf('How can rust be removed from ship hulls by robots?')).toEqual(['US2A1']);
  expect(await casesOf('How can rust be removed from steel?')).toEqual(['US1A1']);
});
it('where what is to be done is known, a sentence of the case says it', async () => {
  expect(await casesOf('How can the tip of a scaler be cooled?')).toEqual(['US4A1']);
  // what vibrates less is told as a direction alone
  expect(await casesOf('How can the tip of a scaler be made to vibrate less?')).toContain('US3A1');
});
it('what only announces advantages is no effect', async () => {
  const { cases } = await solutionCases(
    corpus,
    'How can the tip of a scaler be cooled?',
    1,
    AbortSignal.timeout(60_000),
  );
  const said = [...cases[0]!.innovation, ...cases[0]!.effect].map(({ text }) => text).join(' ');
  expect(said).toContain('kept cool');
  expect(said).not.toContain('several advantages');
});

it('are not far behind the best one, the best first', () => {
  const scores = [0.3, 1, 0.599, 0.6, 0.8].map((score) => ({ score }));
  expect(nearBest(scores).map(({ score }) => score)).toEqual([1, 0.8, 0.6]);
  expect(nearBest([])).toEqual([]);
});
