import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Company, companies, companyPart } from '#collections/companies/companies.ts';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { PatentFact, patentFacts } from '#collections/patent-facts/patent-facts.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { emptyTrademark, Trademark } from '#collections/trademarks/trademark.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { emptyTrial, Trial, trialId, trials } from '#collections/trials/trials.ts';
import { emptyWork, Work } from '#collections/works/work.ts';
import { workPart, works } from '#collections/works/works.ts';
import type { Operation } from '#operation.ts';
import { answerLifeQuestion } from '#operations/shared/life/questions.ts';
import { askedGroups, folderOf, ONLY } from '#testing/asked-groups.ts';
import { demoOptions } from '#testing/demo-service.ts';
import { inOneLine } from '#testing/drawn-answers.ts';
import { DRAWN_OF_LIFE, putDrawnLife } from '#testing/drawn-life.ts';
import { DRAWN_NAMES, MORE_DRAWN_NAMES, putDrawn } from '#testing/drawn-records.ts';
import { isOfAccount } from '#testing/edge-answers.ts';
import { bareExample } from '#testing/edges.ts';
import { wholeAnswer } from '#testing/example-answers.ts';
import { MUCH_OF_LIFE, MUCH_QUESTIONS, putMuchLife } from '#testing/much-life.ts';
import { type CallOptions, type Reply, startTestService, type TestService } from '#testing/service.ts';
import { fieldsOf } from '#testing/told-answers.ts';
import { muchData, wholeData } from '#testing/whole-data.ts';
import {
  LIFE_QUESTIONS,
  lifeIds,
  putWholeLife,
  RECORD_IDS,
  RECORD_UUIDS,
  RESULT_IDS,
  SEQUENCE_IDS,
} from '#testing/whole-life.ts';
import { wholePatent } from '#testing/whole-patent.ts';
import type { TSchema } from '#typebox.mjs';
import type { ValueOf } from '#value-of.ts';

/** A grant of which all is known, a member of its family in other words, and one that says nothing but its number. */
const PATENTS = [
  { ...wholePatent, applicants: [...wholePatent.applicants, { name: 'Whole Sensors Ltd' }] },
  samplePatent('EP2500002A1', {
    ...{ application_number: 'EP10800002', filing_date: 20101009, publication_date: 20120801 },
    ...{ priorities: wholePatent.priorities, titles: [{ lang: 'de', origin: 'original', text: 'Spiegelantrieb' }] },
    cites: [{ publication_number: wholePatent.publication_number, categories: ['X'], phase: 'search_report' }],
  }),
  samplePatent('US8100003B2'),
  // whose owners follow from what was recorded
  samplePatent('US8100004B2', { application_number: 'US12/900004' }),
];
/** How rights end: fees that nobody paid, a revocation, a term, and one that stands. */
const ENDS = [
  ['US8100005B2', 'EXP.'],
  ['EP2500006B1', '27W'],
  ['US4100007A', ''],
  ['EP2500008B1', '26N'],
].map(([number, code]) =>
  samplePatent(number!, {
    ...(number!.startsWith('US4') ? { filing_date: 19761009 } : { filing_date: 20101009 }),
    ...(number!.startsWith('US4') ? { publication_date: 19780711 } : { publication_date: 20120110 }),
    legal_events: code ? [{ date: 20160111, code, country: number!.slice(0, 2) }] : [],
  }),
);
/** What is said to names of its own, or made of the rest when it is stored. */
const OWN = new Set(['id', 'keys', 'parts', 'contested', 'decisions', 'tagged', 'demo']);
const saying = <S extends TSchema>(schema: S, said = wholeData(schema)): ValueOf<S> =>
  Object.fromEntries(Object.entries(said as object).filter(([name]) => !OWN.has(name))) as ValueOf<S>;

const provenance = (key: string) => [{ source: 'company-table', key }];
const COMPANIES = [
  companyPart({
    ...saying(Company),
    ...{ name: 'Whole Sensors Ltd', ids: ['own:whole', 'lei:529900T8BM49AURSDO55'], provenance: provenance('whole') },
    ...{ isins: ['DE0005557508'], country: 'DE', status: 'ACTIVE', relations: [] },
  }),
  companyPart({
    ...saying(Company, muchData(Company)),
    ...{ name: 'Much Sensors Ltd', ids: ['own:much'], isins: [], relations: [], provenance: provenance('much') },
  }),
  companyPart({ name: 'Bare Sensors Ltd', ids: ['own:bare'], provenance: provenance('bare') }),
];

