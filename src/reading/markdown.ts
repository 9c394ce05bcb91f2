import type { PageBlock, ReadDocument } from './page.ts';

/** Signs that would begin a block or a span of Markdown, made plain. */
const plain = (text: string) => text.replace(/([\\`*_[\]<>|])/g, '\\$1').replace(/^([#>+-]|\d{1,9}\.)(?=\s)/gm, '\\$1');
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

/**
 * A document as Markdown, pages one after another; a paragraph that a page break parts is made whole.
 * @param urlOf The address of a figure's picture, where it has one.
 */
export function toMarkdown({ pages }: ReadDocument, urlOf: (block: PageBlock) => string | undefined): string {
  const parts: { type: PageBlock['type']; text: string; page: number }[] = [];
  pages.forEach(({ blocks }, page) => {
    for (const block of blocks) {
      const text = blockText(block, urlOf(block));
      if (text === undefined || text === '') continue;
      const last = parts.at(-1);
      const goesOn =
        last?.type === 'text' &&
        block.type === 'text' &&
        last.page === page - 1 &&
        !/[。.;；:：!！?？"”)）]$/u.test(last.text) &&
        !/^(?:\\?\[\d{4}|[A-Z•])/.test(text);
      if (goesOn && parts.at(-1)!.page < page) {
        const wide = /[\p{Script=Han}，、]$/u.test(last.text) || /^\p{Script=Han}/u.test(text);
        parts[parts.length - 1] = { ...last, text: `${last.text}${wide ? '' : ' '}${text}`, page };
      } else parts.push({ type: block.type, text, page });
    }
  });
  return parts.map(({ text }) => text).join('\n\n');
}
