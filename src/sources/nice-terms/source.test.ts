import { expect, it } from 'vitest';
import type { GoodsTerm } from '#collections/goods-terms.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import source from './source.ts';

const read = async (name: string, content: string) =>
  (await readText(source, name, content)).map((one) => {
    if (one.ok !== true) return one.ok === false ? [one.id, one.reason] : one;
    const { nice, kind, texts, group, list } = one.record;
    return [nice, kind, list, group, texts.map(({ lang, text }) => `${lang} ${text}`).join(' | ')];
  });

it('reads the classification as JSON: headings, goods and services by their numbers', async () => {
  const json = JSON.stringify({
    ...{ edition: '10', version: '2015', classes: [{ number: '30', type: 'goods', heading: 'Coffee,  tea.' }] },
    goods: [
      { number: '300026', description: 'coffee' },
      { number: '990001', description: 'of no class' },
    ],
    services: [{ number: '350001', description: '' }],
  });
  expect(source.recognises('nice.json', json.replaceAll('":', '": '))).toBe(true);
  expect(await read('nice.json', json)).toEqual([
    ['030', 'heading', 'Nice 10-2015', undefined, 'en Coffee, tea.'],
    ['030', 'term', 'Nice 10-2015', undefined, 'en coffee'],
    ['row 3', '"99" is no class from 1 to 45'],
    ['row 4', 'has no text'],
  ]);
});

it('reads the list of the Korean office with both languages and the code of goods that are alike', async () => {
  const csv =
    '\uFEFF지정상품(국문),NICE분류,유사군코드,지정상품(영문),\n비료 판매알선업,35,S2001,Sales arranging of fertilizers,\n' +
    '비료 판매알선업,35,S2001,Sales arranging of fertilisers,\n,35,S2001,,\n비료,0,S2001,,\n';
  expect(source.recognises('2020_nice.csv', Buffer.from(csv).toString('latin1'))).toBe(true);
  expect(await read('2020_nice.csv', csv)).toEqual([
    ['035', 'term', 'KIPO 2020', 'S2001', 'ko 비료 판매알선업 | en Sales arranging of fertilizers'],
    ['035', 'term', 'KIPO 2020', 'S2001', 'ko 비료 판매알선업 | en Sales arranging of fertilisers'],
    ['row 3', 'has no text'],
    ['row 4', '"0" is no class from 1 to 45'],
  ]);
});

it('reads classes of the office of Taiwan with the goods of their subcategories', async () => {
  const json =
    '[ { "id": "001", "title": "工業用化學品", "subcategories": [ { "id": "0101", "title": "試劑", "subcategories": [ { "id": "010101", "title": "化學品", "content": "工業用酵素；液晶；" } ] } ] } ]';
  expect(source.recognises('tipo.json', json)).toBe(true);
  expect(await read('tipo.json', json)).toEqual([
    ['001', 'heading', 'TIPO', undefined, 'zh 工業用化學品'],
    ['001', 'term', 'TIPO', '010101', 'zh 工業用酵素'],
    ['001', 'term', 'TIPO', '010101', 'zh 液晶'],
  ]);
});

it('takes no other lists', async () => {
  expect(source.recognises('a.json', '[{"id":"001"}]')).toBe(false);
  expect(source.recognises('a.csv', 'goods,class')).toBe(false);
  await expect(readText(source, 'a.json', '{"a":1}')).rejects.toThrow('a.json: has no classes with goods');
});

describeWithSharedData('the shared lists of goods', ['trademarks/nice-classification'], (folder) => {
  it('become terms, each row one', { timeout: 60_000 }, async () => {
    const classes = new Set<string>();
    const reading = await readAll<GoodsTerm>(source, [folder], ({ nice }) => classes.add(nice));
    expect(reading).toMatchObject({ faults: [], unrecognised: [], rejects: [], records: 43_570 });
    expect([classes.size, [...reading.unknown]]).toEqual([45, []]);
  });
});
