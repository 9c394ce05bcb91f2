import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { trademarks } from '#collections/trademarks/trademarks.ts';
import { demoMarks } from '#demo/marks.ts';
import { pngOf } from '#pictures/png.ts';
import { inkOf } from '#pictures/raster.ts';
import { drawSvg } from '#pictures/svg.ts';
import { accessibilityProblems, address, soon, story, widthProblems } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/** Few of those that have a picture: each is described when somebody searches by one. */
const marks = demoMarks().filter(({ pictures }, at) => pictures.length === 0 || at % 10 === 0);
const pictureOf = (svg: string) => Buffer.from(pngOf(inkOf(drawSvg(svg)!)));

story('trade marks, and everything that can be begun, in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService();
    await service.corpus.put(trademarks, marks);
    ({ page } = await stage.signedIn(service, { viewport: { width: 1280, height: 900 } }));
  });
  afterAll(async () => service?.close());

  const looksRight = async (name: string) => {
    expect(await accessibilityProblems(page, name)).toEqual([]);
    expect(await widthProblems(page, name)).toEqual([]);
  };

  it('find every flow and kind of record from one page, by keyboard too', async () => {
    await page.getByRole('link', { name: 'Workbench', exact: true }).focus();
    await page.keyboard.press('Enter');
    await address(page).toBe('/work');
    await page.getByRole('heading', { level: 2, name: 'Records' }).waitFor();
    expect(await page.locator('.work-list').first().locator('h3').count()).toBe(11);
    await looksRight('work');
    await page.getByRole('link', { name: 'Trade marks', exact: true }).click();
    await address(page).toBe('/marks');
  });

  it('find marks that sound alike, with the reasons, within classes', async () => {
    await page.getByLabel('Words of the mark').fill('QUICKWAVE');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const rows = page.locator('.marks-found tbody tr');
    await soon(() => rows.count()).toBeGreaterThan(0);
    await soon(() => rows.first().textContent()).toMatch(/sound \d/);
    await looksRight('marks');
    await page.getByLabel('Nice classes').fill('46');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('alert').getByText('Nice classes are 1 to 45').waitFor();
  });

  it('show a mark with its goods and what happened to it', async () => {
    await page.goto('/marks/US/10000001');
    await page.getByRole('heading', { level: 1, name: marks[0]!.mark! }).waitFor();
    await page.getByText('application filed').waitFor();
    await looksRight('mark');
  });

  it('compare two by sight, sound and sense', async () => {
    await page.getByRole('link', { name: 'Compare two marks' }).click();
    await page.getByLabel('One mark').fill('KWIK');
    await page.getByLabel('The other').fill('QUICK');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.locator('.compared').getByText('sound 100').waitFor();
    await looksRight('marks-compared');
    await page.getByRole('button', { name: '中文' }).click();
    await page.locator('.compared').getByText('音 100').waitFor();
  });

  it('lead from a planned mark to what is in its way, and its report', async () => {
    const mark = marks.find(({ status, mark: words }) => status.state === 'registered' && words)!;
    await page.goto('/flows/clearance');
    await page.getByLabel('拟用商标').fill(mark.mark!);
    await page.getByLabel('尼斯分类').fill(mark.classes[0]!.nice!);
    await looksRight('clearance-start');
    await page.getByRole('button', { name: '检索商标' }).click();
    await page.getByRole('link', { name: '↓ Word' }).waitFor({ timeout: 60_000 });
    await page.getByRole('link', { name: /冲突商标 \d/ }).click();
    await page.getByRole('cell', { name: '高', exact: true }).first().waitFor();
    await page.locator('.marks-found').getByText(mark.id, { exact: true }).waitFor();
    await looksRight('clearance');
  });

  it('are watched, listed by owner, and found by a figure', async () => {
    const [mark] = marks;
    await page.goto('/marks/watch?mark=QUICKWAVE&since=20000101');
    const rows = page.locator('.marks-found tbody tr');
    await soon(() => rows.count()).toBeGreaterThan(0);
    await looksRight('marks-watch');
    await page.goto(`/marks/portfolio?owner=${encodeURIComponent(mark!.applicants[0]!.name!)}`);
    await page.getByRole('heading', { name: '须续展' }).waitFor();
    await page.locator('.marks-found').getByText(mark!.id, { exact: true }).first().waitFor();
    await looksRight('marks-portfolio');
    // the newest: pictures of these are described first, and a busy machine does not describe all while one asks
    const figured = marks.findLast(({ pictures }) => pictures.some(({ svg }) => svg !== undefined))!;
    await page.goto('/marks/picture');
    await page.getByLabel('图片（PNG 或 JPEG，最大 4 MB）').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: pictureOf(figured.pictures[0]!.svg!),
    });
    await page.getByRole('button', { name: '检索', exact: true }).click();
    await page.locator('.picture-hits').getByText(figured.id, { exact: true }).waitFor({ timeout: 60_000 });
    await looksRight('marks-picture');
  });

  it('complete themselves while pictures are still being described', async () => {
    let asked = 0;
    await page.route('**/trademark/image-search', async (route) => {
      asked++;
      const found = { id: 'US_10000001', ipoffice: 'US', app_num: '10000001', nice_code: ['009'], score: 0.9, no: 1 };
      const hits = asked === 1 ? [] : [found];
      const page_of = { current_page: 1, page_size: 30, total_hits: hits.length, total_pages: hits.length };
      const data = { ...page_of, hits, ...(asked === 1 && { pictures_waiting: 7 }) };
      await route.fulfill({ json: { status: true, error_code: 0, error_msg: '', data } });
    });
    await page.goto('/marks/picture');
    await page.locator('input[type=file]').setInputFiles({
      name: 'a.png',
      mimeType: 'image/png',
      buffer: pictureOf(marks.find(({ pictures }) => pictures[0]?.svg)!.pictures[0]!.svg!),
    });
    await page.locator('form.marks-filters button[type=submit]').click();
    const completing = page.getByRole('status').filter({ hasText: '7' });
    await completing.waitFor();
    await page.locator('.picture-hits').getByText('US_10000001', { exact: true }).waitFor();
    expect([await completing.count(), asked]).toEqual([0, 2]);
    await page.unroute('**/trademark/image-search');
  });

  it('designs are compared with a picture, side by side, and one alone with its family', async () => {
    const design = demoRecords().find(
      ({ patent_type, figures }) => patent_type === 'D' && figures.some(({ svg }) => svg !== undefined),
    )!;
    await service.corpus.put(patents, [design]);
    const drawing = {
      name: 'a.png',
      mimeType: 'image/png',
      buffer: pictureOf(design.figures.find(({ svg }) => svg !== undefined)!.svg!),
    };
    await page.goto('/designs');
    await page.getByLabel('图片（PNG 或 JPEG，最大 4 MB）').setInputFiles(drawing);
    await page.getByLabel('国家或地区').fill(design.authority);
    await page.getByRole('button', { name: '比较', exact: true }).click();
    await page.locator('.design-comparisons').getByText(design.publication_number).waitFor({ timeout: 60_000 });
    expect(await page.locator('.side-by-side img').count()).toBe(2);
    await looksRight('designs');
    await page.getByLabel('仅与该外观设计比较').fill('US1B2');
    await page.getByRole('button', { name: '比较', exact: true }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('仅与该外观设计比较').fill(design.publication_number);
    await page.getByRole('button', { name: '比较', exact: true }).click();
    await page.locator('.design-comparisons').getByText('最接近的视图', { exact: false }).waitFor({ timeout: 60_000 });
    await looksRight('one-design');
  });

  it('fold kinds of records that are empty', async () => {
    await page.goto('/corpus');
    await page.getByText('另有').first().click();
    await page.getByRole('rowheader', { name: '临床试验', exact: true }).waitFor();
    await page.getByRole('rowheader', { name: '商标', exact: true }).waitFor();
    await looksRight('corpus-folded');
  });
});
