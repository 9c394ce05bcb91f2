/** "long form (SF)" and 长形式（简称短形式）: what a text itself says is the same. */

export interface Abbreviation {
  /** As written: `ultrasound transducer array`. */
  readonly long: string;
  /** `UTA`. */
  readonly short: string;
}

const PARENTHESES = /[(（]([^()（）]{1,70})[)）]/gu;
/** `SF`, `SFs`, `MOSFET`, `Li-ion`, at least two letters or a letter and a digit, no words of a sentence. */
const SHORT = /^[A-Za-z][A-Za-z0-9&/+-]{1,9}$/;
const CHINESE_NAMED =
  /^(?:以下|下文|下称|后文)?(?:简称|简写|缩写|又称|也称|称)(?:为)?[“"「]?([\p{Script=Han}A-Za-z0-9-]{2,16})[”"」]?$/u;
const ENGLISH_NAME_BEFORE = /(?:^|[，,；;]\s*)([A-Za-z][A-Za-z -]{5,80})[，,]\s*([A-Z][A-Za-z0-9-]{1,9})$/;
/** The most pairs read from one text. */
const MOST = 300;

/**
 * The longest word sequence before the parenthesis that spells the short form: every character of it in order, the
 * first at the start of a word.
 * @see Schwartz and Hearst, "A simple algorithm for identifying abbreviation definitions in biomedical text", PSB 2003
 */
export function longFormOf(short: string, before: string): string | undefined {
  const words = before.trimEnd();
  let s = short.length - 1;
  let l = words.length - 1;
  for (; s >= 0; s--) {
    const wanted = short[s]!.toLowerCase();
    if (!/[a-z0-9]/.test(wanted)) continue;
    while (l >= 0 && (words[l]!.toLowerCase() !== wanted || (s === 0 && l > 0 && /[\p{L}\p{N}]/u.test(words[l - 1]!))))
      l--;
    if (l < 0) return undefined;
    l--;
  }
  const start = l + 1;
  const long = words
    .slice(start)
    .replace(/^["'“]+/, '')
    .replace(/(?<!["'”])["'”]+$/, '');
  if (long.length <= short.length + 1 || /[.;:。；]/.test(long)) return undefined;
  if (long.toLowerCase().split(/\s+/).includes(short.toLowerCase())) return undefined;
  return long;
}

/**
 * The abbreviations that a text defines, each once, in order of appearance. Linear: looks back at most 80 characters a
 * parenthesis.
 */
export function abbreviationsOf(text: string): Abbreviation[] {
  if (!/[(（]/.test(text)) return [];
  const found = new Map<string, Abbreviation>();
  const add = (long: string, short: string) => {
    const key = `${long.toLowerCase()}\u0000${short}`;
    if (!found.has(key)) found.set(key, { long, short });
  };
  for (const match of text.matchAll(PARENTHESES)) {
    if (found.size >= MOST) break;
    const inside = match[1]!.trim();
    const before = text.slice(Math.max(0, match.index - 80), match.index);
    const named = isAscii(inside, 0) ? null : CHINESE_NAMED.exec(inside);
    if (named) {
      const long = chineseBefore(before);
      if (long && long !== named[1]) add(long, named[1]!);
      continue;
    }
    // 电池管理系统（Battery Management System，BMS）: the Chinese name, the English one and the short one.
    const both = /[，,]/.test(inside) ? ENGLISH_NAME_BEFORE.exec(inside) : null;
    const chinese = chineseBefore(before);
    if (both) {
      if (chinese) {
        add(chinese, both[1]!.trim());
        add(chinese, both[2]!);
      }
      if (longFormOf(both[2]!, both[1]!)) add(both[1]!.trim(), both[2]!);
      continue;
    }
    // `Palladium (II)`: how it is oxidised, or which of several
    if (SHORT.test(inside) && /[A-Z]/.test(inside) && !/^I{2,3}$/.test(inside)) {
      const short = inside.replace(/(?<=[A-Z]{2})s$/, '');
      const bounded = before.slice(-(Math.min(short.length + 5, short.length * 2) * 12));
      const long = /[A-Za-z]\s*$/.test(bounded) ? longFormOf(short, bounded) : undefined;
      if (long && long.split(/\s+/).length <= Math.min(short.length + 5, short.length * 2)) add(long, short);
      else if (chinese && !/^(?:S|Fig|FIG|图)?\d*$/.test(short) && /^[A-Z]{2,}/.test(short)) add(chinese, short);
    }
  }
  return [...found.values()];
}

const LISTED = /^([A-Z][A-Za-z0-9&/+-]{1,9})(?:[:：]|[ \t]+[-–—])?[ \t]+(\S.{2,100})$/u;

/**
 * What a line of a list of abbreviations says, as specifications have them (`AMF Access and Mobility Management
 * Function`, `GW: gateway`): its words spell the short form from their first letter to their last word.
 */
export function listedAbbreviation(line: string): Abbreviation | undefined {
  const [, short, rest] = LISTED.exec(line.trim()) ?? [];
  const long = rest?.trim().replace(/[.;。；]$/u, '');
  return short && long && spells(long, short) ? { long, short } : undefined;
}

/** Whether a name has the characters of its short form in their order, from its first to its last word. */
function spells(long: string, short: string): boolean {
  const name = long.toLowerCase();
  const characters = [...short.toLowerCase()].filter((character) => /[a-z0-9]/.test(character));
  if (name[0] !== characters[0] || name.length <= short.length + 1) return false;
  const words = name.split(/\s+/u);
  if (words.length > Math.min(short.length + 5, short.length * 2)) return false;
  let at = 0;
  for (const character of characters.slice(1)) {
    at = name.indexOf(character, at + 1);
    if (at < 0) return false;
  }
  return name.lastIndexOf(characters.at(-1)!) >= name.length - words.at(-1)!.length;
}

const CHINESE_TAIL = /(?:^|[^\p{Script=Han}])(\p{Script=Han}{2,16})$/u;
/** Words that open the phrase before a name: what follows the last of them is the name. */
const OPENS =
  /^.*(?:所述|一种|以及|采用|通过|利用|使用|提取|获取|获得|采集|接收|根据|基于|包括|具有|设置|的|和|与|及|为|是|在|对|将|由|或|该|其)/u;

/** Whether the character at a place is none of Chinese: there are most of these. */
const isAscii = (text: string, at: number): boolean => !(text.charCodeAt(at) > 0x7f);

function chineseBefore(before: string): string | undefined {
  const said = before.trimEnd();
  if (isAscii(said, said.length - 1)) return undefined;
  const tail = CHINESE_TAIL.exec(said)?.[1];
  if (!tail) return undefined;
  const name = tail.replace(OPENS, '');
  return name.length >= 2 && name.length <= 12 ? name : undefined;
}
