import { contentKeys } from '#language/content-words.ts';
import { isHan } from '#language/script.ts';
import type { Span } from '#language/spans.ts';

/**
 * What a value measures of what: "a thickness of 5 mm" is no diameter, and the thickness of a buffer layer is none of
 * the core beside it.
 */

/** Names of what is measured, for quantities that several names have in common. */
// biome-ignore format: read it as a table
const NAMES: readonly (readonly [measure: string, name: RegExp])[] = [
  ['thickness',  /\b(?:thick(?:ness(?:es)?)?|thin)\b|厚度?/giu],
  ['diameter',   /\b(?:diameters?|radius|bore)\b|直径|内径|外径|孔径|半径/giu],
  ['size',       /\b(?:(?:particle|grain|pore|crystal) sizes?|sized?)\b|粒径|粒度|尺寸/giu],
  ['width',      /\b(?:widths?|wide|narrow)\b|宽度?/giu],
  ['height',     /\b(?:heights?|tall|high)\b|高度/giu],
  ['depth',      /\b(?:depths?|deep|recess)\b|深度/giu],
  ['length',     /\b(?:lengths?|long)\b|长度/giu],
  ['distance',   /\b(?:distances?|pitch|spacing|gap|far)\b|距离|间距|节距|间隙/giu],
  ['wavelength', /\bwavelengths?\b|波长/giu],
  ['frequency',  /\b(?:frequenc(?:y|ies)|bandwidth)\b|频率|带宽|频段/giu],
  ['temperature', /\btemperatures?\b|温度/giu],
  ['pressure',   /\bpressures?\b|压力|压强/giu],
];
/** "How long" may be of a length, and "how long does it take" of none: where a time is asked for these tell nothing. */
const OF_LENGTH: ReadonlySet<string> = new Set(NAMES.slice(0, 9).map(([measure]) => measure));

/** The physical quantity that a question asks for. */
export interface QuantityAsked {
  readonly measures: readonly string[];
  /** Words of the question by their keys. */
  readonly keys: readonly string[];
}

/**
 * What is measured by a question's own names for it; undefined where it has none.
 * @param dimensions Of the values that are asked for.
 */
export function quantityAskedIn(
  question: string,
  dimensions: readonly string[],
  keys: Iterable<string>,
): QuantityAsked | undefined {
  const measures = NAMES.filter(
    ([measure, name]) =>
      question.matchAll(name).some(() => true) && (!OF_LENGTH.has(measure) || dimensions.includes('length')),
  ).map(([measure]) => measure);
  return measures.length === 0 ? undefined : { measures, keys: [...keys] };
}

const CLAUSE_ENDS = /[。；;！？!?]|[,，](?!\d)/gu;
/** Characters before a value in which the name of what it is of stands, and behind it: "1.7 nm thick". */
const BEFORE = 90;
const BEHIND = 12;
/** What a Chinese text says a measure is of, before its name: 玻璃芯102的, 截止. */
const OWNER_BEFORE = /(\p{Script=Han}{1,12})[（(]?\d{0,4}[a-z]?[）)]?的?$/u;
/** What stands before it there: 两层之间设有. */
const BEFORE_OWNER = /^.*(?:设有|设置|具有|包括|之间|所述|优选|[有为与和在以且其该的])/u;
/** The same behind the value: 厚度为5mm的聚合物制应力缓冲层. */
const OWNER_BEHIND = /^[^，。；,;\p{Script=Han}]{0,6}的([\p{Script=Han}]{2,16})/u;
/** Before the name of a measure and no thing that has it: 总厚度. */
const NO_OWNER = /^(?:总|平均|最[大小高低佳]|单位|实际)?$/u;

/** What an English text says a measure is of, behind its name: "thickness of the cold plate". */
const OWNER_EN =
  /^[\p{L}-]+ of (?:the|an?|each|said) ((?:[\p{L}-]+ ){1,4}?)(?:(?:was|is|were|are|of|may|can|lies) |$)/iu;

/**
 * Whether the name that stands before a value says that it is of a thing that the question names; undefined: of none.
 */
function isSaidOfThing(text: string, start: number, keys: readonly string[]): boolean | undefined {
  const before = text.slice(Math.max(0, start - BEFORE), start);
  const last = lastNameIn(before);
  const owner = last && OWNER_EN.exec(before.slice(last.start))?.[1];
  return owner === undefined ? undefined : contentKeys(owner).some((key) => keys.includes(key));
}

/**
 * Of values in a text those of what was asked; where it says of one that it is of the thing that was asked about, not
 * those that it says are of another.
 */
export function valuesOfQuantity<T extends Span>(text: string, values: readonly T[], asked: QuantityAsked): T[] {
  const own = values.filter((value) => isOfQuantity(text, value, asked));
  const said = own.map(({ start }) => isSaidOfThing(text, start, asked.keys));
  return said.includes(true) ? own.filter((_, at) => said[at] !== false) : own;
}

/**
 * Whether a value in a text is one of what was asked: not if the text says that it measures something else, or that it
 * is of something the question does not name.
 */
function isOfQuantity(text: string, { start, end }: Span, { measures, keys }: QuantityAsked): boolean {
  const from = Math.max(0, start - BEFORE);
  const before = text.slice(from, start);
  const ends = [...before.matchAll(CLAUSE_ENDS)].map(({ index }) => index + 1);
  // "preferably 5 mm" goes on with the clause before it
  const clauses = [...new Set([ends.at(-1) ?? 0, ends.at(-2) ?? 0, 0])];
  for (const at of clauses) {
    const clause = before.slice(at);
    const last = lastNameIn(clause);
    if (!last) continue;
    // 合龙温度和放置温度分别为: each value has its own, and one of them is asked for
    if (EACH.test(clause)) {
      const owners = namesIn(clause).filter(({ measure }) => measures.includes(measure));
      return owners.some(({ start: name }) => isOfThing(clause.slice(0, name), '', keys));
    }
    if (!measures.includes(last.measure)) return isNamedBehind(text.slice(end, end + BEHIND), measures);
    return isOfThing(clause.slice(0, last.start), text.slice(end), keys);
  }
  return true;
}

/** Says of several values in a row that each is of a thing of its own. */
const EACH = /分别|各为|\brespectively\b/iu;

const isNamedBehind = (text: string, measures: readonly string[]): boolean => {
  const first = lastNameIn(text);
  return first !== undefined && measures.includes(first.measure);
};

interface MeasureNamed {
  readonly measure: string;
  readonly start: number;
}

/** Names of measures in a text, in no order. */
const namesIn = (text: string): MeasureNamed[] =>
  NAMES.flatMap(([measure, name]) => [...text.matchAll(name)].map(({ index }) => ({ measure, start: index })));

/** The last name of a measure in a text; of two at one place the later one of the table. */
function lastNameIn(text: string): MeasureNamed | undefined {
  let last: MeasureNamed | undefined;
  for (const named of namesIn(text)) if (!last || named.start >= last.start) last = named;
  return last;
}

/** Whether what a measure is of is named in the question, as far as a Chinese text says it right beside it. */
function isOfThing(before: string, behind: string, keys: readonly string[]): boolean {
  const owner = OWNER_BEFORE.exec(before)?.[1]?.replace(BEFORE_OWNER, '');
  const named = owner === undefined || NO_OWNER.test(owner) ? OWNER_BEHIND.exec(behind)?.[1] : owner;
  if (named === undefined) return true;
  return contentKeys(named).some((key) => isHan(key) && keys.includes(key)) || named.length < 2;
}
