import { existsSync, readFileSync } from 'node:fs';
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

const PASSWORD = 'correct horse battery';
const QUERY = '/search?q=TAC%3A%20lidar%20AND%20CLMS%3A%20piezo*';

/** A whole story in one browser: each part goes on where the one before it ended. */
describe.skipIf(missing.length > 0)(
  `the console in a browser${missing.length > 0 ? ` (skipped: absent: ${missing.join(', ')})` : ''}`,
  () => {
    let service: TestService;
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    const problems: string[] = [];
    const foreign: string[] = [];

    beforeAll(async () => {
      service = await startTestService({ corpus: lidarPatents });
      browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
      context = await browser.newContext({
        baseURL: service.url,
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
      });
      page = await context.newPage();
      page.setDefaultTimeout(10_000);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(service.url) && !request.url().startsWith('blob:')) foreign.push(request.url());
      });
    });
    afterAll(async () => {
      await browser?.close();
      await service?.close();
    });

    /** Rules of WCAG 2.2 A and AA that the page breaks, and where. */
    async function accessibilityProblems(): Promise<string[]> {
      // evaluated, not injected: the page's own policy lets no foreign script in
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() =>
        (globalThis as any).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
      );
      return violations.map(
        (each: any) => `${each.id}: ${each.nodes.map((node: any) => node.target.join(' ')).join(' | ')}`,
      );
    }

    it('lets the owner in with a one-time link and a password of their own', async () => {
      const token = service.users.invite({ account_id: service.account_id, role: 'owner' });
      await page.goto(`/welcome#${token}`);
      await page.getByLabel('Your name').fill('Ann');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/search');
      expect((await context.cookies()).map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
        [true, 'Strict'],
      ]);
    });

    it('signs out, refuses a wrong password in words, and signs in again', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Your name').fill('ann');
      await page.getByLabel('Password').fill('wrong');
      await page.getByRole('button', { name: 'Sign in' }).click();
      expect(await page.getByRole('alert').textContent()).toContain('The name or the password is not right.');
      expect(await accessibilityProblems()).toEqual([]);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
    });

    it('makes a key, shows it once, and deletes it', async () => {
      await page.goto('/keys');
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByLabel('What is it for?').fill('notebook');
      await page.getByLabel('Rights', { exact: true }).selectOption('Read only');
      await page.getByRole('button', { name: 'Create key' }).click();
      const key = (await page.locator('#made-key').textContent())!;
      const reply = await service.call('POST /search/patent/query-search-count', {
        key,
        body: { query_text: 'TTL: lidar' },
      });
      expect(reply.data).toEqual({ total_search_result_count: 3 });
      expect(await page.locator('dialog pre').textContent()).toContain(`Bearer ${key}`);
      expect(await accessibilityProblems()).toEqual([]);
      await page.getByRole('button', { name: 'Done' }).click();
      await service.accounts.flush();
      await page.reload();
      const row = page.getByRole('row', { name: /notebook/ });
      await row.waitFor();
      expect(await row.textContent()).toContain('p001PatentQuerySearchCount');
      expect(await page.content()).not.toContain(key);
      expect(await accessibilityProblems()).toEqual([]);
      await page.getByRole('button', { name: 'Delete notebook' }).click();
      await page.getByRole('button', { name: 'Delete for ever' }).click();
      await row.waitFor({ state: 'detached' });
      expect(
        (await service.call('POST /search/patent/query-search-count', { key, body: { query_text: 'TTL: lidar' } }))
          .status,
      ).toBe(401);
    });

    it('completes field codes, and shows where an expression is wrong and how to mend it', async () => {
      await page.goto('/search');
      const box = page.getByRole('combobox', { name: 'Search expression' });
      await box.pressSequentially('AUTHO');
      await page.getByRole('option', { name: /^AUTHORITY/ }).waitFor();
      await box.press('Tab');
      expect(await box.inputValue()).toBe('AUTHORITY: ');
      await box.fill('TTTL: lidar');
      await box.press('Enter');
      expect(await page.getByRole('alert').textContent()).toContain('There is no field');
      expect(await page.locator('.faults u').textContent()).toBe('TTTL');
      expect(await accessibilityProblems()).toEqual([]);
      await page.getByRole('button', { name: 'Use “TTL”' }).click();
      expect(await box.inputValue()).toBe('TTL: lidar');
      await box.press('Enter');
      await page.getByText('1 family', { exact: true }).waitFor();
      await page.getByLabel('Grouping').selectOption('Every publication');
      await page.getByText('3 publications').waitFor();
      await page.getByRole('checkbox', { name: 'EP 1' }).click();
      await page.getByText('1 publication', { exact: true }).waitFor();
      expect(new URL(page.url()).searchParams.getAll('f')).toEqual(['AUTHORITY=EP']);
    });

    it('goes from a search to the document to the quoted words, by keyboard', async () => {
      await page.goto(QUERY);
      await page.locator('.passage mark').first().waitFor();
      expect(await page.locator('.passage mark').allTextContents()).toContain('piezoelectric');
      expect(await accessibilityProblems()).toEqual([]);
      await page.keyboard.press('j');
      await page.keyboard.press('o');
      await page.locator('mark.lit').waitFor();
      const lit = (await page.locator('mark.lit').textContent())!;
      const { pathname, hash } = new URL(page.url());
      expect([pathname, hash]).toEqual(['/patents/US8100001B2', expect.stringMatching(/^#c\d+:\d+-\d+$/)]);
      const [, claim, start, end] = /^#c(\d+):(\d+)-(\d+)$/.exec(hash)!.map(Number);
      const record = lidarPatents.find(({ publication_number }) => publication_number === 'US8100001B2')!;
      expect(record.claims[0]!.claims[claim! - 1]!.text.slice(start, end)).toBe(lit);
      expect(await page.locator('mark.lit').isVisible()).toBe(true);
      expect(await accessibilityProblems()).toEqual([]);
    });

    it('compares, explains and counts', async () => {
      await page.goto('/compare?ids=US8100001B2,US9900001B2');
      await page.locator('.compare').waitFor();
      expect(await page.locator('.compare thead th').count()).toBe(2);
      expect(await accessibilityProblems()).toEqual([]);
      await page.goto(`${QUERY}&view=explain`);
      await page.getByRole('link', { name: 'TAC:lidar', exact: true }).waitFor();
      await page.goto('/search?q=TTL%3A%20lidar&view=charts');
      await page.locator('.chart canvas').first().waitFor();
      expect(await accessibilityProblems()).toEqual([]);
    });

    it.each(['/usage', '/corpus', '/account', '/help'])(
      '%s can be read by everybody, in light and dark',
      async (path) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(path);
          await page.locator('main table').first().waitFor();
          expect(await accessibilityProblems()).toEqual([]);
        }
      },
    );

    it('speaks Chinese when asked', async () => {
      await page.goto('/keys');
      await page.getByRole('button', { name: '中文' }).click();
      await page.getByRole('heading', { name: 'API 密钥' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('zh');
    });

    it('kept its own policy, and asked nobody but this service', () => {
      expect([problems, foreign]).toEqual([[], []]);
    });
  },
);
