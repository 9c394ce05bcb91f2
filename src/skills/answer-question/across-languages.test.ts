import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { bilingualPatent } from '#collections/patents/similar/learned/bilingual-sample.ts';
import { LEAST_RECORDS, learn } from '#collections/patents/similar/learned/learn.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { slips } from '#corpus/slips.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import { sqliteCorpus } from '#stores/sqlite/address.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { researchQuestion } from './answer-question.ts';
import { learnedTerm } from './read/learned-terms.ts';
import { programTerm } from './read/program-terms.ts';
import { writeAnswer } from './write/write.ts';

const titled = (number: string, lang: string, title: string, abstract?: string): Patent =>
  samplePatent(number, {
    titles: [{ lang, origin: 'original', text: title }],
    ...(abstract !== undefined && { abstracts: [{ lang, origin: 'original', text: abstract }] }),
  });
const ENGLISH = 'The nacelle is cooled by air that the gearbox drives.';
const CHINESE = '隔膜位于负极和正极之间。';

let dir: string;
let corpus: Corpus;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-languages-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await corpus.put(patents, [
    ...Array.from({ length: LEAST_RECORDS }, (_, n) => bilingualPatent(n)),
    titled('US1A', 'en', 'Wind power', ENGLISH),
    titled('CN200000001A', 'zh', '储能', CHINESE),
    // what a search in one language finds first: titles alone, which nothing can be quoted from, in one language each
    ...Array.from({ length: 100 }, (_, n) => titled(`CN3${String(n).padStart(8, '0')}A`, 'zh', '机舱齿轮')),
    ...Array.from({ length: 100 }, (_, n) =>
      titled(`US4${String(n).padStart(6, '0')}A`, 'en', 'Separator anode cathode'),
    ),
  ]);
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const signal = new AbortController().signal;
async function ask(question: string) {
  const context = { corpus, account: 'a', signal };
  const found = await researchQuestion(question, [], context);
  return { found, answer: (await Array.fromAsync(writeAnswer(found, [], context))).join('') };
}

