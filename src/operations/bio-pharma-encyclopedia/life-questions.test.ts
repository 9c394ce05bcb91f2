import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvalPart, approvals } from '#collections/approvals/approvals.ts';
import { listedPatentId, listedPatents } from '#collections/approvals/listed-patents.ts';
import { type DrugFact, drugFacts } from '#collections/drug-facts/drug-facts.ts';
import { type EntityKind, entities, entityPart } from '#collections/entities/entities.ts';
import { thingNamed } from '#collections/entities/things.ts';
import { emptyTrial, trialId, trials } from '#collections/trials/trials.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import { answerLifeQuestion } from '#operations/shared/life/questions.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(entities, demoEntities());
  for (const [collection, records] of demoLife()) await service.corpus.put(collection, records);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const said = async (question: string, ...before: readonly string[]) =>
  (await answerLifeQuestion(service.corpus, question, new AbortController().signal, before))?.content;

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

it('reads a question that goes on with those before it, with what these named and asked', async () => {
  const alike = async (question: string, ...before: readonly string[]) =>
    expect(await said(question, ...before)).toBe(await said(before.at(-1)!.replace('nobodinib', 'imagitinib')));
  await alike('and for imagitinib?', 'Who holds the approval of nobodinib?', 'Who holds the approval of imagitinib?');
  const trials = 'Which trials are there of imagitinib?';
  expect(await said('and those in phase 3?', trials)).toMatch(
    /^1 trial .*query: drug: imagitinib, phase: Phase_3\)\.\n- DEMO00000002/,
  );
  expect(await said('and how many of them are withdrawn?', trials)).toMatch(
    /^0 trials .*drug: imagitinib, status: Withdrawn\)\.$/,
  );
  expect(await said('那么三期的呢？', '虚构替尼有哪些临床试验？')).toMatch(
    /^已载入的登记中有 1 项试验（查询：drug: 虚构替尼, phase: Phase_3）。/,
  );
  expect(await said('and when was it first approved?', 'What are the targets of imagitinib?')).toBe(
    'imagitinib was first approved on 2024-06-10 (FDA 990001).',
  );
  // what follows nothing, or asks what no register tells, is left to documents
  expect(await said('and those in phase 3?')).toBeUndefined();
  expect(await said('and how is it kept from sticking?', trials)).toBeUndefined();
});

it('tells several numbers of a question in a row each, and trials by what is asked', async () => {
  expect(await said('How many trials of imagitinib are in phase 3, and how many are withdrawn?')).toBe(
    'Trials of the registers that are loaded (query: drug: imagitinib):\n\n' +
      '| Of these | Trials |\n|---|---|\n| phase: Phase_3 | 1 |\n| status: Withdrawn | 0 |\n| phase: Phase_3, status: Withdrawn | 0 |',
  );
  expect(await said('How many trials of imagitinib are in phase 3, and how many of them are withdrawn?')).toBe(
    'Trials of the registers that are loaded (query: drug: imagitinib):\n\n' +
      '| Of these | Trials |\n|---|---|\n| phase: Phase_3 | 1 |\n| phase: Phase_3, status: Withdrawn | 0 |',
  );
  expect(await said('How many trials of imagitinib are there by phase?')).toMatch(
    /^\d+ trials of the registers that are loaded \(query: drug: imagitinib\), by phase:\n\n\| Phase \| Trials \|\n\|---\|---\|\n/,
  );
  expect(await said('虚构替尼按状态各有多少项试验？')).toMatch(/，按状态：\n\n\| 状态 \| 试验 \|/);
});

it('answers each clause of a question that asks two things, and says where one is not told', async () => {
  const both = await said('What are the targets of imagitinib, and which other drugs hit them?');
  expect(both).toContain('(HLDR1)');
  expect(both).toMatch(
    /### which other drugs hit them\n### halden receptor 1\n0 other drugs of the sources that are loaded act on it\.$/,
  );
});

