/** Bounds that stand in no schema: what is at one is taken, and what is one beyond is refused, with its number. */
import { expect, it } from 'vitest';
import { MOST_CLAIMS } from '#skills/draft-specification/claims.ts';
import academy from './academy-course/ac01-course-list.ts';
import evaluation from './analysis-report/r003-create.ts';
import dictionary from './biopharmaceutical-dictionary-data/b056-search.ts';
import { listedSequences } from './chemical-and-bio-data/patent-sequences.ts';
import { wantedOf } from './drug-visual-analysis/drug-alerts.ts';
import { firstData as firstOfRights } from './fto-search/first-data.ts';
import landscape from './insights-company-report/jobs.ts';
import { firstData as firstOfNovelty } from './novelty-search/first-data.ts';
import { similarFilter, similarHands } from './patent-data-search/similar-page.ts';
import fees from './patent-legal-data/p047-apno-input.ts';
import classes from './patent-mining-data/p066-patent-classification-description.ts';
import { locarnoCode } from './shared/design-query.ts';
import { firstData as firstOfDraft } from './specification-drafting/input.ts';
import { customDirectory } from './tech-pre-research-report/directory.ts';
import { refined } from './technology-idea-novelty-search/result.ts';

const many = <T>(n: number, make: (at: number) => T): T[] => Array.from({ length: n }, (_, at) => make(at));
const list = (n: number, make = (at: number) => `x${at}`) => many(n, make).join(',');

/** What has nothing: whatever it is asked for, there is none; and it starts tasks and keeps files. */
const empty = async (name: string) =>
  ({ search: { hits: [], total: 0 }, identify: new Map(), start: { task_id: 't' }, put: { id: 'f'.repeat(32) } })[
    name
  ] ?? [];
const nothing: any = new Proxy({}, { get: (_, name) => () => empty(String(name)) });
const services = {
  ...{
    corpus: nothing,
    flows: { ...nothing, start: async () => ({ task_id: 't' }), list: async () => ({ tasks: [] }) },
    files: nothing,
  },
  ...{ courses: { of: async () => [] }, clock: () => Date.UTC(2026, 0, 31) },
};
/** What an operation says to a call, as it refuses it; nothing where it takes it. */
async function refusal(of: () => unknown): Promise<string> {
  try {
    await of();
    return '';
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error;
    return (error as Error).message;
  }
}
const call = (operation: { handle(...given: never[]): unknown }, asked: object, more: object = {}) =>
  operation.handle(
    { body: asked, query: asked, account: { id: 'a' }, note: () => {}, ...more } as never,
    { ...services, ...more } as never,
  );

const drafted = (n: number) =>
  firstOfDraft({ claim: many(n, (at) => `${at + 1}. A pump number ${at}.`).join('\n'), disclosure: 'A pump.' });
const idea = (features: number, add: string[]) =>
  refined(
    { confirmed_features: many(features, (at) => ({ number: `F${at + 1}`, text: 'a', selected: true })) } as never,
    { add },
  );
const rights = (said: object) => firstOfRights({ input: 'pump valve plate mirror', ...said });
const novelty = (said: object) => firstOfNovelty({ input: 'A pump.', lang: 'en', ...said }, services as never);
const alert = (type: string, date: number) =>
  wantedOf(
    {
      ...{ title: 'A', lang: 'EN', events: [{ name: 'drug_dev_status', sub_event: ['APPROVED'] }], query: {} },
      frequency: { type, date },
    } as never,
    () => {},
  );
const JOB = { job_id: 'j', q: 'pump', request_type: 'som' };
const APPLICATION = 'US28/218786';
const EVALUATED = { report_name: 'A', text: 'A pump turns.' };