describe('a question in one language, before translations were learned', () => {
  it('finds no passage of the other where the program has no words for its terms, but titles of its own', async () => {
    const entitled = (publication_number: string, query: string) => ({
      ...{ kind: 'nothing', sources: [{ publication_number, sentences: [{ part: 'title' }] }], entitled: { query } },
    });
    expect((await ask('机舱和齿轮')).found).toMatchObject(entitled('CN300000000A', 'TTL_ALL:("机舱" OR "齿轮")'));
    const { found, answer } = await ask('separator between anode and cathode');
    // a hundred documents of one title are told once
    expect(found).toMatchObject(entitled('US4000000A', 'TTL_ALL:(separator OR anode OR cathode)'));
    expect(answer).toContain(
      'By their titles these may be about it; of them only the title is stored, so what they say is not known here (searched: TTL_ALL:(separator OR anode OR cathode), those with most of the question first):\n\nSources:\n[1] US4000000A: Separator anode cathode, title\n',
    );
    expect((await ask('separator between anode and cathode in European patents')).found.entitled).toBeUndefined();
    // nothing is told of a title that has less than half of what is asked
    expect((await ask('a separator of sintered perovskite granules')).found).toMatchObject({
      ...{ kind: 'nothing', sources: [] },
    });
  });

  it('is answered by titles of the other that say all of it, not by a part of its words in its own', async () => {
    await corpus.put(patents, [
      ...[1, 2].map((n) => titled(`US60${n}A`, 'en', `Drone ${n === 1 ? 'dock' : 'hangar'}`)),
      titled('CN500000001A', 'zh', '无人值守'),
    ]);
    const translated = [{ from: '无人机', to: 'drone', by: 'program' }];
    const listed = (await ask('哪些专利与无人机有关？')).found;
    expect(listed).toMatchObject({ kind: 'nothing', entitled: { query: 'TTL_ALL:drone' }, translated });
    expect(listed.sources.map(({ publication_number }) => publication_number)).toEqual(['US601A', 'US602A']);
    const counted = (await ask('无人机专利有多少件？')).found;
    const query = 'TAC_ALL:(drone OR "unmanned aerial vehicle" OR uav OR "unmanned aircraft")';
    expect(counted).toMatchObject({ kind: 'counts', counts: { publications: 2, query }, translated });
  });

  it('is counted in both, where more documents say it in the other', async () => {
    await corpus.put(patents, [titled('CN500000002A', 'zh', '无人机')]);
    const { found, answer } = await ask('无人机专利有多少件？');
    expect(found).toMatchObject({
      ...{ kind: 'counts', both_languages: true },
      counts: {
        publications: 3,
        query:
          'TAC_ALL:("无人机" OR "无人飞行器" OR "无人驾驶飞机" OR drone OR "unmanned aerial vehicle" OR uav OR "unmanned aircraft")',
      },
    });
    expect(answer).toMatch(/^（中英文文献一并统计；英文检索词：无人机 → drone（译法取自本程序自有的词表）。）\n/);
    // as many in each: what is asked is counted as it is asked
    await corpus.put(patents, [titled('CN500000003A', 'zh', '无人机')]);
    const own = (await ask('无人机专利有多少件？')).found;
    expect([own.both_languages, own.counts!.publications]).toEqual([undefined, 2]);
    const english = (await ask('How many patents are there on drones?')).found;
    const query = 'TAC_ALL:(drones OR "unmanned aerial vehicle" OR uav OR "unmanned aircraft")';
    expect(english).toMatchObject({ kind: 'counts', counts: { publications: 2, query } });
    await corpus.put(patents, [titled('US603A', 'en', 'Unmanned aerial vehicle'), titled('US604A', 'en', 'Aircraft')]);
    for (const question of ['How many patents are there on drones?', 'How many patents on unmanned aerial vehicles?'])
      expect((await ask(question)).found.counts!.publications).toBe(3);
  });

  it('is answered by titles that have half of it or more, of one word only where documents are asked for', async () => {
    await corpus.put(patents, [titled('US611A', 'en', 'Tapir wombat'), titled('US612A', 'en', 'Numbat')]);
    const { found } = await ask('a tapir with wombat and numbat');
    expect(found.sources.map(({ publication_number }) => publication_number)).toEqual(['US611A']);
    expect((await ask('Which patents are about a numbat?')).found.entitled).toEqual({ query: 'TTL_ALL:numbat' });
    expect((await ask('How does a numbat work?')).found.entitled).toBeUndefined();
  });

  it('prefers the usual meaning to one of somewhat more documents', async () => {
    await corpus.put(patents, [
      ...[1, 2].map((n) => titled(`US70${n}A`, 'en', 'Conduit')),
      ...[1, 2, 3].map((n) => titled(`US80${n}A`, 'en', 'Catheter')),
    ]);
    expect(await programTerm('导管', corpus, signal)).toEqual({ to: 'conduit', documents: 2 });
    await corpus.put(
      patents,
      [4, 5].map((n) => titled(`US80${n}A`, 'en', 'Catheter')),
    );
    expect(await programTerm('导管', corpus, signal)).toEqual({ to: 'catheter', documents: 5 });
  });

  it('calls a term as the program does, of several meanings by the one of most documents', async () => {
    const called = async (term: string) => (await programTerm(term, corpus, signal))?.to;
    expect([await called('隔膜'), await called('机舱'), await called('雨伞')]).toEqual([
      'separator',
      'nacelle',
      undefined,
    ]);
    expect([await called('nacelles'), await called('generator'), await called('xylophone')]).toEqual([
      '机舱',
      '发电机',
      undefined,
    ]);
  });
});

