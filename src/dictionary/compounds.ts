import { AtStart } from './at-start.ts';
import { type CompoundWord, compoundWord, isAnion } from './compound-parts.ts';
import { Kept } from './kept.ts';
import { lengthBehind, type NameSpan } from './spans.ts';

/**
 * Names of compounds by the parts that chemists make them of: no dictionary has them all.
 * `1-(3-dimethylaminopropyl)-3-ethylcarbodiimide hydrochloride`, `methyl 4-aminobenzoate`, `lead nitrate`,
 * `trifluoroacetic acid`. No structure is made.
 */
interface Token extends NameSpan, CompoundWord {
  readonly plain: string;
}

const GLYCOL = /^(?:(?:mono|di|tri|tetra|hexa)?(?:ethylene|propylene|butylene|methylene)|neopentyl)$/;
const SALT_BEHIND = new AtStart(
  /^ (?:(?:mono|di|tri)?hydrochloride|(?:di)?hydrobromide|hydroiodide|trifluoroacetate|chloride|bromide|iodide|(?:hemi)?sulfate|(?:di)?phosphate|acetate|citrate|maleate|fumarate|tartrate|tosylate|mesylate|oxide|N-oxide|(?:tri)?hydrate)(?![\p{L}-])/u,
);
const HYDRATE_BEHIND = new AtStart(
  /^ (?:mono|di|tri|tetra|penta|hexa|hepta|octa|nona|deca|dodeca|hemi)?hydrate(?![\p{L}-])/u,
);
const OF_ACID_BEHIND = new AtStart(
  /^ (?:(?:m?ethyl|propyl|isopropyl|(?:tert-)?butyl|benzyl) ester|chloride|anhydride)(?![\p{L}-])/u,
);

/** What words that belong to a name end with: two letters, or three where many words end with the last two. */
const ENDINGS =
  'ne le yl ol de te ic um xy me in am rea tes ous rus ead inc per ver ron uth alt old kel ese ony eas nes des les mes ols yls ans ran xan dan nal'.split(
    ' ',
  );
const LAST = new Uint8Array(32 * 32 * 32);
for (const ending of ENDINGS)
  for (let before = 1; before < (ending.length === 2 ? 32 : 2); before++) {
    const letters = [...ending].map((letter) => letter.charCodeAt(0) & 31);
    const [c, a, b] = letters.length === 2 ? [before, ...letters] : letters;
    LAST[(c! * 32 + a!) * 32 + b!] = 1;
  }
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Whether what stands between blanks ends like a part of a name; a number in brackets may stand behind it. */
function isCandidate(text: string, start: number, end: number): boolean {
  let at = end - 1;
  while (at > start && !isLetter(text.charCodeAt(at))) at--;
  // iron(III)
  if (end - at < 3 && at - start > 4 && text.charCodeAt(at) === 73) {
    const open = text.lastIndexOf('(', at);
    if (open > start && at - open < 4) at = open - 1;
  }
  if (at < start + 2) return false;
  const [c, a, b] = [text.charCodeAt(at - 2), text.charCodeAt(at - 1), text.charCodeAt(at)];
  return isLetter(a) && isLetter(b) && LAST[((c & 31) * 32 + (a & 31)) * 32 + (b & 31)] === 1;
}
const OPEN = '([{';
const CLOSED = ')]}';

