import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPng } from '#reading/png.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { zip } from '#testing/zip.ts';
import { SAMPLE_PDF } from './sample-document.ts';

// Files made to harm whoever reads them. Each is answered with what is wrong, where, and what to do; the thread that
// reads may have to work for it, the thread that answers everybody else must not.

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/**
 * Milliseconds of processor time of the thread that answers everybody: taking the file in, and telling what became of
 * it.
 */
const MOST_MS = 500;

async function sent(path: string, field: string, content: Uint8Array, name: string, more: Record<string, string> = {}) {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(content)]), name);
  for (const [key, value] of Object.entries(more)) form.set(key, value);
  const headers = { authorization: `Bearer ${service.key}` };
  // memory is given back now and then: what takes too long takes so each time
  for (let n = 0; ; n++) {
    const spent = cpuTime();
    const reply = await fetch(service.url + path, { method: 'POST', body: form, headers });
    const json = (await reply.json()) as any;
    const ms = spent();
    if (ms >= MOST_MS && n < 2) continue;
    expect(ms).toBeLessThan(MOST_MS);
    return { status: reply.status, json };
  }
}
const read = (content: Uint8Array, name: string) =>
  sent('/rd-llm/v1/documents/doc_parsing', 'file', content, name, { output_format: 'both' });
const upload = (content: Uint8Array, name: string) => sent('/image-search/image-upload', 'image', content, name);

/** What a refusal says: its status, its word, and why. */
async function refusal(content: Uint8Array, name: string) {
  const { status, json } = await read(content, name);
  return [status, json.error_code, json.error_msg] as const;
}
const says = (part: string) => expect.stringContaining(part);

/** A PDF (ISO 32000, 7.5) of objects: the first is its catalogue. */
function pdf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let at = parts[0]!.length;
  const starts = objects.map((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]);
    const start = at;
    parts.push(part);
    at += part.length;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(tail)]);
}
const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${Buffer.byteLength(content)}>>stream\n`),
    Buffer.from(content as string),
    Buffer.from('\nendstream'),
  ]);
const CATALOGUE = '<</Type/Catalog/Pages 2 0 R>>';
const PAGES = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const WORDS = 'BT /F 12 Tf 20 100 Td (Valve and pump) Tj ET';
const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
/** A page of the contents 4 and the font 5. */
const page = (more = '') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${more}>>>>`;

/** Zlib data (RFC 1950) that unpack to so many megabytes of blanks, a thousandth of it long. */
function blanks(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(2 ** 20, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.of(0x78, 0x9c), ...Array.from({ length: megabytes }, () => one)]);
}

