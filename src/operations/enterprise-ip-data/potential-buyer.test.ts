import { afterAll, beforeAll, expect, it } from 'vitest';
import { conveyances } from '#collections/conveyances/conveyances.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

it('C046: that a body bought nothing is said only where a loaded source states transfers', async () => {
  const text = 'A barrier of mica between the cells of a battery pack stops thermal runaway.';
  const one = (number: string, name: string) =>
    samplePatent(number, {
      publication_date: 20240102,
      abstracts: [{ lang: 'en', origin: 'original', text }],
      ipc: ['H01M10/658'],
      assignees: [{ name, standard_name: name.toUpperCase() }],
    });
  await service.corpus.put(patents, [one('US9100001B2', 'Acme Inc'), one('US9100002B2', 'Beta Inc')]);
  const ask = async () =>
    (await service.call('POST /search/patent/potential-buyer', { body: { pn: 'US9100001B2' } })).json;
  const before = await ask();
  expect(before.data).toMatchObject([{ company_name: 'BETA INC', patent_cnt: '1' }]);
  expect(before.data[0]).not.toHaveProperty('buy_all_cnt');
  expect(before.notes).toContain(
    'No loaded source states transfers: what they bought is not known; it would come from recorded conveyances (uspto-assignments, uspto-assignment-center) or legal events (epo-ops).',
  );
  await service.corpus.put(conveyances, [
    {
      ...{ id: 'US 049001/0001', office: 'US', reel_frame: '049001/0001', text: 'ASSIGNMENT OF ASSIGNORS INTEREST' },
      ...{ assignors: [{ name: 'GAMMA LLC' }], assignees: [{ name: 'DELTA LLC' }], properties: [] },
      provenance: [{ source: 'uspto-assignment' }],
    },
  ]);
  expect((await ask()).data).toMatchObject([{ company_name: 'BETA INC', buy_all_cnt: '0', buy_this_cnt: '0' }]);
});

it('C046 says which patent is not in the corpus, and in which field it was named', async () => {
  const ask = async (body: object) =>
    (await service.call('POST /search/patent/potential-buyer', { body })).json.error_msg;
  const id = '00000000-0000-0000-0000-000000000000';
  expect([await ask({ pn: 'US1B2' }), await ask({ patent_id: id })]).toEqual([
    'pn: US1B2 is not in the corpus; import it first.',
    `patent_id: ${id} is not in the corpus; import it first.`,
  ]);
});
