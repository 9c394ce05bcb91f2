import { eachToken } from '#corpus/text/analysis.ts';
import { cachedStem, chineseBoundary, chineseUnit, isContentWord, isUnitHere } from './content-words.ts';
import { isHan } from './script.ts';
import type { Span } from './spans.ts';

/** A run of words that may name a thing: `cooling plate`, 振动传感器. */
export interface Phrase extends Span {
  /** As written. */
  readonly text: string;
  /** Stems joined by blanks, or the Han characters: equal for inflections of the same phrase. */
  readonly key: string;
  /** Stems, or one piece for a Chinese phrase. */
  readonly words: readonly string[];
  /** "said", "the", 所述 stands before it: the thing was named earlier. */
  readonly definite: boolean;
}

/** Verbs of claims: no noun phrase starts or ends with one, whatever its ending. Stems. */
const VERBS = new Set(
  `come feel lie keep prolong disclos exceed achiev acquir activ actuat adjust allow appli attach becom begin bias bring bond broadcast bear calcul carri caus chang close collect compar conduct connect contain control convert cool correspond couplet creat cut
  deliv depend detect determin dispos direct display divid drive emit enabl encod engag enter establish estim excit execut exert expos extend extract fasten feed fix flow forc gener get give hold identifi
  implement improv increas indic inform inject input insert instal keep lead leav locat lose maintain make measur monitor mount move obtain occur open oper output overlap pass perform permit place posit process prevent
  produc protect prove pull push put radiat rais reach read receiv record reduc releas remain remov repres requir respond retriev return rotat run scan seal secur select send separ serv set sit
  show start stay stop store supplement suppli support surround switch take tend transfer transmit transport travel treat turn vari work`
    .trim()
    .split(/\s+/),
);
/**
 * A verb's noun use inside a phrase is common ("cooling plate", "control unit"), so only these forms bound a phrase at
 * its edge.
 */
const boundsAtEnd = (word: string) =>
  /(?:ed|ly)$/.test(word) ||
  (/(?:s|ing|es)$/.test(word) && VERBS.has(cachedStem(word)) && !/(?:er|or|ment|ion|ce)s?$/.test(word));
/**
 * Nouns in the form of a verb: at the end of a phrase ("a ball bearing") unless an object follows ("bearing a load").
 */
const NOUNS = new Set(['bearing', 'bearings']);
const OBJECT = /^\s+(?:an?|the|said|one|two|at least|its|their)\b/i;
const boundsAtStart = (word: string) =>
  /ly$/.test(word) || (VERBS.has(cachedStem(word)) && /(?:ed|es|[^s]s)$/.test(word)) || START_ONLY.has(word);
const START_ONLY = new Set(
  'mounted disposed located positioned connected coupled attached arranged formed made placed based received generated determined obtained detected extending receiving transmitting determining generating obtaining having being'.split(
    ' ',
  ),
);
/** Words that end as a plural or a verb does, and are neither. */
const SINGULAR_IN_S = /(?:ss|us|is|lens|gas|series|bias|means|species|canvas|chaos)$/i;
/** Whether a word behind a noun may be what that does: "a pump *reverses* the flow". */
export const endsAsVerb = (word: string): boolean => /s$/i.test(word) && !SINGULAR_IN_S.test(word);
const DEFINITE = /(?:\b(?:the|said|these|those)|所述的?|该|上述|前述)\s*$/iu;
const JOINS = /^(?:[ \t\u00a0]|[^\S\n]*\n\s*|[-‐‑/])$/u;
/** Words of one English phrase; what is longer is a run of nouns that nobody searches for, and is cut from the left. */
const LONGEST_PHRASE = 5;
const LONGEST_HAN = 24;
/** What is no word without the one behind its hyphen: of "non-uniform" no half is a name. */
const PREFIXES = new Set('non pre post anti semi multi co re sub ultra inter un'.split(' '));

/** Chinese verbs that stand before their object in claims. */
const LEADING_VERBS =
  /^(?:获取|得到|获得|生成|确定|判断|计算|接收|发送|采集|实现|完成|执行|提供|形成|设置|安装|固定|连接|位于|设于|放置|输出|输入|选取|构建|建立|提取|读取|存储|传输|调整|控制|驱动|带动|加入|加热|混合|施加|解决|提高|降低|减少|增加|避免|防止|保证|使用|对应|涉及|公开|带走|处理)/u;