describe('a PDF', () => {
  it('whose pages lead back to themselves, or that counts more than it has, is refused', async () => {
    const loop = pdf([CATALOGUE, '<</Type/Pages/Kids[2 0 R]/Count 1>>']);
    expect(await refusal(loop, 'a.pdf')).toEqual([502, 'PDF_PARSE_FAILED', says('The PDF cannot be read.')]);
    const kids = Array.from({ length: 201 }, (_, index) => `${index + 3} 0 R`).join(' ');
    const leaf = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>';
    const long = pdf([
      CATALOGUE,
      `<</Type/Pages/Kids[${kids}]/Count 201>>`,
      ...Array.from({ length: 201 }, () => leaf),
    ]);
    expect(await refusal(long, 'a.pdf')).toEqual([
      413,
      'FILE_TOO_LARGE',
      'The document has 201 pages: at most 200 are read. Send it in parts.',
    ]);
  });

  it('of a hundred thousand objects within each other is refused', async () => {
    const deep = pdf([CATALOGUE, PAGES, page(`/X ${'['.repeat(100_000)}`), stream('', WORDS), FONT]);
    expect(await refusal(deep, 'a.pdf')).toEqual([502, 'PDF_PARSE_FAILED', says('The PDF cannot be read.')]);
  });

  it.each([
    ['a stream packed twice', (bomb: Buffer) => stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(bomb))],
    [
      'a stream of objects',
      (bomb: Buffer) => stream('/Type/ObjStm/N 2147483647/First 2147483647/Filter/FlateDecode', bomb),
    ],
  ])('in which %s unpacks to gigabytes is refused with its place, and not unpacked', async (_what, of) => {
    const file = pdf([CATALOGUE, PAGES, page(), of(blanks(2_048)), FONT]);
    expect(file.length).toBeLessThan(4_000_000);
    const at = file.indexOf('stream\n') + 7;
    expect(await refusal(file, 'a.pdf')).toEqual([
      502,
      'PDF_PARSE_FAILED',
      `The PDF cannot be read. Its stream at byte ${at} unpacks to more than any page needs: save it again, or a part of it.`,
    ]);
  });

  it('with scripts, programs to start and a font that is none is read; nothing of it runs', async () => {
    const action = '<</S/JavaScript/JS(globalThis.ran = true; app.alert\\(1\\))/Next<</S/Launch/F(/bin/false)>>>>';
    const font =
      '<</Type/Font/Subtype/TrueType/BaseFont/Odd/FirstChar 0/LastChar 1/Widths[1 -1e9]/FontDescriptor 6 0 R/ToUnicode 4 0 R>>';
    const file = pdf([
      `<</Type/Catalog/Pages 2 0 R/OpenAction ${action}/AA<</WC ${action}>>>>`,
      PAGES,
      page(),
      stream('', WORDS),
      font,
      '<</Type/FontDescriptor/FontName/Odd/Flags 4/FontFile2 7 0 R>>',
      stream('', Buffer.alloc(5_000, 0xa5)),
    ]);
    const { status, json } = await read(file, 'a.pdf');
    expect([status, json.data.total_pages, json.data.markdown.trim()]).toEqual([200, 1, 'Valve and pump']);
    expect((globalThis as { ran?: true }).ran).toBeUndefined();
  });

  it('that is locked is refused with the remedy', async () => {
    const locked = new PdfDocument({ userPassword: 'secret', pdfVersion: '1.7' });
    const pieces: Buffer[] = [];
    locked.on('data', (piece: Buffer) => pieces.push(piece));
    const whole = new Promise((resolve) => locked.on('end', resolve));
    locked.text('nobody reads this').end();
    await whole;
    expect(await refusal(Buffer.concat(pieces), 'a.pdf')).toEqual([
      502,
      'PDF_PARSE_FAILED',
      'The PDF cannot be read. It is locked with a password: save it without one.',
    ]);
  });
});

/** A ZIP of so many empty members, in the form for more than 65,535. @see APPNOTE.TXT 4.3.14 to 4.3.16 */
function manyMembers(count: number): Buffer {
  const local = zip({ a: '' }).subarray(0, 33);
  const entries = Array.from({ length: count }, (_, index) => {
    const name = `word/${index}`;
    const entry = Buffer.alloc(46 + name.length);
    entry.write('PK\u0001\u0002', 0, 'latin1');
    entry.writeUInt16LE(name.length, 28);
    entry.write(name, 46);
    return entry;
  });
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(98);
  end.write('PK\u0006\u0006', 0, 'latin1');
  end.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) end.writeBigUInt64LE(BigInt(count), at);
  end.writeBigUInt64LE(BigInt(directory.length), 40);
  end.writeBigUInt64LE(BigInt(local.length), 48);
  end.write('PK\u0006\u0007', 56, 'latin1');
  end.writeBigUInt64LE(BigInt(local.length + directory.length), 64);
  end.writeUInt32LE(1, 72);
  end.write('PK\u0005\u0006', 76, 'latin1');
  for (const at of [84, 86]) end.writeUInt16LE(0xffff, at);
  for (const at of [88, 92]) end.writeUInt32LE(0xffffffff, at);
  return Buffer.concat([local, directory, end]);
}

const DOCX = 'word/document.xml';
const docx = (body: string, more: Record<string, string> = {}) =>
  zip({ [DOCX]: `<w:document xmlns:w="w" xmlns:r="r" xmlns:a="a"><w:body>${body}</w:body></w:document>`, ...more });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
