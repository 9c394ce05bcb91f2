import { expect, it } from 'vitest';
import { type Entity, entities, entityPart } from '#collections/entities/entities.ts';
import { organisationKey, type Trial, trials } from '#collections/trials/trials.ts';
import { developmentOf, ENDED, PAUSED, rankOfStage } from '#collections/trials/vocabulary.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import clinicaltrialsGov from './clinicaltrials-gov/source.ts';
import { STATES } from './ctrdata/ctis.ts';
import { PHASES as PROTOCOL_PHASES } from './ctrdata/euctr.ts';
import { OVERRIDES } from './ctrdata/isrctn.ts';
import ctrdata from './ctrdata/source.ts';
import { dayOf } from './ctrdata/values.ts';
import euCtr, { PHASES, SPONSORS } from './eu-ctr/source.ts';
import { trialText } from './trial-text.ts';

const told = (parsed: readonly any[]) => parsed.map((each) => (each.ok === true ? each.record : each));

it('have one vocabulary of phases and states', () => {
  expect(PHASES).toEqual({ 1: 'Phase_1', 2: 'Phase_2', 3: 'Phase_3', 4: 'Phase_4' });
  expect(SPONSORS).toEqual({ 0: 'OTHER', 1: 'INDUSTRY' });
  expect(STATES).toEqual({
    2: 'Not_Yet_Recruiting',
    3: 'Recruiting',
    4: 'Recruiting',
    5: 'Active_Not_Recruiting',
    6: 'Suspended',
    7: 'Suspended',
    8: 'Completed',
    9: 'Withdrawn',
    10: 'Terminated',
    12: 'Withdrawn',
    'authorised, not started': 'Not_Yet_Recruiting',
    'authorised, recruitment pending': 'Not_Yet_Recruiting',
    'authorised, recruiting': 'Recruiting',
    'ongoing, not yet recruiting': 'Not_Yet_Recruiting',
    'ongoing, recruiting': 'Recruiting',
    'ongoing, recruitment ended': 'Active_Not_Recruiting',
    'temporarily halted': 'Suspended',
    suspended: 'Suspended',
    ended: 'Completed',
    revoked: 'Terminated',
  });
  expect(PROTOCOL_PHASES).toEqual({
    e71_human_pharmacology_phase_i: 'Phase 1',
    e72_therapeutic_exploratory_phase_ii: 'Phase 2',
    e73_therapeutic_confirmatory_phase_iii: 'Phase 3',
    e74_therapeutic_use_phase_iv: 'Phase 4',
  });
  expect(OVERRIDES).toEqual({ stopped: 'Terminated', suspended: 'Suspended', completed: 'Completed' });
  const days = ['2020-02-01T00:00:00.000Z', '28/04/2021', '28.4.21', '2021-02-30', '31/04/2021', '1700-01-01'];
  expect(days.map(dayOf)).toEqual([20200201, 20210428, undefined, undefined, undefined, undefined]);
});

it('makes texts readable: elements and escapes of mark-up go, comparisons stay', () => {
  const rows: [string, string | undefined][] = [
    [
      '<p>Inclusion Criteria:</p><ul><li>age &gt; 18</li><li>age <65 and >18</li></ul>',
      'Inclusion Criteria:\n\nage > 18\nage <65 and >18',
    ],
    ['Age \\>= 18 \\[years\\], BMI \\< 30', 'Age >= 18 [years], BMI < 30'],
    ['H<sub>2</sub>O&nbsp;and<br/>more', 'H2O and\nmore'],
    ['a <b and c> d', 'a <b and c> d'],
    [`a\n${'\n'.repeat(50)}b`, 'a\n\nb'],
    ['<br>', undefined],
  ];
  for (const [given, read] of rows) expect(trialText(given)).toBe(read);
  expect(trialText(undefined)).toBeUndefined();
});

