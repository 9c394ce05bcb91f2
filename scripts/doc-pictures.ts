/**
 * `npm run doc-pictures`: makes the pictures of the documentation again (`docs/images`), from a service of its own with
 * the demo corpus, in `/usr/bin/chromium`, with the console as it was last built. Look at them before they are kept.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { demoOptions } from '#testing/demo-service.ts';
import { startTestService } from '#testing/service.ts';

const PASSWORD = 'correct horse battery';
const IMAGES = join(import.meta.dirname, '../docs/images');
const IDEA =
  'A lidar sensor steers its laser beam with a piezoelectric mirror. A detector array receives the reflected light, and a controller corrects the drive voltage of the mirror by its measured resonance frequency, so that the scanning angle stays the same from -40 to 85 °C.';
const QUESTION = 'How is thermal runaway propagation between battery cells prevented?';
/** A page that has what it shows, by its address. */
const PAGES: readonly (readonly [name: string, address: string, there: string])[] = [
  ['search', '/search?q=TACD%3A%20battery%20AND%20IPC%3A%20H01M', '.results .passage'],
  ['document', '/patents/EP9003470A1', '.claim'],
  ['citations', '/patents/EP9003470A1?view=citations', 'main svg'],
  ['compare', '/compare?ids=EP9003470A1,EP9031197A1', '.compare .clause'],
  ['corpus', '/corpus', '.chart .bars-upright'],
];

mkdirSync(IMAGES, { recursive: true });
const service = await startTestService(demoOptions());
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    baseURL: service.url,
    viewport: { width: 1400, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  // a busy machine is slow; what takes longer is broken
  context.setDefaultTimeout(300_000);
  const page = await context.newPage();
  await signIn(page);
  for (const [name, address, there] of PAGES) {
    // what is asked for the first time is slower than anybody sees it again
    await shown(page, address, there);
    await shown(page, address, there);
    await picture(page, name);
  }

  await page.goto('/chat');
  await page.getByRole('textbox').last().fill(QUESTION);
  await page.keyboard.press('Enter');
  await page.locator('.turn[aria-busy=false] .answer').waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'chat');

  await page.goto(`/flows/novelty?text=${encodeURIComponent(IDEA)}`);
  await page.getByRole('button', { name: 'Straight to the comparison' }).click();
  await page.locator('.grid .cell').first().waitFor();
  await page.locator('.grid .cell').nth(1).click();
  await page.waitForLoadState('networkidle');
  await picture(page, 'novelty-comparison');
  await page.locator('.rail').getByRole('link', { name: 'Features' }).click();
  await page.locator('.features textarea').first().waitFor();
  await picture(page, 'novelty-features');
  await page.locator('.rail').getByRole('link', { name: 'Comparison' }).click();
  await page.locator('.grid .cell').first().waitFor();
  await page.getByRole('button', { name: 'To the report' }).click();
  await page.getByRole('button', { name: 'Write the report' }).click();
  await page.locator('.report .report-title').waitFor();
  await page.waitForLoadState('networkidle');
  await picture(page, 'novelty-report');
  await shown(page, '/tasks', '.task');
  await picture(page, 'tasks');
} finally {
  await browser.close();
  await service.close();
}

async function signIn(page: Page): Promise<void> {
  const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner', operator: true });
  await page.goto(`/welcome#${token}`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
}

async function shown(page: Page, address: string, there: string): Promise<void> {
  await page.goto(address);
  await page.locator(there).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function picture(page: Page, name: string): Promise<void> {
  // what is still awaited is no part of a page
  await page.waitForFunction("!document.querySelector('main .skeleton')");
  await page.screenshot({ path: join(IMAGES, `console-${name}-light.png`) });
  process.stdout.write(`${name}\n`);
}
