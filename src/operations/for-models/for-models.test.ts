import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { emptyWork } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import type { Operation } from '#operation.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import fetchDocuments from './fetch.ts';
import search from './search.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
});
afterAll(() => service.close());

const text = async (operation: Operation, body: object): Promise<string> =>
  (await answer(operation, body)).content[0].text;

async function answer(operation: Operation, body: object): Promise<any> {
  const response = await fetch(`${service.url}/mcp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.key}` },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: operation.id, arguments: body },
    }),
  });
  return ((await response.json()) as any).result;
}
const numbers = async (body: object) =>
  [...(await text(search, body)).matchAll(/^\d+\. \*\*(\w+)\*\*/gm)].map((match) => match[1]);

describe('search', () => {
  it('shows one row per family with owner, dates, class and link', async () => {
    expect(await text(search, { keywords: ['lidar'], filters: { authority: ['us'] }, limit: 1 })).toBe(
      [
        'Patent families found: 1; rows 1 to 1.',
        [
          '1. **US20110100001A1** Scanning lidar with a single detector array',
          '   Beta Optics GmbH · filed 2010-10-08 · published 2011-05-05 · G01S7/481',
          '   > A lidar scans a scene with one detector array and a tilting mirror.',
          `   <${service.url}/patents/US20110100001A1>`,
        ].join('\n'),
      ].join('\n\n'),
    );
  });

  it('takes every filter', async () => {
    expect(await numbers({ filters: { ipc: ['G01S 17/89'], authority: ['US'] } })).toEqual(['US20110100001A1']);
    expect(await numbers({ filters: { patent_type: ['B'], assignee: ['Beta Optics'] } })).toEqual(['US8100001B2']);
    expect(await numbers({ filters: { inventor: ['roe'], published_from: '2012-01-01', authority: ['US'] } })).toEqual([
      'US8100001B2',
    ]);
    expect(await numbers({ filters: { legal_status: ['active'] } })).toEqual(['US20110100001A1']);
    expect(await numbers({ filters: { filed_from: '20150101' } })).toEqual(['US9900001B2']);
    expect(await numbers({ filters: { query: 'TTL: radar AND AUTHORITY: CN' }, keywords: [] })).toEqual([]);
    expect(await numbers({ filters: { query: 'TTL: vehicles' } })).toEqual(['US9900001B2']);
    // other forms of a word
    expect(await numbers({ filters: { query: 'TTL: vehicle' } })).toEqual(['US9900001B2']);
    expect(await numbers({ keywords: ['vehicl*'] })).toEqual(['US9900001B2']);
    expect(await numbers({ keywords: ['激光雷达'] })).toEqual(['CN103000001A']);
  });

  it('sorts by date, pages, and says where the next page begins', async () => {
    expect(await numbers({ filters: { published_from: '2000-01-01' }, sort: 'newest' })).toEqual([
      'US9900001B2',
      'CN103000001A',
      expect.any(String),
    ]);
    const first = await text(search, { filters: { published_from: '2000-01-01' }, sort: 'oldest', limit: 2 });
    expect(first).toContain('rows 1 to 2.');
    expect(first).toContain('More: offset 2.');
    expect(await text(search, { filters: { published_from: '2000-01-01' }, offset: 9 })).toBe(
      'Row 10 is beyond the last of 3.',
    );
  });

  it('ranks by likeness among the documents with the keywords', async () => {
    expect((await numbers({ semantic_query: 'tilting mirror and detector array' }))[0]).toBe('US20110100001A1');
    expect(await numbers({ semantic_query: 'tilting mirror and detector array', keywords: ['piezoelectric'] })).toEqual(
      ['US8100001B2'],
    );
  });

  it('says which of the keywords the corpus has when nothing has all of them', async () => {
    expect(await text(search, { keywords: ['lidar', 'vehicles'], filters: { authority: ['US'] } })).toBe(
      [
        'Nothing in this corpus matches all that was asked.',
        'Each keyword by itself:',
        '- "lidar": 3 publications',
        '- "vehicles": 1 publications',
        'Filters were applied as well: leave some out.',
      ].join('\n'),
    );
  });

  it('refuses what it cannot mean, naming the field', async () => {
    expect(await text(search, {})).toContain('Give `semantic_query`, `keywords` or a filter.');
    expect(await text(search, { source: 'paper', keywords: ['a'], filters: { ipc: ['H01M'] } })).toContain(
      'filters.ipc is of patents',
    );
    expect(await text(search, { filters: { ipc: ['battery'] } })).toContain(
      'filters.ipc: "battery" is no class symbol',
    );
    expect(await text(search, { filters: { filed_to: 'tomorrow' } })).toContain(
      'filters.filed_to: "tomorrow" is no date',
    );
  });
});

