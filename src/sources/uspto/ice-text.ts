import type { Claim, Figure, Paragraph } from '#collections/patents/patent.ts';
import { readClaims } from '#patents/claims.ts';
import { type Section, sectionOfHeading } from '#patents/descriptions.ts';
import { present } from '../patent-draft.ts';
import { XmlElement, XmlInstruction } from '../xml.ts';
import { readableText } from './readable-text.ts';
import { defined } from './record.ts';

/**
 * Instructions (ICE) and elements (ST.32, PAP) that are the parts of a description -> the section, until a heading says
 * more.
 */
const PARTS: Readonly<Record<string, Section>> = {
  DRWDESC: 'drawings',
  'background-of-invention': 'background',
  'brief-description-of-sequences': 'other',
  'description-of-drawings': 'drawings',
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

const HEADINGS = new Set(['heading', 'H']);
/** Elements that only hold paragraphs. */
const HOLDERS = new Set(['section', 'BTEXT', 'BCHEM', 'description-of-drawings', ...Object.keys(PARTS)]);

/** `[0012]` -> `0012`; undefined for zeros, which number nothing. */
const printedNumber = (text: string | undefined) => {
  const digits = text?.replace(/[^0-9]/g, '');
  return !digits || /^0+$/.test(digits) ? undefined : digits;
};

/** Paragraphs and headings of a description in reading order; ids `p1`, `p2` ... */
export function readDescription(description: XmlElement): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let section: Section = 'other';
  const add = (element: XmlElement, heading: boolean) => {
    const text = readableText(element);
    if (!text) return;
    if (heading) section = sectionOfHeading(text) ?? section;
    const number = heading ? undefined : printedNumber(element.attribute('num') ?? element.child('number')?.text());
    paragraphs.push(
      defined({
        id: `p${paragraphs.length + 1}`,
        number,
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
        if (HEADINGS.has(node.name)) add(node, true);
        else if (HOLDERS.has(node.name)) {
          section = PARTS[node.name] ?? section;
          walk(node);
          if (node.name === 'description-of-drawings') section = 'embodiments';
        } else add(node, false);
      }
    }
  };
  walk(description.see());
  return paragraphs;
}

/** Printed number before a claim's text: `1. `, `12 . `. */
const PRINTED = /^\s*\(?\d{1,4}\s*[.)]\s*/;

/** How a format marks claims. */
export interface ClaimMarks {
  readonly reference: string;
  readonly attribute: string;
  readonly id: string;
}
export const ICE_CLAIMS: ClaimMarks = { reference: 'claim-ref', attribute: 'idref', id: 'id' };

/**
 * Claims with their dependencies: the words tell whether a claim depends, the marked references and the words together
 * on which.
 */
export function readMarkedClaims(elements: readonly XmlElement[], lang: string, marks: ClaimMarks): Claim[] {
  const numberOf = new Map<string, number>();
  const taken = new Set<number>();
  const read = elements.map((element, index) => {
    const id = element.attribute(marks.id);
    const stated = Number.parseInt(element.attribute('num') ?? /(?<!\d)\d+$/.exec(id ?? '')?.[0] ?? '', 10);
    const number = stated > 0 && !taken.has(stated) ? stated : index + 1;
    taken.add(number);
    if (id) numberOf.set(id, number);
    const references = element.descendants(marks.reference).map((one) => one.attribute(marks.attribute));
    return { number, references, text: (readableText(element) ?? '').replace(PRINTED, '') };
  });
  const usable = read.filter(({ text }) => text !== '');
  return readClaims(usable, lang).map((claim, index) => {
    const marked = usable[index]!.references.map((id) => (id ? numberOf.get(id) : undefined));
    const parents = claim.independent
      ? []
      : [...claim.parents, ...present(marked).filter((number) => number < claim.number)];
    return {
      number: claim.number,
      text: claim.text,
      independent: claim.independent,
      parents: [...new Set(parents)].sort((a, b) => a - b),
    };
  });
}

/** Drawing sheets; sheet 0 is the figure of the front page. */
export function readFigures(drawings: XmlElement | undefined): Figure[] {
  const figures: Figure[] = [];
  for (const element of drawings?.all('figure', 'EMI') ?? []) {
    const image = element.child('img') ?? element.child('image') ?? element;
    element.ignore();
    const file = (image.attribute('file') ?? image.attribute('FILE'))?.replace(/^.*[/\\]/, '');
    const id = element.attribute('id') ?? element.attribute('ID') ?? `fig${figures.length + 1}`;
    if (figures.some((known) => known.id === id)) continue;
    const front = /-D0+\.\w+$/i.test(file ?? '') || /^0+$/.test(element.attribute('num') ?? 'x');
    figures.push(
      defined({ id, file: file || undefined, abstract_figure: front ? (true as const) : undefined }) as Figure,
    );
  }
  return figures;
}
