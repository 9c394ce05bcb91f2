import { namesThing, phrasesOf } from '#language/phrases.ts';
import type { TextLanguage } from '#language/script.ts';

/** A term of a set of texts: one to three words that name a thing. */
export interface Term {
  /** As most of the texts write it, in small letters. */
  readonly text: string;
  /** The texts that hold it, by their places among all, ascending. */
  readonly documents: readonly number[];
}

/** Words of a term. */
const MOST_WORDS = 3;
/** Longest term in Han characters. */
const MOST_HAN = 10;
/** Characters of one text that are read. */
const MOST_CHARACTERS = 5_000;
/** Different terms that are kept while texts are read; the rare ones go when there are more. */
const MOST_KEPT = 200_000;

/** Words that name no field: alone they are no term, nor is a term made of them alone. Stems; Chinese words. */
const GENERIC = new Set(
  `devic method system apparatus process equip assembl structur unit modul member portion part element bodi surfac end side top bottom edg base point line area region zone space posit
  direct angl length width height thick distanc size shape form type kind number amount valu level rang rate ratio time period data inform user condit state oper function control
  high low upper lower left right inner outer front rear back new same differ multipl singl plural main addit specif technic effect result manner way case object purpos problem solut applic field invent
  util model techniqu technolog mechan configur arrang design set group pair section compon item thing materi product machin kit tool work use
  one ones bold care old tight better disclosur furthermor moreov addition therefor howev integr multi activ remot mobil autom automat
  装置 方法 系统 设备 结构 组件 部件 单元 模块 机构 本体 主体 部分 表面 一端 两端 另一端 上端 下端 端部 端面 内部 外部 内侧 外侧 上部 下部 顶部 底部 位置 方向 长度 宽度 高度 厚度 尺寸 形状 数量 范围
  时间 数据 信息 用户 状态 条件 功能 技术 领域 方案 效果 问题 目的 发明 实用新型 专利 应用 过程 工艺 产品 材料 物质 类型 种类 情况 方式 技术领域 技术方案 现有技术 设计 需要 不同 相同 主要 新型 借助 之外 两次 八个 期间 随着 恰好 相邻 相对 保持 周围 计划 工作 公开 本公开 开始 测量 组 件 端 部 侧 面 区 区域 部位`
    .trim()
    .split(/\s+/),
);

/** Verbs and adverbs at the edge of a phrase that make it no name. Stems; Chinese words. */
const EDGES = new Set(
  `come go away upward downward outward inward apart togeth again project face coupl decreas extend improv limit neighbour ones becom remain
  伸出 承载 交替 引导 延伸 向上 向下 开启 达到 承受 并列 不会 省去 远离 残留 耦合 重新 确定 补偿 失效 定位 一排 个别 连续 自身 上方 下方 减小 增大 同时 分别 能够 具体 例如 即 即可 可 均 不 未 已 再`
    .trim()
    .split(/\s+/),
);

/** Whether a run of words may name a thing: its last word does, and its first is no verb of claims. */
const mayName = (parts: readonly string[]) =>
  !EDGES.has(parts[0]!) && !EDGES.has(parts.at(-1)!) && namesThing(parts.at(-1)!);

const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a Chinese phrase. */
function chineseWords(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    // 壳|体 is no more than one word: a character alone belongs to what stands before it
    const joined = segment.length === 1 || parts.at(-1)?.length === 1;
    if (joined && parts.length > 0) parts.push(parts.pop()! + segment);
    else parts.push(segment);
  }
  return parts;
}

interface Found {
  readonly parts: readonly string[];
  readonly written: Map<string, number>;
  readonly documents: number[];
  /** How often it ended a phrase, as the name of a thing does, and how often it stood in one. */
  ends: number;
  stands: number;
}

/** Least share of the occurrences of a term in which it ends a phrase. */
const ENDING = 0.3;

/**
 * The terms of texts, with the texts that hold them: all runs of one to three words inside their noun phrases. Texts
 * are given one by one; memory is bounded.
 */
export class TermReader {
  readonly #lang: TextLanguage;
  readonly #found = new Map<string, Found>();
  #read = 0;

  constructor(lang: TextLanguage) {
    this.#lang = lang;
  }

  /** Texts read so far. */
  get read(): number {
    return this.#read;
  }

