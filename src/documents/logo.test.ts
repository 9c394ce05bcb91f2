import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Document } from './document.ts';
import { toDocx } from './docx.ts';
import { toHtml } from './html.ts';
import { logoSize, readLogo } from './logo.ts';
import { writePdf } from './write-pdf.ts';

/** A PNG of one colour (grey, 8 bits a pixel). */
function png(width: number, height: number): Uint8Array {
  const crc = (bytes: Buffer) => {
    let value = ~0;
    for (const byte of bytes) {
      value ^= byte;
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    }
    return ~value >>> 0;
  };
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * height, 90));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    ...[chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))],
  ]);
}

const document: Document = {
  ...{ title: 'Report', lang: 'en', subtitle: 'of a company', facts: [], blocks: [] },
};

describe('the logo of a document', () => {
  it('is a PNG or JPEG picture of a size that a page has room for', () => {
    expect(readLogo(png(300, 100))).toMatchObject({ type: 'png', width_px: 300, height_px: 100 });
    expect(logoSize({ type: 'png', width_px: 300, height_px: 100 })).toEqual({ width_pt: 144, height_pt: 48 });
    expect(logoSize({ type: 'png', width_px: 900, height_px: 90 })).toEqual({ width_pt: 180, height_pt: 18 });
    expect(() => readLogo(Buffer.from('<svg/>'))).toThrow('is no PNG or JPEG picture');
    expect(() => readLogo(new Uint8Array(256 * 1024 + 1))).toThrow('at most 262144 are read');
    expect(() => readLogo(png(4_001, 1))).toThrow('is 4001 x 1 pixels: at most 4000 each way');
  });

  it('stands in each file that a document becomes, and in none without', async () => {
    const logo = readLogo(png(300, 100));
    expect(toHtml({ ...document, logo })).toContain('<img alt="" src="data:image/png;base64,');
    expect(toHtml(document)).not.toContain('<img');
    const names = async (of: Document) =>
      Buffer.from(await toDocx(of))
        .toString('latin1')
        .match(/word\/media\/[^\0]{1,60}?\.png/g);
    expect((await names({ ...document, logo }))?.length).toBeGreaterThan(0);
    expect(await names(document)).toBeNull();
    const images = async (of: Document) =>
      Buffer.from(await writePdf(of))
        .toString('latin1')
        .match(/\/Subtype \/Image/g);
    expect(await images({ ...document, logo })).toHaveLength(1);
    expect(await images(document)).toBeNull();
  });
});
