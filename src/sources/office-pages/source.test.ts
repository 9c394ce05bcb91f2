import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patents } from '#collections/patents/patents.ts';
import { samplePatent } from '#collections/patents/sample-patent.ts';
import { decodePicture } from '#pictures/decode.ts';
import { readAll, readText } from '#testing/read-source.ts';
import { startTestService, type TestService } from '#testing/service.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import usptoApplications from '../uspto-applications/source.ts';
import { pageOfName, withKind } from './publication-of-name.ts';
import source from './source.ts';

/** A picture of four black points, as an uncompressed TIFF of one strip. */
function tiff(): Buffer {
  const entries = [
    ...[
      [256, 3, 2],
      [257, 3, 2],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, 8],
      [277, 3, 1],
      [278, 3, 2],
    ],
    [279, 4, 4],
  ];
  const head = Buffer.from('II*\0\x0c\0\0\0\0\0\0\0', 'latin1');
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  directory.writeUInt16LE(entries.length, 0);
  for (const [index, [tag, type, value]] of entries.entries()) {
    directory.writeUInt16LE(tag!, 2 + index * 12);
    directory.writeUInt16LE(type!, 4 + index * 12);
    directory.writeUInt32LE(1, 6 + index * 12);
    directory.writeUInt32LE(value!, 10 + index * 12);
  }
  return Buffer.concat([head, directory]);
}