const ONLY_VERB =
  /^(?:毫米|微米|纳米|厘米|毫秒|微秒|小时|分钟|毫克|千克|毫升|赫兹|摄氏度|设置|连接|安装|固定|布置|调节|控制|检测|获取|输入|输出|生成|确定|判断|计算|接收|发送|采集|提供|形成|组成|构成|进行|实现|完成|执行|放置|存储|传输|调整|驱动|带动|加入|加热|混合|提高|降低|减少|增加|避免|防止|保证|使用|对应|处理|内设|内|上|下|过高|过低)$/u;
/**
 * False for stems and Chinese words that are only a verb of claims or a unit: "mounted" and "fixed" seldom make the
 * difference.
 */
export const namesThing = (key: string): boolean => !VERBS.has(key) && !ONLY_VERB.test(key);

/** What stands after a name without being part of it: 电芯设置(在), 壳体内. */
const TRAILING = /(?:设置|连接|安装|固定|布置|位于|组成|制成|形成|构成|时|每|内部?|外部?|上方|下方|之[间内外上下])$/u;
/** When, before what happens then: 高于60℃(时)打开阀门. */
const LEADING_WHEN = /^时(?![间刻钟序长域段效延候空差变分])/u;
/** After these a verb is a part of the name: 采集模块, 控制器. */
const NAMES_DEVICE =
  /^(?:模块|单元|装置|器|电路|系统|端|口|板|设备|机|机构|组件|件|部|仪|线|轴(?!承)|杆|管|腔|层|带|片|块|室|箱|轮|阀|座|架|孔|槽|面|头|体|液|剂|法|方法|策略|参数|信号|数据|指令|程序|率|量|值)/u;

/** Candidate phrases of a text in order, both languages, without overlap. Linear. */
export function phrasesOf(text: string): Phrase[] {
  const found: Phrase[] = [];
  let words: { word: string; start: number; end: number }[] = [];
  let han: { start: number; end: number } | undefined;
  let boundaryEnd = -1;

  const closeWords = () => {
    let from = 0;
    let to = words.length;
    const verbAt = ({ word, end }: { word: string; end: number }) => {
      const hasObject = OBJECT.test(text.slice(end, end + 12));
      return (boundsAtEnd(word) && (!NOUNS.has(word) || hasObject)) || (hasObject && endsAsVerb(word));
    };
    const isPrefixed = (at: number) =>
      at > from && PREFIXES.has(words[at - 1]!.word) && text.slice(words[at - 1]!.end, words[at]!.start).trim() !== '';
    while (to > from && verbAt(words[to - 1]!) && (to - from > 1 || /(?:ed|ly)$/.test(words[to - 1]!.word)))
      to -= isPrefixed(to - 1) ? 2 : 1;
    while (to - from > 1 && boundsAtStart(words[from]!.word)) from++;
    if (to - from === 1 && (boundsAtStart(words[from]!.word) || VERBS.has(cachedStem(words[from]!.word)))) to = from;
    if (to - from > LONGEST_PHRASE) {
      const cut = to - LONGEST_PHRASE;
      from = isPrefixed(cut) ? cut - 1 : cut;
    }
    if (to > from) {
      const start = words[from]!.start;
      const end = words[to - 1]!.end;
      const stems = words.slice(from, to).map(({ word }) => cachedStem(word));
      found.push({
        start,
        end,
        text: text.slice(start, end),
        key: stems.join(' '),
        words: stems,
        definite: DEFINITE.test(text.slice(Math.max(0, start - 12), start)),
      });
    }
    words = [];
  };
  const closeHan = () => {
    if (han) {
      let { start, end } = han;
      if (LEADING_WHEN.test(text.slice(start, end))) start += 1;
      const verb = LEADING_VERBS.exec(text.slice(start, end))?.[0];
      if (verb && end - start - verb.length >= 2 && !NAMES_DEVICE.test(text.slice(start + verb.length, end)))
        start += verb.length;
      const trailing = TRAILING.exec(text.slice(start, end))?.[0].length ?? 0;
      if (end - start - trailing >= 2) end -= trailing;
      const name = text.slice(start, end);
      if (!namesThing(name)) start = end;
      if (end - start >= 2 && end - start <= LONGEST_HAN)
        found.push({
          start,
          end,
          text: name,
          key: name,
          words: [name],
          definite: DEFINITE.test(text.slice(Math.max(0, start - 4), start)),
        });
    }
    han = undefined;
  };

  eachToken(text, (word, _position, start, end, _sentence, _paragraph, whole) => {
    if (whole) return;
    if (isHan(word)) {
      closeWords();
      if (start < boundaryEnd) return;
      // the unit of a number is no part of a name: 40秒反转
      const boundary = chineseBoundary(text, start) || chineseUnit(text, start);
      if (boundary > 0) {
        closeHan();
        boundaryEnd = start + boundary;
      } else if (han && han.end === start) han = { start: han.start, end };
      else {
        closeHan();
        han = { start, end };
      }
      return;
    }
    closeHan();
    const last = words.at(-1);
    if (last && !JOINS.test(text.slice(last.end, start))) closeWords();
    if (isContentWord(word) && !isUnitHere(text, word, start)) words.push({ word, start, end });
    else closeWords();
  });
  closeWords();
  closeHan();
  return found;
}

