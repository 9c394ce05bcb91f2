import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collections } from '#collections/index.ts';
import { verifyQuote } from '#collections/patents/evidence.ts';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { embeddedEngine } from '#engines/embedded/engine.ts';
import type { Model } from '#models/model.ts';
import { openCorpus } from '#stores/sqlite/open-corpus.ts';
import { compareFeatures } from '../compare-features/compare-features.ts';
import { extractFeatures } from '../extract-features/extract-features.ts';
import type { SkillContext } from '../skill.ts';
import type { Feature, SearchElements } from '../types.ts';
import { conceptsOf } from './concepts.ts';
import { aboutFeatures, holdersOf, searchElements } from './search-elements.ts';

/** Two fields, eight publications of each, English with a Chinese translation of title, abstract and claims. */
function record(i: number): Patent {
  const pump = i % 2 === 0;
  const housing = i % 4 === 0;
  const en = pump
    ? `${housing ? 'Housing' : 'Centrifugal pump'} with a ceramic impeller, model ${i}`
    : `Battery pack with a cold plate, model ${i}`;
  const zh = pump ? `具有陶瓷叶轮的${housing ? '壳体' : '离心泵'}` : `具有冷板的电池包`;
  const claimEn = pump
    ? 'A centrifugal pump comprising a ceramic impeller; and a volute casing (VC) around the ceramic impeller.'
    : 'A battery pack comprising a cold plate; and a battery management system (BMS) next to the cold plate.';
  const claimZh = pump
    ? '一种离心泵，包括：陶瓷叶轮；以及环绕所述陶瓷叶轮的蜗壳。'
    : '一种电池包，包括：具有流道的冷板；以及靠近所述冷板的电池管理系统。';
  return {
    publication_number: `US${20200000000 + i}A1`,
    authority: 'US',
    doc_number: `${20200000000 + i}`,
    kind_code: 'A1',
    patent_type: 'A',
    publication_date: 20200101 + i,
    priorities: [],
    related_documents: [],
    stated_family_members: [],
    titles: [
      { lang: 'en', origin: 'original', text: en },
      { lang: 'zh', origin: 'machine', text: zh },
    ],
    abstracts: [
      { lang: 'en', origin: 'original', text: `${en} is disclosed. ${pump ? 'The wear of ceramic impellers is low.' : 'Cold plates remove heat.'}` },
      { lang: 'zh', origin: 'machine', text: `公开了一种${zh}。` },
    ],
    claims: [
      { lang: 'en', origin: 'original', claims: [{ number: 1, text: claimEn, independent: true, parents: [] }] },
      { lang: 'zh', origin: 'machine', claims: [{ number: 1, text: claimZh, independent: true, parents: [] }] },
    ],
    descriptions: [
      { lang: 'en', origin: 'original', paragraphs: [{ id: 'p1', section: 'embodiments', text: pump ? 'The ceramic impeller turns inside the volute casing of glass.' : 'The cold plate lies below the cells.' }] },
    ],
    applicants: [], assignees: [], current_assignees: [], inventors: [], agents: [], agencies: [], examiners: [],
    ipc: pump ? ['F04D29/22', 'F04D1/00'] : ['H01M10/613'],
    cpc: [], locarno: [], us_classes: [], fi: [], f_terms: [], cites: [], cites_literature: [], legal_events: [], figures: [], provenance: [],
  } as unknown as Patent; // biome-ignore format: empty lists of a record
}

let dir: string;
let corpus: Corpus;
let context: SkillContext;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'priora-elements-'));
  corpus = await openCorpus({ dir, collections, engine: embeddedEngine({ dir: join(dir, 'index') }) });
  await corpus.put(
    patents,
    Array.from({ length: 24 }, (_, i) => record(i)),
  );
  context = { corpus, account: 'a', signal: new AbortController().signal };
});
afterAll(async () => {
  await corpus.close();
  await rm(dir, { recursive: true, force: true });
});

const feature = (text: string): Feature => ({ number: 'F1', text, elements: [], weight: 'key' });
const elementsOf = async (text: string) =>
  (await searchElements.run({ features: [feature(text)], lang: 'en' }, context)).output;
const keys = (output: SearchElements, word: string) =>
  output.elements[0]!.express.find((concept) => concept.word.key === word)?.extend.map(({ key, source, documents }) => [
    key,
    source,
    documents,
  ]);