const TRIALS = [
  {
    ...saying(Trial),
    id: trialId('WHOLE00000001'),
    register_number: 'WHOLE00000001',
    status: 'Recruiting',
    phase: 'Phase_2',
  },
  { ...saying(Trial, muchData(Trial)), id: trialId('MUCH00000001'), register_number: 'MUCH00000001' },
  { ...emptyTrial(), id: trialId('BARE00000001'), register_number: 'BARE00000001', source: 'a-register' },
] as Trial[];

const MARKS = [
  { ...saying(Trademark), id: 'US_99000001', office: 'US', application_number: '99000001' },
  { ...saying(Trademark, muchData(Trademark)), id: 'US_99000003', office: 'US', application_number: '99000003' },
  emptyTrademark('US', '99000002'),
] as Trademark[];

const { authors, ...work } = saying(Work);
const WORKS = [
  {
    ...work,
    authors: [{ ...authors[0]!, role: undefined }, { name: 'Ann Author' }, ...authors],
    ids: ['doi:10.1234/whole', 'pmid:99000001'],
    type: 'journal-article',
  },
  { ...saying(Work, muchData(Work)), ids: ['doi:10.1234/much'], type: 'journal-article' },
  { ...emptyWork(), ids: ['doi:10.1234/bare'], titles: [{ lang: 'en', origin: 'original', text: 'Bare' }] },
].map((part, at) =>
  workPart({ ...part, provenance: [{ source: 'crossref', key: `${at}` }] } as Parameters<typeof workPart>[0]),
);

/** Facts of every kind about the first patent, each with all that it can say, and what was recorded of the last. */
const FACTS = (PatentFact as unknown as { readonly anyOf: readonly (typeof PatentFact)[] }).anyOf.map((kind, at) => ({
  ...saying(kind),
  ...{ id: `whole:${at}`, publications: ['US8100002'], applications: ['US12/900002'], as_of: {} },
})) as PatentFact[];
const CONVEYANCES = ['ASSIGNMENT', 'SECURITY INTEREST', 'CHANGE OF NAME'].map((text, at) => ({
  ...{ id: `US 09900${at}/0001`, office: 'US', reel_frame: `09900${at}/0001`, text, recorded: 20200101 + at },
  ...{ executed: 20191201 + at, property_count: 1, provenance: [{ source: 'uspto-assignments' }] },
  assignors: [{ name: at === 0 ? 'DOE, JANE' : 'WHOLE SENSORS LTD', executed: 20191201 + at }],
  assignees: [{ name: ['WHOLE SENSORS LTD', 'BIG BANK', 'WHOLE SENSING LTD'][at]!, address: 'A STREET' }],
  properties: [{ application: 'US12/900004', patent: 'US8100004' }],
}));

/** Fields by which an operation names a record, and the records that it is asked for. */
const NAMED = {
  patent_number: [...PATENTS.map(({ publication_number }) => publication_number), ...DRAWN_NAMES.patent_number],
  patent_info: [...PATENTS, ...ENDS].map(({ publication_number }) => publication_number),
  company_name: [...COMPANIES.map(({ name }) => name!), ...DRAWN_NAMES.company_name],
  register_number: [...TRIALS.map(({ register_number }) => register_number), ...DRAWN_NAMES.register_number],
  app_num: [...MARKS.map(({ application_number }) => application_number), ...DRAWN_NAMES.app_num],
  doi: ['10.1234/whole', '10.1234/much', '10.1234/bare', ...DRAWN_NAMES.doi],
} as const;
/** The same about life sciences: of the whole one, of one of which much is said, of the bare one, and of none. */
const OF_LIFE = {
  drug_id: lifeIds('drug'),
  target_id: lifeIds('target'),
  disease_id: lifeIds('disease'),
  organization_id: lifeIds('organisation'),
  ct_result_id: RESULT_IDS,
  deal_id: RECORD_IDS,
  affinity_id: RECORD_IDS,
  news_id: RECORD_UUIDS,
  translational_medicine_id: RECORD_UUIDS,
  seq_id: SEQUENCE_IDS,
  sequence_id: SEQUENCE_IDS,
} as const;
type Field = keyof typeof NAMED | keyof typeof OF_LIFE;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ ...demoOptions(), corpus: [...PATENTS, ...ENDS] });
  await service.corpus.put(companies, COMPANIES);
  await service.corpus.put(trials, TRIALS);
  await service.corpus.put(trademarks, MARKS);
  await service.corpus.put(works, WORKS);
  await service.corpus.put(patentFacts, FACTS);
  await service.corpus.put(conveyances, CONVEYANCES);
});
afterAll(() => service.close());

