import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { type Cell, workbook } from './xlsx.ts';

const SHEET = { name: 'A & B', head: ['Number', 'Title', 'Day'], widths: [18, 60, 12] };
const made = async (rows: readonly (readonly Cell[])[]) => unzipSync(await workbook(SHEET, rows));
const sheetOf = (files: Record<string, Uint8Array>) => strFromU8(files['xl/worksheets/sheet1.xml']!);

/** Throws where a text is no XML. */
function parsed(text: string) {
  const seen: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const open: typeof seen = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: attributes as Record<string, string>, text: '' };
    seen.push(element);
    open.push(element);
  });
  parser.on('text', (words) => {
    if (open.length > 0) open.at(-1)!.text += words;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return seen;
}

describe('a workbook', () => {
  it('keeps words as words, whatever they begin with', async () => {
    const hostile = [
      '=1+1',
      '+cmd|"/C calc"!A0',
      '-2',
      '@SUM(A1)',
      '\t=1',
      '<b>&"\u0007]]>',
      'x'.repeat(40_000),
      '\ud800',
    ];
    const files = await made(hostile.map((each) => [each, each, undefined]));
    const seen = parsed(sheetOf(files));
    expect(seen.filter(({ name }) => name === 'f')).toEqual([]);
    const cells = seen.filter(({ name }) => name === 'c');
    expect(cells.every(({ attributes }) => attributes.t === 'inlineStr')).toBe(true);
    const words = seen.filter(({ name }) => name === 't').map((each) => each.text);
    expect(words.slice(0, 5)).toEqual(['Number', 'Title', 'Day', '=1+1', '=1+1']);
    expect(words).toContain('<b>&"]]>');
    expect(cells.slice(3).map(({ attributes }) => attributes.s === '4')).toEqual(
      hostile.flatMap((each) => Array(2).fill(/^[=+\-@\t]/.test(each))).slice(0, cells.length - 3),
    );
    expect(Math.max(...words.map(({ length }) => length))).toBe(32_767);
  });

  it('writes days as days, and what is no whole day as words', async () => {
    const seen = parsed(
      sheetOf(
        await made([
          ['US1', 'a', { day: 20240229 }],
          ['US2', 'b', { day: 20240200 }],
          ['US3', 'c', { day: 18991231 }],
        ]),
      ),
    );
    expect(seen.filter(({ name }) => name === 'v').map(({ text }) => text)).toEqual(['45351']);
    expect(seen.filter(({ name }) => name === 't').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['2024-02', '1899-12-31']),
    );
  });

  it('is well-formed in each part, with every link resolved', async () => {
    const files = await made([[{ text: 'US1', link: 'http://h/patents/US1?q=a&b="c"' }, 'T', { day: 20200102 }]]);
    for (const [name, content] of Object.entries(files)) expect(() => parsed(strFromU8(content)), name).not.toThrow();
    const wanted = parsed(sheetOf(files))
      .filter(({ name }) => name === 'hyperlink')
      .map(({ attributes }) => attributes['r:id']);
    const given = parsed(strFromU8(files['xl/worksheets/_rels/sheet1.xml.rels']!)).filter(
      ({ name }) => name === 'Relationship',
    );
    expect(given.map(({ attributes }) => [attributes.Id, attributes.Target])).toEqual([
      [wanted[0], 'http://h/patents/US1?q=a&b="c"'],
    ]);
  });

  it('tells how far it is and stops on request', async () => {
    const rows = Array.from({ length: 1200 }, (_, n) => [`US${n}`, 'T', undefined]);
    const told: number[] = [];
    const stop = new AbortController();
    await expect(
      workbook(SHEET, rows, {
        signal: stop.signal,
        told(n) {
          told.push(n);
          if (n === 1000) stop.abort(new Error('stopped'));
        },
      }),
    ).rejects.toThrow('stopped');
    expect(told).toEqual([500, 1000]);
  });

  it('has a second sheet of charts that are drawn from its cells', async () => {
    const charts = [
      {
        ...{ title: 'Year & day', upright: true, notes: ['2 without a date'] },
        head: ['Year', 'Families'] as const,
        bars: [
          { label: '2019', count: 3 },
          { label: '2020', count: 0 },
        ],
      },
      {
        ...{ title: 'Owner', upright: false, notes: [] },
        head: ['Owner', 'Families'] as const,
        bars: [{ label: '=A1 <电池>', count: 7 }],
      },
    ];
    const files = unzipSync(await workbook(SHEET, [['US1', 'x', 1]], { second: { name: "Ann's charts", charts } }));
    const read = (name: string) => parsed(strFromU8(files[name]!));
    expect(
      read('xl/workbook.xml').flatMap(({ name, attributes }) => (name === 'sheet' ? [attributes.name] : [])),
    ).toEqual(['A & B', "Ann's charts"]);
    const cells = read('xl/worksheets/sheet2.xml').filter(({ name }) => name === 'c' || name === 't' || name === 'v');
    expect(cells.map(({ attributes, text }) => attributes.r ?? text)).toEqual([
      ...['A1', 'Year & day', 'A2', 'Year', 'B2', 'Families', 'A3', '2019', 'B3', '3', 'A4', '2020', 'B4', '0'],
      ...['A5', '2 without a date', 'A21', 'Owner', 'A22', 'Owner', 'B22', 'Families', 'A23', '=A1 <电池>', 'B23', '7'],
    ]);
    expect(cells.filter(({ attributes }) => attributes.r === 'A23')[0]!.attributes.t).toBe('inlineStr');
    const drawn = [1, 2].map((n) => read(`xl/charts/chart${n}.xml`));
    const said = (name: string) => drawn.map((chart) => chart.filter((each) => each.name === name));
    expect(said('c:f').map((all) => all.map(({ text }) => text))).toEqual([
      ["'Ann''s charts'!$A$3:$A$4", "'Ann''s charts'!$B$3:$B$4"],
      ["'Ann''s charts'!$A$23:$A$23", "'Ann''s charts'!$B$23:$B$23"],
    ]);
    expect(said('c:v').map((all) => all.map(({ text }) => text))).toEqual([
      ['2019', '2020', '3', '0'],
      ['=A1 <电池>', '7'],
    ]);
    expect(said('c:barDir').map(([each]) => each!.attributes.val)).toEqual(['col', 'bar']);
    const types = read('[Content_Types].xml').flatMap(({ attributes }) => attributes.PartName ?? []);
    for (const part of types) expect(Object.keys(files)).toContain(part.slice(1));
    const targets = read('xl/drawings/_rels/drawing1.xml.rels').flatMap(({ attributes }) => attributes.Target ?? []);
    expect(targets).toEqual(['../charts/chart1.xml', '../charts/chart2.xml']);
    expect(Object.keys(unzipSync(await workbook(SHEET, [])))).not.toContain('xl/worksheets/sheet2.xml');
  });

  const python = (() => {
    try {
      execFileSync('python3', ['-c', 'import openpyxl'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  })();
  it.skipIf(!python)('is read by another program as it was meant (openpyxl)', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'priora-xlsx-'));
    const path = join(dir, 'a.xlsx');
    writeFileSync(
      path,
      await workbook(SHEET, [
        [{ text: 'US1', link: 'http://h/US1' }, '=1+1', { day: 20240229 }],
        ['US2', '电池 & <b>', 7],
      ]),
    );
    const script = `import json, openpyxl; s = openpyxl.load_workbook(${JSON.stringify(path)}).active; print(json.dumps([s.title, [[str(c.value) for c in r] for r in s.rows], [c.data_type for c in s[2]], s['A2'].hyperlink.target, s.freeze_panes]))`;
    const read = JSON.parse(execFileSync('python3', ['-c', script], { encoding: 'utf8' }));
    rmSync(dir, { recursive: true });
    expect(read).toEqual([
      'A & B',
      [
        ['Number', 'Title', 'Day'],
        ['US1', '=1+1', '2024-02-29 00:00:00'],
        ['US2', '电池 & <b>', '7'],
      ],
      ['s', 's', 'd'],
      'http://h/US1',
      'A2',
    ]);
  });
});
