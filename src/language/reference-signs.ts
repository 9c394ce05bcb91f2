/** A part of a drawing as a description names it. */
export interface NamedSign {
  /** `12`, `12a`, `12A`. */
  readonly sign: string;
  readonly name: string;
}

/** Characters of a description that are read. */
const MOST = 300_000;
/** Characters before a sign in which its name stands. */
const BEFORE = 60;
/** Capitals that are no unit behind a number: 36A, 36B, 12L, and not 5V. */
const SIGN = /\d{1,4}(?:[a-z]|[A-EILOPQRSU](?![A-Za-z]))?/g;

/** Words before a number that make it no reference sign. */
const NO_PART = new Set(
  'fig figs figure figures claim claims step steps example examples embodiment embodiments sample samples specimen specimens trial trials test tests run runs group groups grade table tables no nos number paragraph page section chapter line lines equation formula seq id about approximately least most than of to at and or in from during through until after before above below beyond exceeding is are was were be by with between for on as per over under within up each every only next past previous coming last first second third other january february march april may june july august september october november december'.split(
    ' ',
  ),
);
/** Words that begin a noun phrase and are no part of its name. */
const BEGINS = new Set(
  'a an the said this that these those its their each such and or of to with by in on for from one'.split(' '),
);
/** Units behind a number: it is a quantity. */
const UNITS =
  /^\s?(?:%|°|mm|cm|nm|µm|μm|um|km|kg|mg|ml|min|hz|khz|mhz|ghz|mpa|kpa|ev|wt|mol|v\b|w\b|s\b|m\b|g\b|hours?\b|minutes?\b|seconds?\b|days?\b|weeks?\b|months?\b|years?\b|percent\b|parts?\b|rpm\b|pa\b|h\b|度|毫|厘|米|秒|分|小时|天(?!线)|千[克帕瓦米]|兆|微[米秒克]|转|年|月|日|个|次|倍|份|克|升|℃|wt|r\/min)/i;
/** 40～60份: the first of a range is no sign. */
const RANGE = /^\s?[~～—–-]\s?\d/u;
const HAN = /[\u4e00-\u9fff]/;
/** Chinese words that end before a name, longest first. */
const CHINESE_BEGINS = [
  '所述',
  '以及',
  '通过',
  '设置',
  '位于',
  '安装',
  '包括',
  '的',
  '该',
  '与',
  '和',
  '在',
  '于',
  '将',
  '由',
  '及',
  '或',
  '为',
  '使',
  '对',
  '其',
  '是',
  '有',
  '至',
  '从',
  '被',
  '则',
  '图',
  '上',
  '下',
  '内',
];
const CHINESE_NO_PART = [
  '图',
  '步骤',
  '实施例',
  '权利要求',
  '第',
  '表',
  '式',
  '附图',
  '约',
  '为',
  '大于',
  '小于',
  '段',
];

const ORDINAL = /^(?:first|second|third|fourth|fifth|sixth)$/i;

function englishName(before: string): string | undefined {
  const words = before.split(/\s+/).filter(Boolean);
  const last = words.at(-1)?.toLowerCase();
  if (!last || NO_PART.has(last.replace('.', '')) || !/^[a-z][a-z-]+$/.test(last)) return undefined;
  const name: string[] = [];
  for (const word of words.slice(-4).reverse()) {
    // "a first half 1a": of what it is the first
    if (name.length > 0 && ORDINAL.test(word)) {
      name.unshift(word.toLowerCase());
      break;
    }
    if (!/^[A-Za-z][A-Za-z-]*$/.test(word) || BEGINS.has(word.toLowerCase()) || NO_PART.has(word.toLowerCase())) break;
    name.unshift(word.toLowerCase());
  }
  return name.length > 0 ? name.join(' ') : undefined;
}

