import { phrasesOf } from '../phrases.ts';
import type { TextLanguage } from '../script.ts';
import type { Span } from '../spans.ts';
import { goesOnAsClause } from './chinese.ts';
import {
  claimWords,
  closes,
  isAdverb,
  isCategory,
  isDegree,
  isFree,
  isInTime,
  isMeasure,
  isOrdinal,
  isPassed,
  isPlace,
  isSide,
  isStep,
  mayEndBefore,
  type Word,
} from './words.ts';

/** A name that a claim gives a thing. */
export interface ClaimTerm extends Span {
  /** As the claim first writes it, without article and number. */
  readonly text: string;
  /** Equal for inflections of one name. */
  readonly key: string;
}

const ARTICLES = new Set(['a', 'an', 'the', 'said', 'each', 'one', 'at', 'plurality', 'two', 'three']);
const LONGEST_TERM = 5;
const LONGEST_CLAIM = 30_000;

/** Where a name ends that begins here; nothing where none does. */
function endOf(words: readonly Word[], from: number): number | undefined {
  for (let at = from; at < words.length && at - from < LONGEST_TERM; at++)
    if (mayEndBefore(words, at + 1)) return at + 1;
  return undefined;
}

/**
 * Whether a name says no more than what any thing has or is: its side, measure or category ("the upper
 * surface", "a longitudinal axis", "an apparatus"). There is nothing to look for in a disclosure.
 */
const saysNothing = (run: readonly Word[]): boolean => {
  const last = run.at(-1)!.text;
  const generic = isSide(last) || isCategory(last) || isMeasure(last);
  return (
    (generic && run.slice(0, -1).every(({ text }) => isPlace(text) || isDegree(text) || PLAIN.has(text))) ||
    run.every(({ text }) => text.length === 1)
  );
};

/** Says of a side or a measure no more than how it lies or how much it is. */
const PLAIN = new Set(
  'internal external forward backward rearward forwards backwards lengthwise crosswise widthwise small large major minor certain full half degree'.split(
    ' ',
  ),
);

/** Chinese words of place and number, and what begins with the end of a clause of time: no names. */
const NO_NAME =
  /^(?:方法|工艺|装置|系统|设备|产品|步骤|用途|应用|用量|[A-Za-z]?\d.*|r?\/?min|按?以?(?:重量|质量|体积|摩尔)(?:份数?|百分比|比)计?|时|[上下前后左右内外]方|[上下左右前后内外顶底中一两二另四各]?[侧端部边]|[一两二三四多若干]个?|每个|[一两多]者|之间|中间|同时|左右|上下|大约|大致|大概)$|^时/u;
/** What makes a number vague, before it. */
const ABOUT = /(?:大约|大致|大概|约)$/u;
/** A verb behind a Chinese name, with nothing behind it that makes a name of it. */
const DOES =
  /(?:流经|流过|流入|流出|经过|穿过|进入|送入|通入|反转|切换|混合|带动|割断|切断|缠绕|冷凝|洗涤|返回|移动|转动|滑动|回|呈|还|均|不?超过|先|(?:最[后先]|首先|随后|再|依次|分别)?加入)后?$/u;

/** What is done with a thing, before its name: 用乙酸乙酯, 判定毛发. */
const DONE = /^(?:判定|判断|用(?![户途量电水具品力]))(?=\p{Script=Han}{2})/u;
/** What a thing does to another one, between their names: 蒸汽先经过分凝器; but 流入口. */
const DOES_TO =
  /时?(?:再|先|又|连续|依次|分别)?(?:经过|送入|通入|流入|进入|冷凝出|割断|切断|抽走|带走)(?![口孔管端件部量器阀腔槽道区面侧机泵])/gu;

/** The parts of a Chinese run that what is done divides, of two characters at least. */
function dividedByVerbs(run: string): Span[] {
  const parts: Span[] = [];
  let start = 0;
  for (const { 0: verb, index } of run.matchAll(DOES_TO)) {
    parts.push({ start, end: index });
    start = index + verb.length;
  }
  return [...parts, { start, end: run.length }].filter((part) => part.end - part.start > 1);
}

/** What a number or 每 counts by, before the name that it counts: 4个滚轮. */
const COUNTED = /^[个根条片块支台只层组对套张](?=\p{Script=Han}{2})/u;
/** Begins a clause or a phrase of place, time or manner, and no name: 从图像中提取, 若存在; but 从动轮, 用户. */
const NO_BEGINNING =
  /^(?:从(?!动|机|站|属|节点|设备|板|轮|齿)|以(?!太|上|下|外|内)|向(?!量|心|导)|后(?!台|端|盖|轮|视|座|部|置|桥|排|侧|壁|板|缘|轴|续|挡|门|备)|若|则|反之|他(?!汀|克)|把(?!手|柄)|被(?!动|测|检|褥|子)|当(?!前|量|地|日|季|年|月))/u;

