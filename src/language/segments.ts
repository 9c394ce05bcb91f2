import { isHan, type TextLanguage } from './script.ts';
import { type Span, trimSpan } from './spans.ts';

/**
 * Where in its claim a segment stands: `characterising` after "characterised in that" / 其特征在于, `result` says what
 * follows from the rest.
 */
export type SegmentPart = 'preamble' | 'body' | 'characterising' | 'result';

export interface Segment extends Span {
  readonly part: SegmentPart;
}

export interface Segmentation {
  /**
   * In order, without overlap; leading conjunctions, marks and trailing punctuation are outside. Never empty for a text
   * that has a word.
   */
  readonly segments: readonly Segment[];
  /** Why the text is no claim that could be taken apart; it is then one segment. */
  readonly doubt?: 'too_long' | 'several_sentences';
}

/** Limits and marks, measured on 1,020 English first claims and 344 Chinese claims. */
const LONGEST_CLAIM_WORDS = 600;
const LONG_PIECE_WORDS = 60;
const SHORT_HALF_WORDS = 12;
const SHORT_PIECE_WORDS = 4;
const PREAMBLE_SHARE = 0.6;
/** Chinese has no blanks: characters stand for words, two for one. */
const HAN_PER_WORD = 2;
const SHORT_PIECE_HAN = 3;
const ARTICLE = /^(?:an?|the|said|one|each)\s+/i;

/** The words of a text: runs of letters and digits, two Han characters for one. */
export function countWords(text: string): number {
  let words = 0;
  let han = 0;
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x2e80) {
      const wordy =
        (code >= 48 && code <= 57) || ((code | 32) - 97) >>> 0 < 26 || code === 39 || (code >= 0xc0 && code < 0x2000);
      if (wordy && !inside) words++;
      inside = wordy;
    } else {
      inside = false;
      if (isHan(text[i]!)) han++;
    }
  }
  return words + Math.ceil(han / HAN_PER_WORD);
}

/** A word that a careless source glued to the next one still ends here: "comprising:a", "whereinsaid". */
const ENDS = '(?=[^a-z]|(?:an?|the|said|means)\\b|said|$)';
const TRANSITION = new RegExp(
  `\\b(?:the improvement )?(?:which |that )?(?:further )?(?:compris(?:ing|es|ed of)|(?<!\\bgroup )consist(?:ing|s) (?:essentially )?of|includ(?:ing|es)|composed of)${ENDS}(?:\\s+(?:at least )?the steps? of)?[\\s:,-]*`,
  'i',
);
const CHARACTERISED =
  /\b(?:being |which is |and )?characteri[sz]ed (?:in that|by(?: the fact)?(?: that)?|in)\b[\s:,]*/i;
const ENGLISH_CUTS = new RegExp(
  [
    '\\n+',
    ';',
    ':(?=\\s*[a-z])',
    // "comprising (a) heating", "and (2) a lid"; behind a name, a number in brackets is its reference sign
    '(?<=(?:[;,:\\n]|\\b(?:and|or|of|by|that|which|for|steps?|compris(?:es|ing)|includ(?:es|ing)))\\s{0,3})(?=\\((?:[a-z]|[ivx]{1,4}|\\d{1,2})\\)\\s)',
    `(?<=[\\s,;])(?=(?:wherein|whereby)${ENDS})`,
    '(?<=[\\s,;])(?=(?:such|so) that\\b)',
    '(?<=[,;]\\s?)(?=thereby\\b)',
  ].join('|'),
  'gi',
);
const LONG_CUTS = /,(?=\s*(?:and|said|the|an?|means|each|which|for)\b)/gi;
const SENTENCE_INSIDE = /\.\s+(?:The|A|An|In|It|This|When|Each|Said)\s/;

/** What a piece starts with that is no part of it. */
const LEAD =
  /^(?:[\s,;:.)\]–—•·*-]+|(?:and|or|and\/or|then)\b(?:\s*,)?|\((?:[a-z]{1,2}|[ivx]{1,4}|\d{1,4}[a-z]?)\)|(?:[a-z]|[ivx]{1,4}|\d{1,2})[.)](?=\s)|(?:包括|包含)(?:如下|以下)?(?:步骤)?\s*[：:]|以及|并且|及|和|并(?=[将对在把使由根从通所])|且|或者|[，、。；：（）]|[(（]\d{1,2}[)）]|\d{1,2}[)）、]|(?:步骤|步驟)?\s*[Ss]\d{1,4}(?:[.-]\d{1,3})*\s*[、：:，,.．]|(?:步骤|步驟)[一二三四五六七八九十\d]{1,3}\s*[、：:，,.．])\s*/iu;
const TAIL =
  /(?:(?<![\s,;:.。；，：、])[\s,;:.。；，：、]+|[\s,;，；](?:and|or|and\/or|以及|和|及|并|且|其中|wherein))$/iu;
const RESULT = /^(?:whereby|so that|such that|thereby|从而|使得|以使|进而|以便|使(?!用))/iu;

