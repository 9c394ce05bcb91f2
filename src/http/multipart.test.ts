import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineOperation } from '#operation.ts';
import p010 from '#operations/patent-data-search/p010-image-upload.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { Type } from '#typebox.mjs';

/** Says what came; keeps nothing. */
const echo = defineOperation({
  id: 'echo',
  method: 'POST',
  path: '/echo',
  summary: 'What came',
  consumes: 'multipart/form-data',
  files: {
    document: { accept: ['pdf', 'docx'], max_bytes: 2000 },
    pictures: { accept: ['png'], max_bytes: 1000, most: 2 },
  },
  body: Type.Object({
    document: Type.Optional(Type.String({ format: 'binary' })),
    pictures: Type.Optional(Type.String({ format: 'binary' })),
    pages: Type.Optional(Type.Integer({ minimum: 1 })),
    crop: Type.Optional(Type.Boolean({ default: true })),
  }),
  response: Type.Object({
    fields: Type.Object({ pages: Type.Optional(Type.Integer()), crop: Type.Boolean() }),
    files: Type.Array(
      Type.Object({ field: Type.String(), name: Type.String(), kind: Type.String(), content: Type.String() }),
    ),
  }),
  example: {},
  async handle({ body, files, note }) {
    const { pages, crop } = body;
    if (files.length === 0) note('no file came');
    const told = files.map(async ({ field, name, kind, read }) => ({
      field,
      name,
      kind,
      content: (await read()).toString('latin1'),
    }));
    return { fields: { ...(pages !== undefined && { pages }), crop: crop ?? false }, files: await Promise.all(told) };
  },
});

const PDF = '%PDF-1.7\nnothing more';
const PNG = '\x89PNG\r\n\x1a\nrest';
const file = (name: string, content: string) => ({ name, base64: Buffer.from(content, 'latin1').toString('base64') });

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    groups: [{ tag: 'Patent Data Search', description: '', operations: [echo, p010] }],
  });
});
afterAll(() => service.close());

/** Files of the store that are neither kept nor its own. */
const leftOver = async () =>
  (await readdir(join(service.data_dir, 'files'))).filter((name) => name.startsWith('.unfinished-'));

