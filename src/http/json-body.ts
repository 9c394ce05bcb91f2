import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { ServiceError } from '#errors.ts';
import { Pieces } from '#pieces.ts';
import { inSlices } from '#turns.ts';
import { JsonReader, NotJson, TooMuchJson } from './json-reader.ts';

/**
 * Reads a body whole. One that is too large is refused as soon as that is known; the rest is read and thrown away, so
 * that a client that is still sending gets the answer instead of a reset connection.
 * @throws ServiceError `body_too_large`, `invalid_request` when the client stops half-way or the body is compressed.
 */
export function readBody(message: IncomingMessage, limit_bytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const encoding = message.headers['content-encoding'] ?? 'identity';
    const tooLarge = () =>
      new ServiceError('body_too_large', `The request body is larger than ${limit_bytes} bytes; send less at once.`, {
        limit_bytes,
      });
    const refuse = (error: ServiceError) => {
      message.removeAllListeners('data');
      message.resume();
      reject(error);
    };
    const cutShort = () =>
      reject(new ServiceError('invalid_request', 'The request body ended before it was complete.'));
    if (encoding !== 'identity') {
      return refuse(
        new ServiceError(
          'invalid_request',
          `The request body is encoded as "${encoding}"; send it without Content-Encoding.`,
          {
            field: 'Content-Encoding',
          },
        ),
      );
    }
    if (Number(message.headers['content-length'] ?? 0) > limit_bytes) return refuse(tooLarge());
    const pieces = new Pieces();
    message.on('data', (piece: Buffer) => {
      pieces.add(piece);
      if (pieces.bytes > limit_bytes) refuse(tooLarge());
    });
    message.once('end', () => resolve(pieces.whole()));
    message.once('error', cutShort);
    message.once('close', () => message.complete || cutShort());
    if (message.destroyed && !message.complete) cutShort();
  });
}

/** Where the byte order mark of UTF-8 ends, if one is there. */
const behindMark = (bytes: Buffer) => (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0);

/** Yields the value, once it is read; undefined before that, slice by slice. */
function* reading(bytes: Buffer): Generator<{ readonly value: unknown } | undefined> {
  assertUtf8(bytes);
  const from = behindMark(bytes);
  const reader = new JsonReader(bytes, from);
  try {
    while (!reader.read()) yield undefined;
    yield { value: reader.value === undefined ? {} : reader.value };
  } catch (error) {
    if (error instanceof TooMuchJson)
      throw new ServiceError(
        'invalid_request',
        `The request body has ${error.message}: see byte ${error.at} (counted from 0).`,
        { field: 'body', position: error.at, limit: error.limit },
      );
    if (!(error instanceof NotJson)) throw error;
    const place: Place = { position: 0, line: 1, column: 1 };
    for (let at = from; at < error.at; at += PLACE_BYTES) {
      yield undefined;
      goOn(place, bytes.subarray(at, Math.min(at + PLACE_BYTES, error.at)));
    }
    throw noJson(bytes, error, place);
  }
}

/**
 * Reads a request's JSON body, as every door does: bounded in length, depth and number of values, and in slices between
 * which others have their turn.
 * @throws ServiceError as `readBody` and `parseJsonBody`.
 */
export async function readJsonBody(message: IncomingMessage, limit_bytes: number): Promise<unknown> {
  const bytes = await readBody(message, limit_bytes);
  if (bytes.length < LARGE_BYTES) return parseJsonBody(bytes);
  for await (const read of inSlices(reading(bytes))) if (read) return read.value;
}

/** A body so large is read in slices. */
const LARGE_BYTES = 64_000;

/**
 * Reads a JSON body in UTF-8, whatever content type it came under; an empty one is an empty object. Of a field that is
 * there twice the last one counts; a field `__proto__` is left out.
 * @throws ServiceError `invalid_request` with the byte, or the line and column, where it stops being UTF-8 or JSON, or
 * passes a limit.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  for (const read of reading(bytes)) if (read) return read.value;
  throw new Error('a text was read to its end without a value');
}

const UTF8_BYTES = 64_000;
/** Bytes of the longest character. */
const LONGEST = 4;
const goesOn = (byte: number) => (byte & 0xc0) === 0x80;

/** @throws ServiceError naming the byte at which it stops being UTF-8. */
function assertUtf8(bytes: Buffer): void {
  if (isUtf8(bytes)) return;
  // the piece that is none is found before it is looked at more closely
  for (let from = 0; ; ) {
    const until = Math.min(from + UTF8_BYTES, bytes.length);
    let end = until;
    while (end < bytes.length && end > until - LONGEST && goesOn(bytes[end]!)) end--;
    // so many that go on with a character belong to none: the piece is wrong wherever it is cut
    const piece = bytes.subarray(from, end === until - LONGEST ? until : end);
    if (!isUtf8(piece)) {
      const position = from + firstDifference(piece, Buffer.from(piece.toString('utf8')));
      throw new ServiceError(
        'invalid_request',
        `The request body is not valid UTF-8: see byte ${position} (counted from 0).`,
        { field: 'body', position, expected: 'JSON in UTF-8' },
      );
    }
    from = end;
  }
}

const firstDifference = (a: Uint8Array, b: Uint8Array): number => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
};

/** A place in a text as its writer counts: characters from 0 (UTF-16 units), lines and columns from 1. */
interface Place {
  position: number;
  line: number;
  column: number;
}

/** Bytes of which the lines are counted at a time. */
const PLACE_BYTES = 1_000_000;
const LINE_END = 0x0a;

/** Moves a place on by the characters of these bytes. */
function goOn(place: Place, bytes: Uint8Array): void {
  let { position, line, column } = place;
  for (const byte of bytes) {
    // a character of four bytes is two units, any other one
    const units = goesOn(byte) ? 0 : byte >= 0xf0 ? 2 : 1;
    position += units;
    column += units;
    if (byte === LINE_END) {
      line++;
      column = 1;
    }
  }
  Object.assign(place, { position, line, column });
}

function noJson(bytes: Buffer, { at, expected }: NotJson, { position, line, column }: Place): ServiceError {
  const character = [...bytes.toString('utf8', at, at + 4)][0];
  const found = character === undefined ? 'the body ends there' : `${JSON.stringify(character)} stands there`;
  return new ServiceError(
    'invalid_request',
    `The request body is not valid JSON: line ${line}, column ${column}: ${expected} is expected, ${found}.`,
    { field: 'body', position, line, column, expected },
  );
}
