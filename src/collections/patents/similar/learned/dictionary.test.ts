import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { patents } from '../../patents.ts';
import { samplePatent } from '../../sample-patent.ts';
import { similarPatents } from '../similar.ts';
import { dictionaryTranslations, filledUp } from './dictionary.ts';
import { addDictionary, CHINESE_ENGLISH, dictionaryFile, dictionaryOf, hasDictionary } from './dictionary-file.ts';
import { LEAST_RECORDS, learn } from './learn.ts';

const shares = (chinese: string[], english: string[], frequency: Record<string, number>, ordered = false) =>
  [...dictionaryTranslations([{ chinese, english }], new Map(Object.entries(frequency)), { ordered })].map(
    ({ text, other, share }) => `${text} ${other} ${share.toFixed(2)}`,
  );

it('gives the meaning that stands in more documents the larger share', () => {
  expect(shares(['阀门', '閥門'], ['(mechanical) valve', 'a clique'], { valve: 16, clique: 1, 阀门: 4 })).toEqual([
    '阀门 valve 0.80',
    '阀门 clique 0.20',
    '閥門 valve 0.80',
    '閥門 clique 0.20',
    'valve 阀门 1.00',
    'clique 阀门 1.00',
  ]);
});

it('counts a later meaning less where meanings stand by how usual they are', () => {
  expect(shares(['阀门'], ['valve', 'clique'], { valve: 9, clique: 9 }, true)).toEqual([
    '阀门 valve 0.67',
    '阀门 clique 0.33',
  ]);
});

it('lets pairs of a word of four characters stand for it, and none of a longer one', () => {
  const [four, five] = ['开关磁阻', '开关磁阻机'].map((word) => shares([word], ['reluctance'], { reluctance: 1 }));
  expect(four).toEqual(['开关 reluctance 1.00', '关磁 reluctance 1.00', '磁阻 reluctance 1.00']);
  expect(five).toEqual([]);
});

it('takes past forms for their verb', () => {
  expect(shares(['跌落'], ['fall'], { fell: 1, fallen: 1, feel: 1 })).toEqual(['跌落 fallen 0.50', '跌落 fell 0.50']);
});

it('divides a longer word among its pairs, and takes inflected forms for their stem', () => {
  expect(shares(['传感器'], ['sensor; transducer'], { sensor: 9, sensors: 4, 传感: 4, 感器: 9 })).toEqual([
    '传感 sensor 0.60',
    '传感 sensors 0.40',
    '感器 sensor 0.60',
    '感器 sensors 0.40',
    'sensor 传感 0.50',
    'sensor 感器 0.50',
    'sensors 传感 0.50',
    'sensors 感器 0.50',
    'transducer 传感 0.50',
    'transducer 感器 0.50',
  ]);
});

it.each([
  ['a character alone, which is in no index', ['阀'], ['valve']],
  ['letters beside characters', ['T恤衫'], ['shirt']],
  ['a word that is longer than words are', ['一二三四五六七八九'], ['valve']],
  ['an explanation', ['阀门'], ['CL:個|个[ge4]', 'surname Fa', 'see 閥門', 'variant of 阀']],
  ['a meaning of four words', ['阀门'], ['pressure relief valve handle']],
  ['what the corpus has in neither language', ['钥匙'], ['key']],
])('says nothing of %s', (_, chinese, english) => {
  expect(shares(chinese, english, { valve: 1, shirt: 1, pressure: 1, 阀门: 1 })).toEqual([]);
});

it('lets a pair that is no word stand for at most six longer ones', () => {
  const claims = (n: number) =>
    [
      ...dictionaryTranslations(
        [...'甲乙丙丁戊己庚'].slice(0, n).map((first) => ({ chinese: [`${first}感器`], english: ['sensor'] })),
        new Map([['sensor', 1]]),
      ),
    ].filter(({ text }) => text === '感器');
  expect(claims(6)).toEqual([{ text: '感器', other: 'sensor', share: 1 }]);
  expect(claims(7)).toEqual([]);
});

it('fills up what was learned', () => {
  const learned = [{ text: '阀门', other: 'valve', share: 0.75 }];
  const known = [
    { text: '阀门', other: 'valve', share: 0.5 },
    { text: '阀门', other: 'clique', share: 0.5 },
    { text: '弹簧', other: 'spring', share: 1 },
  ];
  expect([...filledUp(learned, known)]).toEqual([
    { text: '阀门', other: 'valve', share: 0.75 },
    { text: '阀门', other: 'clique', share: 0.125 },
    { text: '弹簧', other: 'spring', share: 1 },
  ]);
});

const WORDS = [
  { simplified: '哞叽', traditional: '哞嘰', pinyin: '', english: ['spring'] },
  { simplified: '叶片', traditional: '葉片', pinyin: '', english: ['blade', 'vane'] },
];
let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-dictionary-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  const things = ['pump', 'blade', 'lens', 'spring', 'seal', 'lamp', 'gear', 'nozzle', 'wheel', 'plate'];
  await corpus.put(
    patents,
    Array.from({ length: LEAST_RECORDS }, (_, n) =>
      samplePatent(`US${9000000 + n}B2`, {
        titles: [{ lang: 'en', origin: 'original', text: `A ${things[n % 10]} with a ${things[(n * 7 + 3) % 10]}` }],
      }),
    ),
  );
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

it('finds English documents for Chinese words by the words of the program alone, once words are learned', async () => {
  await learn(sqliteCorpus(dir));
  const { hits } = await similarPatents(corpus, { text: '带弹簧的装置，弹簧很软', limit: 3 });
  expect(hits.map(({ terms }) => terms)).toEqual([['spring'], ['spring'], ['spring']]);
});

it('takes only the file that is known, and finds English documents for Chinese words once words are learned', async () => {
  const file = join(dir, 'given.json');
  const text = JSON.stringify(WORDS);
  await writeFile(file, text);
  const asked = async () => (await similarPatents(corpus, { text: '带哞叽的哞叽', limit: 3 })).hits;
  await learn(sqliteCorpus(dir));
  expect(await asked()).toEqual([]);
  expect([await addDictionary(file, dir), await addDictionary(join(dir, 'none'), dir), hasDictionary(dir)]).toEqual([
    undefined,
    undefined,
    false,
  ]);
  const version = corpus.learned!.state()!.version;
  const known = { ...CHINESE_ENGLISH, sha256: createHash('sha256').update(text).digest('hex') };
  expect(await addDictionary(file, dir, known)).toBe(known);
  expect(dictionaryOf(dir)[0]).toEqual({ chinese: ['哞叽', '哞嘰'], english: ['spring'] });
  expect(await learn(sqliteCorpus(dir), { relearn: true })).toEqual({ kind: 'learned', documents: LEAST_RECORDS });
  expect(corpus.learned!.state()!.version).not.toBe(version);
  const hits = await asked();
  expect(hits.map(({ terms }) => terms)).toEqual([['spring'], ['spring'], ['spring']]);
  await writeFile(dictionaryFile(dir), '');
  expect(() => dictionaryOf(dir)).toThrow('cannot be read: add it again (priora models add FILE), or remove it.');
});
