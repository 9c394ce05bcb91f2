import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { SourceError } from './source.ts';

/** A run of decoded text and where it stops in the bytes. */
export interface DecodedText {
  readonly text: string;
  /** Bytes read up to the end of `text`. */
  readonly end_byte: number;
  /** How many bytes a part of the text took; exact in UTF-8, UTF-16 and one-byte encodings, an estimate in others. */
  readonly bytesOf: (text: string) => number;
}

/** Stands for bytes that are no text: not an XML character, so that the parser refuses the document that holds it. */
export const INVALID = '\uffff';

const HEAD = 1024;

/**
 * The encoding of a text: byte order mark, UTF-16 without one by its zero bytes, else what an XML declaration says,
 * else `fallback`.
 * @see https://www.w3.org/TR/xml/#sec-guessing
 */
export function detectEncoding(head: Uint8Array, fallback = 'utf-8'): string {
  const [a, b, c] = head;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0) return 'utf-16le';
  if (a === 0 && b === 0x3c) return 'utf-16be';
  const declaration = Buffer.from(head.subarray(0, HEAD)).toString('latin1');
  return /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(declaration)?.[1]?.toLowerCase() ?? fallback;
}

/** How many bytes at the end of a chunk belong to a UTF-8 character that the next chunk completes. */
function unfinishedUtf8(chunk: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= chunk.length; back++) {
    const byte = chunk[chunk.length - back]!;
    if ((byte & 0xc0) === 0x80) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? back : 0;
  }
  return 0;
}

/**
 * Text of a byte stream. Any encoding of the WHATWG Encoding Standard that the platform knows (its `iso-8859-1` is
 * Windows-1252, which is what such files really hold). Bytes that are no UTF-8 become `INVALID`, so that whoever reads
 * the text can refuse just that part.
 * @throws SourceError `encoding` if the declared encoding is not known.
 */
export async function* decodeText(
  stream: AsyncIterable<Uint8Array>,
  file: string,
  fallback = 'utf-8',
): AsyncIterable<DecodedText> {
  let encoding: string | undefined;
  let decoder: TextDecoder | undefined;
  let carried: Uint8Array = new Uint8Array(0);
  let end_byte = 0;
  let bytesOf = (text: string) => Buffer.byteLength(text);
  for await (const arriving of stream) {
    let chunk: Uint8Array = carried.length > 0 ? Buffer.concat([carried, arriving]) : arriving;
    if (encoding === undefined) {
      if (chunk.length < HEAD && !endsDeclaration(chunk)) {
        carried = chunk;
        continue;
      }
      encoding = detectEncoding(chunk, fallback);
      decoder = decoderOf(encoding, file);
      bytesOf = widthOf(encoding);
    }
    carried = new Uint8Array(0);
    if (encoding !== 'utf-8' && encoding !== 'utf8') {
      end_byte += chunk.length;
      yield { text: decoder!.decode(chunk, { stream: true }), end_byte, bytesOf };
      continue;
    }
    const rest = unfinishedUtf8(chunk);
    if (rest > 0) {
      carried = chunk.slice(chunk.length - rest);
      chunk = chunk.subarray(0, chunk.length - rest);
    }
    if (chunk.length === 0) continue;
    const first = end_byte === 0;
    end_byte += chunk.length;
    yield { text: utf8(chunk, first), end_byte, bytesOf };
  }
  if (encoding === undefined) {
    if (carried.length === 0) return;
    encoding = detectEncoding(carried, fallback);
    decoder = decoderOf(encoding, file);
    bytesOf = widthOf(encoding);
  }
  const isUtf = encoding === 'utf-8' || encoding === 'utf8';
  const text = isUtf ? utf8(carried, end_byte === 0) : decoder!.decode(carried);
  end_byte += carried.length;
  if (text !== '') yield { text, end_byte, bytesOf };
}

function endsDeclaration(chunk: Uint8Array): boolean {
  return Buffer.from(chunk).includes('>');
}

function decoderOf(encoding: string, file: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    throw new SourceError('encoding', file, `unknown character encoding "${encoding}"`, 0, { cause });
  }
}

function widthOf(encoding: string): (text: string) => number {
  if (encoding.startsWith('utf-16')) return (text) => text.length * 2;
  return encoding === 'utf-8' || encoding === 'utf8' ? (text) => Buffer.byteLength(text) : (text) => text.length;
}

function utf8(chunk: Uint8Array, first: boolean): string {
  const view = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  const text = view.toString('utf8');
  const checked = isUtf8(chunk) ? text : text.replaceAll('\ufffd', INVALID);
  return first && checked.startsWith('\ufeff') ? checked.slice(1) : checked;
}
