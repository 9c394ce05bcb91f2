import { type OfficePackage, unconvertible } from '#sources/office/package.ts';
import { XmlElement } from '#sources/xml-element.ts';
import type { Box, Page, PageBlock } from '../page.ts';
import { figure } from './pictures.ts';

// PresentationML and DrawingML, ECMA-376 part 1, 19 and 20.

const MAIN = 'ppt/presentation.xml';

const number = (text: string | undefined) => Number(text ?? Number.NaN);

/** Words of a paragraph of DrawingML. */
const words = (paragraph: XmlElement) =>
  paragraph
    .all('r', 'br', 'fld')
    .map((run) => (run.name === 'br' ? ' ' : (run.child('t')?.raw() ?? '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

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
    const kind = at.at('nvSpPr/nvPr/ph')?.attributes.type;
    const box = boxOf(at.at('spPr/xfrm'));
    const paragraphs = at.every('txBody/p').flatMap((one) => {
      const text = words(one);
      return text === '' ? [] : [{ text, bullet: one.has('buChar') || one.has('buAutoNum') || kind === 'body' }];
    });
    if (paragraphs.length === 0) return;
    const place = { confidence: 1, ...(box && { box }) };
    const text = paragraphs.map((one) => one.text).join('\n');
    if (kind === 'title' || kind === 'ctrTitle')
      blocks.push({ type: 'title', ...place, text: text.replaceAll('\n', ' '), level: kind === 'ctrTitle' ? 1 : 2 });
    else if (kind === 'ftr' || kind === 'sldNum' || kind === 'dt') blocks.push({ type: 'footer', ...place, text });
    else if (paragraphs.length > 1 && paragraphs.some(({ bullet }) => bullet))
      blocks.push({ type: 'list', ...place, text });
    else blocks.push({ type: 'text', ...place, text });
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
      } else if (node.name === 'grpSp') await walk(node);
    }
  };
  const tree = root.at('cSld/spTree');
  if (tree) await walk(tree);
  // read from the top down, what stands side by side from the left
  const top = ({ type, box }: PageBlock) =>
    type === 'title' ? -1 : type === 'footer' ? 2 : Math.round((box?.y0 ?? 0.5) * 20) / 20;
  return blocks.toSorted((a, b) => top(a) - top(b) || (a.box?.x0 ?? 0) - (b.box?.x0 ?? 0));
}
