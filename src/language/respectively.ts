import { partsBetween, type Span } from './spans.ts';

/** Values and the names that they belong to in turn: `A and B in amounts of 5 % and 10 %, respectively`. */
export interface Respective<T extends Span> {
  readonly values: readonly T[];
  readonly names: readonly Span[];
}

/** How far before or behind its values a list of names is looked for. */
const REACH = 200;
const MOST_LISTS = 100;
const ENGLISH = /\brespectively\b/giu;
const CHINESE = /分别(?:为|是|占)?(?:约)?/gu;
/** Of several values in the plural: in turn, too, where there are as many names. */
const AMOUNTS = /\bin (?:the )?(?:amounts|quantities|proportions|concentrations|contents) of (?:about )?$/iu;
const BETWEEN_VALUES = /^(?:,? (?:and|or) (?:about )?|, (?:about )?|[、，,] ?|和|与|及)$/u;
const BETWEEN_NAMES = /,? and |, (?=\S)|[、，,]|以及|和|与|及/gu;
/** Between a list of names and its values. */
const LINK =
  /(?:[,]? ?(?:(?:is|are|was|were|being|which are) )?(?:present |added |used |contained |employed |mixed )?(?:in|at|with|having) (?:the )?(?:total )?(?:amounts?|contents?|proportions?|concentrations?|quantit(?:y|ies)|levels?|shares?)(?: by (?:weight|mass|volume))?(?: of)?|,? (?:is|are|was|were|being|of|with))(?: about)? $/iu;
const LINK_ZH =
  /(?:的)?(?:重量|质量|体积|摩尔)?(?:含量|用量|加入量|添加量|掺量|浓度|重量份数?|质量份数?|份数|质量分数|重量百分比|质量百分比|比例|占比)?$/u;
/** The words before a list that are no part of its first name. */
const BEFORE_LIST =
  /^.*(?:\b(?:where|wherein|that|which|comprising|contains?|containing|including|includes?|of|are|is|was|were|the|by|with|adding|mixing|using)(?= )|[:：]|(?:其中|所述|包括|包含|含有|加入|将))/iu;

/** The last names of what stands before values, or nothing where there are fewer. */
function namesBefore(text: string, from: number, to: number, link: RegExp, count: number): readonly Span[] | undefined {
  const said = text.slice(from, to);
  const linked = link.exec(said);
  const parts = partsBetween(text, { start: from, end: linked ? from + linked.index : to }, BETWEEN_NAMES);
  const last = parts.slice(-count);
  if (last.length < count) return undefined;
  const [first, ...others] = last as [Span, ...Span[]];
  const before = BEFORE_LIST.exec(text.slice(first.start, first.end))?.[0].length ?? 0;
  const start = first.start + before + (/^\s*/u.exec(text.slice(first.start + before, first.end))?.[0].length ?? 0);
  return start < first.end ? [{ start, end: first.end }, ...others] : undefined;
}

/** Values that stand beside each other with nothing but commas and `and` between, those before a place or after it. */
function runOf<T extends Span>(text: string, values: readonly T[], at: number, before: boolean): readonly T[] {
  const near = before
    ? values.filter(({ start, end }) => end <= at && start >= at - REACH).reverse()
    : values.filter(({ start }) => start >= at && start < at + REACH);
  const run: T[] = [];
  for (const value of near) {
    const last = run.at(-1);
    const gap = last && (before ? text.slice(value.end, last.start) : text.slice(last.end, value.start));
    if (gap !== undefined && !BETWEEN_VALUES.test(gap)) break;
    run.push(value);
  }
  return before ? run.reverse() : run;
}

/** Where the sentence of a place begins, or `REACH` before it. */
function sentenceStart(text: string, at: number): number {
  const from = Math.max(0, at - REACH);
  const ends = [...text.slice(from, at).matchAll(/\. |[;；。\n]/gu)];
  const last = ends.at(-1);
  return last ? from + last.index + last[0].length : from;
}

/** The lists of values in a text whose names are told in turn. @param values In the order of the text. */
export function respectivelyIn<T extends Span>(text: string, values: readonly T[]): Respective<T>[] {
  const found: Respective<T>[] = [];
  const keep = (run: readonly T[], names: readonly Span[] | undefined) => {
    if (run.length >= 2 && names?.length === run.length) found.push({ values: run, names });
  };
  for (const { index: at } of [...text.matchAll(ENGLISH)].slice(0, MOST_LISTS)) {
    const run = runOf(text, values, at, true);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) continue;
    const tail = text.slice(last.end, at);
    const named = /^,? (?:of|for|in) /u.exec(tail);
    if (named) {
      const list = tail.slice(named[0].length).replace(/,? ?$/u, '');
      const start = last.end + named[0].length;
      keep(run, partsBetween(text, { start, end: start + list.length }, BETWEEN_NAMES));
    } else if (/^,? ?$/u.test(tail)) {
      keep(run, namesBefore(text, sentenceStart(text, first.start), first.start, LINK, run.length));
    }
  }
  const listed = values.filter(({ start }) => AMOUNTS.test(text.slice(Math.max(0, start - 40), start)));
  for (const first of listed.slice(0, MOST_LISTS)) {
    const run = runOf(text, values, first.start, false);
    if (found.some((one) => one.values[0] === first)) continue;
    keep(run, namesBefore(text, sentenceStart(text, first.start), first.start, LINK, run.length));
  }
  for (const { index: at, 0: marker } of [...text.matchAll(CHINESE)].slice(0, MOST_LISTS)) {
    const run = runOf(text, values, at + marker.length, false);
    if (run[0]?.start !== at + marker.length) continue;
    keep(run, namesBefore(text, sentenceStart(text, at), at, LINK_ZH, run.length));
  }
  return found;
}
