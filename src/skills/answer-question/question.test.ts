import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inContext, readQuestion } from './question.ts';

const words = (text: string) => [...readQuestion(text).words.values()];

describe('a question', () => {
  it.each([
    [
      'How is thermal propagation between battery cells limited?',
      ['thermal', 'propagation', 'battery', 'cells', 'limited'],
    ],
    ['Can you tell me which patents exist on lidar scanners, please?', ['lidar', 'scanners']],
    ['What are the advantages of aerogel barriers?', ['aerogel', 'barriers']],
    ['电池热失控如何防止蔓延？', ['电池', '池热', '热失', '失控', '防止', '止蔓', '蔓延']],
    ['请介绍一下有关激光雷达的专利', ['激光', '光雷', '雷达']],
    ['What is it?', []],
    ['', []],
  ])('is about its content words: %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('says which of its words say less', () => {
    const read = readQuestion('How to prevent lidar drift? 超声贴片如何避免组织发热？');
    expect([...read.lesser]).toEqual(['prevent', '声贴', '贴片', '避免', '免组', '织发']);
  });

  it.each([
    ['en', 'How does a heat pipe work?'],
    ['zh', '什么是热管？'],
    ['zh', 'LiDAR扫描装置的微镜如何驱动？'],
  ])('has a language: %s for %s', (lang, text) => {
    expect(readQuestion(text).lang).toBe(lang);
  });

  it.each([
    ['How many patents are there on busbar cooling?', 'documents'],
    ['What is the number of families on lidar?', 'documents'],
    ['Who files most on lidar?', 'applicants'],
    ['Which companies are active in wind turbines?', 'applicants'],
    ['Show the trend of lidar filings over the years', 'years'],
    ['有多少关于激光雷达的专利？', 'documents'],
    ['电池冷却的申请趋势', 'years'],
    ['哪些公司申请激光雷达专利最多？', 'applicants'],
    ['How many cells does the module have?', undefined],
    ['电池模组有多少个电池单体？', undefined],
  ])('wants a count, or not: %s', (text, count) => {
    expect(readQuestion(text).count).toBe(count);
  });

  it('names publications, phrases and years, which are then no words', () => {
    const read = readQuestion('Does EP 9003470 B1 show a "cold plate" as in CN190002715A since 2015?');
    expect(read.publications).toEqual(['EP9003470B1', 'CN190002715A']);
    expect(read.phrases).toEqual(['cold plate']);
    expect(read.years).toEqual({ from: 2015 });
    expect(words('Lidar between 2010 and 2014')).toEqual(['lidar']);
    expect(readQuestion('Lidar between 2010 and 2014').years).toEqual({ from: 2010, to: 2014 });
    expect(readQuestion('2018年激光雷达').years).toEqual({ from: 2018, to: 2018 });
  });

  it('takes the words of the question before along when it points back', () => {
    const before = ['How does a lidar scanner steer the beam?'];
    expect([...inContext(readQuestion('And what does it cost?'), before).words.values()]).toEqual(
      expect.arrayContaining(['cost', 'lidar', 'scanner', 'beam']),
    );
    const whole = readQuestion('How are electrodes of surgical vessel sealers coated?');
    expect(inContext(whole, before)).toBe(whole);
  });

  it('of any kind and length is read quickly and without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const read = readQuestion(text);
        expect(read.words.size).toBeLessThanOrEqual(40);
      }),
      { numRuns: 200 },
    );
    const started = performance.now();
    for (const piece of ['多少', 'who which ', '"', 'AA1 1', 'in 20', '“a', '申请人公司'])
      readQuestion(piece.repeat(30_000 / piece.length));
    expect(performance.now() - started).toBeLessThan(1_500);
  });
});
