import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import group from './index.ts';

/** What the endpoint says for each sentence; of others it says nothing that holds. */
const SAID: Readonly<Record<string, string>> = {
  电池组: 'Battery pack',
  '泵12输送冷却液。': 'Pump 12 delivers coolant.',
  '温度不超过60℃。': 'The temperature does not exceed 60 ℃.',
  '阀门14在80℃打开。': 'Valve 41 opens at 80 ℃.',
  '1.一种电池组，其包括泵12。': '1. A battery pack comprising a pump 12.',
};
const zh = (text: string) => ({ lang: 'zh', origin: 'original' as const, text });
const paragraph = (id: number, text: string) => ({ id: `p${id}`, section: 'other' as const, text });
const TOLD = samplePatent('CN111000001A', {
  titles: [zh('电池组')],
  abstracts: [zh('泵12输送冷却液。温度不超过60℃。')],
  claims: [
    {
      lang: 'zh',
      origin: 'original',
      claims: [{ number: 1, text: '1.一种电池组，其包括泵12。', independent: true, parents: [] }],
    },
  ],
  descriptions: [
    {
      lang: 'zh',
      origin: 'original',
      paragraphs: [paragraph(1, '泵12输送冷却液。'), paragraph(2, '阀门14在80℃打开。温度不超过60℃。')],
    },
  ],
});
const LONG = samplePatent('CN111000002A', {
  descriptions: [{ lang: 'zh', origin: 'original', paragraphs: [paragraph(1, '泵12输送冷却液。'.repeat(3_000))] }],
});
const ENGLISH = samplePatent('US11000003A1', {
  abstracts: [{ lang: 'en', origin: 'original', text: 'A pump.' }],
});

let endpoint: ScriptedEndpoint;
let service: TestService;
beforeAll(async () => {
  endpoint = await scriptedEndpoint();
  const settings = { PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny', PRIORA_MODEL_KEY: 'mk' };
  service = await startTestService({ corpus: [TOLD, LONG, ENGLISH], settings, groups: [group] });
  endpoint.script(({ body }) => {
    const asked: string = body.messages.map(({ content }: { content: string }) => content).join('\n');
    const found = Object.keys(SAID)
      .filter((source) => asked.includes(source))
      .sort((a, b) => asked.indexOf(a) - asked.indexOf(b))
      .map((source) => SAID[source]);
    const many = asked.includes('T1 to T');
    return { say: JSON.stringify(many ? { translations: found } : { translation: found[0] ?? '' }) };
  });
});
afterAll(async () => {
  await service.close();
  await endpoint.close();
});

const ask = async (path: string, query: Record<string, string>) =>
  (await service.call(`GET /basic-patent-data/${path}`, { query })).json;

it('titles, abstracts and claims that nobody translated are by the model, which is said', async () => {
  const of = { patent_number: 'CN111000001A', lang: 'en' };
  const { data, notes } = await ask('abstract-data-translated', of);
  expect(data[0]).toMatchObject({
    title: 'Battery pack',
    abstract: 'Pump 12 delivers coolant. The temperature does not exceed 60 ℃.',
    origin: 'model',
    model: 'tiny',
  });
  expect(notes).toEqual([
    'CN111000001A: the abstract is a translation by tiny from zh.',
    'CN111000001A: the title is a translation by tiny from zh.',
  ]);
  expect((await ask('claim-data-translated', of)).data[0]).toMatchObject({
    claims: '<div class="indep-clm" num="1">1. A battery pack comprising a pump 12.</div>',
    origin: 'model',
  });
});

it('a sentence whose translation does not hold stands as it is, marked', async () => {
  const { data, notes } = await ask('description-data-translated', { patent_number: 'CN111000001A', lang: 'en' });
  expect(data[0].description).toBe(
    'Pump 12 delivers coolant.\n[[阀门14在80℃打开。]] The temperature does not exceed 60 ℃.',
  );
  expect(notes).toEqual([
    'CN111000001A: the description is a translation by tiny from zh; 1 of 3 sentences did not hold and stand as they are, in [[ ]].',
  ]);
});

it('what is stored is not translated, nor what is too long for one call', async () => {
  endpoint.asked.length = 0;
  const stored = await ask('abstract-data-translated', { patent_number: 'US11000003A1', lang: 'en' });
  expect(stored.data[0]).toMatchObject({ abstract: 'A pump.', origin: 'original' });
  expect(stored.data[0]).not.toHaveProperty('model');
  const long = await ask('description-data-translated', { patent_number: 'CN111000002A', lang: 'en' });
  expect([Object.keys(long.data[0]), long.notes]).toEqual([
    ['patent_id', 'pn'],
    ['CN111000002A: the description is not in EN, and has 27,000 characters: the model translates 24,000 in one call.'],
  ]);
  expect(endpoint.asked).toEqual([]);
});

it('a model that fails leaves the text absent, never in another language', async () => {
  endpoint.script({ status: 400, body: '{"error":{"message":"no"}}' });
  const { data, notes } = await ask('abstract-data-translated', { patent_number: 'CN111000001A', lang: 'jp' });
  expect(Object.keys(data[0])).toEqual(['patent_id', 'pn']);
  expect(notes[0]).toMatch(/^CN111000001A: the abstract was not translated: /);
});
