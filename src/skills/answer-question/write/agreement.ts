import { sentences } from '#corpus/text/sentences.ts';
import { contentKeys, contentWords } from '#language/content-words.ts';
import { compareQuantities, type Quantity, quantitiesOf } from '#language/quantities.ts';
import { languageOf } from '#language/script.ts';
import { negationsOf } from '#language/wording.ts';
import { changedPlaces, exchanged } from './alignment.ts';
import { otherwiseBetween } from './between.ts';

/**
 * Whether a sentence says the same as a passage whose words it has: quantities with their bounds, which way something
 * goes, what is denied, what is compared with what. Fluent and wrong is a sentence that has all words and turns one.
 */

/** Words that say the opposite of each other, by what they are said of; a word stands for its forms. */
// biome-ignore format: read it as a table
const OPPOSITES: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/\b(?:increas|rais|ris(?:e|es|ing)\b|grow|higher|greater|larger|more\b|longer|thicker|faster|stronger|wider|heavier|hotter|warmer|bigger|maximi[sz])\w*|提高|增加|增大|升高|上升|增强|延长|更[高大长厚快强宽重热]|较[高大长厚快强宽重热]/giu,
   /\b(?:decreas|reduc|lower|fall(?:s|ing)?\b|drop(?:s|ped|ping)?\b|less\b|fewer|smaller|shorter|thinner|slower|weaker|narrower|lighter|colder|cooler|minimi[sz]|diminish)\w*|降低|减少|减小|下降|减弱|缩短|更[低小短薄慢弱窄轻冷]|较[低小短薄慢弱窄轻冷]/giu],
  [/\b(?:improv|enhanc|better)\w*|改善|提升|更好|优于/giu, /\b(?:worse|degrad|deteriorat|impair)\w*|恶化|变差|劣于|损害/giu],
  [/\b(?:prevent|avoid|inhibit|suppress|block|stop|forbid|prohibit)\w*|防止|避免|抑制|阻止|禁止/giu, /\b(?:caus|promot|allow|enabl|induc|permit|provok|let(?:s|ting)?\b)\w*|导致|引起|促进|允许|使得/giu],
  [/\b(?:heats?|heated|heating|warms?|warmed)\b|加热|升温/giu, /\b(?:cools?|cooled|cooling|chills?|chilled)\b|冷却|降温/giu],
  [/\b(?:opens?|opened|opening)\b|打开|开启/giu, /\b(?:clos(?:e|es|ed|ing)|shuts?)\b|关闭|闭合/giu],
  [/\b(?:expand|swell)\w*|膨胀/giu, /\b(?:contract(?:s|ed|ing)?\b|shrink)\w*|收缩/giu],
  [/\bbefore\b|之前/giu, /\bafter\b|之后/giu],
  [/\babove\b|\bover\b|以上|上方/giu, /\bbelow\b|\bunder\b|\bbeneath\b|以下|下方/giu],
  [/\b(?:inside|inner|internal)\b|内部|内侧/giu, /\b(?:outside|outer|external)\b|外部|外侧/giu],
  [/\b(?:all|every|always|each)\b|所有|全部|始终/giu, /\b(?:none|never|no)\b|从不|均不/giu],
  [/\b(?:first)\b|第一/giu, /\b(?:second)\b|第二/giu],
  [/\b(?:proximal)\w*|近端/giu, /\b(?:distal)\w*|远端/giu],
  [/\b(?:front|forward|anterior)\w*|前(?:端|侧|部|方)/giu, /\b(?:rear|back|behind|backward|posterior)\w*|后(?:端|侧|部|方)/giu],
  [/\b(?:top|upper|upward)\w*|上(?:端|侧|部|方)|顶部/giu, /\b(?:bottom|lower|downward)\w*|下(?:端|侧|部|方)|底部/giu],
  [/\bleft\b|左/giu, /\bright\b|右/giu],
  [/\bparallel\b|平行/giu, /\b(?:perpendicular|orthogonal|transverse)\w*|垂直|正交/giu],
  [/\b(?:transmit|emit|send)\w*|发送|发射|发出/giu, /\b(?:receiv|reception)\w*|接收/giu],
  [/\b(?:flexib|elastic|soft|pliable)\w*|柔性|柔软|弹性/giu, /\b(?:rigid|stiff|hard\b)\w*|刚性|坚硬/giu],
  [/\b(?:hollow)\w*|空心|中空/giu, /\bsolid\b|实心/giu],
  [/\bthin\w*|薄/giu, /\bthick\w*|厚/giu],
  [/\b(?:maxim)\w*|最[大高多]/giu, /\b(?:minim)\w*|最[小低少]/giu],
  [/\b(?:positive|anode)\w*|正(?:极|电)|阳极/giu, /\b(?:negative|cathode)\w*|负(?:极|电)|阴极/giu],
  [/\b(?:same|identical|equal)\w*|相同|一致|相等/giu, /\bdiffer\w*|不同|不一致|不等/giu],
  [/\b(?:serial|series)\b|串联|串行/giu, /\bin parallel\b|并联|并行/giu],
  [/大于|高于|超过|多于/gu, /小于|低于|不足|少于/gu],
  [/\b(?:attract)\w*|吸引/giu, /\b(?:repel)\w*|排斥/giu],
  [/\b(?:connect|attach|coupl)\w*|连接/giu, /\b(?:disconnect|detach|separat|decoupl)\w*|断开|分离/giu],
];

