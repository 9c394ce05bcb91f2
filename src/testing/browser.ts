import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestService } from './service.ts';

const CHROMIUM = '/usr/bin/chromium';
const BUILT = join(import.meta.dirname, '../../console/dist/index.html');
const missing = [CHROMIUM, BUILT].filter((path) => !existsSync(path));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const THEMES = ['light', 'dark'] as const;
/**
 * WCAG 2.2, levels A and AA; a theme changes colours and nothing else, and of the second the rest would be the same.
 */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;
/** A folder for pictures of the pages, for people who look at them; none are made without one. */
const PICTURES = process.env.PRIORA_TEST_PICTURES;

/**
 * How long something may take to appear, in ms: a busy machine with one core is slow, above all where a flow works in a
 * thread that has just been started, and a page that works never waits for it.
 */
const SOON_MS = 90_000;
/** How long one part of a story may take, in ms: a few things that never appear must be told before it ends. */
const PART_MS = 300_000;

export const PASSWORD = 'correct horse battery';

/** What a story is told with. */
export interface Stage {
  /** A tab of a person who has just been invited to the account, where the name and the password are asked for. */
  invited(service: TestService, options?: BrowserContextOptions): Promise<Tab>;
  /** The same, signed in, at the search page. */
  signedIn(service: TestService, options?: BrowserContextOptions): Promise<Tab>;
  /** A browser of somebody whom the service does not know. @param beside Origins that it may visit, too. */
  stranger(service: TestService, beside?: readonly string[]): Promise<Page>;
}

export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** The browser of all stories of a process; each opens windows of its own, and closes them. */
// biome-ignore lint/correctness/noEmptyPattern: the runner reads the names that are asked for
const inBrowser = it.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  onCleanup(() => browser.close());
  return browser;
});

/**
 * A story told in a real browser: its parts are `it`s in order, and each goes on where the one before it ended. After a
 * part that failed the others are skipped and say after which. At the end no page may have thrown, broken its own
 * policy, or asked another host. Skipped, and says why, where there is no Chromium or the console is not built.
 */
export function story(title: string, tell: (stage: Stage) => void): void {
  const absent = missing.length > 0 ? ` (skipped: absent: ${missing.join(', ')})` : '';
  // a part that failed left the pages as they were then: run again, it would be skipped, and its failure with it
  describe.skipIf(missing.length > 0)(`${title}${absent}`, { timeout: PART_MS, retry: 0 }, () => {
    let browser: Browser;
    const opened: BrowserContext[] = [];
    const problems: string[] = [];
    const foreign: string[] = [];

    async function visit(
      base: string,
      options: BrowserContextOptions = {},
      beside: readonly string[] = [],
    ): Promise<Tab> {
      const context = await browser.newContext({
        baseURL: base,
        viewport: { width: 1360, height: 860 },
        locale: 'en-GB',
        colorScheme: 'light',
        reducedMotion: 'reduce',
        acceptDownloads: true,
        permissions: ['clipboard-read', 'clipboard-write'],
        ...options,
      });
      opened.push(context);
      context.setDefaultTimeout(SOON_MS);
      const own = [options.baseURL ?? base, 'blob:', ...beside];
      context.on('page', (page) => {
        page.on('pageerror', (error) => problems.push(error.message));
        page.on('console', (message) => {
          if (/Content Security Policy|Refused to/.test(message.text())) problems.push(message.text());
        });
        page.on('request', (request) => {
          if (!own.some((each) => request.url().startsWith(each))) foreign.push(request.url());
        });
      });
      return { context, page: await context.newPage() };
    }
    const invited: Stage['invited'] = async (service, options) => {
      const tab = await visit(service.url, options);
      const token = await service.users.all.invite({ account_id: service.account_id, role: 'owner', operator: true });
      await tab.page.goto(`/welcome#${token}`);
      await tab.page.getByLabel('Your name').fill('Ann');
      await tab.page.getByLabel('Password').fill(PASSWORD);
      return tab;
    };

    let broken: string | undefined;
    beforeEach((part) => {
      if (broken !== undefined) part.skip(`after “${broken}” failed there is no state to go on from`);
      part.onTestFailed(() => {
        broken ??= part.task.name;
      });
    });
    inBrowser.beforeAll(({ browser: own }) => {
      browser = own;
    }, PART_MS);
    // registered first, so it runs last: after the story's own
    afterAll(async () => {
      for (const context of opened) await context.close();
    }, PART_MS);

    tell({
      invited,
      signedIn: async (service, options) => {
        const tab = await invited(service, options);
        await tab.page.getByRole('button', { name: 'Continue' }).click();
        await tab.page.getByRole('combobox', { name: 'Search expression' }).waitFor();
        return tab;
      },
      stranger: async (service, beside) => (await visit(service.url, {}, beside)).page,
    });

    it('kept to the page’s own policy, threw nothing, and asked nobody but its service', () => {
      expect([problems, foreign]).toEqual([[], []]);
    });
  });
}