it('tells from its name, else from where it lies, of which publication a file is, and what', () => {
  const told = (path: string) => {
    const page = pageOfName(path, path.endsWith('.pdf'));
    return page && [page.role, page.number.normalised];
  };
  expect(
    [
      ...['/x/CN109394229.pdf', 'TW-I854998-specification.pdf', '105-USD910780.pdf', 'EP1000000A1-p0001.tif'],
      'a.zip!US20250204297A1-20250626/US20250204297A1-20250626-D00001.TIF',
      'd.zip!DOC/F.zip!EST1.0001/ES2993312T1/imgf000032_0001.tif',
      'US09123456-20150901-D00000.TIF',
    ].map(told),
  ).toEqual([
    ['facsimile', 'CN109394229'],
    ['facsimile', 'TWI854998'],
    ['facsimile', 'USD910780'],
    ['page', 'EP1000000A1'],
    ['drawing', 'US20250204297A1'],
    ['drawing', 'ES2993312T1'],
    ['drawing', 'US9123456'],
  ]);
  expect(['1.pdf', 'get-image-thumbnail-4a5b39.tiff', 'cn1234567.pdf', 'US20250204297A1.tif', ''].map(told)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

it('takes the kind code that the first page prints, and asks for it where numbers of two publications are alike', () => {
  const kind = (name: string, page: string) => withKind(pageOfName(name, true)!.number, page);
  expect(kind('CN109394229.pdf', '(10)申请公布号 CN 109394229 A (43)')).toBe('CN109394229A');
  expect(kind('CN109394229.pdf', '(10)授权公告号 CN 10939 4229 B 2 019.03.01')).toBe('CN109394229B');
  expect(kind('CN109394229.pdf', 'no word of it')).toBeUndefined();
  expect(kind('TW-I854998.pdf', '')).toBe('TWI854998B');
  expect(kind('USD910780.pdf', '')).toBe('USD910780S1');
  expect(kind('EP1000000B1.pdf', 'EP 1000000 A1')).toBe('EP1000000B1');
});

it('keeps files by what they are, not by what they are called', async () => {
  const read = async (name: string, content: string | Uint8Array) => (await readText(source, name, content))[0];
  expect(await read('US20250204297A1-20250626-D00001.TIF', tiff())).toMatchObject({
    ok: true,
    record: {
      publication: 'US20250204297A1',
      role: 'drawing',
      name: 'US20250204297A1-20250626-D00001.TIF',
      kind: 'tif',
      bytes: tiff().length,
      content: tiff().toString('base64'),
    },
  });
  expect(await read('US20250204297A1-D00001.tif', 'no picture')).toMatchObject({ ok: false, reason: /^is no PDF/ });
  expect(await read('CN109394229.pdf', '%PDF-1.4 broken')).toMatchObject({ ok: false, reason: /kind code/ });
  expect(await read('7.pdf', '%PDF-1.4')).toEqual({
    ok: 'skipped',
    kind: 'PDF without words on its first page, whose name does not say of which publication it is: name it like USD910780.pdf',
  });
  expect(await read('7.tif', tiff())).toEqual({
    ok: 'skipped',
    kind: 'page or drawing whose name does not say of which publication',
  });
});

it('cuts the sheets of designs into their figures, those of other publications and broken ones not', async () => {
  const read = async (name: string, content: Uint8Array) => (await readText(source, name, content))[0] as any;
  const { figures } = (await read('USD0910780-20210216-D00001.TIF', tiff())).record;
  expect(figures.map((figure: string) => decodePicture(Buffer.from(figure, 'base64')))).toEqual([
    { width: 2, height: 2, rgb: new Uint8Array(12) },
  ]);
  expect((await read('US20250204297A1-20250626-D00001.TIF', tiff())).record.figures).toBeUndefined();
  const broken = await read('USD0910780-20210216-D00002.TIF', tiff().subarray(0, 60));
  expect([broken.ok, broken.record?.figures]).toEqual([true, undefined]);
});

describe('files of offices about a publication', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
    const { corpus } = service;
    const put = async (name: string, content: Uint8Array) => {
      for (const one of await readText(source, name, content))
        if (one.ok === true) await corpus.put(source.collection, [one.record]);
    };
    // before the publications that they are of
    await put('CN109394229A.pdf', Buffer.from('%PDF-1.4 as printed'));
    await put('US9000001B2-p0001.tif', tiff());
    await put('US9000001B2-p0002.tif', tiff());
    await put('US09000001-20150407-D00001.TIF', tiff());
    await put('US09000001-20150407-D00000.TIF', tiff());
    await put('US9000003B2-D00001.TIF', tiff());
    await put('US9000002B2-D00001.TIF', Buffer.concat([tiff().subarray(0, 60), deflateSync('')]));
    const figures = [
      { id: 'fig1', file: 'us09000001-20150407-D00001.TIF' },
      { id: 'own', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    ];
    const named = [
      {
        id: 'p1',
        section: 'embodiments' as const,
        text: 'A housing 12 holds a rotor 14. The housing 12 is round, the rotor 14 of steel.',
      },
    ];
    await corpus.put(patents, [
      samplePatent('CN109394229A'),
      samplePatent('CN109394229B'),
      samplePatent('US9000001B2', { figures, descriptions: [{ lang: 'en', origin: 'original', paragraphs: named }] }),
      samplePatent('US9000002B2'),
      samplePatent('US9000003B2', { descriptions: [{ lang: 'en', origin: 'original', paragraphs: named }] }),
    ]);
  });
  afterAll(() => service.close());
  const row = async (path: string, patent_number: string, more = {}) => {
    const asked = { patent_number, ...more };
    const posted = path === 'fulltext-image';
    const { json } = await service.call(
      `${posted ? 'POST' : 'GET'} /basic-patent-data/${path}`,
      posted ? { body: asked } : { query: asked },
    );
    return { ...(Array.isArray(json.data) ? json.data[0] : json.data), notes: json.notes };
  };
  const fetched = async (link: string) => {
    const answer = await fetch(link);
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
  };

  it('P020: the print of this publication, not of the other one of its number; pages put together', async () => {
    const printed = await row('pdf-data', 'CN109394229A');
    expect([(await fetched(printed.pdf.path)).body, printed.notes]).toEqual(['%PDF-1.4 as printed', undefined]);
    const other = await row('pdf-data', 'CN109394229B');
    expect([(await fetched(other.pdf.path)).body.slice(0, 5), other.notes[0]]).toEqual([
      '%PDF-',
      expect.stringMatching(/^The PDF is made from the record, not a print of the office/),
    ]);
    const pages = await row('pdf-data', 'US9000001B2');
    const content: string = (await fetched(pages.pdf.path)).body;
    expect([pages.notes, content.match(/\/Type \/Page\b/g)?.length]).toEqual([undefined, 2]);
  });

  it('P021, P042: sheets in the order of the text, as pictures that browsers show, the front page’s with the abstract', async () => {
    const { fulltext_inline_image: shown } = await row('fulltext-inline-image', 'US9000001B2');
    expect(shown.map(({ image_id }: { image_id: string }) => image_id)).toEqual([
      'fig1',
      'own',
      'US09000001-20150407-D00000',
    ]);
    const answer = await fetched(shown[0].path);
    expect([answer.status, answer.type]).toEqual([200, 'image/png']);
    const paged = await row('fulltext-image', 'US9000001B2', { limit: 1, offset: 1 });
    expect([paged.result_count, paged.total_search_result_count]).toEqual([1, 3]);
    expect((await fetched(paged.fulltext_image[0].path)).type).toMatch(/^image\/svg/);
    expect((await row('abstract-image', 'US9000001B2')).abstract_drawing.path).toMatch(/drawing\.png/);
    const broken = await row('fulltext-image', 'US9000002B2');
    expect([broken.fulltext_image, broken.notes[0]]).toEqual([
      [],
      expect.stringMatching(/^US9000002B2: its drawing US9000002B2-D00001 cannot be shown/),
    ]);
  });

  it('P063: signs and names without places beside sheets of the office', async () => {
    const { data, notes } = (
      await service.call('POST /search/patent/intelligent-attached-image', {
        body: { pn: 'US9000001B2', lang: 'en' },
      })
    ).json;
    const { patent_images: images } = data;
    expect(images.map(({ parts }: { parts: object[] }) => parts)).toEqual([[], [], []]);
    expect(
      images.map(({ storage_path }: { storage_path: string }) => /drawing\.(?:png|svg)/.test(storage_path)),
    ).toEqual([...[true, true, true]]);
    expect(notes).toBeUndefined();
    const bare = (
      await service.call('POST /search/patent/intelligent-attached-image', { body: { pn: 'US9000003B2', lang: 'en' } })
    ).json;
    expect(bare.data.patent_images[1]).toEqual({
      parts: [
        { code: '12', representive_label_txt: 'housing' },
        { code: '14', representive_label_txt: 'rotor' },
      ],
    });
    expect(bare.notes).toEqual([
      'US9000003B2: where its signs stand is not told: places are known of drawings of our own alone.',
    ]);
  });
});

describeWithSharedData(
  'real files',
  [
    'patents/cn-fulltext-pdf/pdf',
    'patents/tipo-fulltext-xml',
    'patents/uspto-redbook-zip',
    'designs/uspto-design-pdf',
    'patents/oepm-fulltext-xml',
  ],
  (cn, tw, redbook, designs, ftm) => {
    it('are kept with their publications', async () => {
      const told = async (folder: string) => {
        const numbers = new Set<string>();
        const read = await readAll(source, [folder], ({ publication, role }) => numbers.add(`${role} ${publication}`));
        return { read, numbers: [...numbers].sort() };
      };
      const chinese = await told(cn!);
      expect([chinese.read.records, chinese.read.rejects, chinese.read.faults]).toEqual([13, [], []]);
      expect(chinese.numbers.slice(0, 2)).toEqual(['facsimile CN109394229A', 'facsimile CN111938604A']);
      expect((await told(tw!)).numbers).toEqual(['facsimile TWI854998B']);
      const sheets = await told(redbook!);
      expect([sheets.read.records, sheets.numbers]).toEqual([15, ['drawing US20250204297A1']]);
      // a design comes with its figures, each a picture, and as a record of what its print states
      const patentsOf = async (name: string) => {
        const found: any[] = [];
        const read = await readAll(source, [`${designs!}/${name}`], (record) => found.push(record));
        return [read.records, found.find(({ publication_number }) => publication_number)] as const;
      };
      const [records, scale] = await patentsOf('105-USD910780.pdf');
      expect([records, scale]).toMatchObject([
        11,
        {
          publication_number: 'USD910780S1',
          patent_type: 'D',
          publication_date: 20210216,
          titles: [{ lang: 'en', text: 'toy scale' }],
          locarno: ['21-01'],
        },
      ]);
      // its number stands neither in its name nor in words: the office names the file inside
      expect((await patentsOf('1.pdf'))[1]).toMatchObject({ publication_number: 'USD906013S1', titles: [] });
      // the file does not name it inside: what its first page prints is read
      const [pages, chest] = await patentsOf('103-USD528368.pdf');
      expect([pages, chest]).toMatchObject([
        9,
        {
          publication_number: 'USD528368S1',
          publication_date: 20060919,
          titles: [{ text: 'ice chest with wheels' }],
          locarno: ['07-01'],
        },
      ]);
      expect((await patentsOf('19.pdf'))[1]).toMatchObject({
        publication_number: 'USD738605S1',
        publication_date: 20150915,
      });
      expect((await told(`${designs!}/13.pdf`)).read.records).toBe(0);
      expect((await told(ftm!)).read.records).toBe(17);
    });

    it('of a Red Book archive are the figures that its text names', async () => {
      let files: (string | undefined)[] = [];
      await readAll(usptoApplications, [redbook!], ({ figures }) => (files = figures.map(({ file }) => file)));
      expect([files.length, files[0]]).toEqual([15, 'US20250204297A1-20250626-D00000.TIF']);
    });
  },
);