describe('fetch', () => {
  it('answers the parts asked for, of numbers and of links, and says what is not here', async () => {
    const answer = await text(fetchDocuments, {
      keys: [`${service.url}/patents/US8100001B2`, 'EP 0 999 999 B1'],
      module: ['claims', 'citation', 'legal', 'family'],
    });
    expect(answer).toContain('**2** (depends on 1) The lidar of claim 1, wherein the drive is piezoelectric.');
    expect(answer).toContain('a mirror \\<tilted\\> by a drive');
    expect(answer).toContain('Cited by (1):\n- US9900001B2, X, 2018-02-13');
    expect(answer).toContain('Active (Granted), as of 2012-01-24');
    expect(answer).toContain('Simple family (3):');
    expect(answer).not.toContain('## Abstract');
    expect(answer).toContain('EP 0 999 999 B1: not in this corpus.');
  });

  it('says where a long text was cut', async () => {
    await service.corpus.put(patents, [
      {
        ...lidarPatents[0]!,
        publication_number: 'US20990000001A1',
        doc_number: '20990000001',
        descriptions: [
          {
            lang: 'en',
            origin: 'original',
            paragraphs: Array.from({ length: 30 }, (_, i) => ({
              id: `p${i + 1}`,
              section: 'other' as const,
              text: 'x'.repeat(99),
            })),
          },
        ],
      },
    ]);
    const answer = await text(fetchDocuments, { keys: ['US20990000001A1'], module: ['description'], max_chars: 1000 });
    expect(answer).toContain('[p9] xxx');
    expect(answer).not.toContain('[p10]');
    expect(answer).toContain('(21 further paragraphs left out: raise max_chars.)');
  });

  it('refuses a key that names nothing', async () => {
    expect(await text(fetchDocuments, { keys: ['hello world'] })).toContain(
      'keys[0]: "hello world" names no publication',
    );
    expect(await text(fetchDocuments, { keys: ['US8100001B2'], key_type: 'url' })).toContain('names no publication');
  });
});

describe('papers', () => {
  beforeAll(async () => {
    const paper = (doi: string, title: string, more: object = {}) =>
      workPart({
        ...emptyWork(),
        ids: [`doi:${doi}`],
        provenance: [{ source: 'records', key: doi }],
        titles: [{ lang: 'en', origin: 'original', text: title }],
        authors: [{ name: 'Maria Lymperaiou' }],
        venue: { name: 'Journal of Pumps', ids: [] },
        published: 20210300,
        ...more,
      });
    await service.corpus.put(works, [
      paper('10.1234/a', 'Wear of ceramic pump bearings', {
        abstracts: [{ lang: 'en', origin: 'original', text: 'We ran forty ceramic bearings until they failed.' }],
        body: [
          { id: 'p1', kind: 'heading', text: 'Methods' },
          { id: 'p2', kind: 'paragraph', text: 'Forty bearings ran.' },
        ],
      }),
      paper('10.1234/b', 'A retracted study of bearings', {
        retracted: true,
        references: [{ text: 'Lymperaiou, Wear of ceramic pump bearings', ids: ['doi:10.1234/a'] }],
      }),
    ]);
  });

  it('are found by words, likeness and author, and marked where they were retracted', async () => {
    expect(await text(search, { source: 'paper', semantic_query: 'ceramic bearings that fail', limit: 1 })).toBe(
      [
        'Papers most like the description, of 2 that share words with it; rows 1 to 1.',
        [
          '1. **10.1234/a** Wear of ceramic pump bearings',
          '   Maria Lymperaiou · Journal of Pumps · published 2021-03',
          '   > We ran forty ceramic bearings until they failed.',
          '   <https://doi.org/10.1234/a>',
        ].join('\n'),
        'More: offset 1.',
      ].join('\n\n'),
    );
    const found = await text(search, {
      source: 'paper',
      keywords: ['retracted study'],
      filters: { inventor: ['M. Lymperaiou'] },
    });
    expect(found).toContain('Papers found: 1; rows 1 to 1.');
    expect(found).toContain('**retracted**');
    expect(await text(search, { source: 'paper', keywords: ['unheard'] })).toBe(
      'No paper in this corpus matches all that was asked.',
    );
  });

  it('are read by DOI, with full text and who cites them', async () => {
    const answer = await text(fetchDocuments, {
      keys: ['https://doi.org/10.1234/A'],
      module: ['basic', 'description', 'citation'],
    });
    expect(answer).toContain('# 10.1234/a Wear of ceramic pump bearings');
    expect(answer).toContain('[p2] Forty bearings ran.');
    expect(answer).toContain('Cited by papers (1):\n- 10.1234/b A retracted study of bearings');
    expect(await text(fetchDocuments, { keys: ['10.1234/none'] })).toBe('10.1234/none: not in this corpus.');
  });
});

describe('an answer', () => {
  it('says the same as data, with the sources, and leaves to the next page what does not fit', async () => {
    const rows = { keywords: ['lidar'], filters: { authority: ['US', 'EP', 'CN'] } };
    const whole = await answer(search, rows);
    const { key, names, filed, published, sources } = whole.structuredContent.rows[0];
    expect([key, names, filed, published, sources]).toEqual([
      expect.stringMatching(/^[A-Z]{2}/),
      ...[expect.any(Array), expect.stringMatching(/^\d{4}-/), expect.stringMatching(/^\d{4}-/), expect.any(Array)],
    ]);
    await service.corpus.put(
      patents,
      Array.from({ length: 12 }, (_, n) => ({
        ...lidarPatents[0]!,
        ...{ publication_number: `US2098000000${n}A1`, doc_number: `2098000000${n}`, application_number: `US9${n}` },
        ...{
          priorities: [],
          abstracts: [{ lang: 'en', origin: 'original' as const, text: `paging ${'word '.repeat(80)}` }],
        },
      })),
    );
    const first = await answer(search, { keywords: ['paging'], limit: 12, max_tokens: 500 });
    const { total, rows: shown, next_offset } = first.structuredContent;
    expect([total, shown.length < 12, next_offset]).toEqual([12, true, shown.length]);
    expect(first.content[0].text).toContain(`More: offset ${next_offset}.`);
    const { estimateTokens } = await import('#models/prompt.ts');
    expect(estimateTokens(first.content[0].text)).toBeLessThanOrEqual(500);
    expect(estimateTokens(JSON.stringify(first.structuredContent))).toBeLessThanOrEqual(520);
  });
});