function chineseRun(before: string): string | undefined {
  let at = before.length;
  while (at > 0 && HAN.test(before[at - 1]!)) at--;
  const run = before.slice(at).slice(-12);
  if (run.length < 2 || CHINESE_NO_PART.some((word) => run.endsWith(word))) return undefined;
  const begin = Math.max(
    ...CHINESE_BEGINS.map((word) => {
      const found = run.lastIndexOf(word, run.length - word.length - 2);
      return found < 0 ? 0 : found + word.length;
    }),
  );
  const name = run.slice(begin);
  return name.length >= 2 ? name : undefined;
}

/** The name that most mentions have; of Chinese runs, the longest end that two of them share. */
function told(names: ReadonlyMap<string, number>): readonly [name: string, times: number] {
  const all = [...names].sort(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1));
  const [best, times] = all[0]!;
  const shared = all.filter(([name]) => name !== best && best.endsWith(name));
  const [name, own] = shared.length > 0 && shared[0]![1] >= times ? shared[0]! : [best, times];
  // 个套管5 and 套管5 name one thing twice
  const longer = all.reduce(
    (sum, [other, n]) => (other !== name && HAN.test(name) && other.endsWith(name) ? sum + n : sum),
    0,
  );
  return [name, own + longer];
}

/**
 * The reference signs that a description gives parts, in the order of their numbers: `a housing 12`, `the housing
 * (12)`, `壳体(12)`. A sign that is named once is one only in brackets; claims, figures, steps and quantities are none.
 * `once`: those too that are named once without brackets, for who knows by another text what names a part.
 */
export function referenceSigns(description: string, { once = false } = {}): NamedSign[] {
  return [...mentionsOf(description)]
    .map(([sign, { names, bracketed }]) => {
      const [name, times] = told(names);
      return { sign, name, sure: once || bracketed.size > 0 || times > 1 };
    })
    .filter(({ sure }) => sure)
    .sort((a, b) => Number.parseInt(a.sign, 10) - Number.parseInt(b.sign, 10) || (a.sign < b.sign ? -1 : 1))
    .map(({ sign, name }) => ({ sign, name }));
}

/** The word that says what a thing is: of a Chinese name its last two characters. */
const headOf = (name: string) => (HAN.test(name) ? name.slice(-2) : name.split(' ').at(-1)!.replace(/s$/, ''));

/**
 * Every name that stands with a sign in brackets, or twice, of names with one head the first: more than one is a sign
 * for several things.
 */
export function namesOfSigns(description: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...mentionsOf(description)].map(([sign, { names, bracketed }]) => {
      const byHead = new Map<string, string>();
      for (const [name, times] of names) {
        const head = headOf(name);
        if ((times > 1 || bracketed.has(name)) && !byHead.has(head)) byHead.set(head, name);
      }
      return [sign, [...byHead.values()]];
    }),
  );
}

interface Mentions {
  readonly names: Map<string, number>;
  /** Names with which the sign stands in brackets. */
  readonly bracketed: Set<string>;
}

function mentionsOf(description: string): Map<string, Mentions> {
  const text = description.slice(0, MOST);
  const found = new Map<string, Mentions>();
  for (const match of text.matchAll(SIGN)) {
    const at = match.index;
    const end = at + match[0].length;
    const [previous, following] = [text[at - 1] ?? '', text[end] ?? ''];
    if (
      /[\d.,/\w~～—–-]/.test(previous) ||
      RANGE.test(text.slice(end, end + 4)) ||
      /[\d/\w-]/.test(following) ||
      (following === '.' && /\d/.test(text[end + 1] ?? ''))
    )
      continue;
    if (match[0].startsWith('0') || UNITS.test(text.slice(end, end + 5))) continue;
    const bracketed = (previous === '(' || previous === '（') && (following === ')' || following === '）');
    const before = text.slice(Math.max(0, at - BEFORE), at - (bracketed ? 1 : 0)).trimEnd();
    const name = HAN.test(before.at(-1) ?? '') ? chineseRun(before) : englishName(before);
    if (name === undefined) continue;
    const known = found.get(match[0]) ?? { names: new Map<string, number>(), bracketed: new Set<string>() };
    known.names.set(name, (known.names.get(name) ?? 0) + 1);
    if (bracketed) known.bracketed.add(name);
    found.set(match[0], known);
  }
  return found;
}
