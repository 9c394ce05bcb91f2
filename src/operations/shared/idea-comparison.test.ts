import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { compareIdea, unknownWords } from './idea-comparison.ts';

const chinese = (number: string, title: string, claims: readonly string[]): Patent =>
  samplePatent(number, {
    titles: [{ lang: 'zh', origin: 'original', text: title }],
    claims: [
      {
        lang: 'zh',
        origin: 'original',
        claims: claims.map((text, at) => ({
          number: at + 1,
          text,
          independent: at === 0,
          parents: at === 0 ? [] : [1],
        })),
      },
    ],
    descriptions: [
      {
        lang: 'zh',
        origin: 'original',
        paragraphs: [
          {
            id: 'p1',
            number: '0001',
            section: 'drawings' as const,
            text: '图中：1、冷板；2、流道；3、冷却液进口；4、泵；5、电池单体；6、冷却液出口。',
          },
        ],
      },
    ],
  });

const COOLED = '一种电池模组，冷板包括第一流道和第二流道，冷却液在第一流道与第二流道中的流动方向相反，泵连接所述流道。';
const NEAR = chinese('CN190000001A', '具有逆流流道的电池模组', [
  COOLED,
  '根据权利要求1所述的电池模组，其特征在于，所述电池单体之间填充有双组分聚氨酯导热层。',
]);
const FAR = chinese('CN190000002A', '电池模组的端板', [
  '一种电池模组，端板由铝型材挤压成型，并以螺栓与侧板连接，端板内侧贴有绝缘片。',
]);

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-idea-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await corpus.put(patents, [NEAR, FAR]);
});
afterAll(async () => {
  await corpus?.close();
  await rm(dir, { recursive: true, force: true });
});

it('finds the passage of a Chinese idea, although most of its words stand nowhere', async () => {
  const { compared, unmatched } = await compareIdea(
    corpus,
    { tech_means: '电芯之间设有带流道的冷却板，泵使冷却剂周期性地改变流向', limit: 5 },
    new AbortController().signal,
  );
  expect(compared[0]!.pn).toBe('CN190000001A');
  // other words for those of the idea count three quarters
  expect(compared.map(({ pn, score }) => [pn, score.toFixed(3)])).toEqual([
    ['CN190000001A', '0.520'],
    ['CN190000002A', '0.220'],
  ]);
  expect(compared[0]!.means[0]).toEqual({ sn: 1, section: 'claim', passage: COOLED, sentence: [COOLED] });
  // signs are named, nothing is said
  expect(compared[0]!.means.map(({ section }) => section)).not.toContain('description');
  expect(compared[0]!.means_share).toBeGreaterThan(compared[1]?.means_share ?? 0);
  // 泵 and 冷却 stand there, within other pairs of characters
  expect(unmatched).toEqual(['电芯', '周期性', '改变', '流向']);
});

it('names whole words that nobody has', () => {
  const known = new Set(['固态', '态电', '电解', '解质', '粘结', '聚合', '合物']);
  expect(unknownWords('固态电解质，锂镧锆氧颗粒以聚合物热压成膜 by graphene', known)).toEqual([
    '锂镧锆氧',
    '颗粒',
    '热压成膜',
    'graphene',
  ]);
});

it('words of a title are known of a patent of which no more is stored, and that is said', async () => {
  const title = 'Battery pack base plate heat exchanger';
  await corpus.put(patents, [
    samplePatent('US19100003B2', { titles: [{ lang: 'en', origin: 'original', text: title }] }),
  ]);
  const { compared, unmatched, unread } = await compareIdea(
    corpus,
    { tech_means: 'A cooling plate with channels for a battery pack', limit: 1 },
    new AbortController().signal,
  );
  expect(compared.map(({ pn, means, means_share }) => [pn, means, means_share])).toEqual([['US19100003B2', [], 0]]);
  expect([unmatched, unread]).toEqual([['cooling', 'channels'], 1]);
});

it('a patent that cannot be read stands behind those that were compared, one of each title', async () => {
  const entitled = (number: string, title: string) =>
    samplePatent(number, { titles: [{ lang: 'en', origin: 'original', text: title }] });
  const claims = [
    {
      lang: 'en',
      origin: 'original' as const,
      claims: [{ number: 1, text: 'A spectacle hinge with a damped leaf spring.', independent: true, parents: [] }],
    },
  ];
  await corpus.put(patents, [
    entitled('US19100011B2', 'Damped Spectacle Hinge'),
    entitled('US19100012B2', 'A damped spectacle-hinge'),
    { ...entitled('US19100013B2', 'Eyewear'), claims },
  ]);
  const { compared, unread } = await compareIdea(
    corpus,
    { tech_means: 'A damped spectacle hinge', limit: 5 },
    new AbortController().signal,
  );
  expect(compared.map(({ pn, not_read }) => [pn, not_read])).toEqual([
    ['US19100013B2', undefined],
    ['US19100011B2', true],
  ]);
  expect(unread).toBe(1);
});

it('of patents that cannot be read and have no title none stands for another', async () => {
  const abstracts = [{ lang: 'en', origin: 'original' as const, text: 'A marmalade dispenser with a heated nozzle.' }];
  await corpus.put(patents, [
    samplePatent('US19100031B2', { titles: [], abstracts }),
    samplePatent('US19100032B2', { titles: [], abstracts }),
  ]);
  const asked = { tech_means: 'A marmalade dispenser with a heated nozzle', limit: 5 };
  const { compared } = await compareIdea(corpus, asked, new AbortController().signal);
  expect(compared.map(({ pn, not_read }) => [pn, not_read]).sort()).toEqual([
    ['US19100031B2', true],
    ['US19100032B2', true],
  ]);
});

it('quotes on the effect what says it in a sentence, and not what only names the thing', async () => {
  const claims = [
    'A fuel cell stack, wherein many cells with an electrolyte between two electrodes are sintered together.',
    'The stack of claim 1, wherein the plates keep all cells at one temperature, so that the cells age slowly and evenly.',
  ].map((text, at) => ({ number: at + 1, text, independent: at === 0, parents: at === 0 ? [] : [1] }));
  await corpus.put(patents, [
    samplePatent('US19100021B2', {
      titles: [{ lang: 'en', origin: 'original', text: 'Fuel cell stack' }],
      claims: [{ lang: 'en', origin: 'original', claims }],
    }),
  ]);
  const asked = { tech_means: 'A stack of plates between sintered fuel cells', limit: 1 };
  const { signal } = new AbortController();
  const effect = async (tech_effect: string) =>
    (await compareIdea(corpus, { ...asked, tech_effect }, signal)).compared.map(({ pn, efficacy }) => [
      pn,
      efficacy.map(({ sn }) => sn),
    ]);
  expect(await effect('the cells age slowly and evenly')).toEqual([['US19100021B2', [2]]]);
  expect(await effect('the cells become cheap and light and quiet')).toEqual([['US19100021B2', []]]);
});
