import { expect, it } from 'vitest';
import { type CompanyPart, companies, companyPart } from '#collections/companies/companies.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { indicatorsOf } from '#indicators/patent-indicators.ts';
import { startTestService } from '#testing/service.ts';
import { ownerTrees } from './owner-trees.ts';

const part = (id: string, name: string, relations: CompanyPart['relations'] = []) =>
  companyPart({ ids: [id], provenance: [{ source: 'test', key: id }], name, relations });
const under = (to: string, kind: 'direct_parent' | 'ultimate_parent' = 'direct_parent', active = true) => [
  { kind, to, active },
];

/** Two below one head on ways of different length, two below one that is not stored, a ring, one that left. */
const COMPANIES = [
  part('own:head', 'Head AG'),
  part('own:middle', 'Middle AG', under('own:head')),
  part('own:low', 'Low GmbH', under('own:middle')),
  part('own:near', 'Near Inc.', under('own:head', 'ultimate_parent')),
  part('own:left', 'Left Inc.', under('own:head', 'direct_parent', false)),
  part('own:one', 'One Ltd', under('lei:851WYGNLUQLFZBSYGB56')),
  part('own:two', 'Two Ltd', under('lei:851WYGNLUQLFZBSYGB56')),
  part('own:a', 'Ring A AG', under('own:b')),
  part('own:b', 'Ring B AG', under('own:a')),
  // a name of two entities is neither's
  part('own:x', 'Twice AG', under('own:head')),
  part('own:y', 'Twice AG'),
];

it('owners are of one group where registers name one head; others are groups of their own', async () => {
  await using service = await startTestService();
  await service.corpus.put(companies, COMPANIES);
  const names = [
    ...['HEAD AG', 'LOW GMBH', 'NEAR INC', 'LEFT INC', 'ONE LTD', 'TWO LTD', 'RING A AG', 'RING B AG', 'TWICE AG'],
    'NOBODY INC',
  ];
  const groupOf = await ownerTrees(service.corpus, names);
  const groups = Map.groupBy(names, groupOf);
  expect([...groups.values()]).toEqual([
    ['HEAD AG', 'LOW GMBH', 'NEAR INC'],
    ['LEFT INC'],
    ['ONE LTD', 'TWO LTD'],
    ['RING A AG', 'RING B AG'],
    ['TWICE AG'],
    ['NOBODY INC'],
  ]);
});

it('a citation within a group is one of itself', async () => {
  const owned = (number: string, name: string, cites: readonly string[] = []) =>
    samplePatent(number, {
      assignees: [{ name }],
      cites: cites.map((publication_number) => ({ publication_number })),
    });
  const cited = [
    owned('US7000001B2', 'Near Inc.'),
    owned('US7000002B2', 'Low GmbH'),
    owned('US7000003B2', 'Left Inc.'),
    owned('US7000004B2', 'Twice AG'),
  ];
  const numbers = cited.map(({ publication_number }) => publication_number);
  const citing = owned('US8000001B2', 'Low GmbH', [...numbers, 'US6000001B2']);
  await using service = await startTestService({ corpus: [...cited, citing] });
  const selfCitations = async () => (await indicatorsOf(service.corpus, [citing]))[0]!.self_citations;
  expect(await selfCitations()).toBe(1);
  await service.corpus.put(companies, COMPANIES);
  expect(await selfCitations()).toBe(2);
});
