import { readFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { htmlOf } from './markdown.ts';

/** Of the package: documents are part of it. */
const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
/** Documents beside the folder, under the names that links have for them. */
const BESIDE = ['README.md', 'SECURITY.md', 'CHANGELOG.md'];
const INDEX = 'docs/index.md';

/** What a page of words may do: show itself and its pictures. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLE = `:root{color-scheme:light dark;--ink:light-dark(#1b2326,#e4e9ea);--soft:light-dark(#55636a,#9fb0b6);--line:light-dark(#d9e0e2,#36424a);--ground:light-dark(#fff,#14191c);--code:light-dark(#f3f6f6,#1d2529);--link:light-dark(#0a6565,#5cc4c0)}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,'Noto Sans SC',sans-serif}
header{display:flex;gap:1.25rem;flex-wrap:wrap;padding:.75rem 1.5rem;border-bottom:1px solid var(--line)}
main{max-width:52rem;margin:0 auto;padding:1.5rem}
a{color:var(--link)}h1,h2,h3{line-height:1.25;scroll-margin-top:1rem}h2{margin-top:2.2rem}
pre{background:var(--code);padding:.9rem 1rem;border-radius:6px;overflow-x:auto}code{font:.88em/1.5 ui-monospace,monospace;background:var(--code);border-radius:3px;padding:.1em .25em}pre code{padding:0;background:none}
table{border-collapse:collapse;display:block;overflow-x:auto}th,td{border:1px solid var(--line);padding:.35rem .6rem;text-align:left;vertical-align:top}
img{max-width:100%;height:auto;border:1px solid var(--line);border-radius:6px}blockquote{margin:0;padding-left:1rem;border-left:3px solid var(--line);color:var(--soft)}
.trail{color:var(--soft);font-size:.9rem}`;

/**
 * The documents of the folder `docs`, and those beside it, as pages under `/docs/`: at the paths that they have in the
 * repository, so that their links to each other are right in both places. `/docs/guides/` is their index.
 */
export function serveGuides(app: FastifyInstance): void {
  app.get('/docs/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  );
  app.get('/docs/guides/', (_request, reply) => reply.redirect('/docs/index.md', 302));
  app.get('/docs/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const file = fileOf(path);
    if (file === undefined) return reply.callNotFound();
    let content: Buffer;
    try {
      content = await readFile(join(ROOT, file));
    } catch {
      return reply.callNotFound();
    }
    if (file.endsWith('.png')) return reply.type('image/png').header('cache-control', 'max-age=3600').send(content);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-cache')
      .send(pageOf(content.toString('utf8'), file));
  });
}

/** The file that a path under `/docs/` means: nothing but documents and their pictures, wherever a path leads. */
function fileOf(path: string): string | undefined {
  if (BESIDE.includes(path)) return path;
  return /^(?:[a-z0-9][a-z0-9-]*\/){0,2}[A-Za-z0-9][A-Za-z0-9-]*\.(?:md|png)$/.test(path) ? `docs/${path}` : undefined;
}

function pageOf(markdown: string, file: string): string {
  const { html, headings } = htmlOf(markdown, (target) => linkFrom(file, target));
  const title = headings[0]?.text ?? file;
  return `<!doctype html>
<html lang="${/\p{Script=Han}/u.test(title) ? 'zh' : 'en'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replace(/[<&]/g, '')} · Priora</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><header><a href="/docs/index.md">Documents</a><a href="/docs/">Reference</a><a href="/">Console</a></header>
<main>${file === INDEX ? '' : `<p class="trail">${file}</p>`}
${html}
</main></body></html>
`;
}

/** A link of a document as an address here; undefined for what is not served: a file of the program. */
export function linkFrom(file: string, target: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(target)) return target;
  const [path = '', anchor] = target.split('#');
  const whole = posix.join(posix.dirname(file), path);
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (BESIDE.includes(whole)) return `/docs/${whole}${hash}`;
  const within = posix.relative('docs', whole);
  return !within.startsWith('..') && fileOf(within) ? `/docs/${within}${hash}` : undefined;
}
