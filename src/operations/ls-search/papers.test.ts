import { afterAll, beforeAll, expect, it } from 'vitest';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { entities, entityId, entityPart, moietyIdentity, nameIdentity } from '#collections/entities/entities.ts';
import { tags, tagsId } from '#collections/tags/tags.ts';
import { emptyWork } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
const work = (
  n: number,
  title: string,
  abstract: string,
  headings: { heading: string; ui?: string }[] = [],
  year = 2020,
) =>
  workPart({
    ...emptyWork(),
    ids: [`doi:10.1000/${n}`],
    provenance: [{ source: 'pubmed', key: String(n) }],
    titles: [{ lang: 'en', origin: 'original', text: title }],
    abstracts: [{ lang: 'en', origin: 'original', text: abstract }],
    mesh: headings,
    authors: [{ name: 'Ann Li', ...(n === 1 && { affiliations: [{ text: 'Halden Institute' }] }) }],
    published: year * 10_000 + 405,
  });
const entity = (
  ids: string[],
  kind: 'disease' | 'drug' | 'drug_type' | 'organisation',
  names: string[],
  parents: string[] = [],
) =>
  entityPart({
    ids,
    kind,
    parents,
    provenance: [{ source: 'test', key: ids[0]! }],
    names: names.map((text, i) => ({ lang: 'en', kind: i === 0 ? ('preferred' as const) : ('exact' as const), text })),
  });
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, [
    entity(['disease:doid:1', nameIdentity('disease', 'Arthritis')], 'disease', ['Arthritis']),
    entity(
      ['disease:doid:2', 'disease:mesh:D006073', nameIdentity('disease', 'Gout')],
      'disease',
      ['Gout', 'podagra'],
      ['disease:doid:1'],
    ),
    entity([moietyIdentity(['allopurinol'])], 'drug', ['Allopurinol']),
    entity(['drug_type:name:gout suppressants'], 'drug_type', ['Gout Suppressants']),
    entity(['organisation:name:halden institute'], 'organisation', ['Halden Institute']),
  ]);
  await service.corpus.put(drugFacts, [
    {
      id: 'c',
      kind: 'class',
      drug: 'drug:allopurinol',
      class: 'drug_type:name:gout suppressants',
      source: 'test',
      pubmed: [],
    },
  ]);
  await service.corpus.put(works, [
    work(1, 'A study of urate', 'We gave allopurinol.', [
      { heading: 'Gout', ui: 'D006073' },
      { heading: 'Allopurinol' },
    ]),
    work(2, 'Podagra in art', 'Paintings.', [], 2022),
    work(3, 'Joints', 'Nothing of it.', [{ heading: 'Arthritis' }]),
    work(4, 'Pumps', 'Coolants.'),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const ask = async (body: object) => (await service.call('POST /synapse/paper/search', { body })).json;
const titles = async (body: object) => (await ask(body)).data.items.map((row: any) => row.paper_title[0].title).sort();
const value = (...codes: string[]) => ({ value: codes.map(entityId) });

it('finds papers by headings, by names in the text, by kinds, classes and affiliations', async () => {
  expect(await titles({ disease: value('disease:doid:2') })).toEqual(['A study of urate', 'Podagra in art']);
  expect(await titles({ disease: value('disease:doid:1') })).toEqual(['A study of urate', 'Joints']);
  expect(await titles({ drug: value('drug:allopurinol') })).toEqual(['A study of urate']);
  expect(await titles({ drug_type: value('drug_type:name:gout suppressants') })).toEqual(['A study of urate']);
  const both = { disease: { condition: 'AND', ...value('disease:doid:1', 'disease:doid:2') } };
  expect(await titles(both)).toEqual(['A study of urate']);
  expect(await titles({ disease: value('disease:doid:2'), publication_year: { from: 2021 } })).toEqual([
    'Podagra in art',
  ]);
  expect(await titles({ keyword: { value: ['coolants'] } })).toEqual(['Pumps']);
  const placed = await ask({ organization: value('organisation:name:halden institute') });
  expect([placed.data.total, JSON.stringify(placed)]).toEqual([
    1,
    expect.stringContaining('3 papers have no affiliation'),
  ]);
  expect((await ask({ publication_year: { from: 2022, to: 2020 } })).status).toBe(false);
  expect(
    (await ask({ sort: [{ sort_field: 'PUBLICATION_DATE', sort_order: 'desc' }] })).data.items[0].paper_title[0].title,
  ).toBe('Podagra in art');
});

it('shows a paper with what its headings name', async () => {
  const [found] = await service.corpus.lookup(works, 'doi', ['10.1000/1']);
  const { data } = (await service.call('GET /synapse/paper/detail', { query: { paper_id: found!.id } })).json;
  expect(data).toMatchObject({
    doi: '10.1000/1',
    publication_date: '20200405',
    source: ['PUBMED'],
    disease: [{ disease_id: entityId('disease:doid:2') }],
    drug: [{ drug_id: entityId('drug:allopurinol') }],
    organization: [{ display_name: [{ name: 'Halden Institute' }] }],
    target: [],
  });
});

it('shows what the text of a paper names beside its headings, each with its evidence, and nothing that it denies', async () => {
  const [found] = await service.corpus.lookup(works, 'doi', ['10.1000/1']);
  const query = { paper_id: found!.id };
  const thing = (identity: string, kind: 'disease' | 'drug', count: number, negated = 0) => ({
    ...{ id: entityId(identity), kind, name: 'a name', count, ...(negated > 0 && { negated }) },
    places: [{ unit: 'abstract:en', start: 8, end: 19, text: 'allopurinol' }],
  });
  const said = async () => (await service.call('GET /synapse/paper/detail', { query })).json;
  expect(JSON.stringify(await said())).toContain('headings alone count');
  await service.corpus.put(tags, [
    {
      ...{ id: tagsId('works', found!.id), collection: 'works', document: found!.id, within: [], undecided: [] },
      things: [
        thing('drug:allopurinol', 'drug', 1),
        thing('disease:doid:1', 'disease', 3, 1),
        thing('disease:doid:gone', 'disease', 9),
        thing('organisation:name:halden institute', 'disease', 2, 2),
      ],
    },
  ]);
  const answer = await said();
  expect(JSON.stringify(answer)).not.toContain('looked through');
  const places = [{ unit: 'abstract:en', start: 8, end: 19, text: 'allopurinol' }];
  expect(answer.data.drug.map((row: any) => [row.drug_id, row.evidence])).toEqual([
    [entityId('drug:allopurinol'), { headings: ['Allopurinol'], places }],
  ]);
  expect(answer.data.disease.map((row: any) => [row.disease_id, row.evidence])).toEqual([
    [entityId('disease:doid:2'), { headings: ['Gout'] }],
    [entityId('disease:doid:1'), { places }],
  ]);
  await service.corpus.delete(tags, [tagsId('works', found!.id)]);
});
