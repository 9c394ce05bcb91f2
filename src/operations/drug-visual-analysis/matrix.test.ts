import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Approval, approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import {
  type Entity,
  entities,
  entityId,
  entityPart,
  moietyIdentity,
  nameIdentity,
} from '#collections/entities/entities.ts';
import { organisationKey, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import { conjugateNamed } from '#dictionary/conjugates.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
const part = (kind: Entity['kind'], name: string, more: Partial<Entity> = {}) =>
  entityPart({
    ids: [
      kind === 'drug'
        ? moietyIdentity([name])
        : kind === 'organisation'
          ? organisationKey(name)
          : nameIdentity(kind, name),
    ],
    provenance: [{ source: 'test', key: `${kind} ${name}` }],
    names: [{ lang: 'en', kind: 'preferred', text: name }],
    ...{ kind, ...more },
  });
const idOf = (kind: Entity['kind'], name: string) => entityId(part(kind, name).ids[0]!);

const trial = (n: number, drug: string, phase: string, sponsor: string, more: Partial<Trial> = {}): Trial => ({
  id: trialId(`T${n}`),
  register_number: `T${n}`,
  ...{
    registry: 'CTGOV',
    phase,
    status: 'Completed',
    sponsor: { name: sponsor },
    conditions: ['hot feet'],
    source: 'test',
  },
  ...{ other_ids: [], collaborators: [], condition_headings: [], keywords: [], arms: [], outcomes: [], contacts: [] },
  interventions: [{ type: 'Drug', name: drug, other_names: [], arms: [] }],
  ...{ countries: ['Norway'], has_results: false, ...more },
});
const approved = (number: string, holder: string, drug: string): Approval =>
  approvalPart('FDA', number, 'test', {
    holder,
    products: [{ number: '001', ingredients: drug, status: 'Prescription' }],
    submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20100101 }],
  });
const acts = (drug: string, target: string, action: string) => ({
  ...{ id: `${drug} ${target}`, kind: 'target' as const, action, source: 'test', pubmed: [] },
  ...{ drug: moietyIdentity([drug]), target: nameIdentity('target', target) },
});

beforeAll(async () => {
  service = await startTestService();
  const { corpus } = service;
  await corpus.put(entities, [
    ...['alphamib', 'betamib', 'gammamib', 'deltamib'].map((name) => part('drug', name)),
    ...['Big Holding', 'Lone Lab', 'Helper Institute'].map((name) => part('organisation', name)),
    part('organisation', 'Little Daughter', { parents: [organisationKey('Big Holding')] }),
    ...['hot feet', 'feet'].map((name) => part('disease', name)),
    part('disease', 'disease', { ids: ['disease:doid:4', nameIdentity('disease', 'disease')] }),
    part('disease', 'very hot feet', { parents: [nameIdentity('disease', 'hot feet')] }),
    ...['TGTA', 'TGTB', 'TGTC'].map((name) => part('target', name)),
    part('drug_type', 'mib', { ids: [nameIdentity('drug_type', 'mib'), 'class:code:mib'] }),
  ]);
  await corpus.put(trials, [
    trial(1, 'alphamib', 'Phase_1', 'Big Holding'),
    trial(2, 'alphamib', 'Phase_3', 'Little Daughter', { conditions: ['very hot feet'], countries: ['Japan'] }),
    trial(3, 'betamib', 'Phase_2', 'Lone Lab', { collaborators: [{ name: 'Helper Institute' }] }),
    trial(4, 'gammamib', 'Phase_2', 'Big Holding', { status: 'Terminated' }),
    trial(5, 'deltamib', 'Not_Applicable', 'Lone Lab', { conditions: ['hot feet', 'Disease'] }),
  ]);
  await corpus.put(approvals, [approved('000001', 'Little Daughter', 'BETAMIB')]);
  await corpus.put(drugFacts, [
    ...[
      acts('alphamib', 'TGTA', 'inhibitor'),
      acts('alphamib', 'TGTB', 'inhibitor'),
      acts('betamib', 'TGTC', 'inhibitor'),
    ],
    {
      ...{ id: 'use', kind: 'indication', source: 'test', pubmed: [], use: 'treats' },
      ...{ drug: moietyIdentity(['betamib']), disease: nameIdentity('disease', 'feet') },
    },
    {
      ...{ id: 'class', kind: 'class', source: 'test', pubmed: [] },
      // as DrugCentral names it, whatever it is a class of
      ...{ drug: moietyIdentity(['alphamib']), class: 'class:code:mib' },
    },
  ]);
});
afterAll(() => service?.close());

const plot = async (body: object) =>
  (await service.call('POST /synapse/bull-eyes-plot', { body: { limit: 10, ...body } })).json;
