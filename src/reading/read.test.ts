import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cell, heading, list, paragraph, table } from '#documents/blocks.ts';
import { toDocx } from '#documents/docx.ts';
import { SAMPLE_PDF } from '#operations/others/sample-document.ts';
import { describeWithSharedData } from '#testing/shared-data.ts';
import { blocksOf } from './blocks.ts';
import { continued, linesOf } from './lines.ts';
import { markdownTable, toMarkdown } from './markdown.ts';
import type { DrawnPage, Run } from './page.ts';
import { toPng } from './png.ts';
import { readDocument } from './read.ts';

const none = async () => undefined;
const run = (text: string, x0: number, y0: number, size = 10): Run => ({
  ...{ text, x0, y0, x1: x0 + text.length * size * 0.5, y1: y0 + size, size },
});
const page = (runs: readonly Run[], more: Partial<DrawnPage> = {}): DrawnPage => ({
  ...{ width: 600, height: 800, rules: [], pictures: [], runs },
  ...more,
});
const shown = (pages: ReturnType<typeof blocksOf>) =>
  pages.flatMap(({ blocks }) => blocks.map(({ type, text, rows }) => [type, text ?? rows]));

describe('a PDF', () => {
  it('is read as headings, paragraphs and tables with their places', async () => {
    const { pages, notes } = await readDocument(Buffer.from(SAMPLE_PDF, 'base64'), 'pdf', none);
    expect(notes).toEqual([]);
    expect(shown([...pages])).toEqual([
      ['title', 'Cooling of battery packs'],
      [
        'text',
        'A plate with channels takes the heat of the cells away. The coolant enters at the side of the warmest cells, so that the temperature of all cells differs by less than 3 K.',
      ],
      [
        'table',
        [
          ['Channel width', 'Pressure drop'],
          ['2 mm', '12 kPa'],
          ['3 mm', '7 kPa'],
        ],
      ],
    ]);
    const { x0, y0, x1, y1 } = pages[0]!.blocks[2]!.box!;
    // ruled from (40, 130) to (380, 190) on a page of 420 x 300
    expect([x0, y0, x1, y1].map((value) => Math.round(value * 1000) / 1000)).toEqual([0.095, 0.433, 0.905, 0.633]);
    expect(toMarkdown({ pages, notes }, () => undefined)).toMatch(
      /^# Cooling of battery packs\n\nA plate .* 3 K\.\n\n\| Channel width \| Pressure drop \|\n\| --- \| --- \|\n\| 2 mm \| 12 kPa \|/,
    );
  });

  it('that is broken, locked or no PDF is refused with the reason', async () => {
    await expect(readDocument(Buffer.from('%PDF-1.7\nnothing'), 'pdf', none)).rejects.toMatchObject({
      code: 'file_refused',
      details: { reason: 'PDF_PARSE_FAILED' },
    });
  });
});

