import { afterAll, beforeAll, expect, it } from 'vitest';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type Entity, entities, entityId, entityPart } from '#collections/entities/entities.ts';
import { emptyTrial, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import type { Corpus } from '#corpus/corpus.ts';
import { valuesBelow } from '#dictionary/ancestors.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { drugsOf, identitiesOfDrugs } from './drug-filter.ts';
import { identifyThings } from './drug-names.ts';
import { trialsOf } from './drug-record.ts';
import { drugRegister } from './drug-register.ts';
import { identitiesBelow, namedEntities } from './entity-filter.ts';
import { entitiesByKey } from './entity-rows.ts';

let service: TestService;
const thing = (kind: Entity['kind'], ids: readonly string[], more: Partial<Entity> = {}): Entity =>
  entityPart({
    ids: ids.map((id) => `${kind}:${id}`),
    provenance: [{ source: 'test', key: ids[0]! }],
    kind,
    names: [{ lang: 'en', kind: 'preferred', text: `Name of ${ids[0]}` }],
    ...more,
  });
const disease = (ids: readonly string[], ...parents: readonly string[]) =>
  thing('disease', ids, { parents: parents.map((parent) => `disease:${parent}`) });
const all = disease(['mesh:all']);
const stored: readonly Entity[] = [
  all,
  disease(['mesh:lung', 'name:lung disease'], 'mesh:all'),
  // below two, one of them by its second identity
  disease(['mesh:cancer'], 'name:lung disease', 'mesh:all'),
  { ...disease(['mesh:nsclc'], 'mesh:cancer'), former: ['disease:mesh:before'] },
  // a circle
  disease(['mesh:x'], 'mesh:nsclc', 'mesh:y'),
  disease(['mesh:y'], 'mesh:x'),
  disease(['mesh:elsewhere'], 'mesh:nowhere'),
  { ...disease(['mesh:made up'], 'mesh:lung'), demo: true },
];
const below = async () => [...(await identitiesBelow(service.corpus, [all]))].map((id) => id.slice(8)).sort();
const known = ['mesh:all', 'mesh:before', 'mesh:cancer', 'mesh:lung', 'mesh:made up', 'mesh:nsclc', 'mesh:x', 'mesh:y'];
known.push('name:lung disease');

beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, [...stored]);
});
afterAll(() => service.close());

/** A corpus that tells which questions it was asked. */
function watched(): { corpus: Corpus; asked: string[] } {
  const asked: string[] = [];
  const corpus = new Proxy(service.corpus, {
    get(target, name) {
      const value = (target as never)[name];
      if (typeof value !== 'function') return value;
      return (...given: never[]) => {
        asked.push(String(name));
        return (value as (...all: never[]) => unknown).apply(target, given);
      };
    },
  });
  return { corpus, asked };
}

it('knows what stands below a thing without a record, and once until the dictionary changes', async () => {
  expect(await below()).toEqual(known);
  const { corpus, asked } = watched();
  expect((await identitiesBelow(corpus, [all])).length).toBe(known.length);
  // levels: lung and cancer; nsclc and the made up one; x; y; none
  expect(asked).toEqual(['status', ...Array.from({ length: 5 }, () => 'columns')]);
  await identitiesBelow(corpus, [all]);
  expect(asked.slice(6)).toEqual(['status']);
  await service.corpus.put(entities, [disease(['mesh:new'], 'mesh:y')]);
  expect(await below()).toEqual([...known, 'mesh:new'].sort());
  const [cancer] = await service.corpus.lookup(entities, 'key', ['disease:mesh:cancer']);
  await service.corpus.delete(entities, [cancer!.id]);
  expect(await below()).toEqual(['mesh:all', 'mesh:lung', 'mesh:made up', 'name:lung disease']);
  await service.corpus.put(entities, [stored[2]!]);
  expect(await below()).toEqual([...known, 'mesh:new'].sort());
});

it('tells ids and headings too, the nearest first, at most so many', async () => {
  const ids = await valuesBelow(service.corpus, [all], 'ID');
  expect(ids[0]).toBe(all.id);
  expect(ids).toHaveLength(8);
  const headings = await valuesBelow(service.corpus, [all], 'HEADING', 3);
  expect(headings[0]).toBe('Name of mesh:all');
  expect(headings.slice(1).sort()).toEqual(['Name of mesh:cancer', 'Name of mesh:lung']);
});

