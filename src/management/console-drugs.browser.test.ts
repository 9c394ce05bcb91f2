import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities, entityId } from '#collections/entities/entities.ts';
import { emptyTrial, trialId, trials } from '#collections/trials/trials.ts';
import { demoEntities, demoLife } from '#demo/index.ts';
import { accessibilityProblems, address, pictures, soon, story } from '#testing/browser.ts';
import { startTestService, type TestService } from '#testing/service.ts';

story('drugs of registers in a browser', (stage) => {
  let service: TestService;
  let page: Page;
  const found = () => page.locator('.count strong').textContent();
  /** Highest stage the page is wider than its window, at the widths of a desk and a telephone. */
  async function measured(name: string) {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      const over = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect([name, width, over]).toEqual([name, width, 0]);
      await pictures(page, `${name}-${width}`);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  beforeAll(async () => {
    service = await startTestService({ settings: { PRIORA_DEMO_APART: 'true' } });
    await service.corpus.put(entities, demoEntities());
    for (const [collection, records] of demoLife()) await service.corpus.put(collection, records);
  });
  afterAll(async () => service?.close());

  it('are found by stage, name and what they act on', async () => {
    ({ page } = await stage.signedIn(service));
    await page.goto('/drugs');
    await soon(found).toBe('2 drugs');
    const targets = page.getByRole('region', { name: 'Target' });
    await targets.getByRole('button', { name: 'lindau kinase alpha' }).click();
    await soon(found).toBe('1 drug');
    expect(new URL(page.url()).searchParams.get('target')).toBe(entityId('target:demo:t2'));
    await targets.getByRole('button', { name: 'lindau kinase alpha' }).click();
    await soon(found).toBe('2 drugs');
    await page.getByLabel('Highest stage').selectOption('Approved');
    await soon(found).toBe('1 drug');
    await page.getByLabel('Highest stage').selectOption('');
    await soon(found).toBe('2 drugs');
    expect(await accessibilityProblems(page, 'drugs')).toEqual([]);
    await measured('drugs');
    await page.getByLabel('Name of a drug').fill('nobody');
    await page.keyboard.press('Enter');
    await page.getByText('No drug in the registers').waitFor();
    await page.getByLabel('Name of a drug').fill('imag');
    await page.keyboard.press('Enter');
    await soon(found).toBe('1 drug');
  });

  it('show how far they are with the rows that say so, approvals, patents in time, trials', async () => {
    await page.getByRole('link', { name: 'imagitinib' }).click();
    await address(page).toBe(`/drugs/${entityId('drug:demo:r1')}`);
    await soon(() => page.locator('main h1').textContent()).toBe('imagitinib');
    const pipeline = page.locator('table.pipeline');
    expect(await pipeline.locator('thead th').allTextContents()).toEqual(['Disease', 'Approved', 'Phase 3', 'Phase 2']);
    const row = pipeline.getByRole('row', { name: /bearing-maker/ });
    expect(await row.locator('code').allTextContents()).toEqual(['DEMO00000002', 'DEMO00000002', 'DEMO00000001']);
    await page.getByRole('rowheader', { name: 'NDA 990001' }).first().waitFor();
    expect(await page.locator('table.patent-times tbody tr').count()).toBeGreaterThan(0);
    await page.getByRole('heading', { name: 'Exclusivities' }).waitFor();
    expect(await page.getByRole('cell', { name: 'NCE' }).count()).toBeGreaterThan(0);
    await page.getByText('DEMO00000001').last().waitFor();
    expect(await accessibilityProblems(page, 'drug')).toEqual([]);
    await measured('drug');
  });

  it('have pages of what they act on, of diseases, organisations and trials, with drugs by stage', async () => {
    await page.locator('.papers li', { hasText: 'DEMO00000002' }).getByRole('link').click();
    await soon(() => page.locator('main h1').textContent()).not.toBe('imagitinib');
    await page.getByRole('heading', { name: 'Who takes part' }).waitFor();
    await page.goto(`/targets/${entityId('target:demo:t1')}`);
    await page.locator('svg.bulls-eye .drugs-there').first().waitFor();
    const cell = page.locator('table.drug-matrix').getByRole('button', { name: /, Phase 3: 1 drug/ });
    await cell.first().click();
    await page.locator('.drug-cell').getByRole('link', { name: 'imagitinib' }).waitFor();
    expect(await accessibilityProblems(page, 'target')).toEqual([]);
    await measured('target');
    await page.goto(`/organizations/${entityId('organisation:demo:o1')}`);
    await page.getByRole('link', { name: 'imagitinib' }).first().waitFor();
    await measured('organization');
    await page.goto(`/diseases/${entityId('disease:demo:d1')}`);
    await page.locator('table.drug-matrix').waitFor();
    expect(await accessibilityProblems(page, 'disease')).toEqual([]);
    await page.goto(`/drugs/${entityId('drug:demo:r1')}`);
    await soon(() => page.locator('main h1').textContent()).toBe('imagitinib');
  });

  it('have a page of trials, found by words, number, phase and state', async () => {
    await page.goto('/trials');
    await soon(found).toBe('4 trials');
    await page.getByLabel('Phase').selectOption('Phase_3');
    await soon(async () => new Set(await page.locator('.papers .meta span:first-of-type').allInnerTexts())).toEqual(
      new Set(['Phase 3']),
    );
    expect(await page.locator('.papers code').allInnerTexts()).toContain('DEMO00000002');
    expect(await accessibilityProblems(page, 'trials')).toEqual([]);
    await measured('trials');
    await page.getByLabel('Phase').selectOption('');
    await page.getByLabel('Words, a drug').fill('nobody at all');
    await page.keyboard.press('Enter');
    await page.getByText('No trial in the registers').waitFor();
    await page.getByLabel('Words, a drug').fill('demo00000001');
    await page.keyboard.press('Enter');
    await soon(found).toBe('1 trial');
    await page.goto(`/drugs/${entityId('drug:demo:r1')}`);
    await soon(() => page.locator('main h1').textContent()).toBe('imagitinib');
  });

  it('speak Chinese', async () => {
    await page.evaluate("localStorage.setItem('priora.language', 'zh')");
    await page.reload();
    await soon(() => page.locator('main h1').textContent()).toBe('虚构替尼');
    await page.getByRole('heading', { name: '研发管线' }).waitFor();
    expect(await page.locator('table.pipeline thead th').allTextContents()).toContain('批准上市');
    await measured('drug-zh');
  });

  it('say of a fictional drug beside real trials that the fictional ones are left out', async () => {
    await service.corpus.put(trials, [
      { ...emptyTrial(), id: trialId('NCT1'), register_number: 'NCT1', registry: 'CTGOV', source: 'test' },
    ]);
    await page.evaluate("localStorage.setItem('priora.language', 'en')");
    await page.reload();
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Trials', exact: true }) });
    await section.getByText('Fictional records of the demo are left out beside real ones.').waitFor();
    expect(await page.getByText('No trial of the drug is loaded.').count()).toBe(0);
  });
});
