import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, pictures, soon, story, widthProblems } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const batteries = demoRecords()
  .filter((record) => record.ipc.some((each) => each.startsWith('H01M')))
  .slice(0, 30);
const CLAIMS = `1. A battery pack (1) comprising a plurality of battery cells (2) and a cold plate (3) arranged below the battery cells (2).
2. The battery pack of claim 1, wherein the display shows a suitable temperature.`;
const DISCLOSURE =
  'Battery cells age when they are heated unevenly. A battery pack 1 has battery cells 2 and a cold plate 3 arranged below the battery cells 2. Thereby the temperature of the cells becomes more even.';

story('drafting a specification in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({ corpus: batteries });
    ({ page } = await stage.signedIn(service, { viewport: { width: 1280, height: 900 } }));
  });
  afterAll(async () => service?.close());

  const looksRight = async (name: string) => {
    expect(await accessibilityProblems(page, name)).toEqual([]);
    expect(await widthProblems(page, name)).toEqual([]);
  };
  const stored = async () => {
    const task = /drafting\/([^/?]+)/.exec(page.url())![1]!;
    return (await (await page.request.get(`/manage/tasks/${task}`)).json()).data;
  };

  it('begin with claims and a disclosure', async () => {
    await page.goto('/flows/drafting');
    await page.getByLabel('Claims', { exact: true }).fill(CLAIMS);
    expect(await page.getByRole('button', { name: 'Check them' }).isDisabled()).toBe(true);
    await page.getByLabel('Disclosure', { exact: true }).fill(DISCLOSURE);
    await looksRight('drafting-start');
    await page.getByRole('button', { name: 'Check them' }).click();
    await page.getByRole('heading', { level: 1, name: 'To review' }).waitFor();
  });

  it('show each fault with its place, and what the disclosure says of each feature', async () => {
    const faults = page.locator('.faults button');
    await soon(() => faults.count()).toBe(4);
    expect(await page.locator('.faults strong').allTextContents()).toEqual([
      'No antecedent',
      'Term without support',
      'Feature without support',
      'Vague term',
    ]);
    await faults.last().click();
    expect(await page.locator('.claims-read mark.lit').allTextContents()).toEqual(['suitable']);
    expect(await page.locator('.supports tbody tr').count()).toBe((await stored()).support.length);
    await looksRight('drafting-checks');
  });

  it('go back with the texts to mend them', async () => {
    const here = page.url();
    await page.getByRole('link', { name: 'Edit the texts and check again' }).click();
    await soon(() => page.getByLabel('Claims', { exact: true }).inputValue()).toBe(CLAIMS);
    await page.goto(here);
  });

  it('write of mended terms, title and features, and show what is to be supplied', async () => {
    await page.getByRole('button', { name: 'Terms and texts' }).click();
    expect(await page.getByLabel('Title of the invention').inputValue()).toBe('Battery pack');
    await page.getByLabel('Title of the invention').fill('Battery pack with a cold plate');
    await page.getByLabel('Reference sign of cold plate').fill('30');
    await page.getByRole('checkbox', { name: /display shows/ }).uncheck();
    await page.getByLabel('Effects').fill('');
    await looksRight('drafting-parts');
    await page.getByRole('button', { name: 'Write the specification' }).click();
    await page.getByRole('link', { name: '↓ Specification (Word)' }).waitFor();
    const { edits, filing } = await stored();
    expect(edits.title).toBe('Battery pack with a cold plate');
    expect(edits.terms.find(({ name }: { name: string }) => name === 'cold plate')).toMatchObject({ number: '30' });
    expect(await page.locator('.note li').allTextContents()).toEqual(filing.open);
    expect(filing.open).toContainEqual(expect.stringMatching(/^TO BE SUPPLIED: the effects/));
    const text = (await page.locator('.specification').allTextContents()).join('\n');
    expect(text).toContain('Battery pack with a cold plate');
    expect(text).toContain('30 cold plate');
    expect(text).not.toContain('display shows');
    await looksRight('drafting-specification');
  });

  it('in Chinese', async () => {
    await page.goto('/flows/drafting');
    await page.getByRole('button', { name: '中文' }).click();
    await page
      .getByLabel('权利要求', { exact: true })
      .fill(
        '1、一种检测装置，其特征在于，包括壳体和第一传感器。\n2、根据权利要求1所述的检测装置，其特征在于，所述显示屏安装在所述壳体上。',
      );
    await page.getByLabel('交底材料', { exact: true }).fill('检测装置包括壳体，壳体内有第一传感器。');
    await page.getByRole('button', { name: '核对' }).click();
    await page.getByText('缺少引用基础').waitFor();
    await pictures(page, 'drafting-chinese');
  });
});
