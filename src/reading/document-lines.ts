import type { DocumentLine, Documents } from '#sources/documents.ts';
import { openPdf } from './pdf.ts';
import { readDocument } from './read.ts';

/** A PDF or Word file as lines; running heads, feet and figures are left out. Nothing is recognised in pictures. */
async function documentLines(bytes: Buffer, kind: 'pdf' | 'docx'): Promise<DocumentLine[]> {
  const { pages } = await readDocument(bytes, kind, async () => undefined);
  return pages.flatMap(({ blocks }) =>
    blocks
      .filter(({ type }) => type !== 'header' && type !== 'footer' && type !== 'figure')
      .flatMap(({ type, text, rows }) => {
        const lines = rows ? rows.map((row) => row.join(' | ')) : (text ?? '').split('\n');
        return [...lines.map((line) => ({ text: line, heading: type === 'title' })), { text: '', heading: false }];
      }),
  );
}

/** The words of a PDF's first page, in the order of its text layer. Throws ServiceError `file_refused` for no PDF. */
async function firstPageWords(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes);
  try {
    return (await pdf.page(1)).runs.map(({ text }) => text).join(' ');
  } finally {
    await pdf.close();
  }
}

/** PDF and Word files as importers read them. */
export const documents: Documents = { lines: documentLines, firstPage: firstPageWords };
