import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { wholePatent } from '#testing/whole-patent.ts';
import { columnsOf, type Slice, shownText, sliceOf } from './columns.ts';

const id = wholePatent.publication_number;
const ties: Omit<Slice, 'lang' | 'holders'> = {
  groups: new Map(['simple_family', 'extended_family'].map((name, at) => [name, new Map([[id, 71 + at]])])),
  counts: new Map(['simple_family', 'cited_by'].map((name, at) => [name, new Map([[id, 4 + at]])])),
};
const holder: Patent = {
  ...samplePatent('JP2012000002A'),
  titles: [
    { lang: 'ja', origin: 'machine', text: 'machine' },
    { lang: 'ja', origin: 'office', text: 'office' },
  ],
};
const slice = (lang: string): Slice => ({ ...ties, lang, holders: new Map([[`TTL ${id}`, holder]]) });

const isExported = (code: string) => {
  try {
    return columnsOf(code).length > 0;
  } catch {
    return false;
  }
};
const OTHER_NAMES = [
  ...['title', 'ABSTRACT', 'CLAIMS', 'DESCRIPTION', 'TIAB', 'PBDT', 'APDT', 'PUBLICATION_YEAR', 'APPLICATION_YEAR'],
  ...['CURRENT_ASSIGNEE', 'ORIGINAL_ASSIGNEE', 'STD_ORIGINAL_ASSIGNEE', 'ASSIGNEE', 'AGENCY', 'IPC_MAIN_GROUP'],
  ...['CPC_MAIN_GROUP', 'FAMILY'],
];

it('every field that can be exported has a head, a width, and what a record says', async () => {
  const codes = [...Object.keys(patents.fields), ...OTHER_NAMES].filter(isExported);
  const lines = codes.flatMap(columnsOf).map(({ name, title, width, of }) => {
    const shown = JSON.stringify(of(wholePatent, slice('en'))) ?? '';
    return `${name} (${title}) ${width}: ${shown.length > 160 ? `${shown.slice(0, 160)} …` : shown}\n`;
  });
  await expect(lines.join('')).toMatchFileSnapshot('../readings/columns.txt');
});

it('a text is shown in the language that is asked for: of the record, of its family, else as published', () => {
  const texts = (['en', 'zh', 'ja', 'fr'] as const).map((lang) => shownText(wholePatent, 'TTL', slice(lang)));
  expect(texts).toEqual([
    { text: 'Mirror_drive for a [scanning] lidar', from: 'en original' },
    { text: '扫描激光雷达的镜驱动', from: 'zh machine' },
    { text: 'office', from: 'ja office, of JP2012000002A' },
    { text: 'Mirror_drive for a [scanning] lidar', from: 'en original' },
  ]);
  expect(shownText(wholePatent, 'ABST', slice('ja'))?.from).toBe('de original');
  expect(shownText(samplePatent('EP1A1'), 'TTL', slice('en'))).toBeUndefined();
});

it('codes are taken once, in any case, and those that are none are named', () => {
  expect(columnsOf(' pn, PN ,,ttl').map(({ name }) => name)).toEqual(['PN', 'TTL', 'TTL_FROM']);
  expect(() => columnsOf(' , ')).toThrow('fields names 0 fields: give 1 to 100.');
  const many = (count: number) => Array.from({ length: count }, (_, at) => `X${at}`).join();
  expect(() => columnsOf(many(101))).toThrow('fields names 101 fields');
  expect(() => columnsOf(many(100))).toThrow(/^fields: (?:"X\d", ){9}"X9" cannot be exported\./);
});

it('looks up each tie once, and a text only where a record has none', async () => {
  const asked: string[] = [];
  const member = { id: holder.publication_number, stored: true };
  const corpus = {
    groups: async (_: unknown, ids: readonly string[], name: string) => {
      asked.push(`groups ${name}`);
      return new Map([[ids[0], 7]]);
    },
    links: async (_: unknown, ids: readonly string[], name: string) => {
      asked.push(`links ${name} ${ids}`);
      return new Map([[id, { records: [{ id, stored: true }, { id: 'US1A', stored: false }, member] }]]);
    },
    get: async (_: unknown, ids: readonly string[]) => {
      asked.push(`get ${ids}`);
      return [holder];
    },
  } as unknown as Parameters<typeof sliceOf>[0];
  const columns = columnsOf('FAM_ID,EFAM_ID,IFAM_ID,FAM_COUNT,F_CITES_COUNT,TTL,ABST');
  const found = await sliceOf(corpus, columns, [wholePatent], 'ja');
  expect(asked).toEqual([
    ...['groups simple_family', 'groups extended_family', `links simple_family ${id}`, `links cited_by ${id}`],
    ...[`links simple_family ${id}`, 'get JP2012000002A', `links simple_family ${id}`, 'get JP2012000002A'],
  ]);
  expect([...found.holders]).toEqual([[`TTL ${id}`, holder]]);
  expect(found.counts.get('cited_by')?.get(id)).toBe(3);
  asked.length = 0;
  await sliceOf(corpus, columnsOf('TTL'), [wholePatent], 'en');
  expect(asked).toEqual([]);
});
