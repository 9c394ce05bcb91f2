import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { listFiles, openFile } from '#sources/files.ts';
import googlePatents from '#sources/google-patents/source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { openEvaluation } from './corpus.ts';
import { type Contender, lucene, product } from './methods.ts';
import { measure } from './metrics.ts';
import { type Question, questionsOf, readEdges } from './questions.ts';

/** Patents of the set that are read: few enough to index in seconds, enough for so many questions. */
const RECORDS = 260;
const QUESTIONS = 16;

async function firstRecords(path: string): Promise<Patent[]> {
  const records: Patent[] = [];
  for (const disk of await listFiles([path])) {
    for await (const file of openFile(disk)) {
      if (!googlePatents.files.some((ending) => file.base.endsWith(ending))) continue;
      for await (const parsed of googlePatents.read(file)) {
        if (parsed.ok === true) records.push(parsed.record);
        if (records.length === RECORDS) return records;
      }
    }
  }
  return records;
}

describeWithSharedData(
  'prior art of real patents',
  [
    'patents/google-patents-ultrasound/ultrasound-patents-md.tar.zst',
    'patents/google-patents-ultrasound/citations.tsv.gz',
  ],
  (archive, edges) => {
    let dir: string;
    let corpus: Corpus;
    let questions: Question[];
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'priora-eval-small-'));
      corpus = await openEvaluation(dir, [], () => {});
      await corpus.put(patents, await firstRecords(archive));
      questions = await questionsOf(corpus, readEdges(edges));
    });
    afterAll(async () => {
      await corpus.close();
      await rm(dir, { recursive: true, force: true });
    });

    const precision = async (contender: Contender): Promise<number> => {
      let sum = 0;
      for (const question of questions) {
        sum += measure(await contender.rank(corpus, question), question.relevant).average_precision;
      }
      return sum / questions.length;
    };

    it('is ranked no worse than when this was written, and better than by plain BM25', async () => {
      expect(questions.length).toBe(QUESTIONS);
      const plain = await precision(lucene('first_claim'));
      const patent = await precision(product('patent', {}));
      const claims = await precision(product('claims', {}, 'claims'));
      // when written, without anything learned: plain .1614, patent .1865, claims .3401
      expect(patent).toBeGreaterThan(Math.max(plain, 0.18));
      expect(claims).toBeGreaterThan(Math.max(plain, 0.33));
    });
  },
);
