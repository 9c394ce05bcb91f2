import { beforeAll, describe, expect, it } from 'vitest';
import { quoteOf } from '#collections/patents/evidence.ts';
import { emptyLists, type Patent } from '#collections/patents/patent.ts';
import { patentId } from '#collections/patents/patent-id.ts';
import { patents } from '#collections/patents/patents.ts';
import { caseOf } from '#skills/solution-cases/solution-cases.ts';
import { demoService } from '#testing/demo-service.ts';
import { type TestService, violations } from '#testing/service.ts';
import operation from './solution-search.ts';

let service: TestService;
beforeAll(async () => {
  service = await demoService();
}, 200_000);

type Row = Record<string, any>;
async function cases(user_question: string, limit = 5): Promise<Row> {
  const reply = await service.call(operation, { body: { user_question, limit } });
  expect(violations(operation.response, reply.data)).toEqual([]);
  return reply.data;
}

/** Every label has its words in its sentence, and every sentence stands in the document. */
async function holds({ pn, case_id, evidence, triz_svop, triz_technical_contradiction, triz_scientific_effects }: Row) {
  const [record] = await service.corpus.get(patents, [pn]);
  expect(case_id).toBe(patentId(pn));
  const whole = JSON.stringify(record);
  for (const { text } of evidence) expect(whole).toContain(JSON.stringify(text).slice(1, -1));
  const said = evidence.map(({ text }: Row) => text).join('\n');
  for (const { S, V, O, P, sentence } of triz_svop) {
    expect(said).toContain(sentence);
    for (const word of [V.raw, O.instance, ...(S ? [S.instance] : []), ...P.map(({ raw }: Row) => raw)])
      expect(sentence).toContain(word);
  }
  const solutions = triz_technical_contradiction.flatMap((one: Row) => one.invention_principles_applied);
  for (const { how_to_solve, words } of [
    ...solutions,
    ...triz_scientific_effects.flatMap((one: Row) => one.scientific_effects),
  ]) {
    expect(said).toContain(how_to_solve);
    for (const word of words) expect(how_to_solve).toContain(word);
  }
}

describe('cases for a question', () => {
  it('are documents in their own words, labels with the words that earned them', async () => {
    const { total, cases: found } = await cases((operation.example!.body as Row).user_question, 10);
    expect([found.length >= 1, total >= found.length]).toEqual([true, true]);
    for (const one of found) await holds(one);
    const { cases: others } = await cases('How does a heat pipe carry heat from the cells to a condenser section?', 10);
    for (const one of others) await holds(one);
    const effects = others.flatMap((one: Row) =>
      one.triz_scientific_effects.flatMap((each: Row) => each.scientific_effects),
    );
    expect(effects.map((one: Row) => one.scientific_effect)).toContain('heat pipe');
  });
  it('are found in Chinese', async () => {
    const { cases: found } = await cases('如何防止电池热失控在电芯之间蔓延，又不增加电池包的重量？', 20);
    expect(found.length).toBeGreaterThanOrEqual(4);
    for (const one of found) await holds(one);
    const { cases: others } = await cases('怎样冷却快充时发热的汇流排和极耳？', 20);
    const stated = others.flatMap((one: Row) => one.triz_technical_contradiction);
    expect(stated[0].contradiction_statement).toMatch(/^改善 \d+ .+，而不恶化 \d+ .+$/);
  });
  it('are none where no document states a means, and it says so', async () => {
    const reply = await service.call(operation, { body: { user_question: 'xylophone quaternion zeppelin?' } });
    expect([reply.data.total, reply.data.cases]).toEqual([0, []]);
    expect((await service.call(operation, { body: { user_question: '42?' } })).json).toMatchObject({
      status: false,
      error_code: 68300004,
      error_msg: 'user_question: ask in words.',
    });
  });
});

describe('one document', () => {
  const patent = (summary: string): Patent => ({
    ...emptyLists(),
    ...{ publication_number: 'US1A1', authority: 'US', doc_number: '1', patent_type: 'A' as const, provenance: [] },
    titles: [{ lang: 'en', origin: 'original', text: 'Pump' }],
    abstracts: [{ lang: 'en', origin: 'original', text: summary }],
  });
  it('gets no label that its words do not earn', () => {
    const text = 'A housing holds a lid, so that the lid stays closed.';
    const record = patent(text);
    const quote = quoteOf(record, { part: 'abstract', lang: 'en', start: 0, end: text.length });
    expect(caseOf(record, 1, quote)).toMatchObject({ functions: [], contradictions: [], effects: [], problem: [] });
  });
  it('states a contradiction only where words set two parameters against each other', () => {
    const stated = (problem: string) => {
      const text = `${problem} The lid is held by a spring, so that it stays closed.`;
      const record = patent(text);
      const quote = quoteOf(record, { part: 'abstract', lang: 'en', start: text.indexOf('The lid'), end: text.length });
      return caseOf(record, 1, quote)!.contradictions.map(({ improving, worsening }) => [
        improving.words,
        worsening.words,
      ]);
    };
    expect(stated('It is a problem that the thickness increases the weight of known lids.')).toEqual([
      [['thickness'], ['weight']],
    ]);
    expect(stated('It is a problem of known lids that thickness and weight are wrong.')).toEqual([]);
  });
  it('is no function what somebody does or what is compared, and no adverb acts', () => {
    const functions = (text: string, lang: 'en' | 'zh' = 'en') => {
      const record = { ...patent(text), abstracts: [{ lang, origin: 'original' as const, text }] };
      const quote = quoteOf(record, { part: 'abstract', lang, start: 0, end: text.length });
      return caseOf(record, 1, quote)!.functions.map(({ subject, verb, object }) => [
        subject,
        verb.standard,
        object.instance,
      ]);
    };
    expect(functions('A baffle reduces the noise of the pump, so that it is quiet.')).toEqual([
      ['baffle', 'reduce', 'noise'],
    ]);
    expect(functions('The user reduces the noise of the pump, so that it is quiet.')).toEqual([]);
    expect(functions('本发明极大地降低了水泵的噪声。', 'zh')).toEqual([[undefined, '降低', '水泵']]);
  });
  it('gets no principle for a part of a word, and no problem for what overcomes one', () => {
    const text =
      'Known lamps have the drawback that they are too hot, but cooling them costs efficiency. A lamp that overcomes these drawbacks includes a sink. Flashlights with the sink have a lower temperature.';
    const record = patent(text);
    const quote = quoteOf(record, { part: 'abstract', lang: 'en', start: text.indexOf('Flash'), end: text.length });
    const { problem, contradictions } = caseOf(record, 1, quote)!;
    expect(problem.map((one) => one.text)).toEqual([text.slice(0, text.indexOf(' A lamp'))]);
    expect(contradictions.map(({ principles }) => principles.map(({ words }) => words))).toEqual([[['temperature']]]);
  });
});
