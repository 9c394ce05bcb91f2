import { cachedStem } from '#language/content-words.ts';
import { withListedThings } from '#language/listed-things.ts';
import { phrasesOf } from '#language/phrases.ts';
import { type Quantity, quantitiesOf } from '#language/quantities.ts';
import { isHan, languageOf, type TextLanguage } from '#language/script.ts';
import { type Segment, segmentClaim, trimSegment } from '#language/segments.ts';
import type { Span } from '#language/spans.ts';
import { type Negation, negationsOf, ordinalsOf } from '#language/wording.ts';
import { type Count, countsOf } from './counts.ts';
import { type Opposable, opposablesOf } from './opposites.ts';
import type { ELEMENT_KINDS } from './types.ts';
import { wordsOf } from './words.ts';

/** A content word of an element: what it counts, and where it stands in the element's text. */
export interface ElementWord {
  readonly key: string;
  readonly worth: number;
  readonly places: readonly Span[];
}

/** One element of a claim, made ready for any product. Offsets of `span` count in the claim, all others in `text`. */
export interface ClaimElement {
  readonly kind: (typeof ELEMENT_KINDS)[number];
  readonly text: string;
  readonly span: Span;
  readonly language: TextLanguage;
  /** Without those of listed alternatives, units and numbers. */
  readonly words: readonly ElementWord[];
  /** Neighbouring content words: what tells a statement from words that stand about. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Content words of the thing that it names first. */
  readonly head: readonly string[];
  /** Content words of every thing that it names, `head` first. */
  readonly names: readonly (readonly string[])[];
  /** Alternatives of which one is enough: content words of each. */
  readonly alternatives: readonly (readonly string[])[];
  readonly quantities: readonly Quantity[];
  readonly counts: readonly Count[];
  readonly opposables: readonly Opposable[];
  /** Its ordinals from the second on: "a second plate" is not told by what is said of a plate. */
  readonly ordinals: readonly number[];
  readonly negations: readonly Negation[];
  /** What stands apart in it, by a new line or a mark; empty where nothing does ("an antenna; and\n a sensor"). */
  readonly parts: readonly ClaimElement[];
}

/** How rare a content word is. */
export type WordWorth = (key: string) => number;

/** Words of which any description is full: they count a third. */
const COMMON = new Set(
  `system assembly unit part portion member element structure arrangement mechanism body surface side end region area direction position location data information signal value process
  操作 系统 装置 设备 结构 机构 单元 模块 部分 表面 方向 位置 数据 信息 信号`
    .trim()
    .split(/\s+/)
    .map((word) => (isHan(word[0]!) ? word : cachedStem(word))),
);
const COMMON_SHARE = 0.35;

/** Words that say of which category a claim is, and nothing else. */
const CATEGORY = new Set(
  'method process apparatus device system product article arrangement assembly equipment network 方法 工艺 装置 设备 系统 产品 网络'
    .split(' ')
    .map((word) => (isHan(word[0]!) ? word : cachedStem(word))),
);

/** Elements of one claim that are read; real ones have some dozens at most. */
const MOST_ELEMENTS = 80;
/** A claim is read up to here: sequences and tables go on for pages. */
const LONGEST_CLAIM = 60_000;

const REFERENCE =
  /\b(?:claims?|clauses?)\s{1,4}\d|权利要求\s{0,4}\d|(?:preceding|previous|foregoing|above)\s{1,4}claims|任一项?权利要求/iu;
/** Where what a dependent claim adds begins, after the mention of its parent. */
const ADDS =
  /[,，:：]|\b(?:wherein|in which|where|whereby|further|additionally|also|characteri[sz]ed|compris(?:es|ing)|includ(?:es|ing)|having|has|consist(?:s|ing) of)\b|其特征在于|其中|还包括|进一步/iu;
const LEAD = String.raw`wherein|in which|where|whereby|which|and|further|additionally|also|characteri[sz]ed (?:in that|by)|compris(?:es|ing)|includ(?:es|ing)|[\s,:，：]|其特征在于|其中|还包括|进一步`;
/** What a dependent claim begins its own words with. */
const LEADS = new RegExp(`^(?:${LEAD})+(?=\\s?\\S)`, 'iu');
const EACH_LEAD = new RegExp(`${LEAD}|包括|包含|的方法|方法`, 'giu');
/** Whether a piece says that more follows, and nothing of it: 还包括 before a new line. */
const onlyLeads = (text: string) => text.replace(EACH_LEAD, '') === '';
/** A list of which one is chosen closes nothing: "selected from the group consisting of", 选自由……组成的组. */
const CLOSED = /(?<!\bgroup\s{1,4})\bconsist(?:s|ing)\s{1,4}of\b|(?<!选自)由[^，,。；;]{0,200}(?:组成|构成)/iu;
const MEANS =
  /^(?:an?\s{1,4}|said\s{1,4}|the\s{1,4})?(?:[\w-]{1,40}\s{1,4}){0,3}means\s{1,4}(?:for|to)\b|^用于.{2,200}的(?:手段|装置)$/iu;