describe('search elements', () => {
  it('are the terms of the feature, each with the publications that hold it', async () => {
    const output = await elementsOf('a ceramic impeller inside a volute casing');
    expect(output.elements[0]!.express.map(({ word }) => word)).toEqual([
      { key: 'ceramic impeller', source: 'keywords_extract', documents: 12 },
      { key: 'volute casing', source: 'keywords_extract', documents: 12 },
    ]);
  });

  it('are extended by translations, written forms and abbreviations of the corpus, and say so', async () => {
    const output = await elementsOf('a ceramic impeller inside a volute casing');
    expect(keys(output, 'ceramic impeller')).toEqual([
      ['ceramic impellers', 'morphology', 12],
      ['陶瓷叶轮', 'translation_pairs', 12],
    ]);
    expect(keys(output, 'volute casing')?.[0]).toEqual(['VC', 'abbreviation', 12]);
  });

  it('find English words for a Chinese feature', async () => {
    const output = await elementsOf('环绕所述陶瓷叶轮的蜗壳');
    expect(keys(output, '陶瓷叶轮')).toContainEqual(['ceramic impeller', 'translation_pairs', 12]);
  });

  it('suggest the classes of the nearest publications, with counts', async () => {
    const output = await elementsOf('a ceramic impeller');
    expect(output.classes.slice(0, 3).map(({ key, documents }) => [key, documents])).toEqual([
      ['F04D1/00', 12],
      ['F04D29/22', 12],
      ['F04D1', 12],
    ]);
    expect(output.neighbours).toHaveLength(12);
  });

  it('of words that nobody uses have no extension and no class', async () => {
    const output = await elementsOf('a flurbish gramazole');
    expect(output.elements[0]!.express.map(({ word, extend, ipc }) => [word.key, word.documents, extend, ipc])).toEqual(
      [['flurbish gramazole', 0, [], []]],
    );
    expect([output.neighbours, output.classes]).toEqual([[], []]);
  });

  it('keep of a model’s words those that the corpus holds', async () => {
    const model = {
      name: 'scripted',
      object: async () => ({
        value: {
          features: [
            {
              feature_number: 'F1',
              terms: [
                { word: 'ceramic impeller', synonyms: ['centrifugal pump', 'warp drive'] },
                { word: 'piston', synonyms: [] },
              ],
            },
          ],
        },
        repaired: false,
        reason: 'stop',
        usage: { input_tokens: 1, output_tokens: 1 },
        omitted: 0,
      }),
    } as unknown as Model;
    const { output, by, dropped } = await searchElements.run(
      { features: [feature('a ceramic impeller')], lang: 'en' },
      { ...context, model },
    );
    expect(by).toBe('model');
    expect(keys(output, 'ceramic impeller')).toContainEqual(['centrifugal pump', 'model', 12]);
    expect(dropped).toEqual(['F1: no publication holds "warp drive"', 'F1: "piston" does not stand in the feature']);
  });
});

