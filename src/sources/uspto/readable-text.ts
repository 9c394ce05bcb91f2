import { tidy, XmlElement, XmlInstruction, type XmlNode } from '../xml.ts';
import { mathText } from './math-text.ts';

type Kind =
  | 'block'
  | 'break'
  | 'superior'
  | 'table'
  | 'math'
  | 'picture'
  | 'formula'
  | 'structure'
  | 'reference'
  | 'number';

/** What elements are for the text (ICE, ST.32 v2.4/2.5, PAP v1.5/1.6, HTML); all others are inline. */
// biome-ignore format: read it as a table
const KINDS: ReadonlyMap<string, Kind> = new Map(
  Object.entries({
    block: 'p li dt dd claim-text tables heading pre PARA CLMSTEP H F CWU TABLE-US LI paragraph list-item table-cwu footnote div h1 h2 h3 h4 h5 h6',
    break: 'br BR',
    superior: 'sup superscript SP',
    table: 'table',
    math: 'math mml:math',
    picture: 'img image EMI',
    formula: 'maths math-cwu MATH-US',
    structure: 'chemistry chemistry-cwu CHEM-US',
    // The words of a marked reference stand inside the sentence, whatever they are wrapped in.
    reference: 'dependent-claim-reference',
    // A printed paragraph number stands in the record, not in the text.
    number: 'number',
  }).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind as Kind] as const)),
);
const PICTURES = ['img', 'image', 'EMI'];
/** Beside the text of a formula: its picture and its source for a program. */
const FORMULA_ANNEXES = new Set([...PICTURES, 'mathematica-file', 'MATHEMATICA']);

const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
  '+': '⁺',
  '-': '⁻',
  '−': '⁻',
  '–': '⁻',
};

/**
 * `10` with the exponent `-3` must not become 10-3: digits and signs are raised, terms (`n-1`) bracketed; letters
 * (`4th`) stay.
 */
export const superscript = (text: string): string => {
  if (/^[\d+\-−–]+$/.test(text)) return [...text].map((character) => SUPERSCRIPTS[character]).join('');
  return /^[\p{L}\d]+(?:[+\-−–][\p{L}\d]+)+$/u.test(text) ? `^(${text})` : text;
};

/** The last part of a drawing's file name: `US08927118-20150106-C00001.TIF` -> `C00001`. */
const fileLabel = (file: string | undefined) => (file ? (/([A-Z]\d+)(?:\.\w+)?$/i.exec(file)?.[1] ?? file) : undefined);

const placeholder = (what: string, file: string | undefined) => {
  const label = fileLabel(file);
  return `[${what}${label ? ` ${label}` : ''}]`;
};

/**
 * Text of mixed content for people and for search: inline marks dropped, exponents raised, lists, tables (cells parted
 * by ` | `) and formulas on lines of their own, what is only a picture named by its file. Blanks normalised; lines
 * parted by `\n`. Undefined if there is none. Marks everything below as looked at.
 */
export function readableText(element: XmlElement): string | undefined {
  const out: string[] = [];
  element.see();
  for (const node of element.nodes) write(node, out);
  const text = out.join('');
  if (!text.includes('\n')) return tidy(text);
  const lines = text.split('\n').flatMap((line) => tidy(line) ?? []);
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const BLANKS = /[\t\r\n\f]+/g;

function write(node: XmlNode, out: string[]): void {
  if (typeof node === 'string') {
    // A line end of the source is a blank; ours are the blocks.
    out.push(node.includes('\n') || node.includes('\r') ? node.replace(BLANKS, ' ') : node);
    return;
  }
  if (node instanceof XmlInstruction) {
    if (node.target === 'img') out.push(placeholder('character', /file="([^"]+)"/.exec(node.body)?.[1]));
    return;
  }
  node.see();
  switch (KINDS.get(node.name)) {
    case undefined:
      for (const child of node.nodes) write(child, out);
      return;
    case 'block':
      out.push('\n');
      for (const child of node.nodes) write(child, out);
      out.push('\n');
      return;
    case 'break':
      out.push('\n');
      return;
    case 'superior':
      writeSuperior(node, out);
      return;
    case 'table':
      writeTable(node, out);
      return;
    case 'math':
      out.push(mathText(node));
      return;
    case 'picture':
      out.push(placeholder('image', fileOf(node)));
      return;
    case 'structure':
      writePicture('chemical structure', node, out);
      return;
    case 'formula':
      writeFormula(node, out);
      return;
    case 'reference':
      out.push(node.raw().replace(/\s+/g, ' '));
      return;
    case 'number':
      node.ignore();
      return;
  }
}

/** The picture of a formula that is there as text says nothing more. */
function writeFormula(node: XmlElement, out: string[]): void {
  if (!node.has('math') && !node.has('mml:math')) {
    writePicture('formula', node, out);
    return;
  }
  out.push('\n');
  for (const child of node.nodes) {
    if (child instanceof XmlElement && FORMULA_ANNEXES.has(child.name)) child.ignore();
    else write(child, out);
  }
  out.push('\n');
}

function writeSuperior(node: XmlElement, out: string[]): void {
  const text = node.raw();
  out.push(superscript(text.trim()), /\s$/.test(text) ? ' ' : '');
}

const fileOf = (picture: XmlElement | undefined) => picture?.attribute('file') ?? picture?.attribute('FILE');

function writePicture(what: string, element: XmlElement, out: string[]): void {
  const picture = PICTURES.flatMap((name) => element.descendants(name))[0];
  out.push('\n', placeholder(what, fileOf(picture) ?? element.attribute('id') ?? element.attribute('ID')), '\n');
  element.ignore();
}

/** CALS tables: one line a row, empty cells kept between others, empty rows dropped. */
function writeTable(table: XmlElement, out: string[]): void {
  out.push('\n');
  const rows = table.descendants('row');
  for (const row of rows.length > 0 ? rows : table.descendants('tr')) {
    const cells = row.all('entry', 'td', 'th').map((cell) => readableText(cell)?.replaceAll('\n', ' ') ?? '');
    if (cells.some((cell) => cell !== '')) out.push(cells.join(' | ').replace(/(?<! \| )(?: \| )+$/, ''), '\n');
  }
  for (const title of table.descendants('title')) {
    const text = readableText(title);
    if (text) out.push(text, '\n');
  }
  table.ignore();
}
