import { cachedStem } from '../content-words.ts';
import { VERBS } from './verbs.ts';

/** A word of an English claim. */
export interface Word {
  /** Lower case; hyphens part words. */
  readonly text: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
  /** Written in two to six capitals: letters that may stand for words. */
  readonly capitals: boolean;
  /** A hyphen stands before it. */
  readonly joined: boolean;
  /** A hyphen stands before or behind it: the `in` of `cut-in temperature` ends no name. */
  readonly compound: boolean;
  /** A mark stands before it: no phrase reaches over it. */
  readonly apart: boolean;
}

const WORD = /[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;
/** Reference signs and units in brackets: `(12)`, `(12a, 14)`, `(nm)`. */
const SIGNS =
  /\(\s?(?:nm|[µμ]m|mm|cm|m|s|ms|Hz|V|A|W|K|Pa|°C?|%|°)\s?\)|\(\s?(?:\d{1,4}[a-z]?|[A-Z]\d{0,3})(?:\s?[,;-]\s?(?:\d{1,4}[a-z]?|[A-Z]\d{0,3})){0,9}\s?\)/g;

/** Words of an English claim in order; reference signs in brackets are passed over. Linear. */
export function claimWords(text: string): Word[] {
  // blanks of the same length keep every offset
  const plain = text.replace(SIGNS, (signs) => ' '.repeat(signs.length));
  const words: Word[] = [];
  let last = 0;
  let possessive = false;
  for (const match of plain.matchAll(WORD)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const lower = match[0].toLowerCase().replace(/['’]s?$/, '');
    const between = plain.slice(last, start);
    const apart = words.length === 0 || possessive || /[^\s\-‐‑–'’"“”]/u.test(between);
    const joined = /^[-‐‑–]$/u.test(between);
    const prefix = joined && !apart && isPrefix(words.at(-1)!.text) ? words.pop() : undefined;
    const whole = (prefix?.text ?? '') + lower;
    words.push({
      text: whole,
      stem: cachedStem(whole),
      start: prefix?.start ?? start,
      end,
      capitals: /^[A-Z]{2,6}$/.test(match[0]),
      joined: prefix?.joined ?? joined,
      compound: prefix?.joined ?? joined,
      apart: prefix?.apart ?? apart,
    });
    if (joined && !prefix) words[words.length - 2] = { ...words.at(-2)!, compound: true };
    last = end;
    possessive = /['’]s?$/.test(match[0]);
  }
  return words;
}

/** Written joined to what follows, with a hyphen or without: `non-polar`, `nonpolar`. */
const isPrefix = (word: string): boolean => /^(?:non|anti|semi|multi|micro|nano|ultra)$/.test(word);

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that no noun phrase goes on after. */
const CLOSES = set(`
  a an the said this that these those which who whose whom what wherein whereby where when while whenever if then than
  thereby therein thereof thereto thereon therefrom therewith therebetween therethrough thereunder whereupon
  and or nor but so yet as because since until unless although though whether either neither both not
  of in on at by to from for with without within into onto upon over under above below between among through throughout
  during before after back against along across around about behind beneath beside besides beyond near off out outside
  inside toward towards via per up down away apart together except despite regarding relative according based adjacent
  opposite prior
  is are was were be been being am has have had having do does did can could may might must shall should will would cannot
  it its they them their he his she her i we our you your itself themselves
  there here also only always never further furthermore otherwise thus hence again such
  each every any some all none
  comprising comprises comprise comprised including includes include consisting consists consist containing configured
  adapted arranged operable disposed positioned coupled connected mounted attached located formed made selected provided
  using characterized characterised operative present claim claims free capable due other near sent divided built driven taken fed wound held kept given required chosen thereinside concerning movable able`);
/** What stands between the article and the name without being part of it. */
const PASSED = set(`
  at least one two three four five six seven eight nine ten more or plurality multiplicity number set pair group series
  array of respective corresponding other remaining entire whole full above aforesaid aforementioned foregoing claimed
  recited said individual each every various several different further additional particular multiple given certain associated
  overall resulting resultant relevant correct actual general proper appropriate desired required so`);
/** The claim itself and its steps: "the receiving step". */
const STEPS = set('method process step steps act acts operation operations');
/** What is said of anything without having been introduced. */
const FREE = set(`
  following same present others latter former like fact case event extent
  way manner order time basis invention one ones another preceding previous improvement world art use presence absence
  purpose type kind earth ground atmosphere environment compound combination group least most rest remainder balance vicinity range ranges equation equations relation relationship formula formulas formulae outside inside top bottom interior
  exterior`);
/** They tell things of one name apart. */
const ORDINALS = set(
  'first second third fourth fifth sixth seventh eighth ninth tenth 1st 2nd 3rd 4th primary secondary',
);
/** Parts that anything in space has. */
const SIDES = set(
  'side sides direction directions end ends portion portions surface surfaces region regions part parts area areas position positions edge edges',
);
/** What may be said of such a part without naming another one. */
const PLACES = set(`
  outer inner upper lower front rear left right top bottom back central middle total average mean minimum maximum same free
  ambient surrounding
  upstream downstream outermost innermost uppermost lowermost distal proximal lateral vertical horizontal longitudinal transverse axial radial
  circumferential peripheral circumference thickness width height length`);
/** What says how much of a thing there is, or how like it is to another, and names nothing. */
const DEGREES = set(`
  greater lesser larger smaller higher longer shorter wider thinner sufficient predetermined preselected preset single
  substantially relatively generally approximately essentially nth opposing opposed opposite identical similar different
  common maximum minimum allowable suitable effective exact`);
/** What a claim may say that it is of, whatever the description calls it. */
const CATEGORIES = set(
  'apparatus apparatuses means device devices system systems article articles assembly arrangement member members element elements component components body bodies structure structures unit units piece pieces half halves inch inches hand',
);
/**
 * What a thing or an act has without anyone saying so: "the length of", "the distance between", "the direction in
 * which".
 */
const INHERENT = set(`
  amount angle area axis back basis beginning bottom boundary bulk capacity case center centre circumference color colour composition concentration condition conditions content contents contour core corner cost course cross curvature curve deal
  degree density depth diameter difference dimension dimensions direction distance duration edge edges effect efficiency end ends energy entirety existence extent exterior face frequency front half height
  identity inside intensity interface interior intersection inverse kind lack layout left length level levels life limit line location locus magnitude majority manner mass maximum mean means middle minimum
  name nature neck need number object occurrence order orientation origin outcome outline outside pair path percentage performance perimeter period periphery phase place plane point points portion portions position positions possibility potential power
  pressure probability product progress proportion quality quantity quotient radius range rate ratio rear region regions remainder respect result results right root roughness row sake scope sense sequence set shape side sides sign size
  slope source space spacing speed square start state state status strength structure sum surface surfaces system temperature terms thickness time times timing tip top total type types value values velocity vicinity
  volume wall walls weight onset lesser greater proviso form exit entrance midpoint remainder apex vertex width world index output`);
/** Of these, what is a place, a length or a number, and nothing that must be described to be there. */
const MEASURES = set(
  'angle axis axes center centers centre centres corner degree depth diameter dimension dimensions direction distance entirety exterior extent height interior length location midpoint middle occurrence origin outline perimeter period periphery place plane point points position radius shape size space spacing sum difference thickness time value vicinity volume width',
);
/** Behind a name they say where or how it is, unless a noun follows. */
const BEHIND = set(
  'downstream upstream higher lower greater larger smaller longer shorter wider thicker thinner closer remote forth inward outward upward downward inwardly outwardly proportional indicative representative responsive relevant irrespective rather sufficient suitable equal parallel perpendicular similar consistent proximate transverse constant long wide high thick dry',
);
/** Nouns as well as verbs: with an s after a name and nothing of a name behind, they are read as verbs. */
const EITHER = set(
  'control display filter end place work function support face form press project point lock seal cover contact drive feed supply discharge flow exit rest cut heat set reset measure lead act start stop cross mount clamp grip turn bend fold span taper show run lift slide pivot bias join track hold mesh mix increase decrease rise fall report request process transfer access output input collapse leak ride result mate snap wrap swing twist roll hinge hang spin match beep blink',
);
const ARTICLES = set('a an the said each one any another its their');
/**
 * What takes an object and is part of no name of a thing: "a scene constituting part of", "a position precluding
 * rotation".
 */
const TAKES = set(
  'constituting precluding permitting imparting allowing causing exceeding representing requiring ensuring containing concerning regarding pertaining having',
);
/** The same, where several things are the object: "a memory storing instructions". */
const STORES = set('storing executing carrying holding providing describing defining running');

export const isDegree = (word: string): boolean => DEGREES.has(word);
export const isCategory = (word: string): boolean => CATEGORIES.has(word);
export const isInherent = (word: string): boolean => INHERENT.has(word) || INHERENT.has(word.replace(/s$/, ''));
export const isMeasure = (word: string): boolean => MEASURES.has(word);
/** "the next 24 hours": told of a time, and of no thing. */
export const isInTime = (word: string): boolean => /^(?:next|last|past|coming)$/.test(word);
export const isOrdinal = (word: string): boolean => ORDINALS.has(word);
export const isFree = (word: string): boolean => FREE.has(word);
export const isPlace = (word: string): boolean => PLACES.has(word);
export const isStep = (word: string): boolean => STEPS.has(word);
export const isSide = (word: string): boolean => SIDES.has(word);
export const isPassed = (word: string): boolean => PASSED.has(word) || /^\d+$/.test(word);
const isParticle = (word: string): boolean =>
  /^(?:in|on|at|by|to|from|off|out|up|down|over|under|through|per|with|above|below|back)$/.test(word);
export const closes = (word: Word | undefined): boolean =>
  !word || word.apart || (CLOSES.has(word.text) && !(word.compound && isParticle(word.text))) || /^\d/.test(word.text);

const isAmount = (word: string): boolean => word === 'less' || word === 'more';

const beginsAtLeast = (words: readonly Word[], at: number): boolean =>
  words[at]!.text === 'at' && /^(?:least|most)$/.test(words[at + 1]?.text ?? '');

/** Names of things that end as participles and words of manner do. */
const NO_PARTICIPLE = set(
  'spring ring string wing king sling thing bearing housing casing bushing lining tubing wiring railing building ceiling packaging clothing flooring bed seed feed speed shed reed weed table timetable turntable variable syllable cable crucible',
);
const isParticiple = (word: string): boolean => /(?:ed|ing|able|ible)$/.test(word) && !NO_PARTICIPLE.has(word);

const NO_ADVERB = set(
  'supply assembly subassembly family anomaly reply monopoly ally fly butterfly jelly belly poly ply',
);
export const isAdverb = (word: string) => word.endsWith('ly') && !NO_ADVERB.has(word);

/** Of the verbs, what names a thing as often: "the pump handle", but "the pumps handle". */
const NAMES_TOO = set('handle limit return store break draw share fit stand sense purge shade seat');

function isVerb(word: string, before: string): boolean {
  if (VERBS.has(word)) return !NAMES_TOO.has(word) || /[^s]s$/.test(before);
  if (!word.endsWith('s')) return false;
  return (
    VERBS.has(word.slice(0, -1)) ||
    (word.endsWith('es') && VERBS.has(word.slice(0, -2))) ||
    (word.endsWith('ies') && VERBS.has(`${word.slice(0, -3)}y`))
  );
}

/** A verb with what it does behind it: `executing instructions`, `forms bubbles`. */
export const isDoing = ({ text }: Word): boolean =>
  (text.endsWith('ing') && (VERBS.has(text.slice(0, -3)) || VERBS.has(`${text.slice(0, -3)}e`))) ||
  (text.endsWith('s') && EITHER.has(text.slice(0, -1)));

/** Whether a noun phrase may end before the word at this place: it is no part of a name, or may be a verb. */
export function mayEndBefore(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (!word || closes(word)) return true;
  const next = words[at + 1];
  if (isAdverb(word.text) || isVerb(word.text, words[at - 1]?.text ?? '')) return true;
  if (BEHIND.has(word.text) && closes(next)) return true;
  if (word.text === 'set' && next?.text === 'forth') return true;
  if (TAKES.has(word.text)) return true;
  // "a memory storing instructions that"
  if (STORES.has(word.text) && next?.text.endsWith('s') && closes(words[at + 2])) return true;
  // "a state indicating absence", "slots curving inward", "a comparator drawing less than"
  if (word.text.endsWith('ing') && next && (isFree(next.text) || BEHIND.has(next.text) || isAmount(next.text)))
    return true;
  // "a first depth d1"
  if (/^[a-z]{1,2}\d{1,3}$/.test(word.text) && closes(next)) return true;
  // a participle that something hangs on, not one that goes before a noun
  if (isParticiple(word.text) && (closes(next) || isAdverb(next!.text))) return true;
  if (word.text.endsWith('s') && EITHER.has(word.text.slice(0, -1)) && (closes(next) || isAdverb(next!.text)))
    return true;
  // "letting the member snap into"
  if (EITHER.has(word.text) && next && !next.apart && /^(?:into|onto|towards?|against|along)$/.test(next.text))
    return true;
  if (EITHER.has(word.text) && closes(next) && words[at - 1]!.text.endsWith('s')) return true;
  // "the sensors detect a", "the walls form the": an object follows
  return next !== undefined && !next.apart && (ARTICLES.has(next.text) || beginsAtLeast(words, at + 1));
}
