import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { accessibilityProblems, PASSWORD, soon, story } from '#testing/browser.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const CSV = join(import.meta.dirname, '../sources/lens-csv/fixtures/2015-layout.csv');

/** The pages that keep the service, by an owner, in one story. */
story('the console’s own pages in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({
      corpus: lidarPatents.map((patent, n) => (n === 4 ? { ...patent, demo: true } : patent)),
    });
  });
  afterAll(async () => service?.close());

  it('welcomes the owner with a one-time link', async () => {
    ({ page } = await stage.invited(service));
    await page.getByRole('heading', { name: 'Set your password' }).waitFor();
    expect(await accessibilityProblems(page, 'welcome')).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
  });

  it('shows what the corpus holds, and marks the demo', async () => {
    await page.goto('/corpus');
    await page.getByText('One of the patents is fictional').waitFor();
    await soon(() => page.locator('.figures-row').textContent()).toContain('Patents5');
    await page.locator('.chart .bars-upright').first().waitFor();
    expect(await accessibilityProblems(page, 'corpus')).toEqual([]);
  });

  it('imports a file that is chosen: progress, counts, and the search finds it, also after a reload', async () => {
    await page.setInputFiles('input[type=file]', CSV);
    const job = page.getByRole('list', { name: 'Imports and checks' }).getByRole('listitem').first();
    await job.getByText('2015-layout.csv').waitFor();
    await page.reload();
    await job.getByText('3 added, 0 changed, 0 unchanged, 1 rejected').waitFor();
    await page.getByText('The last import', { exact: true }).click();
    await page.getByRole('row', { name: /2015-layout.csv/ }).waitFor();
    expect(await accessibilityProblems(page, 'corpus-imported')).toEqual([]);
    await page.goto('/search?q=PN%3A%20US20130101709A1');
    await page.getByText('METHOD OF MAKING THE EXAMPLE').waitFor();
  });

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
  });

  it('shows what was rejected and why', async () => {
    await page.goto('/corpus');
    await page.getByRole('button', { name: 'Show the records of lens-csv that were rejected' }).click();
    await page.getByText('publication number 5256433 A is not of jurisdiction US').waitFor();
    expect(await accessibilityProblems(page, 'corpus-rejects')).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download lens-csv/ }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('5256433 A');
  });

  it('says whom the service may reach, and whom it reached', async () => {
    await page.goto('/corpus');
    await page.getByText('No setting names a host: the service reaches no other machine.').waitFor();
    await page.getByText('No connection was made or attempted.').waitFor();
  });

  it('checks records and index in the background', async () => {
    await page.getByRole('button', { name: 'Check records and index' }).click();
    await page.getByText('Sound: records, relations and index files agree.').waitFor({ timeout: 60_000 });
  });

  it('removes the demo after asking, and the search knows at once', async () => {
    await page.getByRole('button', { name: 'Remove the demo' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityProblems(page, 'corpus-demo-dialog')).toEqual([]);
    await page.getByRole('button', { name: 'Remove the demo record' }).click();
    await page.getByText('1 demo record removed.').waitFor();
    await page.getByText('is fictional').waitFor({ state: 'detached' });
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
    const pasted = page.locator('dialog pre', { hasText: 'mcpServers' });
    const { priora } = JSON.parse((await pasted.textContent())!).mcpServers;
    expect(priora).toEqual({
      type: 'http',
      url: `${service.url}/mcp`,
      headers: { Authorization: `Bearer ${key}` },
    });
    expect(await accessibilityProblems(page, 'keys-new')).toEqual([]);
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
    await soon(() => row.textContent()).toMatch(/from 127\.0\.0\.1search.*1 call in 30 days/);
    await page.getByText('How to call the service').click();
    expect(await accessibilityProblems(page, 'keys')).toEqual([]);
  });

  it('counts usage as the ledger does, and hands it over as CSV', async () => {
    await service.call('POST /search/patent/query-search-count', { body: { query_text: '((' } });
    await service.accounts.flush();
    await page.goto('/usage');
    await page.getByRole('row', { name: /p001PatentQuerySearchCount/ }).waitFor();
    const [ledger] = await service.accounts.usage({ account_id: service.account_id, by: [] });
    await soon(() => page.locator('.figures-row').textContent()).toBe(
      `Calls${ledger!.calls}Failures${ledger!.failures}Model tokens0`,
    );
    await page.getByText('A parameter of the request is not valid.').waitFor();
    expect(await accessibilityProblems(page, 'usage')).toEqual([]);
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
    await soon(() => page.evaluate(() => (globalThis as any).localStorage.getItem('priora.searches'))).toBeNull();
    await saved.getByRole('button', { name: 'Rename scanners' }).click();
    await page.getByLabel('Name of scanners').fill('beams');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: '○ Share beams' }).click();
    await page.getByText('● Shared').waitFor();
    expect(await accessibilityProblems(page, 'account')).toEqual([]);
    await page.getByRole('link', { name: 'beams' }).click();
    await page.getByText('2 families').waitFor();
    await page.getByRole('button', { name: 'Saved searches' }).click();
    await page.getByRole('dialog').getByText('finds 2').waitFor();
    await page.getByText('1 new').waitFor({ state: 'detached' });
    expect(await accessibilityProblems(page, 'saved-dialog')).toEqual([]);
  });

  it('gives somebody who has forgotten the password a link, and removes people after asking', async () => {
    const token = await service.users.all.invite({ account_id: service.account_id, role: 'member' });
    const FROM = { address: '127.0.0.1', agent: 'test' };
    await service.users.accept({ token, name: 'Bob', password: PASSWORD }, FROM);
    await page.goto('/account');
    await page.getByRole('button', { name: 'New password for Bob' }).click();
    await soon(() => page.locator('dialog code').textContent()).toContain('/welcome#');
    const link = (await page.locator('dialog code').textContent())!;
    expect(await accessibilityProblems(page, 'account-reset')).toEqual([]);
    const theirs = await stage.stranger(service);
    await theirs.goto(link);
    await theirs.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await soon(() => theirs.getByLabel('Your name').inputValue()).toBe('Bob');
    await theirs.getByLabel('New password').fill('another battery staple');
    await theirs.getByRole('button', { name: 'Continue' }).click();
    await theirs.getByRole('combobox', { name: 'Search expression' }).waitFor();
    await theirs.goto('/account');
    await theirs.getByText('shared by Ann').waitFor();
    await theirs.goto('/corpus');
    await theirs.getByText('Operators of this installation can import files here.').waitFor();
    await theirs.context().close();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByLabel('For whom').fill('Cem');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('One-time link, valid for 7 days').waitFor();
    await page.getByRole('row', { name: /Cem/ }).waitFor();
    expect(await accessibilityProblems(page, 'account-invitations')).toEqual([]);
    await page.getByRole('button', { name: 'Revoke the invitation: Cem' }).click();
    await page.getByRole('row', { name: /Cem/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove Bob' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await accessibilityProblems(page, 'account-remove')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('row', { name: /Bob/ }).waitFor({ state: 'detached' });
    expect((await service.users.all.list()).map(({ name }) => name)).toEqual(['Ann']);
  });

  it('helps in English and in Chinese, fields and examples included', async () => {
    await page.goto('/help');
    await page.getByText('Choose an operation and send it').click();
    await page.getByRole('button', { name: 'Send' }).click();
    await soon(() => page.locator('pre.answer').textContent()).toContain('"total_search_result_count"');
    await page.getByLabel('Body (JSON)').fill('{"query_text": "TADC: x"}');
    await page.getByRole('button', { name: 'Send' }).click();
    await soon(() => page.locator('pre.answer').textContent()).toContain('did you mean TACD?');
    await page.getByLabel('Operation (of').fill('GET /basic-patent-data/simple-biblio');
    expect(await accessibilityProblems(page, 'help-try')).toEqual([]);
    await page.getByText('at most five words between them, in either order').waitFor();
    await page.getByLabel('Find a field').fill('date');
    expect(await accessibilityProblems(page, 'help')).toEqual([]);
    await page.getByLabel('Find a field').fill('');
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('row', { name: 'PBD 公开日', exact: true }).waitFor();
    const texts = await page.locator('main').locator('h1, h2, p, th, td, dt, dd, label').allTextContents();
    const english = texts.filter((text) => /[a-z]{3,} [a-z]{3,}/.test(text) && !/[\u4e00-\u9fff]|^[A-Z]+: /.test(text));
    expect(english).toEqual([]);
    await page.goto('/corpus');
    await page.getByRole('heading', { name: '导入文献' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
  });
});
