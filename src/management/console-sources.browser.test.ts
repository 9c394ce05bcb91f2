import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, soon, story } from '#testing/browser.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/** Nobody is asked here: what is switched on lacks its key, or waits for its time. */
story('sources that follow their publishers, in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({ settings: { PRIORA_SYNC_CONTACT: 'owner@example.com' } });
  });
  afterAll(async () => service?.close());

  const source = (name: string) => page.getByRole('listitem', { name, exact: true });

  it('shows all of them off, what they are read by hand for, and nobody is switched on', async () => {
    ({ page } = await stage.signedIn(service));
    await page.goto('/corpus');
    await page.getByRole('link', { name: 'See all sources, and switch them' }).click();
    await source('US patent grants, full text, weekly').getByText('off').waitFor();
    await page.getByText('Publishers are told: owner@example.com').waitFor();
    expect(await page.getByRole('region', { name: 'Switched on', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Japan (JPO) patent information retrieval' }).waitFor();
    expect(await accessibilityProblems(page, 'sources')).toEqual([]);
  });

  it('names hosts, terms and the credential before a source is switched on, and says what is missing after', async () => {
    const grants = source('US patent grants, full text, weekly');
    await grants.getByRole('button', { name: /^Switch on/ }).click();
    await grants.getByText('api.uspto.gov').waitFor();
    await grants.getByText('Credential: PRIORA_USPTO_KEY').waitFor();
    await grants.getByText('is not set').waitFor();
    expect(await accessibilityProblems(page, 'sources-switching')).toEqual([]);
    await grants.getByRole('button', { name: 'Not now' }).click();
    const arxiv = source('arXiv metadata that changed, daily');
    await arxiv.getByRole('button', { name: /^Switch on/ }).click();
    await arxiv.getByRole('button', { name: 'Switch on, and permit these hosts' }).click();
    await page
      .getByRole('region', { name: 'Switched on', exact: true })
      .getByRole('listitem', { name: 'arXiv metadata that changed, daily', exact: true })
      .getByText('waits for its time')
      .waitFor();
  });

  it('keeps a schedule of the operator’s, refuses one that is none, and switches off again', async () => {
    const arxiv = source('arXiv metadata that changed, daily');
    await arxiv.getByRole('button', { name: /^Details/ }).click();
    await arxiv.getByText('It has not run yet.').waitFor();
    await arxiv.getByLabel(/^Cron expression/).fill('0 25 * * *');
    await arxiv.getByRole('button', { name: 'Keep' }).click();
    await arxiv.getByRole('alert').waitFor();
    await arxiv.getByLabel(/^Cron expression/).fill('0 4 * * 1');
    await arxiv.getByRole('button', { name: 'Keep' }).click();
    await soon(() => arxiv.getByLabel(/^Cron expression/).inputValue()).toBe('0 4 * * 1');
    await arxiv.getByRole('button', { name: 'As declared' }).waitFor();
    expect(await accessibilityProblems(page, 'sources-details')).toEqual([]);
    await arxiv.getByRole('button', { name: /^Switch off/ }).click();
    await soon(() => page.getByRole('region', { name: 'Switched on', exact: true }).count()).toBe(0);
  });
});