it.each<readonly [what: string, taken: readonly (() => unknown)[], refused: () => unknown, said: string | RegExp]>([
  [
    'a page of courses has 100',
    [() => call(academy, { page: 1, limit: 100 }), () => call(academy, { page: 1, limit: 1 })],
    () => call(academy, { page: 1, limit: 101 }),
    'page is from 1, limit from 1 to 100.',
  ],
  ['a page of courses has one', [], () => call(academy, { page: 1, limit: 0 }), /limit from 1 to 100/],
  ['pages of courses begin at 1', [], () => call(academy, { page: 0, limit: 1 }), /page is from 1/],
  [
    'a page of the dictionary has 1,000',
    [() => call(dictionary, { limit: 1_000 }), () => call(dictionary, { limit: 1, offset: 0 })],
    () => call(dictionary, { limit: 1_001 }),
    'limit is 1001: use 1 to 1000.',
  ],
  ['a page of the dictionary has one', [], () => call(dictionary, { limit: 0 }), 'limit is 0: use 1 to 1000.'],
  ['rows of the dictionary begin at 0', [], () => call(dictionary, { offset: -1 }), 'offset is -1: use 0 or more.'],
  [
    'a report has 50 facts of its own',
    [() => call(evaluation, { ...EVALUATED, report_info: many(50, () => ({ key: 'a', value: 'b' })) })],
    () => call(evaluation, { ...EVALUATED, report_info: many(51, () => ({ key: 'a', value: 'b' })) }),
    'report_info: at most 50, 51 given.',
  ],
  [
    'a landscape has 50 texts of the caller',
    [() => call(landscape, { ...JOB, match: many(50, () => ({ title: 'a' })) })],
    () => call(landscape, { ...JOB, match: many(51, () => ({ title: 'a' })) }),
    'match: at most 50 texts, 51 given.',
  ],
  [
    'the name of a landscape has 128 characters',
    [() => call(landscape, { ...JOB, job_id: 'x'.repeat(128) })],
    () => call(landscape, { ...JOB, job_id: 'x'.repeat(129) }),
    'job_id: write 1 to 128 characters.',
  ],
  [
    'a landscape is of a day and of no time that runs backwards',
    [() => call(landscape, { ...JOB, time_start: '2020-01-02', time_stop: '2020-01-02', rows: 0 })],
    () => call(landscape, { ...JOB, time_start: '2020-01-02', time_stop: '2020-01-01' }),
    'time_stop: is before time_start.',
  ],
  ['a landscape has no fewer rows than 0', [], () => call(landscape, { ...JOB, rows: -1 }), 'rows: -1 is below 0.'],
  [
    'fees are asked of 100 applications',
    [() => call(fees, { apnos: many(100, () => APPLICATION) }), () => call(fees, { apnos: [APPLICATION] })],
    () => call(fees, { apnos: many(101, () => APPLICATION) }),
    'apnos names 101 applications: give 1 to 100.',
  ],
  ['fees are asked of one', [], () => call(fees, { apnos: [] }), 'apnos names 0 applications: give 1 to 100.'],
  [
    'titles are asked of 10 classes',
    [
      () => call(classes, { code: list(10, () => 'H01M'), type: 'ipc' }),
      () => call(classes, { code: 'H01M', type: 'ipc' }),
    ],
    () => call(classes, { code: list(11, () => 'H01M'), type: 'ipc' }),
    'code names 11 classes: give 1 to 10.',
  ],
  [
    'titles are asked of one',
    [],
    () => call(classes, { code: ' ,', type: 'ipc' }),
    'code names 0 classes: give 1 to 10.',
  ],
  [
    '1,000 publications are left out of what is similar',
    [() => similarFilter({ exclude: many(1_000, (at) => `US${at}A1`) } as never)],
    () => similarFilter({ exclude: many(1_001, (at) => `US${at}A1`) } as never),
    /1001 publications are too many; at most 1000/,
  ],
  [
    'what is similar is asked of 20 applicants',
    [() => similarHands({ applicant: many(20, (at) => `A${at}`) } as never)],
    () => similarHands({ applicant: many(21, (at) => `A${at}`) } as never),
    /21 names are too many; at most 20/,
  ],
  [
    'what is similar is of a day',
    [() => similarFilter({ apd_from: '20200102', apd_to: '20200102' } as never)],
    () => similarFilter({ apd_from: '20200103', apd_to: '20200102' } as never),
    /apd_from/,
  ],
  [
    `a draft has ${MOST_CLAIMS} claims`,
    [() => drafted(1), () => drafted(MOST_CLAIMS)],
    () => drafted(MOST_CLAIMS + 1),
    `claim: ${MOST_CLAIMS + 1} claims, at most ${MOST_CLAIMS} are read.`,
  ],
  [
    'an idea has 60 features',
    [() => idea(59, ['a pump'])],
    () => idea(60, ['a pump']),
    'add: an idea has 60 features at most.',
  ],
  [
    'rights are searched on four words',
    [() => rights({})],
    () => rights({ input: 'pump valve plate' }),
    /^input: describe the product/,
  ],
  [
    'rights are of a day',
    [() => rights({ apd_start: '20200102', apd_end: '20200102' })],
    () => rights({ apd_start: '20200103', apd_end: '20200102' }),
    'apd_start: 20200103 is after apd_end, 20200102.',
  ],
  [
    'prior art is of a day',
    [() => novelty({ pbd_start: '20200102', pbd_end: '20200102' })],
    () => novelty({ pbd_start: '20200103', pbd_end: '20200102' }),
    'pbd_start: 20200103 is after pbd_end, 20200102.',
  ],
  [
    'a text of 40 characters may be a publication number, and no longer one',
    [() => novelty({ input: `US${' '.repeat(29)}11205304B2` })],
    () => novelty({ input: `US${' '.repeat(28)}11205304B2` }),
    /US11205304B2 is not in the corpus/,
  ],
  [
    'the day of a week is 1 to 7',
    [() => alert('WEEKLY', 1), () => alert('WEEKLY', 7), () => alert('MONTHLY', 8)],
    () => alert('WEEKLY', 8),
    'frequency.date is 8: a week has 1 (Monday) to 7.',
  ],
  [
    'a name of a chapter has 120 characters',
    [
      () =>
        customDirectory(
          [{ key: 'TECH_RESEARCH_CUSTOM_MODULE_1', name: 'x'.repeat(120), source_type: 'customize' }] as never,
          'en',
        ),
    ],
    () =>
      customDirectory(
        [{ key: 'TECH_RESEARCH_CUSTOM_MODULE_1', name: 'x'.repeat(121), source_type: 'customize' }] as never,
        'en',
      ),
    /121 characters; a name has at most 120/,
  ],
])('%s', async (_, taken, refused, said) => {
  for (const of of taken) expect(await refusal(of)).toBe('');
  const message = await refusal(refused);
  if (typeof said === 'string') expect(message).toBe(said);
  else expect(message).toMatch(said);
});

it('Locarno classes are 1 to 32', () => {
  expect(['00', '01', '32', '33', '14-02', '00-01', '33-01'].map(locarnoCode)).toEqual([
    ...[undefined, '01', '32', undefined, '14-02', undefined, undefined],
  ]);
});

it('sequences are of a length from one to another, both included', async () => {
  const records = [3, 4, 5].map((length) => ({
    kind: 'protein',
    length,
    stands_in: [{ patent: 'US1', number: length }],
  }));
  const corpus = { identify: async () => new Map([['US1', ['s']]]), get: async () => records } as never;
  const of = async (start?: number, end?: number) =>
    (await listedSequences(corpus, 'US1', { sequence_length: { start, end } })).map(({ number }) => number);
  expect([await of(), await of(4), await of(undefined, 4), await of(4, 4), await of(6)]).toEqual([
    ...[[3, 4, 5], [4, 5], [3, 4], [4], []],
  ]);
});
