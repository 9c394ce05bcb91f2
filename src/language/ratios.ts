import { partsBetween, type Span } from './spans.ts';

/** A number of a ratio, or two between which it lies. */
export interface RatioPart {
  readonly low: number;
  readonly high: number;
}

/** Names that a text sets in a ratio, `A, B and C (8:1:1 by weight)`: as many as the ratio has parts. */
export interface Ratio extends Span {
  /** Of what: masses, volumes or amounts of substance. */
  readonly of: 'mass' | 'volume' | 'mole';
  readonly parts: readonly RatioPart[];
  readonly names: readonly Span[];
}

const NUMBER = '\\d{1,5}(?:\\.\\d{1,4})?';
const RANGE = `${NUMBER}(?: ?[-‑−–—~～∼至] ?${NUMBER})?`;
const PART = `(?:${RANGE}|[(（]${RANGE}[)）])`;
const RATIO = new RegExp(`(?<![\\d.:：∶/A-Za-z])${PART}(?: ?[:：∶] ?${PART}){1,9}(?![\\d:：∶]|\\.\\d)`, 'gu');

/** How far a name of a list, and a list, may reach. */
const LONGEST_LIST = 160;
/** What says of what a ratio is, before it and behind it. */
// biome-ignore format: read it as a table
const BEFORE = {
  mass: /(?:\b(?:weight|mass|wt\.?) ratios?|(?:质量|重量)(?:份数?|百分)?(?:配比|比例?)(?:关系)?|配合比)[^,;.，；。]{0,60}$/iu,
  volume: /(?:\b(?:volume|volumetric|vol\.?) ratios?|体积(?:配比|比例?))[^,;.，；。]{0,60}$/iu,
  mole: /(?:\b(?:molar|mole|mol\.?|atomic|stoichiometric) ratios?|(?:摩尔|物质的量|原子|化学计量)(?:配比|比例?))[^,;.，；。]{0,60}$/iu,
};
// biome-ignore format: read it as a table
const BEHIND = {
  mass: /^,? ?[(（]?(?:by (?:weight|mass)|(?:in|as) (?:weight|mass)|w ?[/:] ?w(?: ?[/:] ?w){0,6}|wt\.? ?%|(?:weight|mass) ?%|(?:weight|mass) ratio|parts by (?:weight|mass)|的?(?:质量|重量)(?:配比|比例?))/iu,
  volume: /^,? ?[(（]?(?:by vol(?:ume|\.)?|v ?[/:] ?v(?: ?[/:] ?v){0,6}|vol\.? ?%|(?:volume|volumetric|vol\.?) ratio|的?体积(?:配比|比例?))/iu,
  mole: /^,? ?[(（]?(?:by mol(?:es?|\.)?|mol ?[/:] ?mol|mol\.? ?%|(?:molar|mole|mol\.?|atomic) ratio|的?(?:摩尔|物质的量|原子)(?:配比|比例?))/iu,
};
const KINDS = ['mass', 'volume', 'mole'] as const;

/** What an eluent or a mobile phase is mixed of is no recipe. */
const ELUENT =
  /elu(?:ent|ted|ting|tion)|chromatograph|\bTLC\b|mobile phase|recrystalli|洗脱|层析|展开剂|流动相|重结晶/iu;

/** Between the names of a list; a slash, a colon or a dash only between short words. */
const BETWEEN =
  /,? (?:and|to|or) (?:the )?|, |[、，]| ?[/:：∶] ?|以及|(?<![中饱混缓温调])和|与|及|(?<=\p{Script=Han})[-–—](?=\p{Script=Han})/gu;
/** Before a list, no part of its first name. */
const LEADING =
  /^.*(?:\b(?:wherein|where|that|which|comprising|comprises|contains?|containing|contained|including|includes?|of|are|is|was|were|been|the|by|with|from|in|into|using|mixing|adding|blending|combining|dissolving|between|an?) |[:：] ?|[;；。] ?|[)）] ?|(?:其中|所述的?|包括|包含|含有|加入|将|由|把|取|以(?!及)|使|溶于|溶解于|分散于|用|称取|向|比例?[为是]))(?=\S)/u;
/** What a list is said to be before its ratio: is mixed in a, blended at a, 混合, 按. */
const LINK =
  /(?:,? (?:is|are|was|were|being|be)(?: \p{L}{2,14}){0,4})?(?:,? (?:(?:in|at|with|having|of) )?(?:an?|the)|,? (?:in|at|with))? ?$/u;
const LINK_ZH = /(?:的|之间的)?(?:[，,]?(?:混合物?)?[，,]?(?:按照?|以|依)(?:照)?)?$/u;
/** Where a list of names ends that stands behind its ratio. */
const VERB = / (?:is|are|was|were|in|as|with|at|to|for|by|on|under|having|which|that|containing)(?= )/u;
const DONE = / (?:is|are|was|were|being|be) [^,;:]{2,80}$/u;

/** The names of a list that ends at a place, as many as a ratio has parts; nothing where it has more or fewer. */
function listOf(text: string, start: number, end: number, count: number): readonly Span[] | undefined {
  const parts = partsBetween(text, { start, end }, BETWEEN);
  const [first, ...others] = parts.slice(-count);
  if (!first || others.length !== count - 1) return undefined;
  const led = LEADING.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  // where a list of more names is cut in its midst, which of them are meant is unknown
  if (led === 0 && parts.length > count && !/[,，] ?$/u.test(text.slice(Math.max(start, first.start - 2), first.start)))
    return undefined;
  return first.start + led < first.end ? [{ start: first.start + led, end: first.end }, ...others] : undefined;
}

/** n(苯酚):n(甲醛)=, m(A)∶m(B)为: amounts of substance, masses, volumes. */
const SIGNED =
  /(?<sign>[nmVv])[(（][^()（）]{1,30}[)）](?: ?[:：∶/] ?\k<sign>[(（][^()（）]{1,30}[)）]){1,8} ?(?:[=＝]|为|是) ?$/u;
/** 质量比为1:2的甲醇和水: up to what is done with them. */
const LIST_ZH =
  /^[^，,；;。：:、()（）]{1,20}?(?:、[^，,；;。：:、()（）和与]{1,20}){0,8}(?:和|与|及|以及)(?:(?!混|加入|溶|置|组成|的|制|进|在|于|投|复配|搅|作|反)[^，,；;。：:、()（）]){1,20}/u;

/** Where the sentence or the item of a list begins that a place is in. */
function clauseStart(text: string, at: number): number {
  const from = Math.max(0, at - LONGEST_LIST);
  const last = [...text.slice(from, at).matchAll(/\. (?=\p{Lu})|[;；。\n]/gu)].at(-1);
  return last ? from + last.index + last[0].length : from;
}

/** the weight ratio of A to B is: up to the ratio. */
const RATIO_OF =
  /\bratios?(?: by (?:weight|mass|volume))? (?:of|between) (?<list>[^;]{3,120}?)(?: ?[:=]|,? (?:(?:is|was|are|were|being|may be|can be)(?: \p{L}{2,12}){0,2}|of|ranges?|in))(?: (?:from|between|about|approximately|the range of)){0,2} ?[(（]?$/iu;
/** Between names and their ratio: in a weight ratio of, 的质量比为, or a bracket alone. */
const TOLD =
  /(?: ?[(（]|,)?(?:(?:,? (?:in|at|with|having|of)(?: an?| the)?| an?| the)? ?(?:weight|mass|wt\.?|volume|volumetric|vol\.?|molar|mole|mol\.?|atomic|stoichiometric) ratios?(?: (?:of|is|was|=)|:)?)? ?(?:about )?[(（=]? ?$/iu;
const TOLD_ZH =
  /[(（]?(?:的|之间的)?(?:质量|重量|体积|摩尔|物质的量|原子|化学计量)(?:份数?|百分)?(?:配比|比例?)(?:关系)?(?:为|是|：|:|=|＝)?约?[(（]?$|[(（=＝为以按]$/u;
/** Between a ratio and names behind it: 65:20:15 wt% SiO2, B2O3 and Na2O. */
const UNIT =
  /^,? ?[(（]?(?:(?:wt|vol|mol)\.? ?%|(?:by )?(?:weight|mass|volume)|[wv] ?[/:] ?[wv](?: ?[/:] ?[wv]){0,6})[)）]? (?:(?:mixture|blend|solution) of )?(?=\p{L})/iu;
const NAMES_BEHIND = /^[^,;:.，；。()（）]{1,60}(?:, [^,;:.()]{1,40}){0,8}/u;

/** Names behind a ratio, `count` of them. */
function namesBehind(text: string, end: number, count: number): readonly Span[] | undefined {
  const behind = text.slice(end, end + LONGEST_LIST);
  const chinese = /^的(?=\p{L})/u.test(behind) && LIST_ZH.exec(behind.slice(1));
  if (chinese) return listOf(text, end + 1, end + 1 + chinese[0].length, count);
  const unit = UNIT.exec(behind)?.[0].length;
  if (unit === undefined) return undefined;
  const said = behind.slice(unit);
  const list = NAMES_BEHIND.exec(said.slice(0, VERB.exec(said)?.index));
  return list ? listOf(text, end + unit, end + unit + list[0].length, count) : undefined;
}

/** Names before a ratio, in a list that ends there or in what it is said to be of. */
function namesBefore(text: string, start: number, count: number): readonly Span[] | undefined {
  const from = clauseStart(text, start);
  const before = text.slice(from, start);
  const chinese = /\p{Script=Han}/u.test(before.slice(-12));
  const told = (chinese ? TOLD_ZH : TOLD).exec(before);
  if (!told) return undefined;
  const said = before.slice(0, told.index);
  const bracketed = /[(（]/u.test(told[0]);
  const list = chinese
    ? said
        .replace(LINK_ZH, '')
        .replace(/[(（]$/u, '')
        .replace(/的?混合(?:溶剂|溶液|液)$/u, '')
    : (bracketed ? said : said.replace(DONE, '').replace(LINK, '')).trimEnd();
  return list === '' ? undefined : listOf(text, from, from + list.length, count);
}

/** The names of a ratio: `ratio of A to B is 1:2`, `A and B in a ratio of 1:2`, `A/B (1:2 w/w)`, `1:2 wt% A and B`. */
function namesOf(text: string, start: number, end: number, count: number): readonly Span[] | undefined {
  const from = clauseStart(text, start);
  const before = text.slice(from, start);
  const said = RATIO_OF.exec(before);
  if (said) {
    const { list = '' } = said.groups!;
    const at = from + said.index + said[0].indexOf(list);
    return listOf(text, at, at + list.length, count);
  }
  const signed = SIGNED.exec(before);
  if (signed)
    return [...signed[0].matchAll(/(?<=[(（])[^()（）]{1,30}(?=[)）])/gu)]
      .map(({ index, 0: name }) => ({
        start: from + signed.index + index,
        end: from + signed.index + index + name.length,
      }))
      .slice(-count);
  const bracketed = /[(（]$/u.test(before);
  return (bracketed ? undefined : namesBehind(text, end, count)) ?? namesBefore(text, start, count);
}

const SIGNS: Readonly<Record<string, Ratio['of']>> = { n: 'mole', m: 'mass', V: 'volume', v: 'volume' };
/** from 1:9 to 9:1: a second ratio, up to which it reaches. */
const UP_TO = new RegExp(`^ ?(?:to|and|[-–—~～∼至到]) ?(${RATIO.source})`, 'u');

const partOf = (written: string): RatioPart => {
  const numbers = [...written.matchAll(/\d+(?:\.\d+)?/gu)].map(([number]) => Number(number));
  return { low: Math.min(...numbers), high: Math.max(...numbers) };
};

/**
 * The ratios of a text whose names it says, in its order. A ratio that does not say of what it is (`PLA/PBAT 70/30`,
 * 比例为2:1), or has not as many names as parts, is left out, and so are eluents.
 */
export function ratiosIn(text: string): Ratio[] {
  const found: Ratio[] = [];
  for (const match of text.matchAll(RATIO)) {
    const start = match.index;
    if (start < (found.at(-1)?.end ?? 0)) continue;
    const upTo = UP_TO.exec(text.slice(start + match[0].length, start + match[0].length + 60));
    const end = start + match[0].length + (upTo?.[0].length ?? 0);
    const before = text.slice(Math.max(0, start - 90), start);
    const behind = text.slice(end, end + 40);
    const sign = SIGNED.exec(before)?.groups?.sign;
    const of =
      (sign && SIGNS[sign]) ??
      KINDS.find((kind) => BEHIND[kind].test(behind)) ??
      KINDS.find((kind) => BEFORE[kind].test(before));
    if (!of || ELUENT.test(before) || ELUENT.test(behind)) continue;
    const last = upTo?.[1]?.split(/[:：∶]/u).map(partOf);
    const first = match[0].split(/[:：∶]/u).map(partOf);
    if (last && last.length !== first.length) continue;
    const parts = first.map(({ low, high }, at) => ({
      low: Math.min(low, last?.[at]?.low ?? low),
      high: Math.max(high, last?.[at]?.high ?? high),
    }));
    const names = namesOf(text, start, end, parts.length);
    const unit = /^ ?(?:wt|vol|mol)\.? ?%/u.exec(behind)?.[0].length ?? 0;
    if (names) found.push({ start, end: end + unit, of, parts, names });
  }
  return found;
}