const FUNCTION =
  /\b(?:configured|adapted|arranged|operable|programmed|designed|structured|capable)\b|\bfor\s{1,4}\w{2,40}ing\b|用于|用以|配置为|被配置|适于/iu;

/** Before the mention of another claim: its thing is a part of this one's, and all of the words are its own. */
const HAS_AS_PART =
  /\b(?:compris(?:es|ing)|includ(?:es|ing)|contain(?:s|ing)|having|has|us(?:es|ing)|consist(?:s|ing) of)\b|包括|包含|具有|含有|采用/iu;

/**
 * Where a dependent claim's own words begin; 0 for a claim that mentions no other at its beginning, or as a part of its
 * thing: "a glass, comprising a pane and a foil as claimed in claim 1".
 */
function ownStart(text: string): number {
  const mention = REFERENCE.exec(text.slice(0, 400));
  if (!mention || HAS_AS_PART.test(text.slice(0, mention.index))) return 0;
  const from = mention.index + mention[0].length;
  const after = ADDS.exec(text.slice(from, from + 400));
  return after ? from + after.index : from;
}

const LISTED: readonly RegExp[] = [
  /\b(?:selected|chosen|drawn)\s{1,4}from\s{1,4}(?:the\s{1,4})?(?:group\s{1,4})?(?:(?:consisting|comprised|composed|made\s{1,4}up)\s{1,4}of|comprising|including|of)?\s{0,4}:?(?<list>[^;\n]{3,1500})/giu,
  /\b(?:at\s{1,4}least\s{1,4}one|one\s{1,4}or\s{1,4}more|any\s{1,4}one|either\s{1,4}one|one)\s{1,4}of\s{1,4}(?!the\s|said\s|a\s{1,4}plurality)(?<list>[^;\n]{3,400})/giu,
  /选自(?:由)?(?<list>[^；;。\n]{2,400}?)(?:组成的|中的|所组成|之)/gu,
  /(?<list>(?:[^，,；;、。：:\n]{1,20}、){1,20}[^，,；;、。：:\n]{1,20}?)中的?(?:至少|任意|任)?一(?:种|个|项|者)/gu,
];
const BETWEEN_ALTERNATIVES = /[,，、;；/]|\band\b|\bor\b|和|或|及|与/iu;
/** Of a list whose last comma has "and" behind it, a conjunction elsewhere joins words of one alternative. */
const BEFORE_LAST = /[,;]\s{0,4}(?:and\/or|and|or)\b/iu;
const BETWEEN_COMMAS = /[,;](?:\s{0,4}(?:and\/or|and|or)\b)?/iu;
const LIST_ENDS = /,\s{0,4}(?:wherein|said|the|and\s{1,4}wherein|which|each)\b/iu;
/** What is said of a list stands behind its last alternative: "at least one of cells and packs is cooled". */
const SAID_OF_LIST = /\s(?:is|are|was|were|has|have)\s/iu;
const MOST_ALTERNATIVES = 60;

/** A list without what follows it in its sentence. */
function listWithin(text: string): string {
  const cut = LIST_ENDS.exec(text);
  const list = cut ? text.slice(0, cut.index) : text;
  const last = Math.max(0, ...[...list.matchAll(/\b(?:and|or)\b/giu)].map(({ index }) => index));
  const said = SAID_OF_LIST.exec(list.slice(last));
  return said ? list.slice(0, last + said.index) : list;
}

/** The alternatives that a text lists, and where the lists stand. */
function alternativesOf(text: string): { alternatives: string[][]; spans: Span[] } {
  for (const pattern of LISTED)
    for (const match of text.matchAll(pattern)) {
      const full = match.groups!.list!;
      const list = listWithin(full);
      const start = match.index + match[0].indexOf(full);
      const alternatives = list
        .split(BEFORE_LAST.test(list) ? BETWEEN_COMMAS : BETWEEN_ALTERNATIVES)
        .map((one) => [...new Set(wordsOf(one).map(({ key }) => key))])
        .filter((one) => one.length > 0)
        .slice(0, MOST_ALTERNATIVES);
      if (alternatives.length > 1) return { alternatives, spans: [{ start: match.index, end: start + list.length }] };
    }
  return { alternatives: [], spans: [] };
}

