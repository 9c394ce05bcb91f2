import { strFromU8, unzipSync } from 'fflate';
import { reportText, told } from './report-text.ts';

/** What is read of a file, by how its name ends; the first of those that a report comes in. */
const READERS: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  html: (bytes) => reportText(strFromU8(bytes), { form: true }),
  docx: (bytes) => wordText(bytes),
  csv: (bytes) => told(strFromU8(bytes)),
  json: (bytes) => told(strFromU8(bytes)),
  md: (bytes) => told(strFromU8(bytes)),
};

/** The paragraphs of a text document, a line for each, with widths of columns and colours of cells. */
function wordText(bytes: Uint8Array): string {
  const { 'word/document.xml': xml } = unzipSync(bytes, { filter: ({ name }) => name === 'word/document.xml' });
  const lines = strFromU8(xml!)
    .split('</w:p>')
    .map((paragraph) =>
      paragraph
        .replace(/<w:gridCol w:w="(\d{1,6})"[^<>]*>/g, '$1 ')
        .replace(/<w:shd [^<>]*w:fill="(\w{6})"[^<>]*>/g, '{$1} ')
        .replace(/<[^<>]*>/g, ''),
    );
  return told(lines.filter((line) => line.trim() !== '').join('\n'));
}

/**
 * What stands in the files that an answer links to, by their names: of a report that comes in several formats in one
 * of them, without what differs from run to run.
 */
export async function linkedFiles(answer: string): Promise<ReadonlyMap<string, string>> {
  const links = [...new Set(answer.match(/http:\/\/127\.0\.0\.1:\d{1,5}\/files\/[^\s"\\)<>]+/g) ?? [])];
  const files = new Map<string, string>();
  for (const ending of Object.keys(READERS))
    for (const link of links) {
      const name = new URL(link).pathname.split('/').at(-1)!;
      const bare = name.slice(0, name.lastIndexOf('.'));
      if (!name.endsWith(`.${ending}`) || files.has(bare)) continue;
      const response = await fetch(link);
      files.set(bare, READERS[ending]!(new Uint8Array(await response.arrayBuffer())));
    }
  return files;
}