const CHINESE_CHARACTERISED = /[，,]?\s{0,4}其?\s{0,4}特\s{0,4}征\s{0,4}(?:在\s{0,4}于|是|为)(?:\s*[，,：:])?\s*/u;
/** Behind a comma, or with 该 and 所述, the thing may be named once more: ，该方法包括以下步骤：. */
const CHINESE_TRANSITION =
  /(?:(?:[，,]\s*(?:该|所述)?|该|所述)\p{Script=Han}{0,12}?)?(?:还|具体|主要|至少)?(?:包括|包含|由以下|具有)(?:如下|以下|下述|有)?(?:步骤|部分|组分)?\s*[：:]|[，,]\s*(?:包括|包含|具有)/u;
const CHINESE_CUTS = new RegExp(
  [
    '\\n+',
    '[；;。]',
    '(?=(?:步骤|步驟)\\s*[一二三四五六七八九十][、：:，])',
    '(?<![\\p{L}\\p{N}-])(?=(?:(?:步骤|步驟)\\s{0,8})?S\\d{1,4}(?:[.-]\\d{1,3})*\\s*[、：:，])',
    '(?<=[，,：:])(?=其中|并且|从而|使得|以使|进而|以便)',
    '(?<=[，,])(?=所述[^，,；;。：:]{1,24}?(?:包括|包含|用于|设置|连接|配置|安装|固定|位于))',
    '(?<=[：:])(?<![Ss]\\d{1,4}\\s?[：:])(?<![一二三四五六七八九十]\\s?[：:])(?=所述|将|对|在|通过|获取|采集|\\p{Script=Han}{2,12}(?:模块|单元|装置|组件))',
  ].join('|'),
  'gu',
);
const CHINESE_LONG_CUTS = /[，,](?=(?:所述|且|并|其|该|通过|用于|将|对|根据|以|在)\p{Script=Han})/gu;

interface Language {
  readonly cuts: RegExp;
  readonly longCuts: RegExp;
}
const LANGUAGES: Record<TextLanguage, Language> = {
  en: { cuts: ENGLISH_CUTS, longCuts: LONG_CUTS },
  zh: { cuts: CHINESE_CUTS, longCuts: CHINESE_LONG_CUTS },
};

/** Takes off what a piece starts and ends with that is no part of it. */
export function trimSegment(text: string, span: Span): Span {
  let { start, end } = trimSpan(text, span);
  for (let rounds = 0; rounds < 8; rounds++) {
    const lead = LEAD.exec(text.slice(start, Math.min(end, start + 80)));
    if (!lead || lead[0].length === 0 || start + lead[0].length >= end) break;
    start += lead[0].length;
  }
  for (let rounds = 0; rounds < 8; rounds++) {
    const from = Math.max(start, end - 40);
    const tail = TAIL.exec(text.slice(from, end));
    if (!tail || from + tail.index <= start) break;
    end = from + tail.index;
  }
  return { start, end };
}

const HAS_WORD = /[\p{L}\p{N}]/u;
const ONLY_JOINS =
  /^(?:and|or|and\/or|then|以及|和|及|且|wherein|whereby|其中|(?:该|所述|本)?\p{Script=Han}{0,12}?(?:包括|包含)(?:如下|以下|下述)(?:步骤|部分|组分|部件)?|(?:(?:该|所述|本)\p{Script=Han}{0,12}?)?(?:包括|包含))$/iu;

/** The spans between the cuts of `pattern` within a span; a cut of some characters leaves them out. */
function cutAt(text: string, { start, end }: Span, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  const part = text.slice(start, end);
  let from = 0;
  for (const match of part.matchAll(pattern)) {
    if (match.index > from) spans.push({ start: start + from, end: start + match.index });
    from = match.index + match[0].length;
  }
  if (from < part.length) spans.push({ start: start + from, end });
  return spans;
}

/** Halves of a piece that is too long, at its commas; no half below 12 words. */
function cutLong(text: string, span: Span, pattern: RegExp): Span[] {
  if (countWords(text.slice(span.start, span.end)) <= LONG_PIECE_WORDS) return [span];
  const whole: Span[] = [];
  let open: Span | undefined;
  for (const piece of cutAt(text, span, pattern)) {
    open = open ? { start: open.start, end: piece.end } : piece;
    if (countWords(text.slice(open.start, open.end)) >= SHORT_HALF_WORDS) {
      whole.push(open);
      open = undefined;
    }
  }
  if (!open) return whole;
  const last = whole.pop();
  return last ? [...whole, { start: last.start, end: open.end }] : [open];
}

const tooShort = (text: string) => {
  let han = 0;
  for (const character of text) if (isHan(character)) han++;
  if (han > 0) return han < SHORT_PIECE_HAN && countWords(text) < SHORT_PIECE_WORDS;
  // "a cooling plate" names a part and stands alone; "a lens" says too little to be judged alone.
  return countWords(text) < SHORT_PIECE_WORDS && countWords(text.replace(ARTICLE, '')) < 2;
};