const takes = (part: unknown, field: string) =>
  field in ((part as { properties?: object } | undefined)?.properties ?? {});

/** The example of an operation that names records by a field, with another one; undefined of one that names none. */
function naming(operation: Operation, field: Field, name: string): CallOptions | undefined {
  const { access, files, frames, query, body, example } = operation;
  const part = takes(query, field) ? 'query' : takes(body, field) ? 'body' : undefined;
  if (!part || access === 'run' || files || frames) return undefined;
  const given = Object.entries((example as CallOptions)[part] as Record<string, unknown>);
  // an id would name another one
  const others = Object.fromEntries(given.filter(([key]) => !key.endsWith('_id')));
  const named = field === 'patent_info' ? [{ patent_id: patentId(name), pn: name, relevancy: '80%' }] : name;
  return { ...(example as CallOptions), [part]: { ...others, [field]: named } };
}

/** What a reply says, a line for each field. */
function linesOf(operation: Operation, { status, json, text, data }: Reply): string[] {
  const answer =
    status !== 200 || (!operation.whole && json?.status !== true)
      ? { error: `${status} ${json?.error_msg ?? text}` }
      : { data: wholeAnswer(json === undefined ? text : data), notes: json?.notes };
  return [...fieldsOf(answer)].map((field) => field.join(': '));
}

/** By group and field: the operations that name a record so. */
const casesOf = (fields: object) =>
  (Object.keys(fields) as Field[]).flatMap((field) =>
    askedGroups.flatMap((group) => {
      const own = group.operations.filter((operation) => naming(operation, field, '') !== undefined);
      return own.length > 0 ? [[folderOf(group), field, own] as const] : [];
    }),
  );

/** What operations answer of records that a field names, of the last of them as a digest. */
async function saidOf(
  operations: readonly Operation[],
  field: Field,
  records: readonly string[],
  more: readonly string[] = [],
): Promise<string> {
  const said: string[] = [];
  for (const operation of operations) {
    said.push(operation.id);
    for (const record of records) {
      const reply = await service.call(operation, naming(operation, field, record)!);
      said.push(`  ${record}`, ...linesOf(operation, reply).map((line) => `    ${line}`));
    }
    const lines: string[] = [];
    for (const record of more)
      lines.push(...linesOf(operation, await service.call(operation, naming(operation, field, record)!)));
    if (more.length > 0) said.push(`  ${inOneLine(`${operation.id}, ${more.length} more`, lines)}`);
  }
  return `${said.join('\n')}\n`;
}

const reads = askedGroups.flatMap((group) => {
  const own = group.operations.filter(
    (each) => each.access !== 'run' && !each.files && !each.frames && !isOfAccount(each),
  );
  return own.length > 0 ? [[folderOf(group), own] as const] : [];
});
it.each(reads)('%s: what is said of a corpus that has next to nothing', async (name, operations) => {
  const said: string[] = [];
  for (const operation of operations) {
    const reply = await service.call(operation, operation.example as CallOptions);
    said.push(operation.id, ...linesOf(operation, reply).map((line) => `  ${line}`));
  }
  await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`./readings/nothing/${name}.txt`);
});