describe('when they were learned from the whole corpus', () => {
  beforeAll(async () => {
    await learn(sqliteCorpus(dir));
  });

  it('a Chinese question is answered in the words of an English document, and says so', async () => {
    const { found, answer } = await ask('机舱和齿轮');
    expect(found.sources.map(({ publication_number, sentences }) => [publication_number, sentences[0]!.text])).toEqual([
      ['US1A', ENGLISH],
    ]);
    expect(found.translated).toMatchObject([
      { from: '机舱', to: 'nacelle', by: 'program' },
      { from: '齿轮', to: 'gearbox', by: 'corpus' },
    ]);
    expect(answer).toContain(
      '以下为英文原文；检索词：机舱 → nacelle、齿轮 → gearbox（译法取自语料库的双语文本和本程序自有的词表）',
    );
    expect(answer).toContain(`“${ENGLISH}” [1]`);
  });

  it('an English one in the words of a Chinese document', async () => {
    const { found, answer } = await ask('separator between anode and cathode');
    expect(found.sources.map(({ publication_number, sentences }) => [publication_number, sentences[0]!.text])).toEqual([
      ['CN200000001A', CHINESE],
    ]);
    expect(answer).toContain('the passages are in Chinese, found by: ');
    expect(answer).toContain(`“${CHINESE}” [1]`);
  });

  it('a wording of several words stands so in what answers', async () => {
    const noise = 'The wind tunnel is far from where turbines are tested; the power of the generator is low.';
    const text = 'A lightning arrester protects the nacelle.';
    await corpus.put(patents, [
      titled('US5A', 'en', 'Arrester of lightning', noise),
      titled('US6A', 'en', 'Safety', text),
    ]);
    const { found } = await ask('避雷器怎样保护机舱？');
    expect(found.translated?.map(({ from, to, by }) => [from, to, by])).toEqual([
      ['避雷器', 'lightning arrester', 'program'],
      ['机舱', 'nacelle', 'program'],
      ['保护', 'protect', 'program'],
    ]);
    expect(found.sources.map(({ publication_number }) => publication_number)).toEqual(['US6A']);
  });

  it('what holds the least of its terms is no answer, however it is cut into pairs', async () => {
    const asked = 'How can the memory in a cache be judged without measuring?';
    await corpus.put(patents, [
      titled('CN200000002A', 'zh', '电子设备', '易失性存储器用作外部高速缓存。'),
      titled('CN200000003A', 'zh', '记忆'),
      ...Array.from({ length: 30 }, (_, n) => titled(`CN21${String(n).padStart(7, '0')}A`, 'zh', '测量和判断')),
    ]);
    expect((await ask(asked)).found).toMatchObject({ kind: 'nothing' });
    await corpus.put(patents, [titled('CN200000004A', 'zh', '仪器', '记忆不够时测量并判断高速缓存。')]);
    const { found } = await ask(asked);
    expect(found.sources.map(({ number, publication_number }) => [number, publication_number])).toEqual([
      [1, 'CN200000004A'],
    ]);
  });

  it('what holds one rare term of several is no answer', async () => {
    await corpus.put(patents, [
      titled('US9A', 'en', 'Wash', 'The wash depends on the gyroscope and on the temperature.'),
      ...Array.from({ length: 60 }, (_, n) => titled(`US91${String(n).padStart(4, '0')}A`, 'en', 'Nacelle separator')),
    ]);
    const { found } = await ask('机舱隔膜陀螺仪的温度');
    expect(found.sources.map(({ publication_number }) => publication_number)).not.toContain('US9A');
  });

  it('what holds two of three terms that the program alone knows is no answer', async () => {
    await corpus.put(patents, [
      titled('US14A', 'en', 'Safety', 'The lightning arrester hangs on the nacelle.'),
      titled('US15A', 'en', 'Grid', 'A transformer hums.'),
    ]);
    const { found } = await ask('避雷器和变压器在机舱里怎么布置？');
    expect(found.sources.map(({ publication_number }) => publication_number)).not.toContain('US14A');
    await corpus.put(patents, [
      titled('US16A', 'en', 'Safety', 'Arrester: a lightning arrester and a transformer hang on the nacelle.'),
    ]);
    const { found: whole } = await ask('避雷器和变压器在机舱里怎么布置？');
    expect(whole.sources.map(({ publication_number }) => publication_number)).toEqual(['US16A']);
  });

  it('what holds the rare two of three terms comes near, and is said to', async () => {
    await corpus.put(patents, [
      titled('US17A', 'en', 'Safety', 'A fire extinguisher and a microphone hang on each wall.'),
    ]);
    const { found } = await ask('灭火器和传声器在机舱里怎么布置？');
    expect([found.kind, found.sources.map(({ publication_number }) => publication_number)]).toEqual([
      'partly',
      ['US17A'],
    ]);
  });

  it('a word of several translated ones is not told to be missing', async () => {
    await corpus.put(patents, [titled('US18A', 'en', 'Seat', 'The vehicle has a seat with a wire that heats it.')]);
    const { found } = await ask('汽车座椅如何加热？');
    expect([found.kind, found.unknown, found.sources.map(({ publication_number }) => publication_number)]).toEqual([
      'found',
      [],
      ['US18A'],
    ]);
  });

  it('a Latin word of a Chinese question is kept in the other language', async () => {
    await corpus.put(patents, [
      titled('US12A', 'en', 'Nacelle', 'The nacelle is watched by a MEMS device that listens.'),
      titled('US13A', 'en', 'Nacelle', 'The nacelle is watched by a man who listens.'),
    ]);
    const { found } = await ask('怎么用MEMS监视机舱？');
    expect(found.sources[0]?.publication_number).toBe('US12A');
  });

  it('a run of three characters is translated by its pairs together, and put together from them', async () => {
    expect((await learnedTerm('发电机', corpus, signal))?.to).toBe('generator');
    expect((await learnedTerm('generator', corpus, signal))?.to).toBe('发电机');
    expect(await learnedTerm('量子', corpus, signal)).toBeUndefined();
  });
});

