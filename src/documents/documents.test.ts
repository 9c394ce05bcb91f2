import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#reading/read.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import type { Document } from './document.ts';
import { toDocx } from './docx.ts';
import { koreanFont } from './fonts.ts';
import { toHtml } from './html.ts';
import { toPdf } from './pdf.ts';
import { writePdf } from './write-pdf.ts';

const hostile = '<script>alert("x")</script> & \u0000\u202e 冷板 ½';
const document: Document = {
  title: hostile,
  lang: 'zh',
  subtitle: hostile,
  facts: [[hostile, hostile]],
  contents: hostile,
  blocks: [
    { kind: 'heading', level: 1, text: hostile, id: 'a"onclick=1' },
    { kind: 'heading', level: 1, text: hostile, id: 'chapter' },
    {
      kind: 'chart',
      form: 'bars',
      caption: hostile,
      unit: hostile,
      categories: [hostile, ''],
      series: [{ name: hostile, values: [3, 0] }],
    },
    {
      kind: 'tree',
      caption: hostile,
      root: { text: hostile, children: [{ text: hostile, marked: true, children: [] }] },
    },
    {
      kind: 'paragraph',
      content: [hostile, { text: 'link', href: 'javascript:alert(1)' }, { text: 'there', href: '#D1' }],
    },
    { kind: 'note', content: [hostile] },
    { kind: 'list', items: [[hostile]] },
    { kind: 'quote', text: hostile, source: [hostile], id: 'D1' },
    {
      kind: 'table',
      caption: hostile,
      columns: [{ title: hostile, share: 1 }],
      rows: [[{ content: ['x'.repeat(6_000)], tone: 'good' }]],
    },
  ],
};

describe('a document with hostile text', () => {
  it('is HTML that shows it and runs none of it', () => {
    const html = toHtml(document);
    expect(html).not.toMatch(/<script|javascript:|onclick/);
    expect(html.match(/&lt;script&gt;alert\(&quot;x&quot;\)&lt;\/script&gt; &amp;/g)!.length).toBeGreaterThanOrEqual(9);
    expect(html).toContain('<a href="#D1">there</a>');
    expect(html).toContain('<blockquote id="D1">');
    expect(html).toContain('<a href="#chapter">&lt;script&gt;');
    expect(html).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  });

  it('is a Word file with the same text', async () => {
    const xml = entry(Buffer.from(await toDocx(document)), 'word/document.xml');
    expect(xml).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp;');
    expect(xml).toContain('冷板 ½');
    expect(xml).toContain('<w:hyperlink w:history="1" w:anchor="D1">');
    expect(xml).toContain('PAGEREF chapter');
    expect(xml).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}|javascript:/u);
  });

  it('is a PDF file, made in a thread of its own', async () => {
    const bytes = Buffer.from(await writePdf(document));
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true);
  });

  it('is a PDF file whose lines begin at the margin, whichever of its texts breaks them', async () => {
    const content = [
      { text: 'Subject', style: 'strong' as const },
      '\nfirst line\nsecond',
      { text: ' [text]' },
      '\n\nlast',
    ];
    const bytes = await toPdf({
      ...{ title: 'T', lang: 'en', subtitle: '', facts: [], contents: '' },
      blocks: [{ kind: 'paragraph', content }],
    });
    const { pages } = await readDocument(Buffer.from(bytes), 'pdf', async () => undefined);
    const blocks = pages[0]!.blocks.slice(0, 3);
    expect(blocks.map(({ text }) => text)).toEqual(['T', 'Subject first line second [text]', 'last']);
    expect(new Set(blocks.map(({ box }) => Math.round(box!.x0 * 1000))).size).toBe(1);
  });

  it('is a PDF file that has Hangul where the system has its letters, and tells which letters it shows as "?"', async () => {
    const read = async (text: string, lang: 'en' | 'zh' = 'en') => {
      const bytes = await toPdf({
        ...{ title: 'T', lang, subtitle: '', facts: [], contents: '' },
        blocks: [{ kind: 'paragraph', content: [text] }],
      });
      const { pages } = await readDocument(Buffer.from(bytes), 'pdf', async () => undefined);
      return pages[0]!.blocks.map((block) => block.text).join(' ');
    };
    const lacking = 'Letters that the font of this PDF does not have are shown as "?".';
    const korean = await read('동형 연산 abc');
    expect(korean).toContain(koreanFont('Regular') ? '동형 연산 abc' : '?? ?? abc');
    expect(korean.includes(lacking)).toBe(koreanFont('Regular') === undefined);
    const chinese = await read('冷板 abc ½');
    expect([chinese.includes('冷板 abc ½'), chinese.includes(lacking)]).toEqual([true, false]);
    const thai = await read('กข abc');
    expect([thai.includes('?? abc'), thai.includes(lacking)]).toEqual([true, true]);
    expect(await read('กข abc', 'zh')).toContain('本 PDF 的字体所缺的文字显示为“?”。');
  });

  it('is a PDF file whose tables never leave their head, or the heading above it, alone at the foot of a page', async () => {
    const filler = (lines: number): Document['blocks'] =>
      Array.from({ length: lines }, (_, at) => ({ kind: 'paragraph', content: [`filler ${at}`] }));
    const tall = 'a long cell of a first row '.repeat(20);
    const pages = async (lines: number) => {
      const rows = [[{ content: [tall] }, { content: ['first'] }]];
      const columns = [
        { title: 'HEAD', share: 1 },
        { title: 'OTHER', share: 3 },
      ];
      const bytes = await toPdf({
        ...{ title: 'T', lang: 'en', subtitle: '', facts: [], contents: '' },
        blocks: [
          ...filler(lines),
          { kind: 'heading', level: 2, text: 'HEADING OF IT' },
          { kind: 'table', caption: 'CAPTION', columns, rows },
        ],
      });
      const { pages: read } = await readDocument(Buffer.from(bytes), 'pdf', async () => undefined);
      return read.map((page) => JSON.stringify(page));
    };
    for (let lines = 18; lines <= 42; lines += 4)
      for (const text of await pages(lines)) {
        expect(text.includes('HEAD')).toBe(text.includes('a long cell'));
        expect(text.includes('HEADING OF IT')).toBe(text.includes('a long cell'));
      }
  });

  it('is a PDF file in time that grows with the length of its longest word, and not with its square', async () => {
    const time = async (text: string) => {
      const spent = cpuTime();
      await toPdf({ ...document, blocks: [{ kind: 'paragraph', content: [text] }] });
      return spent();
    };
    // the least of three: a collection of garbage that other tests made is in one of them
    const least = async (text: string) => Math.min(await time(text), await time(text), await time(text));
    await time('a'.repeat(5_000));
    const shorter = await least('a'.repeat(5_000));
    // eight times as long: sixty-four times as much, if it were the square
    expect(await least('a'.repeat(40_000))).toBeLessThan(20 * shorter);
  });
});

/** The text of one entry of a zip file, found by its local header. */
function entry(zip: Buffer, name: string): string {
  const at = zip.indexOf(Buffer.from(name)) - 30;
  const central = zip.lastIndexOf(Buffer.from(name)) - 46;
  const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  const packed = zip.subarray(start, start + zip.readUInt32LE(central + 20));
  const stored = zip.readUInt16LE(central + 10) === 0;
  return (stored ? packed : inflateRawSync(packed)).toString();
}
