import { expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService } from '#testing/service.ts';
import { readNumbers } from './numbers.ts';

it('numbers of a list are found in any spelling, with and without kind code, also those of applications', async () => {
  await using service = await startTestService({
    corpus: [
      // a list of results printed these two without kind code
      samplePatent('JP2000355372'),
      samplePatent('US6001122'),
      samplePatent('EP1000001A1', { application_number: 'EP98123456' }),
      samplePatent('EP1000001B1', { application_number: 'EP98123456' }),
    ],
  });
  const given = ['JP 2000-355372 A', 'US 6,001,122 B1', 'EP98123456.7', 'EP 98123456 A', 'EP1000001', 'EP1000001B2'];
  expect(await readNumbers(service.corpus, given)).toEqual({
    found: [
      { given: 'JP 2000-355372 A', number: 'JP2000355372' },
      { given: 'US 6,001,122 B1', number: 'US6001122' },
    ],
    ambiguous: ['EP98123456.7', 'EP 98123456 A', 'EP1000001'].map((each) => ({
      given: each,
      numbers: ['EP1000001B1', 'EP1000001A1'],
    })),
    missing: [{ given: 'EP1000001B2', near: ['EP1000001B1', 'EP1000001A1'] }],
  });
});