/** The pieces of one part of a claim. */
function pieces(text: string, span: Span, part: SegmentPart, { cuts, longCuts }: Language): Segment[] {
  const found: Segment[] = [];
  for (const rough of cutAt(text, span, cuts).flatMap((piece) => cutLong(text, piece, longCuts))) {
    const { start, end } = trimSegment(text, rough);
    if (start >= end || !HAS_WORD.test(text.slice(start, end)) || ONLY_JOINS.test(text.slice(start, end))) continue;
    const previous = found.at(-1);
    if (previous && tooShort(text.slice(start, end))) found[found.length - 1] = { ...previous, end };
    else found.push({ start, end, part: RESULT.test(text.slice(start, start + 12)) ? 'result' : part });
  }
  // A short first piece ("a housing:") has nothing before it to join, so it takes the next one in.
  const [first, second] = found;
  if (first && second && second.part === first.part && tooShort(text.slice(first.start, first.end)))
    found.splice(0, 2, { ...second, start: first.start });
  return found;
}

/**
 * Takes one claim (or a sentence that is built like one) apart into features: preamble, then the pieces between
 * semicolons, line breaks, list marks and before "wherein"; pieces above 60 words are cut again at commas, pieces below
 * 4 words join the one before. Chinese at ；。, step marks, and before 其中 / 从而 / 所述X包括. A "claim" of more than 600 words
 * or of several sentences is answered whole, with a doubt. Linear in the length of the text.
 */
export function segmentClaim(text: string, language: TextLanguage): Segmentation {
  if (!HAS_WORD.test(text)) return { segments: [] };
  const all = trimSegment(text, { start: 0, end: text.length });
  const whole = (doubt: NonNullable<Segmentation['doubt']>): Segmentation => ({
    segments: [{ ...all, part: 'body' }],
    doubt,
  });
  const words = countWords(text);
  if (words > LONGEST_CLAIM_WORDS * (language === 'zh' ? 2 : 1)) return whole('too_long');
  if (language === 'en' && SENTENCE_INSIDE.test(text.slice(all.start, all.end))) return whole('several_sentences');

  const marks = language === 'zh' ? chineseMarks(text) : englishMarks(text);
  const settings = LANGUAGES[language];
  const segments: Segment[] = [];
  const preamble = trimSegment(text, { start: all.start, end: marks.preambleEnd });
  const hasPreamble = marks.bodyStart > marks.preambleEnd && preamble.end > preamble.start;
  if (hasPreamble) segments.push({ ...preamble, part: 'preamble' });
  const bodyStart = hasPreamble ? marks.bodyStart : all.start;
  const [first, ...rest] = pieces(text, { start: bodyStart, end: marks.bodyEnd }, 'body', settings);
  // behind "comprising" nothing was told from which it could follow: 包括使光束偏转的反射镜
  if (first) segments.push(hasPreamble ? { ...first, part: 'body' } : first, ...rest);
  if (marks.characterisingStart < all.end)
    segments.push(...pieces(text, { start: marks.characterisingStart, end: all.end }, 'characterising', settings));
  if (!hasPreamble && segments.length > 1 && segments[0]!.part === 'body')
    segments[0] = { ...segments[0]!, part: 'preamble' };
  return { segments };
}

interface Marks {
  readonly preambleEnd: number;
  readonly bodyStart: number;
  readonly bodyEnd: number;
  readonly characterisingStart: number;
}

/** Offsets of the parts; the characterising part starts at the end of the text where there is none. */
function marksOf(text: string, transition: RegExpExecArray | null, characterised: RegExpExecArray | null): Marks {
  const limit = text.length * PREAMBLE_SHARE;
  const early = (m: RegExpExecArray | null) => (m && m.index > 0 && m.index <= limit ? m : null);
  const open = early(transition);
  const mark = characterised && characterised.index > 0 ? characterised : null;
  const opensBefore = open && (!mark || open.index < mark.index) ? open : null;
  const bodyEnd = mark ? mark.index : text.length;
  const characterisingStart = mark ? mark.index + mark[0].length : text.length;
  if (opensBefore) {
    const bodyStart = Math.min(opensBefore.index + opensBefore[0].length, bodyEnd);
    return { preambleEnd: opensBefore.index, bodyStart, bodyEnd, characterisingStart };
  }
  if (mark && mark.index <= limit)
    return { preambleEnd: mark.index, bodyStart: mark.index + mark[0].length, bodyEnd, characterisingStart };
  return { preambleEnd: 0, bodyStart: 0, bodyEnd, characterisingStart };
}

const englishMarks = (text: string) => marksOf(text, TRANSITION.exec(text), CHARACTERISED.exec(text));
const chineseMarks = (text: string) => marksOf(text, CHINESE_TRANSITION.exec(text), CHINESE_CHARACTERISED.exec(text));
