import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { mergePatents } from '#collections/patents/patent-merge.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import source from './source.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name));
const filled = (patent: Patent) =>
  Object.fromEntries(
    Object.entries(patent).filter(
      ([field, value]) => field !== 'provenance' && !(Array.isArray(value) && value.length === 0),
    ),
  );
const zh = { lang: 'zh', origin: 'original' };
const head = {
  publication_number: 'TWI900001B',
  authority: 'TW',
  doc_number: 'I900001',
  kind_code: 'B',
  patent_type: 'B',
  application_number: 'TW108135020',
};

it('reads a specification: texts, claims by their words, sections, drawings', async () => {
  const [parsed] = await readText(source, 'TW-I900001-specification.xml', fixture('TW-I900001-specification.xml'));
  expect(parsed).toMatchObject({ ok: true, unknown: ['invention-specification/new-part'] });
  if (parsed?.ok !== true) return;
  expect(filled(parsed.record)).toEqual({
    ...head,
    titles: [
      { ...zh, text: '異常偵測' },
      { lang: 'en', origin: 'office', text: 'ANOMALY DETECTION' },
    ],
    abstracts: [
      { ...zh, text: '本案提供方法。' },
      { lang: 'en', origin: 'office', text: 'A method is given.' },
    ],
    claims: [
      {
        ...zh,
        claims: [
          { number: 1, text: '一種方法，包含步驟。', independent: true, parents: [] },
          { number: 2, text: '如請求項1所述之方法。', independent: false, parents: [1] },
          { number: 3, text: '一種系統，用於執行如請求項1或2所述之方法。', independent: true, parents: [] },
        ],
      },
    ],
    descriptions: [
      {
        ...zh,
        paragraphs: [
          { id: 'p1', number: '0001', section: 'field', text: '本揭示案關於異常偵測。' },
          { id: 'p2', number: '0002', section: 'background', text: '第一行\n第二行H2O' },
          { id: 'p3', number: '0003', section: 'summary', text: '摘要。' },
          { id: 'p4', number: '0004', section: 'embodiments', text: '實施。' },
          { id: 'p5', number: '0005', section: 'other', text: '100:系統' },
        ],
      },
    ],
    figures: [{ id: 'fig1', label: '圖1', file: 'a-1.jpg', abstract_figure: true }],
  });
});

it('joins the metadata beside it by number', async () => {
  const [xml] = await readText(source, 'TW-I900001-specification.xml', fixture('TW-I900001-specification.xml'));
  const [json] = await readText(source, 'TW-I900001-metadata.json', fixture('TW-I900001-metadata.json'));
  if (xml?.ok !== true || json?.ok !== true) throw new Error('not read');
  const joined = mergePatents(xml.record, json.record);
  expect([joined.filing_date, joined.publication_date, joined.grant_date, joined.claims[0]!.claims.length]).toEqual([
    20190927, 20240911, 20240911, 3,
  ]);
  expect(joined.applicants).toEqual([
    { name: '美商示例股份有限公司', standard_name: '美商示例股份有限公司', type: 'company', lang: 'zh' },
  ]);
  expect(joined.inventors).toEqual([{ name: '廖 示例', standard_name: '廖示例', type: 'person', lang: 'zh' }]);
});

it('tells why a file is no record', async () => {
  const [nameless] = await readText(source, 'specification.xml', fixture('TW-I900001-specification.xml'));
  expect(nameless).toMatchObject({ ok: false, id: 'document 1' });
  expect(nameless).toHaveProperty(
    'reason',
    expect.stringContaining('no publication number, and neither has its file name'),
  );
  expect(await readText(source, 'a.json', '{"publication_number": 3}')).toMatchObject([
    { ok: false, reason: 'no publication_number' },
  ]);
  expect(await readText(source, 'a.json', '{')).toMatchObject([{ ok: false, id: 'a.json' }]);
});

describeWithSharedData('the shared TIPO files', ['patents/tipo-fulltext-xml'], (folder) => {
  it('are read whole', async () => {
    const seen: unknown[] = [];
    const reading = await readAll<Patent>(source, [folder], (patent) =>
      seen.push([
        patent.publication_number,
        patent.filing_date,
        patent.inventors.length,
        patent.claims[0]?.claims.filter((claim) => claim.independent).map((claim) => claim.number),
        patent.claims[0]?.claims.length,
        patent.descriptions[0]?.paragraphs.length,
        patent.figures.length,
      ]),
    );
    expect({ ...reading, with: undefined, unknown: [...reading.unknown] }).toEqual({
      records: 2,
      ids: 1,
      with: undefined,
      rejects: [],
      faults: [],
      unknown: [],
      unrecognised: [],
    });
    expect(seen).toEqual([
      ['TWI854998B', 20190927, 3, undefined, undefined, undefined, 0],
      ['TWI854998B', undefined, 0, [1, 7, 14], 19, 112, 12],
    ]);
  });
});
