import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Company, companies, companyPart } from '#collections/companies/companies.ts';
import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import { organisationKey } from '#collections/trials/trials.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { groupIdentities, ultimateParents } from './organisation-group.ts';

let service: TestService;
const organisation = (name: string, ...parents: string[]): Entity =>
  entityPart({
    ids: [organisationKey(name)],
    provenance: [{ source: 'test', key: name }],
    kind: 'organisation',
    names: [{ lang: 'en', kind: 'preferred', text: name }],
    parents: parents.map(organisationKey),
  });
const company = (code: string, name: string, ...parents: string[]): Company =>
  companyPart({
    ids: [code],
    provenance: [{ source: 'test', key: code }],
    kind: 'company',
    name,
    relations: parents.map((to) => ({ kind: 'ultimate_parent', to, active: true, source: 'test' })),
  } as never);
const [acme, acmeUk, sponsor, twin, alone] = [
  organisation('Acme Holding plc'),
  organisation('Acme Research Ltd'),
  organisation('Acme Clinic', 'Acme Holding plc'),
  organisation('Twin Pharma GmbH'),
  organisation('Nobody Inc'),
];

beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, [acme, acmeUk, sponsor, twin, alone]);
  await service.corpus.put(companies, [
    company('own:1', 'Acme Holding plc'),
    company('own:2', 'Acme Research Ltd', 'own:1'),
    // two companies of one name: nobody's
    company('own:3', 'Twin Pharma GmbH', 'own:1'),
    company('own:4', 'Twin Pharma GmbH', 'own:1'),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

it('is what the table of sponsors and the register of companies put below an organisation', async () => {
  const keys = await groupIdentities(service.corpus, acme);
  expect([...keys].sort()).toEqual(
    [acme, acmeUk, sponsor]
      .map(({ ids }) => ids[0]!)
      .concat(organisationKey('Twin Pharma GmbH'))
      .sort(),
  );
  expect(await groupIdentities(service.corpus, alone)).toEqual(alone.ids);
});

it('of a name without a legal form are those who have it with one, as registers write them', async () => {
  const [bare, inc, other] = ['Zandoz', 'ZANDOZ INC', 'Zandoz Farms Inc'].map((name) => organisation(name)) as [
    Entity,
    Entity,
    Entity,
  ];
  await service.corpus.put(entities, [bare, inc, other]);
  expect(new Set(await groupIdentities(service.corpus, bare))).toEqual(new Set([...bare.ids, ...inc.ids]));
  expect(await groupIdentities(service.corpus, inc)).toEqual(inc.ids);
});

it('goes by its first five names', async () => {
  const called = (n: number) => {
    const names = Array.from({ length: n }, (_, at) => `Unknown ${at} Ltd`);
    const own = organisation('Some Clinic');
    const texts = [...names, 'Acme Holding plc'].map((text) => ({ lang: 'en', kind: 'exact' as const, text }));
    return groupIdentities(service.corpus, { ...own, names: texts } as Entity);
  };
  expect(await called(4)).toContain(organisationKey('Acme Research Ltd'));
  expect(await called(5)).not.toContain(organisationKey('Acme Research Ltd'));
});

it('leads to the company that stands above all; a name that two companies have leads nowhere', async () => {
  const tops = await ultimateParents(service.corpus, [acme, acmeUk, twin, alone]);
  expect([...tops].map(([id, { names }]) => [id, names[0]!.text])).toEqual([[acmeUk.id, 'Acme Holding plc']]);
});
