import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, address, PASSWORD, soon, story } from '#testing/browser.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const QUERY = '/search?q=TAC%3A%20lidar%20AND%20CLMS%3A%20piezo*';

story('the console in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({ corpus: lidarPatents });
  });
  afterAll(async () => service?.close());

  it('lets the owner in with a one-time link and a password of their own', async () => {
    ({ page } = await stage.signedIn(service));
    await address(page).toBe('/search');
    expect((await page.context().cookies()).map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
      [true, 'Strict'],
    ]);
  });

  it('signs out, refuses a wrong password in words, and signs in again', async () => {
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByLabel('Your name').fill('ann');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').getByText('The name or the password is not right.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
  });

  it('says where it is when an address is none, and takes what is typed after Ctrl K', async () => {
    const reply = await page.goto('/nowhere/at/all');
    expect(reply!.status()).toBe(404);
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await page.getByRole('link', { name: 'Help' }).click();
    await address(page).toBe('/help');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    // what the arrows choose is told, and seen
    const chosen = page.getByRole('option', { selected: true });
    const first = await chosen.textContent();
    for (let n = 0; n < 30; n++) await page.keyboard.press('ArrowDown');
    expect(await chosen.textContent()).not.toBe(first);
    const id = await chosen.getAttribute('id');
    expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(id);
    expect(
      await chosen.evaluate(
        (e) => e.getBoundingClientRect().bottom <= e.parentElement!.getBoundingClientRect().bottom + 1,
      ),
    ).toBe(true);
    await page.keyboard.type('US8100001B2');
    await page.keyboard.press('Enter');
    await address(page).toBe('/patents/US8100001B2');
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
    await page.locator('dialog pre', { hasText: `Bearer ${key}` }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await service.accounts.flush();
    await page.reload();
    const row = page.getByRole('row', { name: /notebook/ });
    await row.waitFor();
    await row.getByText('p001PatentQuerySearchCount').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Calls notebook' }).click();
    await page.getByRole('dialog').getByText('POST /search/patent/query-search-count').waitFor();
    expect(await accessibilityProblems(page, 'key-calls')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change notebook' }).click();
    await page.getByLabel('Addresses allowed').fill('192.0.2.0/24');
    expect(await accessibilityProblems(page, 'key-change')).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await row.getByText('only from 192.0.2.0/24').waitFor();
    await page.getByRole('button', { name: 'Rotate notebook' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rotate' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Another key has taken its place').waitFor();
    await page.getByRole('button', { name: 'Disable notebook' }).first().click();
    await page.getByText('Disabled since').waitFor();
    await page.getByRole('button', { name: 'Delete notebook' }).last().click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await page.getByRole('button', { name: 'Delete notebook' }).nth(1).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Delete notebook' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
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
    await soon(() => box.inputValue()).toBe('AUTHORITY: ');
    await box.fill('TTTL: lidar');
    // Enter takes an option as long as some are shown
    await page.getByRole('option').first().waitFor({ state: 'detached' });
    await box.press('Enter');
    await page.getByRole('alert').getByText('There is no field').waitFor();
    await soon(() => page.locator('.faults u').textContent()).toBe('TTTL');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use “TTL”' }).click();
    await soon(() => box.inputValue()).toBe('TTL: lidar');
    await box.press('Enter');
    await page.getByText('1 family', { exact: true }).waitFor();
    await page.getByLabel('Grouping').selectOption('Every publication');
    await page.getByText('3 publications').waitFor();
    await page.getByRole('checkbox', { name: 'EP 1' }).click();
    await page.getByText('1 publication', { exact: true }).waitFor();
    await page.getByText(/^in 5 publications, as of /).waitFor();
    await soon(() => new URL(page.url()).searchParams.getAll('f')).toEqual(['AUTHORITY=EP']);
  });

  it('goes from a search to the document to the quoted words, by keyboard', async () => {
    await page.goto(QUERY);
    await page.locator('.passage mark').first().waitFor();
    await soon(() => page.locator('.passage mark').allTextContents()).toContain('piezoelectric');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('j');
    await page.keyboard.press('o');
    await address(page).toBe('/patents/US8100001B2');
    // what was focused is gone with its page: the next stop is the first of this one
    await soon(() => page.evaluate('document.activeElement.id')).toBe('content');
    const lit = (await page.locator('.reading mark.lit').textContent())!;
    const { pathname, hash } = new URL(page.url());
    expect([pathname, hash]).toEqual(['/patents/US8100001B2', expect.stringMatching(/^#c\d+:\d+-\d+$/)]);
    const [, claim, start, end] = /^#c(\d+):(\d+)-(\d+)$/.exec(hash)!.map(Number);
    const record = lidarPatents.find(({ publication_number }) => publication_number === 'US8100001B2')!;
    expect(record.claims[0]!.claims[claim! - 1]!.text.slice(start, end)).toBe(lit);
    await page.locator('.reading mark.lit').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('compares, explains and counts', async () => {
    await page.goto('/compare?ids=US8100001B2,US9900001B2');
    await page.locator('.compare').waitFor();
    await soon(() => page.locator('.compare thead th code').count()).toBe(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`${QUERY}&view=explain`);
    await page.getByRole('link', { name: 'TAC:lidar', exact: true }).waitFor();
    await page.goto('/search?q=TTL%3A%20lidar&view=charts');
    await page.locator('.chart .bars-upright').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('speaks Chinese when asked', async () => {
    await page.goto('/keys');
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('heading', { name: 'API 密钥' }).waitFor();
    await soon(() => page.locator('html').getAttribute('lang')).toBe('zh');
    await page.goto('/search');
    const box = page.getByRole('combobox');
    await box.pressSequentially('PB');
    await page.getByRole('option', { name: 'PBD 公开日', exact: true }).waitFor();
    await box.fill('');
    await box.pressSequentially('公开日');
    await page.getByRole('option', { name: 'PBD 公开日', exact: true }).waitFor();
    await box.fill('');
    await page.getByRole('button', { name: '构建器' }).click();
    await soon(() => page.getByRole('dialog').locator('select').nth(1).locator('option').allTextContents()).toContain(
      '公开日',
    );
  });
});
