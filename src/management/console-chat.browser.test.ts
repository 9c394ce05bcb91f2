import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Patent } from '#corpus/collections/patent.ts';
import { samplePatent } from '#corpus/collections/sample-patent.ts';
import { demoPatents } from '#demo/index.ts';
import { type ScriptedEndpoint, scriptedEndpoint } from '#testing/scripted-endpoint.ts';
import { startTestService, type TestService } from '#testing/service.ts';

const CHROMIUM = '/usr/bin/chromium';
const BUILT = join(import.meta.dirname, '../../console/dist/index.html');
const missing = [CHROMIUM, BUILT].filter((path) => !existsSync(path));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PASSWORD = 'correct horse battery';
const THEMES = ['light', 'dark'] as const;
/** Machines are busy. */
const SOON = { timeout: 10_000 };

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

/** Each part goes on where the one before it ended. */
describe.skipIf(missing.length > 0)(
  `chat, documents and exports in a browser${missing.length > 0 ? ` (skipped: absent: ${missing.join(', ')})` : ''}`,
  () => {
    let corpus: Patent[];
    let service: TestService;
    let browser: Browser;
    let context: BrowserContext;
    let page: Page;
    const problems: string[] = [];
    const foreign: string[] = [];
    /** Numbers of two documents of one kind. */
    let compared: string[];

    /** A person of the service, in a browser of their own. */
    async function visit(of: TestService, url = of.url): Promise<[BrowserContext, Page]> {
      const made = await browser.newContext({
        baseURL: url,
        viewport: { width: 1360, height: 860 },
        locale: 'en-GB',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const tab = await made.newPage();
      tab.setDefaultTimeout(10_000);
      tab.on('pageerror', (error) => problems.push(error.message));
      tab.on('console', (message) => {
        if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
      });
      tab.on('request', (request) => {
        if (!request.url().startsWith(url) && !request.url().startsWith('blob:')) foreign.push(request.url());
      });
      const token = of.users.invite({ account_id: of.account_id, role: 'owner' });
      await tab.goto(`/welcome#${token}`);
      await tab.getByLabel('Your name').fill('Ann');
      await tab.getByLabel('Password').fill(PASSWORD);
      return [made, tab];
    }

    beforeAll(async () => {
      corpus = [...demoPatents()].filter(({ titles }) =>
        /battery pack|lidar|ranging/i.test(titles.find(({ lang }) => lang === 'en')?.text ?? ''),
      );
      corpus.push(
        samplePatent('US29999999A1', {
          publication_date: 20250101,
          figures: [{ id: 'fig1', label: 'FIG. 1', caption: 'A gasket.', file: 'US29999999-D1.TIF' }],
        }),
      );
      service = await startTestService({ corpus });
      browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    }, 60_000);
    afterAll(async () => {
      await browser?.close();
      await service?.close();
    });

    /** Rules of WCAG 2.2 A and AA that the page breaks, in both themes, and where. */
    async function accessibilityProblems(of = page): Promise<string[]> {
      const found: string[] = [];
      for (const colorScheme of THEMES) {
        await of.emulateMedia({ colorScheme });
        await of.evaluate(AXE); // evaluated, not injected: the page's own policy lets no foreign script in
        const { violations } = await of.evaluate(() =>
          (globalThis as any).axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
        );
        for (const each of violations)
          found.push(`${colorScheme} ${each.id}: ${each.nodes.map((node: any) => node.target.join(' ')).join(' | ')}`);
      }
      return found;
    }
    const record = (number: string) => corpus.find(({ publication_number }) => publication_number === number)!;

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
      [context, page] = await visit(service);
      expect(await accessibilityProblems()).toEqual([]);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('combobox', { name: 'Search expression' }).waitFor();
    });

    it('answers an example in quotations that stand where they lead to', async () => {
      await page.getByRole('link', { name: 'Chat', exact: true }).click();
      await page.getByText('No model is configured: answers are quotations').waitFor();
      expect(await accessibilityProblems()).toEqual([]);
      await page.getByRole('button', { name: 'How is thermal propagation between battery cells limited?' }).click();
      await page.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
      const quotes = await page
        .locator('.answer a.cited:has(q)')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('href')!, link.querySelector('q')!.textContent!] as const),
        );
      expect(quotes.length).toBeGreaterThanOrEqual(2);
      for (const [href, words] of quotes) expect(charactersAt(href).replace(/\s*\n\s*/g, ' ')).toBe(words);
      expect(await page.locator('.sources li').count()).toBeGreaterThanOrEqual(1);
      expect(await page.getByText('Word for word from the documents.').count()).toBe(1);
      expect(await accessibilityProblems()).toEqual([]);
    });

    it('points at the passage beside, and opens the document with the words lit', async () => {
      const cited = page.locator('.answer a.cited:has(q)').last();
      const href = (await cited.getAttribute('href'))!;
      const number = await cited.locator('.cite').textContent();
      await cited.locator('.cite').hover();
      expect(await page.locator('.sources li.at .meta .cite').textContent()).toBe(number);
      await cited.locator('.cite').click();
      const lit = page.locator('.reading mark.lit'); // the sources of the chat have lit words too
      await lit.first().waitFor();
      expect((await lit.allTextContents()).join('')).toBe(charactersAt(href));
      await page.goBack();
      await page.locator('.answer').first().waitFor();
    });

    it('goes on with the conversation, and copies an answer with its citations', async () => {
      const box = page.getByRole('textbox', { name: 'Question' });
      await box.fill('And what are the advantages of the barrier elements?');
      await box.press('Enter');
      await expect.poll(() => page.getByRole('button', { name: 'Copy as Markdown' }).count(), SOON).toBe(2);
      await page.getByRole('button', { name: 'Copy as Markdown' }).first().click();
      await page.getByText('Copied').waitFor();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(copied).toMatch(/^## How is thermal propagation between battery cells limited\?\n\n/);
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
      await page.locator('.answer p code').click();
      await page.getByText(families === '1' ? '1 family' : `${families} families`, { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Word forms' }).getAttribute('aria-pressed')).toBe('true');
      await page.goBack();
      await page.locator('.answer').waitFor();
    });

    it('keeps conversations: by name, over a reload, until they are deleted', async () => {
      const list = page.getByRole('navigation', { name: 'Conversations' });
      await expect.poll(() => list.locator('li').count(), SOON).toBe(3);
      await list
        .getByRole('button', { name: 'Rename “How is thermal propagation between battery cells limited?”' })
        .click();
      expect(await accessibilityProblems()).toEqual([]);
      await page.getByLabel('Name', { exact: true }).fill('Thermal');
      await page.getByRole('button', { name: 'Save' }).click();
      await list.getByRole('link', { name: /^Thermal/ }).click();
      await page.locator('.answer').nth(1).waitFor();
      await page.reload();
      await page.locator('.answer').nth(1).waitFor();
      await list.getByRole('button', { name: 'Delete “Thermal”' }).click();
      await page.getByRole('button', { name: 'Delete for ever' }).click();
      await expect.poll(() => list.locator('li').count(), SOON).toBe(2);
      expect(new URL(page.url()).pathname).toBe('/chat');
      await page.goto('/chat/00000000000000000000000000000000');
      await page.getByRole('alert').waitFor();
      expect(await page.getByRole('alert').textContent()).toContain('No conversation of this account has that id');
    });

    it('draws who cites whom; each family is a link, and a row of the table', async () => {
      const cited = corpus.find(
        ({ cites }) => cites.filter(({ publication_number }) => record(publication_number)).length >= 3,
      )!;
      await page.goto(`/patents/${cited.publication_number}`);
      await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Citations' }).click();
      await page.locator('.graph svg').waitFor();
      const nodes = await page.locator('.graph a.node').count();
      expect(nodes).toBeGreaterThanOrEqual(3);
      expect(await page.locator('tbody tr').count()).toBe(nodes + (await page.locator('.graph .node.absent').count()));
      expect(await page.locator('.graph path.edge').count()).toBeGreaterThanOrEqual(nodes);
      expect(await accessibilityProblems()).toEqual([]);
      const first = page.locator('.graph a.node').first();
      const to = (await first.getAttribute('href'))!;
      await first.focus();
      expect(await page.locator('.pointed code').textContent()).toBe(/patents\/(\w+)/.exec(to)![1]);
      await page.keyboard.press('Enter');
      await page
        .getByText(/^Who cites whom$/)
        .first()
        .waitFor();
      expect(new URL(page.url()).pathname).toBe(new URL(to, service.url).pathname);
      await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Family' }).click();
      await page.locator('table.family').waitFor();
      expect(await accessibilityProblems()).toEqual([]);
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
      await page.getByRole('toolbar').getByText('Copied').waitFor();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      const [, words, link] = /^“(.+)” \(.+\) (http\S+)$/.exec(copied)!;
      expect(words).toBe(abstracts[0]!.text.slice(4, 44).trim());
      expect(charactersAt(link!)).toBe(abstracts[0]!.text.slice(4, 44));
      await page.getByRole('button', { name: 'Search this passage' }).click();
      await page.locator('.results .passage').first().waitFor();
      expect(new URL(page.url()).searchParams.get('text')).toBe(words);
      expect(await accessibilityProblems()).toEqual([]);
    });

    it('counts families in facets where the results are families', async () => {
      await page.goto('/search?q=TTL%3A%20battery');
      const us = page.locator('.facet label', { hasText: /^US/ }).locator('.n');
      await page.getByText('Counts of families').waitFor();
      const families = Number(await us.textContent());
      const count = async (collapse_type: string) =>
        (
          await service.call('POST /search/patent/query-search-count', {
            body: { query_text: '(TTL: battery) AND AUTHORITY: US', collapse_type },
          })
        ).data.total_search_result_count;
      expect(families).toBe(await count('DOCDB'));
      await page.getByLabel('Grouping').selectOption('Every publication');
      await page.getByText('Counts of publications.').waitFor();
      expect(Number(await us.textContent())).toBe(await count('ALL'));
      expect(await count('ALL')).toBeGreaterThan(families);
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
      expect(await accessibilityProblems()).toEqual([]);
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
      const cells = await page.locator('tbody tr:has(.feature) td:nth-child(2) .quoted').all();
      expect(cells.length).toBeGreaterThan(0);
      for (const cell of cells)
        expect(await cell.locator('q').textContent()).toBe(charactersAt((await cell.getAttribute('href'))!));
      expect(await page.getByLabel('Align by').inputValue()).toBe(task_id);
      expect(await accessibilityProblems()).toEqual([]);
    }, 60_000);

    it('says which drawings were not imported', async () => {
      await page.goto('/patents/US29999999A1#figures');
      await page.getByText('One drawing is named by the source and was not imported').waitFor();
      expect(await page.locator('#figures figcaption').textContent()).toContain('FIG. 1');
    });

    it('hands over every row as a spreadsheet without a formula in it', async () => {
      await page.goto('/search?q=TTL%3A%20battery&group=none');
      await page.getByRole('button', { name: 'Export' }).click();
      expect(await accessibilityProblems()).toEqual([]);
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
      await page.getByRole('button', { name: 'Export' }).waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(0);
    });

    it('stops an export that is told to', async () => {
      await page.route('**/search/patent/query-search-patent', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue().catch(() => {});
      });
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('button', { name: 'CSV' }).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: 'CSV' }).waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(1);
      await page.unroute('**/search/patent/query-search-patent');
      await page.keyboard.press('Escape');
    });

    it('moves the edge of a pane by keyboard and pointer, and remembers it', async () => {
      await page.goto('/search?q=TTL%3A%20battery');
      const edge = page.getByRole('separator', { name: 'Width of: Filters' });
      await edge.focus();
      const width = async () => Math.round((await page.locator('.pane').boundingBox())!.width);
      const before = await width();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect.poll(width, SOON).toBe(before + 32);
      expect(await edge.getAttribute('aria-valuenow')).toBe(String(before + 32));
      const box = (await edge.boundingBox())!;
      await page.mouse.move(box.x + 8, box.y + 40);
      await page.mouse.down();
      await page.mouse.move(box.x + 68, box.y + 40, { steps: 3 });
      await page.mouse.up();
      await expect.poll(width, SOON).toBe(before + 92);
      await page.reload();
      await page.locator('.pane').waitFor();
      await expect.poll(width, SOON).toBe(before + 92);
      await edge.dblclick({ position: { x: 8, y: 40 } });
      await expect.poll(width, SOON).toBe(before);
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
      expect(await preview.locator('.text').first().textContent()).toBe(textOf(record(numbers[1]!).abstracts));
      expect(new URL(page.url()).searchParams.get('preview')).toBe('1');
      expect(await accessibilityProblems()).toEqual([]);
    });

    it('shows hundreds of rows that answer to a key at once', async () => {
      await page.goto('/search?q=PBD%3A%20%5B19000101%20TO%20*%5D&group=none&rows=500&dense=1');
      await page.locator('.results > li').first().waitFor();
      const rows = await page.locator('.results > li').count();
      expect(rows).toBe(Math.min(500, corpus.length));
      for (let n = 0; n < 30; n++) await page.keyboard.press('j');
      expect(await page.locator('.results > li.at').getAttribute('id')).toBe('row-29');
      expect(await page.locator('#row-29').isVisible()).toBe(true);
    });

    it.each([
      ['Builder', 'Builder'],
      ['Saved searches', 'Saved searches'],
    ])('the dialog %s can be read by everybody', async (button) => {
      await page.goto('/search?q=TTL%3A%20battery');
      await page.getByRole('button', { name: button }).click();
      await page.locator('dialog[open]').waitFor();
      expect(await accessibilityProblems()).toEqual([]);
      await page.keyboard.press('Escape');
    });

    it('fits a tablet, in Chinese, without a bar to scroll sideways', async () => {
      const tablet = await context.newPage();
      await tablet.setViewportSize({ width: 834, height: 1112 });
      await tablet.goto('/chat');
      await tablet.getByRole('button', { name: '中文' }).click();
      await tablet.getByRole('heading', { name: '用自己的话向语料库提问' }).waitFor();
      const [{ publication_number } = { publication_number: '' }] = corpus;
      for (const address of [
        '/chat',
        '/search?q=TTL%3A%20battery',
        `/patents/${publication_number}`,
        `/similar?pn=${publication_number}`,
      ]) {
        await tablet.goto(address);
        await tablet.locator('h1, .results > li').first().waitFor();
        const over = await tablet.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect([address, over]).toEqual([address, 0]);
      }
      await tablet.getByRole('button', { name: 'English' }).click();
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
        [, tab] = await visit(modelled, cable.url);
        await tab.getByRole('button', { name: 'Continue' }).click();
        await tab.getByRole('combobox', { name: 'Search expression' }).waitFor();
        endpoint.script({ say: 'NO ANSWER' });
        await ask();
        const first = tab.locator('.answer q').first();
        await first.waitFor();
        sentence = `${(await first.textContent())!.split(/[.;]/)[0]} [1]. `;
      }, 60_000);
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
        await tab.keyboard.press('Enter');
      }
      const written = async () =>
        ((await tab.locator('.answer').last().textContent()) ?? '').split(sentence.slice(0, 40)).length - 1;

      it('says which, and that its sentences were checked', async () => {
        endpoint.script({ say: sentence.repeat(2) });
        await ask();
        await tab.getByText('Model: tiny').waitFor();
        await tab.getByText('Written by a model; sentences were checked').waitFor();
        expect(await written()).toBe(2);
        expect(await tab.locator('.answer a.cited').count()).toBe(2);
      });

      it('takes an answer up again where the connection broke: nothing lost, nothing twice', async () => {
        endpoint.script({ say: sentence.repeat(14), pause_ms: 8 });
        await ask();
        await expect.poll(written, { timeout: 15_000 }).toBeGreaterThan(1);
        cable.cut();
        await expect
          .poll(() => tab.getByRole('button', { name: 'Copy as Markdown' }).count(), { timeout: 20_000 })
          .toBe(1);
        expect(await written()).toBe(14);
        expect(endpoint.asked).toHaveLength(1);
      }, 40_000);

      it('stops when told, stops the model too, and goes on', async () => {
        endpoint.script({ say: sentence.repeat(400), pause_ms: 10 });
        await ask();
        await expect.poll(written, { timeout: 15_000 }).toBeGreaterThan(1);
        await tab.getByRole('button', { name: 'Stop' }).click();
        await tab.getByText('Stopped.').waitFor();
        const before = await written();
        await expect.poll(() => endpoint.asked[0]!.gone, { timeout: 10_000 }).toBe(true);
        expect(await written()).toBe(before);
        // by now the service holds it no more: it is written anew
        endpoint.script({ say: sentence.repeat(3) });
        await tab.getByRole('button', { name: 'Go on' }).click();
        await tab.getByRole('button', { name: 'Copy as Markdown' }).waitFor();
        expect(await written()).toBe(3);
      }, 40_000);
    });

    it('kept its own policy, and asked nobody but this service', () => {
      expect([problems, foreign]).toEqual([[], []]);
    });
  },
);