/** Whether two words are of one side of a pair of opposites: raises, increases. */
const goSameWay = (one: string, other: string): boolean =>
  OPPOSITES.some((pair) => pair.some((side) => one.match(side) !== null && other.match(side) !== null));

/** Denials that are one word. */
const denied = (text: string): string =>
  text
    .replace(/\bcannot\b/giu, 'can not')
    .replace(/n['’]t\b/giu, ' not')
    .replace(/\b(?:fails?|failed|unable) to\b/giu, 'not')
    .replace(/\bno longer\b/giu, 'not')
    .replace(/不能|无法/gu, '不');

const CLAUSES = /[,;，；]|\b(?:and|but|while|whereas|which|because|so that)\b/iu;
const BOUNDARIES = new RegExp(CLAUSES, 'giu');
/** A clause with fewer content words is read with the rest of its sentence. */
const LEAST_OF_A_CLAUSE = 3;
/** A sentence of more clauses is read as one. */
const MOST_CLAUSES = 16;
/** A sentence of the passage that has this share of the words of the nearest one may be what is meant. */
const NEAR = 0.75;
const SLACK = 1e-4;

const keysOf = (text: string): ReadonlySet<string> => new Set(contentKeys(text));
const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>) => [...one].filter((key) => other.has(key));

/**
 * Why a sentence does not say what its passage says; `undefined` where nothing speaks against it. Rules, not
 * understanding: a sentence that turns its meaning without any of these words passes.
 */
export function disagreement(sentence: string, passage: string): string | undefined {
  const given = quantitiesOf(passage);
  const wrong = quantitiesOf(sentence).find((said) => !given.some((one) => isSame(said, one)));
  if (wrong) return `the quantity ${wrong.text.trim()} does not stand there`;
  if (languageOf(sentence) !== languageOf(passage)) return undefined;
  const between = otherwiseBetween(sentence, passage);
  if (between !== undefined) return between;
  const there = sentences(passage).map(({ start, end }) => {
    const text = denied(passage.slice(start, end));
    return { text, keys: keysOf(text) };
  });
  for (const clause of clausesOf(denied(sentence))) {
    const keys = keysOf(clause);
    const nearest = Math.max(0, ...there.map((one) => shared(keys, one.keys).length));
    if (nearest === 0) continue;
    const meant = there.filter((one) => shared(keys, one.keys).length >= nearest * NEAR);
    const reasons = meant.map((one) => turned(clause, one.text));
    if (reasons.every((reason) => reason !== undefined)) return reasons[0];
  }
  // what changes places between two clauses
  const whole = keysOf(sentence);
  const closest = there.toSorted((a, b) => shared(whole, b.keys).length - shared(whole, a.keys).length)[0];
  return closest && changedPlaces(denied(sentence), closest.text);
}

/** The same value, range or bound; a bare number of degrees is the angle or the temperature that the passage means. */
function isSame(said: Quantity, given: Quantity): boolean {
  if (compareQuantities(said, given) === undefined) return false;
  const near = (a: number, b: number) =>
    a === b ||
    (Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= SLACK * Math.max(Math.abs(a), Math.abs(b)));
  return near(said.low, given.low) && near(said.high, given.high);
}

/** Clauses with words enough to be found again; else the sentence as one. */
function clausesOf(sentence: string): readonly string[] {
  const clauses = sentence.split(CLAUSES).filter((clause) => keysOf(clause).size > 0);
  return clauses.length > 0 &&
    clauses.length <= MOST_CLAUSES &&
    clauses.every((clause) => keysOf(clause).size >= LEAST_OF_A_CLAUSE)
    ? clauses
    : [sentence];
}

/** What of a clause says otherwise than a sentence of the passage. */
function turned(clause: string, given: string): string | undefined {
  for (const pair of OPPOSITES)
    for (const [same, opposite] of [pair, [pair[1], pair[0]] as const])
      for (const { 0: word, index } of clause.matchAll(same)) {
        const around = besides(clause, index, word.length);
        const here = nearestTo(around, given, same);
        const there = nearestTo(around, given, opposite);
        if (there && (!here || there.shared > here.shared))
          return `it says “${word}” where the passage says “${there.word}”`;
      }
  return otherwiseDenied(clause, given) ?? otherwiseCompared(clause, given) ?? exchanged(clause, given, goSameWay);
}

/** Content words on either side that tell what a word is said of. */
const AROUND = 3;

/** The words beside a place within its clause: those before it, and those behind it. */
function besides(text: string, start: number, length: number): ReadonlySet<string> {
  const ends = [...text.matchAll(BOUNDARIES)].map(({ index }) => index);
  const from = ends.findLast((end) => end < start) ?? 0;
  const to = ends.find((end) => end >= start + length) ?? text.length;
  const before = contentWords(text.slice(from, start)).slice(-AROUND);
  const behind = contentWords(text.slice(start + length, to)).slice(0, AROUND);
  return new Set([...before, ...behind].map(({ key }) => key));
}

/** Of the places where a passage has such a word, the one that has most of the same words beside it. */
function nearestTo(around: ReadonlySet<string>, given: string, pattern: RegExp) {
  let best: { readonly word: string; readonly shared: number } | undefined;
  for (const { 0: word, index } of given.matchAll(pattern)) {
    const common = shared(besides(given, index, word.length), around).length;
    if (!best || common > best.shared) best = { word, shared: common };
  }
  return best;
}

/** Says that something is not so, of whatever word; a bound such as "not more than 5 mm" is a quantity's. */
const NOT =
  /\b(?:not|never|neither)\b(?! (?:only|just|limited|necessarily)\b)(?! (?:exceed\w*|\p{L}+er than|more than|less than)\b.{0,24}\d)/iu;

/** Words that one of both denies and the other does not. */
function otherwiseDenied(clause: string, given: string): string | undefined {
  const [ours, theirs] = [deniedIn(clause), deniedIn(given)];
  const there = keysOf(given);
  const word =
    [...ours.denied].find((key) => there.has(key) && !theirs.denied.has(key)) ??
    // what the passage says in one place and denies in another is not denied
    [...keysOf(clause)].find((key) => theirs.denied.has(key) && !theirs.said.has(key) && !ours.denied.has(key));
  if (word === undefined)
    return NOT.test(clause) && !NOT.test(given) && theirs.denied.size === 0
      ? 'it denies what the passage says'
      : undefined;
  return ours.denied.has(word) ? `it denies “${word}”, the passage does not` : `the passage denies “${word}”`;
}

/** Words that a text denies, and those that it says. */
function deniedIn(text: string): { readonly denied: ReadonlySet<string>; readonly said: ReadonlySet<string> } {
  const denied = new Set<string>();
  let said = '';
  let from = 0;
  for (const { reach } of negationsOf(text)) {
    for (const key of keysOf(text.slice(reach.start, reach.end))) denied.add(key);
    said += `${text.slice(from, Math.max(from, reach.start))}\n`;
    from = Math.max(from, reach.end);
  }
  return { denied, said: keysOf(said + text.slice(from)) };
}

const THAN = /\bthan\b/iu;

/** "A is thicker than B" of a passage that says it of B and A, or compares with nothing. */
function otherwiseCompared(clause: string, given: string): string | undefined {
  const ours = clause.split(THAN);
  if (ours.length !== 2 || quantitiesOf(ours[1]!.slice(0, 40)).length > 0) return undefined;
  const theirs = given.split(THAN);
  if (theirs.length < 2) return 'the passage makes no such comparison';
  const standard = keysOf(ours[1]!);
  const apart = (keys: ReadonlySet<string>, other: ReadonlySet<string>) =>
    new Set([...keys].filter((key) => !other.has(key)));
  const [before, after] = [keysOf(theirs[0]!), keysOf(theirs[1]!)];
  const own = apart(standard, keysOf(ours[0]!));
  const inOrder = shared(own, apart(after, before)).length;
  const turnedRound = shared(own, apart(before, after)).length;
  return turnedRound > inOrder ? 'it compares the other way round' : undefined;
}
