import { afterAll, beforeAll, expect, it } from 'vitest';
import { soon, story, type Tab } from '#testing/browser.ts';
import { lidarPatents } from '#testing/lidar-patents.ts';
import { startTestService, type TestService } from '#testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ corpus: lidarPatents });
});
afterAll(() => service.close());

/** Asks as the page's own library does. */
const asked = ({ page }: Tab, authorization?: string) =>
  page.evaluate(async (given) => {
    const answer = await fetch('/search/patent/query-search-count', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(given && { authorization: given }) },
      body: JSON.stringify({ query_text: 'TTL: lidar' }),
    });
    const { data } = (await answer.json()) as { data: { total_search_result_count: number } };
    return [answer.status, data.total_search_result_count];
  }, authorization);

story('the reference tries operations in place', ({ signedIn, stranger }) => {
  let tab: Tab;

  it('with the session of the console, whatever its placeholder for a key is', async () => {
    tab = await signedIn(service);
    await tab.page.goto('/docs/');
    await soon(() => tab.page.getByRole('status').first().textContent()).toContain('go as Ann');
    expect(await asked(tab)).toEqual([200, 3]);
    expect(await asked(tab, 'Bearer YOUR_SECRET_TOKEN')).toEqual([200, 3]);
  });

  it('with a key that is made there', async () => {
    await tab.page.goto('/docs/');
    await tab.page.getByRole('button', { name: 'Make a key for programs' }).click();
    await soon(() => tab.page.locator('#try code').textContent()).toMatch(/^sk-/);
    expect(await asked(tab)).toEqual([200, 3]);
    const keys = await service.accounts.keys(service.account_id);
    expect(keys.filter(({ name }) => name.startsWith('reference, '))).toHaveLength(1);
  });

  it('a stranger is told how', async () => {
    const page = await stranger(service);
    await page.goto('/docs/');
    await soon(() => page.getByRole('status').first().textContent()).toContain('Sign in at the console');
  });
});
