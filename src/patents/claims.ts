import { type ClaimReference, claimParents } from './claim-references.ts';

export { type ClaimReference, claimParents, type EarlierClaim } from './claim-references.ts';

export interface ParsedClaim extends ClaimReference {
  readonly number: number;
  readonly text: string;
}

/** Reads the dependencies of claims that are already apart (XML, JSON). Keeps their order and their printed numbers. */
export function readClaims(claims: readonly { number: number; text: string }[], lang: string): ParsedClaim[] {
  const texts = new Map<number, string>();
  return claims.map(({ number, text }) => {
    const read = { number, text, ...claimParents(text, lang, number, (n) => texts.get(n)) };
    // A dependent claim stands for the subject of the claim it builds on.
    texts.set(number, read.parents.length > 0 ? (texts.get(read.parents[0]!) ?? text) : text);
    return read;
  });
}

/** A place where a claim may start: its printed number, where the number starts and where its text starts. */
interface Start {
  readonly number: number;
  /** The same, or the last of a range of cancelled claims, which is taken whole or not at all. */
  readonly last: number;
  readonly start: number;
  readonly end: number;
  /** 1 for each number at a line start; a little more where the text around it looks like a claim's start. */
  readonly weight: number;
}

// biome-ignore format: one kind of number a line
const NUMBERED = new RegExp(
  [
    String.raw`[【\[]\s*(?:請求項|请求项|청구항|권리요구)\s*([0-9０-９]{1,3})\s*[】\]]`,
    String.raw`(?:Claim|Anspruch|Patentanspruch|Revendication)\s+([0-9]{1,3})\s*[.:)]`,
    String.raw`(?:請求項|请求项|청구항)\s*([0-9０-９]{1,3})\s*(?:[.:：．]|$)`,
    String.raw`[^\p{L}\p{N}(\[{]{0,3}([0-9０-９]{1,3})(?:\s*[-–]\s*([0-9]{1,3}))?\**\s*(?:[.．)](?![0-9])|、|\s[-–—]\s|$)\**`,
  ].map((pattern) => `(?:${pattern})`).join('|'),
  'iuy',
);
/** A line that ends so goes on in the next line: a number there is a reference, not a claim's. */
const OPEN_END =
  /(?:\b(?:claims?|anspr[uü]che?n?|revendications?|figs?\.?|figures?|to|and|or|of|bis|und|oder|et|ou|à|than|about|equal|no\.?|by|from)|权利要求|請求項|图|第|[-–=<>+×])$/iu;