/** A container whose directory says that its members unpack to so many bytes. */
function claiming(bytes: number, file: Buffer): Buffer {
  const made = Buffer.from(file);
  made.writeUInt32LE(bytes, made.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
  return made;
}

describe('an office file', () => {
  const refused =
    (file: Buffer, why: string, name = 'a.docx') =>
    async () =>
      expect(await refusal(file, name)).toEqual([502, 'DOCUMENT_CONVERSION_FAILED', says(why)]);

  it.each(['../../x', '/etc/x', '..\\..\\x', 'C:\\x'])(
    'with a member called %s is refused with its place',
    async (name) => {
      const file = docx(paragraph('words'), { [name]: 'x' });
      await refused(file, 'The entry of its part 2 is not sound: save it again.')();
    },
  );

  it('of a hundred thousand members', refused(manyMembers(100_000), 'more than 10000 parts: save it again'));

  it(
    'that says that it unpacks to a gigabyte',
    refused(
      claiming(2 ** 30, docx(paragraph('words'))),
      'With its part word/document.xml it unpacks to more than 200 MB: save a part of it.',
    ),
  );

  it(
    'that unpacks to more than it says',
    refused(claiming(10, docx(paragraph('blank '.repeat(2_000_000)))), 'Its part word/document.xml is damaged.'),
  );

  it(
    'of elements within each other',
    refused(
      docx(`${'<w:sdt>'.repeat(100_000)}${'</w:sdt>'.repeat(100_000)}`),
      'Its part word/document.xml is no sound XML.',
    ),
  );

  it(
    'of entities within each other',
    refused(
      zip({
        [DOCX]: `<!DOCTYPE d [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]><d>&c;</d>`,
      }),
      'Its part word/document.xml is no sound XML.',
    ),
  );

  it(
    'of a table that is as wide as it is long',
    refused(
      docx(`<w:tbl><w:tr>${'<w:tc/>'.repeat(1_000)}</w:tr>${'<w:tr/>'.repeat(130_000)}</w:tbl>`),
      'A table has more than 500000 cells: save a part of it.',
    ),
  );

  it.each([
    ['parts', paragraph('x').repeat(40_001), '40001 parts: at most 40000'],
    ['characters', paragraph('x'.repeat(1_000_001)).repeat(5), '5000005 characters: at most 5000000'],
  ])('of more %s than 200 pages hold', async (_what, body, found) => {
    const why = `The document has ${found} are read. Send it in parts.`;
    expect(await refusal(docx(body), 'a.docx')).toEqual([413, 'FILE_TOO_LARGE', why]);
  });

  it(
    'of a workbook in which many cells show one long text',
    refused(
      zip({
        'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="s"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="s" Target="s.xml"/></Relationships>',
        'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`,
        'xl/s.xml': `<worksheet><sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(100)}</sheetData></worksheet>`,
      }),
      'A sheet shows more than 20000000 characters: save a part of it.',
      'a.xlsx',
    ),
  );

  it('of slides that are no slides', refused(zip({ 'ppt/x.xml': '<x/>' }), 'it is no PPTX file', 'a.pptx'));

  it('whose relations lead nowhere is read without them', async () => {
    const target = (id: string, to: string) => `<Relationship Id="${id}" Target="${to}"/>`;
    const targets = ['%zz', 'http://[', '../../../../etc/passwd', 'file:///etc/passwd'].map((to, at) =>
      target(`r${at}`, to),
    );
    const body = targets.map((_, at) => `<w:p><a:blip r:embed="r${at}"/></w:p>`).join('');
    const file = docx(paragraph('words') + body, {
      'word/_rels/document.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    });
    const { status, json } = await read(file, 'a.docx');
    const types = json.data.results.map(({ type, url }: { type: string; url: string | null }) => [type, url]);
    expect([status, ...types]).toEqual([200, ['text', null], ...targets.map(() => ['figure', null])]);
    // no page says where it stands: all of it, and nothing is sure of that
    for (const { page, bbox } of json.data.results) expect([page, bbox]).toEqual([0, [0, 0, 1, 1, 0]]);
  });
});

const png = (width = 40, height = 40) =>
  toPng({ width, height, channels: 1, pixels: new Uint8Array(width * height).fill(200) });
const chunk = (type: string, content: Buffer) => {
  const made = Buffer.alloc(12 + content.length);
  made.writeUInt32BE(content.length, 0);
  made.write(type, 4, 'latin1');
  content.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, 8 + content.length)), 8 + content.length);
  return made;
};
/** A PNG with further chunks behind its head. */
const pngWith = (...chunks: readonly Buffer[]) => {
  const plain = png();
  return Buffer.concat([plain.subarray(0, 33), ...chunks, plain.subarray(33)]);
};
/** The head of a PNG that says so many pixels, with other data. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.from('0000000000000000' + '0800000000', 'hex');
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    png().subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const GIF = Buffer.concat([
  Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
  // two pictures of one point
  ...Array.from({ length: 2 }, () => Buffer.from('\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0', 'latin1')),
  Buffer.from(';'),
]);

describe('what is called something else than it is', () => {
  it('is read as what it is', async () => {
    const { status, json } = await read(Buffer.from(SAMPLE_PDF, 'base64'), 'a.docx');
    expect([status, json.data.file_type, json.data.total_pages]).toEqual([200, 'pdf', 1]);
    const picture = await read(png(), 'a.jpg');
    if (picture.status === 200) expect(picture.json.data.file_type).toBe('png');
    else expect([picture.status, picture.json.error_code]).toEqual([502, 'OCR_FAILED']);
  });

  it.each([
    ['HTML', Buffer.from('<html><script>1</script></html>'), 'a.png'],
    ['an animated GIF', GIF, 'a.png'],
    ['a package', docx(paragraph('x')), 'a.pdf'],
  ])('is refused as %s', async (_what, content, name) => {
    const why = '`file`: the content is of no kind that is known. Accepted: pdf, docx,';
    expect(await refusal(content, name)).toEqual([400, 'FILE_REFUSED', says(why)]);
  });

  it('by marks that nobody sees is read by the name that people see', async () => {
    const file = docx(paragraph('words'));
    const { status, json } = await read(file, '\u202ecod.txt\u0000\u2066a\u0007.do\u200bcx\u202c');
    expect([status, json.data.file_type]).toEqual([200, 'docx']);
  });
});

describe('a picture', () => {
  it('of more pixels than are read is refused before it is unpacked', async () => {
    const huge = pngOf(20_000, 20_000, deflateSync(Buffer.alloc(8)));
    expect(await refusal(huge, 'a.png')).toEqual([
      502,
      'DOCUMENT_CONVERSION_FAILED',
      says('it has 20000 x 20000 pixels: at most 40000000 are read'),
    ]);
    const { json } = await upload(huge, 'a.png');
    expect([json.error_code, json.error_msg]).toEqual([
      68300010,
      'The picture has 20000 x 20000 pixels: at most 40000000 in all are read. Send a smaller one.',
    ]);
  });

  it.each([
    ['whose pixels unpack to gigabytes', pngOf(4, 4, blanks(2_048)), 'its pixels unpack to more than its size says'],
    ['that is cut off', png().subarray(0, 60), 'it is cut off'],
    ['whose pixels are damaged', pngOf(4, 4, Buffer.alloc(40, 7)), 'its pixels are damaged'],
  ])('%s is not kept', async (_what, content, why) => {
    expect((await upload(content, 'a.png')).json).toEqual({
      status: false,
      error_code: 68300010,
      error_msg: `The picture cannot be decoded: ${why}.`,
    });
  });

  it('that is an animation, HTML or a PDF is not kept', async () => {
    for (const content of [GIF, Buffer.from('<html></html>'), Buffer.from(SAMPLE_PDF, 'base64')])
      expect((await upload(content, 'a.png')).json.error_msg).toMatch(
        /^`image`: the content is .* Accepted: jpg, png,/,
      );
  });

  it('is kept without profiles that are bombs, texts, further pictures of an animation and what follows its end', async () => {
    const frame = Buffer.alloc(26);
    const laden = Buffer.concat([
      pngWith(
        chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), blanks(2_048)])),
        chunk('tEXt', Buffer.from('Comment\0<script>at home</script>')),
        chunk('acTL', Buffer.alloc(8)),
        chunk('fcTL', frame),
      ),
      Buffer.from('<html>after the end</html>'),
    ]);
    const { json } = await upload(laden, '\u202egnp.a.jpg');
    const kept = Buffer.from(await (await fetch(json.data.url)).arrayBuffer());
    expect(kept).toEqual(png());
    const point = await upload(png(1, 1), 'a.png');
    expect(Buffer.from(await (await fetch(point.json.data.url)).arrayBuffer())).toEqual(png(1, 1));
  });
});

it('the next document is read as if nothing had been', async () => {
  const { status, json } = await read(Buffer.from(SAMPLE_PDF, 'base64'), 'note.pdf');
  expect([status, json.data.results.map(({ type }: { type: string }) => type)]).toEqual([
    200,
    ['title', 'text', 'table'],
  ]);
});
