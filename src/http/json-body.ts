import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { ServiceError } from '#errors.ts';

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
    const chunks: Buffer[] = [];
    let size = 0;
    message.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit_bytes) return refuse(tooLarge());
      chunks.push(chunk);
    });
    message.once('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, size)));
    message.once('error', cutShort);
    message.once('close', () => message.complete || cutShort());
    if (message.destroyed && !message.complete) cutShort();
  });
}

/**
 * How deep objects and lists of a body may stand in each other, and how many values it may have; the interface's
 * largest body, a whole comparison, comes to 8 and 100,000. How many fields one object may have: a hundred thousand
 * different names cost the parser ten times what as many values of a list do.
 */
const DEEPEST = 64;
const MOST_VALUES = 200_000;
const MOST_FIELDS = 10_000;

const [QUOTE, COMMA, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...Buffer.from('",\\[]{}')];

/**
 * Refuses what would cost a parser more than its length says, before it is parsed: one pass over the bytes that knows
 * strings and nothing else of JSON. In UTF-8 no part of another character looks like one of these marks.
 * @throws ServiceError `invalid_request` naming the limit and the byte (counted from 0) at which it is passed.
 */
function assertShallow(bytes: Buffer): void {
  const refuse = (position: number, message: string, limit: number) => {
    throw new ServiceError('invalid_request', `${message}: see byte ${position} (counted from 0).`, {
      field: 'body',
      position,
      limit,
    });
  };
  let depth = 0;
  let values = 1;
  /** By depth: commas in the object that is open there; none are counted in a list. */
  const commas = new Float64Array(DEEPEST + 1).fill(Number.NaN);
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === QUOTE) {
      for (at++; at < bytes.length && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > DEEPEST)
        refuse(at, `The request body nests objects and lists more than ${DEEPEST} levels deep`, DEEPEST);
      commas[depth] = byte === OPEN_OBJECT ? 0 : Number.NaN;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth--;
    else if (byte === COMMA) {
      if (++values > MOST_VALUES)
        refuse(at, `The request body has more than ${MOST_VALUES} values; send less at once`, MOST_VALUES);
      if (++commas[depth]! >= MOST_FIELDS)
        refuse(at, `The request body has an object of more than ${MOST_FIELDS} fields`, MOST_FIELDS);
    }
  }
}

/** A body so large is read in several rounds of the event loop. */
const LARGE_BYTES = 256_000;

const PROTOTYPE = '__proto__';

/** Takes out what would become an object's prototype where an object is copied: fields `__proto__`, however deep. */
function dropPrototypes(value: unknown): void {
  const open = [value];
  for (let each = open.pop(); each !== undefined; each = open.pop()) {
    if (typeof each !== 'object' || each === null) continue;
    Reflect.deleteProperty(each, PROTOTYPE);
    for (const inner of Array.isArray(each) ? each : Object.values(each))
      if (typeof inner === 'object' && inner !== null) open.push(inner);
  }
}

/**
 * Reads a request's JSON body, as every door does: bounded in length, depth and number of values.
 * @throws ServiceError as `readBody` and `parseJsonBody`.
 */