/**
 * What a page will say in a while. Whatever follows an action is asked for so: the page before it may still be there,
 * and a request may be on its way. A place that the page before has too must be distinguished from it (by its address,
 * or by something that only the new page has).
 */
export const soon = <T>(ask: () => Promise<T> | T) => expect.poll(ask, { timeout: SOON_MS, interval: 50 });

/**
 * Waits until a page shows something that a selector finds, and nothing any more that is still to come. Looked for in
 * each frame: a locator looks every half second after the first moments, and most pages are there soon after these.
 */
export async function shown(page: Page, selector: string): Promise<void> {
  const there = await page.evaluate<boolean>(`(async () => {
    const end = performance.now() + ${SOON_MS};
    for (;;) {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (found?.checkVisibility() && !document.querySelector('.skeleton')) return true;
      if (performance.now() > end) return false;
      await new Promise(requestAnimationFrame);
    }
  })()`);
  expect([page.url(), selector, there]).toEqual([page.url(), selector, true]);
}

/** The path of a page, in a while; with its query when `query` is asked for. */
export const address = (page: Page) => soon(() => new URL(page.url()).pathname);

/**
 * Rules of WCAG 2.2 A and AA that a page breaks, in both themes, and where; and pictures of it when they are wanted and
 * it has a name.
 */
export async function accessibilityProblems(page: Page, name?: string): Promise<string[]> {
  const found: string[] = [];
  // evaluated, not injected: the page's own policy lets no foreign script in
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(AXE);
  // no page plays sound or turns with the screen, which alone is looked for in files that are loaded before
  // a target half behind a head that stays is no small target
  const scrolled = await page.evaluate<number>('[scrollY, scrollTo(0, 0)][0]');
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    if (PICTURES && name) {
      mkdirSync(PICTURES, { recursive: true });
      await page.screenshot({ path: join(PICTURES, `${name}-${colorScheme}.png`), fullPage: true });
    }
    const { violations } = await page.evaluate(
      (runOnly) => (globalThis as any).axe.run({ runOnly, resultTypes: ['violations'], preload: false }),
      RULES[colorScheme],
    );
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map((node: any) => node.target.join(' ')).join(' | ')}`);
  }
  await page.emulateMedia({ colorScheme: THEMES[0] });
  await page.evaluate((y) => (globalThis as any).scrollTo(0, y), scrolled);
  return found;
}

/** Pictures of a page at its present width in both themes, when they are wanted. */
export async function pictures(page: Page, name: string): Promise<void> {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(PICTURES, `${name}-${colorScheme}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: THEMES[0] });
}

/** Widths of a desk, a tablet and a telephone, and the height of each. */
const WINDOWS = [
  [1280, 900],
  [768, 900],
  [390, 844],
] as const;

/**
 * How far a page is wider than its window, in pixels, and what reaches out of it; what scrolls by itself reaches out of
 * nothing.
 */
const WIDER = `(async () => {
  // charts follow the window a frame later
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (node) => node && (/(auto|scroll|hidden|clip)/.test(getComputedStyle(node).overflowX) || scrolls(node.parentElement));
  const out = [...document.body.querySelectorAll('*')].filter(
    (node) => node.getBoundingClientRect().right > clientWidth + 1 && !scrolls(node),
  );
  const named = out.slice(0, 4).map((node) => node.tagName.toLowerCase() + (node.className.baseVal ?? node.className ? '.' + node.className : ''));
  return [scrollWidth - clientWidth, ...(scrollWidth > clientWidth ? named : [])];
})()`;

/** Where the frame of a page puts its content: from the left edge of the window, in pixels, nothing of it hidden. */
const EDGE = `(() => {
  const framed = [...document.querySelectorAll('main > *, main > * > *')].filter(
    (node) => /(^|\\s)(page|panes|document|flow|chat|start|ask)(\\s|$)/.test(node.className) && node.checkVisibility(),
  );
  return framed.map((node) => node.getBoundingClientRect().left + parseFloat(getComputedStyle(node).paddingLeft));
})()`;

/** How far from the left edge of the window the frames of a page begin, each once. */
export const edges = async (page: Page): Promise<number[]> => [...new Set(await page.evaluate<number[]>(EDGE))];

/**
 * The widths at which a page is wider than its window, by how much, and what reaches out of it; and pictures of it at
 * each width when they are wanted. The page is left as wide as it was.
 */
export async function widthProblems(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  const before = page.viewportSize();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const [over, ...what] = await page.evaluate<[number, ...string[]]>(WIDER);
    if (over !== 0) found.push(`${name} at ${width}: ${over} px, ${what.join(' ')}`);
    await pictures(page, `${name}-${width}`);
  }
  if (before) await page.setViewportSize(before);
  return found;
}