describe('a layout', () => {
  const column = (x: number, word: string) =>
    Array.from({ length: 6 }, (_, at) => run(`${word} line number ${at} runs on to the edge`, x, 100 + at * 12));

  it('of two columns is read down the left one first, under what stands above both', () => {
    const runs = [
      run('A headline over both of the columns of this page here', 150, 60, 14),
      ...column(50, 'left'),
      ...column(320, 'right'),
    ];
    const [title, left, right] = shown(blocksOf([page(runs)]));
    expect(title).toEqual(['title', 'A headline over both of the columns of this page here']);
    expect(left![1]).toMatch(/^left line number 0 .* left line number 5 runs on to the edge$/);
    expect(right![1]).toMatch(/^right line number 0 .* right line number 5/);
  });

  it('of two columns has its gutter although a line of large letters has no wider blank there', () => {
    const column = (x: number, word: string) =>
      Array.from({ length: 30 }, (_, at) => run(`${word} line ${at} runs on to the edge of it`, x, 100 + at * 14));
    // 15 apart; the eleventh line has letters of 14, and what is less than 16 apart is one line of those
    const [left, right] = [column(60, 'left'), column(265, 'right')];
    const wide = (one: Run): Run => ({ ...one, size: 14, y0: one.y0 - 2, y1: one.y0 + 12 });
    const runs = [...left.with(10, wide(left[10]!)), ...right.with(10, wide(right[10]!))];
    expect(linesOf(runs).filter(({ text }) => /left.*right/u.test(text))).toHaveLength(1);
    const text = shown(blocksOf([page(runs)])).map(([, said]) => said as string);
    expect(text.join(' ').match(/(?:left|right) line \d+/gu)).toEqual(
      ['left', 'right'].flatMap((side) => Array.from({ length: 30 }, (_, at) => `${side} line ${at}`)),
    );
  });

  it('of cells in line is a table, and its rows are read across', () => {
    const rows = ['alpha 1 2', 'beta 3 4', 'gamma 5 6', 'delta 7 8'];
    const runs = rows.flatMap((row, y) => row.split(' ').map((text, x) => run(text, 60 + x * 120, 100 + y * 14)));
    expect(shown(blocksOf([page(runs)]))).toEqual([['table', rows.map((row) => row.split(' '))]]);
  });

  /** Words by their places: `x:word`, rows from the top down, so many units apart. */
  const rowsAt = (rows: readonly string[], pitch: number | readonly number[]) => {
    let y = 100;
    return rows.flatMap((row, at) => {
      y += at === 0 ? 0 : typeof pitch === 'number' ? pitch : pitch[at - 1]!;
      return row.split(' | ').map((cell) => {
        const [, x, text] = /^(\d+):(.*)$/.exec(cell)!;
        return run(text!, Number(x), y);
      });
    });
  };
  const tablesOf = (runs: readonly Run[]) =>
    shown(blocksOf([page([...runs])])).flatMap(([type, rows]) => (type === 'table' ? [rows] : []));

  it('of a table: heads over columns, heads of groups, cells that go on, columns set close', () => {
    const rows = [
      '190:men | 270:women',
      '60:Answer | 180:yes | 205:no | 260:yes | 285:no',
      '60:young',
      '60:of the town | 180:12 | 205:34 | 260:56 | 285:78',
      '60:of the land | 180:11 | 205:33 | 260:55 | 285:77',
      '60:where few | 180:10 | 205:30 | 260:50 | 285:70',
      '60:ever lived',
      '60:old',
      '60:of both | 180:91 | 205:92 | 260:93 | 285:94',
    ];
    expect(tablesOf(rowsAt(rows, [14, 14, 14, 14, 14, 10, 14, 14]))).toEqual([
      [
        ['', 'men', '', 'women', ''],
        ['Answer', 'yes', 'no', 'yes', 'no'],
        ['young', '', '', '', ''],
        ['of the town', '12', '34', '56', '78'],
        ['of the land', '11', '33', '55', '77'],
        ['where few ever lived', '10', '30', '50', '70'],
        ['old', '', '', '', ''],
        ['of both', '91', '92', '93', '94'],
      ],
    ]);
  });

  it('of two tables under each other: a heading in larger letters parts them', () => {
    const rows = (from: number, names: string) =>
      [...names].flatMap((name, at) => [run(name, 60, from + at * 14), run(`${at}`, 200, from + at * 14)]);
    const found = tablesOf([...rows(100, 'abc'), run('Contents', 60, 144, 12), ...rows(160, 'def')]);
    expect(found).toEqual([
      [
        ['a', '0'],
        ['b', '1'],
        ['c', '2'],
      ],
      [
        ['d', '0'],
        ['e', '1'],
        ['f', '2'],
      ],
    ]);
  });

  it('of two columns of short words beside each other is a table, not text in columns', () => {
    const pairs = ['first sense', 'first antisense', 'second sense', 'third antisense'];
    const letters = ['CCCCAGTACACACGGA', 'CTCCCTCCCCTCCAAA', 'GCCCACCAAGAACGAT', 'ACCAGCATCAGTCCCA'];
    const rows = pairs.map((name, at) => `60:${name} | 200:${letters[at]}`);
    expect(tablesOf(rowsAt(rows, 14))).toEqual([pairs.map((name, at) => [name, letters[at]])]);
  });

  it('of two rows is a table where they have four cells or more', () => {
    expect(tablesOf(rowsAt(['60:A | 120:B | 180:C | 240:D', '60:1 | 120:2 | 180:3 | 240:4'], 14))).toEqual([
      [
        ['A', 'B', 'C', 'D'],
        ['1', '2', '3', '4'],
      ],
    ]);
    expect(tablesOf(rowsAt(['60:Name | 240:Date', '60:Smith | 240:Monday'], 14))).toEqual([]);
  });

  it('says what stands in the head and foot of every page', () => {
    const one = (number: number) =>
      page([run('Journal of Cells', 60, 20), run(`Body of page ${number}.`, 60, 300), run(String(number), 300, 780)]);
    expect(shown(blocksOf([one(1), one(2)])).map(([type]) => type)).toEqual([
      'header',
      'text',
      'footer',
      'header',
      'text',
      'footer',
    ]);
  });

  it('loses no word and invents none, whatever stands where', () => {
    const place = fc.record({
      word: fc.stringMatching(/^[a-z]{1,8}$/),
      x: fc.integer({ min: 0, max: 560 }),
      y: fc.integer({ min: 0, max: 780 }),
      size: fc.integer({ min: 5, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 40 }), (places) => {
        const runs = places.map(({ word, x, y, size }, at) => run(`${word}${at}`, x, y, size));
        const text = shown(blocksOf([page(runs)])).flatMap(([, value]) =>
          typeof value === 'string' ? value : value!.flat().join(' '),
        );
        const letters = (all: readonly string[]) => [...all.join('').replace(/[\s-]/g, '')].sort().join('');
        expect(letters(text)).toBe(letters(runs.map((one) => one.text)));
      }),
      { numRuns: 60 },
    );
  });

  it('joins what a line end parted', () => {
    expect(continued('the communi-', 'cation')).toBe('the communication');
    expect(continued('并从WIFI', '信号中')).toBe('并从WIFI信号中');
    expect(continued('two', 'words')).toBe('two words');
    expect(linesOf([run('H', 0, 100), run('2', 5.5, 104, 6), run('O', 9, 100)]).map(({ text }) => text)).toEqual([
      'H2O',
    ]);
  });
});

