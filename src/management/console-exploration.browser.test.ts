import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { materials } from '#collections/materials/materials.ts';
import { demoMaterials } from '#demo/materials.ts';
import { accessibilityProblems, pictures, soon, story, widthProblems } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const batteries = demoRecords()
  .filter((record) => record.ipc.some((each) => each.startsWith('H01M')))
  .slice(0, 90);
const PROBLEM =
  'The cells of a battery pack must be cooled more evenly, but a larger cold plate makes the pack heavier.';
const IDEA =
  'Battery cells age when they are heated unevenly. A battery pack comprises a cold plate below the cells and a pump that reverses the flow of coolant. Thereby the temperature of the cells becomes more even.';

story('solutions and materials explored, a disclosure drafted in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({ corpus: batteries });
    await service.corpus.put(materials, demoMaterials());
    ({ page } = await stage.signedIn(service, { viewport: { width: 1280, height: 900 } }));
  });
  afterAll(async () => service?.close());

  const looksRight = async (name: string) => {
    expect(await accessibilityProblems(page, name)).toEqual([]);
    expect(await widthProblems(page, name)).toEqual([]);
  };
  const stored = async () => {
    const task = /flows\/\w+\/([^/?]+)/.exec(page.url())![1]!;
    return (await (await page.request.get(`/manage/tasks/${task}`)).json()).data;
  };
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

  it('read a problem: what improves, what suffers, and questions to look for', async () => {
    await page.goto('/flows/exploration');
    await page.getByLabel('Problem').fill(PROBLEM);
    await page.getByRole('button', { name: 'Read the problem' }).click();
    await page.getByRole('heading', { name: 'Contradictions' }).waitFor();
    const { recommendations } = await stored();
    expect(await page.locator('.plain-list input[type=checkbox]').count()).toBe(recommendations.length);
    await looksRight('exploration-problem');
    await page.getByLabel('A question of your own').fill('How is a cold plate made lighter?');
    await page.getByRole('button', { name: 'Find approaches' }).click();
    await heading('Approaches');
    await soon(() => page.locator('.directions > li').count()).toBeGreaterThan(0);
    expect((await stored()).chosen).toEqual(['How is a cold plate made lighter?']);
  });

  it('show each way with sentences of documents, and map the chosen ones and one of one’s own', async () => {
    const { directions } = await stored();
    expect(await page.locator('.directions > li').count()).toBe(directions.length);
    expect(await page.locator('.directions blockquote').first().textContent()).toBe(
      directions[0].approaches[0].evidence.text,
    );
    await looksRight('exploration-ways');
    await page.locator('.directions input[type=checkbox]').first().check();
    await page.getByRole('button', { name: '+ Add an approach' }).click();
    await page.getByLabel('Your own approach 1', { exact: true }).fill('a pump that reverses the flow of coolant');
    await page.getByRole('button', { name: 'Make the map' }).click();
    // drawn: a box each, and what is chosen is read below
    await page.locator('.mind-map button').first().waitFor();
    expect(await page.locator('.mind-map path').count()).toBe((await page.locator('.mind-map button').count()) - 1);
    await page.locator('.mind-map button').nth(1).click();
    await page.locator('.map-read blockquote').first().waitFor();
    await looksRight('exploration-map-drawn');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await page.locator('.solution-map').waitFor();
    const { map } = await stored();
    expect(await page.locator('.solution-map > li').count()).toBe(map.length);
    expect(map.map(({ source_type }: { source_type: string }) => source_type).sort()).toEqual(['customize', 'model']);
    await looksRight('exploration-map');
  });

  it('take an inventor’s text apart, and write a disclosure of it as mended', async () => {
    await page.goto('/flows/disclosure');
    await page.getByLabel('The inventor’s text').fill(IDEA);
    await page.getByRole('button', { name: 'Sort into sections' }).click();
    await soon(() => page.getByLabel('Effects').inputValue()).toBe(
      'Thereby the temperature of the cells becomes more even.',
    );
    await page.getByLabel('Applications').fill('electric buses');
    await looksRight('disclosure-fields');
    await page.getByRole('button', { name: 'Write the disclosure' }).click();
    await page.getByRole('link', { name: '↓ Word' }).waitFor();
    expect((await stored()).lines.application).toEqual([{ text: 'electric buses' }]);
    await soon(() => page.locator('.report').textContent()).toContain('electric buses');
    await looksRight('disclosure-document');
  });

  it('find materials by requirements, read a node of their map, and have its plan written', async () => {
    await page.goto('/flows/materials');
    await page
      .getByLabel('Requirements')
      .fill('A light alloy with a yield strength above 1,000 MPa below 8 g/cm³, without cobalt.');
    await page.getByRole('button', { name: 'Read the requirements' }).click();
    await page.getByRole('button', { name: 'Explore', exact: true }).click();
    await page.locator('.mind-map button').first().waitFor();
    expect(await page.locator('.mind-map path').count()).toBe((await page.locator('.mind-map button').count()) - 1);
    await looksRight('materials-map');
    await page.locator('.mind-map button').nth(1).click();
    await page.locator('.map-read').getByText('What was measured').click();
    await page.locator('.map-read').getByText('yield strength 1').first().waitFor();
    await page.getByRole('button', { name: 'Write a plan' }).click();
    await page.locator('.map-read .report').waitFor();
    expect(await page.locator('.map-read .report h3').first().textContent()).toBe('Materials');
    expect(Object.keys((await stored()).plans)).toHaveLength(1);
    await looksRight('materials-plan');
  });

  it('say of a wish what it lacks, and in Chinese', async () => {
    await page.goto('/flows/disclosure');
    await page.getByLabel('The inventor’s text').fill('I wish that batteries were better.');
    await page.getByRole('button', { name: 'Sort into sections' }).click();
    await page.locator('.note.lines').waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('heading', { level: 1, name: '从发明人原文到交底书' }).waitFor();
    await pictures(page, 'disclosure-chinese');
  });
});
