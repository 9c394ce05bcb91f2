import { monthOf } from '../literature/dates.ts';
import { sgmlCharacter } from '../sgml-entities.ts';
import { tidy, XmlElement, type XmlMapping, type XmlNode } from '../xml.ts';
import { type Labels, labelsOf } from './labels.ts';

/** A paragraph, an item of a list, a drawing, a table or the words below one, as it stands in a section. */
export interface RfcBlock {
  readonly kind: 'paragraph' | 'table' | 'caption';
  /** A line each: rows of a table with their cells between bars, lines of a drawing or of code. */
  readonly text: string;
}

/** A section without those below it. */
export interface RfcSection {
  /** As printed: `5.2.1`, `Appendix A`, `A.3`; absent for one that has none (contributors). */
  readonly number?: string;
  readonly title: string;
  readonly blocks: readonly RfcBlock[];
}

/** What the elements of a text are; all others are words of a sentence. */
const LISTS: ReadonlySet<string> = new Set(['list', 'ul', 'ol', 'dl']);
const DRAWN: ReadonlySet<string> = new Set(['artwork', 'sourcecode']);
const TABLES: ReadonlySet<string> = new Set(['texttable', 'table']);
/** Hold blocks of their own. */
const AROUND: ReadonlySet<string> = new Set(['t', 'aside', 'blockquote', 'note', 'figure', 'artset', 'preamble', 'postamble', 'li', 'dd']); // biome-ignore format: a list
/** Notes for editors, entries of an index, and what has been read elsewhere. */
const UNREAD: ReadonlySet<string> = new Set(['cref', 'iref', 'name', 'section', 'references']);

/** References that a document names by an entity of its own, whose file is not read: `&rfc3550;`. */
const ENTITY = /^rfc0*(\d{1,5})$/i;

/** Characters that the vocabulary names beside those of HTML; a hyphen that no line is broken at is a hyphen. */
const CHARACTERS: Readonly<Record<string, string>> = { nbhy: '-', zwsp: '', wj: '' };

/** How files of RFCs are read: by their root, entities that name other RFCs as ` RFC 3550; `. */
export const RFC_XML = {
  roots: ['rfc'],
  entities: (entity: string): string => {
    const number = ENTITY.exec(entity)?.[1];
    return number === undefined ? (CHARACTERS[entity] ?? sgmlCharacter(entity) ?? ` ${entity} `) : ` RFC ${number}; `;
  },
} as const satisfies Partial<XmlMapping<object>>;

/** Whether the beginning of a file is that of an RFC, or of a draft of one, as XML. */
export const isRfcXml = (head: string): boolean => /<rfc[\s>]|<!DOCTYPE rfc\b/.test(head);

/** Number, series and day of the front; a draft has its name in place of a number. */
export function rfcFront(root: XmlElement): { number?: string; draft?: string; title?: string; date?: string } {
  const front = root.child('front');
  const { year = '', month, day } = front?.child('date')?.attributes ?? {};
  const number = root.attribute('number');
  const draft = root.attribute('docName');
  const title = front?.text('title');
  const at = monthOf(month);
  const two = (part: number | string) => String(part).padStart(2, '0');
  return {
    ...(number && { number }),
    ...(draft && { draft }),
    ...(title && { title }),
    ...(/^\d{4}$/.test(year) && { date: [year, ...(at ? [two(at), ...(day ? [two(day)] : [])] : [])].join('-') }),
  };
}

/**
 * The sections of middle and back, or of one of them, in reading order, numbered as the printed text numbers them, with
 * references to sections, figures and other documents as it prints them.
 * @see RFC 7749 (version 2 of the vocabulary) and RFC 7991 (version 3)
 */
