import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import p002 from './p002-query-search-patent.ts';
import p069 from './p069-patent-search-pn.ts';
import explain from './query-explain.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    corpus: [
      // a list of results printed these two without kind code
      samplePatent('JP2000355372', {
        application_number: 'JP1999-168123',
        titles: [{ lang: 'en', origin: 'original', text: 'Container' }],
      }),
      samplePatent('US6001122', { priorities: [{ country: 'US', number: 'US08/706838' }] }),
      samplePatent('EP1000001A1', {
        application_number: 'EP98123456',
        pct_publication: { number: 'WO1999012345A1' },
        pct_application: { number: 'PCT/US1998/012345' },
      }),
      samplePatent('EP1000001B1', { application_number: 'EP98123456' }),
      samplePatent('JP2000355373A', {}),
    ],
  });
});
afterAll(() => service.close());

const found = async (query_text: string): Promise<string[]> => {
  const { json } = await service.call(p002, { body: { query_text } });
  return json.data.results.map(({ pn }: { pn: string }) => pn).toSorted();
};

describe('numbers in expressions', () => {
  it.each<[string, string[]]>([
    ['PN: JP2000355372A', ['JP2000355372']],
    ['PN: "JP 2000-355372 A"', ['JP2000355372']],
    ['JP2000355372A', ['JP2000355372']],
    ['PN: (JP2000355372A OR EP1000001B1)', ['EP1000001B1', 'JP2000355372']],
    ['PN: JP2000355372', ['JP2000355372']],
    ['PN: US6001122B1', ['US6001122']],
    // another publication of a number that is stored with its kind code is not stored
    ['PN: EP1000001B2', []],
    ['PN: EP1000001', ['EP1000001A1', 'EP1000001B1']],
    ['PN: EP1000001A1', ['EP1000001A1']],
    ['PN: JP200035537*', ['JP2000355372', 'JP2000355373A']],
    ['PN: JP2000355372A*', []],
    ['PN: JP200035537?A', ['JP2000355373A']],
    ['AUTHORITY: JP NOT PN: JP2000355372A', ['JP2000355373A']],
    ['TTL: container AND PN: JP2000355372A', ['JP2000355372']],
    // applications have no kind code: with and without its letter
    ['APNO: JP1999-168123', ['JP2000355372']],
    ['APNO: JP1999168123A', ['JP2000355372']],
    ['APNO: EP98123456A', ['EP1000001A1', 'EP1000001B1']],
    ['APNO: EP98123456.7', ['EP1000001A1', 'EP1000001B1']],
    ['APNO: JP1999168*', ['JP2000355372']],
    ['PRNO: US08/706838', ['US6001122']],
    ['PRNO: US08706838A', ['US6001122']],
    ['PCT_PN: WO1999012345', ['EP1000001A1']],
    ['PCT_PN: WO1999012345A1', ['EP1000001A1']],
    ['PCT_APNO: PCT/US1998/012345', ['EP1000001A1']],
    ['PCT_APNO: "PCT/US1998/012345 W"', ['EP1000001A1']],
  ])('%s', async (expression, expected) => {
    expect(await found(expression)).toEqual(expected);
  });

  it('are read alike where a list of them is asked for', async () => {
    const { json } = await service.call(p069, { body: { pn: 'JP2000355372A, EP1000001B1, EP1000001B2' } });
    expect(json.data.results.map(({ pn }: { pn: string }) => pn).toSorted()).toEqual(['EP1000001B1', 'JP2000355372']);
  });

  it('are explained as what they find', async () => {
    const { json } = await service.call(explain, { body: { query_text: 'PN: JP2000355372A' } });
    const { expression, total_search_result_count, tree } = json.data;
    expect([expression, total_search_result_count, tree.expression]).toEqual([
      'PN:JP2000355372A',
      1,
      'PN:JP2000355372A OR PN:JP2000355372 AND NOT KD:[* TO *]',
    ]);
  });
});
