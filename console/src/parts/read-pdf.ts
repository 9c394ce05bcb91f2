import { getDocumentProxy } from 'unpdf';

const MOST_PAGES = 400;

interface Item {
  readonly str?: string;
  readonly hasEOL?: boolean;
}

/**
 * The text layer of a PDF as paragraphs. A scan has none: the text is then empty. Loaded only when somebody opens a
 * PDF.
 */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(bytes, { useSystemFonts: false });
  try {
    const lines: string[] = [];
    for (let n = 1; n <= Math.min(pdf.numPages, MOST_PAGES); n++) {
      const { items } = await (await pdf.getPage(n)).getTextContent();
      let line = '';
      for (const { str = '', hasEOL } of items as readonly Item[]) {
        line += str;
        if (!hasEOL) continue;
        lines.push(line);
        line = '';
      }
      lines.push(line);
    }
    return joinLines(lines);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

const ENDS = /[.;:!?。；：！？]["”’)）]?$/u;
const HAN_EDGE = /\p{Script=Han}$/u;

/**
 * Printed lines as paragraphs: a line goes on in the next unless its sentence ends; words cut at the margin are made
 * whole.
 */
export function joinLines(lines: readonly string[]): string {
  let text = '';
  for (const raw of lines) {
    const line = raw.trim();
    if (line === '') continue;
    if (text === '') text = line;
    else if (ENDS.test(text)) text += `\n${line}`;
    else if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line)) text = text.slice(0, -1) + line;
    else text += HAN_EDGE.test(text) ? line : ` ${line}`;
  }
  return text;
}
