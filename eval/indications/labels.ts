/** Marks of people in sections "Indications and usage" of drug labels, as LabeledIn (NLM, 2014) writes them. */

/** An indication that a label names. Offsets are UTF-16 in the text, [start, end). */
export interface MarkedIndication {
  readonly start: number;
  readonly end: number;
  /** Concepts of the UMLS, `C0020538`: all that it names, or between which nobody decided. */
  readonly cuis: readonly string[];
}

export interface MarkedLabel {
  /** Number of the label in the study. */
  readonly number: number;
  /** The section without its tags, blanks folded. */
  readonly text: string;
  readonly marks: readonly MarkedIndication[];
}

const TAG = /<(\/?)([a-z]+)(?: cui="([^"]{0,80})")?[^<>]{0,100}>/giu;
const ENTITY = /&(amp|lt|gt|quot|apos|nbsp);/giu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Tags that stand between paragraphs; any other one may stand inside a name. */
const BREAKS = new Set(['br', 'div', 'li', 'ul', 'ol', 'p', 'table', 'tr', 'td']);

/**
 * A line of the annotated file: number, id of the label, the section with its marks, other ids, all apart by `|`.
 * `undefined` for a line without these. A mark that is opened inside another one, or closed twice, counts once: as the
 * outer one.
 */
export function markedLabel(line: string): MarkedLabel | undefined {
  const [number, , ...rest] = line.split('|');
  const section = rest.slice(0, -1).join('|');
  if (!/^\d{1,9}$/.test(number ?? '') || section === '') return undefined;
  const marks: MarkedIndication[] = [];
  let text = '';
  const add = (piece: string) => {
    const plain = piece.replace(ENTITY, (_, name: string) => ENTITIES[name.toLowerCase()]!).replace(/\s+/gu, ' ');
    text += text === '' || text.endsWith(' ') || text.endsWith('\n') ? plain.trimStart() : plain;
  };
  let open: { start: number; cuis: readonly string[] } | undefined;
  let depth = 0;
  let at = 0;
  for (const { 0: tag, 1: closing, 2: name, 3: cui, index } of section.matchAll(TAG)) {
    add(section.slice(at, index));
    at = index + tag.length;
    if (BREAKS.has(name!.toLowerCase())) text = text === '' ? '' : `${text.trimEnd()}\n`;
    if (name!.toLowerCase() !== 'annotation') continue;
    depth = Math.max(0, depth + (closing ? -1 : 1));
    if (!closing && depth === 1) open = { start: text.length, cuis: [...new Set(cui?.match(/\bC\d{7}\b/g))] };
    if (!closing || depth > 0 || !open) continue;
    const written = text.slice(open.start);
    const start = open.start + written.length - written.trimStart().length;
    const end = start + written.trim().length;
    if (end > start && open.cuis.length > 0) marks.push({ start, end, cuis: open.cuis });
    open = undefined;
  }
  add(section.slice(at));
  return { number: Number(number), text, marks };
}
