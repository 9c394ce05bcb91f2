import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, soon, story, widthProblems } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const batteries = demoRecords()
  .filter((record) => record.ipc.some((each) => each.startsWith('H01M10/6')))
  .slice(0, 60);
/** A title that a record has in Chinese and in English. */
const titles = batteries
  .map(({ titles: all }) => ['zh', 'en'].map((lang) => all.find((title) => title.lang === lang)?.text))
  .find(([zh, en]) => zh !== undefined && en !== undefined) as [string, string];

story('questions asked and a text translated in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({ corpus: batteries });
    ({ page } = await stage.signedIn(service, { viewport: { width: 1280, height: 900 } }));
  });
  afterAll(async () => service?.close());

  const looksRight = async (name: string) => {
    expect(await accessibilityProblems(page, name)).toEqual([]);
    expect(await widthProblems(page, name)).toEqual([]);
  };

  it('a question is answered in quotations with their documents, and asked on', async () => {
    await page.goto('/flows/questions');
    await page.getByLabel('Question', { exact: true }).fill('What does the cold plate of a battery module do?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.locator('.answer-lines').waitFor();
    const task = /flows\/questions\/([^/?]+)/.exec(page.url())![1]!;
    const { data } = await (await page.request.get(`/manage/tasks/${task}`)).json();
    expect(data.answer.references.length).toBeGreaterThan(0);
    expect(await page.locator('ol > li[id^=source-]').count()).toBe(data.answer.references.length);
    expect(await page.locator('.answer-lines a[href="#source-1"]').count()).toBeGreaterThan(0);
    await looksRight('question-answer');
    await page.getByRole('button', { name: data.answer.recommend[0] }).click();
    await soon(() => page.url()).not.toContain(task);
    await page.locator('.answer-lines').waitFor();
    await soon(() => page.locator('.paper.text').first().textContent()).toBe(data.answer.recommend[0]);
  });

  it('a text that the memory has is translated whole, one that it has in part is not', async () => {
    const [zh, en] = titles;
    await page.goto('/flows/translation');
    await page.getByLabel('Text', { exact: true }).fill(zh);
    await page.getByLabel('From').selectOption('CN');
    await page.getByRole('button', { name: 'Translate' }).click();
    await soon(() => page.locator('.paper.text').textContent()).toBe(en);
    await looksRight('translation-whole');
    await page.getByLabel('Text', { exact: true }).fill(`${zh}。海象弹奏小提琴。`);
    await page.getByRole('button', { name: 'Translate' }).click();
    await page.getByText('not in the memory').waitFor();
    expect(await page.locator('.paper.text').count()).toBe(0);
    await looksRight('translation-part');
  });
});
