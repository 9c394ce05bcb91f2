import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Patent } from '#collections/patents/patent.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { accessibilityProblems, address, soon, story } from '#testing/browser.ts';
import { demoRecords } from '#testing/demo-records.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';

/** A wire between browser and service that can be cut. */
async function wire(to: string) {
  const { port } = new URL(to);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const socket of [client, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
      socket.on('error', () => socket.destroy());
    }
    client.pipe(far).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      for (const socket of open) socket.destroy();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

story('chat, documents and exports in a browser', (stage) => {
  let corpus: Patent[];
  let service: TestService;
  let context: BrowserContext;
  let page: Page;
  /** Numbers of two documents of one kind. */
  let compared: string[];

  beforeAll(async () => {
    corpus = demoRecords().filter(({ titles }) =>
      /battery pack|lidar|ranging/i.test(titles.find(({ lang }) => lang === 'en')?.text ?? ''),
    );
    corpus.push(
      samplePatent('US29999999A1', {
        publication_date: 20250101,
        figures: [{ id: 'fig1', label: 'FIG. 1', caption: 'A gasket.', file: 'US29999999-D1.TIF' }],
      }),
    );
    service = await startTestService({ corpus });
  });
  afterAll(async () => service?.close());

  const record = (number: string) => corpus.find(({ publication_number }) => publication_number === number)!;

  const clipboard = (of = page) => of.evaluate<string>('navigator.clipboard.readText()');

  /** As the console shows it: as published, else in English. */
  const textOf = (texts: Patent['abstracts']) =>
    (texts.find(({ origin }) => origin === 'original') ?? texts.find(({ lang }) => lang === 'en'))!.text;

  /** The characters that an address like `/patents/US1?text=en-original#c1:3-9` points to, read in the record. */
  function charactersAt(address: string): string {
    const { pathname, searchParams, hash } = new URL(address, 'http://x');
    const [lang, origin] = searchParams.get('text')!.split('-');
    const [, unit = '', start, end] = /^#([a-z]+\d*):(\d+)-(\d+)$/.exec(hash)!;
    const patent = record(pathname.split('/').at(-1)!);
    const here = (text: { lang: string; origin: string }) => text.lang === lang && text.origin === origin;
    const whole =
      unit === 'abstract'
        ? patent.abstracts.find(here)!.text
        : unit === 'title'
          ? patent.titles.find(here)!.text
          : unit.startsWith('c')
            ? patent.claims.find(here)!.claims.find(({ number }) => `c${number}` === unit)!.text
            : patent.descriptions.find(here)!.paragraphs.find(({ id }) => id === unit)!.text;
    return whole.slice(Number(start), Number(end));
  }

  it('greets with a page that everybody can read', async () => {
    ({ context, page } = await stage.invited(service));
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
  });

  it('answers an example in quotations that stand where they lead to', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' }).click();
    await page.getByText('No model is configured: answers are quotations').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'How is thermal propagation between battery cells limited?' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
    const quoted = page.locator('.answer a.cited:has(q)');
    await soon(() => quoted.count()).toBeGreaterThanOrEqual(2);
    const quotes = await quoted.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href')!, link.querySelector('q')!.textContent!] as const),
    );
    for (const [href, words] of quotes) expect(charactersAt(href).replace(/\s*\n\s*/g, ' ')).toBe(words);
    await page.locator('.sources li').first().waitFor();
    await page.getByText('Word for word from the documents.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('points at the passage beside, and opens the document with the words lit', async () => {
    const cited = page.locator('.answer a.cited:has(q)').last();
    const href = (await cited.getAttribute('href'))!;
    const number = await cited.locator('.cite').textContent();
    await cited.locator('.cite').hover();
    await soon(() => page.locator('.sources li.at .meta .cite').allTextContents()).toEqual([number]);
    await cited.locator('.cite').click();
    const lit = page.locator('.reading mark.lit'); // the sources of the chat have lit words too
    await soon(async () => (await lit.allTextContents()).join('')).toBe(charactersAt(href));
    await page.goBack();
    await page.locator('.answer').waitFor();
  });

  it('goes on with the conversation, and copies an answer with its citations', async () => {
    const box = page.getByRole('textbox', { name: 'Question' });
    await box.fill('And what are the advantages of the barrier elements?');
    await box.press('Enter');
    await soon(() => page.getByRole('button', { name: 'Copy as Markdown' }).count()).toBe(2);
    await page.getByRole('button', { name: 'Copy as Markdown' }).first().click();
    await soon(() => clipboard()).toMatch(/^## How is thermal propagation between battery cells limited\?\n\n/);
    const copied = await clipboard();
    const notes = [...copied.matchAll(/^\[\^(\d+)\]: ([A-Z]{2}\w+), \*.+\*.*: \[.+\]\((.+?)\)/gm)];
    expect(notes.length).toBeGreaterThanOrEqual(1);
    for (const [, n, pn, link] of notes) {
      expect(copied).toContain(`[^${n}]`);
      expect(new URL(link!).pathname).toBe(`/patents/${pn}`);
      expect(charactersAt(link!).length).toBeGreaterThan(0);
    }
    expect(copied).not.toMatch(/^Sources:/m);
  });

  it('says that the corpus holds nothing on a question', async () => {
    await page.getByRole('link', { name: 'New conversation' }).click();
    await page.locator('.examples').waitFor();
    const box = page.getByRole('textbox', { name: 'Question' });
    await box.fill('How do sourdough starters ferment rye?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await page.getByText(/holds nothing on that question/).waitFor();
    expect(await page.locator('.sources').count()).toBe(0);
  });

  it('counts, and leads to the search that was counted', async () => {
    await page.getByRole('link', { name: 'New conversation' }).click();
    await page.getByRole('button', { name: 'Who files most on lidar scanners?' }).click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
    const [, families] = /(\d+) patent famil/.exec((await page.locator('.answer').textContent())!)!;
    await page.locator('.answer p code').first().click();
    await page.getByText(families === '1' ? '1 family' : `${families} families`, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Word forms', pressed: true }).waitFor();
    await page.goBack();
    await page.locator('.answer').waitFor();
  });

  it('keeps conversations: by name, over a reload, until they are deleted', async () => {
    const list = page.getByRole('navigation', { name: 'Conversations' });
    await soon(() => list.locator('li').count()).toBe(3);
    await list
      .getByRole('button', { name: 'Rename “How is thermal propagation between battery cells limited?”' })
      .click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByLabel('Name', { exact: true }).fill('Thermal');
    await page.getByRole('button', { name: 'Save' }).click();
    await list.getByRole('link', { name: /^Thermal/ }).click();
    await soon(() => page.locator('.answer').count()).toBe(2);
    await page.reload();
    await page.locator('.answer').nth(1).waitFor();
    await list.getByRole('button', { name: 'Delete “Thermal”' }).click();
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await soon(() => list.locator('li').count()).toBe(2);
    await address(page).toBe('/chat');
    await page.goto('/chat/00000000000000000000000000000000');
    await page.getByRole('alert').getByText('No conversation of this account has that id').waitFor();
  });

  it('draws who cites whom; each family is a link, and a row of the table', async () => {
    const cited = corpus.find(
      ({ cites }) => cites.filter(({ publication_number }) => record(publication_number)).length >= 3,
    )!;
    await page.goto(`/patents/${cited.publication_number}`);
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Citations' }).click();
    await soon(() => page.locator('.graph a.node').count()).toBeGreaterThanOrEqual(3);
    const nodes = await page.locator('.graph a.node').count();
    const absent = await page.locator('.graph .node.absent').count();
    await soon(() => page.locator('tbody tr').count()).toBe(nodes + absent);
    await soon(() => page.locator('.graph path.edge').count()).toBeGreaterThanOrEqual(nodes);
    expect(await accessibilityProblems(page)).toEqual([]);
    const first = page.locator('.graph a.node').first();
    const to = (await first.getAttribute('href'))!;
    await first.focus();
    const number = /patents\/(\w+)/.exec(to)![1]!;
    await soon(() => page.locator('.pointed code').allTextContents()).toEqual([number]);
    await page.keyboard.press('Enter');
    await address(page).toBe(`/patents/${number}`);
    await soon(() => page.locator('.meta code').first().textContent()).toBe(number);
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Family' }).click();
    await page.locator('table.family').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('makes of selected words a quote with its source, and a search', async () => {
    const { publication_number, abstracts } = corpus.find(({ abstracts: [first] }) => first?.lang === 'en')!;
    await page.goto(`/patents/${publication_number}`);
    await page.locator('#abstract').waitFor();
    await page.evaluate(`
        const text = document.createTreeWalker(document.querySelector('#abstract'), NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        range.setStart(text, 4);
        range.setEnd(text, 44);
        getSelection().removeAllRanges();
        getSelection().addRange(range);`);
    await page.getByRole('button', { name: 'Copy quote with citation' }).click();
    await soon(() => clipboard()).toMatch(/^“.+” \(.+\) http\S+$/);
    const [, words, link] = /^“(.+)” \(.+\) (http\S+)$/.exec(await clipboard())!;
    expect(words).toBe(abstracts[0]!.text.slice(4, 44).trim());
    expect(charactersAt(link!)).toBe(abstracts[0]!.text.slice(4, 44));
    await page.getByRole('button', { name: 'Search this passage' }).click();
    await page.locator('.results .passage').first().waitFor();
    expect(new URL(page.url()).searchParams.get('text')).toBe(words);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('counts families in facets where the results are families', async () => {
    await page.goto('/search?q=TTL%3A%20battery');
    const us = page.locator('.facet label', { hasText: /^US/ }).locator('.n');
    const count = async (collapse_type: string) =>
      (
        await service.call('POST /search/patent/query-search-count', {
          body: { query_text: '(TTL: battery) AND AUTHORITY: US', collapse_type },
        })
      ).data.total_search_result_count;
    const [families, publications] = [await count('DOCDB'), await count('ALL')];
    expect(publications).toBeGreaterThan(families);
    await page.getByText('Counts are families').waitFor();
    await soon(async () => Number(await us.textContent())).toBe(families);
    await page.getByLabel('Grouping').selectOption('Every publication');
    await page.getByText('Counts are publications.').waitFor();
    await soon(async () => Number(await us.textContent())).toBe(publications);
  });

  it('sets claims beside each other, clause by clause, with what differs marked', async () => {
    compared = ['US20120901460A1', 'US20150902548A1'];
    await page.goto(`/compare?ids=${compared.join(',')}`);
    await page.locator('tr.clause').first().waitFor();
    for (const [d, patent] of compared.map(record).entries()) {
      const shown = (await page.locator(`tr.clause td:nth-child(${d + 2}) .text`).allTextContents())
        .map((text) => text.replace(/^\d+ /, '').replace(/\s+/g, ''))
        .sort();
      const whole = patent.claims[0]!.claims.filter(({ independent }) => independent).map(({ text }) =>
        text.replace(/\s+/g, ''),
      );
      expect(shown.join('').length).toBe(whole.join('').length);
      for (const clause of shown) expect(whole.some((claim) => claim.includes(clause))).toBe(true);
    }
    const marked = (await page.locator('tr.clause mark').allTextContents()).join(' ');
    expect(marked).toMatch(/intumescent layer.*fluid capsules/);
    expect(marked).not.toContain('housing');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('sets documents beside each other by the features of a novelty search', async () => {
    const call = async (path: string, body: object) => {
      const { data, json } = await service.call(`POST /ai/novelty-search${path}`, { body });
      expect([path, json.error_msg]).toEqual([path, '']);
      return data;
    };
    const wait_ms = 40_000;
    const input = 'A battery pack with cells; barrier elements between the cells; and a gas duct above the cells.';
    const { task_id } = await call('/submit', { input, lang: 'en' });
    const { tech_solution } = await call('/tech-solution/get', { task_id, wait_ms });
    await call('/tech-solution/update', { task_id, tech_solution });
    const { data: tech_features } = await call('/feature/extract', { task_id, wait_ms });
    await call('/feature/confirm', { task_id, tech_features });
    const { elements } = await call('/retrieval/elements', { task_id, wait_ms });
    await call('/agent-search', { task_id, elements });
    const { final_result } = await call('/agent-result', { task_id, wait_ms });
    const number = final_result[0].document as string;
    await page.goto(`/compare?ids=${number},${compared[0]}&task=${task_id}`);
    await page.locator('.verdict').first().waitFor();
    const cells = page.locator('tbody tr:has(.feature) td:nth-child(2) .quoted');
    await cells.first().waitFor();
    for (const cell of await cells.all())
      expect(await cell.locator('q').textContent()).toBe(charactersAt((await cell.getAttribute('href'))!));
    await soon(() => page.getByLabel('Align by').inputValue()).toBe(task_id);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('says which drawings were not imported', async () => {
    await page.goto('/patents/US29999999A1#figures');
    await page.getByText('One drawing is named by the source and was not imported').waitFor();
    await page.locator('#figures figcaption').getByText('FIG. 1').waitFor();
  });

  it('hands over every row as a spreadsheet without a formula in it', async () => {
    await page.goto('/search?q=TTL%3A%20battery&group=none');
    await page.getByRole('button', { name: 'Export' }).click();
    expect(await accessibilityProblems(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Excel (XLSX)' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('priora-search.xlsx');
    const sheet = strFromU8(unzipSync(readFileSync(await file.path()))['xl/worksheets/sheet1.xml']!);
    const numbers = [...sheet.matchAll(/<c r="A(\d+)"[^>]*><is><t[^>]*>([^<]*)</g)].slice(1).map((cell) => cell[2]);
    const all = await service.call('POST /search/patent/query-search-patent', {
      body: { query_text: 'TTL: battery', limit: 1000 },
    });
    expect(numbers).toEqual(all.data.results.map(({ pn }: { pn: string }) => pn));
    expect(sheet).not.toContain('<f>');
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Export' }).click();
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'JSON' }).click(),
    ]);
    const { query, as_of, total, rows } = JSON.parse(readFileSync(await json.path(), 'utf8'));
    expect([query.query_text, total]).toEqual(['TTL: battery', numbers.length]);
    expect(rows.map(({ pn }: { pn: string }) => pn)).toEqual(numbers);
    expect(Math.abs(Date.now() - Date.parse(as_of))).toBeLessThan(60_000);
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('stops an export that is told to', async () => {
    let answer = () => {};
    const stopped = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/search/patent/query-search-patent', async (route) => {
      await stopped;
      await route.continue().catch(() => {});
    });
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'CSV' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'CSV' }).waitFor();
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'CSV' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('moves the edge of a pane by keyboard and pointer, and remembers it', async () => {
    await page.goto('/search?q=TTL%3A%20battery');
    const edge = page.getByRole('separator', { name: 'Width of: Filters' });
    await edge.focus();
    const width = async () => Math.round((await page.locator('.pane').boundingBox())!.width);
    const before = await width();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await soon(width).toBe(before + 32);
    await soon(() => edge.getAttribute('aria-valuenow')).toBe(String(before + 32));
    const box = (await edge.boundingBox())!;
    await page.mouse.move(box.x + 8, box.y + 40);
    await page.mouse.down();
    await page.mouse.move(box.x + 68, box.y + 40, { steps: 3 });
    await page.mouse.up();
    await soon(width).toBe(before + 92);
    await page.reload();
    await page.locator('.pane').waitFor();
    await soon(width).toBe(before + 92);
    await edge.dblclick({ position: { x: 8, y: 40 } });
    await soon(width).toBe(before);
  });

  it('shows the document that the list stands at beside it', async () => {
    await page.goto('/search?q=TTL%3A%20battery');
    await page.locator('.results > li').nth(1).waitFor();
    const numbers = await page.locator('.results .meta code').allTextContents();
    await page.keyboard.press('p');
    const preview = page.getByRole('complementary', { name: 'Preview' });
    await preview.getByText(numbers[0]!, { exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await preview.getByText(numbers[1]!, { exact: true }).waitFor();
    await soon(() => preview.locator('.text').first().textContent()).toBe(textOf(record(numbers[1]!).abstracts));
    expect(new URL(page.url()).searchParams.get('preview')).toBe('1');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('shows hundreds of rows that answer to a key at once', async () => {
    await page.goto('/search?q=PBD%3A%20%5B19000101%20TO%20*%5D&group=none&rows=500&dense=1');
    await soon(() => page.locator('.results > li').count()).toBe(Math.min(500, corpus.length));
    for (let n = 0; n < 30; n++) await page.keyboard.press('j');
    const at = page.locator('.results > li.at');
    await soon(() => at.getAttribute('id')).toBe('row-29');
    const inView = () =>
      at.evaluate((row: any) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= row.ownerDocument.documentElement.clientHeight;
      });
    await soon(inView).toBe(true);
  });

  it.each([
    ['Builder', 'Builder'],
    ['Saved searches', 'Saved searches'],
  ])('the dialog %s can be read by everybody', async (button) => {
    await page.goto('/search?q=TTL%3A%20battery');
    await page.getByRole('button', { name: button }).click();
    await page.locator('dialog[open]').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  });

  it('fits a tablet, in Chinese, without a bar to scroll sideways', async () => {
    const tablet = await context.newPage();
    await tablet.setViewportSize({ width: 834, height: 1112 });
    await tablet.goto('/chat');
    await tablet.getByRole('button', { name: '中文' }).click();
    await tablet.getByRole('heading', { name: '用自己的话向语料库提问' }).waitFor();
    const [{ publication_number } = { publication_number: '' }] = corpus;
    for (const path of [
      '/chat',
      '/search?q=TTL%3A%20battery',
      `/patents/${publication_number}`,
      `/similar?pn=${publication_number}`,
    ]) {
      await tablet.goto(path);
      await tablet.locator('h1, .results > li').first().waitFor();
      await tablet.locator('.skeleton').first().waitFor({ state: 'detached' });
      const over = await tablet.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect([path, over]).toEqual([path, 0]);
    }
    await tablet.goto('/search?q=TTL%3A%20battery&preview=1');
    const sheet = tablet.getByRole('complementary', { name: '预览' });
    await sheet.locator('.text').first().waitFor();
    const bottom = async () => {
      const { y, height } = (await sheet.boundingBox())!;
      return Math.round(y + height);
    };
    await soon(bottom).toBe(1112);
    await tablet.getByRole('button', { name: 'English' }).click();
    await tablet.getByRole('button', { name: '中文' }).waitFor();
    await tablet.close();
  });

  describe('with a model', () => {
    let modelled: TestService;
    let endpoint: ScriptedEndpoint;
    let cable: Awaited<ReturnType<typeof wire>>;
    let tab: Page;
    /** Sentences in the words of a passage, so that they are borne out. */
    let sentence: string;
    beforeAll(async () => {
      endpoint = await scriptedEndpoint();
      modelled = await startTestService({
        corpus,
        settings: { PRIORA_MODEL_URL: endpoint.url, PRIORA_MODEL: 'tiny', PRIORA_MODEL_TIMEOUT_S: '20' },
      });
      cable = await wire(modelled.url);
      ({ page: tab } = await stage.signedIn(modelled, { baseURL: cable.url }));
      endpoint.script({ say: 'NO ANSWER' });
      await ask();
      const first = tab.locator('.answer q').first();
      await first.waitFor();
      sentence = `${(await first.textContent())!.split(/[.;]/)[0]} [1]. `;
    });
    afterAll(async () => {
      cable?.close();
      await modelled?.close();
      await endpoint?.close();
    });
    async function ask() {
      await tab.goto('/chat');
      await tab
        .getByRole('textbox', { name: 'Question' })
        .fill('How is thermal propagation between battery cells limited?');
      await tab.getByRole('textbox', { name: 'Question' }).press('Enter');
    }
    const written = async () =>
      ((await tab.locator('.answer').last().textContent()) ?? '').split(sentence.replace(' [1]. ', '')).length - 1;

    it('says which, and that its sentences were checked', async () => {
      endpoint.script({ say: sentence.repeat(2) });
      await ask();
      await tab.getByText('Model: tiny').waitFor();
      await tab.getByText('Written by a model; sentences were checked').waitFor();
      await soon(written).toBe(2);
      await soon(() => tab.locator('.answer a.cited:not(:has(q))').count()).toBe(2);
      // what other documents say, which the model left out, stands beside
      await soon(() => tab.locator('.answer a.cited:has(q)').count()).toBeGreaterThan(0);
    });

    it('takes an answer up again where the connection broke: nothing lost, nothing twice', async () => {
      endpoint.script({ say: sentence.repeat(14), pause_ms: 8 });
      await ask();
      await soon(written).toBeGreaterThan(1);
      cable.cut();
      await tab.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
      await soon(written).toBe(14);
      expect(endpoint.asked).toHaveLength(1);
    });

    it('stops on request, stops the model too, and goes on', async () => {
      endpoint.script({ say: sentence.repeat(400), pause_ms: 10 });
      await ask();
      await soon(written).toBeGreaterThan(1);
      await tab.getByRole('button', { name: 'Stop' }).click();
      await tab.getByText('Stopped.').waitFor();
      const before = await written();
      await soon(() => endpoint.asked[0]!.gone).toBe(true);
      expect(await written()).toBe(before);
      // by now the service holds it no more: it is rewritten
      endpoint.script({ say: sentence.repeat(3) });
      await tab.getByRole('button', { name: 'Continue' }).click();
      await tab.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
      await soon(written).toBe(3);
    });
  });
});
