import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { patents } from '../patents.ts';
import { samplePatent } from '../sample-patent.ts';
import { bilingualPatent } from './learned/bilingual-sample.ts';
import { LEAST_RECORDS, learn } from './learned/learn.ts';
import { type SimilarRequest, similarPatents } from './similar.ts';

const english = (number: string, text: string, publication_date: number) =>
  samplePatent(number, { titles: [{ lang: 'en', origin: 'original', text }], publication_date });

const CLAIMED = [{ country: 'CN', number: 'CN201210000001.1', date: 20120301 }];

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-similar-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await corpus.put(patents, [
    ...Array.from({ length: LEAST_RECORDS }, (_, n) => bilingualPatent(n)),
    english('US1A', 'Nacelle with gearbox and generator on a tower', 20100101),
    english('US2A', 'Separator between anode and cathode', 20110101),
    english('US3A', 'Gearbox of a windmill', 20120101),
    // one family in two languages
    { ...english('US4A', 'Nacelle with gearbox and generator on a tower', 20130101), priorities: CLAIMED },
    samplePatent('CN4A', {
      titles: [{ lang: 'zh', origin: 'original', text: '机舱，齿轮和发电机位于塔筒上' }],
      ...{ publication_date: 20130201, priorities: CLAIMED },
    }),
  ]);
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

/** Publications that stand in English alone. */
const only = { kind: 'values', field: 'PN', values: ['US1A', 'US2A', 'US3A'] } as const;
const find = (text: string, fields: Partial<SimilarRequest> = {}) =>
  similarPatents(corpus, { text, filter: only, limit: 10, ...fields });
const QUESTION = '机舱，齿轮，发电机，塔筒';

describe('before anything was learned', () => {
  it('documents are ranked by words, and nothing is found in another language', async () => {
    expect((await find(QUESTION)).hits).toEqual([]);
    const { hits, learned, translations } = await find('gearbox on a tower');
    expect(hits.map(({ id, parts }) => [id, parts.meaning])).toEqual([
      ['US1A', 0],
      ['US3A', 0],
    ]);
    expect([learned, translations]).toEqual([undefined, []]);
  });
});

describe('when it was learned', () => {
  beforeAll(async () => {
    await learn(sqliteCorpus(dir));
  });

  it('a question in Chinese finds what says the same in English, and says by which words', async () => {
    const { hits, translations, learned } = await find(QUESTION);
    expect(hits.map(({ id }) => id)).toEqual(['US1A', 'US3A']);
    expect(hits[0]!.terms.toSorted()).toEqual(['gearbox', 'generator', 'nacelle', 'tower']);
    expect(translations).toEqual(expect.arrayContaining(['nacelle', 'tower']));
    expect(learned).toBe(corpus.learned!.state()!.version);
  });

  it('a family that stands in both languages is one row, whichever language asks', async () => {
    const filter = { kind: 'values', field: 'PN', values: ['US4A', 'CN4A'] } as const;
    for (const question of [QUESTION, 'nacelle with gearbox on a tower']) {
      const all = await find(question, { filter, one_per_family: false });
      expect(all.hits.map(({ id }) => id).toSorted()).toEqual(['CN4A', 'US4A']);
      expect((await find(question, { filter })).hits.map(({ id }) => id)).toEqual([all.hits[0]!.id]);
    }
  });

  it('the other way round too', async () => {
    const chinese = await similarPatents(corpus, { text: 'nacelle and tower, gearbox', limit: 5 });
    expect(chinese.translations).toEqual(expect.arrayContaining(['机舱', '塔筒']));
  });

  it('what may be answered is decided before ranking', async () => {
    const filter = { kind: 'and', of: [only, { kind: 'range', field: 'PBD', from: '20120101' }] } as const;
    expect((await find(QUESTION, { filter })).hits.map(({ id }) => id)).toEqual(['US3A']);
  });

  it('each part adds its share to the score, and can be left out', async () => {
    const { hits } = await find('gearbox on a tower');
    for (const { score, parts } of hits) {
      expect(parts.words + parts.meaning + parts.classes + parts.citations).toBeCloseTo(score, 12);
    }
    expect(hits[0]!.parts.meaning).toBeGreaterThan(0);
    expect((await find('gearbox on a tower', { without: ['meaning'] })).hits[0]!.parts.meaning).toBe(0);
    expect((await find(QUESTION, { without: ['translations'] })).hits).toEqual([]);
  });

  it('the same question has the same answer', async () => {
    expect(await find(QUESTION)).toEqual(await find(QUESTION));
  });
});
