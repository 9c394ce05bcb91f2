import { beforeAll, describe, expect, it } from 'vitest';
import { batteryService } from '#testing/demo-service.ts';
import { type TestService, violations } from '#testing/service.ts';
import ai36n1 from './ai36-1-submit.ts';
import ai36n2 from './ai36-2-report.ts';
import { checkSummary } from './check.ts';
import { followingOf, splitQuestion } from './steps.ts';
import { QUESTION_WORDS } from './words.ts';

let service: TestService;
beforeAll(async () => {
  service = await batteryService();
});

async function answered(body: object) {
  const { data } = await service.call(ai36n1, { body });
  const reply = await service.call(ai36n2, { body: { ...data, wait_ms: 50_000 } });
  expect(violations(ai36n2.response, reply.data)).toEqual([]);
  return reply.data;
}

describe('a technical question', () => {
  it('is answered by quotations with their documents, and read again', async () => {
    const {
      task_id,
      task_status,
      split_query,
      message_response: answer,
    } = await answered({
      input: 'What is the heat-conducting layer of a battery module made of? How can a cold plate be cooled?',
      lang: 'en',
      summary_check: true,
    });
    expect([task_status, split_query.query]).toEqual([
      2,
      ['What is the heat-conducting layer of a battery module made of?', 'How can a cold plate be cooled?'],
    ]);
    expect(split_query.concept).toEqual(expect.arrayContaining(['cold plate']));
    expect(answer.modules[0]).toBe('SUMMARY');
    expect(answer.references.length).toBeGreaterThan(0);
    for (const { content, solution_type, project_id } of answer.references) {
      expect([solution_type, typeof project_id]).toEqual(['PATENT', 'string']);
      expect(content.length).toBeGreaterThan(20);
    }
    const [head, ...rows] = answer.application;
    expect(head).toEqual(['Who', 'For what, in the words of the document', 'Document']);
    const named = new Set(answer.references.map(({ project_id }: { project_id: string }) => project_id));
    for (const row of rows) expect(named.has(row[2])).toBe(true);
    expect(answer.summary_think).toMatch(/publications in the corpus, \d+ families match/);
    // quotations stand in their documents: all of them are confirmed
    expect(answer.check_summary).toMatch(/^(\d+) of \1 sentences were read again[^\n]*$/);
    expect(answer.check_summary).not.toMatch(/^0 /);
    expect(answer.agent_suggestion_scene).toBe('TECH_MIND');
    const other = await service.accounts.all.create('other');
    const { key } = await service.accounts.createKey({ account_id: other.id, name: 'other' });
    expect((await service.call(ai36n2, { body: { task_id }, key })).status).toBe(404);
  });
  it('says in Chinese what stands nowhere', async () => {
    const { message_response: answer } = await answered({
      input: '量子引力望远镜怎样接地？',
      lang: 'cn',
      rag_source: ['patent', 'website'],
    });
    expect(answer.summary_think).toContain('网页：未检索');
    expect(answer.application).toEqual([]);
  });
  it('says once of several questions that no paper says anything on them, and on which', async () => {
    const { message_response: answer } = await answered({
      input: 'How is a kryptonite lid glued? How is a wicker balloon flown?',
      lang: 'en',
      rag_source: ['paper'],
    });
    expect(answer.modules).toContain('SUMMARY');
    expect(answer.summary).toBe(
      'No paper of the corpus says anything on: “How is a kryptonite lid glued?”, “How is a wicker balloon flown?”',
    );
  });
  it.each([
    [{ input: '???', lang: 'en' }, 'input: ask in words.'],
    [
      { input: 'A pump?', lang: 'en', rag_source: ['radio'] },
      'rag_source[0]: "radio" is none of patent, paper, website.',
    ],
    [
      { input: 'A pump?', lang: 'en', rag_source: ['website'] },
      'rag_source: no web search is configured; name patent or paper.',
    ],
  ])('refuses %j', async (body, message) => {
    expect((await service.call(ai36n1, { body })).json).toMatchObject({
      status: false,
      error_code: 68300004,
      error_msg: message,
    });
  });
});