it('reads trials with days that no calendar has, groups without end, and what is no list', async () => {
  const study = (more: object, nctId = 'NCT00000001') => ({
    protocolSection: { identificationModule: { nctId }, statusModule: { overallStatus: 'Completed' }, ...more },
  });
  const read = async (value: object) => told(await readText(clinicaltrialsGov, 'a.json', JSON.stringify(value)));
  const [odd] = await read({
    protocolSection: {
      ...study({}).protocolSection,
      statusModule: {
        ...{ overallStatus: 'Completed', startDateStruct: { date: '2021-02-30' } },
        ...{ completionDateStruct: { date: '2020-02' }, lastUpdatePostDateStruct: { date: 'February 29, 2021' } },
      },
      designModule: { enrollmentInfo: { count: -5 } },
      eligibilityModule: { eligibilityCriteria: '<p>Age \\>= 6 Weeks</p>', minimumAge: '6 Weeks', maximumAge: 'N/A' },
    },
  });
  expect([odd.start, odd.last_update, odd.enrollment, odd.max_age]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([odd.completion, odd.min_age, odd.criteria]).toEqual([
    { day: 20200201, month: true },
    { age: '6', unit: 'Weeks' },
    'Age >= 6 Weeks',
  ]);
  const [broken] = await read(study({ armsInterventionsModule: { armGroups: [null] } }));
  expect(broken).toMatchObject({ ok: false, id: 'study 1' });
  const arms = Array.from({ length: 400 }, (_, n) => ({ id: `OG${n}`, title: `Arm ${n}` }));
  const [many, result] = await read({
    ...study({
      armsInterventionsModule: { armGroups: arms.map(({ title }) => ({ label: title, type: 'EXPERIMENTAL' })) },
    }),
    resultsSection: {
      outcomeMeasuresModule: {
        outcomeMeasures: Array.from({ length: 200 }, (_, n) => ({
          ...{ title: `Outcome ${n}`, type: 'PRIMARY', groups: arms },
          denoms: [{ counts: arms.map(({ id }) => ({ groupId: id, value: '7' })) }],
        })),
      },
    },
  });
  expect([many.arms.length, result.groups.length, result.groups[399]]).toEqual([
    400,
    400,
    { id: 'G400', type: 'outcome_group', title: 'Arm 399', participants: '7' },
  ]);
});

it('make a drug pending that is halted or not heard of, and never further by that than a stage', () => {
  expect([ENDED, PAUSED]).toEqual([
    ['Withdrawn', 'Terminated'],
    ['Suspended', 'Unknown_Status'],
  ]);
  const stage = (status: string, phase = 'Phase_2') => developmentOf({ status, phase });
  const states = ['Suspended', 'Unknown_Status', 'Withdrawn', 'Terminated', 'Recruiting', 'Completed'];
  expect(states.map((each) => stage(each))).toEqual([
    'Pending',
    'Pending',
    'Discontinued',
    'Discontinued',
    'Phase_2',
    'Phase_2',
  ]);
  expect(stage('Recruiting', 'Not_Applicable')).toBeUndefined();
  expect(['Unknown', 'Discontinued', 'Pending', 'Discovery', 'Approved'].map(rankOfStage)).toEqual([-3, -2, -1, 0, 11]);
});

it('reads how a drug that is given outside trials can be had', async () => {
  const states = [
    'AVAILABLE',
    'TEMPORARILY_NOT_AVAILABLE',
    'NO_LONGER_AVAILABLE',
    'APPROVED_FOR_MARKETING',
    'WITHHELD',
  ];
  const studies = states.map((overallStatus, at) => ({
    protocolSection: { identificationModule: { nctId: `NCT0000001${at}` }, statusModule: { overallStatus } },
  }));
  const read = told(await readText(clinicaltrialsGov, 'a.json', JSON.stringify(studies)));
  expect(read.map(({ status }) => status)).toEqual([
    'Available',
    'Temporarily_Not_Available',
    'No_Longer_Available',
    'Approved_For_Marketing',
    'Withheld',
  ]);
  expect(read.map(({ status }) => developmentOf({ status, phase: 'Phase_2' }))).toEqual(Array(5).fill('Phase_2'));
});

it('reads the tables of the EU register: states where all countries agree, sponsors with their groups', async () => {
  const head =
    'trial_id,number_of_countries,min_end_date,max_end_date,comp_date,has_results,phase,health_volunteers,trial_status,any_terminated,all_terminated,sponsor_status,name_of_sponsor';
  const rows = [
    '2004-000007-18,1,,2005-02-03,1,1,3,0,1,0,0,1,"Acme, Inc."',
    '2004-000008-18,2,,,0,0,0,1,1,1,1,0,Clinic',
    '2004-000009-18,2,,,0,0,1,2,2,1,0,2,',
    '2004-000010-18,1,,,0,0,2,0,4,0,0,,',
    'x,1',
  ];
  const [a, acme, b, , c, d, bad] = told(await readText(euCtr, 'q.csv', [head, ...rows].join('\n')));
  expect(a).toMatchObject({
    register_number: '2004-000007-18',
    registry: 'EUCTR',
    phase: 'Phase_3',
    status: 'Completed',
    completion: { day: 20050203, type: 'Actual' },
    sponsor: { name: 'Acme, Inc.', class: 'INDUSTRY' },
    healthy_volunteers: false,
    study_type: 'Interventional',
  });
  expect(acme).toMatchObject({ kind: 'organisation', names: [{ text: 'Acme, Inc.' }] });
  expect([b.phase, b.status, b.healthy_volunteers, b.sponsor.class]).toEqual([undefined, 'Terminated', true, 'OTHER']);
  expect([c.phase, c.status, c.healthy_volunteers, c.sponsor]).toEqual([
    'Phase_1',
    'Active_Not_Recruiting',
    undefined,
    undefined,
  ]);
  expect([d.status, bad.reason]).toEqual([undefined, 'has no EudraCT number: x']);
  const sponsors = [
    'trials_ids,name_of_sponsor,normalized_name,normalized_parent_name,Proof,Description,Notes',
    '2004-000007-18,ApoPharma,ApoPharma Inc.,APOTEX Inc.,http://x,,',
    '2004-000007-18,"Two\nlines","\nTwo Lines",Two Lines,,,',
    '2004-000007-18,Nobody,,,,,',
  ];
  const [apo, group, lines, skipped] = told(await readText(euCtr, 's.csv', sponsors.join('\n')));
  expect(apo).toMatchObject({
    ids: [organisationKey('ApoPharma'), organisationKey('ApoPharma Inc.')].filter(
      (id, i, all) => all.indexOf(id) === i,
    ),
    parents: [organisationKey('APOTEX Inc.')],
  });
  expect([group.names[0].text, lines.names[0].text, lines.parents, skipped.ok]).toEqual([
    'APOTEX Inc.',
    'Two Lines',
    [],
    'skipped',
  ]);
});

it('a bare word that begins names of several groups in the table of sponsors is none of them', async () => {
  const sponsors = [
    'trials_ids,name_of_sponsor,normalized_name,normalized_parent_name,Proof,Description,Notes',
    '2004-002099-40,SCHERING,Schering AG,Bayer,,,',
    '2004-002099-40,"Schering AG, Berlin",Schering AG,Bayer,,,',
    '2004-000390-59,Schering-Plough Research Institute,Merck Sharp & Dohme (MSD),Merck Sharp & Dohme (MSD),,,',
    '2004-000811-24,Amgen,Amgen Inc,Amgen Inc,,,',
    '2004-000811-24,Amgen Europe BV,Amgen Inc,Amgen Inc,,,',
  ];
  const read = told(await readText(euCtr, 's.csv', sponsors.join('\n'))) as Entity[];
  expect(read.map(({ ids, names }) => [names.map(({ text }) => text), ids])).toEqual([
    [['SCHERING'], [organisationKey('Schering')]],
    [
      ['Schering AG', 'Schering AG, Berlin'],
      [organisationKey('Schering AG'), organisationKey('Schering AG, Berlin')],
    ],
    [['Bayer'], [organisationKey('Bayer')]],
    [
      ['Merck Sharp & Dohme (MSD)', 'Schering-Plough Research Institute'],
      [organisationKey('Merck Sharp & Dohme (MSD)'), organisationKey('Schering-Plough Research Institute')],
    ],
    [
      ['Amgen Inc', 'Amgen'],
      [organisationKey('Amgen'), organisationKey('Amgen Inc')],
    ],
    [
      ['Amgen Inc', 'Amgen Europe BV'],
      [organisationKey('Amgen Europe BV'), organisationKey('Amgen Inc')],
    ],
  ]);
});

it('reads records of three registers in the vocabulary of the fourth, and refuses those without a number', async () => {
  const ctis = {
    ctNumber: '2023-505613-24-00',
    ctPublicStatusCode: 5,
    trialPhase: 'Phase I and Phase II (Integrated)',
    trialCountries: ['Poland:4', 'NL:8'],
    gender: 'Male, Female',
    totalNumberEnrolled: '13',
    ctrname: 'CTIS',
    authorizedApplication: {
      authorizedPartI: {
        medicalConditions: [{ medicalCondition: 'Gout' }],
        sponsors: [{ primary: true, isCommercial: true, organisation: { name: 'Acme' } }],
        productRoleGroupInfos: [
          {
            productRoleName: 'Test',
            products: [{ productName: 'Brand', productDictionaryInfo: { activeSubstanceName: 'FICTINIB' } }],
          },
          { productRoleName: 'Comparator', products: [{ productName: 'Oldinib' }] },
        ],
      },
    },
  };
  const isrctn = {
    isrctn: '12949496',
    trialDesign: { primaryStudyDesign: 'Interventional', overallStatusOverride: 'Stopped' },
    trialDescription: { title: 'T', primaryOutcome: 'O' },
    participants: {
      recruitmentCountries: { country: ['Ireland', 'Spain'] },
      targetEnrolment: '20',
      totalFinalEnrolment: '9',
      inclusion: 'i',
      exclusion: 'e',
    },
    interventions: {
      intervention: { phase: 'Phase III', drugNames: 'Omeprazole, esomeprazole (iv)', interventionType: 'Drug' },
    },
    ctrname: 'ISRCTN',
  };
  const lines = [ctis, isrctn, { a2_eudract_number: 'x', ctrname: 'EUCTR' }, { ctrname: 'CTGOV' }];
  const parsed = told(await readText(ctrdata, 'x.jsonl', lines.map((each) => JSON.stringify(each)).join('\n')));
  const [first, second] = parsed.filter(({ registry }) => registry) as Trial[];
  expect(first).toMatchObject({
    registry: 'CTIS',
    phase: 'Phase_1_2',
    status: 'Active_Not_Recruiting',
    countries: ['Poland', 'Netherlands'],
    conditions: ['Gout'],
    sponsor: { name: 'Acme', class: 'INDUSTRY' },
    gender: 'All',
    enrollment: { count: 13 },
    arms: [
      { label: 'Test', type: 'Experimental' },
      { label: 'Comparator', type: 'Active Comparator' },
    ],
    interventions: [
      { name: 'FICTINIB', other_names: ['Brand'], arms: ['Test'] },
      { name: 'Oldinib', arms: ['Comparator'] },
    ],
  });
  expect(second).toMatchObject({
    register_number: 'ISRCTN12949496',
    status: 'Terminated',
    phase: 'Phase_3',
    enrollment: { count: 9, type: 'Actual' },
    criteria: 'Inclusion Criteria:\ni\nExclusion Criteria:\ne',
    interventions: [{ name: 'Omeprazole' }, { name: 'esomeprazole' }],
    outcomes: [{ type: 'Primary', title: 'O' }],
  });
  expect(parsed.filter(({ ok }) => ok !== undefined)).toMatchObject([
    { ok: false, reason: 'has no EudraCT number: x' },
    { ok: 'skipped', kind: 'record of another register' },
  ]);
});

it('reads what protocols of the EU register are about, and their substances without an international name', async () => {
  const protocol = {
    a2_eudract_number: '2013-000615-24',
    e11_medical_conditions_being_investigated: 'Muscular Atrophy, Spinal',
    e111_medical_condition_in_easily_understood_language: 'Weak muscles',
    e112_therapeutic_area: 'Diseases C - Musculoskeletal Diseases C05',
    e12_meddra_classification: [{ e12_version: '20.1', e12_level: 'PT', e12_term: 'Spinal muscular atrophy' }],
    dimp: [
      { d2111_trade_name: 'Brand', d38_imp_identification_details: [{ d393_other_descriptive_name: 'FICTINIB' }] },
      { d2111_trade_name: 'Other' },
    ],
    ctrname: 'EUCTR',
  };
  const general = { ctNumber: '2024-510663-34-00', ctrname: 'CTIS', therapeuticAreas: [] as string[] };
  general.therapeuticAreas.push('Diseases [C] - Virus Diseases [C02]', 'Body processes [G] - Immune system [G12]');
  const lines = [protocol, general].map((each) => JSON.stringify(each)).join('\n');
  const [trial, , , area] = told(await readText(ctrdata, 'r.jsonl', lines)) as [Trial, Entity, Entity, Trial];
  expect([trial.conditions, trial.condition_headings, area.condition_headings]).toEqual([
    ['Muscular Atrophy, Spinal', 'Weak muscles'],
    ['Spinal muscular atrophy', 'Musculoskeletal Diseases'],
    ['Virus Diseases'],
  ]);
  expect(trial.interventions.map(({ name, other_names }) => [name, other_names])).toEqual([
    ['FICTINIB', ['Brand']],
    ['Other', []],
  ]);
  // a table of the register says less of the same trial, whichever comes first
  const head =
    'trial_id,number_of_countries,min_end_date,max_end_date,comp_date,has_results,phase,health_volunteers,trial_status,any_terminated,all_terminated,sponsor_status,name_of_sponsor';
  const [row] = told(await readText(euCtr, 'q.csv', `${head}\n2013-000615-24,1,,,0,0,0,0,4,0,0,0,Clinic`)) as [Trial];
  expect([trials.merge!(row, trial), trials.merge!(trial, row)]).toEqual([trial, trial]);
});

describeWithSharedData(
  'registers of trials in Europe',
  ['clinical-trials/eu-ctr-csv', 'clinical-trials/ctrdata-json'],
  (tables, lines) => {
    it('of the EU: 25,284 trials, sponsors in groups', async () => {
      const trials: Trial[] = [];
      const groups = new Map<string, Entity>();
      const read = await readAll<any>(euCtr, [tables], (record) => {
        if (record.registry) trials.push(record);
        else if (record.provenance[0].key.startsWith('sponsor ApoPharma')) groups.set(record.provenance[0].key, record);
      });
      expect([read.rejects, read.faults, trials.length]).toEqual([[], [], 25_284]);
      const count = (field: 'phase' | 'status') => {
        const all = new Map<string, number>();
        for (const trial of trials) all.set(trial[field] ?? '', (all.get(trial[field] ?? '') ?? 0) + 1);
        return Object.fromEntries([...all].sort());
      };
      expect(count('phase')).toEqual({ '': 326, Phase_1: 1225, Phase_2: 9711, Phase_3: 8155, Phase_4: 5867 });
      expect(count('status')).toEqual({ '': 1296, Active_Not_Recruiting: 14_853, Completed: 7398, Terminated: 1737 });
      const merged = [...groups.values()].reduce(
        (a, b) => entities.merge!(a, b) as Entity,
        entityPart([...groups.values()][0]!),
      );
      expect(merged.parents).toEqual([organisationKey('APOTEX Inc.')]);
    });

    it('of CTIS, EUCTR and ISRCTN, and those of ClinicalTrials.gov beside them', async () => {
      const found: Trial[] = [];
      const see = (record: any) => void (record.registry && found.push(record));
      const read = await readAll<any>(ctrdata, [lines], see);
      expect([read.rejects, read.faults]).toEqual([[], []]);
      await readAll<any>(clinicaltrialsGov, [lines], see);
      expect(
        found.map(
          ({ registry, register_number, phase, status }) => `${registry} ${register_number} ${phase} ${status}`,
        ),
      ).toEqual([
        'CTIS 2023-505613-24-00 Phase_2 Recruiting',
        'CTIS 2023-508143-51-01 Phase_4 Not_Yet_Recruiting',
        'CTIS 2024-510663-34-00 Phase_2 Recruiting',
        'EUCTR 2013-000615-24 Phase_4 Terminated',
        'EUCTR 2016-004489-24 Phase_3 Completed',
        'EUCTR 2019-002663-10 Phase_2_3 Active_Not_Recruiting',
        'ISRCTN ISRCTN12949496 Phase_3 Terminated',
        'ISRCTN ISRCTN13281214 Phase_3 undefined',
        'ISRCTN ISRCTN17473621 Phase_3 undefined',
        'ISRCTN ISRCTN20343063 Phase_3 undefined',
        'ISRCTN ISRCTN61070850 Phase_3 undefined',
        'ISRCTN ISRCTN76463425 Phase_3 undefined',
        'ISRCTN ISRCTN88261002 Phase_3 undefined',
        'ISRCTN ISRCTN96912679 Phase_3 undefined',
        'CTGOV NCT00567567 Phase_3 Completed',
        'CTGOV NCT00716976 Phase_3 Completed',
        'CTGOV NCT01305200 Phase_3 Completed',
        'CTGOV NCT03275402 Phase_2_3 Terminated',
      ]);
    });
  },
);