describe('an office document', () => {
  it('is read with its headings, lists and tables', async () => {
    const docx = await toDocx({
      ...{ title: 'Report', lang: 'en', subtitle: 'Sub', facts: [] },
      blocks: [
        heading('First part'),
        paragraph('Some words ', { text: 'set apart', style: 'strong' }, '.'),
        list([['one'], ['two']]),
        table(
          'Caption',
          [
            ['Name', 1],
            ['Value', 1],
          ],
          [[cell('a|b'), cell('1')]],
        ),
      ],
    });
    const { pages } = await readDocument(Buffer.from(docx), 'docx', none);
    const blocks = shown([...pages]);
    expect(blocks).toContainEqual(['title', 'First part']);
    expect(blocks).toContainEqual(['text', 'Some words set apart.']);
    expect(blocks).toContainEqual(['list', 'one\ntwo']);
    expect(blocks).toContainEqual([
      'table',
      [
        ['Name', 'Value'],
        ['a|b', '1'],
      ],
    ]);
    expect(markdownTable([['a|b', '1']])).toBe('| a\\|b | 1 |\n| --- | --- |');
    const items = { type: 'list', confidence: 1, text: '1. A lid\n2) of *steel*\n# 3.5 mm' } as const;
    const claim = { type: 'text', confidence: 1, text: '12. The lid of claim 1.' } as const;
    const markdown = toMarkdown({ pages: [{ blocks: [items, claim] }], notes: [] }, () => undefined);
    expect(markdown).toBe('- 1\\. A lid\n- 2\\) of \\*steel\\*\n- \\# 3.5 mm\n\n12\\. The lid of claim 1.');
  });

  it('of another kind, or an old one, is refused with the remedy', async () => {
    await expect(readDocument(Buffer.from('PK\u0003\u0004'), 'docx', none)).rejects.toMatchObject({
      details: { reason: 'DOCUMENT_CONVERSION_FAILED' },
    });
    await expect(readDocument(Buffer.alloc(8), 'doc', none)).rejects.toThrow('save it as .docx, or as PDF');
  });
});

