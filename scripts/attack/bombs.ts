import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { type Attack, refusal, type Told } from './attack.ts';
import { raw } from './raw.ts';
import type { Target } from './target.ts';

const COUNT = '/search/patent/query-search-count';
const OPEN_TO_ALL = { path: COUNT } as const;
const MB = 1_000_000;

/** A file of one member that unpacks to so many megabytes of zeros, a thousandth of it as it is sent. */
const zeros = (mb: number) => Buffer.alloc(mb * 1024 * 1024);
const gzipBomb = (mb: number) => gzipSync(zeros(mb), { level: 9 });

/** A zip file of a member that is deflated, with a directory that says so many members and bytes as it is told. */
function zipBomb(name: string, content: Buffer, { members = 1, claims = content.length } = {}): Buffer {
  const packed = deflateRawSync(content, { level: 9 });
  const sum = crc32(content);
  const file = Buffer.from(name);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(sum, 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(claims, 22);
  local.writeUInt16LE(file.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  entry.writeUInt16LE(20, 6);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(sum, 16);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(claims, 24);
  entry.writeUInt16LE(file.length, 28);
  // every entry of the directory names the same member: a small file that unpacks members times over
  const directory = Buffer.concat(Array.from({ length: members }, () => [entry, file]).flat());
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(members, 0xffff), 8);
  end.writeUInt16LE(Math.min(members, 0xffff), 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length + file.length + packed.length, 16);
  return Buffer.concat([local, file, packed, directory, end]);
}

/** Sends files as the console does, has them imported at once and waits for the end. */
async function imported({ operator }: Target, told: Told, sent: Readonly<Record<string, Buffer>>): Promise<void> {
  const as = operator;
  const files = Object.entries(sent).map(([name, content]) => ({ name, bytes: content.length }));
  const began = await told.call({ path: '/manage/corpus/uploads', as, body: { files } });
  const { id, piece_bytes } = JSON.parse(began.text) as { id: string; piece_bytes: number };
  for (const [at, content] of Object.values(sent).entries())
    for (let offset = 0; offset < content.length; offset += piece_bytes) {
      const body = content.subarray(offset, offset + piece_bytes);
      await told.call({
        path: `/manage/corpus/uploads/${id}/${at}?offset=${offset}`,
        as,
        body,
        headers: { 'content-type': 'application/octet-stream' },
      });
    }
  const started = await told.call({ path: `/manage/corpus/uploads/${id}/import`, as });
  const job = (JSON.parse(started.text) as { id: string }).id;
  for (const deadline = Date.now() + 240_000; ; ) {
    const { text } = await told.call({ method: 'GET', path: '/manage/jobs', as });
    const found = (JSON.parse(text) as { id: string; ended_at?: number }[]).find((each) => each.id === job);
    if (found?.ended_at !== undefined) return;
    if (Date.now() > deadline) throw new Error(`the import of ${Object.keys(sent).join(', ')} has not ended`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const BOUNDARY = 'attack';
const part = (name: string, content: string, file?: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}\r\n\r\n${content}\r\n`;
const form = (told: Told, body: string | Buffer) =>
  told.call(
    {
      path: '/image-search/image-upload',
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    },
    refusal,
  );
const XML = '<?xml version="1.0"?>';

export const bombs: readonly Attack[] = [
  {
    kind: 'bomb',
    name: 'JSON: 9 MB of [ at every door',
    slice: true,
    async run(target, told) {
      const body = '['.repeat(9 * MB);
      for (const path of [
        COUNT,
        '/ai/novelty-search/feature/comparison/confirm',
        '/search/patent/semantic-search-patent',
        '/mcp',
      ])
        await told.call({ path, body }, refusal);
      await told.call({ path: '/manage/sign-in', as: null, body }, refusal);
      await told.call({ path: '/manage/searches', as: target.operator, body }, refusal);
    },
  },
  {
    kind: 'bomb',
    name: 'JSON: deep, wide, and nearly JSON',
    slice: true,
    async run(_, told) {
      const long = '/ai/novelty-search/feature/comparison/confirm';
      const deep = (depth: number) => `{"query_text":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      for (const depth of [63, 65, 10_000, 100_000]) await told.call({ ...OPEN_TO_ALL, body: deep(depth) }, refusal);
      await told.call({ path: long, body: `{"a":${'{"a":'.repeat(900_000)}1${'}'.repeat(900_000)}}` }, refusal);
      await told.call({ path: long, body: `{"a":[${'0,'.repeat(3_900_000)}0]}` }, refusal);
      await told.call(
        { path: long, body: `{${Array.from({ length: 300_000 }, (_, n) => `"k${n}":0`).join(',')}}` },
        refusal,
      );
      await told.call({ path: long, body: `{"a":"${'\\u0000'.repeat(1_300_000)}"}` }, refusal);
      await told.call({ path: long, body: `{"a":"${'"\\'.repeat(3_000_000)}` }, refusal);
      await told.call({ path: long, body: `{"a":"${'\\n'.repeat(3_900_000)}` }, refusal);
      await told.call({ path: long, body: `${'\n'.repeat(8_000_000)}x` }, refusal);
      await told.call({ path: long, body: `{"__proto__":1,"a":[${'{"b":0},'.repeat(95_000)}0]}` }, refusal);
      // within the limits, and what a parser is slowest with: lists in lists, names and shapes that come once
      const nested = `${'['.repeat(60)}${']'.repeat(60)}`;
      const names = (n: number) => `{${Array.from({ length: 9_900 }, (_, m) => `"k${n}_${m}":0`).join(',')}}`;
      for (const inside of [
        `${`${nested},`.repeat(60_000)}0`,
        `${`${nested},`.repeat(3_000)}0`,
        Array.from({ length: 19 }, (_, n) => names(n)).join(','),
        Array.from({ length: 60_000 }, (_, n) => `{"k${n}":0,"l${n}":1}`).join(','),
        Array.from({ length: 190_000 }, (_, n) => `"a text ${n}"`).join(','),
      ])
        for (const body of [`{"a":[${inside}]}`, `{"task_id":"x","final_result":[${inside}]}`])
          await told.call({ path: long, body }, refusal);
      await told.call({ ...OPEN_TO_ALL, body: `{"__proto__":{"query_text":"x"},"constructor":1}` }, refusal);
      await told.call({ ...OPEN_TO_ALL, body: `{"query_text":${'9'.repeat(250_000)}}` }, refusal);
      await told.call({ ...OPEN_TO_ALL, body: Buffer.alloc(200_000, 0xff) }, refusal);
      await told.call({ ...OPEN_TO_ALL, body: gzipBomb(8), headers: { 'content-encoding': 'gzip' } }, refusal);
    },
  },
  {
    kind: 'bomb',
    name: 'multipart: parts, fields, names, boundaries, files that are none',
    async run(_, told) {
      const end = `--${BOUNDARY}--\r\n`;
      await form(told, Array.from({ length: 20_000 }, (_, n) => part(`f${n}`, 'x')).join('') + end);
      await form(told, Array.from({ length: 5_000 }, () => part('image', 'x', 'a.png')).join('') + end);
      await form(told, part('text', 'a'.repeat(8 * MB)) + end);
      await form(told, part('image', `\x89PNG\r\n\x1a\n${'a'.repeat(8 * MB)}`, 'a.png') + end);
      await form(told, part('n'.repeat(100_000), 'x') + end);
      await form(told, part('image', 'x', '../'.repeat(30_000)) + end);
      await form(told, `--${BOUNDARY}\r\n${'A: b\r\n'.repeat(100_000)}\r\nx\r\n${end}`);
      await form(told, `--${BOUNDARY.slice(0, -1)}\r\n`.repeat(200_000));
      await form(told, part('image', `${'-'.repeat(2 * MB)}`, 'a.png'));
      await form(told, gzipBomb(32));
    },
  },
  {
    kind: 'bomb',
    name: 'headers and addresses of any length',
    async run(target, told) {
      const line = `POST ${COUNT} HTTP/1.1\r\nHost: ${new URL(target.url).host}\r\n`;
      const end = 'Content-Length: 2\r\n\r\n{}';
      for (const text of [
        `${line}X: ${'a'.repeat(MB)}\r\n${end}`,
        `${line}${'A: b\r\n'.repeat(100_000)}${end}`,
        `${line}Authorization: Bearer ${'sk-a-'.repeat(3_000)}\r\n${end}`,
        `${line}Cookie: ${'a=b; '.repeat(3_000)}\r\n${end}`,
        `${line}Content-Type: ${'a/'.repeat(7_000)}\r\n${end}`,
        `${line}Accept: ${'a/b;q=0.1,'.repeat(1_500)}\r\n${end}`,
        `${line}Content-Length: ${'9'.repeat(400)}\r\n\r\n{}`,
        `${line}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
        `${line}Transfer-Encoding: chunked\r\n\r\nffffffffff\r\n`,
        `${line}Content-Length: -1\r\n\r\n`,
        `GET /${'a'.repeat(200_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
        `GET /files/${'../'.repeat(3_000)}etc/passwd HTTP/1.1\r\nHost: ${new URL(target.url).host}\r\n\r\n`,
        `GET /${'%'.repeat(10_000)} HTTP/1.1\r\nHost: ${new URL(target.url).host}\r\n\r\n`,
        `GET ${COUNT}?${'a=b&'.repeat(3_900)} HTTP/1.1\r\nHost: ${new URL(target.url).host}\r\n\r\n`,
        `GET /basic-patent-data/bibliography?${'patent_id[]=a&'.repeat(1_000)} HTTP/1.1\r\nHost: ${new URL(target.url).host}\r\n\r\n`,
        `${'GET / HTTP/1.1\r\n'.repeat(50_000)}`,
        `\0\x16\x03\x01${'\xff'.repeat(100_000)}`,
      ])
        told.answered(...(await raw(target.url, text)), (status) => status === 0 || refusal(status));
    },
  },
  {
    kind: 'bomb',
    name: 'import: a gzip file of a gigabyte, a zip file of itself 5,000 times',
    async run(target, told, round) {
      const mb = round === 0 ? 256 : 1_024;
      await imported(target, told, { 'ipg250101.xml.gz': gzipBomb(mb) });
      await imported(target, told, { 'ipg250102.zip': zipBomb('ipg250102.xml', zeros(200)) });
      await imported(target, told, { 'many.zip': zipBomb('ipg250103.xml', zeros(8), { members: 5_000 }) });
      await imported(target, told, { 'liar.zip': zipBomb('ipg250104.xml', zeros(64), { claims: 1_000 }) });
    },
  },
  {
    kind: 'bomb',
    name: 'import: a zip file and a gzip file of 64 MB of zeros, XML of entities, of depth and without end',
    slice: true,
    async run(target, told) {
      await imported(target, told, {
        'ipg250105.xml.gz': gzipBomb(64),
        '../../../escape.zip': zipBomb('../../../../tmp/escape.xml', zeros(64)),
      });
      const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
      const doc = `${XML}<!DOCTYPE us-patent-grant [<!ENTITY l0 "ha">${laughs}<!ENTITY f SYSTEM "file:///etc/passwd">]><us-patent-grant>&l9;&f;</us-patent-grant>`;
      await imported(target, told, {
        'ipg250106.xml': Buffer.from(doc),
        'ipg250107.xml': Buffer.from(`${XML}<us-patent-grant>${'<a>'.repeat(2 * MB)}`),
        'ipg250108.xml': Buffer.from(`${XML}<us-patent-grant a="${'a'.repeat(8 * MB)}`),
      });
    },
  },
];
