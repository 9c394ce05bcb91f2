import { expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import type { PatentRelations } from '#collections/patents/relations.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { emptyWork, type Work } from '#collections/works/work.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { wholePatent } from '#testing/whole-patent.ts';
import { beginning, documentMarkdown, hitLines, hitOf, MODULES, rows, upTo } from './markdown.ts';
import { paperHit, paperLines, paperMarkdown, paperUrl } from './papers.ts';

const BASE = 'https://here';

const relations: PatentRelations = {
  simple_family: {
    family_id: 1,
    members: [
      { publication_number: 'US8100002B2', stored: true, publication_date: 20120131 },
      { publication_number: 'EP2500002A1', stored: false },
    ],
  },
  extended_family: { family_id: 2, members: [{ publication_number: 'JP2012000002A', stored: true }] },
  cited_by: [
    { publication_number: 'US9000003B2', stored: true, publication_date: 20150203, categories: ['X', 'Y'] },
    { publication_number: 'CN105000003A', stored: false, categories: [] },
  ],
};

/** A patent in each of the ways in which a model reads it. */
const patentText = (record: Patent, related?: PatentRelations, most_chars = 40_000): string =>
  [
    hitLines(record, 3, BASE),
    JSON.stringify(hitOf(record, BASE), null, 1),
    documentMarkdown(record, related, { modules: MODULES, base_url: BASE, most_chars }),
    '',
  ].join('\n\n');

it('a patent says all that is known of it', async () => {
  await expect(patentText(wholePatent, relations)).toMatchFileSnapshot('./readings/patent-whole.txt');
});

it('a patent of which nothing is known says so', async () => {
  await expect(patentText(samplePatent('EP2500003A1'))).toMatchFileSnapshot('./readings/patent-bare.txt');
});

it('a patent in translation, of the demo, by its applicant and second class, with one of each', async () => {
  const one: Patent = {
    ...samplePatent('JP2012000004A'),
    ...{ application_number: 'JP2010-000004', cpc: ['G01S7/4817'], demo: true, expiry_date: 20301009 },
    ...{ applicants: [{ name: '山田光学' }], priorities: [{ country: 'JP', number: 'JP2009-000004', date: 20091001 }] },
    titles: [{ lang: 'en', origin: 'machine', text: 'Mirror drive' }],
    abstracts: [{ lang: 'zh', origin: 'office', text: '一种镜驱动。' }],
    claims: [{ ...wholePatent.claims[0]!, origin: 'machine' }],
    descriptions: [{ ...wholePatent.descriptions[0]!, origin: 'office' }],
    legal_status: { simple: 1, detailed: [] },
    legal_events: [{ code: 'R1' }],
  };
  await expect(patentText(one, undefined, 60)).toMatchFileSnapshot('./readings/patent-translated.txt');
});

const paper: Work = {
  ...emptyWork(),
  id: '0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51',
  ids: ['doi:10.1234/a_b', 'pmid:77'],
  keys: [],
  provenance: [
    { source: 'pubmed', key: '77' },
    { source: 'crossref', key: '10.1234/a_b' },
  ],
  type: 'journal-article',
  titles: [
    { lang: 'de', origin: 'original', text: 'Verschleiß' },
    { lang: 'en', origin: 'office', text: 'Wear of *ceramic* bearings' },
  ],
  abstracts: [{ lang: 'en', origin: 'original', text: 'We ran forty bearings [1]\nuntil they failed.' }],
  authors: [
    { name: 'Ed Editor', role: 'editor' },
    ...Array.from({ length: 10 }, (_, at) => ({ name: `Ann Author${at + 1}` })),
  ],
  venue: { name: 'Journal of Pumps', ids: [] },
  ...{ volume: '7', issue: '2', pages: '11-19', published: 20210300 },
  keywords: Array.from({ length: 31 }, (_, at) => `word ${at + 1}`),
  references: [
    { text: 'Lymperaiou, Pumps', title: 'Pumps', ids: ['doi:10.1234/c'] },
    { title: 'Seals', ids: ['doi:10.1234/d'] },
    { ids: ['doi:10.1234/e', 'pmid:78'] },
  ],
  notices: [
    { kind: 'retraction', side: 'by', ids: ['doi:10.1234/r'], text: 'Data were wrong' },
    { kind: 'correction', side: 'of', ids: ['doi:10.1234/o'] },
  ],
  retracted: true,
  body: [
    { id: 'p1', kind: 'heading', text: 'Methods' },
    { id: 'p2', kind: 'paragraph', text: 'Forty bearings ran.' },
  ],
};
const bare: Work = { ...emptyWork(), id: 'ffff4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51', ids: [], keys: [], provenance: [] };

/** A corpus in which papers are cited by a paper and by patents. */
const corpus = {
  links: async (_: unknown, [id]: readonly string[], link: string) =>
    new Map([[id, { records: link === 'cited_by' ? [{ id: bare.id }] : [{ id: 'US1B2' }, { id: 'US2B2' }] }]]),
  get: async () => [bare],
} as unknown as Corpus;
const uncited = { links: async () => new Map(), get: async () => [] } as unknown as Corpus;

const paperText = async (work: Work, of: Corpus, most_chars = 40_000): Promise<string> =>
  [
    paperLines(work, 3),
    JSON.stringify(paperHit(work), null, 1),
    await paperMarkdown(work, of, { modules: MODULES, most_chars }),
    '',
  ].join('\n\n');

it('a paper says all that is known of it', async () => {
  await expect(await paperText(paper, corpus)).toMatchFileSnapshot('./readings/paper-whole.txt');
});

it('a paper of which nothing is known says so, and one of the demo that it is fictional', async () => {
  const demo: Work = { ...bare, ids: ['doi:10.9/demo'], demo: true, venue: { ids: [] } };
  const said = [await paperText(bare, uncited), await paperText(demo, uncited), await paperText(paper, uncited, 8)];
  await expect(said.join('---\n\n')).toMatchFileSnapshot('./readings/paper-bare.txt');
});

it('a paper is read where its best identity leads', () => {
  const at = (ids: string[]) => paperUrl({ ...bare, ids });
  expect(
    [['arxiv:2603.1', 'pmid:77', 'doi:10.1/a'], ['arxiv:2603.1', 'pmid:77'], ['arxiv:2603.1'], []].map(at),
  ).toEqual([
    ...['https://doi.org/10.1/a', 'https://pubmed.ncbi.nlm.nih.gov/77/', 'https://arxiv.org/abs/2603.1', undefined],
  ]);
});

it('texts are cut at a word near their bound, lists at theirs, and say what is left', () => {
  const words = `${'a'.repeat(200)} ${'b'.repeat(119)}`;
  expect(beginning(words)).toBe(words);
  expect(beginning(`${words}c`)).toBe(`${'a'.repeat(200)} ...`);
  expect(beginning(`${'a'.repeat(160)} ${'b'.repeat(300)}`)).toBe(`${'a'.repeat(160)} ${'b'.repeat(159)} ...`);
  expect(beginning(`${'a'.repeat(161)} ${'b'.repeat(300)}`)).toBe(`${'a'.repeat(161)} ...`);
  expect(beginning(`${'a'.repeat(320)} b`)).toBe(`${'a'.repeat(320)} ...`);

  const same = (text: string) => text;
  expect(upTo(['abc', 'de', 'f'], same, 7, 'rows')).toEqual([
    'abc',
    'de',
    '(1 further rows left out: raise max_chars.)',
  ]);
  expect(upTo(['abc', 'de', 'f'], same, 9, 'rows')).toEqual(['abc', 'de', 'f']);
  expect(upTo(['abcd'], same, 4, 'rows')).toEqual(['abcd']);
  expect(upTo(['abcde', 'f'], same, 4, 'rows')).toEqual([
    ...['abcd (cut here: raise max_chars.)', '(1 further rows left out: raise max_chars.)'],
  ]);

  const many = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);
  expect(rows('Cites', [])).toEqual(['Cites: none known.']);
  expect(rows('Cites', many(100))).toEqual(['Cites (100):', ...many(100).map((each) => `- ${each}`)]);
  expect(rows('Cites', many(102)).slice(100)).toEqual(['- 100', '- and 2 more']);
});
