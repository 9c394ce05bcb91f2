import { lookedUpName } from '#collections/entities/entities.ts';
import { inSlices } from '#turns.ts';

/** A part of a text that may be a name. Offsets are UTF-16, [start, end). */
export interface NameSpan {
  readonly start: number;
  readonly end: number;
}

/** Words of a name that are tried together, and ideographs. */
const MOST_WORDS = 7;
const MOST_IDEOGRAPHS = 20;
/** Marks that may stand between two words of a name; two of them at most. */
const BETWEEN = /^[\s\-‐–'’/,.&()]{1,2}$/u;
const PIECE = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+/gu;
const HAN = /^\p{Script=Han}$/u;
/** Letters and digits that neither change what stands beside them nor are changed by it. */
const PLAIN = /^[A-Za-z\d\u4e00-\u9fff]+$/;

/** Words and single ideographs of a text, where they stand. */
export const piecesOf = (text: string): NameSpan[] =>
  [...text.matchAll(PIECE)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/**
 * Every sequence of words of a text that a name can be, as it is looked up (`lookedUpName`); English ones also without
 * the mark of their plural. Linear in the text: each word begins a bounded number of them. In slices.
 */
export async function possibleNames(text: string): Promise<Set<string>> {
  const pieces = piecesOf(text);
  /** How each word is looked up by itself, where that is how it is looked up in a name, too. */
  const plain = pieces.map(({ start, end }) => {
    const word = text.slice(start, end);
    return PLAIN.test(word) ? word.toLowerCase() : undefined;
  });
  const found = new Set<string>();
  for await (const [at, first] of inSlices(pieces.entries())) {
    const han = HAN.test(text.slice(first.start, first.end));
    let words: string | undefined = '';
    for (let last = at; last < pieces.length && last - at < (han ? MOST_IDEOGRAPHS : MOST_WORDS); last++) {
      if (last > at) {
        const between = text.slice(pieces[last - 1]!.end, pieces[last]!.start);
        if (between !== '' && !BETWEEN.test(between)) break;
      }
      const word = plain[last];
      words = words === undefined || word === undefined ? undefined : words + word;
      const form = words ?? lookedUpName(text.slice(first.start, pieces[last]!.end));
      if (form === '') continue;
      found.add(form);
      // `type 2 diabetes`, as everybody says
      if (form.endsWith('diabetes')) found.add(`${form}mellitus`);
      for (const single of singulars(form)) found.add(single);
    }
  }
  return found;
}

/** Forms of the last word that its plural may stand for: `tumors`, `anomalies`, `diagnoses`. */
function singulars(form: string): string[] {
  if (form.length < 5 || !/[a-z]s$/.test(form) || /(?:ss|us|is)$/.test(form)) return [];
  const made = [form.slice(0, -1)];
  if (form.endsWith('ies')) made.push(`${form.slice(0, -3)}y`);
  if (form.endsWith('ses')) made.push(`${form.slice(0, -2)}is`);
  return made;
}

/** How many characters an expression takes that begins at a place, of so many behind it; 0 for none. */
export const lengthBehind = (pattern: Pick<RegExp, 'exec'>, text: string, from: number, most: number): number =>
  pattern.exec(text.slice(from, from + most))?.[0].length ?? 0;

/** Of spans that overlap, the longer ones; of equal ones the first in the list. In the order of the text. */
export function longestOf<S extends NameSpan>(spans: readonly S[]): S[] {
  const ordered = isOrdered(spans) ? spans : spans.toSorted((a, b) => a.start - b.start);
  const kept: S[] = [];
  // only those that reach into each other are compared
  for (let from = 0; from < ordered.length; ) {
    let to = from + 1;
    let { end } = ordered[from]!;
    for (; to < ordered.length && ordered[to]!.start < end; to++) end = Math.max(end, ordered[to]!.end);
    if (to === from + 1) kept.push(ordered[from]!);
    else for (const one of longestAmong(ordered.slice(from, to), ordered[from]!.start, end)) kept.push(one);
    from = to;
  }
  return kept;
}

function isOrdered(spans: readonly NameSpan[]): boolean {
  for (let at = 1; at < spans.length; at++) if (spans[at]!.start < spans[at - 1]!.start) return false;
  return true;
}

/** Of spans within [first, last) in the order of their starts. */
function longestAmong<S extends NameSpan>(spans: readonly S[], first: number, last: number): S[] {
  const kept: S[] = [];
  const sorted = spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken = new Uint8Array(last - first);
  for (const span of sorted) {
    const [start, end] = [span.start - first, span.end - first];
    let at = start;
    while (at < end && taken[at] === 0) at++;
    if (at < end) continue;
    taken.fill(1, start, end);
    kept.push(span);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** Offsets in code points for offsets in UTF-16, as the interface counts characters. */
export function codePoints(text: string): (offset: number) => number {
  const counts = new Uint32Array(text.length + 1);
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const width = text.codePointAt(at)! > 0xffff ? 2 : 1;
    for (let i = 0; i < width; i++) counts[at + i] = count;
    at += width;
    count += 1;
  }
  counts[text.length] = count;
  return (offset) => counts[offset]!;
}
