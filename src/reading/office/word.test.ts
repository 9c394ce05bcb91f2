import { expect, it } from 'vitest';
import { openPackage } from '#sources/office/package.ts';
import { cpuTime } from '#testing/cpu-time.ts';
import { zip } from '#testing/zip.ts';
import { numberingOf } from './numbering.ts';
import { symbolLetter } from './symbols.ts';
import { wordPages } from './word.ts';

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr>${text.startsWith('<') ? text : run(text)}</w:p>`;
const listed = (list: number, level = 0) => `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
const cell = (inner: string) => `<w:tc>${inner}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
const control = (inner: string) => `<w:sdt><w:sdtPr/><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;

async function read(body: string, parts: Readonly<Record<string, string>> = {}) {
  const file = zip({
    'word/document.xml': `<w:document xmlns:w="w" xmlns:m="m" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
  const pages = await wordPages(await openPackage(file));
  return pages.map(({ blocks }) => blocks.map(({ type, text, rows }) => [type, rows ?? text]));
}

const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${more}</w:lvl>`;
const abstract = (id: number, inner: string) => `<w:abstractNum w:abstractNumId="${id}">${inner}</w:abstractNum>`;
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
const numbering = (...parts: string[]) => ({
  'word/numbering.xml': `<w:numbering xmlns:w="w" xmlns:mc="mc">${parts.join('')}</w:numbering>`,
});

it('writes the numbers that Word makes: of claims, of paragraphs of a description, of headings', async () => {
  const styles = `<w:styles xmlns:w="w">
    <w:style w:styleId="H1"><w:name w:val="heading 1"/><w:pPr>${listed(3)}</w:pPr></w:style>
    <w:style w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="H1"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr></w:style>
  </w:styles>`;
  const style = (name: string, more = '') => `<w:pStyle w:val="${name}"/>${more}`;
  const custom =
    '<w:lvl w:ilvl="0"><w:start w:val="1"/><mc:AlternateContent><mc:Choice Requires="w14"><w:numFmt w:val="custom" w:format="0001, 0002, 0003, ..."/></mc:Choice><mc:Fallback><w:numFmt w:val="decimal"/></mc:Fallback></mc:AlternateContent><w:lvlText w:val="[%1]"/></w:lvl>';
  const parts = {
    'word/styles.xml': styles,
    ...numbering(
      abstract(0, level(0, 'decimal', '%1.') + level(1, 'lowerLetter', '(%2)')),
      abstract(1, custom),
      abstract(2, level(0, 'decimal', '%1') + level(1, 'decimal', '%1.%2')),
      abstract(4, level(0, 'bullet', '•')),
      num(1, 0),
      num(2, 1),
      num(3, 2),
      num(4, 0, '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>'),
      num(5, 4),
    ),
  };
  expect(
    await read(
      [
        p('Scope', style('H1')),
        p('Terms', style('H2')),
        p('A cell wears a lid.', listed(2)),
        p('The lid is of steel.', listed(2)),
        p('Not in a list', style('H2', '<w:numPr><w:numId w:val="0"/></w:numPr>')),
        p('More', style('H2')),
        p('Claims', style('H1')),
        p('First', style('H2')),
        p('A battery comprising:', listed(1)),
        p('a cell; and', listed(1, 1)),
        p('a lid.', listed(1, 1)),
        p('The battery of claim 1.', listed(1)),
        p('a bolt.', listed(1, 1)),
        p('Steps'),
        p('Anew', listed(4)),
        p('light', listed(5)),
        p('of a list that is not there', listed(9)),
      ].join(''),
      parts,
    ),
  ).toEqual([
    [
      ['title', '1 Scope'],
      ['title', '1.1 Terms'],
      ['text', '[0001] A cell wears a lid.'],
      ['text', '[0002] The lid is of steel.'],
      ['title', 'Not in a list'],
      ['title', '1.2 More'],
      ['title', '2 Claims'],
      ['title', '2.1 First'],
      ['list', '1. A battery comprising:\n(a) a cell; and\n(b) a lid.\n2. The battery of claim 1.\n(a) a bolt.'],
      ['text', 'Steps'],
      ['list', '1. Anew\nlight\nof a list that is not there'],
    ],
  ]);
});

it('writes numbers in every form, and counts on and anew as Word does', async () => {
  const forms = [
    'decimalZero',
    'upperRoman',
    'lowerLetter',
    'ordinal',
    'chineseCounting',
    'decimalEnclosedCircle',
    'none',
    'constructor',
  ];
  const office = await openPackage(
    zip({
      ...numbering(
        ...forms.map((form, at) => abstract(at, level(0, form, '%1'))),
        abstract(
          20,
          level(0, 'upperRoman', '%1') +
            level(1, 'decimal', '%1.%2', '<w:isLgl/>') +
            level(2, 'decimal', '%3', '<w:lvlRestart w:val="1"/>') +
            level(3, 'decimal', '%4', '<w:lvlRestart w:val="0"/>'),
        ),
        ...forms.map((_, at) => num(at + 1, at)),
        num(21, 20),
        abstract(30, '<w:numStyleLink w:val="S"/>'),
        num(31, 30),
      ),
    }),
  );
  const of = await numberingOf(office, (style) => (style === 'S' ? { list: '1' } : {}));
  const said = forms.map((_, at) => Array.from({ length: 28 }, () => of.next({ list: String(at + 1) })!.text));
  expect(said.map((labels) => [labels[0], labels[3], labels[11], labels[27]])).toEqual([
    ['01', '04', '12', '28'],
    ['I', 'IV', 'XII', 'XXVIII'],
    ['a', 'd', 'l', 'bb'],
    ['1st', '4th', '12th', '28th'],
    ['一', '四', '十二', '二十八'],
    ['①', '④', '⑫', '28'],
    ['', '', '', ''],
    ['1', '4', '12', '28'],
  ]);
  // a definition behind a style counts on with it
  expect(of.next({ list: '31' })).toEqual({ text: '29', bullet: false });
  const walked = [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 1].map((at) => of.next({ list: '21', level: at })!.text);
  expect(walked).toEqual(['I', '1.1', '1', '1', '1.2', '2', '2', 'II', '1', '3', '2.2']);
  expect([of.next({}), of.next({ list: '0' }), of.next({ list: '1', level: 7 })]).toEqual([
    undefined,
    undefined,
    { text: '', bullet: true },
  ]);
});

it('loses nothing that is shown: rows and cells in controls, tables in cells, notes, text boxes, signs', async () => {
  const note = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
  const box =
    '<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent><w:p><w:r><w:t>in a box</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:t>again</w:t></mc:Fallback></mc:AlternateContent></w:r>';
  const [first, second] = await read(
    [
      control(p('In a control')),
      `<w:customXml>${p('in mark-up')}</w:customXml>`,
      table(
        row(cell(p('Name')), cell(p('Value'))),
        control(row(control(cell(p('width'))), cell(table(row(cell(p('3')), cell(p('mm'))))))),
        `<w:tr><w:trPr><w:del/></w:trPr>${cell(p('gone'))}</w:tr>`,
      ),
      p(
        `${run('Heat')}${note(2)}${box}${run(' rises by 5 ')}<w:r><w:sym w:font="Symbol" w:char="F06D"/></w:r>${run('m')}`,
      ),
      p(
        `<w:del>${run('no')}</w:del>${run('secret', '<w:vanish/>')}${run('shown', '<w:vanish w:val="0"/>')}<w:r><w:ruby><w:rt>${run('re')}</w:rt><w:rubyBase>${run('热')}</w:rubyBase></w:ruby></w:r>`,
      ),
      `<w:p><w:pPr><w:pageBreakBefore/></w:pPr>${run('Next page')}<w:r><w:endnoteReference w:id="1"/></w:r></w:p>`,
      p('end'),
    ].join(''),
    {
      'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:footnote w:type="separator" w:id="-1">${p('-')}</w:footnote><w:footnote w:id="2">${p('Measured at 20 °C.')}</w:footnote></w:footnotes>`,
      'word/endnotes.xml': `<w:endnotes xmlns:w="w"><w:endnote w:id="1">${p('Of 2020.')}</w:endnote></w:endnotes>`,
    },
  );
  expect(first).toEqual([
    ['text', 'In a control'],
    ['text', 'in mark-up'],
    [
      'table',
      [
        ['Name', 'Value'],
        ['width', '3 mm'],
      ],
    ],
    ['text', 'Heat in a box rises by 5 μm'],
    ['text', 'shown热'],
    ['text', 'Measured at 20 °C.'],
  ]);
  expect(second).toEqual([
    ['text', 'Next page'],
    ['text', 'end'],
    ['text', 'Of 2020.'],
  ]);
});

it('writes formulas in one line, and letters of Symbol as what they are', async () => {
  const m = (name: string, inner: string) => `<m:${name}>${inner}</m:${name}>`;
  const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
  const e = (inner: string) => m('e', inner);
  const formulas = [
    m('f', m('num', t('a+b')) + m('den', t('2'))),
    m('sSubSup', e(t('x')) + m('sub', t('i')) + m('sup', t('n-1'))),
    m('rad', m('deg', '') + e(m('sSup', e(t('y')) + m('sup', t('2'))))),
    m('d', `<m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr>${e(t('0'))}${e(t('1'))}`),
    m('nary', `<m:naryPr><m:chr m:val="∑"/></m:naryPr>${m('sub', t('k=1'))}${m('sup', t('n'))}${e(t('k'))}`),
    m('m', m('mr', e(t('1')) + e(t('2'))) + m('mr', e(t('3')) + e(t('4')))),
    m('sSup', e(m('f', m('num', m('d', e(t('x-c')))) + m('den', t('v')))) + m('sup', t('2'))),
    m('constructor', t('z')),
  ];
  const body = [...formulas, `${t('a=b')}</m:oMath><m:oMath>${t('c=d')}`]
    .map((each) => `<w:p>${m('oMath', each)}</w:p>`)
    .join('');
  expect((await read(body)).flat().map(([type, text]) => [type, text])).toEqual([
    ['formula', '(a+b)/2'],
    ['formula', 'x_i^(n-1)'],
    ['formula', '√(y^2)'],
    ['formula', '[0|1]'],
    ['formula', '∑_(k=1)^n k'],
    ['formula', '[1, 2; 3, 4]'],
    ['formula', '((x-c)/v)^2'],
    ['formula', 'z'],
    ['formula', 'a=b c=d'],
  ]);
  expect([0xf061, 0x57, 0xf0b3, 0xf0b0, 0xf035, 0xf0ff].map(symbolLetter)).toEqual([
    'α',
    'Ω',
    '≥',
    '°',
    '5',
    undefined,
  ]);
});

/** From 0x20, 0x41 and 0xA0 on, `·` where no text says any. */
const LETTERS = [
  ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅',
  'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ······αβχδεφγηιϕκλμνοπθρστυϖωξψζ···∼',
  '··′≤⁄∞·····↔←↑→↓°±″≥×∝∂•÷≠≡≈…·—········∩∪·····∈∉∠∇···∏√⋅¬∧∨⇔⇐·⇒······∑············∫·············',
];
it('has the letters of Symbol in their places', () => {
  const letters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => symbolLetter(from + at) ?? '·').join('');
  expect([letters(0x20, 0x40), letters(0x41, 0x7e), letters(0xa0, 0xff)]).toEqual(LETTERS);
});

it('reads a definition once, however many lists name it and levels it says', async () => {
  const timeOf = async (n: number) => {
    const lists = Array.from({ length: n }, (_, at) => num(at + 1, 0)).join('');
    const levels = Array.from({ length: n }, (_, at) => level(at % 9, 'decimal', '%1.')).join('');
    const office = await openPackage(zip(numbering(abstract(0, levels), lists)));
    const spent = cpuTime();
    expect((await numberingOf(office, () => ({}))).next({ list: String(n) })).toEqual({ text: '1.', bullet: false });
    return spent();
  };
  await timeOf(2_000);
  const least = async (n: number) => Math.min(await timeOf(n), await timeOf(n));
  expect(await least(40_000)).toBeLessThan(2.7 * (await least(20_000)));
});
