import { decode, encode } from 'fast-png';
import { expect, it } from 'vitest';
import type { OfficePage } from '#collections/office-pages.ts';
import { asPng, officeDrawing } from './drawings.ts';

it('shows a sheet of an office as it was drawn: black lines stay black on white ground', () => {
  const drawn = Uint8Array.of(255, 0, 255, 255, 0, 255, 255, 0, 255);
  const sheet = encode({ width: 3, height: 3, data: drawn, depth: 8, channels: 1 });
  const shown = decode(asPng({ content: Buffer.from(sheet).toString('base64') }));
  expect([shown.width, shown.height, [...shown.data]]).toEqual([3, 3, [...drawn]]);
});

it('decodes a file of an office once while its picture is kept, and anew when the office sends another', async () => {
  const sheet = (value: number) =>
    Buffer.from(encode({ width: 3, height: 1, data: Uint8Array.of(255, value, 255), depth: 8, channels: 1 })).toString(
      'base64',
    );
  const kept = new Map<string, Uint8Array>();
  let content = sheet(0);
  let put: Uint8Array | undefined;
  const files = {
    read: async ({ key }: { key: string }) => kept.get(key),
    put: async ({ key, name, content: bytes }: { key: string; name: string; content: Uint8Array }) => {
      put = bytes;
      if (!kept.has(key)) kept.set(key, bytes);
      return { id: key, name, bytes: bytes.length };
    },
  };
  const corpus = { get: async () => [{ content } as OfficePage] };
  const shown = async () => {
    await officeDrawing.run('USD1 drawing a.png', { corpus, files } as never, {} as never);
    return put;
  };
  const first = await shown();
  expect(await shown()).toBe(first);
  content = sheet(255);
  expect(await shown()).not.toBe(first);
  expect(kept.size).toBe(2);
});
