import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import { ServiceError } from '#errors.ts';
import { HEAD_BYTES, kindOf } from '#files/kinds.ts';
import type { FileStore } from '#files/store.ts';
import type { FilePart, SentFile } from '#operation.ts';

/** What a form held: texts by the name of their part, files as they came. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
  /** Removes the files that nobody kept. */
  discard(): Promise<void>;
}

/** Bytes of one text of a form, and how many texts it may hold: forms of the interface have a handful of short ones. */
const FIELD_BYTES = 64 * 1024;
const MOST_FIELDS = 50;

/**
 * Reads a `multipart/form-data` body as it comes: files go to the store piece by piece, so that no call holds one in
 * memory. A part that is in no declaration is read and thrown away, as unknown fields of JSON bodies are. On a refusal
 * the rest of the body is read and thrown away, so that a client that still sends gets the answer, and nothing stays in
 * the store.
 * @throws ServiceError `invalid_request` for another media type or a broken body; `file_refused` naming part, limit and
 * kinds.
 */
export async function readForm(
  message: IncomingMessage,
  parts: Readonly<Record<string, FilePart>>,
  store: Pick<FileStore, 'receive'>,
): Promise<Form> {
  const declared = Object.values(parts);
  const most_files = declared.reduce((sum, { most = 1 }) => sum + most, 0);
  const limit_bytes = declared.reduce(
    (sum, { max_bytes, most = 1 }) => sum + max_bytes * most,
    MOST_FIELDS * FIELD_BYTES,
  );
  const reader = formReader(message, most_files);
  const fields: Record<string, string> = Object.create(null);
  const open = new Set<Readable>();
  const receiving: Promise<SentFile>[] = [];
  const discard = async () => {
    const files = await Promise.allSettled(receiving);
    await Promise.all(files.map((file) => (file.status === 'fulfilled' ? file.value.discard() : undefined)));
  };

  const { promise: whole, resolve, reject: refuse } = Promise.withResolvers<void>();
  const brokenOff = new ServiceError('invalid_request', 'The form ended before it was complete.');
  reader.on('field', (field: string, value: string, _nameCut: boolean, cut: boolean) => {
    if (cut)
      refuse(new ServiceError('invalid_request', `\`${field}\` is longer than ${FIELD_BYTES} bytes.`, { field }));
    else fields[field] = value;
  });
  const came = new Map<string, number>();
  reader.on('file', (field: string, content: Readable, name: string | undefined) => {
    const part = Object.hasOwn(parts, field) ? parts[field]! : undefined;
    if (!part) return void content.resume();
    const { most = 1 } = part;
    const number = (came.get(field) ?? 0) + 1;
    came.set(field, number);
    if (number > most)
      return refuse(new ServiceError('file_refused', `\`${field}\` takes at most ${most} file(s).`, { field }));
    open.add(content);
    content.on('error', () => {}); // may come before anybody reads; the reader's own error tells the caller
    const file = receive(field, plainName(name ?? ''), part, content, store);
    file.catch(refuse);
    receiving.push(file);
  });
  reader.once('fieldsLimit', () =>
    refuse(new ServiceError('invalid_request', `A form may have ${MOST_FIELDS} texts.`)),
  );
  reader.once('filesLimit', () =>
    refuse(new ServiceError('file_refused', `A form may have ${most_files} file(s) here.`)),
  );
  reader.once('error', () => refuse(brokenOff));
  reader.once('finish', resolve);
  message.once('error', () => refuse(brokenOff));
  message.once('close', () => message.complete || refuse(brokenOff));
  let bytes = 0;
  message.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > limit_bytes)
      refuse(new ServiceError('body_too_large', `The form is larger than ${limit_bytes} bytes.`, { limit_bytes }));
  });
  message.pipe(reader);
  if (message.destroyed && !message.complete) refuse(brokenOff);

  try {
    await whole;
    const order = Object.keys(parts);
    const files = (await Promise.all(receiving)).sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
    return { fields, files, discard };
  } catch (error) {
    message.removeAllListeners('data');
    message.unpipe(reader);
    message.resume();
    // what waits for the rest of a file would wait for ever
    for (const content of open) content.destroy(brokenOff);
    reader.destroy();
    await discard();
    throw error;
  }
}

function formReader(message: IncomingMessage, most_files: number) {
  const type = message.headers['content-type'];
  const refused = (why: string) =>
    new ServiceError('invalid_request', `${why} Send multipart/form-data, as curl -F does.`, {
      field: 'Content-Type',
      expected: 'multipart/form-data; boundary=...',
    });
  if (!type) throw refused('The request has no Content-Type.');
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw refused(`This operation takes files, and ${type.slice(0, 100)} came.`);
  try {
    return new Busboy({
      headers: { ...message.headers, 'content-type': type },
      limits: {
        fieldNameSize: 100,
        fieldSize: FIELD_BYTES,
        fields: MOST_FIELDS,
        files: most_files + 1,
        parts: MOST_FIELDS + most_files + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw refused('The boundary of the form is not told in the Content-Type.');
  }
}

/** Controls, and marks that turn the direction of what follows: with them a name looks like another. */
const DISGUISES = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const MOST_NAME = 255;

/** A file's name as people see it: what cannot be seen is left out; of a long one the end, which says what it is. */
const plainName = (name: string) =>
  name
    .slice(-4 * MOST_NAME)
    .replace(DISGUISES, '')
    .slice(-MOST_NAME)
    .toWellFormed();

async function receive(
  field: string,
  name: string,
  part: FilePart,
  content: AsyncIterable<Uint8Array>,
  store: Pick<FileStore, 'receive'>,
): Promise<SentFile> {
  const refused = (why: string, too_large = false) =>
    new ServiceError(
      'file_refused',
      `\`${field}\`: ${why} Accepted: ${part.accept.join(', ')}, at most ${part.max_bytes} bytes.`,
      {
        field,
        accepted: part.accept,
        limit_bytes: part.max_bytes,
        ...(too_large && { too_large }),
      },
    );
  const file = await store.receive(content, part.max_bytes).catch((error) => {
    throw error instanceof ServiceError && error.code === 'file_refused'
      ? refused('the file is too large.', true)
      : error;
  });
  const kind = kindOf(file.head.subarray(0, HEAD_BYTES), name);
  if (file.bytes > 0 && kind && part.accept.includes(kind)) return { ...file, field, name, kind };
  await file.discard();
  throw refused(
    file.bytes === 0 ? 'the file is empty.' : `the content is ${kind ? `a ${kind} file` : 'of no kind that is known'}.`,
  );
}
