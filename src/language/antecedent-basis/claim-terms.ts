import { phrasesOf } from '../phrases.ts';
import type { TextLanguage } from '../script.ts';
import type { Span } from '../spans.ts';
import {
  claimWords,
  closes,
  isAdverb,
  isCategory,
  isDegree,
  isFree,
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
 * Whether a name says no more than what any thing has or is: its side or category ("the upper surface",
 * "an apparatus"). There is nothing to look for in a disclosure.
 */
const saysNothing = (run: readonly Word[]): boolean => {
  const last = run.at(-1)!.text;
  const generic = isSide(last) || isCategory(last);
  return generic && run.slice(0, -1).every(({ text }) => isPlace(text) || isDegree(text));
};

/** Chinese words of place and number, and what begins with the end of a clause of time: no names. */
const NO_NAME =
  /^(?:时|[上下前后左右内外]方|[上下左右前后内外]?[侧端部]|[一两二三四多若干]个?|每个|[一两多]者|之间|中间|同时)$|^时/u;
/** A verb behind a Chinese name, with nothing behind it that makes a name of it. */
const DOES = /(?:流经|流过|流入|流出|经过|穿过|进入|反转|切换)$/u;

/** The things that a claim names, each once, in the order of their first mention. */
export function claimTerms(claim: string, language: TextLanguage): ClaimTerm[] {
  const text = claim.slice(0, LONGEST_CLAIM);
  const found = new Map<string, ClaimTerm>();
  if (language === 'zh') {
    for (const { start, end, text: whole } of phrasesOf(text)) {
      // 壳体上: where something is, on the thing that is named
      const place = whole.length > 2 ? whole.replace(/[上下内外中]$/u, '') : whole;
      const does = DOES.exec(place);
      const name = does && does.index >= 2 ? place.slice(0, does.index) : place;
      if (NO_NAME.test(name) || found.has(name)) continue;
      found.set(name, { text: name, key: name, start, end: end - whole.length + name.length });
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
      (isPassed(words[from]!.text) || isOrdinal(words[from]!.text) || isDegree(words[from]!.text))
    )
      from++;
    if (closes(words[from])) continue;
    const to = endOf(words, from);
    if (to === undefined) continue;
    const run = words.slice(from, to);
    const last = run.at(-1)!;
    if (isFree(run[0]!.text) || isStep(last.text) || isAdverb(last.text) || last.text.endsWith('ed')) continue;
    if (saysNothing(run)) continue;
    const key = run.map(({ stem }) => stem).join(' ');
    if (found.has(key)) continue;
    const [start, end] = [run[0]!.start, last.end];
    found.set(key, { text: text.slice(start, end).replace(/\s+/g, ' '), key, start, end });
  }
  return [...found.values()];
}
