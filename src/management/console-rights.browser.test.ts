import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, pictures, soon, story } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const batteries = demoRecords()
  .filter((record) => record.ipc.some((each) => each.startsWith('H01M')))
  .slice(0, 60);
const PRODUCT =
  'The product is a battery pack. It has battery cells in a housing. A cold plate is arranged below the battery cells. A pump drives a coolant through the cold plate and reverses the flow of the coolant.';

story('rights in the way in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({ corpus: batteries });
    ({ page } = await stage.signedIn(service, { viewport: { width: 1280, height: 900 } }));
  });
  afterAll(async () => service?.close());

  const row = (n: number) => page.locator('.rights tbody tr').nth(n);
  const stored = async () => {
    const task = /fto\/([^/?]+)/.exec(page.url())![1]!;
    return (await (await page.request.get(`/manage/tasks/${task}`)).json()).data;
  };

  it('begin with a product and the countries', async () => {
    await page.goto('/flows/fto');
    await page.getByRole('heading', { level: 1, name: 'Is there freedom to operate?' }).waitFor();
    await page.getByLabel('Product').fill(PRODUCT);
    await page.getByLabel('US', { exact: true }).check();
    expect(await accessibilityProblems(page)).toEqual([]);
    await pictures(page, 'fto-start');
    await page.getByRole('button', { name: 'Extract features' }).click();
    await soon(() => page.locator('.features > li').count()).toBeGreaterThan(2);
    expect((await stored()).country).toEqual(['US']);
  });

  it('take features as a person mends them, and search', async () => {
    await page.getByRole('button', { name: '+ Add a feature' }).click();
    const own = page.locator('.features textarea').last();
    await own.fill('A sensor measures the temperature of each battery cell');
    await pictures(page, 'fto-features');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Search rights' }).click();
    await soon(() => page.locator('.rights tbody tr').count()).toBeGreaterThan(0);
    const { confirmed_features, rights } = await stored();
    expect(confirmed_features.at(-1)).toMatchObject({ user_add: true, tech_feature: /^A sensor measures/ });
    expect(await page.locator('.rights tbody tr').count()).toBe(rights.length);
  });

  it('show each claim beside the product, and keep a verdict of one’s own', async () => {
    await row(0).getByRole('button').click();
    await page.getByRole('heading', { level: 3, name: /^Claim 1/ }).waitFor();
    // the chart stands below the list, and who opens it is taken there
    await soon(async () => (await page.locator('.claim-chart').boundingBox())!.y).toBeLessThan(400);
    const first = page.locator('.claim-chart select').first();
    expect(await first.inputValue()).toBe('literal');
    await first.selectOption('unclear');
    await page.getByText('found as: literal').waitFor();
    await pictures(page, 'fto-rights');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.reload();
    await row(0).getByRole('button').click();
    await soon(() => page.locator('.claim-chart select').first().inputValue()).toBe('unclear');
  });

  it('compare another publication, and say why one cannot be', async () => {
    await page.getByLabel('Another publication').fill('US1A');
    await page.getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('alert').getByText('not in the corpus').waitFor();
  });

  it('write a report on the chosen ones with the person’s own verdicts', async () => {
    const chosen = page.locator('.rights input:checked');
    for (let left = await chosen.count(); left > 0; left--) await chosen.first().uncheck();
    await row(0).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Report on 1' }).click();
    expect(await page.getByLabel('Title of the report').inputValue()).toBe(
      'Freedom to operate: The product is a battery pack',
    );
    await page.getByRole('button', { name: 'Write the report' }).click();
    await page.getByRole('link', { name: '↓ Word' }).waitFor();
    await pictures(page, 'fto-report');
    const { judgements, selected } = await stored();
    expect(selected).toHaveLength(1);
    expect(judgements).toEqual([
      { publication_number: selected[0].publication_number, elements: { '1.E1': { verdict: 'unclear' } } },
    ]);
  });

  it('in Chinese', async () => {
    await page.goto('/flows/fto');
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('heading', { level: 1, name: '能否自由实施？' }).waitFor();
    await page.getByLabel('产品').fill('一种电池包，包括多个电池单体，电池单体下方设有冷板，泵驱动冷却液流过冷板。');
    await page.getByRole('button', { name: '拆分特征' }).click();
    await soon(() => page.locator('.features > li').count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: '检索权利' }).click();
    await page.getByRole('heading', { level: 1, name: '权利' }).waitFor();
  });
});
