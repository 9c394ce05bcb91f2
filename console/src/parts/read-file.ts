import { type FailureDetails, failureOf, type Managed, sendBytes } from '../api.ts';

/**
 * Text out of a file that a person opens. Plain text, Markdown and HTML are read here; what needs a reader (Word,
 * slides, workbooks, PDF, pictures) by the service, which keeps nothing of it.
 */
const MOST_BYTES = 20 * 1024 * 1024;

export type FileFault = 'too_large' | 'no_text' | 'unknown_kind';

export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

const HERE = ['txt', 'md', 'text', 'html', 'htm'];
const BY_THE_SERVICE = ['docx', 'pptx', 'xlsx', 'pdf', 'png', 'jpg', 'jpeg'];
/** Endings that can be read, for file dialogues. */
export const READABLE = [...HERE, ...BY_THE_SERVICE].map((ending) => `.${ending}`).join(',');

type Words = Managed<'POST /words'>;

/**
 * The text of a file, and what could not be read of it.
 * @throws UnreadableFile, or a Failure of the service, that says why.
 */
export async function textOfFile(file: File): Promise<Words> {
  if (file.size > MOST_BYTES) throw new UnreadableFile('too_large');
  const read = await wordsOf(file);
  const text = read.text.replace(/\r\n?/g, '\n').trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UnreadableFile('no_text');
  return { ...read, text };
}

async function wordsOf(file: File): Promise<Words> {
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] ?? '';
  if (BY_THE_SERVICE.includes(ending)) return readByService(file);
  if (!HERE.includes(ending)) throw new UnreadableFile('unknown_kind');
  const text = plain(new Uint8Array(await file.arrayBuffer()));
  return { text: ending.startsWith('htm') ? textOfHtml(text) : text, notes: [] };
}

async function readByService(file: File): Promise<Words> {
  const reply = await sendBytes(`/words?name=${encodeURIComponent(file.name)}`, file);
  const json: Words | FailureDetails = await reply.json();
  if (!reply.ok) throw failureOf(reply, json as FailureDetails);
  return json as Words;
}

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
