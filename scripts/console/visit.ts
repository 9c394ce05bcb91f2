import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { demoOptions } from '#testing/demo-service.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const CHROMIUM = '/usr/bin/chromium';
const PASSWORD = 'correct horse battery';
/** How long something may take to appear: a busy machine is slow, and what takes longer is broken. */
const SOON_MS = 90_000;

/** A service on the demo corpus, a browser, and somebody who is signed in. */
export interface Visit {
  readonly service: TestService;
  readonly browser: Browser;
  /** A window of the person who is signed in. */
  window(options?: BrowserContextOptions): Promise<BrowserContext>;
  close(): Promise<void>;
}

/** Starts all that, on data of its own. @throws where there is no Chromium. */
export async function visit(): Promise<Visit> {
  if (!existsSync(CHROMIUM)) throw new Error(`${CHROMIUM} is absent: the console is measured in it.`);
  const service = await startTestService(demoOptions());
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: service.url, locale: 'en-GB' });
  const page = await context.newPage();
  await signUp(page, service);
  const state = join(mkdtempSync(join(tmpdir(), 'priora-console-')), 'state.json');
  await context.storageState({ path: state });
  await context.close();
  return {
    service,
    browser,
    async window(options) {
      const own = await browser.newContext({
        ...{ baseURL: service.url, locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true },
        ...{ storageState: state, ...options },
      });
      own.setDefaultTimeout(SOON_MS);
      return own;
    },
    async close() {
      await browser.close();
      await service.close();
    },
  };
}

/** Takes an invitation as its owner does. */
async function signUp(page: Page, service: TestService): Promise<void> {
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner', operator: true });
  await page.goto(`/welcome#${token}`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox', { name: 'Search expression' }).waitFor({ timeout: SOON_MS });
}
