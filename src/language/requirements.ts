import { type PropertyName, propertyKind } from '#collections/materials/properties.ts';
import { quantitiesOf } from './quantities.ts';
import { propertyNamesIn, readRecipe } from './recipes.ts';
import type { Span } from './spans.ts';

/** What a text asks of a material by number, in the unit of the property. */
export interface Requirement extends Span {
  readonly property: PropertyName;
  /** Absent: no bound on that side. */
  readonly low?: number;
  readonly high?: number;
  /** The bound itself is not enough: `above`, `below`, 高于. */
  readonly strict: boolean;
  readonly unit: string;
  /** As written. */
  readonly text: string;
}

export interface Requirements {
  readonly requirements: readonly Requirement[];
  /** Properties that are named without a number that could be read, as written. */
  readonly open: readonly { readonly property: PropertyName; readonly text: string }[];
  /** A strength by number that does not say which one, as written: "strength above 1000 MPa". */
  readonly kindless: readonly string[];
  /** Properties of which the bounds leave nothing. */
  readonly contradictory: readonly PropertyName[];
}

const STRICT =
  /(?:(?<!\b(?:not|no) )\bmore than|(?<!\b(?:not|no) )\bgreater than(?! or equal)|\babove|\bover|\bexceeding|\bin excess of|(?<!\b(?:not|no) )\bless than(?! or equal)|\bbelow|\bunder|\bsmaller than|>(?!=)|<(?!=)|(?<!不)大于(?!等于|或等于)|(?<!不)高于|超过|(?<!不)小于(?!等于|或等于)|(?<!不)低于)\s{0,8}(?:about|approximately|约|大约)?\s{0,8}[-−]?\d/iu;
/** A strength without its kind; of a fatigue, a bond or a field strength none is kept here. */
const STRENGTH =
  /(?<!\b(?:fatigue|shear|bond(?:ing)?|impact|flexural|bending|creep|rupture|field|signal|peel|dielectric|adhesive)\s)\bstrength\b|(?<!疲劳|剪切|粘接|粘结|冲击|弯曲|抗弯|蠕变|持久|电场|磁场|信号|剥离|介电)强度/giu;
/** Characters between such a name and its number. */
const TO_NUMBER = 24;
const REACHES = /(?:\breach(?:es|ing)?|\bup from|达到|达|至少为)\s{0,4}$/iu;

/** Reads requirements, English or Chinese: each number with its property, its bounds, and whether they count. */
export function readRequirements(text: string): Requirements {
  const { properties } = readRecipe(text);
  const requirements = properties.map(({ property, low, high, unit, quantity, start, end }): Requirement => {
    const reaches = low === high && REACHES.test(text.slice(Math.max(0, quantity.start - 8), quantity.start));
    return {
      ...{ property, unit, start, end, text: text.slice(start, end) },
      ...(Number.isFinite(low) && { low }),
      ...(Number.isFinite(high) && !reaches && { high }),
      strict: STRICT.test(quantity.text),
    };
  });
  const known = new Set(requirements.map(({ property }) => property));
  const open = propertyNamesIn(text)
    .filter(({ name }, at, all) => !known.has(name) && all.findIndex((other) => other.name === name) === at)
    .map(({ name, start, end }) => ({ property: name, text: wholeWords(text, start, end + 30) }));
  const named = propertyNamesIn(text);
  const numbers = quantitiesOf(text).filter(
    ({ dimension, start }) => dimension === 'pressure' && !properties.some(({ quantity }) => quantity.start === start),
  );
  const kindless = [...text.matchAll(STRENGTH)].flatMap(({ index }) => {
    if (named.some(({ start, end }) => start <= index && index < end)) return [];
    const number = numbers.find(({ start }) => start > index && start - index <= TO_NUMBER);
    return number ? [text.slice(index, number.end).trim()] : [];
  });
  const contradictory = [...known].filter((property) => {
    const own = requirements.filter((one) => one.property === property);
    const low = Math.max(...own.map((one) => one.low ?? -Infinity));
    const high = Math.min(...own.map((one) => one.high ?? Infinity));
    return low > high;
  });
  return { requirements, open, kindless, contradictory };
}

/** What stands there, without the piece of a word at its end. */
const wholeWords = (text: string, start: number, end: number): string =>
  text.slice(start, end).replace(/^\w/u.test(text.slice(end)) ? /\s\w{1,30}$/u : /$/u, '');

/** A requirement in short: `yield strength > 1000 MPa`. */
export function requirementText(
  { property, low, high, strict, unit }: Omit<Requirement, keyof Span | 'text'>,
  lang: 'en' | 'zh',
): string {
  const name = propertyKind(property)[lang];
  const of = (sign: string, bound: number) => `${name} ${sign} ${bound}${unit === '1' ? '' : ` ${unit}`}`;
  if (low !== undefined && high !== undefined)
    return low === high ? of('=', low) : `${name} ${low}–${high}${unit === '1' ? '' : ` ${unit}`}`;
  return low !== undefined ? of(strict ? '>' : '≥', low) : of(strict ? '<' : '≤', high!);
}
