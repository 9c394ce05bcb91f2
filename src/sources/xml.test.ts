import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { liveMemory } from '#testing/live-memory.ts';
import { SourceError } from './source.ts';
import { type XmlDocument, type XmlOptions, xmlDocuments } from './xml.ts';

async function* chunks(content: string | Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = (content: string | Uint8Array, names: string[] = ['doc'], options: XmlOptions = {}, size?: number) =>
  Array.fromAsync(xmlDocuments(chunks(content, size), names, options));

/** What came of each document: its text, or why not and at which byte. */
const outline = (documents: readonly XmlDocument[]) =>
  documents.map((one) => (one.ok ? one.root.raw() : `${one.index} @${one.byte}: ${one.reason}`));

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';

describe('xmlDocuments', () => {
  it('yields each document of a concatenated file, with where it starts', async () => {
    const documents = await read(
      `${PROLOG}<!DOCTYPE doc SYSTEM "a.dtd" [ ]>\n<doc>é</doc>\n${PROLOG}<doc n="2">b</doc>\n`,
    );
    expect(outline(documents)).toEqual(['é', 'b']);
    expect(documents.map(({ index, start_byte }) => [index, start_byte])).toEqual([
      [1, 73],
      [2, 126],
    ]);
    expect(documents[1]!.ok && documents[1]!.root.attributes).toEqual({ n: '2' });
    expect(documents[1]!.raw).toBe('<doc n="2">b</doc>');
  });

  it('finds roots inside a wrapper and below a prefix, and leaves other elements alone', async () => {
    const text =
      '<x:list xmlns:x="u"><meta>no</meta><x:doc>1</x:doc><x:doc/><x:docs>no</x:docs><x:doc>3</x:doc></x:list>';
    expect(outline(await read(text, ['doc']))).toEqual(['1', '', '3']);
  });

  it('drops prefixes when asked', async () => {
    const [one] = await read('<x:doc><x:a>1</x:a></x:doc>', ['doc'], { prefixes: 'drop' });
    expect(one?.ok && one.root.text('a')).toBe('1');
  });

  it('is not misled by marks in comments, CDATA, attributes, or by longer names', async () => {
    const text =
      `<!-- <!DOCTYPE doc [ <doc>no</doc> -->${PROLOG}<doc a="</doc>"><docx/><!-- </doc> <doc> --><![CDATA[</doc><?xml ?><doc>]]>!</doc ><doc>2</doc>`.replace(
        '"</doc>"',
        '"&lt;/doc>"',
      );
    expect(outline(await read(text))).toEqual(['</doc><?xml ?><doc>!', '2']);
  });

  it.each([
    ['utf-8 with byte order mark', Buffer.from('\ufeff<doc>é</doc>')],
    ['utf-16 little endian', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><doc>é</doc>', 'utf16le')],
    ['utf-16 big endian without mark', Buffer.from('<doc>é</doc>', 'utf16le').swap16()],
    ['iso-8859-1', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><doc>é</doc>', 'latin1')],
  ])('reads %s', async (_name, bytes) => {
    for (const size of [1, 3, 4096]) expect(outline(await read(bytes, ['doc'], {}, size))).toEqual(['é']);
  });

  it('refuses an encoding that nobody knows', async () => {
    await expect(read('<?xml version="1.0" encoding="klingon"?><doc/>')).rejects.toThrow(SourceError);
  });

  it('resolves character entities: declared ones, those of the format, references', async () => {
    const doctype =
      '<!DOCTYPE doc [<!ENTITY beta "&#x3b2;"><!ENTITY F1 SYSTEM "F1.TIF" NDATA TIF> <!-- <!ENTITY x "&y;"> -->]>';
    const entities = (name: string) => (name === 'agr' ? 'α' : undefined);
    expect(outline(await read(`${doctype}<doc>&agr;&beta;&#65;&lt;</doc>`, ['doc'], { entities }))).toEqual(['αβA<']);
    expect(outline(await read('<doc a="&agr;">&agr;</doc>', ['doc'], { entities: { agr: 'α' } }))).toEqual(['α']);
  });

  it('reports a malformed document with its byte and goes on with the next', async () => {
    const text = '<doc>é<a></b></doc><doc>2</doc><doc>&nope;</doc><doc>4</doc><doc a=b></doc><doc>6</doc>';
    expect(outline(await read(text))).toEqual([
      '1 @14: malformed XML: unexpected close tag.',
      '2',
      expect.stringMatching(/^3 @43: malformed XML: undefined entity/),
      '4',
      expect.stringMatching(/^5 .*unquoted attribute value/),
      '6',
    ]);
  });

  it('reports documents that are not closed before the next one, or at the end', async () => {
    expect(outline(await read(`<doc>1<doc>2</doc>${PROLOG}<doc>3${PROLOG}<doc>4</doc><doc>5`))).toEqual([
      '1 @6: this document is not closed before the next one begins',
      '2',
      expect.stringContaining('not closed before'),
      '4',
      expect.stringContaining('the file ends inside this document'),
    ]);
  });

  it('refuses entity bombs and does not read outside files', async () => {
    const bomb = '<!DOCTYPE doc [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><doc>&b;</doc>';
    const outside = '<!DOCTYPE doc [<!ENTITY e SYSTEM "file:///etc/passwd">]><doc>&e;</doc>';
    const long = `<!DOCTYPE doc [<!ENTITY e "${'x'.repeat(100)}">]><doc>&e;</doc>`;
    const many = `<!DOCTYPE doc [${Array.from({ length: 2001 }, (_, n) => `<!ENTITY e${n} "x">`).join('')}]><doc/>`;
    expect(outline(await read(`${bomb}${PROLOG}<doc>ok</doc>`, ['doc'], {}, 4096))).toEqual([
      expect.stringContaining('entity "b" is made of other entities'),
      'ok',
    ]);
    expect(outline(await read(outside))).toEqual([expect.stringContaining('undefined entity')]);
    expect(outline(await read(long))).toEqual([expect.stringContaining('longer than 64 characters')]);
    expect(outline(await read(many, ['doc'], {}, 4096))).toEqual([expect.stringContaining('more than 2000 entities')]);
  });

  it('bounds depth, nodes and length of a document, and goes on', async () => {
    const deep = `<doc>${'<a>'.repeat(300)}${'</a>'.repeat(300)}</doc><doc>2</doc>`;
    expect(outline(await read(deep))).toEqual([expect.stringContaining('nest deeper than 256'), '2']);
    const wide = `<doc>${'<a/>'.repeat(50)}</doc><doc>2</doc>`;
    expect(outline(await read(wide, ['doc'], { max_nodes: 40 }))).toEqual([
      expect.stringContaining('more than 40'),
      '2',
    ]);
    const long = `<doc>${'x'.repeat(500)}</doc><doc>2</doc>`;
    expect(outline(await read(long, ['doc'], { max_characters: 100 }))).toEqual([
      expect.stringContaining('longer than 100'),
      '2',
    ]);
  });

  it('refuses invalid UTF-8 in the document that has it, and only there', async () => {
    const bytes = Buffer.concat([
      Buffer.from('<doc>1</doc>'),
      Buffer.from([0x3c, 0x64, 0x6f, 0x63, 0x3e, 0xff, 0xfe]),
      Buffer.from('</doc>'),
      Buffer.from('<doc>€</doc>'),
    ]);
    for (const size of [1, 5, 4096]) {
      expect(outline(await read(bytes, ['doc'], {}, size))).toEqual([
        '1',
        expect.stringContaining('disallowed character'),
        '€',
      ]);
    }
  });

  it('reads 100 MB of one element in flat memory, and what follows', { timeout: 60_000 }, async () => {
    const held: number[] = [];
    async function* huge(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('<doc>1</doc><doc>');
      const block = Buffer.alloc(1024 * 1024, 'x');
      for (let i = 0; i < 100; i++) {
        if (i === 0 || i === 99) held.push(liveMemory());
        yield block;
      }
      yield Buffer.from('</doc><doc>3</doc>');
    }
    const documents = await Array.fromAsync(xmlDocuments(huge(), ['doc'], { max_characters: 8 * 1024 * 1024 }));
    expect(outline(documents)).toEqual(['1', expect.stringContaining('longer than 8388608 characters'), '3']);
    expect(held[1]! - held[0]!).toBeLessThan(32 * 1024 * 1024);
  });

  it('survives an endless start tag and an endless document type', async () => {
    const tag = `<doc a="${'x'.repeat(2_000_000)}`;
    expect(outline(await read(`${tag}"/>${PROLOG}<doc>2</doc>`, ['doc'], {}, 65536)).at(-1)).toBe('2');
    const type = `<!DOCTYPE doc [ ${'x'.repeat(2_000_000)} ]>`;
    expect(outline(await read(`${type}<doc>1</doc>${PROLOG}<doc>2</doc>`, ['doc'], {}, 65536)).at(-1)).toBe('2');
  });

  it('keeps what came before the stream failed, and says so', async () => {
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('<doc>1</doc><doc>2');
      throw new SourceError('truncated', 'x.gz', 'the compressed data is cut off');
    }
    const seen: string[] = [];
    const reading = async () => {
      for await (const one of xmlDocuments(failing(), ['doc'])) seen.push(...outline([one]));
    };
    await expect(reading()).rejects.toThrow('x.gz: the compressed data is cut off');
    expect(seen).toEqual(['1', expect.stringContaining('the file ends inside this document')]);
  });

  it('answers the same however the bytes are cut', async () => {
    const piece = fc.constantFrom(
      '<doc>',
      '</doc>',
      '<doc/>',
      'é€😀',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?xml version="1.0"?>',
      '&amp;',
      '<a>',
      '</a>',
      '<!DOCTYPE doc [',
      ']>',
      '"',
      '\r\n',
      ' ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 20 }), async (pieces, size) => {
        const text = `${pieces.join('')}<doc>last</doc>`;
        const content = (documents: XmlDocument[]) =>
          documents.map((one) => [one.ok, one.index, one.start_byte, one.ok ? one.root.raw() : one.reason]);
        expect(content(await read(text, ['doc'], {}, size))).toEqual(content(await read(text, ['doc'], {}, 1_000_000)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('XmlElement', () => {
  const parse = async (text: string) => {
    const [one] = await read(text);
    if (!one?.ok) throw new Error('malformed');
    return one.root;
  };

  it('finds by name and path, and reads text with blanks normalised', async () => {
    const root = await parse('<doc><a><b> x \n y</b></a><a><b>z</b><c/></a><t>H<s>2</s>O</t></doc>');
    expect(root.text('a/b')).toBe('x y');
    expect(root.every('a/b').map((one) => one.text())).toEqual(['x y', 'z']);
    expect(root.every('*/b')).toHaveLength(2);
    expect(root.at('a/c')?.text()).toBeUndefined();
    expect(root.at('a/nope')).toBeUndefined();
    expect(root.text('t')).toBe('H2O');
    expect(root.descendants('b').map((one) => one.text())).toEqual(['x y', 'z']);
  });

  it('tells the topmost elements that nobody looked at', async () => {
    const root = await parse('<doc><a><b/><c><d/></c></a><e><f/></e><e/><g><h/></g></doc>');
    root.child('a')?.child('b');
    root.ignoreAt('g');
    expect(root.unknown()).toEqual(['a/c', 'e']);
    root.at('a/c')?.text();
    root.all('e');
    expect(root.unknown()).toEqual(['e/f']);
  });
});
