import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { translations } from '#collections/translations/translations.ts';
import { translationUnit } from '#sources/translation-unit.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import ai61, { EXAMPLE_TITLE } from './ai61-translation.ts';
import t010 from './t010-translate.ts';

let service: TestService;
const pair = (zh: string, en: string) =>
  translationUnit('tmx', 'text', [
    { lang: 'zh', text: zh, origin: 'human' },
    { lang: 'en', text: en, origin: 'human' },
  ]);
beforeAll(async () => {
  const corpus = demoRecords()
    .filter(({ titles }) => titles.some(({ text }) => text === EXAMPLE_TITLE))
    .slice(0, 3);
  service = await startTestService({ corpus });
  await service.corpus.put(translations, [
    pair('泵输送冷却液。冷却液温度为20°C。', 'The pump feeds coolant. The temperature of the coolant is 20 °C.'),
    // the numbers differ: it is no translation
    pair('阀门在80°C打开。', 'The valve opens at 90 °C.'),
    translationUnit('tbx', 'term', [
      { lang: 'zh', text: '阀门', origin: 'human' },
      { lang: 'en', text: 'valve', origin: 'human' },
    ]),
  ]);
}, 200_000);
afterAll(() => service.close());

const asked = async (body: object) => (await service.call(ai61, { body })).json;

describe('the memory', () => {
  it('answers a title that a patent has in both languages, and says which', async () => {
    const [record] = await service.corpus.get(
      patents,
      demoRecords()
        .filter(({ titles }) => titles.some(({ text }) => text === EXAMPLE_TITLE))
        .map((one) => one.publication_number),
    );
    const { data } = await asked({ text: EXAMPLE_TITLE });
    expect(data).toMatchObject({
      source_lang: 'CN',
      target_lang: 'EN',
      segments: [{ by: 'memory', from: expect.stringMatching(/ title$/) }],
    });
    expect(record!.titles.map(({ text }) => text)).toContain(data.translate_result);
  });
  it('answers sentences of an imported pair in another order, in both directions', async () => {
    expect((await asked({ text: '冷却液温度为20°C。泵输送冷却液。' })).data.translate_result).toBe(
      'The temperature of the coolant is 20 °C. The pump feeds coolant.',
    );
    expect((await asked({ text: 'The pump feeds coolant.', target_lang: 'CN' })).data.translate_result).toBe(
      '泵输送冷却液。',
    );
  });
  it('ends a name as the sentence that it stands for, and puts blanks where the language writes them', async () => {
    const joined = async (text: string, target_lang: string) =>
      (await asked({ text, target_lang })).data.translate_result;
    expect(await joined('阀门。泵输送冷却液。', 'EN')).toBe('valve. The pump feeds coolant.');
    expect(await joined('The pump feeds coolant. The pump feeds coolant.', 'CN')).toBe('泵输送冷却液。泵输送冷却液。');
    expect(await joined('阀门', 'EN')).toBe('valve');
  });
  it('passes no part for a whole, and tells what it has', async () => {
    const text = '泵输送冷却液。阀门在80°C打开。';
    const { error_msg, ...refused } = await asked({ text });
    const segments = [
      { source: '泵输送冷却液。', target: 'The pump feeds coolant.', from: 'tmx', origin: 'human' },
      { source: '阀门在80°C打开。' },
    ];
    expect(refused).toEqual({
      status: false,
      error_code: 68300008,
      details: {
        covered: 0.412,
        segments,
        terms: expect.arrayContaining([{ source: '阀门', target: 'valve', from: 'tbx' }]),
      },
    });
    const body = { content: text, sourceLanguageCode: 'zh', targetLanguageCode: 'en' };
    expect((await service.call(t010, { body })).json).toMatchObject({ error_code: 68300008, details: { segments } });
    const problem = await fetch(`${service.url}${ai61.path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${service.key}`,
        'content-type': 'application/json',
        accept: 'application/problem+json',
      },
      body: JSON.stringify({ text }),
    });
    const data = (await problem.json()) as Record<string, any>;
    expect(error_msg).toMatch(/has 1 of 2 sentences \(41 % of the text\), and no language model is configured/);
    expect(data).toMatchObject(refused.details);
  });
});

describe('what is refused', () => {
  it.each([
    [
      'equal languages',
      { text: '泵输送冷却液。', target_lang: 'CN' },
      'target_lang: source and target are both zh; name another language.',
    ],
    ['a text without words', { text: '12 34', source_lang: 'EN', target_lang: 'CN' }, 'text: it has no words.'],
    [
      'an unknown language',
      { text: 'A pump.', source_lang: 'XX', target_lang: 'CN' },
      /^source_lang: "XX" is none of zh, en, ja/,
    ],
    ['a language that cannot be told', { text: 'Ω≈ç' }, /^source_lang: the language of the text cannot be told/],
  ])('%s', async (_what, body, message) => {
    const answer = await asked(body);
    expect(answer.error_code).toBe(68300004);
    expect(answer.error_msg).toMatch(message);
  });
});

describe('as a stream', () => {
  it('sends a frame for each sentence, in order; at once it is the same', async () => {
    const body = { content: '泵输送冷却液。\n冷却液温度为20°C。', sourceLanguageCode: 'zh', targetLanguageCode: 'en' };
    const once = await service.call(t010, { body });
    expect(once.data).toEqual({
      state: 'success',
      textTranslated: 'The pump feeds coolant.\nThe temperature of the coolant is 20 °C.',
      translatedCharacterCount: 64,
    });
    const reply = await fetch(`${service.url}${t010.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, mode: 'stream' }),
    });
    const frames = (await reply.text())
      .split('\n')
      .filter((line) => line.startsWith('data:'))
      .map((line) => JSON.parse(line.slice(5)).data.textTranslated);
    expect(frames).toEqual(['The pump feeds coolant.\n', 'The temperature of the coolant is 20 °C.']);
  });
});