export function rfcSections(
  root: XmlElement,
  parts: readonly ('middle' | 'back')[] = ['middle', 'back'],
): RfcSection[] {
  const labels = labelsOf(root);
  const sections: RfcSection[] = [];
  const walk = (at: XmlElement) => {
    for (const one of at.all('section', 'references')) {
      const number = labels.sections.get(one);
      const title = one.text('name') ?? one.attribute('title') ?? '';
      const blocks = one.name === 'section' ? blocksOf(one, labels) : referencesOf(one, labels);
      sections.push({ ...(number && { number }), title, blocks });
      walk(one);
    }
  };
  for (const part of root.all(...parts)) walk(part);
  return sections;
}

/** What an element holds, piece by piece; words between two pieces are one of them. */
function blocksOf(at: XmlElement, labels: Labels): RfcBlock[] {
  const made: RfcBlock[] = [];
  let words = '';
  const close = () => {
    const text = tidy(words);
    if (text) made.push({ kind: 'paragraph', text });
    words = '';
  };
  for (const node of at.nodes) {
    const blocks = node instanceof XmlElement ? blockOf(node, labels) : undefined;
    if (blocks) {
      close();
      made.push(...blocks);
    } else words += wordsOf(node, labels);
  }
  close();
  return made;
}

/** Undefined for what stands inside a sentence. */
function blockOf(at: XmlElement, labels: Labels): RfcBlock[] | undefined {
  if (UNREAD.has(at.name)) return [];
  if (LISTS.has(at.name)) return listOf(at, labels);
  if (TABLES.has(at.name)) return tableOf(at, labels);
  if (DRAWN.has(at.name)) return lines(at.raw());
  if (at.name === 'figure') return [...blocksOf(at, labels), ...caption(at, labels)];
  if (at.name === 'artset') {
    // one drawing in several forms: that of characters is the text of it
    const forms = at.all('artwork');
    const drawn = forms.find(({ attributes }) => attributes.type === 'ascii-art') ?? forms[0];
    return drawn ? lines(drawn.raw()) : [];
  }
  return AROUND.has(at.name) ? blocksOf(at, labels) : undefined;
}

/** Lines of a drawing or of code, none of them empty, as one piece. */
function lines(text: string): RfcBlock[] {
  const kept = text.split('\n').flatMap((line) => tidy(line) ?? []);
  return kept.length === 0 ? [] : [{ kind: 'paragraph', text: kept.join('\n') }];
}

function caption(at: XmlElement, labels: Labels): RfcBlock[] {
  const title = at.text('name') ?? at.attribute('title');
  const label = labels.floats.get(at);
  const text = [label, title].filter(Boolean).join(': ');
  return text ? [{ kind: 'caption', text }] : [];
}

/** Rows with their cells between bars. */
function tableOf(at: XmlElement, labels: Labels): RfcBlock[] {
  const cell = (one: XmlElement) => tidy(wordsIn(one, labels)) ?? '';
  const heads = at.all('ttcol').map(cell);
  const cells = at.all('c').map(cell);
  const rows =
    heads.length > 0
      ? [heads, ...Array.from({ length: Math.ceil(cells.length / heads.length) }, (_, i) => cells.slice(i * heads.length, (i + 1) * heads.length))] // biome-ignore format: a line
      : at.all('thead', 'tbody', 'tfoot').flatMap((part) => part.all('tr').map((row) => row.all('th', 'td').map(cell)));
  const text = rows.map((row) => row.join(' | ')).join('\n');
  return [
    ...at.all('preamble').flatMap((one) => blocksOf(one, labels)),
    ...(text ? [{ kind: 'table', text } as const] : []),
    ...at.all('postamble').flatMap((one) => blocksOf(one, labels)),
    ...caption(at, labels),
  ];
}

