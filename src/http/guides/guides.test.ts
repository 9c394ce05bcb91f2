import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoService } from '#testing/demo-service.ts';
import type { TestService } from '#testing/service.ts';
import { linkFrom } from './guides.ts';
import { htmlOf } from './markdown.ts';

const ROOT = join(import.meta.dirname, '../../..');
let service: TestService;
beforeAll(async () => {
  service = await demoService();
});

describe('Markdown of our own documents', () => {
  it('becomes HTML, and nothing in it becomes markup that it is not', () => {
    const { html, headings } = htmlOf(
      [
        '# A & b',
        '',
        'One *or* **two**, `a | <b>` and [a `link`](x.md#y).',
        '',
        '- first',
        '  1. inner',
        '- second <script>',
        '',
        '| a | b \\| c |',
        '|---|---|',
        '| `x|y` | ![p](i.png) |',
        '',
        '```sh',
        'echo "<hi>" # no heading',
        '```',
        '## A & b',
        '> quoted',
      ].join('\n'),
    );
    expect(html.split('\n')).toEqual([
      '<h1 id="a--b">A &amp; b</h1>',
      '<p>One <em>or</em> <strong>two</strong>, <code>a | &lt;b&gt;</code> and <a href="x.md#y">a <code>link</code></a>.</p>',
      '<ul><li>first<ol><li>inner</li></ol></li><li>second &lt;script&gt;</li></ul>',
      '<table><thead><tr><th>a</th><th>b | c</th></tr></thead><tbody><tr><td><code>x|y</code></td><td><img src="i.png" alt="p" loading="lazy"></td></tr></tbody></table>',
      '<pre><code class="language-sh">echo &quot;&lt;hi&gt;&quot; # no heading</code></pre>',
      '<h2 id="a--b-1">A &amp; b</h2>',
      '<blockquote><p>quoted</p></blockquote>',
    ]);
    expect(headings.map(({ anchor }) => anchor)).toEqual(['a--b', 'a--b-1']);
  });
});

describe('the documents under /docs', () => {
  const documents = globSync(['docs/**/*.md', 'README.md', 'SECURITY.md', 'CHANGELOG.md'], { cwd: ROOT });
  const paths = new Set(documents.map((file) => `/docs/${file.replace(/^docs\//, '')}`));

  it('are all served, and every link of theirs leads to one, to its place in it, or to a picture', async () => {
    const anchors = new Map<string, ReadonlySet<string>>();
    for (const file of documents) {
      const { headings } = htmlOf(readFileSync(join(ROOT, file), 'utf8'));
      anchors.set(`/docs/${file.replace(/^docs\//, '')}`, new Set(headings.map(({ anchor }) => anchor)));
    }
    const broken: string[] = [];
    for (const file of documents) {
      const page = await service.call(`GET /docs/${file.replace(/^docs\//, '')}`, { key: null });
      expect([file, page.status]).toEqual([file, 200]);
      for (const [, target] of page.text.matchAll(/(?:href|src)="([^"]+)"/g)) {
        const [path = '', anchor] = target!.replaceAll('&amp;', '&').split('#');
        if (/^https?:/.test(target!) || path.startsWith('/search') || ['/', '/docs/', '/docs/style.css'].includes(path))
          continue;
        const own = path || `/docs/${file.replace(/^docs\//, '')}`;
        const known = own.endsWith('.png') ? globSync(own.slice(1), { cwd: ROOT }).length > 0 : paths.has(own);
        if (!known || (anchor && !anchors.get(own)?.has(decodeURIComponent(anchor)))) broken.push(`${file}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('are found from their index', () => {
    const linked = new Set(
      [...readFileSync(join(ROOT, 'docs/index.md'), 'utf8').matchAll(/\]\(([^)#]+)/g)].map(([, to]) =>
        linkFrom('docs/index.md', to!),
      ),
    );
    const guides = documents.filter((file) => file.startsWith('docs/guides/'));
    expect(guides.filter((file) => !linked.has(`/docs/${file.slice(5)}`))).toEqual([]);
  });

  it('are pages that run no script, and nothing else is served there', async () => {
    const page = await service.call('GET /docs/guides/mcp.md', { key: null });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).not.toContain('<script');
    const picture = await service.call('GET /docs/images/console-search-light.png', { key: null });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const path of [
      '../package.json',
      '%2e%2e/package.json',
      'guides/..%2f..%2fpackage.json',
      'guides/none.md',
      'course/course.json',
    ])
      expect([path, (await service.call(`GET /docs/${path}`, { key: null })).status]).toEqual([path, 404]);
    const { headers } = await service.call('GET /docs/guides/', { key: null });
    expect(headers.get('location')).toBe('/docs/index.md');
  });
});

it('every example of the page on the query language finds as many in the demo as it says', async () => {
  const page = readFileSync(join(ROOT, 'docs/guides/query-language.md'), 'utf8');
  const examples = [
    ...page.matchAll(/^\| `([^`]+)` \|.*\| \[(\d+)\]\(\/search\?q=([^)\s]*(?:\([^)]*\)[^)\s]*)*)\) \|$/gm),
  ];
  expect(examples.length).toBeGreaterThan(12);
  for (const [, expression, count, address] of examples) {
    const { data } = await service.call('POST /search/patent/query-search-count', { body: { query_text: expression } });
    expect([expression, String(data.total_search_result_count)]).toEqual([expression, count]);
    expect(decodeURIComponent(address!)).toBe(expression);
  }
});
