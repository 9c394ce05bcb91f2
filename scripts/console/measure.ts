/**
 * `npm run console:measure`: opens every page of the console on the demo corpus in `/usr/bin/chromium`, at the widths
 * of a desk, a tablet and a telephone, in both themes and both languages, and says of each: when its largest part was
 * painted (LCP), how much it jumped (CLS), its longest task (in processor time of the page's thread, so that what else
 * the machine does is not counted), what it loaded, what axe finds, and whether it is wider than its window. Ends with
 * 1 where a bound is broken. `--only name,name`, `--pictures folder`, `--json file`; `--table file`: a page of Markdown
 * with the worst of all windows for each page, and every finding of axe; `--windows 390-dark-zh,1440-light-en`: in
 * these windows alone; `--fast`: in the first.
 *
 * @see https://web.dev/articles/vitals for what LCP and CLS are
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { PAGES, type ShownPage } from './pages.ts';
import { type Visit, visit } from './visit.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a page may jump ("good" by the definition of the measure), and what a task may take. */
const MOST_CLS = 0.1;
const MOST_TASK_MS = 200;
/** Presses of Tab from the beginning of a page of results to the first of them. */
const MOST_TABS = 5;

const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** Written down by the page from its first moment on. */
const OBSERVE = `
  globalThis.seen = { lcp: 0, cls: 0 };
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => { seen.lcp = Math.max(seen.lcp, entry.startTime); });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });`;

interface Measured {
  readonly page: string;
  readonly window: string;
  readonly lcp_ms: number;
  readonly cls: number;
  /** Of the thread that draws the page and runs its scripts, in processor time. */
  readonly longest_task_ms: number;
  /** Bytes that came over the wire with an empty cache, as thousands. */
  readonly kb: number;
  readonly requests: number;
  readonly nodes: number;
  readonly axe: readonly string[];
  readonly wider_px: number;
}

const { values: wanted } = parseArgs({
  options: {
    only: { type: 'string' },
    pictures: { type: 'string' },
    json: { type: 'string' },
    table: { type: 'string' },
    windows: { type: 'string' },
    fast: { type: 'boolean', default: false },
  },
});
const windows = wanted.fast ? ['1440-light-en'] : wanted.windows?.split(',');
const isWanted = (window: string) => windows?.includes(window) ?? true;
const pages = PAGES.filter(([name]) => !wanted.only || wanted.only.split(',').includes(name));

/** The longest task of a page in ms of processor time, of what Chromium wrote down meanwhile. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: any[] };
  const thread = ({ pid, tid }: any) => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((each) => each.name.endsWith('RunTask') && mains.has(thread(each)));
  return Math.round(tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000);
}

/** Opens a page in a window that has nothing of it yet, and measures it when it is quiet. */
async function measure(
  browser: Browser,
  page: Page,
  [name, address, there]: ShownPage,
  window: string,
): Promise<Measured> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(there).first().waitFor();
  await page.waitForLoadState('networkidle');
  const longest_task_ms = longestTask(await browser.stopTracing());
  const seen = await page.evaluate<Omit<Measured, 'page' | 'window' | 'axe' | 'longest_task_ms'>>(`(() => {
    const entries = [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')];
    const { scrollWidth, clientWidth } = document.documentElement;
    return { lcp_ms: Math.round(seen.lcp), cls: Math.round(seen.cls * 1000) / 1000,
      kb: Math.round(entries.reduce((sum, entry) => sum + entry.transferSize, 0) / 1000), requests: entries.length,
      nodes: document.querySelectorAll('*').length, wider_px: scrollWidth - clientWidth };
  })()`);
  if (wanted.pictures) await page.screenshot({ path: join(wanted.pictures, `${name}-${window}.png`) });
  await page.evaluate(AXE); // evaluated, not injected: the page's own policy lets no foreign script in
  const { violations } = await page.evaluate(
    (runOnly) => (globalThis as any).axe.run({ runOnly, resultTypes: ['violations'] }),
    RULES,
  );
  const axe = violations.map(({ id, impact, nodes }: any) => `${impact} ${id} ${nodes[0].target.join(' ')}`);
  return { page: name, window, ...seen, longest_task_ms, axe };
}

/** How often Tab is pressed, from the beginning of a page of results, until the first of them has the focus. */
async function tabsToFirst(stage: Visit): Promise<number> {
  const window = await stage.window({ viewport: { width: 1440, height: 900 } });
  const page = await window.newPage();
  const [, address, there] = PAGES.find(([name]) => name === 'search')!;
  await page.goto(address);
  await page.locator(there).first().waitFor();
  await page.waitForLoadState('networkidle');
  let pressed = 0;
  const reached = () => page.evaluate<boolean>(`document.activeElement?.closest('.results h2, .results li') != null`);
  for (; pressed <= 40 && !(await reached()); pressed++) {
    await page.keyboard.press('Tab');
    // what leads over the head is taken, as whoever reads by keyboard does
    if (await page.evaluate<boolean>(`document.activeElement?.matches('a.skip') ?? false`))
      await page.keyboard.press('Enter');
  }
  await window.close();
  return pressed;
}

