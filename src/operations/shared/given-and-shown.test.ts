import { describe, expect, it } from 'vitest';
import type { ClassSymbol } from '#collections/class-symbols.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { thrown } from '#testing/thrown.ts';
import { placesAbove } from './class-tree.ts';
import { flagText, grouped, pageOfRows, plainDay } from './company-facts.ts';
import { entityIds } from './entity-ids.ts';
import { inLanguage, noteUntranslated } from './languages.ts';
import { listed, MAX_NUMBERS, names, patentIds, publicationNumbers } from './number-list.ts';
import { isoDay, writtenDay } from './solution-reference.ts';
import { descriptionText, joinNames, shownTexts, shownTitle, wireLanguage } from './wire-text.ts';

const many = (length: number, text: string): string[] => Array.from({ length }, () => text);

describe('what a parameter names', () => {
  it('is separated by lines, bars, semicolons, and commas that are in no number', () => {
    expect(listed('US 11,205,304 B2, EP1A1;CN2A | JP3A\n ,')).toEqual(['US 11,205,304 B2', 'EP1A1', 'CN2A', 'JP3A']);
    expect([listed(undefined), listed(' ;, ')]).toEqual([[], []]);
  });

  it('is a publication each, in one spelling', () => {
    expect(publicationNumbers('pn', 'US 11,205,304 B2')).toEqual(['US11205304B2']);
    expect(publicationNumbers('pn', ['EP1234567A1', 'CN101254116A, WO2017215226A1'])).toEqual([
      ...['EP1234567A1', 'CN101254116A', 'WO2017215226A1'],
    ]);
    expect(publicationNumbers('pn', undefined)).toEqual([]);
    const { code, message, details } = thrown(() => publicationNumbers('pn', `US1B2, ${'x'.repeat(80)}`));
    expect([code, message]).toEqual([
      'invalid_request',
      `pn: "${'x'.repeat(60)}" (number 2) is no publication number; write office, number and kind code, such as US11205304B2.`,
    ]);
    expect(details).toMatchObject({ field: 'pn', index: 1, given: 'x'.repeat(60) });
  });

  it('is a hundred at most', () => {
    expect(MAX_NUMBERS).toBe(100);
    expect(publicationNumbers('pn', many(100, 'US1B2'))).toHaveLength(100);
    const { message, details } = thrown(() => publicationNumbers('pn', many(101, 'US1B2')));
    expect(message).toBe('pn names 101 patents: at most 100 per call.');
    expect(details).toMatchObject({ field: 'pn', maximum: 100 });
  });

  it('is an id each, in small letters', () => {
    const id = '5F0C5A1B-e2d9-4f0c-8a7b-3d6e1c2f4a90';
    expect(patentIds('id', `${id}; ${id},\n${id}`)).toEqual(many(3, id.toLowerCase()));
    expect(patentIds('id', undefined)).toEqual([]);
    const { message, details } = thrown(() => patentIds('id', [id, `${id}0`]));
    expect(message).toBe(`id: "${id}0" (id 2) is no patent id (a UUID).`);
    expect(details).toMatchObject({ field: 'id', index: 1, given: `${id}0` });
  });

  it('is a name each, whatever stands in it', () => {
    expect(names('company')('name', [' A, B & Co. ', '', 'C'])).toEqual(['A, B & Co.', 'C']);
    expect(names('company')('name', 'A; B')).toEqual(['A; B']);
    expect(names('company')('name', undefined)).toEqual([]);
    expect(thrown(() => names('drug')('name', many(101, 'A'))).message).toBe(
      'name names 101 drugs: at most 100 per call.',
    );
  });

  it('is a thing of the dictionary each, with hyphens or without', () => {
    const bare = '5f0c5a1be2d94f0c8a7b3d6e1c2f4a90';
    const given = [bare.toUpperCase(), ' 5f0c5a1b-e2d9-4f0c-8a7b-3d6e1c2f4a90 '];
    expect(entityIds('drug', given, 2)).toEqual([bare, bare]);
    const over = thrown(() => entityIds('drug', given, 1));
    expect([over.message, over.details]).toEqual([
      'drug names 2 ids: at most 1 per call.',
      expect.objectContaining({ field: 'drug', maximum: 1 }),
    ]);
    const none = thrown(() => entityIds('drug', [bare, 'aspirin'], 2));
    expect([none.message, none.details]).toEqual([
      'drug: "aspirin" (id 2) is no id (32 hexadecimal digits).',
      expect.objectContaining({ field: 'drug', index: 1, given: 'aspirin' }),
    ]);
  });
});

