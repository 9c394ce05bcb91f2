import type { PageBlock, ReadDocument } from './page.ts';

/** Signs that would begin a block or a span of Markdown, made plain. */
const plain = (text: string) =>
  text
    .replace(/([\\`*_[\]<>|])/g, '\\$1')
    .replace(/^([#>+-])(?=\s)/gm, '\\$1')
    // a digit cannot be escaped (CommonMark, 2.4): what stands behind the number is
    .replace(/^(\d{1,9})([.)])(?=\s)/gm, '$1\\$2');
const cellOf = (text: string) => text.replace(/[\\|`*_<>[\]]/g, '\\$&').replace(/\s+/g, ' ');

/** A table with its first row as the head. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...rest] = rows;
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(' | ')} |`;
  return [line(head), `|${head.map(() => ' --- |').join('')}`, ...rest.map(line)].join('\n');
}

const ITEM_MARK = /^(?:[•·●○■□▪◦‣*–—-]\s*)/u;

/** A block as Markdown; nothing of heads and feet of pages, which interrupt what is read. */
function blockText(block: PageBlock, url: string | undefined): string | undefined {
  const { type, text = '' } = block;
  if (type === 'header' || type === 'footer') return undefined;
  if (type === 'table') return markdownTable(block.rows ?? []);
  if (type === 'figure') return url === undefined ? undefined : `![](${url})`;
  if (type === 'title') return `${'#'.repeat(block.level ?? 2)} ${plain(text)}`;
  if (type === 'list')
    return text
      .split('\n')
      .map((item) => `- ${plain(item.replace(ITEM_MARK, ''))}`)
      .join('\n');
  return plain(text);
}

/** What is read as text, one block after another; a paragraph that a page break parts is made whole. */
function joined(
  { pages }: ReadDocument,
  textOf: (block: PageBlock) => string | undefined,
): readonly { readonly type: PageBlock['type']; readonly text: string }[] {
  const parts: { type: PageBlock['type']; text: string; page: number }[] = [];
  pages.forEach(({ blocks }, page) => {
    for (const block of blocks) {
      const text = textOf(block);
      if (text === undefined || text === '') continue;
      const last = parts.at(-1);
      const goesOn =
        last?.type === 'text' &&
        block.type === 'text' &&
        last.page === page - 1 &&
        !/[。.;；:：!！?？"”)）]$/u.test(last.text) &&
        !/^(?:\\?\[\d{4}|[A-Z•])/.test(text);
      if (goesOn) {
        const wide = /[\p{Script=Han}，、]$/u.test(last.text) || /^\p{Script=Han}/u.test(text);
        parts[parts.length - 1] = { ...last, text: `${last.text}${wide ? '' : ' '}${text}`, page };
      } else parts.push({ type: block.type, text, page });
    }
  });
  return parts;
}

/**
 * A document as Markdown, pages one after another.
 * @param urlOf The address of a figure's picture, where it has one.
 */
export const toMarkdown = (document: ReadDocument, urlOf: (block: PageBlock) => string | undefined): string =>
  joined(document, (block) => blockText(block, urlOf(block)))
    .map(({ text }) => text)
    .join('\n\n');

const tableLines = (rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((each) => each.replace(/\s+/g, ' ')).join(' | ')).join('\n');

/**
 * A document as its words, as somebody would copy them: a line a paragraph, an item or a row, an empty one before a
 * heading; nothing of heads and feet of pages, and of pictures.
 */
export const toText = (document: ReadDocument): string =>
  joined(document, ({ type, text, rows }) =>
    type === 'header' || type === 'footer' ? undefined : type === 'table' ? tableLines(rows ?? []) : text,
  )
    .map(({ type, text }, at) => (type === 'title' && at > 0 ? `\n${text}` : text))
    .join('\n');