describe('forms with files', () => {
  it('gives the handler texts as the schema types them, and files by content; nothing stays', async () => {
    const { data } = await service.call(echo, {
      body: { pages: '12', crop: 'false', other: 'unknown' },
      files: { document: file('../../etc/passwd.pdf', PDF), nobody: file('x.png', PNG) },
    });
    expect(data).toEqual({
      fields: { pages: 12, crop: false },
      files: [{ field: 'document', name: 'passwd.pdf', kind: 'pdf', content: PDF }],
    });
    expect(await leftOver()).toEqual([]);
  });

  it.each([
    [
      'a kind that is not accepted',
      { document: file('a.pdf', PNG) },
      '`document`: the content is a png file. Accepted: pdf, docx, at most 2000 bytes.',
    ],
    [
      'what is no known kind',
      { document: file('a.pdf', 'hello') },
      '`document`: the content is of no kind that is known. Accepted: pdf, docx, at most 2000 bytes.',
    ],
    [
      'an empty file',
      { document: file('a.pdf', '') },
      '`document`: the file is empty. Accepted: pdf, docx, at most 2000 bytes.',
    ],
    [
      'a file over its limit',
      { document: file('a.pdf', PDF.padEnd(2001)) },
      '`document`: the file is too large. Accepted: pdf, docx, at most 2000 bytes.',
    ],
  ])('refuses %s', async (_what, files, message) => {
    const { json } = await service.call(echo, { files });
    expect(json).toEqual({ status: false, error_code: 68300010, error_msg: message });
    expect(await leftOver()).toEqual([]);
  });

  it('says in notes what the handler had to say, each once, and has none where it said nothing', async () => {
    const without = await service.call(echo, { body: { pages: 1 }, files: {} });
    expect(without.json.notes).toEqual(['no file came']);
    expect(await service.call(echo, { files: { document: file('a.pdf', PDF) } })).not.toHaveProperty('json.notes');
  });

  it('takes as many files of a part as it declares', async () => {
    const send = async (count: number) => {
      const form = new FormData();
      for (let i = 0; i < count; i++) form.append('pictures', new Blob([Buffer.from(PNG, 'latin1')]), `${i}.png`);
      const reply = await fetch(`${service.url}/echo`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${service.key}` },
      });
      return (await reply.json()) as { data: { files: { name: string }[] }; error_msg: string };
    };
    expect((await send(2)).data.files.map(({ name }) => name)).toEqual(['0.png', '1.png']);
    expect((await send(3)).error_msg).toBe('`pictures` takes at most 2 file(s).');
    expect(await leftOver()).toEqual([]);
  });

  it('tells wrong texts, a wrong media type and a form that says no boundary', async () => {
    expect((await service.call(echo, { body: { pages: '0' }, files: {} })).json.error_msg).toContain('`pages` must be');
    expect((await service.call(echo, { body: { pages: 1 } })).json.error_msg).toBe(
      'This operation takes files, and application/json came. Send multipart/form-data, as curl -F does.',
    );
    const bare = await service.call(echo, { body: 'x', headers: { 'content-type': 'multipart/form-data;' } });
    expect(bare.json.error_msg).toContain('boundary');
    expect((await service.call(echo, { body: { pages: 'x'.repeat(70_000) }, files: {} })).json.error_msg).toBe(
      '`pages` is longer than 65536 bytes.',
    );
  });

  it('stops a form that never ends, and keeps nothing of one that breaks off', async () => {
    const endless = new ReadableStream({
      start: (c) =>
        c.enqueue(Buffer.from('--b\r\ncontent-disposition: form-data; name="nobody"; filename="x"\r\n\r\n')),
      pull: (c) => c.enqueue(Buffer.alloc(65_536, 97)),
    });
    const stop = new AbortController();
    const reply = await fetch(`${service.url}/echo`, {
      method: 'POST',
      body: endless.pipeThrough(limited(8 * 2 ** 20)),
      duplex: 'half',
      signal: stop.signal,
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'multipart/form-data; boundary=b' },
    } as RequestInit);
    expect(((await reply.json()) as { error_msg: string }).error_msg).toContain('The form is larger than');

    const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
    socket.write(
      `POST /echo HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${service.key}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 5000\r\n\r\n--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n${PDF}`,
    );
    await expect.poll(leftOver).toHaveLength(1);
    socket.destroy();
    await expect.poll(leftOver).toEqual([]);
  });
});

/** Ends after so many bytes. */
const limited = (bytes: number) => {
  let taken = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      taken += chunk.length;
      controller.enqueue(chunk);
      if (taken >= bytes) controller.terminate();
    },
  });
};

describe('p010 image upload', () => {
  it('answers an address that gives back the picture, bit for bit, for nine hours', async () => {
    const image = p010.example.files!.image!;
    const { data } = await service.call(p010, { files: { image: { ...image, name: 'photo.jpg' } } });
    expect(data.expire).toBe(32_400);
    expect(Number(new URL(data.url).searchParams.get('expires'))).toBeGreaterThan(Date.now() / 1000 + 32_300);
    expect(Number(new URL(data.url).searchParams.get('expires'))).toBeLessThanOrEqual(Date.now() / 1000 + 32_400);
    const back = await fetch(data.url);
    expect(back.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await back.arrayBuffer()).toString('base64')).toBe(image.base64);
  });

  it('needs its picture', async () => {
    const { json } = await service.call(p010, { body: {}, files: {} });
    expect(json.error_code).toBe(68300004);
    expect(json.error_msg).toContain('`image` is missing');
  });
});