it('lists drugs by the year of their first approval, by two diseases, as conjugates and of a company', async () => {
  const conjugate = (name: string, year: number) => ({
    drug: entityPart({
      ids: [`drug:name:${name}`],
      provenance: [{ source: 'test', key: name }],
      kind: 'drug',
      names: [{ lang: 'en', kind: 'preferred', text: name }],
    }),
    approval: approvalPart('FDA', `99${year}`, 'test', {
      holder: 'Halden Pumps AS',
      products: [{ number: '001', ingredients: name.toUpperCase(), status: 'Prescription' }],
      submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: year * 10_000 + 101 }],
    }),
  });
  const added = [conjugate('imagimab vedotin', 2019), conjugate('imagimab', 2021)];
  await service.corpus.put(
    entities,
    added.map(({ drug }) => drug),
  );
  await service.corpus.put(
    approvals,
    added.map(({ approval }) => approval),
  );
  try {
    const names = async (question: string) => (await said(question))?.match(/(?<=\n- )[^(\n]+(?= \()/g);
    expect(await said('Which drugs were approved in 2019?')).toBe(
      '1 drug of the registers that are loaded (query: stage: Approved, first approved in these registers: 2019).\n- imagimab vedotin (Approved)',
    );
    expect(await names('Which drugs were approved after 2020?')).toContain('imagimab');
    expect(await names('Which drugs were approved after 2020?')).not.toContain('imagimab vedotin');
    expect(await names('2019年批准了哪些药物？')).toEqual(['imagimab vedotin']);
    expect(await names('Which antibody-drug conjugates are approved?')).toEqual(['imagimab vedotin']);
    expect(await names('哪些抗体偶联药物已获批？')).toEqual(['imagimab vedotin']);
    // a year of something else is not passed over
    expect(await said('Which trials of imagitinib were approved in 2019?')).not.toMatch(/first approved/);
  } finally {
    await service.corpus.delete(
      approvals,
      added.map(({ approval }) => approval.id),
    );
    await service.corpus.delete(
      entities,
      added.map(({ drug }) => drug.id),
    );
  }
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
    'The registers that are loaded do not say: how imagitinib works.\nIt acts on:\n- halden receptor 1 (HLDR1)',
  );
  expect([await said('虚构替尼的作用机制是什么？'), await said('虚构替尼的价格是多少钱？')]).toEqual([
    '已载入的登记未说明：虚构替尼的作用机制。\n它作用于：\n- 哈尔登受体1 (HLDR1)',
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

describe('of much', () => {
  const numbers = (n: number) => Array.from({ length: n }, (_, at) => String(at + 1).padStart(2, '0'));
  const thing = (kind: EntityKind, text: string) => {
    const { key } = thingNamed(kind, text);
    const names = [{ lang: 'en', kind: 'preferred' as const, text }];
    return entityPart({ ids: [key], kind, names, provenance: [{ source: 'a-register', key: text }] });
  };
  const drug = thingNamed('drug', 'muchmab').key;
  const facts = (kind: string, all: readonly object[]) =>
    all.map((one, at) => ({
      ...{ id: `much:${kind}:${at}`, drug, source: 'a-list', pubmed: [] },
      ...one,
    })) as unknown as DrugFact[];
  const said_in = (section: string, n: number) =>
    facts(
      section,
      numbers(n).map((at) => ({ kind: 'statement', section, order: Number(at), label: at, text: `Said ${at}.` })),
    );
  const ABOUT = 'much fever';

  beforeAll(async () => {
    const { corpus } = service;
    await corpus.put(entities, [
      ...[thing('drug', 'muchmab'), thing('disease', ABOUT)],
      ...numbers(61).map((at) => thing('target', `receptor ${at}`)),
      ...numbers(21).map((at) => thing('drug', `alsomab ${at}`)),
    ]);
    await corpus.put(drugFacts, [
      ...facts(
        'target',
        numbers(61).map((at) => ({ kind: 'target', target: thingNamed('target', `receptor ${at}`).key })),
      ),
      ...facts(
        'on one',
        numbers(21).map((at) => ({
          ...{ kind: 'target', target: thingNamed('target', 'receptor 01').key },
          drug: thingNamed('drug', `alsomab ${at}`).key,
        })),
      ),
      ...[...said_in('indications', 6), ...said_in('mechanism', 11), ...said_in('boxed_warning', 11)],
    ]);
    await corpus.put(
      approvals,
      numbers(21).map((at) =>
        approvalPart('FDA', `9910${at}`, 'a-register', {
          holder: `Holder ${at}`,
          // two diseases each, and one that they have in common
          diseases: [`fever ${at} a`, `fever ${at} b`, ABOUT],
          products: [{ number: '001', name: `MUCH ${at}`, ingredients: 'MUCHMAB', status: 'Prescription' }],
          submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20200100 + Number(at) }],
        }),
      ),
    );
    await corpus.put(
      listedPatents,
      numbers(21).map((at) => ({
        ...{ id: listedPatentId('FDA_ORANGE_BOOK', `US81100${at}`), register: 'FDA_ORANGE_BOOK' as const },
        ...{ number: `US81100${at}`, source: 'a-register' },
        listings: [
          {
            ...{ application: '991001', product: '001', expiry: 20300100 + Number(at) },
            ...{ paediatric: false, substance: true, drug_product: false, delisted: false },
          },
        ],
      })),
    );
    await corpus.put(
      trials,
      numbers(21).map((at) => ({
        ...emptyTrial(),
        ...{ id: trialId(`MUCH00${at}`), register_number: `MUCH00${at}`, registry: 'CTGOV', status: 'Recruiting' },
        ...{ source: 'a-register', brief_title: 'A trial', conditions: [ABOUT], phase: 'Phase_2' },
        arms: [{ label: 'A', type: 'Experimental' }],
        interventions: [{ type: 'Drug', name: 'muchmab', other_names: [], arms: ['A'] }],
        start: { day: 20240100 + Number(at), type: 'Actual' },
      })),
    );
  });

  it.each([
    // lines, rows, how the first and the last line begin
    ['What are the targets of muchmab?', 60, 20, '- receptor 01', '- receptor 60'],
    [
      'Who holds the approval of muchmab?',
      22,
      20,
      '21 approvals of muchmab in the registers that are loaded, of 21 holders:',
      '- … and 1 more',
    ],
    ['What is muchmab indicated for?', 40, 20, '- fever 01 a (FDA 991001)', '- fever 20 a (FDA 991020)'],
    ['Which patents are listed for muchmab?', 22, 20, 'The Orange Book lists 21', '- … and 1 more'],
    ['Which trials of muchmab?', 22, 20, '21 trials of the registers', '- … and 1 more'],
    ['How many trials of muchmab?', 1, 20, '21 trials of the registers', '21 trials of the registers'],
    ['What is the mechanism of action of muchmab?', 10, 0, '- "Said 01." (label 01)', '- "Said 10." (label 10)'],
    ['What is the boxed warning of muchmab?', 10, 0, '- "Said 01." (label 01)', '- "Said 10." (label 10)'],
    ['What is the active ingredient of muchmab?', 21, 20, 'muchmab', '- MUCHMAB (FDA 991020)'],
    ['Which drugs act on receptor 01?', 22, 20, '22 drugs of the registers', '- … and 2 more'],
    ['muchmab的靶点是什么？', 60, 20, '- receptor 01', '- receptor 60'],
    ['muchmab有多少项临床试验？', 1, 20, '已载入的登记中有 21 项试验', '已载入的登记中有 21 项试验'],
    ['muchmab的专利', 22, 20, '橙皮书为muchmab列出 21 件专利文献。', '- ……另有 1 项'],
    ['muchmab的适应症', 40, 20, '- fever 01 a (FDA 991001)', '- fever 20 a (FDA 991020)'],
  ])('%s', async (question, lines, rows, first, last) => {
    const answer = (await answerLifeQuestion(service.corpus, question, new AbortController().signal))!;
    const told = answer.content.split('\n');
    expect([told.length, answer.rows.length]).toEqual([lines, rows]);
    expect([told[0]!.slice(0, first.length), told.at(-1)!.slice(0, last.length)]).toEqual([first, last]);
  });

  it('a disease that several approvals name is told once, with how many others do', async () => {
    const { content } = (await answerLifeQuestion(
      ...([service.corpus, 'What is muchmab indicated for?', new AbortController().signal] as const),
    ))!;
    expect(content).toContain('- much fever (FDA 991001 and 20 more)');
  });
});

it('lists drugs by company, target, stage and agency, companies by drugs, and sponsors by trials', async () => {
  expect(await said('Which drugs does Halden Pumps have?')).toBe(
    '1 drug of the registers that are loaded (query: company: Halden Pumps).\n- imagitinib (Approved)',
  );
  expect(await said('Which companies develop drugs that act on HLDR1?')).toBe(
    '1 organisation of the registers that are loaded holds an approval or sponsors a trial of such drugs (query: target: halden receptor 1):\n\n' +
      '| Organisation | Drugs | Among them |\n|---|---|---|\n| Halden Pumps AS | 1 | imagitinib |',
  );
  expect(await said("Who develops drugs for bearing-maker's hand?")).toMatch(
    /^3 organisations .*\(query: disease: bearing-maker's hand\):\n\n\| Organisation.*\n.*\n\| Halden Pumps AS \| 1 \| imagitinib \|\n\| Lindau Coolants GmbH \| 1 \| fictomab \|\n\| University of Norvald \| 1 \| fictomab \|$/,
  );
  expect(await said('Does Halden Pumps sell imagitinib?')).toBe('- Halden Pumps AS FDA 990001 (2024-06-10)');
  expect(await said('Does Halden Pumps sell fictomab?')).toBe(
    'The registers that are loaded do not say: an approval of fictomab that Halden Pumps holds.',
  );
  expect(await said('What trials does Halden Pumps sponsor?')).toMatch(
    /^2 trials .*\(query: sponsor: Halden Pumps\)\.\n/,
  );
  expect(await said("Which sponsors run most trials in bearing-maker's hand?")).toBe(
    "3 trials of the registers that are loaded (query: disease: bearing-maker's hand), by sponsor:\n\n" +
      '| Sponsor | Trials |\n|---|---|\n| Halden Pumps AS | 2 |\n| University of Norvald | 1 |',
  );
  expect(await said('Which HLDR1 antibodies are in phase 2?')).toBe(
    '0 drugs of the registers that are loaded (query: target: halden receptor 1, antibodies, stage: Phase_2).',
  );
  expect(await said("Which drugs for bearing-maker's hand has Europe approved?")).toMatch(
    /^0 drugs .*stage: Approved, agency: EMA\)\.$/,
  );
  // `us` is no country
  expect(await said("Tell us which drugs are approved for bearing-maker's hand")).toMatch(/stage: Approved\)\.$/);
  expect(await said('Which patents on imagitinib do most companies own?')).toBe(undefined);
  expect(await said('Which kinase inhibitors are approved?')).toBe(undefined);
});

