import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Conveyance, conveyances } from '#collections/conveyances/conveyances.ts';
import { fileWrappers } from '#collections/file-wrappers/file-wrappers.ts';
import { legalEvent } from '#collections/patents/legal/stated.ts';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { accessibilityProblems, pictures, soon, story } from '#testing/browser.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const conveyed = (frame: string, text: string, from: string[], to: string, executed: number): Conveyance => ({
  ...{ id: `US ${frame}`, office: 'US', reel_frame: frame, text, executed, properties: [{ patent: 'US8457796' }] },
  assignors: from.map((name) => ({ name })),
  assignees: [{ name: to }],
  provenance: [{ source: 'uspto-assignment' }],
});
const state = (code: string, country: string, date: number, more: Record<string, string>) =>
  legalEvent({ code, country: 'EP', date, text: code, values: { ref_country_code: country, ...more } });

story('the life of a right in a browser', (stage) => {
  let service: TestService;
  let page: Page;

  beforeAll(async () => {
    service = await startTestService();
    const { corpus } = service;
    await corpus.put(patents, [
      samplePatent('US8457796B2', {
        application_number: 'US12/721698',
        filing_date: 20100311,
        publication_date: 20130604,
        grant_date: 20130604,
        titles: [{ lang: 'en', origin: 'original', text: 'Predictive conditioning' }],
      }),
      samplePatent('EP2400812B1', {
        application_number: 'EP10713823',
        filing_date: 20100624,
        publication_date: 20190828,
        grant_date: 20190828,
        legal_events: [
          legalEvent({
            ...{ code: 'AK', country: 'EP', date: 20190828, text: 'DESIGNATED CONTRACTING STATES' },
            values: { kind_code_of_ref_document: 'B1', designated_state_s: 'DE FR HU' },
          }),
          state('PG25', 'FR', 20210331, { effective_date: '20200630' }),
          state('PGFP', 'DE', 20250701, { year: '16' }),
        ],
      }),
    ]);
    await corpus.put(fileWrappers, [
      {
        ...{ application: 'US12/721698', office: 'US', kind: 'utility', filed: 20100311, granted: 20130604 },
        ...{ patent: 'US8457796', publications: [], parents: [], children: [] },
        events: [
          { code: 'EXP.', date: 20170704 },
          { code: 'MPMFG', date: 20180920 },
          { code: 'M2558', date: 20180920 },
        ],
        provenance: [{ source: 'uspto-peds' }],
      },
    ]);
    await corpus.put(conveyances, [
      conveyed('024100/0001', 'ASSIGNMENT OF ASSIGNORS INTEREST', ['DOE, JANE', 'ROE, RICHARD'], 'ACME INC', 20100311),
      conveyed('030000/0002', 'MERGER', ['ACME INC'], 'BETA LLC', 20140102),
      conveyed('040000/0003', 'CHANGE OF NAME', ['BETA LLC'], 'GAMMA LLC', 20160301),
      conveyed('041000/0004', 'SECURITY INTEREST', ['GAMMA LLC'], 'FIRST BANK', 20160401),
      conveyed(
        '042000/0005',
        'RELEASE OF SECURITY INTEREST AT REEL/FRAME NO. 41000/0004',
        ['FIRST BANK'],
        'GAMMA LLC',
        20170501,
      ),
      conveyed('043000/0006', 'SECURITY INTEREST', ['GAMMA LLC'], 'SECOND BANK', 20170502),
    ]);
    ({ page } = await stage.signedIn(service, { viewport: { width: 1360, height: 1000 } }));
  });
  afterAll(async () => service?.close());

  const stages = () => page.locator('.stages li').allInnerTexts();

  it('tells each stage with its day and why, the gap of a fee paid late too', async () => {
    await page.goto('/patents/US8457796B2');
    await page.getByRole('heading', { level: 2, name: 'Life of the right' }).waitFor();
    const told = (await stages()).map((one) => one.split('\n')[0]!);
    expect(told.slice(0, 3)).toEqual(['In force 2013-06-04', 'Lapsed: fee not paid 2017-06-04', 'In force 2018-09-20']);
    expect(await page.locator('svg.life rect').count()).toBeGreaterThanOrEqual(3);
    await page.locator('#life').scrollIntoViewIfNeeded();
    await pictures(page, 'life');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('tells its owners one after the other, the inventors first, the present name last', async () => {
    const owners = (await page.locator('.chain li').allInnerTexts()).map((one) => one.split('\n').at(-1));
    expect(owners).toEqual(['DOE, JANE; ROE, RICHARD', 'ACME INC', 'BETA LLC', 'GAMMA LLC']);
  });

  it('tells what the office’s own file says, and conveyances that it recorded, among the events, newest first', async () => {
    const pledged = ['043000/0006', '042000/0005', '041000/0004'];
    const codes = ['MPMFG', 'M2558', 'EXP.', ...pledged, '040000/0003', '030000/0002', '024100/0001'];
    await soon(() => page.locator('#events code').allInnerTexts()).toEqual(codes);
  });

  it('tells of each pledge what released it, or that no release is known', async () => {
    const rights = await page.locator('#rights li').allInnerTexts();
    expect(rights.slice(0, 2).map((one) => one.split('\n'))).toEqual([
      ['2017-05-02 Pledge', 'GAMMA LLC → SECOND BANK', 'No release is known'],
      ['2016-04-01 Pledge', 'GAMMA LLC → FIRST BANK', 'Released 2017-05-01, record 042000/0005'],
    ]);
  });

  it('tells a European right state by state, and of which nothing is known', async () => {
    await page.goto('/patents/EP2400812B1');
    await page.locator('.states').waitFor();
    expect(await page.locator('.states dd').allInnerTexts()).toEqual(['DE', 'HU', 'FR']);
    await page.getByText('nothing is known of fees or a lapse in HU').waitFor();
    await pictures(page, 'life-states');
  });
});
