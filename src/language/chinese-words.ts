import { isHan } from './script.ts';
import type { Span } from './spans.ts';

/**
 * Words of plain speech that people tell inventions in and documents do not use: they say little of a thing, however
 * rare they are in patents.
 */
const PLAIN = new Set(
  `一 二 两 几 个 把 让 给 放 看 挑 派 照 没 再 就 才 很 最 里 用 从 会 要 也 都 还 又 只 每 各 有 做 说 算 想 拿 来 去 住 着 过 得 地 这 那 它 他 们 人 不
  一个 一根 一块 一种 一张 一只 一条 一次 一下 一起 一样 一边 一遍 一点 一些 一直 一句 一路 两个 两样 两者 两种 两次 两两 几个 几下 旁边 东西 出来 进来 起来 过来 下来 上去 怎么 什么 下次 每次 只要 只有 只留 跟着 自己 分头 分成
  看出 看住 看人 认出 给出 说出 多数 少数 很多 许多 大约 左右 不停 不用 不会 不再 一部 部分 一部分 重点 要紧 办法 先后 中间 最后 最先 这样 那样 那种 这种 其他 别的 放在 装在 挂在 接在 送到 变成 做成 当成 就是 还是 或是 独自 随时
  马上 立刻 慢慢 轻轻 直接 容易 方便 便宜 好用 省事 省得 从前 以前 以后 里面 外面 上面 下面 后面 前面 时候 地方 样子 大家 别人 有人 没人 没有 可以 能够 应该 需要 知道 觉得 所有 全部 每个 每发 任何
  没有 底下 的话 一层 一圈 一排 一端 那儿 这儿 哪里 这个 那个 这里 那里 多少 几次 几种 三个 有些 有的 各个 各种 我们 他们 它们 算出 得出 找出 拿出 走到 放到 看到 等到 想到 上来 回来 弄成 换成 看成 用来 拿来 贴在 套在 摆在 附近 远处 近处 周围 之后 然后 同时 赶快 经常 总是 老是
  大概 另一 每一 就能 就会 就把 不能 都要 都能 还能 还要 还会 再把 再用 再按 先把 先用 才能 才算 才会 也能 也会 要是 如果 因为 所以 而且 但是`
    .trim()
    .split(/\s+/),
);

/** Whether a Chinese word is one of plain speech, or a small word: it names nothing. */
export const isPlainWord = (word: string): boolean => PLAIN.has(word);

/** What a pair of characters says that lies across two words, and one of plain speech, as a share of a word's own. */
const ACROSS_SHARE = 0.1;
const ACROSS_SINGLE_SHARE = 0.5;
const PLAIN_SHARE = 0.15;

/** Whether a share of `pairShares` is that of a pair which only two neighbouring words make. */
export const isAcross = (share: number | undefined): boolean => share === ACROSS_SHARE;

/** The same, of a pair of two single characters: a term that no general dictionary knows, or two words. */
export const isLoose = (share: number | undefined): boolean => share === ACROSS_SINGLE_SHARE;

let segmenter: Intl.Segmenter | undefined;
/** The words of a text as a general dictionary cuts it, small ones and marks among them. */
function segmentsOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return segmenter.segment(text);
}

/** The Chinese words of a text of two characters or more, those of plain speech left out. */
export function chineseWords(text: string): string[] {
  const words: string[] = [];
  for (const [run] of text.matchAll(HAN_RUN))
    for (const { segment } of segmentsOf(run)) if (segment.length > 1 && !PLAIN.has(segment)) words.push(segment);
  return words;
}

/** Single characters that say what is done where a small word stands behind them: 内壁贴一圈, 按一下才停. */
const DONE =
  /^[贴涂装加设挂安套跑走停按拉推放绑缝印埋开关洗吹吸喷打碰摸踩握转翻切剪烧煮晒吃喝穿戴坐躺睡掉落亮响变进出过]$/u;
/** A numeral with its unit, as one word of a dictionary. */
const COUNTED =
  /^[零一二三四五六七八九十百千万两几半]+(?:分钟|小时|秒钟?|毫米|厘米|米|公斤|克|度|次|天|倍|[个圈层排片块根条])$/u;

/**
 * What a run of Han characters of plain speech names, in order: cut at words of plain speech and at what is done. 药盒底
 * stays whole, of 给老人用 there is 老人, of 下有 nothing.
 */
export function thingsIn(run: string): string[] {
  const words = [...segmentsOf(run)].map(({ segment }) => segment);
  const isSmall = (word: string | undefined) => word === undefined || PLAIN.has(word) || COUNTED.test(word);
  const things: string[] = [];
  let thing = '';
  words.forEach((word, at) => {
    const before = words[at - 1];
    const isDone = DONE.test(word) && isSmall(words[at + 1]) && (isSmall(before) || before!.length > 1);
    if (!isSmall(word) && !isDone) thing += word;
    if (isSmall(word) || isDone || at === words.length - 1) {
      if (thing.length > 1) things.push(thing);
      thing = '';
    }
  });
  return things;
}

