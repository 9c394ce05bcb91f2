import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';

/** What a report is made of; whatever else its file might hold is not shown. */
const SHOWN: ReadonlySet<string> = new Set(
  'h1 h2 h3 p a dl dt dd div table caption thead tbody tr th td blockquote footer code strong span ul ol li br'.split(
    ' ',
  ),
);
const CLASSES: ReadonlySet<string> = new Set(['subtitle', 'wide', 'good', 'middling', 'bad', 'muted', 'note']);

/** The report's own HTML as parts of this page: no script, no style, no address of its own can come with it. */
export function ReportText({ html }: { html: string }) {
  const page = new DOMParser().parseFromString(withoutStyle(html), 'text/html');
  const main = page.querySelector('main');
  return (
    <article className="report" lang={page.documentElement.lang || undefined}>
      {main && childrenOf(main)}
    </article>
  );
}

/**
 * The page's policy holds for what it parses too, and would tell of each style. Texts hold no bare quotation mark: none
 * of them is touched.
 */
const withoutStyle = (html: string) => html.replace(/<style>[^<]*<\/style>/g, '').replace(/ style="[^"<>]*"/g, '');

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, n) => <Fragment key={n}>{shown(child)}</Fragment>);

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element)) return null;
  const tag = node.localName;
  if (!SHOWN.has(tag)) return tag === 'colgroup' ? null : childrenOf(node);
  if (tag === 'br') return <br />;
  const inside = childrenOf(node);
  if (tag === 'a') return address(node.getAttribute('href') ?? '', inside);
  const id = node.getAttribute('id');
  const kept = [...node.classList].filter((each) => CLASSES.has(each)).join(' ');
  const scope = node.getAttribute('scope');
  return createElement(
    tag === 'h1' ? 'h2' : tag,
    {
      ...(id && /^[A-Za-z][\w-]*$/.test(id) && { id: `report-${id}` }),
      ...((kept || tag === 'h1') && { className: tag === 'h1' ? 'report-title' : kept }),
      ...(scope && { scope }),
      // a table wider than the page is scrolled, by keyboard too
      ...(kept === 'wide' && {
        tabIndex: 0,
        role: 'region',
        'aria-label': node.getAttribute('aria-label') ?? undefined,
      }),
    },
    ...inside,
  );
}

/** Documents open in the console, whatever name the service is reached by. */
function address(href: string, inside: ReactNode): ReactNode {
  if (/^#[A-Za-z][\w-]*$/.test(href)) return <a href={`#report-${href.slice(1)}`}>{inside}</a>;
  if (!/^https?:\/\//.test(href)) return inside;
  const { pathname, search, hash } = new URL(href);
  if (/^\/(patents|search)\b/.test(pathname)) return <Link to={pathname + search + hash}>{inside}</Link>;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {inside}
    </a>
  );
}
