import { type OfficePackage, unconvertible } from '#sources/office/package.ts';
import { XmlElement } from '#sources/xml-element.ts';
import type { Box, Page, PageBlock } from '../page.ts';
import { chartRows } from './chart.ts';
import { formula } from './formula.ts';
import { numberIn } from './numbering.ts';
import { figure } from './pictures.ts';

// PresentationML and DrawingML, ECMA-376 part 1, 19 and 20.

const MAIN = 'ppt/presentation.xml';

const number = (text: string | undefined) => Number(text ?? Number.NaN);

/** Words of a paragraph of DrawingML, formulas in one line. */
const words = (paragraph: XmlElement) =>
  paragraph
    .all('r', 'br', 'fld', 'AlternateContent', 'm')
    .map((run) => {
      if (run.name === 'br') return ' ';
      if (run.name === 'r' || run.name === 'fld') return run.child('t')?.raw() ?? '';
      return (run.name === 'm' ? run : run.child('Choice'))?.descendants('oMath').map(formula).join(' ') ?? '';
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * How lists number themselves (ST_TextAutonumberScheme, 20.1.10.61): the form of the number, and what stands around it.
 */
const AUTO_NUMBER =
  /^(arabic|alphaLc|alphaUc|romanLc|romanUc|circleNum|ea1Chs|ea1Cht|ea1Jpn)\w*?(Period|ParenR|ParenBoth|Plain)?$/;
const FORMS: ReadonlyMap<string, string> = new Map([
  ['alphaLc', 'lowerLetter'],
  ['alphaUc', 'upperLetter'],
  ['romanLc', 'lowerRoman'],
  ['romanUc', 'upperRoman'],
  ['circleNum', 'decimalEnclosedCircle'],
  ['ea1Chs', 'chineseCounting'],
  ['ea1Cht', 'chineseCounting'],
  ['ea1Jpn', 'chineseCounting'],
]);

function autoNumber(scheme: string, number: number): string {
  const [, form = '', around = 'Period'] = AUTO_NUMBER.exec(scheme) ?? [];
  const written = numberIn(FORMS.get(form) ?? 'decimal', number);
  return around === 'Plain'
    ? written
    : around === 'ParenBoth'
      ? `(${written})`
      : `${written}${around === 'ParenR' ? ')' : '.'}`;
}

/** The paragraphs of a shape that have words, with the numbers that the program writes before them. */
function paragraphsOf(paragraphs: readonly XmlElement[]): { text: string; listed: boolean }[] {
  const counts: { scheme: string; number: number }[] = [];
  return paragraphs.flatMap((one) => {
    const properties = one.child('pPr');
    const level = Math.min(8, Math.max(0, Math.trunc(number(properties?.attributes.lvl)) || 0));
    const { type: scheme, startAt } = properties?.child('buAutoNum')?.attributes ?? {};
    const text = words(one);
    if (text === '') return [];
    counts.length = Math.min(counts.length, level + 1);
    if (scheme === undefined) {
      counts.length = Math.min(counts.length, level);
      return [{ text, listed: one.has('buChar') }];
    }
    const before = counts[level];
    const next = before?.scheme === scheme ? before.number + 1 : Math.max(1, Math.trunc(number(startAt)) || 1);
    counts[level] = { scheme, number: next };
    return [{ text: `${autoNumber(scheme, next)} ${text}`, listed: true }];
  });
}

/** Slides in the order in which they are shown. */
export async function slidePages(office: OfficePackage): Promise<Page[]> {
  if (!office.has(MAIN)) throw unconvertible('It has no slides: it is no PPTX file.');
  const [root, relations] = [await office.xml(MAIN), await office.relations(MAIN)];
  const size = root.child('sldSz')?.attributes;
  const extent = { width: number(size?.cx) || 9_144_000, height: number(size?.cy) || 6_858_000 };
  const pages: Page[] = [];
  for (const { attributes } of root.every('sldIdLst/sldId')) {
    const part = relations.get(attributes['r:id'] ?? '');
    if (part !== undefined && office.has(part)) pages.push({ blocks: await slide(office, part, extent) });
  }
  return pages;
}

async function slide(
  office: OfficePackage,
  part: string,
  extent: { width: number; height: number },
): Promise<PageBlock[]> {
  const [root, relations] = [await office.xml(part), await office.relations(part)];
  const blocks: PageBlock[] = [];
  const boxOf = (at: XmlElement | undefined): Box | undefined => {
    const [off, ext] = [at?.child('off')?.attributes, at?.child('ext')?.attributes];
    const [x, y, w, h] = [number(off?.x), number(off?.y), number(ext?.cx), number(ext?.cy)];
    if (![x, y, w, h].every(Number.isFinite)) return undefined;
    const part_ = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
    return {
      x0: part_(x, extent.width),
      y0: part_(y, extent.height),
      x1: part_(x + w, extent.width),
      y1: part_(y + h, extent.height),
    };
  };
  const shape = (at: XmlElement) => {
    const holder = at.at('nvSpPr/nvPr/ph');
    // a place for whatever one puts there says no type (19.3.1.36), and lists what it holds as one for text does
    const kind = holder && (holder.attributes.type ?? 'obj');
    const box = boxOf(at.at('spPr/xfrm'));
    const paragraphs = paragraphsOf(at.every('txBody/p'));
    if (paragraphs.length === 0) return;
    const place = { confidence: 1, ...(box && { box }) };
    const text = paragraphs.map((one) => one.text).join('\n');
    if (kind === 'title' || kind === 'ctrTitle')
      blocks.push({ type: 'title', ...place, text: text.replaceAll('\n', ' '), level: kind === 'ctrTitle' ? 1 : 2 });
    else if (kind === 'ftr' || kind === 'sldNum' || kind === 'dt') blocks.push({ type: 'footer', ...place, text });
    else if (paragraphs.length > 1 && (kind === 'body' || kind === 'obj' || paragraphs.some(({ listed }) => listed)))
      blocks.push({ type: 'list', ...place, text });
    else blocks.push({ type: 'text', ...place, text });
  };
  /** Words of a diagram (SmartArt), whose parts stand apart from the slide: a line each. */
  const diagramWords = async (relation = ''): Promise<string> => {
    const data = relations.get(relation);
    if (data === undefined || !office.has(data)) return '';
    const points = (await office.xml(data))
      .every('ptLst/pt')
      .map((point) => point.every('t/p').map(words).join(' ').trim());
    return points.filter((text) => text !== '').join('\n');
  };
  const walk = async (at: XmlElement): Promise<void> => {
    for (const node of at.nodes) {
      if (!(node instanceof XmlElement)) continue;
      if (node.name === 'sp') shape(node);
      else if (node.name === 'pic')
        blocks.push(
          await figure(
            office,
            relations.get(node.at('blipFill/blip')?.attributes['r:embed'] ?? ''),
            boxOf(node.at('spPr/xfrm')),
          ),
        );
      else if (node.name === 'graphicFrame') {
        const rows = node
          .descendants('tr')
          .map((row) => row.all('tc').map((cell) => cell.every('txBody/p').map(words).join(' ').trim()));
        const box = boxOf(node.child('xfrm'));
        if (rows.length > 0) blocks.push({ type: 'table', confidence: 1, ...(box && { box }), rows });
        const chart = await chartRows(
          office,
          relations.get(node.at('graphic/graphicData/chart')?.attributes['r:id'] ?? ''),
        );
        if (chart.length > 0) blocks.push({ type: 'table', confidence: 1, ...(box && { box }), rows: chart });
        const diagram = await diagramWords(node.at('graphic/graphicData/relIds')?.attributes['r:dm']);
        if (diagram !== '') blocks.push({ type: 'list', confidence: 1, ...(box && { box }), text: diagram });
      } else if (node.name === 'grpSp' || node.name === 'AlternateContent' || node.name === 'Choice') await walk(node);
    }
  };
  const tree = root.at('cSld/spTree');
  if (tree) await walk(tree);
  // read from the top down, what stands side by side from the left
  const top = ({ type, box }: PageBlock) =>
    type === 'title' ? -1 : type === 'footer' ? 2 : Math.round((box?.y0 ?? 0.5) * 20) / 20;
  return [
    ...blocks.toSorted((a, b) => top(a) - top(b) || (a.box?.x0 ?? 0) - (b.box?.x0 ?? 0)),
    ...(await speakerNotes(office, relations)),
  ];
}

/** What is written for who speaks, behind the slide: often the only whole sentences of it. */
async function speakerNotes(office: OfficePackage, relations: ReadonlyMap<string, string>): Promise<PageBlock[]> {
  const part = [...relations.values()].find((name) => /^ppt\/notesSlides\//.test(name));
  if (part === undefined || !office.has(part)) return [];
  const bodies = (await office.xml(part))
    .every('cSld/spTree/sp')
    .filter((shape) => shape.at('nvSpPr/nvPr/ph')?.attributes.type === 'body');
  const text = bodies.flatMap((shape) => paragraphsOf(shape.every('txBody/p')).map((each) => each.text)).join('\n');
  return text === '' ? [] : [{ type: 'text', confidence: 1, text }];
}
