import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, address, story, widthProblems } from '#testing/browser.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#testing/openid-provider.ts';
import { startTestService, type TestService } from '#testing/service.ts';

story('sign-in by a provider and the audit log, in a browser', (stage) => {
  let provider: OpenIdProvider;
  let service: TestService;
  let page: Page;
  beforeAll(async () => {
    provider = await startOpenIdProvider(() => `${service.url}/manage/single-sign-on/back`);
    service = await startTestService({
      settings: {
        PRIORA_OIDC_ISSUER: provider.issuer,
        PRIORA_OIDC_CLIENT_ID: provider.client_id,
        PRIORA_OIDC_CLIENT_SECRET: provider.client_secret,
        PRIORA_OIDC_SCOPES: 'openid profile groups',
        PRIORA_OIDC_GROUPS: 'it=tests:owner+operator',
        PRIORA_OIDC_NAME: 'Example Lab',
      },
    });
  });
  afterAll(async () => {
    await service?.close();
    await provider?.close();
  });

  it('says in words why somebody is turned away, and lets in whom a group lets in', async () => {
    provider.people.set('s-1', { name: 'Ann', groups: ['others'] });
    provider.signInAs('s-1');
    page = await stage.stranger(service, [provider.issuer]);
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in with Example Lab' }).click();
    await page.getByRole('alert').getByText('None of your groups may use this installation.').waitFor();
    expect(await accessibilityProblems(page, 'single-sign-on')).toEqual([]);
    expect(await widthProblems(page, 'single-sign-on')).toEqual([]);
    provider.people.set('s-1', { name: 'Ann', groups: ['it'] });
    await page.getByRole('link', { name: 'Sign in with Example Lab' }).click();
    await address(page).toBe('/search');
    const cookies = (await page.context().cookies(service.url)).filter(({ name }) => name.startsWith('priora'));
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['priora_session', true, 'Strict'],
    ]);
  });

  it('shows what was done, and verifies the log', async () => {
    await page.goto('/account');
    await page.getByText('there is no password here').waitFor();
    const own = page.getByRole('region', { name: 'What was done to this account' });
    await own.getByRole('row', { name: /Ann .*joined/ }).waitFor();
    await page.getByLabel('Name of a new account').fill('Second');
    await page.getByRole('button', { name: 'Create the account' }).click();
    await page.getByText('/welcome#').first().waitFor();
    await page.reload();
    const all = page.getByRole('region', { name: 'What was done to the installation' });
    await all.getByRole('row', { name: /created an account Second/ }).waitFor();
    await page.getByRole('button', { name: 'Verify the log' }).click();
    await page.getByRole('status').getByText('Sound: 3 entries.').waitFor();
    expect(await accessibilityProblems(page, 'audit')).toEqual([]);
    expect(await widthProblems(page, 'audit')).toEqual([]);
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('region', { name: '本账户的操作记录' }).getByRole('row', { name: /加入/ }).waitFor();
    expect(await widthProblems(page, 'audit-zh')).toEqual([]);
  });
});
