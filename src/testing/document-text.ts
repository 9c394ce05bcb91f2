import { type Block, type Cell, type Document, type Inline, spanOf, type TreeItem } from '#documents/document.ts';

const MARKS = { strong: '**', code: '`', muted: '~' } as const;

const inline = (content: readonly Inline[]): string =>
  content
    .map(spanOf)
    .map(({ text, style, href }) => {
      const marked = style ? `${MARKS[style]}${text}${MARKS[style]}` : text;
      return href ? `[${marked}](${href})` : marked;
    })
    .join('');

const cell = ({ content, tone }: Cell): string => `${inline(content)}${tone ? ` {${tone}}` : ''} |`;
const place = (id: string | undefined): string => (id === undefined ? '' : ` {#${id}}`);

const branches = ({ text, marked, children }: TreeItem, depth = 0): string[] => [
  `${'  '.repeat(depth)}- ${text}${marked ? ' {marked}' : ''}`,
  ...children.flatMap((child) => branches(child, depth + 1)),
];

function lines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(block.level + 1)} ${block.text}${place(block.id)}`];
    case 'paragraph':
      return [`${inline(block.content)}${place(block.id)}`];
    case 'note':
      return [`! ${inline(block.content)}`];
    case 'list':
      return block.items.map((item) => `- ${inline(item)}`);
    case 'quote':
      return [`> ${block.text}${place(block.id)}`, `> ${inline(block.source)}`];
    case 'table':
      return [
        block.caption,
        block.columns.map(({ title, share }) => `${title} ${share} |`).join(' '),
        ...block.rows.map((row) => row.map(cell).join(' ')),
      ];
    case 'chart':
      return [
        `${block.caption} (${block.form}, ${block.unit})`,
        ...block.series.map(({ name, values }) =>
          [`${name}:`, ...block.categories.map((category, at) => `${category} ${values[at]}`)].join(' '),
        ),
      ];
    case 'tree':
      return [block.caption, ...branches(block.root)];
  }
}

/**
 * A document as lines with all that its writers are given: places, widths of columns, tones and styles too, so that a
 * test compares the whole of it with what somebody has read.
 */
export function documentText({ title, lang, subtitle, facts, contents, blocks, logo }: Document): string {
  const head = [
    ...(logo ? [`(logo of ${logo.bytes.length} bytes)`] : []),
    `# ${title} (${lang})`,
    subtitle,
    ...facts.map(([name, value]) => `${name}: ${value}`),
    ...(contents === undefined ? [] : [`= ${contents}`]),
  ];
  return `${[...head, ...blocks.flatMap(lines)].join('\n')}\n`;
}
