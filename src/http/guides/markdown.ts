/**
 * The Markdown that our own documents are written in, as HTML: headings with anchors, paragraphs, nested lists, quotes,
 * tables, fenced code, links, pictures, code, bold and italic. Whatever is in it is escaped; HTML in it is text.
 * @see https://spec.commonmark.org/ of which this is a part, and tables as GitHub writes them
 */
export function htmlOf(markdown: string, linked: (target: string) => string | undefined = (target) => target): Page {
  const lines = markdown.replace(/\r\n?/g, '\n').split('\n');
  const headings: Heading[] = [];
  const html = blocks(lines, { headings, linked, anchors: new Map() });
  return { html, headings };
}

export interface Page {
  readonly html: string;
  readonly headings: readonly Heading[];
}

export interface Heading {
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

interface Making {
  readonly headings: Heading[];
  readonly anchors: Map<string, number>;
  /** Where a target is; undefined: nowhere here, its words stand alone. */
  linked(target: string): string | undefined;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const FENCE = /^```(.*)$/;
const HEADING = /^(#{1,6}) (.*)$/;
const ITEM = /^(?:([-*])|(\d{1,3})\.) (.*)$/;
const ROW = /^\|.*\|$/;

function blocks(lines: readonly string[], making: Making): string {
  const out: string[] = [];
  let at = 0;
  const until = (ends: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && !ends(lines[at]!)) at++;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const fence = FENCE.exec(line);
    const heading = HEADING.exec(line);
    if (line.trim() === '') at++;
    else if (fence) {
      at++;
      const code = until((each) => each === '```').join('\n');
      at++;
      const language = escaped(fence[1]!.trim().split(' ')[0]!);
      out.push(`<pre><code${language && ` class="language-${language}"`}>${escaped(code)}</code></pre>`);
    } else if (heading) {
      at++;
      out.push(headingOf(heading[1]!.length, heading[2]!, making));
    } else if (ROW.test(line.trim())) {
      out.push(
        tableOf(
          until((each) => !ROW.test(each.trim())),
          making,
        ),
      );
    } else if (line.startsWith('> ')) {
      const quoted = until((each) => !each.startsWith('>')).map((each) => each.replace(/^> ?/, ''));
      out.push(`<blockquote>${blocks(quoted, making)}</blockquote>`);
    } else if (ITEM.test(line)) {
      out.push(
        listOf(
          until((each) => each.trim() === '' || !(ITEM.test(each) || each.startsWith('  '))),
          making,
        ),
      );
    } else {
      const text = until((each) => each.trim() === '' || FENCE.test(each) || HEADING.test(each) || ITEM.test(each));
      out.push(`<p>${inline(text.join('\n'), making)}</p>`);
    }
  }
  return out.join('\n');
}

function headingOf(level: number, text: string, making: Making): string {
  const { headings, anchors } = making;
  const plain = text.replace(/[`*]/g, '');
  const base = plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
  const before = anchors.get(base) ?? 0;
  anchors.set(base, before + 1);
  const anchor = before === 0 ? base : `${base}-${before}`;
  headings.push({ level, text: plain, anchor });
  return `<h${level} id="${escaped(anchor)}">${inline(text, making)}</h${level}>`;
}

/** Items, and under each what is indented: further paragraphs or a list. */
function listOf(lines: readonly string[], making: Making): string {
  const ordered = ITEM.exec(lines[0]!)![2] !== undefined;
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push([item[3]!]);
    else items.at(-1)!.push(line.replace(/^ {2,3}/, ''));
  }
  const html = items.map(([first = '', ...rest]) => {
    const nested = rest.findIndex((each) => ITEM.test(each));
    const text = [first, ...(nested < 0 ? rest : rest.slice(0, nested))].join('\n');
    return `<li>${inline(text, making)}${nested < 0 ? '' : blocks(rest.slice(nested), making)}</li>`;
  });
  const tag = ordered ? 'ol' : 'ul';
  return `<${tag}>${html.join('')}</${tag}>`;
}

function tableOf(lines: readonly string[], making: Making): string {
  const [head = [], , ...rows] = lines.map(cellsOf);
  const row = (tag: string) => (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell, making)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row('th')(head)}</thead><tbody>${rows.map(row('td')).join('')}</tbody></table>`;
}

/** The cells of a row: a bar that is escaped, or stands in code, parts none. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let code = false;
  const text = line.trim().slice(1, -1);
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === '\\' && text[at + 1] === '|') {
      cells[cells.length - 1] += '|';
      at++;
      continue;
    }
    if (character === '`') code = !code;
    if (character === '|' && !code) cells.push('');
    else cells[cells.length - 1] += character;
  }
  return cells.map((cell) => cell.trim());
}

/** Marks within a text, each of which begins and ends in it; code is taken out first. */
function inline(text: string, making: Pick<Making, 'linked'>): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escaped(part.slice(1, -1))}</code>` : marked(part)))
    .join('')
    .replace(
      /(!?)\[((?:[^[\]<]|<[^<>]{1,200}>){0,400})\]\(([^()\s]+)\)/g,
      (_, picture: string, words: string, target: string) => {
        const address = making.linked(target);
        if (address === undefined) return words;
        return picture
          ? `<img src="${address}" alt="${words.replace(/<[^<>]+>/g, '')}" loading="lazy">`
          : `<a href="${address}">${words}</a>`;
      },
    );
}

const marked = (text: string): string =>
  escaped(text)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])/g, '<em>$1</em>')
    .replace(/\\([\\`*_[\]<>|#])/g, '$1');
