import type { OfficePackage } from '#sources/office/package.ts';
import type { XmlElement } from '#sources/xml-element.ts';
import { attribute } from './attribute.ts';

// WordprocessingML, ECMA-376 part 1: 17.9 (numbering), 17.18.59 (ST_NumberFormat).

const PART = 'word/numbering.xml';
/** Levels that a list has at the most (17.9.3), and characters of a label that are written. */
const LEVELS = 9;
const LONGEST_LABEL = 100;

/** Which list a paragraph or a style is of, and on which level. */
export interface Listed {
  /** `0` takes a paragraph out of the list of its style. */
  readonly list?: string;
  /** From 0. */
  readonly level?: number;
}

/** What `numPr` says. */
export function listedBy(properties: XmlElement | undefined): Listed {
  const said = properties?.child('numPr');
  const level = Number(attribute(said?.child('ilvl'), 'val'));
  const list = attribute(said?.child('numId'), 'val');
  return {
    ...(list !== undefined && { list }),
    ...(said?.has('ilvl') && Number.isInteger(level) && level >= 0 && level < LEVELS && { level }),
  };
}

interface Level {
  readonly start: number;
  readonly format: string;
  /** Of a format of its own: its numbers as far as they are told, `0001, 0002, 0003, ...`. */
  readonly pattern?: string;
  /** `[%1]`, `%1.%2`: `%n` stands for the number of level n. */
  readonly text: string;
  /** From 1: begins anew after this level and those above it alone; 0: never. */
  readonly restart?: number;
  /** All its numbers are decimal. */
  readonly legal: boolean;
}

const HAN = '零一二三四五六七八九';

/** 1 to 9,999 in Chinese words: 十二, 一百零三. */
function chinese(number: number): string {
  if (number < 1 || number > 9_999) return String(number);
  let words = '';
  const digits = String(number);
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[at]);
    if (digit > 0) words += HAN[digit]! + ['', '十', '百', '千'][digits.length - 1 - at];
    else if (/[1-9]/.test(digits.slice(at)) && !words.endsWith('零')) words += '零';
  }
  return words.replace(/^一十/, '十');
}

const ROMAN = 'M 1000,CM 900,D 500,CD 400,C 100,XC 90,L 50,XL 40,X 10,IX 9,V 5,IV 4,I 1'
  .split(',')
  .map((pair) => pair.split(' ') as [string, string]);

function roman(number: number): string {
  if (number < 1 || number > 9_999) return String(number);
  let left = number;
  let letters = '';
  for (const [sign, value] of ROMAN) for (; left >= Number(value); left -= Number(value)) letters += sign;
  return letters;
}

/** a to z, then aa, bb, cc, as Word counts on. */
const letter = (number: number): string =>
  number < 1 || number > 26 * LONGEST_LABEL
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));

