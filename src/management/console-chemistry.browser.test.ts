import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compounds } from '#collections/compounds/compounds.ts';
import { mentions } from '#collections/compounds/mentions.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { reactions } from '#collections/reactions/reactions.ts';
import { sequences } from '#collections/sequences/sequences.ts';
import { demoCompounds } from '#demo/compounds.ts';
import { demoReactions } from '#demo/reactions.ts';
import { demoSequences } from '#demo/sequences.ts';
import { accessibilityProblems, address, pictures, soon, story, widthProblems } from '#testing/browser.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const ASPIRIN = 'BSYNRYMUTXBXSQ-UHFFFAOYSA-N';

story('compounds and sequences in a browser', (stage) => {
  let service: TestService;
  let page: Page;
  const found = () => page.locator('.count strong').textContent();
  beforeAll(async () => {
    service = await startTestService({ corpus: lidarPatents });
    const stated = [
      { source: 'handbook', property: 'melting point', value: 135, unit: '°C' },
      { source: 'handbook', property: 'LD50', value: 200, unit: 'mg/kg', condition: 'rat, oral' },
    ];
    const known = demoCompounds();
    await service.corpus.put(
      compounds,
      known.map((one) => (one.id === ASPIRIN ? { ...one, properties: stated } : one)),
    );
    await service.corpus.put(reactions, demoReactions());
    await service.corpus.put(sequences, demoSequences());
    const table = 'TABLE 1\nEGFR IC50 Values\n| Cpd | IC50 (nM)\n| 1 | 40\n| 2 | >1000';
    const paragraphs = [
      { id: 'p1', text: '2-acetyloxybenzoic acid (Cpd 1)', heading: true },
      { id: 'p2', text: table },
    ];
    const descriptions = [{ lang: 'en', origin: 'original', paragraphs }];
    await service.corpus.put(patents, [samplePatent('US20260990020A1', { descriptions } as never)]);
    const patent = 'US8100001B2';
    const mention = { compound: ASPIRIN, patent, counts: { claims: 1 }, names: [] };
    await service.corpus.put(mentions, [{ ...mention, id: 'a:1', provenance: [{ source: 'a', key: '1' }] }]);
  });
  afterAll(async () => service?.close());

  it('are drawn by hand and found by what they contain', async () => {
    ({ page } = await stage.signedIn(service));
    await page.goto('/compounds');
    const canvas = page.locator('.structure-editor canvas').last();
    await canvas.waitFor();
    // benzene in the bar of tools, then a place in the middle of the sheet
    const bar = (await page.locator('.structure-editor canvas').first().boundingBox())!;
    await page.mouse.click(bar.x + 31, bar.y + 200);
    const sheet = (await canvas.boundingBox())!;
    await page.mouse.click(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2);
    await pictures(page, 'compounds-drawn');
    await soon(() => page.getByLabel('The structure as SMILES').inputValue()).toMatch(/^[Cc1=]{8,12}$/);
    await page.getByLabel('The structure as SMILES').fill('OC(=O)c1ccccc1');
    await pictures(page, 'compounds-typed');
    await page.locator('.drawn button').click();
    await soon(found).toMatch(/compounds$/);
    expect(new URL(page.url()).searchParams.get('type')).toBe('SUB');
    await page.locator('.compound-cards img.structure').first().waitFor();
    expect(await accessibilityProblems(page, 'compounds')).toEqual([]);
    expect(await widthProblems(page, 'compounds')).toEqual([]);
    await pictures(page, 'compounds-found');
  });

  it('lead to the patents that hold them, and to how they are made', async () => {
    await page.getByRole('link', { name: 'aspirin', exact: true }).click();
    await address(page).toBe(`/compounds/${ASPIRIN}`);
    await soon(() => page.locator('main h1').textContent()).toBe('aspirin');
    await page.locator('.reaction-line img.structure').first().waitFor();
    expect(await page.locator('.reaction-line').first().textContent()).toContain('10 mmol');
    const facts = await page.locator('main .record-facts div').allTextContents();
    expect(facts).toContain('Melting point135 °C (handbook)');
    expect(facts).toContain('LD50200 mg/kg (rat, oral) (handbook)');
    expect(facts).toContain('logP, estimated (Crippen)1.31');
    expect(await page.locator('main').textContent()).not.toContain('acd_logp');
    expect(await accessibilityProblems(page, 'compound')).toEqual([]);
    expect(await widthProblems(page, 'compound')).toEqual([]);
    await pictures(page, 'compound');
    await page.getByRole('link', { name: 'US8100001B2' }).click();
    await page.locator('.claim').first().waitFor();
  });

  it('are found by any word for them', async () => {
    await page.goto('/compounds?q=50-78-2');
    await soon(found).toBe('1 compound');
    await page.getByText('taken as: cas').waitFor();
    await page.goto('/compounds?q=nobody');
    await page.getByText('No compound of the corpus').waitFor();
    await page.goto('/compounds');
    await page.getByLabel('Kind of search').selectOption('pattern (SMARTS)');
    expect(await page.locator('.structure-editor').count()).toBe(0);
    await page.getByLabel('The pattern as SMARTS').fill('[CX3](=O)[OX2H1]');
    await page.locator('.drawn button').click();
    await soon(found).toMatch(/^\d+ compounds?$/);
    const acids = await page.locator('.compound-cards').textContent();
    expect(acids).toContain('aspirin');
    await pictures(page, 'compounds-smarts');
    await page.goto('/compounds?smiles=C1CC&type=SUB');
    await page.getByRole('alert').waitFor();
    expect(await page.locator('input[name=q]').inputValue()).toBe('C1CC');
    await pictures(page, 'compounds-fault');
  });

  it('sequences are aligned with what is like them, with the listings that hold it', async () => {
    await page.goto('/sequences');
    await page.getByLabel('Sequence or motif').fill('>mine\nGIWDTNRSEFHYKQ\nLMPACVEDR');
    const search = page.locator('.sequence-ask button[type=submit]');
    expect(await page.locator('.sequence-ask p').first().textContent()).toBe('mine · protein · 23 letters');
    await search.click();
    await soon(found).toBe('5 sequences');
    const alignment = page.locator('pre.alignment').nth(1);
    expect(await alignment.textContent()).toBe(
      '1 GIWDTNRSEFHYKQLMPACVEDR\n  GIWDTNRSEFHYKQLMPAC EDR\n1 GIWDTNRSEFHYKQLMPACAEDR',
    );
    expect(await page.locator('.sequence-places').first().textContent()).toContain('WO2017904405SEQ ID NO 2');
    expect(await page.locator('.hit-head dl').first().textContent()).toBe(
      'Identity100.0 %Query covered100 %E value4.5e-18Bit score55.5',
    );
    expect(await accessibilityProblems(page, 'sequences')).toEqual([]);
    expect(await widthProblems(page, 'sequences')).toEqual([]);
    await pictures(page, 'sequences');
    await page.getByRole('link', { name: 'carrier peptide 2' }).click();
    await soon(() => page.locator('.alignment').textContent()).toBe('1 GIWDTNRSEF HYKQLMPACV EDR\n');
    expect(await accessibilityProblems(page, 'sequence')).toEqual([]);
    // of bases what they spell: the gene of the first peptide, translated, and what stands in the listing
    await page.goto('/sequences');
    await page.getByLabel('Sequence or motif').fill('ATGAAATGGCATACCTATGAACGCAATGGCAGCGATTTTCAGCTGGCGGCG');
    await page.getByRole('group', { name: 'Search among' }).getByRole('button', { name: 'protein' }).click();
    await search.click();
    await soon(() => page.locator('.hits h2').first().textContent()).toBe('carrier peptide 1');
    await page.goto('/sequences?view=patent&patent=WO2017904405');
    await soon(() => page.locator('td a').allTextContents()).toEqual(['1', '2', '3', '4', '5']);
    expect(await widthProblems(page, 'sequences-listed')).toEqual([]);
    await page.goto('/sequences');
    await page.getByRole('button', { name: 'Motif' }).click();
    await page.getByLabel('Sequence or motif').fill('GIWD[TX');
    await search.click();
    await page.getByRole('alert').waitFor();
  });

  it('activities of a patent stand beside their rows', async () => {
    await page.goto('/flows/activities');
    await page.getByLabel('Publication number of a stored patent').fill('US20260990020A1');
    expect(await accessibilityProblems(page, 'activities-start')).toEqual([]);
    await page.getByRole('button', { name: 'Read', exact: true }).click();
    await page.getByRole('button', { name: 'Compound 2' }).click({ timeout: 60_000 });
    expect(await page.locator('.activity-source mark').textContent()).toBe('| 2 | >1000');
    await page.getByRole('button', { name: 'Compound 1' }).click();
    expect(await page.locator('.activity-source mark').textContent()).toBe('| 1 | 40');
    await page.locator('.activities img.structure').waitFor();
    expect(await accessibilityProblems(page, 'activities')).toEqual([]);
    expect(await widthProblems(page, 'activities')).toEqual([]);
    await pictures(page, 'activities');
  });

  it('speak Chinese', async () => {
    await page.evaluate("localStorage.setItem('priora.language', 'zh')");
    await page.goto(`/compounds/${ASPIRIN}`);
    await page.getByRole('heading', { name: '记载它的专利' }).waitFor();
    await pictures(page, 'compound-zh');
  });
});
