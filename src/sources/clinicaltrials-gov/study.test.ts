import { expect, it } from 'vitest';
import { descriptorOf, diseasesOf, type Json, resultOf, trialOf } from './study.ts';

const study = (resultsSection: Json | undefined): Json => ({
  protocolSection: {
    identificationModule: { nctId: 'NCT00000001', briefTitle: 'One', officialTitle: 'The one' },
    designModule: { studyType: 'INTERVENTIONAL', phases: ['PHASE2'], enrollmentInfo: { count: 40, type: 'ACTUAL' } },
    statusModule: {
      lastUpdatePostDateStruct: { date: '2021-02-03' },
      resultsFirstPostDateStruct: { date: '2020-05-06' },
    },
  },
  ...(resultsSection && { resultsSection }),
});
const resultsOf = (resultsSection: Json | undefined) => {
  const said = study(resultsSection);
  return resultOf(said, trialOf(said));
};

it('gives outcomes by class and category, then events, each with its groups, which are one by title and description', () => {
  const placebo = { title: 'Placebo', description: 'Saline' };
  const outcome = {
    ...{ type: 'PRIMARY', title: 'Pain', paramType: 'MEAN', dispersionType: 'STANDARD_DEVIATION', unitOfMeasure: 'mm' },
    groups: [
      { id: 'OG0', ...placebo },
      { id: 'OG1', title: 'Drug' },
    ],
    denoms: [{ units: 'Participants', counts: [{ groupId: 'OG0', value: '19' }] }],
    classes: [
      {
        title: 'Week 4',
        categories: [
          {
            title: 'Women',
            measurements: [
              { groupId: 'OG0', value: '3.5', spread: '.4', lowerLimit: '3', upperLimit: '4' },
              { groupId: 'OG1', value: 2 },
              { groupId: 'OG9', value: '7' },
            ],
          },
          { measurements: [] },
        ],
      },
    ],
    analyses: [
      {
        ...{ nonInferiorityType: 'SUPERIORITY', pValue: '<0.001', statisticalMethod: 'ANCOVA', paramType: 'Mean' },
        paramValue: '1.5',
      },
    ],
  };
  const events = {
    eventGroups: [{ id: 'EG0', ...placebo }],
    seriousEvents: [
      { term: 'Fall', organSystem: 'Injury', stats: [{ groupId: 'EG0', numAffected: 1, numAtRisk: 20 }] },
    ],
    otherEvents: [{ organSystem: 'Skin' }, { term: 'Rash', stats: [{ groupId: 'EG7', numAffected: 2 }] }],
  };
  const result = resultsOf({
    outcomeMeasuresModule: {
      outcomeMeasures: [
        { type: 'SECONDARY', groups: [{ id: 'OG0', title: 'of nothing' }], analyses: [{ pValue: '1' }] },
        outcome,
        { title: 'Sleep', groups: [{ id: 'X', ...placebo }], denoms: [{ counts: [{ groupId: 'X', value: '5' }] }] },
      ],
    },
    adverseEventsModule: events,
  });
  expect(result).toEqual({
    id: expect.any(String),
    ...{ register_number: 'NCT00000001', title: 'One', published: 20200506, phase: 'Phase_2', enrollment: 40 },
    groups: [
      { id: 'G1', type: 'outcome_group', title: 'Placebo', description: 'Saline', participants: '19' },
      { id: 'G2', type: 'outcome_group', title: 'Drug' },
      { id: 'G3', type: 'event_group', title: 'Placebo', description: 'Saline' },
    ],
    measures: [
      {
        ...{ id: 'M1', outcome: 'OE2', order: 2, kind: 'efficacy', type: 'Primary', name: 'Pain', unit: 'mm' },
        ...{ section: 'Week 4: Women', param_type: 'Mean', dispersion_type: 'Standard Deviation' },
        values: [
          {
            ...{ group: 'G1', value: '3.5', spread: '.4', lower: '3', upper: '4' },
            ...{ analyzed: '19', units: 'Participants' },
          },
          { group: 'G2', value: '2', units: 'Participants' },
        ],
      },
      {
        ...{ id: 'M2', outcome: 'OE2', order: 2, kind: 'efficacy', type: 'Primary', name: 'Pain', unit: 'mm' },
        ...{ section: 'Week 4', param_type: 'Mean', dispersion_type: 'Standard Deviation', values: [] },
      },
      {
        ...{ id: 'M3', outcome: 'AE1', order: 1, kind: 'safety', type: 'Serious', name: 'Fall', section: 'Injury' },
        ...{ param_type: 'Count of Participants', unit: 'Participants' },
        values: [{ group: 'G3', value: '1', analyzed: '20', units: 'Participants' }],
      },
      {
        ...{ id: 'M4', outcome: 'AE2', order: 2, kind: 'safety', type: 'Other', name: 'Rash' },
        ...{ param_type: 'Count of Participants', unit: 'Participants', values: [] },
      },
    ],
    analyses: [
      {
        ...{ outcome: 'OE2', type: 'Superiority', p_value: '<0.001', method: 'ANCOVA', param_type: 'Mean' },
        param_value: '1.5',
      },
    ],
    ...{ source: 'clinicaltrials-gov', as_of: 20210203 },
  });
});

it('gives nothing of a study without results', () => {
  expect(resultsOf(undefined)).toBeUndefined();
});

it('gives what stands over the conditions of a study as diseases, by descriptor and name', () => {
  const of = (meshes: Json[]) =>
    diseasesOf({ ...study(undefined), derivedSection: { conditionBrowseModule: { meshes } } }).map(
      ({ kind, ids, names, cross_references }) => [kind, ids, names.map(({ text }) => text), cross_references],
    );
  expect(
    of([{ id: 'D000003876', term: 'Dermatitis, Atopic' }, { term: 'Skin Diseases' }, { id: 'D000000001' }]),
  ).toEqual([
    [
      'disease',
      ['disease:mesh:D003876', 'disease:name:atopic dermatitis', 'disease:name:dermatitis atopic'],
      ['Dermatitis, Atopic', 'Atopic Dermatitis'],
      ['MESH:D003876'],
    ],
    ['disease', ['disease:name:skin disease', 'disease:name:skin diseases'], ['Skin Diseases'], []],
  ]);
  expect(diseasesOf(study(undefined))).toEqual([]);
  expect(['D000066328', 'D000067029', 'D000086382', 'D1', undefined].map(descriptorOf)).toEqual([
    ...['D066328', 'D000067029', 'D000086382', undefined, undefined],
  ]);
});
