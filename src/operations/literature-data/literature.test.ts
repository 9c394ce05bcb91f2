import { afterAll, beforeAll, expect, it } from 'vitest';
import { companies, companyPart } from '#collections/companies/companies.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { works } from '#collections/works/works.ts';
import { importFiles } from '#sources/import.ts';
import { literatureWork } from '#sources/literature/work-draft.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service?.[Symbol.asyncDispose]());

const post = async (path: `/${string}`, body: object) => (await service.call(`POST ${path}`, { body })).data;
const search = (body: object) => post('/search/literature/query-search', body);

/** Counted by a script over the raw files, in another language and without our importers. */
const EXPECTED = [
  ['title:"machine translation" AND source:arxiv', 3],
  ['abstract:"machine translation" AND source:arxiv', 8],
  ['source:arxiv AND title:diffusion', 5],
  ['source:arxiv AND abstract:diffusion', 6],
  ['source:arxiv AND title:transformer', 6],
  ['source:arxiv AND abstract:"reinforcement learning"', 40],
  ['source:arxiv AND title:"reinforcement learning"', 9],
  ['source:arxiv AND title:retrieval', 21],
  ['source:arxiv AND abstract:retrieval', 56],
  ['source:arxiv AND year:2026', 394],
  ['source:arxiv AND author:"Lymperaiou, Maria"', 4],
  ['source:arxiv AND author:"Maria Lymperaiou"', 4],
  ['source:arxiv AND author:"M. Lymperaiou"', 4],
  ['author:"Mario Lymperaiou"', 0],
  ['title:"控制器"', 3],
  ['abstract:"控制器"', 11],
  ['title:"优化"', 30],
  ['abstract:"优化"', 69],
  ['title:"临床观察"', 9],
  ['abstract:"混凝土"', 15],
  ['title:"教育" AND source:csl', 11],
  ['source:csl', 1628],
  ['mesh:Metagenomics AND source:pubmed', 74],
  ['mesh:Microbiota AND source:pubmed', 11],
  ['publication:"Clinical endoscopy" AND source:pubmed', 4],
  ['doi:"https://doi.org/10.1007/S10270-017-0613-X"', 1],
  ['retracted:1 AND source:pubmed', 0],
] as const;

const total = async (query_text: string): Promise<number> =>
  (await search({ query_text, limit: 1 })).total_search_result_count;

it('counts references that go in a circle once each, and none of a work to itself', async () => {
  const doi = (n: number) => `10.5555/circle.${n}`;
  const citing = (n: number, ...cited: number[]) =>
    literatureWork('test', `circle ${n}`, undefined, {
      ids: [`doi:${doi(n)}`],
      titles: [{ lang: 'en', origin: 'original', text: `Circle ${n}` }],
      references: cited.map((to) => ({ ids: [`doi:${doi(to)}`] })),
    });
  await service.corpus.put(works, [citing(1, 2), citing(2, 3), citing(3, 1, 3, 3)]);
  const answers = await Promise.all([1, 2, 3].map((n) => post('/literature/citation', { doi: doi(n) })));
  expect(answers.map(([{ reference_no, np_citation_no }]) => [reference_no, np_citation_no])).toEqual([
    [1, 1],
    [1, 1],
    [3, 1],
  ]);
  const ids = await Promise.all([1, 2, 3].map((n) => service.corpus.identify(works, 'doi', [doi(n)])));
  await service.corpus.delete(
    works,
    ids.flatMap((found) => [...found.values()].flat()),
  );
});

it('reads the body out of a line as printed that no source resolved, and says so', async () => {
  const id = 'ror:05slate01';
  const slate = companyPart({
    ids: [id],
    provenance: [{ source: 'test', key: id }],
    ...{ name: 'Slate University', country: 'US', type: 'education' },
  });
  await service.corpus.put(companies, [slate]);
  const author = (text: string) => ({ name: 'A B', affiliations: [{ text }] });
  const paper = literatureWork('test', 'lines', undefined, {
    ids: ['doi:10.5555/lines'],
    titles: [{ lang: 'en', origin: 'original', text: 'Lines' }],
    authors: [author('Department of Botany, Slate University, Northport, USA'), author('Nowhere Institute, Rome')],
  });
  await service.corpus.put(works, [paper]);
  const { json, data } = await service.call('POST /literature/author-affiliation', {
    body: { doi: '10.5555/lines' },
  });
  const line = (one: any) => [one.affiliation_name, one.affiliation_country, one.affiliation_rorid];
  expect(data[0].author_data.map(line)).toEqual([
    ['Department of Botany, Slate University, Northport, USA', 'United States', 'https://ror.org/05slate01'],
    ['Nowhere Institute, Rome', undefined, undefined],
  ]);
  expect(json.notes).toEqual([
    'Institutions of 1 affiliations were read from their lines as printed: no source resolved them.',
  ]);
  await service.corpus.delete(companies, [slate.id]);
  await service.corpus.delete(works, [paper.id]);
});

describeWithSharedData('literature of the shared folder', ['literature'], (folder) => {
  beforeAll(async () => {
    const summary = await importFiles({
      source: 'auto',
      paths: [folder],
      corpus: service.corpus,
      data_dir: service.data_dir,
    });
    expect(summary.problems).toEqual([]);
    expect(summary.rejected).toBe(0);
    expect(Object.fromEntries(summary.sources.map(({ source, collections }) => [source, collections]))).toEqual({
      arxiv: { works: 394 },
      crossref: { works: 14, journals: 11 },
      csl: { works: 2429 },
      datacite: { works: 10, companies: 1 },
      doaj: { journals: 9 },
      jats: { works: 6, journals: 6 },
      'medline-text': { works: 6, journals: 4 },
      openalex: { works: 23, journals: 205, companies: 8 },
      orcid: { works: 349, companies: 7 },
      pubmed: { works: 93, journals: 68 },
      pubtator: { works: 1447 },
      rfc: { works: 4 },
    });
    await service.corpus.put(patents, [
      samplePatent('US7000001B2', { cites_literature: [{ text: 'Foo, doi:10.1007/s10270-017-0613-X.' }] }),
      samplePatent('US7000002B2', {
        cites_literature: [
          {
            text: 'Petrenko et al., "Toward testing from finite state machines with symbolic inputs and outputs", Softw Syst Model (2017).',
          },
        ],
      }),
    ]);
  });

  // each counted by a script over the raw files, see the commit
  it.each(EXPECTED)('%s finds %i', async (query, count) => {
    expect(await total(query)).toBe(count);
  });

  it('cites and is cited', async () => {
    const data = await post('/literature/citation', { doi: 'https://doi.org/10.1007/S10270-017-0613-x' });
    expect(data[0]).toMatchObject({
      doi: '10.1007/s10270-017-0613-x',
      reference_no: 42,
      np_citation_no: 0,
      patent_citation_no: 2,
    });
    expect(data[0].reference_data).toHaveLength(42);
    expect(data[0].patent_citation_data.map((row: { pn: string }) => row.pn)).toEqual(['US7000001B2', 'US7000002B2']);
  });
});