it('splits a question, and names its things', () => {
  expect(splitQuestion('冷板如何散热？泵起什么作用？').query).toEqual(['冷板如何散热？', '泵起什么作用？']);
  // a property alone is one of the thing that was asked about
  expect(splitQuestion('风电叶片有哪些除冰方法？能耗如何？').query).toEqual([
    '风电叶片有哪些除冰方法？',
    '风电叶片的能耗如何？',
  ]);
  expect(splitQuestion('如何用毫米波雷达检测人体呼吸和心率？有哪些应用？').concept).toEqual([
    '毫米波雷达',
    '人体呼吸',
    '心率',
  ]);
  // how something is done is no thing
  expect(splitQuestion('如何实时在线监测智能电表的计量误差？').concept).toEqual(['智能电表', '计量误差']);
  expect(splitQuestion('What is a cold plate made of? What are its advantages?').concept).toEqual(['cold plate']);
  // the verb that asks, and how a thing is to be, are no part of its name
  expect(splitQuestion('How do you keep sidelobe clutter low in an ultrasound image?').concept).toEqual([
    'sidelobe clutter',
    'ultrasound image',
  ]);
  expect(splitQuestion('How can ultrasound elastography measure the stiffness of tissue?').concept).toEqual([
    'ultrasound elastography',
    'stiffness',
    'tissue',
  ]);
  expect(splitQuestion('怎样保护独居老人的隐私又能检测摔倒？').concept).toEqual(['独居老人', '隐私', '摔倒']);
  expect(splitQuestion('超声成像中如何抑制旁瓣？如何区分检测装置？').concept).toEqual(['超声成像', '旁瓣', '检测装置']);
  expect(splitQuestion('合成甲醇使用什么催化剂？跌倒检测采用哪些传感器？').concept).toEqual([
    ...['合成甲醇', '催化剂', '跌倒', '传感器'],
  ]);
});

it('asks on in whole words that name a thing', () => {
  const text =
    '会识别失准，所识别失准。导致识别失准，并导致识别失准。台区线损的计算，台区线损模型。实时在线。实时在线。';
  const question = { input: '如何在线监测智能电表的计量误差？', lang: 'zh' as const };
  expect(followingOf(question, ['智能电表'], [text])).toEqual(['在智能电表方面，文献对“台区线损”有哪些记载？']);
});

it('counts one thing as one, and confirms nothing where nothing answers', () => {
  const { en, zh } = QUESTION_WORDS;
  expect([en.counts(5, 1), en.patents(1), en.papers(1), en.papers(2)]).toEqual([
    '5 publications in the corpus, 1 family matches.',
    '1 patent is quoted.',
    '1 paper is quoted.',
    '2 papers are quoted.',
  ]);
  expect([en.confirmed(0, 0), zh.confirmed(0, 0)]).toEqual([
    'No sentence answers the question: there was none to read again.',
    '没有一句回答该问题，无可核对。',
  ]);
});

it('confirms what the passages say, and nothing else', () => {
  const passages = new Map([[1, 'The pump reverses the flow of coolant every 40 s.']]);
  const check = (summary: string) => checkSummary(summary, passages, QUESTION_WORDS.en);
  expect(check('The pump reverses the flow of coolant [1].')).toBe(
    '1 of 1 sentences were read again and stand in the documents that they name.',
  );
  expect(check('The pump reverses the flow every 90 s [1].')).toContain('a number of it is not there');
  expect(check('A violin needs new strings and rosin [1].')).toContain('no passage has most of its words');
  expect(check('The pump reverses the flow of coolant.')).toContain('it names no document');
  expect(check('- “The pump reverses the flow” [1]')).toMatch(/^1 of 1/);
  expect(check('- “The pump never reverses the flow of coolant” [1]')).toContain('no passage has most of its words');
  expect(check('2 documents say, word for word:\n[1] US1A1: A pump with 7 parts, claim 1')).toMatch(
    /^No sentence answers/,
  );
});
