import { beforeAll, describe, expect, it } from 'vitest';
import { demoService } from '#testing/demo-service.ts';
import { reportText } from '#testing/report-text.ts';
import { type TestService, violations } from '#testing/service.ts';
import { unborne } from '#testing/statements.ts';
import creation from './ai40-1-creation.ts';
import query from './ai40-2-query.ts';

let service: TestService;
beforeAll(async () => {
  service = await demoService();
}, 200_000);

async function report(body: object): Promise<string> {
  const { data } = await service.call(creation, { body });
  const reply = await service.call(query, { body: { ...data, wait_ms: 50_000 } });
  expect(violations(query.response, reply.data)).toEqual([]);
  expect([reply.data.status, reply.data.message]).toEqual([2, undefined]);
  const other = await service.accounts.all.create(`other-${Math.random()}`);
  const { key } = await service.accounts.createKey({ account_id: other.id, name: 'other' });
  expect((await service.call(query, { body: data, key })).status).toBe(404);
  expect(reply.data.url).toBe(reply.data.files.find(({ format }: { format: string }) => format === 'docx').url);
  const html = reply.data.files.find(({ format }: { format: string }) => format === 'html').url;
  return (await fetch(html)).text();
}

describe('the feasibility of a proposal', () => {
  it('is what documents say of it, each statement with its source', async () => {
    const html = await report(creation.example!.body as object);
    expect(html).toContain('Of 8 features, 6 stand in a document, 2 in part, 0 in none that was compared');
    expect(html).toMatch(/[A-Z]{2}\d+[AB]\d, description \[\d{4}\] \(en\)/);
    // a measured result, by whom, and the proposal's number beside those that documents state
    expect(html).toMatch(/The maximum temperature difference between the cells was \d\.\d K/);
    expect(html).toMatch(/documents state from 7\.8 K to \d\.\d K, the proposal lies outside/);
    expect(html).toMatch(
      /US20250903064A1, 1\.E3: Does the product have &quot;a cold plate extending below the prismatic cells and having/,
    );
    // every statement says what it rests on, and every link leads somewhere
    expect(unborne(html)).toEqual([]);
    await expect(reportText(html)).toMatchFileSnapshot('./readings/report-en.txt');
  });
  it('is told in Chinese', async () => {
    const html = await report({
      lang: 'cn',
      text: '一种电池模组，包括沿一排布置的方形电池单体、在电池单体下方延伸的冷板以及设置于二者之间的导热层，导热层厚度为5mm，电池单体间最大温差低于2K。',
    });
    expect(html).toContain('2项特征中');
    expect(html).toMatch(/测得电池单体间最大温差为3\.\dK/);
    expect(html).toContain('不断言方案可行或不可行');
    expect(unborne(html)).toEqual([]);
    await expect(reportText(html)).toMatchFileSnapshot('./readings/report-zh.txt');
  });
  it.each([
    [{ text: '???', lang: 'en' }, 'text: describe the idea in words.'],
    [{ text: 'US1A1', lang: 'en' }, 'text: US1A1 is not in the corpus: import it, or paste its claims.'],
  ])('refuses %j', async (body, message) => {
    expect((await service.call(creation, { body })).json).toMatchObject({
      status: false,
      error_code: 68300004,
      error_msg: message,
    });
  });
});