describe('did you mean', () => {
  it('reads a word that stands in no document as the only common one that is a slip away', async () => {
    const { found, answer } = await ask('nacele and gaerbox');
    expect(found.rewritten).toEqual([
      { from: 'nacele', to: 'nacelle' },
      { from: 'gaerbox', to: 'gearbox' },
    ]);
    expect(answer).toContain('“nacele” was read as “nacelle”');
    expect((await ask('gearbxo是什么')).answer).toContain('“gearbxo”按“gearbox”检索');
  });

  it('reads a word of very few documents as the common one where they have nothing else of the question beside it', async () => {
    await corpus.put(patents, [
      titled('US17A', 'en', 'Dairy', 'A seperator of cream turns.'),
      ...[1, 2, 3, 4].map((n) => titled(`US18${n}A`, 'en', 'Dairy', `Cream ${n} of the cow is churned.`)),
    ]);
    const rewritten = async (question: string) => (await ask(question)).found.rewritten;
    expect(await rewritten('seperator between anode and cathode')).toEqual([{ from: 'seperator', to: 'separator' }]);
    expect(await rewritten('seperator of cream')).toBeUndefined();
  });

  it('names none where none is near, and is silent where the question is answered', async () => {
    expect((await ask('quokka')).found).toMatchObject({ kind: 'nothing', unknown: ['quokka'] });
    expect((await ask('quokka')).answer).not.toContain('Did you mean');
    expect((await ask('nacelle cooled by air')).found.nearest).toBeUndefined();
  });

  it('counts a swap of neighbours as one slip, and no more than asked', () => {
    const cases: [string, string, number][] = [
      ['gaerbox', 'gearbox', 1],
      ['nacele', 'nacelle', 1],
      ['nacelles', 'nacelle', 1],
      ['tovver', 'tower', 2],
      ['same', 'same', 0],
      ['abcd', 'wxyz', 3],
      ['ab', 'abcdef', 3],
    ];
    expect(cases.map(([a, b]) => slips(a, b, 2))).toEqual(cases.map(([, , n]) => n));
  });
});