/**
 * The same, and runs of single characters into which a term comes apart that no general dictionary knows: 结/冰, 换/能/器.
 */
export function chineseTerms(text: string): string[] {
  const terms: string[] = [];
  let run = '';
  const close = () => {
    if (run.length > 1) terms.push(run);
    run = '';
  };
  for (const { segment } of segmentsOf(text)) {
    const isName = isHan(segment[0]!) && !PLAIN.has(segment);
    if (isName && segment.length === 1) run += segment;
    else {
      close();
      if (isName) terms.push(segment);
    }
  }
  close();
  return terms;
}

const HAN_RUN = /\p{Script=Han}+/gu;

/**
 * How much the pairs of neighbouring Han characters of a text say, by where they start: 1 within a word, less across
 * two, where a pair stands in no other text but by chance. Terms that no general dictionary knows come apart into
 * single characters (换/能/器): pairs of these count more than pairs that cut a word.
 */
export function pairShares(text: string): ReadonlyMap<number, number> {
  const words = [...segmentsOf(text)].filter(({ segment }) => isHan(segment[0]!));
  const shares = new Map<number, number>();
  const isPlain = (word: string) => PLAIN.has(word);
  words.forEach(({ segment, index }, i) => {
    for (let at = 0; at < segment.length; at++) {
      const start = index + at;
      if (at + 1 < segment.length) {
        shares.set(start, isPlain(segment) || isPlain(segment.slice(at, at + 2)) ? PLAIN_SHARE : 1);
        continue;
      }
      const next = words[i + 1];
      if (!next || next.index !== start + 1) {
        // one that stands alone
        if (segment.length === 1) shares.set(start, isPlain(segment) ? PLAIN_SHARE : 1);
        continue;
      }
      const single = segment.length === 1 && next.segment.length === 1;
      const plain = isPlain(segment) || isPlain(next.segment);
      shares.set(start, plain || !single ? ACROSS_SHARE : ACROSS_SINGLE_SHARE);
    }
  });
  return shares;
}

/** Words of texts that were asked about before: one text is compared with many documents. Emptied when full. */
const WORDS = new Map<string, readonly Span[]>();
const MOST_TEXTS = 500;

/** The Chinese words of a text in order, single characters among them. */
function wordsOf(text: string): readonly Span[] {
  const known = WORDS.get(text);
  if (known) return known;
  const words = [...segmentsOf(text)]
    .filter(({ segment }) => isHan(segment[0]!))
    .map(({ segment, index }) => ({ start: index, end: index + segment.length }));
  if (WORDS.size >= MOST_TEXTS) WORDS.clear();
  WORDS.set(text, words);
  return words;
}

/**
 * The Chinese words that a reader would name as missing, where pairs of neighbouring characters were looked for: words
 * with a missing pair of their own, and single ones that a missing pair has, unless found pairs cover all of them. A
 * pair that lies across two words is none.
 */
export function missingWords(text: string, missing: readonly Span[], found: readonly Span[]): Span[] {
  const covered = new Set<number>();
  for (const { start, end } of found) for (let at = start; at < end; at++) covered.add(at);
  const inMissing = new Set<number>();
  /** Where a missing pair that begins here ends, the nearest. */
  const ends = new Map<number, number>();
  for (const { start, end } of missing) {
    for (let at = start; at < end; at++) inMissing.add(at);
    ends.set(start, Math.min(end, ends.get(start) ?? end));
  }
  return wordsOf(text).filter(({ start, end }) => {
    let free = false;
    let lacks = end - start === 1 && inMissing.has(start);
    for (let at = start; at < end; at++) {
      free ||= !covered.has(at);
      lacks ||= (ends.get(at) ?? end + 1) <= end;
    }
    return free && lacks;
  });
}

/**
 * The word that a pair of neighbouring characters stands in: what a general dictionary holds to be one, or the run of
 * single characters in `within` that a term comes apart into which it does not know (换/能/器).
 */
export function wordAround(text: string, pair: Span, within: Span): Span {
  const words = wordsOf(text).filter(({ start, end }) => within.start <= start && end <= within.end);
  const isSingle = (at: number) => words[at] !== undefined && words[at].end - words[at].start === 1;
  const joined = (at: number, next: number) =>
    isSingle(at) && isSingle(next) && (words[at]!.end === words[next]!.start || words[next]!.end === words[at]!.start);
  let from = words.findIndex(({ end }) => end > pair.start);
  let to = words.findLastIndex(({ start }) => start < pair.end);
  if (from < 0 || to < from) return pair;
  while (joined(from, from - 1)) from--;
  while (joined(to, to + 1)) to++;
  return { start: words[from]!.start, end: words[to]!.end };
}

/** Where the words of a text begin and end: a span that has an end elsewhere has half a word. */
export function wordBounds(text: string): ReadonlySet<number> {
  const bounds = new Set([text.length]);
  for (const { index } of segmentsOf(text)) bounds.add(index);
  return bounds;
}
