import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CompanyPart, companies, companyPart } from '#collections/companies/companies.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { accessibilityProblems, soon, story, widthProblems } from '#testing/browser.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const LEI = 'lei:851WYGNLUQLFZBSYGB56';
const CHILD = 'lei:969500CF6KZ8GL8U6948';
const ROR = 'ror:02bfwt286';
const part = (ids: string[], name: string, more: Partial<CompanyPart> = {}) =>
  companyPart({ ids, provenance: [{ source: 'gleif', key: ids[0]!, as_of: '2026-01-02' }], name, ...more });
const party = (name: string) => ({ name, standard_name: name });
const owned = (number: string, name: string, filing_date: number) =>
  samplePatent(number, {
    filing_date,
    application_number: `US${filing_date}`,
    titles: [{ lang: 'en', origin: 'original', text: 'Gearbox with a cold plate' }],
    applicants: [party(name)],
    current_assignees: [party(name)],
    ipc: ['F16H57/04'],
  });

story('companies: a page from every owner’s name, candidates and decisions', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService({
      corpus: [
        owned('US8100001B2', 'NORDWERK ANTRIEBE AG', 20120304),
        owned('US8100002B2', 'NORDWERK MOTOREN AG', 20140304),
        owned('US8100003B2', 'NORDWERK ANTRIEB', 20150304),
      ],
    });
    await service.corpus.put(companies, [
      part([LEI], 'Nordwerk Antriebe AG', {
        ...{ country: 'DE', city: 'Bonn', status: 'ACTIVE', founded: 19520116, website: 'https://nordwerk.example' },
        names: [
          { text: 'Nordwerk Motoren AG', kind: 'previous', until: 20180101 },
          { text: '诺德韦克', kind: 'other', lang: 'zh' },
          { text: 'نوردفيرك', kind: 'other', lang: 'ar' },
        ],
        stated_children: { direct: 3 },
        exceptions: [{ kind: 'ultimate_parent', reason: 'NATURAL_PERSONS' }],
      }),
      part([CHILD], 'Nordwerk Getriebe GmbH', {
        country: 'DE',
        relations: [{ kind: 'direct_parent', to: LEI, active: true }],
      }),
      part([ROR], 'Nordwerk Antriebe AG', { country: 'DE', city: 'Bonn' }),
    ]);
    ({ page } = await stage.signedIn(service, { viewport: { width: 1280, height: 900 } }));
  });
  afterAll(async () => service?.close());

  const looksRight = async (name: string) => {
    expect(await accessibilityProblems(page, name)).toEqual([]);
    expect(await widthProblems(page, name)).toEqual([]);
  };

  it('lead from an owner’s name in a document to those who may be meant', async () => {
    await page.goto('/patents/US8100001B2');
    await page.getByRole('link', { name: 'NORDWERK ANTRIEBE AG' }).first().click();
    await page.getByRole('heading', { name: 'Several companies have this name' }).waitFor();
    await page.getByText('is the name of 2 companies').waitFor();
    await looksRight('companies-equal');
  });

  it('show what is open, and make two records one when an operator says so', async () => {
    await page.goto('/companies');
    await page.getByRole('heading', { name: 'Records with the same name' }).waitFor();
    await page.getByText('the same name "Nordwerk Antriebe AG"; both in DE; both in BONN').waitFor();
    await looksRight('companies-open');
    await page.getByRole('button', { name: 'The same', exact: true }).first().click();
    await page.getByText('Nothing to decide: no two records share a name.').waitFor();
    await page.getByRole('cell', { name: ROR }).waitFor();
  });

  it('give a spelling of patents to its company', async () => {
    await page.getByRole('link', { name: 'NORDWERK ANTRIEB', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Candidates' }).waitFor();
    await looksRight('companies-named');
    const row = page.getByRole('row').filter({ hasText: LEI });
    await row.getByRole('button', { name: 'The same', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Nordwerk Antriebe AG' }).waitFor();
  });

  it('show names through time, the group, patents in numbers, and lead to the patents', async () => {
    await soon(() => page.getByText('3 families: 3 owned now, 3 filed.').count()).toBe(1);
    await page.getByText('2 entities are stored. Registers state 2 more direct children.').waitFor();
    await page.getByText(`LEI ${LEI.slice(4)}`).waitFor();
    await page.getByRole('cell', { name: 'former name' }).waitFor();
    await page.getByText('ultimate parent: it is controlled by natural persons').waitFor();
    await looksRight('company');
    await page.getByRole('link', { name: 'Show the patents' }).click();
    await soon(() => page.getByRole('link', { name: 'Gearbox with a cold plate' }).count()).toBe(3);
  });

  it('say it in Chinese, and take a decision back', async () => {
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Nordwerk Antriebe AG' }).waitFor();
    await page.getByRole('row').filter({ hasText: ROR }).getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('cell', { name: 'undecided again' }).waitFor();
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('heading', { name: '候选' }).waitFor();
    await page.locator('.company-tree').getByText('诺德韦克').waitFor();
  });
});
