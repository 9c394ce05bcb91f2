import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, address, soon, story } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/** Enough of the demo corpus's batteries to find something, few enough to be quick. */
const batteries = demoRecords()
  .filter((record) => record.ipc.some((each) => each.startsWith('H01M')))
  .slice(0, 90);
const DISCLOSURE = 'A battery module with a cold plate below the cells, and a pump that reverses the flow of coolant.';

story('flows in a browser', (stage) => {
  let service: TestService;
  let page: Page;
  let folder: string;
  let task: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'priora-flows-'));
    service = await startTestService({ corpus: batteries });
    ({ page } = await stage.signedIn(service, { viewport: { width: 1440, height: 900 } }));
  });
  afterAll(async () => {
    await service?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const focused = () => page.evaluate(() => (globalThis as any).document.activeElement.id as string);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const cell = (feature: string, n: number) => page.locator(`tr:has(#row-${feature}) .cell`).nth(n);
  const columns = () => page.locator('.grid thead th code').allTextContents();
  /** What the service knows of the task. */
  const stored = async () => (await (await page.request.get(`/manage/tasks/${task}`)).json()).data;
  /** What a cell says, as `partly 50`. */
  const verdictOf = async (feature: string, number: string, of = page) => {
    const shown = of.locator(`#cell-${feature}-${number}`);
    const told = (await shown.locator('.hidden').textContent())!.split(': ')[1]!.trim();
    return `${told} ${/\d+/.exec((await shown.locator('.judged').textContent())!)![0]}`;
  };

  it('teach, while there is no task, what one is and how to begin', async () => {
    await page.goto('/tasks');
    await page.getByRole('heading', { name: 'Novelty search' }).waitFor();
    await soon(() => page.locator('.stages-told li').allTextContents()).toEqual([
      'Idea',
      'Summary',
      'Features',
      'Search words',
      'Search',
      'Comparison',
      'Report',
      ...['Product', 'Features', 'Rights', 'Report'],
      'Answer',
      ...['Problem', 'Approaches', 'Map'],
      ...['Requirements', 'Materials that meet them'],
      ...['Text', 'Disclosure'],
      ...['Claims and disclosure', 'To review', 'Terms and texts', 'Specification'],
      ...['Issue', 'Report'],
      ...['Conflicts', 'Report'],
      'Activities',
      'Text',
    ]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page
      .getByRole('link', { name: /^Begin/ })
      .first()
      .click();
    await heading('Is it new?').waitFor();
  });

  it('read an idea from Word, PDF and text files, and say why another file cannot be read', async () => {
    const word = new Document({
      numbering: { config: [{ reference: 'claims', levels: [{ level: 0, format: 'decimal', text: '%1.' }] }] },
      sections: [
        {
          children: [
            ...DISCLOSURE.split(', ').map((text) => new Paragraph(text)),
            ...['A battery.', 'The battery of claim 1.'].map(
              (text) => new Paragraph({ text, numbering: { reference: 'claims', level: 0 } }),
            ),
          ],
        },
      ],
    });
    writeFileSync(join(folder, 'idea.docx'), await Packer.toBuffer(word));
    writeFileSync(join(folder, 'idea.txt'), Buffer.from('\ufeff一种电池模组，电池单体下方设有冷板', 'utf16le'));
    writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7');
    writeFileSync(join(folder, 'idea.rtf'), '{\\rtf1 a battery}');
    const pdf = new PDFDocument();
    const made = pdf.pipe(createWriteStream(join(folder, 'idea.pdf')));
    pdf.fontSize(18).text(`${DISCLOSURE} ${DISCLOSURE}`, { width: 260 }).end();
    await once(made, 'finish');
    const idea = page.getByLabel('Idea, claim, disclosure');
    await page.locator('input[type=file]').setInputFiles(join(folder, 'idea.docx'));
    await soon(() => idea.inputValue()).toBe(
      `${DISCLOSURE.replace(', ', '\n')}\n1. A battery.\n2. The battery of claim 1.`,
    );
    await soon(() => page.getByRole('radio', { name: 'English' }).isChecked()).toBe(true);
    await page.locator('input[type=file]').setInputFiles(join(folder, 'broken.pdf'));
    await page.getByRole('alert').getByText('The PDF cannot be read').waitFor();
    await page.locator('input[type=file]').setInputFiles(join(folder, 'idea.rtf'));
    await page.getByRole('alert').getByText('From anything else, copy the text').waitFor();
    await page.locator('input[type=file]').setInputFiles(join(folder, 'idea.pdf'));
    await soon(() => idea.inputValue()).toBe(`${DISCLOSURE} ${DISCLOSURE}`);
    await page.locator('input[type=file]').setInputFiles(join(folder, 'idea.txt'));
    await soon(() => idea.inputValue()).toBe('一种电池模组，电池单体下方设有冷板');
    await idea.fill('一种电池模组');
    await soon(() => page.getByRole('radio', { name: '中文' }).isChecked()).toBe(true);
    await idea.fill('');
  });

  it('begin with an example, and refuse a window that ends before it begins', async () => {
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator('.example').first().click();
    await page.getByLabel('Published from').fill('2020-01-01');
    await page.getByLabel('Published until').fill('2019-01-01');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alert').getByText('20200101 is after pbd_end, 20190101.', { exact: true }).waitFor();
    await page.getByLabel('Published from').fill('');
    await page.getByLabel('Published until').fill('');
    await page.getByRole('button', { name: 'Start' }).click();
    await heading('Summary').waitFor();
    task = new URL(page.url()).pathname.split('/')[3]!;
  });

  it('keep an unconfirmed change of the summary over a reload, beside what was made', async () => {
    const effect = page.getByLabel('Technical effect');
    await effect.fill('The cells age evenly and last longer.');
    await page.reload();
    await soon(() => effect.inputValue()).toBe('The cells age evenly and last longer.');
    await page.locator('.was', { hasText: 'so that the cells age evenly' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Extract features' }).click();
    await heading('Features').waitFor();
  });

  it('edit, split, merge, move, leave out and add features, by keyboard too', async () => {
    const texts = () => page.locator('.features textarea').evaluateAll((all) => all.map((each) => (each as any).value));
    await page.locator('.features textarea').first().waitFor();
    const made = await texts();
    const pump = made.findIndex((text) => text.startsWith('a pump'));
    const feature = (number: string) => page.getByLabel(`Feature ${number}`, { exact: true });
    const number = `F${pump + 1}`;
    const added = `F${made.length + 1}`;
    await feature(number).focus();
    await feature(number).evaluate((area: any) =>
      area.setSelectionRange(area.value.indexOf(' when'), area.value.indexOf(' when')),
    );
    await page.keyboard.press('Alt+Enter');
    await soon(async () => (await texts()).slice(pump, pump + 2)).toEqual([
      'a pump that reverses the flow of coolant',
      'when a temperature difference between the cells exceeds 5 K',
    ]);
    await soon(() => feature(added).evaluate((area: any) => area === area.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.press('Alt+Backspace');
    await soon(async () => (await texts())[pump]).toBe(
      'a pump that reverses the flow of coolant, when a temperature difference between the cells exceeds 5 K',
    );
    await feature(number).fill('a pump that reverses the flow of coolant');
    await page.locator(`li:has(#feature-${number}) .was`, { hasText: 'exceeds 5 K' }).waitFor();
    await page.getByRole('button', { name: 'Up F2' }).click();
    await soon(async () => (await texts()).slice(0, 2)).toEqual([made[1], made[0]]);
    await page.getByRole('button', { name: 'Down F2' }).click();
    await page.getByRole('button', { name: `Leave out F${made.length}` }).click();
    await page.getByRole('button', { name: 'Add a feature' }).click();
    await feature(added).fill('channels in the cold plate');
    await page.getByLabel(`Weight of ${added}`).selectOption('minor');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Find search words' }).click();
    await heading('Search words').waitFor();
  });

  it('take words of one’s own beside those that were learned, and search with them', async () => {
    await page.getByRole('textbox', { name: 'word: battery module', exact: true }).fill('accumulator block');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove accumulator block' }).waitFor();
    const removed = page.getByRole('button', { name: 'Remove battery modules' });
    if (await removed.count()) await removed.first().click();
    await page.reload();
    await page.getByRole('button', { name: 'Remove accumulator block' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.locator('.confirm').getByRole('button', { name: 'Search' }).click();
    await heading('Comparison').waitFor({ timeout: 90_000 });
    await page.locator('.grid .cell').first().waitFor();
    const { confirmed_blocks: blocks } = await stored();
    expect(blocks[0].concepts[0].words).toContain('accumulator block');
  });

  it('show every cell’s passage as it stands in the stored document', async () => {
    await cell('F3', 0).click();
    const source = page.getByRole('complementary');
    await source.locator('mark.lit').waitFor();
    const quoted = (await source.locator('mark.lit').textContent())!;
    const number = (await columns())[0]!;
    const record = batteries.find(({ publication_number }) => publication_number === number)!;
    const texts = [
      ...record.claims.flatMap(({ claims }) => claims.map(({ text }) => text)),
      ...record.descriptions.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text)),
      ...[...record.titles, ...record.abstracts].map(({ text }) => text),
    ];
    expect(texts.filter((text) => text.includes(quoted)).length).toBeGreaterThan(0);
    await soon(() => new URL(page.url()).searchParams.get('cell')).toBe(`F3.${number}`);
    // the same chart with fewer columns is looked through sooner
    await page.getByLabel(/Only the \d+ in the report/).check();
    await soon(async () => (await columns()).length).toBeLessThan(10);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel(/Only the \d+ in the report/).uncheck();
    await source.getByRole('link', { name: 'Open the document there' }).click();
    await address(page).toBe(`/patents/${number}`);
    await soon(() => page.locator('.reading mark.lit').allTextContents()).toEqual([quoted]);
    await page.goBack();
    await page.locator('.grid .cell').first().waitFor();
    await source.locator('mark.lit').waitFor();
  });

  it('go through the chart by arrows, and close the source with the focus back in its cell', async () => {
    await cell('F3', 0).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const number = (await columns())[1]!;
    await soon(focused).toBe(`cell-F4-${number}`);
    await soon(() => new URL(page.url()).searchParams.get('cell')).toBe(`F4.${number}`);
    await page.keyboard.press('Escape');
    await page.getByRole('complementary').waitFor({ state: 'detached' });
    await soon(focused).toBe(`cell-F4-${number}`);
    await soon(() => page.locator('.grid .cell[tabindex="0"]').count()).toBe(1);
  });

  it('keep an edited verdict and reason beside what was found, over a reload', async () => {
    const [one, other] = (await columns()) as [string, string];
    const before = await verdictOf('F2', one);
    const edited = before.startsWith('not found') ? 'disclosed 100' : 'not found 0';
    await page.locator(`#cell-F2-${one}`).focus();
    await page.keyboard.press(edited === 'disclosed 100' ? '1' : '3');
    await soon(() => verdictOf('F2', one)).toBe(edited);
    await page.locator(`#cell-F2-${one}`).click();
    await page.getByLabel('Reason').fill('The cells there are capacitors.');
    await page.getByLabel('Reason').blur();
    await soon(() => page.locator('.source > .was').textContent()).toContain(before);
    // “Saved” stands there since the verdict was
    await soon(async () => JSON.stringify(await stored())).toContain('The cells there are capacitors.');
    await page.reload();
    await soon(() => verdictOf('F2', one)).toBe(edited);
    await soon(() => page.getByLabel('Reason').inputValue()).toBe('The cells there are capacitors.');
    // and a finding comes back where it is wanted
    await page.locator(`#cell-F1-${other}`).click();
    const found = await verdictOf('F1', other);
    await page.getByRole('radio', { name: 'partly' }).check({ force: true });
    await soon(() => verdictOf('F1', other)).toBe('partly 50');
    await page.getByRole('button', { name: 'Restore' }).click();
    await soon(() => verdictOf('F1', other)).toBe(found);
    await page.keyboard.press('Escape');
  });

  it('keep what two people do with one chart, and ask where both have changed the same cell', async () => {
    const [one, other] = (await columns()) as [string, string];
    const theirs = await page.context().newPage();
    await theirs.goto(page.url());
    await theirs.locator('.grid .cell').first().waitFor();
    const press = (of: Page, feature: string, number: string, key: string) =>
      of.locator(`#cell-${feature}-${number}`).press(key);
    const judged = async (number: string) =>
      (await stored()).judgements.find((each: any) => each.publication_number === number)?.features ?? {};
    // this page hears nothing of theirs until it has sent its own
    let hear = () => {};
    const deafen = () => {
      const heard = new Promise<void>((resolve) => {
        hear = resolve;
      });
      return page.route('**/manage/tasks/*', async (route) => {
        await heard;
        await route.fallback();
      });
    };
    const refused = () =>
      page.waitForResponse((reply) => reply.url().endsWith('/comparison/confirm') && reply.status() === 409);
    const both = async (mine: () => Promise<unknown>, their: () => Promise<unknown>) => {
      await deafen();
      await their();
      const late = refused();
      await mine();
      await late;
      hear();
      await page.unrouteAll({ behavior: 'wait' });
    };
    const key = (verdict: string) => (verdict.startsWith('disclosed') ? '3' : '1');
    const [first, second] = [await verdictOf('F1', one), await verdictOf('F1', other)];
    const after = (verdict: string) => (key(verdict) === '1' ? 'disclosed 100' : 'not found 0');
    await both(
      () => press(page, 'F1', other, key(second)),
      async () => {
        await press(theirs, 'F1', one, key(first));
        await soon(async () => (await judged(one)).F1).toBeDefined();
      },
    );
    await soon(async () => (await judged(other)).F1).toBeDefined();
    expect((await judged(one)).F1).toBeDefined();
    await soon(() => verdictOf('F1', one)).toBe(after(first));
    await soon(() => verdictOf('F1', other, theirs)).toBe(after(second));

    await both(
      () => press(page, 'F3', one, '1'),
      async () => {
        await press(theirs, 'F3', one, '2');
        await soon(async () => (await judged(one)).F3?.score).toBe(50);
      },
    );
    await page.getByRole('alert').getByText(`Meanwhile somebody else changed F3 in ${one}.`).waitFor();
    expect(await accessibilityProblems(page, 'comparison-meanwhile')).toEqual([]);
    await soon(() => verdictOf('F3', one)).toBe('partly 50');
    await page.getByRole('button', { name: 'Use mine instead' }).click();
    await soon(() => verdictOf('F3', one)).toBe('disclosed 100');
    await soon(() => verdictOf('F3', one, theirs)).toBe('disclosed 100');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await theirs.close();
  });

  it('find another passage in other words, and compare a document of one’s own', async () => {
    await cell('F1', 1).click();
    await page.getByText('Find a better passage').click();
    await page.getByLabel('The feature in other words').fill('coolant');
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    const candidate = page.locator('.candidate mark.lit');
    await candidate.waitFor();
    const passage = (await candidate.textContent())!;
    await page.getByRole('button', { name: 'Use this passage' }).click();
    await soon(() => page.locator('.source > .in-context mark.lit').textContent()).toBe(passage);
    await page.keyboard.press('Escape');

    const field = page.getByLabel('Publication number to compare as well');
    await field.fill('US1');
    await page.getByRole('button', { name: 'Add document' }).click();
    await page.getByRole('alert').getByText('US1').waitFor();
    const shown = await columns();
    const own = batteries.find(
      ({ publication_number: number, claims }) => claims.length > 0 && !shown.includes(number),
    )!.publication_number;
    await field.fill(own);
    await page.getByRole('button', { name: 'Add document' }).click();
    await page.locator(`#column-${own}`).getByText('yours').waitFor();
    await page.reload();
    await page.locator(`#column-${own}`).getByText('yours').waitFor();
    await page.getByRole('button', { name: `Remove ${own}` }).click();
    await page.locator(`#column-${own}`).waitFor({ state: 'detached' });
  });

  it('list every search with its count, each open on the search page', async () => {
    const first = page
      .locator('.queries tbody tr')
      .filter({ has: page.locator('a') })
      .first();
    const count = Number((await first.locator('td.n').textContent())!.replace(/\D/g, ''));
    const expression = (await first.locator('a code').textContent())!;
    const reply = await service.call('POST /search/patent/query-search-count', {
      body: { query_text: expression, stemming: 1 },
    });
    expect(reply.data.total_search_result_count).toBe(count);
    await first.locator('a').click();
    await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
    await soon(() => new URL(page.url()).searchParams.get('q')).toBe(expression);
    await page.goBack();
    await page.locator('.grid .cell').first().waitFor();
  });

  it('write a report that has the judgements, read it in the page and take it away', async () => {
    await page.getByRole('button', { name: 'To the report' }).click();
    await page.getByLabel('Title of the report').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Title of the report').fill('Reversing coolant');
    await page.getByRole('button', { name: 'Write the report' }).click();
    await page.locator('.report .report-title').waitFor({ timeout: 90_000 });
    await soon(() => page.locator('.report .report-title').textContent()).toBe('Reversing coolant');
    await soon(() => page.locator('.report').textContent()).toContain('The cells there are capacitors.');
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const [name, begins] of [
      ['Word', 'PK'],
      ['PDF', '%PDF-'],
      ['HTML', '<!doc'],
    ] as const) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: `↓ ${name}` }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^novelty-report\.(docx|pdf|html)$/);
      expect(readFileSync(await download.path(), 'latin1').slice(0, begins.length)).toBe(begins);
    }
  });

  it('look back at every stage, and branch from one without changing the task', async () => {
    for (const name of ['Idea', 'Summary', 'Features', 'Search words', 'Search']) {
      await page.locator('.rail').getByRole('link', { name }).first().click();
      await heading(name).waitFor();
      // the others were looked through while they were edited
      if (name === 'Idea' || name === 'Search') expect([name, await accessibilityProblems(page)]).toEqual([name, []]);
    }
    await page.getByRole('button', { name: 'What happened' }).click();
    const lines = page.locator('.record li');
    await lines.filter({ hasText: 'Confirmed confirm_features' }).waitFor();
    await soon(() => lines.filter({ hasText: 'answered from the texts alone' }).count()).toBeGreaterThan(3);
    await soon(() => lines.filter({ has: page.locator('a[href^="/search?q="]') }).count()).toBeGreaterThan(5);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.locator('.rail').getByRole('link', { name: 'Features' }).click();
    await soon(() => page.locator('.features textarea').first().getAttribute('readonly')).not.toBeNull();
    await page.getByRole('button', { name: 'Branch from here' }).click();
    await page.getByRole('button', { name: 'Find search words' }).waitFor();
    await soon(() => page.url()).not.toContain(task);
    const texts = () => page.locator('.features textarea').evaluateAll((all) => all.map((each) => (each as any).value));
    await soon(texts).toContain('channels in the cold plate');
    await page.getByRole('link', { name: 'Branched from another task' }).click();
    await page.locator('.report').waitFor();
    await address(page).toBe(`/flows/novelty/${task}`);
  });

  it('are listed with their state, and can be cancelled, resumed, replayed and deleted', async () => {
    await page.goto('/tasks');
    const row = (text: string) => page.getByRole('row').filter({ hasText: text });
    await row('your turn').waitFor();
    await soon(() => row('done').textContent()).toContain('Reversing coolant');
    await soon(() => row('your turn').textContent()).toContain('3 of 7 Features');
    expect(await accessibilityProblems(page)).toEqual([]);
    await row('your turn').getByRole('button', { name: 'Cancel' }).click();
    await row('cancelled').getByRole('button', { name: 'Resume' }).click();
    await row('your turn').waitFor();
    await row('done').getByRole('button', { name: 'Replay' }).click();
    await page.getByText(/^All \d+ searches give the same documents in the same order\.$/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    await row('your turn').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await row('your turn').waitFor({ state: 'detached' });
    await page.getByLabel('Search titles').fill('nothing like it');
    await page.getByText('No task has this state and these words in its title.').waitFor();
    await page.getByLabel('Search titles').fill('coolant');
    await row('Reversing coolant').waitFor();
  });

  it('go straight to the comparison when asked, from a publication too', async () => {
    const record = batteries.find(({ claims }) => claims.some(({ lang }) => lang === 'en'))!;
    await page.goto(`/flows/novelty?from=${record.publication_number}`);
    await page.getByRole('button', { name: 'Straight to the comparison' }).click();
    await heading('Comparison').waitFor({ timeout: 90_000 });
    await page.locator('.grid .cell').first().waitFor();
    await soon(columns).not.toContain(record.publication_number);
  });

  it('say what is wrong with an address of no task, and speak Chinese', async () => {
    await page.goto('/flows/novelty/0b4f4a50-3e5f-4b0e-9d1d-6a2f6e2f9a51');
    await page.getByRole('alert').getByText('No task').waitFor();
    await page.goto(`/flows/novelty/${task}/comparison`);
    await page.getByRole('button', { name: '中文' }).click();
    await heading('特征对比').waitFor();
    await soon(() => page.locator('.rail li').allTextContents()).toEqual([
      expect.stringContaining('构思'),
      expect.stringContaining('摘要'),
      expect.stringContaining('技术特征'),
      expect.stringContaining('检索要素'),
      expect.stringContaining('检索'),
      expect.stringContaining('特征对比'),
      expect.stringContaining('报告'),
    ]);
  });
});