export async function readJsonBody(message: IncomingMessage, limit_bytes: number): Promise<unknown> {
  const bytes = await readBody(message, limit_bytes);
  if (bytes.length < LARGE_BYTES) return parseJsonBody(bytes);
  const steps = parsing(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

/**
 * Reads a JSON body in UTF-8, whatever content type it came under; an empty one is an empty object. Of a field that is
 * there twice the last one counts; a field `__proto__` is left out.
 * @throws ServiceError `invalid_request` with the byte, or the line and column, where it stops being UTF-8 or JSON, or
 * passes a limit.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const steps = parsing(bytes);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Yields between the passes over the text, each of which takes a while where it is large. */
function* parsing(bytes: Buffer): Generator<void, unknown> {
  assertShallow(bytes);
  yield;
  if (!isUtf8(bytes)) {
    const position = firstDifference(bytes, Buffer.from(bytes.toString('utf8')));
    throw new ServiceError(
      'invalid_request',
      `The request body is not valid UTF-8: see byte ${position} (counted from 0).`,
      {
        field: 'body',
        position,
        expected: 'JSON in UTF-8',
      },
    );
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  if (text.trim() === '') return {};
  yield;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    yield;
    const { position, expected } = jsonProblem(text);
    yield;
    let line = 1;
    let start = 0;
    for (let i = 0; i < position; i++)
      if (text.charCodeAt(i) === LINE_END) {
        line++;
        start = i + 1;
      }
    const column = position - start + 1;
    const found =
      position >= text.length
        ? 'the body ends there'
        : `${JSON.stringify([...text.slice(position, position + 2)][0])} stands there`;
    throw new ServiceError(
      'invalid_request',
      `The request body is not valid JSON: line ${line}, column ${column}: ${expected} is expected, ${found}.`,
      { field: 'body', position, line, column, expected },
    );
  }
  // where the name may stand, written out or escaped
  if (/__proto__|\\u005f/i.test(text)) {
    yield;
    dropPrototypes(value);
  }
  return value;
}

const firstDifference = (a: Uint8Array, b: Uint8Array): number => {
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return i;
};

const LINE_END = 0x0a;
/** What may follow a backslash by itself. */
const ESCAPED: ReadonlySet<number> = new Set(Buffer.from('"\\/bfnrt'));
const UNICODE = 'u'.charCodeAt(0);
const isHex = (code: number) =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66);
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const WORD = /true|false|null/y;
const BLANK = /[ \t\r\n]*/y;

/**
 * Where a text stops being JSON, and what should stand there. Called only for texts that `JSON.parse` refuses; JSON per
 * RFC 8259.
 */
export function jsonProblem(text: string): { readonly position: number; readonly expected: string } {
  let at = 0;
  const match = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const blank = () => match(BLANK);
  const fail = (expected: string) => ({ position: at, expected });
  const string = (what: string) => {
    if (text[at] !== '"') return fail(what);
    for (at++; at < text.length; ) {
      const code = text.charCodeAt(at);
      if (code === 0x22) {
        at++;
        return undefined;
      }
      if (code < 0x20) return fail('the closing " of a string (a line break inside it is written \\n)');
      if (code !== 0x5c) at++;
      else if (ESCAPED.has(text.charCodeAt(at + 1))) at += 2;
      else if (text.charCodeAt(at + 1) === UNICODE && [2, 3, 4, 5].every((n) => isHex(text.charCodeAt(at + n))))
        at += 6;
      else return fail('a valid escape sequence');
    }
    return fail('the closing " of a string');
  };
  const open: ('}' | ']')[] = [];
  let want: 'value' | 'value or end' | 'name' | 'name or end' | 'next' = 'value';
  for (;;) {
    blank();
    if (want === 'next') {
      const closing = open.at(-1);
      if (!closing) return fail('nothing more');
      if (text[at] === ',') {
        at++;
        want = closing === '}' ? 'name' : 'value';
      } else if (text[at] === closing) {
        at++;
        open.pop();
      } else return fail(`"," or "${closing}"`);
      continue;
    }
    if ((want === 'name or end' && text[at] === '}') || (want === 'value or end' && text[at] === ']')) {
      at++;
      open.pop();
      want = 'next';
      continue;
    }
    if (want === 'name' || want === 'name or end') {
      const problem = string('a field name in double quotes');
      if (problem) return problem;
      blank();
      if (text[at] !== ':') return fail('":"');
      at++;
      want = 'value';
      continue;
    }
    if (text[at] === '{' || text[at] === '[') {
      const closing = text[at] === '{' ? '}' : ']';
      open.push(closing);
      at++;
      want = closing === '}' ? 'name or end' : 'value or end';
      continue;
    }
    if (text[at] === '"') {
      const problem = string('a value');
      if (problem) return problem;
    } else if (!match(NUMBER) && !match(WORD)) return fail('a value');
    want = 'next';
  }
}