describe('a picture', () => {
  const png = toPng({ width: 40, height: 40, channels: 1, pixels: new Uint8Array(1600).fill(255) });

  it('needs recognition, and says how to have it', async () => {
    await expect(readDocument(png, 'png', none)).rejects.toMatchObject({
      details: { reason: 'OCR_FAILED' },
      message: expect.stringContaining('npm install --no-save --ignore-scripts onnxruntime-node'),
    });
  });

  it('is read by what recognises words', async () => {
    const read = async () => [{ text: 'Valve 12', x0: 4, y0: 4, x1: 36, y1: 12, confidence: 0.9 }];
    const { pages } = await readDocument(png, 'png', async () => ({ read }));
    expect(pages[0]!.blocks).toEqual([
      { type: 'text', box: { x0: 0.1, y0: 0.1, x1: 0.9, y1: 0.3 }, confidence: 0.9, text: 'Valve 12' },
    ]);
  });
});

describeWithSharedData(
  'real documents',
  ['patents/cn-fulltext-pdf/pdf/CN111938604.pdf', 'drugs/ema-epar', 'patents/us-pdf-ocr-text/US20180061189A1.pdf'],
  (pdf, epar, application) => {
    it('a Chinese publication: claims in order, numbered paragraphs, heads of pages, drawings', async () => {
      const { pages } = await readDocument(readFileSync(pdf), 'pdf', none);
      expect(pages.length).toBe(9);
      const text = pages
        .flatMap(({ blocks }) => blocks)
        .map((block) => block.text ?? '')
        .join('\n');
      expect(text).toContain('一种基于多模态技术的呼吸系统疾病远程监控系统');
      expect(pages[1]!.blocks.filter(({ type }) => type === 'header').map((block) => block.text)).toEqual([
        'CN 111938604 A',
        '权 利 要 求 书',
        '1/2 页',
      ]);
      expect([...text.matchAll(/^\[(\d{4})\]/gm)].map(([, number]) => Number(number))).toEqual(
        Array.from({ length: [...text.matchAll(/^\[\d{4}\]/gm)].length }, (_, at) => at + 1),
      );
      expect(
        pages.flatMap(({ blocks }) => blocks).filter(({ type, file }) => type === 'figure' && file).length,
      ).toBeGreaterThan(4);
    });

    it('an American application whose words were recognised: two columns, words apart as the file parts them', async () => {
      const { pages } = await readDocument(readFileSync(application!), 'pdf', none);
      const text = pages[4]!.blocks.map((block) => block.text ?? '').join('\n');
      expect(text).toContain('ALARM EVENT DETERMINATION VIA MICROPHONE ARRAYS');
      expect(text).toContain('[0001] Alarm sensing devices may be used on a premises for monitoring various emergency');
      // the front page: numbers and names to the left, classes and abstract to the right
      const front = pages[0]!.blocks.map((block) => block.text ?? '').join('\n');
      expect(front).toMatch(
        /\(21\) Appl\. No\.: 15 \/557, 015\n\(22\) PCT Filed : May 8, 2015 \(86 \) PCT No \.: PCT/u,
      );
      expect(front).toContain(
        'remotely located with respect to the premises . In one example , a monitoring device extracts',
      );
      // of paragraph 7 the beginning ends the left column, and the rest begins the right one
      expect(text.match(/000[1-9](?= ?\])|0010|0011|0012|^microphones in the array 112/gmu)).toEqual(
        '1 2 3 4 5 6 7 m 8 9 10 11 12'
          .split(' ')
          .map((one) => (one === 'm' ? 'microphones in the array 112' : one.padStart(4, '0'))),
      );
    });

    it('a workbook of a medicines office: rows as they are, days as days', async () => {
      const name = `${epar}/2022.Medicines_output_european_public_assessment_reports.xlsx`;
      const { pages } = await readDocument(readFileSync(name), 'xlsx', none);
      const rows = pages[0]!.blocks.find(({ type }) => type === 'table')!.rows!;
      const head = rows.find((row) => row.includes('Medicine name'))!;
      const first = rows[rows.indexOf(head) + 1]!;
      expect(first[head.indexOf('Category')]).toBe('Human');
      expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
    });
  },
);
