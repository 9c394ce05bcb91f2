import { encode as encodeJpeg } from 'jpeg-js';
import { expect, it } from 'vitest';
import { bareJpeg } from './bare.ts';
import { barePicture, decodePicture } from './decode.ts';

const segment = (marker: number, text: string) =>
  Buffer.concat([Buffer.of(0xff, marker, 0, text.length + 2), Buffer.from(text, 'latin1')]);

it('a JPEG keeps its picture, its density and what its colours are, and nothing else', () => {
  const data = new Uint8Array(16 * 16 * 4).map((_, at) => (at * 37) % 256);
  const plain = Buffer.from(encodeJpeg({ width: 16, height: 16, data }, 90).data);
  const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01');
  const laden = Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, 'Exif\0\0 where it was taken \xff\xd9'),
    segment(0xfe, 'a comment'),
    adobe,
    plain.subarray(2),
    Buffer.from('<html>after the end</html>'),
  ]);
  expect(bareJpeg(plain)).toEqual(plain);
  const bare = barePicture(laden);
  expect(bare).toEqual(Buffer.concat([plain.subarray(0, 2), adobe, plain.subarray(2)]));
  expect(decodePicture(bare)).toEqual(decodePicture(laden));
  // without the mark of its end, as some cameras write it
  expect(bareJpeg(plain.subarray(0, -2))).toEqual(plain);
  expect(() => bareJpeg(laden.subarray(0, 20))).toThrow('it is cut off');
});
