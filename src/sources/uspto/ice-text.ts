import type { Claim, Figure, Paragraph } from '#corpus/collections/patent.ts';
import { readClaims } from '#patents/claims.ts';
import { type Section, sectionOfHeading } from '#patents/descriptions.ts';
import { XmlElement, XmlInstruction } from '../xml.ts';
import { readableText } from './readable-text.ts';
import { defined } from './record.ts';

/** Instructions that tell the parts of a description -> the section, until a heading says more. */
const PARTS: Readonly<Record<string, Section>> = {
  RELAPP: 'other',
  GOVINT: 'other',
  BRFSUM: 'summary',
  DETDESC: 'embodiments',
  'cross-reference-to-related-applications': 'other',
  'federal-research-statement': 'other',
  'summary-of-invention': 'summary',
  'brief-description-of-drawings': 'drawings',
  'detailed-description': 'embodiments',
};

/** Paragraphs and headings of a description in reading order; ids `p1`, `p2` ... */
export function readDescription(description: XmlElement): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let section: Section = 'other';
  const add = (element: XmlElement, heading: boolean) => {
    const text = readableText(element);
    if (!text) return;
    if (heading) section = sectionOfHeading(text) ?? section;
    const number = element.attribute('num');
    const printed = heading || !number || /^0+$/.test(number) ? undefined : number;
    paragraphs.push(
      defined({
        id: `p${paragraphs.length + 1}`,
        number: printed,
        section,
        heading: heading ? (true as const) : undefined,
        text,
      }) as Paragraph,
    );
  };
  const walk = (element: XmlElement) => {
    for (const node of element.nodes) {
      if (node instanceof XmlInstruction) {
        if (node.body.includes('end="lead"')) section = PARTS[node.target] ?? section;
      } else if (node instanceof XmlElement) {
        node.see();
        if (node.name === 'heading') add(node, true);
        else if (node.name === 'description-of-drawings') {
          section = 'drawings';
          walk(node);
          section = 'embodiments';
        } else add(node, false);
      }
    }
  };
  walk(description.see());
  return paragraphs;
}

/** Printed number before a claim's text: `1. `, `12 . `. */
const PRINTED = /^\s*\(?\d{1,4}\s*[.)]\s*/;

/** Claims with their dependencies: the words tell whether a claim depends, the marked references (`claim-ref`) and the words together on which. */
export function readIceClaims(claims: XmlElement, lang: string): Claim[] {
  const elements = claims.all('claim');
  const numberOf = new Map<string, number>();
  const read = elements.map((element, index) => {
    const stated = Number.parseInt(element.attribute('num') ?? '', 10);
    const number = stated > 0 ? stated : index + 1;
    const id = element.attribute('id');
    if (id) numberOf.set(id, number);
    const refs = element.descendants('claim-ref').map((reference) => reference.attribute('idref'));
    return { number, refs, text: (readableText(element) ?? '').replace(PRINTED, '') };
  });
  const usable = read.filter(({ text }) => text !== '');
  return readClaims(usable, lang).map((claim, index) => {
    const marked = usable[index]!.refs.map((id) => (id ? numberOf.get(id) : undefined));
    const parents = claim.independent
      ? []
      : [...claim.parents, ...marked.filter((n) => n !== undefined && n < claim.number)];
    return {
      number: claim.number,
      text: claim.text,
      independent: claim.independent,
      parents: [...new Set(parents as number[])].sort((a, b) => a - b),
    };
  });
}

/** Drawing sheets; sheet 0 is the figure of the front page. */
export function readFigures(drawings: XmlElement | undefined): Figure[] {
  const figures: Figure[] = [];
  for (const element of drawings?.all('figure') ?? []) {
    const image = element.child('img');
    element.ignore();
    const file = image?.attribute('file')?.replace(/^.*[/\\]/, '');
    const id = element.attribute('id') ?? image?.attribute('id') ?? `fig${figures.length + 1}`;
    if (figures.some((known) => known.id === id)) continue;
    const front = /-D0+\.\w+$/i.test(file ?? '') || /^0+$/.test(element.attribute('num') ?? 'x');
    figures.push(
      defined({ id, file: file || undefined, abstract_figure: front ? (true as const) : undefined }) as Figure,
    );
  }
  return figures;
}
