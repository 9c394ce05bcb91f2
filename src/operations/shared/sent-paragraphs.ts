import type { SentFile } from '#operation.ts';
import { readInThread } from '#operations/others/document-reading.ts';
import type { Account, Services } from '#services.ts';
import { type Static, Type } from '#typebox.mjs';

/** A document that came with a call, as paragraphs with their places: what steps of tasks read. */

export const SentParagraph = Type.Object({
  /** `p1`, `p2`, ... in reading order. */
  id: Type.String(),
  /** Of a table its title, then a line a row, cells between `|`. */
  text: Type.String(),
  heading: Type.Optional(Type.Literal(true)),
  /** From 1. */
  page: Type.Integer(),
  /** x0, y0, x1, y1 in fractions of the page from the top left corner. */
  box: Type.Array(Type.Number()),
});
export type SentParagraph = Static<typeof SentParagraph>;

/** Characters of a document that a task keeps. */
const MOST_TEXT = 1_500_000;
const TITLE_OF_TABLE = /^(?:table|tab\.|表)\s{0,3}\d/iu;
/** Between the head of a table in Markdown and its rows. */
const RULE = /^\|(?:\s{0,3}-{3,9}\s{0,3}\|){1,400}$/u;

const ESCAPED = /\\([\\`*_<>[\]])/gu;

const tableText = (markdown: string) =>
  markdown
    .split('\n')
    .filter((line) => !RULE.test(line.trim()))
    .map((line) => line.trim().replace(/\|$/u, '').trimEnd().replace(ESCAPED, '$1'))
    .join('\n');

/**
 * Reads a file in a thread that can be ended.
 * @throws ServiceError `file_refused` with the reason if it cannot be read.
 */
export async function sentParagraphs(
  file: SentFile,
  {
    services,
    account,
    signal,
  }: { readonly services: Services; readonly account: Account; readonly signal: AbortSignal },
): Promise<{ pages: number; paragraphs: SentParagraph[]; notes: readonly string[] }> {
  const read = await readInThread(
    services,
    { bytes: await file.read(), name: file.name, account: account.id, signal },
    { crops: false, markdown: false, results: true },
    { message: 'The document cannot be read: it takes more memory than there is, or breaks its reader.' },
  );
  const { paragraphs, cut } = paragraphsOf(read.blocks);
  const notes = cut ? [`Only the first ${MOST_TEXT} characters of the document are read.`] : [];
  return { pages: read.total_pages, paragraphs, notes: [...read.notes, ...notes] };
}

/** Blocks of a document, pages from 0, as paragraphs: a table with its title, no heads and feet of pages. */
export function paragraphsOf(blocks: Awaited<ReturnType<typeof readInThread>>['blocks']): {
  readonly paragraphs: SentParagraph[];
  /** Whether there is more than a task keeps. */
  readonly cut: boolean;
} {
  const paragraphs: SentParagraph[] = [];
  let characters = 0;
  for (const { page, type, bbox, content } of blocks) {
    if (content === undefined || content === '' || type === 'header' || type === 'footer') continue;
    const last = paragraphs.at(-1);
    const table = type === 'table' ? tableText(content) : undefined;
    const titled =
      table !== undefined && last?.page === page + 1 && TITLE_OF_TABLE.test(last.text) && !last.text.includes('| ');
    const before = titled ? last!.text : '';
    const text = table === undefined ? content : titled ? `${before}\n${table}` : table;
    characters += text.length - before.length;
    if (characters > MOST_TEXT) return { paragraphs, cut: true };
    if (titled) paragraphs.pop();
    paragraphs.push({
      id: `p${paragraphs.length + 1}`,
      text,
      ...(type === 'title' && { heading: true as const }),
      page: page + 1,
      box: bbox.slice(0, 4),
    });
  }
  return { paragraphs, cut: false };
}
