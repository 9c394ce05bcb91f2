import { type OfficePackage, unconvertible } from '#sources/office/package.ts';
import { XmlElement } from '#sources/xml-element.ts';
import type { Page, PageBlock } from '../page.ts';
import { attribute } from './attribute.ts';
import { chartRows } from './chart.ts';
import { formula } from './formula.ts';
import { type Label, type Listed, listedBy, numberingOf } from './numbering.ts';
import { figure, MOST_PICTURES } from './pictures.ts';
import { symbolLetter } from './symbols.ts';

// WordprocessingML, ECMA-376 part 1, 17.

const MAIN = 'word/document.xml';
/** Cells of one table that are read, with those that only make its rows equally long. */
const MOST_CELLS = 500_000;
/** Styles that one may rest on, one upon the other. */
const MOST_BASES = 20;

interface Styles {
  /** Level of the headings of a style. */
  level(style: string): number | undefined;
  /** The list that paragraphs of a style are in. */
  listed(style: string): Listed;
}

interface Style {
  readonly level?: number;
  readonly listed: Listed;
  readonly on: string | undefined;
}

async function stylesOf(office: OfficePackage): Promise<Styles> {
  const styles = new Map<string, Style>();
  if (office.has('word/styles.xml'))
    for (const style of (await office.xml('word/styles.xml')).all('style')) {
      const id = attribute(style, 'styleId');
      if (!id) continue;
      const name = attribute(style.child('name'), 'val')?.toLowerCase() ?? '';
      const outline = attribute(style.at('pPr/outlineLvl'), 'val');
      const said = /^(?:heading|标题) ?(\d)$/.exec(name)?.[1];
      const level =
        said !== undefined
          ? Number(said)
          : /^(?:title|标题)$/.test(name)
            ? 1
            : outline !== undefined && Number(outline) < 9
              ? Number(outline) + 1
              : undefined;
      styles.set(id, {
        ...(level !== undefined && { level }),
        listed: listedBy(style.child('pPr')),
        on: attribute(style.child('basedOn'), 'val'),
      });
    }
  const chain = (id: string) => {
    const found: Style[] = [];
    for (let style = styles.get(id); style && found.length < MOST_BASES; style = styles.get(style.on ?? ''))
      found.push(style);
    return found;
  };
  return {
    level: (id) => styles.get(id)?.level,
    listed: (id) => {
      const found = chain(id);
      const list = found.find(({ listed }) => listed.list !== undefined)?.listed.list;
      const level = found.find(({ listed }) => listed.level !== undefined)?.listed.level;
      return { ...(list !== undefined && { list }), ...(level !== undefined && { level }) };
    },
  };
}

/**
 * What is not shown: what was deleted or moved away, codes of fields, how a reading aid is spoken, properties, and what
 * stands for old programs beside its new form.
 */
const UNSEEN: ReadonlySet<string> = new Set(
  'del moveFrom instrText Fallback pPr rPr tblPr trPr tcPr sdtPr rt sectPr'.split(' '),
);
/** What only holds others: content controls, changes, mark-up of one's own. */
const WRAPPERS: ReadonlySet<string> = new Set(
  'sdt sdtContent ins moveTo customXml smartTag AlternateContent Choice'.split(' '),
);

const isOn = (element: XmlElement | undefined) =>
  element !== undefined && !['0', 'false', 'off'].includes(attribute(element, 'val') ?? '');

/** Words of a paragraph as they are shown: tabs and breaks are blanks, formulas in one line. */
export function textOf(element: XmlElement): string {
  let text = '';
  let before = '';
  for (const node of element.nodes) {
    if (!(node instanceof XmlElement) || UNSEEN.has(node.name)) continue;
    // formulas side by side
    if (node.name === 'oMath' && before === 'oMath') text += ' ';
    before = node.name;
    if (node.name === 't') text += node.raw();
    else if (node.name === 'tab' || node.name === 'br' || node.name === 'cr' || node.name === 'ptab') text += ' ';
    else if (node.name === 'noBreakHyphen') text += '-';
    else if (node.name === 'sym') text += symbolOf(node);
    else if (node.name === 'oMath') text += formula(node);
    // paragraphs of a text box
    else if (node.name === 'p') text += ` ${textOf(node)} `;
    else if (node.name !== 'r' || !isOn(node.at('rPr/vanish'))) text += textOf(node);
  }
  return text;
}

function symbolOf(element: XmlElement): string {
  const code = Number.parseInt(attribute(element, 'char') ?? '', 16);
  if (/^symbol$/i.test(attribute(element, 'font') ?? '')) return symbolLetter(code) ?? '';
  return code > 0x20 && code < 0xe000 ? String.fromCharCode(code) : '';
}

const tidied = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Elements of a name, also within what only holds others. */
function within(element: XmlElement, name: string): XmlElement[] {
  return element.nodes.flatMap((node) => {
    if (!(node instanceof XmlElement)) return [];
    if (node.name === name) return [node];
    return WRAPPERS.has(node.name) ? within(node, name) : [];
  });
}