const within = (span: Span, spans: readonly Span[]) =>
  spans.some(({ start, end }) => start <= span.start && span.end <= end);

const ARTICLE =
  /^(?:(?:an?|the|said|one|each|at least one|one or more|a plurality of|a pair of|(?:at least |at most |exactly )?(?:two|three|four|five|six|seven|eight|nine|ten)|further|also|its)\s{1,4})+/iu;
/** Where the name of a thing ends and what is said of it begins. */
const NAME_ENDS =
  /[,;:()]|\b(?:for|of|in|on|at|to|with|within|having|has|have|that|which|who|where|wherein|when|while|if|by|from|between|through|over|under|below|above|beneath|behind|beside|around|along|near|inside|outside|against|across|into|onto|upon|and|or|nor|not|is|are|be|being|as|so|such|\w{2,30}(?:ed|ably|ally)(?=\s{1,4}(?:by|in|on|to|with|from|at|for|between|of|into|onto|through|thereto|therein|thereon|along|around|over|under|across|adjacent|opposite|and)\b|\s{0,4}[,;.]|\s{0,4}$)|comprising|including|extending|operable|capable)\b/iu;
const LONGEST_NAME = 4;
const DETERMINER = /\b(?:an?|the|said|each|plurality of|pair of|at least one|one or more|first|second|its)\s{1,4}/giu;
const MOST_NAMES = 60;

const keysOfName = (name: string) => [...new Set(wordsOf(name).map(({ key }) => key))];

/** The name that a text begins with, as content words: `cold plate below the cells` -> cold, plate. */
export function nameAt(text: string): string[] {
  if (languageOf(text.slice(0, 12)) === 'zh') {
    const [phrase] = phrasesOf(text.slice(0, 40));
    return phrase ? keysOfName(phrase.text) : [];
  }
  const bare = text
    .slice(0, 120)
    .replace(ARTICLE, '')
    .replace(/^(?:any|such|other)\s/iu, '');
  return keysOfName(bare.slice(0, NAME_ENDS.exec(bare)?.index ?? bare.length)).slice(0, LONGEST_NAME);
}

/** Every thing that a text names; first the one that it begins with. */
function namesOf(text: string, alternatives: readonly Span[]): string[][] {
  const found = new Map<string, string[]>();
  const add = (name: string[]) => {
    if (name.length > 0) found.set(name.join(' '), name);
  };
  if (languageOf(text) === 'zh') {
    for (const phrase of phrasesOf(text).slice(0, MOST_NAMES))
      if (!within(phrase, alternatives)) add(keysOfName(phrase.text));
    return [...found.values()];
  }
  add(nameAt(text));
  for (const match of [...text.matchAll(DETERMINER)].slice(0, MOST_NAMES)) {
    const start = match.index + match[0].length;
    if (!within({ start, end: start }, alternatives)) add(nameAt(text.slice(start, start + 120)));
  }
  return [...found.values()];
}

function prepare(text: string, span: Span, kind: ClaimElement['kind'], worth: WordWorth): ClaimElement {
  const { alternatives, spans } = alternativesOf(text);
  const quantities = quantitiesOf(text);
  const besidesLists = spans.reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  const names = namesOf(text, spans);
  const counts = countsOf(text);
  const list = wordsOf(text).filter((word) => !within(word, spans) && !within(word, counts));
  const places = new Map<string, Span[]>();
  for (const { key, start, end } of list) places.set(key, [...(places.get(key) ?? []), { start, end }]);
  const words = [...places].map(([key, at]) => ({
    key,
    places: at,
    worth: Math.max(0.1, worth(key)) * (COMMON.has(key) ? COMMON_SHARE : 1),
  }));
  // a product names one of a list, or all of them: what stands on either side is near each other in neither
  const parted = (one: Span, other: Span) => spans.some(({ start, end }) => one.end <= start && end <= other.start);
  const pairs = list
    .slice(1)
    .flatMap((word, i) => (parted(list[i]!, word) ? [] : [[list[i]!.key, word.key] as const]))
    .filter(([one, other]) => one !== other);
  return {
    kind,
    text,
    span,
    language: languageOf(text),
    words,
    pairs,
    head: names[0] ?? [],
    names,
    alternatives,
    quantities,
    counts,
    // "more than 2 mm" is read as a number, and of a list one is enough
    opposables: opposablesOf(text).filter((one) => !within(one, quantities) && !within(one, spans)),
    ordinals: [...new Set(ordinalsOf(besidesLists).map(({ number }) => number))].filter((number) => number >= 2),
    negations: negationsOf(text),
    parts: partsOf(text, kind, worth),
  };
}

