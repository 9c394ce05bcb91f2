/**
 * Text out of a file that a person opens, read in the browser: nothing is sent before the person has seen it. Plain
 * text, Markdown, HTML, PDF with a text layer, and Word (DOCX: a zip with `word/document.xml`).
 * @see ECMA-376 part 1, 17.3 (paragraphs and runs); APPNOTE.TXT 4.3 (zip)
 */
const MOST_BYTES = 20 * 1024 * 1024;
const MOST_XML_BYTES = 80 * 1024 * 1024;
const DEFLATED = 8;
const STORED = 0;

export type FileFault = 'too_large' | 'no_text' | 'broken' | 'unknown_kind';

export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Endings that can be read, for file dialogues. */
export const READABLE = '.txt,.md,.text,.html,.htm,.docx,.pdf';

/** @throws UnreadableFile that says why. */
export async function textOfFile(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new UnreadableFile('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = (await read(bytes, file.name.toLowerCase())).replace(/\r\n?/g, '\n').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableFile('no_text');
  return text;
}

async function read(bytes: Uint8Array, name: string): Promise<string> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return textOfDocx(bytes);
  if (isPdf(bytes)) {
    const { textOfPdf } = await import('./read-pdf.ts');
    return textOfPdf(bytes).catch(() => {
      throw new UnreadableFile('broken');
    });
  }
  if (/\.html?$/.test(name)) return textOfHtml(plain(bytes));
  if (/\.(txt|md|text)$/.test(name)) return plain(bytes);
  throw new UnreadableFile('unknown_kind');
}

const isPdf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** UTF-8 or UTF-16 by its mark; what is neither, as Chinese editors on Windows write it. */
function plain(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

function textOfHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const each of page.querySelectorAll('script,style,noscript,template')) each.remove();
  for (const each of page.querySelectorAll('p,div,li,tr,h1,h2,h3,h4,h5,h6,br')) each.append('\n');
  return (page.body.textContent ?? '').replace(/[ \t]+/g, ' ').replace(/(?<!\s)\s*\n\s*\n\s*/g, '\n\n');
}

async function textOfDocx(bytes: Uint8Array): Promise<string> {
  const xml = await entryOf(bytes, 'word/document.xml').catch(() => undefined);
  if (!xml) throw new UnreadableFile('broken');
  const document = new DOMParser().parseFromString(new TextDecoder().decode(xml), 'application/xml');
  if (document.querySelector('parsererror')) throw new UnreadableFile('broken');
  const lines = [...document.getElementsByTagNameNS('*', 'p')].map((paragraph) =>
    [...paragraph.getElementsByTagNameNS('*', '*')]
      .map(({ localName, textContent }) =>
        localName === 't' ? textContent : localName === 'tab' ? '\t' : localName === 'br' ? '\n' : '',
      )
      .join(''),
  );
  return lines.join('\n').replace(/\n{3,}/g, '\n\n');
}

/** One entry of a zip, found by its central directory. */
async function entryOf(zip: Uint8Array, wanted: string): Promise<Uint8Array | undefined> {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count && view.getUint32(at, true) === 0x02014b50; n++) {
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameLength));
    if (name === wanted) {
      const method = view.getUint16(at + 10, true);
      const size = view.getUint32(at + 20, true);
      const local = view.getUint32(at + 42, true);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = zip.subarray(start, start + size);
      if (method === STORED) return packed;
      return method === DEFLATED ? inflated(packed) : undefined;
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return undefined;
}

/** @throws UnreadableFile where it unpacks to more than anybody writes. */
async function inflated(packed: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const pieces: Uint8Array[] = [];
  let total = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.length;
    if (total > MOST_XML_BYTES) {
      await reader.cancel();
      throw new UnreadableFile('too_large');
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces as BlobPart[]).arrayBuffer());
}
