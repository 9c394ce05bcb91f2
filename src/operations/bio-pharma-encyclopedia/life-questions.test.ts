import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { entities } from '#collections/entities/entities.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import { answerLifeQuestion } from '#operations/shared/life-questions.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, demoEntities());
  for (const [collection, records] of demoLife()) await service.corpus.put(collection, records);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const said = async (question: string) =>
  (await answerLifeQuestion(service.corpus, question, new AbortController().signal))?.content;

it('answers counts and lists by a query that is told, facts with the row that says so', async () => {
  expect(await said('How many phase 3 trials of imagitinib?')).toMatch(
    /^1 trial of the registers that are loaded \(query: drug: imagitinib, phase: Phase_3\)\.\n- DEMO00000002/,
  );
  expect(await said("How many trials for bearing-maker's hand?")).toMatch(/^\d+ trials .*query: disease: /);
  expect(await said('How many withdrawn trials of imagitinib?')).toMatch(/^0 trials .*status: Withdrawn\)\.$/);
  expect(await said('When was imagitinib first approved by the FDA?')).toBe(
    'imagitinib was first approved on 2024-06-10 (FDA 990001).',
  );
  expect(await said('Who holds the approval of imagitinib?')).toBe(
    '- Halden Pumps AS: HANDEASE, FDA 990001 (2024-06-10)',
  );
  expect(await said('When was imagitinib first licensed, and who holds the licence?')).toBe(
    'imagitinib was first approved on 2024-06-10 (FDA 990001).\n- Halden Pumps AS: HANDEASE, FDA 990001 (2024-06-10)',
  );
  expect(await said('How many phase 3 trials of imagitinib do you know?')).toMatch(/^1 trial /);
  expect(await said('What are the targets of imagitinib?')).toContain('(HLDR1)');
  expect(await said('How far is imagitinib?')).toBe('imagitinib: Approved (FDA 990001)');
  expect(await said('Which patents are listed for imagitinib?')).toMatch(/^The Orange Book lists \d+ documents? for/);
  expect(await said('虚构替尼有多少项三期临床试验？')).toMatch(
    /^已载入的登记中有 1 项试验（查询：drug: 虚构替尼, phase: Phase_3）。\n- DEMO00000002/,
  );
});

it('says what no shelf holds and what it does not know, and leaves other questions to documents', async () => {
  expect(await said('Who owns the most patents on catheters?')).toBeUndefined();
  expect(await said('When was nobodinib first approved?')).toBe(
    'Nothing in this corpus is called "nobodinib": it does not say.',
  );
  expect(await said('When was imagitinib approved by the EMA?')).toBe(
    'The registers that are loaded do not say: an approval of imagitinib by the EMA.',
  );
  expect(await said('What is the price of imagitinib?')).toBe(
    'The registers that are loaded do not say: prices and sales of drugs.',
  );
  expect(await said('Is imagitinib approved in Japan?')).toBe(
    'The registers that are loaded do not say: approvals in China and Japan.',
  );
  expect(await said('How does imagitinib work?')).toBe(
    'The registers that are loaded do not say: how imagitinib works.',
  );
  expect([await said('虚构替尼的作用机制是什么？'), await said('虚构替尼的价格是多少钱？')]).toEqual([
    '已载入的登记未说明：虚构替尼的作用机制。',
    '已载入的登记未说明：药品的价格与销售额。',
  ]);
  expect(await said('How is an electrode kept from sticking?')).toBe(undefined);
  expect(await said('x'.repeat(100_000))).toBe(undefined);
});

it('tells approvals in China and Japan where records of the own tell them', async () => {
  const own = (agency: 'NMPA' | 'PMDA', number: string, date: number) =>
    approvalPart(agency, number, 'records', {
      holder: `Own ${agency} GmbH`,
      products: [{ number: '001', ingredients: 'IMAGITINIB', status: 'Prescription' }],
      submissions: [{ type: 'ORIG', number: 1, status: 'AP', date }],
    });
  const records = [own('NMPA', 'H20250001', 20250203), own('PMDA', '30700AMX00001', 20250304)];
  await service.corpus.put(approvals, records);
  try {
    expect(await said('When was imagitinib approved by the NMPA?')).toBe(
      'imagitinib was first approved on 2025-02-03 (NMPA H20250001).',
    );
    expect(await said('Is imagitinib approved in Japan?')).toBe(
      'imagitinib was first approved on 2025-03-04 (PMDA 30700AMX00001).',
    );
    expect(await said('虚构替尼在中国何时获批？')).toBe('虚构替尼首次批准于 2025-02-03（NMPA H20250001）。');
    expect(await said('Who holds the approval of imagitinib in China?')).toBe(
      '- Own NMPA GmbH: NMPA H20250001 (2025-02-03)',
    );
    expect(await said('When was imagitinib first approved?')).toBe(
      'imagitinib was first approved on 2024-06-10 (FDA 990001).',
    );
  } finally {
    await service.corpus.delete(
      approvals,
      records.map(({ id }) => id),
    );
  }
});