const APART = /[\n;；:：]/u;
const BETWEEN_PARTS = /\n+|[;；:：]/gu;
const MOST_PARTS = 6;

/** The parts of an element's text, each made ready as it would be by itself. */
function partsOf(text: string, kind: ClaimElement['kind'], worth: WordWorth): ClaimElement[] {
  if (!APART.test(text)) return [];
  const parts: ClaimElement[] = [];
  let from = 0;
  for (const end of [...[...text.matchAll(BETWEEN_PARTS)].map(({ index }) => index), text.length]) {
    const { start, end: to } = trimSegment(text, { start: from, end });
    from = end + 1;
    if (start >= to) continue;
    const part = prepare(text.slice(start, to), { start, end: to }, kind === 'preamble' ? kind : 'part', worth);
    if (part.words.length > 0 || part.quantities.length > 0 || part.alternatives.length > 0) parts.push(part);
  }
  return parts.length > 1 && parts.length <= MOST_PARTS ? parts : [];
}

const kindOf = (text: string, { part }: Segment): ClaimElement['kind'] =>
  part === 'preamble' ? 'preamble' : MEANS.test(text) ? 'means' : FUNCTION.test(text) ? 'function' : 'part';

/**
 * Takes a claim apart: preamble, parts, relations and functions, and for a closed claim that there is nothing besides.
 * Of a claim that builds on others only what it adds. Nothing is dropped but a preamble that says the category alone
 * ("A method"), which limits nothing: what is too short stays with its neighbour.
 */
export function elementsOf(claim: { readonly text: string; readonly independent: boolean }, worth: WordWorth) {
  const whole = claim.text.slice(0, LONGEST_CLAIM);
  const from = claim.independent ? 0 : ownStart(whole);
  const body = whole.slice(from);
  const language = languageOf(whole);
  const { segments, doubt } = segmentClaim(body, language);
  const cut = doubt ? cutRoughly(body) : withListedThings(body, segments, language);
  const elements: ClaimElement[] = [];
  for (const [index, segment] of cut.slice(0, MOST_ELEMENTS).entries()) {
    const lead =
      from > 0 && index === 0
        ? (LEADS.exec(whole.slice(from + segment.start, from + segment.end))?.[0].length ?? 0)
        : 0;
    const span = { start: from + segment.start + lead, end: from + segment.end };
    const text = whole.slice(span.start, span.end);
    const part = !claim.independent || index > 0 ? (segment.part === 'preamble' ? 'body' : segment.part) : 'preamble';
    if (onlyLeads(text)) continue;
    const element = prepare(text, span, kindOf(text, { ...segment, part }), worth);
    if (element.words.length > 0 || element.quantities.length > 0 || element.alternatives.length > 0)
      elements.push(element);
  }
  const [first, second] = elements;
  if (first?.kind === 'preamble' && second && first.words.every(({ key }) => CATEGORY.has(key))) elements.shift();
  const closed = claim.independent ? closedBy(whole, cut) : undefined;
  if (closed) elements.push(prepare(whole.slice(closed.start, closed.end), closed, 'closed', worth));
  return elements;
}

/** The words that close a claim: after the preamble, not inside an element. */
function closedBy(text: string, segments: readonly Segment[]): Span | undefined {
  const [first, second] = segments;
  if (!first) return undefined;
  const match = CLOSED.exec(text);
  if (!match) return undefined;
  const limit = first.part === 'preamble' && second ? second.start : Math.min(text.length, first.end);
  if (match.index > limit) return undefined;
  const end =
    languageOf(text) === 'zh'
      ? Math.min(match.index + match[0].length, match.index + 60)
      : match.index + match[0].length;
  return { start: match.index, end };
}

/** Pieces of what does not look like one sentence. */
function cutRoughly(text: string): Segment[] {
  const found: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(/[;；\n]|\.\s(?=\p{Lu})|。/gu)) {
    found.push({
      ...trimSegment(text, { start: from, end: match.index }),
      part: found.length === 0 ? 'preamble' : 'body',
    });
    from = match.index + match[0].length;
  }
  found.push({
    ...trimSegment(text, { start: from, end: text.length }),
    part: found.length === 0 ? 'preamble' : 'body',
  });
  return found.filter(({ start, end }) => end > start);
}
