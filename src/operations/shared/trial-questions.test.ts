import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTrial, type Trial, trialId, trials } from '#collections/trials/trials.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { answerLifeQuestion } from './life/questions.ts';
import { asksOfTrial } from './trial-questions.ts';

const trial = (register_number: string, more: Partial<Trial>): Trial => ({
  ...emptyTrial(),
  ...{ id: trialId(register_number), register_number, registry: 'CTGOV', source: 'clinicaltrials-gov' },
  ...more,
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.corpus.put(trials, [
    trial('NCT90000001', {
      brief_title: 'Veridarone in newborn infants',
      conditions: ['Arrhythmia'],
      status: 'Active_Not_Recruiting',
      phase: 'Phase_2',
      enrollment: { count: 362, type: 'Actual' },
      sponsor: { name: 'Hull University' },
      collaborators: [{ name: 'Ada Trust' }],
      start: { day: 20101101, month: true },
      interventions: [
        { type: 'Drug', name: 'Veridarone', other_names: [], arms: [] },
        { name: 'Rest', other_names: [], arms: [] },
      ],
      outcomes: [
        { type: 'Primary', title: 'Pulse', time_frame: '4 weeks' },
        { type: 'Secondary', title: 'Weight' },
      ],
    }),
    trial('NCT90000002', { brief_title: 'Arrhythmia after surgery', enrollment: { count: 9 } }),
    trial('NCT90000003', { brief_title: 'Arrhythmia in athletes' }),
  ]);
});
afterAll(() => service?.[Symbol.asyncDispose]());

const said = async (question: string) =>
  (await answerLifeQuestion(service.corpus, question, new AbortController().signal))?.content;
const FIRST = '- NCT90000001 Veridarone in newborn infants';

describe('a question on a trial', () => {
  it.each([
    ['How many patients took part in NCT90000001?', '  - Participants: 362, Actual'],
    ['Who sponsors NCT90000001?', '  - Sponsor: Hull University; Ada Trust'],
    ['Which phase is NCT90000001?', '  - Phase: Phase_2'],
    ['What is the primary endpoint of NCT90000001?', '  - Primary outcomes: Pulse (4 weeks)'],
    ['What are the secondary endpoints of NCT90000001?', '  - Secondary outcomes: Weight'],
    ['Is NCT90000001 still recruiting?', '  - Status: Active Not Recruiting'],
    ['When did NCT90000001 start?', '  - Start: 2010-11'],
    ['What was given in NCT90000001?', '  - Interventions: Veridarone (Drug); Rest'],
    ['Where is NCT90000001 run?', '  - Countries: the register does not say'],
  ])('that names its number is answered by its register: %s', async (question, line) => {
    expect(await said(question)).toBe(`As the register has it:\n${FIRST}\n${line}`);
  });

  it('whether something was tried is told by the trials that have all its words', async () => {
    expect(await said('Did anybody test veridarone against arrhythmia?')).toBe(
      '1 trial of the registers that are loaded (title, conditions, interventions or summary have all of: veridarone, arrhythmia).\n' +
        FIRST,
    );
    expect(await said('Did anybody test ultrasonic welding of batteries?')).toBeUndefined();
    // one word is any thing
    expect(await said('Was veridarone tested?')).toBeUndefined();
  });

  it('what any thing costs, and how it works, is left to documents', async () => {
    expect(await said('What is the price of graphene?')).toBeUndefined();
    expect(await said('How are calls of a video conference joined?')).toBeUndefined();
    expect(await said('固态锂电池每度电成本多少钱？')).toBeUndefined();
    expect(await said('How does an organic Rankine cycle work?')).toBeUndefined();
    expect(await said('What is the price of the medicine?')).toBe(
      'The registers that are loaded do not say: prices and sales of drugs.',
    );
  });

  it('is answered in Chinese, and says which number is not there', async () => {
    expect(await said('NCT90000001入组了多少患者？')).toBe(`按登记所载：\n${FIRST}\n  - 受试者: 362, Actual`);
    expect(await said('Who sponsors NCT90000009?')).toBe('Not in the registers that are loaded: NCT90000009.');
  });

  it('that asks nothing particular is told what the register has', async () => {
    expect((await said('NCT90000001'))!.split('\n').map((line) => line.trim().split(':')[0])).toEqual([
      'As the register has it',
      FIRST,
      '- Participants',
      '- Sponsor',
      '- Phase',
      '- Primary outcomes',
      '- Status',
      '- Interventions',
      '- Conditions',
    ]);
  });

  it('that describes it is answered by those with its rarest word', async () => {
    expect(await said('How many babies were enrolled in the trial of veridarone in infants?')).toBe(
      `As the register has it (nearest to: veridarone, infants):\n${FIRST}\n  - Participants: 362, Actual`,
    );
    expect(await said('How many people were in the trial of quokkas?')).toBeUndefined();
  });

  it('lists those that have all words', async () => {
    expect(await said('Which trials on arrhythmia after surgery do you have?')).toBe(
      '1 trial of the registers that are loaded (title, conditions, interventions or summary have all of: surgery, arrhythmia).\n- NCT90000002 Arrhythmia after surgery',
    );
  });

  it('lists those with all but the commonest words where none has all', async () => {
    expect(await said('Which trials on arrhythmia are in newborn infants after surgery?')).toBe(
      `1 trial of the registers that are loaded (title, conditions, interventions or summary have all of: newborn, infants).\n${FIRST}`,
    );
    expect(await said('Which trials give quokkas for arrhythmia?')).toBeUndefined();
  });

  it('is one for documents where it asks for a way or a reason', async () => {
    expect(await said('How is a clinical trial on arrhythmia with two arms simulated?')).toBeUndefined();
    expect(await said('Why was the trial of veridarone stopped?')).toBeUndefined();
  });

  it.each([
    ['Is the trial on veridarone still recruiting?', true],
    ['How many withdrawn trials of veridarone?', false],
    ['Which trials are still recruiting?', false],
    ['Tell me about the trial.', false],
  ])('asks a fact of one, or of registers as a whole: %s', (question, asks) => {
    expect(asksOfTrial(question)).toBe(asks);
  });
});