it('tells what a thing is, its codes and generics, and compares drugs side by side', async () => {
  expect(await said('What is imagitinib?')).toBe(
    'imagitinib\n- Also called: 虚构替尼, HN-1001, IMG\n- Acts on: HLDR1\n- Classes: pump-sparing agent\n' +
      '- Stage: Approved (FDA 990001)\n- First approved: 2024-06-10\n- Trials: 2',
  );
  expect(await said('什么是虚构替尼？')).toBe(
    '虚构替尼\n- 别名：imagitinib、HN-1001、IMG\n- 靶点：HLDR1\n- 类别：护泵剂\n- 研发阶段：批准上市 (FDA 990001)\n- 首次批准：2024-06-10\n- 临床试验：2',
  );
  expect(await said('What is HLDR1?')).toBe(
    'halden receptor 1\n- Also called: 哈尔登受体1, pump-sensing receptor, HLDR1\n- Drugs of the registers: 1, of which 1 approved',
  );
  expect(await said('Compare imagitinib and fictomab')).toBe(
    'What registers and sources of facts say of them; which is better for whom, they do not tell:\n\n' +
      '| | imagitinib | fictomab |\n|---|---|---|\n| Acts on | HLDR1 | LNDKA |\n' +
      '| Classes | pump-sparing agent | imaginary antibody |\n| Stage | Approved (FDA 990001) | Phase 1 (DEMO00000003) |\n' +
      '| First approved | 2024-06-10 | not said |\n| Holders of approvals | 1 | not said |\n| Trials | 2 | 2 |\n' +
      '| Codes | not said | not said |',
  );
  expect(await said('比较虚构替尼和虚构单抗')).toContain('| 首次批准 | 2024-06-10 | 未载 |');
  expect(await said('imagitinib and fictomab')).toBe(undefined);
  expect(await said('Is there a generic of imagitinib?')).toBe(
    'The registers that are loaded do not say: an approved generic of imagitinib.',
  );
  expect(await said('虚构替尼的分子量是多少？')).toBe('已载入的登记未说明：虚构替尼的编码。');
  expect(await said('Which diseases is imagitinib approved for?')).toBe("- bearing-maker's hand (demo)");
});

