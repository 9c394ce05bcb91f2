import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'README.md',
  ...globSync('docs/**/*.md', { cwd: root }),
];
const all = new Set(
  globSync('{src,demo,console,sdk,conformance,docs,scripts,bench,eval,reference}/**', {
    cwd: root,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  }),
);

/** What stands for what a reader puts in is not looked up: `<name>`, `...`, `*`. */
const OPEN = /[<>*…]|\.\.\./;
/** A path of the repository: begins with one of its folders, or is a file of code by a name or a path within src. */
const ROOTED = /^(?:src|demo|console|sdk|conformance|docs|scripts|bench|eval|reference)\/[\w./-]+$/;
const FILE = /^[\w-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs)$/;

/** Whether a page may name a path: whole, within src or the engine, or by its last parts. */
const stands = (path: string): boolean =>
  ROOTED.test(path)
    ? all.has(path.replace(/\/$/, ''))
    : [...all].some((each) => each === `src/${path}` || each.endsWith(`/${path}`));

/** Pages of the console and the reference that pages of the documentation lead to. */
const SERVED = /^\/(?:docs\/?|search)(?:\?|$)/;

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8');

  it('names paths that exist', () => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)]
      .map(([, code]) => code!)
      .filter((code) => !OPEN.test(code) && (ROOTED.test(code) || FILE.test(code)));
    expect(named.filter((path) => !stands(path))).toEqual([]);
  });

  it('links to what exists', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, to]) => to!);
    const missing = links.filter((to) => {
      // pages of the service, which serves these pages too
      if (to.startsWith('/')) return !page.startsWith('docs/') || !SERVED.test(to);
      const path = normalize(join(dirname(page), to));
      return !all.has(path) && globSync(path, { cwd: root }).length === 0;
    });
    expect(missing).toEqual([]);
  });
});

it('each decision is listed once, by its own words', () => {
  const listed = [
    ...readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').matchAll(/\[([^\]]+)\]\((docs\/decisions\/[^)]+)\)/g),
  ];
  const decisions = globSync('docs/decisions/*.md', { cwd: root });
  expect(listed.map(([, , path]) => path).toSorted()).toEqual(decisions.toSorted());
  for (const [, name, path] of listed)
    expect(readFileSync(join(root, path!), 'utf8')).toContain(`# ${path!.slice(15, 19)}: ${name}\n`);
});