const nameOf = (row: any) => (row?.display_name ?? [])[0]?.name;
const shown = ({ organization, target, disease, drug_type, country, data }: any) =>
  `${nameOf(organization ?? target ?? disease ?? drug_type ?? country)}: ${data
    .map((cell: any) => `${nameOf(cell.dev_status)} ${cell.drug.map(nameOf).join(' ')}`)
    .join(', ')}`;

describe('B057, drugs by stage', () => {
  it('counts a drug once in a row, at its furthest stage there, and organisations where they belong to', async () => {
    const { data } = await plot({ dimension: 'ORGANIZATION', roll_up: true });
    expect(data.items.map(shown)).toEqual([
      'Big Holding: Approved betamib, Phase 3 alphamib, Discontinued gammamib',
      'Lone Lab: Phase 2 betamib, Unknown deltamib',
    ]);
    const alone = (await plot({ dimension: 'ORGANIZATION', roll_up: false })).data.items.map(shown);
    expect(alone.sort()).toEqual([
      'Big Holding: Phase 1 alphamib, Discontinued gammamib',
      'Little Daughter: Approved betamib, Phase 3 alphamib',
      'Lone Lab: Phase 2 betamib, Unknown deltamib',
    ]);
    const cell = data.items[0].data[1];
    expect(cell).toMatchObject({
      related_drug_id: [idOf('drug', 'alphamib')],
      drug: [{ drug_type: { normalized_id: idOf('drug_type', 'mib') } }],
      stat_info: { drug_type: [{ normalized_id: idOf('drug_type', 'mib') }] },
      un_know: [],
    });
    expect(data.items[0].data[0].un_know).toEqual([idOf('drug', 'betamib')]);
  });

  it('counts diseases with their kinds, countries, drug types, and parts of a complex as one target', async () => {
    const rows = async (dimension: string, more = {}) => (await plot({ dimension, ...more })).data.items;
    const diseases = (await rows('DISEASE')).map(shown);
    expect(diseases).toEqual([
      'hot feet: Phase 3 alphamib, Phase 2 betamib, Discontinued gammamib, Unknown deltamib',
      expect.stringMatching(/: (?:Phase 3 alphamib|Unknown betamib)$/),
      expect.stringMatching(/: (?:Phase 3 alphamib|Unknown betamib)$/),
    ]);
    expect((await rows('REGION')).map(shown)).toEqual([
      'Norway: Phase 2 betamib, Phase 1 alphamib, Discontinued gammamib, Unknown deltamib',
      expect.stringMatching(/^Japan: Phase 3 alphamib$|^United States: Approved betamib$/),
      expect.stringMatching(/^Japan: Phase 3 alphamib$|^United States: Approved betamib$/),
    ]);
    expect((await rows('DRUG_TYPE')).map(shown)).toEqual(['mib: Phase 3 alphamib']);
    const targets = await rows('TARGET');
    expect(targets.map(shown).sort()).toEqual([
      expect.stringMatching(/^TGT[AB]: Phase 3 alphamib$/),
      'TGTC: Approved betamib',
    ]);
    const complex = targets.find((row: any) => row.targets);
    expect(complex.targets.map(nameOf).sort()).toEqual(['TGTA', 'TGTB']);
    const narrow = await rows('ORGANIZATION', { drug: { value: [idOf('drug', 'betamib')] } });
    expect(narrow.map(shown).sort()).toEqual(['Big Holding: Approved betamib', 'Lone Lab: Phase 2 betamib']);
  });

  it('has in each row the drugs that the search finds by it', async () => {
    const filters = [{}, { global_highest_dev_status: ['Phase_3', 'Approved'] }, { dev_status: ['Discontinued'] }];
    for (const dimension of ['ORGANIZATION', 'TARGET', 'DISEASE', 'DRUG_TYPE'])
      for (const filter of filters) {
        for (const row of (await plot({ dimension, ...filter })).data.items) {
          const field = dimension === 'ORGANIZATION' ? 'organization' : dimension.toLowerCase();
          const named = row[field];
          const id = named.organization_id ?? named.target_id ?? named.disease_id ?? named.normalized_id;
          const body = { ...filter, [field]: { value: [id] }, limit: 100 };
          const { items } = (await service.call('POST /synapse/drug/search', { body })).data;
          const ids = row.data.flatMap((each: any) => each.related_drug_id);
          expect(ids.sort(), `${dimension} ${shown(row)}`).toEqual(items.map((each: any) => each.drug_id).sort());
        }
      }
  });

  it('is as the index is: what is written counts from the next call on', async () => {
    const { corpus } = service;
    const cells = async () =>
      (await plot({ dimension: 'TARGET', target: { value: [idOf('target', 'TGTC')] } })).data.items.map(shown);
    const before = await cells();
    await corpus.put(trials, [trial(6, 'gammamib', 'Phase_3', 'Lone Lab')]);
    await corpus.put(drugFacts, [acts('gammamib', 'TGTC', 'inhibitor')]);
    expect([before, await cells()]).toEqual([['TGTC: Approved betamib'], ['TGTC: Approved betamib, Phase 3 gammamib']]);
    // asked for at once, it is made once
    const many = await Promise.all(Array.from({ length: 8 }, cells));
    expect(new Set(many.map((each) => each.join()))).toEqual(new Set(['TGTC: Approved betamib, Phase 3 gammamib']));
    await corpus.delete(trials, [trialId('T6')]);
    await corpus.delete(drugFacts, ['gammamib TGTC']);
    expect(await cells()).toEqual(before);
  });

  it('counts drugs that must not be given for a disease, and things known by a former identity, rightly', async () => {
    const { corpus } = service;
    const [former, cold] = ['disease:doid:77', part('disease', 'cold feet', { former: ['disease:doid:77'] })];
    const use = (drug: string, how: 'treats' | 'not') => ({
      ...{ id: `${drug} cold`, kind: 'indication' as const, source: 'test', pubmed: [], use: how },
      ...{ drug: moietyIdentity([drug]), disease: former },
    });
    await corpus.put(entities, [cold]);
    await corpus.put(drugFacts, [use('alphamib', 'treats'), use('betamib', 'not')]);
    const body = { disease: { value: [cold.id] } };
    const { items } = (await service.call('POST /synapse/drug/search', { body })).data;
    expect(items.map(({ drug_id }: any) => drug_id)).toEqual([idOf('drug', 'alphamib')]);
    expect((await plot({ dimension: 'DISEASE', ...body })).data.items.map(shown)).toContain(
      'cold feet: Unknown alphamib',
    );
    await corpus.delete(drugFacts, ['alphamib cold', 'betamib cold']);
    await corpus.delete(entities, [cold.id]);
  });

  it('lists of drugs that are as far those first of which most trials and approvals tell', async () => {
    const { corpus } = service;
    const names = ['epsilomib', 'zetamib'].sort((a, b) => (idOf('drug', a) < idOf('drug', b) ? -1 : 1));
    const [first, second] = names as [string, string];
    const made = [trial(8, first, 'Phase_1', 'Lone Lab'), trial(9, second, 'Phase_1', 'Lone Lab')];
    const things = names.map((name) => part('drug', name));
    await corpus.put(entities, things);
    await corpus.put(trials, made);
    const order = async () => {
      const body = { drug: { value: names.map((name) => idOf('drug', name)) } };
      const { items } = (await service.call('POST /synapse/drug/search', { body })).data;
      return items.map((each: any) => names.find((name) => idOf('drug', name) === each.drug_id));
    };
    expect(await order()).toEqual([first, second]);
    await corpus.put(trials, [trial(10, second, 'Phase_1', 'Lone Lab')]);
    expect(await order()).toEqual([second, first]);
    await corpus.delete(trials, ['T8', 'T9', 'T10'].map(trialId));
    await corpus.delete(
      entities,
      things.map(({ id }) => id),
    );
  });

  it('goes through a hierarchy that goes in a circle once', async () => {
    const { corpus } = service;
    const [chilly, frosty] = ['chilly', 'frosty'].map((name) => nameIdentity('disease', name)) as [string, string];
    const circle = [part('disease', 'chilly', { parents: [frosty] }), part('disease', 'frosty', { parents: [chilly] })];
    await corpus.put(entities, circle);
    await corpus.put(trials, [trial(7, 'deltamib', 'Phase_1', 'Lone Lab', { conditions: ['frosty'] })]);
    for (const { id } of circle) {
      const body = { disease: { value: [id] } };
      expect((await service.call('POST /synapse/drug/search', { body })).data.items).toHaveLength(1);
      expect((await plot({ dimension: 'DISEASE', ...body })).data.items.map(shown)).toContain(
        'frosty: Phase 1 deltamib',
      );
    }
    await corpus.delete(trials, [trialId('T7')]);
    await corpus.delete(
      entities,
      circle.map(({ id }) => id),
    );
  });

  it('says what it cannot know, and refuses what is no filter', async () => {
    const silent = await plot({ dimension: 'TARGET', start_up: true });
    expect(silent.data.items).toEqual([]);
    expect(JSON.stringify(silent)).toContain('Nothing is found by start_up');
    expect((await plot({ dimension: 'TARGET', target: { value: ['x'] } })).error_msg).toContain('target');
    expect((await plot({ dimension: 'TARGET', target: { value: [7] } })).status).toBe(false);
    const wrong = await plot({ dimension: 'TARGET', target: { value: [idOf('drug', 'alphamib')] } });
    expect(wrong.error_msg).toContain('is the id of a drug, not of a target');
    expect((await plot({ dimension: 'TARGET', limit: 11 })).status).toBe(false);
  });
});

