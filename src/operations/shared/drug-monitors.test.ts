import { expect, it } from 'vitest';
import { thrown } from '#testing/thrown.ts';
import { type DrugEvent, drugMonitors, kindsOfEvents } from './drug-monitors.ts';

const kinds = (name: string, ...sub_event: string[]) => kindsOfEvents([{ name, sub_event }], () => {});

it('each event of the interface is told by the kinds of change that it is', () => {
  const every = {
    query_result: ['QUERY_RESULT'],
    special_approval: ['SPECIAL_APPROVAL'],
    clinical_trial: [
      'CLINICAL_TRIAL_FIRST_POSTED',
      'CLINICAL_TRIAL_CLINICAL_PROGRESS',
      'CLINICAL_TRIAL_RESULT_PUBLISHED',
    ],
    drug_deal: ['ACTIVE', 'TERMINATED', 'COMPLETED'],
    translational_medicine: ['TRANSLATIONAL_MEDICINE'],
    news: ['NEWS'],
  };
  const told = Object.entries(every).flatMap(([name, events]) => events.map((event) => [event, kinds(name, event)]));
  expect(Object.fromEntries(told)).toEqual({
    QUERY_RESULT: ['found', 'lost'],
    SPECIAL_APPROVAL: ['review'],
    CLINICAL_TRIAL_FIRST_POSTED: ['trial'],
    CLINICAL_TRIAL_CLINICAL_PROGRESS: ['trial_status'],
    CLINICAL_TRIAL_RESULT_PUBLISHED: ['trial_results'],
    ...{ ACTIVE: ['deal'], TERMINATED: ['deal'], COMPLETED: ['deal'] },
    TRANSLATIONAL_MEDICINE: ['translational'],
    NEWS: ['news'],
  });
});

it('every stage is told by trials, and approval by approvals, too', () => {
  const stages = [
    ...['DISCOVERY', 'PRECLINICAL', 'IND', 'IND_APPROVAL', 'EARLY_PHASE_1', 'PHASE_1', 'PHASE_1_2', 'PHASE_2'],
    ...['PHASE_2_3', 'PHASE_3', 'NDA_BLA', 'DISCONTINUED', 'WITHDRAWN', 'SUSPENDED'],
  ];
  for (const stage of stages) expect(kinds('drug_dev_status', stage)).toEqual(['trial_stage']);
  expect(kinds('drug_dev_status', 'APPROVED')).toEqual(['trial_stage', 'approved']);
  const error = thrown(() => kinds('drug_dev_status', 'PHASE_9'));
  expect([error.code, error.details]).toEqual([
    'invalid_request',
    { field: 'events[0].sub_event', accepts: [...stages.slice(0, 11), 'APPROVED', ...stages.slice(11)] },
  ]);
});

it('says what nothing loaded tells, and refuses what is no event', () => {
  const notes: string[] = [];
  const asked: DrugEvent[] = [
    ...['patent', 'paper'].map((name) => ({ name, sub_event: ['ANY'] })),
    { name: 'news', sub_event: ['NEWS'] },
  ];
  expect(kindsOfEvents(asked, (note) => notes.push(note))).toEqual(['news']);
  expect(notes.map((note) => note.split(' ')[1])).toEqual(['patent', 'paper']);
  const refused = (name: string, event: string) => thrown(() => kinds(name, event)).details;
  expect(refused('drug_deal', 'SOLD')).toEqual({
    field: 'events[0].sub_event',
    accepts: ['ACTIVE', 'TERMINATED', 'COMPLETED'],
  });
  expect(refused('news', 'toString')).toEqual({ field: 'events[0].sub_event', accepts: ['NEWS'] });
  expect(refused('patent', 'ANY')).toEqual({ field: 'events' });
});

it('a monitor of drugs says what it watches in both languages, and by which change of which records', () => {
  const rows = Object.entries(drugMonitors.kinds).map(
    ([name, { meaning, meaning_zh, feed, of }]) =>
      `${name}: ${meaning}, ${meaning_zh}; ${of?.name ?? '–'} ${feed.join()}`,
  );
  expect(rows).toEqual([
    'found: drug that is found now, 新符合条件的药物; – ',
    'lost: drug that is found no more, 不再符合条件的药物; – ',
    'trial_stage: stage by a trial, 试验所示阶段; trials stage',
    'approved: approval, 批准; approvals approved',
    'review: special review, 特殊审评; approvals review',
    'trial: new trial, 新试验; trials new',
    'trial_status: recruitment of a trial, 试验招募状态; trials status',
    'trial_results: results of a trial, 试验结果; trials results',
    'deal: deal, 交易; deals new',
    'news: news, 新闻; news new',
    'translational: finding of translational medicine, 转化医学发现; translational new',
  ]);
  expect([drugMonitors.name, drugMonitors.id_field]).toEqual(['drugs', 'ID']);
});

it('shows the filters that were given, four hundred characters of them', () => {
  const filters = { start_up: true, country: ['CN'], limit: 5, offset: 0, sort: [], drug: undefined };
  expect(drugMonitors.shown({ filters })).toBe('Drugs: start_up true; country ["CN"]');
  expect(drugMonitors.shown({ filters: { country: ['x'.repeat(500)] } })).toHaveLength('Drugs: '.length + 400);
});
