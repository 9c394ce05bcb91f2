import type { TextLanguage } from './script.ts';
import type { Span } from './spans.ts';

/**
 * Words that change what the words around them say: negation, ordinals, the verb that carries a relation, reports of
 * earlier documents.
 */

/** A place where a text says that something is not there. */
export interface Negation extends Span {
  /** Negates what follows, up to the end of the clause. */
  readonly reach: Span;
  /** It says what something else stands for ("instead of rubber"), and not only that it is not there. */
  readonly instead?: true;
}

const NEGATIONS =
  /\b(?:not|(?:is|are|was|were|do|does|did|has|have|had|can|could|wo|would|should|need|must)n['’]t|without|free (?:of|from)|devoid of|never|neither|nor|lacks?|lacking|absence of|absent|excluding|excludes?|other than|instead of|no(?! (?:more|less|later|fewer|greater|longer) than\b)|non(?=-))\b|不含有?|不具有|不包括|不包含|不需要|不使用|不采用|不设置|(?<!有)没有|无需|无须|未设置|不设有?|未设有?|不带|[不未](?:配备|配置|安装)|未采用|未使用|缺少|未经|避免使用|不(?!仅|但|锈|同|大于|小于|高于|低于|超过|少于|断|等|变|限于|足|良|可避免|论|管|妨|停|久|间断|到(?=[一二三四五六七八九十百千万\d]))|非(?!常|易失)|未(?!来|知)|(?<![\p{Script=Han}])无(?!线|论|人机|刷|机|定形|缝|源)/giu;
/** "not only", "not less than", "not exceeding", "not limited to" deny nothing. */
const NO_NEGATION =
  /^not\s+(?:only|just|limited|necessarily|(?:more|less|greater|smaller|later|fewer|lower|higher)\s+than|exceed(?:ing|ed)?|shown|be limited)|^no\s+(?:more|less)\s+than/i;
const CLAUSE_END = /[,;:.()，。；：（）]|\b(?:and|but|or|which|wherein|while)\b|但|而|并/giu;
/** 是不是, 能不能: a verb on both sides asks whether. */
const asksWhether = (text: string, at: number): boolean =>
  text[at] === '不' && /\p{Script=Han}/u.test(text[at - 1] ?? '') && text[at - 1] === text[at + 1];

/** The farthest word that a negation reaches. */
const REACH_WORDS = 5;
const REACH_HAN = 10;
const REACH = new RegExp(
  `^\\W*(?:[\\p{Script=Latin}\\d'-]+\\W+){0,${REACH_WORDS}}|^[\\p{Script=Han}\\w]{1,${REACH_HAN}}`,
  'u',
);
/** "does not require the pipe to be rotated": what is not needed stands behind the thing that it is done to. */
const NEEDS = /^\s(?:require|need|necessitate)/i;
const LONG_REACH = /^\W*(?:[\p{Script=Latin}\d'-]+\W+){0,8}/u;
/** What stands for something else denies that thing, and not what follows: "instead of rubber a weight may pull". */
const INSTEAD = /^(?:instead of|other than)$/i;
const SHORT_REACH = /^\W*(?:[\p{Script=Latin}\d'-]+\W+){0,2}/u;

/**
 * The negations of a text, with the words that each reaches: 5 words or 10 Han characters, never past the end of the
 * clause; 2 words after "instead of".
 */
export function negationsOf(text: string): Negation[] {
  const found: Negation[] = [];
  for (const match of text.matchAll(NEGATIONS)) {
    if (NO_NEGATION.test(text.slice(match.index, match.index + 40)) || asksWhether(text, match.index)) continue;
    const start = match.index;
    const end = start + match[0].length;
    const clause = text.slice(end, end + 120);
    CLAUSE_END.lastIndex = 0;
    const stop = CLAUSE_END.exec(clause)?.index ?? clause.length;
    const instead = INSTEAD.test(match[0].replace(/\s+/, ' '));
    const words =
      (instead ? SHORT_REACH : NEEDS.test(clause) ? LONG_REACH : REACH).exec(`${clause.slice(0, stop)} `)?.[0].length ??
      0;
    const han = /^[\p{Script=Han}]/u.test(clause) ? REACH_HAN : 0;
    const reach = { start: end, end: end + Math.min(stop, Math.max(words, han)) };
    found.push({ start, end, reach, ...(instead && { instead: true as const }) });
    if (found.length >= 500) break;
  }
  return found;
}

/** "second cooling plate": the ordinal, as a number from 1, and the words after it that it counts. */
export interface Ordinal extends Span {
  readonly number: number;
  /** The words that follow, up to three (or six Han characters), for finding the same thing elsewhere. */
  readonly counted: string;
}

const ORDINALS =
  /\b(first|second|third|fourth|fifth|sixth)\s+((?:[\p{L}\d-]+)(?:\s+[\p{L}\d-]+){0,2})|第([一二三四五六])(\p{Script=Han}{1,6})/giu;
const ENGLISH_ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * The ordinals of a text. "second" as a unit of time is none: it stands after a number or an article of time ("per
 * second").
 */
export function ordinalsOf(text: string): Ordinal[] {
  const found: Ordinal[] = [];
  for (const match of text.matchAll(ORDINALS)) {
    const before = text.slice(Math.max(0, match.index - 8), match.index);
    if (match[1] && /(?:\d\s*|per\s|each\s)$/i.test(before)) continue;
    const number = match[1]
      ? ENGLISH_ORDINALS.indexOf(match[1].toLowerCase()) + 1
      : '一二三四五六'.indexOf(match[3]!) + 1;
    const counted = (match[2] ?? match[4])!;
    found.push({ start: match.index, end: match.index + match[0].length - counted.length, number, counted });
    if (found.length >= 500) break;
  }
  return found;
}

/** Words that say there is more than one of a thing: what a "second X" needs near its X. */
export const SEVERAL =
  /\b(?:second|third|two|three|four|both|another|other|plurality|multiple|several|each|pairs?|couple|dual|double|further|additional|respective(?:ly)?|arrays? of)\b|第[二三四]|两|二个|多个|另一|各|每个|一对|双|若干|复数|分别/giu;

/** "for cooling the anode", "configured to cool": the verb that says what a thing is for. */
export interface Purpose extends Span {
  /** The verb as written: `cooling`, `cool`. */
  readonly verb: string;
}

const PURPOSES: Record<TextLanguage, RegExp> = {
  en: /\b(?:(?:configured|adapted|arranged|operable|designed|programmed|constructed|structured|used|able|serving|operative)\s+(?:to|for)|for|capable\s+of|to)\s+(?:(?:selectively|automatically|substantially|at\s+least\s+partially)\s*|be\s+)?([a-z]{3,}(?:ing)?)\b[^,;:.]*/giu,
  zh: /(?:用于|用以|配置为|配置成|被配置为|适于|以便|用来)(\p{Script=Han}{2})[^，,；;。：:]*/gu,
};

/** Nouns after "for" are no verbs: "for example", "for each"; "to the" neither. */
const NO_VERB =
  /^(?:example|each|the|said|all|any|use|instance|this|that|these|those|which|an?|its|their|both|one|two|more|another|other|least|form|with|and|between|about|from|providing|being|having|using|including|allowing|making|hand|forming|performing)$/i;

/** The purposes a text states, in order: "for" needs a verb in -ing, "configured to" takes any. */
export function purposesOf(text: string, language: TextLanguage): Purpose[] {
  const found: Purpose[] = [];
  for (const match of text.matchAll(PURPOSES[language])) {
    const verb = match[1]!;
    if (language === 'en') {
      const lead = /^(?:\w+\s+)?(?:to|for|of)\b/i.exec(match[0])![0].toLowerCase();
      if (NO_VERB.test(verb)) continue;
      const bare = lead === 'for' || lead === 'to';
      if (lead.endsWith('for') || lead.endsWith('of')) {
        if (!/ing$/.test(verb)) continue;
      } else if (bare) continue;
    }
    found.push({ start: match.index, end: match.index + match[0].length, verb });
  }
  return found;
}

/** Words by which a text names another document. */
const DOCUMENTS =
  /\b(?:U\.?\s?S\.?\s+(?:Pat(?:ent)?\.?|Publication|Application|Ser)|Pat(?:ent)?\.\s*Nos?|patent\s+(?:document|literature|application|publication))|专利(?:文献|号|申请|公开)|公开号|公告号/iu;
/** Its number: an office with five digits or more; of any other office six, and after GB, as fewer are a standard's. */
const NUMBERS =
  /(?<![\p{Script=Latin}\d])(?:(?:US|EP|WO|JP|DE|CN|KR|FR)[\s-]?(?:A[\s-]?)?\d(?:[\d,/-]|\s(?=\d{3})){4,}|[A-Z]{2}[\s-]?(?:A[\s-]?)?\d[\d,]{5,})/u;

/** Whether a text names another patent document, by such words or its number. */
export const namesDocument = (text: string): boolean => DOCUMENTS.test(text) || NUMBERS.test(text);