it('tells generics by the kind of their application, and codes with where figures are computed', async () => {
  const name = 'GENERIC TESTOLE';
  const filed = (number: string, type: string, date: number, holder: string) =>
    approvalPart('FDA', number, 'records', {
      holder,
      type,
      products: [{ number: '001', ingredients: 'IMAGITINIB', name, status: 'Prescription' }],
      submissions: [{ type: 'ORIG', number: 1, status: 'AP', date }],
    });
  const records = [filed('990101', 'ANDA', 20260302, 'Second AG'), filed('990100', 'ANDA', 20260201, 'First AG')];
  await service.corpus.put(approvals, records);
  try {
    expect(await said('Are there generics of imagitinib?')).toBe(
      '2 approvals of generics or biosimilars of imagitinib in the registers that are loaded, the first of 2026-02-01.\n' +
        '- First AG: FDA 990100 (2026-02-01)\n- Second AG: FDA 990101 (2026-03-02)',
    );
    expect(await said('虚构替尼有仿制药吗？')).toMatch(
      /^已载入的登记中有 2 项虚构替尼仿制药或生物类似药获批，首项于 2026-02-01。/,
    );
  } finally {
    await service.corpus.delete(
      approvals,
      records.map(({ id }) => id),
    );
  }
});

describe('drugs of one class, of one symbol and of one company', () => {
  const named = (kind: EntityKind, id: string, ...names: readonly string[]) =>
    entityPart({
      ...{ ids: [`${kind}:${id}`], kind, provenance: [{ source: 'a-list', key: id }] },
      names: names.map((text, at) => ({ lang: 'en', kind: at === 0 ? 'preferred' : 'abbreviation', text })),
    });
  const drugs = ['testotug', 'testobart', 'testomig', 'testomab', 'testinib'];
  const about = (id: string, drug: string) => ({ id, drug: `drug:${drug}`, source: 'a-list', pubmed: [] });
  const held = drugs.map((drug, at) =>
    approvalPart('FDA', `99020${at}`, 'records', {
      holder: at < 2 ? 'Pfizer Laboratories Div' : 'Another Maker',
      products: [{ number: '001', ingredients: drug.toUpperCase(), status: 'Prescription' }],
      submissions: [{ type: 'ORIG', number: 1, status: 'AP', date: 20250101 }],
    }),
  );
  const things = [
    ...drugs.map((drug) => named('drug', drug, drug)),
    named('target', 'name:first of two', 'first of two', 'ZZTA1'),
    named('target', 'name:second of two', 'second of two', 'ZZTA1', 'ZZTB1'),
    named('target', 'name:third of two', 'third of two', 'ZZTB1'),
    named('drug_type', 'name:vaccine', 'vaccine'),
  ];
  const on = (target: string, some: readonly string[]): DrugFact[] =>
    some.map((drug) => ({ ...about(`${target} ${drug}`, drug), kind: 'target', target: `target:name:${target}` }));
  const facts: readonly DrugFact[] = [
    ...on('first of two', drugs.slice(0, 4)),
    ...on('second of two', drugs.slice(4)),
    ...on('third of two', drugs.slice(0, 3)),
    { ...about('class', 'testinib'), kind: 'class', class: 'drug_type:name:vaccine' },
  ];
  beforeAll(async () => {
    await service.corpus.put(entities, things);
    await service.corpus.put(approvals, held);
    await service.corpus.put(drugFacts, facts);
  });
  afterAll(async () => {
    const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
    await service.corpus.delete(drugFacts, ids(facts));
    await service.corpus.delete(approvals, ids(held));
    await service.corpus.delete(entities, ids(things));
  });

  it('a symbol of several targets is the one on which four times as many drugs act as on the next', async () => {
    expect(await said('Which drugs inhibit ZZTA1?')).toMatch(/^4 drugs .*\(query: target: first of two\)\./);
    expect(await said('Which drugs inhibit ZZTB1?')).toBe(undefined);
  });

  it('antibodies are told by the stems of their names', async () => {
    expect(await said('Which ZZTA1 antibodies are there?')).toBe(
      '4 drugs of the registers that are loaded (query: target: first of two, antibodies).\n' +
        '- testobart (Approved)\n- testomab (Approved)\n- testomig (Approved)\n- testotug (Approved)',
    );
  });

  it('classes and companies are known by their Chinese names', async () => {
    expect(await said('有哪些疫苗？')).toBe(
      '已载入的登记中有 1 种药物（查询：class: vaccine）。\n- testinib (批准上市)',
    );
    expect(await said('辉瑞公司有哪些药物？')).toBe(
      '已载入的登记中有 2 种药物（查询：company: 辉瑞）。\n- testobart (批准上市)\n- testotug (批准上市)',
    );
    expect(await said('which drugs does pfizer have')).toMatch(/^2 drugs .*\(query: company: pfizer\)\.\n/);
  });
});