it('names drugs of a target by all their identities, whichever a fact has', async () => {
  const drug = thing('drug', ['imaginib', 'unii:1']);
  await service.corpus.put(entities, [
    drug,
    thing('target', ['gene:1']),
    thing('target', ['gene:2'], { parents: ['target:gene:1'] }),
  ]);
  await service.corpus.put(drugFacts, [
    { id: 'a'.repeat(32), kind: 'target', drug: 'drug:unii:1', target: 'target:gene:2', source: 'test' } as never,
  ]);
  const [target] = await service.corpus.lookup(entities, 'key', ['target:gene:1']);
  expect((await identitiesOfDrugs(service.corpus, 'target', [target!])).sort()).toEqual([
    'drug:imaginib',
    // by its name in the dictionary too
    'drug:name of imaginib',
    'drug:nameofimaginib',
    'drug:unii:1',
  ]);
  const named = await drugsOf(service.corpus, 'target', [target!]);
  expect(named.map(({ id, names }) => [id, names[0]!.text])).toEqual([[drug.id, 'Name of imaginib']]);
  expect(await identitiesOfDrugs(service.corpus, 'class', [target!])).toEqual([]);
});

it('finds the things of a filter by their ids, in its order', async () => {
  const [cancer] = await service.corpus.lookup(entities, 'key', ['disease:mesh:cancer']);
  const found = await namedEntities(service.corpus, 'disease', ['0'.repeat(32), cancer!.id, all.id], 'disease');
  expect(found.map((each) => each?.ids[0])).toEqual([undefined, 'disease:mesh:cancer', 'disease:mesh:all']);
  await expect(namedEntities(service.corpus, 'drug', [all.id], 'drug')).rejects.toMatchObject({
    code: 'invalid_request',
  });
});

it('takes a product that a trial names for the one drug that registers have it of', async () => {
  const named = (source: string, id: string, ...trade: readonly string[]) =>
    entityPart({
      ids: [`drug:${id}`],
      provenance: [{ source, key: id }],
      kind: 'drug',
      names: [
        { lang: 'en', kind: 'preferred', text: id },
        ...trade.map((text) => ({ lang: 'en', kind: 'trade' as const, text })),
      ],
    });
  const [oldinib, newinib] = [
    { ...named('ema-epar', 'oldinib', 'Goodbrand', 'Bothbrand', 'aspirin', 'OLD 73'), parents: ['drug:nibs'] },
    named('ndc', 'newinib', 'Bothbrand'),
  ];
  const ofTrial = ['goodbrand', 'bothbrand', 'old73'].map((id) => named('ctrdata', id));
  await service.corpus.put(entities, [oldinib, newinib, ...ofTrial, named('drugbank-vocabulary', 'aspirin')]);
  const trial = (number: string, name: string): Trial => ({
    ...emptyTrial(),
    id: trialId(number),
    register_number: number,
    registry: 'EUCTR',
    interventions: [{ type: 'Drug', name, other_names: [], arms: [] }],
    phase: 'Phase_3',
    source: 'ctrdata',
  });
  await service.corpus.put(trials, [trial('A', 'Goodbrand'), trial('B', 'Bothbrand'), trial('C', 'aspirin')]);
  // what two sell is nobody's, and what is a drug of its own stays it
  expect(
    await identifyThings(service.corpus, ['drug:goodbrand', 'drug:bothbrand', 'drug:aspirin', 'drug:old73']),
  ).toEqual(
    new Map([
      // blanks and hyphens do not count
      ['drug:old73', oldinib.id],
      ['drug:goodbrand', oldinib.id],
      ['drug:bothbrand', ofTrial[1]!.id],
      ['drug:aspirin', entityId('drug:aspirin')],
    ]),
  );
  expect(await identitiesBelow(service.corpus, [oldinib])).toEqual([
    'drug:oldinib',
    'drug:goodbrand',
    'drug:old 73',
    'drug:old73',
  ]);
  expect((await trialsOf(service.corpus, oldinib)).map((each) => each.register_number)).toEqual(['A']);
  // a drug's page has its own, a filter also what is a kind of it
  const group = named('mesh', 'nibs');
  await service.corpus.put(entities, [group]);
  expect(await trialsOf(service.corpus, group)).toEqual([]);
  expect(await identitiesBelow(service.corpus, [group])).toContain('drug:goodbrand');
  expect((await entitiesByKey(service.corpus, ['drug:goodbrand'])).map(({ id }) => id)).toEqual([oldinib.id]);
  const { drugs } = await drugRegister(service.corpus);
  expect(drugs.map(({ id }) => id).sort()).toEqual([oldinib.id, ofTrial[1]!.id, entityId('drug:aspirin')].sort());
});
