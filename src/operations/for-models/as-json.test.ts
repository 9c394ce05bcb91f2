import { describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import { SIMPLE_STATUS } from '#patents/code-words.ts';
import { searchAsJson } from './as-json.ts';

const work = (said: Partial<Work>): Work => ({ ...emptyWork(), id: 'w1', ids: [], ...said }) as Work;
const text = (lang: string, said: string) => ({ lang, origin: 'original', text: said }) as never;

/** What a search answers that finds such records, and what it has asked. */
async function found(body: object, ...records: readonly object[]) {
  const asked: Record<string, any>[] = [];
  const corpus = {
    search: async (collection: { name: string }, request: object) => {
      asked.push({ of: collection.name, ...request });
      return { hits: records.map(() => ({ id: 'x' })), total: 40 + records.length };
    },
    get: async () => records,
    groups: async () => new Map(),
    links: async () => new Map(),
  };
  const services = { corpus, base_url: () => 'http://here' };
  const call = { body, account: { id: 'a' }, signal: undefined };
  const { data } = (await searchAsJson.handle(call as never, services as never)) as any;
  return { ...data, asked };
}

describe('papers as JSON', () => {
  it('have what is known of them, people without those who only edited', async () => {
    const whole = work({
      ids: ['doi:10.1/a'],
      titles: [text('en', 'A title')],
      abstracts: [text('en', 'A text'), text('zh', '文')],
      authors: [{ name: 'Jane Doe' }, { name: 'Ed', role: 'editor' }] as never,
      ...{ venue: { name: 'J' } as never, published: 20200102, retracted: true },
    });
    const { total_hits, returned_count, docs } = await found({ source: 'paper', keywords: ['a'] }, whole, work({}));
    expect([total_hits, returned_count]).toEqual([42, 2]);
    expect(docs).toEqual([
      {
        ...{ id: 'w1', doi: '10.1/a', title: 'A title', authors: ['Jane Doe'], publication: 'J', text: 'A text' },
        ...{
          publication_date: 20200102,
          retracted: true,
          url: 'https://doi.org/10.1/a',
          view_url: 'https://doi.org/10.1/a',
        },
      },
      { id: 'w1', doi: '', title: '', authors: [], publication: '', text: '' },
    ]);
  });
});

describe('patents as JSON', () => {
  it('have what is known of them, the abstract in English where there is one', async () => {
    const patent = samplePatent('EP1000001B1', {
      titles: [text('en', 'A title')],
      abstracts: [text('de', 'Ein Text'), text('en', 'A text')],
      ...{ ipc: ['H01M10/613', 'H01M10/00'], legal_status: { simple: 1 }, inventors: [{ name: 'Jane Doe' }] },
      ...{ filing_date: 20100102, publication_date: 20120304, current_assignees: [{ name: 'Acme' }] },
    } as never);
    const { docs } = await found({ keywords: ['a'] }, patent);
    expect(docs[0]).toMatchObject({
      ...{ patent_number: 'EP1000001B1', title: 'A title', ipc: 'H01M10/613', legal_status: SIMPLE_STATUS[1] },
      ...{ application_date: 20100102, publication_date: 20120304, jurisdiction: 'EP', assignees: ['Acme'] },
      ...{ inventors: ['Jane Doe'], text: 'A text', cited_count: 0 },
    });
    expect(docs[0].url).toMatch(/^http:\/\/here\/.*EP1000001B1/);
    expect(docs[0].view_url).toBe(docs[0].url);
    const german = samplePatent('EP1000001B1', { abstracts: [text('de', 'Ein Text')] } as never);
    expect((await found({ keywords: ['a'] }, german)).docs[0].text).toBe('Ein Text');
  });

  it('are empty words where nothing is known, and days are left out', async () => {
    const bare = samplePatent('EP1000001B1', {
      ...{
        titles: [],
        abstracts: [],
        ipc: [],
        filing_date: undefined,
        publication_date: undefined,
        legal_status: undefined,
      },
    } as never);
    const [doc] = (await found({ keywords: ['a'] }, bare)).docs;
    expect([doc.ipc, doc.legal_status, doc.text]).toEqual(['', '', '']);
    expect(['application_date', 'publication_date'].some((name) => name in doc)).toBe(false);
  });
});

describe('what older clients say', () => {
  const asked = async (body: object) => (await found(body)).asked[0]!;
  it('rows are ten unless it is said, by either name', async () => {
    expect((await asked({ keywords: ['a'] })).limit).toBe(10);
    expect((await asked({ keywords: ['a'], topk: 3 })).limit).toBe(3);
    expect((await asked({ keywords: ['a'], topk: 3, limit: 5 })).limit).toBe(5);
  });

  it('sources are one: patents where they are among them, else the first', async () => {
    expect((await asked({ keywords: ['a'], sources: ['paper'] })).of).toBe('works');
    expect((await asked({ keywords: ['a'], sources: ['paper', 'patent'] })).of).toBe('patents');
    expect((await asked({ keywords: ['a'], sources: ['paper'], source: 'patent' })).of).toBe('patents');
    expect((await asked({ keywords: ['a'] })).of).toBe('patents');
  });

  it('a strategy stands in for what is not said by itself', async () => {
    const word = async (body: object) => JSON.stringify((await asked(body)).query);
    expect(await word({ search_strategy: { keyword: 'pump' } })).toContain('pump');
    expect(await word({ search_strategy: { keyword: ['pump', 'valve'] } })).toMatch(/pump.*valve/);
    expect(await word({ search_strategy: { keyword: 'pump' }, keywords: ['valve'] })).not.toContain('pump');
    expect(await word({ search_strategy: { filter: { authority: ['EP'] } } })).toContain('EP');
    await expect(asked({})).rejects.toThrow('Give `semantic_query`, `keywords` or a filter.');
  });
});