const row = ({ page, window, lcp_ms, cls, longest_task_ms, kb, requests, nodes, axe, wider_px }: Measured) =>
  `| ${[page, window, lcp_ms, cls, longest_task_ms, kb, requests, nodes, axe.length, wider_px].join(' | ')} |`;

/** The worst of all windows for each page, with the window where that was. */
function table(measured: readonly Measured[], tabs: number): string {
  const worst = (of: readonly Measured[], by: 'lcp_ms' | 'cls' | 'longest_task_ms' | 'kb' | 'wider_px') => {
    const most = of.reduce((a, b) => (b[by] > a[by] ? b : a));
    return most[by] === 0 ? '0' : `${most[by]} (${most.window})`;
  };
  const seen = new Set(measured.map(({ window }) => window));
  const findings = Map.groupBy(
    measured.flatMap((each) => each.axe.map((finding) => ({ finding, ...each }))),
    ({ finding, page }) => `${page}: ${finding}`,
  );
  return [
    '# Pages of the console, measured',
    '',
    `Written by \`npm run console:measure -- --table\`: ${new Set(measured.map(({ page }) => page)).size} pages of the demo corpus in Chromium, each in a window that has nothing of it yet, in ${seen.size} windows (${[...seen].join(', ')}). Of each page the worst of all windows, and in which that was. Times are those of the machine, two cores for the service, the browser and the measurement; a task is measured in processor time. Bounds: a shift of ${MOST_CLS}, a task of ${MOST_TASK_MS} ms, no serious finding of axe (WCAG 2.2 AA), nothing wider than its window.`,
    '',
    `Tab is pressed ${tabs} times until the first result of a search has the focus (at most ${MOST_TABS}).`,
    '',
    '| page | LCP ms | CLS | longest task ms | kB | wider px | findings of axe |',
    '|---|--:|--:|--:|--:|--:|--:|',
    ...[...Map.groupBy(measured, ({ page }) => page)].map(([page, of]) => {
      const found = new Set(of.flatMap(({ axe }) => axe)).size;
      const columns = (['lcp_ms', 'cls', 'longest_task_ms', 'kb', 'wider_px'] as const).map((by) => worst(of, by));
      return `| ${[page, ...columns, found].join(' | ')} |`;
    }),
    '',
    findings.size === 0 ? 'axe finds nothing.' : 'Findings of axe:',
    '',
    ...[...findings].map(([what, of]) => `- ${what} (${of.map(({ window }) => window).join(', ')})`),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

if (wanted.pictures) mkdirSync(wanted.pictures, { recursive: true });
const stage = await visit();
const measured: Measured[] = [];
try {
  process.stdout.write(
    '| page | window | LCP ms | CLS | longest task ms | kB | requests | nodes | axe | wider px |\n|---|---|--:|--:|--:|--:|--:|--:|--:|--:|\n',
  );
  for (const [width, height] of WINDOWS)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const language of ['en', 'zh'] as const)
        for (const shown of isWanted(`${width}-${colorScheme}-${language}`) ? pages : []) {
          // a window of its own: nothing is in its cache
          const window = await stage.window({ viewport: { width, height }, colorScheme });
          await window.addInitScript(`localStorage.setItem('priora.language', '${language}');${OBSERVE}`);
          try {
            const found = await measure(
              stage.browser,
              await window.newPage(),
              shown,
              `${width}-${colorScheme}-${language}`,
            );
            measured.push(found);
            process.stdout.write(`${row(found)}\n`);
            for (const each of found.axe) process.stdout.write(`  ${each}\n`);
          } catch (error) {
            process.stdout.write(`${shown[0]} ${width}: ${(error as Error).message.split('\n')[0]}\n`);
            process.exitCode = 1;
          } finally {
            await window.close();
          }
        }
  const tabs = await tabsToFirst(stage);
  process.stdout.write(`\nTab is pressed ${tabs} times until the first result has the focus.\n`);
  const broken = measured.filter(
    ({ cls, longest_task_ms, axe, wider_px }) =>
      cls > MOST_CLS ||
      longest_task_ms > MOST_TASK_MS ||
      wider_px > 0 ||
      axe.some((each) => /^(serious|critical)/.test(each)),
  );
  process.stdout.write(
    `${measured.length} pages measured; ${broken.length} break a bound: CLS ${MOST_CLS}, a task of ${MOST_TASK_MS} ms, a serious finding of axe, the width of the window.\n`,
  );
  for (const each of broken) process.stdout.write(`${row(each)}\n`);
  if (broken.length > 0 || tabs > MOST_TABS) process.exitCode = 1;
  if (wanted.table) writeFileSync(wanted.table, table(measured, tabs));
  if (wanted.json) writeFileSync(wanted.json, JSON.stringify({ tabs, measured }, undefined, 1));
} finally {
  await stage.close();
}