/** Items of a list, and not paragraphs that are numbered through, as in patents: `[0012]`. */
const isItem = (label: Label | undefined) => label !== undefined && (label.bullet || /^[^[]/.test(label.text));

/** What the program writes before a paragraph of a list, `1.`; empty where nothing. Asked once of each, in order. */
type Labels = (paragraph: XmlElement) => string;

/** Words of a cell, those of tables in it, too. */
function cellText(cell: XmlElement, label: Labels): string {
  const words = (at: XmlElement): string[] =>
    at.nodes.flatMap((node) => {
      if (!(node instanceof XmlElement)) return [];
      if (node.name === 'p') return [`${label(node)} ${textOf(node)}`];
      if (node.name === 'tbl') return within(node, 'tr').flatMap((row) => within(row, 'tc').flatMap(words));
      return WRAPPERS.has(node.name) ? words(node) : [];
    });
  return tidied(words(cell).join(' '));
}

/** Cells of a table; one that spans columns stands in the first of them. */
function rowsOf(table: XmlElement, label: Labels): string[][] {
  let [columns, cells] = [0, 0];
  const kept = within(table, 'tr').filter((row) => !row.child('trPr')?.has('del'));
  const rows = kept.map((row) => {
    const shown: string[] = [];
    for (const cell of within(row, 'tc')) {
      const goesOn = cell.at('tcPr/vMerge');
      const text = goesOn && attribute(goesOn, 'val') !== 'restart' ? '' : cellText(cell, label);
      const span = Math.min(64, Math.max(1, Number(attribute(cell.at('tcPr/gridSpan'), 'val') ?? 1) || 1));
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

/** Notes of a document by their id; the first of such a part are no notes but the lines above them. */
async function notesOf(office: OfficePackage, part: string, name: string): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>();
  if (!office.has(part)) return notes;
  for (const note of (await office.xml(part)).all(name)) {
    const text = tidied(within(note, 'p').map(textOf).join(' '));
    if (attribute(note, 'type') === undefined && text !== '') notes.set(attribute(note, 'id') ?? '', text);
  }
  return notes;
}

/**
 * Pages of a DOCX file as far as the file tells them: by breaks, and where the program that wrote it broke pages. Where
 * on a page something stands is not in such a file. Numbers that the program makes stand before their paragraphs, notes
 * at the foot behind the page, or behind all of it.
 */
export async function wordPages(office: OfficePackage): Promise<Page[]> {
  if (!office.has(MAIN)) throw unconvertible('It has no text: it is no DOCX file.');
  const styles = await stylesOf(office);
  const [body, numbering, relations, footnotes, endnotes] = [
    (await office.xml(MAIN)).child('body'),
    await numberingOf(office, styles.listed),
    await office.relations(MAIN),
    await notesOf(office, 'word/footnotes.xml', 'footnote'),
    await notesOf(office, 'word/endnotes.xml', 'endnote'),
  ];
  const pages: PageBlock[][] = [[]];
  const atFoot: string[] = [];
  const atEnd: string[] = [];
  let pictures = 0;
  const add = (block: PageBlock) => {
    const into = pages.at(-1)!;
    const last = into.at(-1);
    if (block.type === 'list' && last?.type === 'list')
      into[into.length - 1] = { ...last, text: `${last.text}\n${block.text}` };
    else into.push(block);
  };
  const put = (notes: string[]) => {
    for (const text of notes.splice(0)) add({ type: 'text', confidence: 1, text });
  };
  const refer = (at: XmlElement) => {
    for (const [name, notes, place] of [
      ['footnoteReference', footnotes, atFoot],
      ['endnoteReference', endnotes, atEnd],
    ] as const)
      for (const reference of at.descendants(name)) {
        const text = notes.get(attribute(reference, 'id') ?? '');
        if (text !== undefined) place.push(text);
      }
  };
  const label = (at: XmlElement) => {
    const properties = at.child('pPr');
    const own = listedBy(properties);
    const ofStyle = styles.listed(attribute(properties?.child('pStyle'), 'val') ?? '');
    return numbering.next({ ...ofStyle, ...own });
  };
  const labelText: Labels = (at) => label(at)?.text ?? '';
  const paragraph = async (at: XmlElement) => {
    const properties = at.child('pPr');
    const breaks =
      at.has('lastRenderedPageBreak') ||
      isOn(properties?.child('pageBreakBefore')) ||
      at.descendants('br').some((each) => attribute(each, 'type') === 'page');
    if (breaks && pages.at(-1)!.length > 0) {
      put(atFoot);
      pages.push([]);
    }
    const words = tidied(textOf(at));
    // one without words takes a number, too
    const numbered = label(at);
    const text = words === '' ? '' : tidied(`${numbered?.text ?? ''} ${words}`);
    const level = styles.level(attribute(properties?.child('pStyle'), 'val') ?? '');
    if (text !== '') {
      if (level !== undefined) add({ type: 'title', confidence: 1, text, level: Math.min(level, 6) });
      else if (isItem(numbered)) add({ type: 'list', confidence: 1, text });
      else if (at.has('oMath') && text.length < 160) add({ type: 'formula', confidence: 0.8, text });
      else add({ type: 'text', confidence: 1, text });
    }
    refer(at);
    for (const chart of at.descendants('chart')) {
      const rows = await chartRows(office, relations.get(chart.attributes['r:id'] ?? ''));
      if (rows.length > 0) add({ type: 'table', confidence: 1, rows });
    }
    for (const blip of at.descendants('blip'))
      if (pictures++ < MOST_PICTURES) add(await figure(office, relations.get(blip.attributes['r:embed'] ?? '')));
  };
  const walk = async (at: XmlElement): Promise<void> => {
    for (const node of at.nodes) {
      if (!(node instanceof XmlElement)) continue;
      if (node.name === 'p') await paragraph(node);
      else if (node.name === 'tbl') {
        const rows = rowsOf(node, labelText);
        if (rows.length > 0) add({ type: 'table', confidence: 1, rows });
        refer(node);
      } else if (WRAPPERS.has(node.name)) await walk(node);
    }
  };
  if (body) await walk(body);
  put(atFoot);
  put(atEnd);
  return pages.map((blocks) => ({ blocks }));
}