/**
 * The name in a Chinese run, from where it begins; nothing where the run is none: a verb before its object (转动所述立柱),
 * a clause, or what is known already with what it does (立柱铰接 behind 立柱).
 */
function chineseName(whole: string, before: string, behind: string, known: (name: string) => boolean) {
  // 在800r/min下分散, 步骤S2中搅拌温度: the end of what stands before
  const counted = /[\d每各]$/u.test(before)
    ? /^[上下中内时后](?=\p{Script=Han}{2})|^/u.exec(whole)![0].length || (COUNTED.exec(whole)?.[0].length ?? 0)
    : /[a-zA-Z%℃°]$/.test(before)
      ? /^[上下中内时后]?/u.exec(whole)![0].length
      : 0;
  // V形排布: the form that a letter names
  if (/[A-Za-z]$/.test(before) && /^[形型字]/u.test(whole)) return undefined;
  const done = DONE.exec(whole.slice(counted))?.[0].length ?? 0;
  const from = counted + done;
  const run = whole.slice(from);
  // 壳体上: where something is, on the thing that is named
  const place = run.length > 2 ? run.replace(/[上下内外中]$/u, '') : run;
  const does = DOES.exec(place);
  const name =
    does && does.index >= 2 ? place.slice(0, does.index) : /^为?\d/u.test(behind) ? place.replace(ABOUT, '') : place;
  if (NO_NAME.test(name) || NO_BEGINNING.test(name) || (name === place && /^所述/u.test(behind))) return undefined;
  for (let length = 2; length < name.length; length++)
    if (known(name.slice(0, length)) && goesOnAsClause(name.slice(length))) return undefined;
  return { name, from };
}

/**
 * The things that a claim names, each once, in the order of their first mention. `known`: keys of what claims before it
 * name.
 */
export function claimTerms(claim: string, language: TextLanguage, known: ReadonlySet<string> = new Set()): ClaimTerm[] {
  const text = claim.slice(0, LONGEST_CLAIM);
  const found = new Map<string, ClaimTerm>();
  if (language === 'zh') {
    const isNamed = (name: string) => found.has(name) || known.has(name);
    for (const { start: at, text: whole } of phrasesOf(text))
      for (const part of dividedByVerbs(whole)) {
        const [start, end] = [at + part.start, at + part.end];
        const before = text.slice(Math.max(0, start - 1), start);
        const named = chineseName(text.slice(start, end), before, text.slice(end, end + 2), isNamed);
        if (!named || found.has(named.name)) continue;
        const from = start + named.from;
        found.set(named.name, { text: named.name, key: named.name, start: from, end: from + named.name.length });
      }
    return [...found.values()];
  }
  const words = claimWords(text);
  for (let at = 0; at < words.length; at++) {
    if (!ARTICLES.has(words[at]!.text)) continue;
    let from = at + 1;
    while (
      from < words.length &&
      !words[from]!.apart &&
      (isPassed(words[from]!.text) ||
        words[from]!.text === 'specific' ||
        isOrdinal(words[from]!.text) ||
        isDegree(words[from]!.text))
    )
      from++;
    if (closes(words[from])) continue;
    const did = words[from]!;
    // "the calculated gradient" behind "calculating a gradient": what the claim itself did
    if (
      did.text.endsWith('ed') &&
      /^(?:the|said)$/.test(words[at]!.text) &&
      !closes(words[from + 1]) &&
      words.slice(0, at).some((word) => word.stem === did.stem && word.text !== did.text)
    )
      from++;
    const end = endOf(words, from);
    if (end === undefined) continue;
    // "a first depth d1"
    const to = end > from + 1 && /^[a-z]{1,2}\d{1,3}$/.test(words[end - 1]!.text) ? end - 1 : end;
    const run = words.slice(from, to);
    const last = run.at(-1)!;
    if (isFree(run[0]!.text) || isStep(last.text) || isAdverb(last.text) || last.text.endsWith('ed')) continue;
    if (saysNothing(run) || (run.length === 1 && isInTime(last.text))) continue;
    const key = run.map(({ stem }) => stem).join(' ');
    if (found.has(key)) continue;
    const { start } = run[0]!;
    found.set(key, { text: text.slice(start, last.end).replace(/\s+/g, ' '), key, start, end: last.end });
  }
  return [...found.values()];
}