describe('texts', () => {
  const text = (lang: string, origin: 'original' | 'office' | 'machine', words = `${lang} ${origin}`) => ({
    ...{ lang, origin, text: words },
  });

  it('have languages as the interface writes them', () => {
    expect(['zh', 'ja', 'ko', 'en', 'de'].map(wireLanguage)).toEqual(['CN', 'JP', 'KR', 'EN', 'DE']);
  });

  it('are shown as published, else as they are translated', () => {
    const [original, office] = [text('ja', 'original'), text('en', 'office')];
    expect(shownTexts([office, original])).toEqual([original]);
    expect(shownTexts([office])).toEqual([office]);
    expect(shownTitle([office, original])).toBe('ja original');
    expect(shownTitle([text('de', 'machine'), office])).toBe('en office');
    expect(shownTitle([text('de', 'machine'), text('fr', 'machine')])).toBe('de machine');
    expect(shownTitle([])).toBe('');
  });

  it('in a language are as published before the office’s translation before a machine’s', () => {
    const all = [text('zh', 'machine'), text('zh', 'office'), text('zh', 'original'), text('en', 'machine')];
    expect(inLanguage(all)).toEqual(text('zh', 'original'));
    expect(inLanguage(all.slice(0, 2), 'cn')).toEqual(text('zh', 'office'));
    expect(inLanguage(all, 'en')).toEqual(text('en', 'machine'));
    expect(inLanguage(all, 'jp')).toBeUndefined();
    expect(inLanguage([text('ja', 'office')], 'jp')).toEqual(text('ja', 'office'));
  });

  it('that are not there are told, with what would have them', () => {
    const told: string[] = [];
    noteUntranslated((sentence) => told.push(sentence), 'title', 'jp', [samplePatent('US1B2')]);
    noteUntranslated((sentence) => told.push(sentence), 'abstract', undefined, [
      samplePatent('US2B2'),
      samplePatent('US3B2'),
    ]);
    const from =
      'a translation by the office (epo-ops, cn-publications, google-patents), a member of the family in that language (replace_by_related=1), or a language model.';
    expect(told).toEqual([
      `No title in JP is stored of US1B2; it would come from ${from}`,
      `No abstract in CN is stored of US2B2, US3B2; it would come from ${from}`,
    ]);
  });

  it('of several are joined as the interface joins them', () => {
    expect(joinNames([{ name: 'A, B & Co.' }, { name: 'C' }])).toBe('A, B & Co. | C');
    const paragraphs = [
      { id: 'p1', section: 'other' as const, text: 'A pump.' },
      { id: 'p2', section: 'other' as const, number: '0002', text: 'A valve.' },
    ];
    expect(descriptionText(paragraphs)).toBe('A pump.\n[0002] A valve.');
  });
});

describe('days and rows', () => {
  it('are written where month and day are known', () => {
    const days = [20_200_109, 20_201_231, 20_200_101, 20_200_100, 20_200_000, 20_200_012, undefined];
    const none = [undefined, undefined, undefined, undefined];
    expect(days.map(writtenDay)).toEqual(['9 Jan 2020', '31 Dec 2020', '1 Jan 2020', ...none]);
    expect(days.map(isoDay)).toEqual(['2020-01-09', '2020-12-31', '2020-01-01', ...none]);
    const months = Array.from({ length: 12 }, (_, n) => writtenDay(20_200_001 + (n + 1) * 100));
    expect(months.join()).toBe(
      '1 Jan 2020,1 Feb 2020,1 Mar 2020,1 Apr 2020,1 May 2020,1 Jun 2020,1 Jul 2020,1 Aug 2020,1 Sep 2020,1 Oct 2020,1 Nov 2020,1 Dec 2020',
    );
  });

  it('of companies are texts, pages from 1, and groups in the order of their first rows', () => {
    expect([plainDay(20_200_109), plainDay(undefined)]).toEqual(['20200109', undefined]);
    expect([flagText(1), flagText(0), flagText(undefined)]).toEqual(['1', '0', undefined]);
    expect([1, 2, 3].map((page) => pageOfRows([1, 2, 3, 4, 5], page, 2))).toEqual([[1, 2], [3, 4], [5]]);
    expect(grouped(['b1', 'a1', 'b2', 'a2', 'c1'], (row) => row[0]!)).toEqual([['b1', 'b2'], ['a1', 'a2'], ['c1']]);
  });

  it('above a class are its scheme’s, the uppermost first, as far as they are stored, and end', () => {
    const place = (symbol: string, parent?: string) =>
      ({ symbol, ...(parent && { parent }) }) as unknown as ClassSymbol;
    const all = [place('H'), place('H01', 'H'), place('H01M', 'H01'), place('B60L', 'B60')];
    const places = new Map(all.map((each) => [each.symbol, each]));
    const above = (each: ClassSymbol) => placesAbove(each, places).map(({ symbol }) => symbol);
    expect([above(all[2]!), above(all[0]!), above(all[3]!)]).toEqual([['H', 'H01'], [], []]);
    // one that stands above itself is no reason not to answer
    const loop = place('X', 'X');
    places.set('X', loop);
    expect(above(loop)).toHaveLength(20);
  });
});
