/** Characters of a text that are read: more of a list says no more of what it is. */
const LOOKED_AT = 2_000;
/** Parts from which on names of parts are a list. */
const SEVERAL = 3;
/** Share of the items of a text that name a part, where it is a list. */
const MOSTLY = 0.8;
/** Characters of a line that announces a list. */
const LONGEST_HEAD = 90;

/** Says that what follows is a list of signs, with the colon behind it or as a heading. */
const ANNOUNCES =
  /附[图圖][标標][记記]|[标標][号號]|符[号號]|[图圖]中|\breferen(?:ce|tial) (?:numerals?|signs?|characters?|numbers?|symbols?|letters?)\b|\bparts list\b|\b(?:list|description|explanation) of (?:the |main )?(?:parts|symbols|signs|numerals|elements)\b/iu;
const ANNOUNCED = new RegExp(`(?:${ANNOUNCES.source})[^:：；;。.]{0,60}[:：]`, 'iu');

/** `10`, `12a`, `100'`, `R1`; what counts steps (`S1`) is a sign only where signs are announced. */
const SIGN = /^(?<letters>[A-Z]{0,2})(?<count>\p{Nd}{1,5})[a-zA-Z]{0,2}['′]?(?![\p{Nd}%°℃])/u;
/** What stands between a sign and the name of its part. */
const TIE = /^\s{0,4}(?:[-–—~～:：、.…=]{1,3}|为|denotes|designates|represents|indicates)?\s{0,4}/u;
/** A name of a part: short, and no number with its unit (`10 g of sugar`, `3个孔`). */
const NAME =
  /^(?:an? |the )?(?!(?:mm|cm|nm|µm|μm|um|km|kg|mg|ml|min|[kmg]?hz|[kmg]pa|[kmg]?eV|wt|mol|vol|ppm|rpm|[VWsmgALNKTJC]|degrees?|percent|parts?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times|inch(?:es)?|feet|millimet\w+|met(?:er|re)s?|grams?|lit(?:er|re)s?|volts?|watts?)\b)[\p{L}(][^;；，。:：]{0,60}$/iu;
const HAN_UNIT = /^[度毫厘米秒分年月日个個次倍份克升层根块片小]/u;
/** 壳体1, `housing 10`. */
const SIGN_LAST = /^\p{L}.{1,40}?\(?\p{Nd}{1,4}[a-z]?\)?$/u;

interface Item {
  readonly count: number;
  /** It is counted as points are, too: `1. Heat`, 1、加热, `S1 heat`. */
  readonly point: boolean;
}

/** A sign, or several, and the name of the part that has it; undefined for anything else. */
function itemOf(text: string): Item | undefined {
  let rest = text.trim().replace(/^(?:and|以?及|和)\s?/u, '');
  let first: { letters: string; count: number } | undefined;
  for (let signs = 0; signs < 6; signs++) {
    const found = SIGN.exec(rest);
    if (!found) break;
    first ??= { letters: found.groups!.letters!, count: Number(found.groups!.count!.normalize('NFKC')) };
    rest = rest.slice(found[0].length);
    const joined = /^\s?[,、/&]\s?(?=[A-Z]{0,2}\p{Nd})/u.exec(rest);
    if (!joined) break;
    rest = rest.slice(joined[0].length);
  }
  if (!first) return undefined;
  const tie = TIE.exec(rest)![0];
  // "1st", 3D
  if (tie === '' && !/^\p{Script=Han}/u.test(rest)) return undefined;
  const name = rest.slice(tie.length);
  if (!NAME.test(name) || HAN_UNIT.test(name)) return undefined;
  return { count: first.count, point: /^\s*[.、]\s*$/u.test(tie) || first.letters !== '' };
}

/** Whether these are parts by their signs: in their order, and no points that are counted one by one. */
function areParts(items: readonly Item[]): boolean {
  const ascending = items.filter(({ count }, i) => i === 0 || count >= items[i - 1]!.count).length;
  if (ascending < MOSTLY * items.length) return false;
  return !items.every(({ point, count }, i) => point && (i === 0 || count === items[i - 1]!.count + 1));
}

/** Whether a text names parts by their signs; `announced`: it was said that signs follow. */
function names(text: string, announced: boolean): boolean {
  return [/[；;，。\n]|,(?!\s?\p{Nd})|[,.]\s(?=\p{Nd})/u, /[；;，,。、\n]/u].some((between) => {
    const parts = text
      .split(between)
      .map((part) => part.replace(/\.\s*$/u, '').trim())
      .filter((part) => part !== '' && !/^\p{Nd}{1,5}[a-zA-Z]?$/u.test(part));
    const items = parts.map(itemOf).filter((item) => item !== undefined);
    const enough = (n: number) => n >= Math.max(SEVERAL, MOSTLY * parts.length);
    if (announced) return enough(Math.max(items.length, parts.filter((part) => SIGN_LAST.test(part)).length));
    return enough(items.length) && areParts(items);
  });
}

/** Says what a figure shows. */
const CAPTION = /[图圖]\s?\p{Nd}|\bfig/iu;
/** Characters that stand before an announcement and say nothing. */
const LEAD = 20;
/** Whether what stands before an announcement leaves the whole a list: nothing, or what figures show. */
const onlyCaptions = (text: string): boolean =>
  text.split(/[;；。.]/u).every((part) => part.trim().length <= LEAD || CAPTION.test(part));

/**
 * Whether a text lists the signs of a drawing and says nothing of what they stand for: `10: housing; 12: lid; 14:
 * pump`, 110、方形电池单体；140、冷却液进口, 附图标记说明：壳体1，泵2，阀3. Steps that are counted (`1. Heat; 2. Cool`) and amounts are none.
 * Linear.
 */
export function listsSigns(text: string): boolean {
  const read = text.slice(0, LOOKED_AT);
  const head = ANNOUNCED.exec(read);
  if (head && onlyCaptions(read.slice(0, head.index))) return names(read.slice(head.index + head[0].length), true);
  return names(read, false);
}

interface Paragraph {
  readonly text: string;
}

/** Paragraphs without those that list signs: in one paragraph, or one part to each of several in a row. */
export function withoutSignLists<T extends Paragraph>(paragraphs: readonly T[]): T[] {
  const listed = new Set<T>();
  let run: { paragraph: T; item: Item }[] = [];
  let announced = false;
  const close = () => {
    if (announced || (run.length >= SEVERAL && areParts(run.map(({ item }) => item))))
      for (const { paragraph } of run) listed.add(paragraph);
    run = [];
  };
  for (const paragraph of paragraphs) {
    const { text } = paragraph;
    const item = text.length <= LONGEST_HEAD ? itemOf(text.replace(/[;；,，。.]\s*$/u, '')) : undefined;
    if (item) {
      run.push({ paragraph, item });
      continue;
    }
    close();
    if (listsSigns(text) || (announced && names(text, true))) listed.add(paragraph);
    else announced = text.length <= LONGEST_HEAD && ANNOUNCES.test(text) && !/[。.]\s*$/u.test(text);
  }
  close();
  return listed.size === 0 ? [...paragraphs] : paragraphs.filter((paragraph) => !listed.has(paragraph));
}