function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return `${number}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

const within = (number: number, most: number, first: number) =>
  number >= 1 && number <= most ? String.fromCodePoint(first + number - 1) : String(number);

const FORMATS = new Map<string, (number: number) => string>(
  Object.entries<(number: number) => string>({
    none: () => '',
    decimalZero: (number) => String(number).padStart(2, '0'),
    upperRoman: roman,
    lowerRoman: (number) => roman(number).toLowerCase(),
    upperLetter: (number) => letter(number).toUpperCase(),
    lowerLetter: letter,
    ordinal,
    numberInDash: (number) => `- ${number} -`,
    decimalEnclosedCircle: (number) => within(number, 20, 0x2460),
    decimalEnclosedCircleChinese: (number) => within(number, 20, 0x2460),
    decimalEnclosedParen: (number) => `(${number})`,
    decimalEnclosedFullstop: (number) => `${number}.`,
    chineseCounting: chinese,
    chineseCountingThousand: chinese,
    japaneseCounting: chinese,
    taiwaneseCounting: chinese,
    taiwaneseCountingThousand: chinese,
    ideographTraditional: (number) => '甲乙丙丁戊己庚辛壬癸'[number - 1] ?? String(number),
  }),
);

/** A number in a format by its name (`lowerRoman`); formats of other scripts are written as decimals. */
export const numberIn = (format: string, number: number): string => (FORMATS.get(format) ?? String)(number);

const written = (number: number, { format, pattern }: Level): string =>
  format === 'custom'
    ? String(number).padStart(/^\d{1,9}/.exec(pattern ?? '')?.[0].length ?? 1, '0')
    : numberIn(format, number);

function levelOf(element: XmlElement): Level {
  // what only newer programs know stands in a choice, with what others take beside it
  const format = element.child('numFmt') ?? element.at('AlternateContent/Choice/numFmt');
  const restart = attribute(element.child('lvlRestart'), 'val');
  const legal = element.child('isLgl');
  const pattern = attribute(format, 'format');
  return {
    start: numberOf(attribute(element.child('start'), 'val')) ?? 1,
    format: attribute(format, 'val') ?? 'decimal',
    ...(pattern !== undefined && { pattern }),
    text: attribute(element.child('lvlText'), 'val') ?? '',
    ...(restart !== undefined && { restart: numberOf(restart) ?? 0 }),
    legal: legal !== undefined && !['0', 'false'].includes(attribute(legal, 'val') ?? ''),
  };
}

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

function levelsOf(parent: XmlElement): ReadonlyMap<number, Level> {
  const levels = new Map<number, Level>();
  for (const level of parent.all('lvl')) {
    const at = Number(attribute(level, 'ilvl'));
    if (Number.isInteger(at) && at >= 0 && at < LEVELS) levels.set(at, levelOf(level));
  }
  return levels;
}

interface List {
  /** Lists of one definition count on together. */
  readonly of: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Numbers at which this one begins anew, by level. */
  readonly starts: ReadonlyMap<number, number>;
}

/** What stands before a paragraph of a list. */
export interface Label {
  /** `1.`, `[0012]`, `2.3`, (a); empty where the level shows nothing, or a sign that is no number. */
  readonly text: string;
  readonly bullet: boolean;
}

/** Counts the lists of a document: `next` is called for each paragraph of one, in the order of the document. */
export interface Numbering {
  next(listed: Listed): Label | undefined;
}

/**
 * Numbers that the program makes and the file does not hold: of claims, paragraphs, headings, steps.
 * @param ofStyle Which list a style is of: a definition may lie behind one.
 */
export async function numberingOf(office: OfficePackage, ofStyle: (style: string) => Listed): Promise<Numbering> {
  const root = office.has(PART) ? await office.xml(PART) : undefined;
  // each is read once, however many lists name it
  const definitions = new Map(
    (root?.all('abstractNum') ?? []).map((each) => [
      attribute(each, 'abstractNumId') ?? '',
      { style: attribute(each.child('numStyleLink'), 'val'), levels: levelsOf(each) },
    ]),
  );
  const numbered = new Map((root?.all('num') ?? []).map((each) => [attribute(each, 'numId') ?? '', each]));
  const definitionOf = (list: XmlElement | undefined) => attribute(list?.child('abstractNumId'), 'val') ?? '';
  /** The definition of a list, or the one of the list that its style is in, where it only names that. */
  const meant = (list: XmlElement): string => {
    const own = definitionOf(list);
    const { style } = definitions.get(own) ?? {};
    const there = style === undefined ? undefined : definitionOf(numbered.get(ofStyle(style).list ?? ''));
    return there !== undefined && definitions.has(there) ? there : own;
  };
  const lists = new Map<string, List>();
  for (const [id, list] of numbered) {
    const of = meant(list);
    const definition = definitions.get(of);
    if (!definition) continue;
    const levels = new Map(definition.levels);
    const starts = new Map<number, number>();
    for (const override of list.all('lvlOverride')) {
      const at = Number(attribute(override, 'ilvl'));
      const start = numberOf(attribute(override.child('startOverride'), 'val'));
      for (const level of override.all('lvl')) levels.set(at, levelOf(level));
      if (start !== undefined) starts.set(at, start);
    }
    lists.set(id, { of, levels, starts });
  }

  const counts = new Map<string, (number | undefined)[]>();
  const begun = new Set<string>();
  return {
    next({ list: id, level: at = 0 }) {
      if (id === undefined || id === '0') return undefined;
      const list = lists.get(id);
      const level = list?.levels.get(at);
      if (!list || !level) return { text: '', bullet: true };
      const count = counts.get(list.of) ?? new Array<number | undefined>(LEVELS).fill(undefined);
      counts.set(list.of, count);
      if (!begun.has(id)) {
        begun.add(id);
        for (const [anew, start] of list.starts) count[anew] = start - 1;
      }
      const startOf = (of: number) => list.levels.get(of)?.start ?? 1;
      for (let above = 0; above < at; above++) count[above] ??= startOf(above);
      count[at] = (count[at] ?? startOf(at) - 1) + 1;
      for (let below = at + 1; below < LEVELS; below++) {
        const restart = list.levels.get(below)?.restart;
        if (restart === undefined || at < restart) count[below] = undefined;
      }
      if (level.format === 'bullet') return { text: '', bullet: true };
      const text = level.text.replace(/%([1-9])/g, (_, said: string) => {
        const of = list.levels.get(Number(said) - 1);
        const number = count[Number(said) - 1];
        if (!of || number === undefined) return '';
        return level.legal ? String(number) : written(number, of);
      });
      return { text: text.slice(0, LONGEST_LABEL).trim(), bullet: false };
    },
  };
}
