import { isElement } from '#collections/materials/composition.ts';
import { formulasOf } from './formulas.ts';
import type { Span } from './spans.ts';

/** Of what the shares of a sentence are that says so once, `in mol%: 60% SiO2`. */
export type ShareKind = 'mass share' | 'volume share' | 'mole share';

// biome-ignore format: read it as a table
const HEADS: readonly (readonly [ShareKind, RegExp])[] = [
  ['mass share', /(?:\b(?:in|by|as) )?(?<!\d ?)\b(?:(?:mass|weight|wt\.?) ?(?:%|percent(?:ages?)?)|% by (?:mass|weight))|(?<![\d%] ?|percent |parts )\bby (?:weight|mass)\b|(?:质量|重量)(?:百分[比数含率]|分数|百分含量|[%％])|[(（](?:wt|质量|重量)\.? ?[%％]?[)）]|(?<!\d ?)wt\.? ?[%％]/giu],
  ['volume share', /(?:\b(?:in|by|as) )?(?<!\d ?)\b(?:volume|vol\.?) ?(?:%|percent(?:ages?)?)|(?<![\d%] ?)\bby volume\b|体积(?:百分[比数含率]|分数|百分含量|[%％])/giu],
  ['mole share', /(?:\b(?:in|by|as) )?(?<!\d ?)\b(?:molar?|mole|mol\.?|atomic|at\.?) ?(?:%|percent(?:ages?)?)|(?:摩尔|原子|物质的量)(?:百分[比数含率]|分数|百分含量|[%％])|(?<!\d ?)(?:mol|at)\.? ?[%％]/giu],
];
/** all percentages by weight, （质量分数）: behind a list. */
// biome-ignore format: read it as a table
const TAILS: readonly (readonly [ShareKind, RegExp])[] = [
  ['mass share', /(?:percent(?:age)?s?|%) (?:being |are )?(?:all )?(?:given |expressed )?(?:by|in) (?:weight|mass)|[(（](?:all )?(?:in )?(?:(?:wt|mass|weight)\.? ?%|by (?:weight|mass)|w\/w|质量分数|质量百分比|重量百分比|质量[%％])[)）]/iu],
  ['mole share', /(?:percent(?:age)?s?|%) (?:being |are )?(?:all )?(?:given |expressed )?(?:by|in) mol(?:es)?|[(（](?:all )?(?:in )?(?:(?:mol|at)\.? ?%|摩尔分数|原子百分比)[)）]/iu],
];
const REACH = 500;
const REACH_BEHIND = 300;

/** The part of a sentence before a place, and the one behind it. */
function around(text: string, at: number): readonly [before: string, behind: string] {
  const from = Math.max(0, at - REACH);
  const before = text.slice(from, at);
  const start = [...before.matchAll(/\. (?=\p{Lu})|[。\n]/gu)].at(-1);
  const behind = text.slice(at, at + REACH_BEHIND);
  const end = /\. (?=\p{Lu})|[。\n]/u.exec(behind);
  return [before.slice(start ? start.index + start[0].length : 0), behind.slice(0, end?.index)];
}

/** Of what a share is that stands as a bare per cent, by what its sentence says before it or behind it. */
export function shareKindAt(text: string, at: number): ShareKind | undefined {
  const [before, behind] = around(text, at);
  let last: { kind: ShareKind; index: number } | undefined;
  for (const [kind, head] of HEADS)
    for (const { index } of before.matchAll(head)) if (!last || index > last.index) last = { kind, index };
  return last?.kind ?? TAILS.find(([, tail]) => tail.test(behind))?.[0];
}

/** A name with a number that its head gives the unit of: `(wt.%): Si 6.5-7.5, Mg 0.3`, （质量份）：树脂 100，石英粉 60. */
export interface HeadedContent {
  readonly name: Span;
  readonly number: Span;
  readonly low?: number;
  readonly high?: number;
  readonly kind: ShareKind | 'parts';
}

/** Behind it stands a list of bare numbers. */
// biome-ignore format: read it as a table
const LIST_HEADS: readonly (readonly [ShareKind | 'parts', RegExp])[] = [
  ['mass share', /(?<![\d.] ?)(?:\b(?:mass|weight|wt\.?) ?(?:[%％]|percent)|% by (?:weight|mass)|(?:质量|重量)(?:百分比|分数|[%％]))/giu],
  ['mole share', /(?<![\d.] ?)(?:\b(?:mole?|atomic|at|molar)\.? ?(?:[%％]|percent)|(?:摩尔|原子)(?:百分比|分数|[%％]))/giu],
  ['parts', /[(（](?:in )?(?:phr|parts by (?:weight|mass)|(?:质量|重量)份数?|份)(?=[)）])|(?:质量|重量)份[数额]?(?=[^\d，,；;。：:()（）]{0,14}[:：])/giu],
];
/** Between a head and the first of its list: `): the rest is`, 计为：. */
const INTRODUCED = /^[^\d.;。；]{0,24}$/u;
const SEPARATED = /^[\s,，、;；:：)）(（]{0,6}(?:and |和)?$/u;
const NUMBER = '\\d{1,3}(?:\\.\\d{1,5})?';
const RANGE = `(?<less>≤|<|＜|[Uu]p to |[Mm]ax\\.? ?)? ?(?<first>${NUMBER})(?: ?(?:-|‑|−|–|—|~|～|∼|to|至) ?(?<second>${NUMBER}))?(?<max> ?max\\.?)?(?![\\d.]*[%％\\d])`;
const ITEM = new RegExp(
  `(?:^|(?<=[,，、;；:：)）(（\\s]))(?:(?<name>(?:[A-Z][a-z]?\\d{0,2}){1,5})(?: ?[:：=]| )? ?${RANGE}(?=[,，、;；.。)）]|\\s|$))`,
  'gu',
);
const FIRST = new RegExp(
  `(?:^|(?<=[,，、;；:：)）(（\\s]))${RANGE} (?<name>(?:[A-Z][a-z]?\\d{0,2}){1,5})(?=[,，、;；.。)）\\s]|$)`,
  'gu',
);
const LONGEST_LIST = 400;
const FEWEST = 2;

