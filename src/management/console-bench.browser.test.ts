import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, address, soon, story } from '#testing/browser.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

story('a searcher’s daily work in a browser', (stage) => {
  let service: TestService;
  let page: Page;
  const box = () => page.getByRole('combobox', { name: 'Search expression' });
  const run = async (text: string) => {
    await box().fill(text);
    await page.keyboard.press('Enter');
  };
  const found = () => page.locator('.count strong').textContent();
  beforeAll(async () => {
    service = await startTestService({ corpus: lidarPatents });
  });
  afterAll(async () => service?.close());

  it('numbers searches, and combines the numbers', async () => {
    ({ page } = await stage.signedIn(service));
    await run('TTL: lidar');
    await page.locator('.results h2').first().waitFor();
    await run('TTL: mirror');
    await page.locator('.count').waitFor();
    await soon(async () =>
      (await page.request.get('/manage/history')).json().then((all: unknown[]) => all.length),
    ).toBe(2);
    await page.goto('/history');
    await page.getByLabel('Choose #1').check();
    await page.getByLabel('Choose #2').check();
    await page.getByRole('button', { name: 'OR', exact: true }).click();
    expect(await accessibilityProblems(page, 'history')).toEqual([]);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await address(page).toBe('/search');
    await soon(() => box().inputValue()).toBe('SET: 1 OR SET: 2');
    await page.locator('.results h2').first().waitFor();
  });

  it('keeps what was found, dimmed, while an expression is wrong', async () => {
    await run('TTL: (lidar');
    await page.locator('.dimmed .results').waitFor();
    await page.getByText('A bracket is not closed').waitFor();
    await run('TTL: lidar');
    await page.locator('.results h2').first().waitFor();
    await page.locator('.dimmed').waitFor({ state: 'detached' });
  });

  it('goes through documents by j and k, and back to the search as it was', async () => {
    await page.goto('/search?q=TTL%3A%20lidar&group=none&sort=new');
    await page.locator('.results h2').first().waitFor();
    const numbers = await page.locator('.results .meta code').allTextContents();
    expect(numbers.length).toBeGreaterThan(1);
    await page.locator('.results h2 a').first().click();
    await address(page).toBe(`/patents/${numbers[0]}`);
    await page.locator('.neighbours a').first().waitFor();
    await page.keyboard.press('j');
    await address(page).toBe(`/patents/${numbers[1]}`);
    await page.getByText(`2 of ${numbers.length}`).waitFor();
    await page.getByText('Back to results').first().click();
    await address(page).toBe('/search');
    expect(new URL(page.url()).searchParams.get('sort')).toBe('new');
    await page.locator('#row-1.at').waitFor();
  });

  it('gathers documents in a list, says what is thought of them, and searches in it', async () => {
    await page.locator('#row-0 input').check();
    await page.locator('#row-1 input').check();
    await page.getByRole('button', { name: 'Add to list' }).click();
    await page.getByLabel('New worklist').fill('Mirrors');
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByText('2 added to “Mirrors”').waitFor();
    await page.getByRole('link', { name: 'Open the list' }).click();
    await page.locator('.listed select').first().selectOption('relevant');
    await page.locator('.listed textarea').first().fill('claim 1');
    await page.locator('.listed textarea').first().blur();
    await page.getByRole('button', { name: 'Paste numbers' }).click();
    await page.locator('#numbers').fill('us 8,100,001 b2\nEP0000001A1');
    await page.getByRole('button', { name: 'Find and add' }).click();
    await page.getByText('One is not in the corpus').waitFor();
    await page.keyboard.press('Escape');
    expect(await accessibilityProblems(page, 'list')).toEqual([]);
    await page.reload();
    await soon(() => page.locator('.listed textarea').first().inputValue()).toBe('claim 1');
    const size = await page.locator('.listed tbody tr').count();
    await page.getByRole('link', { name: 'Search in the list' }).click();
    await soon(found).toMatch(new RegExp(`^${size} `));
  });

  it('highlights passages of a document, and keeps them with it in a list', async () => {
    await page.goto('/lists');
    await page.getByRole('link', { name: 'Mirrors', exact: true }).click();
    await page.locator('.listed th a').first().click();
    await page.locator('h1#title').click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Highlight', exact: true }).last().click();
    await page.getByRole('dialog').getByLabel('green').check();
    expect(await accessibilityProblems(page, 'highlight')).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Mirrors/ })
      .click();
    const passages = page.locator('.marked-passages');
    await soon(() => passages.textContent()).toContain('Highlights 1');
    const painted = 'CSS.highlights.get("marked-green").size';
    await soon(() => page.evaluate(painted)).toBe(1);
    await page.reload();
    await soon(() => page.evaluate(painted)).toBe(1);
    await passages.locator('summary').click();
    expect(await accessibilityProblems(page, 'highlights')).toEqual([]);
    await passages.getByRole('link', { name: 'Mirrors' }).click();
    const title = await page.locator('.passages-marked q').textContent();
    await page.getByRole('button', { name: 'Export' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'CSV' }).click();
    const written = await readFile(await (await file).path(), 'utf8');
    expect((await file).suggestedFilename()).toBe('Mirrors.csv');
    expect(written.split(/\r?\n/)[0]).toMatch(/^\uFEFFnumber,title,.*,mark,tags,note,seen,highlights$/);
    expect(written).toContain(',relevant,,claim 1,');
    expect(written).toContain(`\u201c${title}\u201d (Title)`);
    await page.locator('.passages-marked a').click();
    await soon(() => new URL(page.url()).hash).toMatch(/^#title:0-\d+$/);
    await passages.locator('summary').click();
    await passages.getByRole('button', { name: /^Remove the highlight/ }).click();
    await passages.waitFor({ state: 'detached' });
    await page.goto('/search');
  });

  it('compares the documents of a list with an idea, and with nothing else', async () => {
    await page.goto('/lists');
    await page.getByRole('link', { name: 'Mirrors', exact: true }).click();
    await page.locator('.listed tbody tr').first().waitFor();
    const rows = await page.locator('.listed tbody tr').count();
    await page.getByRole('link', { name: 'Novelty search against all' }).click();
    await soon(() => page.locator('.named-documents p').first().textContent()).toContain(
      `${rows} documents of the worklist “Mirrors”`,
    );
    await page.getByLabel('Alone: nothing is searched').check();
    expect(await accessibilityProblems(page, 'novelty against a list')).toEqual([]);
    await page.locator('#idea').fill('A scanning mirror that oscillates in a vacuum and steers a pulsed laser beam.');
    await page.getByRole('button', { name: 'Straight to the comparison' }).click();
    await page.locator('.grid thead code').first().waitFor();
    expect(await page.locator('.grid thead code').count()).toBe(rows);
    expect(await accessibilityProblems(page, 'chart of a list')).toEqual([]);
    await page.goto('/search');
  });

  it('shows ways on where nothing is found, each with what it finds', async () => {
    await run('TTL: (lidar AND unheardof)');
    await page.getByRole('link', { name: 'Any of these words' }).waitFor();
    expect(await accessibilityProblems(page, 'ways')).toEqual([]);
    await page.getByRole('link', { name: 'TTL:lidar' }).click();
    await page.locator('.results h2').first().waitFor();
  });

  it('shows results as a table with the columns that are chosen', async () => {
    await page.getByRole('button', { name: 'Table' }).click();
    await page.locator('table.rows tbody th').first().waitFor();
    await page.getByText('Columns').click();
    await page.getByLabel('Inventor').check();
    await page.getByRole('columnheader', { name: 'Inventor' }).waitFor();
    expect(await accessibilityProblems(page, 'table')).toEqual([]);
    await page.getByRole('button', { name: /Published/ }).click();
    await soon(() => new URL(page.url()).searchParams.get('sort')).toBe('new');
  });

  it('draws what was found, any field by any other, beside another set, as files and on the dashboard', async () => {
    await page.goto('/search?q=TTL%3A%20lidar&group=none&view=charts&vs=TTL%3A%20radar&pair=AUTHORITY*KIND');
    await page.getByRole('button', { name: 'US, B2: 1' }).waitFor();
    const sets = page.locator('figure.chart', { hasText: 'Compared with another set' });
    await soon(() => sets.textContent()).toContain(
      'This set has 3, the other 1. Both have 0; this set alone 3, the other alone 1.',
    );
    await page.locator('.tiles [role=button] title', { hasText: 'United States: 2' }).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'US8100001B2' }).waitFor();
    expect(await accessibilityProblems(page, 'charts')).toEqual([]);
    for (const kind of ['SVG', 'PNG'] as const) {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: `Download Authority as ${kind}` }).click();
      expect((await file).suggestedFilename()).toBe(`priora-chart-authority.${kind.toLowerCase()}`);
    }
    await page.getByRole('button', { name: 'Keep on the dashboard: Authority', exact: true }).click();
    await page.getByText('Kept on the dashboard').waitFor();
    await page.goto('/dashboard');
    await page.locator('.kept .bars-lying').waitFor();
    expect(await accessibilityProblems(page, 'dashboard')).toEqual([]);
    await page.locator('.kept .bars-lying button').first().click();
    await address(page).toBe('/search');
    await soon(() => new URL(page.url()).searchParams.get('f')).toMatch(/^AUTHORITY=/);
  });

  it('reads a document with the reader’s own words, its terms explained, what claims add, and claims of its family', async () => {
    await page.goto('/patents/US8100001B2');
    await page.locator('nav.outline').getByText('+ wherein the drive is piezoelectric.').waitFor();
    await page.getByText('My words').click();
    await page.getByLabel('Word to highlight').fill('detector*');
    await page.keyboard.press('Enter');
    const lit = () => page.evaluate<string[]>(`[...CSS.highlights.get('own-yellow')].map(String)`);
    await soon(lit).toEqual(['detector', 'detector', 'detector', 'detectors']);
    expect(await accessibilityProblems(page, 'own-words')).toEqual([]);
    await page.reload();
    await soon(lit).toHaveLength(4);
    await page.evaluate(`{
      const text = document.createTreeWalker(document.querySelector('#c2'), NodeFilter.SHOW_TEXT).nextNode();
      const at = text.data.indexOf('drive');
      getSelection().setBaseAndExtent(text, at, text, at + 5);
    }`);
    await page.getByRole('button', { name: 'About this term' }).click();
    await soon(() => page.locator('dl.term').textContent()).toContain('Claim 1: …');
    expect(await accessibilityProblems(page, 'term')).toEqual([]);
    await page.goto('/patents/US8100001B2?view=family');
    await page.getByRole('link', { name: 'Compare the claims with US20110100001A1' }).click();
    await page.getByLabel('Dependent claims too').waitFor();
    await soon(() => page.locator('tr.clause').count()).toBe(3);
    await page.getByLabel('Dependent claims too').click();
    await soon(() => page.locator('tr.clause').count()).toBe(2);
  });

  it('makes a monitor, and leaves an empty form for the next one', async () => {
    await page.goto('/monitors');
    await page.getByLabel('Search expression').fill('TTL: lidar');
    await page.getByLabel('Name').fill('Lidar');
    await page.getByLabel('Runs').selectOption({ label: 'every day' });
    await page.getByRole('button', { name: 'Create monitor' }).click();
    await page.getByRole('cell', { name: 'Lidar', exact: true }).waitFor();
    await soon(() => page.getByLabel('Search expression').inputValue()).toBe('');
    await soon(() => page.getByLabel('Name').inputValue()).toBe('');
    expect(await accessibilityProblems(page, 'monitors')).toEqual([]);
  });

  it('shows a monitor over drugs that a program made: in words, and as no search of patents', async () => {
    const { data } = await service.call('POST /synapse/alert/drug_search/create', {
      body: {
        title: 'Approved drugs',
        ...{ lang: 'EN', query: { dev_status: ['Approved'] }, frequency: { type: 'WEEKLY', date: 1 } },
        events: [{ name: 'query_result', sub_event: ['QUERY_RESULT'] }],
      },
    });
    expect(data).toHaveProperty('alert_id');
    await page.goto('/monitors');
    const row = page.getByRole('row', { name: 'Approved drugs' });
    await soon(() => row.getByRole('cell').nth(2).textContent()).toBe(
      'drug that is found now, drug that is found no more',
    );
    expect(await row.getByRole('link').count()).toBe(0);
  });
});
