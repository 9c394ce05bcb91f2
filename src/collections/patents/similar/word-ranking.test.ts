import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Corpus } from '#corpus/corpus.ts';
import type { Learned } from '#corpus/learned.ts';
import { bagOf } from '#corpus/text/bag.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { patents } from '../patents.ts';
import { samplePatent } from '../sample-patent.ts';
import { SHORT } from './query-parts.ts';
import { rankByWords } from './word-ranking.ts';

/** Ninety words that every English document has, in the order of the alphabet. */
const LETTERS = [...'abcdefghij'];
const COMMON = LETTERS.slice(0, 9).flatMap((first) => LETTERS.map((second) => `w${first}${second}x`));
const ENGLISH = 100;
const titled = (number: string, lang: string, text: string) =>
  samplePatent(number, { titles: [{ lang, origin: 'original', text }] });

/** As a dictionary would have it: of a rare word, of a common one, and of a common one that is compared no more. */
const TRANSLATIONS = new Map([
  ['valve', [{ text: '阀门', share: 1 }]],
  [
    'siphon',
    [
      { text: '虹吸', share: 0.5 },
      { text: '抽吸', share: 0.5 },
    ],
  ],
  ['阀门', [{ text: 'valve', share: 1 }]],
  ['虹吸', [{ text: 'siphon', share: 1 }]],
  [COMMON[0]!, [{ text: '一种', share: 1 }]],
  [COMMON.at(-1)!, [{ text: '所述', share: 1 }]],
]);
const learned = {
  translations: (terms: Iterable<string>) =>
    new Map([...terms].flatMap((term) => (TRANSLATIONS.has(term) ? [[term, TRANSLATIONS.get(term)!] as const] : []))),
} as unknown as Learned;

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-word-ranking-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await corpus.put(patents, [
    ...Array.from({ length: ENGLISH }, (_, n) => titled(`US${1000 + n}A`, 'en', COMMON.join(' '))),
    titled('US1A', 'en', 'valve'),
    titled('CN1A', 'zh', '阀门'),
    titled('CN2A', 'zh', '所述'),
    titled('CN3A', 'zh', '一种'),
    ...[titled('US2A', 'en', 'siphon'), titled('CN4A', 'zh', '虹吸'), titled('CN5A', 'zh', '抽吸')],
  ]);
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

describe('documents that share translated words', () => {
  const asked = { method: SHORT, limit: 1000, translate: true } as const;
  const question = (text: string) => ({ ...asked, bag: bagOf([{ text, weight: 1 }]) });
  const both = () => ({ rank: corpus.rank, learned }) as Corpus;
  const idfOf = (n: number) => Math.log(1 + (ENGLISH + 7 - n + 0.5) / (n + 0.5));

  it('count by the commoner of the two words, though all words of their language are rare', async () => {
    const { hits, among } = await rankByWords(both(), question(['valve', ...COMMON].join(' ')));
    const foreign = hits.filter(({ translated }) => translated);
    // what the last common word is translated by is not asked: it is not among the 80 that are compared
    expect(foreign.map(({ id }) => id)).toEqual(['CN1A', 'CN3A']);
    expect(foreign[0]!.share / foreign[1]!.share).toBeCloseTo(idfOf(1) / idfOf(ENGLISH), 6);
    expect(await among(['CN3A', 'CN1A'])).toEqual(foreign);
  });

  it('share as much of a question as is translated of it', async () => {
    const ratio = async (text: string) => {
      const { hits } = await rankByWords(both(), question(text));
      expect(new Set(hits.map(({ id, translated }) => `${id} ${translated}`))).toEqual(
        new Set(['US1A false', 'CN1A true']),
      );
      const [own, foreign] = ['US1A', 'CN1A'].map((id) => hits.find((hit) => hit.id === id)!.share);
      return foreign! / own!;
    };
    // of two words one is translated; the other stands in no document, and is as rare as can be
    const nozzle = Math.log(1 + (ENGLISH + 7 + 0.5) / 0.5);
    const covered = idfOf(1) / (idfOf(1) + nozzle);
    expect((await ratio('valve nozzle')) / (await ratio('valve'))).toBeCloseTo(covered, 12);
  });

  it('are not held to have all translations of a word: a share is divided by the cube root of what one text can hold', async () => {
    const shares = async (text: string) =>
      new Map((await rankByWords(both(), question(text))).hits.map(({ id, share }) => [id, share]));
    const [valve, siphon] = [await shares('valve'), await shares('siphon')];
    const whole = valve.get('CN1A')! / valve.get('US1A')!;
    // each of two documents has one of two translations, which is half of the weight, and a little for being short
    for (const id of ['CN4A', 'CN5A'])
      expect(siphon.get(id)! / siphon.get('US2A')! / whole).toBeCloseTo(0.51 / Math.cbrt(0.5), 2);
  });

  it('lose nothing by pairs of characters that only stand between two known words', async () => {
    const told = async (text: string) =>
      (await rankByWords(both(), question(text))).hits.filter(({ translated }) => translated);
    const apart = await told('阀门。虹吸');
    expect(apart.map(({ id }) => id)).toEqual(['US1A', 'US2A']);
    expect(await told('阀门虹吸')).toEqual(apart);
    // 门锈 begins no known word: it is missing
    expect((await told('阀门锈虹吸'))[0]!.share).toBeLessThan(apart[0]!.share);
  });
});