function listBehind(text: string, from: number, kind: ShareKind | 'parts'): HeadedContent[] {
  const said = text.slice(from, from + LONGEST_LIST);
  const list = said.slice(0, /\.(?= |$)|[。\n]/u.exec(said)?.index);
  for (const pattern of [ITEM, FIRST]) {
    const found: HeadedContent[] = [];
    let last = 0;
    for (const match of list.matchAll(pattern)) {
      const { name = '', first = '', second, less, max } = match.groups!;
      if (!(found.length === 0 ? INTRODUCED : SEPARATED).test(list.slice(last, match.index))) break;
      last = match.index + match[0].length;
      if (formulasOf(name).length === 0 && !isElement(name)) continue;
      const at = from + match.index + match[0].indexOf(name);
      const offset = pattern === ITEM ? name.length : 0;
      const numberAt = from + match.index + match[0].indexOf(less ?? first, offset);
      const [low, high] = [Number(first), Number(second ?? first)];
      const bounded = less !== undefined || max !== undefined;
      found.push({
        name: { start: at, end: at + name.length },
        number: { start: numberAt, end: pattern === ITEM ? from + last : at - 1 },
        ...(!bounded && { low: Math.min(low, high) }),
        high: Math.max(low, high),
        kind,
      });
    }
    if (found.length >= FEWEST) return found;
  }
  return wordsBehind(list, from, kind);
}

/** An item of a list in words: zinc oxide 5, 聚酰胺650 40. */
const WORDS = new RegExp(
  `^(?:and |和)?(?<name>(?=[\\p{L}\\d(])(?!\\d+(?:\\.\\d+)?$)[^:：]{1,40}?)(?: ?[:：=] ?| |(?<=[\\p{Script=Han})）]))(?<first>${NUMBER.replace('{1,3}', '{1,4}')})(?: ?[-‑−–—~～∼至] ?(?<second>${NUMBER.replace('{1,3}', '{1,4}')}))?份?$`,
  'u',
);
/** As many items of words, one after the other, are a list. */
const FEWEST_IN_WORDS = 3;

/** The items of words with bare numbers behind `(phr):`, up to the first that is none. */
function wordsBehind(list: string, from: number, kind: ShareKind | 'parts'): HeadedContent[] {
  const colon = /^(?:[)）] ?|[^\d，,；;。：:()（）]{0,14})[:：] ?/u.exec(list)?.[0].length;
  if (colon === undefined) return [];
  const found: HeadedContent[] = [];
  for (const item of list.slice(colon).matchAll(/[^，,、；;]+/gu)) {
    const blanks = item[0].length - item[0].trimStart().length;
    const match = WORDS.exec(item[0].trim());
    if (!match) break;
    const { name = '', first = '', second = first } = match.groups!;
    const start = from + colon + item.index + blanks + match[0].indexOf(name);
    const end = from + colon + item.index + blanks + match[0].length;
    found.push({
      name: { start, end: start + name.length },
      number: { start: start + match[0].indexOf(first, name.length), end },
      ...{ low: Math.min(Number(first), Number(second)), high: Math.max(Number(first), Number(second)), kind },
    });
  }
  return found.length >= FEWEST_IN_WORDS ? found : [];
}

/** C 0.08, Si 0.25 (wt%): the unit stands behind the list. */
const LIST_TAILS: readonly (readonly [ShareKind, RegExp])[] = [
  ['mass share', /[(（](?:in )?(?:wt|mass|weight)\.? ?[%％][)）]/giu],
  ['mole share', /[(（](?:in )?(?:at|mol)\.? ?[%％][)）]/giu],
];

function listBefore(text: string, to: number, kind: ShareKind): HeadedContent[] {
  const from = Math.max(0, to - LONGEST_LIST);
  const before = [...text.slice(from, to).matchAll(/[:：;；。\n]|\. (?=\p{Lu})| (?=[A-Z][a-z]? ?\d)/gu)].map(
    ({ index, 0: said }) => from + index + said.length,
  );
  // the list begins at the first place from which nothing but items stands up to its unit
  for (const start of before.slice(-30)) {
    const found = listBehind(text, start, kind).filter(({ number }) => number.end <= to);
    const last = found.at(-1);
    if (found.length >= FEWEST && last && /^ ?$/u.test(text.slice(last.number.end, to))) return found;
  }
  return [];
}

/** Lists of elements or formulas with bare numbers whose unit stands in their head, at least two in each. */
export function headedContentsIn(text: string): HeadedContent[] {
  const found: HeadedContent[] = [];
  for (const [kind, head] of LIST_HEADS)
    for (const { index, 0: said } of text.matchAll(head)) found.push(...listBehind(text, index + said.length, kind));
  for (const [kind, tail] of LIST_TAILS)
    for (const { index } of text.matchAll(tail))
      found.push(
        ...listBefore(text, index, kind).filter(({ name }) => !found.some((one) => one.name.start === name.start)),
      );
  return found.sort((a, b) => a.number.start - b.number.start);
}
