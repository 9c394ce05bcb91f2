import { sectionOfHeading } from '#patents/headings.ts';
import { languageOf, type TextLanguage } from './script.ts';
import { countWords, segmentClaim } from './segments.ts';
import { type Span, trimSpan } from './spans.ts';

/**
 * A pasted text as it lies: where its claims are, and which headings its other parts stand under. Offsets count in the
 * given text.
 */
export interface Disclosure {
  readonly language: TextLanguage;
  readonly form: 'idea' | 'claims' | 'specification';
  /** In printed order; `number` as printed, 1 for a claim without a number. */
  readonly claims: readonly (Span & { readonly number: number })[];
  /** Everything else, cut at its headings; heading lines themselves are outside. */
  readonly parts: readonly (Span & { readonly section: PartSection })[];
  /** A title line, where there is one. */
  readonly title?: Span;
}

export type PartSection =
  | 'field'
  | 'background'
  | 'summary'
  | 'drawings'
  | 'embodiments'
  | 'other'
  | 'abstract'
  | 'problem'
  | 'effect';

const CLAIMS_HEADING =
  /^[\s\f]*(?:(?:what(?: is|'s) claimed(?: is)?|(?:we|i) claim|the claims?|claims?|patent claims|that which is claimed(?: is)?|the invention claimed is)(?:\s*[:.])?|[【[]?(?:权\s*利\s*要\s*求\s*书|申請專利範圍|权利要求)[】\]]?(?:\s*[:：])?(?:\s*\d+\s*\/\s*\d+\s*页)?)\s*$/i;
const DESCRIPTION_HEADING =
  /^[\s\f]*[【[]?(?:说\s*明\s*书(?:摘要|附图)?|description|specification)[】\]]?(?:\s*[:：])?(?:\s*\d+\s*\/\s*\d+\s*页)?\s*$/i;
const ABSTRACT_HEADING =
  /^[\s\f]*(?:abstract(?: of the disclosure)?|[【[]?(?:说明书)?摘\s*要[】\]]?)(?:\s*[:：])?\s*$/i;
const PROBLEM_HEADING =
  /^[\s\f#*]*(?:\d+[.、)]\s*)?(?:(?:technical )?problems?(?: to be solved)?(?: by the invention)?|[【[]?(?:要解决的)?技术问题[】\]]?|发明目的|问题)(?:\s*[:：])?[*\s]*$/i;
const EFFECT_HEADING =
  /^[\s\f#*]*(?:\d+[.、)]\s*)?(?:(?:technical |advantageous )?(?:effects?|benefits?|advantages?)(?: of the invention)?|[【[]?(?:有益|技术)效果[】\]]?|优点)(?:\s*[:：])?[*\s]*$/i;
const SOLUTION_HEADING =
  /^[\s\f#*]*(?:\d+[.、)]\s*)?(?:(?:technical |our |the |proposed )?(?:solution|approach|idea|invention)(?: to (?:the )?problem)?|what (?:we|i) (?:did|do|made|built|changed|propose)(?: (?:instead|differently))?|how it works|[【[]?技术方案[】\]]?|(?:我们的|本)?(?:方案|做法)|工作原理)(?:\s*[:：])?[*\s]*$/i;
const NUMBERED = /^[\s\f"“]*(?:(?:claim|权利要求)\s*)?(\d{1,3})\s*[.．)、:：](?!\d)\s*/i;
const CLAIM_OPENING =
  /^(?:an?|the|in an?|method|apparatus|use|process|system)\b|^(?:一种|一個|根据权利要求|如权利要求|[\p{Script=Han}]{2,40}?[，,]?\s*其特征)/iu;
const LONGEST_TITLE = 160;
/** Longest line that may be a heading. */
const LONGEST_HEADING = 90;

interface Line extends Span {
  readonly text: string;
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    lines.push({ start, end, text: text.slice(start, end) });
    if (newline < 0) break;
    start = newline + 1;
  }
  return lines;
}

/** The claims of a zone: numbers at line starts that count up from 1; a zone without them is one claim. */
function claimsIn(text: string, zone: Span, lines: readonly Line[]): (Span & { number: number })[] {
  const starts: { number: number; at: number; from: number }[] = [];
  for (const line of lines) {
    if (line.start < zone.start || line.start >= zone.end) continue;
    const match = NUMBERED.exec(line.text);
    if (match && Number(match[1]) === starts.length + 1)
      starts.push({ number: starts.length + 1, at: line.start, from: line.start + match[0].length });
  }
  const first = starts[0];
  if (!first) {
    const span = trimSpan(text, zone);
    return span.end > span.start ? [{ ...span, number: 1 }] : [];
  }
  return starts
    .map(({ number, from }, i) => ({ ...trimSpan(text, { start: from, end: starts[i + 1]?.at ?? zone.end }), number }))
    .filter(({ start, end }) => end > start);
}

/** Where the claims of a text lie: under a heading, else from the last line "1." after which claims count up. */
function claimsZone(lines: readonly Line[], length: number): (Span & { heading?: Line }) | undefined {
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i]!;
    if (line.text.length > LONGEST_HEADING || !CLAIMS_HEADING.test(line.text)) continue;
    // Running heads repeat: the zone starts at the first of a run with no other heading between.
    let first = i;
    for (let j = i - 1; j >= 0; j--) {
      if (DESCRIPTION_HEADING.test(lines[j]!.text) || sectionOfHeading(lines[j]!.text.trim())) break;
      if (lines[j]!.text.length <= LONGEST_HEADING && CLAIMS_HEADING.test(lines[j]!.text)) first = j;
    }
    return { ...zoneFrom(lines, first + 1, length), heading: lines[first]! };
  }
  for (let i = lines.length - 1; i >= 0; i--) {
    const match = NUMBERED.exec(lines[i]!.text);
    if (match?.[1] !== '1') continue;
    if (!CLAIM_OPENING.test(lines[i]!.text.slice(match[0].length))) continue;
    return zoneFrom(lines, i, length);
  }
  return undefined;
}

function zoneFrom(lines: readonly Line[], index: number, length: number): Span {
  const start = lines[index]?.start ?? length;
  for (let j = index + 1; j < lines.length; j++) {
    const text = lines[j]!.text;
    if (text.length > LONGEST_HEADING) continue;
    if (DESCRIPTION_HEADING.test(text) || ABSTRACT_HEADING.test(text) || sectionOfHeading(text.trim()))
      return { start, end: lines[j]!.start };
  }
  return { start, end: length };
}

/** A sentence ends, and another one begins: no claim has two. */
const SENTENCE_INSIDE =
  /\p{L}{3}(?<!\b(?:fig|figs|nos|vol|ref|approx|resp|etc|sec|max|min|Fig|Figs|Nos))[.!?]\s+\p{Lu}\p{L}/u;

/** Whether a text without numbers is built like one claim. */
export function looksLikeClaim(text: string, language: TextLanguage): boolean {
  const body = text.trim();
  if (language === 'zh') {
    if (/其?特征(?:在于|是|为)/u.test(body)) return true;
    return /^一种[^。]{2,80}(?:包括|包含)/u.test(body) && !/。./su.test(body.replace(/。\s*$/u, ''));
  }
  if (!/^(?:an?|the|in an?|apparatus|method|process|system|use|device)\b/i.test(body)) return false;
  const { segments, doubt } = segmentClaim(body, 'en');
  return (
    doubt === undefined &&
    !SENTENCE_INSIDE.test(body) &&
    segments.length > 1 &&
    segments[0]!.part === 'preamble' &&
    countWords(body.slice(0, segments[0]!.end - segments[0]!.start)) < 60
  );
}

function sectionOfLine(line: string): PartSection | undefined {
  if (line.length > LONGEST_HEADING || line.trim().length === 0) return undefined;
  if (PROBLEM_HEADING.test(line)) return 'problem';
  if (EFFECT_HEADING.test(line)) return 'effect';
  if (SOLUTION_HEADING.test(line)) return 'summary';
  if (ABSTRACT_HEADING.test(line)) return 'abstract';
  return sectionOfHeading(line.trim());
}

/** Sections that a line in the manner of a heading ends: what stands below it is told of something else. */
const ENDED: ReadonlySet<PartSection> = new Set(['field', 'background', 'problem', 'effect']);

/** A short line that ends no sentence, behind one that does and before one that begins: a heading in free words. */
function isUnknownHeading(text: string, before: string, behind: string): boolean {
  const line = text.trim();
  const short = /\p{Script=Han}/u.test(line) ? [...line].length <= 12 : line.length <= 50 && countWords(line) <= 7;
  return (
    short &&
    /^\p{Lu}\p{L}|^\p{Script=Han}/u.test(line) &&
    /[\p{L}\p{N})]$|[\p{L})][:：]$/u.test(line) &&
    /[.。!！?？;；:：)]\s*$/u.test(before) &&
    /^\s*["“(]?(?:\p{Lu}|\p{Script=Han})/u.test(behind)
  );
}

/** A short first line that ends no sentence and is no heading. */
const isTitleLine = (line: string) =>
  line.trim().length <= LONGEST_TITLE &&
  !/[.。;；:：,，!?？！]\s*$|^\s*[-–•*·]\s/u.test(line) &&
  !sectionOfLine(line) &&
  !CLAIMS_HEADING.test(line) &&
  !NUMBERED.test(line);

/**
 * Takes a pasted text apart. Never throws; any text has a reading. Linear in its length, apart from headings, which are
 * short.
 */
export function readDisclosure(text: string): Disclosure {
  const language = languageOf(text);
  const lines = linesOf(text);
  const zone = claimsZone(lines, text.length);
  const whole = trimSpan(text, { start: 0, end: text.length });
  const claims = zone ? claimsIn(text, zone, lines) : looksLikeClaim(text, language) ? [{ ...whole, number: 1 }] : [];
  const claimed: Span =
    zone && claims.length > 0
      ? { start: zone.heading?.start ?? zone.start, end: zone.end }
      : claims.length > 0
        ? whole
        : { start: -1, end: -1 };

  const parts: (Span & { section: PartSection })[] = [];
  let section: PartSection = 'other';
  let headings = 0;
  let open: { start: number; end: number } | undefined;
  const close = () => {
    if (open) {
      const span = trimSpan(text, open);
      if (span.end > span.start) parts.push({ ...span, section });
    }
    open = undefined;
  };
  const written = lines.filter(({ text: line }) => line.trim().length > 0);
  let at = -1;
  for (const line of lines) {
    if (line === written[at + 1]) at++;
    if (line.start >= claimed.start && line.start < claimed.end) {
      close();
      continue;
    }
    const heading = sectionOfLine(line.text);
    const ends =
      !heading &&
      ENDED.has(section) &&
      written[at] === line &&
      isUnknownHeading(line.text, written[at - 1]?.text ?? '', written[at + 1]?.text ?? '');
    if (heading || ends || DESCRIPTION_HEADING.test(line.text)) {
      close();
      section = heading ?? 'other';
      if (!ends) headings++;
    } else open = open ? { start: open.start, end: line.end } : { start: line.start, end: line.end };
  }
  close();
  const [first, second] = written;
  const inClaims = ({ start }: Span) => start >= claimed.start && start < claimed.end;
  const titled =
    first !== undefined && second !== undefined && !inClaims(first) && isTitleLine(first.text) ? first : undefined;
  const rest = parts.reduce((sum, part) => sum + part.end - part.start, 0);
  const form =
    headings >= 2 || (claims.length > 0 && (headings > 0 || rest > 1_000))
      ? 'specification'
      : claims.length > 0
        ? 'claims'
        : 'idea';
  return {
    language,
    form,
    claims,
    parts,
    ...(titled && { title: trimSpan(text, titled) }),
  };
}
