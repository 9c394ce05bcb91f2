import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { startTestService, type TestService, violations } from '#testing/service.ts';
import p070 from './p070-keyword-suggest.ts';

let service: TestService;
beforeAll(async () => {
  const patent = (n: number, en: string, zh: string, abstract = '') =>
    samplePatent(`CN${1000000 + n}A`, {
      titles: [
        { lang: 'zh', origin: 'original', text: zh },
        { lang: 'en', origin: 'office', text: en },
      ],
      ...(abstract && { abstracts: [{ lang: 'en', origin: 'office', text: abstract }] }),
    });
  const range = (n: number) => Array.from({ length: n }, (_, i) => i);
  service = await startTestService({
    corpus: [
      ...range(4).map((i) =>
        patent(i, 'Ultrasound probe and transducer', '超声探头', i < 3 ? 'The ultrasound probe (UP) has a lens.' : ''),
      ),
      ...range(3).map((i) => patent(10 + i, 'Sonographic scanhead', '超声探头')),
      ...range(20).map((i) => patent(20 + i, `Wind turbine ${i}`, '风力发电机')),
      ...range(2).map((i) => patent(40 + i, 'Two wind turbines and a vapor trap', '风力发电机')),
      samplePatent('US2000001A1', {
        titles: [{ lang: 'en', origin: 'original', text: 'Housing' }],
        claims: [
          {
            lang: 'en',
            origin: 'original',
            claims: [
              { number: 1, text: 'A housing with a sealing lip (SL) and an o-ring.', independent: true, parents: [] },
            ],
          },
        ],
      }),
    ],
  });
});
afterAll(() => service.close());

const suggest = async (keyword: string, type: string[], lang: string[] = ['cn', 'en']) => {
  const reply = await service.call(p070, { body: { keyword: [keyword], lang, type } });
  expect(violations(p070.response, reply.data)).toEqual([]);
  const [item] = reply.data.items;
  return item.keyword_list.map((row: { keyword: string; evidence: string }) => `${row.evidence} ${row.keyword}`);
};

it('learns abbreviations, translations, and words with the same translation that are never used together', async () => {
  expect(await suggest('ultrasound probe', ['synonym'])).toEqual([
    'abbreviation UP',
    'translation 超声探头',
    'same_translation sonographic scanhead',
  ]);
  expect(await suggest('ultrasound probe', ['synonym'], ['cn'])).toEqual(['translation 超声探头']);
});

it('widens a phrase to what it ends in', async () => {
  expect(await suggest('ultrasound probe', ['hypernym'])).toEqual(['head probe']);
});

it('names as related what stands with the keyword more often than by chance', async () => {
  const related = await suggest('ultrasound probe', ['related'], ['en']);
  expect(related).toContain('co_occurrence transducer');
  expect(related.join()).not.toMatch(/turbine|scanhead/);
});

it('names other numbers and spellings that patents use, even of a keyword that none uses', async () => {
  expect(await suggest('wind turbine', ['synonym'], ['en'])).toContain('spelling wind turbines');
  expect(await suggest('vapour trap', ['synonym'], ['en'])).toEqual(['spelling vapor trap']);
});

it('reads claims where titles and abstracts hardly hold the keyword', async () => {
  expect(await suggest('sealing lip', ['synonym'], ['en'])).toEqual(['abbreviation SL']);
});

it('has nothing to say of a word that no patent uses, and answers for each keyword in order', async () => {
  const { data } = await service.call(p070, {
    body: { keyword: ['gearbox', 'wind turbine'], lang: ['en'], type: ['hypernym'] },
  });
  expect(
    data.items.map((item: { input: string; keyword_list: object[] }) => [item.input, item.keyword_list.length]),
  ).toEqual([
    ['gearbox', 0],
    ['wind turbine', 1],
  ]);
});

it('refuses an empty keyword by its place', async () => {
  const { json } = await service.call(p070, { body: { keyword: ['a', ' '], lang: ['en'], type: ['related'] } });
  expect(json).toMatchObject({ status: false, error_code: 68300004 });
  expect(json.error_msg).toContain('keyword[1]');
});
