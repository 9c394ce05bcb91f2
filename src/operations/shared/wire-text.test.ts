import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { applicationParts, classParts, dayParts, documentParts, rowNumber, wireParties } from './documents.ts';
import { inLanguage, noteUntranslated, titleIn } from './languages.ts';
import { descriptionText, joinNames, paragraphLine, shownTexts, shownTitle, wireLanguage } from './wire-text.ts';

const text = (lang: string, origin: 'original' | 'office' | 'machine', words = `${lang} ${origin}`) => ({
  ...{ lang, origin, text: words },
});

describe('texts', () => {
  it('are shown as published, else all there are', () => {
    const [ja, en] = [text('ja', 'original'), text('en', 'office')];
    expect([shownTexts([en, ja]), shownTexts([en]), shownTexts([])]).toEqual([[ja], [en], []]);
  });

  it('a title is the published one, else the English one, else any', () => {
    expect(shownTitle([text('en', 'machine'), text('ko', 'original')])).toBe('ko original');
    expect(shownTitle([text('de', 'machine'), text('en', 'office')])).toBe('en office');
    expect([shownTitle([text('de', 'machine')]), shownTitle([])]).toEqual(['de machine', '']);
  });

  it('a title in a language is the one stored in it, by its origin, else the one that is shown', () => {
    const all = [text('de', 'office'), text('en', 'machine'), text('en', 'office'), text('fr', 'original')];
    expect(['en', 'de', 'fr', 'zh', undefined].map((lang) => shownTitle(all, lang))).toEqual([
      'en office',
      'de office',
      'fr original',
      'fr original',
      'fr original',
    ]);
  });

  it('in a language: as published before the office’s before a machine’s, and none in another', () => {
    const all = [text('zh', 'machine'), text('en', 'original'), text('zh', 'office')];
    expect([inLanguage(all)?.origin, inLanguage(all, 'en')?.origin, inLanguage(all, 'jp')]).toEqual([
      ...['office', 'original', undefined],
    ]);
    const patent = samplePatent('US1000001A1', { titles: all });
    expect([titleIn(patent, 'cn'), titleIn(patent, 'jp')]).toEqual(['zh office', 'en original']);
    const heard: string[] = [];
    noteUntranslated((sentence) => heard.push(sentence), 'abstract', 'jp', [patent]);
    noteUntranslated((sentence) => heard.push(sentence), 'claim', undefined, [patent]);
    expect(heard.map((sentence) => sentence.split(';')[0])).toEqual([
      'No abstract in JP is stored of US1000001A1',
      'No claim in CN is stored of US1000001A1',
    ]);
  });

  it('have languages as the interface writes them', () => {
    expect(['zh', 'ja', 'ko', 'en', 'de'].map(wireLanguage)).toEqual(['CN', 'JP', 'KR', 'EN', 'DE']);
  });

  it('paragraphs have their printed numbers, names a bar between them', () => {
    const paragraphs = [
      { id: 'p1', section: 'field', text: 'One.', number: '0001' },
      { id: 'p2', section: 'field', text: 'Two.' },
    ] as const;
    expect(paragraphLine(paragraphs[0])).toBe('[0001] One.');
    expect(descriptionText(paragraphs)).toBe('[0001] One.\nTwo.');
    expect(joinNames([{ name: 'A, Inc.' }, { name: 'B' }])).toBe('A, Inc. | B');
  });
});

describe('numbers by their parts', () => {
  it('classes down to where they go', () => {
    expect(classParts('H01M10/0525')).toEqual({
      ...{ section: 'H', class: '01', sub_class: 'M', main_group: '10', sub_group: '0525' },
    });
    expect([classParts('Y02E60'), classParts('C01B'), classParts('A'), classParts('Z99')]).toEqual([
      { section: 'Y', class: '02', sub_class: 'E', main_group: '60' },
      { section: 'C', class: '01', sub_class: 'B' },
      { section: 'A' },
      {},
    ]);
  });

  it('publications, readable or not, and applications', () => {
    expect([documentParts('EP1000000A1'), documentParts('US1'), documentParts('odd')]).toEqual([
      { country: 'EP', doc_number: '1000000', kind: 'A1' },
      { country: 'US', doc_number: '1' },
      { country: 'od', doc_number: 'd' },
    ]);
    expect([applicationParts('US13/751053'), applicationParts('PCT/EP2001/1')]).toEqual([
      { country: 'US', doc_number: '13/751053' },
      { country: 'WO', doc_number: 'PCT/EP2001/1', kind: 'W' },
    ]);
  });

  it('rows from 0001, days in three precisions, parties in order', () => {
    expect([rowNumber(0), rowNumber(9998), rowNumber(9999)]).toEqual(['0001', '9999', '10000']);
    expect([dayParts(20130405), dayParts(undefined)]).toEqual([{ date: 20130405, month: 201304, year: 2013 }, {}]);
    expect(wireParties([{ name: 'A' }, { name: '乙', lang: 'zh', address: '北京' }])).toEqual([
      { name: 'A', sequence: 1 },
      { name: '乙', sequence: 2, lang: 'CN', address: '北京' },
    ]);
  });
});
