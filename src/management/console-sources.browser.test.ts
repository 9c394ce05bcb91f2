import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { feeds } from '#sources/feeds.ts';
import { accessibilityProblems, soon, story } from '#testing/browser.ts';
import { type FeedServer, feedServer } from '#testing/feed-server.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { delivery, listAs, weeklyFeed } from '#testing/sync-parts.ts';

/** No publisher is asked: what is switched on lacks its key, waits for its time, or lies on this machine. */
story('sources that follow their publishers, in a browser', (stage) => {
  let service: TestService;
  let server: FeedServer;
  let page: Page;
  const inbox = mkdtempSync(join(tmpdir(), 'priora-inbox-'));

  beforeAll(async () => {
    server = await feedServer();
    server.put('/ipg260728.ndjson', delivery(1, 30, '2026-07-28'));
    server.put('/ipg260811.ndjson', delivery(31, 30, '2026-08-11'));
    listAs(server);
    const settings = {
      ...{ PRIORA_SYNC_CONTACT: 'owner@example.com', PRIORA_SYNC_PRIVATE_HOSTS: '127.0.0.1' },
      ...{
        PRIORA_SYNC_FOLDERS: `inbox=${inbox}`,
        PRIORA_SYNC_FOLDER_MARKER: '.done',
        PRIORA_SYNC_FOLDER_AFTER: 'move',
      },
    };
    service = await startTestService({ settings, feeds: [...feeds, weeklyFeed(server)] });
  });
  afterAll(async () => {
    await service?.close();
    await server?.close();
    rmSync(inbox, { recursive: true, force: true });
  });

  const source = (name: string) => page.getByRole('listitem', { name, exact: true });

  it('shows all of them off, what they are read by hand for, and nobody is switched on', async () => {
    ({ page } = await stage.signedIn(service));
    await page.goto('/corpus');
    await page.getByRole('link', { name: 'See all sources, and switch them on or off' }).click();
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

  it('takes what is dropped into a folder, and tells which file was rejected and why', async () => {
    const drop = (name: string, content: string) => {
      writeFileSync(join(inbox, name), content);
      writeFileSync(join(inbox, `${name}.done`), '');
    };
    drop('week33.ndjson', delivery(101, 5, '2026-08-11'));
    drop('week34.zip', 'PK\u0003\u0004 and nothing more');
    const folder = source(`Files dropped into ${inbox}`);
    await folder.getByRole('button', { name: /^Switch on/ }).click();
    await folder.getByText('No other machine is contacted.').waitFor();
    await folder.getByText('A file is taken when another of its name and “.done” lies beside it.').waitFor();
    await folder.getByRole('button', { name: 'Switch on', exact: true }).click();
    await folder.getByRole('button', { name: /^Run now/ }).click();
    await folder.getByText(/^week33\.ndjson, /).waitFor({ timeout: 120_000 });
    await folder.getByRole('button', { name: /^Details/ }).click();
    await folder.getByRole('row', { name: /^week34\.zip rejected/ }).waitFor({ timeout: 120_000 });
    await folder.getByText('5 records: 5 added, 0 changed').first().waitFor();
    expect(readdirSync(inbox).sort()).toEqual(['rejected', 'taken']);
    expect(await accessibilityProblems(page, 'sources-folder')).toEqual([]);
    await folder.getByRole('button', { name: /^Details/ }).click();
  });

  it('shows how fresh a source is, which week is missing, and that its next delivery is late', async () => {
    const weekly = source('Patents of a made-up office, weekly');
    await weekly.getByRole('button', { name: /^Switch on/ }).click();
    await weekly.getByRole('button', { name: 'Switch on, and permit these hosts' }).click();
    await weekly.getByRole('button', { name: /^Run now/ }).click();
    await weekly.getByText(/^ipg260811\.ndjson, /).waitFor({ timeout: 120_000 });
    await weekly.getByText(/Missing: week 32 of 2026 \(2026-08-04\)/).waitFor();
    await weekly.getByText(/^US Aug 11, 2026 \(\d+ days ago\)$/).waitFor();
    await weekly
      .getByText(/days late/)
      .first()
      .waitFor();
    expect(await accessibilityProblems(page, 'sources-fresh')).toEqual([]);
    await page.goto('/corpus');
    await page.getByRole('row', { name: /^Patents of a made-up office, weekly US Aug 11, 2026/ }).waitFor();
    expect(await accessibilityProblems(page, 'corpus-fresh')).toEqual([]);
  });
});
