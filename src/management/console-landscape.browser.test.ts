import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, soon, story, widthProblems } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const batteries = demoRecords()
  .filter((record) => record.ipc.some((each) => each.startsWith('H01M')))
  .slice(0, 300);

story('the map of a search in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({ corpus: batteries });
    ({ page } = await stage.signedIn(service, { viewport: { width: 1440, height: 900 } }));
  });
  afterAll(async () => service?.close());

  const labels = () => page.locator('.landscape button').allTextContents();

  it('draws what the charts counted, names its places, and lists what lies at one', async () => {
    await page.goto('/search?q=IPC%3A%20H01M&view=charts');
    await page.getByRole('link', { name: 'Landscape' }).click();
    await page.locator('.landscape .ground4').waitFor();
    await soon(async () => (await labels()).length).toBeGreaterThan(3);
    expect(await accessibilityProblems(page, 'landscape')).toEqual([]);
    const [first] = await labels();
    await page.getByRole('button', { name: first!, exact: true }).click();
    const here = page.locator('section', { hasText: 'Families at this place' });
    await here.locator('li').first().waitFor();
    const count = Number(await here.locator('h2 .soft').textContent());
    expect(count).toBeGreaterThan(0);
    expect(await here.locator('li').count()).toBe(Math.min(20, count));
    expect(await accessibilityProblems(page, 'landscape-place')).toEqual([]);
  });

  it('shows one year of it, and the same map when it is opened again', async () => {
    const all = await page.locator('.landscape .ground1').getAttribute('d');
    const years = page.getByLabel('Filed in');
    const [, year] = await years.locator('option').allTextContents();
    await years.selectOption({ label: year! });
    await soon(() => page.locator('.landscape .ground1').getAttribute('d')).not.toBe(all);
    expect(await page.getByText(/families on the map/).textContent()).toContain(/\((\d+)\)/.exec(year!)![1]);
    expect(new URL(page.url()).searchParams.get('slice')).toBe('1');
    await years.selectOption({ index: 0 });
    await page.reload();
    await page.locator('.landscape .ground4').waitFor();
    expect(await page.locator('.landscape .ground1').getAttribute('d')).toBe(all);
  });

  it('is no wider than its window, also in Chinese', async () => {
    expect(await widthProblems(page, 'landscape')).toEqual([]);
    await page.evaluate("localStorage.setItem('priora.language', 'zh')");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: '专利地图' }).waitFor();
    await soon(async () => (await labels()).length).toBeGreaterThan(0);
    expect(await accessibilityProblems(page, 'landscape-zh')).toEqual([]);
    expect(await widthProblems(page, 'landscape-zh')).toEqual([]);
  });

  it('says that nothing was asked or found, and what is wrong with an expression', async () => {
    await page.goto('/landscape');
    await page.getByText('请先检索').waitFor();
    await page.goto('/landscape?q=TTL%3A%20unheardof');
    await page.getByText('没有可供绘图的结果。').waitFor();
    await page.goto('/landscape?q=TTTL%3A%20(battery');
    await page.locator('[role=alert]').waitFor();
  });
});