const cases = casesOf(NAMED);
// after what is said of next to nothing, which this is no more
describe('records that are named', () => {
  if (cases.length === 0) it.skip(`${ONLY}: none of it names a patent or a company`);
  beforeAll(() => putDrawn(service.corpus));

  it('rest in the index: likeness weighs words by all that it holds, what has given way among it', async () => {
    const health = () => service.corpus.health();
    const given_way = async () => (await health()).reduce((sum, { index }) => sum + (index?.deleted ?? 0), 0);
    await expect.poll(given_way).toBe(0);
  });

  // as they were written down: after a change that is meant, `vitest run src/operations/whole-records.test.ts -u`
  it.each(cases)(
    '%s: by %s, of which all is known, much, nothing, and some that are drawn',
    async (name, field, operations) => {
      const of = field as keyof typeof NAMED;
      const more = field === 'patent_info' ? MORE_DRAWN_NAMES.patent_number : MORE_DRAWN_NAMES[field as never];
      const said = await saidOf(operations, field, NAMED[of], more);
      await expect(said).toMatchFileSnapshot(`./readings/records/${name}-by-${field}.txt`);
    },
  );
});

/** Groups that list things of life sciences. */
const LISTING = /^(?:ls-search|drug-|chemical-and-bio|biopharmaceutical-dictionary)/;
const lists = reads.filter(([name]) => LISTING.test(name));
describe('life sciences', () => {
  beforeAll(async () => {
    await putWholeLife(service.corpus);
    await putDrawnLife(service.corpus);
  });

  it.each(casesOf(OF_LIFE))(
    '%s: by %s, of which all is known, and of which nothing is',
    async (name, field, operations) => {
      const more = DRAWN_OF_LIFE[field as keyof typeof DRAWN_OF_LIFE];
      const said = await saidOf(operations, field, OF_LIFE[field as keyof typeof OF_LIFE], more);
      await expect(said).toMatchFileSnapshot(`./readings/records/${name}-by-${field}.txt`);
    },
  );

  // the three chats that ask registers first
  it.skipIf(ONLY && !/bio-pharma-encyclopedia|llm-chat/.test(ONLY))(
    'questions about drugs, in both languages',
    async () => {
      const said: string[] = [];
      for (const question of LIFE_QUESTIONS) {
        const answer = await answerLifeQuestion(service.corpus, question, AbortSignal.timeout(60_000));
        const { content, rows } = answer ?? { content: 'no question for registers', rows: [] };
        said.push(question, ...content.split('\n').map((line) => `  ${line}`));
        said.push(...rows.map(({ text, path }) => `    ${text}: ${path.replace(/[0-9a-f-]{32,36}/, 'id')}`));
      }
      await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./readings/life-questions.txt');
    },
  );

  it.each(lists)('%s: what is listed where no more is asked than must be', async (name, operations) => {
    const said: string[] = [];
    for (const operation of operations) {
      const reply = await service.call(operation, bareExample(operation));
      // most ask for a record by name
      if (reply.json?.status) said.push(operation.id, ...linesOf(operation, reply).map((line) => `  ${line}`));
    }
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`./readings/records/${name}-lists.txt`);
  });
});

// after all others: it would stand in their lists
describe('a drug of which more is known than answers show', () => {
  beforeAll(() => putMuchLife(service.corpus));

  it.each(casesOf(MUCH_OF_LIFE))('%s: by %s', async (name, field, operations) => {
    const said: string[] = [];
    for (const operation of operations)
      for (const record of MUCH_OF_LIFE[field as keyof typeof MUCH_OF_LIFE])
        said.push(
          inOneLine(operation.id, linesOf(operation, await service.call(operation, naming(operation, field, record)!))),
        );
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`./readings/records/${name}-much-by-${field}.txt`);
  });

  it.skipIf(ONLY && !/bio-pharma-encyclopedia|llm-chat/.test(ONLY))('is asked about, in both languages', async () => {
    const said: string[] = [];
    for (const question of MUCH_QUESTIONS) {
      const answer = await answerLifeQuestion(service.corpus, question, AbortSignal.timeout(60_000));
      const rows = (answer?.rows ?? []).map(({ text, path }) => `${text}: ${path}`);
      const lines = (answer?.content ?? 'no question for registers').split('\n');
      said.push(
        question,
        ...lines.slice(0, 2).map((line) => `  ${line}`),
        `  ${inOneLine('all', [...lines, ...rows])}`,
      );
    }
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('./readings/much-life-questions.txt');
  });
});
