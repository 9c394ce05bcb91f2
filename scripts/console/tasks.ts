/**
 * `npm run console:tasks`: twelve tasks of a searcher's day, done in `/usr/bin/chromium` on the demo corpus as a person
 * does them, each with its clicks, the times that something was typed, and seconds until what was wanted was there
 * (those of the service and the page: nobody thinks in between). `--only 1,4`; `--pictures folder`: what they see on
 * the way.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { visit } from './visit.ts';

const IDEA =
  'A lidar sensor steers its laser beam with a piezoelectric mirror. A detector array receives the reflected light, and a controller corrects the drive voltage of the mirror by its measured resonance frequency, so that the scanning angle stays the same from -40 to 85 °C.';
/** A table of four publications, of which one is no number of its office. */
const LENS = join(import.meta.dirname, '../../src/sources/lens-csv/fixtures/2015-layout.csv');

/** A person at the page: what they press and type is counted. */
class Person {
  clicks = 0;
  typed = 0;
  /** Spent on pictures, in ms. */
  beside = 0;
  readonly page: Page;
  readonly #pictured: string | undefined;
  #pictures = 0;
  /** @param pictured What the names of pictures begin with; none are made without. */
  constructor(page: Page, pictured?: string) {
    this.page = page;
    this.#pictured = pictured;
  }
  /** What is seen at this moment. */
  async look() {
    if (this.#pictured === undefined) return;
    const began = performance.now();
    await this.page.screenshot({ path: `${this.#pictured}-${++this.#pictures}.png` });
    this.beside += performance.now() - began;
  }
  /** Opens the console at a page of its menu: no press is counted, for one is there already. */
  at(address: string) {
    return this.page.goto(address);
  }
  async click(what: Locator) {
    this.clicks++;
    await what.first().waitFor();
    await this.look();
    await what.first().click();
  }
  button = (name: string | RegExp) =>
    this.click(this.page.getByRole('button', { name, exact: typeof name === 'string' }));
  link = (name: string | RegExp) => this.click(this.page.getByRole('link', { name, exact: typeof name === 'string' }));
  async type(what: Locator, text: string, enter = false) {
    this.typed++;
    await what.first().fill(text);
    if (enter) await this.page.keyboard.press('Enter');
  }
  box = (text: string) => this.type(this.page.getByRole('combobox', { name: 'Search expression' }), text, true);
  shown = (selector: string, hasText?: string | RegExp) =>
    this.page
      .locator(selector, hasText === undefined ? {} : { hasText })
      .first()
      .waitFor();
  async downloads(work: () => Promise<unknown>) {
    const file = this.page.waitForEvent('download');
    await work();
    await (await file).path();
  }
}

type Task = readonly [name: string, from: string, work: (person: Person) => Promise<unknown>];

const TASKS: readonly Task[] = [
  [
    'a key',
    '/keys',
    async (it) => {
      await it.button('New key');
      await it.type(it.page.getByLabel('What is it for?'), 'notebook');
      await it.button('Create key');
      await it.button('Copy key');
    },
  ],
  [
    'solid electrolytes of an owner since 2015, by family, with chart and XLSX',
    '/search',
    async (it) => {
      await it.box('TACD: "solid electrolyte" AND PBD: [20150101 TO *]');
      await it.shown('.facet');
      await it.click(it.page.locator('.facet', { hasText: 'Owner' }).locator('input[type=checkbox]'));
      await it.shown('.applied');
      await it.button('Charts');
      await it.shown('.bars-upright');
      await it.button('Export');
      await it.downloads(() => it.click(it.page.getByRole('dialog').getByRole('button', { name: /XLSX|Excel/ })));
    },
  ],
  [
    'a claim to the passage beside it in another document',
    '/patents/EP9003470A1',
    async (it) => {
      await it.shown('.claim');
      it.clicks += 3; // three clicks select a claim
      await it.page.locator('#c1').click({ clickCount: 3 });
      await it.button('Search this passage');
      await it.shown('.results .passage');
      await it.click(it.page.locator('.results .passage .where'));
      await it.shown('.reading [data-unit]');
    },
  ],
  [
    'compare documents, dependent claims too',
    '/search',
    async (it) => {
      await it.box('TACD: battery AND IPC: H01M');
      await it.shown('.results h2');
      for (const n of [0, 1, 2]) await it.click(it.page.locator(`#row-${n} input`));
      await it.link(/^Compare/);
      await it.click(it.page.getByLabel('Dependent claims too'));
      await it.shown('.compare .clause');
    },
  ],
  [
    'an idea to a novelty report',
    '/flows/novelty',
    async (it) => {
      await it.type(it.page.locator('.idea textarea'), IDEA);
      await it.button('Straight to the comparison');
      await it.shown('.grid .cell');
      await it.button(/^To the report/);
      await it.button('Write the report');
      await it.shown('.report .report-title');
    },
  ],
  [
    'a question to its source',
    '/chat',
    async (it) => {
      await it.type(
        it.page.getByRole('textbox'),
        'How is thermal runaway propagation between battery cells prevented?',
        true,
      );
      await it.shown('.turn[aria-busy=false] .answer');
      await it.click(it.page.locator('.answer a.cited .cite'));
      await it.shown('.reading mark.lit');
    },
  ],
  [
    'an import to the reason of a reject',
    '/corpus',
    async (it) => {
      it.clicks++; // the button that opens the folder
      await it.page.setInputFiles('input[type=file]', LENS);
      await it.click(it.page.locator('.jobs .rejected-link'));
      await it.button(/^Show the records/);
      await it.page
        .getByText(/is not of jurisdiction US/)
        .first()
        .waitFor();
    },
  ],
  [
    'two searches combined by their numbers',
    '/search',
    async (it) => {
      await it.box('TACD: battery');
      await it.shown('.results h2');
      // noted as it is found, and the results of the one before stay meanwhile
      const noted = it.page.waitForResponse(/\/manage\/history$/);
      await it.box('TACD: separator');
      await noted;
      await it.at('/history');
      await it.click(it.page.getByLabel('Choose #1'));
      await it.click(it.page.getByLabel('Choose #2'));
      await it.button('AND');
      await it.button('Search');
      await it.shown('.count strong');
    },
  ],
  [
    'a worklist with a note, exported',
    '/search',
    async (it) => {
      await it.box('TACD: lidar AND mirror');
      await it.shown('.results h2');
      await it.click(it.page.locator('#row-0 input'));
      await it.button('Add to list');
      await it.type(it.page.getByLabel('New worklist'), `Mirrors ${Date.now()}`);
      await it.button('Create');
      await it.link('Open the list');
      await it.type(it.page.locator('.listed textarea'), 'claim 1');
      await it.link('Search in the list');
      await it.shown('.count strong');
      await it.button('Export');
      await it.downloads(() => it.click(it.page.getByRole('dialog').getByRole('button', { name: /XLSX|Excel/ })));
    },
  ],
  [
    'a heat map of owners by years as PNG',
    '/search',
    async (it) => {
      await it.box('IPC: H01M');
      await it.shown('.results h2');
      await it.button('Charts');
      await it.shown('.heat button');
      await it.downloads(() => it.button('Download Owner by Publication year as PNG'));
    },
  ],
  [
    'a list of numbers in any spelling',
    '/lists',
    async (it) => {
      await it.type(it.page.locator('.new-list input'), `Numbers ${Date.now()}`, true);
      await it.shown('main h1');
      await it.button('Paste numbers');
      await it.type(it.page.locator('#numbers'), 'ep 9 003 470 a1\nEP9031197\nUS 1');
      await it.button('Find and add');
      await it.page
        .getByText(/not in the corpus/)
        .first()
        .waitFor();
    },
  ],
  [
    'an invitation',
    '/account',
    async (it) => {
      await it.type(it.page.getByLabel('For whom'), 'Ben');
      await it.button('Invite');
      await it.page.getByText('One-time link').first().waitFor();
    },
  ],
];

const { values: wanted } = parseArgs({ options: { only: { type: 'string' }, pictures: { type: 'string' } } });
if (wanted.pictures) mkdirSync(wanted.pictures, { recursive: true });
const stage = await visit();
try {
  process.stdout.write('| task | clicks | typed | seconds |\n|---|--:|--:|--:|\n');
  for (const [n, [name, from, work]] of TASKS.entries()) {
    if (wanted.only && !wanted.only.split(',').includes(String(n + 1))) continue;
    const window = await stage.window({
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const pictured = wanted.pictures && join(wanted.pictures, `task-${String(n + 1).padStart(2, '0')}`);
    const person = new Person(await window.newPage(), pictured);
    try {
      await person.at(from);
      await person.page.locator('main h1, .ask').first().waitFor();
      await person.page.waitForLoadState('networkidle');
      const began = performance.now();
      await work(person);
      const seconds = ((performance.now() - began - person.beside) / 1000).toFixed(1);
      await person.look();
      process.stdout.write(`| ${n + 1}. ${name} | ${person.clicks} | ${person.typed} | ${seconds} |\n`);
    } catch (error) {
      process.stdout.write(
        `| ${n + 1}. ${name} | not done after ${person.clicks} clicks: ${(error as Error).message.split('\n').slice(0, 3).join(' ')} | | |\n`,
      );
      process.exitCode = 1;
    } finally {
      await window.close();
    }
  }
} finally {
  await stage.close();
}
