import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LATE_COLLECTION, OWN_COLLECTION } from './src/testing/late-collection.ts';

// a third of the processor time of tests of services was compiling the same modules in process after process, and in
// the threads of each
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/priora');

/** The console is built by Vite, and so are its modules for its tests. */
const CONSOLE = ['console/**/*.test.ts'];
/** Folders whose tests leave nothing behind: they share their processes, with the modules read once. */
const LIGHT = [
  'eval',
  'demo',
  'src/patents',
  'src/language',
  'src/accounts',
  'src/chats',
  'src/corpus',
  'src/http',
  'src/indicators',
  'src/analytics',
  'src/collections',
  'src/sources',
  'src/contract',
  'src/documents',
  'src/dictionary',
  'src/lexicon',
  'src/sequences',
  'src/pictures',
  'src/reading',
  'src/marks',
  'src/chemistry',
  'src/depictions',
  'src/translation',
  'src/stores',
  'src/files',
  'src/monitors',
  'src/sync',
  // services, each with a folder of its own: starting the second in a process costs a fifth of the first
  'src/operations',
  'src/management',
  'src/app',
  'src/mcp',
  'src/skills',
  ...['format', 'schema', 'match', 'rank', 'segment', 'kernel', 'answer'].map((room) => `src/engines/embedded/${room}`),
  'src/engines/opensearch',
  'src/models',
  'src/encoder',
  'src/flows',
  'src/jobs',
  'src/data-folder',
  'sdk',
].map((folder) => `${folder}/**/*.test.ts`);
/**
 * Files of the same kind: small modules, sources read as text, and commands that are few or asked of a service; not
 * `sync`, which guards its process so that nothing else is reached from it.
 */
const LIGHT_FILES = [
  ...[
    'audit',
    'command',
    'configuration-page',
    'fields-page',
    'import',
    'keys',
    'people',
    'remote/remote',
    'tasks',
    'text',
  ].map((name) => `src/cli/${name}.test.ts`),
  ...['counting-guide', 'full-text-oracle', 'embedded/engine'].map((name) => `src/engines/${name}.test.ts`),
  ...['lifecycle', 'merge-policy', 'place'].map((name) => `src/engines/embedded/collection/${name}.test.ts`),
  ...['bench/bench', 'scripts/fuzz-api/parts', 'src/composition/held-up', 'src/egress/body'].map(
    (name) => `${name}.test.ts`,
  ),
  ...['chart', 'docs-commands', 'sdk'].map((folder) => `scripts/${folder}/*.test.ts`),
  ...['config', 'pieces', 'work', 'in-flight', 'asked-thread', 'turns'].map((name) => `src/${name}.test.ts`),
  ...['imports', 'comment-width', 'function-lines', 'paths', 'supply-chain', 'assembled-records'].map(
    (name) => `src/testing/${name}.test.ts`,
  ),
  ...['edges', 'report-text', 'told-answers'].map((name) => `src/testing/${name}.test.ts`),
];
/** Pages in a browser: they share it, too. */
const PAGES = ['**/*.browser.test.ts'];
/** What ends processes or fills a disk, and programs that are started again and again. */
const ALONE = [
  '**/crash.test.ts',
  'src/app/no-room.test.ts',
  ...['first-start', 'idle-memory', 'priora', 'private-folder'].map((name) => `src/cli/${name}.test.ts`),
  ...['attack', 'package', 'zero-egress'].map((folder) => `scripts/${folder}/*.test.ts`),
];
const ALL = ['src', 'demo', 'bench', 'eval', 'sdk', 'conformance', 'scripts'].map((folder) => `${folder}/**/*.test.ts`);

const CORES = Math.min(availableParallelism(), 4);
/** Two for each core where half of the time is spent waiting for a page or a program; the processor is busy then. */
const WAITING = { maxWorkers: 2 * CORES, sequence: { groupOrder: 0 } };
/** One more than cores: requests, disks and threads are waited for, too. */
const COMPUTING = { maxWorkers: CORES + 1, sequence: { groupOrder: 1 } };

/**
 * Node reads the sources itself, as it does in service: through Vite each process asked another one for every module,
 * and compiled it anew.
 */
const NATIVE = {
  setupFiles: ['src/testing/resolved.ts'],
  execArgv: [`--import=${pathToFileURL(join(import.meta.dirname, 'src/testing/resolved-in-threads.ts'))}`],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** Files that take longest for their size. */
const LONG = [
  'scripts/attack/attack.test.ts',
  'src/cli/first-start.test.ts',
  'src/operations/novelty-search/crash.test.ts',
  'src/operations/examples.test.ts',
  'src/operations/slow-model.test.ts',
  'src/operations/real-answers.shared.test.ts',
  'src/engines/conformance.test.ts',
  'eval/ideas/ideas.test.ts',
  'src/operations/charts.shared.test.ts',
  'src/operations/assistants-model.test.ts',
  'src/operations/still-tasks.test.ts',
  ...['chat', 'drafting', 'exploration', 'flows', 'marks', 'rights', 'sources', 'widths'].map(
    (name) => `src/management/console-${name}.browser.test.ts`,
  ),
  'src/http/reference.browser.test.ts',
].map((path) => join(import.meta.dirname, path));

/**
 * Begins the longest first, so that at the end no process waits for another: of a fresh copy only sizes are known.
 * Those that share processes stay together and come last, where many short ones fill what is left.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.includes(moduleId);
    const projects = [...Map.groupBy(await super.sort(files), ({ project }) => project)];
    const sharing = ([{ config }]: (typeof projects)[number]) => Number(!config.isolate);
    return projects
      .sort((a, b) => sharing(a) - sharing(b))
      .flatMap(([, own]) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}

export default defineConfig({
  test: {
    globalSetup: 'src/testing/run-folder.ts',
    setupFiles: ['src/testing/spent.ts', 'src/testing/poison.ts', 'src/testing/retried.ts', 'src/testing/seeds.ts'],
    pool: 'forks',
    execArgv: [LATE_COLLECTION, OWN_COLLECTION],
    sequence: { sequencer: LongestFirst },
    // a machine that does much else is no failure: what is waited for comes sooner
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // one crowded moment fails no build, and is told: the summary names each test that was run again
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // half of the processor time of these went into starting a process for each file and reading the same modules
      {
        extends: true,
        test: {
          ...{ name: 'light', include: [...LIGHT, ...LIGHT_FILES], exclude: [...ALONE, ...PAGES], isolate: false },
          ...{ ...COMPUTING, ...NATIVE },
        },
      },
      {
        extends: true,
        test: {
          ...{
            name: 'whole',
            include: ALL,
            exclude: ['**/node_modules/**', ...LIGHT, ...LIGHT_FILES, ...ALONE, ...PAGES],
          },
          ...{ ...COMPUTING, ...NATIVE },
        },
      },
      { extends: true, test: { name: 'pages', include: PAGES, isolate: false, ...WAITING, ...NATIVE } },
      { extends: true, test: { name: 'alone', include: ALONE, ...WAITING, ...NATIVE } },
      { extends: true, test: { name: 'console', include: CONSOLE, isolate: false, ...COMPUTING } },
    ],
  },
});