/** A token without brackets that it does not open or close, and without what a sentence puts behind it. */
function trimmed(written: string): NameSpan {
  let [start, end] = [0, written.length];
  while (end > start && /[.,:"”’'®™?!]/.test(written[end - 1]!)) end--;
  while (start < end && /["“‘'*]/.test(written[start]!)) start++;
  for (let changed = true; changed; ) {
    changed = false;
    const stack: number[] = [];
    for (let at = start; at < end && !changed; at++) {
      if (OPEN.includes(written[at]!)) stack.push(at);
      else if (CLOSED.includes(written[at]!) && stack.pop() === undefined) {
        // closed without being opened: what is inside of an outer bracket ends here
        end = at;
        changed = true;
      }
    }
    const first = stack[0];
    if (!changed && first === start) {
      start++;
      changed = true;
    } else if (!changed && first !== undefined) {
      end = first;
      changed = true;
    }
    // (acetone): a bracket around the whole
    if (!changed && stack.length === 0 && OPEN.includes(written[start] ?? ' ') && closes(written, start) === end - 1) {
      start++;
      end--;
      changed = true;
    }
  }
  while (end > start && /[.,:]/.test(written[end - 1]!)) end--;
  return { start, end };
}
function closes(written: string, from: number): number {
  let depth = 0;
  for (let at = from; at < written.length; at++) {
    if (OPEN.includes(written[at]!)) depth++;
    else if (CLOSED.includes(written[at]!) && --depth === 0) return at;
  }
  return -1;
}

function* tokensOf(text: string): Iterable<Token> {
  for (let from = 0; from < text.length; ) {
    let to = from;
    while (to < text.length && !isBetween(text.charCodeAt(to))) to++;
    if (to - from > 2 && to - from <= LONGEST_TOKEN && (isCandidate(text, from, to) || isSymbol(text, from))) {
      const token = tokenAt(text, from, to);
      if (token) yield token;
    }
    from = to + 1;
  }
}
/** Whether two of the first three signs are capitals or digits: a formula, a short form. */
function isSymbol(text: string, from: number): boolean {
  const start = isLetter(text.charCodeAt(from)) ? from : from + 1;
  if (!isLetter(text.charCodeAt(start))) return false;
  let capitals = 0;
  for (let at = start; at < start + 3; at++) {
    const code = text.charCodeAt(at);
    if ((code >= 65 && code <= 90) || (code >= 48 && code <= 57)) capitals++;
  }
  return capitals > 1;
}
/** A blank, a semicolon, a slash, what tells the share of a mixture: `hexane=1:10`. */
const isBetween = (code: number): boolean =>
  code > 59 ? code === 61 || code === 160 : code <= 32 || code === 59 || code === 47;

/** What is read between blanks, and what it is; kept, since texts name the same compounds again and again. */
const kept = new Kept(1 << 15, (written) => {
  const { start, end } = trimmed(written);
  const token = written.slice(start, end);
  const word = token.length < SHORTEST ? undefined : compoundWord(token);
  return word && { ...word, plain: token.toLowerCase(), start, end };
});

function tokenAt(text: string, from: number, to: number): Token | undefined {
  const told = kept.at(text, from, to);
  if (!told) return undefined;
  const { sort, parts, plain, start, end } = told;
  return { sort, parts, plain, start: from + start, end: from + end };
}
const SHORTEST = 3;
const LONGEST_TOKEN = 200;

/** What is said of making compounds. */
const MADE =
  /\b(?:\d m?mol|mmol|\d ?m[lL]|dissolved|stirr(?:ed|ing)|reflux\w*|evaporat\w+|chromatograph\w*|solvents?|in vacuo|filtrate|eluted|elut(?:ion|ing)|aqueous|synthesi[sz]\w+|triethylamine|dichloromethane|tetrahydrofuran)\b/;

/** Names of compounds in a text, in its order; none overlaps another one. Linear in the text. */
export function compoundNames(text: string): NameSpan[] {
  const found: NameSpan[] = [];
  /** Whether the text is on making compounds: asked where a short form is one of a reagent. */
  let isMade: boolean | undefined;
  /** The tokens before this one with no more than a blank between them. */
  let before: Token[] = [];
  for (const token of tokensOf(text)) {
    before = before.length > 0 && text.slice(before.at(-1)!.end, token.start) === ' ' ? before : [];
    const within = token.start < (found.at(-1)?.end ?? 0);
    const end =
      within || (token.sort === 'reagent' && !(isMade ??= MADE.test(text))) ? undefined : endOf(token, before, text);
    if (end !== undefined) {
      const start = startOf(token, before);
      const last = found.at(-1);
      if (last && last.end > start) found.pop();
      found.push({ start, end });
    }
    before = [...before.slice(-MOST_BEFORE), token];
  }
  return found;
}
const MOST_BEFORE = 3;

/** Where the name ends that this token is the last one of, but for general words behind it; undefined for none. */
function endOf({ sort, parts, plain, end }: Token, before: readonly Token[], text: string): number | undefined {
  const more = (pattern: AtStart, from = end) => lengthBehind(pattern, text, from, LONGEST_BEHIND);
  if (sort === 'formula' || sort === 'reagent') return end;
  if (sort === 'compound')
    return end + (GLYCOL.test(plain) ? more(GLYCOL_BEHIND) || more(SALT_BEHIND) : more(SALT_BEHIND));
  if (sort === 'acid') {
    const acid = more(ACID_BEHIND);
    return acid === 0 ? undefined : end + acid + more(OF_ACID_BEHIND, end + acid);
  }
  if (sort === 'anion') {
    const joined = before.at(-1);
    const isSalt = joined !== undefined && joined.sort !== 'anion' && joined.sort !== 'acid';
    return isSalt || (parts > 1 && !isAnion(plain)) ? end + more(HYDRATE_BEHIND) : undefined;
  }
  const length = sort === 'radical' ? more(GLYCOL.test(plain) ? GLYCOL_BEHIND : CLASS_BEHIND) : 0;
  return length === 0 ? undefined : end + length;
}
const LONGEST_BEHIND = 48;

/** Where it begins. */
function startOf({ sort, start }: Token, before: readonly Token[]): number {
  let first = start;
  if (sort === 'anion' || sort === 'radical')
    for (const one of before.toReversed()) {
      if (one.sort !== 'radical' && !(sort === 'anion' && (one.sort === 'cation' || one.sort === 'compound'))) break;
      first = one.start;
    }
  return first;
}
const ACID_BEHIND = new AtStart(/^ (?:acids?|anhydrides?)(?![\p{L}-])/u);
const GLYCOL_BEHIND = new AtStart(/^ glycols?(?: (?:mono|di)?(?:m?ethyl|butyl) ether)?(?![\p{L}-])/u);
const CLASS_BEHIND = new AtStart(
  /^(?: (?:m?ethyl|propyl|butyl|phenyl|benzyl))? (?:alcohol|ether|ketone|mercaptan|isocyanate|carbinol|sulfide|sulfoxide)s?(?![\p{L}-])/u,
);