describe('from an idea to a claim chart', () => {
  it('weighs features by the corpus and compares them with a publication of it', async () => {
    const text = 'A centrifugal pump comprising a ceramic impeller; and a volute casing of glass.';
    const { features } = (await extractFeatures.run({ text, lang: 'en' }, context)).output;
    expect(features.map(({ number, weight }) => [number, weight])).toEqual([
      ['F1', 'topic'],
      ['F2', 'key'],
      ['F3', 'key'],
    ]);
    expect(features[2]!.weight_reason).toBe(
      'Stands in the body of the claim; its rarest word "volute" (in "volute casing") is in 12 of 24 publications.',
    );
    // Chinese in its words, and not as the run between two function words
    const zh = (
      await extractFeatures.run({ text: '一种离心泵，包括超声换能器阵列；以及玻璃制成的蜗壳。', lang: 'zh' }, context)
    ).output.features;
    expect(zh.map(({ weight_reason }) => weight_reason)).toEqual([
      '说明整个方案是什么；最少见的词“离心”在库内 24 篇中见于 12 篇。',
      '位于权利要求主体；最少见的词“超声”在库内 24 篇中见于 0 篇。',
      '位于权利要求主体；最少见的词“玻璃”在库内 24 篇中见于 0 篇。',
    ]);
    const { output } = await compareFeatures.run(
      { features, publication_number: 'US20200000000A1', lang: 'en' },
      context,
    );
    expect(output.features.map(({ verdict }) => verdict)).toEqual(['disclosed', 'disclosed', 'disclosed']);
    const [patent] = await corpus.get(patents, ['US20200000000A1']);
    for (const { quote } of output.features)
      expect(verifyQuote(patent!, quote as never)).toMatchObject({ verified: true, unchanged: true });
  });

  it('takes the features of a model without the marks behind them', async () => {
    const features = ['A centrifugal pump has a ceramic impeller.', 'It turns in a volute casing;'].map((text, at) => ({
      text,
      weight: at === 0 ? 'topic' : 'key',
    }));
    const model = {
      name: 'scripted',
      object: async () => ({ value: { features }, usage: { input_tokens: 1, output_tokens: 1 } }),
    } as unknown as Model;
    const text = features.map((one) => one.text).join(' ');
    const { output } = await extractFeatures.run({ text, lang: 'en' }, { ...context, model });
    expect(output.features.map((one) => one.text)).toEqual([
      'A centrifugal pump has a ceramic impeller',
      'It turns in a volute casing',
    ]);
  });

  it('takes no verdict of a model whose quote does not stand in the document or has little to do with the feature', async () => {
    const model = {
      name: 'scripted',
      object: async () => ({
        value: {
          features: [
            {
              feature_number: 'F1',
              verdict: 'disclosed',
              quote: 'The magnetron is disclosed here.',
              reason: 'made up',
            },
            { feature_number: 'F2', verdict: 'disclosed', quote: 'The ceramic impeller turns', reason: 'unrelated' },
            {
              feature_number: 'F3',
              verdict: 'partly',
              quote: 'turns inside the volute casing of glass',
              reason: 'The casing is of glass.',
            },
          ],
        },
        repaired: false,
        reason: 'stop',
        usage: { input_tokens: 1, output_tokens: 1 },
        omitted: 0,
      }),
    } as unknown as Model;
    const features = [
      'a magnetron target in a vacuum chamber',
      'a solar sail of graphene foil',
      'a volute casing of glass',
    ].map((text, i) => ({ ...feature(text), number: `F${i + 1}` }));
    const { output, by, dropped } = await compareFeatures.run(
      { features, publication_number: 'US20200000000A1', lang: 'en' },
      { ...context, model },
    );
    expect(by).toBe('model');
    expect(output.features.map(({ verdict }) => verdict)).toEqual(['not_found', 'not_found', 'partly']);
    expect(output.features[2]).toMatchObject({
      reason: 'The casing is of glass. [model]',
      quote: { part: 'description', paragraph_id: 'p1', text: 'turns inside the volute casing of glass' },
    });
    expect(dropped).toEqual([
      'F1: the quote does not stand in US20200000000A1',
      'F2: the quote shares too few words with the feature for "disclosed"',
    ]);
  });

  it('says which publication is not in the corpus', async () => {
    await expect(
      compareFeatures.run({ features: [feature('a lens')], publication_number: 'US999A1', lang: 'en' }, context),
    ).rejects.toMatchObject({ code: 'invalid_request' });
  });
});

it('a document holds a thing whose words stand in it whole, in any form', () => {
  const text = (en: string, zh = '') => ({ texts: { en, zh } });
  const [pills, robot, plant] = [text('A pharmaceutical carrier'), text('Robotic Arms of cars'), text('', '机械臂')];
  const concepts = ['arm', 'car', 'robotic arm', '机械臂'].map((word) => ({ key: word, word }));
  const held = holdersOf(concepts, [pills, robot, plant]);
  expect(concepts.map(({ key }) => [...held.get(key)!])).toEqual([[robot], [robot], [robot], [plant]]);
});

it('classes are those of documents that hold two words of the features', () => {
  const documents = ['charger, car', 'cold plate', 'station', 'car', 'nothing'];
  const about = (...words: string[]) => {
    const concepts = words.map((word) => ({ key: word, word }));
    return aboutFeatures(
      documents,
      concepts,
      new Map(words.map((word) => [word, new Set(documents.filter((one) => one.includes(word)))])),
    );
  };
  expect(about('charger', 'car', 'station', 'unknown')).toEqual(['charger, car']);
  expect(about('cold plate', 'station')).toEqual(['cold plate']);
  expect(about('station', 'unknown')).toEqual(['station']);
  expect(about()).toEqual(documents);
});

it.each([
  ['the heat comes from a pouch, so nobody feels the edge', ['heat', 'edge', 'pouch']],
  // what no publication holds is cut where small words stand, and gives way to a word that one holds
  ['药盒底下有称重传感器', ['传感器', '称重', '药盒']],
])('of plain speech it asks for the things: %s', (text, words) => {
  const counts = new Map([
    ['heat', 3],
    ['edge', 4],
    ['传感器', 9],
  ]);
  expect(conceptsOf(text, counts, 100, 4).map(({ word }) => word)).toEqual(words);
});