/** A phrase with its weight as a term of the text. */
export interface Term {
  readonly text: string;
  readonly key: string;
  readonly words: readonly string[];
  /** Occurrences in the text, nested ones included. */
  readonly frequency: number;
  /** log2(words + 1) times the occurrences that are not explained by longer terms. */
  readonly c_value: number;
}

/** The most candidates that are ranked: hostile texts may hold a million different ones. */
const MOST_CANDIDATES = 20_000;

/**
 * Terms of a text, best first.
 * C-value with log2(words + 1), so that single words take part; Han characters count half a word each.
 * @see Frantzi, Ananiadou, Mima, "Automatic recognition of multi-word terms: the C-value/NC-value method", IJDL 3
 * (2000)
 */
export function termsOf(text: string, phrases: readonly Phrase[] = phrasesOf(text)): Term[] {
  const known = new Map<
    string,
    { text: string; words: readonly string[]; frequency: number; inside: number; longer: number }
  >();
  for (const phrase of phrases) {
    const entry = known.get(phrase.key);
    if (entry) entry.frequency++;
    else if (known.size < MOST_CANDIDATES)
      known.set(phrase.key, { text: phrase.text, words: phrase.words, frequency: 1, inside: 0, longer: 0 });
  }
  for (const [key, entry] of known) {
    for (const part of partsOf(key, entry.words)) {
      const inner = known.get(part);
      if (!inner || inner === entry) continue;
      inner.inside += entry.frequency;
      inner.longer++;
    }
  }
  const length = (key: string, words: readonly string[]) => (isHan(key[0]!) ? key.length / 2 : words.length);
  return [...known]
    .map(([key, { text: written, words, frequency, inside, longer }]) => ({
      text: written,
      key,
      words,
      frequency: frequency + inside,
      c_value: Math.log2(length(key, words) + 1) * (frequency + inside - (longer > 0 ? inside / longer : 0)),
    }))
    .toSorted((a, b) => b.c_value - a.c_value || (a.key < b.key ? -1 : 1));
}

/** Shorter phrases that a phrase holds. */
function partsOf(key: string, words: readonly string[]): string[] {
  const parts: string[] = [];
  if (isHan(key[0]!)) {
    for (let length = 2; length < Math.min(key.length, 9); length++)
      for (let at = 0; at + length <= key.length; at++) parts.push(key.slice(at, at + length));
    return parts;
  }
  for (let length = 1; length < words.length; length++)
    for (let at = 0; at + length <= words.length; at++) parts.push(words.slice(at, at + length).join(' '));
  return parts;
}

/**
 * Cuts a long run of Han characters into words, with no dictionary: the cut whose words are most probable, where the
 * probability of a word is how often its characters stand together (`count`, in the corpus or in a text of `total`
 * characters). Words have 2 to 6 characters; a run of up to 4 is left whole. Needs at most 5 counts a character.
 */
export function cutChinese(run: string, count: (characters: string) => number, total: number): string[] {
  const n = run.length;
  if (n <= 4) return [run];
  const cost = new Array<number>(n + 1).fill(Number.POSITIVE_INFINITY);
  const from = new Array<number>(n + 1).fill(0);
  cost[0] = 0;
  const scale = Math.log(Math.max(10, total));
  for (let at = 0; at < n; at++) {
    if (cost[at] === Number.POSITIVE_INFINITY) continue;
    for (let length = 1; length <= 6 && at + length <= n; length++) {
      const times = length === 1 ? 0 : count(run.slice(at, at + length));
      // A single character is a last resort; characters never seen together cost as much as they are many.
      const price = times > 0 ? scale - Math.log(times) : scale * (length === 1 ? 1.5 : length);
      if (cost[at]! + price < cost[at + length]!) {
        cost[at + length] = cost[at]! + price;
        from[at + length] = at;
      }
    }
  }
  const words: string[] = [];
  for (let end = n; end > 0; end = from[end]!) words.unshift(run.slice(from[end]!, end));
  return words;
}
