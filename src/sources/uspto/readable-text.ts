import { XmlElement, XmlInstruction, type XmlNode } from '../xml.ts';
import { mathText } from './math-text.ts';

/** Elements that stand on lines of their own. */
const BLOCKS = new Set([
  'p',
  'li',
  'dt',
  'dd',
  'claim-text',
  'tables',
  'maths',
  'chemistry',
  'heading',
  'pre',
  'math-us',
  'chemistry-us',
  'table-us',
]);

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

/** `10` with the exponent `-3` must not become 10-3: digits and signs are raised, letters (`4th`) stay. */
export const superscript = (text: string): string =>
  /^[\d+\-−–]+$/.test(text) ? [...text].map((character) => SUPERSCRIPTS[character]).join('') : text;

/** The last part of a drawing's file name: `US08927118-20150106-C00001.TIF` -> `C00001`. */
const fileLabel = (file: string | undefined) => (file ? (/([A-Z]\d+)(?:\.\w+)?$/i.exec(file)?.[1] ?? file) : undefined);

const placeholder = (what: string, file: string | undefined) => {
  const label = fileLabel(file);
  return `[${what}${label ? ` ${label}` : ''}]`;
};

/**
 * Text of mixed content for people and for search: inline marks dropped, exponents raised, lists, tables (cells parted by ` | `) and formulas on lines of their own,
 * what is only a picture named by its file. Blanks normalised; lines parted by `\n`. Undefined if there is none. Marks everything below as looked at.
 */
export function readableText(element: XmlElement): string | undefined {
  const out: string[] = [];
  element.see();
  for (const node of element.nodes) write(node, out);
  const lines = out
    .join('')
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '');
  return lines.length > 0 ? lines.join('\n') : undefined;
}

function write(node: XmlNode, out: string[]): void {
  if (typeof node === 'string') {
    out.push(node.replace(/\s+/g, ' '));
    return;
  }
  if (node instanceof XmlInstruction) {
    if (node.target === 'img') out.push(placeholder('character', /file="([^"]+)"/.exec(node.body)?.[1]));
    return;
  }
  const { name } = node.see();
  if (name === 'br') out.push('\n');
  else if (name === 'sup' || name === 'superscript') out.push(superscript(node.raw().trim()));
  else if (name === 'table') writeTable(node, out);
  else if (name === 'math' || name === 'mml:math') out.push(mathText(node));
  else if (name === 'img' || name === 'image') out.push(placeholder('image', node.attribute('file')));
  else if (name === 'chemistry' || name === 'chemistry-us') writeFigureBlock('chemical structure', node, out);
  else if ((name === 'maths' || name === 'math-us') && !node.has('math') && !node.has('mml:math')) {
    writeFigureBlock('formula', node, out);
  } else {
    const block = BLOCKS.has(name);
    if (block) out.push('\n');
    for (const child of node.nodes) {
      // The picture of a formula that is there as text says nothing more.
      if (name === 'maths' && child instanceof XmlElement && child.name === 'img') child.ignore();
      else write(child, out);
    }
    if (block) out.push('\n');
  }
}

function writeFigureBlock(what: string, element: XmlElement, out: string[]): void {
  const picture = element.descendants('img')[0] ?? element.descendants('image')[0];
  out.push('\n', placeholder(what, picture?.attribute('file') ?? element.attribute('id')), '\n');
  element.ignore();
}

/** CALS tables: one line a row, empty cells kept between others, empty rows dropped. */
function writeTable(table: XmlElement, out: string[]): void {
  out.push('\n');
  const rows = table.descendants('row');
  for (const row of rows.length > 0 ? rows : table.descendants('tr')) {
    const cells = row.all('entry', 'td', 'th').map((cell) => readableText(cell)?.replaceAll('\n', ' ') ?? '');
    if (cells.some((cell) => cell !== '')) out.push(cells.join(' | ').replace(/(?: \| )+$/, ''), '\n');
  }
  for (const title of table.descendants('title')) {
    const text = readableText(title);
    if (text) out.push(text, '\n');
  }
  table.ignore();
}