it('says what no source tells, and which drugs share a target', async () => {
  expect(await said('Side effects of imagitinib?')).toContain('no source here lists adverse reactions');
  expect(await said('what other drugs have the same target as imagitinib?')).toContain(
    '0 other drugs of the sources that are loaded act on it.',
  );
  expect(await said('Hello! Which trials of imagitinib are in Narnia? I am just curious.')).not.toContain('site in');
});

it('goes on with a question that names nothing of its own, and with the clauses of one', async () => {
  const holders = 'Who holds the approval of imagitinib?';
  expect(await said('Since when?', holders)).toBe('imagitinib was first approved on 2024-06-10 (FDA 990001).');
  expect(await said('By phase?', 'Which trials are there of imagitinib?')).toMatch(/, by phase:\n/);
  expect(await said('Since when?')).toBeUndefined();
  expect(await said('Who makes imagitinib and is it an orphan drug?')).toMatch(
    /^### Who makes imagitinib\n- Halden Pumps AS: .*\n\n### is it an orphan drug\n/,
  );
});

it('tells which products contain a drug, and of whom that which is both', async () => {
  expect(await said('Which drugs contain imagitinib?')).toMatch(
    /^1 approval of the registers that are loaded has imagitinib among their ingredients, by these:\n\n\| Ingredients \| Products \| Holders \| Approvals \|/,
  );
  expect(await said('哪些药物含有虚构替尼？')).toMatch(/^已载入的登记中有 1 项批准的产品含有虚构替尼，按成分：/);
});

it('trials that go on are of whichever of these states, companies that are active of none', async () => {
  expect(await said('How many trials of imagitinib are still active?')).toMatch(
    /\| phase|status: Recruiting, Enrolling_By_Invitation, Active_Not_Recruiting/,
  );
  expect(await said('Which trials of imagitinib are active, not recruiting?')).toMatch(
    /status: Active_Not_Recruiting\)/,
  );
  expect(await said('How many trials of imagitinib are recruiting?')).toMatch(/status: Recruiting\)/);
});
