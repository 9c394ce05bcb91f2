import {
  type Basis,
  type Block,
  type Cell,
  type Chart,
  contentsOf,
  type Document,
  type Inline,
  printable,
  spanOf,
  type Table,
  type Tree,
} from './document.ts';
import { colourOf, type Drawing, drawn, drawnTree, type Shape, spoken, spokenTree } from './drawing.ts';
import { logoSize } from './logo.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => printable(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const STYLE = `
:root{--ink:#1a1d21;--soft:#5a626c;--line:#d5d9de;--paper:#fff;--shade:#f5f6f8;--accent:#0a6565;--good:#dcefe0;--middling:#fdf1cf;--bad:#f7dfdc}
*{box-sizing:border-box}
html{color:var(--ink);background:var(--paper);font:15px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif}
body{max-width:62rem;margin:0 auto;padding:2.5rem 1.5rem 4rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .3rem;text-wrap:balance}
h2{font-size:1.3rem;margin:2.4rem 0 .7rem;padding-top:.8rem;border-top:2px solid var(--accent)}
h3{font-size:1.05rem;margin:1.7rem 0 .4rem}
p{margin:.5rem 0;max-width:50rem}
a{color:var(--accent)}
.subtitle{color:var(--soft);margin:0 0 1.4rem}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.2rem;margin:1rem 0 1.6rem}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.87rem;line-height:1.4}
caption{caption-side:top;text-align:left;color:var(--soft);padding:0 0 .4rem}
th,td{border:1px solid var(--line);padding:.38rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{background:var(--shade);font-weight:600}.mark{color:var(--soft);font-weight:400}
td.good{background:var(--good)}td.middling{background:var(--middling)}td.bad{background:var(--bad)}td.muted,.muted{color:var(--soft)}
blockquote{margin:.5rem 0 .9rem;padding:.5rem .9rem;border-left:3px solid var(--line);background:var(--shade)}
blockquote p{margin:0;white-space:pre-line}blockquote footer{color:var(--soft);font-size:.82rem;margin-top:.35rem;overflow-wrap:anywhere}
.note{border-left:3px solid var(--accent);background:var(--shade);padding:.6rem .9rem;margin:.9rem 0;max-width:50rem}
.note p{margin:0}
code{font:.86em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
li{margin:.2rem 0;max-width:50rem}
nav{margin:1rem 0 1.6rem}nav p{color:var(--soft);margin:0}nav ol{margin:.3rem 0;columns:2;column-gap:2.5rem}
figure{margin:1rem 0;max-width:50rem;break-inside:avoid}figcaption{color:var(--soft);font-size:.87rem;padding:0 0 .4rem}
figure svg{width:100%;height:auto;display:block}svg text{fill:var(--ink)}svg .muted{fill:var(--soft)}svg line{stroke:var(--line)}
:target{outline:2px solid var(--accent);outline-offset:3px}
@media print{html{font-size:10.5pt}body{max-width:none;padding:0}h2,h3{break-after:avoid}tr,blockquote{break-inside:avoid}thead{display:table-header-group}.wide{overflow:visible}a{color:inherit}@page{margin:16mm 14mm}}
@media (prefers-color-scheme:dark){:root{--ink:#e7e9ec;--soft:#a2abb5;--line:#3a4149;--paper:#15181b;--shade:#1e2327;--accent:#62c4c0;--good:#1d3b28;--middling:#443a17;--bad:#4a2622}}
@media print{:root{--ink:#1a1d21;--soft:#5a626c;--line:#d5d9de;--paper:#fff;--shade:#f5f6f8;--accent:#0a6565;--good:#dcefe0;--middling:#fdf1cf;--bad:#f7dfdc}}`;

/** The logo inside the page: nothing is asked of another place. */
function logo({ logo: picture }: Document): string {
  if (!picture) return '';
  const { width_pt, height_pt } = logoSize(picture);
  const data = Buffer.from(picture.bytes).toString('base64');
  return `<p><img alt="" src="data:image/${picture.type === 'png' ? 'png' : 'jpeg'};base64,${data}" style="width:${width_pt.toFixed(1)}pt;height:${height_pt.toFixed(1)}pt"></p>\n`;
}

/** The document as one HTML page: nothing outside it is needed, it can be printed, and it is read without seeing it. */
export function toHtml(document: Document): string {
  const facts = document.facts
    .map(([name, value, basis]) => `<dt>${escaped(name)}</dt><dd${basisOf(basis)}>${escaped(value)}</dd>`)
    .join('');
  return `<!doctype html>
<html lang="${document.lang === 'zh' ? 'zh-Hans' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="generator" content="Priora">
<title>${escaped(document.title)}</title>
<style>${STYLE}
</style>
</head>
<body>
<main>
${logo(document)}<h1>${escaped(document.title)}</h1>
<p class="subtitle">${escaped(document.subtitle)}</p>
<dl>${facts}</dl>
${contents(document)}${document.blocks.map(block).join('\n')}
</main>
</body>
</html>
`;
}

function block(one: Block): string {
  switch (one.kind) {
    case 'heading':
      return `<h${one.level + 1}${idOf(one)}>${escaped(one.text)}</h${one.level + 1}>`;
    case 'paragraph':
      return `<p${idOf(one)}${basisOf(one.basis)}>${inline(one.content)}</p>`;
    case 'note':
      return `<div class="note" role="note"><p${basisOf(one.basis)}>${inline(one.content)}</p></div>`;
    case 'list':
      return `<ul>${one.items.map((item, at) => `<li${basisOf(one.bases?.[at])}>${inline(item)}</li>`).join('')}</ul>`;
    case 'quote':
      return `<blockquote${idOf(one)}><p>${escaped(one.text)}</p><footer>${inline(one.source)}</footer></blockquote>`;
    case 'table':
      return table(one);
    case 'chart':
      return figure(one, drawn(one, CHART_WIDTH), spoken(one));
    case 'tree':
      return figure(one, drawnTree(one, CHART_WIDTH), spokenTree(one));
  }
}

function contents(document: Document): string {
  const shown = contentsOf(document).map(({ text, id }) => `<li>${inline([{ text, href: `#${id}` }])}</li>`);
  const title = escaped(document.contents ?? '');
  return shown.length === 0 ? '' : `<nav aria-label="${title}"><p>${title}</p><ol>${shown.join('')}</ol></nav>\n`;
}

/** As wide as a line of text. */
const CHART_WIDTH = 560;
const point = (length: number) => Number(length.toFixed(1));

function svg(shape: Shape): string {
  switch (shape.kind) {
    case 'rect':
      return `<rect x="${point(shape.x)}" y="${point(shape.y)}" width="${point(shape.width)}" height="${point(shape.height)}" fill="#${colourOf(shape.series)}"/>`;
    case 'line':
      return `<line x1="${point(shape.x1)}" y1="${point(shape.y1)}" x2="${point(shape.x2)}" y2="${point(shape.y2)}" stroke-width="0.6"/>`;
    case 'text':
      return `<text x="${point(shape.x)}" y="${point(shape.y)}" font-size="${shape.size}" text-anchor="${shape.anchor}"${shape.soft ? ' class="muted"' : ''}>${escaped(shape.text)}</text>`;
  }
}

function figure({ caption, basis }: Chart | Tree, { width, height, shapes }: Drawing, said: string): string {
  const body = shapes.map(svg).join('');
  return `<figure${basisOf(basis)}><figcaption>${escaped(caption)}</figcaption><svg viewBox="0 0 ${point(width)} ${point(height)}" role="img" aria-label="${escaped(said)}">${body}</svg></figure>`;
}

function table({ caption, columns, rows, basis }: Table): string {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => `<col style="width:${((share / total) * 100).toFixed(1)}%">`).join('');
  const head = columns.map(({ title, mark }) => `<th scope="col">${escaped(title)}${markOf(mark)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((one, at) => cell(one, at, columns[at]?.basis)).join('')}</tr>`)
    .join('\n');
  return `<div class="wide" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption${basisOf(basis)}>${escaped(caption)}</caption><colgroup>${widths}</colgroup><thead><tr>${head}</tr></thead><tbody>
${body}
</tbody></table></div>`;
}

const cell = ({ content, tone, basis }: Cell, index: number, ofColumn: Basis | undefined) =>
  index === 0
    ? `<th scope="row"${basisOf(basis ?? ofColumn)}>${inline(content)}</th>`
    : `<td${tone ? ` class="${tone}"` : ''}${basisOf(basis ?? ofColumn)}>${inline(content)}</td>`;

const markOf = (mark: string | undefined) => (mark ? ` <span class="mark">${escaped(mark)}</span>` : '');
/** What a statement rests on, for programs: readers see its mark. */
const basisOf = (basis: Basis | undefined) => (basis ? ` data-basis="${basis}"` : '');

function inline(content: readonly Inline[]): string {
  return content
    .map(spanOf)
    .map(({ text, style, href }) => {
      const tag = style === 'strong' ? 'strong' : style === 'code' ? 'code' : undefined;
      const words = escaped(text).replaceAll('\n', '<br>');
      const styled = tag
        ? `<${tag}>${words}</${tag}>`
        : style === 'muted'
          ? `<span class="muted">${words}</span>`
          : words;
      return href && isAddress(href) ? `<a href="${escaped(href)}">${styled}</a>` : styled;
    })
    .join('');
}

const idOf = ({ id }: { id?: string }) => (id && /^[A-Za-z][\w-]*$/.test(id) ? ` id="${id}"` : '');

/** Places of the page and web addresses; a script is neither. */
const isAddress = (href: string) => /^#[A-Za-z][\w-]*$|^https?:\/\//.test(href);
