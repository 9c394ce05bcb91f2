import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const CHROMIUM = '/usr/bin/chromium';
const BUILT = join(import.meta.dirname, '../../console/dist/index.html');
const missing = [CHROMIUM, BUILT].filter((path) => !existsSync(path));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CSV = join(import.meta.dirname, '../sources/lens-csv/fixtures/2015-layout.csv');
const PASSWORD = 'correct horse battery';
/** A folder for pictures of the pages, for people who look at them; none are made without one. */
const PICTURES = process.env.PRIORA_TEST_PICTURES;

/** The pages that keep the service, by an owner, in one story. */
describe.skipIf(missing.length > 0)(
  `the console's own pages in a browser${missing.length > 0 ? ` (skipped: absent: ${missing.join(', ')})` : ''}`,
  () => {
    let service: TestService;
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    const problems: string[] = [];

    beforeAll(async () => {
      service = await startTestService({
        corpus: lidarPatents.map((patent, n) => (n === 4 ? { ...patent, demo: true } : patent)),
      });
      browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
      context = await browser.newContext({
        baseURL: service.url,
        viewport: { width: 1280, height: 900 },
        locale: 'en-GB',
        colorScheme: 'light',
      });
      page = await context.newPage();
      page.setDefaultTimeout(20_000);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
      });
    }, 30_000);
    afterAll(async () => {
      await browser?.close();
      await service?.close();
    });

    /** Rules of WCAG 2.2 A and AA that the page breaks, in both themes; and a picture of each where one is asked for. */
    async function accessibilityProblems(name: string): Promise<string[]> {
      const found: string[] = [];
      for (const theme of ['light', 'dark']) {
        await page.evaluate((to) => {
          (globalThis as any).document.documentElement.dataset.theme = to;
          (globalThis as any).dispatchEvent(new Event('themechange'));
        }, theme);
        if (PICTURES) {
          mkdirSync(PICTURES, { recursive: true });
          await page.screenshot({ path: join(PICTURES, `${name}-${theme}.png`), fullPage: true });
        }
        // evaluated, not injected: the page's own policy lets no foreign script in
        await page.evaluate(AXE);
        const { violations } = await page.evaluate(() =>
          (globalThis as any).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
        );
        for (const { id, nodes } of violations)
          found.push(`${theme}: ${id}: ${nodes.map((node: any) => node.target.join(' ')).join(' | ')}`);
      }
      await page.evaluate(() => delete (globalThis as any).document.documentElement.dataset.theme);
      return found;
    }

    it('welcomes the owner with a one-time link', async () => {
      const token = service.users.invite({ account_id: service.account_id, role: 'owner' });
      await page.goto(`/welcome#${token}`);
      await page.getByRole('heading', { name: 'Set your password' }).waitFor();
      expect(await accessibilityProblems('welcome')).toEqual([]);
      await page.getByLabel('Your name').fill('Ann');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
    });

    it('shows what the corpus holds, and marks the demo', async () => {
      await page.goto('/corpus');
      await page.getByText('1 of the records are fictional').waitFor();
      expect(await page.locator('.figures-row').textContent()).toContain('Records5');
      await page.locator('.chart canvas').first().waitFor();
      expect(await accessibilityProblems('corpus')).toEqual([]);
    });

    it('imports a file that is chosen: progress, counts, and the search finds it, also after a reload', async () => {
      await page.setInputFiles('input[type=file]', CSV);
      const job = page.getByRole('list', { name: 'Imports and checks' }).getByRole('listitem').first();
      await job.getByText('2015-layout.csv').waitFor();
      await page.reload();
      await job.getByText('3 added, 0 changed, 0 unchanged, 1 rejected').waitFor();
      await page.getByText('lens-csv').first().waitFor();
      expect(await accessibilityProblems('corpus-imported')).toEqual([]);
      await page.goto('/search?q=PN%3A%20US20130101709A1');
      await page.getByText('METHOD OF MAKING THE EXAMPLE').waitFor();
    }, 60_000);

    it('shows what was rejected and why', async () => {
      await page.goto('/corpus');
      await page.getByRole('button', { name: 'Show the records of lens-csv that were rejected' }).click();
      await page.getByText('publication number 5256433 A is not of jurisdiction US').waitFor();
      expect(await accessibilityProblems('corpus-rejects')).toEqual([]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: /^Download lens-csv/ }).click(),
      ]);
      expect(readFileSync(await download.path(), 'utf8')).toContain('5256433 A');
    });

    it('checks records and index in the background', async () => {
      await page.getByRole('button', { name: 'Check records and index' }).click();
      await page.getByText('Sound: records, relations and index files agree.').waitFor({ timeout: 40_000 });
    }, 60_000);

    it('removes the demo after asking, and the search knows at once', async () => {
      await page.getByRole('button', { name: 'Remove the demo' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await accessibilityProblems('corpus-demo-dialog')).toEqual([]);
      await page.getByRole('button', { name: 'Remove 1 demo records' }).click();
      await page.getByText('1 demo records removed.').waitFor();
      expect(await page.getByText('of the records are fictional').count()).toBe(0);
      await page.goto('/search?q=TTL%3A%20vehicles');
      await page.getByText('Nothing matches.').waitFor();
    });

    it('breaks no policy and throws nothing', () => expect(problems).toEqual([]));
  },
);
