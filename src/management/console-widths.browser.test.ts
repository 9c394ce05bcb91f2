import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, edges, shown, soon, story, widthProblems } from '#testing/browser.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const LONG = 'nightly export of everything that the laboratory for solid state ranging has filed since 2015 (ci)';
const IDEA =
  'A lidar comprising a piezoelectric mirror that steers a light beam, a detector array that receives the reflected beam, and a controller.';

/** Pages that no story of their own looks at. */
const READABLE = ['usage', 'corpus', 'account', 'help'];

/**
 * Every page with something on it, at the widths of a desk, a tablet and a telephone: none is wider than its window.
 */
story('every page at every width in a browser', (stage) => {
  let service: TestService;
  let page: Page;
  let task = '';
  /** Pages that are wider than their window, all of a run: which, at which width, by how much, what reaches out. */
  const wider: string[] = [];
  /** Pages that are called no more than the program: tabs of them are all alike. */
  const untitled: string[] = [];
  /** Where each page begins in the first window. */
  const begun: Record<string, number[]> = {};

  beforeAll(async () => {
    service = await startTestService({ corpus: lidarPatents });
    const key = await service.makeKey({ name: LONG });
    for (const [call, body] of [
      ['POST /search/patent/query-search-count', { query_text: 'TTL: lidar' }],
      ['POST /search/patent/query-search-patent', { query_text: 'TTL: lidar', limit: 5 }],
      ['POST /search/patent/query-search-facet', { query_text: 'TTL: lidar', field: 'AUTHORITY' }],
      ['POST /search/patent/query-search-count', { query_text: 'TTTL: (lidar' }],
    ] as const)
      await service.call(call, { key, body });
    await service.accounts.flush();
  });
  afterAll(async () => service?.close());

  /** Pages that somebody cannot read, and why. */
  const unreadable: string[] = [];

  /** Opens a page as a link of the console does: what is there already is not loaded again. */
  async function opened(path: string): Promise<void> {
    const kind = (address: string) => new URL(address, 'http://console').pathname.split('/')[1];
    // the same page with other things on it may show those of before for a while
    if (page.url() === 'about:blank' || kind(path) === kind(page.url())) {
      await page.goto(path);
      return;
    }
    const before = await page.locator('main > *').first().elementHandle();
    await page.evaluate(
      `history.pushState({}, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`,
    );
    await before?.waitForElementState('hidden');
  }

  /** Waits until a page has what it shows, then measures it at every width. */
  async function measured(path: string, name: string, there = 'main h1') {
    await page.setViewportSize({ width: 1280, height: 900 });
    await opened(path);
    await shown(page, there);
    begun[name] = await edges(page);
    if ((await page.title()) === 'Priora') untitled.push(name);
    if (READABLE.includes(name))
      unreadable.push(...(await accessibilityProblems(page)).map((each) => `${name}: ${each}`));
    wider.push(...(await widthProblems(page, name)));
  }

  it('has a task that has compared documents', async () => {
    ({ page } = await stage.signedIn(service));
    await page.goto(`/flows/novelty?text=${encodeURIComponent(IDEA)}`);
    await page.getByRole('button', { name: 'Straight to the comparison' }).click();
    // every step of the task on the way to it is waited for by itself
    const at = () => page.locator('main h1').textContent();
    for (const left of ['Summary', 'Features', 'Search words', 'Search']) await soon(at).not.toBe(left);
    await page.locator('.grid').waitFor();
    task = new URL(page.url()).pathname.split('/')[3]!;
    await soon(() => task).toMatch(/\S/);
  });

  it.each([
    ['/search', 'start', '.start'],
    ['/search?q=TTL%3A%20lidar&group=none', 'search', '.results .passage'],
    ['/search?q=TTL%3A%20lidar&group=none&dense=1&preview=1', 'preview', '.preview h2'],
    ['/search?q=TTL%3A%20lidar&view=charts', 'charts', '.chart .bars-upright'],
    ['/search?q=TAC%3A%20lidar%20AND%20CLMS%3A%20piezo*&view=explain', 'explain', '.explain'],
    ['/search?q=TTL%3A%20unheardof', 'nothing', '.empty'],
    ['/search?q=TTL%3A%20lidar&group=none&view=table', 'table', 'table.rows td'],
    ['/history', 'history', 'main table'],
    ['/classes?scheme=ipc', 'classes', 'main h1'],
    ['/papers?text=battery', 'papers', 'main h1'],
    ['/lists', 'lists', '.new-list'],
    ['/patents/US8100001B2', 'document', '.claim'],
    ['/patents/US8100001B2?view=citations', 'citations', 'main h1'],
    ['/patents/US8100001B2?view=family', 'family', '.family'],
    ['/compare?ids=US8100001B2,US9900001B2', 'compare', '.compare .clause'],
    ['/similar?pn=US8100001B2', 'similar', '.results .passage'],
    ['/chat', 'chat', '.examples'],
    ['/keys', 'keys', '.keyname'],
    ['/dashboard', 'dashboard', 'main h1'],
    ['/monitors', 'monitors', 'main h1'],
    ['/work', 'work', 'main h1'],
    ['/usage', 'usage', 'main table'],
    ['/corpus', 'corpus', '.chart .bars-upright'],
    ['/sources', 'sources', '.sources .jobs li'],
    ['/account', 'account', 'main table'],
    ['/help', 'help', 'main table'],
    ['/tasks', 'tasks', '.task'],
    ['/flows/novelty', 'novelty-start', '.idea'],
    ['/flows/fto', 'fto-start', '.idea'],
    ['/flows/exploration', 'exploration-start', '.idea'],
    ['/flows/disclosure', 'disclosure-start', '.idea'],
    ['/flows/drafting', 'drafting-start', '.idea'],
    ['/nowhere', 'nowhere', 'main h1'],
  ])('%s', async (path, name, there) => {
    await measured(path, name, there);
  });

  it.each([
    ['idea', '.paper'],
    ['summary', '.parts'],
    ['features', '.features'],
    ['elements', '.elements'],
    ['search', '.ranked'],
    ['comparison', '.grid'],
    ['report', '.report-form'],
  ])('%s of a novelty search', async (name, there) => {
    await measured(`/flows/novelty/${task}/${name}`, `novelty-${name}`, there);
  });

  it('in Chinese', async () => {
    await page.evaluate("localStorage.setItem('priora.language', 'zh')");
    await measured('/search?q=TTL%3A%20lidar&group=none', 'zh-search', '.results .passage');
    await measured('/keys', 'zh-keys', '.keyname');
    await measured('/usage', 'zh-usage', 'main table');
    await measured('/corpus', 'zh-corpus', '.chart .bars-upright');
    await measured('/help', 'zh-help', 'main table');
    await measured(`/flows/novelty/${task}/comparison`, 'zh-comparison', '.grid');
  });

  it('is nowhere wider than its window', () => {
    expect(wider).toEqual([]);
  });

  it('can be read by everybody, in light and dark', () => {
    expect(unreadable).toEqual([]);
  });

  it('is told apart in the title of its tab', () => {
    expect(untitled).toEqual(['start']);
  });

  it('begins everywhere at one edge', () => {
    expect(Object.entries(begun).filter(([, from]) => from.join() !== '24')).toEqual([]);
  });

  it('is set in the fonts that came with it', async () => {
    const loaded = await page.evaluate<string[]>(
      "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('\"', ''))",
    );
    expect([...new Set(loaded)].sort()).toEqual(['Own Inter', 'Own Source Serif']);
  });
});