it('understands questions in free words where every word of them is understood', async () => {
  const same = async (free: string, form: string) => {
    const answer = await said(free);
    expect([free, answer]).toEqual([free, await said(form)]);
    expect(answer).toBeDefined();
  };
  await same('Which patents protect imagitinib and until when?', 'Which patents are listed for imagitinib?');
  await same('What does imagitinib act on?', 'What are the targets of imagitinib?');
  await same('Who makes imagitinib in the United States?', 'Who holds the approval of imagitinib?');
  await same('Who holds the marketing authorisation of imagitinib?', 'Who holds the approval of imagitinib?');
  await same('imagitinib: approval date at the FDA', 'When was imagitinib first approved by the FDA?');
  await same('虚构替尼的专利何时到期？', '虚构替尼有哪些专利？');
  expect(await said('Which drugs act on HLDR1?')).toMatch(
    /^\d+ drugs? of the registers that are loaded \(query: target: .+\)\.\n- .*imagitinib/s,
  );
  expect(await said("Which drugs are approved for bearing-maker's hand?")).toMatch(
    /^\d+ drugs? of the registers that are loaded \(query: disease: .+, stage: Approved\)\./,
  );
  expect(await said("Which trials of imagitinib in bearing-maker's hand are completed?")).toMatch(
    /query: drug: imagitinib, disease: .+, status: Completed\)\./,
  );
  // another word asks for more than registers say
  expect(await said('Which patents describe imagitinib with an electrode?')).toBe(undefined);
  expect(await said('Who was the first to make it?')).toBe(undefined);
});

it('quotes labels word for word', async () => {
  await service.corpus.put(drugFacts, [
    {
      id: 'spl:1:mechanism:1',
      kind: 'statement',
      drug: 'drug:demo:r1',
      section: 'mechanism',
      order: 1,
      text: 'Imagitinib inhibits HLDR1.',
      label: '1',
      source: 'spl',
      pubmed: [],
    },
  ]);
  expect(await said('What is the mechanism of action of imagitinib?')).toBe('- "Imagitinib inhibits HLDR1." (label 1)');
});

it('is what AI20 answers, with the rows as references', async () => {
  const { json } = await service.call('POST /chat/pharm-gpt-stream', {
    body: { query: 'When was imagitinib first approved?', stream: false },
  });
  expect(JSON.stringify(json)).toContain('imagitinib was first approved on 2024-06-10 (FDA 990001).');
  expect(JSON.stringify(json)).toContain('"register"');
});

it('understands Chinese questions in free words', async () => {
  const same = async (free: string, form: string) => {
    const answer = await said(free);
    expect([free, answer]).toEqual([free, await said(form)]);
    expect(answer).toBeDefined();
  };
  expect(await said('虚构替尼的首次获批日期是什么时候？')).toBe('虚构替尼首次批准于 2024-06-10（FDA 990001）。');
  for (const free of [
    '请问虚构替尼最早在哪一年上市',
    '虚构替尼在美国获得批准是在什么时间？',
    '美国什么时候批准了虚构替尼？',
  ])
    await same(free, '虚构替尼的首次获批日期是什么时候？');
  for (const free of ['哪家公司持有虚构替尼的上市许可？', '虚构替尼由哪些厂商生产？'])
    await same(free, '虚构替尼的持有人是谁？');
  for (const free of ['虚构替尼的专利保护期到哪一天？', '虚构替尼在橙皮书里登记了哪些专利'])
    await same(free, '虚构替尼的专利');
  for (const free of ['虚构替尼通过什么靶点起作用？', '虚构替尼都结合哪些靶标'])
    await same(free, '虚构替尼的靶点是什么');
  for (const free of ['虚构替尼可以治什么病？', '虚构替尼目前批准了哪些适应证？']) await same(free, '虚构替尼的适应症');
  for (const free of ['列出虚构替尼的三期临床试验', '虚构替尼一共有多少III期临床研究？'])
    await same(free, '虚构替尼有多少项三期临床试验？');
  // what it says besides is for documents
  expect(await said('虚构替尼的晶型如何制备？')).toBe(undefined);
});

it('tells what is in a product, and what its label warns of', async () => {
  expect(await said('What is the active ingredient of imagitinib?')).toMatch(/^imagitinib\n- .*\(FDA 990001\)/);
  expect(await said('What is the boxed warning of fictomab?')).toBe(
    'The registers that are loaded do not say: a boxed warning of fictomab.',
  );
});

it('lists drugs of a target at the stage that is asked for, and of no list what it does not tell', async () => {
  expect(await said('Which approved drugs act on HLDR1?')).toBe(
    '1 drug of the registers that are loaded (query: target: halden receptor 1, stage: Approved).\n- imagitinib (Approved)',
  );
  expect(await said("Which patents protect drugs for bearing-maker's hand?")).toBe(undefined);
});
