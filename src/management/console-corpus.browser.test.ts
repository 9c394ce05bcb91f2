import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#corpus/collections/patents.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const CHROMIUM = '/usr/bin/chromium';
const BUILT = join(import.meta.dirname, '../../console/dist/index.html');
const missing = [CHROMIUM, BUILT].filter((path) => !existsSync(path));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CSV = join(import.meta.dirname, '../sources/lens-csv/fixtures/2015-layout.csv');
const PASSWORD = 'correct horse battery';
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
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
        // another theme changes colours and nothing else
        const rules = theme === 'light' ? WCAG : ['color-contrast'];
        const { violations } = await page.evaluate((runOnly) => (globalThis as any).axe.run({ runOnly }), rules);
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
      await page.getByText('One of the patents is fictional').waitFor();
      expect(await page.locator('.figures-row').textContent()).toContain('Patents5');
      await page.locator('.chart canvas').first().waitFor();
      expect(await accessibilityProblems('corpus')).toEqual([]);
    });

    it('imports a file that is chosen: progress, counts, and the search finds it, also after a reload', async () => {
      await page.setInputFiles('input[type=file]', CSV);
      const job = page.getByRole('list', { name: 'Imports and checks' }).getByRole('listitem').first();
      await job.getByText('2015-layout.csv').waitFor();
      await page.reload();
      await job.getByText('3 added, 0 changed, 0 unchanged, 1 rejected').waitFor();
      await page.getByText('The last import', { exact: true }).click();
      await page.getByRole('row', { name: /2015-layout.csv/ }).waitFor();
      expect(await accessibilityProblems('corpus-imported')).toEqual([]);
      await page.goto('/search?q=PN%3A%20US20130101709A1');
      await page.getByText('METHOD OF MAKING THE EXAMPLE').waitFor();
    }, 60_000);

    it('takes files that are dropped, and says what it cannot read', async () => {
      await page.goto('/corpus');
      const dropped = await page.evaluateHandle(() => {
        const { DataTransfer, File } = globalThis as any;
        const transfer = new DataTransfer();
        transfer.items.add(new File(['hello, world'], 'notes.csv'));
        transfer.items.add(new File(['<html>'], 'page.html'));
        return transfer;
      });
      await page.dispatchEvent('.drop', 'drop', { dataTransfer: dropped });
      const job = page.getByRole('list', { name: 'Imports and checks' }).getByRole('listitem').first();
      await job.getByText('notes.csv, page.html').waitFor();
      await job.getByText('notes.csv: no source recognises this file').waitFor();
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
      await page.getByRole('button', { name: 'Remove the demo patent' }).click();
      await page.getByText('1 demo record removed.').waitFor();
      expect(await page.getByText('is fictional').count()).toBe(0);
      await page.goto('/search?q=TTL%3A%20vehicles');
      await page.getByText('Nothing matches.').waitFor();
    });

    it('shows a new key once, with calls to paste, MCP among them', async () => {
      await page.goto('/keys');
      await page.getByRole('button', { name: 'New key' }).click();
      await page.getByLabel('What is it for?').fill('assistant');
      await page.getByRole('button', { name: 'Create key' }).click();
      const key = (await page.locator('#made-key').textContent())!;
      await page.getByRole('dialog').getByRole('button', { name: 'MCP' }).click();
      const { priora } = JSON.parse((await page.locator('dialog pre').textContent())!).mcpServers;
      expect(priora).toEqual({
        type: 'http',
        url: `${service.url}/mcp`,
        headers: { Authorization: `Bearer ${key}` },
      });
      expect(await accessibilityProblems('keys-new')).toEqual([]);
      await page.getByRole('button', { name: 'Done' }).click();
      const call = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search', arguments: { keywords: ['lidar'] } },
      };
      await service.call('POST /mcp', { key: null, query: { apikey: key }, body: call });
      await service.accounts.flush();
      await page.reload();
      const row = page.getByRole('row', { name: /assistant/ });
      await row.getByText('Was sent in a URL').waitFor();
      expect(await row.textContent()).toMatch(/from 127\.0\.0\.1search.*1 call in 30 days/);
      await page.getByText('How to call the service').click();
      expect(await accessibilityProblems('keys')).toEqual([]);
    });

    it('counts usage as the ledger does, and hands it over as CSV', async () => {
      await service.call('POST /search/patent/query-search-count', { body: { query_text: '((' } });
      await service.accounts.flush();
      await page.goto('/usage');
      await page.getByRole('row', { name: /p001PatentQuerySearchCount/ }).waitFor();
      const [ledger] = await service.accounts.usage({ account_id: service.account_id, by: [] });
      expect(await page.locator('.figures-row').textContent()).toBe(
        `Calls${ledger!.calls}Failures${ledger!.failures}Model tokens0`,
      );
      await page.getByText('A parameter of the request is not valid.').waitFor();
      expect(await accessibilityProblems('usage')).toEqual([]);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'CSV' }).click(),
      ]);
      const rows = readFileSync(await download.path(), 'utf8').split('\r\n');
      expect(rows[0]).toBe('\uFEFFby,id,name,calls,failures,model_tokens,p50_ms,p95_ms,p99_ms');
      expect(rows.at(-1)).toBe(`total,,,${ledger!.calls},${ledger!.failures},0`);
    });

    it('moves searches of this browser into the account, and says what is new in them', async () => {
      await page.evaluate(() =>
        (globalThis as any).localStorage.setItem(
          'priora.searches',
          JSON.stringify([{ name: 'scanners', address: 'q=TTL%3A+%28lidar+OR+oven+OR+vehicles%29' }]),
        ),
      );
      await page.goto('/account');
      const saved = page.locator('.saved li').filter({ hasText: 'scanners' });
      await saved.getByText('finds 1').waitFor();
      await service.corpus.put(patents, [lidarPatents[4]!]);
      await page.reload();
      await saved.getByText('1 new').waitFor();
      expect(await page.evaluate(() => (globalThis as any).localStorage.getItem('priora.searches'))).toBeNull();
      await saved.getByRole('button', { name: 'Rename scanners' }).click();
      await page.getByLabel('Name of scanners').fill('beams');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByRole('button', { name: '○ Share beams' }).click();
      await page.getByText('● Shared').waitFor();
      expect(await accessibilityProblems('account')).toEqual([]);
      await page.getByRole('link', { name: 'beams' }).click();
      await page.getByText('2 families').waitFor();
      await page.getByRole('button', { name: 'Saved searches' }).click();
      await page.getByRole('dialog').getByText('finds 2').waitFor();
      expect(await page.getByText('1 new').count()).toBe(0);
      expect(await accessibilityProblems('saved-dialog')).toEqual([]);
    });

    it('gives somebody who has forgotten the password a link, and removes people after asking', async () => {
      const token = service.users.invite({ account_id: service.account_id, role: 'member' });
      const FROM = { address: '127.0.0.1', agent: 'test' };
      await service.users.accept({ token, name: 'Bob', password: PASSWORD }, FROM);
      await page.goto('/account');
      await page.getByRole('button', { name: 'New password for Bob' }).click();
      const link = (await page.locator('dialog code').textContent())!;
      expect(await accessibilityProblems('account-reset')).toEqual([]);
      const other = await browser.newContext({ baseURL: service.url, locale: 'en-GB' });
      const theirs = await other.newPage();
      await theirs.goto(link);
      await theirs.getByRole('heading', { name: 'Set a new password' }).waitFor();
      expect(await theirs.getByLabel('Your name').inputValue()).toBe('Bob');
      await theirs.getByLabel('New password').fill('another battery staple');
      await theirs.getByRole('button', { name: 'Continue' }).click();
      await theirs.getByRole('combobox', { name: 'Search expression' }).waitFor();
      await theirs.goto('/account');
      await theirs.getByText('shared by Ann').waitFor();
      await theirs.goto('/corpus');
      await theirs.getByText('Owners of this service can bring files in here.').waitFor();
      await other.close();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Remove Bob' }).click();
      expect(await accessibilityProblems('account-remove')).toEqual([]);
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('row', { name: /Bob/ }).waitFor({ state: 'detached' });
      expect(service.users.list().map(({ name }) => name)).toEqual(['Ann']);
    });

    it('helps in English and in Chinese, fields and examples included', async () => {
      await page.goto('/help');
      await page.getByText('at most five words between them, in either order').waitFor();
      await page.getByLabel('Find a field').fill('date');
      expect(await accessibilityProblems('help')).toEqual([]);
      await page.getByLabel('Find a field').fill('');
      await page.getByRole('button', { name: '中文' }).click();
      await page.getByRole('row', { name: 'PBD 公开日', exact: true }).waitFor();
      const texts = await page.locator('main').locator('h1, h2, p, th, td, dt, dd, label').allTextContents();
      const english = texts.filter(
        (text) => /[a-z]{3,} [a-z]{3,}/.test(text) && !/[\u4e00-\u9fff]|^[A-Z]+: /.test(text),
      );
      expect(english).toEqual([]);
      await page.goto('/corpus');
      await page.getByRole('heading', { name: '导入文献' }).waitFor();
      await page.getByRole('button', { name: 'English' }).click();
    });

    it('breaks no policy and throws nothing', () => expect(problems).toEqual([]));
  },
);
