import { splitsPair } from '#corpus/text/pairs.ts';

/** A part of a text: UTF-16 offsets [start, end). */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Without the blanks and the given characters at both ends; a span of nothing has start = end. */
export function trimSpan(text: string, { start, end }: Span, also = ''): Span {
  while (start < end && (isBlank(text.charCodeAt(start)) || also.includes(text[start]!))) start++;
  while (end > start && (isBlank(text.charCodeAt(end - 1)) || also.includes(text[end - 1]!))) end--;
  return { start, end };
}

const isBlank = (code: number) =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || code === 0xfeff;

/**
 * The parts of a span between separators, without blanks around them; what is blank is no part.
 *
 * @param separator global
 */
export function partsBetween(text: string, { start, end }: Span, separator: RegExp): Span[] {
  const said = text.slice(start, end);
  const parts: Span[] = [];
  let from = 0;
  for (const match of [...said.matchAll(separator), undefined]) {
    const raw = said.slice(from, match?.index);
    const at = start + from + raw.length - raw.trimStart().length;
    if (raw.trim() !== '') parts.push({ start: at, end: at + raw.trim().length });
    if (match) from = match.index + match[0].length;
  }
  return parts;
}

/** Spans by where they begin, and how far those up to each reach. */
function reaching<S extends Span>(spans: readonly S[]) {
  const sorted = spans.map((span, at) => ({ span, at })).sort((a, b) => a.span.start - b.span.start);
  let reach = Number.NEGATIVE_INFINITY;
  const reaches = sorted.map(({ span }) => (reach = Math.max(reach, span.end)));
  /** How many begin before a place, in logarithmic time. */
  const before = (place: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]!.span.start < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { sorted, reaches, before };
}

/** Tells whether any of these spans overlaps another, in logarithmic time. */
export function overlapping(spans: readonly Span[]): (other: Span) => boolean {
  const { reaches, before } = reaching(spans);
  return ({ start, end }) => {
    const n = before(end);
    return n > 0 && reaches[n - 1]! > start;
  };
}

/** Tells which of these spans overlap another, in their order; looks at no more than those that reach as far. */
export function overlapped<S extends Span>(spans: readonly S[]): (other: Span) => S[] {
  const { sorted, reaches, before } = reaching(spans);
  return ({ start, end }) => {
    const found: typeof sorted = [];
    for (let at = before(end) - 1; at >= 0 && reaches[at]! > start; at--)
      if (sorted[at]!.span.end > start) found.push(sorted[at]!);
    return found.sort((a, b) => a.at - b.at).map(({ span }) => span);
  };
}

/** Moves the ends of a span off the middle of a surrogate pair, outwards. */
export function wholeCharacters(text: string, { start, end }: Span): Span {
  return { start: splitsPair(text, start) ? start - 1 : start, end: splitsPair(text, end) ? end + 1 : end };
}
