import { type OfficePackage, unconvertible } from '#sources/office/package.ts';
import { XmlElement } from '#sources/xml-element.ts';
import type { Page, PageBlock } from '../page.ts';
import { figure, MOST_PICTURES } from './pictures.ts';

// WordprocessingML, ECMA-376 part 1, 17.

const MAIN = 'word/document.xml';
/** Cells of one table that are read, with those that only make its rows equally long. */
const MOST_CELLS = 500_000;

interface Styles {
  /** Level of the headings of a style. */
  readonly levels: ReadonlyMap<string, number>;
}

async function stylesOf(office: OfficePackage): Promise<Styles> {
  const levels = new Map<string, number>();
  if (office.has('word/styles.xml'))
    for (const style of (await office.xml('word/styles.xml')).all('style')) {
      const id = style.attributes['w:styleId'];
      const name = style.child('name')?.attributes['w:val']?.toLowerCase() ?? '';
      const outline = style.at('pPr/outlineLvl')?.attributes['w:val'];
      const level = /^(?:heading|标题) ?(\d)$/.exec(name)?.[1];
      if (!id) continue;
      if (level) levels.set(id, Number(level));
      else if (/^(?:title|标题)$/.test(name)) levels.set(id, 1);
      else if (outline !== undefined && Number(outline) < 9) levels.set(id, Number(outline) + 1);
    }
  return { levels };
}

/** Words of a paragraph as they are now: what was deleted is left out, tabs and breaks are blanks. */
export function textOf(element: XmlElement): string {
  let text = '';
  for (const node of element.nodes) {
    if (!(node instanceof XmlElement)) continue;
    if (node.name === 't') text += node.raw();
    else if (node.name === 'tab' || node.name === 'br' || node.name === 'cr') text += ' ';
    else if (node.name === 'noBreakHyphen') text += '-';
    // a text box is said twice: in its new form and in one for old programs
    else if (!['del', 'moveFrom', 'instrText', 'Fallback', 'pPr', 'rPr'].includes(node.name)) text += textOf(node);
  }
  return text;
}

const tidied = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Cells of a table; one that spans columns stands in the first of them. */
function rowsOf(table: XmlElement): string[][] {
  let [columns, cells] = [0, 0];
  const rows = table.all('tr').map((row) => {
    const shown: string[] = [];
    for (const cell of row.all('tc')) {
      const goesOn = cell.at('tcPr/vMerge');
      const text =
        goesOn && goesOn.attributes['w:val'] !== 'restart' ? '' : tidied(cell.all('p').map(textOf).join(' '));
      const span = Math.min(64, Math.max(1, Number(cell.at('tcPr/gridSpan')?.attributes['w:val'] ?? 1) || 1));
      shown.push(text);
      for (let at = 1; at < span; at++) shown.push('');
      if (cells + shown.length > MOST_CELLS) throw tooWide();
    }
    cells += shown.length;
    columns = Math.max(columns, shown.length);
    return shown;
  });
  if (columns * rows.length > MOST_CELLS) throw tooWide();
  return rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => '')]);
}

const tooWide = () => unconvertible(`A table has more than ${MOST_CELLS} cells: save a part of it.`);

/**
 * Pages of a DOCX file as far as the file tells them: by breaks, and where the program that wrote it broke pages. Where
 * on a page something stands is not in such a file.
 */
export async function wordPages(office: OfficePackage): Promise<Page[]> {
  if (!office.has(MAIN)) throw unconvertible('It has no text: it is no DOCX file.');
  const [body, { levels }, relations] = [
    (await office.xml(MAIN)).child('body'),
    await stylesOf(office),
    await office.relations(MAIN),
  ];
  const pages: PageBlock[][] = [[]];
  let pictures = 0;
  const add = (block: PageBlock) => {
    const into = pages.at(-1)!;
    const last = into.at(-1);
    if (block.type === 'list' && last?.type === 'list')
      into[into.length - 1] = { ...last, text: `${last.text}\n${block.text}` };
    else into.push(block);
  };
  const paragraph = async (at: XmlElement) => {
    const breaks =
      at.has('lastRenderedPageBreak') || at.descendants('br').some(({ attributes }) => attributes['w:type'] === 'page');
    if (breaks && pages.at(-1)!.length > 0) pages.push([]);
    const text = tidied(textOf(at));
    const properties = at.child('pPr');
    const level = levels.get(properties?.child('pStyle')?.attributes['w:val'] ?? '');
    if (text !== '') {
      if (level !== undefined) add({ type: 'title', confidence: 1, text, level: Math.min(level, 6) });
      else if (properties?.child('numPr')) add({ type: 'list', confidence: 1, text });
      else if (at.has('oMath') && text.length < 160) add({ type: 'formula', confidence: 0.8, text });
      else add({ type: 'text', confidence: 1, text });
    }
    for (const blip of at.descendants('blip'))
      if (pictures++ < MOST_PICTURES) add(await figure(office, relations.get(blip.attributes['r:embed'] ?? '')));
  };
  const walk = async (at: XmlElement): Promise<void> => {
    for (const node of at.nodes) {
      if (!(node instanceof XmlElement)) continue;
      if (node.name === 'p') await paragraph(node);
      else if (node.name === 'tbl') {
        const rows = rowsOf(node);
        if (rows.length > 0) add({ type: 'table', confidence: 1, rows });
      } else if (node.name === 'sdt' || node.name === 'sdtContent' || node.name === 'ins') await walk(node);
    }
  };
  if (body) await walk(body);
  return pages.map((blocks) => ({ blocks }));
}
