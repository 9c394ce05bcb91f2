import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { researchQuestion } from '../answer-question.ts';

const abstract = (n: number, text: string) =>
  samplePatent(`US2${String(n).padStart(7, '0')}A1`, {
    application_number: `US12/10000${n}`,
    filing_date: 20100101,
    abstracts: [{ lang: 'en', origin: 'original', text }],
  });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      abstract(1, 'A wristband for fall detection of the elderly.'),
      abstract(2, 'The camera detects that a person falls.'),
      abstract(
        3,
        'A chute in which parcels fall onto a belt that runs below it, with a camera for the detection of labels.',
      ),
      abstract(
        4,
        'When temperatures fall the pump is stopped. Leaks are told by a gauge whose needle is read for detection.',
      ),
      abstract(5, 'Detection of smoke.'),
    ],
  });
});
afterAll(() => service.close());

const counted = async (question: string) => {
  const { corpus } = service;
  const { counts } = await researchQuestion(question, [], {
    ...{ corpus, account: 'a', signal: new AbortController().signal, clock: systemClock },
  });
  return counts && [counts.query, counts.publications];
};

it('two words of one thing are counted where they stand near each other', async () => {
  expect(await counted('How many patents are there on fall detection?')).toEqual(['TAC_ALL:(fall $W5 detection)', 2]);
});