it('B041 shows the drugs of a target by organisation, disease and drug type', async () => {
  const analysis = async (type: string, roll_up = true) =>
    (
      await service.call('GET /synapse/target/analysis', {
        query: { target_id: idOf('target', 'TGTA'), type, roll_up },
      })
    ).data;
  const said = (rows: any[]) =>
    rows.map(
      (row) => `${nameOf(row)}: ${row.phase.map((each: any) => `${nameOf(each.dev_status)} ${each.drug_count}`)}`,
    );
  const { organization, disease, drug_type } = await analysis('ORGANIZATION');
  expect(said(organization)).toEqual(['Big Holding: Phase 3 1']);
  expect([disease, drug_type]).toEqual([[], []]);
  expect(said((await analysis('ORGANIZATION', false)).organization).sort()).toEqual([
    'Big Holding: Phase 1 1',
    'Little Daughter: Phase 3 1',
  ]);
  expect(said((await analysis('DISEASE')).disease).sort()).toEqual(['hot feet: Phase 3 1', 'very hot feet: Phase 3 1']);
  expect(said((await analysis('DRUG_TYPE')).drug_type)).toEqual(['mib: Phase 3 1']);
});

describe('B047, what the name of a conjugate says', () => {
  it('reads antibody, species, payload and linker by published words', () => {
    const said = (name: string) => {
      const { antibody, species, payload, linker } = conjugateNamed(name) ?? {};
      return [antibody, species, payload, linker].join(' | ');
    };
    expect(said('Brentuximab vedotin')).toBe(
      'brentuximab | Chimeric antibody | monomethyl auristatin E | maleimidocaproyl-valine-citrulline-p-aminobenzyloxycarbonyl',
    );
    expect(said('ado-trastuzumab emtansine')).toBe(
      'trastuzumab | Humanized antibody | DM1 | 4-(N-maleimidomethyl)cyclohexane-1-carboxylate',
    );
    expect(said('FAM-TRASTUZUMAB DERUXTECAN-NXKI')).toBe(
      'trastuzumab | Humanized antibody | DXd | maleimide tetrapeptide (GGFG)',
    );
    expect(said('enfortumab vedotin-ejfv')).toContain('enfortumab | Human antibody | monomethyl auristatin E');
    expect(said('belantamab mafodotin')).toBe('belantamab |  | monomethyl auristatin F | maleimidocaproyl');
    expect(said('mirvetuximab soravtansine')).toContain('DM4 | sulfo-SPDB');
    expect(said('sacituzumab govitecan-hziy')).toContain('SN-38 | CL2A');
    expect(said('gemtuzumab ozogamicin')).toContain('N-acetyl-gamma-calicheamicin | 4-(4-acetylphenoxy)butanoic acid');
    expect(said('loncastuximab tesirine-lpyl')).toContain('SG3199 | valine-alanine');
    expect(said('moxetumomab pasudotox')).toBe('moxetumomab | Mouse antibody | Pseudomonas exotoxin PE38 | ');
    for (const other of ['trastuzumab', 'aspirin vedotin', 'vedotin', 'trastuzumab hyaluronidase', 'a'.repeat(1e5)])
      expect(conjugateNamed(other)).toBeUndefined();
  });

  it('answers the antibody of the dictionary, with the rule, and nothing of other drugs', async () => {
    const { corpus } = service;
    await corpus.put(entities, [part('drug', 'trastuzumab'), part('drug', 'trastuzumab emtansine')]);
    const xdc = async (name: string) =>
      (await service.call('GET /synapse/drug/xdc', { query: { drug_id: idOf('drug', name) } })).json;
    expect((await xdc('trastuzumab emtansine')).data).toMatchObject({
      targeting_moiety: { drug_id: idOf('drug', 'trastuzumab'), display_name: [{ name: 'trastuzumab' }] },
      payload: { display_name: [{ name: 'DM1' }] },
      antibody_type: { display_name: [{ name: 'Humanized antibody' }] },
      evidence: expect.stringContaining('KADCYLA'),
    });
    const none = await xdc('alphamib');
    expect(none.data).toEqual({});
    expect(JSON.stringify(none)).toContain('names no linker and payload');
  });
});