  add(text: string): void {
    const document = this.#read++;
    for (const phrase of phrasesOf(text.slice(0, MOST_CHARACTERS))) {
      const han = /\p{Script=Han}/u.test(phrase.text);
      if (han !== (this.#lang === 'zh')) continue;
      const shown = han ? chineseWords(phrase.text) : phrase.text.toLowerCase().split(/[^\p{L}\p{N}.]+/u);
      const parts = han ? shown : phrase.words;
      if (shown.length !== parts.length) continue;
      for (let from = 0; from < parts.length; from++)
        for (let to = from + 1; to <= Math.min(parts.length, from + MOST_WORDS); to++)
          this.#note(parts.slice(from, to), shown.slice(from, to).join(han ? '' : ' '), document, to === parts.length);
    }
    if (this.#found.size > MOST_KEPT) this.#forget();
  }

  #note(parts: readonly string[], written: string, document: number, ends: boolean): void {
    const han = this.#lang === 'zh';
    if (parts.every((part) => GENERIC.has(part) || part.length < 2) || !mayName(parts)) return;
    if (han ? written.length < 2 || written.length > MOST_HAN || parts[0]!.length < 2 : written.length < 3) return;
    const key = parts.join(' ');
    let found = this.#found.get(key);
    if (!found) this.#found.set(key, (found = { parts, written: new Map(), documents: [], ends: 0, stands: 0 }));
    found.stands++;
    if (ends) found.ends++;
    found.written.set(written, (found.written.get(written) ?? 0) + 1);
    if (found.documents.at(-1) !== document) found.documents.push(document);
  }

  #forget(): void {
    for (let least = 2; this.#found.size > MOST_KEPT / 2; least++)
      for (const [key, { documents }] of this.#found) if (documents.length < least) this.#found.delete(key);
  }

  /**
   * The terms that hold together and are not merely parts of longer ones, those in most texts first, `most` at most.
   * Several words are one term where they occur together more often than chance lets expect: their normalised pointwise
   * mutual information, over texts, is at least `COHESION` at every place where they could be parted.
   * @see G. Bouma, "Normalized (Pointwise) Mutual Information in Collocation Extraction", GSCL 2009
   */
  terms(most: number, least = 2): Term[] {
    const kept = [...this.#found.values()]
      .filter(({ documents, ends, stands }) => documents.length >= least && ends >= stands * ENDING)
      .filter(({ parts }) => parts.length === 1 || this.#coheres(parts))
      .sort((a, b) => b.documents.length - a.documents.length || (shownOf(a) < shownOf(b) ? -1 : 1))
      .slice(0, most * 2);
    const longer = kept.filter(({ parts }) => parts.length > 1);
    const explained = new Set(
      longer.flatMap(({ parts, documents }) =>
        partsOf(parts).filter((key) => {
          const inner = this.#found.get(key);
          return inner !== undefined && inner.documents.length <= documents.length * EXPLAINED;
        }),
      ),
    );
    return kept
      .filter(({ parts }) => !explained.has(parts.join(' ')))
      .slice(0, most)
      .map((found) => ({ text: shownOf(found), documents: found.documents }));
  }

  #coheres(parts: readonly string[]): boolean {
    const share = (of: readonly string[]) =>
      (this.#found.get(of.join(' '))?.documents.length ?? this.#read) / this.#read;
    const together = share(parts);
    for (let at = 1; at < parts.length; at++) {
      const chance = share(parts.slice(0, at)) * share(parts.slice(at));
      if (together < 1 && Math.log(together / chance) / -Math.log(together) < COHESION) return false;
    }
    return true;
  }
}

/** Least normalised mutual information of the words of a term: 0 is chance, 1 never one without the other. */
const COHESION = 0.25;
/** A word that occurs this much as often as a term that holds it is told by the term. */
const EXPLAINED = 1.3;

/** The keys of all shorter runs of words in a term. */
const partsOf = (parts: readonly string[]): string[] =>
  parts.flatMap((_part, from) =>
    parts.flatMap((_other, to) =>
      to >= from && to - from + 1 < parts.length ? [parts.slice(from, to + 1).join(' ')] : [],
    ),
  );

/** The most usual spelling; of equal ones the first by code points. */
const shownOf = ({ written }: Pick<Found, 'written'>): string =>
  [...written].reduce((a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a))[0];

/**
 * How much more often something occurs in a part than outside it: the log-likelihood ratio of two binomials, negative
 * where it occurs less often. 0 where the part is everything.
 * @param a Texts of the part that hold it.
 * @param b Texts of the whole that hold it.
 * @see T. Dunning, "Accurate Methods for the Statistics of Surprise and Coincidence", Computational Linguistics 19
 * (1993)
 */
export function logLikelihood(a: number, part: number, b: number, whole: number): number {
  const [outside, others] = [Math.max(0, b - a), Math.max(0, whole - part)];
  if (part === 0 || others === 0) return 0;
  const bits = (k: number, n: number, p: number) =>
    (k > 0 ? k * Math.log(p) : 0) + (n > k ? (n - k) * Math.log(1 - p) : 0);
  const all = (a + outside) / (part + others);
  const [p, q] = [a / part, Math.min(1, outside / others)];
  const ratio =
    2 *
    (bits(a, part, p) +
      bits(Math.min(outside, others), others, q) -
      bits(a, part, all) -
      bits(Math.min(outside, others), others, all));
  return p >= q ? ratio : -ratio;
}