const CLAIM_BEGINS = /^["'“(]?(?:\p{Lu}|\p{Lo})/u;
const CANCELLED = /^\s*(?:[.:]\s*)?(?:[([]\s*)?(?:cancel|delet|withdraw|gestrichen|supprim)/iu;
/** The number of a page, a line of its own. */
const PAGE = /^[-–—]\s*\d{1,4}\s*[-–—]$/;
const LEAD_IN =
  /^(?:\s*(?:(?:what|that which|we|i|the invention)\b[^\n]{0,80}?\b(?:claim(?:ed)?|desired)\b[^\n]{0,60}?(?::|—|-|\bis\b|\n|$)|(?:the\s+)?(?:embodiments|invention)\b[^\n]{0,160}\bdefined as follows(?:\s*:)?|(?:(?:patent|schutz)?anspr(?:uch|üche)|(?:re)?vendications?|claims?)(?:[^\S\n]*:)?[^\S\n]*\n|[【[]?(?:权利要求书|權利要求書|申請專利範圍|特許請求の範囲|書類名】特許請求の範囲|청구의\s*범위|특허청구범위)[】\]]?(?:[^\S\n]*:)?(?:[^\S\n]*\n)?))+/iu;

const digitsOf = (text: string) => Number(text.normalize('NFKC'));

function lineStarts(text: string): Start[] {
  const starts: Start[] = [];
  let before = '';
  let blank = true;
  for (let at = 0; at < text.length; ) {
    const eol = text.indexOf('\n', at);
    const stop = eol < 0 ? text.length : eol;
    const line = text.slice(at, stop);
    const trimmed = line.trim();
    if (trimmed && !PAGE.test(trimmed)) {
      const indent = line.length - line.trimStart().length;
      NUMBERED.lastIndex = 0;
      const m = NUMBERED.exec(trimmed);
      const digits = m && (m[1] ?? m[2] ?? m[3] ?? m[4]);
      if (m && digits && !(OPEN_END.test(before) && !blank)) {
        const rest = trimmed.slice(m[0].length).trimStart() || text.slice(stop, stop + 200).trimStart();
        const last = m[5] === undefined ? undefined : digitsOf(m[5]);
        const cancelled = CANCELLED.test(rest);
        const begins = CLAIM_BEGINS.test(rest) ? 0.1 : 0;
        const closed = blank || /[.。*]$/.test(before) ? 0.1 : 0;
        // Steps inside a claim are numbered "1)" far more often than claims are.
        const step = m[0].endsWith(')') ? 0.25 : 0;
        const from = digitsOf(digits);
        if (last === undefined ? from > 0 : cancelled && last > from) {
          const end = at + indent + m[0].length;
          // "1-23. (canceled)": the printed numbers go on at 24.
          const more = last === undefined ? 0 : last - from;
          starts.push({ number: from, last: from + more, start: at, end, weight: 1 + begins + closed - step + more });
        }
      }
      before = trimmed;
      blank = false;
    } else if (!trimmed) blank = true;
    at = stop + 1;
  }
  return starts;
}

/**
 * Numbers inside lines, for texts whose line breaks were lost: after the end of a sentence, before a capital letter.
 */
function inlineStarts(text: string): Start[] {
  const starts: Start[] = [];
  const pattern =
    /(^|(?<!\b(?:[Ff]igs?|[Nn]os?|Nr|Abb|[Cc]l|[Ee]x))[.;。；:]\s*)([0-9]{1,3})\s*(?:[.．)]|、)\s*(?=["'“(]?(?:\p{Lu}|\p{Lo}))/gu;
  for (const m of text.matchAll(pattern)) {
    const start = m.index + m[1]!.length;
    const number = Number(m[2]);
    starts.push({ number, last: number, start, end: m.index + m[0].length, weight: 1 });
  }
  return starts;
}

/** Just below the weight of a start that looks like one all round: a lost claim is believed, a stray number is not. */
const GAP_COST = 1.15;
const LATE_START_COST = 2;

/**
 * The best run of numbers that count up; of two runs of equal worth the later one, because lists before the claims are
 * noise.
 */
function countingUp(starts: readonly Start[]): Start[] {
  interface Run {
    readonly worth: number;
    readonly start: Start;
    readonly before: Run | undefined;
  }
  const best: (Run | undefined)[] = [];
  for (const start of starts) {
    const n = start.number;
    let worth = n === 1 ? 0 : -LATE_START_COST;
    let before: Run | undefined;
    const previous = best[n - 1];
    if (previous && previous.worth >= worth) {
      worth = previous.worth;
      before = previous;
    }
    for (let m = 1; m < n - 1; m++) {
      const gapped = best[m];
      if (gapped && gapped.worth - GAP_COST > worth) {
        worth = gapped.worth - GAP_COST;
        before = gapped;
      }
    }
    const run: Run = { worth: worth + start.weight, start, before };
    const known = best[start.last];
    if (!known || run.worth >= known.worth) best[start.last] = run;
  }
  let winner: Run | undefined;
  for (const run of best) if (run && (!winner || run.worth > winner.worth)) winner = run;
  const chosen: Start[] = [];
  for (let run = winner; run; run = run.before) chosen.push(run.start);
  return chosen.reverse();
}

const CJK = /[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/;
const LIST_MARK = /^(?:\(?[a-z]{1,2}\)|\(?[ivx]+\)|[(（][0-9]{1,2}[)）]|[-–—•*·]|步骤|步驟|S[0-9]+|[a-z]\.)/iu;

/** Joins lines that were broken by the page's width; keeps those that end a step or a part. */
export function joinWrapped(text: string): string {
  let joined = '';
  let last = '';
  for (const raw of text.split('\n')) {
    const line = raw.replace(/[ \t\f\u00a0\u3000]+/g, ' ').trim();
    if (!line || PAGE.test(line)) continue;
    const keep = /(?:[;:.；：。]|[;,；，]\s*(?:and|or|und|oder|et|ou|及|和|或))$/iu.test(last) || LIST_MARK.test(line);
    if (!joined) joined = line;
    else if (keep) joined += `\n${line}`;
    else if (/[\p{L}\p{N}]-$/u.test(last) || (CJK.test(last.slice(-1)) && CJK.test(line[0]!))) joined += line;
    else joined += ` ${line}`;
    last = line;
  }
  return joined;
}

/** Without a row of at least three asterisks, or of number signs, at the end. */
function withoutTrailer(text: string): string {
  let at = text.length;
  let stars = 0;
  for (; at > 0 && /[*\s]/.test(text[at - 1]!); at--) if (text[at - 1] === '*') stars++;
  if (stars >= 3) return text.slice(0, at);
  return text.trimEnd().replace(/(?<!#)#+$/, '');
}
const tidy = (text: string) => withoutTrailer(joinWrapped(text)).trim();

/**
 * Splits a run of claims ("1. A ... 2. The ...") and reads each one's dependency. Claims start at numbers at line
 * starts that count up (`1.`, `1 .`, `1)`, `1、`, `【請求項１】`, `[청구항 1]`, `Claim 1:`); of several runs the last and longest
 * counts, and what stands before it is noise. Texts without line breaks are split at numbers between sentences.
 * Cancelled claims ("1-23. (canceled)") are left out, their numbers stay used. A text without numbers is one claim.
 * Lines broken by the page's width are joined; breaks after a step are kept. Empty text: none.
 */
export function parseClaims(text: string, lang: string): ParsedClaim[] {
  const clean = text.replace(/\r\n?/g, '\n');
  let run = countingUp(lineStarts(clean));
  if (run.length < 2) {
    const inline = countingUp(inlineStarts(clean));
    if (inline.length > 1 && inline.length > run.length) run = inline;
  }
  const pieces: { number: number; text: string }[] = [];
  const first = run[0];
  const before = tidy(clean.slice(0, first?.start ?? clean.length).replace(LEAD_IN, ''));
  if (before && (!first || first.number === 2)) pieces.push({ number: 1, text: before });
  run.forEach((start, i) => {
    const next = run[i + 1];
    const body = tidy(clean.slice(start.end, next ? next.start : clean.length));
    if (body && !CANCELLED.test(body)) pieces.push({ number: start.number, text: body });
  });
  return readClaims(pieces, lang);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (c) => ESCAPES[c]!);

/**
 * Claims as the interface shows them: one `div` a claim, class `indep-clm` or `dep-clm`, the printed number in `num`;
 * text escaped, line breaks as `<br/>`.
 */
export const claimHtml = (claims: readonly Pick<ParsedClaim, 'number' | 'text' | 'independent'>[]): string =>
  claims
    .map(
      ({ number, text, independent }) =>
        `<div class="${independent ? 'indep' : 'dep'}-clm" num="${number}">${escapeHtml(text).replace(/\n/g, '<br/>')}</div>`,
    )
    .join('');