/** Items as paragraphs: a number where they are counted, a term before what it is. */
function listOf(at: XmlElement, labels: Labels): RfcBlock[] {
  const style = at.attribute('style') ?? (at.name === 'ol' ? (at.attribute('type') ?? 'numbers') : '');
  const begun = (mark: string | undefined, blocks: readonly RfcBlock[]): readonly RfcBlock[] => {
    if (!mark) return blocks;
    const [first, ...rest] = blocks;
    return first?.kind === 'paragraph' ? [{ kind: 'paragraph', text: `${mark} ${first.text}` }, ...rest] : blocks;
  };
  if (at.name === 'dl') {
    let term: string | undefined;
    return at.all('dt', 'dd').flatMap((one) => {
      if (one.name === 'dd') return begun(term, blocksOf(one, labels));
      term = termOf(wordsIn(one, labels));
      return [];
    });
  }
  return at.all('t', 'li').flatMap((one, i) => {
    const mark = one.attribute('derivedCounter') ?? counted(style, Number(at.attribute('start') ?? 1) + i);
    return begun(termOf(one.attributes.hangText ?? '') ?? mark, blocksOf(one, labels));
  });
}

/** `max-age:`, as a term stands before its definition; one that ends in a mark keeps it. */
function termOf(text: string): string | undefined {
  const term = tidy(text);
  return term && (/[\p{L}\p{N})\]"'”’]$/u.test(term) ? `${term}:` : term);
}

function counted(style: string, n: number): string | undefined {
  if (style === 'numbers' || style === '1') return `${n}.`;
  const letter = n >= 1 && n <= 26 ? String.fromCharCode(96 + n) : undefined;
  if (style === 'letters' || style === 'a') return letter && `${letter}.`;
  if (style === 'A') return letter && `${letter.toUpperCase()}.`;
  const format = /^format (.{1,40})$/u.exec(style)?.[1];
  return format && letter && format.replace(/%d/gu, String(n)).replace(/%c/gu, letter);
}

const wordsIn = (at: XmlElement, labels: Labels): string => {
  at.see();
  return at.nodes.map((node) => wordsOf(node, labels)).join('');
};

/** What stands inside a sentence, as printed. */
function wordsOf(node: XmlNode, labels: Labels): string {
  if (typeof node === 'string') return node;
  if (!(node instanceof XmlElement) || UNREAD.has(node.name)) return '';
  node.see();
  const inside = wordsIn(node, labels);
  if (node.name === 'xref' || node.name === 'relref') return labels.reference(node, tidy(inside));
  if (node.name === 'eref') return tidy(inside) ?? node.attribute('target') ?? '';
  if (node.name === 'contact') return node.attribute('fullname') ?? '';
  if (node.name === 'sup') return `^${inside}`;
  if (node.name === 'sub') return `_${inside}`;
  return node.name === 'vspace' || node.name === 'br' ? ' ' : inside;
}

/** `[RFC4271] Rekhter, "A Border Gateway Protocol 4 (BGP-4)", RFC 4271, January 2006`, as far as the file states it. */
function referencesOf(at: XmlElement, labels: Labels): RfcBlock[] {
  const stated = at.all('reference').flatMap((one) => {
    const title = one.text('front/title');
    const authors = one
      .every('front/author')
      .flatMap(({ attributes }) => attributes.surname ?? attributes.fullname ?? []);
    const series = one.descendants('seriesInfo').map(({ attributes: { name = '', value = '' } }) => `${name} ${value}`);
    const date = one.at('front/date')?.attributes;
    const text = [
      ...authors,
      title && `"${title}"`,
      ...series,
      [date?.month, date?.year].filter(Boolean).join(' '),
      one.attribute('target'),
    ]
      .flatMap((part) => tidy(part ?? '') ?? [])
      .join(', ');
    return text
      ? [{ kind: 'paragraph', text: `${labels.document(one.attribute('anchor') ?? '')} ${text}` } as const]
      : [];
  });
  const named = at.nodes
    .filter((node) => typeof node === 'string')
    .flatMap((words) => [...words.matchAll(/RFC \d{1,5}(?=;)/gu)])
    .map(([text]) => ({ kind: 'paragraph', text }) as const);
  return [...stated, ...named];
}
