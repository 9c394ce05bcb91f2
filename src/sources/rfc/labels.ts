import { XmlElement } from '../xml.ts';

/** What parts of a document are called where others refer to them. */
export interface Labels {
  /** Number of a section or list of references: `5.2`, `Appendix A`, `A.1`; none of one that is not numbered. */
  readonly sections: ReadonlyMap<XmlElement, string>;
  /** `Figure 3`, `Table 1`. */
  readonly floats: ReadonlyMap<XmlElement, string>;
  /** `[RFC4271]` of an anchor. */
  document(anchor: string): string;
  /** A reference as printed, with the words that the file gives it, if any. */
  reference(at: XmlElement, words: string | undefined): string;
}

interface Target {
  readonly label: string;
  readonly bare: string;
  readonly title?: string | undefined;
}

/** Numbers sections, figures and tables as the printed text does, or as a prepared file states. */
export function labelsOf(root: XmlElement): Labels {
  const sections = numbersOf(root);
  const floats = floatsOf(root);
  const targets = new Map<string, Target>();
  const named = (at: XmlElement, label: string, bare: string) => {
    const title = at.text('name') ?? at.attribute('title');
    for (const anchor of [at.attribute('anchor'), at.attribute('pn')])
      if (anchor) targets.set(anchor, { label, bare, title });
  };
  for (const [at, number] of sections)
    named(at, number.startsWith('Appendix') ? number : `${/^[A-Z]/.test(number) ? 'Appendix' : 'Section'} ${number}`, number.replace('Appendix ', '')); // biome-ignore format: a line
  for (const [at, label] of floats) named(at, label, label.replace(/^\w+ /, ''));
  const shown = new Map(
    root.descendants('displayreference').flatMap((at) => {
      const [from, to] = [at.attribute('target'), at.attribute('to')];
      return from && to ? [[from, to] as const] : [];
    }),
  );
  const document = (anchor: string) => `[${shown.get(anchor) ?? anchor}]`;
  return {
    sections,
    floats,
    document,
    reference(at, words) {
      const anchor = at.attribute('target') ?? '';
      const target = targets.get(anchor);
      const derived = at.attribute('derivedContent');
      const format = at.attribute('format');
      if (format === 'none') return words ?? '';
      if (target) {
        const label =
          format === 'counter' ? target.bare : format === 'title' ? (target.title ?? target.label) : target.label;
        return words ?? label;
      }
      // the place in a document that a prepared file derives (`Paragraph 3`) is none of another document
      if (derived && /^\w+ \d/.test(derived) && !at.attribute('section')) return words ?? derived;
      return inDocument(at, document(anchor), words);
    },
  };
}

/** `Section 8.1 of [QUIC]`, in the order that the file asks for. */
function inDocument(at: XmlElement, document: string, words: string | undefined): string {
  const part = at.attribute('section');
  const whole = words === undefined ? document : `${words} ${document}`;
  if (!part) return whole;
  const section = `${/^[A-Z]/.test(part) ? 'Appendix' : 'Section'} ${part}`;
  const format = at.attribute('sectionFormat') ?? at.attribute('displayFormat') ?? 'of';
  if (format === 'bare') return words === undefined ? part : `${part} (${words})`;
  if (format === 'comma') return `${whole}, ${section}`;
  return format === 'parens' ? `${whole} (${section})` : `${section} of ${whole}`;
}

const MARK = /^section-(?:appendix\.)?([a-z]|\d{1,3})((?:\.\d{1,4}){0,7})$/;

function numbersOf(root: XmlElement): Map<XmlElement, string> {
  const numbers = new Map<XmlElement, string>();
  const place = (at: XmlElement, counted: string) => {
    if (at.attribute('numbered') === 'false') return;
    const stated = MARK.exec(at.attribute('pn') ?? '');
    const whole = stated && `${stated[1]!.toUpperCase()}${stated[2]}`;
    const number = whole ? (/^[A-Z]$/.test(whole) ? `Appendix ${whole}` : whole) : counted;
    numbers.set(at, number);
    const above = number.replace('Appendix ', '');
    for (const [i, one] of at.all('section', 'references').entries()) place(one, `${above}.${i + 1}`);
  };
  let chapter = 0;
  for (const one of root.every('middle/section')) place(one, String(++chapter));
  const lists = root.every('back/references');
  // several lists of references stand below one chapter, which version 2 of the vocabulary has no element for
  const shared = lists.length > 1 ? ++chapter : undefined;
  for (const [i, one] of lists.entries()) place(one, shared === undefined ? String(++chapter) : `${shared}.${i + 1}`);
  let letter = 0;
  for (const one of root.every('back/section'))
    if (one.attribute('numbered') !== 'false' && letter < 26)
      place(one, `Appendix ${String.fromCharCode(65 + letter++)}`);
  return numbers;
}

/** Tables, and the figures that have a title or that something may refer to. */
function floatsOf(root: XmlElement): Map<XmlElement, string> {
  const labels = new Map<XmlElement, string>();
  let [figures, tables] = [0, 0];
  const walk = (at: XmlElement) => {
    for (const node of at.nodes) {
      if (!(node instanceof XmlElement)) continue;
      const named = node.attribute('title') || node.attribute('anchor') || node.has('name');
      if (node.name === 'figure' && named) labels.set(node, `Figure ${++figures}`);
      else if (node.name === 'texttable' || node.name === 'table') labels.set(node, `Table ${++tables}`);
      walk(node);
    }
  };
  for (const part of root.all('middle', 'back')) walk(part);
  return labels;
}
